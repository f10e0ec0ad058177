package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// bled is a player in the Restoration Phase with two reduced units, against one
// with Guerrillas.
const bled = `
	south fr: d4 fr-ig reduced, g2 fr-gc reduced
	north sp: d6 sp-wg reduced
	sp hand: sp-hq-guerrillas-1 sp-wg-1
	phase restore
	fr hand: `

func TestWhenUnitsAreRestored(t *testing.T) {
	t.Run("MAN-7.2 only the active player restores, in the own Restoration Phase, once", func(t *testing.T) {
		g := draw(t, field("")+strings.Replace(bled, "phase restore", "phase discard", 1)+"fr-hq-supply-1 fr-hq-supply-2 fr-ig-1 fr-gc-1 fr-gc-2")
		for _, kind := range []string{"discard", "move.base", "move.supply", "combat.declare"} {
			g.On(kind, "fr").wantRejected(rules.First, "restore +fr-ig-1 @fr-ig").wantRejected(rules.Second, "restore +sp-wg-1 @sp-wg")
		}
		g.Play("pass").WantAsk("restore", "fr").wantRejected(rules.Second, "restore +sp-wg-1 @sp-wg").wantRejected(rules.First, "restore +fr-ig-1 @sp-wg")
		g.Play("restore +fr-ig-1 @fr-ig", "pass").WantAsk("discard", "sp").wantFull("fr-ig").wantReduced("fr-gc", "sp-wg")
		g.On("restore", "sp").wantRejected(rules.First, "restore +fr-gc-1 @fr-gc").Play("restore +sp-wg-1 @sp-wg").wantFull("sp-wg")
	})
	const palafox = `
		south sp: d4 sp-wg reduced
		north ru: d6 ru-or
		sp hand: sp-hq-palafox
		ru hand: ru-hq-guerrillas-1
		phase restore
	`
	t.Run("MAN-7.8 Guerrillas cannot cancel a Commander who needs no roll", func(t *testing.T) {
		draw(t, field("")+palafox).Play("restore +sp-hq-palafox @sp-wg").wantFull("sp-wg").WantGauge("ru", "hand", 1)
	})
	t.Run("MAN-7.9 an attempt that fails or is cancelled uses up the attempt", func(t *testing.T) {
		g := draw(t, field("")+bled+"fr-hq-soult fr-ig-1").Play("restore +fr-hq-soult @fr-ig").Roll(4).WantRow("failed").wantReduced("fr-ig")
		g.WantAsk("discard", "sp").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-hq-soult")
		g = draw(t, field("")+bled+"fr-hq-supply-1 fr-ig-1").Play("restore +fr-hq-supply-1 @fr-ig", "guerrillas +sp-hq-guerrillas-1")
		g.WantAsk("discard", "sp").wantReduced("fr-ig", "fr-gc").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-7.12 a redoubt is built after the attempt or instead of it, and ends it", func(t *testing.T) {
		for _, first := range [][]string{{"pass"}, {"restore +fr-ig-1 @fr-ig", "pass"}, {"restore +fr-ig-1 @fr-ig", "guerrillas +sp-hq-guerrillas-1"}} {
			g := draw(t, field("")+bled+"fr-ig-1 fr-gc-1 fr-hq-redoubt-1").wantRejected(rules.First, "redoubt +fr-hq-redoubt-1 @fr-8l")
			g.Play(first...).WantAsk("redoubt", "fr").wantRejected(rules.First, "restore +fr-gc-1 @fr-gc").Play("redoubt +fr-hq-redoubt-1 @fr-8l")
			g.wantRedoubt("fr-8l", true).WantAsk("discard", "sp").wantReduced("fr-gc").wantRejected(rules.First, "restore +fr-gc-1 @fr-gc")
		}
	})
}
