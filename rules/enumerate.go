package rules

import (
	"errors"
	"fmt"
	"slices"
)

// counter counts through the tree of results and choices like an odometer:
// every run of the Step is one reading of its wheels. The answers that a run
// shares with the one before it are its tape: their menus are not listed again,
// and what was found out on the way (see Once) stays known.
type counter struct {
	Preview
	position *Position
	table    *Table
	visit    func(Leaf)
	left     int // runs until the Limit
	first    int // answers given before the counting begins

	strait strait   // where the runs begin
	next   []strait // that runs have come to
	joint  []strait // that runs from several straits may have come to: they wait until all have
	ended  bool     // this run has come to one

	odo   []wheel
	at    int      // the wheel that the run has come to
	tape  []Answer // of this run, those of the strait included
	ways  part     // chance of coming to where the run is
	notes notes
	leaf  Leaf
}

// wheel is one place of the odometer, with what a run has come to before it.
type wheel struct {
	at, of int
	faces  []chanceResult // of a roll
	all    uint64

	answers, choices, notes int
	ways                    part
}

// strait is a point of the Step where of some dice only a few numbers are left:
// the runs that come to it with the same numbers go on as one.
type strait struct {
	tape  []Answer
	marks int      // straits on the way, this one included
	since int      // answers before those that the numbers replace
	kept  []Answer // those since the strait before that the numbers do not replace
	only  []int
	ways  part
	notes []any // found out on the way
}

// like reports whether a strait is the same as one with these numbers.
func (s *strait) like(kept []Answer, numbers []int) bool {
	same := func(a, b Answer) bool { return a.Option == b.Option && slices.Equal(a.Faces, b.Faces) }
	return slices.Equal(s.only, numbers) && slices.EqualFunc(s.kept, kept, same)
}

// whole visits every leaf behind a strait. What several straits lead to is
// counted when all of them have been: those that wait come in the order in
// which they were found, and so never before one that leads to them.
func (c *counter) whole(s strait) error {
	err := c.from(s)
	for err == nil && len(c.joint) > 0 {
		s, c.joint = c.joint[0], c.joint[1:]
		err = c.from(s)
	}
	return err
}

// from visits every leaf behind a strait: those that come before the next
// straits, then those behind each of these.
func (c *counter) from(s strait) error {
	c.strait, c.next, c.odo = s, nil, c.odo[:0]
	c.reset(wheel{answers: len(s.tape), ways: s.ways, notes: len(s.notes)}, s.tape, s.notes)
	for more := true; more; more = c.turn() {
		if c.left--; c.left < 0 {
			return ErrTooMany
		}
		if err := c.Stop(); err != nil {
			return err
		}
		like := Table{tape: slices.Clip(c.tape), found: len(c.tape) - c.first, whatif: c.WhatIf, since: c.first, wonder: c.Wonder, decide: c.decide, only: c.only, notes: &c.notes}
		if err := c.leaf.play(c.position, c.table, like); errors.Is(err, ErrTooMany) {
			return ErrTooMany
		} else if err != nil {
			return err
		}
		if !c.ended {
			c.leaf.Chance = c.ways.rat()
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

// reset goes back to where a run had come to before a wheel.
func (c *counter) reset(w wheel, tape []Answer, known []any) {
	c.tape = append(c.tape[:0], tape[:w.answers]...)
	c.notes = notes{all: append(c.notes.all[:0], known[:w.notes]...)}
	c.leaf = Leaf{Choices: slices.Clip(c.leaf.Choices[:w.choices])}
	c.ways, c.ended = w.ways, false
}

// turn turns the last wheel on, or the one before where that has come round.
// It reports whether a reading is left.
func (c *counter) turn() bool {
	for c.at = len(c.odo) - 1; c.at >= 0; c.at-- {
		c.odo = c.odo[:c.at+1]
		w := &c.odo[c.at]
		if w.at++; w.at < w.of {
			c.reset(*w, c.tape, c.notes.all)
			return true
		}
	}
	c.at = 0
	return false
}

// only ends a run that has come to a strait: what follows is counted once for
// all runs that come to it with the same numbers. Where a choice was left open
// on the way the run goes on: what follows belongs to its options.
func (c *counter) only(marks, since int, numbers []int) bool {
	if marks <= c.strait.marks || len(c.leaf.Choices) > 0 {
		return false
	}
	c.ended = true
	list, begun := &c.next, len(c.strait.tape)
	if since < begun { // the numbers replace what led to this strait as well
		list, begun = &c.joint, c.first
	}
	kept := c.tape[begun:max(begun, since)]
	i := slices.IndexFunc(*list, func(n strait) bool { return n.since == since && n.like(kept, numbers) })
	if i >= 0 {
		(*list)[i].ways.plus(c.ways)
		return true
	}
	*list = append(*list, strait{slices.Clone(c.tape), marks, since, slices.Clone(kept), slices.Clone(numbers), c.ways, slices.Clone(c.notes.all)})
	return true
}

// decide answers a request, and notes how.
func (c *counter) decide(r *Request) Answer {
	a := c.shown(r)
	c.tape = append(c.tape, a)
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
	c.leaf.Choices = append(c.leaf.Choices, Choice{r, o, c.ways.rat()})
	return Answer{By: r.To, Option: o}
}

func (c *counter) roll(d Dice) wheel {
	if c.OneDraw && d.Bag != nil {
		return wheel{of: 1, faces: []chanceResult{{[]int{0}, 1}}, all: 1}
	}
	if d.By == Each && d.Used == 0 && d.combinations(manyLeaves) > manyLeaves {
		panic(ErrTooMany) // before they are listed
	}
	faces, all := d.results()
	return wheel{of: len(faces), faces: faces, all: all}
}

// wheel returns the wheel that the run has come to, made new where the run
// goes on past the last one.
func (c *counter) wheel(fresh func() wheel) *wheel {
	if c.at == len(c.odo) {
		w := fresh()
		w.answers, w.choices, w.notes, w.ways = len(c.tape), len(c.leaf.Choices), c.notes.next, c.ways
		c.odo = append(c.odo, w)
	}
	c.at++
	return &c.odo[c.at-1]
}
