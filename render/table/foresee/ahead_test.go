package foresee

import (
	"slices"
	"testing"
	"time"

	"grognard/game/boardtest"
	"grognard/rules"
)

// duel is an attack of one brigade on another.
func duel(t *testing.T) Act {
	t.Helper()
	p := boardtest.Begin(t, "squares", boardtest.Duel().And("blue-2", "C3", `cls = ["elite"]`).File())
	q := p.Request()
	i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" })
	if i < 0 {
		t.Fatalf("nobody can attack: %s", q.Kind)
	}
	return Act{p, q.Options[i]}
}

// until waits for something that is worked out in the background.
func until(t *testing.T, done func() bool) {
	t.Helper()
	for range 2000 {
		if done() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("it is never worked out")
}

func TestTheOddsOfAnotherPositionAreNotShown(t *testing.T) {
	a := duel(t)
	var w Weighing
	w.Want(a.Pos, a.Option)
	if !w.PickedIs(a.Pos, a.Option) {
		t.Error("what is weighed is not picked")
	}
	until(t, func() bool { return !w.Busy() })
	if s := w.Card(a.Pos); s == nil || s.Option != a.Option || len(s.Rows) == 0 {
		t.Fatalf("the card is %+v", s)
	}
	next, _, ok := a.play()
	if !ok || w.Card(next) != nil || w.PickedAt(next) {
		t.Error("the odds of the attack are shown after it")
	}
	w.Forget()
	if w.Card(a.Pos) != nil || w.At(a.Pos) {
		t.Error("it is not forgotten")
	}
}

func TestAGlanceDoesNotReplaceWhatIsPicked(t *testing.T) {
	a := duel(t)
	other := a.Pos.Request().Options[a.Pos.Request().Quiet]
	var w Weighing
	w.Glance(a.Pos, other)
	if w.PickedAt(a.Pos) || w.Option != other {
		t.Errorf("a glance picks %+v", w.Option)
	}
	w.Want(a.Pos, a.Option)
	w.Glance(a.Pos, other)
	if w.Option != a.Option {
		t.Errorf("a glance at %s replaces it", w.Option.Do)
	}
	w.Forget()
}

func TestATargetIsWorkedOutOnceForItsPosition(t *testing.T) {
	a := duel(t)
	var k Targets[int]
	put := 0
	at := func(p *rules.Position) (map[rules.Option]int, bool) {
		return k.At(p, []rules.Option{a.Option}, func(_ rules.Option, sums []rules.Tally) int { put++; return len(sums) })
	}
	if _, waiting := at(a.Pos); !waiting {
		t.Fatal("nothing is being worked out")
	}
	until(t, func() bool { _, waiting := at(a.Pos); return !waiting })
	for range 3 {
		at(a.Pos)
	}
	if n, ok := k.Of(a.Pos, a.Option); !ok || n == 0 || put != 1 {
		t.Errorf("%d sums, put down %d times", n, put)
	}
	next, _, _ := a.play()
	if _, ok := k.Of(next, a.Option); ok {
		t.Error("it is known of another position")
	}
	if k.At(next, nil, nil); put != 1 {
		t.Error("what is known goes on into another position")
	}
	if _, ok := k.Of(a.Pos, a.Option); ok {
		t.Error("the old position is not forgotten")
	}
}

// restoring is a British unit that its card can restore, while a Scout/Spy may look at the French hand.
const restoring = `format = 1
first = "south"
[rules]
setup = "scenario"
attrition_target = 8
[map]
rows = ["OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO", "OOOOOOOO"]
[position]
phase = "restore"
turn = 3
active = "south"
[south]
army = "gb"
units = [{ unit = "gb-4f", at = "c5", reduced = true }]
hand = ["gb-4f-1", "gb-hq-spy-1"]
[north]
army = "fr"
units = [{ unit = "fr-ig", at = "d5" }]
hand = ["fr-ig-1"]
`

// MAN-S.5: that the phase is over cannot be taken back, but it shows nothing, as a Scout/Spy does.
func TestWhatIsShownIsNamed(t *testing.T) {
	p := boardtest.Begin(t, "manoeuvre", restoring)
	seen := 0
	for _, o := range p.Request().Options {
		if o.Do != "restore" && o.Do != "spy" {
			continue
		}
		seen++
		if got := (Act{p, o}).Reveals(rules.Event.UndoBarrier); got != (o.Do == "spy") {
			t.Errorf("%s: it shows something hidden: %v", o.Do, got)
		}
	}
	if seen != 2 {
		t.Errorf("%d answers are tried", seen)
	}
}

func TestTheRouteOfAMoveEndsWhereItGoes(t *testing.T) {
	p := boardtest.Scenario(t, "musket", "training-trebbia-bridge")
	found := 0
	for _, o := range p.Request().Options {
		r, ok := Act{p, o}.Route(rules.Chance)
		if o.At == 0 && ok {
			t.Errorf("%s leads nowhere, but its route is %+v", o.Do, r)
		}
		if !ok {
			continue
		}
		found++
		if n := len(r.Path); n < 2 || r.Path[n-1] != o.At {
			t.Errorf("the path of %+v is %v", o, r.Path)
		}
		if sum := 0; r.Cost() != 0 {
			for _, m := range r.Mods {
				sum += m.N
			}
			if r.Cost() != sum {
				t.Errorf("it costs %d, its parts %d", r.Cost(), sum)
			}
		}
	}
	if found == 0 {
		t.Error("nothing leads anywhere")
	}
}

func TestAJourneyIsLookedForOnce(t *testing.T) {
	a := duel(t)
	var l Lookahead
	finds := 0
	find := func(Journey) []Route { finds++; return make([]Route, finds) }
	j := Journey{Pos: a.Pos, To: a.Option.At}
	for range 3 {
		if n := len(l.Routes(j, find)); n != 1 {
			t.Fatalf("%d routes", n)
		}
	}
	j.Picks[0] = a.Option.Who
	if l.Routes(j, find); finds != 2 {
		t.Errorf("looked for %d times, want once for each journey", finds)
	}
}
