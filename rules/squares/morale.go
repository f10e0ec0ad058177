package squares

import (
	"slices"

	"grognard/rules"
)

// outcome is what the morale tests of a round say.
type outcome struct {
	failed    [2]bool // a unit of the side has failed its test
	ordered   unitSet // must retreat by their own test
	destroyed unitSet
	forced    unitSet // must retreat since half of their square goes
}

// What failures do (NS-C4.3.70 to NS-C4.3.72).
const failuresToDestroy = 3

// testMorale is S6: who tests depends on the losses (NS-C4.3.63 to
// NS-C4.3.65).
func (b *Board) testMorale(t *rules.Table) (x outcome) {
	f := &b.fight
	a, d := f.attacker, f.attacker.Other()
	switch diff := int(f.losses[a] - f.losses[d]); {
	case diff == 0:
		b.testSide(t, a, &x)
		b.testSide(t, d, &x)
	case diff > 0:
		b.testLoser(t, a, diff, &x)
	default:
		b.testLoser(t, d, -diff, &x)
	}
	f.winner = b.roundWinner(&x)
	return x
}

// testLoser tests the side that has lost more, and if it passes a difference
// of 1 the other one too.
func (b *Board) testLoser(t *rules.Table, s rules.Side, diff int, x *outcome) {
	b.testSide(t, s, x)
	if diff == 1 && !x.failed[s] { // NS-C4.3.64
		b.testSide(t, s.Other(), x)
	}
}

// roundWinner is the side that has won a round: that whose units passed, else that
// with fewer losses, else nobody (NS-C4.3.75).
func (b *Board) roundWinner(x *outcome) rules.Side {
	f := &b.fight
	switch {
	case x.failed[0] != x.failed[1] && x.failed[0]:
		return rules.Second
	case x.failed[0] != x.failed[1]:
		return rules.First
	case f.losses[0] < f.losses[1]:
		return rules.First
	case f.losses[1] < f.losses[0]:
		return rules.Second
	}
	return rules.Chance
}

// testSide tests the units of a side that took part and were hit in this round
// (NS-C4.3.66).
func (b *Board) testSide(t *rules.Table, s rules.Side, x *outcome) {
	for rest := (b.fight.attack | b.fight.defend) & b.of[s]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.fight.struck[u] == 0 {
			continue
		}
		failures := b.testUnit(t, u, "NS-C4.3.67")
		if failures == 0 {
			continue
		}
		x.failed[s] = true
		if b.destroys(u, failures) {
			x.destroyed |= oneUnit(u)
			continue
		}
		x.ordered |= oneUnit(u)
	}
}

// destroys reports whether so many failures destroy a unit.
func (b *Board) destroys(u, failures int) bool {
	return failures >= failuresToDestroy || failures > 0 && !b.units[u].brigade()
}

// testUnit rolls one die for each hit that a unit carries, and returns the
// failures (NS-C4.3.67 to NS-C4.3.69).
func (b *Board) testUnit(t *rules.Table, u int, rule string) int {
	need := needed(b.courage(t, u))
	dice := rules.Dice{Side: b.sideOf(u), Of: []rules.Die{{N: int(b.unit[u].hits), Sides: d6, For: b.unitRef(u)}}}
	failures, since := 0, t.Asked()
	for _, f := range t.Roll("ns.morale", rule, dice.Counted().Alike(faceClasses[need]...)) {
		failures += count(f < need)
	}
	t.Say("NS-C4.3.69", b.sideOf(u), rules.Text{Key: "ns.log.morale", A: b.unitRef(u), N: failures, M: need})
	t.MergeOn(since, count(failures > 0)+count(b.destroys(u, failures)))
	return failures
}

// courage adds up the modifiers of a morale test (NS-C4.3.68, NS-C4.3.74).
func (b *Board) courage(t *rules.Table, u int) int {
	k := &b.units[u]
	total := 0
	mod := func(on bool, rule, key string, n int) {
		if on {
			total += b.term(t, "morale", rule, key, u, n)
		}
	}
	mod(k.elite, "NS-C4.3.68", "elite", 1)
	mod(k.veteran, "NS-C4.3.68", "veteran", 1)
	mod(k.recruit, "NS-C4.3.68", "recruit", -1)
	mod(k.irregular && !b.vary.steadyIrregulars, "NS-C4.3.74", "irregular", -1)
	mod(b.demoralized(u), "NS-C4.3.68", "demoralized", -1)
	return total
}

// results are what a round may come to, from the worst for the attacker to the
// best.
var results = [...]string{"repulsed", "lost", "mutual", "standoff", "won", "cleared"}

// result names what a round has come to.
func (b *Board) result(leaving unitSet) string {
	f := &b.fight
	a := f.attacker
	switch {
	case f.winner == a && f.defend&^leaving == 0:
		return "cleared"
	case f.winner == a:
		return "won"
	case f.winner == a.Other() && f.attack&b.in[f.main]&^leaving == 0:
		return "repulsed"
	case f.winner == a.Other():
		return "lost"
	case f.attack&leaving != 0 && f.defend&leaving != 0:
		return "mutual"
	}
	return "standoff"
}

// tellResult names the result of a round, and works out who is forced out of a
// square by NS-C4.3.94.
func (b *Board) tellResult(t *rules.Table, x *outcome, m *headcount) {
	f := &b.fight
	b.forceOut(x, m)
	a := f.attacker
	row := b.result(x.ordered | x.forced | x.destroyed)
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C4.3.75", Side: a, Mods: t.Mods(), Rank: 1 + slices.Index(results[:], row),
		Text: rules.Text{Key: "ns.row.combat." + row, A: armyName(a), N: int(f.losses[a]), M: int(f.losses[a.Other()])}})
	for rest := x.destroyed; rest != 0; rest = rest.Rest() {
		rule := "NS-C4.3.72"
		if !b.units[rest.First()].brigade() {
			rule = "NS-C4.3.70"
		}
		b.remove(t, rest.First(), rule)
	}
}
