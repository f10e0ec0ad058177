package musket

import "testing"

// led are two brigades and a leader in 0405 who have begun the phase there.
const led = "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4 f=2\nfrance 0405 fr-lannes ldr 2-1+1 span=1,2\n"

func TestLedgerOneUnitATurn(t *testing.T) {
	t.Run("MS-10.3.1 each leader assists one unit in a game turn", func(t *testing.T) {
		g := draw(t, led).play("group fr-44", "help fr-lannes @fr-44").wantNone("help").play("move @0404").play("group fr-101").wantNone("help").play("add fr-lannes", "move @0505", "done")
		g.play("done", "done", "done").wantPhase(2, "move", "france").play("group fr-101").wantOffered("help fr-lannes @fr-101")
		g = draw(t, "phase combat\nfrance 0405 fr-101 inf 5-4-4\nfrance 0404 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1 helps=fr-44\naustria 0505 au-28 inf 4-3-4")
		g.play("attack fr-101 @0505").wantRefused("leader fr-lannes @fr-101", "MS-10.3.1")
	})
	t.Run("MS-10.3.1 of any kind, within his span", func(t *testing.T) {
		for _, c := range []struct {
			unit, id string
			ok       bool
		}{{"fr-ke cav 3/5-4-9 f=2", "fr-ke", true}, {"fr-bty1 art 3/1-3-4 f=1", "fr-bty1", true}, {"fr-96 inf 5-4-4 f=3", "fr-96", false}, {"fr-96 inf 5-4-4 f=0", "fr-96", false}} {
			g := draw(t, led+"france 0405 "+c.unit).play("group "+c.id, "add fr-101")
			if c.ok {
				g.wantOffered("help fr-lannes @" + c.id)
			} else {
				g.wantNot("help fr-lannes @" + c.id)
			}
		}
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=3\nfrance 0405 fr-lannes ldr 2-1+1 span=1\naustria 0505 au-28 inf 4-3-4").play("attack fr-44 @0505")
		g.wantRefused("leader fr-lannes @fr-44", "MS-10.3.1")
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=0\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4").play("attack fr-44 @0505").wantOffered("leader fr-lannes @fr-44")
	})
	t.Run("MS-10.3.2 for movement and recovery he must have begun the phase with the unit", func(t *testing.T) {
		apart := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0404 fr-lannes ldr 2-1+1\n"
		g := draw(t, apart).play("move fr-lannes @0405").wantOffered("rally fr-44").wantNot("rally fr-44 +fr-lannes").wantNone("group")
		g.wantAt("fr-lannes", "0405")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1").play("move fr-lannes @0402").wantOffered("rally fr-44 +fr-lannes")
	})
	t.Run("MS-10.3.2 for other effects he must be stacked with it at that moment", func(t *testing.T) {
		picture := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\nfrance "
		draw(t, picture+"0405 fr-lannes ldr 2-1+1 start=0909").play("attack fr-44 @0505").wantOffered("leader fr-lannes @fr-44")
		draw(t, picture+"0404 fr-lannes ldr 2-1+1 start=0405").play("attack fr-44 @0505").wantNot("leader fr-lannes @fr-44")
	})
	t.Run("MS-10.3.3 that unit has all effects, as often as they arise", func(t *testing.T) {
		g := draw(t, led+"france 0406 fr-96 inf 5-4-4\naustria 0605 au-28 inf 4-3-4").play("group fr-44", "help fr-lannes @fr-44", "add fr-lannes", "move @0505", "done")
		g.play("attack fr-44 @0605", "leader fr-lannes @fr-44").wantDifferential(3).play("done", "none", "none").wantAsk("crt", "")
		later := "phase combat\nactive austria\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-24leg inf 2-4-5 bn\nfrance 0405 fr-lannes ldr 2-1+1 helps=fr-44\naustria 0505 au-28 inf 4-3-4"
		draw(t, later).play("attack au-28 @0405", "done").wantOffered("leader fr-lannes @fr-44").wantRefused("leader fr-lannes @fr-24leg", "MS-10.3.1")
	})
	t.Run("MS-10.3.4 he adds his bonus to the MA of the unit, whether he goes along or not", func(t *testing.T) {
		draw(t, led).wantGoes("fr-44", "0409").wantShort("fr-44", "0410").play("group fr-44", "help fr-lannes @fr-44").wantOffered("move @0410").play("move @0410").wantAt("fr-44", "0410", "fr-lannes", "0405")
		draw(t, led).play("group fr-44", "add fr-lannes").wantNot("move @0410").play("help fr-lannes @fr-44", "move @0410").wantAt("fr-lannes", "0410")
	})
	t.Run("MS-10.3.4 a leader without a bonus does not help it to move", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+0\n").play("group fr-44").wantNone("help")
		g.wantOffered("add fr-lannes")
	})
	t.Run("MS-4.7.3 a group marches only if the HQ is active, rolled for or not", func(t *testing.T) {
		draw(t, led).play("group fr-44", "add fr-101").wantOffered("walk.march", "march @0409").wantNone("roll.march")
		g := draw(t, led+"france hq 0101 ineffective").play("group fr-44", "add fr-101").wantNone("roll.march", "march").wantRefused("roll.march", "MS-4.7.3").wantOffered("roll")
		g.wantRefused("move", "MS-12.1.9")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1").play("group fr-44", "add fr-lannes").wantOffered("roll", "roll.march").wantNone("march", "walk")
	})
	t.Run("MS-10.3.4 two leaders add two bonuses", func(t *testing.T) {
		two := draw(t, led+"france 0405 fr-ney ldr 1-1+2").play("group fr-44", "help fr-lannes @fr-44").wantOffered("move @0410").wantNot("move @1105")
		two.play("help fr-ney @fr-44").wantOffered("move @1105").wantNot("move @1205")
	})
	t.Run("MS-10.3.5 he takes a unit with (CF) or Shaken into an EZOC by moving with it", func(t *testing.T) {
		picture := "phase move-start\naustria 0605 au-28 inf 4-3-4\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-44 inf "
		draw(t, picture+"(5)-4-4").wantShort("fr-44", "0505").play("group fr-44", "add fr-lannes").wantOffered("move @0505")
		draw(t, picture+"5-4-4 shaken").play("group fr-44", "add fr-lannes", "roll").roll(4).wantOffered("move @0505")
		draw(t, picture+"5-4-4 shaken").play("group fr-44", "roll").roll(4).wantNot("move @0505")
	})
	t.Run("MS-10.3.6 he adds his MR to a test, recovery included", func(t *testing.T) {
		shaken := "phase move-start\nfrance 0405 fr-44 inf 5-3-4 shaken\nfrance 0405 fr-lannes ldr 2-2+1"
		draw(t, shaken).play("rally fr-44 +fr-lannes").roll(5).wantNoMarks("fr-44", "shaken")
		draw(t, shaken).play("rally fr-44").roll(5).wantMarks("fr-44", "shaken")
		draw(t, shaken+"\nfrance 0405 fr-101 inf 5-3-4 shaken").play("rally fr-44 +fr-lannes").roll(1).wantOffered("rally fr-101").wantNot("rally fr-101 +fr-lannes")
	})
	t.Run("MS-10.3.7 with HQ, trains or in a LOC hex he helps an eliminated unit back", func(t *testing.T) {
		aside := "phase move-start\nfrance loc 0505\nfrance hq 0303\nfrance trains 0307\nfrance aside - fr-44 inf 5-5-4 back=3-3-4\nfrance "
		for at, ok := range map[string]bool{"0303": true, "0307": true, "0505": true, "0405": false} {
			g := draw(t, aside+at+" fr-lannes ldr 2-2+1")
			if !ok {
				g.wantOffered("test fr-44").wantNot("test fr-44 +fr-lannes")
				continue
			}
			g.play("test fr-44 +fr-lannes").roll(5).wantPlace("fr-44", "track", 2)
		}
		draw(t, aside+"0303 fr-lannes ldr 2-2+1").play("test fr-44").roll(5).wantPlace("fr-44", "destroyed", 0)
		for _, idle := range []string{"france hq 0303 ineffective\n", "france trains 0303 ineffective\n"} { // both are to be active
			draw(t, "phase move\n"+idle+"france aside - fr-44 inf 5-5-4\nfrance 0303 fr-lannes ldr 2-2+1").wantOffered("test fr-44").wantNot("test fr-44 +fr-lannes")
		}
		draw(t, "france hq 0303 ineffective\nfrance aside - fr-44 inf 5-5-4\nfrance 0303 fr-lannes ldr 2-2+1").wantNot("test fr-44 +fr-lannes")
		draw(t, "france hq 0303\nfrance aside - fr-44 inf 5-5-4 f=2\nfrance 0303 fr-lannes ldr 2-2+1 span=1").wantNot("test fr-44 +fr-lannes")
	})
}

func TestLedgerLeadersInCombat(t *testing.T) {
	split := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0506 fr-101 inf 4-4-4 f=2\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-10.3.8 a leader who coordinates makes all units of his span one formation", func(t *testing.T) {
		draw(t, split).play("attack fr-44 @0505", "add fr-101").wantDifferential(3)
		draw(t, split+"france 0404 fr-lannes ldr 2-1+1 span=1,2").play("attack fr-44 @0505", "add fr-101", "coordinate fr-lannes @fr-101").wantDifferential(5)
		draw(t, split+"france 0404 fr-lannes ldr 2-1+1 span=1").play("attack fr-44 @0505", "add fr-101").wantRefused("coordinate fr-lannes @fr-44", "MS-7.14.5").wantDifferential(3)
		draw(t, split+"france 0202 fr-lannes ldr 2-1+1").play("attack fr-44 @0505", "add fr-101").wantNone("coordinate")
	})
	t.Run("MS-10.3.9 taking part is optional and adds his CF to the side's total", func(t *testing.T) {
		g := draw(t, split+"france 0405 fr-lannes ldr 2-1+1\naustria 0505 au-melas ldr 1-1+1").play("attack fr-44 @0505").wantDifferential(1).play("leader fr-lannes @fr-44").wantDifferential(3)
		g.play("done").wantAsk("combat.defend", "austria").wantOffered("done").play("leader au-melas @au-28").wantDifferential(2).play("done", "none", "none").wantTotal("attack", 7).wantTotal("defence", 5)
		g.wantMod("MS-7.7.8", 2).wantMod("MS-7.7.8", 1)
	})
	t.Run("MS-10.3.9 the only unit of a hex defends, whether its leader takes part or not", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-melas ldr 1-1+1").play("attack fr-44 @0505", "done").wantAsk("combat.defend", "austria")
		g.wantOptions("done", "leader au-melas @au-28")
	})
	t.Run("MS-10.3.9 left out with his unit he assists nobody, and is free for another", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0405 fr-24leg inf 2-4-4 bn\nfrance 0405 fr-lannes ldr 2-1+1").play("attack fr-44 @0505", "add fr-24leg", "leader fr-lannes @fr-24leg")
		g.play("drop fr-24leg").wantOffered("leader fr-lannes @fr-44").play("done").wantAsk("combat.tactic", "france").wantDifferential(5 - 4)
	})
	t.Run("MS-10.3.9 his MR counts in the tests of the units of his hex", func(t *testing.T) {
		for _, c := range []struct {
			hex   string
			holds bool
		}{{"0405", true}, {"0506", false}} {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-3-4\nfrance 0506 fr-101 inf 4-3-4\naustria 0505 au-28 inf 9-3-4\nfrance "+c.hex+" fr-lannes ldr 0-2+1")
			unit := map[string]string{"0405": "fr-44", "0506": "fr-101"}[c.hex]
			g.play("attack fr-44 @0505", "add fr-101", "leader fr-lannes @"+unit, "done", "none", "none").wantDifferential(0).roll(4).wantRow("ac-ne").roll(5)
			if c.holds {
				g.wantAsk("combat", "france")
			} else {
				g.wantAsk("retreat", "france")
			}
		}
	})
	t.Run("MS-10.3.10 he advances with the unit he helped", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-victor ldr 1-1+1\naustria 0505 au-28 inf 4-3-4").play("attack fr-44 @0505", "leader fr-lannes @fr-44", "done", "none", "none")
		g.roll(5).play("retreat", "retreat au-28 @0605", "stop au-28", "advance fr-44 @0505").wantAt("fr-44", "0505", "fr-lannes", "0505", "fr-victor", "0405")
	})
	t.Run("MS-10.3.11 the leader of a charging group takes part, and there is only one", func(t *testing.T) {
		g := draw(t, led+"france 0405 fr-desaix ldr 1-1+1\naustria 0705 au-28 inf 4-3-4").play("group fr-44", "add fr-lannes").wantOffered("charge @0604")
		g.play("add fr-desaix").wantNone("charge").wantRefused("charge", "MS-7.13.3b")
		g = draw(t, led+"austria 0705 au-28 inf 4-3-4").play("group fr-44", "add fr-lannes", "charge @0604", "done", "charge @0705", "none").wantAsk("morale.charge", "").roll(5)
		g.wantAsk("crt", "").wantTotal("attack", 7)
	})
}
