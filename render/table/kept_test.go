package table

import (
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

func TestTheTableOfResultsStaysWithItsDieWhenTheCombatIsOver(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 1})
		b := newDesk(t, size[0], size[1], instant()).begin(m)
		b.orders("move fr-96 @0706", "move fr-gren @0705", "done", "attack fr-gren @0805", "add fr-96", "done", "done")
		b.Long()
		if k := b.t.game.Scene.View().Combat; k == nil || k.Chart == nil || size[1] > 720 && !b.Has("chart.row.1") { // a small window leaves it to the sheet
			t.Fatal("there is no table of results before the die")
		}
		b.orders("none", "none")
		if b.t.game.History.Ended() == nil || b.t.game.Scene.View().Combat != nil {
			t.Fatal("the combat is not over")
		}
		b.Point("theatre.slip")
		b.Pictures("kept-chart")
		k := b.t.game.History.ChartOf(b.t.game.History.Result())
		if k == nil || !b.Has("chart.row.1") {
			t.Fatal("the table has gone with the combat")
		}
		if die := b.t.game.Clips.Throws()[0].Event.Faces[0]; k.Rolled != die {
			t.Errorf("lit is %d, the die shows %d", k.Rolled, die)
		}
	}
}

func TestTheSlipOfAFightKeepsOffPieces(t *testing.T) {
	lies := func(v *rules.View) (*battle, paint.Rect) {
		b := newStage(t, 1280, 720, v)
		b.throwDice(rules.D(2, 6), 3, 4)
		b.t.game.Clips.Finish()
		b.Long()
		return b, b.rect("theatre.slip")
	}
	b, at := lies(hexView())
	if at.W == 0 {
		t.Fatal("there is no slip")
	}
	v := hexView()
	for i := range v.Map.Cells {
		cell := v.Map.Cells[i].Ref
		if on, ok := b.t.View.Board.CellRect(cell); ok && on.Has(at.Center()) {
			v.Pieces[13].Cell = cell
		}
	}
	if v.Pieces[13].Cell == hexView().Pieces[13].Cell {
		t.Fatal("the slip lies over no cell")
	}
	b, at = lies(v)
	if on, ok := b.t.View.Board.PieceRect(stagePiece(13)); !ok || at.W == 0 || on.Overlaps(at) {
		t.Errorf("the slip at %v lies over the piece at %v", at, on)
	}
}
