package musket

import "testing"

// plainBut is a plain with one hex of another ground in 0505.
func plainBut(letter string) string {
	return "map\n............\n............\n............\n............\n...." + letter + ".......\n............\n............\n............\nend\n"
}

// fullHex is three more units where fr-44 stands.
const fullHex = "france 0405 fr-101 inf 4-4-4\nfrance 0405 fr-96 inf 4-4-4\nfrance 0405 fr-43 inf 4-4-4\n"

func TestLedgerTheDifferential(t *testing.T) {
	t.Run("MS-7.7.1 attackers and leaders who take part, less the same of the defence", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", `
		france 0404 fr-101 inf 4-4-4
		france 0405 fr-lannes ldr 2-1+1
		austria 0505 au-jager inf 2-3-4 bn
		austria 0505 au-melas ldr 3-1+1`)
		g.Play("attack fr-44 @0505", "add fr-101", "leader fr-lannes @fr-44", "done", "leader au-melas @au-28")
		g.engage("done").wantDifferential(5+4+2-4-2-3).wantStrength("attack", 11).wantStrength("defence", 9)
	})
	for _, c := range []struct{ cause, mine, more, lines, by string }{
		{"terrain", "6-4-4", plainBut("t"), "", "MS-7.7.2"},
		{"a hexside", "6-4-4", "ford 0405-0505", "", "MS-7.7.11"},
		{"being Shaken", "6-4-4 shaken", "", "", "MS-7.7.5"},
		{"(CF) when attacking", "(6)-4-4", "", "", "MS-2.4.4"},
		{"an overstacked hex", "6-4-4", fullHex, "", "MS-5.3.5"},
	} {
		t.Run("MS-7.7.2 a CF is halved by "+c.cause, func(t *testing.T) {
			meet(t, c.mine, "4-3-4", c.more).engage("attack fr-44 @0505").wantStrength("attack", 3).wantMod(c.by, -3)
		})
	}
	t.Run("MS-7.7.2 a CF is halved by want of coordination", func(t *testing.T) {
		g := meet(t, "6-4-4", "4-3-4", "france 0404 fr-101 inf 6-3-4 f=2").engage("attack fr-44 @0505", "add fr-101")
		g.wantStrength("attack", 6+3).wantMod("MS-7.14.6", -3)
	})
	t.Run("MS-7.7.2 a CF is halved by a charge whose test fails", func(t *testing.T) {
		charge := func(die int) *game {
			return meet(t, "6-4-4 charging aim=0505", "4-3-4", "").Play("charge @0505", "none").WantAsk("morale.charge", "").Roll(die)
		}
		charge(5).wantStrength("attack", 3).wantMod("MS-7.13.3i", -3)
		charge(4).wantStrength("attack", 6)
	})
	t.Run("MS-7.7.3 half of a CF is rounded up", func(t *testing.T) {
		for cf, want := range map[string]int{"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "8": 4} {
			meet(t, cf+"-4-4 shaken", "4-3-4", "").engage("attack fr-44 @0505").wantStrength("attack", want)
		}
	})
	t.Run("MS-7.7.4 halved twice or more any CF is 1, but 0 stays 0", func(t *testing.T) {
		meet(t, "8-4-4 shaken", "4-3-4", plainBut("t")).engage("attack fr-44 @0505").wantStrength("attack", 1)
		meet(t, "8-4-4 shaken", "4-3-4", plainBut("t")+fullHex+"ford 0405-0505").engage("attack fr-44 @0505").wantStrength("attack", 1)
		meet(t, "8-4-4", "4-3-4", plainBut("t")+"ford 0405-0505").engage("attack fr-44 @0505").wantStrength("attack", 1)
		three := "austria 0505 au-51 inf 0-3-4\naustria 0505 au-18 inf 0-3-4\naustria 0505 au-17 inf 0-3-4"
		meet(t, "5-4-4", "0-4-4 shaken", three).engage("attack fr-44 @0505").wantStrength("defence", 0)
		meet(t, "5-4-4", "9-4-4 shaken", three).engage("attack fr-44 @0505").wantStrength("defence", 1)
	})
	t.Run("MS-7.7.5 a Shaken unit is halved in attack and defence, and not twice for a (CF)", func(t *testing.T) {
		meet(t, "8-4-4", "6-4-4 shaken", "").engage("attack fr-44 @0505").wantStrength("defence", 3).wantStrength("attack", 8)
		meet(t, "(6)-4-4 shaken", "(6)-4-4", "").engage("attack fr-44 @0505").wantStrength("attack", 3).wantStrength("defence", 6)
		meet(t, "8-4-4", "(6)-4-4 shaken", "").engage("attack fr-44 @0505").wantStrength("defence", 3)
	})
}

func TestLedgerReductionsAndBonuses(t *testing.T) {
	t.Run("MS-7.7.6 what takes 1 off comes before halves, and leaves 1", func(t *testing.T) {
		meet(t, "6-4-4", "4-3-4", plainBut("w")).engage("attack fr-44 @0505").wantStrength("attack", 5)
		meet(t, "6-4-4", "4-3-4", plainBut("w")+"wall 0405-0505").engage("attack fr-44 @0505").wantStrength("attack", 4)
		meet(t, "3-4-4 shaken", "4-3-4", plainBut("w")).engage("attack fr-44 @0505").wantStrength("attack", 1) // (3-1)/2, not 3/2-1
		meet(t, "4-4-4 shaken", "4-3-4", plainBut("w")).engage("attack fr-44 @0505").wantStrength("attack", 2) // (4-1)/2, not 4/2-1
		meet(t, "2-4-4", "4-3-4", plainBut("w")+"wall 0405-0505").engage("attack fr-44 @0505").wantStrength("attack", 1)
	})
	t.Run("MS-7.7.7 doubling comes first, of the printed factor", func(t *testing.T) {
		g := fortune(t, "wall 0807-0908\nfrance 0707 fr-101 inf 4-4-4\naustria 0908 au-28 inf 5-3-4").Play("fow.charge fr-101").Roll(1)
		g.Play("charge @0807", "none").Roll(1).wantStrength("attack", 2*4-1)
		guns := meet(t, "5-4-4", "1-3-4", plainBut("b")+"france 0306 fr-bty1 art 3/1-3-4\naustria 0505 au-nau cav 1/4-3-9 sqn")
		guns.engage("attack fr-44 @0505", "support fr-bty1").wantStrength("attack", 5+3*2/2)
	})
	t.Run("MS-7.7.8 leaders are never halved, doubled or reduced", func(t *testing.T) {
		led := "france 0405 fr-lannes ldr 3-1+1\n"
		meet(t, "8-4-4 shaken", "4-3-4", led+plainBut("t")).engage("attack fr-44 @0505", "leader fr-lannes @fr-44").wantStrength("attack", 1+3)
		meet(t, "8-4-4", "4-3-4", led+plainBut("w")+fullHex).engage("attack fr-44 @0505", "leader fr-lannes @fr-44").wantStrength("attack", 4+3)
		g := fortune(t, "france 0707 fr-101 inf 4-4-4\nfrance 0707 fr-lannes ldr 3-1+1\naustria 0908 au-28 inf 5-3-4").Play("fow.charge fr-101", "add fr-lannes")
		g.Roll(4).Play("charge @0808", "none").Roll(1).wantStrength("attack", 2*4+3)
	})
	t.Run("MS-7.7.9 bonuses of tactics are added to the side in the end", func(t *testing.T) {
		g := meet(t, "8-4-4", "5-3-4 shaken", plainBut("t")+"france 0404 fr-101 inf 6-4-4").Play("attack fr-44 @0505", "add fr-101", "done", "frontal", "stubborn")
		g.wantStrength("attack", 4+3+2).wantStrength("defence", 3+3).wantMod("MS-7.13.2a", 2).wantMod("MS-7.13.5a", 3).wantDifferential(3)
	})
	for _, c := range []struct {
		mine, theirs, row string
		die               int
	}{
		{"1", "12", "ar", 6}, {"1", "7", "ar", 6}, {"1", "6", "ar", 5}, {"1", "5", "ar", 5}, {"1", "4", "ac-ne", 6}, {"1", "3", "ac-ne", 6},
		{"1", "2", "ex", 6}, {"4", "4", "dc-ex", 6}, {"5", "4", "dr", 6}, {"6", "4", "dx", 6}, {"7", "4", "dx", 6}, {"8", "4", "dm-dx", 6},
		{"9", "4", "dm-dx", 6}, {"9", "3", "dx", 4}, {"9", "2", "dx", 4}, {"9", "1", "dm-dx", 5}, {"11", "1", "dm-dx", 4}, {"12", "1", "dm-dx", 4},
		{"13", "1", "dx", 2}, {"15", "1", "dx", 2}, {"16", "1", "dm-de", 6}, {"25", "1", "dm-de", 6},
	} {
		t.Run("MS-7.7.10 the differential names the column: "+c.mine+" to "+c.theirs, func(t *testing.T) {
			meet(t, c.mine+"-4-4", c.theirs+"-3-4", "").engage("attack fr-44 @0505").Roll(c.die).wantRow(c.row)
		})
	}
	t.Run("MS-7.7.11 a hexside acts on each unit that attacks across it, not on fire", func(t *testing.T) {
		picture := "stream 0405-0505\nfrance 0404 fr-101 inf 6-4-4\nfrance 0306 fr-bty1 art 3/1-3-4\n"
		g := meet(t, "6-4-4", "4-3-4", picture).Play("attack fr-44 @0505", "add fr-101", "support fr-bty1").wantDifferential(5 + 6 + 3 - 4)
		g.engage("done").wantMod("MS-7.7.6", -1)
		meet(t, "6-4-4", "4-3-4", plainBut("t")+"france 0306 fr-bty1 art 3/1-3-4").engage("attack fr-44 @0505", "support fr-bty1").wantStrength("attack", 3+2)
		meet(t, "6-4-4", "4-3-4", "bridge 0405-0505\nfrance 0306 fr-bty1 art 5/1-3-4").engage("attack fr-44 @0505", "support fr-bty1").wantStrength("attack", 3+5)
	})
	t.Run("MS-7.7.11 a slope acts uphill alone", func(t *testing.T) {
		meet(t, "6-4-4", "4-3-4", "slope 0405>0505").engage("attack fr-44 @0505").wantStrength("attack", 5)
		meet(t, "6-4-4", "4-3-4", "slope 0505>0405").engage("attack fr-44 @0505").wantStrength("attack", 6)
	})
}
