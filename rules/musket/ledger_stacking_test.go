package musket

import "testing"

// trio are three brigades in 0405.
const trio = "france 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\n"

func TestLedgerStacking(t *testing.T) {
	four := "phase move-start\n" + trio + "france 0405 fr-43 inf 5-4-4\n"
	t.Run("MS-5.1.1 any number of friends pass through a hex or stop in it", func(t *testing.T) {
		g := draw(t, four+"france 0402 fr-22 inf 5-4-4\nfrance 0403 fr-28 inf 5-4-4").wantGoes("fr-22", "0405", "0406").Play("move fr-22 @0405", "move fr-28 @0405")
		g.WantAt("fr-22", "0405", "fr-28", "0405", "fr-44", "0405")
	})
	t.Run("MS-5.1.2 friends and enemies never share a hex", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4\nfrance 0404 fr-12hus cav 2/4-4-9\nfrance 0403 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4 shaken").WantRefused("move fr-44 @0505", "MS-5.1.2")
		g.WantRefused("move fr-12hus @0505", "MS-5.1.2").WantRefused("move fr-lannes @0505", "MS-5.1.2").wantGoes("fr-44", "0605")
	})
	t.Run("MS-5.2.1 more than three counting units overstack a hex", func(t *testing.T) {
		draw(t, "phase move-start\n"+trio).wantNoMarks("fr-44", "crowded").wantGoes("fr-44", "0404")
		draw(t, four).wantMarks("fr-44", "crowded").wantNoneOf("fr-44", "move")
		draw(t, "phase combat\n"+trio+"austria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(1)
		draw(t, "phase combat\n"+trio+"france 0405 fr-43 inf 5-4-4\naustria 0505 au-28 inf 4-3-4").Play("attack fr-44 @0505").wantDifferential(-1)
	})
	for _, c := range []struct {
		fourth string
		counts bool
	}{
		{"france 0405 fr-24leg inf 2-4-5 bn", false}, {"france 0405 fr-12hus cav 2/4-4-9 sqn", false}, {"france 0405 fr-lannes ldr 2-1+1", false}, {"france hq 0405", false},
		{"france 0405 fr-43 inf 5-4-4", true}, {"france 0405 fr-ke cav 3/5-4-9", true}, {"france 0405 fr-bty1 art 3/1-3-4", true}, {"france trains 0405", true},
	} {
		t.Run("MS-5.2.2 what counts: "+c.fourth, func(t *testing.T) {
			g := draw(t, "phase move-start\n"+trio+c.fourth)
			if g.marked("fr-44", "crowded") != c.counts {
				t.Errorf("overstacked: %t", !c.counts)
			}
		})
	}
	t.Run("MS-5.2.3 all who began in the hex roll, the last to leave too", func(t *testing.T) {
		g := draw(t, four+"france 0305 fr-22 inf 5-4-4")
		for _, id := range []string{"fr-44", "fr-101", "fr-96", "fr-43"} {
			g.WantRefused("move "+id, "MS-5.2.3").Play("roll " + id).Roll(2).Play("move @0403")
		}
		draw(t, four+"france 0402 fr-22 inf 5-4-4").wantGoes("fr-22", "0405").Play("move fr-22 @0405", "done", "done", "done", "done").wantMarks("fr-22", "crowded")
	})
	t.Run("MS-5.2.3 who makes a hex overstacked during the phase does not roll", func(t *testing.T) {
		g := draw(t, "phase move-start\n"+trio+"france 0404 fr-22 inf 5-4-4").Play("move fr-22 @0405").wantGoes("fr-44", "0404")
		g.wantNoneOf("fr-44", "roll")
	})
	t.Run("MS-5.2.4 a hex may stay overstacked", func(t *testing.T) {
		g := draw(t, four).Play("done", "done", "done", "done").wantPhase(2, "move", "france").wantMarks("fr-44", "crowded").WantOffered("done")
		g.WantAt("fr-44", "0405", "fr-101", "0405", "fr-96", "0405", "fr-43", "0405")
	})
}

func TestLedgerWhoFightsFromAHex(t *testing.T) {
	target := "phase combat\naustria 0505 au-28 inf 4-3-4\nfrance 0405 "
	for _, c := range []struct {
		second, third, id2, id3 string
		ok2, ok3                bool
	}{
		{"fr-24leg inf 2-4-5 bn", "fr-bty1 art 3/1-3-4", "fr-24leg", "fr-bty1", true, true},
		{"fr-101 inf 5-4-4", "fr-bty1 art 3/1-3-4", "fr-101", "fr-bty1", false, true},
		{"fr-12hus cav 2/4-4-9 sqn", "fr-24leg inf 2-4-5 bn", "fr-12hus", "fr-24leg", true, false},
		{"fr-bty1 art 3/1-3-4", "fr-bty2 art 3/1-3-4", "fr-bty1", "fr-bty2", true, false},
		{"fr-ke cav 3/5-4-9", "fr-12hus cav 2/4-4-9 sqn", "fr-ke", "fr-12hus", false, true},
	} {
		t.Run("MS-5.3.1 beside a brigade fight "+c.second+" and "+c.third, func(t *testing.T) {
			g := draw(t, target+"fr-44 inf 5-4-4\nfrance 0405 "+c.second+"\nfrance 0405 "+c.third).Play("attack fr-44 @0505")
			for i, id := range []string{c.id2, c.id3} {
				if [2]bool{c.ok2, c.ok3}[i] {
					g.Play("add " + id)
				} else {
					g.WantRefused("add "+id, "MS-5.3.1")
				}
			}
		})
	}
	t.Run("MS-5.3.1 a second battery or battalion may be the other unit", func(t *testing.T) {
		draw(t, target+"fr-bty1 art 3/1-3-4\nfrance 0405 fr-bty2 art 3/1-3-4\nfrance 0405 fr-24leg inf 2-4-5 bn\nfrance 0405 fr-6leg inf 2-4-5 bn").Play("attack fr-bty1 @0505", "add fr-bty2", "add fr-24leg").WantRefused("add fr-6leg", "MS-5.3.1")
		draw(t, target+"fr-24leg inf 2-4-5 bn\nfrance 0405 fr-6leg inf 2-4-5 bn\nfrance 0405 fr-bty1 art 3/1-3-4").Play("attack fr-24leg @0505", "add fr-6leg", "add fr-bty1").wantDifferential(3)
	})
	t.Run("MS-5.3.1 the limits hold for each hex and for the defence", func(t *testing.T) {
		g := draw(t, target+"fr-44 inf 9-4-4\nfrance 0404 fr-101 inf 5-4-4\naustria 0505 au-51 inf 6-3-4\naustria 0505 au-jager inf 1-3-4 bn").Play("attack fr-44 @0505", "add fr-101", "done")
		g.WantAsk("combat.defend", "austria").WantRefused("defend au-28", "MS-7.4.2").Play("done").Play("none", "none").WantTotal("attack", 14).WantTotal("defence", 7)
	})
	t.Run("MS-5.3.2 the owner chooses which of a hex fight", func(t *testing.T) {
		picture := target + "fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 3-4-4\naustria 0505 au-51 inf 6-3-4"
		draw(t, picture).WantOffered("attack fr-44 @0505", "attack fr-101 @0505")
		g := draw(t, picture).Play("attack fr-101 @0505", "done").WantRefused("defend au-28", "MS-7.4.2").Play("drop au-51").wantNone("done").Play("defend au-28", "done", "none", "none")
		g.WantTotal("attack", 3).WantTotal("defence", 4)
		g = draw(t, picture+"\naustria 0505 au-jager inf 1-3-4 bn").Play("attack fr-101 @0505", "done", "drop au-51", "defend au-28", "drop au-jager", "done", "none", "none")
		g.WantTotal("attack", 3).WantTotal("defence", 4)
	})
	t.Run("MS-5.3.3 those of one hex that fight are in one combat", func(t *testing.T) {
		g := draw(t, target+"fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 3-4-4\nfrance 0405 fr-bty1 art 3/1-3-4\naustria 0406 au-51 inf 6-3-4\naustria 0604 au-18 inf 6-3-4")
		g.Play("aim fr-bty1 @0604").WantOffered("fire fr-bty1 @au-18", "attack fr-101 @0406").Play("attack fr-44 @0505", "done", "none", "none").Roll(4).wantRow("ne")
		g.WantAsk("combat", "france").WantRefused("attack fr-101 @0406", "MS-5.3.3").WantOffered("fire fr-bty1 @au-18")
	})
	t.Run("MS-5.3.4 an idle unit is not touched by x, but a failed m routs it", func(t *testing.T) {
		fight := func() *game {
			g := draw(t, target+"fr-44 inf 9-4-4\nfrance 0405 fr-101 inf 3-4-4\naustria 0505 au-51 inf 2-3-4").Play("attack fr-44 @0505", "done")
			return g.WantAsk("combat.defend", "austria").Play("done", "none", "none").wantDifferential(5)
		}
		fight().Roll(5).wantRow("dx").Play("loss").wantMarks("au-28", "reduced").wantNoMarks("au-51", "reduced", "shaken").WantAsk("combat", "france")
		g := fight().Roll(6).wantRow("dm-dx").Roll(5).WantAsk("retreat.order", "austria").WantOptions("first au-28", "first au-51")
		if got := g.board().units(1, hexAt(4, 4)); got.Empty() {
			t.Error("they are gone before they ran")
		}
	})
	t.Run("MS-5.3.5 an overstacked hex halves those who fight", func(t *testing.T) {
		g := draw(t, target+"fr-44 inf 5-4-4\nfrance 0405 fr-24leg inf 4-4-4 bn\nfrance 0405 fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\nfrance 0405 fr-43 inf 5-4-4").Play("attack fr-44 @0505", "add fr-24leg", "done", "none", "none")
		g.WantTotal("attack", 5).wantMod("MS-5.3.5", -2)
		draw(t, "phase combat\n"+"austria 0505 au-28 inf 5-3-4\naustria 0505 au-51 inf 4-3-4\naustria 0505 au-18 inf 4-3-4\naustria 0505 au-17 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-4").Play("attack fr-44 @0505").wantDifferential(2)
	})
}
