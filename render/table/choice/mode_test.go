package choice

import (
	"testing"

	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// plain is a choice at a question about two pieces, on a map without any.
func plain(options ...rules.Option) *Choice {
	view := &rules.View{Active: rules.First}
	sc := &scene.Scene{View: func() *rules.View { return view }, Moving: func() bool { return false }}
	c := New(sc, &foresee.Lookahead{}, nil, nil)
	sc.Ask = &rules.Request{To: rules.First, Kind: "move", Options: options, Quiet: -1}
	c.Selection.Ask(sc.Ask)
	return c
}

func TestEveryModeStandsInTheTableOnceAndAskingLast(t *testing.T) {
	seen := map[Mode]int{}
	for i := range modes {
		seen[modes[i].mode]++
	}
	for m := range modeCount {
		if seen[m] != 1 {
			t.Errorf("mode %d stands in %d rows", m, seen[m])
		}
	}
	if last := modes[len(modes)-1].mode; last != Asking {
		t.Errorf("the last row is mode %d, so that one behind it is never reached", last)
	}
}

func TestAStepBackTakesTheUppermostFirst(t *testing.T) {
	c := plain(rules.Option{Do: "move", Who: pc(1), At: sq(1)}, rules.Option{Do: "move", Who: pc(1), At: sq(2)})
	c.Pick(pc(1))
	c.Dragged, c.LossHeld = pc(1), true
	for _, want := range []Mode{CarryingLoss, Dragging, Picking} {
		if got := c.Mode(); got != want {
			t.Fatalf("the mode is %d, want %d", got, want)
		}
		if !c.StepBack() {
			t.Fatalf("nothing is taken back in mode %d", want)
		}
	}
	if got := c.Mode(); got != Asking || c.StepBack() || len(c.Picks) > 0 {
		t.Errorf("in the end the mode is %d, with %v picked", got, c.Picks)
	}
}

func TestNothingIsDraggedWhereNobodyIsAsked(t *testing.T) {
	c := plain(rules.Option{Do: "move", Who: pc(1), At: sq(1)})
	c.Ask(nil)
	c.Drag(pc(1))
	if c.Dragged != 0 || len(c.Picks) > 0 || c.Click(pc(1)).Does != Nothing || c.StepBack() {
		t.Errorf("%v is dragged, %v are picked", c.Dragged, c.Picks)
	}
	c.Scene.Ask = &rules.Request{To: rules.First, Options: []rules.Option{{Do: "move", Who: pc(1), At: sq(1)}}, Quiet: -1}
	c.Selection.Ask(c.Scene.Ask)
	if c.Drag(pc(1)); c.Dragged != pc(1) {
		t.Error("a piece that may move is not dragged")
	}
}

// Things of the tests: pieces and squares.
func pc(n int) rules.Ref { return rules.MakeRef(2, n) }
func sq(n int) rules.Ref { return rules.MakeRef(1, n) }
