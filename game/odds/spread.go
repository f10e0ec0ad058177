package odds

import (
	"errors"
	"maps"
	"math/big"
	"slices"

	"grognard/rules"
)

// Runs of the Step that a range may take: with the card that it belongs to, a
// range is there within the time that a card may take.
const spreadRuns = 2000

// mostChoices is how many choices of the side attacked are looked for.
const mostChoices = 64

// Opening is the chance that a side may go on with another round.
type Opening struct {
	Text   rules.Text // that it may
	Rule   string
	Chance *big.Rat
}

// Range is the least and the most that a card comes to over the choices that
// the side attacked has among its pieces, and over what the other side hides from
// the one who asks; every other choice takes its first option.
type Range struct {
	Side     rules.Side // who chooses, or hides something
	Kind     string     // of the decision; "hidden" where it is about that alone
	Rule     string
	Hidden   bool // it turns on what is hidden too
	Counted  int  // choices that were counted
	Left     int  // choices that would have taken too long
	Edge     Span // steps lost by the target less those of the attacker, on average
	Rows     []RowRange
	Openings []RowRange
}

// RowRange is a result, or an opening, with its least and its greatest chance.
type RowRange struct {
	Text   rules.Text
	Rule   string
	Chance Span
}

// pool is a decision in which a side takes pieces in and leaves them out.
type pool struct {
	req  *rules.Request
	sets [][]rules.Option // the ways to the sets that it may end with
}

// spread adds to a card the range of what the side attacked may still choose, and
// of what is hidden from the one who asks. w is the walk of the card, which has
// taken the choice that comes of itself.
func (q Query) spread(p *rules.Position, card *Odds, w *walk) error {
	if q.Variants != nil && len(q.Variants) == 0 || len(card.Dice) == 0 || card.Sampled > 0 {
		return nil
	}
	x := &Range{Side: card.Side.Other(), Kind: "hidden", Rule: p.Request().Rule}
	sets := [][]rules.Option{nil}
	if card.Side == card.Attacker {
		if choice := poolOf(p, card.Option); choice != nil {
			x.Kind, x.Rule, sets = choice.req.Kind, choice.req.Rule, append(sets, choice.sets...)
		}
	}
	x.widen(w)
	q.plain, q.Samples = true, -1
	left := spreadRuns - w.runs
	for i, set := range sets {
		if i > 0 {
			q.force, w = []forced{{x.Side, x.Kind, set}}, nil
		}
		err := q.cases(p, card, x, w, &left)
		if errors.Is(err, ErrTooMany) {
			x.Left, card.Bounds.Part = len(sets)-i, true
			break
		}
		if err != nil {
			return err
		}
	}
	if len(sets) > 1 || x.Hidden {
		card.Range = x
	}
	return q.answered(p, card, x, sets[1:], left)
}

// answered widens the bounds by every answer that the side attacked has with every
// choice of its pieces: another choice may allow another answer.
func (q Query) answered(p *rules.Position, card *Odds, x *Range, sets [][]rules.Option, left int) error {
	if len(card.Replies) == 0 || card.Replies[0].Side == card.Side || card.Replies[0].Kind == x.Kind || card.Bounds.Part {
		return nil
	}
	like := &rules.Request{To: x.Side, Kind: card.Replies[0].Kind}
	for _, set := range sets {
		v := q.unseen()
		v.force = []forced{{x.Side, x.Kind, set}}
		req := v.listed(p, card.Option, like)
		for i, o := range told(p.Book(), req, false) {
			if i == 0 {
				continue // it has been counted
			}
			v.Limit = max(1, left)
			w, err := v.replied(p, card.Option, req, o)
			if errors.Is(err, ErrTooMany) {
				card.Bounds.Part = true
				return nil
			}
			if err != nil {
				return err
			}
			left -= w.runs
			card.Bounds.take(w, Respond)
		}
	}
	return nil
}

// cases takes one choice into a range, with what is hidden taken for granted and
// contrary to that. w is its walk, or nil; left are the runs of the Step that may
// still be made.
func (q Query) cases(p *rules.Position, card *Odds, x *Range, w *walk, left *int) (err error) {
	walk := func(by Means) (*walk, error) {
		q.Limit = max(1, *left)
		w, err := q.walk(p, card.Option)
		if err == nil {
			*left -= w.runs
			x.widen(w)
			card.Bounds.take(w, by)
		}
		return w, err
	}
	if w == nil {
		if w, err = walk(Troops); err != nil {
			return err
		}
	}
	if !slices.Contains(w.terms, rules.Contrary) {
		return nil
	}
	x.Hidden = true
	assumed := map[string]int{rules.Contrary: 1}
	maps.Copy(assumed, q.WhatIf)
	q.WhatIf = assumed
	_, err = walk(Secrets)
	return err
}

// widen takes one more choice in.
func (x *Range) widen(w *walk) {
	leaves := firsts(nil, w.tree.root.kids)
	edge := w.tree.span(leaves, one, func(f *fate) int { return f.lost - f.ownLoss })
	if x.Counted == 0 {
		x.Edge = edge
	}
	x.Edge = x.Edge.with(edge.Low)
	var rows, open []RowRange
	for _, r := range w.plainRows() {
		rows = append(rows, RowRange{r.Text, r.Rule, Span{r.Chance, r.Chance}})
	}
	for _, o := range openings(leaves) {
		open = append(open, RowRange{o.Text, o.Rule, Span{o.Chance, o.Chance}})
	}
	x.Rows, x.Openings = merge(x.Rows, rows, x.Counted), merge(x.Openings, open, x.Counted)
	x.Counted++
}

// with returns the span that takes in a number too.
func (s Span) with(n *big.Rat) Span {
	if n.Cmp(s.Low) < 0 {
		s.Low = n
	}
	if n.Cmp(s.High) > 0 {
		s.High = n
	}
	return s
}

// merge takes the chances of one more choice into those of n others: what a
// choice never comes to has no chance in it.
func merge(all, more []RowRange, n int) []RowRange {
	none := new(big.Rat)
	at := func(list []RowRange, key string) int {
		return slices.IndexFunc(list, func(r RowRange) bool { return r.Text.Key == key })
	}
	for i := range all {
		if at(more, all[i].Text.Key) < 0 {
			all[i].Chance = all[i].Chance.with(none)
		}
	}
	for _, r := range more {
		i := at(all, r.Text.Key)
		if i >= 0 {
			all[i].Text, all[i].Chance = common(all[i].Text, r.Text), all[i].Chance.with(r.Chance.Low).with(r.Chance.High)
			continue
		}
		if n > 0 {
			r.Chance = r.Chance.with(none)
		}
		all = append(all, r)
	}
	return all
}

// openings sums up the rounds that may follow leaves which every choice comes
// to by its first option.
func openings(leaves []*node) (all []Opening) {
	for _, n := range leaves {
		f := n.end
		if f.opens == "" {
			continue
		}
		i := slices.IndexFunc(all, func(o Opening) bool { return o.Text.Key == f.opening.Key })
		if i < 0 {
			i = len(all)
			all = append(all, Opening{f.opening, f.opens, new(big.Rat)})
		}
		all[i].Chance.Add(all[i].Chance, n.chance)
	}
	return all
}

// poolOf returns the decision in which the side attacked chooses among its
// pieces before any dice are rolled for an option, or nil. What comes before it
// takes the option that the card takes.
func poolOf(p *rules.Position, o rules.Option) *pool {
	asker := p.Request().To
	by := asker
	_, before := p.Checkpoint()
	for n := len(before) + 1; ; n++ {
		next, _, err := p.Play(rules.Answer{By: by, Option: o})
		if err != nil {
			return nil
		}
		r := next.Request()
		_, tape := next.Checkpoint()
		if r == nil || len(tape) != n || r.To == rules.Chance || r.Field != nil || r.To != asker && r.Own && !r.Public {
			return nil // the Step is over, dice come first, or that it is asked tells of a hand
		}
		if r.To != asker {
			if sets := setsOf(next); len(sets) > 0 {
				return &pool{r, sets}
			}
		}
		p, by, o = next, r.To, r.Options[0]
		if r.Always && r.Quiet >= 0 {
			o = r.Options[r.Quiet]
		}
	}
}

// setsOf lists the ways to all sets that the decision of p may end with, the one
// that comes of itself aside: those with most changes first. It is nil if the
// decision is another one.
func setsOf(p *rules.Position) (all [][]rules.Option) {
	type state struct {
		p   *rules.Position
		way []rules.Option
	}
	kind, to := p.Request().Kind, p.Request().To
	known := map[string]bool{"": true}
	for queue := []state{{p: p}}; len(queue) > 0 && len(all) < mostChoices; queue = queue[1:] {
		s := queue[0]
		for _, o := range s.p.Request().Options {
			if o.Who == 0 || o.At != 0 || o.With != 0 || slices.ContainsFunc(s.way, func(x rules.Option) bool { return x.Who == o.Who }) {
				continue
			}
			way := append(slices.Clip(s.way), o)
			key := keyOf(p.Book(), way)
			if known[key] {
				continue
			}
			known[key] = true
			next, _, err := s.p.Play(rules.Answer{By: to, Option: o})
			if err != nil {
				continue
			}
			if r := next.Request(); r == nil || r.To != to || r.Kind != kind || r.Repeat != len(way) || r.Quiet < 0 {
				return nil
			}
			all = append(all, way)
			queue = append(queue, state{next, way})
		}
	}
	slices.Reverse(all) // who leaves most out rolls fewest dice
	return all
}

// keyOf names a set of changes, in whatever order they are made.
func keyOf(book rules.Rulebook, way []rules.Option) (key string) {
	var names []string
	for _, o := range way {
		names = append(names, rules.FormatOption(book, o))
	}
	slices.Sort(names)
	for _, n := range names {
		key += n + "\n"
	}
	return key
}
