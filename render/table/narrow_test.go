package table

import (
	"slices"
	"testing"

	"grognard/rules"
)

// Things of the tests: pieces, cards and squares.
func pc(n int) rules.Ref { return rules.MakeRef(2, n) }
func cd(n int) rules.Ref { return rules.MakeRef(3, n) }
func sq(n int) rules.Ref { return rules.MakeRef(1, n) }

func asked(options ...rules.Option) *narrowing {
	n := &narrowing{}
	n.ask(options)
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
			if n.click(r) != picked {
				t.Errorf("%s: a click on %d is refused", c.name, r.N())
			}
		}
		if len(n.left) != c.left {
			t.Errorf("%s: %d options left, want %d", c.name, len(n.left), c.left)
		}
	}
}

func TestTheLastOptionIsChosenOnceUnitAndTargetArePicked(t *testing.T) {
	n := asked(declare...)
	n.click(pc(1))
	n.click(cd(1))
	if _, ok := n.chosen(); ok {
		t.Error("chosen before the target is picked")
	}
	if o, ok := n.implied(); !ok || o != declare[0] {
		t.Error("the only option left is not offered as a button")
	}
	n.click(pc(9))
	if o, ok := n.chosen(); !ok || o != declare[0] {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestACardThatIsTheOnlyOnePossibleNeedNotBePicked(t *testing.T) {
	n := asked(declare...)
	n.click(pc(2))
	n.click(pc(8))
	if o, ok := n.chosen(); !ok || o != declare[3] {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestASingleUnitIsNotMovedByAClickOnItsOnlySquare(t *testing.T) {
	n := asked(rules.Option{Do: "move", Who: pc(1), At: sq(5)}, rules.Option{Do: "pass"})
	n.click(sq(5))
	if _, ok := n.chosen(); ok {
		t.Error("the click on the square alone moves the unit")
	}
	n.click(pc(1))
	if _, ok := n.chosen(); !ok {
		t.Error("square and unit do not choose")
	}
}

func TestOptionsThatDifferOnlyInDoOrNBecomeButtons(t *testing.T) {
	n := asked(declare...)
	n.click(pc(1))
	n.click(cd(2))
	n.click(pc(9))
	want := []rules.Option{declare[1], declare[2], declare[5]}
	if got := n.buttons(nil); !slices.Equal(got, want) {
		t.Errorf("buttons %v, want %v", got, want)
	}
	turns := asked(rules.Option{Do: "lay", Who: pc(1), At: sq(1)}, rules.Option{Do: "lay", Who: pc(1), At: sq(1), N: 1})
	turns.click(pc(1))
	turns.click(sq(1))
	if got := turns.buttons(nil); len(got) != 2 {
		t.Errorf("%d buttons for two rotations", len(got))
	}
}

func TestOptionsWithoutThingsAreAlwaysButtons(t *testing.T) {
	n := asked(declare...)
	if got := n.buttons(nil); !slices.Equal(got, declare[5:]) {
		t.Errorf("buttons %v", got)
	}
	n.click(pc(2))
	if got := n.buttons(nil); !slices.Equal(got, declare[5:]) {
		t.Errorf("buttons %v after a pick", got)
	}
}

func TestAClickElsewhereStartsAnotherChoice(t *testing.T) {
	n := asked(declare...)
	n.click(pc(1))
	if n.click(pc(2)) != picked || !slices.Equal(n.picks, []rules.Ref{pc(2)}) {
		t.Errorf("picks %v", n.picks)
	}
}

func TestAClickOnWhatNoOptionHoldsIsRefusedAndChangesNothing(t *testing.T) {
	n := asked(declare...)
	n.click(pc(1))
	if n.click(sq(3), pc(77)) != refused || len(n.picks) != 1 || len(n.left) != 3 {
		t.Error("a refused click changed the picks")
	}
}

func TestAnEmptyClickPicksNothing(t *testing.T) {
	n := asked(rules.Option{Do: "discard", With: cd(1)}, rules.Option{Do: "done"})
	if n.click(0, 0) != refused || len(n.picks) != 0 {
		t.Error("a click on nothing picks")
	}
}

func TestBackDropsOnePickAfterTheOther(t *testing.T) {
	n := asked(declare...)
	n.click(pc(1))
	n.click(cd(2))
	if !n.back() || len(n.left) != 3 || !n.back() || len(n.left) != 6 || n.back() {
		t.Errorf("after two steps back %d options are left", len(n.left))
	}
}

func TestThePieceUnderThePointerComesBeforeItsSquare(t *testing.T) {
	n := asked(rules.Option{Do: "place", Who: pc(1), At: sq(1)}, rules.Option{Do: "place", Who: pc(2), At: sq(2)},
		rules.Option{Do: "place", Who: pc(1), At: sq(2)})
	n.click(pc(1), sq(2))
	if !n.isPicked(pc(1)) {
		t.Error("the square was picked instead of the piece on it")
	}
	n.click(pc(2), sq(2)) // swap: the piece there is no longer meant
	if o, ok := n.chosen(); !ok || o.At != sq(2) || o.Who != pc(1) {
		t.Errorf("chosen %v, %v", o, ok)
	}
}

func TestADiscardIsChosenByOneClick(t *testing.T) {
	n := asked(rules.Option{Do: "discard", With: cd(1)}, rules.Option{Do: "discard", With: cd(2)}, rules.Option{Do: "done"})
	n.click(cd(2))
	if o, ok := n.chosen(); !ok || o.With != cd(2) {
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

func TestTheClosestRefusalNamesPickAndClick(t *testing.T) {
	all := []rules.Refusal{
		{Option: rules.Option{Do: "move", Who: pc(2), At: sq(5)}, Reasons: []rules.Reason{rules.No("A-1", rules.Text{Key: "other"})}},
		{Option: rules.Option{Do: "move", Who: pc(1), At: sq(5)}, Reasons: []rules.Reason{rules.No("A-2", rules.Text{Key: "mine"})}},
	}
	if why, ok := closest(all, []rules.Ref{pc(1)}, []rules.Ref{0, sq(5)}); !ok || why.Rule != "A-2" {
		t.Errorf("reason %v, %v", why, ok)
	}
	if _, ok := closest(all, []rules.Ref{pc(3)}, []rules.Ref{sq(5)}); ok {
		t.Error("the reason of another unit is given")
	}
	if why, ok := closest(all, nil, []rules.Ref{sq(5)}); ok {
		t.Errorf("without a pick it says of one unit what is untrue of the other: %v", why)
	}
	all[0].Reasons = append(all[0].Reasons, all[1].Reasons...)
	if why, ok := closest(all, nil, []rules.Ref{sq(5)}); !ok || why.Rule != "A-2" {
		t.Errorf("what is true of all: %v, %v", why, ok)
	}
}

func TestPlacesAreShownAtOnceWhereOneThingAloneCanAct(t *testing.T) {
	march := []rules.Option{{Do: "move", Who: pc(1), At: sq(5)}, {Do: "move", Who: pc(1), At: sq(6)}, {Do: "pass"}}
	if n := asked(march...); !n.sole() {
		t.Error("one unit alone can march, and its squares wait")
	}
	if n := asked(append(march, rules.Option{Do: "move", Who: pc(2), At: sq(7)})...); n.sole() {
		t.Error("two units can march")
	}
	if n := asked(rules.Option{Do: "pass"}); n.sole() {
		t.Error("nobody can act, and somebody is said to be alone")
	}
}

func TestWhatTheRequestIsAboutNeedNotBeClicked(t *testing.T) {
	n := asked(rules.Option{Do: "retreat", Who: pc(1), At: sq(5)}, rules.Option{Do: "retreat", Who: pc(1), At: sq(6)}, rules.Option{Do: "stop", Who: pc(1)})
	n.concern(pc(1))
	if got := n.buttons(nil); len(got) != 1 || got[0].Do != "stop" {
		t.Errorf("the buttons are %v", got)
	}
	n.click(sq(6))
	if o, ok := n.chosen(); !ok || o.At != sq(6) {
		t.Errorf("chosen %v, %v", o, ok)
	}
	n = asked(rules.Option{Do: "move", Who: pc(1), At: sq(5)}, rules.Option{Do: "move", Who: pc(2), At: sq(6)})
	n.concern(pc(1))
	n.click(sq(5))
	if _, ok := n.chosen(); ok {
		t.Error("of several pieces one moves without being clicked")
	}
}
