package table

import (
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// turning opens a board of Napoleon Squares on which a brigade in line may turn,
// and picks it.
func turning(t *testing.T) (*battle, rules.Ref) {
	t.Helper()
	board := boardtest.Duel()
	board.Phase = "movement"
	board.Units[0] = boardtest.Infantry("red-1", "C2", `order = "linear", facing = "N"`)
	board.States[0] = boardtest.At("red-1", "C2", `facing = "N"`)
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(board.File()), Open: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	all := b.acts("face")
	if len(all) != 3 {
		t.Fatalf("%d ways to turn", len(all))
	}
	b.Click(b.t.game.Words.Keys.Region("piece", all[0].Who))
	b.Long()
	return b, all[0].Who
}

// over counts what is painted over the pieces of the map.
func (b *battle) over() (n int) {
	for _, k := range b.List.Cmds {
		if k.Layer == paint.Over {
			n++
		}
	}
	return n
}

func TestAPictureTellsWhatItMeansAndIsClicked(t *testing.T) {
	b, who := turning(t)
	o := b.acts("face")[1]
	before := b.over()
	b.Point(b.t.game.Words.Keys.Option(o))
	if b.over() <= before {
		t.Error("the map does not show how the brigade would stand")
	}
	for range 60 {
		b.Tick()
	}
	if !b.Says(b.t.game.Words.Label(o)) {
		t.Errorf("under the pointer the picture does not say %q", b.t.game.Words.Label(o))
	}
	want, _ := b.t.game.Choice.Variants.Pose(o)
	b.Click(b.t.game.Words.Keys.Option(o))
	b.Long()
	if p := b.t.game.Scene.Piece(who); p.Facing != want.Facing {
		t.Errorf("it faces %d, want %d", p.Facing, want.Facing)
	}
}
