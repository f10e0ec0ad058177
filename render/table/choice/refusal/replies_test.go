package refusal

import (
	"testing"

	"grognard/render/table/choice/selection"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Beside the answers of a stack stands what another piece of it may not do, once, unless
// one of them may; what stands elsewhere has no part in it.
func TestWhatOthersOfTheStackMayNotDoStandsBesideTheAnswers(t *testing.T) {
	view := &rules.View{
		Active: rules.Second,
		Map:    &rules.Map{Cells: []rules.Cell{{Ref: sq(1)}, {Ref: sq(2)}}},
		Pieces: []rules.Piece{{Ref: pc(1), Cell: sq(1)}, {Ref: pc(2), Cell: sq(1)}, {Ref: pc(3), Cell: sq(1)}, {Ref: pc(4), Cell: sq(2)}},
	}
	pos := &rules.Position{}
	sc := &scene.Scene{Pos: pos, View: func() *rules.View { return view }, Moving: func() bool { return false }}
	sc.Ask = &rules.Request{To: rules.First, About: pc(1), Quiet: -1, Options: []rules.Option{{Do: "none"}, {Do: "disengage"}, {Do: "countercharge", Who: pc(2)}}}
	sel := selection.Of(sc)
	sel.Ask(sc.Ask)
	f := New(sc, &sel)
	no := func(do string, who rules.Ref) rules.Refusal {
		return rules.Refusal{Option: rules.Option{Do: do, Who: who}, Reasons: []rules.Reason{rules.No("MS-9.5.1", rules.Text{Key: "x", A: who})}}
	}
	f.Refusals.Of(pos, func(*rules.Position) []rules.Refusal {
		return []rules.Refusal{no("stubborn", 0), no("countercharge", pc(3)), no("square", pc(3)), no("square", pc(2)), no("dismount", pc(4)), no("wheel", pc(2)), no("wheel", pc(1))}
	})
	got := ""
	for _, r := range f.Replies() {
		got += r.Option.Do + " "
		if r.Option.Do == "wheel" && r.Option.Who != pc(1) {
			t.Error("it is told of another than what is asked about")
		}
	}
	if got != "stubborn wheel square " {
		t.Errorf("refused beside the answers: %s", got)
	}
}
