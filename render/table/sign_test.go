package table

import (
	"image/color"
	"testing"

	"grognard/assets/palette"
	"grognard/render/board"
	"grognard/render/table/choice"
	"grognard/rules"
)

func TestAPlaceSaysWhatAPieceMayStillDoThere(t *testing.T) {
	place := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	a, b := rules.MakeRef(2, 1), rules.MakeRef(2, 2)
	x := &Table{}
	x.choice = choice.New(&x.scene, &x.ahead, nil, nil)
	x.choice = choice.New(&x.scene, &x.ahead, nil, nil)
	x.choice = choice.New(&x.scene, &x.ahead, nil, nil)
	x.scene.Ask = &rules.Request{
		Options: []rules.Option{
			{Do: "move", Who: a, At: place(1)}, {Do: "move", Who: a, At: place(2)}, {Do: "move", Who: a, At: place(3)},
			{Do: "move", Who: b, At: place(2)}, {Do: "move", Who: b, At: place(1)},
		},
		Signs: []rules.Sign{rules.Plain, rules.Ends, rules.Stops, rules.Stops},
	}
	x.choice.Begin(x.scene.Ask.Options)
	for n, want := range map[int]board.MarkKind{1: board.Move, 2: board.Move, 3: board.MoveHalt} {
		if got := x.moveKind(place(n)); got != want {
			t.Errorf("place %d: mark %d before a piece is picked, want %d", n, got, want)
		}
	}
	x.choice.Take(a)
	if got := x.moveKind(place(2)); got != board.MoveEnd {
		t.Errorf("place 2: mark %d, want %d: the piece picked could do no more there", got, board.MoveEnd)
	}
}

func TestRedFramesOnATabletopHaveALegend(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := onFarm(t)
		b.words.Use(lang)
		want := b.words.Word("me.sign.attack")
		if b.Says(want) {
			t.Fatalf("%s: the legend stands there before anything is framed", lang)
		}
		b.piece(b.offers("fire", nil).Who)
		b.Pictures("legend-" + lang)
		if !b.Says(want) {
			t.Errorf("%s: nothing explains the red frames", lang)
		}
		if !b.Says(b.words.Word("me.sign.afar")) {
			t.Errorf("%s: nothing explains the broken ones", lang)
		}
	}
}

func TestTheTintsOfSidesAreNoColoursOfMarks(t *testing.T) {
	marks := []color.NRGBA{palette.Retreat, palette.Gold, palette.Attack}
	for _, s := range []rules.Side{rules.First, rules.Second} {
		tint := board.Tint(s)
		for _, m := range marks {
			far := 0
			for _, d := range [...]int{int(tint.R) - int(m.R), int(tint.G) - int(m.G), int(tint.B) - int(m.B)} {
				far += max(d, -d)
			}
			if far < 90 {
				t.Errorf("the tint %v of side %d is as good as the mark %v", tint, s, m)
			}
		}
	}
}
