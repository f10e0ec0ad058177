package squares

import (
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, w rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		var foot [2]int
		worth := worths(b)
		for u := range b.units {
			s := b.sideOf(u)
			if b.units[u].kind == infantry {
				foot[s]++
			}
			row := b.unit[u].at.row()
			if b.side[s].edge == south && row > 2 || b.side[s].edge == north && row < b.rows-3 {
				t.Errorf("a unit is set up on %s", b.unit[u].at.name())
			}
		}
		inOrder(t, b)
		inProportion(t, b)
		rulestest.Even(t, Book{}, w, worth)
		if min(foot[0], foot[1]) < 2 {
			t.Errorf("armies with %v of foot", foot)
		}
		own := [2]int{}
		for _, o := range b.objectives {
			if o.owner != rules.Chance {
				own[o.owner]++
			} else if off := 2*o.at.row() + 1 - b.rows; abs(off) > 2 {
				t.Errorf("%s is nobody's, but nearer to one side", o.at.name())
			}
		}
		if own[0] != own[1] {
			t.Errorf("the sides begin with %v objectives", own)
		}
		if len(b.objectives) == 0 {
			t.Error("nothing to fight for")
		}
		for s := rules.First; s <= rules.Second; s++ {
			way := marches(b, s)
			for _, o := range b.objectives {
				if !way.Has(o.at) {
					t.Errorf("side %d cannot come to %s", s, o.at.name())
				}
			}
		}
	})
}

// inOrder fails where a unit stands in water or beside it from the wrong side, where batteries
// stand alone, and where there are more than two for three others.
func inOrder(t *testing.T, b *Board) {
	t.Helper()
	var guns, others [2][]square
	for u := range b.units {
		s, q := b.sideOf(u), b.unit[u].at
		if b.units[u].kind == artillery {
			guns[s] = append(guns[s], q)
		} else {
			others[s] = append(others[s], q)
		}
	}
	for s := range guns {
		west, east := b.cols, 0
		for _, q := range append(guns[s], others[s]...) {
			west, east = min(west, q.col()), max(east, q.col())
		}
		for col := west; col <= east; col++ {
			for deep := range 3 {
				q := at(col, deep)
				if b.side[s].edge == north {
					q = at(col, b.rows-1-deep)
				}
				if b.ground[q].river() {
					t.Errorf("side %d is set up on both sides of the water at %s", s, q.name())
				}
			}
		}
		for _, g := range guns[s] {
			if !slices.ContainsFunc(others[s], func(q square) bool { return distance(g, q) <= 1 }) {
				t.Errorf("a battery stands alone at %s", g.name())
			}
		}
		if 3*len(guns[s]) > 2*len(others[s]) {
			t.Errorf("side %d has %d batteries and %d others", s, len(guns[s]), len(others[s]))
		}
	}
}

// inProportion fails where an army has far more units or batteries than the other one.
func inProportion(t *testing.T, b *Board) {
	t.Helper()
	var units, guns [2]int
	for u := range b.units {
		s := b.sideOf(u)
		if units[s]++; b.units[u].kind == artillery {
			guns[s]++
		}
	}
	if few, many := min(units[0], units[1]), max(units[0], units[1]); 2*many > 3*few+2 {
		t.Errorf("armies of %v units", units)
	}
	if abs(guns[0]-guns[1]) > 2 {
		t.Errorf("armies with %v batteries", guns)
	}
}

// marches are the squares that a side can come to in the end, without a bridge of
// its own.
func marches(b *Board, s rules.Side) (all squareSet) {
	var next []square
	for u := range b.units {
		if b.sideOf(u) == s {
			next = append(next, b.unit[u].at)
		}
	}
	for len(next) > 0 {
		q := next[0]
		next = next[1:]
		if q == offBoard || all.Has(q) || b.impassable(q) {
			continue
		}
		all.Add(q)
		for h := heading(0); h < headings; h += 2 {
			next = append(next, b.beside(q, h))
		}
	}
	return all
}

func TestAChanceBattleIsEvenedByOneArmy(t *testing.T) {
	rulestest.Thinned(t, Book{}, func(board rules.Board) [2]int { return worths(board.(*Board)) })
}

// worths are what both armies are worth, with their leaders.
func worths(b *Board) (worth [2]int) {
	for u := range b.units {
		worth[b.sideOf(u)] += unitWorth(box.unit(Book{}.Format(b.units[u].ref)))
	}
	for _, x := range b.leaders {
		worth[x.side] += leaderWorth * x.ability
	}
	return worth
}

func TestNoChanceBattleIsOfACrossroads(t *testing.T) { rulestest.Roadless(t, Book{}) }
