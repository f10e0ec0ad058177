package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/ai"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// What the computer has done is told beside the place where it did it.
func TestTheRecapLiesBesideWhatItTellsOf(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		b := newBattleOf(t, "ccn", 1280, 720, "ccn-01-rolica-first")
		recapAside(t, recappedOf(t, b, "ccn", keen{rand.New(rand.NewPCG(seed, 1))}))
	}
}

// keen is a computer player who plays as the computer does.
type keen struct{ rand *rand.Rand }

func (k keen) Choose(p *rules.Position, s rules.Side) rules.Option {
	return (&ai.Soldier{Rand: k.rand}).Choose(p.Request(), p.View(s))
}

func recapAside(t *testing.T, b *battle) {
	t.Helper()
	at, n := b.t.listed, 0
	if at.W == 0 {
		t.Fatal("nothing is told")
	}
	hidden := func(r rules.Ref) {
		if cell, ok := b.t.View.Board.CellRect(r); ok && r != 0 {
			if n++; cell.Overlaps(at) {
				t.Errorf("%s lies under the recap, %v", b.t.game.Words.Name(r), at)
			}
		}
	}
	for _, e := range b.t.game.History.ComputerTurn() {
		hidden(e.Event.From)
		hidden(e.Event.To)
		for _, r := range e.Event.Path {
			hidden(r)
		}
	}
	if n == 0 {
		t.Fatal("the computer has moved nobody")
	}
}

// The open log tells it already.
func TestTheRecapIsNotToldBesideTheOpenLog(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.Key("L")
	b.Long()
	if b.t.listed.W != 0 {
		t.Errorf("it is told twice, at %v", b.t.listed)
	}
	if !b.Has("button.continue") {
		t.Error("the table goes on by itself")
	}
	b.Key("L")
	b.Long()
	if b.t.listed.W == 0 {
		t.Error("it is told no more")
	}
}

// A click on the map while the computer is to move says that it does nothing.
func TestAClickInTheComputersTurnSaysThatItDoesNothing(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.Key("Enter")
	b.bold(func() bool { return b.m.Computer() })
	b.Point("cell.d5")
	b.In.Pressed[paint.Left] = true
	b.Tick()
	if !b.m.Computer() {
		t.Fatal("it is over")
	}
	if b.Tick(); !b.Says(b.words.Word("table.guard.nothing")) {
		t.Error("nothing is said of it")
	}
}
