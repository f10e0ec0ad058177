package rulestest

import (
	"math/rand/v2"
	"reflect"
	"slices"

	"grognard/rules"
)

// leastPairs is how often two things that lie together must be met, in different
// games, before the order of their aliases may be said to follow their names:
// by chance it is the same all the time once in 4096 books.
const leastPairs = 13

// pair is two things of one place with their aliases for a side, in a game.
type pair struct {
	start string
	seed  uint64
	side  rules.Side
	a, b  rules.Ref
}

// aliasing is what was seen of the aliases of a book.
type aliasing struct {
	met    int           // deals under which something stood behind an alias
	moved  int           // of them, those that put something else behind one
	pairs  map[pair]bool // whether the aliases were in the order of the names when first met
	lasted int           // aliases told to a side in events
}

// knows checks that a side is told of nothing that it knows only by an alias.
func (x *examiner) knows(p *rules.Position, s rules.Side, what string, refs ...rules.Ref) {
	for _, r := range refs {
		if as := rules.Known(x.Book.Book, p.Board(), s, r); as != r {
			x.failf(CheckSecret, what+" of side %d names %s, which it may only know as %s", s, x.Book.Book.Format(r), x.called(as))
		}
	}
}

// called is the name of an alias for a fault.
func (x *examiner) called(r rules.Ref) string {
	if r == 0 {
		return "nothing"
	}
	return x.Book.Book.Format(r)
}

// own lists the pieces of both sides by the names that their owners use.
func own(p *rules.Position) (all []rules.Piece) {
	for s := rules.First; s <= rules.Second; s++ {
		if v := p.View(s); v != nil {
			for _, pc := range v.Pieces {
				if pc.Side == s && pc.Ref != 0 {
					all = append(all, pc)
				}
			}
		}
	}
	return all
}

// named lists what stands behind the aliases that a side sees.
func (x *examiner) named(b rules.Board, s rules.Side, pieces []rules.Piece) map[rules.Ref]rules.Ref {
	all := map[rules.Ref]rules.Ref{}
	for _, pc := range pieces {
		if as := rules.Known(x.Book.Book, b, s, pc.Ref); as != pc.Ref && as != 0 {
			if r, taken := all[as]; taken && r != pc.Ref {
				x.failf(CheckSecret, "side %d knows %s and %s as %s", s, x.Book.Book.Format(r), x.Book.Book.Format(pc.Ref), x.Book.Book.Format(as))
			}
			all[as] = pc.Ref
		}
	}
	return all
}

// aliases checks that views and menus hold to the names that a side may know, and
// that what is dealt anew stands behind other aliases.
func (x *examiner) aliases(p *rules.Position, r *rand.Rand) {
	if _, ok := x.Book.Book.(rules.Aliaser); !ok {
		return
	}
	for s := rules.Chance; s <= rules.Second; s++ {
		x.knows(p, s, "the view", refsOf(p.View(s))...)
	}
	if q := p.Request(); q.To != rules.Chance {
		x.knows(p, q.To, "the question", q.About)
		for _, o := range q.Options {
			x.knows(p, q.To, "an option", o.Who, o.With, o.At)
		}
		for _, f := range p.Refusals() {
			x.knows(p, q.To, "a refusal", f.Option.Who, f.Option.With, f.Option.At)
			for _, why := range f.Reasons {
				x.knows(p, q.To, "a reason", why.Text.A, why.Text.B, why.Text.C)
			}
		}
	}
	pieces := own(p)
	for s := rules.Chance; s <= rules.Second; s++ {
		was := x.named(p.Board(), s, pieces)
		if p.Request().To != rules.Chance { // else they may be mixed just now
			x.ordered(s, pieces, was)
		}
		b := p.Board().Clone()
		x.Book.Book.Resample(b, s, r)
		for as, r := range x.named(b, s, pieces) {
			x.alias.met++
			if was[as] != r {
				x.alias.moved++
			}
		}
	}
}

// ordered notes in what order things that lie in one place have their aliases.
func (x *examiner) ordered(s rules.Side, pieces []rules.Piece, names map[rules.Ref]rules.Ref) {
	at := map[rules.Ref]rules.Piece{}
	for _, pc := range pieces {
		at[pc.Ref] = pc
	}
	for as, a := range names {
		for bs, b := range names {
			k := pair{x.start.Name, x.seed, s, a, b}
			if _, met := x.alias.pairs[k]; s != rules.Chance && a < b && !met && at[a].Cell == at[b].Cell && at[a].Cell != 0 && at[a].Side == at[b].Side {
				x.alias.pairs[k] = as < bs
			}
		}
	}
}

// aliased checks, after all games, that aliases have given nothing away.
func (x *examiner) aliased() {
	x.start.Name = "-"
	if x.alias.met > 0 && x.alias.moved == 0 {
		x.failf(CheckSecret, "whatever a side does not see is dealt, the same things stand behind their aliases")
	}
	rising := 0
	for _, up := range x.alias.pairs {
		if up {
			rising++
		}
	}
	if n := len(x.alias.pairs); n >= leastPairs && (rising == 0 || rising == n) {
		x.failf(CheckSecret, "of %d pairs that lay together all have their aliases in the order of their names, or all against it", n)
	}
	x.report.Aliases = x.alias.lasted
}

// disguised returns the answer that looks to side s in a position that it cannot
// tell from another as a does in that one; false if there is none.
func (x *examiner) disguised(p, g *rules.Position, s rules.Side, a rules.Answer) (rules.Answer, bool) {
	if _, ok := x.Book.Book.(rules.Aliaser); !ok || a.By == rules.Chance {
		return a, true
	}
	a.Option = rules.Unmasked(x.Book.Book, g.Board(), s, rules.KnownOption(x.Book.Book, p.Board(), s, a.Option))
	return a, g.Request().Accepts(a) == nil
}

// onlyTold checks that what side s hears of an answer of the other one is the same
// whatever stands behind the aliases, up to where a secret comes out or dice fall.
func (x *examiner) onlyTold(s rules.Side, kind string, told, other []rules.Event) {
	if _, ok := x.Book.Book.(rules.Aliaser); !ok {
		return
	}
	for i := range max(len(told), len(other)) {
		switch {
		case i < len(told) && out(told[i]) || i < len(other) && out(other[i]):
			return
		case i >= len(told) || i >= len(other) || !reflect.DeepEqual(told[i], other[i]):
			x.failf(CheckSecret, "what side %d is told of %s turns on what it does not see", s, kind)
			return
		}
	}
}

// out reports whether an event brings out what one side did not know.
func out(e rules.Event) bool { return e.UndoBarrier() || e.Kind == rules.EvPlay }

// masked checks what a side is told under an alias: it must see that alias before
// or after, and what stands behind it may not be told with it.
func (x *examiner) masked(before, after *rules.Position, e rules.Event, s rules.Side) {
	h := e.For(s)
	for _, a := range e.Aliases {
		if a.Side != s {
			continue
		}
		if slices.Contains(mentioned(h), a.Of) {
			x.failf(CheckSecret, "%s tells side %d of %s, which it may only know as %s", e.Kind, s, x.Book.Book.Format(a.Of), x.called(a.As))
		}
		if a.As == 0 {
			continue
		}
		x.name(a.As)
		x.alias.lasted++
		if !slices.Contains(refsOf(after.View(s)), a.As) && (before == nil || !slices.Contains(refsOf(before.View(s)), a.As)) {
			x.failf(CheckSecret, "%s tells side %d of %s, which it sees neither before nor after", e.Kind, s, x.called(a.As))
		}
	}
}

// mentioned lists what an event names.
func mentioned(e rules.Event) []rules.Ref {
	all := append([]rules.Ref{e.Who, e.From, e.To, e.Text.A, e.Text.B, e.Text.C, e.Veiled.A, e.Veiled.B, e.Veiled.C}, e.Path...)
	for _, m := range e.Mods {
		all = append(all, m.Why.A, m.Why.B, m.Why.C)
	}
	for _, d := range e.Dice.Of {
		all = append(all, d.For)
	}
	return all
}

// odded is one way that a preview has gone, as a side is told of it.
type odded struct {
	chance string
	heard  []rules.Event
}

// guarded checks that the odds of an option tell the side that is asked nothing of
// what stands behind an alias: they are the same wherever that is dealt anew.
func (x *examiner) guarded(p *rules.Position, r *rand.Rand) {
	q := p.Request()
	if _, ok := x.Book.Book.(rules.Aliaser); !ok || q.To == rules.Chance {
		return
	}
	a := x.answer(q, r)
	want, ok := x.foretold(p, a.Option, q.To)
	g := rules.Guess(p, q.To, r, 20, nil)
	if !ok || g == nil {
		return
	}
	if got, ok := x.foretold(g, a.Option, q.To); !ok || !reflect.DeepEqual(want, got) {
		x.failf(CheckSecret, "the odds of %s tell side %d what it does not see", q.Kind, q.To)
	}
}

// foretold lists all that may come of an option, up to where a secret comes out;
// false if that is too much.
func (x *examiner) foretold(p *rules.Position, o rules.Option, s rules.Side) (all []odded, ok bool) {
	v := rules.Preview{Limit: 500, OneDraw: true, WhatIf: map[string]int{rules.Onlooker: 1 + int(s)}, Policy: onward}
	err := v.Outcomes(p, []rules.Option{o}, func(l rules.Leaf) {
		all = append(all, odded{l.Chance.RatString(), heard(l.Events, s)})
	})
	return all, err == nil
}

// onward answers what is asked in a preview.
func onward(q *rules.Request) (rules.Option, bool) {
	if o, ok := rules.QuietPolicy(q); ok {
		return o, true
	}
	if q.Field != nil {
		return q.Field.Nearest(rules.Option{}), true
	}
	return q.Options[0], true
}
