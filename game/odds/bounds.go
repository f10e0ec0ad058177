package odds

import (
	"errors"
	"math/big"
	"slices"

	"grognard/rules"
)

// Bounds are the numbers of a headline, each with its least and its greatest value
// over all that the other side may still do. Whatever the one who asks will still
// choose himself takes its first option, as the rows have it.
type Bounds struct {
	Harmed, Gone     Span // as Derived.Harmed and Removed
	OwnHurt, OwnGone Span // as Derived has them
	Hurt             Span // as Derived has it: what of Harmed is more than disorder
	Rows             []RowRange

	Harms, OwnHarms Harms

	By     Means // of the other side that move one of these numbers
	RowsBy Means // that move one of the rows
	HurtBy Means // that move Hurt
	Other  Means // that move nothing
	Part   bool  // not all of them were counted: the bounds may lie further apart
	Held   []Assumption
}

// Means are ways in which the other side may still decide a fight.
type Means uint8

// The means, as they come in a fight.
const (
	Hand    Means = 1 << iota // cards that nobody has seen
	Respond                   // an answer to the act that is open to it
	Troops                    // the choice of its pieces
	Secrets                   // what lies hidden on the board
	After                     // a choice when the dice lie
)

// numbers are the spans of a headline.
func (b *Bounds) numbers() [4]*Span {
	return [4]*Span{&b.Harmed, &b.Gone, &b.OwnHurt, &b.OwnGone}
}

// read returns the numbers of a walk, over all that the side other than keep may
// choose in it.
func (w *walk) read(keep rules.Side) (b Bounds) {
	nodes := w.tree.root.kids
	share := func(has func(*fate) bool) Span {
		low, high := new(big.Int), new(big.Int)
		weighFor(nodes, func(f *fate) int { return int(bit(has(f))) }, keep, low, high)
		return Span{new(big.Rat).SetFrac(low, w.tree.ways), new(big.Rat).SetFrac(high, w.tree.ways)}
	}
	b.Harmed = share(func(f *fate) bool { return f.harmed })
	b.Gone = share(func(f *fate) bool { return f.removed })
	b.Hurt = share(func(f *fate) bool { return f.hurt })
	b.OwnHurt = share(func(f *fate) bool { return f.ownHurt })
	b.OwnGone = share(func(f *fate) bool { return f.ownGone })
	again := share(func(f *fate) bool { return f.again })
	for _, f := range reached(nil, nodes, keep) {
		b.Harms |= f.worst()
		b.OwnHarms |= f.ownHarm
		at := func(r RowRange) bool { return r.Text.Key == f.row.Key }
		if f.again && again.Low.Cmp(one) < 0 {
			continue
		}
		if i := slices.IndexFunc(b.Rows, at); i >= 0 {
			b.Rows[i].Text = common(b.Rows[i].Text, f.row)
			continue
		}
		x := share(func(g *fate) bool { return g.row.Key == f.row.Key })
		b.Rows = append(b.Rows, RowRange{f.row, f.rule, x.settled(again)})
	}
	return b
}

// settled is the chance without dice that are thrown once more.
func (s Span) settled(again Span) Span {
	if again.High.Sign() == 0 || !again.One() || again.Low.Cmp(one) == 0 {
		return s
	}
	rest := new(big.Rat).Sub(one, again.Low)
	return Span{new(big.Rat).Quo(s.Low, rest), new(big.Rat).Quo(s.High, rest)}
}

// begin takes the numbers of a card over from its walk: first what comes of the
// first option of every choice, then what the other side may make of it.
func (b *Bounds) begin(w *walk, card *Odds) {
	x := &card.First
	b.Harmed, b.Gone, b.OwnHurt, b.OwnGone, b.Hurt = x.Harmed, x.Removed, x.OwnHurt, x.OwnGone, x.Hurt
	b.Harms, b.OwnHarms = x.Harms, x.OwnHarms
	for _, r := range card.Rows {
		b.Rows = append(b.Rows, RowRange{r.Text, r.Rule, Span{r.Chance, r.Chance}})
	}
	b.take(w, After)
	b.Other = 0 // it need not have a choice
}

// take widens the bounds by what a walk comes to, if the other side goes that way.
func (b *Bounds) take(w *walk, by Means) {
	x := w.read(w.asker)
	moved := false
	to := x.numbers()
	for i, s := range b.numbers() {
		wide := s.with(to[i].Low).with(to[i].High)
		moved = moved || wide != *s
		*s = wide
	}
	if wide := b.Hurt.with(x.Hurt.Low).with(x.Hurt.High); wide != b.Hurt {
		b.Hurt, b.HurtBy = wide, b.HurtBy|by
	}
	b.Harms |= x.Harms
	b.OwnHarms |= x.OwnHarms
	if moved {
		b.By |= by
	}
	before := slices.Clone(b.Rows)
	b.Rows = merge(b.Rows, x.Rows, 1)
	if !slices.EqualFunc(before, b.Rows, func(a, c RowRange) bool { return a.Chance == c.Chance }) {
		b.RowsBy |= by
	}
	b.Other = (b.Other | by) &^ (b.By | b.RowsBy)
}

// ways widens the bounds by every way that a target may run, if w, the walk of the
// card, has come to one of them.
func (q Query) ways(p *rules.Position, card *Odds, w *walk) error {
	if !w.roams || len(card.Dice) == 0 || card.Closed || card.Sampled > 0 {
		return nil
	}
	q.roam, q.Samples = true, -1
	all, err := q.walk(p, card.Option)
	switch {
	case errors.Is(err, ErrTooMany), err == nil && all.closed:
		card.Bounds.Part = true
	case err != nil:
		return err
	default:
		card.Bounds.take(all, After)
	}
	return nil
}

// hold notes what the numbers take for granted of the other side and do not count.
func (o *Odds) hold() {
	for _, a := range o.Assumed {
		counted := len(o.Variants) > 0 && a.Hand || o.Range != nil && o.Range.Kind == a.Kind ||
			slices.ContainsFunc(o.Replies, func(r Reply) bool { return r.Side != o.Side && r.Kind == a.Kind })
		if a.Side != o.Side && !counted {
			o.Bounds.Held = append(o.Bounds.Held, a)
		}
	}
}

// reached appends the leaves that may be come to while a side takes its first option.
func reached(all []*fate, nodes []*node, keep rules.Side) []*fate {
	for _, n := range nodes {
		if n.end != nil {
			all = append(all, n.end)
			continue
		}
		for i := range n.open(keep) {
			all = reached(all, n.options[i].kids, keep)
		}
	}
	return all
}

// open is how many options of a decision are looked at while a side takes its first.
func (n *node) open(keep rules.Side) int {
	if n.req.To == keep {
		return 1
	}
	return len(n.options)
}
