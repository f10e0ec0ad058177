package odds

import (
	"math/big"
	"strings"

	"grognard/rules"
)

var one = big.NewRat(1, 1)

// fate is what one way through the Step does.
type fate struct {
	row   rules.Text
	rule  string
	rank  int  // its place among the rows
	again bool // it decides nothing: the same dice are thrown once more

	removed, hurt, moved bool  // the target
	harmed               bool  // the target is hurt, or dice have brought it a marker
	leader               bool  // one of the side attacked is lost
	lost                 int   // steps of the target
	ownLoss              int   // steps lost by the side that attacks
	ownGone, ownLeader   bool  // a unit of that side is lost, a leader is
	foeHurt, foeGone     bool  // any unit of the side attacked is hurt, is lost
	ownHurt              bool  // any unit of the other side is hurt
	ownHarm              Harms // the worst of that
	rolled               bool  // dice have been rolled

	marked   rules.Text // the first marker that dice bring the target, or bring or take the unit that rolls alone
	markRule string

	opening rules.Text // another round that a side may begin
	opens   string     // the clause that lets it

	back     answer
	advanced rules.Ref
	pursued  bool // dice were rolled after the advance
	hits     int  // on the target after the advance
}

// fate reads the events of a leaf.
func (w *walk) fate(l rules.Leaf) *fate {
	f := &fate{}
	for _, e := range l.Events {
		if w.recalled(e.Who) && (e.Kind == rules.EvRestore || e.Kind == rules.EvRemove) {
			f.marked, f.markRule = e.Text, e.Rule
			continue
		}
		f.back.note(w, e)
		f.harm(w, e)
		if e.Opens && f.opens == "" {
			f.opening, f.opens = e.Text, e.Rule
		}
		switch e.Kind {
		case rules.EvResult:
			f.result(w, e)
		case rules.EvHit:
			f.hit(w, e)
		case rules.EvRemove:
			f.remove(w, e)
			if e.N > 0 && !w.leaders[e.Who] { // the last step of a piece may go without a hit of its own
				f.hit(w, e)
			}
		case rules.EvRetreat:
			f.moved = f.moved || w.attacked(e.Who)
		case rules.EvAdvance:
			f.advanced = e.Who
		case rules.EvDice:
			f.pursued = f.pursued || f.advanced != 0
		}
	}
	f.hurt = f.hurt || f.removed || f.moved
	f.harmed = f.harmed || f.hurt
	f.moved = f.moved && !f.removed
	if f.row.Key == "" {
		f.row = f.plainRow()
		if f.row.Key == f.marked.Key {
			f.rule = f.markRule
		}
	}
	f.row.N, f.row.M = 0, 0 // totals, which differ from throw to throw
	f.back.row.N, f.back.row.M = 0, 0
	return f
}

// result takes over a row: the first one names what the attack did, a later one
// on an attacker what the answer to it did.
func (f *fate) result(w *walk, e rules.Event) {
	switch {
	case e.Stage && f.row.Key == "" && e.Who != w.target && w.mine(e.Who):
		f.back.name(e)
	case e.Stage:
	case f.row.Key == "":
		f.row, f.rule, f.rank, f.again = e.Text, e.Rule, e.Rank, e.Again
		f.back.over = f.back.given
	case e.Who != w.target && w.mine(e.Who):
		f.back.name(e)
	}
}

// remove notes who leaves the board.
func (f *fate) remove(w *walk, e rules.Event) {
	switch {
	case w.attacked(e.Who):
		f.removed = true
	case w.leaders[e.Who] && w.mine(e.Who):
		f.ownLeader = true
	case w.leaders[e.Who]:
		f.leader = true
	case w.mine(e.Who):
		f.ownGone = true
	}
}

// harm notes whether an event costs a unit of either side a step, its place, its
// life or its order: a marker that comes before any dice is an order of its own.
func (f *fate) harm(w *walk, e rules.Event) {
	side, ok := w.side[e.Who]
	if e.Kind == rules.EvMark && f.rolled && f.marked.Key == "" && (w.attacked(e.Who) || w.alone(e.Who)) {
		f.marked, f.markRule = e.Text, e.Rule
	}
	f.harmed = f.harmed || f.rolled && w.upsets(e) && w.attacked(e.Who)
	switch {
	case e.Kind == rules.EvDice:
		f.rolled = true
	case !ok || w.leaders[e.Who]:
	case e.Kind == rules.EvMark && (!f.rolled || !w.upsets(e)):
	case e.Kind != rules.EvHit && e.Kind != rules.EvRetreat && e.Kind != rules.EvRemove && e.Kind != rules.EvMark:
	case side == w.attacker():
		f.ownHurt, f.ownHarm = true, max(f.ownHarm, harmOf(e.Kind))
	default:
		f.foeHurt = true
		f.foeGone = f.foeGone || e.Kind == rules.EvRemove
	}
}

// harmOf is the harm that an event of a kind does.
func harmOf(k rules.EventKind) Harms {
	switch k {
	case rules.EvRetreat:
		return Back
	case rules.EvMark:
		return Order
	}
	return Loss
}

// worst is the worst that befell the target.
func (f *fate) worst() Harms {
	switch {
	case f.removed || f.lost > 0:
		return Loss
	case f.moved:
		return Back
	case f.harmed:
		return Order
	}
	return 0
}

// hit counts the steps that an event costs.
func (f *fate) hit(w *walk, e rules.Event) {
	switch {
	case w.attacked(e.Who):
		f.hurt = true
		f.lost += max(1, e.N)
		if f.advanced != 0 {
			f.hits += max(1, e.N)
		}
	case w.mine(e.Who):
		f.ownLoss += max(1, e.N)
	}
}

// own begins the keys of results that odds name.
const own = "odds."

// nothing is the key of the result by which nothing happens.
const nothing = own + "row.nothing"

// Nothing reports whether a result is that nothing happens.
func Nothing(t rules.Text) bool { return t.Key == nothing }

// General reports whether a result has a name that odds give, since the rules have
// none: it is the same in all systems.
func General(t rules.Text) bool { return strings.HasPrefix(t.Key, own) }

// hitRows name how many steps the target loses; the last one also more.
var hitRows = [...]string{"odds.row.hit", "odds.row.hit2", "odds.row.hit3", "odds.row.hit4"}

// plainRow names the result where the rules name none.
func (f *fate) plainRow() rules.Text {
	switch {
	case f.back.given: // the attack itself is over
		return f.back.text()
	case f.removed:
		return rules.Text{Key: "odds.row.removed"}
	case f.lost > 0:
		return rules.Text{Key: hitRows[min(f.lost, len(hitRows))-1]}
	case f.moved:
		return rules.Text{Key: "odds.row.moved"}
	case f.ownLoss > 0:
		return rules.Text{Key: "odds.row.own"}
	case f.marked.Key != "":
		return f.marked
	}
	return rules.Text{Key: nothing}
}

// derive sums up what follows from nodes whose chances add to total.
func (t *tree) derive(nodes []*node, total *big.Rat) Derived {
	share := func(has func(*fate) bool) Span {
		return t.span(nodes, total, func(f *fate) int { return int(bit(has(f))) })
	}
	d := Derived{
		Removed:   share(func(f *fate) bool { return f.removed }),
		Hurt:      share(func(f *fate) bool { return f.hurt }),
		Harmed:    share(func(f *fate) bool { return f.harmed }),
		Moved:     share(func(f *fate) bool { return f.moved }),
		Leader:    share(func(f *fate) bool { return f.leader }),
		Lost:      t.span(nodes, total, func(f *fate) int { return f.lost }),
		OwnHit:    share(func(f *fate) bool { return f.ownLoss > 0 }),
		OwnLoss:   t.span(nodes, total, func(f *fate) int { return f.ownLoss }),
		OwnGone:   share(func(f *fate) bool { return f.ownGone }),
		OwnLeader: share(func(f *fate) bool { return f.ownLeader }),
		OwnHurt:   share(func(f *fate) bool { return f.ownHurt }),
		FoeHurt:   share(func(f *fate) bool { return f.foeHurt }),
		FoeGone:   share(func(f *fate) bool { return f.foeGone }),
		Pursuit:   pursuits(nodes),
	}
	each(nodes, func(n *node) {
		d.Harms |= n.end.worst()
		d.OwnHarms |= n.end.ownHarm
	})
	return d
}

// span weighs a number over nodes; each open choice takes the option that
// makes it least, and most.
func (t *tree) span(nodes []*node, total *big.Rat, of func(*fate) int) Span {
	low, high := new(big.Int), new(big.Int)
	weigh(nodes, of, low, high)
	all := t.ways
	if total.Sign() != 0 {
		all = new(big.Int).Mul(t.ways, total.Num())
		low.Mul(low, total.Denom())
		high.Mul(high, total.Denom())
	}
	return Span{new(big.Rat).SetFrac(low, all), new(big.Rat).SetFrac(high, all)}
}

// weigh adds a number to low and high, once for every way to a node.
func weigh(nodes []*node, of func(*fate) int, low, high *big.Int) {
	weighFor(nodes, of, rules.Chance, low, high)
}

// weighFor does it while every choice of a side takes its first option.
func weighFor(nodes []*node, of func(*fate) int, keep rules.Side, low, high *big.Int) {
	var x big.Int
	for _, n := range nodes {
		if n.end != nil {
			if v := of(n.end); v != 0 {
				x.Mul(n.ways, x.SetInt64(int64(v)))
				low.Add(low, &x)
				high.Add(high, &x)
			}
			continue
		}
		var least, most *big.Int
		for i := range n.open(keep) {
			l, h := new(big.Int), new(big.Int)
			weighFor(n.options[i].kids, of, keep, l, h)
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
