package musket

import (
	"slices"
	"testing"
)

func TestLedgerMovementAllowancesPrinted(t *testing.T) {
	t.Run("MS-2.4.8 a unit with V rolls every time it moves", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-V").wantNoneOf("fr-44", "move").WantRefused("move fr-44", "MS-2.4.8").Play("roll fr-44").wantDice("roll.ma", 1, 6)
		g.Roll(3).wantOnward([]string{"0402"}, []string{"0401"})
	})
	t.Run("MS-2.4.9 MA in parentheses moves as any other and does not skirmish", func(t *testing.T) {
		draw(t, "france 0405 fr-44 inf 5-4-(4)").wantGoes("fr-44", "0401").wantShort("fr-44", "0410")
		picture := "phase combat\naustria 0605 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 5-4-"
		draw(t, picture+"(4)").wantNone("skirmish").WantRefused("skirmish fr-44", "MS-2.4.9")
		draw(t, picture+"4").WantOffered("skirmish fr-44 +0505 @0605")
	})
}

// bleed lets fr-44 or another unit lose a step by a Frontal Attack without effect.
func bleed(t *testing.T, unit string) *game {
	t.Helper()
	g := draw(t, "phase combat\nfrance 0405 "+unit+"\naustria 0505 au-28 inf 9-4-4")
	return g.Play(g.those("attack")[0], "done", "frontal", "none").rolls(6, 1).wantRow("ac-ne")
}

func TestLedgerSteps(t *testing.T) {
	t.Run("MS-2.5.1 a brigade of two steps flips to its reduced values and goes with the second", func(t *testing.T) {
		g := bleed(t, "fr-44 inf 5-4-4 back=2-3-3").wantMarks("fr-44", "reduced").wantValue("fr-44", "2-3-3")
		if p := g.pieceOf("fr-44"); p.N != 1 || p.Of != 2 || !slices.Contains(p.State, "reduced") {
			t.Errorf("it is seen as %+v", p)
		}
		bleed(t, "fr-44 inf 5-4-4 back=5-4-4 reduced").wantPlace("fr-44", "aside", 0)
	})
	t.Run("MS-2.5.2 a brigade with a red band on its front is gone after one loss", func(t *testing.T) {
		g := draw(t, "france 0405 fr-44 inf 5-4-4 one")
		if p := g.pieceOf("fr-44"); p.N != 1 || p.Of != 1 || !slices.Contains(p.State, "reduced") {
			t.Errorf("it is seen as %+v", p)
		}
		bleed(t, "fr-44 inf 5-4-4 one").wantPlace("fr-44", "aside", 0)
	})
	t.Run("MS-2.6.1 the back of artillery and cavalry is no second step", func(t *testing.T) {
		for _, state := range []string{"", " ineffective"} {
			g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-cbty art 3/5-3-4 back=1/5-0-3"+state).Play("attack fr-44 @0505", "done", "none", "none")
			g.Roll(5).wantRow("ex").wantPlace("au-cbty", "aside", 0)
		}
		draw(t, "active austria\naustria 0505 au-cbty art 3/5-3-4 back=1/2-0-3 ineffective").wantValue("au-cbty", "1/2-0-3")
		draw(t, "active austria\naustria 0505 au-lob cav 3/5-4-9 back=1/0-3-8 ineffective").wantValue("au-lob", "1/0-3-8")
	})
	t.Run("MS-2.7.1 battalions and squadrons have one step", func(t *testing.T) {
		bleed(t, "fr-24leg inf 5-4-4 bn").wantPlace("fr-24leg", "aside", 0)
	})
	t.Run("MS-2.7.1 the back of a battalion is ineffective", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-jager inf 4-4-4 bn back=1-2-3").Play("attack fr-44 @0505", "done", "none", "none").Roll(6)
		g.wantRow("dr").Play("retreat", "retreat au-jager @0605", "stop au-jager", "stay").wantMarks("au-jager", "ineffective").wantValue("au-jager", "1-2-3")
	})
}

func TestLedgerIneffectiveUnits(t *testing.T) {
	t.Run("MS-2.6.2 an ineffective unit uses the values on its back", func(t *testing.T) {
		g := draw(t, "france 0405 fr-ke cav 3/5-4-9 back=1/0-3-5 ineffective").wantValue("fr-ke", "1/0-3-5").wantGoes("fr-ke", "0410")
		g.WantNot("move fr-ke @1005").WantRefused("move fr-ke @1005", "MS-4.3.2")
		draw(t, "phase combat\nfrance 0405 fr-ke cav 3/5-4-9 back=1/0-3-5 ineffective\naustria 0505 au-28 inf 4-3-4").Play("attack fr-ke @0505").wantDifferential(-3)
	})
	t.Run("MS-2.6.2 it exerts no ZOC", func(t *testing.T) {
		draw(t, "france 0605 fr-ke cav 3/5-4-9 ineffective").wantZonesOf("france", ring, nil)
		draw(t, "france 0605 fr-ke cav 3/5-4-9").wantZonesOf("france", ring, ring)
	})
	guns := "phase combat\nfrance 0404 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 3/1-4-4"
	t.Run("MS-2.6.2 it may not bombard", func(t *testing.T) {
		draw(t, guns+"\naustria 0705 au-28 inf 4-3-4").WantOffered("aim fr-bty1 @0705")
		draw(t, guns+" ineffective\naustria 0705 au-28 inf 4-3-4").wantNone("aim").WantRefused("aim fr-bty1", "MS-8.4.2")
	})
	t.Run("MS-2.6.2 it may not support", func(t *testing.T) {
		draw(t, guns+"\naustria 0504 au-28 inf 4-3-4").Play("attack fr-44 @0504").WantOffered("support fr-bty1")
		draw(t, guns+" ineffective\naustria 0504 au-28 inf 4-3-4").Play("attack fr-44 @0504").WantRefused("support fr-bty1", "MS-8.4.2")
	})
	t.Run("MS-2.6.2 it may not charge", func(t *testing.T) {
		picture := "austria 0705 au-28 inf 4-3-4\nfrance 0405 fr-ke cav 3/5-4-9"
		draw(t, picture).WantOffered("charge fr-ke @0604")
		draw(t, picture+" ineffective").wantNoneOf("fr-ke", "charge").WantRefused("charge fr-ke", "MS-7.13.3b")
	})
	t.Run("MS-2.6.2 it is primary only if nothing else can be", func(t *testing.T) {
		picture := "phase combat\nfrance 0404 fr-44 inf 1-1-4\nfrance 0405 fr-ke cav 9/5-5-9 ineffective\naustria 0505 au-28 inf 4-3-4"
		g := draw(t, picture).Play("attack fr-ke @0505").WantAsk("combat.attack", "france").Play("add fr-44").WantRefused("primary fr-ke", "MS-7.5.6")
		if p := int(g.board().fight.primary[attacker]); p != g.counter("fr-44") {
			t.Error("the ineffective unit leads")
		}
		g = draw(t, picture).Play("attack fr-ke @0505", "done")
		if p := int(g.board().fight.primary[attacker]); p != g.counter("fr-ke") {
			t.Error("it does not lead alone")
		}
	})
	t.Run("MS-2.7.2 battalions and squadrons do not overstack a hex", func(t *testing.T) {
		crowd := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-101 inf 5-4-4\nfrance 0405 fr-96 inf 5-4-4\n"
		draw(t, crowd+"france 0405 fr-24leg inf 2-4-5 bn\nfrance 0405 fr-12hus cav 2/4-4-9 sqn").wantGoes("fr-44", "0401").wantNone("roll")
		draw(t, crowd+"france 0405 fr-43 inf 2-4-5").WantOffered("roll fr-44").wantNoneOf("fr-44", "move")
	})
	t.Run("MS-2.7.2 a battalion or squadron fights beside a brigade", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-24leg inf 2-4-5 bn\nfrance 0405 fr-12hus cav 1/4-4-9 sqn\naustria 0505 au-28 inf 4-3-4")
		g.Play("attack fr-44 @0505", "add fr-24leg").wantDifferential(3).WantRefused("add fr-12hus", "MS-5.3.1").Play("drop fr-24leg", "add fr-12hus").wantDifferential(2)
	})
}
