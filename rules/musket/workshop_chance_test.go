package musket

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, w rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		var worth, foot [2]int
		for c := range b.counters {
			s, h := b.print[c].side, b.piece[c].at
			if !b.print[c].unit() {
				continue
			}
			worth[s] += printed.unit(b.id(c)).worth()
			if b.print[c].arm == infantry {
				foot[s]++
			}
			if loc := b.army[s].loc[0].row(); abs(h.row()-loc) > b.rows/4 {
				t.Errorf("%s is set up in %s", b.id(c), h.name())
			}
		}
		rulestest.Even(t, Book{}, w, worth)
		if min(foot[0], foot[1]) < 3 {
			t.Errorf("armies with %v of foot", foot)
		}
		if b.piece[b.army[0].train].marks|b.piece[b.army[1].train].marks|b.piece[b.army[0].hq].marks|b.piece[b.army[1].hq].marks != 0 {
			t.Error("supply does not come through")
		}
		for s := range b.army {
			way := marches(b, b.army[s].loc[0])
			for _, o := range b.objectives {
				if !way.Has(o.hex) {
					t.Errorf("side %d cannot come to %s", s, o.hex.name())
				}
			}
		}
	})
}

// marches are the hexes that infantry can come to from one in the end.
func marches(b *Board, from hex) (all hexSet) {
	next := []hex{from}
	for len(next) > 0 {
		h := next[0]
		next = next[1:]
		if all.Has(h) {
			continue
		}
		all.Add(h)
		for s, n := range b.next[h] {
			if n != noHex && b.passable(infantry, h, s) {
				next = append(next, n)
			}
		}
	}
	return all
}

func TestAChanceBattleIsEvenedByOneArmy(t *testing.T) {
	rulestest.Thinned(t, Book{}, func(board rules.Board) (worth [2]int) {
		b := board.(*Board)
		for c := range b.counters {
			if b.print[c].unit() {
				worth[b.print[c].side] += printed.unit(b.id(c)).worth()
			}
		}
		return worth
	})
}

// Roads lead, hex by hex, from the edge of the map or a town to one or to another road, and
// hang together.
func TestRoadsOfChanceBattlesAreUnbroken(t *testing.T) {
	eachChance(t, func(t *testing.T, b *Board, f *file) {
		roads, towns := map[hex]bool{}, map[hex]bool{}
		var all [][]hex
		for _, r := range f.Map.Roads {
			var way []hex
			for _, name := range r.Hexes {
				h, _ := parseHex(name)
				way = append(way, h)
				roads[h] = true
			}
			all = append(all, way)
		}
		for _, p := range f.Map.Places {
			h, _ := parseHex(p.Hex)
			towns[h] = true
		}
		_ = towns
		_ = all
	})
}
