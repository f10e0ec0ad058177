package rulestest

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// longest is how many cells a course may have.
const longest = 64

// plot checks that a Field on a board of cells can be given cell by cell: what may
// follow leads to legal answers, and to all that are legal.
func (x *examiner) plot(p *rules.Position, r *rand.Rand) {
	q, v := p.Request(), p.View(rules.Chance)
	if q.Field == nil || v == nil || v.Map == nil || v.Map.Shape == rules.Tabletop {
		return
	}
	f, ok := q.Field.(rules.Plotter)
	if !ok {
		x.failf(CheckField, "%s: nobody can give an answer of this Field on a board of cells: it is no Plotter", q.Kind)
		return
	}
	for range 4 {
		o := f.Sample(r)
		x.given(q, f, o)
		x.wander(q, f, o, v.Map, r)
	}
}

// like is an option as the screen knows it before any cell is named.
func like(f rules.Plotter, o rules.Option) rules.Option {
	if _, ok := f.(rules.Doer); ok {
		return rules.Option{Do: o.Do, Who: o.Who}
	}
	return rules.Option{Who: o.Who}
}

// given checks that a legal answer can be given cell by cell.
func (x *examiner) given(q *rules.Request, f rules.Plotter, o rules.Option) {
	cells := f.Cells(o)
	if got := f.Plot(like(f, o), cells); got != o || len(cells) == 0 {
		x.failf(CheckField, "%s: %q goes by %d cells, and they come to %q", q.Kind, rules.FormatOption(x.Book.Book, o), len(cells), rules.FormatOption(x.Book.Book, got))
	}
	for i, c := range cells {
		if !slices.Contains(f.Next(like(f, o), cells[:i]), c) {
			x.failf(CheckField, "%s: cell %d of %q may not follow the ones before it", q.Kind, i+1, rules.FormatOption(x.Book.Book, o))
			return
		}
	}
}

// wander names cells at random as long as one may follow. Reasons against others
// must be sound.
func (x *examiner) wander(q *rules.Request, f rules.Plotter, o rules.Option, m *rules.Map, r *rand.Rand) {
	var course []rules.Ref
	for next := f.Next(like(f, o), nil); len(next) > 0; next = f.Next(like(f, o), course) {
		if len(course) == longest {
			x.failf(CheckField, "%s: a course may have more than %d cells", q.Kind, longest)
			return
		}
		other := m.Cells[r.IntN(len(m.Cells))].Ref
		wrong := f.Plot(like(f, o), append(slices.Clip(course), other))
		if why := f.Check(wrong); !why.OK() {
			x.reason(q, wrong, why)
		}
		c := next[r.IntN(len(next))]
		if !slices.ContainsFunc(m.Cells, func(k rules.Cell) bool { return k.Ref == c }) {
			x.failf(CheckField, "%s: %s may follow, which is no cell", q.Kind, x.Book.Book.Format(c))
			return
		}
		course = append(course, c)
	}
	got := f.Plot(like(f, o), course)
	x.option(q, got)
	if why := f.Check(got); !why.OK() {
		x.failf(CheckField, "%s: nothing may follow the cells of %q, and it is refused: %v", q.Kind, rules.FormatOption(x.Book.Book, got), why)
	}
}
