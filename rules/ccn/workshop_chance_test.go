package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, w rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		var worth [2]int
		for u := range b.unitCount() {
			worth[b.sideOf(u)] += b.typeOf(u).worth()
			if h := b.units[u].at; b.sideOf(u) == b.top && h.row() > 2 || b.sideOf(u) != b.top && h.row() < 6 {
				t.Errorf("a unit is set up on %s", h.name())
			}
		}
		inOrder(t, b)
		rulestest.Even(t, Book{}, w, worth)
		if b.leaderCount() < 4 {
			t.Errorf("only %d leaders", b.leaderCount())
		}
		for _, o := range b.scenario.objectives {
			for _, h := range o.hexes.List() {
				for s := rules.First; s <= rules.Second; s++ {
					if !marches(b, s)[h] {
						t.Errorf("side %d cannot come to %s", s, h.name())
					}
				}
			}
		}
	})
}

// inOrder fails where water lies among the units of a side, where guns stand alone, and where
// there are too many of them.
func inOrder(t *testing.T, b *Board) {
	t.Helper()
	var guns, others [2][]hex
	for u := range b.unitCount() {
		s, h := b.sideOf(u), b.units[u].at
		if b.typeOf(u).arm == artillery {
			guns[s] = append(guns[s], h)
		} else {
			others[s] = append(others[s], h)
		}
	}
	for s := range guns {
		west, east := [boardRows]int{}, [boardRows]int{}
		for _, h := range append(guns[s], others[s]...) {
			r := h.row()
			if west[r] == 0 || h.col() < west[r] {
				west[r] = h.col()
			}
			east[r] = max(east[r], h.col())
		}
		for h := range hex(boardSize) {
			g := b.scenario.ground[h]
			if wet := g == river || g == ford || g == bridge; wet && h.real() && h.col() >= west[h.row()] && h.col() <= east[h.row()] && east[h.row()] > 0 {
				t.Errorf("side %d is set up on both sides of the water at %s", s, h.name())
			}
		}
		for _, g := range guns[s] {
			if !slices.ContainsFunc(others[s], func(h hex) bool { return distance(g, h) <= 1 }) {
				t.Errorf("guns stand alone at %s", g.name())
			}
		}
		if n := len(guns[s]); n == 0 || 3*n > len(others[s]) {
			t.Errorf("side %d has %d guns and %d others", s, n, len(others[s]))
		}
	}
}

// marches are the hexes that infantry of a side can come to in the end.
func marches(b *Board, s rules.Side) (all [boardSize]bool) {
	var next []hex
	for u := range b.unitCount() {
		if b.sideOf(u) == s && b.typeOf(u).arm == infantry {
			next = append(next, b.units[u].at)
		}
	}
	for len(next) > 0 {
		h := next[0]
		next = next[1:]
		if h == nowhere || all[h] || b.scenario.ground[h].bars(infantry) {
			continue
		}
		all[h] = true
		next = append(next, neighbours[h][:]...)
	}
	return all
}

func TestAChanceBattleIsEvenedByOneArmy(t *testing.T) {
	rulestest.Thinned(t, Book{}, func(board rules.Board) (worth [2]int) {
		b := board.(*Board)
		for u := range b.unitCount() {
			worth[b.sideOf(u)] += b.typeOf(u).worth()
		}
		return worth
	})
}

// What a side has to spare goes to the other as command cards, then takes its places from it, and
// the rest its units.
func TestAHandicapIsCardsThenPlacesThenUnits(t *testing.T) {
	goals := 0
	for seed := range uint64(20) {
		for s := range 2 {
			made := func(spare int) *Board {
				w := rules.Wish{Seed: seed, Plain: true}
				w.Spare[s] = spare
				text, err := Book{}.Conjure(w)
				if err != nil {
					t.Fatal(err)
				}
				b, err := Book{}.Load([]byte(text), nil)
				if err != nil {
					t.Fatal(err)
				}
				return b.(*Board)
			}
			places := func(b *Board, s int) (n int) {
				for _, o := range b.scenario.objectives {
					if int(o.side) == s {
						n += o.hexes.Count()
					}
				}
				return n
			}
			none, card, both, all := made(0), made(perCard), made(2*perCard), made(2*perCard+perGoals)
			for _, x := range []struct {
				b        *Board
				our, foe int
			}{{card, 0, 1}, {both, -1, 1}, {all, -1, 1}} {
				if our, foe := x.b.hands[s]-none.hands[s], x.b.hands[1-s]-none.hands[1-s]; int(our) != x.our || int(foe) != x.foe {
					t.Errorf("seed %d, side %d: %d and %d cards more, want %d and %d", seed, s, our, foe, x.our, x.foe)
				}
			}
			if places(both, s) != places(none, s) || places(all, s) != 0 || places(all, 1-s) != places(none, 1-s) {
				t.Errorf("seed %d, side %d: %d, %d, %d places", seed, s, places(none, s), places(both, s), places(all, s))
			}
			goals += places(none, s)
		}
	}
	if goals == 0 {
		t.Error("there are no places at all")
	}
}

func TestNoChanceBattleIsOfACrossroads(t *testing.T) { rulestest.Roadless(t, Book{}) }
