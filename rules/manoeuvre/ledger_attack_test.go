package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerAttackCardsComeLast(t *testing.T) {
	t.Run("MAN-6.1.19 the defender does not react to attack cards", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2 fr-ig-3", "ru-or-1 ru-or-2 ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantAsk("combat.withdraw", "ru").Play("stand").WantAsk("combat.defend", "ru").Play("play +ru-or-1", "done")
		g.WantAsk("combat.attack", "fr").Play("play +fr-ig-2").WantAsk("combat.attack", "fr").Play("done").WantAsk("combat.roll", "")
	})
	t.Run("MAN-6.1.20 any number of Unit cards with attack dice for the attacking unit", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-5 fr-8l-1", "").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantEach("play", "+fr-ig-2", "+fr-ig-3").WantRefused("play +fr-ig-5", "MAN-1.4.9").WantRefused("play +fr-8l-1", "MAN-6.1.20")
		g.Play("play +fr-ig-3", "play +fr-ig-2", "done").wantDice("2d8 2d8 2d8").sum(20).WantTotal("attack", 8+20)
	})
}

func TestLedgerTheAttackersCommander(t *testing.T) {
	position := "south fr: d4 fr-8l, c5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-gc-1 fr-gc-2 fr-gc-5 fr-hq-murat"
	start := func(t *testing.T) *game { return scene(t, "", position).Play("assault fr-8l +fr-8l-1 @ru-or") }
	t.Run("MAN-6.1.21 a Commander adds the combat value", func(t *testing.T) {
		g := start(t).WantOffered("commander.combat +fr-hq-murat", "commander.command +fr-hq-murat").Play("commander.combat +fr-hq-murat")
		g.wantFight("fr-8l", "ru-or").Play("done").sum(2).WantTotal("attack", 6+3+2)
	})
	t.Run("MAN-6.1.21 or brings supporting units, not both", func(t *testing.T) {
		g := start(t).Play("commander.command +fr-hq-murat", "support fr-gc").wantFight("fr-8l fr-gc", "ru-or")
		g.WantNot("commander.combat +fr-hq-murat").Play("done").sum(2).WantTotal("attack", 6+8+2)
	})
	t.Run("MAN-6.1.21 and there is one at most", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-ney fr-hq-murat", "").Play("assault fr-ig +fr-ig-1 @ru-or", "commander.combat +fr-hq-ney")
		g.WantRefused("commander.combat +fr-hq-murat", "MAN-9.1.2").WantRefused("commander.command +fr-hq-murat", "MAN-9.1.2").WantOptions("done")
	})
	t.Run("MAN-6.1.22 Unit cards for supporting units come after the Commander, any number", func(t *testing.T) {
		g := start(t).WantEach("play").WantRefused("play +fr-gc-1", "MAN-6.1.20").Play("commander.command +fr-hq-murat", "support fr-gc")
		g.WantEach("play", "+fr-gc-1", "+fr-gc-2").WantRefused("play +fr-gc-5", "MAN-1.4.9")
		g.Play("play +fr-gc-1", "play +fr-gc-2", "done").wantDice("2d8 2d10 2d8").sum(30).WantTotal("attack", 6+8+30)
	})
}

func TestLedgerOtherAttackCards(t *testing.T) {
	t.Run("MAN-6.1.23 one Committed Attack for an attacker alone", func(t *testing.T) {
		g := scene(t, "", "south ot: d4 ot-1j\nnorth ru: d5 ru-or\not hand: ot-1j-2 ot-hq-committed-attack-1 ot-hq-committed-attack-2")
		g.Play("assault ot-1j +ot-1j-2 @ru-or", "play +ot-hq-committed-attack-1").WantOptions("done").WantRefused("play +ot-hq-committed-attack-2", "MAN-6.1.23")
	})
	t.Run("MAN-6.1.23 one Committed Attack for every participating unit", func(t *testing.T) {
		g := scene(t, "", `
		south ot: d4 ot-1j, c5 ot-2j
		north ru: d5 ru-or
		ot hand: ot-1j-2 ot-hq-omar-agha ot-hq-committed-attack-1 ot-hq-committed-attack-2 ot-hq-committed-attack-3`)
		g.Play("assault ot-1j +ot-1j-2 @ru-or", "commander.command +ot-hq-omar-agha", "support ot-2j")
		g.Play("play +ot-hq-committed-attack-1", "play +ot-hq-committed-attack-2").WantRefused("play +ot-hq-committed-attack-3", "MAN-6.1.23")
	})
	t.Run("MAN-6.1.24 Sappers against a target in a redoubt", func(t *testing.T) {
		position := "south fr: d4 fr-ig redoubt\nfr hand: fr-ig-1 fr-hq-engineers-1\nnorth ru: d5 ru-or"
		scene(t, "", position+" redoubt").Play("assault fr-ig +fr-ig-1 @ru-or").WantEach("play", "+fr-hq-engineers-1")
		scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or").WantEach("play").WantRefused("play +fr-hq-engineers-1", "MAN-9.2.32")
	})
	t.Run("MAN-6.1.25 Skirmish unless a Commander was played", func(t *testing.T) {
		hand := "fr-ig-1 fr-ig-2 fr-hq-skirmish-1 fr-hq-ney"
		g := guards(t, "", hand, "").Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2").WantOffered("skirmish +fr-hq-skirmish-1")
		g.Play("skirmish +fr-hq-skirmish-1", "stay").wantNever(rules.EvDice).WantAsk("discard", "ru")
		h := guards(t, "", hand, "").Play("assault fr-ig +fr-ig-1 @ru-or", "commander.combat +fr-hq-ney")
		h.WantRefused("skirmish +fr-hq-skirmish-1", "MAN-9.2.37")
	})
}

func TestLedgerTheTotals(t *testing.T) {
	position := `
	south ru: d4 ru-or, c5 ru-1c
	north fr: d5 fr-ig
	ru hand: ru-or-1 ru-or-3 ru-1c-2 ru-hq-bagration ru-hq-committed-attack-1`
	start := []string{"assault ru-or +ru-or-1 @fr-ig", "play +ru-or-3"}
	t.Run("MAN-6.1.26 attack total with supporting units: strengths, all dice, hills, Committed Attack", func(t *testing.T) {
		g := scene(t, "c5 hill, d4 hill", position).Play(start...).Play("commander.command +ru-hq-bagration", "support ru-1c")
		g.Play("play +ru-hq-committed-attack-1", "play +ru-1c-2").wantDice("2d8 1d10 2d6 2d6").Roll(8, 1, 7, 6, 2, 3, 1)
		g.wantSums(6+9+7+2+6+2+8+4, 8)
	})
	t.Run("MAN-6.1.26 attack total with a Commander's combat value instead", func(t *testing.T) {
		g := scene(t, "c5 hill, d4 hill", position).Play(start...).Play("commander.combat +ru-hq-bagration", "play +ru-hq-committed-attack-1", "done")
		g.wantDice("2d8 1d10 2d6").Roll(8, 1, 7, 3, 1).wantSums(6+9+7+2+4+4, 8)
	})
	t.Run("MAN-6.1.26 the attacking unit counts with its current strength", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig reduced\nnorth ru: d5 ru-or\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.sum(7).wantSums(5+7, 6)
	})
	t.Run("MAN-6.1.27 attack total of an Ambush: a die and a Commander", func(t *testing.T) {
		g := scene(t, "d4 hill, c5 hill", "south au: d4 au-oc, c5 au-1r\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 au-hq-charles")
		g.Play("ambush +au-hq-ambush-1 @ru-or", "commander.combat +au-hq-charles").wantDice("1d10").Roll(10).wantSums(10+4, 6)
	})
	t.Run("MAN-6.1.28 defence total: current strength, cards, terrain, redoubt, Commander", func(t *testing.T) {
		position := `
		south fr: d4 fr-ig
		north ru: d5 ru-or reduced redoubt
		fr hand: fr-ig-1 fr-hq-engineers-1
		ru hand: ru-or-1 ru-or-3 ru-hq-kutuzov`
		defence := []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-or-3", "play +ru-hq-kutuzov", "done"}
		scene(t, "d5 woods", position).Play(defence...).Play("done").sum(16).wantSums(8+16, 5+4+5+2+3+3)
		scene(t, "d5 woods", position).Play(defence...).Play("play +fr-hq-engineers-1").sum(16).wantSums(8+16, 5+4+5+2+3)
	})
}
