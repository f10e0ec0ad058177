package ccn

import (
	"strings"
	"testing"
)

// sixEach is six units in each section, none of them on a cut hex, to be ordered
// by a card at command level 5.
const sixEach = `
	french: e1 fr-ln-1, e2 fr-ln-2, e3 fr-ln-3, e4 fr-ln-4, g1 fr-ln-5, g2 fr-ln-6
	french: e5 fr-lt-1, e6 fr-lt-2, e7 fr-lt-3, e8 fr-lt-4, e9 fr-lt-5, g6 fr-og-1
	french: e10 fr-lc-1, e11 fr-lc-2, e12 fr-lc-3, e13 fr-hc-1, g12 fr-hc-2, g13 fr-cu-1
	allied: a1 gb-ln-1
	phase orders, level 5`

// sectionOrders are the orders of the section cards on the left flank, in the
// centre and on the right flank (part 6.1).
var sectionOrders = map[string][3]int{
	"scout-left": {1, 0, 0}, "scout-center": {0, 1, 0}, "scout-right": {0, 0, 1},
	"probe-left": {2, 0, 0}, "probe-center": {0, 2, 0}, "probe-right": {0, 0, 2},
	"attack-left": {3, 0, 0}, "attack-center": {0, 3, 0}, "attack-right": {0, 0, 3},
	"assault-left": {5, 0, 0}, "assault-center": {0, 5, 0}, "assault-right": {0, 0, 5},
	"coordinated-advance": {1, 2, 1}, "flank-attack": {2, 0, 2}, "forward": {2, 2, 2}, "recon-in-force": {1, 1, 1},
}

// ordersBySection counts the ordered units of sixEach in each section of the map.
func (g *game) ordersBySection() (n [3]int) {
	b := g.board()
	for u := range b.unitCount() {
		for s := range sections {
			if b.units[u].ordered && b.units[u].at.sections().has(s) {
				n[s]++
			}
		}
	}
	return n
}

func TestLedgerCommandCards(t *testing.T) {
	for k := range cardKinds {
		id := cardKinds[k].id
		want, is := sectionOrders[id]
		if is != cardKinds[k].section {
			t.Errorf("CCN-7.1: %s is a section card: %t", id, !is)
		}
		if !is {
			continue
		}
		for _, top := range sideNames {
			t.Run("CCN-7.1 "+id+" with the "+top+" side at the top", func(t *testing.T) {
				g := draw(t, sixEach+", card c-"+id+"-1, top "+top)
				g.orderAll()
				byMap := want
				if top == "french" { // his left flank is east
					byMap[0], byMap[2] = want[2], want[0]
				}
				if got := g.ordersBySection(); got != byMap {
					t.Errorf("ordered in west, centre and east: %v, want %v", got, byMap)
				}
			})
		}
	}
	t.Run("CCN-7.1 units or leaders", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nfrench leaders: e7 fr-ney, e2 fr-reille\nallied: a1 gb-ln-1\nphase orders, card c-scout-center-1")
		g.wantMayOrder("fr-ln-1 fr-ney").Play("order fr-ney").wantMayOrder("").wantOrdered("fr-ney")
	})
	for card, want := range map[string]string{
		"c-bayonet-charge-1": "fr-ln-1 fr-ln-2 fr-ln-3", "c-bombard-1": "fr-fa-1 fr-fa-2 fr-fa-3", "c-cavalry-charge-1": "fr-lc-1 fr-lc-2 fr-lc-3",
	} {
		t.Run("CCN-7.2 "+card+" orders anywhere on the board", func(t *testing.T) {
			draw(t, `
			french: e1 fr-ln-1, e6 fr-ln-2, e12 fr-ln-3, g1 fr-lc-1, g6 fr-lc-2, g12 fr-lc-3, i1 fr-fa-1, i6 fr-fa-2, i12 fr-fa-3
			allied: a1 gb-ln-1
			phase orders, card `+card).wantMayOrder(want)
		})
	}
	t.Run("CCN-7.2 tactic cards say how those ordered act", func(t *testing.T) {
		const at = "french: e5 fr-ln-1 ordered\nallied: e8 gb-ln-1\nphase movement"
		draw(t, at+", card c-bayonet-charge-1").WantOffered("move fr-ln-1 @e7")
		draw(t, at+", card c-attack-center-1").WantNot("move fr-ln-1 @e7").WantOffered("move fr-ln-1 @e6")
	})
}

func TestLedgerCardsAndGeneralRules(t *testing.T) {
	bayonets := scene("e6 F") + `
		french: e5 fr-ln-1 ordered, f6 fr-lt-1 ordered
		allied: d6 gb-ln-1, i1 gb-ln-2
		phase movement, card c-bayonet-charge-1`
	t.Run("CCN-7.3 a forest still stops a Bayonet Charge", func(t *testing.T) {
		g := draw(t, bayonets).WantOffered("move fr-ln-1 @e6").WantNot("move fr-ln-1 @e7").WantRefused("move fr-ln-1 @e7", "CCN-11.13")
		g.Play("move fr-ln-1 @e6", "done").WantNot("melee fr-ln-1 @gb-ln-1").WantAsk("draw", "")
	})
	t.Run("CCN-7.3 light infantry battles from it", func(t *testing.T) {
		draw(t, bayonets).Play("move fr-lt-1 @e6", "done").WantAsk("combat", "french").WantOffered("melee fr-lt-1 @gb-ln-1")
	})
	t.Run("CCN-7.3 the limits of combat hold: no dice, no attack", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-lc-1", "blocks=1", "gb-ln-1", 1, scene("e6 T"), "card c-cavalry-charge-1")
	})
	const recon = "\nallied: a1 gb-ln-1\nphase orders, card c-recon-in-force-1"
	t.Run("CCN-7.4 a unit on a line is the left order", func(t *testing.T) {
		draw(t, "french: d4 fr-ln-1, e6 fr-ln-2"+recon).Play("order fr-ln-2", "order fr-ln-1").wantOrdered("fr-ln-1", "fr-ln-2")
	})
	t.Run("CCN-7.4 or the order of the centre", func(t *testing.T) {
		draw(t, "french: d4 fr-ln-1, e2 fr-ln-2"+recon).Play("order fr-ln-2", "order fr-ln-1").wantOrdered("fr-ln-1", "fr-ln-2")
	})
	t.Run("CCN-7.4 never both", func(t *testing.T) {
		g := draw(t, "french: d4 fr-ln-1, e2 fr-ln-2, e6 fr-ln-3"+recon).Play("order fr-ln-2", "order fr-ln-3").WantRefused("order fr-ln-1", "CCN-9.8")
		g.wantMayOrder("")
		draw(t, "french: d4 fr-ln-1, e2 fr-ln-2, e6 fr-ln-3, e12 fr-ln-4"+recon).Play("order fr-ln-1").wantMayOrder("fr-ln-2 fr-ln-3 fr-ln-4").
			Play("order fr-ln-2").wantMayOrder("fr-ln-4").Play("order fr-ln-4").wantMayOrder("")
	})
	t.Run("CCN-7.4 a leader on a line just so", func(t *testing.T) {
		g := draw(t, "french: e2 fr-ln-1, e6 fr-ln-2\nfrench leaders: d4 fr-ney"+recon).Play("order fr-ney", "order fr-ln-1")
		g.WantRefused("order fr-ln-2", "CCN-9.8")
	})
	t.Run("CCN-7.5 orders without a unit are lost", func(t *testing.T) {
		g := draw(t, "french: e1 fr-ln-1, e5 fr-ln-2, e6 fr-ln-3, e12 fr-ln-4\nallied: a1 gb-ln-1\nphase orders, card c-attack-left-1")
		g.Play("order fr-ln-1").wantMayOrder("").WantRefused("order fr-ln-2", "CCN-9.8").WantRefused("order fr-ln-4", "CCN-9.8")
	})
	t.Run("CCN-7.5 they do not pass to another section", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3, e12 fr-ln-4\nallied: a1 gb-ln-1\nphase orders, card c-forward-1")
		g.Play("order fr-ln-1", "order fr-ln-2").wantMayOrder("fr-ln-4").Play("order fr-ln-4").wantMayOrder("")
	})
}

func TestLedgerCardsShowTheirOrders(t *testing.T) {
	t.Run("CCN-7.1 a card names its sections as its owner sees them", func(t *testing.T) {
		for top, want := range map[string]string{"allied": "west", "french": "east"} {
			g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-attack-left-1\nphase command, top "+top)
			var got []string
			for _, c := range g.View(0).Cards {
				for _, r := range c.Areas {
					got = append(got, Book{}.Format(r))
				}
			}
			if strings.Join(got, " ") != want {
				t.Errorf("with the %s side at the top: %q, want %q", top, got, want)
			}
		}
	})
}
