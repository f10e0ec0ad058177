package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// busy is a player who could do something in every phase.
const busy = openGround + `
	south gb: d4 gb-1g, c4 gb-kd reduced, f4 gb-4f reduced
	north fr: d6 fr-ig, d5 fr-8l
	gb hand: gb-hq-forced-march-1 gb-hq-supply-1 gb-1g-1 gb-kd-5 gb-hq-redoubt-1
	active gb, phase discard
`

func TestSequenceOfPlay(t *testing.T) {
	t.Run("MAN-4.1 a game turn is a turn of the First Player, then one of the Second", func(t *testing.T) {
		g := draw(t, openGround+"south fr:\nnorth ru:\nfirst ru, active ru, phase discard, turn 1").On("discard", "fr").On("discard", "ru").On("discard", "fr")
		var turns []string
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvTurn {
				turns = append(turns, fmt.Sprint(g.board().armyOf(e.Side), e.N))
			}
		}
		if got := strings.Join(turns, " "); got != "ru1 fr1 ru2 fr2" {
			t.Errorf("player turns %s", got)
		}
	})
	t.Run("MAN-4.2 the active player has five phases", func(t *testing.T) {
		g := draw(t, openGround+"south fr:\nnorth ru:\nphase discard, active ru").On("discard", "fr")
		var phases []string
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvPhase && e.Side == rules.Second {
				phases = append(phases, phaseNames[e.N])
			}
		}
		if got := strings.Join(phases, " "); got != "discard draw move combat restore" {
			t.Errorf("phases %s", got)
		}
		if v := g.View(rules.Chance); v.Active != rules.First || v.Phase.Key != "man.phase.discard" {
			t.Errorf("%+v is active in %s", v.Active, v.Phase.Key)
		}
	})
	t.Run("MAN-4.3 what was forgotten in an earlier phase cannot be made up for", func(t *testing.T) {
		g := draw(t, busy).wantRejected(rules.First, "move gb-1g @e4").On("move.base", "gb").wantRejected(rules.First, "discard +gb-1g-1")
		g.Play("move gb-1g @d3").WantAsk("move.march", "gb").Play("pass").On("combat.declare", "gb")
		for _, late := range []string{"discard +gb-1g-1", "move gb-kd @c3", "march +gb-hq-forced-march-1", "supply +gb-hq-supply-1"} {
			g.wantRejected(rules.First, late)
		}
		g.Play("pass").WantAsk("restore", "gb").wantRejected(rules.First, "bombard gb-kd +gb-kd-5 @fr-8l").wantRejected(rules.First, "supply +gb-hq-supply-1")
		g.Play("pass").WantAsk("redoubt", "gb").wantRejected(rules.First, "restore +gb-hq-supply-1 @gb-kd")
	})
	t.Run("MAN-4.4 everything but the base move is optional", func(t *testing.T) {
		g := draw(t, busy)
		for _, kind := range []string{"discard", "move.march", "move.supply", "combat.declare", "restore", "redoubt"} {
			if g.On(kind, "gb"); g.Request().Quiet < 0 {
				t.Errorf("%s cannot be declined", kind)
			}
			g.Play(rules.FormatOption(Book{}, quietest(g.Request())))
		}
		g.WantAsk("discard", "fr").WantGauge("gb", "hand", 5).WantGauge("gb", "discards", 0).wantReduced("gb-kd", "gb-4f")
		g = draw(t, busy).On("move.base", "gb")
		if g.Request().Quiet >= 0 || slices.ContainsFunc(g.Options(), func(o string) bool { return !strings.HasPrefix(o, "move ") }) {
			t.Errorf("the base move can be declined: %q", g.Options())
		}
	})
	t.Run("MAN-4.7 the active player must move one unit", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-ig, d3 fr-8l\nnorth ru: h5 ru-or\nphase move").wantRejected(rules.First, "pass")
		g.Play("move fr-ig @d5").WantAsk("combat.declare", "fr").WantAt("fr-ig", "d5").WantAt("fr-8l", "d3")
	})
}

func TestDiscardAndDraw(t *testing.T) {
	const five = openGround + `
		south fr: d4 fr-ig
		north ru: d6 ru-or
		fr hand: fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4 fr-ig-5
		phase discard
	`
	t.Run("MAN-4.5 any number of cards may be discarded, from none to all", func(t *testing.T) {
		draw(t, five).Play("done").WantAsk("move.base", "fr").wantDiscards("fr")
		g := draw(t, five).Play("discard +fr-ig-4", "discard +fr-ig-2").WantOptions("done", "discard +fr-ig-1", "discard +fr-ig-3", "discard +fr-ig-5")
		g.Play("done").wantDiscards("fr", "fr-ig-4", "fr-ig-2")
		g = draw(t, five).Play("discard +fr-ig-1", "discard +fr-ig-2", "discard +fr-ig-3", "discard +fr-ig-4", "discard +fr-ig-5").WantOptions("done")
		g.Play("done").wantHand("fr").wantDiscards("fr", "fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-ig-5")
	})
	t.Run("MAN-4.6 the hand is filled up to five, without asking", func(t *testing.T) {
		g := draw(t, five).Play("discard +fr-ig-1", "discard +fr-ig-2", "discard +fr-ig-3", "done").WantAsk("draw", "").Draw("fr-2l-1")
		g.WantAsk("draw", "").Draw("fr-2l-2").WantAsk("draw", "").Draw("fr-2l-3").WantAsk("move.base", "fr")
		g.wantHand("fr", "fr-ig-4", "fr-ig-5", "fr-2l-1", "fr-2l-2", "fr-2l-3")
	})
	t.Run("MAN-4.6 with five cards in hand nothing is drawn", func(t *testing.T) {
		draw(t, five).Play("done").WantAsk("move.base", "fr").WantGauge("fr", "deck", 55)
	})
}

func TestOneCombatATurn(t *testing.T) {
	armed := openGround + `
		south us: d4 us-4m
		north ru: d5 ru-or, d6 ru-rg
		us hand: us-4m-2 us-4m-5 us-hq-ambush-1 us-4m-1
	`
	t.Run("MAN-4.8 the active player may declare one combat and no more", func(t *testing.T) {
		for _, attack := range []string{"volley us-4m +us-4m-2 @ru-or", "bombard us-4m +us-4m-5 @ru-or", "ambush +us-hq-ambush-1 @ru-rg"} {
			g := draw(t, armed).Play(attack).On("discard", "ru")
			n := 0
			for _, e := range g.AllEvents {
				if e.Kind == rules.EvDeclare {
					n++
				}
			}
			if n != 1 || g.Gauge("us", "hand").N != 3 {
				t.Errorf("%d combats", n)
			}
		}
		draw(t, armed).Play("pass").WantAsk("discard", "ru").WantGauge("us", "hand", 4)
	})
	t.Run("MAN-4.9 assault, ambush, bombardment and volley are the forms of combat", func(t *testing.T) {
		draw(t, armed).WantOptions("pass", "assault us-4m +us-4m-1 @ru-or", "assault us-4m +us-4m-2 @ru-or", "volley us-4m +us-4m-2 @ru-or",
			"bombard us-4m +us-4m-5 @ru-or", "ambush +us-hq-ambush-1 @ru-or", "ambush +us-hq-ambush-1 @ru-rg",
			"ambush +us-hq-ambush-1 @ru-kx", "ambush +us-hq-ambush-1 @ru-ks", "ambush +us-hq-ambush-1 @ru-lg",
			"ambush +us-hq-ambush-1 @ru-mo", "ambush +us-hq-ambush-1 @ru-bs", "ambush +us-hq-ambush-1 @ru-1c")
	})
	t.Run("MAN-4.9 the Grand Battery is a bombardment", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-4s
		north ru: d6 ru-or, d7 ru-rg
		fr hand: fr-hq-napoleon
		ru hand: ru-or-1 ru-hq-withdraw-1
		`).WantRefused("battery fr-4s +fr-hq-napoleon @ru-rg", "MAN-6.2.3")
		g.Play("battery fr-4s +fr-hq-napoleon @ru-or").WantAsk("combat.roll", "").Roll(3, 4).WantRow("hit").wantReduced("ru-or").WantGauge("ru", "hand", 2)
	})
	t.Run("MAN-4.10 one unit may be restored, and then one redoubt built", func(t *testing.T) {
		g := draw(t, openGround+`
		south us: d4 us-4m reduced, e4 us-1i reduced
		north fr: d6 fr-ig
		us hand: us-hq-supply-1 us-hq-supply-2 us-hq-redoubt-1 us-hq-redoubt-2
		phase restore
		`).Play("restore +us-hq-supply-1 @us-4m").wantFull("us-4m").wantReduced("us-1i")
		g.WantAsk("redoubt", "us").wantRejected(rules.First, "restore +us-hq-supply-2 @us-1i").Play("redoubt +us-hq-redoubt-1 @us-1i")
		g.WantAsk("discard", "fr").wantRedoubt("us-1i", true).wantReduced("us-1i").wantHand("us", "us-hq-supply-2", "us-hq-redoubt-2")
	})
}
