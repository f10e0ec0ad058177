package musket

import "testing"

// highway is a plain with a road along row 02.
const highway = wide + "road 0102 0202 0302 0402 0502 0602 0702 0802 0902 1002 1102 1202 1302 1402 1502 1602 1702 1802 1902 2002\n"

func TestLedgerWhoMarches(t *testing.T) {
	t.Run("MS-4.7.1 not with hex or ZOC in an EZOC when the phase starts", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4").wantNoneOf("fr-44", "march", "walk.march").WantRefused("march fr-44", "MS-4.7.1")
		draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0706 au-28 inf 4-3-4").WantOffered("march fr-44 @0410")
	})
	t.Run("MS-4.7.1 nor at any point of the move", func(t *testing.T) {
		g := draw(t, wide+"france 0102 fr-44 inf 5-4-4\naustria 1202 au-28 inf 4-3-4")
		g.WantOffered("march fr-44 @0902").WantNot("march fr-44 @1002").Play("walk.march fr-44", "move @0202", "move @0302", "move @0402", "move @0502", "move @0602", "move @0702", "move @0802", "move @0902")
		g.WantRefused("move @1002", "MS-4.7.1")
	})
	t.Run("MS-4.7.1 the unit's own terrain counts for its notional ZOC", func(t *testing.T) {
		woods := "map\n............\n............\n............\n............\n....w.......\n....w.......\n............\n............\n............\n............\nend\naustria 0605 au-28 inf 4-3-4\nfrance 0405 fr-"
		draw(t, woods+"bty1 art 3/1-3-4").wantZone("austria", "0505", true).WantOffered("walk.march fr-bty1")
		draw(t, woods+"44 inf 5-4-4").WantRefused("march fr-44", "MS-4.7.1")
	})
	t.Run("MS-4.7.3 March needs the HQ active", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-4\nfrance hq 0101 ineffective").WantRefused("roll.march fr-44", "MS-4.7.3").wantNoneOf("fr-44", "march", "roll.march")
		draw(t, "france 0405 fr-44 inf 5-4-4 shaken").WantOffered("roll.march fr-44")
	})
	t.Run("MS-4.7.4 infantry and artillery march 9, cavalry 15, whatever their MA", func(t *testing.T) {
		for i, want := range []string{"1002", "1602", "1002"} {
			unit := armed(1)[i]
			g := draw(t, wide+"france trains 0104\nfrance 0102 "+unit)
			id := refName(g, i)
			h, _ := parseHex(want)
			g.WantOffered("march " + id + " @" + want).WantNot("march " + id + " @" + hexAt(h.col()+1, h.row()).name())
		}
	})
	t.Run("MS-4.7.5 who must roll marches d6+3, cavalry 2d6+3, without a cap", func(t *testing.T) {
		g := draw(t, wide+"france trains 0104\nfrance 0102 fr-44 inf 5-4-1 shaken").Play("roll.march fr-44").wantDice("roll.ma", 1, 6).Roll(5)
		g.wantOnward([]string{"0902"}, []string{"1002"})
		g = draw(t, wide+"france trains 0104\nfrance 0102 fr-ke cav 3/5-4-1 shaken").Play("roll.march fr-ke")
		g.WantAsk("roll.ma", "").Roll(6, 5).wantOnward([]string{"1502"}, []string{"1602"})
		draw(t, wide+"france trains 0104\nfrance 0102 fr-44 inf 5-4-V").Play("roll.march fr-44").Roll(6).wantOnward([]string{"1002"}, []string{"1102"})
	})
}

// refName names the unit of armed that a test has drawn.
func refName(g *game, i int) string {
	g.Helper()
	id := []string{"fr-44", "fr-ke", "fr-bty1"}[i]
	g.counter(id)
	return id
}

func TestLedgerAMarchingUnitDoesNotFight(t *testing.T) {
	for _, c := range []struct{ what, unit, refused, fresh string }{
		{"attack", "0405 fr-44 inf 5-4-4", "attack fr-44 @0505", "attack fr-44 @0505"}, {"skirmish", "0305 fr-44 inf 5-4-4", "skirmish fr-44", "skirmish fr-44 +0405 @0505"},
		{"bombard", "0305 fr-bty1 art 3/1-3-4", "aim fr-bty1", "aim fr-bty1 @0505"},
	} {
		t.Run("MS-4.7.2 a unit that marched may not "+c.what, func(t *testing.T) {
			picture := "phase combat\naustria 0505 au-28 inf 4-3-4\nfrance " + c.unit
			draw(t, picture).WantOffered(c.fresh)
			draw(t, picture+" marched").WantRefused(c.refused, "MS-4.7.2").WantNot(c.fresh)
		})
	}
	t.Run("MS-4.7.2 nor support", func(t *testing.T) {
		g := draw(t, "phase combat\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 3/1-3-4 marched").Play("attack fr-44 @0505")
		g.WantRefused("support fr-bty1", "MS-4.7.2")
	})
	t.Run("MS-4.7.2 it holds for the next Combat Phase only, and after any march", func(t *testing.T) {
		g := draw(t, wide+"phase move-start\nfrance 0102 fr-bty1 art 3/1-9-4\naustria 1202 au-28 inf 4-3-4").Play("march fr-bty1 @0902", "done").WantRefused("aim fr-bty1", "MS-4.7.2")
		g.Play("done", "done", "done").wantPhase(2, "move", "france").Play("done").WantOffered("aim fr-bty1 @1202")
		draw(t, wide+"phase move-start\nfrance 0602 fr-bty1 art 3/1-9-4\naustria 1202 au-28 inf 4-3-4").Play("move fr-bty1 @0902", "done").WantOffered("aim fr-bty1 @1202")
	})
	t.Run("MS-4.7.2 a Fortune of War lets it charge", func(t *testing.T) {
		fortune(t, "france 0405 fr-44 inf 5-4-4 marched\naustria 0705 au-28 inf 4-3-4").WantOffered("fow.charge fr-44")
	})
}

func TestLedgerMarchCosts(t *testing.T) {
	t.Run("MS-4.7.6 no march into terrain that excludes it, unless along a road or trail", func(t *testing.T) {
		vines := "map\n......\n......\n..v...\n......\n......\nend\nfrance 0203 fr-44 inf 5-4-4\n"
		draw(t, vines).Play("walk.march fr-44").wantOnward([]string{"0202"}, []string{"0303"})
		for _, kind := range []string{"road", "trail"} {
			draw(t, vines+kind+" 0203 0303").Play("walk.march fr-44").WantOffered("move @0303")
		}
		draw(t, "map\n......\n......\n......\n......\n......\nend\nwall 0203-0303\nslope 0203>0304\nfrance 0203 fr-44 inf 5-4-4").Play("walk.march fr-44").wantOnward([]string{"0304"}, []string{"0303"})
	})
	t.Run("MS-4.7.7 a road hex costs half a MP, a trail hex one", func(t *testing.T) {
		g := draw(t, highway+"france trains 0104\nfrance 0102 fr-44 inf 5-4-4").WantOffered("march fr-44 @1902").WantNot("march fr-44 @2002")
		g.Play("walk.march fr-44", "move @0202")
		if got := g.board().move.spent[infantry]; got != 1 {
			t.Errorf("%d halves of MP are spent, want 1", got)
		}
		trail := wide + "trail 0102 0202 0302 0402 0502 0602 0702 0802 0902 1002 1102 1202\nfrance trains 0104\nfrance 0102 fr-44 inf 5-4-4"
		draw(t, trail).WantOffered("march fr-44 @1002").WantNot("march fr-44 @1102")
		draw(t, highway+"france trains 0104\nfrance 0102 fr-44 inf 5-4-4").WantNot("move fr-44 @0602")
	})
	t.Run("MS-4.7.8 a half left over is lost off the road, for good", func(t *testing.T) {
		g := draw(t, highway+"road 0302 0303\nfrance 0102 fr-44 inf 5-4-4").Play("walk.march fr-44", "move @0202", "move @0203")
		if got := g.board().move.spent[infantry]; got != 2*mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 2*mp)
		}
		if g.Play("move @0303", "move @0302"); g.board().move.spent[infantry] != 3*mp+1 {
			t.Errorf("%d halves of MP are spent on the road again, want %d", g.board().move.spent[infantry], 3*mp+1)
		}
	})
	t.Run("MS-4.7.9 a road hex with another friendly unit costs a full MP", func(t *testing.T) {
		spent := func(g *game) int16 { return g.board().move.spent[infantry] }
		if got := spent(draw(t, highway+"france 0102 fr-44 inf 5-4-4\nfrance 0202 fr-101 inf 5-4-4").Play("walk.march fr-44", "move @0202")); got != mp {
			t.Errorf("%d halves past a friend, want %d", got, mp)
		}
		if got := spent(draw(t, highway+"france 0102 fr-44 inf 5-4-4\nfrance 0202 fr-lannes ldr 2-1+1").Play("walk.march fr-44", "move @0202")); got != 1 {
			t.Errorf("%d halves past a leader, want 1", got)
		}
		stack := highway + "phase move-start\nfrance 0102 fr-44 inf 5-4-4\nfrance 0102 fr-101 inf 5-4-4"
		if got := spent(draw(t, stack).Play("group fr-44", "add fr-101", "walk.march", "move @0202")); got != 1 {
			t.Errorf("%d halves with a companion, want 1", got)
		}
	})
	t.Run("MS-4.7.9 stepping off the road costs the terrain in full", func(t *testing.T) {
		g := draw(t, highway+"slope 0202>0203\nfrance 0102 fr-44 inf 5-4-4").Play("walk.march fr-44", "move @0202", "move @0203")
		if got := g.board().move.spent[infantry]; got != 3*mp {
			t.Errorf("%d halves of MP are spent, want %d", got, 3*mp)
		}
	})
	t.Run("MS-4.7.10 Normal and March Movement do not mix", func(t *testing.T) {
		g := draw(t, highway+"france trains 0104\nfrance 0102 fr-44 inf 5-4-2").Play("walk fr-44", "move @0202").wantOnward([]string{"0302"}, nil)
		g.Play("move @0302").WantAsk("move", "france").wantNoneOf("fr-44", "march", "walk.march").wantNoMarks("fr-44", "marched")
		near := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4")
		near.WantRefused("march fr-44", "MS-4.7.1").wantGoes("fr-44", "0404")
		draw(t, wide+"france 0102 fr-44 inf 5-4-4\naustria 0502 au-28 inf 4-3-4").Play("walk.march fr-44", "move @0202").WantRefused("move @0302", "MS-4.7.1").WantAsk("move.step", "france")
	})
}
