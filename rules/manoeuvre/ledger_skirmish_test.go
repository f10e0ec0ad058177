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
	g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-hq-kutuzov", "done", "play +fr-ig-2")
	return g.Play("skirmish +fr-hq-skirmish-1").WantAsk("combat.skirmish", "fr")
}

func TestLedgerASkirmishCallsTheCombatOff(t *testing.T) {
	t.Run("MAN-9.2.33 no dice, no result, no hits", func(t *testing.T) {
		g := skirmished(t, "", "").Play("stay").wantNever(rules.EvDice, rules.EvResult, rules.EvHit, rules.EvRetreat)
		g.wantFull("fr-ig", "ru-or").WantAt("ru-or", "d5").WantAsk("discard", "ru")
	})
	t.Run("MAN-9.2.34 the initiating card returns to the hand, the others are discarded", func(t *testing.T) {
		skirmished(t, "", "").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-ig-2", "fr-hq-skirmish-1").WantTold(rules.EvReturn, "fr-ig-1")
	})
	t.Run("MAN-9.2.35 all cards of the defender are discarded", func(t *testing.T) {
		skirmished(t, "", "").wantHand("ru", "ru-mo-1").wantDiscards("ru", "ru-or-1", "ru-hq-kutuzov")
	})
	t.Run("MAN-9.2.36 the unit may then move up to two squares, infantry too", func(t *testing.T) {
		g := skirmished(t, "", "").wantMoves("fr-ig", "c4 e4 d3 c5 e5 b4 f4 c3 e3 d2").WantOffered("stay")
		g.Play("move fr-ig @c5").WantAt("fr-ig", "c5").wantRedoubt("fr-ig", false).wantMarkers("")
	})
	t.Run("MAN-9.2.36 around units and lakes, and no further than fields or marsh", func(t *testing.T) {
		skirmished(t, "c4 lake, e4 fields", ", d3 fr-8l").wantMoves("fr-ig", "e4")
		skirmished(t, "c4 marsh, b4 lake", ", d3 fr-8l").wantMoves("fr-ig", "c4 e4 e3 f4 e5")
	})
	t.Run("MAN-9.2.36 or stay, which keeps the redoubt", func(t *testing.T) {
		skirmished(t, "", "").WantNot("move fr-ig @d4").Play("stay").WantAt("fr-ig", "d4").wantRedoubt("fr-ig", true)
	})
}

func TestLedgerWhenASkirmishIsPossible(t *testing.T) {
	t.Run("MAN-9.2.37 not after a Commander", func(t *testing.T) {
		for _, use := range []string{"commander.combat +fr-hq-ney", "commander.command +fr-hq-ney"} {
			g := scene(t, "", "south fr: d4 fr-ig, c5 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-ney fr-hq-skirmish-1").Play("assault fr-ig +fr-ig-1 @ru-or", use)
			if g.Request().Kind == "combat.support" {
				g.Play("support fr-8l")
			}
			g.WantRefused("skirmish +fr-hq-skirmish-1", "MAN-9.2.37").WantOptions("done")
		}
	})
	t.Run("MAN-9.2.37 no other card or combat follows, but the card taken back restores", func(t *testing.T) {
		g := scene(t, "", `
		south fr: d4 fr-ig reduced, e4 fr-8l
		north ru: d5 ru-or, e5 ru-mo
		fr hand: fr-ig-1 fr-8l-1 fr-hq-ney fr-hq-skirmish-1`)
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "skirmish +fr-hq-skirmish-1").WantEach("play").WantNot("commander.combat +fr-hq-ney").Play("stay")
		g.WantAsk("restore", "fr").WantOffered("restore +fr-ig-1 @fr-ig").Play("restore +fr-ig-1 @fr-ig").On("discard", "ru").wantFull("fr-ig")
	})
	t.Run("MAN-9.2.37 Scout/Spy apart", func(t *testing.T) {
		g := scene(t, "", "south gb: d4 gb-1g\nnorth ru: d5 ru-or\ngb hand: gb-1g-1 gb-hq-skirmish-1 gb-hq-spy-1 gb-hq-moore")
		g.Play("assault gb-1g +gb-1g-1 @ru-or", "skirmish +gb-hq-skirmish-1")
		g.WantEach("spy", "+gb-hq-spy-1").Play("spy +gb-hq-spy-1").WantAsk("combat.skirmish", "gb").Play("move gb-1g @d2").WantAt("gb-1g", "d2")
	})
	t.Run("MAN-9.2.38 not in an Ambush", func(t *testing.T) {
		g := scene(t, "", "south au: d4 au-4r\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 au-hq-skirmish-1").Play("ambush +au-hq-ambush-1 @ru-or")
		g.WantRefused("skirmish +au-hq-skirmish-1", "MAN-9.2.38").WantOptions("done")
	})
	for _, fire := range []string{"volley au-4r +au-4r-3 @ru-or", "bombard au-4r +au-4r-5 @ru-or"} {
		t.Run("MAN-9.2.38 not with fire: "+fire, func(t *testing.T) {
			g := scene(t, "", "south au: d4 au-4r\nnorth ru: d5 ru-or\nau hand: au-4r-3 au-4r-5 au-hq-skirmish-1").Play(fire)
			g.WantAsk("combat.roll", "").sum(2).WantRow("miss").WantAsk("discard", "ru")
		})
	}
	t.Run("MAN-9.2.38 not after a withdrawal", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-skirmish-1", "ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1")
		g.WantOptions("pass", "advance fr-ig").Play("pass").WantAsk("discard", "ru").wantHand("fr", "fr-hq-skirmish-1")
	})
	t.Run("MAN-9.2.39 there are no supporting units when it is played", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig, c5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-gc-1 fr-hq-murat fr-hq-skirmish-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.wantFight("fr-ig", "ru-or").WantOffered("skirmish +fr-hq-skirmish-1").WantRefused("play +fr-gc-1", "MAN-6.1.20")
		g.Play("commander.command +fr-hq-murat", "support fr-gc").wantFight("fr-ig fr-gc", "ru-or").WantNot("skirmish +fr-hq-skirmish-1")
		g.WantRefused("skirmish +fr-hq-skirmish-1", "MAN-9.2.37")
	})
}
