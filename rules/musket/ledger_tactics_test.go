package musket

import "testing"

func TestLedgerFrontalAttacks(t *testing.T) {
	t.Run("MS-7.13.2a a Frontal Attack adds 2 once, if all close attackers are infantry, with artillery or not", func(t *testing.T) {
		two := "france 0404 fr-101 inf 4-3-4\nfrance 0404 fr-bty1 art 1/1-3-4\nfrance 0504 fr-12hus cav 2/4-4-9\nfrance 0306 fr-bty2 art 1/1-3-4\n"
		g := meet(t, "5-4-4", "4-3-4", two).Play("attack fr-44 @0505", "add fr-101", "add fr-bty1", "support fr-bty2", "done", "frontal", "none")
		g.WantTotal("attack", 5+4+1+1+2)
		meet(t, "5-4-4", "4-3-4", two).Play("attack fr-44 @0505", "add fr-12hus", "done").WantRefused("frontal", "MS-7.13.2a").WantOptions("none", "disengage")
		guns := draw(t, "phase combat\nfrance 0405 fr-bty1 art 3/1-3-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-bty1 @0505", "done")
		guns.WantRefused("frontal", "MS-7.13.2a")
	})
	frontal := func(t *testing.T, mine string, die int) *game {
		t.Helper()
		return meet(t, mine, "4-3-4", "").Play("attack fr-44 @0505", "done", "frontal", "none").Roll(die)
	}
	t.Run("MS-7.13.2b unless the defender routs it costs a step on top of the result", func(t *testing.T) {
		frontal(t, "3-4-4", 4).wantRow("ne").wantMarks("fr-44", "reduced")
		frontal(t, "4-4-4", 6).wantRow("dx").Play("loss").wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced")
		frontal(t, "4-4-4", 6).Play("retreat").recoil().wantMarks("fr-44", "reduced")
		frontal(t, "6-4-4", 6).wantRow("dm-dx").Roll(3).Play("loss").wantMarks("fr-44", "reduced")
		frontal(t, "6-4-4", 6).Roll(4).recoil().wantNoMarks("fr-44", "reduced").WantAsk("advance", "france")
		g := frontal(t, "3-4-4", 1).wantRow("ax").Play("loss")
		g.wantPlace("fr-44", "aside", 0) // one step for the result, one for the tactic
		last := meet(t, "3-4-4 one", "4-3-4", "").Play("attack fr-44 @0505", "done", "frontal", "none").Roll(1).wantRow("ax").Play("retreat")
		last.wantPlace("fr-44", "aside", 0).wantNoMarks("fr-44", "shaken") // gone before it could go back
	})
	t.Run("MS-7.13.8 what counts is what the result does to the primary, not a rout on the way", func(t *testing.T) {
		far := func(ma string) *game {
			g := draw(t, pass(behind+"france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf 6-3-"+ma)).Play("attack fr-44 @0402", "done", "frontal", "none")
			return g.wantDifferential(1).Roll(6).Play("retreat").recoil()
		}
		far("3").WantAt("au-28", "1002").wantMarks("au-28", "shaken").wantMarks("fr-44", "reduced")
	})
	t.Run("MS-7.13.8 a rout in step 2 does not count", func(t *testing.T) {
		g := meet(t, "4-4-4", "3-3-4", cutOff+"austria 0505 au-jager inf 2-3-4 bn shaken").Play("attack fr-44 @0505", "done", "done").rolls(1, 6)
		g.wantPlace("au-jager", "track", 3).Play("frontal", "none").wantDifferential(3).Roll(3).wantRow("ne").wantMarks("fr-44", "reduced")
	})
	t.Run("MS-7.13.8 a primary that routs by choosing Shaken twice counts", func(t *testing.T) {
		shaken := func(die int) *game {
			return meet(t, "3-4-4", "8-3-4 shaken", "").Play("attack fr-44 @0505", "done", "frontal", "none").wantDifferential(1).Roll(6).Play("shaken").Roll(die).recoil()
		}
		shaken(2).wantNoMarks("fr-44", "reduced")
		shaken(1).wantMarks("fr-44", "reduced")
	})
}

func TestLedgerDisengagement(t *testing.T) {
	fight := func(t *testing.T, mine, tactic, reaction string, die int) *game {
		t.Helper()
		return meet(t, mine, "4-3-4", "").Play("attack fr-44 @0505", "done", tactic, reaction).Roll(die)
	}
	t.Run("MS-7.13.4a either side or both may choose it, at the same differential", func(t *testing.T) {
		for _, c := range [][2]string{{"disengage", "none"}, {"none", "disengage"}, {"disengage", "disengage"}} {
			meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done", c[0], c[1]).WantAsk("crt", "").wantDifferential(1)
		}
	})
	for _, c := range []struct {
		mine string
		die  int
		row  string
	}{
		{"5", 6, "ar"}, {"5", 5, "ar"}, {"6", 6, "ar"}, {"8", 6, "ar"}, {"13", 6, "ar"}, {"4", 5, "ar"}, {"5", 3, "ar"}, {"5", 2, "ar"},
		{"5", 4, "ne"}, {"5", 1, "ax"}, {"2", 2, "am-ax"},
	} {
		t.Run("MS-7.13.4b chosen by the attacker it makes Ar of every D, Ex and Ac: "+c.mine+" and a "+string(rune('0'+c.die)), func(t *testing.T) {
			g := fight(t, c.mine+"-4-4", "disengage", "none", c.die).wantRow(c.row)
			if c.row == "ar" {
				g.WantAsk("combat.r", "france")
			}
		})
	}
	for _, c := range []struct {
		mine string
		die  int
		row  string
	}{
		{"5", 1, "dr"}, {"5", 2, "dr"}, {"5", 3, "dr"}, {"2", 2, "dr"}, {"1", 1, "dr"}, {"4", 5, "dr"}, {"5", 5, "dr"}, {"5", 6, "dr"},
		{"5", 4, "ne"}, {"6", 6, "dx"}, {"8", 6, "dm-dx"}, {"13", 6, "de"},
	} {
		t.Run("MS-7.13.4c chosen by the defender it makes Dr of every A, Ex and Dc: "+c.mine+" and a "+string(rune('0'+c.die)), func(t *testing.T) {
			g := fight(t, c.mine+"-4-4", "none", "disengage", c.die).wantRow(c.row)
			if c.row == "dr" {
				g.WantAsk("combat.r", "austria")
			}
		})
	}
	t.Run("MS-7.13.4d chosen by both, the defender applies Dr and then the attacker Ar", func(t *testing.T) {
		for _, die := range []int{2, 5, 6} {
			g := fight(t, "6-4-4", "disengage", "disengage", die).WantAsk("combat.r", "austria").Play("retreat").WantAsk("combat.r", "france").Play("retreat")
			g.WantAsk("retreat", "austria").Play("retreat au-28 @0605", "stop au-28").WantAsk("retreat", "france").recoil().wantNoMarks("fr-44", "reduced", "shaken")
		}
		fight(t, "6-4-4", "disengage", "disengage", 3).wantUntouched("fr-44", "0405", "au-28", "0505").WantAsk("combat", "france")
	})
	both := "france 0404 fr-24leg inf 1-3-4 bn\nfrance 0404 fr-bty1 art 1/1-3-4\nfrance 0405 fr-lannes ldr 0-1+1\naustria 0505 au-nau cav 1/3-3-9 sqn\naustria 0505 au-cbty art 1/1-3-4\n"
	t.Run("MS-7.13.4e who goes back by his own Disengagement does not turn ineffective", func(t *testing.T) {
		g := meet(t, "3-4-4", "2-3-4", both).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1", "leader fr-lannes @fr-44", "done", "done", "disengage", "none")
		g.wantDifferential(1).Roll(6).wantRow("ar").Play("retreat").recoil()
		for _, id := range []string{"fr-24leg", "fr-bty1", "fr-lannes"} {
			g.wantNoMarks(id, "ineffective")
		}
		g = meet(t, "3-4-4", "2-3-4", both).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1", "done", "done", "none", "disengage").Roll(2).wantRow("dr").Play("retreat").recoil()
		g.wantNoMarks("au-nau", "ineffective").wantNoMarks("au-cbty", "ineffective")
		g = meet(t, "3-4-4", "2-3-4", both).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1", "done", "done", "disengage", "none").Roll(2).Play("retreat").recoil()
		g.wantNoMarks("fr-bty1", "ineffective")
	})
	t.Run("MS-7.13.4e it spares them after Ax and Dx, which it leaves as they are, too", func(t *testing.T) {
		g := meet(t, "4-4-4", "2-3-4", both).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1", "done", "done", "none", "disengage").wantDifferential(2).Roll(6).wantRow("dx")
		g.Play("retreat").recoil().wantNoMarks("au-nau", "ineffective")
		g = meet(t, "3-4-4", "2-3-4", both).Play("attack fr-44 @0505", "add fr-24leg", "add fr-bty1", "done", "done", "disengage", "none").Roll(1).wantRow("ax")
		g.Play("retreat").recoil().wantNoMarks("fr-24leg", "ineffective")
	})
	t.Run("MS-7.13.7 a side with nothing that can retreat is not even asked", func(t *testing.T) {
		g := draw(t, "phase combat\naustria hq 0505\nfrance 0405 fr-44 inf 5-4-4").Play("attack fr-44 @0505", "done").WantAsk("advance", "france")
		g.WantAt("au-hq", "0505").wantNone("disengage")
		draw(t, "phase combat\naustria trains 0505\nfrance 0405 fr-44 inf 5-4-4").Play("attack fr-44 @0505", "done").WantAsk("fow", "france").WantAt("au-trains", "0505")
	})
}

func TestLedgerStubbornDefence(t *testing.T) {
	t.Run("MS-7.13.5a Stubborn Defence adds 3 once, if all chosen defenders are infantry or artillery", func(t *testing.T) {
		more := "austria 0505 au-jager inf 2-3-4 bn\naustria 0505 au-cbty art 2/1-3-4\n"
		meet(t, "5-4-4", "4-3-4", more).Play("attack fr-44 @0505", "done", "done", "none", "stubborn").WantTotal("defence", 4+2+1+3)
		meet(t, "5-4-4", "4-3-4", "austria 0505 au-nau cav 1/3-3-9 sqn").Play("attack fr-44 @0505", "done", "done", "none").WantRefused("stubborn", "MS-7.13.5a")
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-nau cav 1/3-3-9 sqn").Play("attack fr-44 @0505", "done", "drop au-nau", "done", "none").WantOffered("stubborn")
		g.Play("stubborn").WantTotal("defence", 7)
	})
	t.Run("MS-7.13.5b unless the attacker goes back it costs a step on top of the result", func(t *testing.T) {
		fight := func(mine string, die int) *game {
			return meet(t, mine, "4-3-4", "").Play("attack fr-44 @0505", "done", "none", "stubborn").Roll(die)
		}
		fight("8-4-4", 4).wantRow("ne").wantMarks("au-28", "reduced")
		fight("8-4-4", 2).wantRow("ar").Play("retreat").recoil().wantNoMarks("au-28", "reduced").WantAsk("advance", "austria")
		fight("8-4-4", 2).Play("shaken").wantMarks("au-28", "reduced")
		fight("8-4-4", 1).wantRow("ax").Play("retreat").recoil().wantNoMarks("au-28", "reduced")
		fight("8-4-4", 1).Play("loss").wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced")
		fight("8-4-4", 3).wantRow("ac-ne").Roll(6).recoil().wantNoMarks("au-28", "reduced")
		fight("5-4-4", 2).wantRow("am-ax").Roll(6).recoil().wantNoMarks("au-28", "reduced").wantMarks("fr-44", "shaken")
		fight("9-4-4", 6).wantRow("dx").Play("loss").wantPlace("au-28", "aside", 0)
	})
	t.Run("MS-7.13.8 a primary that routs goes back too, be it by its choice, by an e or by an m", func(t *testing.T) {
		fight := func(mine, more string, die int) *game {
			return meet(t, mine, "4-3-4", more).Play("attack fr-44 @0505", "done", "none", "stubborn").Roll(die)
		}
		shaken := func(die int) *game { return fight("16-4-4 shaken", "", 2).wantRow("ar").Play("shaken").Roll(die) }
		shaken(2).wantMarks("au-28", "reduced")
		shaken(3).recoil().wantNoMarks("au-28", "reduced").WantAsk("advance", "austria")
		fight("1-4-4", "", 1).wantRow("ae").Roll(5).recoil().wantNoMarks("au-28", "reduced").WantAsk("advance", "austria")
		fight("1-4-4", "", 1).Roll(4).wantMarks("au-28", "reduced").wantMarks("fr-44", "reduced")
		fight("1-4-4", "", 2).wantRow("am-ax").Roll(5).recoil().wantNoMarks("au-28", "reduced").WantAsk("advance", "austria")
	})
	t.Run("MS-7.13.8 cavalry that x drives off has gone back", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-ke cav 8/9-4-9\naustria 0505 au-28 inf 4-3-4").Play("attack fr-ke @0505", "done", "none", "stubborn").Roll(1)
		g.wantRow("ax").recoil().wantMarks("fr-ke", "shaken").wantNoMarks("au-28", "reduced").WantAsk("advance", "austria")
	})
}
