package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestWhatTheComputerSees(t *testing.T) {
	rulestest.Judge(t, Book{}, rulestest.Judged{Starts: rulestest.Starts(t, "ccn"), Answers: 400, Answer: playout.Answer, Kinds: 18})
}

// The table of hits is that of the dice.
func TestHowLikelySoManyHitsAre(t *testing.T) {
	for _, k := range []struct{ dice, faces, hits, want int }{{1, 2, 1, 33}, {2, 3, 1, 75}, {3, 3, 3, 12}, {4, 1, 5, 0}, {4, 2, 0, 0}} {
		if got := likely(k.dice, k.faces, k.hits); got != k.want {
			t.Errorf("%d dice with %d faces make %d hits in %d of a hundred, not %d", k.dice, k.faces, k.hits, got, k.want)
		}
	}
}

func TestAssetsCountWhatASideHas(t *testing.T) {
	const met = "\n\tfrench: d5 fr-ln-1\n\tallied: e5 gb-ln-1\n\tphase orders, "
	for _, x := range []struct {
		key, picture string
		want         int
	}{
		{"pressing", met, 4 * 3}, // four dice, three faces of each hit
		{"looming", met, 0},
		{"pressing", met + "active allied", 0},
		{"looming", met + "active allied", 4 * 3},
		{"quarry", met, 0},
		{"quarry", met + "active allied", 100 * 12 * 12 / (24 * 24 * 2)},
		{"forward", met, 5},
		{"hand", met + "\n\tfrench hand: c-short-supply-1 c-bayonet-charge-1", 2},
		{"hand", met + "\n\tfrench hand: c-attack-center-2 c-bayonet-charge-1 c-cavalry-charge-1\n\tallied hand: c-bayonet-charge-2", 4},
		{"hand", met + "\n\tfrench hand: c-first-strike-1", 3},
		{"hand", "\n\tfrench: h5 fr-hc-1\n\tallied: a5 gb-ln-1\n\tphase orders, \n\tfrench hand: c-cavalry-charge-1", 1},
		{"dragging", met + "turn 5", 0},
		{"dragging", met + "turn 8", 3 * 3},
		{"dragging", met + "turn 90", 47 * 3},
	} {
		t.Run(x.key, func(t *testing.T) {
			if got := rulestest.AssetOf(t, Book{}, draw(t, x.picture).board(), rules.First, x.key); got != x.want {
				t.Errorf("counts %d, want %d:%s", got, x.want, x.picture)
			}
		})
	}
}

// An order speaks for itself by how near the enemy is, and against leaving it ungiven.
func TestProspectsOfOrders(t *testing.T) {
	g := draw(t, "\n\tfrench: d5 fr-ln-1, h6 fr-ln-2\n\tallied: e5 gb-ln-1\n\tphase orders, card c-attack-center-1")
	of := func(do, who, key string) int {
		for _, o := range g.Request().Options {
			if rules.FormatOption(Book{}, o) == strings.TrimSpace(do+" "+who) {
				return rulestest.ProspectOf(t, Book{}, g.board(), g.Request(), o, key)
			}
		}
		t.Fatalf("%s %s is not offered", do, who)
		return 0
	}
	for _, x := range []struct {
		do, who, key string
		want         int
	}{
		{"order", "fr-ln-1", "near", 5},
		{"order", "fr-ln-2", "near", 3},
		{"done", "", "near", 0},
		{"order", "fr-ln-1", "idle", 0},
		{"done", "", "idle", 1},
	} {
		if got := of(x.do, x.who, x.key); got != x.want {
			t.Errorf("%s %s counts %d of %s, want %d", x.do, x.who, got, x.key, x.want)
		}
	}
}

// A card speaks for itself by how many near the enemy it orders: Short Supply orders nobody (CCN-63.1).
func TestProspectsOfCards(t *testing.T) {
	g := draw(t, "\n\tfrench: d5 fr-ln-1, d7 fr-ln-2 blocks=2, d3 fr-lt-1, a1 fr-hc-1\n\tallied: e5 gb-ln-1\n\tfrench leaders: d5 fr-ney\n\tfrench hand: c-short-supply-1 c-bayonet-charge-1 c-force-march-1 c-give-them-the-cold-steel-1 c-leadership-1 c-rally-1 c-fire-and-hold-1 c-bombard-1 c-forward-1\n\tphase command")
	for with, want := range map[string]int{"c-short-supply-1": 0, "c-bayonet-charge-1": 3, "c-force-march-1": 2, "c-give-them-the-cold-steel-1": 1,
		"c-leadership-1": 1, "c-rally-1": 1, "c-fire-and-hold-1": 2, "c-bombard-1": 0, "c-forward-1": 3} {
		found := false
		for _, o := range g.Request().Options {
			if strings.Contains(rules.FormatOption(Book{}, o), with) {
				found = true
				if got := rulestest.ProspectOf(t, Book{}, g.board(), g.Request(), o, "force"); got != want {
					t.Errorf("%s orders %d, want %d", with, got, want)
				}
			}
		}
		if !found {
			t.Errorf("%s may not be played", with)
		}
	}
}
