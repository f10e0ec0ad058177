package cells

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// printed is where the name of the village is printed in a picture, nothing if it is not.
func printed(b *Painter, p *sheet.Picture) (at paint.Rect, ok bool) {
	l := &paint.List{}
	b.Paint(l, p)
	all, _ := caps(l)
	if len(all) != 1 {
		return paint.Rect{}, false
	}
	c := &all[0]
	h := b.Metrics.Ascent(c.Font, c.Size)
	return paint.Rect{X: c.Dst.X, Y: c.Dst.Y - h, W: b.Metrics.Width(c.Font, c.Size, c.Text), H: h}, true
}

func TestANameGivesWayToWhatIsSaidOfThisMoment(t *testing.T) {
	v := named(rules.AreaTown, 24)
	b := looking(v, 100)
	was, _ := printed(b, &sheet.Picture{View: v})
	x, y := was.Center()
	under := cell(b.at(b.Cells(x, y+was.H)))
	for what, p := range map[string]*sheet.Picture{
		"words":  {Said: []paint.Rect{was}},
		"target": {Marks: []sheet.Mark{{At: under, Kind: sheet.Attack}}},
	} {
		p.View = v
		if at, ok := printed(b, p); !ok || at.Overlaps(was.Inset(2)) {
			t.Errorf("%s: the name is still printed at %v, %t", what, at, ok)
		}
		if again, _ := printed(b, &sheet.Picture{View: v}); again != was {
			t.Errorf("%s gone: the name does not come back to its place", what)
		}
	}
}

func TestANameLiesOnNoDotIfItFindsAPlaceBesideItsOwn(t *testing.T) {
	v := named(rules.AreaTown, 24, 16, 17)
	v.Pieces[0].Form, v.Pieces[0].N, v.Pieces[0].Value = rules.Blocks, 4, "LN" // its code stands below it
	b := looking(v, 100)
	for i := range v.Map.Cells {
		p := &sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell(i), Kind: sheet.Move}}}
		x, y := b.Pixels(b.center(i))
		if at, ok := printed(b, p); !ok || at.Overlaps(paint.About(x, y, 20, 20)) {
			t.Errorf("cell %d: the name at %v, %t, hides the mark at %g %g", i, at, ok, x, y)
		}
	}
}

func TestNoArrowOfAnAttackCrossesAName(t *testing.T) {
	v := named(rules.AreaTown, 24, 38, 10)
	b := looking(v, 100)
	p := &sheet.Picture{View: v, Arrows: []sheet.Arrow{{From: unit(38), To: unit(10), Kind: sheet.ArrowAttack}}}
	was, _ := printed(b, &sheet.Picture{View: v})
	at, ok := printed(b, p)
	x0, y0 := b.Pixels(b.center(38))
	x1, y1 := b.Pixels(b.center(10))
	crosses := func(r paint.Rect) bool {
		for k := range 100 {
			if u := float32(k) / 100; r.Has(x0+(x1-x0)*u, y0+(y1-y0)*u) {
				return true
			}
		}
		return false
	}
	if !crosses(was) {
		t.Fatal("the name is not in the way at all")
	}
	if ok && crosses(at) {
		t.Errorf("the arrow crosses the name at %v", at)
	}
	p.Arrows[0].Kind = sheet.ArrowMove
	if at, _ := printed(b, p); at != was {
		t.Error("the name leaves its place for the way of a move, which changes with the pointer")
	}
}

func TestNoFrameCoversWhatIsPrintedOnPieces(t *testing.T) {
	v := force(chart(rules.Hexes))
	b := looking(v, 100)
	for _, kind := range []sheet.MarkKind{sheet.Usable, sheet.Selected, sheet.Attack, sheet.Hover} {
		p := &sheet.Picture{View: v, Marks: []sheet.Mark{{At: unit(2), Kind: kind}, {At: unit(3), Kind: kind}, {At: unit(4), Kind: kind}, {At: unit(6), Kind: kind}}}
		var l paint.List
		b.Paint(&l, p)
		frames, tally, value := 0, -1, -1
		for i := range l.Cmds {
			switch c := &l.Cmds[i]; {
			case c.Key == sheet.MarkKey(kind, rules.Squares) && c.Clip.W == 0:
				frames++
				if c.Layer > paint.Pieces || tally >= 0 && c.Dst.W > .5*b.Zoom {
					t.Errorf("mark %d: a frame lies over the count of a stack, or over pieces", kind)
				}
			case c.Key == "badge/ink":
				tally = i
			case c.Op == paint.Text && c.Text == "3" && c.Font == paint.SansBold:
				value = i
			}
		}
		if frames != 2 || tally < 0 || value < 0 {
			t.Errorf("mark %d: %d frames, want one for the stack and one for the leader; count at %d, value at %d", kind, frames, tally, value)
		}
	}
}

func TestTwoStatesOfAStackLeaveItsCountToBeRead(t *testing.T) {
	v := force(chart(rules.Hexes))
	b := looking(v, 100)
	p := &sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell(2), Kind: sheet.Attack}, {At: unit(3), Kind: sheet.Selected}, {At: unit(4), Kind: sheet.Usable}}}
	var l paint.List
	b.Paint(&l, p)
	count := -1
	for i := range l.Cmds {
		c := &l.Cmds[i]
		if c.Key == "badge/ink" {
			count = i
		}
	}
	if count < 0 {
		t.Fatal("no count is printed")
	}
	disc := l.Cmds[count].Dst
	for i := range l.Cmds {
		c := &l.Cmds[i]
		over := c.Layer > l.Cmds[count].Layer || c.Layer == l.Cmds[count].Layer && i > count
		at := c.Dst
		if c.Clip.W > 0 {
			at = at.And(c.Clip)
		}
		if over && c.Op != paint.Text && at.W > 1 && at.Overlaps(disc) {
			t.Errorf("%s at %v lies over the count of the stack", c.Key, at)
		}
	}
}

func TestNothingShinesThroughTheSlipOfAnOpenStack(t *testing.T) {
	v := force(chart(rules.Hexes))
	b := looking(v, 100)
	p := &sheet.Picture{View: v, Shades: []rules.Shade{{Cell: cell(2), Style: rules.StyleNumber, N: 4}}, Marks: []sheet.Mark{{At: cell(2), Kind: sheet.Attack, Text: "out of reach"}}}
	at, _ := b.PieceRect(unit(4))
	b.Point(at.X+at.W/2, at.Y+at.H/2, true)
	var l paint.List
	b.Paint(&l, p)
	slip := -1
	for i := range l.Cmds {
		if c := &l.Cmds[i]; c.Op == paint.Fill && c.Color == sheet.Paper && c.Dst == b.apart.slip.Inset(b.Px(1.5)) {
			slip = i
		}
	}
	if slip < 0 {
		t.Fatal("no slip lies open")
	}
	for i := range l.Cmds {
		if c := &l.Cmds[i]; i < slip && c.Layer > l.Cmds[slip].Layer && c.Op == paint.Text {
			t.Errorf("%q of below stands over the slip", c.Text)
		}
	}
}

// A piece that is pointed at leaves the mark of its cell to be seen: its own lies within.
func TestWhoIsPointedAtHidesNoMarkOfHisCell(t *testing.T) {
	for _, s := range shapes {
		v := force(chart(s.shape))
		b := looking(v, 100)
		box := func(p *sheet.Picture) (move, hover paint.Rect) {
			var l paint.List
			b.Paint(&l, p)
			for i := range l.Cmds {
				switch c := &l.Cmds[i]; c.Key {
				case b.markKey(sheet.Move):
					move = c.Dst
				case b.markKey(sheet.Hover):
					hover = c.Dst
				}
			}
			return move, hover
		}
		move, hover := box(&sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell(1), Kind: sheet.Move}, {At: unit(1), Kind: sheet.Hover}}})
		if move.W == 0 || hover.W == 0 || hover.W >= move.W || hover.H >= move.H {
			t.Errorf("%s: the mark of the pointer is %v, that of the cell %v", s.name, hover, move)
		}
	}
}
