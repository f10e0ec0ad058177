package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
)

// underWay is a French side in its movement phase, with an enemy far away.
func underWay(t *testing.T, pieces string) *game {
	t.Helper()
	return draw(t, pieces+"\nallied: a13 gb-ln-9\nphase movement")
}

func TestLedgerMovesOneAfterAnother(t *testing.T) {
	const two = "french: e5 fr-ln-1 ordered, e7 fr-lt-2 ordered\nfrench leaders: g5 fr-ney ordered"
	t.Run("CCN-11.1 in the order that the player likes", func(t *testing.T) {
		underWay(t, two).Play("move fr-lt-2 @e6", "move fr-ney @g7", "move fr-ln-1 @d5").WantAt("fr-ln-1", "d5").WantAt("fr-lt-2", "e6").WantAt("fr-ney", "g7")
		underWay(t, two).Play("move fr-ln-1 @d5", "move fr-ney @e5", "move fr-lt-2 @e6").WantAt("fr-ney", "e5")
	})
	t.Run("CCN-11.1 who has gone one hex of two is finished", func(t *testing.T) {
		underWay(t, two).Play("move fr-lt-2 @e6", "move fr-ln-1 @d5").WantTargets("move fr-lt-2", "").WantRefused("move fr-lt-2", "CCN-11.2")
	})
	t.Run("CCN-11.2 a unit moves once", func(t *testing.T) {
		g := underWay(t, two).Play("move fr-ln-1 @d5").WantTargets("move fr-ln-1", "").WantRefused("move fr-ln-1", "CCN-11.2").wantState("fr-ln-1", "moved", true)
		g.wantState("fr-lt-2", "moved", false)
	})
	t.Run("CCN-11.2 a leader moves once", func(t *testing.T) {
		underWay(t, two).Play("move fr-ney @g6").WantTargets("move fr-ney", "").WantRefused("move fr-ney", "CCN-15.3")
	})
	t.Run("CCN-11.2 the phase ends when all have moved", func(t *testing.T) {
		underWay(t, two).Play("move fr-ln-1 @d5", "move fr-ney @g6", "move fr-lt-2 @e8").wantPhases("combat end")
	})
}

func TestLedgerCostOfHexes(t *testing.T) {
	t.Run("CCN-11.3 clear ground, hills and bridges cost 1 each", func(t *testing.T) {
		g := underWay(t, scene("e6 H", "e7 b")+"french: e5 fr-lc-1 ordered").WantOffered("move fr-lc-1 @e8").WantNot("move fr-lc-1 @e9")
		g.Play("move fr-lc-1 @e8").wantWay("e5 e6 e7 e8")
	})
	for _, letter := range []string{"F", "T", "W", "f", "s"} {
		t.Run("CCN-11.3 the last hex costs 1 also on ground "+letter, func(t *testing.T) {
			underWay(t, scene("e8 "+letter)+"french: e5 fr-lc-1 ordered").WantOffered("move fr-lc-1 @e8")
		})
	}
	t.Run("CCN-11.13 a way of adjacent hexes round what bars it", func(t *testing.T) {
		g := underWay(t, scene("d5 d6 e6 f5 R")+"french: e5 fr-lc-1 ordered").WantTargets("move fr-lc-1", "c3 c4 c5 c6 d2 d3 d4 e2 e3 e4 f2 f3 f4 g3 g4 g5 g6 b3 b4 b5 h3 h4 h5")
		g.WantRefused("move fr-lc-1 @e7", "CCN-11.13").Play("move fr-lc-1 @c5").wantWay("e5 d4 c5")
	})
	t.Run("CCN-11.13 only the last hex may stop it", func(t *testing.T) {
		g := underWay(t, scene("e6 d5 f5 F")+"french: e5 fr-lc-1 ordered").WantOffered("move fr-lc-1 @e6", "move fr-lc-1 @d5", "move fr-lc-1 @f5")
		g.WantNot("move fr-lc-1 @e7", "move fr-lc-1 @d6", "move fr-lc-1 @e8").WantRefused("move fr-lc-1 @e7", "CCN-11.13").WantOffered("move fr-lc-1 @c5")
	})
	t.Run("CCN-11.13 every hex of it must be free to enter", func(t *testing.T) {
		underWay(t, scene("d5 f5 ~")+"french: e5 fr-lc-1 ordered, e6 fr-ln-1").WantNot("move fr-lc-1 @e7", "move fr-lc-1 @e6", "move fr-lc-1 @d6")
	})
	t.Run("CCN-11.14 hexes entered count, not the distance", func(t *testing.T) {
		g := underWay(t, scene("d5 d6 f5 R")+"french: e5 fr-lc-1 ordered, e6 fr-ln-1").WantOffered("move fr-lc-1 @c5")
		g.Play("move fr-lc-1 @c6").wantWay("e5 d4 c5 c6")
		if n := g.board().units[g.unit("fr-lc-1")].moved; n != 3 {
			t.Errorf("moved %d hexes, want 3 though the distance is 2", n)
		}
	})
	t.Run("CCN-11.14 two hexes by light infantry are too many to battle", func(t *testing.T) {
		const at = "french: e5 fr-lt-1 ordered, i13 fr-lt-5 ordered\nallied: e8 gb-ln-1, i11 gb-ln-9\nphase movement"
		draw(t, at).Play("move fr-lt-1 @e7", "done").WantNot("melee fr-lt-1 @gb-ln-1").WantRefused("melee fr-lt-1", "CCN-12.2")
		draw(t, at).Play("move fr-lt-1 @e6", "done").WantOffered("fire fr-lt-1 @gb-ln-1")
	})
}

func TestLedgerHexesThatAreTaken(t *testing.T) {
	t.Run("CCN-11.4 no unit enters the hex of a friend", func(t *testing.T) {
		underWay(t, "french: e5 fr-lc-1 ordered, e6 fr-ln-1").WantNot("move fr-lc-1 @e6").WantRefused("move fr-lc-1 @e6", "CCN-11.4")
	})
	t.Run("CCN-11.4 nor passes through it", func(t *testing.T) {
		g := underWay(t, "french: i1 fr-lc-1 ordered, h1 fr-ln-1, i2 fr-ln-2").WantTargets("move fr-lc-1", "")
		g.WantRefused("move fr-lc-1 @i3", "CCN-11.13")
	})
	t.Run("CCN-11.4 but it may follow a friend who has gone", func(t *testing.T) {
		underWay(t, "french: i1 fr-lc-1 ordered, h1 fr-ln-1 ordered, i2 fr-ln-2").Play("move fr-ln-1 @g1").WantOffered("move fr-lc-1 @h1").WantNot("move fr-lc-1 @g1")
	})
	const foes = "french: i1 fr-lc-1 ordered\nphase movement\n"
	t.Run("CCN-11.5 no unit enters the hex of an enemy", func(t *testing.T) {
		g := draw(t, foes+"allied: h1 gb-ln-1\nallied leaders: i2 gb-hill").WantTargets("move fr-lc-1", "")
		g.WantRefused("move fr-lc-1 @h1", "CCN-11.5").WantRefused("move fr-lc-1 @i2", "CCN-11.5")
	})
	t.Run("CCN-11.5 nor passes through it", func(t *testing.T) {
		g := draw(t, foes+"allied: h1 gb-ln-1\nallied leaders: i2 gb-hill")
		g.WantRefused("move fr-lc-1 @i3", "CCN-11.13").WantRefused("move fr-lc-1 @g1", "CCN-11.13")
		draw(t, foes+"allied: h1 gb-ln-1").WantTargets("move fr-lc-1", "i2 i3 i4 h2 h3 g2 g3")
	})
	const lone = "french: e5 fr-lc-1 ordered\nfrench leaders: e6 fr-ney, f6 fr-victor"
	t.Run("CCN-11.6 a unit without a leader joins a lone one and stops there", func(t *testing.T) {
		g := underWay(t, lone+"\nfrench: d5 fr-ln-1, f5 fr-ln-2").WantOffered("move fr-lc-1 @e6").WantNot("move fr-lc-1 @e7", "move fr-lc-1 @e8")
		g.Play("move fr-lc-1 @e6").wantLed("fr-lc-1", "fr-ney").wantWay("e5 e6").WantAsk("draw", "")
	})
	t.Run("CCN-11.6 he is with it in its battle", func(t *testing.T) {
		g := draw(t, lone+"\nallied: e7 gb-ln-1\nphase movement").Play("move fr-lc-1 @e6", "melee fr-lc-1 @gb-ln-1").roll("aaaa").Play("back gb-ln-1").roll("faaa")
		g.WantAsk("flags", "french").wantMod("flags", "CCN-27.3", 1)
	})
	t.Run("CCN-11.7 a unit with a leader does not enter the hex of another", func(t *testing.T) {
		g := underWay(t, "french: i1 fr-lc-1 ordered, h1 fr-ln-1\nfrench leaders: i1 fr-reille, i2 fr-ney").WantTargets("move fr-lc-1", "")
		g.WantRefused("move fr-lc-1 @i2", "CCN-11.7")
	})
	t.Run("CCN-11.7 when its leader is ordered to detach it goes without him", func(t *testing.T) {
		g := underWay(t, "french: i1 fr-lc-1 ordered, h1 fr-ln-1\nfrench leaders: i1 fr-reille ordered, i2 fr-ney").WantTargets("move fr-lc-1", "i2")
		g.Play("move fr-lc-1 @i2").wantLed("fr-lc-1", "fr-ney").WantAt("fr-reille", "i1")
	})
}

func TestLedgerLimitsOfTheField(t *testing.T) {
	t.Run("CCN-11.8 units do not leave the board", func(t *testing.T) {
		underWay(t, "french: i13 fr-ln-1 ordered, a1 fr-ln-2 ordered, i5 fr-ln-3 ordered").WantOptions("move fr-ln-1 @h12", "move fr-ln-1 @i12",
			"move fr-ln-2 @a2", "move fr-ln-2 @b1", "move fr-ln-3 @i4", "move fr-ln-3 @i6", "move fr-ln-3 @h4", "move fr-ln-3 @h5", "done")
	})
	for _, letter := range []string{"R", "~"} {
		t.Run("CCN-11.9 nobody enters ground "+letter, func(t *testing.T) {
			g := underWay(t, scene("h1 "+letter)+"french: i1 fr-lc-1 ordered, i3 fr-ln-2\nfrench leaders: g1 fr-ney ordered")
			g.WantNot("move fr-lc-1 @h1", "move fr-lc-1 @g1", "move fr-ney @h1").WantRefused("move fr-lc-1 @h1", "CCN-11.9").WantRefused("move fr-ney @h1", "CCN-15.8")
		})
	}
	t.Run("CCN-11.10 adjacent enemies hinder nobody", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered
		allied: e4 gb-ln-1, d6 gb-ln-2, f6 gb-ln-3
		phase movement`)
		g.WantOffered("move fr-lc-1 @e6", "move fr-lc-1 @e7", "move fr-lc-1 @e8", "move fr-lc-1 @d4").Play("move fr-lc-1 @e8").wantWay("e5 e6 e7 e8")
	})
	t.Run("CCN-11.11 a retreat has its own rules: only to the rear, and without an order", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: e7 gb-lc-1`)
		g.Play("fire fr-ln-1 @gb-lc-1").roll("fiia").WantAsk("retreat", "allied").WantOptions("retreat gb-lc-1 @d6", "retreat gb-lc-1 @d7")
		g.Play("retreat gb-lc-1 @d6").WantNeverTold(rules.EvMove, "gb-lc-1").WantEverTold(rules.EvRetreat, "gb-lc-1")
	})
	t.Run("CCN-11.11 terrain does not stop it", func(t *testing.T) {
		g := draw(t, scene("d6 d7 F")+"french: e5 fr-ln-1 ordered\nallied: e7 gb-lc-1")
		g.Play("fire fr-ln-1 @gb-lc-1").roll("ffia").Play("retreat gb-lc-1 @d6").On("retreat", "allied").Play("retreat gb-lc-1 @c6").WantAt("gb-lc-1", "c6")
	})
}

func TestLedgerHasMoved(t *testing.T) {
	t.Run("CCN-11.12 who has left its hex has moved and fires with half its blocks", func(t *testing.T) {
		const at = "french: e5 fr-ln-1 ordered\nallied: e8 gb-ln-1, e3 gb-ln-2\nphase movement"
		draw(t, at).Play("move fr-ln-1 @e6", "fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 2)
		draw(t, at).Play("done", "fire fr-ln-1 @gb-ln-2").wantDice("fire.roll", "french", 4)
	})
	t.Run("CCN-11.12 to be ordered is no move", func(t *testing.T) {
		draw(t, "french: e5 fr-fa-1 ordered\nallied: e8 gb-ln-1").wantState("fr-fa-1", "ordered", true).wantState("fr-fa-1", "moved", false).WantOffered("fire fr-fa-1 @gb-ln-1")
	})
	t.Run("CCN-11.12 to leave a square is no move", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 square=1
		french track: c-rally-1
		allied: e7 gb-ln-1
		phase orders`)
		g.Play("order fr-ln-1", "done", "leave fr-ln-1", "done").wantState("fr-ln-1", "moved", false)
		g.Play("fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 4)
	})
	t.Run("CCN-11.12 to stay in one's hex is none: it cannot be chosen as a move", func(t *testing.T) {
		underWay(t, "french: e5 fr-lt-1 ordered").WantNot("move fr-lt-1 @e5").WantRefused("move fr-lt-1 @e5", "CCN-11.12")
	})
	t.Run("CCN-11.1 nothing is said of hexes that there are not", func(t *testing.T) {
		g := underWay(t, "french: f12 fr-lt-1 ordered\nfrench leaders: d12 fr-ney ordered")
		for _, r := range g.Refusals() {
			if o := r.Option; o.Do == "move" && o.At != 0 {
				if h, ok := parseHex(Book{}.Format(o.At)); !ok || h.ref() != o.At {
					t.Errorf("%s is refused", rules.FormatOption(Book{}, o))
				}
				if slices.Contains(g.Options(), rules.FormatOption(Book{}, o)) {
					t.Errorf("%s is offered and refused", rules.FormatOption(Book{}, o))
				}
			}
		}
	})
	t.Run("CCN-15.1 the ranges of a leader are shown as those of his side", func(t *testing.T) {
		g := underWay(t, "french: e5 fr-lt-1 ordered\nfrench leaders: g3 fr-ney\nallied leaders: c3 gb-hill")
		for who, side := range map[string]rules.Side{"fr-ney": rules.First, "fr-lt-1": rules.First, "gb-hill": rules.Second, "gb-ln-9": rules.Second} {
			all := Book{}.Overlay(g.board(), rules.First, "moves", refsByName[who])
			if len(all) == 0 || all[0].Side != side {
				t.Errorf("those of %s are shown as %v", who, all)
			}
		}
	})
	t.Run("CCN-9.1 the menu itself says of a unit without an order that it has none", func(t *testing.T) {
		g := underWay(t, "french: e5 fr-lt-1 ordered, e7 fr-ln-1")
		want := rules.Option{Do: "move", Who: refsByName["fr-ln-1"]}
		if !slices.ContainsFunc(g.Refusals(), func(r rules.Refusal) bool { return r.Option == want && r.Reasons[0].Rule == "CCN-9.1" }) {
			t.Error("it says nothing of it")
		}
	})
	t.Run("CCN-11.12 to take ground is none", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e6 fr-lt-1 ordered\nallied: d5 gb-ln-1 blocks=1, c7 gb-ln-2").Play("melee fr-ln-1 @gb-ln-1").roll("iaaca")
		g.Play("advance fr-ln-1 @d5").wantState("fr-ln-1", "moved", false)
	})
}
