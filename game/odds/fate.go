package odds

import (
	"math/big"

	"grognard/rules"
)

var one = big.NewRat(1, 1)

// fate is what one way through the Step does.
type fate struct {
	row  rules.Text
	rule string

	removed, hurt, moved bool // the target
	ownLoss              int  // steps lost by the side that attacks
	advanced             rules.Ref
	pursued              bool // dice were rolled after the advance
	hits                 int  // on the target after the advance
}

// fate reads the events of a leaf.
func (w *walk) fate(l rules.Leaf) *fate {
	f := &fate{}
	var struck rules.Ref // hit by the event before this one
	for _, e := range l.Events {
		was := struck
		struck = 0
		switch e.Kind {
		case rules.EvResult:
			if f.row.Key == "" {
				f.row, f.rule = e.Text, e.Rule
			}
		case rules.EvHit:
			f.hit(w, e)
			struck = e.Who
		case rules.EvRemove:
			f.removed = f.removed || e.Who == w.target && w.target != 0
			if was != e.Who { // the last step of a piece may go without a hit of its own
				f.hit(w, e)
			}
		case rules.EvRetreat:
			f.moved = f.moved || e.Who == w.target && w.target != 0
		case rules.EvAdvance:
			f.advanced = e.Who
		case rules.EvDice:
			f.pursued = f.pursued || f.advanced != 0
		}
	}
	f.hurt = f.hurt || f.removed || f.moved
	f.moved = f.moved && !f.removed
	if f.row.Key == "" {
		f.row = f.plainRow()
	}
	return f
}

// hit counts the steps that an event costs.
func (f *fate) hit(w *walk, e rules.Event) {
	switch {
	case e.Who == w.target && w.target != 0:
		f.hurt = true
		if f.advanced != 0 {
			f.hits += max(1, e.N)
		}
	case w.mine(e.Who):
		f.ownLoss += max(1, e.N)
	}
}

// plainRow names the result where the rules name none.
func (f *fate) plainRow() rules.Text {
	switch {
	case f.removed:
		return rules.Text{Key: "odds.row.removed"}
	case f.hurt:
		return rules.Text{Key: "odds.row.hit"}
	case f.ownLoss > 0:
		return rules.Text{Key: "odds.row.own"}
	}
	return rules.Text{Key: "odds.row.nothing"}
}

// derive sums up what follows from nodes whose chances add to total.
func derive(nodes []*node, total *big.Rat) Derived {
	bit := func(has func(*fate) bool) Span {
		return span(nodes, total, func(f *fate) int64 {
			if has(f) {
				return 1
			}
			return 0
		})
	}
	return Derived{
		Removed: bit(func(f *fate) bool { return f.removed }),
		Hurt:    bit(func(f *fate) bool { return f.hurt }),
		Moved:   bit(func(f *fate) bool { return f.moved }),
		OwnHit:  bit(func(f *fate) bool { return f.ownLoss > 0 }),
		OwnLoss: span(nodes, total, func(f *fate) int64 { return int64(f.ownLoss) }),
		Pursuit: pursuits(nodes),
	}
}

// span weighs a number over nodes; each open choice takes the option that
// makes it least, and most.
func span(nodes []*node, total *big.Rat, of func(*fate) int64) Span {
	low, high := weigh(nodes, of)
	if total.Sign() != 0 {
		low.Quo(low, total)
		high.Quo(high, total)
	}
	return Span{low, high}
}

func weigh(nodes []*node, of func(*fate) int64) (low, high *big.Rat) {
	low, high = new(big.Rat), new(big.Rat)
	for _, n := range nodes {
		if n.end != nil {
			if v := of(n.end); v != 0 {
				x := new(big.Rat).SetInt64(v)
				x.Mul(x, n.chance)
				low.Add(low, x)
				high.Add(high, x)
			}
			continue
		}
		var least, most *big.Rat
		for _, b := range n.options {
			l, h := weigh(b.kids, of)
			if least == nil || l.Cmp(least) < 0 {
				least = l
			}
			if most == nil || h.Cmp(most) > 0 {
				most = h
			}
		}
		low.Add(low, least)
		high.Add(high, most)
	}
	return low, high
}

// pursuits lists the units that may pursue, with their hits.
func pursuits(nodes []*node) []Pursuit {
	var all []Pursuit
	each(nodes, func(n *node) {
		f := n.end
		if !f.pursued {
			return
		}
		i := 0
		for i < len(all) && all[i].Unit != f.advanced {
			i++
		}
		if i == len(all) {
			all = append(all, Pursuit{Unit: f.advanced, Hits: [3]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat)}})
		}
		h := all[i].Hits[min(f.hits, 2)]
		h.Add(h, n.chance)
	})
	for _, p := range all {
		sum := new(big.Rat)
		for _, h := range p.Hits {
			sum.Add(sum, h)
		}
		for _, h := range p.Hits {
			h.Quo(h, sum)
		}
	}
	return all
}

// each visits the leaves below nodes.
func each(nodes []*node, visit func(*node)) {
	for _, n := range nodes {
		if n.end != nil {
			visit(n)
			continue
		}
		for _, b := range n.options {
			each(b.kids, visit)
		}
	}
}
