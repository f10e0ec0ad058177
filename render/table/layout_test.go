package table

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/table/panel/cards"
	"grognard/render/ui"
	"grognard/rules"
)

// laidOut lays furniture out in a window of a size; there is no table.
func laidOut(w, h float32, f furniture) (tableLayout, *ui.Ctx) {
	c := &ui.Ctx{In: &paint.Input{W: w, H: h}, Scale: h / 1080}
	return arrange(c, f), c
}

// parts are the rectangles of a layout between which the window is divided.
func (l *tableLayout) parts() map[string]paint.Rect {
	return map[string]paint.Rect{"bar": l.bar, "left": l.left, "board": l.board, "inspector": l.inspect, "combat": l.combat, "log": l.log,
		"tools": l.tools, "hand": l.cards.Hand}
}

// near is what rounding makes of one place, in pixels.
const near = .01

func TestNoPartOfTheTableLiesOverAnother(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		for name, f := range map[string]furniture{
			"bare":    {Folded: true, North: rules.Second},
			"cards":   {Hand: cards.Held{N: 7, Plays: true}, North: rules.Second, Middle: 200},
			"waiting": {Folded: true, Waits: true},
			"tiles":   {Hand: cards.Held{N: 5}, Offers: -1},
			"fight":   {Hand: cards.Held{N: 5}, Fight: true},
			"hexagon": {Map: hexMap(), Hand: cards.Held{N: 5, Plays: true}},
		} {
			l, c := laidOut(size[0], size[1], f)
			all := l.parts()
			for a, r := range all {
				if r.W <= 0 || r.H <= 0 || r.X < 0 || r.Y < 0 || r.X+r.W > c.In.W+near || r.Y+r.H > c.In.H+near {
					t.Errorf("%s, %.0f: %s lies at %v", name, size[1], a, r)
				}
				for b, q := range all {
					if a < b && r.X+near < q.X+q.W && q.X+near < r.X+r.W && r.Y+near < q.Y+q.H && q.Y+near < r.Y+r.H {
						t.Errorf("%s, %.0f: %s and %s lie over each other", name, size[1], a, b)
					}
				}
			}
		}
	}
}

func TestWhatIsOpenTakesItsRoom(t *testing.T) {
	plain := furniture{Hand: cards.Held{N: 5}, North: rules.Second, Middle: 100}
	with := func(change func(*furniture)) tableLayout {
		f := plain
		change(&f)
		l, _ := laidOut(1920, 1080, f)
		return l
	}
	rest := with(func(*furniture) {})
	if l := with(func(f *furniture) { f.Folded = true }); l.board.H <= rest.board.H {
		t.Error("a hand that is put away leaves the map no more room")
	}
	if l := with(func(f *furniture) { f.Waits = true }); l.board.X != l.offMap.Holding.X+l.offMap.Holding.W {
		t.Error("the map does not begin beside the holding box")
	}
	if l := with(func(f *furniture) { f.Offers = -1 }); l.board.W >= rest.board.W {
		t.Error("tiles on offer take no room off the map")
	}
	if l := with(func(f *furniture) { f.Fight = true }); l.combat.H <= rest.combat.H || l.log.H >= rest.log.H {
		t.Error("a fight gets no more room than the log")
	}
	if rest.armies[rules.Second].Y >= rest.armies[rules.First].Y {
		t.Error("the army of the north stands below")
	}
	if l := with(func(f *furniture) { f.North = rules.First }); l.armies[rules.First].Y >= l.armies[rules.Second].Y {
		t.Error("the army of the north stands below, if it is the first side's")
	}
	if l := with(func(f *furniture) { f.Middle = 300 }); l.armies[rules.First].H >= rest.armies[rules.First].H {
		t.Error("what stands between the armies takes no room off them")
	}
	if !rest.offMap.Over || with(func(f *furniture) { f.Hand.N = 0 }).offMap.Over {
		t.Error("nameplates lie over the map where nobody holds a card, or do not where cards lie")
	}
}
