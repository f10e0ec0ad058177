package history

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
	"grognard/render/table/scene"
	"grognard/rules"
)

// battle is a match with its history.
type battle struct {
	t     *testing.T
	match *match.Match
	sees  *scene.Scene
	past  History
}

// begin begins a battle of Musket & Saber.
func begin(t *testing.T) *battle {
	t.Helper()
	b := &battle{t: t, sees: &scene.Scene{}, match: screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 1})}
	b.sees.View = func() *rules.View { return b.sees.Pos.View(rules.Chance) }
	b.sees.Pos = b.match.Position()
	b.past = Of(b.match, b.sees)
	return b
}

// again counts the allocations of what is asked for in every frame of one view.
func (b *battle) again(ask func()) float64 {
	v := b.sees.View()
	b.sees.View = func() *rules.View { return v }
	return testing.AllocsPerRun(20, ask)
}

// orders answers with options as logs write them.
func (b *battle) orders(lines ...string) {
	b.t.Helper()
	for _, line := range lines {
		o, err := rules.ParseOption(b.match.Book(), line)
		if err == nil {
			_, err = b.match.Answer(o)
		}
		if err != nil {
			b.t.Fatalf("%s: %v", line, err)
		}
	}
	b.sees.Pos = b.match.Position()
}

func TestAResultTellsHowTheTestAfterItFellOut(t *testing.T) {
	b := begin(t)
	b.orders("move fr-96 @0706", "move fr-gren @0705", "done", "attack fr-gren @0805", "add fr-96", "done", "done", "none", "none")
	if b.past.Result() < 0 {
		t.Fatal("there is no result")
	}
	if told := b.past.Tests(); len(told) != 1 || told[0].Key != "ms.log.passes" {
		t.Errorf("%+v, want the test that was passed", told)
	}
	if n := b.again(func() { b.past.Tests() }); n != 0 {
		t.Errorf("asked again it costs %v allocations", n)
	}
}

func TestTheTableOfResultsIsKeptWithItsDie(t *testing.T) {
	b := begin(t)
	b.orders("move fr-96 @0706", "move fr-gren @0705", "done", "attack fr-gren @0805", "add fr-96", "done", "done", "none")
	if b.past.Decided() || b.past.ChartOf(b.past.Result()) != nil {
		t.Fatal("there is a result before the die")
	}
	b.past.KeepChart()
	b.orders("none")
	k, log, die := b.past.ChartOf(b.past.Result()), b.match.Log(), 0
	if k == nil {
		t.Fatal("the table has gone with the combat")
	}
	for _, e := range log[:b.past.Result()] {
		if e.Event.Kind == rules.EvDice {
			die = e.Event.Faces[0]
		}
	}
	if k.Rolled != die {
		t.Errorf("lit is %d, the die shows %d", k.Rolled, die)
	}
	if n := b.again(func() { b.past.ChartOf(b.past.Result()) }); n != 0 {
		t.Errorf("asked again it costs %v allocations", n)
	}
}

func TestASideIsToldOfTheMovesOfTheOtherUntilItDecides(t *testing.T) {
	b := begin(t)
	side := b.match.Request().To
	b.orders("move fr-96 @0706")
	moved := func(side rules.Side) int { return len(b.past.Missed(side)) }
	if moved(side.Other()) == 0 {
		t.Error("the other side misses the move")
	}
	if moved(side) != 0 {
		t.Error("whoever has moved is told of his own move")
	}
}

func TestTheLastDecisionIsNoAnswerThatWasForced(t *testing.T) {
	b := begin(t)
	b.orders("move fr-96 @0706")
	n := b.past.LastDecision(b.match.Len())
	if q, _ := b.match.Given(n); n == 0 || len(q.Options) < 2 && q.Field == nil {
		t.Errorf("answer %d of %d was none", n, b.match.Len())
	}
}

func TestATurnOfBothSidesIsNotTheComputers(t *testing.T) {
	m := screentest.Begin(t, "squares", "ns-01-maida", match.Start{Seed: 11, Players: [2]match.Player{rules.Second: {Computer: true}}})
	sc := &scene.Scene{}
	past := Of(m, sc)
	turns := func() (n int) {
		for _, e := range m.Log() {
			if e.Event.Kind == rules.EvTurn {
				n++
			}
		}
		return n
	}
	for turns() < 2 {
		q := m.Request()
		if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
	}
	if lines := past.ComputerTurn(); lines != nil {
		t.Errorf("%d lines are told as those of the computer", len(lines))
	}
}

func TestTheLogTellsOnlyWhereAPieceComesToStand(t *testing.T) {
	place := func(who rules.Ref) match.Entry { return match.Entry{Event: rules.Event{Kind: rules.EvPlace, Who: who}} }
	turn := match.Entry{Event: rules.Event{Kind: rules.EvTurn}}
	undone := place(1)
	undone.Undone = true
	for _, test := range []struct {
		log  []match.Entry
		want bool
	}{
		{[]match.Entry{place(1), place(2), place(1)}, true},
		{[]match.Entry{place(1), place(2)}, false},
		{[]match.Entry{place(1), undone}, false},
		{[]match.Entry{place(1), turn, place(1)}, false},
		{[]match.Entry{turn, turn}, false},
	} {
		if got := placedAgain(test.log); got != test.want {
			t.Errorf("%v: placed again %v, want %v", test.log, got, test.want)
		}
	}
}

func TestTheLogTellsNothingTwice(t *testing.T) {
	say := func(kind rules.EventKind, key string, who rules.Ref, undone bool) match.Entry {
		return match.Entry{Event: rules.Event{Kind: kind, Who: who, Text: rules.Text{Key: key, A: who}}, Undone: undone}
	}
	orders := []match.Entry{say(rules.EvMark, "order", 1, true), say(rules.EvMark, "order", 2, true), say(rules.EvMark, "order", 2, false)}
	if toldAgain(orders) {
		t.Error("an order that was taken back for good is not crossed out")
	}
	if !toldAgain(orders[1:]) {
		t.Error("an order that was given again is crossed out and told twice")
	}
	blow := []match.Entry{say(rules.EvDeclare, "attack", 3, false), say(rules.EvHit, "hit", 4, false), say(rules.EvResult, "row", 4, false)}
	if !toldBefore(blow) {
		t.Error("a loss is told twice")
	}
	if blow[1].Event.Who = 5; toldBefore(blow) {
		t.Error("a result about another piece is left out")
	}
	blow[1].Event.Who = 4
	if blow[2].Event.Mods = []rules.Mod{{Sum: "attack", N: 1}}; toldBefore(blow) {
		t.Error("a result with its sums is left out")
	}
}
