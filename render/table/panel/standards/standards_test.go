package standards_test

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/layout"
	"grognard/render/table/panel/standards"
	"grognard/render/table/paneltest"
	"grognard/render/table/tally"
	"grognard/render/ui"
	"grognard/rules"
)

// stage is a window with nothing in it but banners and disc.
type stage struct {
	*paneltest.Desk
	panel *standards.Panel
	lay   layout.Layout
	small [2]bool
	act   standards.Act // of the last frame in which something was asked for
	tells bool          // the disc is pointed at
}

// battles are one of each system.
var battles = [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-12-waterloo"}, {"musket", "marengo-1800"},
	{"squares", "ns-02-quatre-bras"}, {"eagles", "the-long-ridge"}}

// open opens a window of a size on a battle.
func open(t *testing.T, battle [2]string, w, h int, text float32, language string) *stage {
	t.Helper()
	m := screentest.Begin(t, battle[0], battle[1], match.Start{Open: true, Seed: 1})
	s := &stage{Desk: paneltest.Open(t, m, language)}
	s.In.W, s.In.H = float32(w), float32(h)
	s.UI.Text = text
	s.panel = standards.New(tally.Deps{Scene: &s.Scene, Words: s.Words, Book: m.Book(), Orders: m.Orders})
	s.Put = s.put
	s.Settle()
	return s
}

// put lays out and paints.
func (s *stage) put(c *ui.Ctx) {
	north := 1
	if s.Scene.View().Sides[rules.First].Edge == rules.North {
		north = 0
	}
	s.lay = layout.Of(layout.Needs{W: c.In.W, H: c.In.H, Dp: ui.Dp(c.In), Text: c.Text, Wide: 8, High: 8, North: north,
		Lines: s.panel.Lines(), Clock: s.panel.Clock()})
	c.L.Fill(paint.Ground, c.Window(), paint.Color{R: 0xdc, G: 0xce, B: 0xa8, A: 255})
	act, intent := s.panel.Frame(c, standards.Room{Sides: s.lay.Standards, Turn: s.lay.Turn, Plates: s.lay.Plates, Small: s.small, Cards: s.lay.Map})
	s.Intent = intent
	if act.Show != 0 || act.Tell != 0 || act.Gauge != nil || act.Ask.Kind != "" {
		s.act = act
	}
	s.tells = act.Turn
}

// TestNoTwoRegionsHaveOneName holds for the banners with each of their cards open.
func TestNoTwoRegionsHaveOneName(t *testing.T) {
	for _, b := range battles {
		s := open(t, b, 1920, 1080, 1, "en")
		for _, at := range []string{"standard.first", "standard.second", "track"} {
			s.away()
			s.Point(at)
			s.Settle()
			seen := map[string]bool{}
			for _, h := range s.Hits() {
				if seen[h.Name] {
					t.Errorf("%s, %s pointed at: %s is there twice", b[1], at, h.Name)
				}
				seen[h.Name] = true
			}
		}
	}
}

func TestBannersInEveryTheme(t *testing.T) {
	for _, theme := range ui.Themes() {
		s := open(t, battles[2], 1920, 1080, 1, "en")
		s.UI.Theme = theme
		s.Point("standard.first")
		s.Settle()
		for _, k := range s.List.Cmds {
			if x, y := k.Dst.X, k.Dst.Y; k.Op == paint.Text && s.lay.Standards[0].Has(x, y) && k.Color != theme.Text && k.Color != theme.Muted && k.Color != theme.Danger {
				t.Errorf("%s: %q is written in %v", theme.Name, k.Text, k.Color)
			}
		}
		s.Shot("standards-theme-" + theme.Name)
	}
}

// away moves the pointer off everything and waits until no card is open.
func (s *stage) away() {
	s.In.X, s.In.Y = s.In.W-5, s.In.H-5
	s.Tick()
	s.In.Now += 1000
	s.Settle()
}

// region is where a region lies.
func (s *stage) region(name string) (r paint.Rect, ok bool) {
	for _, h := range s.Hits() {
		if h.Name == name {
			return h.Rect, true
		}
	}
	return r, false
}

// words is all that stands in a rectangle.
func (s *stage) words(r paint.Rect) string {
	var all []string
	for _, k := range s.List.Cmds {
		if k.Op == paint.Text && r.Has(k.Dst.X, k.Dst.Y) {
			all = append(all, k.Text)
		}
	}
	return strings.Join(all, " ")
}

func TestEveryBattleHasItsScoreOnTheBanners(t *testing.T) {
	for _, b := range battles {
		for _, language := range []string{"en", "it"} {
			s := open(t, b, 1920, 1080, 1, language)
			for side := range s.Scene.View().Sides {
				g := s.Scene.View().Sides[side].Gauges
				i := slices.IndexFunc(g, func(g rules.Gauge) bool { return !g.Aside && !g.Lamp })
				said := s.words(s.lay.Standards[side])
				if word := s.Words.GaugeShort(&g[i]); word == "" || !strings.Contains(said, word) {
					t.Errorf("%s, %s: the banner of side %d does not say what its score counts: %q", b[1], language, side, said)
				}
				if !strings.HasPrefix(said, s.Words.Keys.Number(g[i].N)) {
					t.Errorf("%s: the banner of side %d reads %q, and not first %d", b[1], side, said, g[i].N)
				}
			}
			s.Shot("standards-" + b[0] + "-" + language)
		}
	}
}

// TestNothingOnABannerIsCut holds that all that stands on banners and disc has its room,
// in letters that can be read.
func TestNothingOnABannerIsCut(t *testing.T) {
	for _, b := range battles {
		for _, language := range []string{"en", "it"} {
			for _, text := range []float32{.8, 1, 1.3, 1.5, 2} {
				s := open(t, b, 1920, 1080, text, language)
				for _, r := range []paint.Rect{s.lay.Standards[0], s.lay.Standards[1], s.lay.Turn} {
					for _, k := range s.List.Cmds {
						if k.Op != paint.Text || !r.Has(k.Dst.X, k.Dst.Y) {
							continue
						}
						if w := s.Faces.Width(k.Font, k.Size, k.Text); k.Dst.X+w > r.X+r.W {
							t.Errorf("%s, %s, text %g: %q is %g wide and leaves %v", b[1], language, text, k.Text, w, r)
						}
						if least := 13 * s.UI.Scale; k.Size < least-1 {
							t.Errorf("%s, %s, text %g: %q has letters of %g, want %g", b[1], language, text, k.Text, k.Size, least)
						}
					}
				}
			}
		}
	}
}

func TestABannerHasAtMostThreeLinesAndNoneOfWhatIsTold(t *testing.T) {
	s := open(t, battles[1], 1920, 1080, 1, "en")
	if n := s.panel.Lines(); n != 2 {
		t.Errorf("%d lines, want units and hand", n)
	}
	for name, want := range map[string]bool{"gauge.first.banners": true, "gauge.first.units": true, "gauge.first.hand": true,
		"gauge.first.leaders": false, "gauge.first.command": false} {
		if s.Has(name) != want {
			t.Errorf("%s is there: %t", name, !want)
		}
	}
	s = open(t, battles[2], 1920, 1080, 1, "en")
	if n := s.panel.Lines(); n != standards.MostLines {
		t.Errorf("%d lines, want %d", n, standards.MostLines)
	}
}

func TestTheCardTellsAllThatIsCounted(t *testing.T) {
	for _, b := range battles {
		s := open(t, b, 1920, 1080, 1, "en")
		for side := range s.Scene.View().Sides {
			s.away()
			s.Point([]string{"standard.first", "standard.second"}[side])
			s.Settle()
			a := &s.Scene.View().Sides[side]
			for i := range a.Gauges {
				name := s.panel.Name(rules.Side(side), i)
				if !s.Has(name) {
					t.Errorf("%s: there is no %s", b[1], name)
				}
				if word := s.Words.GaugeWord(a, i); !s.Says(strings.Fields(word)[0]) {
					t.Errorf("%s: the card does not say %q", b[1], word)
				}
			}
			s.Shot("standards-card-" + b[0] + []string{"-1", "-2"}[side])
		}
	}
}

func TestTheCardStaysWhileThePointerGoesThereAndCloses(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	s.Point("gauge.first.points")
	s.Settle()
	card, ok := s.region("standard.card")
	if !ok {
		t.Fatal("no card opens")
	}
	if in := s.lay.Map; card.X < in.X || card.Y < in.Y || card.Y+card.H > in.Y+in.H {
		t.Errorf("the card lies in %v, want within %v", card, in)
	}
	s.In.X = card.X - 2 // between banner and card
	s.Tick()
	s.In.Now += 100
	s.In.X = card.X + 40
	s.Tick()
	s.In.Now += 5000
	s.Tick()
	if !s.Has("standard.card") {
		t.Error("the card closes under the pointer")
	}
	s.away()
	if s.Has("standard.card") {
		t.Error("the card stays when the pointer has gone")
	}
}

func TestAClickOnALineShowsWhatItCounts(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	for _, name := range []string{"gauge.first.goals", "gauge.first.goals.row", "gauge.second.reinforcements"} {
		side := rules.First
		if strings.Contains(name, "second") {
			side = rules.Second
		}
		s.away()
		s.Point([]string{"standard.first", "standard.second"}[side])
		s.Settle()
		s.act = standards.Act{}
		s.Click(name)
		key := strings.Split(name, ".")[2]
		g := s.Scene.View().Sides[side].Gauges
		i := slices.IndexFunc(g, func(g rules.Gauge) bool { return string(g.Key) == key })
		if s.act.Tell != g[i].Refs[0] {
			t.Errorf("a click on %s tells of %v, want %v", name, s.act.Tell, g[i].Refs[0])
		}
		if !slices.Contains(s.Intent.Lit, g[i].Refs[0]) {
			t.Errorf("pointing at %s does not light what it counts", name)
		}
	}
}

func TestAPlateHasTheScoreAndItsCardTheRest(t *testing.T) {
	s := open(t, battles[2], 1280, 720, 2, "en")
	if !s.lay.Plates {
		t.Fatal("letters twice as large leave room for banners")
	}
	if !s.Has("gauge.first.points") || s.Has("gauge.first.goals") {
		t.Error("a plate shows more or less than the score")
	}
	s.Shot("standards-plates")
	s.Point("standard.first")
	s.Settle()
	if !s.Has("gauge.first.goals") {
		t.Error("its card does not tell the rest")
	}
	s.Shot("standards-plates-card")
}

func TestABannerOverCellsIsSmallUntilPointedAt(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	whole, _ := s.region("standard.first")
	s.small = [2]bool{true, true}
	s.Settle()
	small, _ := s.region("standard.first")
	if small.H >= whole.H/2 || small.W != whole.W {
		t.Errorf("it is %v, and whole %v", small, whole)
	}
	s.Shot("standards-small")
	s.Point("standard.first")
	s.Settle()
	if again, _ := s.region("standard.first"); again != whole {
		t.Errorf("pointed at it is %v, want %v", again, whole)
	}
}

func TestTheDiscTellsTurnPhaseAndHour(t *testing.T) {
	for b, want := range map[int][]string{0: {"1", "Discard"}, 2: {"1", "/10", "Move", "Day"}, 3: {"14:00"}} {
		s := open(t, battles[b], 1920, 1080, 1, "en")
		if battles[b][0] == "manoeuvre" {
			screentest.Until(t, s.Match, "discard")
			s.Sync()
			s.Settle()
		}
		said := strings.Fields(s.words(s.lay.Turn))
		for _, w := range want {
			if !slices.Contains(said, w) {
				t.Errorf("%s: the disc says %q, not %q", battles[b][1], said, w)
			}
		}
	}
}

func TestPointingAtTheDiscTellsWhoIsStillToCome(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	s.Point("track")
	s.Settle()
	if !s.tells {
		t.Error("nobody is told that the disc is pointed at")
	}
	for _, w := range []string{"Turn 1 of", "May enter now – Austria", "Turn 6 – France", "Desaix", "Enter at 3012"} {
		if !s.Says(w) {
			t.Errorf("the card does not say %q", w)
		}
	}
	for i := range s.Scene.View().Gauges {
		if !s.Has(s.panel.CommonName(i)) {
			t.Errorf("there is no %s", s.panel.CommonName(i))
		}
	}
	s.Shot("standards-turn")
	s.Point("arrival.1")
	if due := s.Scene.View().Due[1]; !slices.Equal(s.Intent.Lit, due.At) {
		t.Errorf("lit is %v, want %v", s.Intent.Lit, due.At)
	}
	s = open(t, battles[3], 1920, 1080, 1, "it")
	s.Point("track")
	s.Settle()
	s.Shot("standards-turn-squares")
}

func TestTheSideWhoseTurnItIsHasAFlag(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	flags := func() (at []int) {
		for _, k := range s.List.Cmds {
			for side, r := range s.lay.Standards {
				if x, y := k.Dst.Center(); k.Key == "icon/flag" && r.Has(x, y) {
					at = append(at, side)
				}
			}
		}
		return at
	}
	if got, want := flags(), []int{int(s.Scene.View().Active)}; !slices.Equal(got, want) {
		t.Errorf("flags hang on %v, want %v", got, want)
	}
}

// shows puts another view before the player.
func (s *stage) shows(change func(v *rules.View)) {
	v := *s.Scene.View()
	for side := range v.Sides {
		v.Sides[side].Gauges = slices.Clone(v.Sides[side].Gauges)
	}
	change(&v)
	s.Scene.View = func() *rules.View { return &v }
	s.Settle()
}

func TestAScoreThatIsTooLongStaysOnTheBanner(t *testing.T) {
	for _, n := range []int{7, 77, 777, 7777, 777777} {
		s := open(t, battles[1], 1920, 1080, 1, "en")
		s.shows(func(v *rules.View) { v.Sides[0].Gauges[0].N, v.Sides[0].Gauges[0].Of = n, 8888 })
		r, found := s.lay.Standards[0], false
		for _, k := range s.List.Cmds {
			if k.Op != paint.Text || !r.Has(k.Dst.X, k.Dst.Y) {
				continue
			}
			found = found || k.Text == s.Words.Keys.Number(n)
			if w := s.Faces.Width(k.Font, k.Size, k.Text); k.Dst.X < r.X+4 || k.Dst.X+w > r.X+r.W-4 {
				t.Errorf("%d: %q leaves the paper", n, k.Text)
			}
			if k.Text == s.Words.Keys.Number(n) && n < 100 && k.Size < 30 {
				t.Errorf("%d has letters of %g", n, k.Size)
			}
		}
		if !found {
			t.Errorf("%d is not there", n)
		}
	}
}

func TestTwoLampsHangOnTheHeadAndTheRestIsTold(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	s.shows(func(v *rules.View) {
		v.Sides[0].Gauges = append(v.Sides[0].Gauges, rules.Gauge{Key: "threats", N: 1, Lamp: true}, rules.Gauge{Key: "steps", Lamp: true, Aside: true})
	})
	lamps := func() (n int) {
		for _, k := range s.List.Cmds {
			if x, y := k.Dst.Center(); strings.HasPrefix(k.Key, "icon/lamp") && s.lay.Standards[0].Has(x, y) {
				n++
			}
		}
		return n
	}
	if lamps() != 2 {
		t.Errorf("%d lamps hang there", lamps())
	}
	s.Point("standard.first")
	s.Settle()
	a := &s.Scene.View().Sides[0]
	for i := range a.Gauges {
		if !s.Has(s.panel.Name(rules.First, i)) {
			t.Errorf("%s is not told", a.Gauges[i].Key)
		}
	}
	if lamps() != 2 {
		t.Errorf("%d lamps hang there while all is told", lamps())
	}
}

func TestTheCardOfTheSideWhoseTurnItIsHasAFlag(t *testing.T) {
	s := open(t, battles[2], 1920, 1080, 1, "en")
	for side, name := range []string{"standard.first", "standard.second"} {
		s.away()
		s.Point(name)
		s.Settle()
		n := 0
		for _, k := range s.List.Cmds {
			if k.Key == "icon/flag" && k.Layer == paint.Popup {
				n++
			}
		}
		if want := map[bool]int{true: 1}[rules.Side(side) == s.Scene.View().Active]; n != want {
			t.Errorf("%d flags on the card of side %d, want %d", n, side, want)
		}
	}
}

func TestAFrameOfBannersAllocatesNothing(t *testing.T) {
	for _, b := range battles {
		s := open(t, b, 1920, 1080, 1, "en")
		s.In.X, s.In.Y = -1, -1
		if n := s.Allocations(); n > 0 {
			t.Errorf("%s: %g allocations", b[1], n)
		}
		for _, name := range []string{"standard.first", "track"} {
			s.Point(name)
			if n := s.Allocations(); n > 0 {
				t.Errorf("%s: %g allocations while %s is pointed at", b[1], n, name)
			}
		}
	}
}
