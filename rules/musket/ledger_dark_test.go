package musket

import (
	"slices"
	"testing"
)

// by draws a position in the light given, all turns alike.
func by(t *testing.T, light, picture string) *game {
	t.Helper()
	return draw(t, "turns "+light+" "+light+"\n"+picture)
}

// rush is an infantry charge of fr-44 on au-28.
const rush = "phase combat\nfrance 0405 fr-44 inf 9-4-4 charging aim=0505\naustria 0505 au-28 inf 1-3-4\n"

func TestLedgerLightAndMorale(t *testing.T) {
	charge := func(light, mr string, die int) *game {
		return by(t, light, "phase combat\nfrance 0405 fr-44 inf 9-"+mr+"-4 charging aim=0505\naustria 0505 au-28 inf 1-3-4\n").engage("charge @0505").roll(die)
	}
	for _, c := range []struct {
		id, light string
		pass      int
	}{{"MS-14.1.1 by day nothing is added", "day", 4}, {"MS-14.2.1 at night 2 is added", "night", 2}, {"MS-14.3.1 in twilight 1 is added", "twilight", 3}} {
		t.Run(c.id+" to a morale die, and a natural 1 passes", func(t *testing.T) {
			charge(c.light, "4", c.pass).wantDifferential(9 - 1)
			charge(c.light, "4", c.pass+1).wantDifferential(5 - 1)
			charge(c.light, "1", 1).wantDifferential(9 - 1)
		})
	}
	t.Run("MS-14.1.1 the light changes nothing else: moves, stacks and march are those of the day", func(t *testing.T) {
		picture := "phase move-start\n" + ridge("0404w") + "france 0405 fr-44 inf 5-4-4\nfrance 0305 fr-12hus cav 2/4-4-6"
		day := by(t, "day", picture).options()
		for _, light := range []string{"twilight", "night"} {
			if got := by(t, light, picture).options(); !slices.Equal(got, day) {
				t.Errorf("%s offers %q, not %q", light, got, day)
			}
		}
	})
}

func TestLedgerNight(t *testing.T) {
	t.Run("MS-14.2.2 who has not fought recovers by himself at the start of his phase", func(t *testing.T) {
		weak := "phase move-start\nfrance 0405 fr-44 inf 5-4-4 shaken\nfrance 0305 fr-12hus cav 2/4-4-9 shaken ineffective\nfrance 0305 fr-lannes ldr 1-1+1 ineffective\nfrance 0808 fr-101 inf 5-4-4 shaken fought"
		by(t, "night", weak).wantNoMarks("fr-44", "shaken").wantNoMarks("fr-12hus", "shaken", "ineffective").wantNoMarks("fr-lannes", "ineffective").wantMarks("fr-101", "shaken")
		by(t, "twilight", weak).wantMarks("fr-44", "shaken").wantMarks("fr-12hus", "shaken", "ineffective").wantMarks("fr-lannes", "ineffective")
	})
	t.Run("MS-14.2.2 replacement is that of the day", func(t *testing.T) {
		lost := "phase move-start\nfrance steps 1\nfrance 0405 fr-44 inf 5-4-4 reduced\nfrance aside - fr-101 inf 4-4-4"
		by(t, "night", lost).wantMarks("fr-44", "reduced").wantOffered("replace fr-44", "replace fr-101", "test fr-101").play("replace fr-44").wantNoMarks("fr-44", "reduced").wantNone("replace")
	})
	t.Run("MS-14.2.3 only a charge enters an EZOC", func(t *testing.T) {
		march := "phase move-start\nfrance 0305 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", march).wantOffered("move fr-44 @0405", "charge fr-44 @0405")
		by(t, "twilight", march).wantOffered("move fr-44 @0405")
		by(t, "night", march).wantNot("move fr-44 @0405", "move fr-44 @0404").wantOffered("charge fr-44 @0405", "charge fr-44 @0404", "move fr-44 @0306")
	})
	t.Run("MS-14.2.4 any unit may disengage, alone, on its roll", func(t *testing.T) {
		held := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\naustria 0505 au-nau cav 4/4-4-9"
		g := by(t, "night", held).wantOffered("disengage fr-44", "disengage fr-101").play("disengage fr-44").wantDice("roll.ma", 1, 4).roll(2).play("move @0304")
		g.wantNoMarks("fr-101", "guarding").wantOffered("disengage fr-101").play("disengage fr-101").roll(2).play("move @0304").wantAt("fr-101", "0304")
		by(t, "day", held).play("disengage fr-44").roll(2).play("move @0304").wantMarks("fr-101", "guarding").wantNoneOf("fr-101", "disengage")
	})
	ground := func(light string) *game {
		g := by(t, light, rush+"austria 1002 au-51 inf 4-3-4").engage("charge @0505").roll(1).wantDifferential(8)
		return g.roll(5).wantRow("dm-ax").roll(6).recoil().wantMarks("au-28", "shaken")
	}
	t.Run("MS-14.2.6 after a rout the charge advances into the vacated hex only", func(t *testing.T) {
		ground("night").wantAsk("advance", "france").wantEach("advance", "fr-44 @0505").play("advance fr-44 @0505").wantAt("fr-44", "0505").wantNoMarks("fr-44", "shaken")
		ground("day").wantOffered("advance fr-44 @0505", "advance fr-44 @0604", "advance fr-44 @0504")
	})
	fails := func(light string, die int) *game {
		return by(t, light, rush).engage("charge @0505").roll(1).roll(die)
	}
	t.Run("MS-14.2.7 without a rout it goes back, Shaken, and nobody follows", func(t *testing.T) {
		fails("night", 1).wantRow("ne").wantAsk("retreat", "france").recoil().wantMarks("fr-44", "shaken").wantNoMarks("fr-44", "reduced").wantAsk("combat", "france").wantAt("au-28", "0505")
		fails("day", 1).wantUntouched("fr-44", "0405")
		g := fails("night", 5).roll(1).wantAsk("retreat", "france").recoil().wantMarks("fr-44", "shaken").wantAsk("combat", "france").wantAt("au-28", "0505")
		if g.board().piece[g.counter("fr-44")].at.name() == "0405" {
			t.Error("it stays")
		}
		fails("day", 5).roll(1).wantAsk("combat.x", "france").play("retreat").recoil().wantAsk("advance", "austria")
	})
	t.Run("MS-14.2.7 the charging infantry is the defender once cavalry countercharges, and may advance", func(t *testing.T) {
		g := by(t, "night", "phase combat\nfrance 0405 fr-44 inf 4-4-4 charging aim=0505\naustria 0505 au-nau cav 3/5-4-9").play("charge @0505", "countercharge au-nau").roll(2).wantRow("ax")
		g.play("retreat").recoil().wantAsk("advance", "france").play("advance fr-44 @0505").wantAt("fr-44", "0505")
	})
	t.Run("MS-14.2.8 artillery neither bombards, supports nor attacks, and defends as ever", func(t *testing.T) {
		by(t, "night", "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-28 inf 4-3-4").wantNone("aim").wantRefused("aim fr-bty1", "MS-14.2.8")
		by(t, "night", shore).wantNone("attack", "aim")
		by(t, "night", shore+"river 0405-0505").wantNone("attack", "aim")
		g := by(t, "night", "phase combat\nfrance 0405 fr-44 inf 9-4-4 charging aim=0505\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-cbty art 3/6-3-4").play("charge @0505").wantNone("support")
		g.engage().roll(1).wantTotal("attack", 9).wantTotal("defence", 6)
	})
}

func TestLedgerTwilight(t *testing.T) {
	t.Run("MS-14.3.2 no attack and no bombardment is coordinated", func(t *testing.T) {
		two := "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=1\nfrance 0404 fr-101 inf 4-4-4 f=2\nfrance 0305 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", two).play("attack fr-44 @0505", "add fr-101").wantOffered("coordinate fr-lannes @fr-44").play("coordinate fr-lannes @fr-44").wantDifferential(5)
		by(t, "twilight", two).play("attack fr-44 @0505", "add fr-101").wantNone("coordinate").wantRefused("coordinate fr-lannes @fr-44", "MS-14.3.2").wantDifferential(3)
		guns := "phase combat\nfrance 0405 fr-bty1 art 4/1-3-4\nfrance 0405 fr-bty2 art 2/1-3-4\nriver 0405-0505\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", guns).play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").wantAsk("bombard.join", "france")
		by(t, "twilight", guns).play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").wantAsk("crt", "").wantDifferential(4)
	})
	t.Run("MS-14.3.2 nor a charge of several units", func(t *testing.T) {
		pair := "phase move-start\nfrance 0305 fr-44 inf 5-4-4\nfrance 0305 fr-24leg inf 2-4-4 bn\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", pair).play("group fr-44", "add fr-24leg").wantOffered("charge @0405")
		by(t, "twilight", pair).wantOffered("charge fr-44 @0405").play("group fr-44", "add fr-24leg").wantNone("charge").wantRefused("charge", "MS-14.3.2")
	})
	t.Run("MS-14.3.3 artillery reaches adjacent hexes alone, across what bars its way", func(t *testing.T) {
		far := "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", far).wantOffered("aim fr-bty1 @0505").play("attack fr-44 @0505").wantOffered("support fr-bty1")
		by(t, "twilight", far).wantNone("aim").wantRefused("aim fr-bty1 @0505", "MS-14.3.3").play("attack fr-44 @0505").wantNone("support").wantRefused("support fr-bty1", "MS-14.3.3")
		by(t, "twilight", shore+"river 0405-0505").wantOffered("aim fr-bty1 @0505")
		by(t, "twilight", shore+"river 0405-0505\nfrance 0404 fr-44 inf 5-4-4").play("attack fr-44 @0505").wantOffered("support fr-bty1")
		by(t, "twilight", shore).wantNone("aim").wantOffered("attack fr-bty1 @0505")
	})
}
