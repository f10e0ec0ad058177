package country

import "slices"

// Kind is a kind of country.
type Kind uint8

// The kinds of country.
const (
	Open Kind = iota
	Wooded
	Hilly
	River
	Villages
)

// Kinds are the names of the kinds, as wishes say them.
var Kinds = []string{"open", "wooded", "hilly", "river", "villages"}

// Spot is a cell of the grid: x from the west, y from the north.
type Spot struct{ X, Y int }

// Cell is what lies on a spot.
type Cell struct {
	Height  int // 0 to 3
	Wood    bool
	Fields  bool // orchards, vineyards, high corn
	Rough   bool // broken ground on slopes
	Marsh   bool // beside the river
	Water   bool
	Road    bool
	Village int  // its number from 1; 0: none
	Far     bool // beyond the river, as seen from the north-west corner; of the river itself too
}

// Crossing is where a road passes the river.
type Crossing struct {
	Spot
	Ford bool // else a bridge
}

// Land is a country.
type Land struct {
	Wide, Deep int
	River      []Spot // from edge to edge, each beside the one before; nil: there is none
	Roads      [][]Spot
	Hamlets    []Spot // the middles of the villages, on roads
	Crossings  []Crossing
	cells      []Cell
}

// Inside reports whether a spot lies on the grid.
func (l *Land) Inside(s Spot) bool { return s.X >= 0 && s.Y >= 0 && s.X < l.Wide && s.Y < l.Deep }

// At is the cell of a spot, to be read and written.
func (l *Land) At(s Spot) *Cell { return &l.cells[s.Y*l.Wide+s.X] }

// turned is the spot that lies opposite, by half a turn around the middle.
func (l *Land) turned(s Spot) Spot { return Spot{l.Wide - 1 - s.X, l.Deep - 1 - s.Y} }

// beside are the four spots beside one, as far as they are on the grid.
func (l *Land) beside(s Spot) []Spot {
	all := make([]Spot, 0, 4)
	for _, n := range [...]Spot{{s.X, s.Y - 1}, {s.X + 1, s.Y}, {s.X, s.Y + 1}, {s.X - 1, s.Y}} {
		if l.Inside(n) {
			all = append(all, n)
		}
	}
	return all
}

// spots visits all spots, row by row.
func (l *Land) spots(visit func(Spot, *Cell)) {
	for i := range l.cells {
		visit(Spot{i % l.Wide, i / l.Wide}, &l.cells[i])
	}
}

// Front is from where to where, from the west, armies can stand: the whole width or, where a
// river runs past a flank, what lies on this side of it.
func (l *Land) Front() (from, to int) {
	from, to = 0, l.Wide
	if !l.lengthways() {
		return from, to
	}
	for _, s := range l.River {
		if 2*s.X < l.Wide {
			from = max(from, s.X+1)
		} else {
			to = min(to, s.X)
		}
	}
	return from, to
}

// Columns are the columns of a book, each so many spots wide and set off to the east by
// some, that lie whole in the Front: from the first to the one after the last.
func (l *Land) Columns(wide, off, most int) (from, to int) {
	a, b := l.Front()
	return max(0, (a-off+wide-1)/wide), min(most, (b-off)/wide)
}

// Patch is what lies in a cell of a book: how many spots of the Land it has, and
// how many of them have what.
type Patch struct {
	N                                                     int
	Height                                                int // of all its spots together
	Wood, Fields, Rough, Marsh, Water, Road, Village, Far int
	Hamlet                                                int // the village that it has most of, from 1
	villages                                              [mostHamlets + 1]int
}

// Half reports whether at least half of the spots have something.
func (p *Patch) Half(n int) bool { return p.N > 0 && 2*n >= p.N }

// Level is the height of the patch, 0 to 3.
func (p *Patch) Level() int { return (2*p.Height + p.N) / max(1, 2*p.N) }

// Patches says what lies in the cells of a book: cell gives the number of the one
// that a spot lies in, from 0 to n-1, or -1.
func (l *Land) Patches(n int, cell func(Spot) int) []Patch {
	all := make([]Patch, n)
	l.spots(func(s Spot, c *Cell) {
		i := cell(s)
		if i < 0 {
			return
		}
		p := &all[i]
		p.N++
		p.Height += c.Height
		p.villages[c.Village]++
		for _, x := range [...]struct {
			has bool
			n   *int
		}{{c.Wood, &p.Wood}, {c.Fields, &p.Fields}, {c.Rough, &p.Rough}, {c.Marsh, &p.Marsh}, {c.Water, &p.Water}, {c.Road, &p.Road},
			{c.Village > 0, &p.Village}, {c.Far, &p.Far}} {
			if x.has {
				*x.n++
			}
		}
	})
	for i := range all {
		for v := 1; v <= mostHamlets; v++ {
			if all[i].villages[v] > all[i].villages[all[i].Hamlet] || all[i].Hamlet == 0 && all[i].villages[v] > 0 {
				all[i].Hamlet = v
			}
		}
	}
	return all
}

// Trace is a way through the cells of a book: those of its spots, one after the
// other, each once in a row. What it walks in a circle is cut off.
func Trace(way []Spot, cell func(Spot) int) (all []int) {
	for _, s := range way {
		i := cell(s)
		if i < 0 {
			continue
		}
		if k := slices.Index(all, i); k >= 0 {
			all = all[:k+1]
			continue
		}
		all = append(all, i)
	}
	return all
}

// Shorten leaves out of a way through cells what is only a detour: where a later
// cell, up to three on, lies beside one, the way goes there at once.
func Shorten(way []int, beside func(a, b int) bool) []int {
	if len(way) == 0 {
		return nil
	}
	all := way[:1:1]
	for i := 0; i < len(way)-1; {
		k := i + 1
		for j := min(i+3, len(way)-1); j > k; j-- {
			if beside(way[i], way[j]) {
				k = j
			}
		}
		i = k
		all = append(all, way[i])
	}
	return all
}
