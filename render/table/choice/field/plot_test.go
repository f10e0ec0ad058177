package field

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
)

// walk is a course along a row of ten cells, two or three long, that may not come
// to cell 5; of piece 101 or 102 on cell 0, or of nobody.
type walk struct{ free bool }

const bad = rules.Ref(5)

func (w walk) Next(o rules.Option, cells []rules.Ref) (all []rules.Ref) {
	last := rules.Ref(1)
	if n := len(cells); n == 3 {
		return nil
	} else if n > 0 {
		last = cells[n-1]
	}
	for _, c := range []rules.Ref{last - 1, last + 1} {
		if c > 0 && c < 11 && c != bad {
			all = append(all, c)
		}
	}
	return all
}

func (w walk) Plot(o rules.Option, cells []rules.Ref) rules.Option {
	o.Do = "walk"
	for _, c := range cells {
		o.N = 16*o.N + int(c)
	}
	return o
}

func (w walk) Cells(o rules.Option) (all []rules.Ref) {
	for n := o.N; n > 0; n /= 16 {
		all = append([]rules.Ref{rules.Ref(n % 16)}, all...)
	}
	return all
}

func (w walk) Check(o rules.Option) rules.Reason {
	cells := w.Cells(o)
	if slices.Contains(cells, bad) {
		return rules.No("W-1", rules.Text{Key: "bad"})
	}
	for i := range cells {
		if !slices.Contains(w.Next(o, cells[:i]), cells[i]) {
			return rules.No("W-2", rules.Text{Key: "far"})
		}
	}
	return rules.Unless(len(cells) > 1, "W-3", rules.Text{Key: "short"})
}

func (w walk) Nearest(o rules.Option) rules.Option {
	if o.Who == 0 && !w.free {
		o.Who = 101
	}
	return w.Plot(rules.Option{Who: o.Who}, []rules.Ref{2, 3})
}
func (w walk) Sample(*rand.Rand) rules.Option         { return w.Nearest(rules.Option{}) }
func (w walk) Ghost(o rules.Option) (g []rules.Piece) { return make([]rules.Piece, len(w.Cells(o))) }

func begun(f rules.Field, about rules.Ref, bodies ...rules.Ref) *Plot {
	p := &Plot{}
	var all []body
	for _, r := range bodies {
		all = append(all, body{ref: r, does: []string{"walk", "run"}})
	}
	p.begin(&rules.Request{Field: f, About: about}, all)
	return p
}

func clicks(t *testing.T, p *Plot, steps ...any) {
	t.Helper()
	for i := 0; i < len(steps); i += 2 {
		if got := p.Click(0, rules.Ref(steps[i].(int))); got != steps[i+1].(Step) {
			t.Fatalf("click %d on %v: %v, want %v; the course is %v", i/2, steps[i], got, steps[i+1], p.Course)
		}
	}
}

func TestACourseIsClickedCellByCell(t *testing.T) {
	p := begun(walk{free: true}, 0)
	clicks(t, p, 2, Added)
	if _, ok := p.Ready(); ok || p.Why.Rule != "W-3" {
		t.Errorf("one cell may be given, or it is not said why not: %+v", p.Why)
	}
	clicks(t, p, 3, Added)
	if o, ok := p.Ready(); !ok || o.N != 0x23 || p.Full() || len(p.Ghost) != 2 {
		t.Errorf("two cells come to %+v", o)
	}
	clicks(t, p, 4, Added)
	if !p.Full() {
		t.Error("a fourth cell may follow")
	}
	clicks(t, p, 4, Sealed)
}

func TestACellThatCannotFollowIsRefusedWithItsReason(t *testing.T) {
	p := begun(walk{free: true}, 0)
	clicks(t, p, 2, Added, 3, Added, 9, Denied)
	if p.Barred.Rule != "W-2" || len(p.Course) != 2 {
		t.Errorf("refused with %+v, the course is %v", p.Barred, p.Course)
	}
	p.Point(bad)
	if p.Barred.Rule != "W-1" {
		t.Errorf("over the bad cell it says %+v", p.Barred)
	}
	p.Point(4)
	if !p.Barred.OK() {
		t.Errorf("over a cell that may follow it says %+v", p.Barred)
	}
}

func TestCellsAreTakenOffOneByOne(t *testing.T) {
	p := begun(walk{free: true}, 0)
	clicks(t, p, 2, Added, 2, Undone)
	if len(p.Course) != 0 {
		t.Errorf("a cell that is no answer stays when it is clicked again: %v", p.Course)
	}
	clicks(t, p, 2, Added, 3, Added, 4, Added)
	if p.Back(); len(p.Course) != 2 || p.Full() {
		t.Errorf("one step back leaves %v", p.Course)
	}
	clicks(t, p, 4, Added, 3, Undone)
	if !slices.Equal(p.Course, []rules.Ref{2, 3}) {
		t.Errorf("back to the second cell leaves %v", p.Course)
	}
	p.Back()
	p.Back()
	if p.Back() {
		t.Error("there is something left to take back")
	}
}

func TestTheLastCellOfAFullCourseIsExchanged(t *testing.T) {
	p := begun(walk{free: true}, 0)
	clicks(t, p, 2, Added, 3, Added, 4, Added, 2, Undone, 3, Added, 2, Added)
	if !slices.Equal(p.Course, []rules.Ref{2, 3, 2}) {
		t.Fatalf("the course is %v", p.Course)
	}
	clicks(t, p, 4, Added)
	if !slices.Equal(p.Course, []rules.Ref{2, 3, 4}) {
		t.Errorf("the course is %v", p.Course)
	}
}

func TestThePieceIsChosenFirst(t *testing.T) {
	p := begun(walk{}, 0, 101, 102)
	if p.Waits() || p.May(2) {
		t.Fatal("cells may be named before the piece is")
	}
	clicks(t, p, 2, Stray)
	if p.Click(102, 1) != Chosen || p.Who != 102 || p.Do != "walk" {
		t.Fatalf("chosen is %v to %s", p.Who, p.Do)
	}
	clicks(t, p, 2, Added)
	if !p.Order("run") || p.Do != "run" || len(p.Course) != 0 || p.Order("fly") {
		t.Errorf("ordered to %s, the course is %v", p.Do, p.Course)
	}
	if p.Back(); p.Who != 0 {
		t.Error("the piece stays in hand")
	}
	if q := begun(walk{}, 102, 101, 102); q.Who != 102 || q.Bodies() != nil || q.Back() {
		t.Errorf("the question is about 102, chosen is %v", q.Who)
	}
}

func TestACourseIsDrawn(t *testing.T) {
	p := begun(walk{}, 101, 101)
	if p.Take(0, 7) || !p.Take(101, 1) {
		t.Fatal("the drawing does not begin at the piece alone")
	}
	for _, c := range []rules.Ref{1, 2, 3, 0, bad, 3, 4} {
		p.Draw(c, 1)
	}
	if !slices.Equal(p.Course, []rules.Ref{2, 3, 4}) {
		t.Errorf("drawn is %v", p.Course)
	}
	for _, c := range []rules.Ref{3, 2, 1} {
		p.Draw(c, 1)
	}
	if len(p.Course) != 0 {
		t.Errorf("drawn back it is %v", p.Course)
	}
}
