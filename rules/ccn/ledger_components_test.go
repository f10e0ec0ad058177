package ccn

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerTwoSides(t *testing.T) {
	t.Run("CCN-1.1 a Portuguese unit supports a British one", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1, d4 pt-ln-1, d6 pt-fa-1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("fccca").WantAsk("flags", "allied").wantMod("flags", "CCN-27.4", 1)
	})
	t.Run("CCN-1.1 one card orders both, and neither is a target of the other", func(t *testing.T) {
		g := draw(t, `
		allied: d5 gb-ln-1, d6 pt-ln-1
		french: c5 fr-ln-1
		top french, active allied, phase orders`)
		g.Play("order gb-ln-1", "order pt-ln-1", "done", "done").WantAsk("combat", "allied").WantTargets("melee gb-ln-1", "fr-ln-1").WantTargets("melee pt-ln-1", "")
	})
	t.Run("CCN-1.1 a British leader joins a Portuguese unit", func(t *testing.T) {
		g := draw(t, `
		allied: d6 pt-ln-1
		allied leaders: d5 gb-hill ordered
		french: a1 fr-ln-1
		top french, active allied, phase movement`)
		g.Play("move gb-hill @d6").wantLed("pt-ln-1", "gb-hill")
	})
	t.Run("CCN-1.1 British and Portuguese losses are banners of the French", func(t *testing.T) {
		draw(t, `
		french: e5 fr-ln-1
		allied: d6 pt-ln-1
		allied lost: gb-ln-1 pt-fa-1 pt-trant
		phase orders`).wantBanners("french", 3).wantBanners("allied", 0)
	})
}

func TestLedgerTheDeck(t *testing.T) {
	want := map[string]int{"scout-left": 2, "scout-center": 2, "scout-right": 2, "probe-left": 4, "probe-center": 6, "probe-right": 4,
		"attack-left": 4, "attack-center": 6, "attack-right": 4, "assault-left": 2, "assault-center": 2, "assault-right": 2,
		"coordinated-advance": 2, "flank-attack": 2, "forward": 2, "recon-in-force": 2,
		"bayonet-charge": 2, "bombard": 2, "cavalry-charge": 3, "counter-attack": 2, "elan": 1, "fire-and-hold": 2, "first-strike": 2,
		"force-march": 2, "give-them-the-cold-steel": 1, "leadership": 2, "la-grande-manoeuvre": 1, "rally": 1, "short-supply": 1}
	t.Run("CCN-1.2 the first card of a battle is drawn from all seventy", func(t *testing.T) {
		g := begin(t, load(t, scenarioFiles(t)["ccn-03-vimeiro.toml"])).WantAsk("draw", "")
		got := map[string]int{}
		for _, r := range g.Request().Dice.Bag {
			got[cardKinds[deckKinds[r.N()]].id]++
		}
		for id, n := range want {
			if got[id] != n {
				t.Errorf("%d cards %s, want %d", got[id], id, n)
			}
		}
		if n := len(g.Request().Dice.Bag); n != 70 || len(got) != len(want) {
			t.Errorf("%d cards of %d kinds, want 70 of %d", n, len(got), len(want))
		}
	})
	t.Run("CCN-1.2 48 are section cards and 22 tactic cards", func(t *testing.T) {
		n := map[rules.CardClass]int{}
		for c := range deckSize {
			n[emptyBoard().viewCard(c, rules.First, rules.Hand).Class]++
		}
		if n["section"] != 48 || n["tactic"] != 22 {
			t.Errorf("%v", n)
		}
	})
}

func TestLedgerTheBattleDie(t *testing.T) {
	for _, c := range []struct {
		what, by, at string
		far          int
		hurt         *big.Rat
	}{
		{"two faces of six are infantry", "fr-mi-1", "gb-ln-1", 2, big.NewRat(2, 6)},
		{"one is cavalry", "fr-mi-1", "gb-lc-1", 2, big.NewRat(1, 6)},
		{"one is artillery", "fr-mi-1", "gb-fa-1", 2, big.NewRat(1, 6)},
		{"one is crossed sabers", "fr-lc-1", "gb-ln-1", 1, big.NewRat(3, 6)},
	} {
		t.Run("CCN-1.3 "+c.what, func(t *testing.T) {
			g := draw(t, duelPicture(c.by, "blocks=1", c.at, c.far))
			full := unitTypes[g.board().units[g.unit(c.at)].typ].blocks
			got := chances(t, g, duelLine(c.by, c.at, c.far), func(b *Board) bool { return int(b.units[g.unit(c.at)].blocks) < full })
			if got.Cmp(c.hurt) != 0 {
				t.Errorf("one die hurts with chance %v, want %v", got, c.hurt)
			}
		})
	}
	t.Run("CCN-1.3 one is a flag", func(t *testing.T) {
		g := draw(t, duelPicture("fr-mi-1", "blocks=1", "gb-ln-1", 2))
		got := chances(t, g, "fire fr-mi-1 @gb-ln-1", func(b *Board) bool { return b.units[g.unit("gb-ln-1")].at.row() < 4 })
		if got.Cmp(big.NewRat(1, 6)) != 0 {
			t.Errorf("one die drives back with chance %v, want 1/6", got)
		}
	})
	t.Run("CCN-1.4 an attack of nine dice rolls nine", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered
		allied: d5 gb-ln-1`)
		g.Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1").wantDice("melee.roll", "french", 9).roll("aaaaaccci").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-1.4 one throw of nine dice", func(t *testing.T) {
		draw(t, `
		french: e5 fr-ln-1
		french hand: c-elan-1 c-forward-1 c-forward-2 c-bombard-1 c-bombard-2 c-rally-1 c-leadership-1 c-leadership-2 c-flank-attack-1
		allied: a1 gb-ln-1
		phase command`).Play("play +c-elan-1").wantDice("elan.roll", "french", 9)
	})
	t.Run("CCN-1.4 an attack of fourteen rolls fourteen", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-og-1 ordered, e6 fr-fa-1 ordered, d4 fr-fa-2 ordered
		allied: d5 gb-ln-1`)
		g.Play("melee fr-og-1 @gb-ln-1", "support fr-fa-1", "support fr-fa-2").wantDice("melee.roll", "french", 14)
	})
}

func TestLedgerTheSquareTracks(t *testing.T) {
	t.Run("CCN-1.5 each side has a track with four spaces", func(t *testing.T) {
		g := opened(t, "03-vimeiro")
		for _, side := range sideNames {
			if x := g.Gauge(side, "squares"); x.N != 0 || x.Of != 4 {
				t.Errorf("%s track: %d squares of %d, want 0 of 4", side, x.N, x.Of)
			}
		}
	})
	const three = "\nallied track: c-rally-1 c-elan-1 c-bombard-1 "
	const squares = `
		french: e5 fr-lc-1 ordered
		allied: d5 gb-ln-1, b1 gb-ln-2 square=1, b3 gb-ln-3 square=2, b5 gb-ln-4 square=3`
	const hand = "\nallied hand: c-forward-1 c-forward-2 c-probe-left-1"
	t.Run("CCN-1.5 the fourth square takes the counter 4", func(t *testing.T) {
		g := draw(t, squares+three+hand).Play("melee fr-lc-1 @gb-ln-1", "square").Draw("c-forward-1")
		g.wantSquare("gb-ln-1", 4).wantState("gb-ln-1", "square", true).WantGauge("allied", "squares", 4)
	})
	t.Run("CCN-1.5 there is no fifth", func(t *testing.T) {
		g := draw(t, squares+", b7 gb-ln-5 square=4"+three+"c-bombard-2"+hand).Play("melee fr-lc-1 @gb-ln-1")
		g.WantAsk("reaction", "allied").WantOptions("stand").WantRefused("square", "CCN-35.4")
	})
	t.Run("CCN-1.5 the tracks of the sides are apart", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered, i1 fr-ln-1 square=1
		french track: c-bombard-2
		allied: d5 gb-ln-1`+hand).Play("melee fr-lc-1 @gb-ln-1", "square").Draw("c-forward-1")
		g.wantSquare("gb-ln-1", 1).WantGauge("allied", "squares", 1).WantGauge("french", "squares", 1)
	})
}

// referenceCards are the tables of part 5.2: type, arm, class, blocks and units
// in the box, farthest move with and without a battle after it, range, dice of
// fire standing and moved, half blocks up or down, dice in melee and more
// against infantry, hexes for a flag, flags ignored.
const referenceCards = `
	fr-ln infantry line      4x10 move 1/1 range 2 fire 0/0 up   melee 0+1 flag 1-0
	fr-lt infantry light     4x5  move 1/2 range 2 fire 1/1 up   melee 0+0 flag 1-0
	fr-gr infantry grenadier 4x1  move 1/1 range 2 fire 1/1 up   melee 1+0 flag 1-1
	fr-yg infantry guard     4x1  move 1/2 range 2 fire 1/1 up   melee 1+0 flag 1-1
	fr-og infantry guard     4x1  move 1/1 range 2 fire 1/1 up   melee 2+0 flag 1-2
	fr-mi infantry militia   4x2  move 1/1 range 2 fire 0/0 up   melee 0+0 flag 3-0
	fr-lc cavalry light      4x3  move 3/3 range 0 fire 0/0 up   melee 0+0 flag 1-0
	fr-hc cavalry heavy      4x2  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-0
	fr-cu cavalry heavy      4x2  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-1
	fr-ghc cavalry guard     4x1  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-2
	fr-fa artillery line     3x3  move 0/1 range 5 fire 0/0 up   melee 0+0 flag 1-0
	fr-ha artillery line     3x2  move 1/2 range 4 fire 0/0 up   melee 0+0 flag 1-0
	fr-gfa artillery guard   3x1  move 0/1 range 5 fire 0/0 up   melee 1+0 flag 1-2
	gb-ln infantry line      4x9  move 1/1 range 2 fire 1/0 up   melee 0+0 flag 1-0
	gb-lt infantry light     5x2  move 1/2 range 2 fire 1/1 up   melee 0+0 flag 1-0
	gb-rl infantry rifle     3x2  move 1/2 range 3 fire 1/1 up   melee 0+0 flag 1-0
	gb-gr infantry grenadier 4x1  move 1/1 range 2 fire 1/1 up   melee 1+0 flag 1-1
	gb-gg infantry guard     5x2  move 1/1 range 2 fire 1/1 up   melee 1+0 flag 1-2
	gb-lc cavalry light      3x6  move 3/3 range 0 fire 0/0 up   melee 0+0 flag 1-0
	gb-hc cavalry heavy      3x4  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-0
	gb-ghc cavalry guard     3x1  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-2
	gb-fa artillery line     3x3  move 0/1 range 5 fire 0/0 up   melee 0+0 flag 1-0
	gb-ha artillery line     3x2  move 1/2 range 4 fire 0/0 up   melee 0+0 flag 1-0
	pt-ln infantry line      4x6  move 1/1 range 2 fire 0/0 down melee 0+0 flag 1-0
	pt-lt infantry light     3x2  move 1/2 range 2 fire 1/1 down melee 0+0 flag 1-0
	pt-mi infantry militia   4x1  move 1/1 range 2 fire 0/0 down melee 0+0 flag 3-0
	pt-lc cavalry light      3x2  move 3/3 range 0 fire 0/0 up   melee 0+0 flag 1-0
	pt-hc cavalry heavy      3x2  move 2/2 range 0 fire 0/0 up   melee 1+0 flag 1-0
	pt-fa artillery line     3x2  move 0/1 range 5 fire 0/0 up   melee 0+0 flag 1-0`

// referenceLine writes a type as a line of referenceCards.
func referenceLine(k *unitType) string {
	half := "up"
	if k.halfDown {
		half = "down"
	}
	return fmt.Sprintf("%s %s %s %dx%d move %d/%d range %d fire %d/%d %s melee %d+%d flag %d-%d", k.id, armNames[k.arm], k.class, k.blocks, k.units,
		k.moveBattle, k.move, k.reach, k.fire, k.fireMoved, half, k.melee, k.meleeInfantry, k.retreat, k.ignores)
}

func TestLedgerTheReferenceCards(t *testing.T) {
	lines := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(referenceCards), "\n") {
		w := strings.Fields(line)
		lines[w[0]] = strings.Join(w, " ")
	}
	for i := range unitTypes {
		k := &unitTypes[i]
		if k.units == 0 || k.why != "" { // named by the rules, but in no box; designed by us
			continue
		}
		t.Run("CCN-1.6 "+k.id, func(t *testing.T) {
			if got := referenceLine(k); got != lines[k.id] {
				t.Errorf("the card says\n%s, want\n%s", got, lines[k.id])
			}
			delete(lines, k.id)
		})
	}
	t.Run("CCN-1.6 no type of part 7 is missing", func(t *testing.T) {
		for id := range lines {
			t.Errorf("there is no %s", id)
		}
	})
	t.Run("CCN-1.6 the blocks on the board carry the code of their type", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ghc-1\nallied: d5 gb-rl-1\nphase orders")
		for id, want := range map[string]string{"fr-ghc-1": "GHC cavalry 4/4", "gb-rl-1": "RL infantry 3/3"} {
			p, _ := g.piece(id)
			if got := fmt.Sprintf("%s %s %d/%d", p.Value, armNames[g.board().typeOf(g.unit(id)).arm], p.N, p.Of); got != want {
				t.Errorf("%s is shown as %s, want %s", id, got, want)
			}
		}
	})
}
