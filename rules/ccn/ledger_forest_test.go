package ccn

import "testing"

// entered draws a unit that has moved one hex into the ground on e5, next to a
// line unit of the enemy on d5. A second unit of its side can fire far off, so
// that refusals can be read.
func entered(t *testing.T, letter, unit string) *game {
	t.Helper()
	if unit[:3] == "fr-" {
		return draw(t, groundOn("e5"+letter)+"french: e5 "+unit+" ordered moved=1\nallied: d5 gb-ln-1"+busy)
	}
	return draw(t, groundOn("e5"+letter)+"allied: e5 "+unit+" ordered moved=1, i13 gb-ln-9 ordered\nfrench: d5 fr-ln-1, i11 fr-ln-9\nactive allied")
}

// lineAgainst is the line unit that entered puts before a unit.
func lineAgainst(unit string) string {
	if unit[:3] == "fr-" {
		return "gb-ln-1"
	}
	return "fr-ln-1"
}

func TestLedgerForest(t *testing.T) {
	t.Run("CCN-41.1 units and leaders that enter must stop", func(t *testing.T) {
		g := moving(t, barrier("F"), "french: f5 fr-lt-1 ordered, f3 fr-ha-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lt-1", true, "e5").wantMoves("fr-lt-1", false, "d5").wantMoves("fr-ha-1", false, "d3").wantMoves("fr-ney", false, "d8")
	})
	for _, unit := range []string{"fr-ln-1", "fr-gr-1", "fr-yg-1", "fr-lc-1", "fr-ha-1", "gb-gg-1", "pt-mi-1"} {
		t.Run("CCN-41.2 "+unit+" may not battle on the turn it entered", func(t *testing.T) {
			attack := "melee " + unit + " @" + lineAgainst(unit)
			entered(t, "F", unit).WantNot(attack).WantRefused("melee "+unit, "CCN-41.2")
			entered(t, ".", unit).WantOffered(attack)
		})
	}
	for _, unit := range []string{"fr-lt-1", "gb-lt-1", "gb-rl-1", "pt-lt-1"} {
		t.Run("CCN-41.2 "+unit+" may", func(t *testing.T) {
			entered(t, "F", unit).WantOffered("melee " + unit + " @" + lineAgainst(unit))
		})
	}
	t.Run("CCN-41.2 light infantry fires from the forest it entered, line does not", func(t *testing.T) {
		g := draw(t, groundOn("e5F", "e6F")+"french: e5 fr-lt-1 ordered moved=1, e6 fr-ln-1 ordered moved=1\nallied: c5 gb-ln-1")
		g.WantOptions("fire fr-lt-1 @gb-ln-1", "done")
	})
	t.Run("CCN-41.3 infantry may form square in it", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5F")).WantOptions("stand", "square").Play("square").Draw("c-rally-1")
		g.wantSquare("gb-ln-1", 1).wantDice("square.roll", "allied", 1)
	})
	t.Run("CCN-41.4 a target in it takes 1, 2 and 1 dice", func(t *testing.T) {
		wantLess(t, ".", "F", [arms]int{1, 2, 1}, [arms]int{1, 0, 1}, "")
	})
	t.Run("CCN-41.5 out of it infantry loses none, cavalry 2, artillery 1", func(t *testing.T) {
		wantLess(t, "F", ".", [arms]int{0, 2, 1}, [arms]int{0, 0, 1}, "")
		wantLess(t, "F", "F", [arms]int{1, 4, 2}, [arms]int{1, 0, 2}, "")
	})
	t.Run("CCN-41.6 it blocks the line of sight, but not into or out of it", func(t *testing.T) {
		sees(t, 3, false, groundOn("e7F"), "")
		sees(t, 3, true, groundOn("d7F"), "")
		sees(t, 2, true, groundOn("e5F", "e7F"), "")
	})
}

// building is the town, with the clause that it proves, or the windmill, which
// is played exactly as a town (CCN-44.8).
type building struct{ id, name, letter string }

func buildings(clause string) []building {
	return []building{{clause, "town", "T"}, {"CCN-44.8", "windmill", "W"}}
}

func TestLedgerTown(t *testing.T) {
	for _, place := range buildings("CCN-44.1") {
		t.Run(place.id+" units and leaders that enter a "+place.name+" must stop", func(t *testing.T) {
			g := moving(t, barrier(place.letter), "french: f5 fr-lt-1 ordered, f3 fr-lc-1 ordered\nfrench leaders: f8 fr-ney ordered")
			g.wantMoves("fr-lt-1", true, "e5").wantMoves("fr-lt-1", false, "d5").wantMoves("fr-lc-1", false, "d3").wantMoves("fr-ney", false, "d8")
		})
	}
	for _, place := range buildings("CCN-44.2") {
		t.Run(place.id+" nobody battles on the turn it entered a "+place.name+", light infantry included", func(t *testing.T) {
			for _, unit := range []string{"fr-ln-1", "fr-lt-1", "fr-lc-1", "fr-ha-1"} {
				entered(t, place.letter, unit).WantNot("melee "+unit+" @gb-ln-1").WantRefused("melee "+unit, "CCN-44.2")
			}
			entered(t, place.letter, "gb-rl-1").WantRefused("melee gb-rl-1", "CCN-44.2")
		})
	}
	for _, place := range buildings("CCN-44.3") {
		t.Run(place.id+" infantry forms no square in a "+place.name, func(t *testing.T) {
			charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5"+place.letter)).WantOptions("stand").WantRefused("square", "CCN-35.4")
		})
	}
	for _, place := range buildings("CCN-44.4") {
		t.Run(place.id+" a target in a "+place.name+" takes 2, 3 and 1 dice", func(t *testing.T) {
			wantLess(t, ".", place.letter, [arms]int{2, 3, 1}, [arms]int{2, 0, 1}, "")
		})
	}
	for _, place := range buildings("CCN-44.5") {
		t.Run(place.id+" out of a "+place.name+" infantry loses none, cavalry 3, artillery 1", func(t *testing.T) {
			wantLess(t, place.letter, ".", [arms]int{0, 3, 1}, [arms]int{0, 0, 1}, "")
		})
	}
	for _, place := range buildings("CCN-44.6") {
		t.Run(place.id+" Cavalry Charge gives no dice into or out of a "+place.name, func(t *testing.T) {
			charge := "card c-cavalry-charge-1"
			for _, tt := range []struct {
				from, at string
				want     int
			}{{".", ".", 4 + 1 + 1}, {"F", ".", 4 + 1 + 1 - 2}, {".", place.letter, 4 + 1 - 3}, {place.letter, ".", 4 + 1 - 3}} {
				if got := attackDice(t, "fr-hc-1", 1, tt.from, tt.at, charge); got != tt.want {
					t.Errorf("out of %q into %q: %d dice, want %d", tt.from, tt.at, got, tt.want)
				}
			}
		})
	}
	for _, place := range buildings("CCN-44.7") {
		t.Run(place.id+" a "+place.name+" blocks the line of sight", func(t *testing.T) {
			sees(t, 3, false, groundOn("e7"+place.letter), "")
			sees(t, 3, true, groundOn("e8"+place.letter), "")
		})
	}
}
