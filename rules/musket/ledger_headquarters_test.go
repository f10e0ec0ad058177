package musket

import "testing"

func TestLedgerTheHeadquarters(t *testing.T) {
	t.Run("MS-12.1.1 it does not count for stacking, and friends enter, stop in and pass its hex", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance hq 0405\n"+trio+"france 0402 fr-22 inf 5-4-4").wantNoMarks("fr-44", "crowded").wantGoes("fr-22", "0405", "0406")
		g.Play("move fr-22 @0405").WantAt("fr-22", "0405", "fr-hq", "0405")
	})
	t.Run("MS-12.1.2 it moves as cavalry, has no ZOC and enters no EZOC", func(t *testing.T) {
		vines := "map\n...vv.\n......\n......\n......\n......\nend\nfrance loc 0101\nfrance hq 0301\nfrance trains 0101\nstream 0301-0302\n"
		g := draw(t, vines).Play("walk fr-hq", "move @0401", "move @0501")
		if got := g.board().move.spent[cavalry]; got != 4*mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 4*mp)
		}
		draw(t, "map\n......\n......\n..s...\n......\n......\nend\nfrance hq 0203").wantShort("fr-hq", "0303")
		g = draw(t, wide+"france hq 0302\naustria 1402 au-28 inf 4-3-4").wantGoes("fr-hq", "1102").wantShort("fr-hq", "1202", "1302")
		g.wantZone("france", "0402", false)
		draw(t, wide+"france hq 0802\naustria 1402 au-28 inf 4-3-4").WantRefused("move fr-hq @1302", "MS-12.1.2")
	})
	t.Run("MS-12.1.3 it cannot retreat or disengage", func(t *testing.T) {
		draw(t, "phase move-start\nfrance hq 0405\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-2").wantNoneOf("fr-hq", "move", "disengage", "walk", "roll").WantRefused("move fr-hq @0404", "MS-12.1.3")
	})
	attacked := "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-12.1.3 no combat result touches it", func(t *testing.T) {
		g := draw(t, attacked).Play("attack fr-44 @0505", "done", "none", "none").Roll(5).wantRow("dc-ex").Roll(6).WantAsk("retreat", "austria").Play("retreat au-28 @0605", "stop au-28")
		g.WantAt("au-hq", "0505", "au-28", "0605")
		draw(t, attacked).Play("attack fr-44 @0505", "done", "none", "none").Roll(5).Roll(1).wantMarks("au-28", "reduced").WantAt("au-hq", "0505")
	})
	t.Run("MS-12.1.4 every attack on its hex gives two Fortunes of War", func(t *testing.T) {
		g := draw(t, attacked).Play("attack fr-44 @0505", "done", "none", "none").Roll(4).wantRow("ne").WantAsk("fow", "france").Play("forfeit").WantAsk("fow", "france").Play("forfeit")
		g.WantAsk("combat", "france")
		draw(t, "phase combat\nfrance 0305 fr-bty1 art 1/1-3-4\naustria hq 0505\naustria 0505 au-28 inf 4-3-4").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(2).WantAsk("combat", "france").wantNoMarks("au-hq", "ineffective")
	})
	t.Run("MS-12.1.5 alone it falls to the attacker without a die, and the two FOWs come all the same", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505").Play("attack fr-44 @0505", "done").WantAsk("advance", "france").wantPoints("france", 0)
		g.Play("advance fr-44 @0505").wantPlace("au-hq", "captured", 0).WantAt("fr-44", "0505").wantPoints("france", 5).WantAsk("fow", "france").Play("forfeit").WantAsk("fow", "france")
	})
	t.Run("MS-12.1.6 left behind it is captured by an advance, and only then", func(t *testing.T) {
		won := func() *game {
			return draw(t, attacked).Play("attack fr-44 @0505", "done", "none", "none").Roll(5).Roll(6).Play("retreat au-28 @0605", "stop au-28").WantAsk("advance", "france")
		}
		won().Play("advance fr-44 @0505").wantPlace("au-hq", "captured", 0)
		won().Play("stay").WantAt("au-hq", "0505")
	})
	t.Run("MS-12.1.11 enemies do not enter its hex by movement", func(t *testing.T) {
		g := draw(t, "active austria\nfrance hq 0505\naustria 0705 au-28 inf 4-3-4\naustria 0706 au-lob cav 3/5-4-9").wantShort("au-28", "0505").wantShort("au-lob", "0505")
		g.WantRefused("move au-28 @0505", "MS-5.1.2").wantGoes("au-28", "0605", "0504")
	})
}

func TestLedgerAnActiveHeadquarters(t *testing.T) {
	t.Run("MS-12.1.7 inactive when it moves, even one hex", func(t *testing.T) {
		draw(t, "france hq 0303").Play("walk fr-hq", "move @0304").wantMarks("fr-hq", "ineffective")
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4").Play("move fr-44 @0404").wantNoMarks("fr-hq", "ineffective")
	})
	t.Run("MS-12.1.7 inactive when in an EZOC", func(t *testing.T) {
		g := draw(t, "active austria\nfrance hq 0505\naustria 0905 au-28 inf 4-3-4").Play("move au-28 @0705").wantNoMarks("fr-hq", "ineffective")
		draw(t, "active austria\nfrance hq 0505\naustria 0905 au-28 inf 4-3-4").Play("move au-28 @0605").wantMarks("fr-hq", "ineffective").wantGauge("france", "hq", 0)
		g.wantGauge("france", "hq", 1)
	})
	t.Run("MS-12.1.7 inactive without a safe line to active trains or a functioning LOC hex", func(t *testing.T) {
		river := "active austria\naustria 1010 au-retz inf 1-1-1\nfrance hq 0303\nfrance loc 0110\nriver 0302-0303 0303-0402 0303-0403 0303-0304 0203-0303 0202-0303\n"
		draw(t, river+"france trains 0110").Play("move au-retz @1009").wantMarks("fr-hq", "ineffective").wantNoMarks("fr-trains", "ineffective")
		draw(t, river+"bridge 0303-0304\nfrance trains 0110").Play("move au-retz @1009").wantNoMarks("fr-hq", "ineffective")
		draw(t, river+"bridge 0303-0304\nfrance trains none\naustria 0209 au-28 inf 4-3-4").Play("move au-retz @1009").wantMarks("fr-hq", "ineffective")
	})
	t.Run("MS-12.1.7 inactive when attacked", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505\naustria 0505 au-28 inf 4-3-4").wantNoMarks("au-hq", "ineffective")
		g.Play("attack fr-44 @0505", "done").wantMarks("au-hq", "ineffective")
	})
	t.Run("MS-12.1.8 active again at the end of an own Movement Phase in which nothing held", func(t *testing.T) {
		off := "phase move-start\nfrance hq 0303 ineffective\n"
		draw(t, off).wantMarks("fr-hq", "ineffective").Play("done").wantNoMarks("fr-hq", "ineffective").wantPhase(1, "combat", "france")
		draw(t, off).Play("move fr-hq @0304", "done").wantMarks("fr-hq", "ineffective").passTo(2).wantMarks("fr-hq", "ineffective").Play("done").wantNoMarks("fr-hq", "ineffective")
		draw(t, off+"austria 0403 au-28 inf 4-3-4").Play("done").wantMarks("fr-hq", "ineffective")
		draw(t, off+"active austria").Play("done").wantMarks("fr-hq", "ineffective")
		draw(t, off+"france trains none\nfrance loc 0110\naustria 0209 au-28 inf 4-3-4").Play("done").wantMarks("fr-hq", "ineffective")
	})
	off := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance track 1 fr-101 inf 5-4-4\nfrance hq 0303"
	t.Run("MS-12.1.9 inactive: all units roll", func(t *testing.T) {
		draw(t, off+" ineffective").WantRefused("move fr-44", "MS-12.1.9").WantOffered("roll fr-44")
		draw(t, off).wantGoes("fr-44", "0404").wantNoneOf("fr-44", "roll")
	})
	t.Run("MS-12.1.9 inactive: no march", func(t *testing.T) {
		draw(t, off+" ineffective").WantRefused("roll.march fr-44", "MS-4.7.3")
		draw(t, off).WantOffered("walk.march fr-44")
	})
	t.Run("MS-12.1.9 inactive: no returns", func(t *testing.T) {
		draw(t, off+" ineffective").wantNone("return").WantRefused("return fr-101", "MS-12.1.9").Play("done").wantPlace("fr-101", "track", 2)
		draw(t, off).WantOffered("return fr-101 @0303", "return fr-101 @0101")
	})
	t.Run("MS-12.1.9 inactive: no line ends at it", func(t *testing.T) {
		line := "france 0403 fr-44 inf 5-4-4\nfrance trains none\nfrance loc 0110\naustria 0110 au-28 inf 4-3-4\nfrance hq 0303"
		draw(t, line).wantLine("fr-44", "safe")
		draw(t, line+" ineffective").wantLine("fr-44", "edge")
	})
	t.Run("MS-12.1.10 captured it is inactive for ever", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505\naustria 1008 au-28 inf 4-3-4").Play("attack fr-44 @0505", "done", "advance fr-44 @0505", "forfeit", "forfeit", "done")
		g.wantPhase(1, "move", "austria").WantRefused("move au-28", "MS-12.1.9").passTo(3).Play("done", "done").WantRefused("move au-28", "MS-12.1.9").WantRefused("roll.march au-28", "MS-4.7.3").wantPlace("au-hq", "captured", 0)
	})
}

func TestLedgerTheLineOfCommunications(t *testing.T) {
	far := "active austria\naustria 1010 au-retz inf 1-1-1\nfrance hq 0303\nfrance trains 0304\nfrance loc 0107 "
	for _, c := range []struct {
		name, more string
		works      bool
	}{
		{"free", "", true}, {"with an enemy unit in it", "austria 0107 au-28 inf 4-3-4 shaken", false}, {"in an EZOC", "austria 0207 au-28 inf 4-3-4", false},
		{"in an EZOC that friends cover", "austria 0207 au-28 inf 4-3-4\nfrance 0107 fr-44 inf 4-3-4", false}, {"beside a Shaken enemy", "austria 0207 au-28 inf 4-3-4 shaken", true},
	} {
		t.Run("MS-12.3.1 a LOC hex functions "+c.name, func(t *testing.T) {
			g := draw(t, far+"\n"+c.more).Play("move au-retz @1009")
			if c.works {
				g.wantNoMarks("fr-hq", "ineffective").wantNoMarks("fr-trains", "ineffective")
			} else {
				g.wantMarks("fr-hq", "ineffective").wantMarks("fr-trains", "ineffective")
			}
		})
	}
	t.Run("MS-12.3.1 one of several is enough", func(t *testing.T) {
		draw(t, far+"0101\naustria 0107 au-28 inf 4-3-4 shaken").Play("move au-retz @1009").wantNoMarks("fr-hq", "ineffective")
	})
	t.Run("MS-12.3.2 with none, HQ and trains stay inactive and nobody returns", func(t *testing.T) {
		shut := "phase move-start\nfrance hq 0303 ineffective\nfrance trains 0304 ineffective\nfrance loc 0107\nfrance track 1 fr-44 inf 4-3-4\naustria 0207 au-28 inf 4-3-4\n"
		draw(t, shut).wantNone("return").Play("done").wantMarks("fr-hq", "ineffective").wantMarks("fr-trains", "ineffective").wantPlace("fr-44", "track", 2)
		draw(t, shut[len("phase move-start\n"):]+"france hq 0303").WantRefused("return fr-44", "MS-12.3.2").wantNone("return")
	})
}
