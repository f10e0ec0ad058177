package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerAnAssaultIsDeclared(t *testing.T) {
	t.Run("MAN-6.1.1 an Assault needs a Unit card with attack dice for the unit", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-8l, c5 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-8l-5 fr-gc-1 fr-hq-ney")
		g.WantEach("assault", "fr-8l +fr-8l-1 @ru-or")
		g.WantRefused("assault fr-ig", "MAN-1.3.4").WantRefused("assault fr-ig +fr-8l-1", "MAN-1.3.4")
		g.Play("assault fr-8l +fr-8l-1 @ru-or").wantSeen(rules.Second, "fr", rules.InPlay, "fr-8l-1")
		g.Play("done").wantDice("2d8").sum(8).WantTotal("attack", 6+8)
	})
	t.Run("MAN-6.1.2 a unit in marsh starts no Assault, but fires", func(t *testing.T) {
		position := "south ru: d4 ru-or\nnorth fr: d5 fr-ig\nru hand: ru-or-4 ru-or-5"
		g := scene(t, "d4 marsh", position).WantEach("assault").WantRefused("assault ru-or +ru-or-4 @fr-ig", "MAN-6.1.2")
		g.WantEach("volley", "ru-or +ru-or-4 @fr-ig").WantEach("bombard", "ru-or +ru-or-5 @fr-ig")
		scene(t, "d5 marsh", position).WantEach("assault", "ru-or +ru-or-4 @fr-ig")
	})
	t.Run("MAN-6.1.2 a unit in marsh may be the one that fires the Grand Battery", func(t *testing.T) {
		g := scene(t, "d4 marsh", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-hq-napoleon")
		g.WantOffered("battery fr-ig +fr-hq-napoleon @ru-or")
	})
	t.Run("MAN-6.1.3 artillery starts no Assault", func(t *testing.T) {
		g := guards(t, "", "fr-ig-5", "").WantEach("assault").WantRefused("assault fr-ig +fr-ig-5 @ru-or", "MAN-6.1.3")
		g.WantOffered("bombard fr-ig +fr-ig-5 @ru-or")
	})
	t.Run("MAN-6.1.4 a card with attack and volley dice may start either", func(t *testing.T) {
		position := "south pr: d4 pr-gg\nnorth ru: d5 ru-or\npr hand: pr-gg-4"
		scene(t, "", position).Play("assault pr-gg +pr-gg-4 @ru-or").wantDice("1d8").sum(3).WantTotal("attack", 8+3)
		scene(t, "", position).Play("volley pr-gg +pr-gg-4 @ru-or").wantDice("2d8").sum(3).WantTotal("attack", 3)
	})
	t.Run("MAN-6.1.6 the target of an Assault is adjacent", func(t *testing.T) {
		g := scene(t, "", `
		south fr: d4 fr-8l
		north ru: d5 ru-or, c4 ru-mo, e5 ru-kx, d6 ru-rg, d2 ru-ks
		fr hand: fr-8l-1`)
		g.WantEach("assault", "fr-8l +fr-8l-1 @ru-or", "fr-8l +fr-8l-1 @ru-mo")
		g.WantRefused("assault fr-8l +fr-8l-1 @ru-kx", "MAN-6.1.6").WantRefused("assault fr-8l +fr-8l-1 @ru-rg", "MAN-6.1.6")
	})
}

func TestLedgerAnAmbushIsDeclared(t *testing.T) {
	position := `
	south au: d4 au-1r
	north ru: d5 ru-or, g8 ru-mo
	au hand: au-hq-ambush-1
	ru hand: ru-or-1`
	t.Run("MAN-6.1.5 an Ambush has a card and no attacking unit", func(t *testing.T) {
		g := scene(t, "", position).Play("ambush +au-hq-ambush-1 @ru-or").wantFight("", "ru-or")
		g.Play("stand", "done").wantDice("1d10").sum(6).WantTotal("attack", 6).wantFull("au-1r").wantDiscards("au", "au-hq-ambush-1")
	})
	t.Run("MAN-6.1.7 an Ambush reaches any enemy unit", func(t *testing.T) {
		g := scene(t, "f8 woods, g7 town, h8 hill", position+"\nru lost: ru-kx")
		var all []string
		for _, u := range []string{"ks", "lg", "mo", "or", "rg", "bs", "1c"} {
			all = append(all, "+au-hq-ambush-1 @ru-"+u)
		}
		g.WantEach("ambush", all...).Play("ambush +au-hq-ambush-1 @ru-mo").wantFight("", "ru-mo")
	})
	t.Run("MAN-6.1.8 whoever answers knows card, attacker and target", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2", "ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantAsk("combat.withdraw", "ru").wantFight("fr-ig", "ru-or").wantSeen(rules.Second, "fr", rules.InPlay, "fr-ig-1")
	})
}

func TestLedgerTheTargetStands(t *testing.T) {
	t.Run("MAN-6.1.16 any number of Unit cards for the target defend, artillery too", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-or-1 ru-or-3 ru-or-5 ru-mo-1 ru-hq-supply-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand")
		g.WantAsk("combat.defend", "ru").WantEach("play", "+ru-or-1", "+ru-or-3", "+ru-or-5")
		g.WantRefused("play +ru-mo-1", "MAN-6.1.16").WantRefused("play +ru-hq-supply-1", "MAN-9.2.29")
		g.Play("play +ru-or-5", "play +ru-or-1", "play +ru-or-3", "done").sum(4).WantTotal("defence", 6+5+4+5)
	})
	t.Run("MAN-6.1.17 at most one Commander defends, for the combat value", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-hq-bagration ru-hq-kutuzov").Play("assault fr-ig +fr-ig-1 @ru-or", "stand")
		g.WantEach("play", "+ru-hq-bagration", "+ru-hq-kutuzov").Play("play +ru-hq-bagration")
		g.WantRefused("play +ru-hq-kutuzov", "MAN-9.1.2").WantOptions("done").Play("done").sum(4).WantTotal("defence", 6+4)
	})
	t.Run("MAN-6.1.17 Palafox counts 5 here", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth sp: d5 sp-wg\nfr hand: fr-ig-1\nsp hand: sp-hq-palafox")
		g.Play("assault fr-ig +fr-ig-1 @sp-wg", "stand", "play +sp-hq-palafox", "done").sum(9).WantTotal("defence", 8+5)
	})
	t.Run("MAN-6.1.18 a card with a withdraw range may simply defend", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth us: d5 us-13m\nfr hand: fr-ig-1\nus hand: us-13m-1")
		g.Play("assault fr-ig +fr-ig-1 @us-13m", "stand", "play +us-13m-1", "done").WantAsk("combat.roll", "")
		g.sum(2).WantTotal("defence", 5+3).wantNever(rules.EvRetreat)
	})
}
