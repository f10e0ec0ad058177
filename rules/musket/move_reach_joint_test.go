package musket

import (
	"math/rand/v2"
	"testing"
)

// stand is where a move has come to, and what it has spent on the way.
type stand struct {
	at    hex
	spent [4]int16
}

// stepping follows every way of a move step by step.
func stepping(w *moveSearch) (all hexSet) {
	seen := map[stand]bool{}
	var from func(at stand)
	from = func(at stand) {
		if seen[at] {
			return
		}
		seen[at] = true
		all.Add(at.at)
		if at.at != w.at && (w.ends(at.at) || at.at == w.prize) {
			return
		}
		for s, n := range w.b.next[at.at] {
			if n == noHex || !w.mayEnter(at.at, n, s).OK() || w.k.charge && inTheWay(w, n) {
				continue
			}
			if spent, why := w.pay(at.spent, at.at, n, s); why.OK() {
				from(stand{n, spent})
			}
		}
	}
	from(stand{w.at, w.k.spent})
	return all
}

// inTheWay reports whether friends keep a charge out of a hex: any unit stops
// cavalry (MS-9.3.3), a full hex infantry (MS-7.13.3d).
func inTheWay(w *moveSearch, n hex) bool {
	if w.arms[cavalry] {
		return !w.b.units(w.side, n).Empty()
	}
	counting := w.units.And(w.b.countSet).Count()
	return counting+w.b.stacking(w.side, n) > maxStack
}

func TestAMoveReachesWhateverItsStepsLeadTo(t *testing.T) {
	stacks := 0
	for name, data := range scenarioFiles(t) {
		for seed := range uint64(6) {
			b := load(t, data, nil)
			crowd(b, rand.New(rand.NewPCG(seed, 3)))
			for c := range b.counters {
				if !b.unitOn(c) {
					continue
				}
				stack := b.units(b.sideOf(c), b.piece[c].at)
				for _, k := range []move{{mode: normalMove}, {mode: marchMove}, {mode: normalMove, charge: true}} {
					if k.charge && stack.And(b.countSet).Count() > maxStack {
						continue // no group that could charge (MS-7.13.3b)
					}
					k.members, k.ma = stack, 5*mp
					w := b.searchOf(&k)
					if !w.halt().OK() {
						continue
					}
					var r reach
					w.search(&r)
					if r.joint != nil {
						stacks++
					}
					if r.found != stepping(w) {
						t.Fatalf("%s: from %s the search finds %d hexes, not those of the steps", name, b.piece[c].at.name(), r.count)
					}
					wantPaid(t, w, &r)
				}
			}
		}
	}
	if stacks < 100 {
		t.Errorf("only %d stacks of several arms move", stacks)
	}
}

// wantPaid checks that the ways of a search can be paid.
func wantPaid(t *testing.T, w *moveSearch, r *reach) {
	t.Helper()
	for _, h := range r.hexes() {
		spent, path := w.k.spent, r.path(w.at, h)
		for i := 1; i < len(path); i++ {
			paid, why := w.pay(spent, path[i-1], path[i], w.b.sideTo(path[i-1], path[i]))
			if !why.OK() {
				t.Fatalf("the way to %s cannot be paid: %s", h.name(), why.Rule)
			}
			spent = paid
		}
		if w.most(spent) != r.cost[h] && r.joint == nil {
			t.Fatalf("the way to %s costs %d, not %d", h.name(), w.most(spent), r.cost[h])
		}
	}
}
