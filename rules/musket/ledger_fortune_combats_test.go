package musket

import "testing"

func TestLedgerUnitsBoundByAFortune(t *testing.T) {
	t.Run("MS-12.4.5 who was moved by a FOW must join a later attack from its hex", func(t *testing.T) {
		g := fortune(t, "france 0405 fr-44 inf 5-4-4\nfrance 0305 fr-24leg inf 2-4-4 bn attacked\naustria 0505 au-28 inf 4-3-4").Play("fow.move fr-24leg").Roll(4).Play("move @0405", "forfeit")
		g.wantMarks("fr-24leg", "hauled").Play("attack fr-44 @0505").wantDifferential(3).WantRefused("drop fr-24leg", "MS-12.4.5").WantOffered("drop fr-44")
	})
	t.Run("MS-12.4.5 though it has marched, but not beyond the limits of a hex", func(t *testing.T) {
		haul := func(unit, light string) *game {
			return fortune(t, light+"france 0405 fr-44 inf 5-4-4\nfrance 0305 fr-24leg inf "+unit+"\naustria 0505 au-28 inf 4-3-4").Play("fow.move fr-24leg").Roll(4).Play("move @0405", "forfeit")
		}
		haul("2-4-4 bn marched", "").Play("attack fr-44 @0505").wantDifferential(5 + 2 - 4)
		haul("2-4-4", "").Play("attack fr-44 @0505").wantDifferential(5-4).WantRefused("add fr-24leg", "MS-5.3.1")
	})
	t.Run("MS-12.4.5 who was moved freely need not", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-24leg inf 2-4-4 bn\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(1)
	})
	t.Run("MS-12.4.5 it must join the defence too, though it has fought", func(t *testing.T) {
		g := fortune(t, "france 0504 fr-44 inf 5-4-4\naustria 0505 au-28 inf 6-3-4\naustria 0706 au-51 inf 1-3-4 fought").Play("fow.enemy au-51").Roll(1).Roll(4)
		g.Play("move @0505", "forfeit").WantAt("au-51", "0505").Play("attack fr-44 @0505", "done").WantAsk("combat.defend", "austria").WantRefused("drop au-51", "MS-12.4.5").Play("done", "none", "none")
		g.WantTotal("defence", 1)
	})
}

func TestLedgerChargesByFortune(t *testing.T) {
	charge := "france 0405 fr-44 inf 5-4-4\naustria 0705 au-28 inf 4-3-4\n"
	t.Run("MS-12.4.7 a friendly unit charges at once, after a roll for its MA", func(t *testing.T) {
		g := fortune(t, charge).Play("fow.charge fr-44").wantDice("roll.ma", 1, 4).Roll(2).WantAsk("fow.charge", "france").WantOffered("charge @0604", "charge @0605", "stop").Play("charge @0604")
		g.WantAsk("combat.reaction", "austria").WantAt("fr-44", "0604").wantMarks("fr-44", "hauled").Play("none").WantAsk("morale.charge", "")
	})
	t.Run("MS-12.4.7 not out of an EZOC, and nobody who has been in a combat", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").WantRefused("fow.charge fr-44", "MS-12.4.7")
		fortune(t, "france 0405 fr-44 inf 5-4-4 involved\naustria 0705 au-28 inf 4-3-4").WantRefused("fow.charge fr-44", "MS-12.4.7")
		fortune(t, charge).WantRefused("fow.charge fr-96", "MS-12.4.7").wantNoneOf("fr-96", "fow.charge")
		// DF gives the defender a FOW when the attacker has gone: who defended may not charge.
		g := meet(t, "6-4-4", "4-3-4", "austria 0708 au-51 inf 4-3-4\naustria 0505 au-jager inf 1-3-4 bn\nfrance 0205 fr-101 inf 4-4-4").Play("attack fr-44 @0505", "done", "drop au-jager")
		g = g.engage().wantDifferential(2).Roll(1).wantRow("ar").Play("retreat", "retreat fr-44 @0305", "retreat fr-44 @0204").Play("stay").WantAsk("fow", "austria")
		g.WantRefused("fow.charge au-28", "MS-12.4.7").wantNoneOf("au-28", "fow.charge").WantOffered("fow.charge au-51", "fow.charge au-jager")
	})
	t.Run("MS-12.4.7 nor who has been bombarded in this phase", func(t *testing.T) {
		g := battery(t, "1/1-3-4", "austria 0509 au-51 inf 4-3-4\nfrance 0707 fr-44 inf 4-4-4\n").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(1).WantAsk("fow", "austria")
		g.WantRefused("fow.charge au-28", "MS-12.4.7").wantNoneOf("au-28", "fow.charge").WantOffered("fow.charge au-51")
	})
	t.Run("MS-12.4.7 a stack within the limits of a charge, none of it fought", func(t *testing.T) {
		g := fortune(t, charge+"france 0405 fr-24leg inf 2-4-4 bn\nfrance 0405 fr-101 inf 3-4-4\nfrance 0405 fr-6leg inf 2-4-4 bn involved\nfrance 0405 fr-lannes ldr 2-1+1").Play("fow.charge fr-44").WantAsk("fow.join", "france")
		g.WantOptions("done", "add fr-24leg", "add fr-lannes").Play("add fr-24leg", "add fr-lannes").Roll(3).Play("charge @0604").WantAt("fr-24leg", "0604", "fr-lannes", "0604", "fr-101", "0405")
	})
	t.Run("MS-12.4.7 infantry and cavalry obey the limits of their charges", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf 5-4-4 shaken\nfrance 0406 fr-bty1 art 3/1-3-4\nfrance 0407 fr-ke cav 3/5-4-9 ineffective").wantNoneOf("fr-44", "fow.charge").wantNoneOf("fr-bty1", "fow.charge").wantNoneOf("fr-ke", "fow.charge")
		rows := "map\n............\n............\n............\n............\n......v.....\n............\n............\n............\n............\n............\nend\n"
		fortune(t, rows+"france 0405 fr-ke cav 3/5-4-9\naustria 0705 au-28 inf 4-3-4").Play("fow.charge fr-ke").Roll(6).WantAsk("fow", "france")
		fortune(t, rows+charge).Play("fow.charge fr-44").Roll(4).WantAsk("fow.charge", "france")
	})
	struck := func(t *testing.T, die int) *game {
		g := fortune(t, charge+"france 0405 fr-lannes ldr 2-0+1").Play("fow.charge fr-44", "add fr-lannes").Roll(2).Play("charge @0604", "none").Roll(die)
		return g.WantAsk("crt", "")
	}
	t.Run("MS-12.4.8 passed, the CFs are doubled but not the leader's", func(t *testing.T) {
		struck(t, 4).WantTotal("attack", 12).wantMod("MS-12.4.8", 5).wantMod("MS-7.7.8", 2)
	})
	t.Run("MS-12.4.8 failed, they are halved", func(t *testing.T) { struck(t, 5).WantTotal("attack", 5) })
	t.Run("MS-12.4.8 cavalry doubles its charge factor", func(t *testing.T) {
		g := fortune(t, "france 0405 fr-ke cav 3/5-4-9\naustria 0705 au-28 inf 4-3-4").Play("fow.charge fr-ke").Roll(2).Play("charge @0604", "none").Roll(1).WantTotal("attack", 10)
		g.wantMod("MS-9.3.5", 5)
	})
	t.Run("MS-12.4.9 the charged unit may be in other combats of the phase", func(t *testing.T) {
		g := fortune(t, charge+"france 0706 fr-101 inf 5-4-4").Play("fow.charge fr-44").Roll(2).Play("charge @0604", "none").Roll(4)
		g.wantDifferential(6).Roll(2).wantRow("dm-ax").Roll(1).Play("loss", "forfeit").WantAsk("combat", "france").WantOffered("attack fr-101 @0705")
	})
	t.Run("MS-12.4.9 chargers who had declared on that hex count as having attacked without effect", func(t *testing.T) {
		g := fortune(t, charge+"france 0706 fr-101 inf 5-4-4 charging aim=0705").Play("fow.charge fr-44").Roll(2).Play("charge @0604", "none").wantNoMarks("fr-101", "charging").wantMarks("fr-101", "attacked")
		g.Roll(4).Roll(2).Roll(1).Play("loss", "forfeit").WantAsk("combat", "france").wantNone("charge").wantNoneOf("fr-101", "attack").WantAt("fr-101", "0706").wantNoMarks("fr-101", "reduced", "shaken")
	})
	t.Run("MS-12.4.14 the MA comes first, the target when the move ends", func(t *testing.T) {
		two := charge + "austria 0603 au-51 inf 4-3-4\n"
		g := fortune(t, two).Play("fow.charge fr-44").Roll(2).Play("charge @0604").WantAsk("charge.target", "france").WantOptions("charge @0603", "charge @0705").Play("charge @0603")
		g.WantAsk("combat.reaction", "austria")
	})
	t.Run("MS-12.4.14 out of reach of any target they stay, and the FOW is spent", func(t *testing.T) {
		g := fortune(t, charge).Play("fow.charge fr-44").Roll(1).WantAsk("fow", "france").WantAt("fr-44", "0405").Play("forfeit").WantAsk("combat", "france")
		g.wantNoMarks("fr-44", "hauled")
		fortune(t, charge).Play("fow.charge fr-44").Roll(2).Play("stop").WantAsk("fow", "france").WantAt("fr-44", "0405")
	})
	night := func(t *testing.T, picture string) *game {
		g := draw(t, "turns night day\nphase combat\naustria hq 1201\nfrance 1202 fr-96 inf 5-4-4 charging aim=1201\n"+picture)
		return g.Play("charge @1201", "stay").WantAsk("fow", "france")
	}
	t.Run("MS-12.4.15 at night a FOW moves nobody into an EZOC", func(t *testing.T) {
		night(t, charge).Play("fow.move fr-44").Roll(4).wantOnward([]string{"0404"}, []string{"0604", "0605"})
		night(t, charge).Play("fow.enemy au-28").Roll(1).Roll(4).wantOnward([]string{"0805"}, []string{"0505"})
		fortune(t, charge).Play("fow.move fr-44").Roll(4).WantOffered("move @0604")
	})
	t.Run("MS-12.4.15 at night infantry alone charges", func(t *testing.T) {
		g := night(t, charge+"france 0406 fr-ke cav 3/5-4-9").WantOffered("fow.charge fr-44").WantRefused("fow.charge fr-ke", "MS-14.2.5").wantNoneOf("fr-ke", "fow.charge")
		g.Play("fow.charge fr-44").Roll(2).WantAsk("fow.charge", "france")
		fortune(t, charge+"france 0406 fr-ke cav 3/5-4-9").WantOffered("fow.charge fr-ke")
	})
}
