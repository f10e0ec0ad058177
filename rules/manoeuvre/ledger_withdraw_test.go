package manoeuvre

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestLedgerWhoMayWithdraw(t *testing.T) {
	ring := "\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1"
	t.Run("MAN-6.1.9 the target may withdraw if it has a square to retreat to", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-or, d6 ru-mo, c5 ru-kx"+ring).Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantAsk("combat.withdraw", "ru").WantOptions("stand", "withdraw +ru-hq-withdraw-1")
	})
	t.Run("MAN-6.1.9 a lake is no such square", func(t *testing.T) {
		g := scene(t, "e5 lake", "south fr: d4 fr-ig\nnorth ru: d5 ru-or, d6 ru-mo, c5 ru-kx"+ring).Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantAsk("combat.defend", "ru").WantRefused("play +ru-hq-withdraw-1", "MAN-9.2.30")
	})
	t.Run("MAN-6.1.10 a Withdraw card always works", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1")
		g.WantAt("ru-or", "d6").wantFull("ru-or").WantRow("withdrawn").wantNever(rules.EvDice)
	})
	t.Run("MAN-6.1.13 Withdraw is the only card that its player plays", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-hq-withdraw-1 ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or")
		g.WantRefused("withdraw +ru-or-1", "MAN-6.1.10").Play("withdraw +ru-hq-withdraw-1").WantAsk("combat.advance", "fr")
		g.Play("pass").wantDiscards("ru", "ru-hq-withdraw-1").wantHand("ru", "ru-or-1")
		h := guards(t, "", "fr-ig-1", "ru-hq-withdraw-1 ru-or-1").Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1")
		h.WantRefused("play +ru-hq-withdraw-1", "MAN-9.2.30").WantOptions("done")
	})
}

// militia draws the 13th Militia (5) on d5 before the Imperial Guard.
func militia(t *testing.T, hand string) *game {
	t.Helper()
	g := scene(t, "", "south fr: d4 fr-ig\nnorth us: d5 us-13m, h6 us-4m\nfr hand: fr-ig-1\nus hand: "+hand)
	return g.Play("assault fr-ig +fr-ig-1 @us-13m").WantAsk("combat.withdraw", "us")
}

func TestLedgerAmericansTryToWithdraw(t *testing.T) {
	for face := 1; face <= 6; face++ {
		t.Run(fmt.Sprint("MAN-6.1.11 a card with the range 1-3 withdraws its unit on 1 to 3, not above: ", face), func(t *testing.T) {
			g := militia(t, "us-13m-1 us-4m-1").Play("withdraw +us-13m-1").WantAsk("combat.withdraw.roll", "").wantDice("1d6").Roll(face)
			if face <= 3 {
				g.WantAt("us-13m", "d6").WantRow("withdrawn").WantAsk("combat.advance", "fr")
			} else {
				g.WantAt("us-13m", "d5").WantAsk("combat.defend", "us")
			}
		})
	}
	t.Run("MAN-6.1.11 the card must be one of the target", func(t *testing.T) {
		g := militia(t, "us-13m-1 us-13m-5 us-4m-1").WantEach("withdraw", "+us-13m-1")
		g.WantRefused("withdraw +us-4m-1", "MAN-6.1.11").WantRefused("withdraw +us-13m-5", "MAN-6.1.10")
	})
	t.Run("MAN-6.1.12 one attempt; its card defends, Withdraw is gone and step 4 follows", func(t *testing.T) {
		g := militia(t, "us-13m-1 us-13m-2 us-hq-withdraw-1").Play("withdraw +us-13m-1").Roll(5)
		g.WantAsk("combat.defend", "us").WantOptions("done", "play +us-13m-2").WantRefused("play +us-hq-withdraw-1", "MAN-9.2.30")
		g.wantSeen(rules.First, "us", rules.InPlay, "us-13m-1").Play("play +us-13m-2", "done").sum(6).wantSums(14, 5+3+3)
		g.WantRow("above").Play("hit").wantDiscards("us", "us-13m-1", "us-13m-2")
	})
}

func TestLedgerAWithdrawalGoesTheWayOfARetreat(t *testing.T) {
	cases := []struct{ name, grounds, units, choice, to string }{
		{"the rear first", "", "d5 ru-or", "", "d6"},
		{"a flank if the rear is blocked, as its owner chooses", "", "d5 ru-or, d6 ru-mo", "retreat ru-or @e5", "e5"},
		{"the other flank as well", "", "d5 ru-or, d6 ru-mo", "retreat ru-or @c5", "c5"},
		{"the only flank", "c5 lake", "d5 ru-or, d6 ru-mo", "", "e5"},
	}
	for _, c := range cases {
		t.Run("MAN-6.1.14 a withdrawal is carried out like a retreat: "+c.name, func(t *testing.T) {
			g := scene(t, c.grounds, "south fr: d4 fr-ig\nnorth ru: "+c.units+"\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1")
			g.Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1")
			if c.choice != "" {
				g.WantAsk("combat.retreat", "ru").WantOptions("retreat ru-or @c5", "retreat ru-or @e5").Play(c.choice)
			}
			g.WantAt("ru-or", c.to)
		})
	}
	t.Run("MAN-6.1.14 a withdrawal is carried out like a retreat: to the front last", func(t *testing.T) {
		g := scene(t, "", "south fr: c5 fr-ig, e5 fr-gc\nnorth ru: d5 ru-or, d6 ru-mo\nfr hand: fr-ig-1\nru hand: ru-hq-withdraw-1")
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAt("ru-or", "d4")
	})
}

func TestLedgerAfterAWithdrawal(t *testing.T) {
	t.Run("MAN-6.1.15 the attacking unit must advance and the combat is over", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-8l, c5 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-8l-2 fr-hq-ney\nru hand: ru-hq-withdraw-1")
		g.Play("assault fr-8l +fr-8l-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAsk("combat.advance", "fr").WantOptions("advance fr-8l")
		g.Play("advance fr-8l").WantAt("fr-8l", "d5").wantDiscards("fr", "fr-8l-1").wantDiscards("ru", "ru-hq-withdraw-1")
		g.wantHand("fr", "fr-8l-2", "fr-hq-ney").wantNever(rules.EvDice).WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.15 unless its card frees it", func(t *testing.T) {
		g := guards(t, "", "fr-ig-1", "ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1")
		g.WantOptions("pass", "advance fr-ig").Play("pass").WantAt("fr-ig", "d4").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.15 cavalry pursues", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-1c\nnorth ru: d5 ru-or\nfr hand: fr-1c-1\nru hand: ru-hq-withdraw-1")
		g.Play("assault fr-1c +fr-1c-1 @ru-or", "withdraw +ru-hq-withdraw-1", "advance fr-1c").WantAsk("combat.pursuit", "").Roll(4)
		g.wantReduced("ru-or").WantAt("ru-or", "d6").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.1.15 after an Ambush nobody advances or pursues", func(t *testing.T) {
		g := scene(t, "", "south au: d4 au-oc\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1 au-oc-1\nru hand: ru-hq-withdraw-1")
		g.Play("ambush +au-hq-ambush-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAt("ru-or", "d6").WantAt("au-oc", "d4")
		g.wantNever(rules.EvDice, rules.EvAdvance).WantAsk("discard", "ru").wantDiscards("au", "au-hq-ambush-1")
	})
}
