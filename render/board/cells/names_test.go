package cells

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// named is a map of hexes with a village in its middle, and pieces on some cells.
func named(kind rules.AreaKind, on ...int) *rules.View {
	m := &rules.Map{ID: "named", Shape: rules.Hexes, Cols: 7, Rows: 7}
	for i := range 49 {
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(i), Col: i % 7, Row: i / 7, Ground: "open"})
	}
	m.Areas = []rules.Area{{Kind: kind, Label: "Plancenoit", Cells: []rules.Ref{cell(24)}}}
	v := &rules.View{Map: m}
	for _, at := range on {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(at), Nation: "fr", Face: "infantry", Cell: cell(at)})
	}
	return v
}

// caps are the names printed in a picture, and the hair lines to them.
func caps(l *paint.List) (all []paint.Cmd, lines int) {
	for _, c := range l.Cmds {
		switch {
		case c.Op == paint.Text && c.Font == paint.Caps:
			all = append(all, c)
		case c.Op == paint.Fill && c.Dst.H == 1 && c.Color == sheet.Ink && c.Layer == paint.Pieces:
			lines++
		}
	}
	return all, lines
}

// where tells on which side of the village its name is printed.
func where(b *Painter, c *paint.Cmd) string {
	x, y := b.Pixels(b.center(24))
	w := b.Metrics.Width(c.Font, c.Size, c.Text)
	dx, dy := c.Dst.X+w/2-x, c.Dst.Y-b.Metrics.Ascent(c.Font, c.Size)/2-y
	side := ""
	switch half := b.Zoom * .3; {
	case dy > half:
		side = "below"
	case dy < -half:
		side = "above"
	}
	switch {
	case dx > w*.3:
		side += " right"
	case dx < -w*.3:
		side += " left"
	}
	return side
}

func TestANameGivesWayToPieces(t *testing.T) {
	for _, x := range []struct {
		on    []int
		side  string
		lines int
	}{
		{nil, "below", 0},
		{[]int{24}, "below", 0},         // the piece stands in the village
		{[]int{24, 30, 31}, "above", 0}, // below there are some
		{[]int{24, 30, 31, 16, 17}, " right", 0},
		{[]int{24, 30, 31, 16, 17, 25}, " left", 0},
	} {
		v := named(rules.AreaTown, x.on...)
		b := looking(v, 100)
		l := &paint.List{}
		b.Paint(l, &sheet.Picture{View: v})
		all, lines := caps(l)
		if len(all) != 1 || where(b, &all[0]) != x.side || lines != x.lines {
			t.Errorf("with pieces on %v: %d names, %q, %d lines, want %q", x.on, len(all), where(b, &all[0]), lines, x.side)
		}
	}
}

func TestANameWithoutRoomBesideItsPlaceLiesOffItWithALine(t *testing.T) {
	around := []int{24, 30, 31, 16, 17, 23, 25, 18, 15, 32, 29}
	v := named(rules.AreaTown, around...)
	b := looking(v, 100)
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: v})
	all, lines := caps(l)
	if len(all) != 1 || lines != 1 {
		t.Fatalf("%d names, %d lines, want one of each", len(all), lines)
	}
	x, y := b.Pixels(b.center(24))
	if d := max(abs(all[0].Dst.X-x)-200, abs(all[0].Dst.Y-y)); d > (nameAway+1)*100 {
		t.Errorf("the name lies %g px off", d)
	}
}

func TestANameWithoutAnyRoomIsLeftOutUntilItIsPointedAt(t *testing.T) {
	var crowd []int
	for i := range 49 {
		if row := i / 7; row > 0 {
			crowd = append(crowd, i)
		}
	}
	v := named(rules.AreaTown, crowd...)
	b := looking(v, 60)
	at := b.Place
	b.Look(v.Map, paint.Rect{W: 500, H: 500}, paint.Rect{}, 1)
	b.Place = at
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: v})
	if all, _ := caps(l); len(all) != 0 {
		t.Fatal("the name is printed where there is no room")
	}
	x, y := b.Pixels(b.center(24))
	if !b.Point(x, y, true) {
		t.Error("nobody asks for another frame")
	}
	l.Reset()
	b.Paint(l, &sheet.Picture{View: v})
	if all, lines := caps(l); len(all) != 1 || lines != 1 {
		t.Errorf("pointed at: %d names with %d lines", len(all), lines)
	}
	if !b.Point(x, y-200, true) {
		t.Error("nobody asks for another frame when the pointer leaves")
	}
	l.Reset()
	b.Paint(l, &sheet.Picture{View: v})
	if all, _ := caps(l); len(all) != 0 {
		t.Error("the name stays")
	}
}

func TestNamesHaveTwelveToTwentySixPixelsAndFromAfarOnlyObjectivesHaveOne(t *testing.T) {
	for _, x := range []struct {
		kind rules.AreaKind
		zoom float32
		size float32 // 0: it has none
	}{
		{rules.AreaTown, 200, 26}, {rules.AreaTown, 100, 21}, {rules.AreaTown, 56, 12}, {rules.AreaTown, 55, 0}, {rules.AreaTown, 25, 0},
		{rules.AreaObjective, 200, 26}, {rules.AreaObjective, 55, 12}, {rules.AreaObjective, 25, 12},
	} {
		v := named(x.kind)
		b := looking(v, x.zoom)
		l := &paint.List{}
		b.Paint(l, &sheet.Picture{View: v})
		all, _ := caps(l)
		size := float32(0)
		if len(all) > 0 {
			size = all[0].Size
		}
		if size != x.size {
			t.Errorf("%s where a cell has %g px: %g px, want %g", x.kind, x.zoom, size, x.size)
		}
	}
}

func TestANameStaysWithinTheWindow(t *testing.T) {
	v := named(rules.AreaTown)
	b := looking(v, 100)
	for _, at := range [][2]float32{{4, .2}, {4, 7}, {.5, 3.2}, {8, 3.2}} {
		b.X, b.Y = at[0], at[1]
		l := &paint.List{}
		b.Paint(l, &sheet.Picture{View: v})
		all, _ := caps(l)
		for i := range all {
			c := &all[i]
			r := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - b.Metrics.Ascent(c.Font, c.Size), W: b.Metrics.Width(c.Font, c.Size, c.Text), H: b.Metrics.Ascent(c.Font, c.Size)}
			if x := r.And(b.Port); x.W < r.W-.1 || x.H < r.H-.1 {
				t.Errorf("about %v the name at %v leaves %v", at, r, b.Port)
			}
		}
	}
}

func TestNamesStayWhereTheyAreWhileAPieceIsLiftedOrAStackIsSpreadOut(t *testing.T) {
	v := named(rules.AreaTown, 24, 30, 31, 30)
	v.Pieces[3].Ref = unit(99)
	b := looking(v, 100)
	at := func(p *sheet.Picture) paint.Rect {
		l := &paint.List{}
		b.Paint(l, p)
		all, _ := caps(l)
		if len(all) != 1 {
			t.Fatalf("%d names", len(all))
		}
		return all[0].Dst
	}
	home := at(&sheet.Picture{View: v})
	if got := at(&sheet.Picture{View: v, Hide: true}); got != home {
		t.Errorf("pieces lifted: %v, before %v", got, home)
	}
	r, _ := b.PieceRect(unit(99))
	if !b.Point(r.X+r.W/2, r.Y+r.H/2, true) {
		t.Fatal("the stack is not spread out")
	}
	if got := at(&sheet.Picture{View: v}); got != home {
		t.Errorf("a stack spread out: %v, before %v", got, home)
	}
}

func TestAStackShowsEdgesAndFromAfarOne(t *testing.T) {
	for _, x := range []struct {
		zoom  float32
		steps int
	}{{100, 4}, {60, 4}, {40, 4}, {26, 2}} {
		v := &rules.View{Map: chart(rules.Hexes)}
		for i := range 4 {
			v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(i + 1), Nation: "fr", Face: "infantry", Cell: cell(7)})
		}
		b := looking(v, x.zoom)
		seen := map[paint.Rect]bool{}
		for i := range 4 {
			r, _ := b.PieceRect(unit(i + 1))
			seen[r] = true
		}
		if len(seen) != x.steps {
			t.Errorf("at %g: %d pieces lie clear of each other, want %d", x.zoom, len(seen), x.steps)
		}
	}
}
