package selection

import (
	"testing"

	"grognard/render/table/scene"
	"grognard/rules"
)

// over is a selection among options on a scene where two pieces of the first side stand
// on cell 1 and one of the second on cell 2, and a tile lies in the hand.
func over(options ...rules.Option) *Selection {
	view := &rules.View{
		Active: rules.First,
		Map:    &rules.Map{Cells: []rules.Cell{{Ref: sq(1)}, {Ref: sq(2)}}},
		Pieces: []rules.Piece{{Ref: pc(1), Side: rules.First, Cell: sq(1)}, {Ref: pc(2), Side: rules.First, Cell: sq(1)}, {Ref: pc(9), Side: rules.Second, Cell: sq(2)}},
		Cards:  []rules.Card{{Ref: cd(1), Tile: &rules.Map{}}},
	}
	sc := &scene.Scene{View: func() *rules.View { return view }, Moving: func() bool { return false }}
	sc.Ask = &rules.Request{To: rules.First, Options: options, Quiet: -1}
	s := Of(sc)
	s.Ask(sc.Ask)
	return &s
}

func TestWhatIsKeptIsPickedOnceAndGoesWithTheQuestion(t *testing.T) {
	s := over(rules.Option{Do: "move", Who: pc(1), At: sq(2)})
	s.Keep(pc(1))
	if s.Kept() != pc(1) || s.Kept() != 0 {
		t.Error("what is kept is not given once")
	}
	s.Keep(pc(1))
	s.Pick(s.Kept())
	if !s.Stayed() {
		t.Error("the piece has not stayed selected")
	}
	s.Pick(sq(2))
	if s.Stayed() {
		t.Error("a place is picked besides, and nothing but the piece is said to have stayed")
	}
	s.Back()
	if s.Ask(s.scene.Ask); s.Stayed() || len(s.Picks) > 0 {
		t.Error("it stays with another question")
	}
}

func TestATileIsTurnedUntilAnotherPlaceIsPicked(t *testing.T) {
	lay := func(at rules.Ref, n int) rules.Option { return rules.Option{Do: "lay", Who: cd(1), At: at, N: n} }
	s := over(lay(sq(1), 0), lay(sq(1), 1), lay(sq(2), 0), lay(sq(2), 1))
	if s.Pick(cd(1)); s.Turn() {
		t.Error("a tile is turned that lies nowhere")
	}
	s.Pick(sq(1))
	if o, ok := s.Laid(); !ok || o.N != 0 {
		t.Fatalf("it lies as %+v, %v", o, ok)
	}
	s.Turn()
	if o, _ := s.Laid(); o.N != 1 {
		t.Errorf("turned it lies as %+v", o)
	}
	s.Clear()
	s.Pick(cd(1))
	s.Pick(sq(2))
	if o, _ := s.Laid(); o != lay(sq(2), 0) {
		t.Errorf("elsewhere it lies as %+v", o)
	}
}

func TestOneTargetIsFoundForEachThatMayBeAttacked(t *testing.T) {
	s := over(rules.Option{Do: "fire", Who: pc(1), At: pc(9)}, rules.Option{Do: "charge", Who: pc(1), At: pc(9)}, rules.Option{Do: "move", Who: pc(2), At: sq(1)})
	if s.FindTargets(); len(s.Targets) != 0 {
		t.Errorf("before anybody is picked the targets are %v", s.Targets)
	}
	s.Pick(pc(1))
	if s.FindTargets(); len(s.Targets) != 1 || s.Targets[0].Do != "fire" {
		t.Errorf("the targets are %v", s.Targets)
	}
	if s.Wants() != WantsFoe {
		t.Errorf("of who may only attack it wants %d", s.Wants())
	}
	if s.Pick(pc(2)); s.Wants() != WantsPlace {
		t.Errorf("of who may only move it wants %d", s.Wants())
	}
}

func TestThePiecesInACellThatMayBeMeantAreThoseThatCanBePicked(t *testing.T) {
	s := over(rules.Option{Do: "move", Who: pc(1), At: sq(2)}, rules.Option{Do: "move", Who: pc(2), At: sq(2)})
	if who := s.Within([]rules.Ref{0, sq(1)}); len(who) != 2 {
		t.Errorf("in cell 1 %v may be meant", who)
	}
	if who := s.Within([]rules.Ref{pc(1), sq(1)}); who != nil {
		t.Errorf("a click on a piece may mean %v", who)
	}
	if s.Idle([]rules.Ref{pc(1), sq(1)}) {
		t.Error("who can move is idle")
	}
	s = over(rules.Option{Do: "move", Who: pc(1), At: sq(1)})
	if !s.Idle([]rules.Ref{pc(2), sq(1)}) {
		t.Error("who can do nothing is not idle")
	}
}

// What pieces of one stack may answer is told apart by cards, as long as there are answers
// of the whole stack; a place, or a piece that stands elsewhere, is clicked.
func TestAnswersOfOneStackAreCards(t *testing.T) {
	none, back := rules.Option{Do: "none"}, rules.Option{Do: "disengage"}
	charge := func(who, with rules.Ref) rules.Option { return rules.Option{Do: "countercharge", Who: who, With: with} }
	for i, x := range []struct {
		cards   bool
		options []rules.Option
	}{
		{true, []rules.Option{none, back, charge(pc(1), 0), charge(pc(1), pc(2)), charge(pc(2), 0)}},
		{false, []rules.Option{none, charge(pc(1), 0), charge(pc(2), 0)}},
		{false, []rules.Option{none, back, charge(pc(1), 0), charge(pc(9), 0)}},
		{false, []rules.Option{none, back, charge(pc(1), 0), charge(pc(2), cd(1))}},
		{false, []rules.Option{none, back, {Do: "countercharge", Who: pc(1), At: sq(2)}, charge(pc(2), 0)}},
	} {
		s := over(x.options...)
		s.scene.View().Active = rules.Second
		if s.Reacting() != x.cards {
			t.Errorf("%d: asked by cards: %t", i, !x.cards)
		}
	}
}
