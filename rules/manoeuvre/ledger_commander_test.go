package manoeuvre

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestLedgerTheUsesOfACommander(t *testing.T) {
	assault := "assault fr-ig +fr-ig-1 @ru-or"
	position := "south fr: d4 fr-ig, c5 fr-8l, h3 fr-2l reduced\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-napoleon\n"
	for _, c := range []struct {
		name, phase string
		plays       []string
		dice        int
		cards       []string
	}{
		{"combat", "combat", []string{assault, "commander.combat +fr-hq-napoleon"}, 3, []string{"fr-ig-1", "fr-hq-napoleon"}},
		{"command", "combat", []string{assault, "commander.command +fr-hq-napoleon", "support fr-8l"}, 3, []string{"fr-ig-1", "fr-hq-napoleon"}},
		{"Grand Battery", "combat", []string{"battery fr-8l +fr-hq-napoleon @ru-or"}, 3, []string{"fr-hq-napoleon"}},
		{"restoration", "restore", []string{"restore +fr-hq-napoleon @fr-2l"}, 6, []string{"fr-hq-napoleon"}},
	} {
		t.Run("MAN-9.1.1 a Commander serves one purpose and is discarded: "+c.name, func(t *testing.T) {
			g := scene(t, "", position+"phase "+c.phase).Play(c.plays...).sum(c.dice)
			g.On("discard", "ru").wantDiscards("fr", c.cards...)
		})
	}
	t.Run("MAN-9.1.1 a Commander serves one purpose and is discarded: defence", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-hq-kutuzov").Play(assault, "stand", "play +ru-hq-kutuzov", "done").sum(2).wantSums(10, 9)
		g.Play("hit").wantDiscards("ru", "ru-hq-kutuzov")
	})
	t.Run("MAN-9.1.2 each side plays one Commander at most", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-ney fr-hq-soult", "ru-hq-kutuzov ru-hq-barclay").Play(assault, "stand", "play +ru-hq-kutuzov")
		g.WantRefused("play +ru-hq-barclay", "MAN-9.1.2").Play("done", "commander.combat +fr-hq-ney")
		g.WantRefused("commander.combat +fr-hq-soult", "MAN-9.1.2").WantRefused("commander.command +fr-hq-soult", "MAN-6.4.3").WantOptions("done")
	})
}

func TestLedgerTheValuesOfACommander(t *testing.T) {
	assault := "assault fr-ig +fr-ig-1 @ru-or"
	t.Run("MAN-9.1.3 the combat value counts in attack and in defence", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1 fr-hq-davout", "ru-hq-bagration").Play(assault, "stand", "play +ru-hq-bagration", "done", "commander.combat +fr-hq-davout")
		g.sum(5).wantSums(8+5+5, 6+4)
	})
	ambush := "south au: d4 au-1r, c5 au-oc\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 au-hq-charles\nru hand: ru-hq-barclay\n"
	t.Run("MAN-9.1.3 and in an Ambush", func(t *testing.T) {
		g := scene(t, "", ambush).Play("ambush +au-hq-ambush-1 @ru-or", "stand", "play +ru-hq-barclay", "done", "commander.combat +au-hq-charles")
		g.Roll(3).wantSums(3+4, 6+3)
	})
	t.Run("MAN-9.1.4 the command value counts the attacking unit too", func(t *testing.T) {
		position := "south fr: d4 fr-ig, c5 fr-8l, e5 fr-2l, d6 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-ig-2 "
		g := scene(t, "", position+"fr-hq-ney").Play(assault, "commander.command +fr-hq-ney", "support fr-8l").WantAsk("combat.attack", "fr")
		g.wantFight("fr-ig fr-8l", "ru-or")
		h := scene(t, "", position+"fr-hq-soult").Play(assault, "commander.command +fr-hq-soult", "support fr-8l", "support fr-gc").WantAsk("combat.attack", "fr")
		h.wantFight("fr-ig fr-8l fr-gc", "ru-or")
	})
	t.Run("MAN-9.1.4 it has no use in an Ambush", func(t *testing.T) {
		g := scene(t, "", ambush).Play("ambush +au-hq-ambush-1 @ru-or", "stand", "done").WantRefused("commander.command +au-hq-charles", "MAN-9.2.5")
		g.WantOptions("done", "commander.combat +au-hq-charles")
	})
	t.Run("MAN-9.1.5 combat and command are never both used", func(t *testing.T) {
		position := "south fr: d4 fr-ig, c5 fr-8l, e5 fr-2l\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-ney fr-hq-soult"
		g := scene(t, "", position).Play(assault, "commander.command +fr-hq-ney", "support fr-8l").WantRefused("commander.combat +fr-hq-soult", "MAN-9.1.2")
		g.WantOptions("done").Play("done").sum(2).WantTotal("attack", 8+6+2)
		h := scene(t, "", position).Play(assault, "commander.combat +fr-hq-ney").WantRefused("commander.command +fr-hq-soult", "MAN-9.1.2")
		h.WantOptions("done").Play("done").sum(2).WantTotal("attack", 8+4+2)
	})
	t.Run("MAN-9.1.6 Palafox counts 1 in attack and 5 in defence", func(t *testing.T) {
		position := "south sp: d4 sp-wg\nnorth fr: d5 fr-ig\nsp hand: sp-wg-1 sp-hq-palafox\nfr hand: fr-ig-1\n"
		g := scene(t, "", position).Play("assault sp-wg +sp-wg-1 @fr-ig", "stand", "done", "commander.combat +sp-hq-palafox").sum(5).wantSums(8+1+5, 8)
		g.Play("hit")
		h := scene(t, "", position+"active fr").Play("assault fr-ig +fr-ig-1 @sp-wg", "stand", "play +sp-hq-palafox", "done").sum(9).wantSums(8+9, 8+5)
		h.Play("hit")
	})
	for _, c := range []struct {
		commander string
		k         int
	}{{"fr-hq-soult", 3}, {"fr-hq-ney", 5}} {
		for face := 1; face <= 6; face++ {
			t.Run(fmt.Sprintf("MAN-9.1.7 %s restores within 1-%d: %d", c.commander, c.k, face), func(t *testing.T) {
				g := scene(t, "", "south fr: d4 fr-ig reduced\nnorth ru: d6 ru-or\nfr hand: "+c.commander+"\nphase restore")
				g.Play("restore +" + c.commander + " @fr-ig").Roll(face)
				if face <= c.k {
					g.wantFull("fr-ig")
				} else {
					g.wantReduced("fr-ig")
				}
			})
		}
	}
}

func TestLedgerThePursuitModifier(t *testing.T) {
	t.Run("MAN-9.1.8 four Commanders have it, and it is -1", func(t *testing.T) {
		var got []string
		for a := range decks {
			for _, c := range decks[a].card {
				if c.pursuitMod != 0 {
					got = append(got, c.id+fmt.Sprint(c.pursuitMod))
				}
			}
		}
		guards(t, "", "", "").wantNames("pursuit modifiers", got, "pr-hq-blucher-1 ot-hq-muhammad-ali-1 fr-hq-murat-1 gb-hq-uxbridge-1")
	})
	for _, c := range []struct {
		name, hand string
		plays      []string
		face       int
		state      string
	}{
		{"used for combat", "fr-1c-3 fr-hq-murat", []string{"commander.combat +fr-hq-murat"}, 4, "reduced"},
		{"not used", "fr-1c-3 fr-hq-murat", []string{"done"}, 4, "full"},
	} {
		t.Run("MAN-9.1.8 it works in an attack however the Commander was used: "+c.name, func(t *testing.T) {
			cuirassiers(t, c.hand, c.plays...).chased("fr-1c").Roll(c.face).wantState("ru-or", c.state)
		})
	}
	t.Run("MAN-9.1.8 it works in an attack however the Commander was used: for command", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-hq-murat", "commander.command +fr-hq-murat", "support fr-ig").sum(3).WantRow("triple")
		g.Play("advance fr-1c").Roll(4).wantLost("ru-or")
	})
	t.Run("MAN-9.1.8 and never for the defender", func(t *testing.T) {
		g := scene(t, "", "south gb: d4 gb-kd\nnorth fr: d5 fr-4s\ngb hand: gb-kd-4\nfr hand: fr-hq-murat")
		g.Play("assault gb-kd +gb-kd-4 @fr-4s", "stand", "play +fr-hq-murat", "done")
		g.sum(8).wantSums(16, 8).WantRow("double").Play("retreat", "advance gb-kd").Roll(4).wantFull("fr-4s")
	})
}

func TestLedgerTheGrandBattery(t *testing.T) {
	position := "south fr: d4 fr-8l, b2 fr-gc\nnorth ru: d6 ru-or, e5 ru-mo, h5 ru-kx\nfr hand: fr-hq-napoleon fr-hq-davout fr-2l-1\nru hand: ru-or-1 ru-hq-withdraw-1"
	t.Run("MAN-9.1.9 any French unit fires without a card, two squares far, along a line of sight", func(t *testing.T) {
		scene(t, "", position).WantEach("battery", "fr-8l +fr-hq-napoleon @ru-or", "fr-8l +fr-hq-napoleon @ru-mo")
		g := scene(t, "d5 woods", position).WantEach("battery", "fr-8l +fr-hq-napoleon @ru-mo").WantRefused("battery fr-8l +fr-hq-napoleon @ru-or", "MAN-6.2.4")
		g.WantRefused("battery fr-8l +fr-hq-napoleon @ru-kx", "MAN-6.2.3").WantRefused("battery fr-gc +fr-hq-napoleon @ru-or", "MAN-6.2.3")
	})
	t.Run("MAN-9.1.9 two ten-sided dice and the hill, resolved like any fire", func(t *testing.T) {
		g := scene(t, "d4 hill, d6 woods", position).Play("battery fr-8l +fr-hq-napoleon @ru-or").WantAsk("combat.roll", "").wantDice("2d10")
		g.Roll(10, 10).wantSums(22, 8).WantRow("hit").wantStory("hit ru-or").WantAsk("discard", "ru").wantDiscards("fr", "fr-hq-napoleon")
		scene(t, "", position).Play("battery fr-8l +fr-hq-napoleon @ru-or").Roll(3, 3).wantSums(6, 6).WantRow("miss").wantStory()
	})
	t.Run("MAN-9.1.9 Napoleon alone has it", func(t *testing.T) {
		for a := range decks {
			for _, c := range decks[a].card {
				if (c.battery.n > 0) != (c.id == "fr-hq-napoleon") {
					t.Errorf("%s: Grand Battery %v", c.id, c.battery)
				}
			}
		}
	})
}

func TestLedgerCommandersAreCards(t *testing.T) {
	t.Run("MAN-9.1.10 a Commander is not on the board and cannot be lost", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-4s reduced\nnorth ru: d5 ru-rg\nfr hand: fr-4s-1 fr-hq-davout\nru hand: ru-rg-1 ru-rg-2\nalone")
		if n := len(g.View(rules.First).Pieces); n != 2 {
			t.Errorf("%d pieces stand on the board, want the two units", n)
		}
		g.Play("assault fr-4s +fr-4s-1 @ru-rg", "stand", "play +ru-rg-1", "play +ru-rg-2", "done", "commander.combat +fr-hq-davout").sum(2)
		g.WantRow("repulsed").wantLost("fr-4s").wantDiscards("fr", "fr-4s-1", "fr-hq-davout")
	})
	t.Run("MAN-9.1.10 it returns with the reshuffled deck", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-ig-2 fr-ig-3 fr-ig-4\nfr deck: fr-ig-1\nphase draw")
		g.Draw("fr-ig-1", "fr-hq-davout").wantHand("fr", "fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-hq-davout").WantAsk("move.base", "fr")
	})
}
