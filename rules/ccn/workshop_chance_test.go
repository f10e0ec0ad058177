package ccn

import (
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
