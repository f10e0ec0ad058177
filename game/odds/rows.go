package odds

import (
	"cmp"
	"math/big"
	"slices"

	"grognard/rules"
)

// heap collects the nodes of one row.
type heap struct {
	row   Row
	nodes []*node
}

// rank is the place that the rulebook gives the row among the others.
func (h *heap) rank() (n int) {
	each(h.nodes[:1], func(leaf *node) { n = leaf.end.rank })
	return n
}

// again reports whether the row decides nothing.
func (h *heap) again() (yes bool) {
	each(h.nodes[:1], func(leaf *node) { yes = leaf.end.again })
	return yes
}

// rows sorts nodes whose chances add to total by the row that they end in.
// Decisions that come before the row is known are returned beside the rows,
// which hold for the first option of each.
func (w *walk) rows(nodes []*node, total *big.Rat) ([]Row, []Choice) {
	var heaps []*heap
	var early []*node
	var sort func(nodes []*node)
	sort = func(nodes []*node) {
		for _, n := range nodes {
			row, rule, ok := rowOf(n)
			if !ok {
				early = append(early, n)
				sort(n.options[0].kids)
				continue
			}
			i := slices.IndexFunc(heaps, func(h *heap) bool { return h.row.Text.Key == row.Key })
			if i < 0 {
				i = len(heaps)
				heaps = append(heaps, &heap{row: Row{Text: row, Rule: rule, Chance: new(big.Rat)}})
			}
			h := heaps[i]
			h.row.Text = common(h.row.Text, row)
			h.row.Chance.Add(h.row.Chance, n.chance)
			h.nodes = append(h.nodes, n)
		}
	}
	sort(nodes)
	heaps, decided := settled(heaps, total)
	slices.SortStableFunc(heaps, func(a, b *heap) int { return cmp.Compare(a.rank(), b.rank()) })
	var rows []Row
	for _, h := range heaps {
		h.row.Derived = w.tree.derive(h.nodes, h.row.Chance)
		h.row.Choices = w.choices(h.nodes, h.row.Chance, false)
		h.row.Chance.Quo(h.row.Chance, decided)
		rows = append(rows, h.row)
	}
	if !slices.ContainsFunc(heaps, func(h *heap) bool { return h.rank() != 0 }) {
		w.order(rows)
	}
	share(rows)
	return rows, w.choices(early, total, true)
}

// settled leaves out the result after which the same dice are thrown again: the
// others come about in its stead in proportion to their chances.
func settled(heaps []*heap, total *big.Rat) ([]*heap, *big.Rat) {
	i := slices.IndexFunc(heaps, (*heap).again)
	if i < 0 || len(heaps) == 1 {
		return heaps, total
	}
	rest := new(big.Rat).Sub(total, heaps[i].row.Chance)
	return slices.Delete(heaps, i, i+1), rest
}

// order puts the rows of dice that are counted into the order of what the
// target suffers. Those of sums come in that of their totals already.
func (w *walk) order(rows []Row) {
	if len(w.dice) == 0 || w.dice[0].By != rules.Set {
		return
	}
	weight := func(r Row) float64 {
		sum := 0.0
		for _, x := range [...]struct {
			of   Span
			much float64
		}{{r.Derived.Removed, 100}, {r.Derived.Moved, 10}, {r.Derived.Lost, 1}} {
			v, _ := x.of.High.Float64()
			sum += v * x.much
		}
		return sum
	}
	slices.SortStableFunc(rows, func(a, b Row) int { return cmp.Or(cmp.Compare(weight(a), weight(b)), byNumber(a, b)) })
}

// byNumber puts rows that are called alike but for a digit, such as "fire.2" and
// "fire.3", into the order of that digit: more hits than a target can suffer are
// more hits all the same.
func byNumber(a, b Row) int {
	x, y := a.Text.Key, b.Text.Key
	n := len(x) - 1
	if n < 0 || n != len(y)-1 || x[:n] != y[:n] || !digit(x[n]) || !digit(y[n]) {
		return 0
	}
	return cmp.Compare(x[n], y[n])
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// plainRows is rows without what follows from them.
func (w *walk) plainRows() []Row {
	rows, _ := w.rows(w.tree.root.kids, one)
	for i := range rows {
		rows[i].Choices = nil
	}
	return rows
}

// rowOf returns the row that a node ends in, whatever is chosen.
func rowOf(n *node) (row rules.Text, rule string, ok bool) {
	ok = true
	each([]*node{n}, func(leaf *node) {
		if row.Key == "" {
			row, rule = leaf.end.row, leaf.end.rule
		}
		ok = ok && row.Key == leaf.end.row.Key
		row = common(row, leaf.end.row)
	})
	return row, rule, ok
}

// common keeps the things that two sentences of one key share, and the numbers
// that do not differ from throw to throw as totals do.
func common(a, b rules.Text) rules.Text {
	if a.N != b.N {
		a.N = 0
	}
	if a.M != b.M {
		a.M = 0
	}
	if a.A != b.A {
		a.A = 0
	}
	if a.B != b.B {
		a.B = 0
	}
	if a.C != b.C {
		a.C = 0
	}
	return a
}

// choices puts decisions that differ in nothing but the dice before them
// together. withRows adds to each branch the rows that it leads to.
func (w *walk) choices(nodes []*node, total *big.Rat, withRows bool) []Choice {
	var groups [][]*node
	for _, n := range nodes {
		if n.end != nil {
			continue
		}
		i := slices.IndexFunc(groups, func(g []*node) bool { return alike(g[0], n) })
		if i < 0 {
			i = len(groups)
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], n)
	}
	var all []Choice
	for _, g := range groups {
		all = append(all, w.choice(g, total, withRows))
	}
	return all
}

// alike reports whether two decisions ask the same.
func alike(a, b *node) bool {
	x, y := a.req, b.req
	return x.To == y.To && x.Kind == y.Kind && x.About == y.About && slices.Equal(x.Options, y.Options)
}

// choice sums up one decision that several results of the dice lead to.
func (w *walk) choice(group []*node, total *big.Rat, withRows bool) Choice {
	req := group[0].req
	c := Choice{Side: req.To, Kind: req.Kind, Rule: req.Rule, About: req.About}
	sum := new(big.Rat)
	for _, n := range group {
		sum.Add(sum, n.chance)
	}
	c.Share = new(big.Rat).Quo(sum, total)
	for i, b := range group[0].options {
		var kids []*node
		for _, n := range group {
			kids = append(kids, n.options[i].kids...)
		}
		br := Branch{Option: b.option, Derived: w.tree.derive(kids, sum), Choices: w.choices(kids, sum, false)}
		if withRows {
			br.Rows, br.Choices = w.rows(kids, sum)
		}
		c.Options = append(c.Options, br)
	}
	return c
}

// share gives every row its tenths of a percent, so that they add to 1000: the
// rows that lose most by rounding down get what is left.
func share(rows []Row) {
	left := 1000
	rest := make([]*big.Rat, len(rows))
	order := make([]int, len(rows))
	for i := range rows {
		x := new(big.Rat).Mul(rows[i].Chance, big.NewRat(1000, 1))
		whole := new(big.Int).Quo(x.Num(), x.Denom())
		rows[i].Tenths = int(whole.Int64())
		rest[i] = x.Sub(x, new(big.Rat).SetInt(whole))
		order[i] = i
		left -= rows[i].Tenths
	}
	slices.SortStableFunc(order, func(a, b int) int { return rest[b].Cmp(rest[a]) })
	for _, i := range order[:max(0, min(left, len(order)))] {
		rows[i].Tenths++
	}
}
