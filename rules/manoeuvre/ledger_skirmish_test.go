package manoeuvre

import (
	"testing"

	"grognard/rules"
)

// skirmished has the Imperial Guard on d4 call its Assault on d5 off, after
// the defender and then the Guard have played cards.
func skirmished(t *testing.T, grounds, others string) *game {
	t.Helper()
	g := scene(t, grounds, "south fr: d4 fr-ig redoubt"+others+"\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-ig-2 fr-hq-skirmish-1\nru hand: ru-or-1 ru-hq-kutuzov ru-mo-1")
	g.play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-hq-kutuzov", "done", "play +fr-ig-2")
	return g.play("skirmish +fr-hq-skirmish-1").wantAsk("combat.skirmish", "fr")
}

func TestLedgerASkirmishCallsTheCombatOff(t *testing.T) {
	t.Run("MAN-9.2.33 no dice, no result, no hits", func(t *testing.T) {
		g := skirmished(t, "", "").play("stay").wantNever(rules.EvDice, rules.EvResult, rules.EvHit, rules.EvRetreat)
		g.wantFull("fr-ig", "ru-or").wantAt("ru-or", "d5").wantAsk("discard", "ru")
	})
	t.Run("MAN-9.2.34 the initiating card returns to the hand, the others are discarded", func(t *testing.T) {
		skirmished(t, "", "").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-ig-2", "fr-hq-skirmish-1").wantTold(rules.EvReturn, "fr-ig-1")
	})
	t.Run("MAN-9.2.35 all cards of the defender are discarded", func(t *testing.T) {
		skirmished(t, "", "").wantHand("ru", "ru-mo-1").wantDiscards("ru", "ru-or-1", "ru-hq-kutuzov")
	})
	t.Run("MAN-9.2.36 the unit may then move up to two squares, infantry too", func(t *testing.T) {
		g := skirmished(t, "", "").wantMoves("fr-ig", "c4 e4 d3 c5 e5 b4 f4 c3 e3 d2").wantOffered("stay")
		g.play("move fr-ig @c5").wantAt("fr-ig", "c5").wantRedoubt("fr-ig", false).wantMarkers("")
	})
	t.Run("MAN-9.2.36 around units and lakes, and no further than fields or marsh", func(t *testing.T) {
		skirmished(t, "c4 lake, e4 fields", ", d3 fr-8l").wantMoves("fr-ig", "e4")
		skirmished(t, "c4 marsh, b4 lake", ", d3 fr-8l").wantMoves("fr-ig", "c4 e4 e3 f4 e5")
	})
	t.Run("MAN-9.2.36 or stay, which keeps the redoubt", func(t *testing.T) {
		skirmished(t, "", "").wantNot("move fr-ig @d4").play("stay").wantAt("fr-ig", "d4").wantRedoubt("fr-ig", true)
	})
}

func TestLedgerWhenASkirmishIsPossible(t *testing.T) {
	t.Run("MAN-9.2.37 not after a Commander", func(t *testing.T) {
		for _, use := range []string{"commander.combat +fr-hq-ney", "commander.command +fr-hq-ney"} {
			g := scene(t, "", "south fr: d4 fr-ig, c5 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-ney fr-hq-skirmish-1").play("assault fr-ig +fr-ig-1 @ru-or", use)
			if g.p.Request().Kind == "combat.support" {
				g.play("support fr-8l")
			}
			g.wantRefused("skirmish +fr-hq-skirmish-1", "MAN-9.2.37").wantOptions("done")
		}
	})
	t.Run("MAN-9.2.37 no other card or combat follows, but the card taken back restores", func(t *testing.T) {
		g := scene(t, "", `
		south fr: d4 fr-ig reduced, e4 fr-8l
		north ru: d5 ru-or, e5 ru-mo
		fr hand: fr-ig-1 fr-8l-1 fr-hq-ney fr-hq-skirmish-1`)
		g.play("assault fr-ig +fr-ig-1 @ru-or", "skirmish +fr-hq-skirmish-1").wantEach("play").wantNot("commander.combat +fr-hq-ney").play("stay")
		g.wantAsk("restore", "fr").wantOffered("restore +fr-ig-1 @fr-ig").play("restore +fr-ig-1 @fr-ig").on("discard", "ru").wantFull("fr-ig")
	})
	t.Run("MAN-9.2.37 Scout/Spy apart", func(t *testing.T) {
		g := scene(t, "", "south gb: d4 gb-1g\nnorth ru: d5 ru-or\ngb hand: gb-1g-1 gb-hq-skirmish-1 gb-hq-spy-1 gb-hq-moore")
		g.play("assault gb-1g +gb-1g-1 @ru-or", "skirmish +gb-hq-skirmish-1")
		g.wantEach("spy", "+gb-hq-spy-1").play("spy +gb-hq-spy-1").wantAsk("combat.skirmish", "gb").play("move gb-1g @d2").wantAt("gb-1g", "d2")
	})
	t.Run("MAN-9.2.38 not in an Ambush", func(t *testing.T) {
		g := scene(t, "", "south au: d4 au-4r\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 au-hq-skirmish-1").play("ambush +au-hq-ambush-1 @ru-or")
		g.wantRefused("skirmish +au-hq-skirmish-1", "MAN-9.2.38").wantOptions("done")
	})
	for _, fire := range []string{"volley au-4r +au-4r-3 @ru-or", "bombard au-4r +au-4r-5 @ru-or"} {
		t.Run("MAN-9.2.38 not with fire: "+fire, func(t *testing.T) {
			g := scene(t, "", "south au: d4 au-4r\nnorth ru: d5 ru-or\nau hand: au-4r-3 au-4r-5 au-hq-skirmish-1").play(fire)
			g.wantAsk("combat.roll", "").sum(2).wantRow("miss").wantAsk("discard", "ru")
		})
	}
	t.Run("MAN-9.2.38 not after a withdrawal", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-skirmish-1", "ru-hq-withdraw-1").play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1")
		g.wantOptions("pass", "advance fr-ig").play("pass").wantAsk("discard", "ru").wantHand("fr", "fr-hq-skirmish-1")
	})
	t.Run("MAN-9.2.39 there are no supporting units when it is played", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig, c5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-gc-1 fr-hq-murat fr-hq-skirmish-1").play("assault fr-ig +fr-ig-1 @ru-or")
		g.wantFight("fr-ig", "ru-or").wantOffered("skirmish +fr-hq-skirmish-1").wantRefused("play +fr-gc-1", "MAN-6.1.20")
		g.play("commander.command +fr-hq-murat", "support fr-gc").wantFight("fr-ig fr-gc", "ru-or").wantNot("skirmish +fr-hq-skirmish-1")
		g.wantRefused("skirmish +fr-hq-skirmish-1", "MAN-9.2.37")
	})
}
