package odds

import (
	"maps"
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// mostAsked is how many questions before the dice are looked through.
const mostAsked = 20

// mostReplies is how many answers of the other side are told apart.
const mostReplies = 6

// Reply is the card again for one answer to the act, given before any dice are
// rolled. Every choice after it takes its first option.
type Reply struct {
	Side    rules.Side // who may give it
	Kind    string     // of the decision that it answers
	Rule    string
	Option  rules.Option
	Unseen  bool  // it takes a card that the other side may hold or not
	Rows    []Row // without Choices; chances add to 1
	Back    []Row // as in Odds
	Derived Derived
	Sampled int // as in Odds
}

// forced are the answers that a walk gives to the first questions of a kind
// that come in a row.
type forced struct {
	to      rules.Side
	kind    string
	options []rules.Option
}

// answers reports whether the next of them is for this question.
func (f *forced) answers(r *rules.Request) bool {
	return r.Repeat < len(f.options) && r.To == f.to && r.Kind == f.kind && slices.Contains(r.Options, f.options[r.Repeat])
}

// replies adds to a card what follows from every answer that the other side may
// openly give to the act. Where the side attacked asks for the odds, its own
// answers are compared. w is the walk of the card.
func (q Query) replies(p *rules.Position, card *Odds, w *walk) error {
	if q.Variants != nil && len(q.Variants) == 0 || len(card.Dice) == 0 {
		return nil
	}
	v := q
	v.plain = card.Closed || card.Sampled > 0
	var real, req *rules.Request
	var all []rules.Option
	switch before := asked(p, card.Option); {
	case len(before) > 0:
		v = v.unseen()
		for _, r := range before { // the last one that is compared: troops chosen before it have a range
			x := v.listed(p, card.Option, r)
			if list := told(p.Book(), x, false); real == nil || len(list) > 1 {
				real, req, all = r, x, list
			}
		}
	case card.Attacker != card.Side:
		v.plain = true
		real = p.Request()
		req, all = real, told(p.Book(), real, true)
	default:
		if real = w.later(card); real == nil {
			return nil
		}
		req, all = real, told(p.Book(), real, false)
		if len(all) < 2 && (sends(real) || deeds(real)) {
			all = real.Options
		}
	}
	if len(all) < 2 || len(all) > mostReplies {
		return nil
	}
	for _, o := range all {
		w := w
		if o != card.Option || req != p.Request() || w.tree.open() { // it has been counted already
			var err error
			if w, err = v.replied(p, card.Option, req, o); err != nil {
				return err
			}
		}
		unseen := !slices.Contains(real.Options, o)
		if by := Respond; req.To != card.Side {
			if unseen {
				by = Hand
			}
			card.Bounds.take(w, by)
		}
		leaves := firsts(nil, w.tree.root.kids)
		card.Replies = append(card.Replies, Reply{
			Side: req.To, Kind: req.Kind, Rule: real.Rule, Option: o, Unseen: unseen,
			Rows: w.plainRows(), Back: backs(leaves), Derived: w.tree.derive(leaves, one), Sampled: w.samples,
		})
	}
	return nil
}

// unseen is the query with all that takes a card which nobody has seen.
func (q Query) unseen() Query {
	with := map[string]int{rules.UnseenHand: 1}
	maps.Copy(with, q.WhatIf)
	q.WhatIf = with
	return q
}

// later returns a question that the other side has to answer between dice, before the
// result is known, such as whether it fires at a charge that arrives.
func (w *walk) later(card *Odds) *rules.Request {
	if w.veiled || w.runs > openLimit {
		return nil
	}
	for _, r := range w.asked {
		if card.Closed || slices.ContainsFunc(card.Choices, func(c Choice) bool { return c.Side == r.To && c.Kind == r.Kind }) {
			return r
		}
	}
	return nil
}

// sends reports whether the answers to a question are one deed by one piece or another.
func sends(r *rules.Request) bool {
	return !slices.ContainsFunc(r.Options, func(o rules.Option) bool {
		return o.Who == 0 || o != rules.Option{Do: r.Options[0].Do, Who: o.Who}
	})
}

// deeds reports whether the answers to a question are one deed each.
func deeds(r *rules.Request) bool {
	for i, o := range r.Options {
		if slices.ContainsFunc(r.Options[:i], func(x rules.Option) bool { return x.Do == o.Do }) {
			return false
		}
	}
	return true
}

// replied counts through what follows if o answers req.
func (q Query) replied(p *rules.Position, act rules.Option, req *rules.Request, o rules.Option) (*walk, error) {
	if req.To == p.Request().To {
		return q.walk(p, o)
	}
	q.force = append(slices.Clone(q.force), forced{req.To, req.Kind, []rules.Option{o}})
	return q.walk(p, act)
}

// asked returns the questions that the other side has to answer before any dice are
// rolled for an option, one of each kind. Only the kind may be read: what they list may
// depend on a hidden hand.
func asked(p *rules.Position, o rules.Option) (all []*rules.Request) {
	asker, by := p.Request().To, p.Request().To
	_, before := p.Checkpoint()
	for n := len(before) + 1; ; n++ {
		next, _, err := p.Play(rules.Answer{By: by, Option: o})
		if err != nil {
			return all
		}
		r := next.Request()
		_, tape := next.Checkpoint()
		switch {
		case r == nil || len(tape) != n || n > len(before)+mostAsked || r.To == rules.Chance || r.Field != nil:
			return all // the Step is over, or dice come first
		case r.To != asker && r.Own && !r.Public: // that it is asked tells of the hand
			return all
		}
		p, by, o = next, r.To, r.Options[0]
		if r.To == asker {
			continue
		}
		if r.Quiet >= 0 {
			o = r.Options[r.Quiet]
		}
		if !slices.ContainsFunc(all, func(x *rules.Request) bool { return x.Kind == r.Kind }) {
			all = append(all, r)
		}
	}
}

// listed returns the question with the options that the assumptions of q give
// it.
func (q Query) listed(p *rules.Position, o rules.Option, like *rules.Request) *rules.Request {
	w := q.start(p, o)
	found := &rules.Request{To: like.To, Kind: like.Kind}
	once := rules.Preview{WhatIf: q.assumed(p), OneDraw: true, Policy: func(r *rules.Request) (rules.Option, bool) {
		if found.Options == nil && r.To == like.To && r.Kind == like.Kind {
			found.About, found.Options = r.About, slices.Clone(r.Options)
		}
		return w.policy(r)
	}}
	if once.Sample(p, []rules.Option{o}, 1, rand.New(rand.NewPCG(1, 1)), func(rules.Leaf) {}) != nil {
		found.Options = nil
	}
	return found
}

// told lists the answers to a question that are compared: those that differ in
// what is done. Of the other side it leaves out what takes a card of its hand,
// and what is done with a piece that is not the one in question.
func told(book rules.Rulebook, req *rules.Request, own bool) (all []rules.Option) {
	for _, o := range req.Options {
		if o.At != 0 || o.Who != 0 && o.Who != req.About || o.With != 0 && !own {
			continue
		}
		i := slices.IndexFunc(all, func(x rules.Option) bool { return x.Do == o.Do })
		switch {
		case i < 0:
			all = append(all, o)
		case o.With == 0 || all[i].With == 0 || book.Word(o.With) != book.Word(all[i].With):
			return nil // a choice of amounts, or of cards
		}
	}
	return all
}
