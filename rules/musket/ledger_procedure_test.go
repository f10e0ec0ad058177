package musket

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestLedgerProcedureOfCombat(t *testing.T) {
	t.Run("MS-7.3.1 units, tests for a safe line, tactics, coordination, differential, die and result", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", cutOff+"france 0404 fr-101 inf 4-4-4 f=2\nfrance 0404 fr-lannes ldr 2-1+1\naustria 0505 au-jager inf 2-3-4 bn")
		g.Play("attack fr-44 @0505", "add fr-101", "coordinate fr-lannes @fr-101")
		g.wantKinds("combat.attack", "done", "combat.defend", "done", "morale.line", 1, "morale.line", 5, "combat.tactic", "frontal", "combat.reaction", "none")
		g.WantAsk("crt", "").WantTotal("attack", 5+4+2).WantTotal("defence", 4+1).wantDifferential(6).Roll(4).wantRow("dx")
		g.wantKinds("combat.x", "loss").wantMarks("au-28", "reduced")
	})
	t.Run("MS-7.3.2 each chosen defender without a safe line tests, and fails into Shaken or rout", func(t *testing.T) {
		test := func(theirs string, die int) *game {
			return meet(t, "5-4-4", theirs, cutOff+"austria 0505 au-51 inf 2-3-4").engage("attack fr-44 @0505").WantAsk("morale.line", "").Roll(die)
		}
		test("4-3-4", 3).wantNoMarks("au-28", "shaken").WantAsk("combat.tactic", "france")
		test("4-3-4", 4).wantMarks("au-28", "shaken").wantNoMarks("au-51", "shaken").WantAsk("combat.tactic", "france").wantDifferential(5 - 2)
		test("5-3-4 shaken", 1).wantPlace("au-28", "map", 0).WantAsk("combat.tactic", "france")
		test("5-3-4 shaken", 2).wantPlace("au-28", "track", 3)
		meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505", "done").WantAsk("combat.tactic", "france")
	})
	t.Run("MS-7.3.2 a leader who takes part and is stacked with the unit helps it", func(t *testing.T) {
		picture := cutOff + "austria 0505 au-melas ldr 1-1+1"
		meet(t, "5-4-4", "4-3-4", picture).engage("attack fr-44 @0505").Roll(4).wantMarks("au-28", "shaken")
		g := meet(t, "5-4-4", "4-3-4", picture).Play("attack fr-44 @0505", "done", "leader au-melas @au-28", "done")
		g.WantAsk("morale.line", "").Roll(4).wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-7.3.3 a rout of all defenders ends the combat: an advance of two hexes and no FOW", func(t *testing.T) {
		rout := func(more string) *game {
			return meet(t, "5-4-4", "5-3-4 shaken", cutOff+more).engage("attack fr-44 @0505").Roll(6).wantPlace("au-28", "track", 3)
		}
		g := rout("").WantAsk("advance", "france").WantOffered("advance fr-44 @0505", "advance fr-44 @0606")
		g.Play("advance fr-44 @0606").WantAt("fr-44", "0606").WantAsk("combat", "france")
		rout("austria 0505 au-51 inf 2-3-4").WantAt("au-51", "0505").WantAsk("combat", "france").WantAt("fr-44", "0405")
	})
	three := cutOff + "austria 0505 au-jager inf 1-3-4 bn\naustria 0505 au-cbty art 2/2-3-4\naustria 0505 au-51 inf 2-3-4\n"
	t.Run("MS-7.3.4 the combat goes on with those who are left, under a new primary, with nobody added", func(t *testing.T) {
		g := meet(t, "5-4-4", "8-7-4 shaken", three).engage("attack fr-44 @0505")
		g.wantKinds("morale.line", 6, "morale.line", 1, "morale.line", 1).wantPlace("au-28", "track", 3)
		g.WantAsk("combat.primary", "austria").WantOptions("primary au-jager", "primary au-cbty").Play("primary au-jager")
		g.WantAsk("combat.tactic", "france").wantDifferential(5 - 1 - 2).engage().Roll(5).wantRow("dr").Play("shaken")
		g.wantMarks("au-jager", "shaken").wantNoMarks("au-cbty", "shaken").wantNoMarks("au-51", "shaken")
	})
	t.Run("MS-7.3.4 a primary who stays is not named again", func(t *testing.T) {
		g := meet(t, "5-4-4", "8-7-4", three).engage("attack fr-44 @0505").rolls(1, 1, 6).WantAsk("combat.tactic", "france")
		g.wantMarks("au-cbty", "shaken").wantDifferential(5 - 8 - 1 - 1)
	})
	t.Run("MS-7.3.5 combat die and morale die are two rolls, one after the other", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").wantDice("crt", 1, 6).Roll(5)
		g.wantDice("morale.c", 1, 6)
		if of := g.Request().Dice.Of[0]; of.Face != "dark" || of.For != refsByName["au-28"] {
			t.Errorf("the die of a morale test is %+v", of)
		}
	})
}

func TestLedgerTheDefender(t *testing.T) {
	t.Run("MS-7.4.1 an attack has one target hex", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0504 fr-101 inf 5-4-4\nfrance 0408 fr-96 inf 5-4-4\naustria 0508 au-51 inf 4-3-4\naustria 0506 au-18 inf 4-3-4")
		g.Play("attack fr-44 @0505").WantEach("add", "fr-101").WantRefused("add fr-96", "MS-7.1.2").Play("add fr-101").wantDifferential(10 - 4)
		g.engage("done").Roll(4).WantAt("au-51", "0508", "au-18", "0506").wantNoMarks("au-51", "struck").wantNoMarks("au-18", "struck").wantMarks("au-28", "struck")
	})
	full := "austria 0505 au-51 inf 3-3-4\naustria 0505 au-jager inf 2-3-4 bn\naustria 0505 au-cbty art 2/1-3-4\n"
	t.Run("MS-7.4.2 one artillery, one battalion or squadron and one other defend", func(t *testing.T) {
		g := meet(t, "9-4-4", "4-4-4", full).Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria").wantDifferential(9 - 4 - 2 - 1)
		g.WantRefused("defend au-51", "MS-7.4.2").Play("drop au-28").WantOffered("defend au-51").Play("defend au-51").WantRefused("defend au-28", "MS-7.4.2")
		g.Play("drop au-jager", "drop au-cbty").wantDifferential(9 - 3)
	})
	t.Run("MS-7.4.2 who cannot take part can be hit by the result", func(t *testing.T) {
		g := meet(t, "9-4-4", "2-4-4", "austria 0505 au-51 inf 1-3-4").engage("attack fr-44 @0505").Roll(6).wantRow("dm-dx").Roll(6).recoil()
		g.wantMarks("au-28", "shaken").wantMarks("au-51", "shaken").WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
	})
	t.Run("MS-7.4.3 the defender names a primary, whose MR is the group's", func(t *testing.T) {
		two := func() *game {
			g := meet(t, "6-4-4", "3-2-4", "austria 0505 au-jager inf 2-5-4 bn").Play("attack fr-44 @0505", "done")
			return g.WantAsk("combat.defend", "austria").WantOffered("primary au-28").WantNot("primary au-jager")
		}
		two().engage("done").Roll(5).wantRow("dc-ex").Roll(5).wantPlace("au-jager", "aside", 0).wantUntouched("au-28", "0505")
		two().engage("primary au-28").Roll(5).Roll(3).WantAsk("retreat.order", "austria")
		two().engage("primary au-28").Roll(5).Roll(2).wantMarks("au-28", "reduced").wantUntouched("au-jager", "0505")
	})
	t.Run("MS-7.4.2 unless he chooses otherwise an ineffective unit stays out for an effective one", func(t *testing.T) {
		g := meet(t, "9-4-4", "4-4-4", "austria 0505 au-jager inf 5-3-4 bn ineffective\naustria 0505 au-grenz inf 2-3-4 bn").Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria")
		g.WantOffered("drop au-grenz").WantRefused("defend au-jager", "MS-7.4.2")
	})
	t.Run("MS-7.4.3 unless he names another, his primary has the best MR, and of equals the best CF", func(t *testing.T) {
		for brigade, want := range map[string]string{"5-3-4": "au-jager", "2-5-4": "au-28", "4-4-4": "au-28", "2-4-4": "au-jager"} {
			g := draw(t, "austria hq none\naustria trains none\nfrance hq none\nfrance trains none\nphase combat\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-28 inf "+brigade+"\naustria 0505 au-jager inf 3-4-4 bn")
			if q := g.Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria").Position.Request(); q.About != refsByName[want] {
				t.Errorf("%s beside 3-4: %s is primary", brigade, Book{}.Format(q.About))
			}
		}
	})
	t.Run("MS-7.3.1 an attack is told with whom it strikes: the primary, or HQ alone", func(t *testing.T) {
		hq := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505\naustria 0505 au-melas ldr 1-1+1\n"
		for picture, want := range map[string]string{hq: "au-hq", hq + "austria 0505 au-28 inf 4-3-4": "au-28"} {
			g := draw(t, picture).engage("attack fr-44 @0505")
			i := slices.IndexFunc(g.AllEvents, func(e rules.Event) bool { return e.Kind == rules.EvDeclare })
			if i < 0 || g.AllEvents[i].To != refsByName[want] {
				t.Errorf("the attack is told as %+v, want one on %s", g.AllEvents, want)
			}
		}
	})
	t.Run("MS-7.4.3 an ineffective unit is primary only if there is nothing else", func(t *testing.T) {
		g := meet(t, "6-4-4", "3-2-4", "austria 0505 au-jager inf 2-5-4 bn ineffective").Play("attack fr-44 @0505", "done")
		g.WantRefused("primary au-jager", "MS-7.4.3").Play("drop au-28").engage("done").Roll(5).wantRow("dx").Play("retreat").recoil()
		g.wantMarks("au-jager", "shaken").wantUntouched("au-28", "0505")
	})
	t.Run("MS-7.4.4 a hex is the target of one declared attack, but for bombardments", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0504 fr-101 inf 5-4-4\nfrance 0306 fr-bty1 art 3/1-3-4\nfrance 0306 fr-24leg inf 2-4-5")
		g.WantOffered("attack fr-101 @0505", "skirmish fr-24leg +0405 @0505").engage("attack fr-44 @0505").Roll(4).WantAsk("combat", "france")
		g.WantRefused("attack fr-101 @0505", "MS-7.4.4").WantRefused("skirmish fr-24leg +0405 @0505", "MS-7.4.4").WantOffered("aim fr-bty1 @0505")
		g.Play("aim fr-bty1 @0505").WantOffered("fire fr-bty1 @au-28")
	})
	t.Run("MS-7.4.5 a unit that retreats into a hex attacked later defends again", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0706 fr-101 inf 6-4-4 shaken").engage("attack fr-44 @0505").Roll(6).wantRow("dr")
		g.Play("retreat", "retreat au-28 @0605", "stop au-28", "stay").WantOffered("attack fr-101 @0605")
		g.engage("attack fr-101 @0605").wantDifferential(3 - 4).Roll(2).wantRow("ax")
	})
	t.Run("MS-7.4.2 the question counts all units that attack or defend, the first and supporting guns too", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0405 fr-24leg inf 2-3-4 bn\nfrance 0305 fr-bty1 art 3/1-4-4\naustria 0505 au-grenz inf 3-3-4 bn")
		g.Play("attack fr-44 @0505")
		for want, pick := range []string{"", "add fr-24leg", "support fr-bty1"} {
			if pick != "" {
				g.Play(pick)
			}
			if n := g.Request().Course.N; n != want+1 {
				t.Errorf("after %q %d units are counted, want %d", pick, n, want+1)
			}
		}
		if n := g.Play("done").Request().Course.N; n != 2 {
			t.Errorf("%d units defend, want 2", n)
		}
	})
	t.Run("MS-7.4.6 the attacker names units and primary before the defender", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0405 fr-24leg inf 2-3-4 bn\naustria 0505 au-grenz inf 3-3-4 bn")
		g.Play("attack fr-44 @0505").WantAsk("combat.attack", "france").Play("add fr-24leg").WantOffered("primary fr-24leg", "drop fr-44").wantNone("defend")
		g.Play("done").WantAsk("combat.defend", "austria").WantOffered("drop au-28", "primary au-grenz").wantNone("add")
		g.Play("done").WantAsk("combat.tactic", "france")
	})
}
