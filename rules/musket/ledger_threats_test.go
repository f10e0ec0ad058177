package musket

import (
	"testing"

	"grognard/rules"
)

func TestLedgerWhoAttacks(t *testing.T) {
	t.Run("MS-7.1.1 the active player attacks with any, all or none of his units, in any order", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0408 fr-101 inf 5-4-4\naustria 0508 au-51 inf 4-3-4")
		g.WantAsk("combat", "france").WantOffered("done").WantEach("attack", "fr-44 @0505", "fr-101 @0508")
		g.engage("attack fr-101 @0508").Roll(4).wantRow("ne").WantAsk("combat", "france").WantOffered("done").WantEach("attack", "fr-44 @0505")
		g.engage("attack fr-44 @0505").Roll(4).WantAsk("combat", "france").wantNone("attack").Play("done").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.1.2 attacks are made on adjacent hexes, but for skirmish and bombardment", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0406 fr-bty1 art 3/1-3-4\naustria 0605 au-28 inf 4-3-4")
		g.wantNone("attack").WantRefused("attack fr-44", "MS-7.1.2")
		g.WantEach("skirmish", "fr-44 +0505 @0605", "fr-44 +0506 @0605").WantEach("aim", "fr-bty1 @0605")
		meet(t, "5-4-4", "4-3-4", "").WantEach("attack", "fr-44 @0505").wantNone("skirmish")
	})
}

func TestLedgerThreatenedUnits(t *testing.T) {
	begin := "phase combat-start\n"
	t.Run("MS-7.2.1 a unit that exerts a ZOC on an active unit now is threatened, by those in its ZOC", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", begin+"france 0504 fr-101 inf 5-4-4\nfrance 0907 fr-96 inf 5-4-4\naustria 0906 au-51 inf 4-3-4\naustria 1101 au-18 inf 4-3-4")
		g.wantThreatened("au-28", "fr-44", "fr-101").wantThreatened("au-51", "fr-96").wantThreatened("au-18").wantThreatened("fr-44")
		g.wantGauge("austria", "threats", 2)
		meet(t, "5-4-4", "4-3-4", "").wantThreatened("au-28").Play("done").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.2 who is adjacent without a ZOC is not threatened, and may be attacked", func(t *testing.T) {
		for _, state := range []string{" shaken", " square"} {
			g := meet(t, "5-4-4", "4-3-4"+state, begin).wantThreatened("au-28").wantGauge("austria", "threats", 0)
			g.WantOffered("attack fr-44 @0505").Play("done").wantNone("fow.move", "forfeit")
		}
		marsh := "map\n............\n............\n............\n............\n...m........\n............\n............\nend\n"
		meet(t, "5-4-4", "4-3-4", begin+marsh).wantThreatened("au-28").WantOffered("attack fr-44 @0505").Play("done").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.3 nobody must attack a threatened unit", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", begin).wantThreatened("au-28", "fr-44").WantOffered("done", "attack fr-44 @0505")
		g.Play("done", "forfeit").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.4 three threatened units in a hex that nobody attacks give three FOWs", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", begin+"austria 0505 au-51 inf 4-3-4\naustria 0505 au-18 inf 4-3-4")
		g.Play("done").WantAsk("fow.order", "austria").WantOptions("fow.take au-28", "fow.take au-51", "fow.take au-18")
		g.Play("fow.take au-51").WantAsk("fow.threat", "austria").Play("forfeit").WantOptions("fow.take au-28", "fow.take au-18")
		g.Play("fow.take au-18", "forfeit").WantAsk("fow.threat", "austria").Play("forfeit").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.5 a bombardment counts where it hurts", func(t *testing.T) {
		gun := begin + "france 0306 fr-bty1 art 3/1-3-4"
		fire := func() *game { return meet(t, "5-4-4", "4-3-4", gun).Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28") }
		fire().Roll(3).wantRow("ne").Play("done").WantAsk("fow.threat", "austria")
		fire().Roll(4).wantRow("dc-ne").Roll(1).Play("done").WantAsk("fow.threat", "austria")
		fire().Roll(5).wantRow("dr").Play("shaken", "done").wantPhase(1, "move", "austria")
		fire().Roll(6).wantRow("dx").Play("loss", "done").wantPhase(1, "move", "austria")
		fire().Roll(4).Roll(6).recoil().Play("done").wantPhase(1, "move", "austria")
		shaken := meet(t, "5-4-4", "4-3-4", "phase combat\naustria 0505 au-51 inf 4-3-4 shaken\nfrance 0306 fr-bty1 art 3/1-3-4").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-51")
		shaken.Roll(3).wantRow("ne").wantNoMarks("au-51", "struck")
	})
	t.Run("MS-7.2.5 a skirmish counts as an attack", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", begin+"france 0306 fr-24leg inf 2-4-5")
		g.engage("skirmish fr-24leg +0405 @0505").Roll(4).wantRow("ne").Play("done").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.6 all units of an attacked hex count as attacked, chosen to defend or not", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", begin+"austria 0505 au-51 inf 3-3-4\nfrance 0408 fr-101 inf 4-4-4\naustria 0508 au-18 inf 4-3-4")
		g.wantGauge("austria", "threats", 3).engage("attack fr-44 @0505").WantTotal("defence", 4).Roll(4).wantRow("ne")
		g.wantGauge("austria", "threats", 1).Play("done").WantAsk("fow.threat", "austria").Play("forfeit").wantPhase(1, "move", "austria")
	})
	t.Run("MS-7.2.7 the FOW comes as soon as all threatening units are done, for that unit alone", func(t *testing.T) {
		picture := begin + "austria 0506 au-51 inf 4-3-4\nfrance 0801 fr-101 inf 5-4-4\naustria 0901 au-18 inf 4-3-4\n"
		g := meet(t, "5-4-4", "4-3-4", picture).wantThreatened("au-28", "fr-44").engage("attack fr-44 @0506").Roll(4)
		g.WantAsk("fow.threat", "austria").WantNot("fow.move au-18", "fow.move au-51").Play("forfeit")
		g.WantAsk("combat", "france").WantOffered("attack fr-101 @0901").Play("done").WantAsk("fow.threat", "austria").Play("forfeit").wantPhase(1, "move", "austria")
		two := meet(t, "5-4-4", "4-3-4", picture+"france 0504 fr-96 inf 5-4-4").wantThreatened("au-28", "fr-44", "fr-96")
		two.engage("attack fr-44 @0506").Roll(4).WantAsk("combat", "france").WantOffered("attack fr-96 @0505")
	})
}

func TestLedgerThreateningUnitsAreDone(t *testing.T) {
	// A battery at the foot of a steep slope is in the ZOC of the infantry above,
	// which it can bombard, and so may support and bombard all the same.
	battery := `
	phase combat-start
	steep 0405>0505
	france 0405 fr-bty1 art 3/1-3-4
	france 0406 fr-44 inf 5-4-4 shaken
	austria 0505 au-28 inf 4-3-4
	austria 0507 au-51 inf 4-3-4 shaken
	`
	t.Run("MS-7.2.8 a unit that has bombarded is done", func(t *testing.T) {
		g := draw(t, battery).wantThreatened("au-28", "fr-bty1").Play("aim fr-bty1 @0507").WantAsk("combat", "france")
		g.Play("fire fr-bty1 @au-51").Roll(3).WantAsk("fow.threat", "austria").WantNot("fow.recover au-51")
	})
	t.Run("MS-7.2.8 a unit that has supported is done", func(t *testing.T) {
		g := draw(t, battery).engage("attack fr-44 @0507", "support fr-bty1").wantDifferential(3 + 3 - 2).Roll(3).Roll(1)
		g.WantAsk("fow.threat", "austria").WantNot("fow.recover au-51")
		draw(t, battery).engage("attack fr-44 @0507").Roll(4).wantRow("ne").WantAsk("combat", "france")
	})
	t.Run("MS-7.2.8 a unit that is no longer in the ZOC is done", func(t *testing.T) {
		g := meet(t, "2-4-4", "4-3-4", "phase combat-start\nfrance 0405 fr-101 inf 5-4-4\naustria 0506 au-51 inf 5-3-4")
		g.wantThreatened("au-28", "fr-44", "fr-101").engage("attack fr-44 @0506").Roll(2).wantRow("am-ax").Roll(6).recoil()
		g.WantAsk("advance", "austria").Play("stay").WantAsk("fow", "austria").WantOffered("fow.enemy fr-101").Play("forfeit")
		g.WantAsk("fow.threat", "austria").wantNone("fow.enemy").WantOffered("fow.move au-28")
	})
	t.Run("MS-7.2.4 the overlay of threats leads to each unit that would gain a FOW from those that threaten it", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "phase combat-start").wantThreatened("au-28", "fr-44")
		var lines int
		for _, s := range (Book{}).Overlay(g.Board(), rules.Chance, "threats", 0) {
			if s.Style == "line" {
				lines++
				if from, to := (Book{}).Format(s.Cell), (Book{}).Format(s.To); from != "0405" || to != "0505" {
					t.Errorf("a line from %s to %s", from, to)
				}
			}
		}
		if lines != 1 {
			t.Errorf("%d lines, want 1", lines)
		}
	})
	t.Run("MS-7.2.9 the FOW is due even if the unit has lost its ZOC", func(t *testing.T) {
		g := fortune(t, "phase combat-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4")
		g.wantThreatened("au-28", "fr-44").Play("fow.morale au-28").Roll(6).wantMarks("au-28", "shaken").WantAsk("fow", "france").Play("forfeit")
		g.WantAsk("fow.threat", "austria").WantOptions("forfeit", "fow.recover au-28")
	})
	t.Run("MS-7.2.9 the FOW of a unit that is off the map is lost", func(t *testing.T) {
		off := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nthreat au-28 fr-44\naustria "
		draw(t, off+"track 3 au-28 inf 4-3-4").WantAsk("combat", "france").Play("done").wantPhase(1, "move", "austria")
		draw(t, off+"0905 au-28 inf 4-3-4").WantAsk("fow.threat", "austria")
	})
	t.Run("MS-7.2.10 the FOW moves, charges with or recovers that unit and does nothing else", func(t *testing.T) {
		picture := "phase combat-start\naustria 0909 au-28 inf 4-3-4 shaken\naustria aside - au-51 inf 4-3-4\naustria track 2 au-18 inf 4-3-4\n"
		g := draw(t, picture+"france 0405 fr-44 inf 5-4-4\naustria 0505 au-nau cav 2/4-3-9 shaken\nphase combat\nthreat au-nau fr-44")
		g.WantOptions("forfeit", "fow.move au-nau", "fow.recover au-nau")
		g = draw(t, picture+"france 0405 fr-44 inf 5-4-4 shaken\naustria 0505 au-nau cav 2/4-3-9").Play("done")
		g.WantOptions("forfeit", "fow.move au-nau", "fow.march au-nau", "fow.charge au-nau")
	})
	t.Run("MS-7.2.11 nobody is threatened at night", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "turns night day\nphase combat-start").wantThreatened("au-28").wantGauge("austria", "threats", 0)
		g.Play("done").wantPhase(1, "move", "austria")
	})
}
