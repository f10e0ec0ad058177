package desk_test

import (
	"bytes"
	"image"
	"image/draw"
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
		(&country.Painter{Store: s.Store}).Bake()
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
			if s.keys("desk/country") == 0 || s.keys(x.edge) == 0 {
				t.Errorf("%s, %s: the country is painted %d times, edges %d", x.battle, theme.Name, s.keys("desk/country"), s.keys(x.edge))
			}
			for i, k := range s.List.Cmds {
				if k.Key == "board/ground" {
					for _, later := range s.List.Cmds[i:] {
						if strings.HasPrefix(later.Key, "desk/") {
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
	if s.keys("desk/") > 0 {
		t.Error("there is a picture behind the map")
	}
	s.Window.Pictures("desk-ccn-contrast")
}

func TestADeskThatIsHiddenIsNotPainted(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	s.sheet = paint.Rect{X: -10, Y: -10, W: s.In.W + 20, H: s.In.H + 20}
	s.Tick()
	if s.keys("desk/") > 0 {
		t.Error("it is painted under a sheet that covers the window")
	}
	for _, r := range []paint.Rect{{X: 10, Y: -10, W: s.In.W + 20, H: s.In.H + 20}, {X: -10, Y: 10, W: s.In.W + 20, H: s.In.H + 20},
		{X: -10, Y: -10, W: s.In.W, H: s.In.H + 20}, {X: -10, Y: -10, W: s.In.W + 20, H: s.In.H}} {
		s.sheet = r
		s.Tick()
		if s.keys("desk/country") != 1 {
			t.Errorf("it is not painted beside a sheet in %v", r)
		}
	}
}

func TestTheVeilIsThickerTowardsTheEdges(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	white := image.NewRGBA(image.Rect(0, 0, 192, 108))
	draw.Draw(white, white.Rect, image.White, image.Point{}, draw.Src)
	s.Store.Put(country.Small, white)
	s.Tick()
	img := s.Store.Get("desk/country").Img
	w, h, veil := img.Rect.Dx(), img.Rect.Dy(), desk.Veil(&ui.Carta)
	for _, x := range []struct {
		what string
		x, y int
		want float64
	}{{"middle", w / 2, h / 2, .55}, {"left edge", 0, h / 2, .78}, {"corner", w - 1, h - 1, .78}, {"upper edge", w / 2, 0, .78}} {
		at := img.RGBAAt(x.x, x.y)
		if got := float64(255-at.B) / float64(255-veil.B); got < x.want-.02 || got > x.want+.02 || at.A != 255 {
			t.Errorf("in the %s it is %.2f thick, want %.2f; opacity %d", x.what, got, x.want, at.A)
		}
	}
}

func TestAnotherThemeHasAnotherVeil(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	day := s.Store.Get("desk/country").Img.RGBAAt(0, 0)
	s.UI.Theme = &ui.Candle
	s.Tick()
	if night := s.Store.Get("desk/country").Img.RGBAAt(0, 0); night == day || night.R > day.R/2 {
		t.Errorf("by day the veil is %v, by candle light %v", day, night)
	}
}

func TestTheCountryIsPaintedOnceWhereTheSheetLeavesItBareAndNowhereElse(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	w := paint.Rect{W: s.In.W, H: s.In.H}
	for _, sheet := range []paint.Rect{{X: 200, Y: 60, W: 700, H: 500}, {X: 300.4, Y: -50.7, W: 2000, H: 500.2}, {X: -10, Y: -10, W: 300, H: 3000}, {X: 5000, Y: 5000, W: 10, H: 10}} {
		s.sheet = sheet
		s.Tick()
		hits := map[int]int{} // of a grid of points, one in 4 pixels each way
		for _, k := range s.List.Cmds {
			if k.Key != "desk/country" {
				continue
			}
			for y := float32(.5); y < w.H; y += 4 {
				for x := float32(.5); x < w.W; x += 4 {
					if k.Clip.Has(x, y) && k.Dst.Has(x, y) {
						hits[int(y)*4096+int(x)]++
					}
				}
			}
		}
		for y := float32(.5); y < w.H; y += 4 {
			for x := float32(.5); x < w.W; x += 4 {
				n := hits[int(y)*4096+int(x)]
				if bare, hidden := !sheet.Has(x, y), sheet.Inset(5).Has(x, y); bare && n != 1 || hidden && n != 0 || n > 1 {
					t.Fatalf("sheet at %v: at %g, %g the country is painted %d times", sheet, x, y, n)
				}
			}
		}
	}
}

func TestTheCountryIsVeiledAgainWhenItIsPainted(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	before := s.Store.Get("desk/country")
	s.Tick()
	if s.Store.Get("desk/country") != before {
		t.Error("it is veiled in every frame")
	}
	s.Store.Put(country.Small, image.NewRGBA(image.Rect(0, 0, 192, 108)))
	s.Tick()
	if got := s.Store.Get("desk/country"); got == before || got.Img.Rect.Dx() != 192 {
		t.Error("the veil lies on the old picture")
	}
}

func TestTheDeskTakesLittleMemory(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	small := image.NewRGBA(image.Rect(0, 0, 960, 540))
	s.Store.Put(country.Small, small)
	s.Tick()
	bytes, seen := len(small.Pix), map[string]bool{}
	for _, k := range s.List.Cmds {
		if pic := s.Store.Get(k.Key); strings.HasPrefix(k.Key, "desk/") && pic != nil && !seen[k.Key] {
			seen[k.Key] = true
			bytes += len(pic.Img.Pix)
		}
	}
	if bytes == 0 || bytes > 5<<20 {
		t.Errorf("its pictures have %d bytes", bytes)
	}
}

func TestTheDeskAllocatesNothing(t *testing.T) {
	s := open(t, "ccn", "ccn-12-waterloo", &ui.Carta)
	s.Put = func(c *ui.Ctx) { s.desk.Paint(c, paint.Rect{X: 200, Y: 50, W: 900, H: 600}, rules.Hexes) }
	if n := s.Allocations(); n > 0 {
		t.Errorf("%g allocations", n)
	}
}

func TestEdgesAreDrawnOnceForAllTablesOfALight(t *testing.T) {
	at := func(theme *ui.Theme) *image.RGBA {
		return open(t, "ccn", "ccn-12-waterloo", theme).Store.Get("desk/rim/0").Img
	}
	day, candle := at(&ui.Carta), at(&ui.Candle)
	if at(&ui.Carta) != day || at(&ui.Candle) != candle {
		t.Error("a table draws an edge that there is")
	}
	if bytes.Equal(day.Pix, candle.Pix) {
		t.Error("the edge by candle light is that by day")
	}
}
