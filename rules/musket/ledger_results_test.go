package musket

import "testing"

// The chart of part 6.2 has these cells: at +1 Ax DF, Ar, Ac(NE) Ammo, NE,
// Dc(Ex) L, Dr; at +2 Ar DF, Ac(Ex) Ammo, NE, Dc(Ex) L, Dr, Dx.

func TestLedgerResultsThatRetreat(t *testing.T) {
	t.Run("MS-7.8.1 a result is carried out to its end before the next combat", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0408 fr-101 inf 5-4-4\naustria 0508 au-51 inf 4-3-4").engage("attack fr-44 @0505").Roll(6)
		g.WantAsk("combat.r", "austria").Play("retreat").WantAsk("retreat", "austria").Play("retreat au-28 @0605", "stop au-28")
		g.WantAsk("advance", "france").wantNone("attack").Play("stay").WantAsk("combat", "france").WantEach("attack", "fr-101 @0508")
	})
	t.Run("MS-7.8.2 what is in brackets comes only if the first result had no effect", func(t *testing.T) {
		test := func() *game {
			return meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(5).wantRow("dc-ex")
		}
		test().Roll(3).wantMarks("fr-44", "reduced").wantMarks("au-28", "reduced").WantAsk("combat", "france")
		test().Roll(4).recoil().wantUntouched("fr-44", "0405").wantNoMarks("au-28", "reduced").WantAsk("advance", "france")
	})
	t.Run("MS-7.8.3 NE: everybody stays as he is", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(4).wantRow("ne")
		g.wantUntouched("fr-44", "0405", "au-28", "0505").WantAsk("combat", "france")
	})
	two := "france 0404 fr-101 inf 1-3-4\naustria 0505 au-jager inf 1-2-4 bn\n"
	t.Run("MS-7.8.4 Ar and Dr: the primary is Shaken or all involved retreat, as the owner likes", func(t *testing.T) {
		fight := func(die int) *game {
			return meet(t, "5-4-4", "4-3-4", two).engage("attack fr-44 @0505", "add fr-101").Roll(die)
		}
		g := fight(2).wantRow("ar").WantAsk("combat.r", "france").WantOptions("shaken", "retreat").Play("shaken")
		g.wantMarks("fr-44", "shaken").wantUntouched("fr-101", "0404", "au-28", "0505").WantAt("fr-44", "0405").WantAsk("combat", "france")
		fight(2).Play("retreat").recoil().wantNoMarks("fr-44", "shaken").WantAsk("advance", "austria").WantOffered("advance au-28 @0405", "advance au-28 @0404")
		g = fight(6).wantRow("dr").WantAsk("combat.r", "austria").Play("shaken").wantMarks("au-28", "shaken").wantUntouched("au-jager", "0505")
		g.WantAt("au-28", "0505").WantAsk("combat", "france")
		fight(6).Play("retreat").recoil().wantNoMarks("au-28", "shaken").wantMarks("au-jager", "ineffective").WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
	})
	t.Run("MS-7.8.5 a primary Shaken already tests: it routs and the others retreat, or nothing happens", func(t *testing.T) {
		test := func() *game {
			g := meet(t, "3-4-4", "4-4-4 shaken", "austria 0505 au-jager inf 0-2-4 bn").engage("attack fr-44 @0505").Roll(6).wantRow("dr")
			return g.Play("shaken").WantAsk("morale.r", "")
		}
		test().Roll(2).WantAt("au-28", "0505").wantUntouched("au-jager", "0505").WantAsk("combat", "france")
		g := test().Roll(3).WantAsk("retreat", "austria").Play("retreat au-28 @0605", "retreat au-28 @0705", "retreat au-28 @0805")
		g.WantAt("au-28", "0805").WantAsk("retreat", "austria").Play("retreat au-jager @0605", "stop au-jager").wantMarks("au-jager", "ineffective")
		g.wantNoMarks("au-jager", "shaken").WantAsk("advance", "france").WantOffered("advance fr-44 @0606").Play("stay").WantAsk("combat", "france")
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
		g := meet(t, "1-4-4", "6-3-4", mixed).engage(attack...).wantDifferential(1).Roll(2).wantRow("ar").Play("retreat").recoil()
		for _, id := range turned {
			g.wantMarks(id, "ineffective")
		}
		g = meet(t, "1-4-4 shaken", "6-3-4", mixed).engage(attack...).wantDifferential(1).Roll(2).Play("shaken").WantAsk("morale.r", "").Roll(6).recoil()
		for _, id := range turned {
			g.wantMarks(id, "ineffective")
		}
		g.wantMarks("fr-44", "shaken").wantNoMarks("fr-101", "shaken")
	})
	t.Run("MS-7.8.6 nobody turns ineffective if the primary stays, Shaken", func(t *testing.T) {
		g := meet(t, "1-4-4", "6-3-4", mixed).engage(attack...).Roll(2).Play("shaken").wantMarks("fr-44", "shaken")
		for _, id := range turned {
			g.wantNoMarks(id, "ineffective")
		}
	})
	t.Run("MS-7.8.7 the other side may advance into a hex that a retreat or rout empties", func(t *testing.T) {
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(6).Play("retreat").recoil().WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(2).Play("retreat").recoil().WantAsk("advance", "austria").WantOffered("advance au-28 @0405")
		meet(t, "8-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(6).Roll(6).recoil().WantAsk("advance", "france").WantOffered("advance fr-44 @0505")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(6).Play("shaken").WantAsk("combat", "france")
	})
	t.Run("MS-7.8.8 Ac(x) and Dc(x): a primary that fails retreats with all involved, without a choice", func(t *testing.T) {
		g := meet(t, "5-4-4", "3-3-4", two).engage("attack fr-44 @0505", "add fr-101", "drop fr-101").wantDifferential(1).Roll(5).wantRow("dc-ex")
		g.WantAsk("morale.c", "").Roll(6).WantAsk("retreat.order", "austria").recoil().wantNoMarks("au-28", "shaken", "reduced").wantMarks("au-jager", "ineffective")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(3).wantRow("ac-ne").Roll(5).WantAsk("retreat", "france").recoil().WantAsk("advance", "austria")
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(3).Roll(4).wantUntouched("fr-44", "0405", "au-28", "0505")
	})
}
