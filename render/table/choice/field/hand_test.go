package field

import (
	"math/rand/v2"
	"testing"

	"grognard/render/table/scene"
	"grognard/rules"
)

// lane lets body 101 advance to anywhere between ten and twenty units north of the
// corner, however far it is wished.
type lane struct{ asked *int }

func (l lane) Nearest(o rules.Option) rules.Option {
	*l.asked++
	if o.Who != 101 {
		return rules.Option{}
	}
	return rules.Option{Do: "advance", Who: 101, Pt: rules.Point{X: 1000, Y: min(2000, max(1000, o.Pt.Y))}}
}

func (l lane) Check(o rules.Option) rules.Reason {
	return rules.Unless(o.Pt.Y <= 2000, "L-1", rules.Text{Key: "far"})
}

func (l lane) Ghost(o rules.Option) []rules.Piece { return []rules.Piece{line(o.Pt)} }

func (l lane) Sample(*rand.Rand) rules.Option { return l.Nearest(rules.Option{Who: 101}) }

func (l lane) Does(who rules.Ref) []string {
	if who == 101 {
		return []string{"advance"}
	}
	return nil
}

// line is body 101 with its middle at a point.
func line(at rules.Point) rules.Piece {
	return rules.Piece{Ref: 101, Side: rules.First, Pt: at, Wide: 400, Deep: 100}
}

// table is a hand on a table where body 101 stands and may move, and how often the
// rules have been asked for an answer.
func table() (h *Hand, asked *int) {
	asked = new(int)
	view := &rules.View{Map: &rules.Map{Shape: rules.Tabletop, Unit: 100}, Pieces: []rules.Piece{line(rules.Point{X: 1000, Y: 1000}), {Ref: 102, Side: rules.First, Pt: rules.Point{X: 3000, Y: 1000}, Wide: 50}}}
	sc := &scene.Scene{View: func() *rules.View { return view }, Moving: func() bool { return false }}
	sc.Ask = &rules.Request{To: rules.First, Field: lane{asked}, Options: []rules.Option{{Do: "rest", Who: 102}}, Quiet: -1}
	k := Empty(sc)
	k.Begin(sc.Ask)
	return &k, asked
}

func TestABodyIsCarriedToAPointAndWaits(t *testing.T) {
	h, asked := table()
	if !h.Asked() || !h.Movable(101) || h.Movable(102) || h.Grasp != Untouched {
		t.Fatalf("at first %v may be moved, and the hand is at %v", h.Movables(), h.Grasp)
	}
	h.Choose(101)
	h.Take(rules.Point{X: 1100, Y: 1010}, "", false) // not by its middle
	h.Carry(rules.Point{X: 1100, Y: 1510}, 0)
	*asked = 0
	h.Settle()
	h.Settle()
	if *asked != 1 {
		t.Errorf("for one wish the rules are asked %d times", *asked)
	}
	if h.Found.Pt.Y != 1500 || !h.OK || !h.Why.OK() || h.Wrong != nil {
		t.Errorf("carried 500 north it comes to %+v", h.Verdict)
	}
	if h.Turns() {
		t.Error("a march that goes straight on is turned")
	}
	if _, waits := h.Waits(); waits {
		t.Error("it waits to be confirmed while it is carried")
	}
	h.Grasp = Put
	if o, waits := h.Waits(); !waits || o != h.Found || !h.GhostHas(rules.Point{X: 1100, Y: 1520}) {
		t.Errorf("put down it is %+v", o)
	}
}

func TestAWishThatGoesTooFarShowsBothGhostsAndWhy(t *testing.T) {
	h, _ := table()
	h.Choose(101)
	h.Take(rules.Point{X: 1000, Y: 1000}, "", false)
	h.Bring(rules.Point{X: 1000, Y: 2600}, 0)
	h.Settle()
	if h.Why.Rule != "L-1" || len(h.Wrong) != 1 || h.Wrong[0].Pt.Y != 2600 || h.Ghost[0].Pt.Y != 2000 {
		t.Errorf("too far is %+v", h.Verdict)
	}
	h.Carry(rules.Point{X: 1000, Y: 2010}, 0) // nobody points better than that
	if h.Settle(); !h.Why.OK() || h.Wrong != nil {
		t.Errorf("a tenth of an inch too far is %+v", h.Verdict)
	}
}

// Keys move a body as far as it may go: what shows is what waits, and beyond it they say why.
func TestKeysStopWhereItMayGoNoFarther(t *testing.T) {
	h, _ := table()
	h.Choose(101)
	for range 30 { // an inch each; ten are allowed
		h.Nudge(0, 1, false)
	}
	if h.Found.Pt.Y != 2000 || h.Wrong != nil || h.Stopped.Rule != "L-1" {
		t.Errorf("thirty inches on it is %+v", h.Verdict)
	}
	if h.Nudge(0, -1, false); h.Found.Pt.Y != 1900 || !h.Stopped.OK() {
		t.Errorf("an inch back it is %+v", h.Verdict)
	}
}

func TestWhatIsWishedIsForgottenWithTheBody(t *testing.T) {
	h, _ := table()
	h.Choose(101)
	if !h.Nudge(0, 1, false) || h.Found.Pt.Y != 1100 || h.Grasp != Put {
		t.Fatalf("nudged an inch it is at %v", h.Found.Pt)
	}
	if !h.Touched() {
		t.Error("a nudge is nothing")
	}
	h.Choose(101)
	if _, waits := h.Waits(); waits || h.Touched() || h.Ghost != nil || h.Grasp != Held {
		t.Errorf("selected again the ghost still stands: %+v", h.Verdict)
	}
	h.LetGo()
	if h.Who != 0 || h.Grasp != Untouched {
		t.Errorf("%v stays in hand", h.Who)
	}
}

// drill is a rulebook as far as it knows a wheel.
type drill struct{ rules.Rulebook }

func (drill) Act(_, do string) rules.Act {
	if do == "wheel" {
		return rules.ActWheel
	}
	return rules.ActMove
}

// corner lets body 101 wheel by up to thirty degrees, either way.
type corner struct{ lane }

func (corner) Does(rules.Ref) []string { return []string{"wheel"} }

func (corner) Nearest(o rules.Option) rules.Option {
	return rules.Option{Do: "wheel", Who: 101, N: min(3000, max(-3000, o.N))}
}

func (corner) Check(o rules.Option) rules.Reason {
	return rules.Unless(o.N <= 3000 && o.N >= -3000, "W-1", rules.Text{Key: "far"})
}

func (corner) Ghost(o rules.Option) []rules.Piece {
	p := line(rules.Point{X: 1000, Y: 1000})
	p.Facing = o.N
	return []rules.Piece{p}
}

func TestABodyWheelsByTheCornerThatIsHeld(t *testing.T) {
	h, _ := table()
	h.scene.Ask.Field, h.scene.Ask.Book = corner{}, drill{}
	h.Begin(h.scene.Ask)
	if _, handled := h.Handled(); handled {
		t.Error("there are handles before a body is selected")
	}
	h.Choose(101)
	if _, handled := h.Handled(); !handled || h.Wheeling() {
		t.Fatal("a body that may wheel has no handles")
	}
	if !h.TakeHandle() || !h.Turning || !h.Wheeling() {
		t.Fatal("the left handle cannot be taken")
	}
	if h.Settle(); !h.Turns() {
		t.Error("wheel and keys do not turn what wheels")
	}
	left, pivot := h.From.Corner(false), h.From.Corner(true)
	h.WheelTo(rules.Point{X: left.X, Y: left.Y + 100}) // forward: to the right
	h.Settle()
	if h.Found.N < 1300 || h.Found.N > 1500 || !h.Why.OK() || !h.Wheeled() {
		t.Errorf("with the left corner %v forward about %v it wheels by %d, %v", left, pivot, h.Found.N, h.Why)
	}
	h.WheelTo(rules.Point{X: left.X, Y: left.Y - 100})
	if h.Settle(); h.Found.N != 0 {
		t.Errorf("backward it wheels by %d", h.Found.N)
	}
	h.WheelTo(rules.Point{X: pivot.X, Y: pivot.Y + 400})
	if h.Settle(); h.Found.N != 3000 || h.Why.Rule != "W-1" {
		t.Errorf("farther than it may it wheels by %d, %v", h.Found.N, h.Why)
	}
	h.Grasp = Put
	if !h.Turns() || h.MayChange() != Farther {
		t.Errorf("wheel and keys do not turn it on: %v", h.MayChange())
	}
	h.Choose(101)
	if !h.Order("wheel") || h.Found.N != turnStep || h.Grasp != Put {
		t.Errorf("its button begins with %d", h.Found.N)
	}
	if h.Spin(1, true); h.Found.N != turnStep+turnFine {
		t.Errorf("a fine step on it is at %d", h.Found.N)
	}
}
