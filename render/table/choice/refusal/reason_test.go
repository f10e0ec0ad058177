package refusal

import (
	"testing"

	"grognard/rules"
)

// Things of the tests: pieces and squares.
func pc(n int) rules.Ref { return rules.MakeRef(2, n) }
func sq(n int) rules.Ref { return rules.MakeRef(1, n) }

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

func TestARefusalSpeaksOnlyOfWhatWasClicked(t *testing.T) {
	card := rules.MakeRef(5, 1)
	all := []rules.Refusal{
		{Option: rules.Option{Do: "restore", With: card, Who: pc(1)}, Reasons: []rules.Reason{rules.No("A-1", rules.Text{Key: "full", A: pc(1)})}},
		{Option: rules.Option{Do: "restore", With: card, Who: pc(2)}, Reasons: []rules.Reason{rules.No("A-2", rules.Text{Key: "card", A: card})}},
	}
	if why, ok := closest(all, nil, []rules.Ref{card}); !ok || why.Rule != "A-2" {
		t.Errorf("the reason is %v, %v", why, ok)
	}
	if why, ok := closest(all[:1], nil, []rules.Ref{card}); ok {
		t.Errorf("a unit that nobody touched is told about: %v", why)
	}
	if why, ok := closest(all, []rules.Ref{card}, []rules.Ref{pc(1)}); !ok || why.Rule != "A-1" {
		t.Errorf("the reason for card and unit is %v, %v", why, ok)
	}
}
