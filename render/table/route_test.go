package table

import (
	"slices"
	"testing"

	"grognard/render/board"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// training opens the smallest battle of Musket & Saber.
func training(t *testing.T) *battle {
	t.Helper()
	return newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
}

// reaches picks a unit and returns an option that takes it somewhere.
func (b *battle) reaches(do string) rules.Option {
	b.t.game.Choice.Clear()
	for _, o := range b.acts(do) {
		if o.At != 0 {
			b.Click(b.t.game.Words.Keys.Region("piece", o.Who))
			return o
		}
	}
	return rules.Option{}
}

func TestAnEmptyCellIsNotPickedBeforeThePieceThatGoesThere(t *testing.T) {
	b := training(t)
	n := map[rules.Ref]int{}
	var cell rules.Ref
	for _, o := range b.acts("move") {
		if n[o.At]++; n[o.At] > 2 && !b.t.game.Scene.Hostile(o.At) && !slices.ContainsFunc(b.m.View().Pieces, func(p rules.Piece) bool { return p.Cell == o.At }) {
			cell = o.At
			break
		}
	}
	b.Click(b.t.game.Words.Keys.Region("cell", cell))
	if len(b.t.game.Choice.Picks) > 0 {
		t.Errorf("%v is picked", b.t.game.Choice.Picks)
	}
	if !b.Says("first choose") {
		t.Error("nothing says what the click lacks")
	}
}

func TestEndingAPhaseNamesWhoCouldStillActThoughItCanBeTakenBack(t *testing.T) {
	b := training(t)
	b.Settle()
	b.In.Now += prompt.DeafTime
	n := b.m.Len()
	b.Key("E")
	if b.m.Len() != n || !b.Has("button.slip.end") || !b.Says("till able to act") {
		t.Fatalf("the movement phase ends at once: %d answers", b.m.Len()-n)
	}
	b.Click("button.slip.end")
	b.Long()
	if b.m.Len() == n {
		t.Error("the warning cannot be overruled")
	}
}

func TestWithoutCardsNothingSpeaksOfCards(t *testing.T) {
	b := training(t)
	if b.Has("button.log.cards") || b.Says("card") {
		t.Error("the log has a filter for cards, or the inspector asks for one")
	}
}

func TestTheTracesOfTheOtherSideGoOnceTheNextDecisionIsMade(t *testing.T) {
	b := training(t)
	o := b.reaches("move")
	b.Click(b.t.game.Words.Keys.Region("cell", o.At))
	b.Long()
	side := b.m.Request().To
	for range 20 {
		if b.m.Request().To != side {
			break
		}
		if _, err := b.m.Answer(rules.Option{Do: "done"}); err != nil {
			t.Fatal(err)
		}
	}
	b.Long()
	if b.m.Request().To == side || len(b.t.game.History.Missed(b.t.game.Seat.Decider())) == 0 {
		t.Fatal("the move has left no trace for the other side")
	}
	for _, x := range b.m.Request().Options {
		if x.Do == "square" || x.Do == "move" {
			if _, err := b.m.Answer(x); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	b.Long()
	if left := b.t.game.History.Missed(b.t.game.Seat.Decider()); len(left) > 0 && b.m.Request().To != side {
		t.Errorf("%d moves are still drawn", len(left))
	}
}

func TestAPathIsOneArrowWithOneHead(t *testing.T) {
	place := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	leg := func(n int, leg board.Leg) board.Arrow {
		return board.Arrow{From: place(n), To: place(n + 1), Kind: board.ArrowPast, Leg: leg}
	}
	want := []board.Arrow{leg(0, board.GoesOn), leg(1, board.Joins|board.GoesOn), leg(2, board.Joins)}
	if got := board.Chain(nil, board.ArrowPast, place(0), place(1), place(2), place(3)); !slices.Equal(got, want) {
		t.Errorf("a path of four places is %+v, want %+v", got, want)
	}
	if got := board.Chain(nil, board.ArrowPast, place(0), place(1)); !slices.Equal(got, []board.Arrow{leg(0, 0)}) {
		t.Errorf("a single step has no head or no tail: %+v", got)
	}
	if got := board.Chain(nil, board.ArrowPast, place(0)); len(got) > 0 {
		t.Errorf("a single place is %+v", got)
	}
}
