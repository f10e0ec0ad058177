package main

import (
	"fmt"

	"grognard/game/match"
	"grognard/rules"
)

type walkCmd struct {
	System string `arg:"" help:"System."`
	start  `embed:""`
	Depth  int    `default:"3" help:"Answers of players from the start."`
	Seed   uint64 `default:"1" help:"Seed of the dice, which fall alike at equal numbers of answers."`
}

// Run counts how many ways there are to answer.
func (c walkCmd) Run(d desk) error {
	b, err := d.book(c.System)
	if err != nil {
		return err
	}
	p, err := c.position(d.shelf, b)
	if err != nil {
		return err
	}
	w := walker{dice: match.Seeded(c.Seed)}
	for depth := 1; depth <= c.Depth; depth++ {
		w.leaves, w.sum = 0, 0
		if err := w.walk(p, 0, depth); err != nil {
			return err
		}
		fmt.Fprintf(d.out, "depth %d: %d leaves, signature %016x\n", depth, w.leaves, w.sum)
	}
	return nil
}

// walker counts leaves and adds up the hashes of their boards.
type walker struct {
	dice   match.Dice
	leaves int
	sum    uint64
}

// walk visits everything that up to depth answers of players lead to from p, n
// answers after the start.
func (w *walker) walk(p *rules.Position, n, depth int) error {
	q := p.Request()
	switch {
	case q == nil || depth == 0 && q.To != rules.Chance:
		w.leaves++
		w.sum += p.Board().Hash()
		return nil
	case q.To == rules.Chance:
		faces, _ := w.dice.Roll(n, q)
		return w.play(p, rules.Answer{By: rules.Chance, Faces: faces}, n, depth)
	case len(q.Options) == 0:
		return fmt.Errorf("%s is answered from a field, which cannot be counted", q.Kind)
	}
	for _, o := range q.Options {
		if err := w.play(p, rules.Answer{By: q.To, Option: o}, n, depth-1); err != nil {
			return err
		}
	}
	return nil
}

func (w *walker) play(p *rules.Position, a rules.Answer, n, depth int) error {
	next, _, err := p.Play(a)
	if err != nil {
		return err
	}
	return w.walk(next, n+1, depth)
}
