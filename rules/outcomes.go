package rules

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Preview runs the rest of one Step through every result of the dice. It is
// the only way to odds: the same Step that will be played, never a second
// implementation of combat.
type Preview struct {
	Limit  int            // leaves at most; 0: a hundred thousand
	WhatIf map[string]int // answers of Table.WhatIf
	// Policy answers for the players; nil: QuietPolicy. Returning false
	// branches over every option of the request.
	Policy func(*Request) (Option, bool)
	// OneDraw takes what is drawn from a bag as if any of it meant the same.
	// Set it where the rest of the Step does not turn on the card drawn, such
	// as filling up a hand: each draw is one result then, and the preview
	// says nothing about cards that nobody has seen.
	OneDraw bool
}

// manyLeaves is how many leaves, or results of one roll, a Preview counts
// unless told otherwise.
const manyLeaves = 100_000

// Leaf is one way in which a Step can end. Its Events and Mods hold until the
// visit returns: the next leaf is written over them.
type Leaf struct {
	Chance  *big.Rat // of its dice, its choices taken as given
	Choices []Choice // those that Policy left open, in order
	Events  []Event
	Mods    []Mod
	Board   Board
}

// Choice is a branch: the request and the option taken.
type Choice struct {
	Request *Request
	Option  Option
	Before  *big.Rat // chance of coming to this choice
}

var (
	// ErrTooMany says that a Preview has more leaves than its Limit.
	ErrTooMany = errors.New("too many outcomes to count")
	// ErrField says that a Preview met a choice that is a Field, which has no
	// list to branch over: Policy must settle it.
	ErrField = errors.New("a choice without a list of options cannot be counted")
)

// wheel is one place of the odometer that counts through a tree.
type wheel struct {
	at, of int
	faces  []chanceResult // of a roll
	all    uint64
}

// Outcomes visits every leaf of the Step that p stands in, after the answers
// first, legal ones of the side asked, have been given. The chances of leaves
// that share their Choices' Options add up to 1.
func (v Preview) Outcomes(p *Position, first []Option, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	c := counter{Preview: v.whole(), table: &Table{}, position: p, visit: visit}
	c.left = c.Limit
	return c.from(strait{tape: after(p, first), chance: big.NewRat(1, 1)})
}

// Sample visits n ways in which the Step that p stands in may end, after the
// answers first: for a Step that Outcomes finds too many leaves in. The dice of
// each are thrown with r, and its chance is 1/n; a choice that Policy leaves
// open takes its first option.
func (v Preview) Sample(p *Position, first []Option, n int, r *rand.Rand, visit func(Leaf)) error {
	if p.req == nil {
		return errors.New("the game is over")
	}
	v = v.whole()
	tape := after(p, first)
	throw := func(q *Request) Answer {
		if q.To == Chance {
			return Answer{By: Chance, Faces: q.Dice.Throw(r)}
		}
		if o, ok := v.Policy(q); ok {
			return Answer{By: q.To, Option: o}
		}
		if q.Field != nil {
			panic(fmt.Errorf("%s: %w", q.Kind, ErrField))
		}
		return Answer{By: q.To, Option: q.Options[0]}
	}
	t := &Table{}
	for range n {
		leaf := Leaf{Chance: big.NewRat(1, int64(n))}
		if err := leaf.play(p, t, Table{tape: tape, whatif: v.WhatIf, decide: throw}); err != nil {
			return err
		}
		visit(leaf)
	}
	return nil
}

// whole returns v with what it takes for granted filled in.
func (v Preview) whole() Preview {
	if v.Policy == nil {
		v.Policy = QuietPolicy
	}
	if v.Limit == 0 {
		v.Limit = manyLeaves
	}
	return v
}

// after returns the answers of p followed by more of the side asked.
func after(p *Position, first []Option) []Answer {
	tape := slices.Clip(p.tape)
	for _, o := range first {
		tape = append(tape, Answer{By: p.req.To, Option: o})
	}
	return tape
}

// play runs the Step of p once, on the table like, and keeps what it has come
// to. It writes over what a run before it has left on the table t.
func (l *Leaf) play(p *Position, t *Table, like Table) error {
	b := p.base.Clone()
	like.events, like.mods = t.events[:0], t.mods[:0]
	*t = like
	if err := run(p.book, b, t); err != nil {
		return err
	}
	l.Board, l.Events, l.Mods = b, t.events[t.told:], t.mods
	return nil
}

// counter counts through the tree of results and choices like an odometer:
// every run of the Step is one reading of its wheels.
type counter struct {
	Preview
	position *Position
	table    *Table
	visit    func(Leaf)
	left     int // runs until the Limit

	strait strait   // where the runs begin
	given  []Answer // of this run, after those of the strait
	next   []strait // that runs have come to
	ended  bool     // this run has come to one

	odo  []wheel
	at   int  // the wheel that the run has come to
	ways part // chance of coming to it from the strait
	leaf Leaf
}

// strait is a point of the Step where of some dice only a few numbers are left:
// the runs that come to it with the same numbers go on as one.
type strait struct {
	tape   []Answer
	marks  int      // straits on the way, this one included
	kept   []Answer // those since the strait before that the numbers do not replace
	only   []int
	chance *big.Rat
}

// like reports whether a strait is the same as one with these numbers.
func (s *strait) like(kept []Answer, numbers []int) bool {
	same := func(a, b Answer) bool { return a.Option == b.Option && slices.Equal(a.Faces, b.Faces) }
	return slices.Equal(s.only, numbers) && slices.EqualFunc(s.kept, kept, same)
}

// from visits every leaf behind a strait: those that come before the next
// straits, then those behind each of these.
func (c *counter) from(s strait) error {
	c.strait, c.next, c.odo = s, nil, nil
	for more := true; more; more = c.turn() {
		if c.left--; c.left < 0 {
			return ErrTooMany
		}
		c.leaf, c.ways, c.at, c.given, c.ended = Leaf{}, part{1, 1, nil}, 0, c.given[:0], false
		like := Table{tape: s.tape, found: len(s.tape) - len(c.position.tape) - 1, whatif: c.WhatIf, decide: c.decide, only: c.only}
		if err := c.leaf.play(c.position, c.table, like); errors.Is(err, ErrTooMany) {
			return ErrTooMany
		} else if err != nil {
			return err
		}
		if !c.ended {
			c.leaf.Chance = c.chance()
			c.visit(c.leaf)
		}
	}
	for _, n := range c.next {
		if err := c.from(n); err != nil {
			return err
		}
	}
	return nil
}

// chance is that of coming to where the run is.
func (c *counter) chance() *big.Rat {
	x := c.ways.rat()
	return x.Mul(x, c.strait.chance)
}

// only ends a run that has come to a strait: what follows is counted once for
// all runs that come to it with the same numbers. Where a choice was left open
// on the way the run goes on: what follows belongs to its options.
func (c *counter) only(marks, since int, numbers []int) bool {
	if marks <= c.strait.marks || len(c.leaf.Choices) > 0 {
		return false
	}
	chance := c.chance()
	c.ended = true
	kept := c.given[:max(0, since-len(c.strait.tape))]
	i := slices.IndexFunc(c.next, func(n strait) bool { return n.like(kept, numbers) })
	if i >= 0 {
		c.next[i].chance.Add(c.next[i].chance, chance)
		return true
	}
	tape := append(slices.Clip(c.strait.tape), c.given...)
	c.next = append(c.next, strait{tape, marks, slices.Clone(kept), slices.Clone(numbers), chance})
	return true
}

// part is a fraction: of two numbers as long as these suffice, then a Rat.
type part struct {
	num, of uint64
	big     *big.Rat
}

// times multiplies the fraction by n/of.
func (x *part) times(n, of uint64) {
	if x.big == nil {
		up, num := bits.Mul64(x.num, n)
		over, den := bits.Mul64(x.of, of)
		if up == 0 && over == 0 {
			x.num, x.of = num, den
			return
		}
		x.big = x.rat()
	}
	x.big.Mul(x.big, new(big.Rat).SetFrac(new(big.Int).SetUint64(n), new(big.Int).SetUint64(of)))
}

// rat returns the fraction in its lowest terms, for the caller to keep.
func (x *part) rat() *big.Rat {
	if x.big != nil {
		return new(big.Rat).Set(x.big)
	}
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(x.num), new(big.Int).SetUint64(x.of))
}

// decide answers a request, and notes how.
func (c *counter) decide(r *Request) Answer {
	a := c.shown(r)
	c.given = append(c.given, a)
	return a
}

// shown answers a request with what its wheel shows.
func (c *counter) shown(r *Request) Answer {
	if r.To == Chance {
		w := c.wheel(func() wheel { return c.roll(r.Dice) })
		f := w.faces[w.at]
		if w.all != f.ways {
			c.ways.times(f.ways, w.all)
		}
		return Answer{By: Chance, Faces: f.faces}
	}
	if o, ok := c.Policy(r); ok {
		return Answer{By: r.To, Option: o}
	}
	if r.Field != nil {
		panic(fmt.Errorf("%s: %w", r.Kind, ErrField))
	}
	w := c.wheel(func() wheel { return wheel{of: len(r.Options)} })
	o := r.Options[w.at]
	c.leaf.Choices = append(c.leaf.Choices, Choice{r, o, c.chance()})
	return Answer{By: r.To, Option: o}
}

func (c *counter) roll(d Dice) wheel {
	if c.OneDraw && d.Bag != nil {
		return wheel{of: 1, faces: []chanceResult{{[]int{0}, 1}}, all: 1}
	}
	if d.By == Each && d.combinations(manyLeaves) > manyLeaves {
		panic(ErrTooMany) // before they are listed
	}
	faces, all := d.results()
	return wheel{of: len(faces), faces: faces, all: all}
}

// wheel returns the wheel that the run has come to, made new where the run
// goes on past the last one.
func (c *counter) wheel(fresh func() wheel) *wheel {
	if c.at == len(c.odo) {
		c.odo = append(c.odo, fresh())
	}
	c.at++
	return &c.odo[c.at-1]
}

// turn turns the last wheel on, or the one before where that has come round.
// It reports whether a reading is left.
func (c *counter) turn() bool {
	c.odo = c.odo[:c.at]
	for len(c.odo) > 0 {
		w := &c.odo[len(c.odo)-1]
		if w.at++; w.at < w.of {
			return true
		}
		c.odo = c.odo[:len(c.odo)-1]
	}
	return false
}

// QuietPolicy answers every request that has a quiet option with it, and those
// with a single option; it leaves the others open.
func QuietPolicy(r *Request) (Option, bool) {
	switch {
	case r.Quiet >= 0:
		return r.Options[r.Quiet], true
	case len(r.Options) == 1 && r.Field == nil:
		return r.Options[0], true
	}
	return Option{}, false
}
