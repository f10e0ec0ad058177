package marks

import (
	"testing"

	"grognard/render/board"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

func TestAPlaceSaysWhatAPieceMayStillDoThere(t *testing.T) {
	place := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	a, b := rules.MakeRef(2, 1), rules.MakeRef(2, 2)
	sc := &scene.Scene{}
	m := New(Deps{Scene: sc, Choice: choice.New(sc, &foresee.Lookahead{}, nil, nil)})
	sc.Ask = &rules.Request{
		Options: []rules.Option{
			{Do: "move", Who: a, At: place(1)}, {Do: "move", Who: a, At: place(2)}, {Do: "move", Who: a, At: place(3)},
			{Do: "move", Who: b, At: place(2)}, {Do: "move", Who: b, At: place(1)},
		},
		Signs: []rules.Sign{rules.Plain, rules.Ends, rules.Stops, rules.Stops},
	}
	m.Choice.Selection.Ask(sc.Ask)
	for n, want := range map[int]board.MarkKind{1: board.Move, 2: board.Move, 3: board.MoveHalt} {
		if got := m.moveKind(place(n)); got != want {
			t.Errorf("place %d: mark %d before a piece is picked, want %d", n, got, want)
		}
	}
	m.Choice.Take(a)
	if got := m.moveKind(place(2)); got != board.MoveEnd {
		t.Errorf("place 2: mark %d, want %d: the piece picked could do no more there", got, board.MoveEnd)
	}
}
