package musket

import "testing"

// hussars draws the French cavalry fr-12hus of the values given in 0405 and
// another line of an Austrian unit in 0505, in a Combat Phase of France.
func hussars(t *testing.T, mine, theirs, more string) *game {
	t.Helper()
	return draw(t, "phase combat\nfrance 0405 fr-12hus cav "+mine+"\naustria 0505 "+theirs+"\n"+more)
}

func TestLedgerCavalryInOrdinaryCombat(t *testing.T) {
	t.Run("MS-9.1.1 it moves, stacks, has a ZOC and attacks as infantry does", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-12hus cav 4/6-4-9\nfrance 0305 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 3/1-3-4")
		g.Play("move fr-12hus @0305").WantAt("fr-12hus", "0305").wantZone("france", "0405", true).wantZone("france", "0304", true)
		hussars(t, "4/6-4-9", "au-28 inf 4-3-4", "france 0404 fr-44 inf 5-4-4").Play("attack fr-12hus @0505", "add fr-44").wantDifferential(4 + 5 - 4)
	})
	t.Run("MS-9.1.2 dismounted cavalry is infantry", func(t *testing.T) {
		mounted := "phase combat\nfrance 0305 fr-12hus cav 2/4-4-6\naustria 0505 au-28 inf 4-3-4"
		foot := "phase combat\nfrance 0305 fr-12hus inf 2-4-6\naustria 0505 au-28 inf 4-3-4"
		draw(t, mounted).wantNone("skirmish")
		draw(t, foot).WantOffered("skirmish fr-12hus +0405 @0505")
		draw(t, "phase move-start\nfrance 0305 fr-12hus inf 2-4-6").WantOffered("square fr-12hus")
		draw(t, "phase move-start\nfrance 0305 fr-12hus cav 2/4-4-6").wantNone("square")
		g := battery(t, "3/1-3-4", "austria 0505 au-nau inf 4-3-4").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-nau").wantDifferential(3)
		g.Roll(6).wantRow("dx").WantAsk("combat.x", "austria")
	})
	t.Run("MS-9.2.1 it fights ordinary combats with its CF, or charges", func(t *testing.T) {
		draw(t, "phase move-start\nfrance 0305 fr-12hus cav 2/6-4-9\naustria 0505 au-28 inf 4-3-4").WantOffered("charge fr-12hus @0405", "move fr-12hus @0405")
		hussars(t, "2/6-4-9", "au-28 inf 4-3-4", "").engage("attack fr-12hus @0505").wantDifferential(2 - 4)
		hussars(t, "2/6-4-9 charging aim=0505", "au-28 inf 4-3-4", "").engage("charge @0505").Roll(1).wantDifferential(6 - 4)
	})
	t.Run("MS-9.2.2 on Ax attacking cavalry has no choice: back, Shaken, without loss", func(t *testing.T) {
		g := hussars(t, "4/6-4-9", "au-28 inf 4-3-4", "").engage("attack fr-12hus @0505").Roll(2).wantRow("ax").WantAsk("retreat", "france")
		g.recoil().wantMarks("fr-12hus", "shaken", "ineffective").wantPlace("fr-12hus", "map", 0)
	})
	t.Run("MS-9.2.2 on Dx defending cavalry goes back alike", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 8-4-4\naustria 0505 au-nau cav 2/4-4-9").engage("attack fr-44 @0505").wantDifferential(6).Roll(4)
		g.wantRow("dx").WantAsk("retreat", "austria").recoil().wantMarks("au-nau", "shaken").wantPlace("au-nau", "map", 0).WantAsk("advance", "france")
	})
	t.Run("MS-9.2.2 on Ex it goes back and the other primary loses its step", func(t *testing.T) {
		g := hussars(t, "4/6-4-9", "au-28 inf 4-3-4", "").engage("attack fr-12hus @0505").Roll(5).wantRow("ex").recoil()
		g.wantMarks("fr-12hus", "shaken").wantPlace("fr-12hus", "map", 0).wantMarks("au-28", "reduced")
	})
	t.Run("MS-9.2.2 infantry beside a cavalry primary stands", func(t *testing.T) {
		g := hussars(t, "3/6-4-9", "au-28 inf 4-3-4", "france 0404 fr-44 inf 1-4-4").Play("attack fr-12hus @0505", "add fr-44").engage().wantDifferential(0).Roll(2).wantRow("ax").recoil()
		g.wantMarks("fr-12hus", "shaken").wantUntouched("fr-44", "0404")
	})
	t.Run("MS-9.2.3 another primary bears x, and the cavalry goes back besides", func(t *testing.T) {
		both := func(die int) *game {
			g := hussars(t, "1/6-4-9", "au-28 inf 4-3-4", "france 0404 fr-44 inf 3-4-4").Play("attack fr-44 @0505", "add fr-12hus")
			return g.engage().wantDifferential(0).Roll(die)
		}
		loss := both(2).wantRow("ax").WantAsk("combat.x", "france").Play("loss").recoil().wantMarks("fr-44", "reduced").wantNoMarks("fr-44", "shaken").WantAt("fr-44", "0404")
		loss.wantMarks("fr-12hus", "shaken")
		both(2).Play("retreat").recoil().wantMarks("fr-44", "shaken").wantNoMarks("fr-44", "reduced").wantMarks("fr-12hus", "shaken")
		ex := both(5).wantRow("ex").recoil().wantMarks("fr-44", "reduced").WantAt("fr-44", "0404").wantMarks("fr-12hus", "shaken").wantMarks("au-28", "reduced")
		ex.wantNoMarks("fr-44", "shaken")
	})
	t.Run("MS-9.2.4 nobody advances after Ex, though the cavalry has left its hex", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 4-4-4\naustria 0505 au-nau cav 4/4-4-9").engage("attack fr-44 @0505").Roll(5).wantRow("ex").recoil()
		g.wantMarks("au-nau", "shaken").wantMarks("fr-44", "reduced").WantAsk("combat", "france").WantAt("fr-44", "0405")
		if g.board().piece[g.counter("au-nau")].at.name() == "0505" {
			t.Error("the cavalry has not left")
		}
	})
}
