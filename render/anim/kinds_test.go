package anim

import (
	"math"
	"testing"

	"grognard/rules"
)

// kinds are all kinds of events: how long each is shown at speed 1, and where
// motion is reduced. What is only said takes no time.
var kinds = []struct {
	kind          rules.EventKind
	takes, calmly float64
}{
	{rules.EvTurn, 0, 0}, {rules.EvPhase, 0, 0}, {rules.EvResult, 0, 0}, {rules.EvSay, 0, 0}, {rules.EvEnd, 0, 0},
	{rules.EvPlace, 160, 160}, {rules.EvMark, 160, 160},
	{rules.EvMove, 140, 120}, {rules.EvAdvance, 140, 120}, {rules.EvRetreat, 460, 420},
	{rules.EvHit, 300, 120}, {rules.EvRestore, 150, 150}, {rules.EvRemove, 300, 120},
	{rules.EvPlay, 220, 220}, {rules.EvDiscard, 220, 220}, {rules.EvDraw, 220, 220}, {rules.EvReturn, 220, 220},
	{rules.EvReveal, 150, 150}, {rules.EvDeclare, 260, 260}, {rules.EvDice, 530, 200},
}

func TestEachKindOfClipLastsItsTime(t *testing.T) {
	for _, k := range kinds {
		for reduced, want := range map[bool]float64{false: k.takes, true: k.calmly} {
			tl := Timeline{Pace: Pace{Reduced: reduced}}
			tl.Settle(at(1))
			tl.Run([]rules.Event{{Kind: k.kind, Who: unit(1), From: cell(1), To: cell(2), Faces: []int{1, 2}}}, at(1))
			tl.Tick(0)
			ms := 0.0
			for tl.Running() {
				ms += 5
				tl.Tick(ms)
			}
			if ms != want && !(want == 0 && ms <= 5) {
				t.Errorf("%s, motion reduced %t: %g ms, want %g", k.kind, reduced, ms, want)
			}
		}
	}
}

// about reports whether two numbers are the same but for rounding.
func about(a, b float32) bool { return math.Abs(float64(a-b)) < .002 }

func TestEachKindOfClipShowsItsPieceSo(t *testing.T) {
	for _, x := range []struct {
		kind rules.EventKind
		at   float64 // milliseconds
		want Pose
		none bool // it shows nothing of the piece
	}{
		{kind: rules.EvPlace, at: 80, want: Pose{From: cell(2), To: cell(2), Alpha: .875, Grow: 1.0375}},
		{kind: rules.EvRemove, at: 150, want: Pose{Alpha: .5, Grow: 1, Gone: .5, T: .5}},
		{kind: rules.EvHit, at: 150, want: Pose{Alpha: 1, Grow: 1, Flash: 1, Lost: 1, T: .5}},
		{kind: rules.EvRestore, at: 75, want: Pose{Alpha: 1, Grow: 1.1}},
		{kind: rules.EvMark, at: 80, want: Pose{Alpha: 1, Grow: 1.1}},
		{kind: rules.EvDeclare, at: 130, want: Pose{Alpha: 1, Grow: 1, Flash: .5}},
		{kind: rules.EvMove, at: 70, want: Pose{From: cell(1), To: cell(2), Alpha: 1, Grow: 1, T: .5}},
		{kind: rules.EvAdvance, at: 35, want: Pose{From: cell(1), To: cell(2), Alpha: 1, Grow: 1, T: .0625}},
		{kind: rules.EvRetreat, at: 290, want: Pose{From: cell(1), To: cell(2), Alpha: 1, Grow: 1}},
		{kind: rules.EvRetreat, at: 380, want: Pose{From: cell(1), To: cell(2), Alpha: 1, Grow: 1, T: .5}},
		{kind: rules.EvReveal, at: 75, none: true},
		{kind: rules.EvDice, at: 75, none: true},
	} {
		var tl Timeline
		tl.Settle(at(1))
		tl.Run([]rules.Event{{Kind: x.kind, Who: unit(1), From: cell(1), To: cell(2)}}, at(1))
		until(&tl, x.at)
		got, ok := tl.Pose(unit(1))
		w := x.want
		same := got.From == w.From && got.To == w.To && got.Lost == w.Lost && got.Fade == w.Fade && about(got.T, w.T) &&
			about(got.Alpha, w.Alpha) && about(got.Grow, w.Grow) && about(got.Flash, w.Flash) && about(got.Gone, w.Gone)
		if ok == x.none || ok && !same {
			t.Errorf("%s after %g ms: %+v %t, want %+v", x.kind, x.at, got, ok, w)
		}
		if _, ok := tl.Pose(unit(2)); ok {
			t.Errorf("%s: another piece is moved too", x.kind)
		}
	}
}

// until lets a timeline run for so many milliseconds.
func until(tl *Timeline, ms float64) {
	tl.Tick(0)
	for now := 5.0; now <= ms; now += 5 {
		tl.Tick(now)
	}
}

// staged is what the stage of a View has become when an event is told, and
// another clip still runs.
func staged(t *testing.T, from *rules.View, e rules.Event, next *rules.View) *rules.View {
	t.Helper()
	var tl Timeline
	tl.Settle(from)
	tl.Run([]rules.Event{e, {Kind: rules.EvRemove, Who: unit(99)}}, next)
	until(&tl, length(&e, false)+5)
	if !tl.Running() {
		t.Fatalf("%s: all is over", e.Kind)
	}
	return tl.View()
}

func TestAHitTakesBlocksOffAPieceThatIsThenRemoved(t *testing.T) {
	for lost, left := range map[int]int{1: 1, 2: 0, 3: 0} {
		v := staged(t, at(1), rules.Event{Kind: rules.EvHit, Who: unit(1), N: lost}, &rules.View{})
		if len(v.Pieces) != 1 || v.Pieces[0].N != left {
			t.Errorf("after %d of 2 the stage has %+v, want a piece of %d", lost, v.Pieces, left)
		}
	}
	if v := staged(t, at(1), rules.Event{Kind: rules.EvRestore, Who: unit(1), N: 1}, &rules.View{}); v.Pieces[0].N != 2 {
		t.Errorf("a piece that regains a block has %d of 2", v.Pieces[0].N)
	}
}

func TestAPieceThatStaysHasWhatItWillHaveWhereItStands(t *testing.T) {
	next := &rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(5), N: 1, Of: 2, Value: "3"}}}
	for _, kind := range []rules.EventKind{rules.EvHit, rules.EvRestore, rules.EvMark} {
		v := staged(t, at(1), rules.Event{Kind: kind, Who: unit(1), N: 1}, next)
		if p := v.Pieces[0]; p.N != 1 || p.Value != "3" || p.Cell != cell(1) {
			t.Errorf("%s: the piece is %+v", kind, p)
		}
	}
}

func TestWhatIsPlacedStandsWhereTheEventSays(t *testing.T) {
	next := &rules.View{Pieces: []rules.Piece{{Ref: unit(1), Cell: cell(5), N: 2}, {Ref: unit(2), Cell: cell(6), N: 3}}}
	v := staged(t, at(1), rules.Event{Kind: rules.EvPlace, Who: unit(2), To: cell(4)}, next)
	if len(v.Pieces) != 2 || v.Pieces[1].Ref != unit(2) || v.Pieces[1].Cell != cell(4) || v.Pieces[1].N != 3 {
		t.Errorf("a new piece: %+v", v.Pieces)
	}
	v = staged(t, at(1), rules.Event{Kind: rules.EvPlace, Who: unit(1), To: cell(4)}, next)
	if len(v.Pieces) != 1 || v.Pieces[0].Cell != cell(4) {
		t.Errorf("a piece that is there: %+v", v.Pieces)
	}
	if v = staged(t, at(1), rules.Event{Kind: rules.EvPlace, Who: unit(8), To: cell(4)}, next); len(v.Pieces) != 1 {
		t.Errorf("a piece that is gone again: %+v", v.Pieces)
	}
}

func TestMarkersAreTakenOverCellByCell(t *testing.T) {
	marker := func(face rules.Face, n int) rules.Piece {
		return rules.Piece{Form: rules.Marker, Face: face, Cell: cell(n)}
	}
	from, next := at(1), at(1)
	from.Pieces = append(from.Pieces, marker("fort", 1), marker("fort", 2))
	next.Pieces = append(next.Pieces, marker("ruin", 1), marker("ruin", 2))
	v := staged(t, from, rules.Event{Kind: rules.EvMark, To: cell(1), N: 1}, next)
	var faces [3]string
	units := 0
	for _, p := range v.Pieces {
		if p.Form == rules.Marker {
			faces[p.Cell.N()] += string(p.Face)
		} else {
			units++
		}
	}
	if faces != [3]string{"", "ruin", "fort"} || units != 1 {
		t.Errorf("the markers are %q beside %d units", faces, units)
	}
	if v.Pieces[0].Form != rules.Marker {
		t.Error("a marker lies on a unit")
	}
}

func TestPiecesWithoutANameAreNoBodysToTake(t *testing.T) {
	from := &rules.View{Pieces: []rules.Piece{{Cell: cell(1), N: 2}, {Ref: unit(1), Cell: cell(2), N: 2}}}
	for _, kind := range []rules.EventKind{rules.EvMove, rules.EvRemove, rules.EvHit} {
		v := staged(t, from, rules.Event{Kind: kind, To: cell(7), N: 1}, from)
		if len(v.Pieces) != 2 || v.Pieces[0].Cell != cell(1) || v.Pieces[0].N != 2 {
			t.Errorf("%s of nobody: %+v", kind, v.Pieces)
		}
	}
}

func TestATurnIsToldWithItsSide(t *testing.T) {
	v := staged(t, at(1), rules.Event{Kind: rules.EvTurn, Side: rules.Second, N: 4}, &rules.View{})
	if v.Turn != 4 || v.Active != rules.Second {
		t.Errorf("turn %d of side %d", v.Turn, v.Active)
	}
}

func TestATimelineSaysHowManyEventsAreStillToBeTold(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{move(1, 2), {Kind: rules.EvDice, Faces: []int{3}}, move(2, 3)}, at(3))
	for _, x := range []struct {
		ms   float64
		want int
	}{{0, 2}, {100, 2}, {150, 2}, {600, 2}, {700, 0}} {
		tl.Settle(at(1))
		tl.Run([]rules.Event{move(1, 2), {Kind: rules.EvDice, Faces: []int{3}}, move(2, 3)}, at(3))
		if x.ms == 0 && tl.Untold() != 3 {
			t.Errorf("before the first frame %d are untold", tl.Untold())
		}
		until(&tl, x.ms)
		if got := tl.Untold(); got != x.want {
			t.Errorf("after %g ms %d are untold, want %d", x.ms, got, x.want)
		}
	}
}
