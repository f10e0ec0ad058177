package musket

import "testing"

// Factors and ranges of artillery, the charge factor of cavalry, and what may
// fight at night.
func TestLedgerFactors(t *testing.T) {
	const battery, infantry = "phase combat\nfrance 0405 fr-bty1 art 4/1-5-4\n", "austria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-8.1.1 in an attack on a hex beside it artillery has its attack factor", func(t *testing.T) {
		draw(t, battery+infantry).Play("attack fr-bty1 @0505").wantDifferential(0)
	})
	t.Run("MS-8.1.1 in a bombardment too", func(t *testing.T) {
		draw(t, battery+"austria 0705 au-28 inf 4-3-4").Play("aim fr-bty1 @0705", "fire fr-bty1 @au-28").wantDifferential(4).wantMod("MS-8.1.1", 4)
	})
	t.Run("MS-8.1.1 and in support", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-5-4\nfrance 0405 fr-44 inf 5-4-4\n"+infantry).Play("attack fr-44 @0505", "support fr-bty1")
		g.wantDifferential(5 + 4 - 4)
	})
	t.Run("MS-8.1.1 when it is attacked it has its defence factor", func(t *testing.T) {
		draw(t, "active austria\n"+battery+infantry).Play("attack au-28 @0405").wantDifferential(4 - 1)
	})

	t.Run("MS-8.2.1 artillery enters no woods, and bombards and supports nobody there", func(t *testing.T) {
		woods := ridge("0505w", "0705w")
		draw(t, woods+"france 0405 fr-bty1 art 4/1-5-4").WantNot("move fr-bty1 @0505").WantRefused("move fr-bty1 @0505", "MS-4.5.1")
		draw(t, ridge("1205w")+"france 0405 fr-44 inf 5-4-4").WantRefused("move fr-44 @1205", "MS-4.3.2") // infantry may: it is too far
		draw(t, woods+"phase combat\nfrance 0505 fr-44 inf 5-4-4\nfrance 0405 fr-bty1 art 4/1-5-4\naustria 0705 au-28 inf 4-3-4").wantNone("aim").WantRefused("aim fr-bty1 @0705", "MS-8.2.1")
		g := draw(t, woods+"phase combat\nfrance 0305 fr-bty1 art 4/1-5-4\nfrance 0405 fr-44 inf 5-4-4\n"+infantry).Play("attack fr-44 @0505")
		g.wantNone("support").WantRefused("support fr-bty1", "MS-8.2.1")
		draw(t, ridge()+"phase combat\nfrance 0305 fr-bty1 art 4/1-5-4\nfrance 0405 fr-44 inf 5-4-4\n"+infantry).Play("attack fr-44 @0505").WantOffered("support fr-bty1")
	})

	for name, x := range map[string]struct{ battery, refused string }{
		"whole and in range":      {"4/1-5-4", ""},
		"without attack factor":   {"0/1-5-4", "MS-8.4.2"},
		"without range":           {"4/1-0-4", "MS-8.4.2"},
		"one hex short":           {"4/1-2-4", "MS-8.7.1"},
		"with just enough range":  {"4/1-3-4", ""},
		"ineffective":             {"4/1-5-4 ineffective", "MS-8.4.2"},
		"Shaken":                  {"4/1-5-4 shaken", "MS-8.4.2"},
		"behind a hill or a wood": {"4/1-5-4", "MS-8.6.1"},
	} {
		t.Run("MS-8.4.2 "+name, func(t *testing.T) {
			land := ridge()
			if x.refused == "MS-8.6.1" {
				land = ridge("0605w")
			}
			g := draw(t, land+"phase combat\nfrance 0405 fr-bty1 art "+x.battery+"\naustria 0705 au-28 inf 4-3-4")
			if x.refused == "" {
				g.WantOffered("aim fr-bty1 @0705")
				return
			}
			g.wantNone("aim").WantRefused("aim fr-bty1 @0705", x.refused)
		})
	}

	t.Run("MS-8.6.1 from centre to centre: a blocking hex on the way hides, one beside it does not", func(t *testing.T) {
		aimed(t, "0302", "0305", false, ridge("0303w"))
		aimed(t, "0302", "0305", false, ridge("0304w"))
		aimed(t, "0302", "0305", true, ridge("0203w", "0403w", "0404w"))
	})

	charge := "phase combat\nfrance 0405 fr-ke cav 3/5-4-9 charging aim=0505\n" + infantry
	t.Run("MS-9.3.5 cavalry that charges has its charge factor", func(t *testing.T) {
		draw(t, charge).Play("charge @0505", "none").Roll(1).WantTotal("attack", 5).wantMod("MS-9.3.5", 5)
	})
	t.Run("MS-9.3.5 in another attack its combat factor", func(t *testing.T) {
		draw(t, "phase combat\nfrance 0405 fr-ke cav 3/5-4-9\n"+infantry).Play("attack fr-ke @0505").wantDifferential(3 - 4)
	})

	t.Run("MS-14.2.5 at night nobody attacks and no cavalry charges", func(t *testing.T) {
		night := func(picture string) *game { return draw(t, "turns night day\nfrance 0405 fr-44 inf 5-4-4\n"+picture) }
		g := night("phase combat\n" + infantry)
		g.wantNone("attack").WantRefused("attack fr-44 @0505", "MS-14.2.5")
		g = night("france 0406 fr-ke cav 3/5-4-9\naustria 0705 au-28 inf 4-3-4")
		g.WantOffered("charge fr-44 @0604").wantNoneOf("fr-ke", "charge").WantRefused("charge fr-ke @0605", "MS-14.2.5")
		day := draw(t, "france 0406 fr-ke cav 3/5-4-9\naustria 0705 au-28 inf 4-3-4")
		day.WantOffered("charge fr-ke @0605")
	})
}
