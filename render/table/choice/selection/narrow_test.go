package selection

import (
	"slices"
	"testing"

	"grognard/rules"
)

// Things of the tests: pieces, cards and squares.
func pc(n int) rules.Ref { return rules.MakeRef(2, n) }
func cd(n int) rules.Ref { return rules.MakeRef(3, n) }
func sq(n int) rules.Ref { return rules.MakeRef(1, n) }

func asked(options ...rules.Option) *Narrowing {
	n := &Narrowing{}
	n.begin(options)
	return n
}

var declare = []rules.Option{
	{Do: "assault", Who: pc(1), With: cd(1), At: pc(9)},
	{Do: "assault", Who: pc(1), With: cd(2), At: pc(9)},
	{Do: "volley", Who: pc(1), With: cd(2), At: pc(9)},
	{Do: "assault", Who: pc(2), With: cd(3), At: pc(8)},
	{Do: "ambush", With: cd(4), At: pc(8)},
	{Do: "pass"},
}

func TestClicksNarrowInAnyOrder(t *testing.T) {
	for _, c := range []struct {
		name   string
		clicks []rules.Ref
		left   int
	}{
		{"unit first", []rules.Ref{pc(1)}, 3},
		{"target first", []rules.Ref{pc(9)}, 3},
		{"card first", []rules.Ref{cd(2)}, 2},
		{"unit, card", []rules.Ref{pc(1), cd(1)}, 1},
		{"card, target", []rules.Ref{cd(2), pc(9)}, 2},
	} {
		n := asked(declare...)
		for _, r := range c.clicks {
			if n.pick(r) != Picked {
				t.Errorf("%s: a click on %d is refused", c.name, r.N())
			}
		}
		if len(n.Left) != c.left {
			t.Errorf("%s: %d options left, want %d", c.name, len(n.Left), c.left)
		}
	}
}

func TestTheLastOptionIsChosenOnceUnitAndTargetArePicked(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(1))
	n.pick(cd(1))
	if _, ok := n.Chosen(); ok {
		t.Error("chosen before the target is picked")
	}
	if o, ok := n.Implied(); !ok || o != declare[0] {
		t.Error("the only option left is not offered as a button")
	}
	n.pick(pc(9))
	if o, ok := n.Chosen(); !ok || o != declare[0] {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestACardThatIsTheOnlyOnePossibleNeedNotBePicked(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(2))
	n.pick(pc(8))
	if o, ok := n.Chosen(); !ok || o != declare[3] {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestASingleUnitIsNotMovedByAClickOnItsOnlySquare(t *testing.T) {
	n := asked(rules.Option{Do: "move", Who: pc(1), At: sq(5)}, rules.Option{Do: "pass"})
	n.pick(sq(5))
	if _, ok := n.Chosen(); ok {
		t.Error("the click on the square alone moves the unit")
	}
	n.pick(pc(1))
	if _, ok := n.Chosen(); !ok {
		t.Error("square and unit do not choose")
	}
}

func TestOptionsThatDifferOnlyInDoOrNBecomeButtons(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(1))
	n.pick(cd(2))
	n.pick(pc(9))
	want := []rules.Option{declare[1], declare[2], declare[5]}
	if got := n.Buttons(nil); !slices.Equal(got, want) {
		t.Errorf("buttons %v, want %v", got, want)
	}
	turns := asked(rules.Option{Do: "lay", Who: pc(1), At: sq(1)}, rules.Option{Do: "lay", Who: pc(1), At: sq(1), N: 1})
	turns.pick(pc(1))
	turns.pick(sq(1))
	if got := turns.Buttons(nil); len(got) != 2 {
		t.Errorf("%d buttons for two rotations", len(got))
	}
}

func TestOptionsWithoutThingsAreAlwaysButtons(t *testing.T) {
	n := asked(declare...)
	if got := n.Buttons(nil); !slices.Equal(got, declare[5:]) {
		t.Errorf("buttons %v", got)
	}
	n.pick(pc(2))
	if got := n.Buttons(nil); !slices.Equal(got, declare[5:]) {
		t.Errorf("buttons %v after a pick", got)
	}
}

func TestAClickElsewhereStartsAnotherChoice(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(1))
	if n.pick(pc(2)) != Picked || !slices.Equal(n.Picks, []rules.Ref{pc(2)}) {
		t.Errorf("picks %v", n.Picks)
	}
}

func TestAClickOnWhatNoOptionHoldsIsRefusedAndChangesNothing(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(1))
	if n.pick(sq(3), pc(77)) != Refused || len(n.Picks) != 1 || len(n.Left) != 3 {
		t.Error("a refused click changed the picks")
	}
}

func TestAnEmptyClickPicksNothing(t *testing.T) {
	n := asked(rules.Option{Do: "discard", With: cd(1)}, rules.Option{Do: "done"})
	if n.pick(0, 0) != Refused || len(n.Picks) != 0 {
		t.Error("a click on nothing picks")
	}
}

func TestBackDropsOnePickAfterTheOther(t *testing.T) {
	n := asked(declare...)
	n.pick(pc(1))
	n.pick(cd(2))
	if !n.Back() || len(n.Left) != 3 || !n.Back() || len(n.Left) != 6 || n.Back() {
		t.Errorf("after two steps back %d options are left", len(n.Left))
	}
}

func TestThePieceUnderThePointerComesBeforeItsSquare(t *testing.T) {
	n := asked(rules.Option{Do: "place", Who: pc(1), At: sq(1)}, rules.Option{Do: "place", Who: pc(2), At: sq(2)},
		rules.Option{Do: "place", Who: pc(1), At: sq(2)})
	n.pick(pc(1), sq(2))
	if !n.IsPicked(pc(1)) {
		t.Error("the square was picked instead of the piece on it")
	}
	n.pick(pc(2), sq(2)) // swap: the piece there is no longer meant
	if o, ok := n.Chosen(); !ok || o.At != sq(2) || o.Who != pc(1) {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestADiscardIsChosenByOneClick(t *testing.T) {
	n := asked(rules.Option{Do: "discard", With: cd(1)}, rules.Option{Do: "discard", With: cd(2)}, rules.Option{Do: "done"})
	n.pick(cd(2))
	if o, ok := n.Chosen(); !ok || o.With != cd(2) {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestThingsThatStandNowhereAreHomeless(t *testing.T) {
	army := rules.MakeRef(7, 1)
	n := asked(rules.Option{Do: "offer", Who: army}, rules.Option{Do: "move", Who: pc(1), At: sq(1)})
	got := n.homeless(func(r rules.Ref) bool { return r.Kind() < 4 }, nil)
	if !slices.Equal(got, []rules.Ref{army}) {
		t.Errorf("homeless %v", got)
	}
}

func TestPlacesAreShownAtOnceWhereOneThingAloneCanAct(t *testing.T) {
	march := []rules.Option{{Do: "move", Who: pc(1), At: sq(5)}, {Do: "move", Who: pc(1), At: sq(6)}, {Do: "pass"}}
	if n := asked(march...); !n.Sole() {
		t.Error("one unit alone can march, and its squares wait")
	}
	if n := asked(append(march, rules.Option{Do: "move", Who: pc(2), At: sq(7)})...); n.Sole() {
		t.Error("two units can march")
	}
	if n := asked(rules.Option{Do: "pass"}); n.Sole() {
		t.Error("nobody can act, and somebody is said to be alone")
	}
}

func TestWhatTheRequestIsAboutNeedNotBeClicked(t *testing.T) {
	n := asked(rules.Option{Do: "retreat", Who: pc(1), At: sq(5)}, rules.Option{Do: "retreat", Who: pc(1), At: sq(6)}, rules.Option{Do: "stop", Who: pc(1)})
	n.concern(pc(1))
	if got := n.Buttons(nil); len(got) != 1 || got[0].Do != "stop" {
		t.Errorf("the buttons are %v", got)
	}
	n.pick(sq(6))
	if o, ok := n.Chosen(); !ok || o.At != sq(6) {
		t.Errorf("chosen %v, %v", o, ok)
	}
	n = asked(rules.Option{Do: "move", Who: pc(1), At: sq(5)}, rules.Option{Do: "move", Who: pc(2), At: sq(6)})
	n.concern(pc(1))
	n.pick(sq(5))
	if _, ok := n.Chosen(); ok {
		t.Error("of several pieces one moves without being clicked")
	}
}
