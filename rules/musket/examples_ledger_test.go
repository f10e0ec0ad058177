package musket

import "testing"

// The worked examples of the ledger.

func TestExamplesOfMovement(t *testing.T) {
	t.Run("MS-4.4.4 printed 4, a roll of 2 and a leader +1 make MA 3", func(t *testing.T) {
		g := draw(t, "france 0505 fr-44 inf 5-4-4 shaken start=0505\nfrance 0505 fr-lannes ldr 2-1+1 start=0505")
		g.Play("group fr-44", "help fr-lannes @fr-44", "roll").Roll(2).WantOffered("move @0502").WantNot("move @0501")
	})
	t.Run("MS-4.2.5 a stack of MA 4 keeps it if one unit is helped", func(t *testing.T) {
		g := draw(t, "france 0509 fr-44 inf 5-4-4 start=0509\nfrance 0509 fr-101 inf 4-4-4 start=0509\nfrance 0509 fr-lannes ldr 2-1+1 start=0509")
		g.Play("group fr-44", "help fr-lannes @fr-44").WantOffered("move @0504").Play("add fr-101").WantOffered("move @0505").WantNot("move @0504")
	})
	t.Run("MS-4.7.8 three road hexes and a clear one cost 3 MP on the march", func(t *testing.T) {
		g := draw(t, "road 0110 0210 0310 0410\nfrance 0110 fr-44 inf 5-4-4")
		g.Play("walk.march fr-44", "move @0210", "move @0310", "move @0410", "move @0510")
		if got := g.board().move.spent[infantry]; got != 3*mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 3*mp)
		}
	})
	t.Run("MS-13.1.3 the third unit on a road pays 1 MP more", func(t *testing.T) {
		g := draw(t, `
		road 0105 0205 0305 0405 0505 0605
		france waiting 1@0105 fr-44 inf 5-4-4
		france waiting 1@0105 fr-101 inf 5-4-4
		france waiting 1@0105 fr-96 inf 5-4-4`)
		g.WantRefused("done", "MS-13.1.7").Play("enter fr-44 @0105").WantOffered("move @0405").Play("move @0405")
		g.Play("enter fr-101 @0105", "move @0305").Play("enter fr-96 @0105").WantOffered("move @0305").WantNot("move @0405")
	})
	t.Run("MS-6.2.3 a Shaken unit enters an EZOC with company only", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4 shaken\nfrance 0604 fr-101 inf 5-4-4\naustria 0705 au-28 inf 4-3-4")
		g.Play("roll fr-44").Roll(4).WantOffered("move @0604").WantNot("move @0605")
	})
	t.Run("MS-6.3.2 with equal MA only beside a rearguard", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-4 start=0405\naustria 0505 au-28 inf 4-3-4").WantRefused("disengage fr-44", "MS-6.3.1")
		g := draw(t, "france 0405 fr-44 inf 5-4-4 start=0405\nfrance 0405 fr-101 inf 5-4-4 start=0405\naustria 0505 au-28 inf 4-3-4")
		g.Play("disengage fr-44").Roll(1).Play("move @0305").wantMarks("fr-101", "guarding").WantRefused("move fr-101", "MS-6.3.2")
	})
	t.Run("MS-10.1.3 a leader alone stays out of EZOCs", func(t *testing.T) {
		g := draw(t, "france 0405 fr-lannes ldr 2-1+1\naustria 0705 au-28 inf 4-3-4")
		g.WantOffered("move fr-lannes @0504").WantRefused("move fr-lannes @0605", "MS-10.1.3")
	})
	t.Run("MS-12.1.7 the HQ turns inactive when it moves", func(t *testing.T) {
		g := draw(t, "france hq 0303\nfrance 0405 fr-44 inf 5-4-4").Play("move fr-hq @0304").wantMarks("fr-hq", "ineffective")
		g.WantOffered("roll fr-44").WantRefused("roll.march fr-44", "MS-4.7.3").Play("done").wantMarks("fr-hq", "ineffective")
	})
	t.Run("MS-13.2.2 units return beside HQ, trains and LOC", func(t *testing.T) {
		g := draw(t, "phase move-start\nturn 3\nfrance hq 0505\nfrance track 3 fr-44 inf 5-4-4")
		g.WantOffered("return fr-44 @0505", "return fr-44 @0405", "return fr-44 @0101").Play("done").wantPlace("fr-44", "track", 4)
	})
	t.Run("MS-11.2.6 a failed test destroys an eliminated unit", func(t *testing.T) {
		g := draw(t, "france aside - fr-44 inf 5-4-4 back=3-3-4 reduced\nobjective 0505 3 austria").wantPoints("austria", 4)
		g.Play("test fr-44").Roll(4).wantPlace("fr-44", "destroyed", 0).wantPoints("austria", 5)
	})
}

func TestExamplesOfCombat(t *testing.T) {
	t.Run("MS-2.4.4 (5) counts 3 in attack and 5 in defence", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf (5)-4-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(-1)
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf (5)-3-4").Play("attack fr-44 @0505").wantDifferential(0)
	})
	t.Run("MS-2.4.4 whatever the light", func(t *testing.T) {
		dusk := "phase combat\nturns twilight day\n"
		draw(t, dusk+"france 0405 fr-44 inf (5)-4-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(3 - 4)
		draw(t, dusk+"france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf (5)-3-4").Play("attack fr-44 @0505").wantDifferential(0)
		night := "phase combat\nturns night day\naustria 0505 au-28 inf (4)-3-4\nfrance 0405 fr-44 inf (5)-4-4 charging aim=0505"
		draw(t, night).engage("charge @0505").Roll(1).wantDifferential(3 - 4)
	})
	t.Run("MS-5.3.4 an idle unit holds the hex", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-44 inf 6-4-4
		austria 0505 au-28 inf 4-3-4
		austria 0505 au-51 inf 3-3-4`)
		g.Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria").Play("done", "none", "none").Roll(5).wantRow("dr")
		g.Play("retreat", "retreat au-28 @0605", "stop au-28").WantAsk("combat", "france").WantAt("au-51", "0505")
	})
	t.Run("MS-7.8.10 a failed m routs the whole stack and gives a FOW", func(t *testing.T) {
		g := draw(t, `
		phase combat
		turn 3
		france 0405 fr-44 inf 9-4-4
		austria hq none
		austria trains none
		austria loc 1205
		france 1205 fr-101 inf 4-4-4
		austria 0505 au-28 inf 4-2-4
		austria 0505 au-51 inf 3-2-4`)
		g.wantLine("au-28", "edge").Play("attack fr-44 @0505", "done", "done").WantAsk("morale.line", "").Roll(1).Play("none", "none")
		g.Roll(6).wantRow("dm-dx").Roll(6).Play("first au-28").wantPlace("au-28", "track", 5).wantPlace("au-51", "track", 5)
		g.WantAsk("advance", "france").WantOffered("advance fr-44 @0505", "advance fr-44 @0605").Play("stay").WantAsk("fow", "france")
	})
	t.Run("MS-7.9.8 without any line a retreat is captivity", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0504 fr-44 inf 9-4-4
		france 0604 fr-101 inf 9-4-4
		france 0605 fr-96 inf 9-4-4
		france 0506 fr-43 inf 9-4-4
		france 0405 fr-22 inf 9-4-4
		france 0404 fr-28 inf 9-4-4
		austria 0505 au-28 inf 4-3-4`)
		g.Play("attack fr-44 @0505", "done").Roll(1).Play("none", "none").Roll(5).wantRow("dx").Play("retreat").wantPlace("au-28", "captured", 0)
	})
}

func TestExamplesOfTactics(t *testing.T) {
	t.Run("MS-7.13.2b a Frontal Attack that does not rout costs a step", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4")
		g.Play("attack fr-44 @0505", "done", "frontal", "none").WantTotal("attack", 7).Roll(5).wantRow("dr").Play("shaken").wantMarks("fr-44", "reduced")
	})
	t.Run("MS-7.13.5b Stubborn Defence costs a step unless the attacker goes", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4")
		g.Play("attack fr-44 @0505", "done", "none", "stubborn").WantTotal("defence", 7).Roll(3).wantRow("ax").Play("loss")
		g.wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced")
	})
	t.Run("MS-7.13.4d both disengage and both go", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4")
		g.Play("attack fr-44 @0505", "done", "disengage", "disengage").Roll(1).WantAsk("combat.r", "austria").Play("retreat")
		g.WantAsk("combat.r", "france").Play("retreat").WantAsk("retreat", "austria")
	})
	t.Run("MS-7.13.1e a skirmish is fought with MA", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-24leg inf 2-4-5\naustria 0605 au-28 inf 4-3-4")
		g.WantOffered("skirmish fr-24leg +0506 @0605").Play("skirmish fr-24leg +0505 @0605").wantDifferential(1)
	})
	t.Run("MS-7.8.15 one of the guns that supported runs out of ammunition", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-44 inf 4-4-4
		france 0305 fr-bty1 art 1/1-3-4
		austria 0505 au-28 inf 4-3-4`)
		g.Play("attack fr-44 @0505", "support fr-bty1").wantDifferential(1).Play("done", "none", "none").Roll(3).wantRow("ac-ne").Roll(1).wantMarks("fr-bty1", "ineffective")
	})
	t.Run("MS-9.3.12 charging cavalry is spent in the end", func(t *testing.T) {
		g := draw(t, `
		phase combat
		france 0405 fr-12hus cav 3/8-4-9 charging aim=0505
		austria 0505 au-28 inf 1-2-4
		austria 0705 au-51 inf 1-2-4`)
		g.Play("charge @0505", "none").Roll(1).Roll(6).Roll(5).WantAsk("retreat", "austria")
		for g.Request().Kind == "retreat" {
			g.Play(g.Options()[0])
		}
		g.WantAsk("advance", "france").Play("advance fr-12hus @0505").WantAsk("fow", "france").Play("forfeit").WantAsk("charge.on", "france")
		g.WantOffered("capture fr-12hus @au-28").Play("capture fr-12hus @au-28").Roll(3).wantPlace("au-28", "captured", 0).wantMarks("fr-12hus", "ineffective")
	})
	t.Run("MS-14.2.7 a night charge that does not rout goes back", func(t *testing.T) {
		g := draw(t, "turns night day\nphase combat\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\naustria 0505 au-28 inf 4-3-4")
		g.WantRefused("attack fr-44 @0505", "MS-14.2.5").Play("charge @0505", "none").Roll(1).Roll(4).wantRow("ne").wantMarks("fr-44", "shaken").WantAsk("retreat", "france")
	})
}

func TestExamplesOfFortunes(t *testing.T) {
	t.Run("MS-12.4.2 an enemy unit moves on 1 or 2 only", func(t *testing.T) {
		g := draw(t, "phase combat\naustria hq 0505\nfrance 0405 fr-44 inf 5-4-4\naustria 0909 au-28 inf 4-3-4")
		g.Play("attack fr-44 @0505", "done", "stay", "fow.enemy au-28").Roll(3).WantAsk("fow", "france").Play("fow.enemy au-28").Roll(2).Roll(4)
		g.WantAsk("move.on", "france").Play("move @0809").WantAt("au-28", "0809").wantMarks("au-28", "hauled")
	})
	t.Run("MS-7.2.10 the FOW of a threatened unit is for it alone", func(t *testing.T) {
		draw(t, `
		phase combat-start
		france 0405 fr-44 inf 5-4-4
		france 0408 fr-101 inf 5-4-4
		austria 0505 au-28 inf 4-3-4
		austria 0505 au-51 inf 4-3-4
		austria 0905 au-18 inf 4-3-4`).Play("done").WantAsk("fow.order", "austria").Play("fow.take au-51").WantOptions("forfeit", "fow.move au-51")
	})
	t.Run("MS-12.4.8 a charge by FOW is doubled", func(t *testing.T) {
		g := draw(t, "phase combat\naustria hq 0505\nfrance 0405 fr-44 inf 5-4-4\nfrance 0809 fr-101 inf 4-4-4\naustria 1009 au-28 inf 5-3-4")
		g.Play("attack fr-44 @0505", "done", "stay", "fow.charge fr-101").Roll(4).WantAsk("fow.charge", "france").Play("charge @0909", "none").Roll(1)
		g.WantTotal("attack", 8).wantDifferential(3)
	})
}
