package musket

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"grognard/rules"
	"grognard/rules/country"
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

// chanceBoards are 200 chance battles of all kinds of country, made once: several tests look at
// them, and change nothing.
var chanceBoards = sync.OnceValues(func() (all []*Board, err error) {
	for seed := range uint64(200) {
		text, err := (Book{}).Conjure(rules.Wish{Seed: seed, Says: map[string]string{"country": country.Kinds[seed%5]}})
		if err != nil {
			return nil, fmt.Errorf("seed %d: %w", seed, err)
		}
		b, err := (Book{}).Load([]byte(text), nil)
		if err != nil {
			return nil, fmt.Errorf("seed %d: %w", seed, err)
		}
		all = append(all, b.(*Board))
	}
	return all, nil
})

// byChance has them looked at.
func byChance(t *testing.T, look func(t *testing.T, seed uint64, b *Board)) {
	t.Helper()
	all, err := chanceBoards()
	if err != nil {
		t.Fatal(err)
	}
	for seed, b := range all {
		look(t, uint64(seed), b)
	}
}

// Roads lead from the edge of the map or a town to another one or to another road, and hang
// together.
func TestRoadsOfChanceBattlesEndSomewhere(t *testing.T) {
	byChance(t, func(t *testing.T, seed uint64, b *Board) {
		on := map[hex]int{}
		for _, l := range b.lines {
			for _, h := range l.hexes {
				on[h]++
			}
		}
		ends := func(h hex) bool {
			return on[h] > 1 || tec.Hex[b.ground[h]].Letter == "t" || h.row() == 0 || h.col() == 0 || h.row() == b.rows-1 || h.col() == b.cols-1
		}
		var net hexSet
		for next := []int{0}; len(next) > 0; next = next[1:] {
			for _, h := range b.lines[next[0]].hexes {
				net.Add(h)
			}
			for i, l := range b.lines {
				if meets := slices.ContainsFunc(l.hexes, net.Has); meets && slices.ContainsFunc(l.hexes, func(h hex) bool { return !net.Has(h) }) {
					next = append(next, i)
				}
			}
		}
		for _, l := range b.lines {
			if from, to := l.hexes[0], l.hexes[len(l.hexes)-1]; !ends(from) || !ends(to) || !net.Has(from) {
				t.Errorf("seed %d: the road from %s to %s ends in the fields", seed, from.name(), to.name())
			}
		}
	})
}

// No water lies among the hexes where an army is set up, nor behind it.
func TestNoWaterLiesInACampOfAChanceBattle(t *testing.T) {
	wet := 0
	byChance(t, func(t *testing.T, seed uint64, b *Board) {
		west, east := b.cols, 0
		for c := range b.counters {
			if b.print[c].unit() {
				west, east = min(west, b.piece[c].at.col()), max(east, b.piece[c].at.col())
			}
		}
		for col := west; col <= east; col++ {
			for row := range b.rows {
				h := hexAt(col, row)
				for s, n := range b.next[h] {
					if n == noHex || b.hexsides[h][s]&(river|stream|bridge|ford) == 0 {
						continue
					}
					wet++
					camp := func(h hex) bool {
						return h.col() >= west && h.col() <= east && min(h.row(), b.rows-1-h.row()) <= b.rows/4
					}
					if camp(h) && camp(n) && (h.row() < b.rows/2) == (n.row() < b.rows/2) {
						t.Errorf("seed %d: water between %s and %s", seed, h.name(), n.name())
					}
				}
			}
		}
	})
	if wet == 0 {
		t.Error("there is no water at all")
	}
}

// An army has somebody who leads all of it, a battery or more but not one for every other unit,
// none of them on its own, and of each formation at least half.
func TestArmiesOfChanceBattlesArePlausible(t *testing.T) {
	byChance(t, func(t *testing.T, seed uint64, b *Board) {
		for s, army := range b.army {
			var guns, others []int
			have, chief := map[string]int{}, false
			for c := range b.counters {
				switch {
				case int(b.print[c].side) != s:
				case b.print[c].unit():
					have[printed.unit(b.id(c)).Formation]++
					if b.print[c].arm == artillery {
						guns = append(guns, c)
					} else {
						others = append(others, c)
					}
				default:
					chief = chief || slices.ContainsFunc(printed.Leaders, func(x leaderTable) bool { return x.ID == b.id(c) && slices.Contains(x.Span, "all") })
				}
			}
			if !chief || len(guns) == 0 || 2*len(guns) > len(others) {
				t.Errorf("seed %d, side %d: %d guns and %d others; somebody leads all: %v", seed, s, len(guns), len(others), chief)
			}
			for _, g := range guns {
				if !slices.ContainsFunc(others, func(o int) bool { return distance(b.piece[g].at, b.piece[o].at) <= 1 }) {
					t.Errorf("seed %d: %s stands alone at %s", seed, b.id(g), b.piece[g].at.name())
				}
			}
			l := chanceArmy{army: armyNames[army.name]}
			for name, n := range have {
				if all := len(l.unitsOf(name)); 2*n < all {
					t.Errorf("seed %d: %d of %d of %s", seed, n, all, name)
				}
			}
		}
	})
}
