package rulestest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"grognard/rules"
)

// guesses is how often a position is dealt anew at each probe.
const guesses = 3

// views checks that all three views are there, and twice, that they leave the board alone
// and are the same again: that costs more than all else and is a matter of the code, not of
// the moment.
func (x *examiner) views(p *rules.Position, twice bool) {
	var was uint64
	if twice {
		was = dump(p.Board())
	}
	for _, s := range []rules.Side{rules.Chance, rules.First, rules.Second} {
		v := p.View(s)
		if v == nil || v.Map == nil {
			x.failf(CheckView, "side %d has no view, or one without a map", s)
			return
		}
		x.report.view(v)
		x.look(v)
		x.notice(v, s)
		for _, r := range refsOf(v) {
			x.name(r)
		}
		if twice && !reflect.DeepEqual(v, p.View(s)) {
			x.failf(CheckView, "two views of side %d of one board differ", s)
		}
	}
	if twice && dump(p.Board()) != was {
		x.failf(CheckView, "a view changes the board")
	}
}

// secrets checks that no side can see more than it should: what it does not
// see is dealt anew, and nothing that it sees, is asked or is offered may
// differ.
func (x *examiner) secrets(p *rules.Position, r *rand.Rand) {
	for _, s := range []rules.Side{rules.Chance, rules.First, rules.Second} {
		want := p.View(s)
		for range guesses {
			b := p.Board().Clone()
			x.Book.Book.Resample(b, s, r)
			if got := x.Book.Book.View(b, s); !reflect.DeepEqual(want, got) {
				x.failf(CheckSecret, "the view of side %d changes when what it cannot see is dealt anew: %s", s, differ(want, got))
			}
		}
		if s != rules.Chance {
			x.supposes(p, s, r)
			x.fixed(p, s, r)
			x.opening(p, s, r)
			x.asked(p, s, r)
		}
	}
}

// supposes checks that the next turn of the other side is imagined by side s from nothing
// but what s sees, and can be played.
func (x *examiner) supposes(p *rules.Position, s rules.Side, r *rand.Rand) {
	book, ok := x.Book.Book.(rules.Supposer)
	if !ok {
		return
	}
	was := p.Board().Hash()
	want, _ := book.Suppose(p.Board(), s.Other())
	if p.Board().Hash() != was {
		x.failf(CheckBoard, "to suppose a turn changes the board")
	}
	for _, b := range want {
		next, _, err := rules.Begin(x.Book.Book, b.Clone())
		if err != nil {
			x.fail(CheckStep, err)
			continue
		}
		if q := next.Request(); q != nil && q.To == s {
			x.failf(CheckStep, "where the turn of side %d is supposed, the other is asked %s", s.Other(), q.Kind)
		}
	}
	for range guesses {
		b := p.Board().Clone()
		x.Book.Book.Resample(b, s, r)
		got, _ := book.Suppose(b, s.Other())
		same := func(a, b rules.Board) bool { return a.Hash() == b.Hash() && reflect.DeepEqual(dump(a), dump(b)) }
		if !slices.EqualFunc(want, got, same) {
			x.failf(CheckSecret, "side %d supposes another turn when what it cannot see is dealt anew", s)
			return
		}
	}
}

// opening deals the checkpoint anew and compares what the Step begins with.
func (x *examiner) opening(p *rules.Position, s rules.Side, r *rand.Rand) {
	base, tape := p.Checkpoint()
	b := base.Clone()
	x.Book.Book.Resample(b, s, r)
	x.fail(CheckBoard, b.Check())
	if len(tape) > 0 {
		return
	}
	g, other, err := rules.Begin(x.Book.Book, b)
	if err != nil {
		x.fail(CheckStep, err)
		return
	}
	if reflect.DeepEqual(p.View(s), g.View(s)) {
		x.betrayed(p, g, s)
	}
	if _, told, err := rules.Begin(x.Book.Book, base.Clone()); err == nil {
		x.onlyTold(s, "what went before "+p.Request().Kind, heard(told, s), heard(other, s))
	}
}

// betrayed compares what is asked in two positions that side s cannot tell
// apart by what it was told.
func (x *examiner) betrayed(p, g *rules.Position, s rules.Side) {
	q, o := p.Request(), g.Request()
	if q == nil || o == nil || q.Own || o.Own {
		return
	}
	if o.To != q.To || o.Kind != q.Kind {
		x.failf(CheckSecret, "%s is asked, but it would be %s if what side %d does not see were otherwise", q.Kind, o.Kind, s)
	}
}

// untold reports whether what one side heard in two positions is the same as
// far as both go, and nothing that one of them has more brought a secret out.
func untold(a, b []rules.Event) bool {
	n := min(len(a), len(b))
	more := append(slices.Clone(a[n:]), b[n:]...)
	alike := slices.EqualFunc(a[:n], b[:n], func(d, e rules.Event) bool { return reflect.DeepEqual(d, e) })
	return alike && !slices.ContainsFunc(more, func(e rules.Event) bool { return e.UndoBarrier() || e.Kind == rules.EvPlay })
}

// follow gives an answer in positions that a side who did not give it cannot
// tell from this one. What is asked next must not tell them apart, unless what
// was told does.
func (x *examiner) follow(p *rules.Position, a rules.Answer, next *rules.Position, events []rules.Event, r *rand.Rand) {
	if p.Request().Secret || p.Request().Dice.Bag != nil {
		return // the answer is not known to the side
	}
	for s := rules.First; s <= rules.Second; s++ {
		if s == a.By {
			continue
		}
		g := rules.Guess(p, s, r, 20, nil)
		if g == nil {
			continue
		}
		same, ok := x.disguised(p, g, s, a)
		if !ok {
			continue // what stands there could not do it
		}
		after, told, err := g.Play(same)
		a, b := heard(events, s), heard(told, s)
		if err == nil {
			x.onlyTold(s, "the answer to "+p.Request().Kind, a, b)
		}
		if err == nil && untold(a, b) && (len(a) != len(b) || reflect.DeepEqual(next.View(s), after.View(s))) {
			x.betrayed(next, after, s)
		}
	}
}

// asked compares the options with those in positions that side s cannot tell
// from this one.
func (x *examiner) asked(p *rules.Position, s rules.Side, r *rand.Rand) {
	q := p.Request()
	for range guesses {
		x.report.Guesses++
		g := rules.Guess(p, s, r, 20, nil)
		if g == nil {
			x.report.NoGuess++
			continue
		}
		o := g.Request()
		x.alike(p, g, s)
		switch {
		case q.To == s && !reflect.DeepEqual(q.Options, o.Options):
			x.failf(CheckSecret, "the options of %s depend on what side %d, who is asked, does not see", q.Kind, s)
		case q.Own || o.Own:
		case q.To == s.Other() && q.Field == nil && (q.Public || !q.Always) && leaks(q, o):
			x.failf(CheckSecret, "side %d can tell from the options of %s, or from not waiting for them, what the other side holds", s, q.Kind)
		case q.To == rules.Chance && (len(q.Dice.Bag) != len(o.Dice.Bag) || !reflect.DeepEqual(q.Dice.Of, o.Dice.Of)):
			x.failf(CheckSecret, "side %d can tell from the dice of %s what it does not see", s, q.Kind)
		}
	}
}

// leaks reports whether what the other side sees of two requests differs: all
// options, if they are public, or whether the answer needs waiting for.
func leaks(a, b *rules.Request) bool {
	if a.Public {
		return !reflect.DeepEqual(a.Options, b.Options)
	}
	return !a.Always && (len(a.Options) == 1) != (len(b.Options) == 1)
}

// wall checks that a side that might take its answer back has learnt nothing:
// given in a position that it cannot tell from this one, the answer must lead
// to what it cannot tell from what followed.
func (x *examiner) wall(p *rules.Position, a rules.Answer, next *rules.Position, events []rules.Event, r *rand.Rand) {
	q := next.Request()
	if a.By == rules.Chance || q == nil || q.To != a.By || slices.ContainsFunc(events, rules.Event.UndoBarrier) {
		return
	}
	x.report.Walls++
	for range guesses {
		g := rules.Guess(p, a.By, r, 20, nil)
		if g == nil {
			continue
		}
		after, told, err := g.Play(a)
		switch {
		case err != nil:
			x.failf(CheckWall, "%s: whether the answer is legal depends on what side %d does not see: %v", p.Request().Kind, a.By, err)
		case after.Request() == nil || !sameRequest(q, after.Request()):
			x.failf(CheckWall, "%s: side %d learns from being asked %s, and may take its answer back", p.Request().Kind, a.By, q.Kind)
		case !reflect.DeepEqual(heard(events, a.By), heard(told, a.By)):
			x.failf(CheckWall, "%s: side %d is told something new, and may take its answer back", p.Request().Kind, a.By)
		case !reflect.DeepEqual(next.View(a.By), after.View(a.By)):
			x.failf(CheckWall, "%s: side %d sees something new, and may take its answer back: %s", p.Request().Kind, a.By,
				differ(next.View(a.By), after.View(a.By)))
		}
	}
}

func heard(events []rules.Event, s rules.Side) []rules.Event {
	var all []rules.Event
	for _, e := range events {
		all = append(all, e.For(s))
	}
	return all
}

// told checks that what is hidden in events stays hidden.
func (x *examiner) told(before, after *rules.Position, events []rules.Event) {
	for _, e := range events {
		for s := rules.First; s <= rules.Second; s++ {
			x.masked(before, after, e, s)
			if hidden := e.For(s); hidden.Who == 0 && e.Who != 0 {
				x.fail(CheckSecret, x.veiled(before, after, e, s))
			} else if e.Kind == rules.EvDraw && e.Side == s.Other() && e.Who != 0 {
				x.fail(CheckSecret, x.openDraw(after, e, s))
			}
		}
	}
}

// veiled checks an event that is hidden from s: what it is about must not come
// into its view, nor be named in what s is told instead.
func (x *examiner) veiled(before, after *rules.Position, e rules.Event, s rules.Side) error {
	var known []rules.Ref
	if before != nil {
		known = refsOf(before.View(s))
	}
	if now := refsOf(after.View(s)); !slices.Contains(known, e.Who) && slices.Contains(now, e.Who) {
		return fmt.Errorf("%s of %s is hidden from side %d, whose view shows it", e.Kind, x.Book.Book.Format(e.Who), s)
	}
	for _, r := range []rules.Ref{e.Veiled.A, e.Veiled.B, e.Veiled.C} {
		if r != 0 && r == e.Who && !slices.Contains(known, r) {
			return fmt.Errorf("%s of %s is hidden from side %d, which is told of it in %q", e.Kind, x.Book.Book.Format(e.Who), s, e.Veiled.Key)
		}
	}
	return nil
}

// openDraw checks a card drawn by the other side, and told openly: s must go
// on knowing it.
func (x *examiner) openDraw(after *rules.Position, e rules.Event, s rules.Side) error {
	r := rand.New(rand.NewPCG(x.seed, 2))
	for range 12 {
		b := after.Board().Clone()
		x.Book.Book.Resample(b, s, r)
		owner := refsOf(after.View(s.Other()))
		if slices.Contains(owner, e.Who) && !slices.Contains(refsOf(x.Book.Book.View(b, s.Other())), e.Who) {
			return fmt.Errorf("side %d is told that the other side draws %s", s, x.Book.Book.Format(e.Who))
		}
	}
	return nil
}

// refsOf lists the things that a view names, but for the map.
func refsOf(v *rules.View) []rules.Ref {
	var all []rules.Ref
	if v == nil {
		return nil // views tells
	}
	for _, p := range v.Pieces {
		all = append(all, p.Ref, p.Cell)
	}
	for _, c := range v.Cards {
		all = append(all, c.Ref, c.Unit, c.Text.A, c.Text.B, c.Text.C)
	}
	if v.Combat != nil {
		all = append(all, v.Combat.To, v.Combat.Kind.A, v.Combat.Kind.B, v.Combat.Kind.C)
		all = append(all, v.Combat.From...)
		for _, f := range v.Combat.Force {
			all = append(all, f.Ref)
		}
	}
	all = append(all, v.Phase.A, v.Phase.B, v.Phase.C)
	return slices.DeleteFunc(all, func(r rules.Ref) bool { return r == 0 })
}

// differ tells the first field in which two views differ.
func differ(a, b *rules.View) string {
	x, y := reflect.ValueOf(*a), reflect.ValueOf(*b)
	for i := range x.NumField() {
		if reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			continue
		}
		name := x.Type().Field(i).Name
		if x.Field(i).Kind() == reflect.Slice {
			for k := range min(x.Field(i).Len(), y.Field(i).Len()) {
				if p, q := x.Field(i).Index(k).Interface(), y.Field(i).Index(k).Interface(); !reflect.DeepEqual(p, q) {
					return fmt.Sprintf("%s[%d] is %+v or %+v", name, k, p, q)
				}
			}
			return fmt.Sprintf("%s has %d or %d entries", name, x.Field(i).Len(), y.Field(i).Len())
		}
		return fmt.Sprintf("%s is %+v or %+v", name, x.Field(i).Interface(), y.Field(i).Interface())
	}
	return "nothing"
}
