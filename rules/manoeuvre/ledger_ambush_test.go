package manoeuvre

import (
	"testing"

	"grognard/rules"
)

// orlovAmbushed draws an Austrian Ambush on the Orlov Regiment on d5, with Austrians
// beside it on hills.
func orlovAmbushed(t *testing.T, hand, russian, more string) *game {
	t.Helper()
	g := scene(t, "d4 hill, c5 hill, e5 marsh", "south au: d4 au-1r, c5 au-oc, e5 au-9r\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 "+hand+"\nru hand: "+russian+"\n"+more)
	return g.Play("ambush +au-hq-ambush-1 @ru-or")
}

func TestLedgerAnAmbush(t *testing.T) {
	t.Run("MAN-9.2.1 only the card starts an Ambush", func(t *testing.T) {
		scene(t, "", "south au: d4 au-1r\nnorth ru: d5 ru-or\nau hand: au-1r-1 au-hq-charles").WantEach("ambush").WantOptions("pass", "assault au-1r +au-1r-1 @ru-or")
	})
	t.Run("MAN-9.2.1 and it is the combat of the turn", func(t *testing.T) {
		orlovAmbushed(t, "au-hq-ambush-2 au-1r-1", "", "").Play("done").Roll(6).WantAsk("discard", "ru").wantHand("au", "au-hq-ambush-2", "au-1r-1")
	})
	t.Run("MAN-9.2.2 one ten-sided die against any enemy unit", func(t *testing.T) {
		g := scene(t, "", "south au: d2 au-1r\nnorth ru: d7 ru-or\nau hand: au-hq-ambush-1").Play("ambush +au-hq-ambush-1 @ru-or")
		g.wantDice("1d10").Roll(10).wantSums(10, 6).WantRow("above")
	})
	t.Run("MAN-9.2.3 the target may withdraw with its card", func(t *testing.T) {
		orlovAmbushed(t, "", "ru-hq-withdraw-1", "").WantAsk("combat.withdraw", "ru").Play("withdraw +ru-hq-withdraw-1").WantAt("ru-or", "d6").wantNever(rules.EvDice)
	})
	t.Run("MAN-9.2.3 or try to, with an American one", func(t *testing.T) {
		g := scene(t, "", "south au: d2 au-1r\nnorth us: d6 us-13m\nau hand: au-hq-ambush-1\nus hand: us-13m-1").Play("ambush +au-hq-ambush-1 @us-13m")
		g.Play("withdraw +us-13m-1").Roll(3).WantAt("us-13m", "d7").WantAsk("discard", "us")
	})
	t.Run("MAN-9.2.3 if it has a square to go to", func(t *testing.T) {
		g := scene(t, "", "south au: d4 au-1r, c5 au-oc, e5 au-9r\nnorth ru: d5 ru-or, d6 ru-mo\nau hand: au-hq-ambush-1\nru hand: ru-hq-withdraw-1")
		g.Play("ambush +au-hq-ambush-1 @ru-or").WantAsk("combat.defend", "ru")
	})
	t.Run("MAN-9.2.4 the defender plays cards and one Commander", func(t *testing.T) {
		g := orlovAmbushed(t, "", "ru-or-1 ru-or-5 ru-mo-1 ru-hq-kutuzov ru-hq-barclay", "").Play("stand").WantAsk("combat.defend", "ru")
		g.Play("play +ru-or-1", "play +ru-hq-kutuzov").WantRefused("play +ru-hq-barclay", "MAN-9.1.2").WantRefused("play +ru-mo-1", "MAN-6.1.16")
		g.Play("play +ru-or-5", "done").Roll(10).wantSums(10, 6+4+3+5)
	})
}

func TestLedgerAClassicAmbush(t *testing.T) {
	t.Run("MAN-9.2.5 only a Commander's combat value raises it", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles au-1r-1 au-hq-committed-attack-1 au-hq-skirmish-1", "", "").WantOptions("done", "commander.combat +au-hq-charles")
		for _, o := range []string{"commander.command +au-hq-charles", "play +au-1r-1", "play +au-hq-committed-attack-1"} {
			g.WantRefused(o, "MAN-9.2.5")
		}
		g.WantRefused("skirmish +au-hq-skirmish-1", "MAN-9.2.38").Play("commander.combat +au-hq-charles", "done").Roll(4).WantTotal("attack", 4+4)
	})
	for _, c := range []struct {
		redoubt string
		defence int
	}{{" redoubt", 6}, {"", 6}} {
		t.Run("MAN-9.2.6 Engineers against a redoubt only:"+c.redoubt, func(t *testing.T) {
			g := scene(t, "", "south us: d4 us-1i\nnorth ru: d5 ru-or"+c.redoubt+"\nus hand: us-hq-ambush-1 us-hq-engineers-1").Play("ambush +us-hq-ambush-1 @ru-or")
			if c.redoubt == "" {
				g.WantRefused("play +us-hq-engineers-1", "MAN-9.2.32").Play("done")
			} else {
				g.Play("play +us-hq-engineers-1")
			}
			g.Roll(6).wantSums(6, c.defence).WantRow("standoff")
		})
	}
	t.Run("MAN-9.2.7 no hill helps it, and the target keeps terrain and redoubt", func(t *testing.T) {
		g := scene(t, "d4 hill, c5 hill, d5 town", "south au: d4 au-1r, c5 au-oc\nnorth ru: d5 ru-or redoubt\nau hand: au-hq-ambush-1").Play("ambush +au-hq-ambush-1 @ru-or")
		g.Roll(10).wantSums(10, 6+3+3)
	})
	for _, c := range []struct {
		face  int
		row   string
		story []string
	}{{1, "repulsed", nil}, {2, "standoff", nil}, {7, "triple", []string{"remove ot-ic"}}, {8, "quadruple", []string{"remove ot-ic"}}} {
		t.Run("MAN-9.2.8 results by the normal table, on a reduced Irregular Cavalry (2): "+c.row, func(t *testing.T) {
			g := scene(t, "", "south au: d4 au-oc\nnorth ot: d5 ot-ic reduced\nau hand: au-hq-ambush-1").Play("ambush +au-hq-ambush-1 @ot-ic")
			g.Roll(c.face).wantSums(c.face, 2).WantRow(c.row).wantStory(c.story...).WantAt("au-oc", "d4").WantAsk("discard", "ot")
		})
	}
	t.Run("MAN-9.2.8 no advance and no pursuit", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles", "", "").Play("commander.combat +au-hq-charles").Roll(8).WantRow("double").Play("retreat")
		g.wantStory("retreat ru-or").WantAt("au-oc", "c5").WantAsk("discard", "ru")
	})
}

func TestLedgerARevisedAmbush(t *testing.T) {
	revised := "ambush = revised\n"
	command := []string{"commander.command +au-hq-charles", "support au-oc", "support au-1r"}
	t.Run("MAN-9.2.9 a Commander for combat or command, and no Skirmish", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles au-hq-skirmish-1", "", revised).WantOptions("done", "commander.combat +au-hq-charles", "commander.command +au-hq-charles")
		g.WantRefused("skirmish +au-hq-skirmish-1", "MAN-9.2.38").Play("commander.combat +au-hq-charles", "done").Roll(2).WantTotal("attack", 4+2)
	})
	t.Run("MAN-9.2.10 the card counts as the first unit: command 2 brings one", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-francis au-oc-3", "", revised).Play("commander.command +au-hq-francis").WantOptions("support au-oc", "support au-1r")
		g.WantRefused("support au-9r", "MAN-6.4.3").Play("support au-oc").WantAsk("combat.attack", "au").wantFight("au-oc", "ru-or")
	})
	t.Run("MAN-9.2.10 supporting units add strength and cards, but no hill", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles au-oc-3 au-1r-5 au-9r-1", "", revised).WantRefused("play +au-oc-3", "MAN-6.1.20").Play(command...)
		g.WantEach("play", "+au-oc-3").Play("play +au-oc-3", "done").wantDice("1d10 2d6").Roll(3, 1, 1).wantSums(8+7+5, 6)
	})
	t.Run("MAN-9.2.11 one Committed Attack for each supporting unit, and none without", func(t *testing.T) {
		orlovAmbushed(t, "au-hq-charles au-hq-committed-attack-1", "", revised).WantRefused("play +au-hq-committed-attack-1", "MAN-6.1.23")
		g := orlovAmbushed(t, "au-hq-francis au-hq-committed-attack-1", "", revised).Play("commander.command +au-hq-francis", "support au-1r", "play +au-hq-committed-attack-1")
		g.wantDice("1d10 2d6").Roll(5, 1, 2).wantSums(7+8, 6).Play("hit").wantReduced("au-1r").wantFull("au-oc", "au-9r")
	})
	t.Run("MAN-9.2.11 Engineers are allowed", func(t *testing.T) {
		g := scene(t, "", "south us: d4 us-1i\nnorth ru: d5 ru-or redoubt\nus hand: us-hq-ambush-1 us-hq-engineers-1\nambush = revised").Play("ambush +us-hq-ambush-1 @ru-or")
		g.Play("play +us-hq-engineers-1").Roll(6).wantSums(6, 6)
	})
	t.Run("MAN-9.2.12 a repulse hits every supporting unit", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles", "ru-or-1 ru-or-2 ru-or-3", revised).Play("stand", "play +ru-or-1", "play +ru-or-2", "play +ru-or-3", "done").Play(command...)
		g.Roll(1).wantSums(16, 19).WantRow("repulsed").wantStory("hit au-1r", "hit au-oc").wantFull("au-9r")
	})
	t.Run("MAN-9.2.12 there is still no advance and no pursuit", func(t *testing.T) {
		g := orlovAmbushed(t, "au-hq-charles au-oc-1", "", revised).Play(command...).Play("play +au-oc-1").Roll(1, 1, 1).WantRow("triple")
		g.wantStory("hit ru-or", "retreat ru-or").WantAt("au-oc", "c5").WantAsk("discard", "ru")
		h := orlovAmbushed(t, "au-hq-charles au-oc-1", "", revised).Play(command...).Play("play +au-oc-1").Roll(3, 3, 3).WantRow("quadruple")
		h.wantStory("remove ru-or").WantAsk("discard", "ru")
	})
}
