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
		draw(t, fight("9-4-4")).play("attack fr-44 @0505", "done", "frontal", "none").wantDifferential(2).roll(5).wantRow("dr").play("shaken").wantMarks("au-28", "shaken")
		g := draw(t, fight("10-4-4 shaken")).play("attack fr-44 @0505", "done", "none", "none").wantDifferential(4).roll(5).wantRow("dx").play("retreat").fallBack()
		if state := g.pieceOf("au-28").State; !slices.Contains(state, "shaken") || slices.Index(state[slices.Index(state, "shaken")+1:], "shaken") >= 0 {
			t.Errorf("it has %q", state)
		}
		g.wantPlace("au-28", "map", 0).wantNoMarks("au-28", "reduced")
		if slices.ContainsFunc(g.all, func(e rules.Event) bool { return e.Text.Key == "ms.log.shaken" }) {
			t.Error("its state is told as news")
		}
	})
	t.Run("MS-11.1.2 it rolls for MA", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-4 shaken").wantRefused("move fr-44", "MS-11.1.2").wantNoneOf("fr-44", "move", "walk").wantOffered("roll fr-44")
		draw(t, "france 0405 fr-44 inf 5-4-4").wantNoneOf("fr-44", "roll")
	})
	t.Run("MS-11.1.3 its CF is halved in attack and in defence", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf 9-4-4 shaken\naustria 0505 au-28 inf 4-4-4").play("attack fr-44 @0505").wantDifferential(1)
		draw(t, fight("4-4-4 shaken")).play("attack fr-44 @0505").wantDifferential(7)
	})
	t.Run("MS-11.1.3 with (CF) besides it is still one cause", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf (9)-4-4 shaken\naustria 0505 au-28 inf 4-4-4").play("attack fr-44 @0505").wantDifferential(1)
	})
	t.Run("MS-11.1.3 it enters no EZOC unaccompanied", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 9-4-4 shaken\naustria 0605 au-28 inf 4-4-4").play("roll fr-44").roll(1).wantOnward([]string{"0404"}, []string{"0505"}).play("walk").wantRefused("move @0505", "MS-6.2.3")
	})
	t.Run("MS-11.1.4 it does not advance", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 9-4-4 shaken\nfrance 0506 fr-101 inf 1-4-4\naustria 0505 au-28 inf 4-4-4").play("attack fr-44 @0505", "add fr-101", "done", "none", "none")
		g.wantDifferential(2).roll(5).wantRow("dr").play("retreat", "retreat au-28 @0604", "stop au-28").wantAsk("advance", "france").wantOffered("advance fr-101 @0505").wantNoneOf("fr-44", "advance")
	})
	cut := "austria hq none\naustria trains none\naustria loc 1205\nfrance 1205 fr-101 inf 4-4-4\n"
	t.Run("MS-11.1.5 it adds 2 to the die of its tests, but for a natural 1", func(t *testing.T) {
		test := func(unit string, die int) *game {
			return draw(t, cut+fight(unit)).play("attack fr-44 @0505", "done").wantAsk("morale.line", "").roll(die)
		}
		test("4-4-4 shaken", 2).wantPlace("au-28", "map", 0)
		test("4-4-4 shaken", 3).wantPlace("au-28", "track", 3)
		test("4-2-4 shaken", 1).wantPlace("au-28", "map", 0)
		test("4-4-4", 4).wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-11.1.6 it must retreat two hexes", func(t *testing.T) {
		back := func(unit string) *game {
			return draw(t, fight(unit)).play("attack fr-44 @0505", "done", "none", "none").wantDifferential(4).roll(4).wantRow("dr").play("retreat", "retreat au-28 @0605")
		}
		back("5-4-4").wantOffered("stop au-28")
		back("10-4-4 shaken").wantNone("stop").wantOffered("retreat au-28 @0705").play("retreat au-28 @0705").wantAt("au-28", "0705").wantAsk("advance", "france")
	})
}

func TestLedgerRallying(t *testing.T) {
	shaken := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\n"
	t.Run("MS-11.1.7 not with hex or notional ZOC in an EZOC", func(t *testing.T) {
		for at, ok := range map[string]bool{"0505": false, "0605": false, "0705": true} {
			g := draw(t, shaken+"austria "+at+" au-28 inf 4-3-4")
			if ok {
				g.wantOffered("rally fr-44")
			} else {
				g.wantRefused("rally fr-44", "MS-11.1.7").wantNone("rally")
			}
		}
	})
	t.Run("MS-11.1.7 only with a safe line of retreat", func(t *testing.T) {
		cut := shaken + "france hq none\nfrance trains none\nfrance loc 0110\n"
		draw(t, cut+"austria 0110 au-28 inf 4-3-4").wantLine("fr-44", "edge").wantRefused("rally fr-44", "MS-11.1.7")
		draw(t, cut+"austria 0209 au-28 inf 4-3-4").wantLine("fr-44", "unsafe").wantRefused("rally fr-44", "MS-11.1.7")
		draw(t, cut).wantOffered("rally fr-44")
	})
	t.Run("MS-11.1.7 it does not move that turn, passed or failed", func(t *testing.T) {
		for _, die := range []int{1, 6} {
			draw(t, shaken).play("rally fr-44").roll(die).wantNoneOf("fr-44", "move", "roll", "walk", "square").wantRefused("move fr-44", "MS-4.2.4")
		}
	})
	t.Run("MS-11.1.7 the test is without the 2 for being Shaken; passed, the marker goes", func(t *testing.T) {
		draw(t, shaken).play("rally fr-44").roll(4).wantNoMarks("fr-44", "shaken")
		draw(t, shaken).play("rally fr-44").roll(5).wantMarks("fr-44", "shaken")
	})
	t.Run("MS-11.1.8 at night it recovers by itself, whatever the EZOCs, and may move", func(t *testing.T) {
		night := "turns night day day day\naustria 0505 au-28 inf 4-3-4\n" + shaken
		draw(t, night+"france 0408 fr-101 inf 5-4-4 shaken").wantNoMarks("fr-44", "shaken").wantNoMarks("fr-101", "shaken").wantGoes("fr-101", "0407")
		draw(t, "turns day day\naustria 0505 au-28 inf 4-3-4\n"+shaken).wantMarks("fr-44", "shaken")
	})
	t.Run("MS-11.1.8 unless it was in a combat in this game turn", func(t *testing.T) {
		draw(t, "turns night day day day\nphase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken fought").wantMarks("fr-44", "shaken").wantOffered("rally fr-44")
	})
	t.Run("MS-11.1.8 who recovered so does not charge this turn", func(t *testing.T) {
		night := "turns night day day day\naustria 0705 au-28 inf 4-3-4\nphase move-start\nfrance 0405 fr-44 inf 5-4-4"
		draw(t, night).wantOffered("charge fr-44 @0604")
		draw(t, night+" shaken").wantRefused("charge fr-44", "MS-11.1.8").wantNone("charge")
	})
	t.Run("MS-11.1.9 a unit tries once in a phase", func(t *testing.T) {
		g := draw(t, shaken).play("rally fr-44").roll(6).wantMarks("fr-44", "shaken").wantNone("rally")
		g.passTo(2).wantOffered("rally fr-44")
	})
}
