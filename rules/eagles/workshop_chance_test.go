package eagles

import (
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, w rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		if one, other := b.spent(rules.First), b.spent(rules.Second); one != b.scenario.points || other != one {
			t.Errorf("armies of %d and %d points, not %d", one, other, b.scenario.points)
		}
		zones, off := 0, int64(0)
		for _, o := range b.scenario.objectives {
			if o.kind != zoneObjective {
				continue
			}
			zones++
			off += o.pts.Box().Lo.Y + o.pts.Box().Hi.Y - 48*inch // both tables are as deep
			for s := rules.First; s <= rules.Second; s++ {
				if !comesTo(b, s, o.pts) {
					t.Errorf("side %d cannot come to %v", s, o.pts)
				}
			}
		}
		if zones == 0 || sheer(off) > 9*inch {
			t.Errorf("%d zones to fight for, %d mils nearer to one side", zones, off/2)
		}
		for s := rules.First; s <= rules.Second; s++ {
			if from, to := b.roster(s); to-from < 3 {
				t.Errorf("an army of %d battalions", to-from)
			}
		}
	})
}

// comesTo reports whether a column of a side can come to a zone past buildings, step
// by step of an inch.
func comesTo(b *Board, s rules.Side, zone plane.Poly) bool {
	seen := map[plane.Vec]bool{}
	var next []plane.Vec
	for from, to := b.roster(s); from < to; from++ {
		next = append(next, b.body[from].at)
	}
	for len(next) > 0 {
		p := next[0]
		next = next[1:]
		q := upright(p, 2*baseSide, 2*baseSide)
		if seen[p] || !b.scenario.onTable(q) || b.scenario.blocked(q) {
			continue
		}
		seen[p] = true
		if zone.Contains(p) {
			return true
		}
		for _, d := range []plane.Vec{vec(inch, 0), vec(-inch, 0), vec(0, inch), vec(0, -inch)} {
			next = append(next, p.Add(d))
		}
	}
	return false
}

func TestAChanceBattleIsEvenedByOneArmy(t *testing.T) {
	rulestest.Thinned(t, Book{}, func(board rules.Board) [2]int {
		b := board.(*Board)
		return [2]int{b.spent(rules.First), b.spent(rules.Second)}
	})
}
