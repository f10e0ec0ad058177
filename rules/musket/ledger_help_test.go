package musket

import "testing"

// led are two brigades and a leader in 0405 who have begun the phase there.
const led = "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4 f=2\nfrance 0405 fr-lannes ldr 2-1+1 span=1,2\n"

func TestLedgerOneUnitATurn(t *testing.T) {
	t.Run("MS-10.3.1 each leader assists one unit in a game turn", func(t *testing.T) {
		g := draw(t, led).Play("group fr-44", "help fr-lannes @fr-44").wantNone("help").Play("move @0404").Play("group fr-101").wantNone("help").Play("add fr-lannes", "move @0505", "done")
		g.Play("done", "done", "done").wantPhase(2, "move", "france").Play("group fr-101").WantOffered("help fr-lannes @fr-101")
		g = draw(t, "phase combat\nfrance 0405 fr-101 inf 5-4-4\nfrance 0404 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1 helps=fr-44\naustria 0505 au-28 inf 4-3-4")
		g.Play("attack fr-101 @0505").WantRefused("leader fr-lannes @fr-101", "MS-10.3.1")
	})
	t.Run("MS-10.3.1 of any kind, within his span", func(t *testing.T) {
		for _, c := range []struct {
			unit, id string
			ok       bool
		}{{"fr-ke cav 3/5-4-9 f=2", "fr-ke", true}, {"fr-bty1 art 3/1-3-4 f=1", "fr-bty1", true}, {"fr-96 inf 5-4-4 f=3", "fr-96", false}, {"fr-96 inf 5-4-4 f=0", "fr-96", false}} {
			g := draw(t, led+"france 0405 "+c.unit).Play("group "+c.id, "add fr-101")
			if c.ok {
				g.WantOffered("help fr-lannes @" + c.id)
			} else {
				g.WantNot("help fr-lannes @" + c.id)
			}
		}
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=3\nfrance 0405 fr-lannes ldr 2-1+1 span=1\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505")
		g.WantRefused("leader fr-lannes @fr-44", "MS-10.3.1")
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=0\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").WantOffered("leader fr-lannes @fr-44")
	})
	t.Run("MS-10.3.2 for movement and recovery he must have begun the phase with the unit", func(t *testing.T) {
		apart := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0404 fr-lannes ldr 2-1+1\n"
		g := draw(t, apart).Play("move fr-lannes @0405").WantOffered("rally fr-44").WantNot("rally fr-44 +fr-lannes").wantNone("group")
		g.WantAt("fr-lannes", "0405")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1").Play("move fr-lannes @0402").WantOffered("rally fr-44 +fr-lannes")
	})
	t.Run("MS-10.3.2 for other effects he must be stacked with it at that moment", func(t *testing.T) {
		picture := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\nfrance "
		draw(t, picture+"0405 fr-lannes ldr 2-1+1 start=0909").Play("attack fr-44 @0505").WantOffered("leader fr-lannes @fr-44")
		draw(t, picture+"0404 fr-lannes ldr 2-1+1 start=0405").Play("attack fr-44 @0505").WantNot("leader fr-lannes @fr-44")
	})
	t.Run("MS-10.3.3 that unit has all effects, as often as they arise", func(t *testing.T) {
		g := draw(t, led+"france 0406 fr-96 inf 5-4-4\naustria 0605 au-28 inf 4-3-4").Play("group fr-44", "help fr-lannes @fr-44", "add fr-lannes", "move @0505", "done")
		g.Play("attack fr-44 @0605", "leader fr-lannes @fr-44").wantDifferential(3).Play("done", "none", "none").WantAsk("crt", "")
		later := "phase combat\nactive austria\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-24leg inf 2-4-5 bn\nfrance 0405 fr-lannes ldr 2-1+1 helps=fr-44\naustria 0505 au-28 inf 4-3-4"
		draw(t, later).Play("attack au-28 @0405", "done").WantOffered("leader fr-lannes @fr-44").WantRefused("leader fr-lannes @fr-24leg", "MS-10.3.1")
	})
	t.Run("MS-10.3.4 he adds his bonus to the MA of the unit, whether he goes along or not", func(t *testing.T) {
		draw(t, led).wantGoes("fr-44", "0409").wantShort("fr-44", "0410").Play("group fr-44", "help fr-lannes @fr-44").WantOffered("move @0410").Play("move @0410").WantAt("fr-44", "0410", "fr-lannes", "0405")
		draw(t, led).Play("group fr-44", "add fr-lannes").WantNot("move @0410").Play("help fr-lannes @fr-44", "move @0410").WantAt("fr-lannes", "0410")
	})
	t.Run("MS-10.3.4 a leader without a bonus does not help it to move", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+0\n").Play("group fr-44").wantNone("help")
		g.WantOffered("add fr-lannes")
	})
	t.Run("MS-4.7.3 a group marches only if the HQ is active, rolled for or not", func(t *testing.T) {
		draw(t, led).Play("group fr-44", "add fr-101").WantOffered("walk.march", "march @0409").wantNone("roll.march")
		g := draw(t, led+"france hq 0101 ineffective").Play("group fr-44", "add fr-101").wantNone("roll.march", "march").WantRefused("roll.march", "MS-4.7.3").WantOffered("roll")
		g.WantRefused("move", "MS-12.1.9")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1").Play("group fr-44", "add fr-lannes").WantOffered("roll", "roll.march").wantNone("march", "walk")
	})
	t.Run("MS-10.3.4 two leaders add two bonuses", func(t *testing.T) {
		two := draw(t, led+"france 0405 fr-ney ldr 1-1+2").Play("group fr-44", "help fr-lannes @fr-44").WantOffered("move @0410").WantNot("move @1105")
		two.Play("help fr-ney @fr-44").WantOffered("move @1105").WantNot("move @1205")
	})
	t.Run("MS-10.3.5 he takes a unit with (CF) or Shaken into an EZOC by moving with it", func(t *testing.T) {
		picture := "phase move-start\naustria 0605 au-28 inf 4-3-4\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-44 inf "
		draw(t, picture+"(5)-4-4").wantShort("fr-44", "0505").Play("group fr-44", "add fr-lannes").WantOffered("move @0505")
		draw(t, picture+"5-4-4 shaken").Play("group fr-44", "add fr-lannes", "roll").Roll(4).WantOffered("move @0505")
		draw(t, picture+"5-4-4 shaken").Play("group fr-44", "roll").Roll(4).WantNot("move @0505")
	})
	t.Run("MS-10.3.6 he adds his MR to a test, recovery included", func(t *testing.T) {
		shaken := "phase move-start\nfrance 0405 fr-44 inf 5-3-4 shaken\nfrance 0405 fr-lannes ldr 2-2+1"
		draw(t, shaken).Play("rally fr-44 +fr-lannes").Roll(5).wantNoMarks("fr-44", "shaken")
		draw(t, shaken).Play("rally fr-44").Roll(5).wantMarks("fr-44", "shaken")
		draw(t, shaken+"\nfrance 0405 fr-101 inf 5-3-4 shaken").Play("rally fr-44 +fr-lannes").Roll(1).WantOffered("rally fr-101").WantNot("rally fr-101 +fr-lannes")
	})
	t.Run("MS-10.3.7 with HQ, trains or in a LOC hex he helps an eliminated unit back", func(t *testing.T) {
		aside := "phase move-start\nfrance loc 0505\nfrance hq 0303\nfrance trains 0307\nfrance aside - fr-44 inf 5-5-4 back=3-3-4\nfrance "
		for at, ok := range map[string]bool{"0303": true, "0307": true, "0505": true, "0405": false} {
			g := draw(t, aside+at+" fr-lannes ldr 2-2+1")
			if !ok {
				g.WantOffered("test fr-44").WantNot("test fr-44 +fr-lannes")
				continue
			}
			g.Play("test fr-44 +fr-lannes").Roll(5).wantPlace("fr-44", "track", 2)
		}
		draw(t, aside+"0303 fr-lannes ldr 2-2+1").Play("test fr-44").Roll(5).wantPlace("fr-44", "destroyed", 0)
		for _, idle := range []string{"france hq 0303 ineffective\n", "france trains 0303 ineffective\n"} { // both are to be active
			draw(t, "phase move\n"+idle+"france aside - fr-44 inf 5-5-4\nfrance 0303 fr-lannes ldr 2-2+1").WantOffered("test fr-44").WantNot("test fr-44 +fr-lannes")
		}
		draw(t, "france hq 0303 ineffective\nfrance aside - fr-44 inf 5-5-4\nfrance 0303 fr-lannes ldr 2-2+1").WantNot("test fr-44 +fr-lannes")
		draw(t, "france hq 0303\nfrance aside - fr-44 inf 5-5-4 f=2\nfrance 0303 fr-lannes ldr 2-2+1 span=1").WantNot("test fr-44 +fr-lannes")
	})
}

func TestLedgerLeadersInCombat(t *testing.T) {
	split := "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0506 fr-101 inf 4-4-4 f=2\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-10.3.8 a leader who coordinates makes all units of his span one formation", func(t *testing.T) {
		draw(t, split).Play("attack fr-44 @0505", "add fr-101").wantDifferential(3)
		draw(t, split+"france 0404 fr-lannes ldr 2-1+1 span=1,2").Play("attack fr-44 @0505", "add fr-101", "coordinate fr-lannes @fr-101").wantDifferential(5)
		draw(t, split+"france 0404 fr-lannes ldr 2-1+1 span=1").Play("attack fr-44 @0505", "add fr-101").WantRefused("coordinate fr-lannes @fr-44", "MS-7.14.5").wantDifferential(3)
		draw(t, split+"france 0202 fr-lannes ldr 2-1+1").Play("attack fr-44 @0505", "add fr-101").wantNone("coordinate")
	})
	t.Run("MS-10.3.9 taking part is optional and adds his CF to the side's total", func(t *testing.T) {
		g := draw(t, split+"france 0405 fr-lannes ldr 2-1+1\naustria 0505 au-melas ldr 1-1+1").Play("attack fr-44 @0505").wantDifferential(1).Play("leader fr-lannes @fr-44").wantDifferential(3)
		g.Play("done").WantAsk("combat.defend", "austria").WantOffered("done").Play("leader au-melas @au-28").wantDifferential(2).Play("done", "none", "none").WantTotal("attack", 7).WantTotal("defence", 5)
		g.wantMod("MS-7.7.8", 2).wantMod("MS-7.7.8", 1)
	})
	t.Run("MS-10.3.9 the only unit of a hex defends, whether its leader takes part or not", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-melas ldr 1-1+1").Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria")
		g.WantOptions("done", "leader au-melas @au-28")
	})
	t.Run("MS-10.3.9 left out with his unit he assists nobody, and is free for another", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0405 fr-24leg inf 2-4-4 bn\nfrance 0405 fr-lannes ldr 2-1+1").Play("attack fr-44 @0505", "add fr-24leg", "leader fr-lannes @fr-24leg")
		g.Play("drop fr-24leg").WantOffered("leader fr-lannes @fr-44").Play("done").WantAsk("combat.tactic", "france").wantDifferential(5 - 4)
	})
	t.Run("MS-10.3.9 his MR counts in the tests of the units of his hex", func(t *testing.T) {
		for _, c := range []struct {
			hex   string
			holds bool
		}{{"0405", true}, {"0506", false}} {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-3-4\nfrance 0506 fr-101 inf 4-3-4\naustria 0505 au-28 inf 9-3-4\nfrance "+c.hex+" fr-lannes ldr 0-2+1")
			unit := map[string]string{"0405": "fr-44", "0506": "fr-101"}[c.hex]
			g.Play("attack fr-44 @0505", "add fr-101", "leader fr-lannes @"+unit, "done", "none", "none").wantDifferential(0).Roll(4).wantRow("ac-ne").Roll(5)
			if c.holds {
				g.WantAsk("combat", "france")
			} else {
				g.WantAsk("retreat", "france")
			}
		}
	})
	t.Run("MS-10.3.10 he advances with the unit he helped", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0405 fr-victor ldr 1-1+1\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505", "leader fr-lannes @fr-44", "done", "none", "none")
		g.Roll(5).Play("retreat", "retreat au-28 @0605", "stop au-28", "advance fr-44 @0505").WantAt("fr-44", "0505", "fr-lannes", "0505", "fr-victor", "0405")
	})
	t.Run("MS-10.3.11 the leader of a charging group takes part, and there is only one", func(t *testing.T) {
		g := draw(t, led+"france 0405 fr-desaix ldr 1-1+1\naustria 0705 au-28 inf 4-3-4").Play("group fr-44", "add fr-lannes").WantOffered("charge @0604")
		g.Play("add fr-desaix").wantNone("charge").WantRefused("charge", "MS-7.13.3b")
		g = draw(t, led+"austria 0705 au-28 inf 4-3-4").Play("group fr-44", "add fr-lannes", "charge @0604", "done", "charge @0705", "none").WantAsk("morale.charge", "").Roll(5)
		g.WantAsk("crt", "").WantTotal("attack", 7)
	})
}
