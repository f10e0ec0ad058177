package rules

import (
	"math/rand/v2"
	"reflect"
	"slices"
)

// Guess is a determinization: it returns a position that side s cannot tell from
// p, with what s does not see dealt anew. The answers given in this Step must
// still hold, but for those that s does not know either: draws of the other side
// and answers to Secret requests are taken anew as well; what it knows by an alias
// was done by whatever stands behind that now. It is nil if the game is over and
// after too many tries. same compares what s sees, deeply; nil compares everything.
func Guess(p *Position, s Side, r *rand.Rand, tries int, same func(a, b *View) bool) *Position {
	if p.req == nil {
		return nil
	}
	if same == nil {
		same = func(a, b *View) bool { return reflect.DeepEqual(a, b) }
	}
	g := guesser{book: p.book, side: s, rand: r, board: p.base.Clone()}
	truth := &Table{tape: p.tape, check: true, recall: g.note}
	if run(p.book, g.board, truth) != nil {
		return nil
	}
	want := p.View(s)
	for range tries {
		b := p.base.Clone()
		p.book.Resample(b, s, r)
		w, t := b.Clone(), &Table{tape: p.tape, check: true, recall: g.recall}
		g.at, g.tape, g.board = 0, nil, w
		if run(p.book, w, t) != nil || t.want == nil || g.at < len(g.seen) || !g.alike(truth, t) {
			continue
		}
		q := &Position{book: p.book, base: b, tape: g.tape, now: w, req: t.want, mods: t.mods}
		if same(want, q.View(s)) {
			return q
		}
	}
	return nil
}

// guesser plays a Step again on a board dealt anew.
type guesser struct {
	book  Rulebook
	side  Side
	rand  *rand.Rand
	board Board      // of the run that goes on
	seen  []*Request // what was asked in truth
	known []Option   // how it was answered, as the side knows it
	at    int
	tape  []Answer // of the guess
}

// note remembers what was asked in truth.
func (g *guesser) note(req *Request, a Answer) Answer {
	g.seen = append(g.seen, req)
	g.known = append(g.known, KnownOption(g.book, g.board, g.side, a.Option))
	return a
}

// recall answers a request of the guess as far as the side knows how it was
// answered. A card that the side drew was that card, wherever it lies in the
// bag now.
func (g *guesser) recall(req *Request, a Answer) Answer {
	if g.at < len(g.seen) {
		a = g.likely(req, g.seen[g.at], a)
	}
	g.at++
	g.tape = append(g.tape, a)
	return a
}

func (g *guesser) likely(req, truth *Request, a Answer) Answer {
	switch {
	case req.To == Chance && len(req.Dice.Bag) > 0 && len(truth.Dice.Bag) > 0:
		i := g.rand.IntN(len(req.Dice.Bag))
		if truth.Dice.Side == g.side {
			i = slices.Index(req.Dice.Bag, truth.Dice.Bag[a.Faces[0]])
		}
		a.Faces = []int{i}
	case req.To == g.side.Other() && req.Secret && len(req.Options) > 0:
		a.Option = req.Options[g.rand.IntN(len(req.Options))]
	case req.To == g.side.Other() && g.known[g.at] != a.Option:
		a.Option = Unmasked(g.book, g.board, g.side, g.known[g.at])
	}
	return a
}

// alike reports whether the side was told the same.
func (g *guesser) alike(truth, guess *Table) bool {
	if len(truth.events) != len(guess.events) || truth.want.To != guess.want.To || truth.want.Kind != guess.want.Kind {
		return false
	}
	for i, e := range truth.events {
		if !reflect.DeepEqual(e.For(g.side), guess.events[i].For(g.side)) {
			return false
		}
	}
	return true
}
