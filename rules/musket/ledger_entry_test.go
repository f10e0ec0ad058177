package musket

import (
	"strings"
	"testing"
)

// arrives draws French reinforcements that are due in turn 1 at 0105, all of
// MA 4, on a map in the open; lines of the picture come on top.
func arrives(t *testing.T, more string, units ...string) *game {
	t.Helper()
	picture := "phase move-start\n" + more + "\n"
	for _, u := range units {
		picture += "france waiting 1@0105 " + u + "\n"
	}
	return draw(t, picture)
}

// wantLeft checks how many hexes of open ground the move in progress can still
// enter from 0105, going east along row 05 and 04.
func (g *game) wantLeft(n int) *game {
	g.Helper()
	for i, h := range []string{"0205", "0305", "0405", "0505"} {
		if i < n {
			g.WantOffered("move @" + h)
		} else {
			g.WantNot("move @" + h)
		}
	}
	return g
}

func TestLedgerReinforcements(t *testing.T) {
	first, second, third := "fr-44 inf 5-4-4", "fr-101 inf 4-4-4", "fr-96 inf 4-4-4"
	t.Run("MS-13.1.1 they enter in their turn, at their hex", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance waiting 2@0105,0110 fr-44 inf 5-4-4").wantNone("enter", "enter.march").passTo(2).WantEach("enter", "fr-44 @0105", "fr-44 @0110")
		g.Play("enter fr-44 @0110").WantTold("place", "fr-44").WantAt("fr-44", "0110")
	})
	t.Run("MS-13.1.1 they pay for the entry hex", func(t *testing.T) {
		arrives(t, "", first).Play("enter fr-44 @0105").wantLeft(3)
		arrives(t, ridge("0105w"), first).Play("enter fr-44 @0105").wantLeft(2)
		arrives(t, ridge("0105x"), first).wantNone("enter").WantRefused("enter fr-44 @0105", "MS-4.5.1")
		arrives(t, ridge("0105w"), "fr-bty1 art 3/1-3-4").wantNone("enter")
	})
	t.Run("MS-13.1.1 by March only where a track runs or the ground is open", func(t *testing.T) {
		arrives(t, ridge("0105w"), first).wantNone("enter.march")
		arrives(t, ridge("0105w")+"\ntrail 0105 0205", first).WantEach("enter.march", "fr-44 @0105")
		arrives(t, "", first).WantEach("enter.march", "fr-44 @0105")
	})
	t.Run("MS-12.2.6 who enters takes the trains that stand there", func(t *testing.T) {
		arrives(t, "austria trains 0105", first).Play("enter fr-44 @0105").wantPlace("au-trains", "captured", 0)
	})
	t.Run("MS-13.1.2 with their full MA, though the HQ is inactive; V units roll", func(t *testing.T) {
		out := "france hq none\nfrance 0303 fr-43 inf 4-4-4\n"
		arrives(t, out, first).WantOffered("roll fr-43").Play("enter fr-44 @0105").WantAsk("move.on", "france").wantLeft(3)
		arrives(t, out+"turns day day\n"+causeway, first).Play("enter.march fr-44 @0105").WantAsk("move.on", "france").WantOffered("move @1205")
		arrives(t, "", "fr-44 inf 5-4-V").Play("enter fr-44 @0105").wantDice("roll.ma", 1, 6).Roll(2).wantLeft(1)
	})
	t.Run("MS-13.1.3 each pays one MP more than the one before", func(t *testing.T) {
		g := arrives(t, "", first, second, third).Play("enter fr-44 @0105").wantLeft(3).Play("move @0404")
		g.Play("enter fr-101 @0105").wantLeft(2).Play("move @0205", "enter fr-96 @0105").wantLeft(1)
		arrives(t, "", "fr-44 inf 5-4-1", "fr-101 inf 4-4-1").Play("enter fr-44 @0105").WantNot("enter fr-101 @0105").WantRefused("enter fr-101 @0105", "MS-4.3.3")
	})
	t.Run("MS-13.1.3 the enemy who came that way before does not count", func(t *testing.T) {
		arrives(t, "austria 0110 au-28 inf 4-3-4 shaken entered start=0105\n", first).Play("enter fr-44 @0105").wantLeft(3)
	})
	t.Run("MS-4.3.3 a V unit that rolls too little for its entry hex waits for the next turn", func(t *testing.T) {
		g := arrives(t, ridge("0105w"), "fr-44 inf 5-4-V", second).Play("enter fr-44 @0105").Roll(1).wantPlace("fr-44", "waiting", 2).wantNoMarks("fr-44", "entered")
		g.Play("enter fr-101 @0105").wantLeft(2)
	})
	t.Run("MS-13.1.3 half an MP on a road", func(t *testing.T) {
		g := arrives(t, "road 0104 0105 0106\n", first, second, third).Play("enter fr-44 @0105").wantLeft(3).Play("move @0404")
		g.Play("enter fr-101 @0105").wantLeft(2).Play("move @0305", "enter fr-96 @0105").wantLeft(2)
	})
	t.Run("MS-13.1.4 small units and leaders enter at no column cost and add none", func(t *testing.T) {
		g := arrives(t, "", "fr-24leg inf 2-4-4 bn", first, "fr-28 inf 2-4-4 bn", "fr-1ch cav 2/2-4-4 sqn", "fr-lannes ldr 1-1+1", second).Play("enter fr-24leg @0105").wantLeft(3).Play("move @0404")
		g.Play("enter fr-44 @0105").wantLeft(3).Play("move @0405", "enter fr-28 @0105").wantLeft(3).Play("move @0304", "enter fr-1ch @0105").wantLeft(3).Play("move @0305")
		g.Play("enter fr-lannes @0105").WantOffered("move @0605").Play("stop", "enter fr-101 @0105").wantLeft(2)
	})
	t.Run("MS-13.1.5 they may march", func(t *testing.T) {
		arrives(t, "", first).WantOffered("enter.march fr-44 @0105").Play("enter.march fr-44 @0105").WantOffered("move @0904").WantNot("move @1004")
		arrives(t, "austria 0305 au-28 inf 4-3-4", first).wantNone("enter.march").WantRefused("enter.march fr-44 @0105", "MS-4.7.1").WantOffered("enter fr-44 @0105")
	})
	for name, foe := range map[string]string{"an enemy unit": "austria 0105 au-28 inf 4-3-4 shaken", "an EZOC": "austria 0205 au-28 inf 4-3-4"} {
		t.Run("MS-13.1.6 they wait while the hex is held by "+name, func(t *testing.T) {
			g := arrives(t, foe, first).wantNone("enter", "enter.march").WantRefused("enter fr-44 @0105", "MS-13.1.6").WantOffered("done").passTo(2)
			g.wantPlace("fr-44", "waiting", 0).wantNone("enter")
			free := arrives(t, strings.NewReplacer("0105", "0809", "0205", "0809").Replace(foe)+"\nturn 2", first)
			free.WantOffered("enter fr-44 @0105")
		})
	}
}

// causeway is a road along the whole of row 05.
const causeway = "road 0105 0205 0305 0405 0505 0605 0705 0805 0905 1005 1105 1205\n"

func TestLedgerReturns(t *testing.T) {
	back := func(t *testing.T, more string) *game {
		t.Helper()
		return draw(t, "phase move-start\nfrance hq 0303\nfrance trains 0309\nfrance loc 0106\nfrance track 1 fr-44 inf 5-4-4\n"+more)
	}
	t.Run("MS-13.2.1 units in the box of the turn may return, in their owner’s phase", func(t *testing.T) {
		g := back(t, "france track 2 fr-101 inf 4-4-4\naustria track 1 au-28 inf 4-3-4").WantOffered("return fr-44 @0303", "return fr-44 @0304").wantNoneOf("fr-101", "return").wantNoneOf("au-28", "return")
		g.Play("return fr-44 @0304").WantAt("fr-44", "0304").wantNone("return").Play("done", "done").WantAsk("move", "austria").WantOffered("return au-28 @1210")
	})
	t.Run("MS-13.2.3 not beside the enemy, nor on him", func(t *testing.T) {
		g := back(t, "austria 0404 au-28 inf 4-3-4").WantNot("return fr-44 @0304", "return fr-44 @0403").WantOffered("return fr-44 @0303", "return fr-44 @0202", "return fr-44 @0309")
		g.WantRefused("return fr-44 @0304", "MS-13.2.3").WantRefused("return fr-44 @0403", "MS-13.2.3")
		back(t, "austria 0304 au-28 inf 4-3-4 shaken").WantNot("return fr-44 @0304").WantOffered("return fr-44 @0303")
	})
	t.Run("MS-13.2.3 nor in a full hex, nor where it cannot be", func(t *testing.T) {
		g := back(t, "france 0304 fr-101 inf 4-4-4\nfrance 0304 fr-96 inf 4-4-4\nfrance 0304 fr-43 inf 4-4-4\nfrance track 1 fr-24leg inf 2-4-4 bn").WantNot("return fr-44 @0304").WantOffered("return fr-24leg @0304")
		g.WantRefused("return fr-44 @0304", "MS-13.2.3")
		g = back(t, ridge("0304w", "0302x")+"france trains 0306\nfrance track 1 fr-bty1 art 3/1-3-4").WantNot("return fr-bty1 @0304", "return fr-44 @0302").WantOffered("return fr-44 @0304")
		g.WantRefused("return fr-bty1 @0304", "MS-13.2.3")
	})
	t.Run("MS-13.2.4 who is not placed slides to the next box", func(t *testing.T) {
		back(t, "france track 2 fr-101 inf 4-4-4").Play("done").wantPlace("fr-44", "track", 2).wantPlace("fr-101", "track", 2)
		back(t, "").passTo(2).WantOffered("return fr-44 @0303")
	})
	t.Run("MS-13.2.5 nobody returns without an active HQ and a working LOC hex", func(t *testing.T) {
		draw(t, "phase move-start\nfrance hq none\nfrance track 1 fr-44 inf 5-4-4").wantNone("return").WantRefused("return fr-44", "MS-12.1.9")
		draw(t, "phase move-start\nfrance hq 0303 ineffective\nfrance track 1 fr-44 inf 5-4-4").wantNone("return")
		back(t, "austria 0106 au-28 inf 4-3-4").wantNone("return").WantRefused("return fr-44", "MS-12.1.9") // the HQ falls idle with the LOC
		back(t, "france loc 0106 0110\naustria 0106 au-28 inf 4-3-4").WantOffered("return fr-44 @0303", "return fr-44 @0110").WantNot("return fr-44 @0106", "return fr-44 @0105")
		back(t, "austria 0107 au-28 inf 4-3-4").wantNone("return")
	})
	t.Run("MS-13.2.6 who is placed does not move in that phase", func(t *testing.T) {
		g := back(t, "").Play("return fr-44 @0303").wantMarks("fr-44", "moved").wantNoneOf("fr-44", "move", "march", "roll", "square", "group", "charge")
		g.passTo(2).WantOffered("move fr-44 @0302")
	})
}
