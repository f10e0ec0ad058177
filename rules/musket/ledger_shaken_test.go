package musket

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestLedgerShaken(t *testing.T) {
	fight := func(unit string) string {
		return "phase combat\nfrance 0405 fr-44 inf 9-4-4\naustria 0505 au-28 inf " + unit
	}
	t.Run("MS-11.1.1 a Shaken unit has one marker, and a second time changes nothing", func(t *testing.T) {
		draw(t, fight("9-4-4")).Play("attack fr-44 @0505", "done", "frontal", "none").wantDifferential(2).Roll(5).wantRow("dr").Play("shaken").wantMarks("au-28", "shaken")
		g := draw(t, fight("10-4-4 shaken")).Play("attack fr-44 @0505", "done", "none", "none").wantDifferential(4).Roll(5).wantRow("dx").Play("retreat").fallBack()
		if state := g.pieceOf("au-28").State; !slices.Contains(state, "shaken") || slices.Index(state[slices.Index(state, "shaken")+1:], "shaken") >= 0 {
			t.Errorf("it has %q", state)
		}
		g.wantPlace("au-28", "map", 0).wantNoMarks("au-28", "reduced")
		if slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool { return e.Text.Key == "ms.log.shaken" }) {
			t.Error("its state is told as news")
		}
	})
	t.Run("MS-11.1.2 it rolls for MA", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-4 shaken").WantRefused("move fr-44", "MS-11.1.2").wantNoneOf("fr-44", "move", "walk").WantOffered("roll fr-44")
		draw(t, "france 0405 fr-44 inf 5-4-4").wantNoneOf("fr-44", "roll")
	})
	t.Run("MS-11.1.3 its CF is halved in attack and in defence", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf 9-4-4 shaken\naustria 0505 au-28 inf 4-4-4").Play("attack fr-44 @0505").wantDifferential(1)
		draw(t, fight("4-4-4 shaken")).Play("attack fr-44 @0505").wantDifferential(7)
	})
	t.Run("MS-11.1.3 with (CF) besides it is still one cause", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf (9)-4-4 shaken\naustria 0505 au-28 inf 4-4-4").Play("attack fr-44 @0505").wantDifferential(1)
	})
	t.Run("MS-11.1.3 it enters no EZOC unaccompanied", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 9-4-4 shaken\naustria 0605 au-28 inf 4-4-4").Play("roll fr-44").Roll(1).wantOnward([]string{"0404"}, []string{"0505"}).Play("walk").WantRefused("move @0505", "MS-6.2.3")
	})
	t.Run("MS-11.1.4 it does not advance", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 9-4-4 shaken\nfrance 0506 fr-101 inf 1-4-4\naustria 0505 au-28 inf 4-4-4").Play("attack fr-44 @0505", "add fr-101", "done", "none", "none")
		g.wantDifferential(2).Roll(5).wantRow("dr").Play("retreat", "retreat au-28 @0604", "stop au-28").WantAsk("advance", "france").WantOffered("advance fr-101 @0505").wantNoneOf("fr-44", "advance")
	})
	cut := "austria hq none\naustria trains none\naustria loc 1205\nfrance 1205 fr-101 inf 4-4-4\n"
	t.Run("MS-11.1.5 it adds 2 to the die of its tests, but for a natural 1", func(t *testing.T) {
		test := func(unit string, die int) *game {
			return draw(t, cut+fight(unit)).Play("attack fr-44 @0505", "done").WantAsk("morale.line", "").Roll(die)
		}
		test("4-4-4 shaken", 2).wantPlace("au-28", "map", 0)
		test("4-4-4 shaken", 3).wantPlace("au-28", "track", 3)
		test("4-2-4 shaken", 1).wantPlace("au-28", "map", 0)
		test("4-4-4", 4).wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-11.1.6 it must retreat two hexes", func(t *testing.T) {
		back := func(unit string) *game {
			return draw(t, fight(unit)).Play("attack fr-44 @0505", "done", "none", "none").wantDifferential(4).Roll(4).wantRow("dr").Play("retreat", "retreat au-28 @0605")
		}
		back("5-4-4").WantOffered("stop au-28")
		back("10-4-4 shaken").wantNone("stop").WantOffered("retreat au-28 @0705").Play("retreat au-28 @0705").WantAt("au-28", "0705").WantAsk("advance", "france")
	})
}

func TestLedgerRallying(t *testing.T) {
	shaken := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\n"
	t.Run("MS-11.1.7 not with hex or notional ZOC in an EZOC", func(t *testing.T) {
		for at, ok := range map[string]bool{"0505": false, "0605": false, "0705": true} {
			g := draw(t, shaken+"austria "+at+" au-28 inf 4-3-4")
			if ok {
				g.WantOffered("rally fr-44")
			} else {
				g.WantRefused("rally fr-44", "MS-11.1.7").wantNone("rally")
			}
		}
	})
	t.Run("MS-11.1.7 only with a safe line of retreat", func(t *testing.T) {
		cut := shaken + "france hq none\nfrance trains none\nfrance loc 0110\n"
		draw(t, cut+"austria 0110 au-28 inf 4-3-4").wantLine("fr-44", "edge").WantRefused("rally fr-44", "MS-11.1.7")
		draw(t, cut+"austria 0209 au-28 inf 4-3-4").wantLine("fr-44", "unsafe").WantRefused("rally fr-44", "MS-11.1.7")
		draw(t, cut).WantOffered("rally fr-44")
	})
	t.Run("MS-11.1.7 it does not move that turn, passed or failed", func(t *testing.T) {
		for _, die := range []int{1, 6} {
			draw(t, shaken).Play("rally fr-44").Roll(die).wantNoneOf("fr-44", "move", "roll", "walk", "square").WantRefused("move fr-44", "MS-4.2.4")
		}
	})
	t.Run("MS-11.1.7 the test is without the 2 for being Shaken; passed, the marker goes", func(t *testing.T) {
		draw(t, shaken).Play("rally fr-44").Roll(4).wantNoMarks("fr-44", "shaken")
		draw(t, shaken).Play("rally fr-44").Roll(5).wantMarks("fr-44", "shaken")
	})
	t.Run("MS-11.1.8 at night it recovers by itself, whatever the EZOCs, and may move", func(t *testing.T) {
		night := "turns night day day day\naustria 0505 au-28 inf 4-3-4\n" + shaken
		draw(t, night+"france 0408 fr-101 inf 5-4-4 shaken").wantNoMarks("fr-44", "shaken").wantNoMarks("fr-101", "shaken").wantGoes("fr-101", "0407")
		draw(t, "turns day day\naustria 0505 au-28 inf 4-3-4\n"+shaken).wantMarks("fr-44", "shaken")
	})
	t.Run("MS-11.1.8 unless it was in a combat in this game turn", func(t *testing.T) {
		draw(t, "turns night day day day\nphase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken fought").wantMarks("fr-44", "shaken").WantOffered("rally fr-44")
	})
	t.Run("MS-11.1.8 who recovered so does not charge this turn", func(t *testing.T) {
		night := "turns night day day day\naustria 0705 au-28 inf 4-3-4\nphase move-start\nfrance 0405 fr-44 inf 5-4-4"
		draw(t, night).WantOffered("charge fr-44 @0604")
		draw(t, night+" shaken").WantRefused("charge fr-44", "MS-11.1.8").wantNone("charge")
	})
	t.Run("MS-11.1.9 a unit tries once in a phase", func(t *testing.T) {
		g := draw(t, shaken).Play("rally fr-44").Roll(6).wantMarks("fr-44", "shaken").wantNone("rally")
		g.passTo(2).WantOffered("rally fr-44")
	})
}
