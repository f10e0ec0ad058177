package musket

import "testing"

// lancers draws fr-12hus with charge factor 6 charging au-28 in 0505, with the
// marks given, up to the reaction.
func lancers(t *testing.T, marks, more string) *game {
	t.Helper()
	g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 "+marks, more).play("charge @0505")
	for g.p.Request().Kind == "combat.defend" {
		g.play("done")
	}
	return g
}

// ridden is that charge against au-28 in square, its test passed, with the
// differential and the die given.
func ridden(t *testing.T, charge string, differential, die int) *game {
	t.Helper()
	g := hussars(t, "3/"+charge+"-4-9 charging aim=0505", "au-28 inf 4-3-4 square", "").play("charge @0505").engage().roll(1)
	return g.wantDifferential(differential).roll(die)
}

func TestLedgerFormingSquare(t *testing.T) {
	t.Run("MS-9.5.1 infantry that cavalry charges may form square", func(t *testing.T) {
		g := lancers(t, "", "austria 0505 au-jager inf 2-3-4 bn\naustria 0505 au-cbty art 1/1-3-4").wantAsk("combat.reaction", "austria")
		g.wantEach("square", "au-28", "au-jager")
		hussars(t, "3/6-4-9 charging aim=0505", "au-nau cav 2/4-4-9", "").play("charge @0505").wantNone("square")
		hussars(t, "3/6-4-9", "au-28 inf 4-3-4", "").play("attack fr-12hus @0505", "done", "none").wantNone("square").wantRefused("square au-28", "MS-9.5.1")
		meet(t, "5-4-4 charging aim=0505", "4-3-4", "").play("charge @0505").wantNone("square").wantRefused("square au-28", "MS-9.5.1")
	})
	t.Run("MS-9.5.2 it tests: square, or Shaken without one", func(t *testing.T) {
		lancers(t, "", "").play("square au-28").roll(1).wantAsk("morale.square", "").roll(3).wantMarks("au-28", "square").wantNoMarks("au-28", "shaken").wantDifferential(2)
		lancers(t, "", "").play("square au-28").roll(1).roll(4).wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").wantDifferential(6 - 2).roll(4).wantRow("dm-ax")
		lancers(t, "", "").play("square au-28").roll(1).roll(4).roll(1).wantRow("ax").wantAsk("combat.x", "france")
	})
	t.Run("MS-9.5.3 in its own Movement Phase, outside EZOCs, it forms at once and stays", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4").play("square fr-44").wantAsk("move", "france").wantMarks("fr-44", "square").wantNoneOf("fr-44", "move", "march", "roll", "group", "unsquare")
		g.wantRefused("move fr-44", "MS-4.2.4")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").wantNone("square").wantRefused("square fr-44", "MS-9.5.3")
	})
	t.Run("MS-9.5.4 the unit that forms it defends alone, formed or not", func(t *testing.T) {
		more := "austria 0505 au-jager inf 9-3-4 bn"
		lancers(t, "", more).play("square au-28").roll(1).roll(1).wantTotal("defence", 4).wantDifferential(2)
		lancers(t, "", more).play("square au-28").roll(1).roll(6).wantTotal("defence", 2).wantDifferential(4)
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 square", more).play("charge @0505").wantAsk("combat.reaction", "austria").wantNone("square").play("none").roll(1)
		g.wantDifferential(2)
	})
	t.Run("MS-9.5.4 it may have a leader, but nobody takes its place", func(t *testing.T) {
		more := "austria 0505 au-jager inf 9-3-4 bn\naustria 0505 au-oreilly ldr 1-1+0"
		g := hussars(t, "3/6-4-9 charging aim=0505", "au-28 inf 4-3-4 square", more).play("charge @0505").wantAsk("combat.defend", "austria")
		g.wantOffered("leader au-oreilly @au-28").wantNoneOf("au-28", "drop").wantRefused("defend au-jager", "MS-9.5.4")
	})
	t.Run("MS-9.5.4 who stands with it has no ZOC, cannot attack and can move away", func(t *testing.T) {
		picture := "france 0405 fr-44 inf 5-4-4 square\nfrance 0405 fr-101 inf 4-4-4\n"
		foe := "austria 0505 au-28 inf 4-3-4 shaken\n"
		g := draw(t, "phase combat\n"+picture+foe).wantNone("attack").wantRefused("attack fr-101 @0505", "MS-9.5.4").wantZone("france", "0404", false)
		g.wantZone("france", "0405", false)
		draw(t, "phase move-start\n"+picture).wantOffered("move fr-101 @0404").play("move fr-101 @0404").wantZone("france", "0304", true).wantZone("france", "0506", false)
		draw(t, "phase combat\nfrance 0405 fr-101 inf 4-4-4\n"+foe).wantOffered("attack fr-101 @0505")
	})
	t.Run("MS-9.5.11 Shaken infantry may form it too, with two on the die", func(t *testing.T) {
		lancers(t, "shaken", "").play("square au-28").roll(1).roll(2).wantMarks("au-28", "shaken").wantNoMarks("au-28", "square")
		lancers(t, "shaken", "").play("square au-28").roll(1).roll(1).wantMarks("au-28", "square", "shaken")
	})
	t.Run("MS-9.5.11 who becomes Shaken in square loses it", func(t *testing.T) {
		g := meet(t, "8-4-4", "4-3-4 square", "").engage("attack fr-44 @0505").roll(4).wantRow("dr").play("shaken")
		g.wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").wantAt("au-28", "0505").wantZone("austria", "0504", false)
	})
}

func TestLedgerAttacksOnSquares(t *testing.T) {
	t.Run("MS-9.5.5 Dr and Dx are Dm(Ax), at MR +2", func(t *testing.T) {
		ridden(t, "8", 4, 4).wantRow("dm-ax").roll(5).wantAsk("combat.x", "france").wantMarks("au-28", "square")
		ridden(t, "8", 4, 5).wantRow("dm-ax").roll(6).recoil().wantMarks("au-28", "shaken").wantNoMarks("au-28", "square").wantAsk("advance", "france")
		hussars(t, "8/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(4).roll(4).wantRow("dm-ax").roll(5).wantAsk("combat.x", "france")
		hussars(t, "8/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").roll(5).wantRow("dm-ax").roll(6).recoil().wantMarks("au-28", "shaken")
	})
	t.Run("MS-9.5.5 nothing that is added counts", func(t *testing.T) {
		g := ridden(t, "4", 0, 1).wantRow("ax").play("retreat").recoil() // Ax DF
		g.wantAsk("combat", "france")
		g = hussars(t, "3/4-4-9 charging aim=0505", "au-28 inf 4-3-4 square", "austria 0505 au-melas ldr 0-1+1\n").play("charge @0505").engage().roll(1).wantDifferential(0).roll(5)
		g.wantRow("ax").play("retreat").recoil().wantAsk("combat", "france") // Ex L
	})
	t.Run("MS-9.5.7 a rout, a retreat and being Shaken end a square", func(t *testing.T) {
		attack := func(die int) *game {
			return meet(t, "8-4-4", "4-3-4 square", "").engage("attack fr-44 @0505").roll(die)
		}
		attack(4).play("retreat").recoil().wantNoMarks("au-28", "square", "shaken")
		attack(4).play("shaken").wantNoMarks("au-28", "square")
		attack(6).wantRow("dm-dx").roll(6).recoil().wantNoMarks("au-28", "square").wantMarks("au-28", "shaken")
		attack(3).wantRow("dc-ex").roll(1).wantMarks("au-28", "square", "reduced") // a step alone does not
	})
	t.Run("MS-9.5.7 its owner removes it at the end of any Combat Phase", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 square\naustria 0808 au-28 inf 4-3-4 square").play("done").wantAsk("squares", "france").wantOptions("unsquare fr-44", "done")
		g.play("unsquare fr-44").wantNoMarks("fr-44", "square").wantAsk("squares", "austria").wantOptions("unsquare au-28", "done").play("done").wantMarks("au-28", "square")
	})
	t.Run("MS-9.5.7 or at the start of his own Movement Phase", func(t *testing.T) {
		start := func() *game {
			return draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 square\nfrance 0303 fr-101 inf 5-4-4")
		}
		g := start().play("unsquare fr-44").wantNoMarks("fr-44", "square").wantOffered("move fr-44 @0404", "move fr-44 @0401")
		g.wantNone("unsquare")
		start().play("square fr-101").wantNone("unsquare")
		both := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 square\nfrance 0303 fr-101 inf 5-4-4 square").play("unsquare fr-44").wantOffered("unsquare fr-101")
		both.play("unsquare fr-101").wantNoMarks("fr-44", "square").wantNoMarks("fr-101", "square").wantOffered("move fr-101 @0304")
		start().play("move fr-101 @0304").wantNone("unsquare").wantRefused("unsquare fr-44", "MS-9.5.7")
	})
	t.Run("MS-9.5.7 and in an EZOC too", func(t *testing.T) {
		held := "phase move-start\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-4 square\n"
		g := draw(t, held).wantOffered("unsquare fr-44").play("unsquare fr-44").wantNoMarks("fr-44", "square").wantZone("france", "0505", true)
		g.wantRefused("move fr-44", "MS-6.2.2").wantRefused("square fr-44", "MS-9.5.3")
		draw(t, held+"france 0303 fr-101 inf 5-4-4").play("move fr-101 @0304").wantRefused("unsquare fr-44", "MS-9.5.7").wantNone("unsquare")
	})
	t.Run("MS-9.5.8 it moves at half its MA, into no EZOC, has none and cannot attack", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-5 square\naustria 0605 au-28 inf 4-3-4")
		g.wantGoes("fr-44", "0404", "0306", "0402").wantShort("fr-44", "0401", "0505", "0506").wantZone("france", "0505", false).wantNone("charge")
		g.play("move fr-44 @0404").wantMarks("fr-44", "square")
		meet(t, "5-4-4 square", "4-3-4", "").wantNone("attack").wantRefused("attack fr-44 @0505", "MS-9.5.8")
	})
	t.Run("MS-9.5.9 infantry and artillery attack it as they attack others", func(t *testing.T) {
		g := meet(t, "8-4-4", "4-3-4 square", "austria 0505 au-jager inf 2-3-4 bn").play("attack fr-44 @0505", "done").wantAsk("combat.defend", "austria").wantOffered("drop au-28", "drop au-jager")
		g.engage().wantDifferential(8-4-2).roll(5).wantRow("dr").wantAsk("combat.r", "austria")
		draw(t, shore).wantOffered("attack fr-bty1 @0505")
		draw(t, "phase combat\nfrance 0405 fr-bty1 art 8/1-3-4\naustria 0505 au-28 inf 4-3-4 square").engage("attack fr-bty1 @0505").roll(4).wantRow("dr").wantAsk("combat.r", "austria")
	})
	t.Run("MS-9.5.10 an ordinary attack by cavalry alone meets the square, with infantry beside it none", func(t *testing.T) {
		more := "austria 0505 au-jager inf 2-3-4 bn\nfrance 0404 fr-44 inf 1-4-4\n"
		g := hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", more).engage("attack fr-12hus @0505").wantTotal("defence", 4).wantDifferential(2).roll(3).wantRow("ax")
		g.wantAsk("combat.x", "france")
		g = hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", more).play("attack fr-12hus @0505", "add fr-44").engage().wantTotal("defence", 6).wantDifferential(1).roll(6).wantRow("dr")
		g.wantAsk("combat.r", "austria")
		hussars(t, "12/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(8).roll(6).wantRow("de-ax").roll(5).wantAsk("combat.x", "france")
		hussars(t, "6/6-4-9", "au-28 inf 4-3-4 square", "").engage("attack fr-12hus @0505").wantDifferential(2).roll(4).wantRow("ax") // Dc(Ex)
	})
}
