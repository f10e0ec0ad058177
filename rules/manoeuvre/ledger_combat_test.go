package manoeuvre

import (
	"testing"

	"grognard/rules"
)

func TestLedgerOneCombatInAPlayerTurn(t *testing.T) {
	t.Run("MAN-6.0.1 after one combat none is offered any more, and none without its conditions", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2", "")
		g.WantEach("assault", "fr-ig +fr-ig-1 @ru-or", "fr-ig +fr-ig-2 @ru-or")
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "done").sum(2).Play("hit")
		g.wantHand("fr", "fr-ig-2").WantAsk("discard", "ru")
		scene(t, "", "south fr: d4 fr-ig\nnorth ru: e5 ru-or\nfr hand: fr-ig-1").WantAsk("combat.declare", "fr").WantOptions("pass")
	})
	t.Run("MAN-6.0.2 any own unit may fight, moved or not", func(t *testing.T) {
		g := scene(t, "", `
		south fr: d3 fr-8l, e4 fr-ig
		north ru: d5 ru-or, e5 ru-mo
		fr hand: fr-8l-1 fr-ig-1
		phase move`)
		g.Play("move fr-8l @d4").WantAsk("combat.declare", "fr")
		g.WantEach("assault", "fr-8l +fr-8l-1 @ru-or", "fr-ig +fr-ig-1 @ru-mo")
	})
	t.Run("MAN-6.0.3 the opponent of the active player is the defender", func(t *testing.T) {
		position := "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-ig-2\nru hand: ru-or-1 ru-or-2\nactive "
		g := scene(t, "", position+"ru").Play("assault ru-or +ru-or-1 @fr-ig").WantAsk("combat.withdraw", "fr")
		g.Play("stand").WantAsk("combat.defend", "fr").Play("play +fr-ig-1", "done", "done").WantTotal("defence", 8+7)
		scene(t, "", position+"fr").Play("assault fr-ig +fr-ig-1 @ru-or").WantAsk("combat.withdraw", "ru")
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
			g.Play(f.option).WantAsk(f.next, f.army)
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
		g := scene(t, "", position).Play("assault fr-8l +fr-8l-1 @ru-or", "withdraw +ru-hq-withdraw-1", "advance fr-8l")
		g.wantHand("fr", "fr-ig-1", "fr-hq-skirmish-1").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.0.5 after a Skirmish there is no other combat", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-8l +fr-8l-1 @ru-or", "stand", "done", "skirmish +fr-hq-skirmish-1", "stay")
		g.wantHand("fr", "fr-8l-1", "fr-ig-1").WantAsk("discard", "ru")
	})
}

func TestLedgerCardsArePlayedFaceUp(t *testing.T) {
	t.Run("MAN-6.0.6 an attack card is seen by both as soon as it is played and stays played", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2 fr-ig-3", "").Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2")
		g.wantSeen(rules.Second, "fr", rules.InPlay, "fr-ig-1 fr-ig-2").wantHand("fr", "fr-ig-3")
		g.WantOptions("done", "play +fr-ig-3").wantRejected(rules.First, "play +fr-ig-2")
	})
	t.Run("MAN-6.0.6 defence cards are revealed together and stay played", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-ig-2", "ru-or-1 ru-or-2 ru-mo-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-or-2")
		g.wantSeen(rules.First, "ru", rules.InPlay, "? ?").Play("done").wantSeen(rules.First, "ru", rules.InPlay, "ru-or-1 ru-or-2")
		g.wantHand("ru", "ru-mo-1").WantAsk("combat.attack", "fr")
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
			g := guards(t, "", "fr-ig-1 fr-hq-davout", "ru-hq-kutuzov").Play("assault fr-ig +fr-ig-1 @ru-or").Play(c.plays...)
			if g.Request().Kind == "combat.attack" {
				g.Play("done")
			}
			g.sum(5).wantSums(c.attack, c.defence).WantRow(c.row)
		})
	}
	t.Run("MAN-6.7.1 a Skirmish ends it without dice", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-skirmish-1", "").Play("assault fr-ig +fr-ig-1 @ru-or", "skirmish +fr-hq-skirmish-1")
		g.wantNever(rules.EvDice, rules.EvResult).WantAsk("combat.skirmish", "fr")
	})
}
