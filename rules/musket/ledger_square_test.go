package musket

import "testing"

// lancers draws fr-12hus with charge factor 6 charging au-28 in 0505, with the
// marks given, up to the reaction.
func lancers(t *testing.T, marks, more string) *game {
	t.Helper()
	g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 "+marks, more).Play("charge @0505")
	for g.Request().Kind == "combat.defend" {
		g.Play("done")
	}
	return g
}

// ridden is that charge against au-28 in square, its test passed, with the
// differential and the die given.
func ridden(t *testing.T, charge string, differential, die int) *game {
	t.Helper()
	g := hussars(t, "3/"+charge+"-4-9 charging aim=0505", "au-28 inf 4-3-4 square", "").Play("charge @0505").engage().Roll(1)
	return g.wantDifferential(differential).Roll(die)
}

func TestLedgerFormingSquare(t *testing.T) {
	t.Run("MS-9.5.1 infantry that cavalry charges may form square", func(t *testing.T) {
		g := lancers(t, "", "austria 0505 au-jager inf 2-3-4 bn\naustria 0505 au-cbty art 1/1-3-4").WantAsk("combat.reaction", "austria")
		g.WantEach("square", "au-28", "au-jager")
		hussars(t, "3/6-4-9 charging aim=0505", "au-nau cav 2/4-4-9", "").Play("charge @0505").wantNone("square")
		hussars(t, "3/6-4-9", "au-28 inf 4-3-4", "").Play("attack fr-12hus @0505", "done", "none").wantNone("square").WantRefused("square au-28", "MS-9.5.1")
		meet(t, "5-4-4 charging aim=0505", "4-3-4", "").Play("charge @0505").wantNone("square").WantRefused("square au-28", "MS-9.5.1")
	})
	t.Run("MS-9.5.2 it tests: square, or Shaken without one", func(t *testing.T) {
		lancers(t, "", "").Play("square au-28").Roll(1).WantAsk("morale.square", "").Roll(3).wantMarks("au-28", "square").wantNoMarks("au-28", "shaken").wantDifferential(2)
		lancers(t, "", "").Play("square au-28").Roll(1).Roll(4).wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").wantDifferential(6 - 2).Roll(4).wantRow("dm-ax")
		lancers(t, "", "").Play("square au-28").Roll(1).Roll(4).Roll(1).wantRow("ax").WantAsk("combat.x", "france")
	})
	t.Run("MS-9.5.3 in its own Movement Phase, outside EZOCs, it forms at once and stays", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4").Play("square fr-44").WantAsk("move", "france").wantMarks("fr-44", "square").wantNoneOf("fr-44", "move", "march", "roll", "group", "unsquare")
		g.WantRefused("move fr-44", "MS-4.2.4")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").wantNone("square").WantRefused("square fr-44", "MS-9.5.3")
	})
	t.Run("MS-9.5.4 the unit that forms it defends alone, formed or not", func(t *testing.T) {
		more := "austria 0505 au-jager inf 9-3-4 bn"
		lancers(t, "", more).Play("square au-28").Roll(1).Roll(1).WantTotal("defence", 4).wantDifferential(2)
		lancers(t, "", more).Play("square au-28").Roll(1).Roll(6).WantTotal("defence", 2).wantDifferential(4)
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 square", more).Play("charge @0505").WantAsk("combat.reaction", "austria").wantNone("square").Play("none").Roll(1)
		g.wantDifferential(2)
	})
	t.Run("MS-9.5.4 it may have a leader, but nobody takes its place", func(t *testing.T) {
		more := "austria 0505 au-jager inf 9-3-4 bn\naustria 0505 au-oreilly ldr 1-1+0"
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 square", more).Play("charge @0505").WantAsk("combat.defend", "austria")
		g.WantOffered("leader au-oreilly @au-28").wantNoneOf("au-28", "drop").WantRefused("defend au-jager", "MS-9.5.4")
	})
	t.Run("MS-9.5.4 who stands with it has no ZOC, cannot attack and can move away", func(t *testing.T) {
		picture := "france 0405 fr-44 inf 5-4-4 square\nfrance 0405 fr-101 inf 4-4-4\n"
		foe := "austria 0505 au-28 inf 4-3-4 shaken\n"
		g := draw(t, "phase combat\n"+picture+foe).wantNone("attack").WantRefused("attack fr-101 @0505", "MS-9.5.4").wantZone("france", "0404", false)
		g.wantZone("france", "0405", false)
		draw(t, "phase move-start\n"+picture).WantOffered("move fr-101 @0404").Play("move fr-101 @0404").wantZone("france", "0304", true).wantZone("france", "0506", false)
		draw(t, "phase combat\nfrance 0405 fr-101 inf 4-4-4\n"+foe).WantOffered("attack fr-101 @0505")
	})
	t.Run("MS-9.5.11 Shaken infantry may form it too, with two on the die", func(t *testing.T) {
		lancers(t, "shaken", "").Play("square au-28").Roll(1).Roll(2).wantMarks("au-28", "shaken").wantNoMarks("au-28", "square")
		lancers(t, "shaken", "").Play("square au-28").Roll(1).Roll(1).wantMarks("au-28", "square", "shaken")
	})
	t.Run("MS-9.5.11 who becomes Shaken in square loses it", func(t *testing.T) {
		g := meet(t, "8-4-4", "4-3-4 square", "").engage("attack fr-44 @0505").Roll(4).wantRow("dr").Play("shaken")
		g.wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").WantAt("au-28", "0505").wantZone("austria", "0504", false)
	})
}

func TestLedgerAttacksOnSquares(t *testing.T) {
	t.Run("MS-9.5.5 Dr and Dx are Dm(Ax), at MR +2", func(t *testing.T) {
		ridden(t, "8", 4, 4).wantRow("dm-ax").Roll(5).WantAsk("combat.x", "france").wantMarks("au-28", "square")
		ridden(t, "8", 4, 5).wantRow("dm-ax").Roll(6).recoil().wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").WantAsk("advance", "france")
		hussars(t, "8/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(4).Roll(4).wantRow("dm-ax").Roll(5).WantAsk("combat.x", "france")
		hussars(t, "8/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").Roll(5).wantRow("dm-ax").Roll(6).recoil().wantMarks("au-28", "shaken")
	})
	t.Run("MS-9.5.5 nothing that is added counts", func(t *testing.T) {
		g := ridden(t, "4", 0, 1).wantRow("ax").Play("retreat").recoil() // Ax DF
		g.WantAsk("combat", "france")
		g = hussars(t, "3/4-4-9 charging aim=0505", "au-28 inf 4-3-4 square", "austria 0505 au-melas ldr 0-1+1\n").Play("charge @0505").engage().Roll(1).wantDifferential(0).Roll(5)
		g.wantRow("ax").Play("retreat").recoil().WantAsk("combat", "france") // Ex L
	})
	t.Run("MS-9.5.7 a rout, a retreat and being Shaken end a square", func(t *testing.T) {
		attack := func(die int) *game {
			return meet(t, "8-4-4", "4-3-4 square", "").engage("attack fr-44 @0505").Roll(die)
		}
		attack(4).Play("retreat").recoil().wantNoMarks("au-28", "square", "shaken")
		attack(4).Play("shaken").wantNoMarks("au-28", "square")
		attack(6).wantRow("dm-dx").Roll(6).recoil().wantNoMarks("au-28", "square").wantMarks("au-28", "shaken")
		attack(3).wantRow("dc-ex").Roll(1).wantMarks("au-28", "square", "reduced") // a step alone does not
	})
	t.Run("MS-9.5.7 its owner removes it at the end of any Combat Phase", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 square\naustria 0808 au-28 inf 4-3-4 square").Play("done").WantAsk("squares", "france").WantOptions("unsquare fr-44", "done")
		g.Play("unsquare fr-44").wantNoMarks("fr-44", "square").WantAsk("squares", "austria").WantOptions("unsquare au-28", "done").Play("done").wantMarks("au-28", "square")
	})
	t.Run("MS-9.5.7 or at the start of his own Movement Phase", func(t *testing.T) {
		start := func() *game {
			return draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 square\nfrance 0303 fr-101 inf 5-4-4")
		}
		g := start().Play("unsquare fr-44").wantNoMarks("fr-44", "square").WantOffered("move fr-44 @0404", "move fr-44 @0401")
		g.wantNone("unsquare")
		start().Play("square fr-101").wantNone("unsquare")
		both := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 square\nfrance 0303 fr-101 inf 5-4-4 square").Play("unsquare fr-44").WantOffered("unsquare fr-101")
		both.Play("unsquare fr-101").wantNoMarks("fr-44", "square").wantNoMarks("fr-101", "square").WantOffered("move fr-101 @0304")
		start().Play("move fr-101 @0304").wantNone("unsquare").WantRefused("unsquare fr-44", "MS-9.5.7")
	})
	t.Run("MS-9.5.7 and in an EZOC too", func(t *testing.T) {
		held := "phase move-start\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-4 square\n"
		g := draw(t, held).WantOffered("unsquare fr-44").Play("unsquare fr-44").wantNoMarks("fr-44", "square").wantZone("france", "0505", true)
		g.WantRefused("move fr-44", "MS-6.2.2").WantRefused("square fr-44", "MS-9.5.3")
		draw(t, held+"france 0303 fr-101 inf 5-4-4").Play("move fr-101 @0304").WantRefused("unsquare fr-44", "MS-9.5.7").wantNone("unsquare")
	})
	t.Run("MS-9.5.8 it moves at half its MA, into no EZOC, has none and cannot attack", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-5 square\naustria 0605 au-28 inf 4-3-4")
		g.wantGoes("fr-44", "0404", "0306", "0402").wantShort("fr-44", "0401", "0505", "0506").wantZone("france", "0505", false).wantNone("charge")
		g.Play("move fr-44 @0404").wantMarks("fr-44", "square")
		meet(t, "5-4-4 square", "4-3-4", "").wantNone("attack").WantRefused("attack fr-44 @0505", "MS-9.5.8")
	})
	t.Run("MS-9.5.9 infantry and artillery attack it as they attack others", func(t *testing.T) {
		g := meet(t, "8-4-4", "4-3-4 square", "austria 0505 au-jager inf 2-3-4 bn").Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria").WantOffered("drop au-28", "drop au-jager")
		g.engage().wantDifferential(8-4-2).Roll(5).wantRow("dr").WantAsk("combat.r", "austria")
		draw(t, shore).WantOffered("attack fr-bty1 @0505")
		draw(t, "phase combat\nfrance 0405 fr-bty1 art 8/1-3-4\naustria 0505 au-28 inf 4-3-4 square").engage("attack fr-bty1 @0505").Roll(4).wantRow("dr").WantAsk("combat.r", "austria")
	})
	t.Run("MS-9.5.10 an ordinary attack by cavalry alone meets the square, with infantry beside it none", func(t *testing.T) {
		more := "austria 0505 au-jager inf 2-3-4 bn\nfrance 0404 fr-44 inf 1-4-4\n"
		g := hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", more).engage("attack fr-12hus @0505").WantTotal("defence", 4).wantDifferential(2).Roll(3).wantRow("ax")
		g.WantAsk("combat.x", "france")
		g = hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", more).Play("attack fr-12hus @0505", "add fr-44").engage().WantTotal("defence", 6).wantDifferential(1).Roll(6).wantRow("dr")
		g.WantAsk("combat.r", "austria")
		hussars(t, "12/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(8).Roll(6).wantRow("de-ax").Roll(5).WantAsk("combat.x", "france")
		hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(2).Roll(4).wantRow("ax") // Dc(Ex)
	})
}
