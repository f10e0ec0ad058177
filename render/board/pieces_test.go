package board

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// seen is a board that shows a view at a zoom, with pictures of one pixel.
func seen(t testing.TB, v *rules.View, zoom float32) (*Board, *paint.List) {
	t.Helper()
	b := &Board{Sheet: sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	for _, name := range []string{"infantry", "cavalry", "artillery", "commander", "sabres", "march", "infantry-small"} {
		for _, key := range []string{"pict/" + name, "pict/" + name + "/paper"} {
			b.Store.Put(key, image.NewRGBA(image.Rect(0, 0, 1, 1)))
		}
	}
	w, h := sizeOf(v.Map)
	b.Look(v.Map, paint.Rect{W: w*zoom + 1, H: h*zoom + 1}, paint.Rect{}, 1)
	b.Place = sheet.Place{X: w / 2, Y: h / 2, Zoom: zoom, Loose: true}
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: v})
	return b, l
}

// alone is a view of one cell's pieces on a map of flat-top hexes.
func alone(shape rules.Shape, all ...rules.Piece) *rules.View {
	v := &rules.View{Map: chess(shape)}
	for i, p := range all {
		p.Ref, p.Cell = unit(i+1), cell(27)
		v.Pieces = append(v.Pieces, p)
	}
	return v
}

func TestAUnitHasAsManyBlocksAsItHasLeft(t *testing.T) {
	for n := 1; n <= 6; n++ {
		_, l := seen(t, alone(rules.Hexes, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: n, Of: 6}), 100)
		if got := painttest.Images(l, "block/fr/first"); got != n {
			t.Errorf("%d blocks are drawn, want %d", got, n)
		}
	}
}

func TestFromAfarOneBlockStandsForAllAndANumberCountsThem(t *testing.T) {
	for n := 1; n <= 5; n++ {
		_, l := seen(t, alone(rules.Hexes, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: n, Of: 5}), 38)
		var texts []string
		for _, c := range l.Cmds {
			if c.Op == paint.Text {
				texts = append(texts, c.Text)
			}
		}
		if painttest.Images(l, "block/") != 1 || len(texts) != 1 || texts[0] != fmt.Sprint(n) {
			t.Errorf("%d blocks and %q are drawn for %d", painttest.Images(l, "block/"), texts, n)
		}
	}
}

func TestALeaderIsPickedBesideTheUnitHeIsWith(t *testing.T) {
	for _, zoom := range []float32{38, 80, 140} {
		b, _ := seen(t, alone(rules.Hexes, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4}, rules.Piece{Form: rules.Leader, Nation: "fr", Face: "leader"}), zoom)
		r, _ := b.PieceRect(unit(2))
		if got := b.Find(r.Center()); got.Piece != unit(2) || got.Cell != cell(27) {
			t.Errorf("zoom %g: on the leader there is %v", zoom, got)
		}
		x, y, _ := b.Middle(cell(27))
		px, py := b.Pixels(x, y+.1)
		if got := b.Find(px, py); got.Piece != unit(1) {
			t.Errorf("zoom %g: in the middle of the hex there is %v", zoom, got)
		}
	}
}

func TestWhatAUnitHasDoneIsMarkedOnIt(t *testing.T) {
	p := rules.Piece{Form: rules.Blocks, Nation: "gb", Side: rules.Second, Face: "infantry", N: 2, Of: 4, Value: "LN", State: []rules.State{"square", "ordered", "moved", "fought"},
		Badges: []rules.Badge{{Kind: rules.BadgeSquare, N: 3}}}
	_, l := seen(t, alone(rules.Hexes, p), 100)
	for _, key := range []string{"state/square", "badge/ink", "pennant", "pict/march", "pict/sabres"} {
		if painttest.Images(l, key) == 0 {
			t.Errorf("%s is not drawn", key)
		}
	}
	var texts []string
	for _, c := range l.Cmds {
		if c.Op == paint.Text {
			texts = append(texts, c.Text)
		}
	}
	if s := strings.Join(texts, " "); s != "LN 3" {
		t.Errorf("the unit says %q", s)
	}
}

func TestWhoHasOrdersFliesAPennantOnALineOfGold(t *testing.T) {
	for _, p := range []rules.Piece{
		{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4},
		{Form: rules.Leader, Nation: "fr", Face: "leader"},
	} {
		for _, ordered := range []bool{false, true} {
			if p.State = nil; ordered {
				p.State = []rules.State{"ordered"}
			}
			_, l := seen(t, alone(rules.Hexes, p), 60)
			gold := slices.ContainsFunc(l.Cmds, func(c paint.Cmd) bool { return c.Op == paint.Fill && c.Color == sheet.Gold })
			if flag := painttest.Images(l, "pennant") > 0; flag != ordered || gold != ordered {
				t.Errorf("form %d, ordered %v: pennant %v, line %v", p.Form, ordered, flag, gold)
			}
		}
	}
}

func TestALeaderStandsWithinHisOwnCell(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes} {
		b, _ := seen(t, alone(shape, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4}, rules.Piece{Form: rules.Leader, Nation: "fr", Face: "leader"}), 100)
		r, _ := b.PieceRect(unit(2))
		for _, at := range [...][2]float32{{r.X, r.Y}, {r.X + r.W, r.Y}, {r.X, r.Y + r.H}, {r.X + r.W, r.Y + r.H}} {
			x, y := b.Cells(at[0], at[1])
			if dx, dy := middleOf(b); !within(shape, x-dx, y-dy) {
				t.Errorf("shape %d: a corner of the leader is at %v, %v from the middle of his cell", shape, x-dx, y-dy)
			}
		}
	}
}

func TestTheNameOfAPlaceIsPrintedOnceAndAboveThePieces(t *testing.T) {
	v := alone(rules.Hexes, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 4, Of: 4})
	town := rules.Area{Kind: "town", Label: "Hougoumont", Cells: []rules.Ref{cell(27)}}
	v.Map.Areas = []rules.Area{town, {Kind: "objective", Label: "1", Cells: []rules.Ref{cell(27)}}, {Kind: "objective", Label: "Hougoumont", Cells: []rules.Ref{cell(27)}}, {Kind: "section", Label: "West", Cells: []rules.Ref{cell(27)}}}
	_, l := seen(t, v, 80)
	n, blocks := 0, 0
	for _, c := range l.Cmds {
		if strings.HasPrefix(c.Key, "block/") {
			blocks++
		}
		if c.Op != paint.Text || c.Font != paint.Caps {
			continue
		}
		if n++; c.Text != "Hougoumont" || c.Layer != paint.Pieces || blocks != 4 {
			t.Errorf("%q is printed on layer %d after %d blocks", c.Text, c.Layer, blocks)
		}
	}
	if n != 1 {
		t.Errorf("%d names are printed, want 1", n)
	}
}

func TestALostBlockTopplesInSmoke(t *testing.T) {
	v := alone(rules.Hexes, rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: 3, Of: 4})
	after := *v
	after.Pieces = []rules.Piece{v.Pieces[0]}
	after.Pieces[0].N = 2
	var clips anim.Timeline
	clips.Settle(v)
	clips.Run([]rules.Event{{Kind: rules.EvHit, Who: unit(1), N: 1}}, &after)
	clips.Tick(0)
	clips.Tick(70)
	clips.Tick(150)
	b, _ := seen(t, v, 100)
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: clips.View(), Clips: &clips})
	if blocks, puffs := painttest.Images(l, "block/"), painttest.Images(l, "puff"); blocks != 3 || puffs != 14 {
		t.Errorf("%d blocks and %d puffs are drawn half way", blocks, puffs)
	}
	clips.Finish()
	l.Reset()
	b.Paint(l, &sheet.Picture{View: clips.View(), Clips: &clips})
	if blocks, puffs := painttest.Images(l, "block/"), painttest.Images(l, "puff"); blocks != 2 || puffs != 0 {
		t.Errorf("%d blocks and %d puffs are drawn at the end", blocks, puffs)
	}
}

func TestAStackIsSpreadOutUnderThePointer(t *testing.T) {
	one := rules.Piece{Nation: "fr", Face: "infantry", Value: "4-5-6", Main: "4-5"}
	v := alone(rules.FlatHexes, one, one, one, one, one, rules.Piece{Form: rules.Leader, Nation: "fr", Face: "leader"})
	b, l := seen(t, v, 60)
	if painttest.Images(l, "badge/ink") != 1 {
		t.Error("a closed stack does not tell how many there are")
	}
	top, _ := b.PieceRect(unit(5))
	x, y := top.X+top.W/2, top.Y+top.H*.8
	if !b.Point(x, y, true) {
		t.Error("the stack does not open")
	}
	p := &sheet.Picture{View: v}
	b.Paint(l, p)
	for i := range v.Pieces {
		r, ok := b.PieceRect(unit(i + 1))
		if got := b.Find(r.Center()); !ok || got != (Spot{Cell: cell(27), Piece: unit(i + 1)}) {
			t.Errorf("piece %d lies under %v", i+1, got)
		}
	}
	last, _ := b.PieceRect(unit(6))
	if b.Point(last.X+last.W+1, last.Y+2, true) {
		t.Error("the stack closes between two of its pieces")
	}
	if !b.Point(b.Port.X+1, b.Port.Y+1, true) {
		t.Error("the stack stays open when the pointer has left")
	}
}

func TestThePiecePointedAtLiesUnderThePointerWhenItsStackIsSpreadOut(t *testing.T) {
	one := rules.Piece{Nation: "fr", Face: "infantry", Value: "4-5-6"}
	v := alone(rules.FlatHexes, one, one, one, one, one, one)
	b, l := seen(t, v, 60)
	x, y := b.Pixels(middleOf(b))
	home := b.Camera
	for _, at := range [][2]float32{{x, y}, {18, y}, {b.Port.W - 18, y}, {x, 18}, {x, b.Port.H - 18}, {b.Port.W - 18, b.Port.H - 18}} {
		b.X, b.Y = home.X+(x-at[0])/b.Zoom, home.Y+(y-at[1])/b.Zoom
		for _, step := range []float32{-12, -9, -6, -3, 0, 3, 6, 9} {
			px, py := at[0]+step, at[1]+step
			b.Point(0, 0, false)
			b.Paint(l, &sheet.Picture{View: v})
			seen := b.Find(px, py)
			b.Point(px, py, true)
			b.Paint(l, &sheet.Picture{View: v})
			if got := b.Find(px, py); seen.Piece == 0 || got != seen {
				t.Errorf("cell at %v: at %v,%v lies %v, and %v when the stack is spread out", at, px, py, seen, got)
			}
		}
	}
}

func TestASingleCounterIsNotSpreadOut(t *testing.T) {
	b, _ := seen(t, alone(rules.FlatHexes, rules.Piece{Nation: "fr", Face: "infantry"}), 60)
	r, _ := b.PieceRect(unit(1))
	x, y := r.Center()
	if b.Point(x, y, true) {
		t.Error("a single counter is spread out")
	}
}

func TestBrigadesOfASquareLieBesideEachOther(t *testing.T) {
	line := func(facing int, state ...rules.State) rules.Piece {
		return rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, Facing: facing, State: append(state, "linear")}
	}
	mass := rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, State: []rules.State{"massed"}}
	gun := rules.Piece{Form: rules.Base, Nation: "fr", Face: "artillery", N: 1, Of: 1}
	general := rules.Piece{Form: rules.Leader, Nation: "fr", Face: "leader"}
	var cases [][]rules.Piece
	for _, facing := range []int{0, 2, 4, 6} {
		cases = append(cases, []rules.Piece{line(facing), line(facing), line(facing, "rear"), gun, gun, general})
	}
	cases = append(cases, []rules.Piece{mass, mass, gun, gun, general, general})
	for n, all := range cases {
		b, _ := seen(t, alone(rules.Squares, all...), 120)
		home, _ := b.CellRect(cell(27))
		home = home.Inset(-3)
		for i := range all {
			r, _ := b.PieceRect(unit(i + 1))
			if r.X < home.X || r.Y < home.Y || r.X+r.W > home.X+home.W || r.Y+r.H > home.Y+home.H {
				t.Errorf("case %d: piece %d at %v leaves its square %v", n, i+1, r, home)
			}
			for k := range i {
				if q, _ := b.PieceRect(unit(k + 1)); r.Inset(2).Overlaps(q.Inset(2)) {
					t.Errorf("case %d: piece %d at %v covers piece %d at %v", n, i+1, r, k+1, q)
				}
			}
		}
	}
}

func TestObjectivesCarryBanners(t *testing.T) {
	_, l := seen(t, valley(), 80)
	if n := painttest.Images(l, "banner/staff"); n != 3 {
		t.Errorf("%d banners, want 3", n)
	}
	var cols []paint.Color
	for _, c := range l.Cmds {
		if c.Key == "banner/cloth" {
			cols = append(cols, c.Color)
		}
	}
	if cols[0] == cols[2] {
		t.Error("a banner of one side looks like one of both")
	}
}

func TestAMarkOfOnePieceOfManyIsDrawnAroundIt(t *testing.T) {
	b, l := seen(t, valley(), 80)
	l.Reset()
	b.Paint(l, &sheet.Picture{View: valley(), Marks: []sheet.Mark{{At: unitRef(4), Kind: sheet.Usable}, {At: unitRef(3), Kind: sheet.Usable}}})
	own, _ := b.PieceRect(unitRef(4))
	home, _ := b.CellRect(spotRef(5, 2))
	var got []string
	for _, c := range l.Cmds {
		if strings.HasPrefix(c.Key, "mark/own") {
			got = append(got, fmt.Sprintf("%s %t %t", c.Key, c.Dst.W < home.W*.9, c.Dst.W > own.W))
		}
	}
	if want := "[mark/own-hex false true mark/own true true]"; fmt.Sprint(got) != want {
		t.Errorf("marks %v, want %v", got, want)
	}
}

func TestNoBoardAllocatesInASteadyFrame(t *testing.T) {
	for name, v := range map[string]*rules.View{"blocks": valley(), "counters": plateau(), "brigades": meadow()} {
		b, l := seen(t, v, 70)
		p := &sheet.Picture{View: v, Grid: true}
		b.Paint(l, p)
		if n := testing.AllocsPerRun(20, func() {
			l.Reset()
			b.Look(v.Map, b.Port, paint.Rect{}, 1)
			b.Point(300, 300, true)
			b.Paint(l, p)
		}); n != 0 {
			t.Errorf("%s: %g allocations a frame", name, n)
		}
	}
}

// sizeOf returns the extent of the sheet of a map, in cells.
func sizeOf(m *rules.Map) (w, h float32) {
	var s sheet.Sheet
	s.Look(m, paint.Rect{}, paint.Rect{}, 1)
	return s.Size()
}

// middleOf is the middle of the cell on which all stand who are alone.
func middleOf(b *Board) (x, y float32) {
	x, y, _ = b.Middle(cell(27))
	return x, y
}

// within reports whether a place, from the middle of a cell, lies in it.
func within(shape rules.Shape, x, y float32) bool {
	x, y = max(x, -x), max(y, -y)
	switch shape {
	case rules.Hexes:
		return x <= .5 && y*.8660254+x/2 <= .5
	case rules.FlatHexes:
		return y <= .5 && x*.8660254+y/2 <= .5
	}
	return x <= .5 && y <= .5
}

func TestABlockThatTurnsItsBackShowsNoFace(t *testing.T) {
	for face, want := range map[string]int{"infantry": 1, "": 0} {
		_, l := seen(t, alone(rules.Hexes, rules.Piece{Form: rules.Counter, Nation: "fr", Face: rules.Face(face)}), 100)
		if got := painttest.Images(l, "pict/"); got != want || painttest.Images(l, "counter/fr") != 1 {
			t.Errorf("a block with face %q has %d faces on %d counters", face, got, painttest.Images(l, "counter/fr"))
		}
	}
}

func TestTheStepsOfACounterWithoutAValueAreDots(t *testing.T) {
	for n := 1; n <= 4; n++ {
		_, l := seen(t, alone(rules.Hexes, rules.Piece{Form: rules.Counter, Nation: "fr", Face: "infantry", N: n, Of: 4}), 100)
		dots, holes := 0, 0
		for _, c := range l.Cmds {
			switch {
			case c.Op != paint.Fill || c.Dst.W != c.Dst.H:
			case c.Color == sheet.Ink:
				dots++
			case c.Color == sheet.Paper:
				holes++
			}
		}
		if dots != 4 || holes != 4-n {
			t.Errorf("%d of 4 steps are %d dots, %d of them hollow", n, dots, holes)
		}
	}
}

func TestWhatIsPutTogetherStandsThereAsAGhost(t *testing.T) {
	v := alone(rules.Hexes)
	b, _ := seen(t, v, 100)
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: v, Ghosts: []rules.Piece{{Form: rules.Counter, Nation: "fr", Face: "infantry", Cell: cell(27)}}})
	if painttest.Images(l, "counter/fr") != 1 {
		t.Error("no ghost is drawn")
	}
}
