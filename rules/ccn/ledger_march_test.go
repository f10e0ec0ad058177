package ccn

import "testing"

const marching = "card c-force-march-1, section center"

// march plays a Force March in the centre.
func march(t *testing.T, picture string) *game {
	t.Helper()
	return cardTurn(t, "c-force-march-1", picture).WantAsk("card.section", "french").Play("section @center")
}

// everywhere has units of every kind in every section.
const everywhere = `
	french: a5 fr-ln-1, i9 fr-lt-1, f4 fr-mi-1, f9 fr-gr-1, e4 fr-ln-2, e10 fr-ln-3, e6 fr-lc-1, e7 fr-fa-1, g7 fr-og-1
	french leaders: g7 fr-ney, g6 fr-soult
	allied: c1 gb-ln-1`

func TestAForceMarchThatOrdersOneUnitNamesNoSection(t *testing.T) { // CCN-58.7
	draw(t, "french: e5 fr-lc-1\nallied: a1 gb-ln-1\nphase orders, card c-force-march-1, plain").WantOptions("order fr-lc-1", "done")
}

func TestLedgerForceMarch(t *testing.T) {
	t.Run("CCN-58.1 all own infantry of one section, which the player chooses", func(t *testing.T) {
		g := cardTurn(t, "c-force-march-1", everywhere).WantOptions("section @west", "section @center", "section @east")
		g.Play("section @center").WantAsk("move", "french").wantOrdered("fr-ln-1", "fr-lt-1", "fr-mi-1", "fr-gr-1", "fr-og-1")
	})
	t.Run("CCN-58.1 a unit on a cut hex belongs to both sections", func(t *testing.T) {
		cardTurn(t, "c-force-march-1", everywhere).Play("section @west").wantOrdered("fr-mi-1", "fr-ln-2")
		cardTurn(t, "c-force-march-1", everywhere).Play("section @east").wantOrdered("fr-gr-1", "fr-ln-3")
	})
	t.Run("CCN-58.1 in a section without infantry nobody is ordered", func(t *testing.T) {
		cardTurn(t, "c-force-march-1", "french: e6 fr-ln-1, e2 fr-lc-1\nallied: a1 gb-ln-1").Play("section @west").wantTurnOver()
	})
	for _, tt := range []struct {
		unit, marks string
		dice        int
	}{
		{"fr-lt-1", "", 4}, {"fr-gr-1", "", 5}, {"fr-yg-1", "", 5}, {"fr-og-1", "", 6}, {"fr-ln-1", "led ", 4}, {"fr-mi-1", "led ", 4},
	} {
		t.Run("CCN-58.2 two hexes and battle: "+tt.unit, func(t *testing.T) {
			wantDuel(t, tt.unit, tt.marks+"moved=2", "gb-fa-1", 1, tt.dice, marching)
		})
	}
	t.Run("CCN-58.2 two hexes and battle: rifles and Guard grenadiers of the British", func(t *testing.T) {
		wantDuel(t, "gb-rl-1", "moved=2", "fr-ln-1", 3, 3, marching)
		wantDuel(t, "gb-gg-1", "moved=2", "fr-fa-1", 1, 6, marching)
	})
	t.Run("CCN-58.2 line infantry that sets out with a leader", func(t *testing.T) {
		g := march(t, "french: g5 fr-ln-1\nfrench leaders: g5 fr-ney\nallied: d5 gb-ln-1").Play("move fr-ln-1 @e5")
		g.WantAt("fr-ney", "e5").Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-58.2 not one that finds a leader at the end of its march", func(t *testing.T) {
		g := march(t, "french: g5 fr-ln-1, g9 fr-ln-2\nfrench leaders: e5 fr-ney\nallied: d5 gb-ln-1, f9 gb-ln-2").Play("move fr-ln-1 @e5", "done")
		g.WantAsk("combat", "french").WantOptions("melee fr-ln-2 @gb-ln-2", "done").WantRefused("melee fr-ln-1", "CCN-58.3")
	})
}

func TestLedgerForceMarchOfOthers(t *testing.T) {
	for _, unit := range []string{"fr-ln-1", "fr-mi-1"} {
		t.Run("CCN-58.3 other infantry stays, moves one and battles, or moves two and does not: "+unit, func(t *testing.T) {
			wantDuel(t, unit, "", "gb-fa-1", 1, 4, marching)
			wantDuel(t, unit, "moved=1", "gb-fa-1", 1, 4, marching)
			wantNoDuel(t, "CCN-58.3", unit, "moved=2", "gb-fa-1", 1, marching)
			g := march(t, "french: i5 "+unit+"\nallied: a5 gb-ln-1").WantOffered("move "+unit+" @g4", "move "+unit+" @h5")
			g.WantRefused("move "+unit+" @f5", "CCN-58.3")
		})
	}
	t.Run("CCN-58.4 the battle may be fire, with the dice of a unit that moved", func(t *testing.T) {
		wantDuel(t, "fr-gr-1", "moved=2", "gb-ln-1", 2, 3, marching)
		wantDuel(t, "fr-lt-1", "blocks=3 moved=2", "gb-ln-1", 2, 3, marching)
		wantDuel(t, "fr-ln-1", "moved=1", "gb-ln-1", 2, 2, marching)
		wantDuel(t, "fr-ln-1", "led moved=2", "gb-ln-1", 2, 2, marching)
	})
	t.Run("CCN-58.5 leaders do not detach, lone leaders are not ordered", func(t *testing.T) {
		g := march(t, everywhere).WantRefused("move fr-ney", "CCN-9.1").WantRefused("move fr-soult", "CCN-9.1")
		g.Play("move fr-og-1 @f7").WantAt("fr-ney", "f7")
	})
	t.Run("CCN-58.6 ordered squares may be left, if no cavalry pins them", func(t *testing.T) {
		const squares = "french: e5 fr-ln-1 square=1, e8 fr-ln-2 square=2\nfrench track: c-rally-1 c-elan-1\nallied: d8 gb-lc-1, d5 gb-ln-1"
		g := draw(t, squares+"\nphase orders, "+marching).WantAsk("square.leave", "french").WantOptions("leave fr-ln-1", "stay fr-ln-1")
		g.Play("leave fr-ln-1").wantSquare("fr-ln-1", 0).wantSquare("fr-ln-2", 2).WantOffered("move fr-ln-1 @g5").WantRefused("move fr-ln-2", "CCN-12.3")
	})
	t.Run("CCN-58.7 without infantry one unit by the general rules, no section asked", func(t *testing.T) {
		g := cardTurn(t, "c-force-march-1", "french: e12 fr-lc-1, e2 fr-hc-1\nallied: a1 gb-ln-1").wantAnyOne("fr-hc-1", "fr-lc-1")
		g.Play("done").WantOffered("move fr-hc-1 @c1").WantRefused("move fr-hc-1 @e5", "CCN-13.2")
	})
}
