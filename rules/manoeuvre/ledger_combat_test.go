package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerOneCombatInAPlayerTurn(t *testing.T) {
	t.Run("MAN-6.0.1 after one combat none is offered any more, and none without its conditions", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2", "")
		g.wantEach("assault", "fr-ig +fr-ig-1 @ru-or", "fr-ig +fr-ig-2 @ru-or")
		g.play("assault fr-ig +fr-ig-1 @ru-or", "done").sum(2).play("hit")
		g.wantHand("fr", "fr-ig-2").wantAsk("discard", "ru")
		scene(t, "", "south fr: d4 fr-ig\nnorth ru: e5 ru-or\nfr hand: fr-ig-1").wantAsk("combat.declare", "fr").wantOptions("pass")
	})
	t.Run("MAN-6.0.2 any own unit may fight, moved or not", func(t *testing.T) {
		g := scene(t, "", `
		south fr: d3 fr-8l, e4 fr-ig
		north ru: d5 ru-or, e5 ru-mo
		fr hand: fr-8l-1 fr-ig-1
		phase move`)
		g.play("move fr-8l @d4").wantAsk("combat.declare", "fr")
		g.wantEach("assault", "fr-8l +fr-8l-1 @ru-or", "fr-ig +fr-ig-1 @ru-mo")
	})
	t.Run("MAN-6.0.3 the opponent of the active player is the defender", func(t *testing.T) {
		position := "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-ig-2\nru hand: ru-or-1 ru-or-2\nactive "
		g := scene(t, "", position+"ru").play("assault ru-or +ru-or-1 @fr-ig").wantAsk("combat.withdraw", "fr")
		g.play("stand").wantAsk("combat.defend", "fr").play("play +fr-ig-1", "done", "done").wantTotal("defence", 8+7)
		scene(t, "", position+"fr").play("assault fr-ig +fr-ig-1 @ru-or").wantAsk("combat.withdraw", "ru")
	})
}

func TestLedgerTwoProceduresOfCombat(t *testing.T) {
	forms := []struct{ position, option, next, army string }{
		{"south au: d4 au-4r\nau hand: au-4r-3", "assault au-4r +au-4r-3 @ru-or", "combat.withdraw", "ru"},
		{"south au: d4 au-4r\nau hand: au-hq-ambush-1", "ambush +au-hq-ambush-1 @ru-or", "combat.withdraw", "ru"},
		{"south au: d4 au-4r\nau hand: au-4r-3", "volley au-4r +au-4r-3 @ru-or", "combat.roll", ""},
		{"south au: d4 au-4r\nau hand: au-4r-5", "bombard au-4r +au-4r-5 @ru-or", "combat.roll", ""},
		{"south fr: d4 fr-2l\nfr hand: fr-hq-napoleon", "battery fr-2l +fr-hq-napoleon @ru-or", "combat.roll", ""},
	}
	for _, f := range forms {
		t.Run("MAN-6.0.4 Assault and Ambush have seven steps, fire rolls at once: "+f.option, func(t *testing.T) {
			g := scene(t, "", f.position+"\nnorth ru: d5 ru-or\nru hand: ru-or-1 ru-hq-withdraw-1")
			g.play(f.option).wantAsk(f.next, f.army)
		})
	}
}

func TestLedgerACombatThatComesToNothingWasTheCombat(t *testing.T) {
	position := `
	south fr: d4 fr-8l, e4 fr-ig
	north ru: d5 ru-or, e5 ru-mo
	fr hand: fr-8l-1 fr-ig-1 fr-hq-skirmish-1
	ru hand: ru-hq-withdraw-1`
	t.Run("MAN-6.0.5 after a withdrawal there is no other combat", func(t *testing.T) {
		g := scene(t, "", position).play("assault fr-8l +fr-8l-1 @ru-or", "withdraw +ru-hq-withdraw-1", "advance fr-8l")
		g.wantHand("fr", "fr-ig-1", "fr-hq-skirmish-1").wantAsk("discard", "ru")
	})
	t.Run("MAN-6.0.5 after a Skirmish there is no other combat", func(t *testing.T) {
		g := scene(t, "", position).play("assault fr-8l +fr-8l-1 @ru-or", "stand", "done", "skirmish +fr-hq-skirmish-1", "stay")
		g.wantHand("fr", "fr-8l-1", "fr-ig-1").wantAsk("discard", "ru")
	})
}

func TestLedgerCardsArePlayedFaceUp(t *testing.T) {
	t.Run("MAN-6.0.6 an attack card is seen by both as soon as it is played and stays played", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2 fr-ig-3", "").play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2")
		g.wantSeen(rules.Second, "fr", rules.InPlay, "fr-ig-1 fr-ig-2").wantHand("fr", "fr-ig-3")
		g.wantOptions("done", "play +fr-ig-3").wantRejected(rules.First, "play +fr-ig-2")
	})
	t.Run("MAN-6.0.6 defence cards are revealed together and stay played", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2", "ru-or-1 ru-or-2 ru-mo-1").play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-or-2")
		g.wantSeen(rules.First, "ru", rules.InPlay, "? ?").play("done").wantSeen(rules.First, "ru", rules.InPlay, "ru-or-1 ru-or-2")
		g.wantHand("ru", "ru-mo-1").wantAsk("combat.attack", "fr")
	})
}

func TestLedgerHeadquartersCardsInCombat(t *testing.T) {
	cases := []struct {
		name            string
		plays           []string
		attack, defence int
		row             string
	}{
		{"without any, 13 is twice 6", []string{"stand", "done", "done"}, 13, 6, "double"},
		{"with one of the attacker it is three times 6", []string{"stand", "done", "commander.combat +fr-hq-davout"}, 18, 6, "triple"},
		{"with one of the defender it is less than twice 9", []string{"stand", "play +ru-hq-kutuzov", "done"}, 13, 9, "above"},
	}
	for _, c := range cases {
		t.Run("MAN-6.7.1 headquarters cards change how a combat is resolved: "+c.name, func(t *testing.T) {
			g := guards(t, "", "fr-ig-1 fr-hq-davout", "ru-hq-kutuzov").play("assault fr-ig +fr-ig-1 @ru-or").play(c.plays...)
			if g.p.Request().Kind == "combat.attack" {
				g.play("done")
			}
			g.sum(5).wantSums(c.attack, c.defence).wantRow(c.row)
		})
	}
	t.Run("MAN-6.7.1 a Skirmish ends it without dice", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-skirmish-1", "").play("assault fr-ig +fr-ig-1 @ru-or", "skirmish +fr-hq-skirmish-1")
		g.wantNever(rules.EvDice, rules.EvResult).wantAsk("combat.skirmish", "fr")
	})
}
