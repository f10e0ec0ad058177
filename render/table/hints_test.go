package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/scene"
	"grognard/rules"
)

// bears reports whether a thing bears a mark on the map.
func (b *battle) bears(r rules.Ref, kind board.MarkKind) bool {
	return slices.Contains(b.t.View.Picture.Marks, board.Mark{At: r, Kind: kind})
}

func TestUnitsThatEndAQuestionAboutCardsAreLit(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("discard")
	all := b.t.game.Choice.Onward()
	if len(all) == 0 {
		t.Fatal("nobody can go on")
	}
	for _, r := range all {
		if !b.bears(r, board.Usable) {
			t.Errorf("%s is not lit", b.t.game.Words.Name(r))
		}
	}
	b.Point(b.t.game.Words.Keys.Region("piece", all[0]))
	if b.Last.Cursor != paint.Hand {
		t.Errorf("over a unit that can go on the pointer is %v", b.Last.Cursor)
	}
}

// A unit that has to come from beside the map is meant by a click on its place.
func TestAClickCallsInTheUnitThatMustEnter(t *testing.T) {
	b := newDesk(t, 1920, 1080, instant()).begin(screentest.Begin(t, "musket", "marengo-1800", match.Start{Open: true, Seed: 4}))
	b.until("move.due")
	q := b.m.Request()
	if p := b.t.game.Scene.Piece(q.About); p == nil || !scene.OffBoard(*p) {
		t.Fatal("the unit is on the map")
	}
	cell := rules.Ref(0)
	for _, o := range q.Options {
		if other := func(x rules.Option) bool { return x.At == o.At && x.Who != q.About }; o.Who == q.About && o.At != 0 && slices.ContainsFunc(q.Options, other) {
			cell = o.At
			break
		}
	}
	if cell == 0 {
		t.Fatal("nobody else may go where it enters")
	}
	b.t.View.Board.ShowRef(cell, b.In.Now)
	b.Long()
	at, _ := b.t.View.Board.CellRect(cell)
	b.In.X, b.In.Y = at.Center()
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
	if n := b.t.bar.Refusal(); n.Told() {
		t.Errorf("the click is refused: %s", n.Say)
	}
	if now := b.m.Request(); now == q && !b.t.game.Choice.IsPicked(q.About) {
		t.Error("the unit is not in hand")
	}
}

func TestAnEnemyIsAttackedOnceTheMovesAreEnded(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
		b.words.Use(lang)
		q, i := b.m.Request(), -1
		for ; i < 0; q = b.m.Request() {
			if i = slices.IndexFunc(q.Options, func(o rules.Option) bool { return q.Kind == "move" && o.Who != 0 && o.At != 0 }); i >= 0 {
				break
			}
			if _, err := b.m.Answer(q.Options[0]); err != nil {
				t.Fatal(err)
			}
		}
		b.Long()
		v := b.m.View()
		foe := v.Pieces[slices.IndexFunc(v.Pieces, func(p rules.Piece) bool { return p.Side == q.To.Other() && p.Cell != 0 })].Ref
		for _, picked := range []bool{false, true} {
			if picked {
				b.Click(b.t.game.Words.Keys.Region("piece", q.Options[i].Who))
			}
			b.Click(b.t.game.Words.Keys.Region("piece", foe))
			done := b.t.game.Words.Label(q.Options[q.Quiet])
			if say := b.t.bar.Refusal().Say; !strings.Contains(say, done) {
				t.Errorf("with a unit in hand %t it says %q, not that %q comes first", picked, say, done)
			}
		}
	}
}
