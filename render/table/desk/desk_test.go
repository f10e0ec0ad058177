package desk_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/country"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/desk"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// stage is a window with a map on a desk.
type stage struct {
	*paneltest.Desk
	desk  desk.Desk
	sheet paint.Rect // instead of that of the map, if it has a width
}

func open(t *testing.T, system, battle string, theme *ui.Theme) *stage {
	t.Helper()
	m := screentest.Begin(t, system, battle, match.Start{Open: true, Seed: 1})
	s := &stage{Desk: paneltest.Open(t, m, "en")}
	s.desk.Store = s.Store
	look := map[*ui.Theme]ground.Theme{&ui.Carta: ground.Carta, &ui.Candle: ground.Candle, &ui.Contrast: ground.Contrast}[theme]
	s.Board.Bakes(screentest.Ground(ground.Options{Unnamed: true, Theme: look}))
	s.UI.Theme = theme
	if os.Getenv("GROGNARD_PICTURES") != "" {
		country.Bake(context.Background(), s.Store)
	}
	s.Put = s.put
	s.Settle()
	return s
}

func (s *stage) put(c *ui.Ctx) {
	b := &s.Board
	b.Look(s.Scene.View().Map, c.Window(), paint.Rect{X: 100, Y: 52, W: c.In.W - 170, H: c.In.H - 56}, c.Scale)
	w, h := b.Size()
	sheet := b.Rect(paint.Rect{W: w, H: h})
	if s.sheet.W > 0 {
		sheet = s.sheet
	}
	s.desk.Paint(c, sheet, b.Map.Shape)
	b.Paint(c.L, &board.Picture{View: s.Scene.View(), Clips: &s.Clips})
	if b.Tick(c.In.Now) == 0 {
		c.Animate()
	}
}

// keys are those of the pictures of the list that begin so.
func (s *stage) keys(prefix string) (n int) {
	for _, k := range s.List.Cmds {
		if k.Op == paint.Image && strings.HasPrefix(k.Key, prefix) {
			n++
		}
	}
	return n
}

func TestTheDeskLiesBelowTheMap(t *testing.T) {
	for _, x := range []struct {
		system, battle string
		edge           string
	}{{"ccn", "ccn-12-waterloo", "desk/rim/"}, {"manoeuvre", "man-01-first-orders", "desk/rim/"}, {"eagles", "the-long-ridge", "desk/edge/"}} {
		for _, theme := range []*ui.Theme{&ui.Carta, &ui.Candle} {
			s := open(t, x.system, x.battle, theme)
			if s.keys(country.Key) != 1 || s.keys("desk/veil") != 1 || s.keys(x.edge) == 0 {
				t.Errorf("%s, %s: the country is painted %d times, the veil %d, edges %d", x.battle, theme.Name, s.keys(country.Key), s.keys("desk/veil"), s.keys(x.edge))
			}
			for i, k := range s.List.Cmds {
				if k.Key == "board/ground" {
					for _, later := range s.List.Cmds[i:] {
						if strings.HasPrefix(later.Key, "desk/") || later.Key == country.Key {
							t.Errorf("%s lies on the map", later.Key)
						}
					}
				}
			}
			s.Window.Pictures("desk-" + x.system + "-" + theme.Name)
		}
	}
}

func TestWhereContrastIsAllTheDeskIsPlain(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Contrast)
	if s.keys(country.Key)+s.keys("desk/") > 0 {
		t.Error("there is a picture behind the map")
	}
	s.Window.Pictures("desk-ccn-contrast")
}

func TestADeskThatIsHiddenIsNotPainted(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	s.sheet = paint.Rect{X: -10, Y: -10, W: s.In.W + 20, H: s.In.H + 20}
	s.Tick()
	if s.keys(country.Key)+s.keys("desk/") > 0 {
		t.Error("it is painted under a sheet that covers the window")
	}
	for _, r := range []paint.Rect{{X: 10, Y: -10, W: s.In.W + 20, H: s.In.H + 20}, {X: -10, Y: 10, W: s.In.W + 20, H: s.In.H + 20},
		{X: -10, Y: -10, W: s.In.W, H: s.In.H + 20}, {X: -10, Y: -10, W: s.In.W + 20, H: s.In.H}} {
		s.sheet = r
		s.Tick()
		if s.keys(country.Key) != 1 {
			t.Errorf("it is not painted beside a sheet in %v", r)
		}
	}
}

func TestTheVeilIsThickerTowardsTheEdges(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	img := s.Store.Get("desk/veil").Img
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for _, x := range []struct {
		what string
		x, y int
		want float64
	}{{"middle", w / 2, h / 2, .55}, {"left edge", 0, h / 2, .78}, {"corner", w - 1, h - 1, .78}, {"upper edge", w / 2, 0, .78}} {
		if got := float64(img.RGBAAt(x.x, x.y).A) / 255; got < x.want-.01 || got > x.want+.01 {
			t.Errorf("in the %s it is %.2f thick, want %.2f", x.what, got, x.want)
		}
	}
}

func TestAnotherThemeHasAnotherVeil(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	day := s.Store.Get("desk/veil").Img.RGBAAt(0, 0)
	s.UI.Theme = &ui.Candle
	s.Tick()
	if night := s.Store.Get("desk/veil").Img.RGBAAt(0, 0); night == day || night.R > day.R/2 {
		t.Errorf("by day the veil is %v, by candle light %v", day, night)
	}
}

func TestTheDeskTakesHardlyAnyMemory(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	bytes := 0
	for _, k := range s.List.Cmds {
		if pic := s.Store.Get(k.Key); strings.HasPrefix(k.Key, "desk/") && pic != nil {
			bytes += len(pic.Img.Pix)
		}
	}
	if bytes == 0 || bytes > 1<<20 {
		t.Errorf("its pictures have %d bytes", bytes)
	}
}

func TestTheCountryIsOrderedOnce(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	n := 0
	s.desk.Order = func(store *paint.Store) {
		if store.Get("asked") == nil {
			n++
			store.Put("asked", nil)
		}
	}
	for range 5 {
		s.Tick()
	}
	if n != 1 {
		t.Errorf("it is ordered %d times", n)
	}
}

func TestTheDeskAllocatesNothing(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	s.Put = func(c *ui.Ctx) { s.desk.Paint(c, paint.Rect{X: 200, Y: 50, W: 900, H: 600}, rules.Hexes) }
	if n := s.Allocations(); n > 0 {
		t.Errorf("%g allocations", n)
	}
}
