package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
)

// drawnUp is an army of the bottom or top edge with five units in each third of
// the board, none of them on a cut hex, about to get orders from a card.
func drawnUp(t *testing.T, top, card, more string) *game {
	t.Helper()
	return draw(t, `
	french: c1 fr-ln-1, c2 fr-ln-2, c3 fr-ln-3, e1 fr-ln-4, e2 fr-ln-5
	french: c5 fr-ln-6, c6 fr-ln-7, c7 fr-ln-8, e5 fr-ln-9, e6 fr-ln-10
	french: c10 fr-lt-1, c11 fr-lt-2, c12 fr-lt-3, e10 fr-lt-4, e11 fr-lt-5
	allied: g1 gb-ln-1
	top `+top+`, phase orders, card `+card+"\n"+more)
}

// ordersBySection gives as many orders as the card allows in each section of
// the map by itself.
func ordersBySection(t *testing.T, top, card, more string) (n [3]int) {
	t.Helper()
	units := [3][]string{{"fr-ln-1", "fr-ln-2", "fr-ln-3", "fr-ln-4", "fr-ln-5"},
		{"fr-ln-6", "fr-ln-7", "fr-ln-8", "fr-ln-9", "fr-ln-10"}, {"fr-lt-1", "fr-lt-2", "fr-lt-3", "fr-lt-4", "fr-lt-5"}}
	g := drawnUp(t, top, card, more)
	for s, list := range units {
		for _, u := range list {
			if slices.Contains(g.Options(), "order "+u) {
				g.Play("order " + u)
				n[s]++
			} else {
				g.WantRefused("order "+u, "CCN-9.8")
			}
		}
	}
	g.WantOptions("done")
	return n
}

func TestLedgerTheOrdersOfSectionCards(t *testing.T) {
	for _, tt := range []struct {
		name, card, level   string
		count               int
		left, centre, right int
	}{
		{"CCN-50.1 Scout Left Flank: 1 on the left", "scout-left", "5", 2, 1, 0, 0},
		{"CCN-50.1 Scout Center: 1 in the centre", "scout-center", "5", 2, 0, 1, 0},
		{"CCN-50.1 Scout Right Flank: 1 on the right", "scout-right", "5", 2, 0, 0, 1},
		{"CCN-50.2 Probe Left Flank: 2 on the left", "probe-left", "5", 4, 2, 0, 0},
		{"CCN-50.2 Probe Center: 2 in the centre", "probe-center", "5", 6, 0, 2, 0},
		{"CCN-50.2 Probe Right Flank: 2 on the right", "probe-right", "5", 4, 0, 0, 2},
		{"CCN-50.3 Attack Left Flank: 3 on the left", "attack-left", "5", 4, 3, 0, 0},
		{"CCN-50.3 Attack Center: 3 in the centre", "attack-center", "5", 6, 0, 3, 0},
		{"CCN-50.3 Attack Right Flank: 3 on the right", "attack-right", "5", 4, 0, 0, 3},
		{"CCN-50.4 Assault Left Flank: the command level on the left", "assault-left", "5", 2, 5, 0, 0},
		{"CCN-50.4 Assault Center: the command level in the centre", "assault-center", "4", 2, 0, 4, 0},
		{"CCN-50.4 Assault Right Flank: the command level on the right", "assault-right", "2", 2, 0, 0, 2},
		{"CCN-50.5 Coordinated Advance: 1, 2 and 1", "coordinated-advance", "5", 2, 1, 2, 1},
		{"CCN-50.6 Flank Attack: 2 on each flank", "flank-attack", "5", 2, 2, 0, 2},
		{"CCN-50.7 Forward: 2 in each section", "forward", "5", 2, 2, 2, 2},
		{"CCN-50.8 Recon in Force: 1 in each section", "recon-in-force", "5", 2, 1, 1, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			card := "c-" + tt.card + "-1, level " + tt.level
			if n := ordersBySection(t, "allied", card, ""); n != [3]int{tt.left, tt.centre, tt.right} {
				t.Errorf("from the bottom it orders %v", n)
			}
			if n := ordersBySection(t, "french", card, ""); n != [3]int{tt.right, tt.centre, tt.left} {
				t.Errorf("from the top it orders %v", n)
			}
			k, ok := parseKind(tt.card)
			if n := countKind(k); !ok || n != tt.count || !cardKinds[k].section {
				t.Errorf("the deck has %d of them, want %d", n, tt.count)
			}
		})
	}
	t.Run("CCN-50.4 the level counts the hand with the card, without the track", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3, e8 fr-ln-4, a1 fr-ln-5 square=1
		french hand: c-assault-center-1 c-rally-1 c-forward-1
		french track: c-elan-1
		allied: i1 gb-ln-1
		phase command`).Play("play +c-assault-center-1", "order fr-ln-1", "order fr-ln-2", "order fr-ln-3")
		g.WantOptions("done").WantRefused("order fr-ln-4", "CCN-9.8")
	})
}

// countKind counts the cards of a kind in the deck.
func countKind(k kind) (n int) {
	for _, c := range deckKinds {
		n += more(c == k)
	}
	return n
}

func TestLedgerScoutsDrawTwo(t *testing.T) {
	for _, card := range []string{"c-scout-left-1", "c-scout-center-1", "c-scout-right-2"} {
		t.Run("CCN-50.1 "+card+" draws two, keeps one and discards the other", func(t *testing.T) {
			g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nphase end, card "+card)
			g.Draw("c-forward-1", "c-elan-1").WantAsk("scout", "french").WantOptions("keep +c-forward-1", "keep +c-elan-1")
			g.Play("keep +c-elan-1").wantHand("french", "c-rally-1", "c-elan-1").wantDiscards(card, "c-forward-1")
		})
	}
	t.Run("CCN-50.1 the enemy does not see the two", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase end, card c-scout-left-1").Draw("c-forward-1", "c-elan-1")
		for _, side := range []rules.Side{rules.First, rules.Second} {
			n := 0
			for _, c := range g.View(side).Cards {
				if c.Place == rules.Offer && (c.Ref != 0) == (side == rules.First) {
					n++
				}
			}
			if n != 2 {
				t.Errorf("side %d sees %d cards of the Scout as it should", side, n)
			}
		}
	})
	t.Run("CCN-50.1 other section cards draw one", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nallied hand: c-rally-1\nphase end, card c-probe-left-1")
		g.Draw("c-forward-1").WantAsk("card", "allied").wantHand("french", "c-forward-1")
	})
}

func TestLedgerSectionCardsAndLeaders(t *testing.T) {
	for k := range cardKinds {
		if !cardKinds[k].section {
			continue
		}
		card := "c-" + cardKinds[k].id + "-1"
		t.Run("CCN-50.9 with "+card+" an attached leader may detach", func(t *testing.T) {
			leaders := "french leaders: c1 fr-ney, c5 fr-soult, c10 fr-reille"
			g := drawnUp(t, "allied", card, leaders)
			for s, l := range []string{"fr-ney", "fr-soult", "fr-reille"} {
				if cardKinds[k].orders[s] > 0 {
					g.WantOffered("detach " + l)
				} else {
					g.WantNot("detach "+l).WantRefused("detach "+l, "CCN-9.8")
				}
			}
		})
	}
	t.Run("CCN-50.9 it costs an order of his section", func(t *testing.T) {
		g := drawnUp(t, "allied", "c-probe-center-1", "french leaders: c5 fr-soult").Play("detach fr-soult", "order fr-ln-6")
		g.wantOrdered("fr-soult", "fr-ln-6").WantOptions("done").WantRefused("order fr-ln-7", "CCN-9.8")
		g.Play("done").WantOffered("move fr-soult @d5")
	})
	t.Run("CCN-50.9 on a cut hex an order of either section", func(t *testing.T) {
		for _, card := range []string{"c-scout-left-1", "c-scout-center-1"} {
			draw(t, "french: d4 fr-ln-1\nfrench leaders: d4 fr-ney\nallied: i1 gb-ln-1\nphase orders, card "+card).
				WantOptions("order fr-ln-1", "detach fr-ney", "done").Play("detach fr-ney").WantOptions("done")
		}
	})
	t.Run("CCN-50.10 they give neither dice nor moves", func(t *testing.T) {
		for k := range cardKinds {
			if !cardKinds[k].section {
				continue
			}
			card := "card c-" + cardKinds[k].id + "-1"
			if n := attackDice(t, "fr-ghc-1", 1, ".", ".", card); n != 5 {
				t.Errorf("%s: %d dice", card, n)
			}
			if n := attackDice(t, "fr-ln-1", 2, ".", ".", card); n != 4 {
				t.Errorf("%s: %d dice of fire", card, n)
			}
			g := draw(t, "french: e5 fr-hc-1 ordered, i1 fr-ln-1 ordered, i5 fr-fa-1 ordered\nfrench leaders: i9 fr-ney ordered\n"+
				"allied: a1 gb-ln-1\nphase movement\n"+card)
			g.wantMoves("fr-hc-1", true, "e7").wantMoves("fr-hc-1", false, "e8").wantMoves("fr-ln-1", true, "h1").wantMoves("fr-ln-1", false, "g1")
			g.wantMoves("fr-fa-1", false, "g5").wantMoves("fr-ney", true, "i12").wantMoves("fr-ney", false, "i13")
		}
	})
}
