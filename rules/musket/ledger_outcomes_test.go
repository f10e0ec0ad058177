package musket

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerResultsThatCostMore(t *testing.T) {
	two := "france 0404 fr-101 inf 1-3-4\naustria 0505 au-jager inf 1-2-4 bn\n"
	t.Run("MS-7.8.9 Ax and Dx: the primary loses a step, or all involved retreat and become Shaken", func(t *testing.T) {
		fight := func(mine string, die int) *game {
			return meet(t, mine, "4-3-4", two).engage("attack fr-44 @0505", "add fr-101").roll(die)
		}
		g := fight("5-4-4", 1).wantRow("ax").wantAsk("combat.x", "france").wantOptions("loss", "retreat").play("loss").wantMarks("fr-44", "reduced")
		g.wantNoMarks("fr-44", "shaken").wantAt("fr-44", "0405").wantUntouched("fr-101", "0404", "au-28", "0505")
		g = fight("5-4-4", 1).play("retreat").recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken").wantNoMarks("fr-44", "reduced")
		g.wantAsk("advance", "austria")
		g = fight("6-4-4", 6).wantRow("dx").wantAsk("combat.x", "austria").wantOptions("loss", "retreat").play("loss").wantMarks("au-28", "reduced")
		g.wantNoMarks("au-28", "shaken").wantUntouched("au-jager", "0505").wantAsk("combat", "france")
		g = fight("6-4-4", 6).play("retreat").recoil().wantMarks("au-28", "shaken").wantMarks("au-jager", "shaken", "ineffective").wantAsk("advance", "france")
		g.wantNoMarks("au-28", "reduced")
	})
	t.Run("MS-7.8.10 Am(x) and Dm(x): a primary that fails routs with all involved and all stacked with them, and the enemy gains a FOW", func(t *testing.T) {
		g := meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4\nfrance 0504 fr-96 inf 1-3-4\nfrance 0404 fr-43 inf 4-4-4").engage("attack fr-44 @0505")
		g.roll(2).wantRow("am-ax").wantAsk("morale.m", "").roll(5).recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken")
		g.wantUntouched("fr-96", "0504", "fr-43", "0404").wantAsk("advance", "austria").wantOffered("advance au-28 @0405").play("stay")
		g.wantAsk("fow", "austria").play("forfeit").wantAsk("combat", "france")
		pass := meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4").engage("attack fr-44 @0505").roll(2).roll(4).wantAsk("combat.x", "france")
		pass.play("loss").wantMarks("fr-44", "reduced").wantUntouched("fr-101", "0405").wantAsk("combat", "france")
		g = meet(t, "8-4-4", "3-2-4", "austria 0505 au-51 inf 0-3-4").engage("attack fr-44 @0505").roll(6).wantRow("dm-dx").roll(6).recoil()
		g.wantMarks("au-28", "shaken").wantMarks("au-51", "shaken").wantAsk("advance", "france").play("stay").wantAsk("fow", "france")
	})
	t.Run("MS-7.8.11 Ae and De: a primary that passes loses a step while the others retreat", func(t *testing.T) {
		g := meet(t, "13-4-4", "4-3-4", two+"austria 0505 au-51 inf 1-2-4").engage("attack fr-44 @0505").wantDifferential(8).roll(6).wantRow("de")
		g.wantAsk("morale.e", "").roll(3).wantMarks("au-28", "reduced").wantAt("au-28", "0505").wantAsk("retreat", "austria").recoil()
		g.wantMarks("au-jager", "ineffective").wantNoMarks("au-jager", "shaken").wantUntouched("au-51", "0505").wantAsk("combat", "france")
	})
	t.Run("MS-7.8.11 Ae and De: if the primary fails the involved units rout, without a FOW", func(t *testing.T) {
		g := meet(t, "13-4-4", "4-3-4", two+"austria 0505 au-51 inf 1-2-4").engage("attack fr-44 @0505").roll(6).roll(4).recoil()
		g.wantMarks("au-28", "shaken").wantMarks("au-jager", "shaken").wantUntouched("au-51", "0505").wantAsk("combat", "france")
		g = meet(t, "1-4-4", "9-3-4", "").engage("attack fr-44 @0505").roll(1).wantRow("ae").roll(6).recoil().wantMarks("fr-44", "shaken")
		g.wantAsk("advance", "austria").play("stay").wantAsk("combat", "france")
	})
	t.Run("MS-7.8.12 Ex: each primary loses a step, and nobody retreats or advances", func(t *testing.T) {
		g := meet(t, "5-4-4 one", "5-3-4 one", "france 0404 fr-101 inf 5-4-4").engage("attack fr-44 @0505").roll(5).wantRow("ex")
		g.wantPlace("fr-44", "aside", 0).wantPlace("au-28", "aside", 0).wantUntouched("fr-101", "0404").wantAsk("combat", "france")
	})
	t.Run("MS-7.8.13 DF: the defender gains a FOW, carried out at once", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0408 fr-101 inf 5-4-4\naustria 0508 au-51 inf 4-3-4").engage("attack fr-44 @0505").roll(1).wantRow("ax")
		g.play("loss").wantAsk("fow", "austria").wantOffered("fow.morale fr-101").play("forfeit").wantAsk("combat", "france").play("done").wantPhase(1, "move", "austria")
	})
	leaders := "france 0405 fr-lannes ldr 0-1+1\naustria 0505 au-melas ldr 0-1+1\nfrance 0909 fr-victor ldr 0-1+1\nfrance 0909 fr-96 inf 4-4-4\n"
	t.Run("MS-7.8.14 L: checks for the leaders of the combat", func(t *testing.T) {
		g := meet(t, "5-4-4", "5-4-4", leaders).play("attack fr-44 @0505", "leader fr-lannes @fr-44", "done", "leader au-melas @au-28")
		g.engage("done").roll(5).wantRow("ex").wantAsk("leader", "").roll(5).wantAsk("leader", "").roll(4).wantAsk("combat", "france")
		g.wantPlace("fr-lannes", "killed", 0).wantAt("au-melas", "0505", "fr-victor", "0909")
		meet(t, "5-4-4", "4-4-4", leaders).engage("attack fr-44 @0505").roll(4).wantAsk("combat", "france")
	})
	guns := "france 0306 fr-bty1 art 1/1-3-4\nfrance 0305 fr-bty2 art 1/1-3-4\nfrance 0404 fr-la-bty art 1/1-3-4\n"
	t.Run("MS-7.8.15 Ammo: one battery that gave fire turns ineffective, as the attacker likes", func(t *testing.T) {
		g := meet(t, "2-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty", "support fr-bty1", "support fr-bty2").wantDifferential(1)
		g.roll(3).roll(1).wantAsk("combat.ammo", "france").wantOptions("ammo fr-bty1", "ammo fr-bty2").play("ammo fr-bty2")
		g.wantMarks("fr-bty2", "ineffective").wantNoMarks("fr-bty1", "ineffective").wantNoMarks("fr-la-bty", "ineffective").wantAsk("combat", "france")
		one := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "support fr-bty1").roll(3).roll(1).wantAsk("combat", "france")
		one.wantMarks("fr-bty1", "ineffective").wantNoMarks("fr-bty2", "ineffective")
		wantAmmo(t, one, true)
	})
	t.Run("MS-7.8.15 Ammo is nothing to guns that attack at arm’s length, nor to an attack without guns", func(t *testing.T) {
		g := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty").wantDifferential(1).roll(3).roll(1).wantAsk("combat", "france")
		g.wantNoMarks("fr-la-bty", "ineffective").wantNoMarks("fr-bty1", "ineffective")
		wantAmmo(t, g, false)
		bare := meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(3).roll(1)
		wantAmmo(t, bare, false)
	})
	t.Run("MS-7.8.15 Ammo: a bombardment turns its battery ineffective too", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-bty1 art 4/1-3-4\naustria 0605 au-28 inf 4-3-4").play("aim fr-bty1 @0605", "fire fr-bty1 @au-28")
		g.roll(1).wantRow("ne").wantMarks("fr-bty1", "ineffective")
	})
	t.Run("MS-7.8.16 support artillery is no part of what happens to the attackers", func(t *testing.T) {
		g := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "support fr-bty1").roll(2).wantRow("ar").play("retreat").recoil()
		g.wantMarks("fr-bty1", "attacked").wantUntouched("fr-bty1", "0306").wantAsk("advance", "austria")
		hit := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty", "drop fr-la-bty", "support fr-bty1").roll(1)
		hit.play("retreat").recoil().wantUntouched("fr-bty1", "0306", "fr-la-bty", "0404")
	})
	t.Run("MS-7.8.16 support artillery does not even rout with those it is stacked with", func(t *testing.T) {
		// Artillery cannot climb the steep slope, so that the battery below it supports.
		g := meet(t, "1-4-4", "9-3-4", "steep 0405>0505\nfrance 0404 fr-101 inf 1-4-4\nfrance 0405 fr-bty1 art 1/1-3-4\nfrance 0405 fr-96 inf 3-4-4")
		g.engage("attack fr-44 @0505", "add fr-101", "support fr-bty1").roll(2).wantRow("am-ax").roll(6).recoil()
		g.wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken").wantMarks("fr-96", "shaken").wantUntouched("fr-bty1", "0405")
	})
}

func TestLedgerTestsAndOrder(t *testing.T) {
	t.Run("MS-7.8.17 the MR tested is the primary's, with the leaders who take part in its hex", func(t *testing.T) {
		fight := func(leader, with string) *game {
			g := meet(t, "4-3-4", "6-3-4", "france 0404 fr-101 inf 1-5-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0404 fr-victor ldr 2-1+1")
			return g.play("attack fr-44 @0505", "add fr-101").engage("leader " + leader + " @" + with).wantDifferential(1).roll(3).wantRow("ac-ne")
		}
		fight("fr-lannes", "fr-44").roll(4).wantAsk("combat", "france") // MR 3 and 1, the die as it falls
		fight("fr-lannes", "fr-44").roll(5).wantAsk("retreat", "france")
		fight("fr-victor", "fr-101").roll(4).wantAsk("retreat", "france") // CF counts, MR does not
		fight("fr-victor", "fr-101").roll(3).wantAsk("combat", "france")
	})
	t.Run("MS-7.8.17 the die modifiers are those of the primary", func(t *testing.T) {
		g := meet(t, "8-5-4 shaken", "3-3-4", "").engage("attack fr-44 @0505").wantDifferential(1).roll(3).wantRow("ac-ne")
		g.roll(4).wantAsk("retreat", "france")
	})
	t.Run("MS-7.8.18 result, leaders, Ammo, advance and FOWs follow in this order", func(t *testing.T) {
		g := meet(t, "9-4-4", "3-3-4", "france 0405 fr-lannes ldr 0-1+1").engage("attack fr-44 @0505", "leader fr-lannes @fr-44").wantDifferential(6)
		g.roll(3).wantRow("dr").play("retreat").wantKinds("retreat", "retreat au-28 @0605", "retreat", "stop au-28", "leader", 5)
		g.wantPlace("fr-lannes", "killed", 0).wantAsk("advance", "france").play("advance fr-44 @0505").wantAsk("combat", "france")
		g = meet(t, "6-4-4", "3-3-4", "france 0306 fr-bty1 art 1/1-3-4").engage("attack fr-44 @0505", "support fr-bty1").wantDifferential(4)
		g.roll(1).wantRow("ar").play("retreat", "retreat fr-44 @0305", "stop fr-44").wantMarks("fr-bty1", "ineffective").wantAsk("advance", "austria")
		g = meet(t, "5-4-4", "3-3-4", "").engage("attack fr-44 @0505").roll(1).wantRow("ar").play("retreat").recoil()
		g.wantKinds("advance", "advance au-28 @0405", "fow", "forfeit").wantAsk("combat", "france")
	})
	t.Run("MS-7.8.19 a bracketed e makes its own test", func(t *testing.T) {
		fight := func() *game {
			g := meet(t, "19-4-4", "3-3-4", "austria 0505 au-51 inf 1-3-4").engage("attack fr-44 @0505").roll(6).wantRow("dm-de")
			return g.wantAsk("morale.m", "")
		}
		fight().roll(4).recoil().wantMarks("au-51", "shaken").play("stay").wantAsk("fow", "france")
		g := fight().roll(3).wantAsk("morale.e", "").roll(4).recoil().wantMarks("au-28", "shaken").wantUntouched("au-51", "0505").wantAsk("combat", "france")
		g.wantMarks("au-28", "shaken")
		fight().roll(3).roll(3).wantMarks("au-28", "reduced").wantAt("au-28", "0505").wantUntouched("au-51", "0505").wantAsk("combat", "france")
	})
}

// wantAmmo checks whether the last result is told with Ammo.
func wantAmmo(t *testing.T, g *game, with bool) {
	t.Helper()
	told := false
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			told = strings.HasSuffix(e.Text.Key, "ammo")
		}
	}
	if told != with {
		t.Errorf("Ammo is told: %t, want %t", told, with)
	}
}
