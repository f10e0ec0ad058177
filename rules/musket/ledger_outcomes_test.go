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
			return meet(t, mine, "4-3-4", two).engage("attack fr-44 @0505", "add fr-101").Roll(die)
		}
		g := fight("5-4-4", 1).wantRow("ax").WantAsk("combat.x", "france").WantOptions("loss", "retreat").Play("loss").wantMarks("fr-44", "reduced")
		g.wantNoMarks("fr-44", "shaken").WantAt("fr-44", "0405").wantUntouched("fr-101", "0404", "au-28", "0505")
		g = fight("5-4-4", 1).Play("retreat").recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken").wantNoMarks("fr-44", "reduced")
		g.WantAsk("advance", "austria")
		g = fight("6-4-4", 6).wantRow("dx").WantAsk("combat.x", "austria").WantOptions("loss", "retreat").Play("loss").wantMarks("au-28", "reduced")
		g.wantNoMarks("au-28", "shaken").wantUntouched("au-jager", "0505").WantAsk("combat", "france")
		g = fight("6-4-4", 6).Play("retreat").recoil().wantMarks("au-28", "shaken").wantMarks("au-jager", "shaken", "ineffective").WantAsk("advance", "france")
		g.wantNoMarks("au-28", "reduced")
	})
	t.Run("MS-7.8.10 Am(x) and Dm(x): a primary that fails routs with all involved and all stacked with them, and the enemy gains a FOW", func(t *testing.T) {
		g := meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4\nfrance 0504 fr-96 inf 1-3-4\nfrance 0404 fr-43 inf 4-4-4").engage("attack fr-44 @0505")
		g.Roll(2).wantRow("am-ax").WantAsk("morale.m", "").Roll(5).recoil().wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken")
		g.wantUntouched("fr-96", "0504", "fr-43", "0404").WantAsk("advance", "austria").WantOffered("advance au-28 @0405").Play("stay")
		g.WantAsk("fow", "austria").Play("forfeit").WantAsk("combat", "france")
		pass := meet(t, "2-4-4", "5-3-4", "france 0405 fr-101 inf 4-4-4").engage("attack fr-44 @0505").Roll(2).Roll(4).WantAsk("combat.x", "france")
		pass.Play("loss").wantMarks("fr-44", "reduced").wantUntouched("fr-101", "0405").WantAsk("combat", "france")
		g = meet(t, "8-4-4", "3-2-4", "austria 0505 au-51 inf 0-3-4").engage("attack fr-44 @0505").Roll(6).wantRow("dm-dx").Roll(6).recoil()
		g.wantMarks("au-28", "shaken").wantMarks("au-51", "shaken").WantAsk("advance", "france").Play("stay").WantAsk("fow", "france")
	})
	t.Run("MS-7.8.11 Ae and De: a primary that passes loses a step while the others retreat", func(t *testing.T) {
		g := meet(t, "13-4-4", "4-3-4", two+"austria 0505 au-51 inf 1-2-4").engage("attack fr-44 @0505").wantDifferential(8).Roll(6).wantRow("de")
		g.WantAsk("morale.e", "").Roll(3).wantMarks("au-28", "reduced").WantAt("au-28", "0505").WantAsk("retreat", "austria").recoil()
		g.wantMarks("au-jager", "ineffective").wantNoMarks("au-jager", "shaken").wantUntouched("au-51", "0505").WantAsk("combat", "france")
	})
	t.Run("MS-7.8.11 Ae and De: if the primary fails the involved units rout, without a FOW", func(t *testing.T) {
		g := meet(t, "13-4-4", "4-3-4", two+"austria 0505 au-51 inf 1-2-4").engage("attack fr-44 @0505").Roll(6).Roll(4).recoil()
		g.wantMarks("au-28", "shaken").wantMarks("au-jager", "shaken").wantUntouched("au-51", "0505").WantAsk("combat", "france")
		g = meet(t, "1-4-4", "9-3-4", "").engage("attack fr-44 @0505").Roll(1).wantRow("ae").Roll(6).recoil().wantMarks("fr-44", "shaken")
		g.WantAsk("advance", "austria").Play("stay").WantAsk("combat", "france")
	})
	t.Run("MS-7.8.12 Ex: each primary loses a step, and nobody retreats or advances", func(t *testing.T) {
		g := meet(t, "5-4-4 one", "5-3-4 one", "france 0404 fr-101 inf 5-4-4").engage("attack fr-44 @0505").Roll(5).wantRow("ex")
		g.wantPlace("fr-44", "aside", 0).wantPlace("au-28", "aside", 0).wantUntouched("fr-101", "0404").WantAsk("combat", "france")
	})
	t.Run("MS-7.8.13 DF: the defender gains a FOW, carried out at once", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0408 fr-101 inf 5-4-4\naustria 0508 au-51 inf 4-3-4").engage("attack fr-44 @0505").Roll(1).wantRow("ax")
		g.Play("loss").WantAsk("fow", "austria").WantOffered("fow.morale fr-101").Play("forfeit").WantAsk("combat", "france").Play("done").wantPhase(1, "move", "austria")
	})
	leaders := "france 0405 fr-lannes ldr 0-1+1\naustria 0505 au-melas ldr 0-1+1\nfrance 0909 fr-victor ldr 0-1+1\nfrance 0909 fr-96 inf 4-4-4\n"
	t.Run("MS-7.8.14 L: checks for the leaders of the combat", func(t *testing.T) {
		g := meet(t, "5-4-4", "5-4-4", leaders).Play("attack fr-44 @0505", "leader fr-lannes @fr-44", "done", "leader au-melas @au-28")
		g.engage("done").Roll(5).wantRow("ex").WantAsk("leader", "").Roll(5).WantAsk("leader", "").Roll(4).WantAsk("combat", "france")
		g.wantPlace("fr-lannes", "killed", 0).WantAt("au-melas", "0505", "fr-victor", "0909")
		meet(t, "5-4-4", "4-4-4", leaders).engage("attack fr-44 @0505").Roll(4).WantAsk("combat", "france")
	})
	guns := "france 0306 fr-bty1 art 1/1-3-4\nfrance 0305 fr-bty2 art 1/1-3-4\nfrance 0404 fr-la-bty art 1/1-3-4\n"
	t.Run("MS-7.8.15 Ammo: one battery that gave fire turns ineffective, as the attacker likes", func(t *testing.T) {
		g := meet(t, "2-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty", "support fr-bty1", "support fr-bty2").wantDifferential(1)
		g.Roll(3).Roll(1).WantAsk("combat.ammo", "france").WantOptions("ammo fr-bty1", "ammo fr-bty2").Play("ammo fr-bty2")
		g.wantMarks("fr-bty2", "ineffective").wantNoMarks("fr-bty1", "ineffective").wantNoMarks("fr-la-bty", "ineffective").WantAsk("combat", "france")
		one := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "support fr-bty1").Roll(3).Roll(1).WantAsk("combat", "france")
		one.wantMarks("fr-bty1", "ineffective").wantNoMarks("fr-bty2", "ineffective")
		wantAmmo(t, one, true)
	})
	t.Run("MS-7.8.15 Ammo is nothing to guns that attack at arm’s length, nor to an attack without guns", func(t *testing.T) {
		g := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty").wantDifferential(1).Roll(3).Roll(1).WantAsk("combat", "france")
		g.wantNoMarks("fr-la-bty", "ineffective").wantNoMarks("fr-bty1", "ineffective")
		wantAmmo(t, g, false)
		bare := meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(3).Roll(1)
		wantAmmo(t, bare, false)
	})
	t.Run("MS-7.8.15 Ammo: a bombardment turns its battery ineffective too", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0405 fr-bty1 art 4/1-3-4\naustria 0605 au-28 inf 4-3-4").Play("aim fr-bty1 @0605", "fire fr-bty1 @au-28")
		g.Roll(1).wantRow("ne").wantMarks("fr-bty1", "ineffective")
	})
	t.Run("MS-7.8.16 support artillery is no part of what happens to the attackers", func(t *testing.T) {
		g := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "support fr-bty1").Roll(2).wantRow("ar").Play("retreat").recoil()
		g.wantMarks("fr-bty1", "attacked").wantUntouched("fr-bty1", "0306").WantAsk("advance", "austria")
		hit := meet(t, "4-4-4", "4-3-4", guns).engage("attack fr-44 @0505", "add fr-la-bty", "drop fr-la-bty", "support fr-bty1").Roll(1)
		hit.Play("retreat").recoil().wantUntouched("fr-bty1", "0306", "fr-la-bty", "0404")
	})
	t.Run("MS-7.8.16 support artillery does not even rout with those it is stacked with", func(t *testing.T) {
		// Artillery cannot climb the steep slope, so that the battery below it supports.
		g := meet(t, "1-4-4", "9-3-4", "steep 0405>0505\nfrance 0404 fr-101 inf 1-4-4\nfrance 0405 fr-bty1 art 1/1-3-4\nfrance 0405 fr-96 inf 3-4-4")
		g.engage("attack fr-44 @0505", "add fr-101", "support fr-bty1").Roll(2).wantRow("am-ax").Roll(6).recoil()
		g.wantMarks("fr-44", "shaken").wantMarks("fr-101", "shaken").wantMarks("fr-96", "shaken").wantUntouched("fr-bty1", "0405")
	})
}

func TestLedgerTestsAndOrder(t *testing.T) {
	t.Run("MS-7.8.17 the MR tested is the primary's, with the leaders who take part in its hex", func(t *testing.T) {
		fight := func(leader, with string) *game {
			g := meet(t, "4-3-4", "6-3-4", "france 0404 fr-101 inf 1-5-4 shaken\nfrance 0405 fr-lannes ldr 2-1+1\nfrance 0404 fr-victor ldr 2-1+1")
			return g.Play("attack fr-44 @0505", "add fr-101").engage("leader " + leader + " @" + with).wantDifferential(1).Roll(3).wantRow("ac-ne")
		}
		fight("fr-lannes", "fr-44").Roll(4).WantAsk("combat", "france") // MR 3 and 1, the die as it falls
		fight("fr-lannes", "fr-44").Roll(5).WantAsk("retreat", "france")
		fight("fr-victor", "fr-101").Roll(4).WantAsk("retreat", "france") // CF counts, MR does not
		fight("fr-victor", "fr-101").Roll(3).WantAsk("combat", "france")
	})
	t.Run("MS-7.8.17 the die modifiers are those of the primary", func(t *testing.T) {
		g := meet(t, "8-5-4 shaken", "3-3-4", "").engage("attack fr-44 @0505").wantDifferential(1).Roll(3).wantRow("ac-ne")
		g.Roll(4).WantAsk("retreat", "france")
	})
	t.Run("MS-7.8.18 result, leaders, Ammo, advance and FOWs follow in this order", func(t *testing.T) {
		g := meet(t, "9-4-4", "3-3-4", "france 0405 fr-lannes ldr 0-1+1").engage("attack fr-44 @0505", "leader fr-lannes @fr-44").wantDifferential(6)
		g.Roll(3).wantRow("dr").Play("retreat").wantKinds("retreat", "retreat au-28 @0605", "retreat", "stop au-28", "leader", 5)
		g.wantPlace("fr-lannes", "killed", 0).WantAsk("advance", "france").Play("advance fr-44 @0505").WantAsk("combat", "france")
		g = meet(t, "6-4-4", "3-3-4", "france 0306 fr-bty1 art 1/1-3-4").engage("attack fr-44 @0505", "support fr-bty1").wantDifferential(4)
		g.Roll(1).wantRow("ar").Play("retreat", "retreat fr-44 @0305", "stop fr-44").wantMarks("fr-bty1", "ineffective").WantAsk("advance", "austria")
		g = meet(t, "5-4-4", "3-3-4", "").engage("attack fr-44 @0505").Roll(1).wantRow("ar").Play("retreat").recoil()
		g.wantKinds("advance", "advance au-28 @0405", "fow", "forfeit").WantAsk("combat", "france")
	})
	t.Run("MS-7.8.19 a bracketed e makes its own test", func(t *testing.T) {
		fight := func() *game {
			g := meet(t, "19-4-4", "3-3-4", "austria 0505 au-51 inf 1-3-4").engage("attack fr-44 @0505").Roll(6).wantRow("dm-de")
			return g.WantAsk("morale.m", "")
		}
		fight().Roll(4).recoil().wantMarks("au-51", "shaken").Play("stay").WantAsk("fow", "france")
		g := fight().Roll(3).WantAsk("morale.e", "").Roll(4).recoil().wantMarks("au-28", "shaken").wantUntouched("au-51", "0505").WantAsk("combat", "france")
		g.wantMarks("au-28", "shaken")
		fight().Roll(3).Roll(3).wantMarks("au-28", "reduced").WantAt("au-28", "0505").wantUntouched("au-51", "0505").WantAsk("combat", "france")
	})
}

// wantAmmo checks whether the last result is told with Ammo.
func wantAmmo(t *testing.T, g *game, with bool) {
	t.Helper()
	told := false
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvResult {
			told = strings.HasSuffix(e.Text.Key, "ammo")
		}
	}
	if told != with {
		t.Errorf("Ammo is told: %t, want %t", told, with)
	}
}
