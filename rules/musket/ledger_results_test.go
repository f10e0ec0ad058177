package musket

import "testing"

// The chart of part 6.2 has these cells: at +1 Ax DF, Ar, Ac(NE) Ammo, NE,
// Dc(Ex) L, Dr; at +2 Ar DF, Ac(Ex) Ammo, NE, Dc(Ex) L, Dr, Dx.

func TestLedgerResultsThatRetreat(t *testing.T) {
	t.Run("MS-7.8.1 a result is carried out to its end before the next combat", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0408 fr-101 inf 5-4-4\naustria 0508 au-51 inf 4-3-4").engage("attack fr-44 @0505").roll(6)
		g.wantAsk("combat.r", "austria").play("retreat").wantAsk("retreat", "austria").play("retreat au-28 @0605", "stop au-28")
		g.wantAsk("advance", "france").wantNone("attack").play("stay").wantAsk("combat", "france").wantEach("attack", "fr-101 @0508")
	})
	t.Run("MS-7.8.2 what is in brackets comes only if the first result had no effect", func(t *testing.T) {
		test := func() *game {
			return meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(5).wantRow("dc-ex")
		}
		test().roll(3).wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced").wantAsk("combat", "france")
		test().roll(4).recoil().wantUntouched("fr-44", "0405").wantNoMarks("au-28", "reduced").wantAsk("advance", "france")
	})
	t.Run("MS-7.8.3 NE: everybody stays as he is", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(4).wantRow("ne")
		g.wantUntouched("fr-44", "0405", "au-28", "0505").wantAsk("combat", "france")
	})
	two := "france 0404 fr-101 inf 1-3-4\naustria 0505 au-jager inf 1-2-4 bn\n"
	t.Run("MS-7.8.4 Ar and Dr: the primary is Shaken or all involved retreat, as the owner likes", func(t *testing.T) {
		fight := func(die int) *game {
			return meet(t, "5-4-4", "4-3-4", two).engage("attack fr-44 @0505", "add fr-101").roll(die)
		}
		g := fight(2).wantRow("ar").wantAsk("combat.r", "france").wantOptions("shaken", "retreat").play("shaken")
		g.wantMarks("fr-44", "shaken").wantUntouched("fr-101", "0404", "au-28", "0505").wantAt("fr-44", "0405").wantAsk("combat", "france")
		fight(2).play("retreat").recoil().wantNoMarks("fr-44", "shaken").wantAsk("advance", "austria").wantOffered("advance au-28 @0405", "advance au-28 @0404")
		g = fight(6).wantRow("dr").wantAsk("combat.r", "austria").play("shaken").wantMarks("au-28", "shaken").wantUntouched("au-jager", "0505")
		g.wantAt("au-28", "0505").wantAsk("combat", "france")
		fight(6).play("retreat").recoil().wantNoMarks("au-28", "shaken").wantMarks("au-jager", "ineffective").wantAsk("advance", "france").wantOffered("advance fr-44 @0505")
	})
	t.Run("MS-7.8.5 a primary Shaken already tests: it routs and the others retreat, or nothing happens", func(t *testing.T) {
		test := func() *game {
			g := meet(t, "3-4-4", "4-4-4 shaken", "austria 0505 au-jager inf 0-2-4 bn").engage("attack fr-44 @0505").roll(6).wantRow("dr")
			return g.play("shaken").wantAsk("morale.r", "")
		}
		test().roll(2).wantAt("au-28", "0505").wantUntouched("au-jager", "0505").wantAsk("combat", "france")
		g := test().roll(3).wantAsk("retreat", "austria").play("retreat au-28 @0605", "retreat au-28 @0705", "retreat au-28 @0805")
		g.wantAt("au-28", "0805").wantAsk("retreat", "austria").play("retreat au-jager @0605", "stop au-jager").wantMarks("au-jager", "ineffective")
		g.wantNoMarks("au-jager", "shaken").wantAsk("advance", "france").wantOffered("advance fr-44 @0606").play("stay").wantAsk("combat", "france")
	})
	mixed := `
	france 0405 fr-24leg inf 1-4-4 bn
	france 0405 fr-lannes ldr 1-1+1
	france 0404 fr-12hus cav 1/1-4-9
	france 0404 fr-bty1 art 1/1-3-4
	france 0506 fr-ke cav 1/1-4-9 sqn
	france 0506 fr-101 inf 1-3-4
	`
	turned := []string{"fr-24leg", "fr-lannes", "fr-12hus", "fr-bty1", "fr-ke"}
	attack := []string{"attack fr-44 @0505", "add fr-24leg", "add fr-12hus", "add fr-bty1", "add fr-ke", "add fr-101", "leader fr-lannes @fr-44"}
	t.Run("MS-7.8.6 leaders, cavalry, battalions, squadrons and artillery that retreat turn ineffective", func(t *testing.T) {
		g := meet(t, "1-4-4", "6-3-4", mixed).engage(attack...).wantDifferential(1).roll(2).wantRow("ar").play("retreat").recoil()
		for _, id := range turned {
			g.wantMarks(id, "ineffective")
		}
		g = meet(t, "1-4-4 shaken", "6-3-4", mixed).engage(attack...).wantDifferential(1).roll(2).play("shaken").wantAsk("morale.r", "").roll(6).recoil()
		for _, id := range turned {
			g.wantMarks(id, "ineffective")
		}
		g.wantMarks("fr-44", "shaken").wantNoMarks("fr-101", "shaken")
	})
	t.Run("MS-7.8.6 nobody turns ineffective if the primary stays, Shaken", func(t *testing.T) {
		g := meet(t, "1-4-4", "6-3-4", mixed).engage(attack...).roll(2).play("shaken").wantMarks("fr-44", "shaken")
		for _, id := range turned {
			g.wantNoMarks(id, "ineffective")
		}
	})
	t.Run("MS-7.8.7 the other side may advance into a hex that a retreat or rout empties", func(t *testing.T) {
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(6).play("retreat").recoil().wantAsk("advance", "france").wantOffered("advance fr-44 @0505")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(2).play("retreat").recoil().wantAsk("advance", "austria").wantOffered("advance au-28 @0405")
		meet(t, "8-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(6).roll(6).recoil().wantAsk("advance", "france").wantOffered("advance fr-44 @0505")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(6).play("shaken").wantAsk("combat", "france")
	})
	t.Run("MS-7.8.8 Ac(x) and Dc(x): a primary that fails retreats with all involved, without a choice", func(t *testing.T) {
		g := meet(t, "5-4-4", "3-3-4", two).engage("attack fr-44 @0505", "add fr-101", "drop fr-101").wantDifferential(1).roll(5).wantRow("dc-ex")
		g.wantAsk("morale.c", "").roll(6).wantAsk("retreat.order", "austria").recoil().wantNoMarks("au-28", "shaken", "reduced").wantMarks("au-jager", "ineffective")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(3).wantRow("ac-ne").roll(5).wantAsk("retreat", "france").recoil().wantAsk("advance", "austria")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").roll(3).roll(4).wantUntouched("fr-44", "0405", "au-28", "0505")
	})
}
