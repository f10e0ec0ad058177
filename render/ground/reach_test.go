package ground_test

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"grognard/render/ground"
	"grognard/rules"
)

// mapEdit is one kind of change to a map; do makes it at a cell, and returns the cells that
// it is about, none if there is nothing of the kind.
type mapEdit struct {
	name string
	do   func(m *rules.Map, c *rules.Cell) []rules.Cell
}

// stepped is a cell beside another.
func stepped(m *rules.Map, c rules.Cell, side int) rules.Cell {
	near := beside(m, ground.NewLayout(m, 100), c)
	return near[(side+len(near))%len(near)]
}

func cellNamed(m *rules.Map, ref rules.Ref) rules.Cell {
	return m.Cells[slices.IndexFunc(m.Cells, func(d rules.Cell) bool { return d.Ref == ref })]
}

func cellsNamed(m *rules.Map, refs []rules.Ref) (all []rules.Cell) {
	for _, ref := range refs {
		all = append(all, cellNamed(m, ref))
	}
	return all
}

func edited(name string, do func(m *rules.Map, c *rules.Cell) []rules.Cell) mapEdit {
	return mapEdit{name, do}
}

// cellEdits are those of what a cell is.
func cellEdits() (all []mapEdit) {
	for _, g := range rules.Grounds {
		all = append(all, edited(string(g), func(m *rules.Map, c *rules.Cell) []rules.Cell {
			c.Ground = g
			return []rules.Cell{*c}
		}))
	}
	for level := range 4 {
		all = append(all, edited(fmt.Sprint("level ", level), func(m *rules.Map, c *rules.Cell) []rules.Cell {
			c.Level = level
			return []rules.Cell{*c}
		}))
	}
	return append(all, edited("fortress", func(m *rules.Map, c *rules.Cell) []rules.Cell {
		c.Ground = rules.GroundStrong
		m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaFort, Cells: []rules.Ref{c.Ref}})
		return []rules.Cell{*c}
	}))
}

// newWays are lines that are laid through cells.
func newWays() (all []mapEdit) {
	lay := func(kind rules.LineKind, sides ...int) {
		all = append(all, edited(fmt.Sprint("new ", kind, sides), func(m *rules.Map, c *rules.Cell) []rules.Cell {
			l := rules.MapLine{Kind: kind, Cells: []rules.Ref{c.Ref}}
			d := *c
			for _, side := range sides {
				d = stepped(m, d, side)
				l.Cells = append(l.Cells, d.Ref)
			}
			m.Lines = append(m.Lines, l)
			return ofWay(m, kind, cellsNamed(m, l.Cells))
		}))
	}
	for _, kind := range []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineRoad, rules.LineTrail} {
		lay(kind, 0)
		lay(kind, 1, 2)
		lay(kind, 0, 2, 4)
		lay(kind, 3, 3, 3)
	}
	lay(rules.LineRiver)
	lay(rules.LineBridge)
	lay(rules.LineFord)
	lay(rules.LineWall, 0, 0)
	lay(rules.LineHedge, 1, 1)
	return all
}

// wayEdits change a way that leads through the cell.
func wayEdits() (all []mapEdit) {
	change := func(name string, do func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell) {
		for _, kind := range []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineRoad, rules.LineTrail} {
			all = append(all, edited(fmt.Sprint(kind, " ", name), func(m *rules.Map, c *rules.Cell) []rules.Cell {
				for k := range m.Lines {
					l := &m.Lines[k]
					if i := slices.Index(l.Cells, c.Ref); !l.Border && l.Kind == kind && i >= 0 {
						return ofWay(m, kind, do(m, l, i))
					}
				}
				return nil
			}))
		}
	}
	change("cut off", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell {
		about := cellsNamed(m, l.Cells[i:])
		l.Cells = l.Cells[:i]
		return about
	})
	change("cut in two", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell {
		if i == 0 {
			return nil
		}
		about, rest := cellsNamed(m, l.Cells[i:i+1]), rules.MapLine{Kind: l.Kind, Cells: slices.Clone(l.Cells[i:])}
		l.Cells = l.Cells[:i]
		m.Lines = append(m.Lines, rest)
		return about
	})
	change("cut short", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell {
		about := cellsNamed(m, l.Cells[i:i+1])
		l.Cells = slices.Delete(l.Cells, i, i+1)
		return about
	})
	change("led on", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell {
		d := stepped(m, cellNamed(m, l.Cells[len(l.Cells)-1]), i)
		l.Cells = append(l.Cells, d.Ref)
		return []rules.Cell{d}
	})
	change("led astray", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell { // no book has such ways
		l.Cells = append(l.Cells[:i+1], m.Cells[i*7%len(m.Cells)].Ref)
		return m.Cells
	})
	change("painted last", func(m *rules.Map, l *rules.MapLine, i int) []rules.Cell {
		about, x := cellsNamed(m, l.Cells), *l
		k := slices.IndexFunc(m.Lines, func(y rules.MapLine) bool { return fmt.Sprint(y) == fmt.Sprint(x) })
		m.Lines = append(slices.Delete(m.Lines, k, k+1), x)
		return about
	})
	return all
}

// fromBridge lays a river over a bridge and on: where a bridge without water stood alone, its
// short water had the same course, but was broader.
func fromBridge() mapEdit {
	return edited("river from a bridge", func(m *rules.Map, c *rules.Cell) []rules.Cell {
		if c.Ground != rules.GroundBridge {
			return nil
		}
		l := rules.MapLine{Kind: rules.LineRiver, Cells: []rules.Ref{m.Cells[c.Row*m.Cols+c.Col+1].Ref, c.Ref, m.Cells[c.Row*m.Cols+c.Col-1].Ref}}
		m.Lines = append(m.Lines, l)
		return ofWay(m, rules.LineRiver, cellsNamed(m, l.Cells))
	})
}

// sideEdits set things along sides of the cell, or take one away.
func sideEdits() (all []mapEdit) {
	for _, kind := range []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineBridge, rules.LineFord,
		rules.LineWall, rules.LineHedge, rules.LineSlope, rules.LineFieldworks} {
		for _, n := range []int{1, 3} {
			all = append(all, edited(fmt.Sprint(n, " sides with ", kind), func(m *rules.Map, c *rules.Cell) []rules.Cell {
				l, about := rules.MapLine{Kind: kind, Border: true}, []rules.Cell{*c}
				for k := range n {
					d := stepped(m, *c, c.Col+k)
					l.Cells, about = append(l.Cells, c.Ref, d.Ref), append(about, d)
				}
				m.Lines = append(m.Lines, l)
				return about
			}))
		}
		for _, turned := range []bool{false, true} {
			all = append(all, edited(fmt.Sprint("side without ", kind, ", turned ", turned), func(m *rules.Map, c *rules.Cell) []rules.Cell {
				for k := range m.Lines {
					l := &m.Lines[k]
					i := slices.Index(l.Cells, c.Ref) &^ 1
					if !l.Border || l.Kind != kind || i < 0 {
						continue
					}
					about := cellsNamed(m, l.Cells[i:i+2])
					if slices.Reverse(l.Cells[i : i+2]); !turned {
						l.Cells = slices.Delete(l.Cells, i, i+2)
					}
					return about
				}
				return nil
			}))
		}
	}
	return all
}

// everything is a map with all grounds beside each other and all lines across each other.
func everything(shape rules.Shape) *rules.Map {
	const cols, rows = 11, 9
	m := &rules.Map{ID: "everything", Shape: shape, Cols: cols, Rows: rows}
	ref := func(col, row int) rules.Ref { return rules.MakeRef(1, row%rows*cols+col%cols+1) }
	for row := range rows {
		for col := range cols {
			g := rules.Grounds[(col*3+row*5)%len(rules.Grounds)]
			m.Cells = append(m.Cells, rules.Cell{Ref: ref(col, row), Col: col, Row: row, Ground: g, Level: (col + row) / 3 % 3})
		}
	}
	for k, kind := range []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineRoad, rules.LineTrail} {
		across, down := rules.MapLine{Kind: kind}, rules.MapLine{Kind: kind}
		for i := range cols {
			across.Cells = append(across.Cells, ref(i, 2*k+1))
		}
		for i := range rows {
			down.Cells = append(down.Cells, ref(3*k+1, i))
		}
		m.Lines = append(m.Lines, across, down)
	}
	for k, kind := range []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineBridge, rules.LineFord,
		rules.LineWall, rules.LineHedge, rules.LineSlope, rules.LineFieldworks} {
		l := rules.MapLine{Kind: kind, Border: true}
		for i := range cols {
			if k < 2 || (i+k)%3 == 0 { // water runs through, the rest stands here and there
				l.Cells = append(l.Cells, ref(i, 2+3*(k%2)), ref(i, 3+3*(k%2)))
			}
			if i < rows-1 && (i+k)%4 == 0 {
				l.Cells = append(l.Cells, ref(k+1, i), ref(k+1, i+1))
			}
		}
		m.Lines = append(m.Lines, l)
	}
	return m
}

// wetland is a map of nothing but ground, half of it with water in it.
func wetland(shape rules.Shape) *rules.Map {
	m := everything(shape)
	m.ID, m.Lines = "wetland", nil
	for i := range m.Cells {
		c := &m.Cells[i]
		if c.Ground = rules.GroundOpen; c.Row == 4 || c.Col == 3 || c.Col == 7 && c.Row < 5 || c.Row%3 == 0 && c.Col > 8 {
			c.Ground = []rules.Ground{rules.GroundRiver, rules.GroundFord, rules.GroundBridge}[(c.Row+c.Col)%8/6]
		}
	}
	return m
}

// bridges is a map of bridges far from each other.
func bridges(shape rules.Shape) *rules.Map {
	m := everything(shape)
	m.ID, m.Lines = "bridges", nil
	for i := range m.Cells {
		if m.Cells[i].Ground = rules.GroundOpen; m.Cells[i].Col%4 == 1 && m.Cells[i].Row%4 == 2 {
			m.Cells[i].Ground = rules.GroundBridge
		}
	}
	return m
}

// TestEveryKindOfEditIsPatched makes each kind of edit by itself, in different cells: the
// picture is patched as it would be painted, and no pixel beyond two rings changes.
func TestEveryKindOfEditIsPatched(t *testing.T) {
	edits := slices.Concat(cellEdits(), newWays(), wayEdits(), sideEdits())
	for name, shape := range map[string]rules.Shape{"squares": rules.Squares, "hexes": rules.Hexes, "flat hexes": rules.FlatHexes} {
		t.Run(name, func(t *testing.T) {
			tryEdits(t, everything(shape), 22, edits)
			tryEdits(t, wetland(shape), 11, slices.Concat(cellEdits(), newWays()))
			tryEdits(t, bridges(shape), 22, []mapEdit{fromBridge()})
		})
	}
}

// tryEdits makes each edit in a cell of a map where it changes something, each in another.
func tryEdits(t *testing.T, m *rules.Map, cell float32, edits []mapEdit) {
	t.Helper()
	o := ground.Options{Unnamed: true, Cell: cell}
	old := painted(t, m, o)
	for i, e := range edits {
		tried := false
		for n := 0; n < len(m.Cells) && !tried; n++ {
			tried = tryEdit(t, m, o, old, e, (i*37+n*29)%len(m.Cells))
		}
		if !tried {
			t.Errorf("%s changes nothing anywhere", e.name)
		}
	}
}

// tryEdit makes an edit at a cell of a map with a picture; it reports whether that changes the map.
func tryEdit(t *testing.T, m *rules.Map, o ground.Options, old *image.RGBA, e mapEdit, cell int) bool {
	t.Helper()
	now := copied(m)
	about := e.do(now, &now.Cells[cell])
	if about == nil || ground.Same(m, now) {
		return false
	}
	id := fmt.Sprintf("%s, %s at %d, %d", m.ID, e.name, m.Cells[cell].Col, m.Cells[cell].Row)
	patched, err := ground.Patch(t.Context(), old, m, now, o)
	if err != nil {
		t.Fatal(err)
	}
	whole := painted(t, now, o)
	if most, at, n := differs(patched, whole); most > rounding {
		t.Errorf("%s: %d values differ from the whole, by %d at %v", id, n, most, at)
	}
	beyond(t, id, old, whole, twoRings(now, ground.NewLayout(now, o.Cell), about))
	return true
}
