package offmap

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// desk is a window in which the panel is painted alone.
type desk struct {
	*paneltest.Desk
	panel *Panel
	acts  []Act // other than none
	lost  bool  // what waits has fallen
}

// open opens a window on an open battle at a request of a kind.
func open(t *testing.T, kind string) *desk {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-09-open-battle", match.Start{Open: true, Seed: 11})
	screentest.Until(t, m, kind)
	d := &desk{Desk: paneltest.Open(t, m, "en")}
	p := New(Deps{Scene: &d.Scene, Words: d.Words, Choice: d.Choice, Board: &d.Board, Store: d.Store,
		Why: func(rules.Ref, bool) string { return "" }, Decider: d.Seat.Decider, Lost: func(rules.Ref) bool { return d.lost }})
	d.panel = p
	d.Put = func(c *ui.Ctx) {
		room := Room{Plates: paint.Rect{X: 900, W: 300, H: 300}, Tray: paint.Rect{X: 40, Y: 400, W: 1200, H: 106}}
		act, intent := p.Frame(c, room)
		if d.Intent = intent; act != (Act{}) {
			d.acts = append(d.acts, act)
		}
	}
	d.Tick()
	return d
}

func TestPointingAtANameplateLightsItsPartOfTheMap(t *testing.T) {
	d := open(t, "setup.map")
	for _, a := range d.Scene.View().Map.Areas {
		region := d.Words.Keys.Region("plate", a.Ref)
		if !d.Has(region) {
			continue
		}
		d.Point(region)
		if !slices.Equal(d.Intent.Lit, a.Cells) {
			t.Errorf("%s lights %d cells, want %d", region, len(d.Intent.Lit), len(a.Cells))
		}
		if last := d.acts[len(d.acts)-1]; last != (Act{Tell: a.Ref}) {
			t.Errorf("%s: asked for is %+v", region, last)
		}
		d.acts = nil
		if d.Click(region); !slices.Contains(d.acts, Act{Tell: a.Ref, Clicks: a.Ref}) {
			t.Errorf("%s: a click asks for %+v", region, d.acts)
		}
		return
	}
	t.Fatalf("no part of the map has a nameplate: %s", d.Names())
}

func TestAPieceThatWaitsCanBeClickedAndDragged(t *testing.T) {
	d := open(t, "setup.deploy")
	who := d.Match.Request().Options[0].Who
	region := d.Words.Keys.Region("piece", who)
	d.Point(region)
	if d.Intent.Hover != who {
		t.Errorf("told of is %d", d.Intent.Hover)
	}
	if d.Click(region); len(d.acts) == 0 || d.acts[0] != (Act{Clicks: who}) {
		t.Errorf("a click asks for %+v", d.acts)
	}
	d.acts = nil
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.X += 20
	d.Tick()
	if len(d.acts) == 0 || d.acts[0] != (Act{Drags: who}) {
		t.Errorf("dragging asks for %+v", d.acts)
	}
}

func TestTheBoxHoldsOnlyPiecesOfWhoeverDecides(t *testing.T) {
	d := open(t, "setup.deploy")
	side := d.Match.Request().To
	for _, p := range d.Scene.View().Pieces {
		if d.Has(d.Words.Keys.Region("piece", p.Ref)) != (p.Side == side && p.Cell == 0) {
			t.Errorf("%s of side %d is in the box, or lacks", d.Words.Name(p.Ref), p.Side)
		}
	}
}

// narrow makes the tray so narrow that it scrolls.
func (d *desk) narrow(p *Panel) {
	d.Put = func(c *ui.Ctx) {
		act, intent := p.Frame(c, Room{Tray: paint.Rect{X: 900, Y: 40, W: 240, H: 106}})
		if d.Intent = intent; act != (Act{}) {
			d.acts = append(d.acts, act)
		}
	}
	d.Tick()
	d.Tick()
}

func TestEveryPieceOfTheTrayCanBeScrolledTo(t *testing.T) {
	d := open(t, "setup.deploy")
	d.narrow(d.panel)
	seen, waiting := map[rules.Ref]bool{}, 0
	for range 20 {
		for _, p := range d.Scene.View().Pieces {
			if d.Has(d.Words.Keys.Region("piece", p.Ref)) {
				seen[p.Ref] = true
			}
		}
		if !d.Has("tray.on") {
			break
		}
		d.Click("tray.on")
	}
	for _, p := range d.Scene.View().Pieces {
		if p.Cell == 0 && p.Side == d.Match.Request().To {
			waiting++
		}
	}
	if len(seen) != waiting || !d.Has("tray.back") {
		t.Errorf("%d of %d pieces were seen", len(seen), waiting)
	}
	d.In.X, d.In.Y, d.In.WheelY = 1000, 100, 20
	d.Tick()
	if d.Tick(); d.Has("tray.back") {
		t.Error("the wheel does not scroll back")
	}
}

func TestTheTrayTellsWhatWaitsAndHowMany(t *testing.T) {
	d := open(t, "setup.deploy")
	d.In.X, d.In.Y = 1, 1
	d.Tick()
	d.Tick()
	if !d.Says(d.Words.Word("table.tray")) || !d.Says("8") {
		t.Error("the tray has no head")
	}
	who := d.Match.Request().Options[0].Who
	if d.Point(d.Words.Keys.Region("piece", who)); !d.Says(d.Words.Name(who)) {
		t.Error("the piece that is pointed at is not named")
	}
	if n := d.Allocations(); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}

func TestTheTrayTellsThatItsPiecesHaveFallenAndMayComeBack(t *testing.T) {
	d := open(t, "setup.deploy")
	d.In.X, d.In.Y, d.lost = 1, 1, true
	d.Tick()
	d.Tick()
	if !d.Says(d.Words.Word("table.tray.back")) || d.Says(d.Words.Word("table.tray")) {
		t.Error("the tray calls the fallen not placed yet")
	}
}

func TestTheTrayTellsWhenItsPiecesCome(t *testing.T) {
	d := open(t, "setup.deploy")
	v := d.Scene.View()
	v.Due = []rules.Arrival{{Turn: 5, Who: []rules.Ref{d.Match.Request().Options[0].Who}}}
	d.In.X, d.In.Y = 1, 1
	d.Tick()
	d.Tick()
	if !d.Says(d.Words.Word("table.tray.due")) || !d.Says(d.Words.Say(rules.Text{Key: "table.turn", N: 5})) {
		t.Error("the turn is not told")
	}
	if n := d.Allocations(); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}

// TestTheTrayShowsWholeCountersOnly scrolls trays of all widths through: no counter is cut
// at an edge.
func TestTheTrayShowsWholeCountersOnly(t *testing.T) {
	for wide := float32(150); wide <= 420; wide += 30 {
		d := open(t, "setup.deploy")
		d.Put = func(c *ui.Ctx) { d.panel.Frame(c, Room{Tray: paint.Rect{X: 700, Y: 40, W: wide, H: 106}}) }
		d.Tick()
		d.Tick()
		for range 20 {
			n := 0
			for _, h := range d.Hits() {
				if strings.HasPrefix(h.Name, "piece.") {
					if n++; h.W != h.H || h.W < 40 {
						t.Fatalf("in a tray %v wide %s shows %v by %v", wide, h.Name, h.W, h.H)
					}
				}
			}
			if n == 0 {
				t.Fatalf("a tray %v wide shows nothing", wide)
			}
			if !d.Has("tray.on") {
				break
			}
			d.Click("tray.on")
		}
	}
}
