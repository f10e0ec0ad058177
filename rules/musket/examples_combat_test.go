package musket

import "testing"

func TestHalvedFactors(t *testing.T) {
	t.Run("MS-7.7.3 CF 5 counts 3 when halved once", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-44 inf 5-4-4 shaken
		austria 0505 au-28 inf 4-3-4`)
		g.Play("attack fr-44 @0505").wantDifferential(3 - 4)
	})
	t.Run("MS-7.7.4 CF 8 Shaken against a town counts 1", func(t *testing.T) {
		g := draw(t, `
		map
		............
		............
		............
		............
		....t.......
		............
		............
		............
		end
		phase combat
		france 0405 fr-44 inf 8-4-4 shaken
		austria 0505 au-28 inf 4-3-4`)
		g.Play("attack fr-44 @0505").wantDifferential(1 - 4)
	})
	t.Run("MS-5.3.5 four brigades in a hex fight at half", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-44 inf 5-4-4
		france 0405 fr-101 inf 4-4-4
		france 0405 fr-96 inf 4-4-4
		france 0405 fr-43 inf 4-4-4
		austria 0505 au-28 inf 4-3-4`)
		g.Play("attack fr-44 @0505").wantDifferential(3 - 4)
	})
	t.Run("MS-7.14.6 who does not share the primary’s formation is halved", func(t *testing.T) {
		picture := `
		phase combat
		france 0405 fr-44 inf 5-4-4 f=1
		france 0404 fr-101 inf 4-3-4 f=2
		france 0305 fr-lannes ldr 2-1+1 span=1,2
		austria 0505 au-28 inf 4-3-4`
		g := draw(t, picture).Play("attack fr-44 @0505", "add fr-101").wantDifferential(5 + 2 - 4)
		g.Play("coordinate fr-lannes @fr-44").wantDifferential(5 + 4 - 4)
	})
	t.Run("MS-9.2.5 support is doubled against cavalry", func(t *testing.T) {
		support := func(target string) *game {
			return draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 3/1-3-4\naustria 0505 "+target).Play("attack fr-44 @0505", "support fr-bty1")
		}
		support("au-nau cav 2/4-4-9").wantDifferential(5 + 6 - 2)
		support("au-28 inf 2-4-9").wantDifferential(5 + 3 - 2)
	})
}

func TestLinesOfRetreat(t *testing.T) {
	t.Run("MS-7.6.3 free ground is a safe line", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4").wantLine("fr-44", "safe")
	})
	t.Run("MS-7.6.8 cut off from HQ, trains and LOC: an edge line", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france hq none
		france trains none
		france 0405 fr-44 inf 5-4-4
		austria 0101 au-28 inf 4-3-4`)
		g.wantLine("fr-44", "edge")
	})
	t.Run("MS-7.9.8 surrounded: no line", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0505 fr-44 inf 5-4-4
		austria 0504 au-28 inf 4-3-4
		austria 0604 au-51 inf 4-3-4
		austria 0605 au-18 inf 4-3-4
		austria 0506 au-17 inf 4-3-4
		austria 0405 au-57 inf 4-3-4
		austria 0404 au-13 inf 4-3-4`)
		g.wantLine("fr-44", "none")
	})
}

func TestCharges(t *testing.T) {
	t.Run("MS-9.3 a cavalry charge converts D to Dm(Ax) and goes on", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-12hus cav 2/6-4-9 charging aim=0505
		austria 0505 au-28 inf 2-3-4
		austria 0706 au-51 inf 2-3-4`)
		g.WantRefused("done", "MS-7.13.3k").Play("charge @0505").WantAsk("combat.reaction", "austria").Play("none")
		g.WantAsk("morale.charge", "").Roll(1).WantTotal("attack", 6).Roll(6).wantRow("dm-ax")
		g.WantAsk("morale.m", "").Roll(6).WantAsk("retreat", "austria")
	})
	t.Run("MS-9.4.9 infantry CF 6 countercharged by charge factor 5: -1", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-44 inf 6-4-4
		austria 0505 au-nau cav 2/5-4-9`)
		g.Play("attack fr-44 @0505", "done", "none", "countercharge au-nau").WantAsk("crt", "").wantDifferential(-1)
	})
	t.Run("MS-9.5.6 whatever does not rout a square is Ax", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-12hus cav 2/6-4-9 charging aim=0505
		austria 0505 au-28 inf 4-3-4`)
		g.Play("charge @0505", "square au-28").Roll(1).WantAsk("morale.square", "").Roll(1).wantMarks("au-28", "square")
		g.Roll(3).wantRow("ax").WantAsk("combat.x", "france").Play("retreat").wantMarks("fr-12hus", "shaken")
	})
	t.Run("MS-9.4.6 charge against countercharge: both go back", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-12hus cav 2/6-4-9 charging aim=0505
		austria 0505 au-nau cav 2/5-4-9`)
		g.Play("charge @0505", "countercharge au-nau").Roll(1).wantDifferential(1).Roll(4).WantAsk("retreat", "france")
	})
}

func TestMovement(t *testing.T) {
	t.Run("MS-4.7.1 no march with an enemy two hexes away", func(t *testing.T) {
		picture := "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4"
		draw(t, picture).WantNot("march fr-44 @0109").WantRefused("march fr-44", "MS-4.7.1")
		g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0706 au-28 inf 4-3-4")
		g.WantOffered("march fr-44 @0109")
	})
	t.Run("MS-4.6.4 cavalry pays for a town on a road in an EZOC", func(t *testing.T) {
		g := draw(t, `
		map
		............
		............
		....t.......
		............
		end
		road 0303 0403 0503
		france 0303 fr-12hus cav 2/4-4-2
		austria 0603 au-28 inf 4-3-4`)
		g.WantNot("move fr-12hus @0503").WantOffered("move fr-12hus @0403")
	})
	t.Run("MS-6.3.1 cavalry disengages from infantry", func(t *testing.T) {
		g := draw(t, "france 0405 fr-12hus cav 2/4-4-9\naustria 0505 au-28 inf 4-3-4")
		g.Play("disengage fr-12hus").WantAsk("roll.ma", "").Roll(3).WantAsk("move.on", "france").WantNot("move @0504")
		g.Play("move @0304").wantMarks("fr-12hus", "moved")
	})
	t.Run("MS-5.2.3 all units of an overstacked hex roll", func(t *testing.T) {
		g := draw(t, `
		phase move-start
		france 0405 fr-44 inf 5-4-4
		france 0405 fr-101 inf 4-4-4
		france 0405 fr-96 inf 4-4-4
		france 0405 fr-43 inf 4-4-4`)
		g.WantOffered("roll fr-44", "roll fr-101", "roll fr-96", "roll fr-43")
		g.Play("roll fr-44").Roll(2).Play("move @0404").WantOffered("roll fr-43").WantNot("move fr-43 @0404")
	})
	t.Run("MS-11.1.7 MR 4 recovers on 1 to 4", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4 shaken").Play("rally fr-44").Roll(4)
		g.wantNoMarks("fr-44", "shaken").WantRefused("move fr-44", "MS-4.2.4")
	})
}

func TestFortunes(t *testing.T) {
	t.Run("MS-7.2.4 a threatened unit that nobody attacks gives a FOW", func(t *testing.T) {
		g := draw(t, `
		phase combat-start
		france 0405 fr-44 inf 5-4-4
		austria 0505 au-28 inf 4-3-4`)
		g.Play("done").WantAsk("fow.threat", "austria").WantRefused("fow.charge au-28", "MS-12.4.7").WantNot("fow.morale fr-44")
	})
	t.Run("MS-12.1.4 an attack on the HQ gives two FOWs", func(t *testing.T) {
		g := draw(t, `
		phase combat
		austria hq 0505
		france 0405 fr-44 inf 5-4-4`)
		g.Play("attack fr-44 @0505", "done").WantAsk("advance", "france").Play("advance fr-44 @0505").wantPlace("au-hq", "captured", 0)
		g.WantAsk("fow", "france").Play("forfeit").WantAsk("fow", "france").Play("forfeit").WantAsk("combat", "france")
	})
}

func TestSight(t *testing.T) {
	g := draw(t, `
	map
	............
	............
	....w.......
	............
	............
	............
	end
	phase combat
	france 0303 fr-bty1 art 3/1-4-4
	austria 0703 au-28 inf 4-3-4
	austria 0503 au-51 inf 4-3-4`)
	g.WantRefused("aim fr-bty1 @0503", "MS-8.2.1").WantRefused("aim fr-bty1 @0703", "MS-8.6.1")
}
