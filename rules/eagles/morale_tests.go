package eagles

import (
	"slices"

	"grognard/rules"
)

// trial is a test against the activation value (ME-13.5).
type trial struct {
	kind      string // of the roll, and sum of its terms
	rule      string
	mod       int
	again     int // re-rolls by special figures
	figure    figure
	againRule string
	passing   bool // a test passed is not yet what the order comes to
	failing   bool // nor is one failed
}

// atLeast are the classes of the faces of a die: those that reach need with a
// modifier, and those that do not.
func atLeast(need, mod int) []int {
	class := make([]int, 6)
	for f := 1; f <= 6; f++ {
		if f+mod >= need {
			class[f-1] = 1
		}
	}
	return class
}

// passes rolls a test, and again as long as it fails and a special figure may
// (ME-8.17, ME-8.18). Where the Commander is, nothing is rolled (ME-9.6,
// ME-9.10).
func (b *Board) passes(t *rules.Table, i int, x trial) bool {
	u := &b.body[i]
	if b.led(i) {
		rule := "ME-9.6"
		if x.kind == "resolve" {
			rule = "ME-9.10"
		}
		t.Say(rule, u.side, rules.Text{Key: "me.log.led", A: b.unitRef(i)})
		return true
	}
	need, since := b.needs(i), t.Asked()
	d := rules.D(1, 6).RolledBy(u.side).Alike(atLeast(need, x.mod)...)
	d.Of[0].For = b.unitRef(i)
	passed := t.Roll("me."+x.kind, x.rule, d)[0]+x.mod >= need
	for ; !passed && x.again > 0 && b.again(t, i, x); x.again-- {
		passed = t.Roll("me."+x.kind, x.againRule, d)[0]+x.mod >= need
	}
	t.MergeOn(since, one(passed))
	row, stage := "failed", x.failing
	if passed {
		row, stage = "passed", x.passing
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: x.rule, Side: u.side, Who: b.unitRef(i), N: x.mod,
		Text: rules.Text{Key: "me.row." + x.kind + "." + row, A: b.unitRef(i), N: max(1, need-x.mod)}, Mods: termsOf(t, 0, rules.SumKey(x.kind)), Rank: rankOf(row), Stage: stage})
	return passed
}

// again asks whether a failed test is rolled again, where that is asked.
func (b *Board) again(t *rules.Table, i int, x trial) bool {
	if !b.rules.ask {
		key := "me.log.reroll"
		if x.figure == sergeant { // he throws dice of fire again, no test
			key = "me.log.reroll.fire"
		}
		t.Say(x.againRule, b.body[i].side, rules.Text{Key: key, A: b.unitRef(i), B: figureRef(x.figure), N: x.again})
		return true
	}
	return t.Ask(b.body[i].side, "reroll", x.againRule, b.unitRef(i), func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "reroll", Who: b.unitRef(i)})
		m.Offer(rules.Option{Do: "keep", Who: b.unitRef(i)})
	}).Do == "reroll"
}

// manoeuvreTest is the test of ME-14.2; rolls tells that dice for the distance
// follow it.
func (b *Board) manoeuvreTest(t *rules.Table, i int, rolls bool) bool {
	mod := t.Mod("manoeuvre", "ME-9.12", rules.Text{Key: "me.mod.militia", A: b.unitRef(i)}, b.burden(i))
	return b.passes(t, i, trial{kind: "manoeuvre", rule: "ME-14.2", mod: mod, again: b.body[i].has[drummer], figure: drummer, againRule: "ME-8.3", passing: rolls})
}

// chargeTest is the test of ME-22.1.
func (b *Board) chargeTest(t *rules.Table, i int) bool {
	mod := b.chargeTerms(t, i)
	return b.passes(t, i, trial{kind: "charge", rule: "ME-22.1", mod: mod, again: b.body[i].has[officer], figure: officer, againRule: "ME-8.13", passing: true})
}

// chargeTerms are the modifiers of a Charge test.
func (b *Board) chargeTerms(t *rules.Table, i int) int {
	return b.resolution(t, i, "charge", [3]string{"ME-22.3", "ME-22.3", "ME-22.3"})
}

// resolveTest is the test of ME-27.1; charging tells that it comes in the
// middle of a charge.
func (b *Board) resolveTest(t *rules.Table, i int, rule string, charging bool) bool {
	mod := b.resolution(t, i, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
	return b.passes(t, i, trial{kind: "resolve", rule: rule, mod: mod, again: b.body[i].has[standard], figure: standard, againRule: "ME-8.10", passing: charging, failing: charging})
}

// resolution are the modifiers of Charge and Resolve tests: half lost, a melee
// lost, an Officer, and a Militia that would drop. Those of a Charge test say so: they
// stand beside the terms of the melee that follows, and count for nothing there.
func (b *Board) resolution(t *rules.Table, i int, sum rules.SumKey, rule [3]string) int {
	u, who, words := &b.body[i], b.unitRef(i), "me.mod."
	if sum == "charge" {
		words = "me.mod.test."
	}
	n := t.Mod(sum, rule[0], rules.Text{Key: words + "half", A: who}, -one(u.halved()))
	n += t.Mod(sum, rule[1], rules.Text{Key: words + "beaten", A: who}, -one(u.beaten))
	n += t.Mod(sum, rule[2], rules.Text{Key: words + "officer", A: who}, 2*u.has[officer])
	return n + t.Mod(sum, "ME-9.12", rules.Text{Key: words + "militia", A: who}, b.burden(i))
}

// termsOf are the terms of some sums among those that a Step has told, from one
// of them on: a result shows only what it is made of.
func termsOf(t *rules.Table, from int, sums ...rules.SumKey) (all []rules.Mod) {
	told := t.Mods()
	for _, m := range told[min(from, len(told)):] {
		if slices.Contains(sums, m.Sum) {
			all = append(all, m)
		}
	}
	return all
}

// orderRows are the rows of what an order may come to, from the worst.
var orderRows = [...]string{"failed", "reach.none", "reach.before", "reach.part", "reach.over", "reach.full", "reach.led", "short", "shot", "breaks", "lost", "tie", "won", "dispersed", "overruns", "joins"}

// rankOf is the place of a row among them, from 1; 0 for any other.
func rankOf(row string) int { return slices.Index(orderRows[:], row) + 1 }

// one is 1 for true.
func one(x bool) int {
	if x {
		return 1
	}
	return 0
}
