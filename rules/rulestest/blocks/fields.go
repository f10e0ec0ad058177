package blocks

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// flag is where a flag may be planted: one cell. BLK-2
type flag struct {
	homes []rules.Ref
	side  rules.Side
}

// Check implements rules.Field.
func (f flag) Check(o rules.Option) rules.Reason {
	at := o.At
	o.At = 0
	return rules.Unless(o == rules.Option{Do: "plant"} && slices.Contains(f.homes, at), "BLK-2", say("rows", at, 0))
}

// Nearest implements rules.Field.
func (f flag) Nearest(o rules.Option) rules.Option {
	if slices.Contains(f.homes, o.At) {
		return f.Plot(o, []rules.Ref{o.At})
	}
	return f.Plot(o, f.homes)
}

// Sample implements rules.Field.
func (f flag) Sample(r *rand.Rand) rules.Option {
	return f.Plot(rules.Option{}, f.homes[r.IntN(len(f.homes)):])
}

// Ghost implements rules.Field.
func (f flag) Ghost(o rules.Option) []rules.Piece { return []rules.Piece{pole(f.side, o.At)} }

// Next implements rules.Plotter.
func (f flag) Next(_ rules.Option, cells []rules.Ref) []rules.Ref {
	if len(cells) > 0 {
		return nil
	}
	return f.homes
}

// Plot implements rules.Plotter.
func (f flag) Plot(_ rules.Option, cells []rules.Ref) rules.Option {
	return rules.Option{Do: "plant", At: cells[0]}
}

// Cells implements rules.Plotter.
func (f flag) Cells(o rules.Option) []rules.Ref { return []rules.Ref{o.At} }

// course is the way of a patrol. BLK-3 N holds it, a digit for each hex: its place
// among those around the one before, from 1, to the base of seven.
type course struct {
	b    *Board
	side rules.Side
}

// longest is how many hexes a patrol goes.
const longest = 3

// home is the hex where a course begins.
func (f course) home(o rules.Option) int { return f.b.Blocks[o.Who.N()].Cell }

func (f course) mine(o rules.Option) bool {
	n := o.Who.N()
	return o.Who.Kind() == blockKind && n < 2*each && side(n) == f.side && f.b.Blocks[n].Steps > 0
}

// Next implements rules.Plotter.
func (f course) Next(o rules.Option, so []rules.Ref) (all []rules.Ref) {
	if !f.mine(o) || len(so) == longest {
		return nil
	}
	at := f.home(o)
	if n := len(so); n > 0 {
		at = so[n-1].N()
	}
	for _, c := range around(at) {
		if c != f.home(o) && !slices.Contains(so, cell(c)) && len(f.b.stack(f.side.Other(), c)) == 0 {
			all = append(all, cell(c))
		}
	}
	return all
}

// Plot implements rules.Plotter. What is not beside the hex before it has digit 0,
// and a course that is too long keeps its end.
func (f course) Plot(o rules.Option, so []rules.Ref) rules.Option {
	p := rules.Option{Do: "patrol", Who: o.Who}
	if !f.mine(o) {
		return p
	}
	p.N = 1 // so that a first digit 0 counts
	at := f.home(o)
	for _, c := range so {
		p.N = 7*p.N + 1 + slices.Index(around(at), c.N())
		at = c.N()
	}
	return p
}

// steps are the digits of a course.
func (f course) steps(o rules.Option) (all []int) {
	for n := o.N; n > 1; n /= 7 {
		all = append(all, n%7)
	}
	slices.Reverse(all)
	return all
}

// Cells implements rules.Plotter.
func (f course) Cells(o rules.Option) (all []rules.Ref) {
	at := f.home(o)
	for _, d := range f.steps(o) {
		if next := around(at); d > 0 && d <= len(next) {
			at = next[d-1]
			all = append(all, cell(at))
		}
	}
	return all
}

// Check implements rules.Field.
func (f course) Check(o rules.Option) rules.Reason {
	if o.Do != "patrol" || !f.mine(o) || o.With != 0 || o.At != 0 || o.Pt != (rules.Point{}) {
		return rules.No("BLK-3", say("patrol.who", 0, 0))
	}
	steps, so := f.steps(o), f.Cells(o)
	if len(so) < len(steps) || len(steps) == 0 {
		return rules.No("BLK-3", say("patrol.apart", 0, 0))
	}
	for i, c := range so {
		switch {
		case i == longest:
			return rules.No("BLK-3", rules.Text{Key: "blk.patrol.long", N: longest})
		case len(f.b.stack(f.side.Other(), c.N())) > 0:
			return rules.No("BLK-3", say("patrol.held", c, 0))
		case c.N() == f.home(o) || slices.Contains(so[:i], c):
			return rules.No("BLK-3", say("patrol.twice", c, 0))
		}
	}
	return rules.Unless(f.Plot(o, so).N == o.N, "BLK-3", say("patrol.apart", 0, 0))
}

// first returns the shortest course of a block, if it has one.
func (f course) first(n int) (rules.Option, bool) {
	o := rules.Option{Who: block(n)}
	next := f.Next(o, nil)
	if len(next) == 0 {
		return rules.Option{}, false
	}
	return f.Plot(o, next[:1]), true
}

// any reports whether a block may patrol.
func (f course) any() bool { return f.Nearest(rules.Option{}).Do != "" }

// Nearest implements rules.Field.
func (f course) Nearest(o rules.Option) rules.Option {
	if f.Check(o).OK() {
		return o
	}
	if f.mine(o) {
		if p, ok := f.first(o.Who.N()); ok {
			return p
		}
	}
	for n := range f.b.Blocks {
		if p, ok := f.first(n); ok {
			return p
		}
	}
	return rules.Option{}
}

// Sample implements rules.Field.
func (f course) Sample(r *rand.Rand) rules.Option {
	var all []rules.Option
	for n := range f.b.Blocks {
		if p, ok := f.first(n); ok {
			all = append(all, p)
		}
	}
	o := rules.Option{Who: all[r.IntN(len(all))].Who}
	var so []rules.Ref
	for range 1 + r.IntN(longest) {
		next := f.Next(o, so)
		if len(next) == 0 {
			break
		}
		so = append(so, next[r.IntN(len(next))])
	}
	return f.Plot(o, so)
}

// Ghost implements rules.Field: a patrol puts nothing on the board.
func (f course) Ghost(rules.Option) []rules.Piece { return nil }
