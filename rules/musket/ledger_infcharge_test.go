package musket

import (
	"strings"
	"testing"
)

func TestLedgerDeclaringInfantryCharges(t *testing.T) {
	// fr-44 comes from 0305 at au-28 in 0505.
	far := func(t *testing.T, more string) *game {
		t.Helper()
		return draw(t, "phase move-start\nfrance 0305 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\n"+more)
	}
	t.Run("MS-7.13.3a a charge is declared in the Movement Phase, with units and target", func(t *testing.T) {
		g := far(t, "").WantOffered("charge fr-44 @0405").Play("charge fr-44 @0405").wantMarks("fr-44", "charging").WantAt("fr-44", "0405").Play("done")
		g.wantPhase(1, "combat", "france").WantOffered("charge @0505").wantNone("attack").Play("charge @0505").WantAsk("combat.reaction", "austria")
		far(t, "").Play("move fr-44 @0405", "done").wantNone("charge").WantOffered("attack fr-44 @0505")
	})
	stack := "france 0305 fr-24leg inf 2-4-4 bn\nfrance 0305 fr-lannes ldr 1-1+1\nfrance 0305 fr-101 inf 3-4-4\nfrance 0305 fr-victor ldr 1-1+1\nfrance 0305 fr-12hus cav 3/4-4-4\n"
	t.Run("MS-7.13.3b a leader, a battalion and another unit charge together and no more", func(t *testing.T) {
		g := far(t, stack).Play("group fr-44", "add fr-24leg", "add fr-lannes").WantOffered("charge @0405").Play("charge @0405", "done", "charge @0505")
		g.WantAsk("combat.primary", "france").Play("primary fr-44").WantTotal("attack", 0).Play("none").WantAsk("morale.charge", "").Roll(1).WantTotal("attack", 5+2+1)
		for _, id := range []string{"fr-101", "fr-victor", "fr-12hus"} {
			far(t, stack).Play("group fr-44", "add fr-lannes", "add "+id).WantRefused("charge", "MS-7.13.3b").wantNone("charge")
		}
		far(t, "france 0305 fr-bty1 art 3/1-3-4").wantNoneOf("fr-bty1", "charge").WantRefused("charge fr-bty1", "MS-7.13.3b")
		far(t, "france 0305 fr-24leg inf 2-4-4 bn ineffective").WantRefused("charge fr-24leg", "MS-7.13.3b").wantNoneOf("fr-24leg", "charge")
		shaken := draw(t, "phase move-start\nfrance 0305 fr-44 inf 5-4-4 shaken\naustria 0505 au-28 inf 4-3-4").Play("roll fr-44").Roll(4)
		shaken.wantNone("charge")
	})
	t.Run("MS-7.13.3c they begin the phase stacked", func(t *testing.T) {
		met := "phase move\nfrance 0305 fr-44 inf 5-4-4 start=0305\nfrance 0305 fr-24leg inf 2-4-4 bn start="
		draw(t, met+"0304\naustria 0505 au-28 inf 4-3-4").Play("group fr-44", "add fr-24leg").WantRefused("charge", "MS-7.13.3c").wantNone("charge")
		draw(t, met+"0305\naustria 0505 au-28 inf 4-3-4").Play("group fr-44", "add fr-24leg").WantOffered("charge @0405")
	})
	t.Run("MS-7.13.3c they are coordinated, by formation or by their leader", func(t *testing.T) {
		other := "france 0305 fr-24leg inf 2-4-4 bn f=2\nfrance 0305 fr-lannes ldr 1-1+1\nfrance 0305 fr-victor ldr 1-1+1 span=1\n"
		far(t, other).Play("group fr-44", "add fr-24leg").WantRefused("charge", "MS-7.13.3c").wantNone("charge").Play("add fr-lannes").WantOffered("charge @0405")
		far(t, other).Play("group fr-44", "add fr-24leg", "add fr-victor").WantRefused("charge", "MS-7.13.3c")
		far(t, other+"coordination off").Play("group fr-44", "add fr-24leg").WantOffered("charge @0405")
	})
	narrow := strings.Replace(tunnel, "phase combat", "phase move-start", 1) + "france 0202 fr-44 inf 5-4-4\naustria 0502 au-28 inf 4-3-4\n"
	crowd := func(hex string) string {
		return "france " + hex + " fr-101 inf 4-4-4\nfrance " + hex + " fr-96 inf 4-4-4\nfrance " + hex + " fr-43 inf 4-4-4\n"
	}
	hqs := "france hq 0102\n"
	t.Run("MS-7.13.3d they pass through friends, beside the target too, but overstack no hex on the way", func(t *testing.T) {
		draw(t, narrow+hqs+"france 0302 fr-101 inf 4-4-4\nfrance 0402 fr-96 inf 4-4-4").WantOffered("charge fr-44 @0402")
		draw(t, narrow+hqs+crowd("0302")).wantNoneOf("fr-44", "charge")
		draw(t, narrow+hqs+crowd("0402")).wantNoneOf("fr-44", "charge")
		draw(t, narrow+hqs+"france 0302 fr-101 inf 4-4-4 bn\nfrance 0302 fr-96 inf 4-4-4\nfrance 0302 fr-43 inf 4-4-4").WantOffered("charge fr-44 @0402")
	})
	t.Run("MS-7.13.3e they enter at least one hex by Normal Movement and end beside the target", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4 shaken").WantNot("charge fr-44 @0405").WantOffered("charge fr-44 @0404", "charge fr-44 @0504")
		g.WantNot("charge fr-44 @0304")
		far(t, "").WantNot("charge fr-44 @0304", "charge fr-44 @0204")
		march := draw(t, "phase move-start\nfrance 0105 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4 shaken").WantOffered("march fr-44 @0805").wantNone("charge")
		march.Play("march fr-44 @0805", "done").wantNone("charge", "attack")
	})
	t.Run("MS-7.13.3e the target is named when the move ends", func(t *testing.T) {
		g := far(t, "austria 0506 au-51 inf 4-3-4").Play("charge fr-44 @0405").WantAsk("charge.target", "france").WantOptions("charge @0505", "charge @0506")
		g.Play("charge @0506", "done").WantEach("charge", "@0506")
	})
	t.Run("MS-7.13.3f no charge across or into terrain that bars it", func(t *testing.T) {
		for ground, may := range map[string]bool{".": true, "v": true, "w": false, "b": false, "m": false, "t": false, "s": false} {
			if got := len(far(t, plainBut(ground)).those("charge")) > 0; got != may {
				t.Errorf("a charge into %s: %t, want %t", ground, got, may)
			}
		}
		for side, may := range map[string]bool{"river 0405-0505": false, "stream 0405-0505": true, "bridge 0405-0505": false, "ford 0405-0505": false,
			"slope 0405>0505": true, "steep 0405>0505": false, "wall 0405-0505": true} {
			g := draw(t, narrow+hqs+strings.NewReplacer("0405", "0402", "0505", "0502").Replace(side))
			if got := len(g.those("charge")) > 0; got != may {
				t.Errorf("a charge across a %s: %t, want %t", side, got, may)
			}
		}
		woods := strings.Replace(narrow, "............", "..w.........", 1)
		draw(t, woods+hqs).wantNone("charge").WantOffered("move fr-44 @0402")
	})
}

func TestLedgerResolvingInfantryCharges(t *testing.T) {
	charge := func(t *testing.T, mine, theirs, more string) *game {
		t.Helper()
		return meet(t, mine+" charging aim=0505", theirs, more)
	}
	t.Run("MS-7.13.3g no support, and nobody else attacks the hex", func(t *testing.T) {
		more := "france 0404 fr-101 inf 4-4-4\nfrance 0306 fr-bty1 art 3/1-3-4\nfrance 0306 fr-24leg inf 2-4-5"
		g := charge(t, "5-4-4", "4-3-4", more).WantRefused("attack fr-101 @0505", "MS-7.13.3g").WantRefused("skirmish fr-24leg +0405 @0505", "MS-7.13.3g")
		g.wantNone("attack", "skirmish").Play("charge @0505").WantAsk("combat.reaction", "austria").Play("none").Roll(1).WantTotal("attack", 5).Roll(4)
		g.WantRefused("attack fr-101 @0505", "MS-7.4.4")
	})
	t.Run("MS-7.13.3h the charging primary tests first, with the leader of the group", func(t *testing.T) {
		charge(t, "6-4-4", "4-3-4", "").Play("charge @0505", "none").WantAsk("morale.charge", "").Roll(4).WantAsk("crt", "").wantDifferential(2)
		charge(t, "6-4-4", "4-3-4", "").Play("charge @0505", "none").Roll(5).wantDifferential(3 - 4)
		led := "france 0405 fr-lannes ldr 0-1+1 charging aim=0505"
		charge(t, "6-4-4", "4-3-4", led).Play("charge @0505", "none").Roll(5).wantDifferential(2)
	})
	t.Run("MS-7.13.3i if it fails the combat is ordinary, with half the CF and no conversion", func(t *testing.T) {
		fail := func(mine string, die int, row string) *game {
			return charge(t, mine, "4-3-4", "").Play("charge @0505", "none").Roll(6).Roll(die).wantRow(row)
		}
		fail("10-4-4", 2, "ar").WantAsk("combat.r", "france")
		fail("10-4-4", 6, "dr").WantAsk("combat.r", "austria")
		fail("10-4-4", 5, "dc-ex").Roll(1).wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced")
	})
	t.Run("MS-7.13.3j if it passes A and Ex are Ax, D is Dm(Ax) and NE is nothing", func(t *testing.T) {
		pass := func(mine string, die int, row string) *game {
			return charge(t, mine, "4-3-4", "").Play("charge @0505", "none").Roll(1).Roll(die).wantRow(row)
		}
		pass("5-4-4", 2, "ax").WantAsk("combat.x", "france").WantOptions("loss", "retreat")
		pass("5-4-4", 3, "ax").WantAsk("combat.x", "france")
		pass("4-4-4", 5, "ax").wantNoMarks("au-28", "reduced")
		pass("2-4-4", 1, "ax").WantAsk("combat.x", "france")
		pass("1-4-4", 2, "ax").WantAsk("combat.x", "france")
		pass("5-4-4", 4, "ne").wantUntouched("fr-44", "0405", "au-28", "0505")
		for mine, die := range map[string]int{"5": 6, "6": 6, "8": 6, "13": 6} {
			pass(mine+"-4-4", die, "dm-ax").WantAsk("morale.m", "")
		}
		pass("5-4-4", 5, "dm-ax").Roll(3).WantAsk("combat.x", "france").Play("loss").wantMarks("fr-44", "reduced").wantUntouched("au-28", "0505")
		pass("5-4-4", 5, "dm-ax").Roll(4).recoil().wantMarks("au-28", "shaken").WantAsk("advance", "france").Play("stay").WantAsk("fow", "france")
	})
	t.Run("MS-7.13.3k a declared charge must be made", func(t *testing.T) {
		charge(t, "5-4-4", "4-3-4", "").WantRefused("done", "MS-7.13.3k").WantOptions("charge @0505")
	})
	t.Run("MS-7.13.3k without its target it lapses, and the units attack as others do", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\naustria 0506 au-28 inf 4-3-4").WantOffered("done", "attack fr-44 @0506")
		g.wantNoMarks("fr-44", "charging").engage("attack fr-44 @0506").wantDifferential(1)
	})
	t.Run("MS-7.13.3k it lapses if its chargers have left their hex", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0305 fr-44 inf 5-4-4 charging aim=0505\naustria 0505 au-28 inf 4-3-4").wantNone("charge").WantOffered("done").wantNoMarks("fr-44", "charging")
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\naustria 0505 au-28 inf 4-3-4").WantRefused("done", "MS-7.13.3k").wantMarks("fr-44", "charging")
		for _, prize := range []string{"austria hq 0505", "austria trains 0505"} { // they can be charged as well
			draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4 charging aim=0505\n"+prize).WantOptions("charge @0505")
		}
	})
	t.Run("MS-7.13.3k chargers that have become Shaken drop out", func(t *testing.T) {
		with := "france 0405 fr-24leg inf 2-3-4 bn charging aim=0505\nfrance 0808 fr-101 inf 5-4-4\naustria 0908 au-51 inf 4-3-4"
		shock := func(id string) *game { // DF lets Austria try a charger
			g := charge(t, "5-4-4", "4-3-4", with).engage("attack fr-101 @0908").Roll(1).Play("loss").WantAsk("fow", "austria").Play("fow.morale " + id)
			return g.Roll(6).wantMarks(id, "shaken").wantNoMarks(id, "charging").WantAsk("combat", "france")
		}
		shock("fr-44").Play("charge @0505", "none").WantAsk("morale.charge", "").Roll(1).wantDifferential(2 - 4)
		alone := strings.Replace(with, " charging aim=0505", "", 1)
		g := charge(t, "5-4-4", "4-3-4", alone).engage("attack fr-101 @0908").Roll(1).Play("loss", "fow.morale fr-44").Roll(6)
		g.wantNone("charge").WantOffered("done").engage("attack fr-44 @0505").wantDifferential(3 - 4)
	})
	t.Run("MS-7.13.6 conversions are the attacker’s and then the defender’s, once each, and brackets stay", func(t *testing.T) {
		both := func(mine string, die int, row string) *game {
			return charge(t, mine, "4-3-4", "").Play("charge @0505", "disengage").Roll(1).Roll(die).wantRow(row)
		}
		both("5-4-4", 2, "dr").WantAsk("combat.r", "austria")
		both("6-4-4", 6, "dm-ax").Roll(1).WantAsk("combat.x", "france")
		both("5-4-4", 5, "dm-ax").WantAsk("morale.m", "") // a printed Dc
	})
}
