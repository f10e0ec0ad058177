package rules

import (
	"errors"
	"fmt"
	"slices"
)

// enumerator visits every leaf of the tree of dice results and choices. It counts
// like an odometer: each run of the Step takes the branches that its digits
// show, and between two runs the last digit goes up by one. The answers that a
// run shares with the one before it are its tape: their menus are not listed
// again, and what was looked up on the way is kept (see Memo).
//
// Runs that differ only in dice that no longer matter are counted once, from a
// merge point on. A Step throws two dice, Alike if they hit and if they miss,
// calls MergeOn(since, hits) and then rolls one die for morale:
//
//	run 1   miss miss   0 hits   a merge point, chance 1/4
//	run 2   miss hit    1 hit    another one, 1/4
//	run 3   hit  miss   1 hit    the same, now 2/4
//	run 4   hit  hit    2 hits   a third one, 1/4
//	runs 5 to 22: from each of the three points the six faces of the morale die
//
// These are 22 runs; 24 without it, and far more where more dice are thrown.
type enumerator struct {
	Preview
	position *Position
	table    *Table
	visit    func(Leaf)
	left     int // runs until the Limit
	first    int // answers given before the counting begins

	start   mergePoint   // where the runs begin
	found   []mergePoint // that runs have reached
	pending []mergePoint // that runs from several merge points may reach: they wait until all have
	merged  bool         // this run has reached one

	digits []digit
	digit  int      // the next one that the run reads
	tape   []Answer // of this run, those before its start included
	chance fraction // of reaching the point where the run is
	memos  memos
	leaf   Leaf
}

// digit is one place of the odometer: which of its branches the run takes, and
// the state of the run before it.
type digit struct {
	at, of int
	faces  []chanceResult // of a roll
	all    uint64

	answers, choices, memos int
	chance                  fraction
}

// mergePoint is a point of the Step from which only a few numbers of the dice
// before it matter: runs that reach it with the same numbers go on as one.
type mergePoint struct {
	tape    []Answer
	merges  int      // calls of MergeOn so far, this one included
	since   int      // answers before those that the numbers replace
	kept    []Answer // those after the merge point before that the numbers do not replace
	numbers []int    // that matter
	chance  fraction
	memos   []any // looked up on the way
}

// matches reports whether a merge point is the one with these numbers.
func (s *mergePoint) matches(kept []Answer, numbers []int) bool {
	same := func(a, b Answer) bool { return a.Option == b.Option && slices.Equal(a.Faces, b.Faces) }
	return slices.Equal(s.numbers, numbers) && slices.EqualFunc(s.kept, kept, same)
}

// visitAll visits every leaf behind a merge point. A point that several others
// lead to is counted after all of them: pending points come in the order in
// which they were found, so none comes before one that leads to it.
func (c *enumerator) visitAll(s mergePoint) error {
	err := c.visitFrom(s)
	for err == nil && len(c.pending) > 0 {
		s, c.pending = c.pending[0], c.pending[1:]
		err = c.visitFrom(s)
	}
	return err
}

// visitFrom visits the leaves before the next merge points, then those behind
// each of these.
func (c *enumerator) visitFrom(s mergePoint) error {
	c.start, c.found, c.digits = s, nil, c.digits[:0]
	c.reset(digit{answers: len(s.tape), chance: s.chance, memos: len(s.memos)}, s.tape, s.memos)
	for more := true; more; more = c.increment() {
		if c.left--; c.left < 0 {
			return ErrTooMany
		}
		if err := c.Stop(); err != nil {
			return err
		}
		like := Table{tape: slices.Clip(c.tape), found: len(c.tape) - c.first, whatif: c.WhatIf, since: c.first, onWhatIf: c.OnWhatIf, decide: c.decide, merge: c.merge, memos: &c.memos}
		if err := c.leaf.play(c.position, c.table, like); errors.Is(err, ErrTooMany) {
			return ErrTooMany
		} else if err != nil {
			return err
		}
		if !c.merged {
			c.leaf.Chance = c.chance.rat()
			c.visit(c.leaf)
		}
	}
	for _, n := range c.found {
		if err := c.visitFrom(n); err != nil {
			return err
		}
	}
	return nil
}

// reset goes back to the state of the run before a digit.
func (c *enumerator) reset(w digit, tape []Answer, known []any) {
	c.tape = append(c.tape[:0], tape[:w.answers]...)
	c.memos = memos{all: append(c.memos.all[:0], known[:w.memos]...)}
	c.leaf = Leaf{Choices: slices.Clip(c.leaf.Choices[:w.choices])}
	c.chance, c.merged = w.chance, false
}

// increment takes the next branch of the last digit, or of the one before where
// that has no more. It reports whether there is a run left.
func (c *enumerator) increment() bool {
	for c.digit = len(c.digits) - 1; c.digit >= 0; c.digit-- {
		c.digits = c.digits[:c.digit+1]
		w := &c.digits[c.digit]
		if w.at++; w.at < w.of {
			c.reset(*w, c.tape, c.memos.all)
			return true
		}
	}
	c.digit = 0
	return false
}

// merge ends a run at a merge point: what follows is counted once for all runs
// that reach it with the same numbers. After a choice that was left open the run
// goes on: what follows belongs to its options.
func (c *enumerator) merge(merges, since int, numbers []int) bool {
	if merges <= c.start.merges || len(c.leaf.Choices) > 0 {
		return false
	}
	c.merged = true
	list, begun := &c.found, len(c.start.tape)
	if since < begun { // the numbers replace what led to the start as well
		list, begun = &c.pending, c.first
	}
	kept := c.tape[begun:max(begun, since)]
	i := slices.IndexFunc(*list, func(n mergePoint) bool { return n.since == since && n.matches(kept, numbers) })
	if i >= 0 {
		(*list)[i].chance.plus(c.chance)
		return true
	}
	*list = append(*list, mergePoint{slices.Clone(c.tape), merges, since, slices.Clone(kept), slices.Clone(numbers), c.chance, slices.Clone(c.memos.all)})
	return true
}

// decide answers a request and keeps the answer.
func (c *enumerator) decide(r *Request) Answer {
	a := c.choose(r)
	c.tape = append(c.tape, a)
	return a
}

// choose answers a request with the branch that its digit shows.
func (c *enumerator) choose(r *Request) Answer {
	if r.To == Chance {
		w := c.next(func() digit { return c.roll(r.Dice) })
		f := w.faces[w.at]
		if w.all != f.ways {
			c.chance.times(f.ways, w.all)
		}
		return Answer{By: Chance, Faces: f.faces}
	}
	if o, ok := c.Policy(r); ok {
		return Answer{By: r.To, Option: o}
	}
	if r.Field != nil {
		panic(fmt.Errorf("%s: %w", r.Kind, ErrField))
	}
	w := c.next(func() digit { return digit{of: len(r.Options)} })
	o := r.Options[w.at]
	c.leaf.Choices = append(c.leaf.Choices, Choice{r, o, c.chance.rat()})
	return Answer{By: r.To, Option: o}
}

func (c *enumerator) roll(d Dice) digit {
	if c.OneDraw && d.Bag != nil {
		return digit{of: 1, faces: []chanceResult{{[]int{0}, 1}}, all: 1}
	}
	if d.By == Each && d.Used == 0 && d.combinations(manyLeaves) > manyLeaves {
		panic(ErrTooMany) // before they are listed
	}
	faces, all := d.results()
	return digit{of: len(faces), faces: faces, all: all}
}

// next returns the digit of the request that the run has reached, a new one past
// the last.
func (c *enumerator) next(fresh func() digit) *digit {
	if c.digit == len(c.digits) {
		w := fresh()
		w.answers, w.choices, w.memos, w.chance = len(c.tape), len(c.leaf.Choices), c.memos.next, c.chance
		c.digits = append(c.digits, w)
	}
	c.digit++
	return &c.digits[c.digit-1]
}
