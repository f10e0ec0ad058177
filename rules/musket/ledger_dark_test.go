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
		return by(t, light, "phase combat\nfrance 0405 fr-44 inf 9-"+mr+"-4 charging aim=0505\naustria 0505 au-28 inf 1-3-4\n").engage("charge @0505").Roll(die)
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
		day := by(t, "day", picture).Options()
		for _, light := range []string{"twilight", "night"} {
			if got := by(t, light, picture).Options(); !slices.Equal(got, day) {
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
		by(t, "night", lost).wantMarks("fr-44", "reduced").WantOffered("replace fr-44", "replace fr-101", "test fr-101").Play("replace fr-44").wantNoMarks("fr-44", "reduced").wantNone("replace")
	})
	t.Run("MS-14.2.3 only a charge enters an EZOC", func(t *testing.T) {
		march := "phase move-start\nfrance 0305 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", march).WantOffered("move fr-44 @0405", "charge fr-44 @0405")
		by(t, "twilight", march).WantOffered("move fr-44 @0405")
		by(t, "night", march).WantNot("move fr-44 @0405", "move fr-44 @0404").WantOffered("charge fr-44 @0405", "charge fr-44 @0404", "move fr-44 @0306")
	})
	t.Run("MS-14.2.4 any unit may disengage, alone, on its roll", func(t *testing.T) {
		held := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\naustria 0505 au-nau cav 4/4-4-9"
		g := by(t, "night", held).WantOffered("disengage fr-44", "disengage fr-101").Play("disengage fr-44").wantDice("roll.ma", 1, 4).Roll(2).Play("move @0304")
		g.wantNoMarks("fr-101", "guarding").WantOffered("disengage fr-101").Play("disengage fr-101").Roll(2).Play("move @0304").WantAt("fr-101", "0304")
		by(t, "day", held).Play("disengage fr-44").Roll(2).Play("move @0304").wantMarks("fr-101", "guarding").wantNoneOf("fr-101", "disengage")
	})
	ground := func(light string) *game {
		g := by(t, light, rush+"austria 1002 au-51 inf 4-3-4").engage("charge @0505").Roll(1).wantDifferential(8)
		return g.Roll(5).wantRow("dm-ax").Roll(6).recoil().wantMarks("au-28", "shaken")
	}
	t.Run("MS-14.2.6 after a rout the charge advances into the vacated hex only", func(t *testing.T) {
		ground("night").WantAsk("advance", "france").WantEach("advance", "fr-44 @0505").Play("advance fr-44 @0505").WantAt("fr-44", "0505").wantNoMarks("fr-44", "shaken")
		ground("day").WantOffered("advance fr-44 @0505", "advance fr-44 @0604", "advance fr-44 @0504")
	})
	fails := func(light string, die int) *game {
		return by(t, light, rush).engage("charge @0505").Roll(1).Roll(die)
	}
	t.Run("MS-14.2.7 without a rout it goes back, Shaken, and nobody follows", func(t *testing.T) {
		fails("night", 1).wantRow("ne").WantAsk("retreat", "france").recoil().wantMarks("fr-44", "shaken").wantNoMarks("fr-44", "reduced").WantAsk("combat", "france").WantAt("au-28", "0505")
		fails("day", 1).wantUntouched("fr-44", "0405")
		g := fails("night", 5).Roll(1).WantAsk("retreat", "france").recoil().wantMarks("fr-44", "shaken").WantAsk("combat", "france").WantAt("au-28", "0505")
		if g.board().piece[g.counter("fr-44")].at.name() == "0405" {
			t.Error("it stays")
		}
		fails("day", 5).Roll(1).WantAsk("combat.x", "france").Play("retreat").recoil().WantAsk("advance", "austria")
	})
	t.Run("MS-14.2.7 the charging infantry is the defender once cavalry countercharges, and may advance", func(t *testing.T) {
		g := by(t, "night", "phase combat\nfrance 0405 fr-44 inf 4-4-4 charging aim=0505\naustria 0505 au-nau cav 3/5-4-9").Play("charge @0505", "countercharge au-nau").Roll(2).wantRow("ax")
		g.Play("retreat").recoil().WantAsk("advance", "france").Play("advance fr-44 @0505").WantAt("fr-44", "0505")
	})
	t.Run("MS-14.2.8 artillery neither bombards, supports nor attacks, and defends as ever", func(t *testing.T) {
		by(t, "night", "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-28 inf 4-3-4").wantNone("aim").WantRefused("aim fr-bty1", "MS-14.2.8")
		by(t, "night", shore).wantNone("attack", "aim")
		by(t, "night", shore+"river 0405-0505").wantNone("attack", "aim")
		g := by(t, "night", "phase combat\nfrance 0405 fr-44 inf 9-4-4 charging aim=0505\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-cbty art 3/6-3-4").Play("charge @0505").wantNone("support")
		g.engage().Roll(1).WantTotal("attack", 9).WantTotal("defence", 6)
	})
}

func TestLedgerTwilight(t *testing.T) {
	t.Run("MS-14.3.2 no attack and no bombardment is coordinated", func(t *testing.T) {
		two := "phase combat\nfrance 0405 fr-44 inf 5-4-4 f=1\nfrance 0404 fr-101 inf 4-4-4 f=2\nfrance 0305 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", two).Play("attack fr-44 @0505", "add fr-101").WantOffered("coordinate fr-lannes @fr-44").Play("coordinate fr-lannes @fr-44").wantDifferential(5)
		by(t, "twilight", two).Play("attack fr-44 @0505", "add fr-101").wantNone("coordinate").WantRefused("coordinate fr-lannes @fr-44", "MS-14.3.2").wantDifferential(3)
		guns := "phase combat\nfrance 0405 fr-bty1 art 4/1-3-4\nfrance 0405 fr-bty2 art 2/1-3-4\nriver 0405-0505\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", guns).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").WantAsk("bombard.join", "france")
		by(t, "twilight", guns).Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty1 @au-28").WantAsk("crt", "").wantDifferential(4)
	})
	t.Run("MS-14.3.2 nor a charge of several units", func(t *testing.T) {
		pair := "phase move-start\nfrance 0305 fr-44 inf 5-4-4\nfrance 0305 fr-24leg inf 2-4-4 bn\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", pair).Play("group fr-44", "add fr-24leg").WantOffered("charge @0405")
		by(t, "twilight", pair).WantOffered("charge fr-44 @0405").Play("group fr-44", "add fr-24leg").wantNone("charge").WantRefused("charge", "MS-14.3.2")
	})
	t.Run("MS-14.3.3 artillery reaches adjacent hexes alone, across what bars its way", func(t *testing.T) {
		far := "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4"
		by(t, "day", far).WantOffered("aim fr-bty1 @0505").Play("attack fr-44 @0505").WantOffered("support fr-bty1")
		by(t, "twilight", far).wantNone("aim").WantRefused("aim fr-bty1 @0505", "MS-14.3.3").Play("attack fr-44 @0505").wantNone("support").WantRefused("support fr-bty1", "MS-14.3.3")
		by(t, "twilight", shore+"river 0405-0505").WantOffered("aim fr-bty1 @0505")
		by(t, "twilight", shore+"river 0405-0505\nfrance 0404 fr-44 inf 5-4-4").Play("attack fr-44 @0505").WantOffered("support fr-bty1")
		by(t, "twilight", shore).wantNone("aim").WantOffered("attack fr-bty1 @0505")
	})
}
