package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerLeadersMove(t *testing.T) {
	t.Run("CCN-15.1 a lone leader moves up to three hexes", func(t *testing.T) {
		g := underWay(t, "french leaders: e5 fr-ney ordered").WantOffered("move fr-ney @e6", "move fr-ney @e7", "move fr-ney @e8")
		g.WantNot("move fr-ney @e9").WantRefused("move fr-ney @e9", "CCN-15.1").Play("move fr-ney @e8").wantWay("e5 e6 e7 e8")
	})
	t.Run("CCN-15.1 so does one who detaches, from any unit", func(t *testing.T) {
		for _, id := range []string{"fr-ln-1", "fr-lc-1", "fr-fa-1"} {
			g := underWay(t, "french: e5 "+id+"\nfrench leaders: e5 fr-ney ordered").WantOffered("move fr-ney @e8").WantNot("move fr-ney @e9")
			g.Play("move fr-ney @e8").WantAt(id, "e5").WantAt("fr-ney", "e8")
		}
	})
	t.Run("CCN-15.2 an ordered leader need not move", func(t *testing.T) {
		underWay(t, "french leaders: e5 fr-ney ordered").Play("done").WantAt("fr-ney", "e5").WantAsk("draw", "")
	})
	const led = "french: e5 fr-lc-1 ordered\nfrench leaders: e5 fr-ney"
	t.Run("CCN-15.2 an attached leader moves with his unit", func(t *testing.T) {
		g := underWay(t, led).Play("move fr-lc-1 @e8").WantAt("fr-ney", "e8").wantLed("fr-lc-1", "fr-ney").wantState("fr-ney", "moved", true)
		g.wantAlong(rules.EvMove, "CCN-15.2", "fr-ney", "e5", "e8")
	})
	t.Run("CCN-15.2 who was ordered to detach stays behind until he moves", func(t *testing.T) {
		g := underWay(t, led+" ordered").Play("move fr-lc-1 @e8").WantAt("fr-ney", "e5").wantState("fr-ney", "moved", false).WantNeverTold(rules.EvMove, "fr-ney")
		g.Play("move fr-ney @e7").WantAt("fr-ney", "e7")
	})
	t.Run("CCN-15.3 who has moved alone moves no more", func(t *testing.T) {
		g := underWay(t, "french: e7 fr-ln-1 ordered\nfrench leaders: e5 fr-ney ordered").Play("move fr-ney @e6")
		g.WantTargets("move fr-ney", "").WantRefused("move fr-ney", "CCN-15.3")
	})
	t.Run("CCN-15.3 who has moved with a unit does not move alone", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1, e9 fr-ln-1\nfrench leaders: e5 fr-ney, e9 fr-victor\nallied: a13 gb-ln-9\nphase orders, card c-leadership-1")
		g.Play("move fr-lc-1 @e7").WantAt("fr-ney", "e7").WantTargets("move fr-ney", "").WantRefused("move fr-ney", "CCN-15.3").WantOffered("move fr-victor @e10")
	})
}

func TestLedgerLeadersPassOthers(t *testing.T) {
	const corner = "french leaders: i1 fr-ney ordered, " // i1 has two neighbours, h1 and i2
	t.Run("CCN-15.4 through a friendly unit", func(t *testing.T) {
		underWay(t, corner+"\nfrench: h1 fr-ln-1, i2 fr-ln-2").WantOffered("move fr-ney @g1", "move fr-ney @i3", "move fr-ney @i4")
	})
	t.Run("CCN-15.4 through one with a leader", func(t *testing.T) {
		g := underWay(t, corner+"h1 fr-victor, i2 fr-soult\nfrench: h1 fr-ln-1, i2 fr-ln-2").WantOffered("move fr-ney @g1", "move fr-ney @i3")
		g.Play("move fr-ney @i3").wantWay("i1 i2 i3").wantLed("fr-ln-2", "fr-soult").wantLed("fr-ln-1", "fr-victor")
	})
	t.Run("CCN-15.4 through lone leaders", func(t *testing.T) {
		g := underWay(t, corner+"h1 fr-victor, i2 fr-soult").WantOffered("move fr-ney @g1", "move fr-ney @i3").Play("move fr-ney @g1")
		g.WantAt("fr-victor", "h1").WantAt("fr-soult", "i2").WantAt("fr-ney", "g1")
	})
	t.Run("CCN-15.5 he does not end with a leader who is alone", func(t *testing.T) {
		underWay(t, corner+"i2 fr-soult").WantNot("move fr-ney @i2").WantRefused("move fr-ney @i2", "CCN-15.5")
	})
	t.Run("CCN-15.5 nor with one who is attached", func(t *testing.T) {
		underWay(t, corner+"i2 fr-soult\nfrench: i2 fr-ln-2").WantNot("move fr-ney @i2").WantRefused("move fr-ney @i2", "CCN-15.5")
	})
	t.Run("CCN-15.5 once that one has gone he may", func(t *testing.T) {
		underWay(t, corner+"i2 fr-soult ordered\nfrench: i2 fr-ln-2").Play("move fr-soult @i3").WantOffered("move fr-ney @i2").WantNot("move fr-ney @i3")
	})
	t.Run("CCN-15.6 he joins a unit without a leader at once", func(t *testing.T) {
		g := underWay(t, corner+"\nfrench: i3 fr-ln-1, h6 fr-ln-2 ordered").Play("move fr-ney @i3").wantLed("fr-ln-1", "fr-ney")
		e := g.lastEvent(rules.EvSay)
		if e.Rule != "CCN-15.6" || e.Text.A != refsByName["fr-ney"] || e.Text.B != refsByName["fr-ln-1"] {
			t.Errorf("told: %+v", e)
		}
	})
	t.Run("CCN-15.7 he enters no hex with an enemy", func(t *testing.T) {
		g := draw(t, corner+"\nallied: h1 gb-ln-1\nallied leaders: i2 gb-hill\nphase movement").WantTargets("move fr-ney", "")
		g.WantRefused("move fr-ney @h1", "CCN-15.7").WantRefused("move fr-ney @i2", "CCN-15.7")
	})
	t.Run("CCN-15.7 nor passes through one", func(t *testing.T) {
		draw(t, corner+"\nallied: h1 gb-ln-1\nphase movement").WantTargets("move fr-ney", "i2 i3 i4 h2 h3 g2 g3")
	})
}

func TestLedgerLeadersAndTerrain(t *testing.T) {
	for _, letter := range []string{"F", "T", "W", "f", "s"} {
		t.Run("CCN-15.8 he stops where units stop: "+letter, func(t *testing.T) {
			g := underWay(t, scene("h1 i2 "+letter)+"french leaders: i1 fr-ney ordered").WantTargets("move fr-ney", "h1 i2").WantRefused("move fr-ney @i3", "CCN-15.8")
			g.Play("move fr-ney @i2").WantAt("fr-ney", "i2")
		})
	}
	for _, letter := range []string{"R", "~"} {
		t.Run("CCN-15.8 impassable ground stops him entirely: "+letter, func(t *testing.T) {
			underWay(t, scene("h1 i2 "+letter)+"french leaders: i1 fr-ney ordered").WantTargets("move fr-ney", "").WantRefused("move fr-ney @i2", "CCN-15.8")
		})
	}
	for _, letter := range []string{".", "H", "b"} {
		t.Run("CCN-15.8 other ground does not: "+letter, func(t *testing.T) {
			underWay(t, scene("h1 i2 "+letter)+"french leaders: i1 fr-ney ordered").WantOffered("move fr-ney @i4", "move fr-ney @g1")
		})
	}
	t.Run("CCN-15.8 so do field works that he crosses", func(t *testing.T) {
		underWay(t, "works i2 w\nworks h1 sw\nfrench leaders: i1 fr-ney ordered").WantTargets("move fr-ney", "h1 i2")
	})
	t.Run("CCN-15.9 no move leads off the board, over the baseline or a side edge", func(t *testing.T) {
		g := underWay(t, "french leaders: i1 fr-ney ordered, i7 fr-soult ordered, b12 fr-victor ordered, e1 fr-reille ordered")
		g.WantTargets("move fr-ney", "i2 i3 i4 h1 h2 h3 g1 g2 g3 f1 f2")
		g.WantTargets("move fr-soult", "i4 i5 i6 i8 i9 i10 h4 h5 h6 h7 h8 h9 g5 g6 g7 g8 g9 f5 f6 f7 f8")
		g.WantTargets("move fr-victor", "b9 b10 b11 a10 a11 a12 c10 c11 c12 c13 d10 d11 d12 e11 e12 e13")
		g.WantTargets("move fr-reille", "e2 e3 e4 d1 d2 d3 c1 c2 c3 b1 b2 f1 f2 f3 g1 g2 g3 h1 h2")
		g.WantNot("off fr-ney", "off fr-soult", "off fr-victor", "off fr-reille")
	})
}

func TestLedgerLeadersAndUnitsPart(t *testing.T) {
	const pair = "french: e5 fr-gr-1 ordered, e7 fr-hc-1 ordered\nfrench leaders: e5 fr-ney ordered"
	t.Run("CCN-15.10 he is alone if his unit goes", func(t *testing.T) {
		g := underWay(t, pair).Play("move fr-gr-1 @d5", "done")
		if !g.board().lone(g.leader("fr-ney")) || g.board().leaderOf(g.unit("fr-gr-1")) >= 0 {
			t.Error("he is attached")
		}
	})
	t.Run("CCN-15.10 he is alone if he goes first", func(t *testing.T) {
		g := underWay(t, pair).Play("move fr-ney @e6", "move fr-gr-1 @d5").WantAt("fr-ney", "e6")
		if !g.board().lone(g.leader("fr-ney")) {
			t.Error("he is attached")
		}
	})
	t.Run("CCN-15.10 until somebody joins him", func(t *testing.T) {
		underWay(t, pair).Play("move fr-gr-1 @d5", "move fr-hc-1 @e6").WantAt("fr-ney", "e5")
		underWay(t, pair).Play("move fr-gr-1 @d5", "move fr-hc-1 @e5").wantLed("fr-hc-1", "fr-ney")
	})
	fight := pair + "\nallied: d7 gb-ln-1, d8 gb-ln-2\nphase movement"
	t.Run("CCN-15.11 the unit that he joins after his move does not move any more", func(t *testing.T) {
		g := draw(t, fight).Play("move fr-ney @e7").wantLed("fr-hc-1", "fr-ney").WantTargets("move fr-hc-1", "").WantRefused("move fr-hc-1", "CCN-15.11")
		g.WantOffered("move fr-gr-1 @e6")
	})
	t.Run("CCN-15.11 but battles with him where it stands", func(t *testing.T) {
		g := draw(t, fight).Play("move fr-ney @e7", "done").WantTargets("melee fr-hc-1", "gb-ln-1").Play("melee fr-hc-1 @gb-ln-1").roll("aaacc")
		g.Play("back gb-ln-1").roll("faaa").WantAsk("flags", "french").wantMod("flags", "CCN-27.3", 1)
	})
	t.Run("CCN-15.12 the unit that moved before he joins it battles with him", func(t *testing.T) {
		g := draw(t, fight).Play("move fr-hc-1 @e8", "move fr-ney @e8").wantLed("fr-hc-1", "fr-ney")
		g.Play("done").WantTargets("melee fr-hc-1", "gb-ln-1 gb-ln-2").Play("melee fr-hc-1 @gb-ln-2").roll("aaacc")
		g.Play("back gb-ln-2").roll("faaa").WantAsk("flags", "french").wantMod("flags", "CCN-27.3", 1)
	})
	const idle = "french: e5 fr-gr-1 ordered, e7 fr-hc-1\nfrench leaders: e5 fr-ney ordered\nallied: d7 gb-ln-1, d5 gb-ln-2\nphase movement"
	t.Run("CCN-15.13 a unit without an order gets none by his joining", func(t *testing.T) {
		g := draw(t, idle).Play("move fr-ney @e7").wantOrdered("fr-gr-1", "fr-ney").WantTargets("move fr-hc-1", "").WantRefused("move fr-hc-1", "CCN-9.1")
		g.Play("done").WantTargets("melee fr-hc-1", "").WantRefused("melee fr-hc-1", "CCN-9.1").WantTargets("melee fr-gr-1", "gb-ln-2")
	})
	t.Run("CCN-15.14 a lone leader does not battle", func(t *testing.T) {
		g := draw(t, "french leaders: e5 fr-ney ordered\nallied: e6 gb-ln-1, d5 gb-ln-2\nphase movement").Play("done")
		g.WantAsk("draw", "").WantNeverTold(rules.EvDeclare, "fr-ney")
		draw(t, "french leaders: e5 fr-ney ordered\nallied: e6 gb-ln-1"+busy).WantNot("melee fr-ney @gb-ln-1").WantRefused("melee fr-ney", "CCN-15.14")
	})
}
