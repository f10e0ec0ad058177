package ccn

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

// ledUnits are two French units in the centre, one of them led, and one in the
// west; card lines follow.
const ledUnits = `
	french: e5 fr-ln-1, e7 fr-ln-2, e2 fr-ln-3
	french leaders: e5 fr-ney
	allied: a1 gb-ln-1
	phase orders, `

func TestLedgerDetachingLeaders(t *testing.T) {
	for _, card := range []string{"scout-center", "probe-center", "attack-center", "assault-center", "coordinated-advance", "forward", "recon-in-force", "la-grande-manoeuvre"} {
		t.Run("CCN-10.1 "+card+" lets a leader detach", func(t *testing.T) {
			g := draw(t, ledUnits+"card c-"+card+"-1").WantOffered("detach fr-ney").WantNot("order fr-ney").Play("detach fr-ney", "done")
			g.wantOrdered("fr-ney").Play("move fr-ney @g5").WantAt("fr-ney", "g5").WantAt("fr-ln-1", "e5")
		})
	}
	t.Run("CCN-10.1 it costs an order of its own", func(t *testing.T) {
		g := draw(t, ledUnits+"card c-probe-center-1").Play("order fr-ln-1", "detach fr-ney").WantRefused("order fr-ln-2", "CCN-9.8")
		g.WantOptions("done")
	})
	t.Run("CCN-10.1 a leader to detach may be worth the only order", func(t *testing.T) {
		draw(t, ledUnits+"card c-scout-center-1").Play("detach fr-ney").wantMayOrder("").WantRefused("order fr-ln-1", "CCN-9.8")
	})
	t.Run("CCN-10.1 by a flag of Élan", func(t *testing.T) {
		draw(t, ledUnits+"card c-elan-1, rolled 0 0 0 1").WantOffered("detach fr-ney").Play("detach fr-ney").WantRefused("order fr-ln-1", "CCN-55.2")
		draw(t, ledUnits+"card c-elan-1, rolled 1 0 0 0").WantNot("detach fr-ney").WantRefused("detach fr-ney", "CCN-55.2")
	})
	t.Run("CCN-10.1 one of the four of La Grande Manoeuvre", func(t *testing.T) {
		g := draw(t, strings.Replace(ledUnits, "e2 fr-ln-3", "e2 fr-ln-3, e3 fr-ln-4", 1)+"card c-la-grande-manoeuvre-1")
		g.Play("detach fr-ney", "order fr-ln-1", "order fr-ln-2", "order fr-ln-3").WantRefused("order fr-ln-4", "CCN-61.1")
	})
	t.Run("CCN-10.1 without a word under Leadership", func(t *testing.T) {
		draw(t, ledUnits+"card c-leadership-1").WantAsk("move", "french").WantOffered("move fr-ney @g5")
	})
	for _, card := range []string{"bayonet-charge", "fire-and-hold"} {
		t.Run("CCN-10.2 not with "+card, func(t *testing.T) {
			draw(t, ledUnits+"card c-"+card+"-1").WantNot("detach fr-ney").WantRefused("detach fr-ney", "CCN-10.2")
		})
	}
	t.Run("CCN-10.2 not with a Cavalry Charge or Bombard", func(t *testing.T) {
		for id, card := range map[string]string{"fr-lc-1": "c-cavalry-charge-1", "fr-fa-1": "c-bombard-1"} {
			draw(t, "french: e5 "+id+"\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\nphase orders, card "+card).WantOptions("order "+id, "done")
		}
	})
	t.Run("CCN-10.2 not with a Force March or Cold Steel, that order without asking", func(t *testing.T) {
		g := draw(t, ledUnits+"card c-force-march-1, section center").WantAsk("move", "french").WantRefused("move fr-ney", "CCN-9.1")
		g.Play("move fr-ln-1 @f5").WantAt("fr-ney", "f5")
		draw(t, strings.Replace(ledUnits, "a1 gb-ln-1", "d5 gb-ln-1", 1)+"card c-give-them-the-cold-steel-1").wantOrdered("fr-ln-1")
	})
}

func TestLedgerTheUnitLeftBehind(t *testing.T) {
	t.Run("CCN-10.3 it has no order", func(t *testing.T) {
		draw(t, ledUnits+"card c-attack-center-1").Play("detach fr-ney", "done").wantOrdered("fr-ney").WantRefused("move fr-ln-1", "CCN-9.1")
	})
	t.Run("CCN-10.3 unless by an order of its own: leader, his unit and one more", func(t *testing.T) {
		g := draw(t, ledUnits+"card c-attack-center-1").Play("detach fr-ney", "order fr-ln-1", "order fr-ln-2")
		g.WantOptions("done").Play("done").wantOrdered("fr-ney", "fr-ln-1", "fr-ln-2").WantOffered("move fr-ney @g5", "move fr-ln-1 @f5")
	})
	const both = ledUnits + "card c-attack-center-1"
	t.Run("CCN-10.4 the leader first", func(t *testing.T) {
		g := draw(t, both).Play("detach fr-ney", "order fr-ln-1", "done", "move fr-ney @h5", "move fr-ln-1 @d5")
		g.WantAt("fr-ney", "h5").WantAt("fr-ln-1", "d5")
	})
	t.Run("CCN-10.4 the unit first", func(t *testing.T) {
		g := draw(t, both).Play("detach fr-ney", "order fr-ln-1", "done", "move fr-ln-1 @d5").WantAt("fr-ney", "e5").Play("move fr-ney @h5")
		g.WantAt("fr-ney", "h5").WantAt("fr-ln-1", "d5")
	})
	const fronts = `
		french: e5 fr-ln-1
		french leaders: e5 fr-ney
		allied: d5 gb-ln-1, c6 gb-ln-2
		phase orders, card c-attack-center-1`
	t.Run("CCN-10.8 neither moves: the unit battles with its leader", func(t *testing.T) {
		g := draw(t, fronts).Play("order fr-ln-1", "detach fr-ney", "done", "done").WantAsk("combat", "french").wantLed("fr-ln-1", "fr-ney")
		g.Play("melee fr-ln-1 @gb-ln-1").roll("accca").Play("back gb-ln-1").roll("facc").WantAsk("flags", "french").wantMod("flags", "CCN-27.3", 1)
	})
	t.Run("CCN-10.8 he goes with it as it takes ground", func(t *testing.T) {
		g := draw(t, fronts).Play("order fr-ln-1", "detach fr-ney", "done", "done", "melee fr-ln-1 @gb-ln-1").roll("iiiia")
		g.Play("advance fr-ln-1 @d5").wantLed("fr-ln-1", "fr-ney").WantAt("fr-ney", "d5")
	})
	t.Run("CCN-10.8 the unit moves without him: he is alone", func(t *testing.T) {
		g := draw(t, strings.Replace(fronts, "d5 gb-ln-1", "c5 gb-ln-1", 1)).Play("order fr-ln-1", "detach fr-ney", "done", "move fr-ln-1 @d5", "done")
		g.WantAsk("combat", "french").WantAt("fr-ney", "e5")
		if b := g.board(); !b.lone(g.leader("fr-ney")) || b.leaderOf(g.unit("fr-ln-1")) >= 0 {
			t.Error("he is attached")
		}
	})
	t.Run("CCN-10.8 he may stay though his unit has no order", func(t *testing.T) {
		draw(t, ledUnits+"card c-attack-center-1").Play("detach fr-ney", "done", "done").WantAt("fr-ney", "e5").wantLed("fr-ln-1", "fr-ney").WantAsk("draw", "")
	})
}

func TestLedgerDetachingFromASquare(t *testing.T) {
	const square = `
		french: e5 fr-ln-1 square=1, e7 fr-ln-2
		french leaders: e5 fr-ney
		french track: c-rally-1
		phase orders, card `
	const far = "\nallied: a1 gb-ln-1"
	t.Run("CCN-10.5 not without an order to the square itself", func(t *testing.T) {
		draw(t, square+"c-attack-center-1"+far).WantNot("detach fr-ney").WantRefused("detach fr-ney", "CCN-10.5")
	})
	t.Run("CCN-10.5 with a further order as it leaves its square", func(t *testing.T) {
		g := draw(t, square+"c-attack-center-1"+far).Play("order fr-ln-1").WantOffered("detach fr-ney").Play("detach fr-ney", "order fr-ln-2")
		g.Play("done", "leave fr-ln-1").wantOrdered("fr-ln-1", "fr-ln-2", "fr-ney").Play("move fr-ney @g5").WantAt("fr-ln-1", "e5")
	})
	t.Run("CCN-10.5 the order must be there", func(t *testing.T) {
		draw(t, square+"c-scout-center-1"+far).Play("order fr-ln-1").WantRefused("detach fr-ney", "CCN-9.8")
	})
	t.Run("CCN-10.5 the order is lost if it stays", func(t *testing.T) {
		g := draw(t, square+"c-attack-center-1"+far).Play("order fr-ln-1", "detach fr-ney", "order fr-ln-2", "done", "stay fr-ln-1")
		g.wantOrdered("fr-ln-1", "fr-ln-2").WantRefused("move fr-ney", "CCN-9.1")
	})
	t.Run("CCN-10.5 never with enemy cavalry adjacent", func(t *testing.T) {
		draw(t, square+"c-attack-center-1\nallied: d5 gb-lc-1").Play("order fr-ln-1").WantNot("detach fr-ney").WantRefused("detach fr-ney", "CCN-10.5")
	})
}

func TestLedgerCommandLevelOfCards(t *testing.T) {
	const at = `
		french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3, e8 fr-ln-4 blocks=1
		allied: a1 gb-ln-1
		phase command`
	for hand, level := range map[string]int{"": 1, " c-forward-1": 2, " c-forward-1 c-forward-2": 3} {
		t.Run("CCN-10.6 assaults order as many as the command level: "+string(rune('0'+level)), func(t *testing.T) {
			g := draw(t, at+"\nfrench hand: c-assault-center-2"+hand).Play("play +c-assault-center-2")
			if n := g.orderAll(); n != level {
				t.Errorf("%d ordered, want %d", n, level)
			}
		})
		t.Run("CCN-10.6 Élan and Rally roll as many dice: "+string(rune('0'+level)), func(t *testing.T) {
			draw(t, at+"\nfrench hand: c-elan-1"+hand).Play("play +c-elan-1").wantDice("elan.roll", "french", level)
			draw(t, at+"\nfrench hand: c-rally-1"+hand).Play("play +c-rally-1").wantDice("rally.roll", "french", level)
		})
	}
	t.Run("CCN-10.1 an order to a leader is told with his hex, and he is shown once", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\nphase orders, card c-attack-center-1").Play("detach fr-ney")
		if e := g.lastSaid("detach"); e.To != refsByName["e5"] || e.Who != refsByName["fr-ney"] {
			t.Errorf("told is %+v", e)
		}
		n := 0
		for _, p := range g.View(rules.Chance).Pieces {
			if p.Ref == refsByName["fr-ney"] {
				n++
			}
		}
		if n != 1 {
			t.Errorf("he is shown %d times", n)
		}
	})
	t.Run("CCN-10.6 the odds of Élan tell the symbols apart", func(t *testing.T) {
		g := draw(t, at+"\nfrench hand: c-elan-1")
		f := endings(t, g, "play +c-elan-1", nil, func(b *Board) string { return fmt.Sprint(b.play.rolled) })
		f.want(t, "[1 0 0 0]", 2, 6) // infantry is on two faces
		for _, one := range []string{"[0 1 0 0]", "[0 0 1 0]", "[0 0 0 1]", "[0 0 0 0]"} {
			f.want(t, one, 1, 6)
		}
	})
	t.Run("CCN-10.6 cards on the track do not count", func(t *testing.T) {
		g := draw(t, strings.Replace(at, "fr-ln-1", "fr-ln-1 square=1", 1)+"\nfrench hand: c-elan-1 c-forward-1\nfrench track: c-rally-1")
		g.Play("play +c-elan-1").wantDice("elan.roll", "french", 2)
	})
	t.Run("CCN-10.7 a square formed lowers the level by one at once", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "").WantGauge("allied", "command", 3).Play("square").Draw("c-rally-1")
		g.WantGauge("allied", "command", 2).wantHandSize("allied", 2)
	})
	t.Run("CCN-10.7 a square eliminated raises it at once", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1 blocks=1 square=1, a1 gb-ln-2
		allied track: c-rally-1
		allied hand: c-forward-1`).WantGauge("allied", "command", 1)
		g.Play("melee fr-ln-1 @gb-ln-1").On("reaction", "allied").Play("stand").roll("iaccc").wantLost("gb-ln-1").WantGauge("allied", "command", 2).wantHand("allied", "c-forward-1", "c-rally-1")
	})
	t.Run("CCN-10.7 a square left raises it for the turns to come", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 square=1
		french track: c-rally-1
		french hand: c-attack-center-1 c-forward-1
		allied: a1 gb-ln-1
		allied hand: c-forward-2
		phase command`).WantGauge("french", "command", 2)
		g.Play("play +c-attack-center-1", "order fr-ln-1", "done", "leave fr-ln-1").wantHand("french", "c-forward-1", "c-rally-1")
		g.Play("done").On("card", "french").WantGauge("french", "command", 3)
	})
}
