package pieces

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// zoomed is a painter with so many pixels a cell, on a map of a shape.
func zoomed(shape rules.Shape, zoom float32) *Painter {
	s := &sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}
	m := &rules.Map{ID: "one", Shape: shape, Cols: 1, Rows: 1, Cells: []rules.Cell{{Ref: 1}}}
	s.Look(m, paint.Rect{W: 300, H: 300}, paint.Rect{}, 1)
	s.Place = sheet.Place{X: .5, Y: .5, Zoom: zoom, Loose: true}
	s.Regard(true)
	return &Painter{Sheet: s}
}

func TestEachFormHasItsLevelFromItsEdgeOn(t *testing.T) {
	short := rules.Piece{Value: "4-4-4", Main: "4-4", Strength: "4"}
	long := rules.Piece{Value: "2/6-4-8", Main: "6-8", Strength: "6"}
	one := rules.Piece{Value: "8"}
	unread := rules.Piece{Value: "(10)-10-(12)"}
	for _, x := range []struct {
		what string
		pc   rules.Piece
		from [3]float32 // the least edge of Full, Brief and Single
	}{
		{"a counter with a short value", short, [3]float32{56, 36, 22}},
		{"a counter with a long one", long, [3]float32{59.1, 36, 22}},
		{"a counter with one figure", one, [3]float32{56, 36, 22}},
		{"a counter without a value", rules.Piece{}, [3]float32{56, 36, 22}},
		{"a counter of which nobody says what matters", unread, [3]float32{101.2, 101.2, 22}},
		{"a brigade", rules.Piece{Form: rules.Base}, [3]float32{56, 36, 22}},
	} {
		b := zoomed(rules.Squares, 100)
		for k, edge := range x.from {
			if got := b.level(&x.pc, paint.Pieces, paint.Rect{W: edge, H: edge}, 1); got > Level(k) {
				t.Errorf("%s of %g px is drawn at level %d, want %d", x.what, edge, got, k)
			}
			if got := b.level(&x.pc, paint.Pieces, paint.Rect{W: edge - .4, H: edge - .4}, 1); got <= Level(k) && k > 0 || got == Full && k == 0 {
				t.Errorf("%s of %g px is drawn at level %d already", x.what, edge-.4, got)
			}
		}
	}
	for k, cell := range [3]float32{66, 48, 30} {
		for d, want := range map[float32]Level{0: Level(k), -.5: Level(k + 1)} {
			b := zoomed(rules.Hexes, cell+d)
			if got := b.Level(&rules.Piece{Form: rules.Blocks, N: 4}, paint.Rect{W: .78 * cell}); got != want {
				t.Errorf("blocks on a hex of %g px are drawn at level %d, want %d", cell+d, got, want)
			}
		}
	}
}

func TestALeaderIsADotOfGoldAmongWhatIsFarAway(t *testing.T) {
	for _, x := range []struct {
		shape rules.Shape
		value string
		wide  float32 // of his face, in cells
		zoom  float32
		want  Level
	}{
		{rules.FlatHexes, "1-1+0", .25, 83, Brief}, // a counter is 56 px there
		{rules.FlatHexes, "1-1+0", .25, 82, Single},
		{rules.FlatHexes, "1-1+0", .25, 170, Full},
		{rules.FlatHexes, "1-1+0", .42, 106, Full}, // alone
		{rules.FlatHexes, "1-1+0", .42, 60, Brief},
		{rules.FlatHexes, "1-1+0", .42, 27, Far},
		{rules.Hexes, "", .25, 48, Full},
		{rules.Hexes, "", .25, 47, Single},
		{rules.Squares, "+1", .25, 120, Full},
		{rules.Squares, "+1", .25, 70, Brief},
		{rules.Squares, "+1", .25, 40, Far},
	} {
		b := zoomed(x.shape, x.zoom)
		w := x.wide * x.zoom
		pc := rules.Piece{Form: rules.Leader, Value: x.value}
		if got := b.Level(&pc, paint.Rect{W: w, H: w}); got != x.want {
			t.Errorf("%q of %g cells, %g px each: level %d, want %d", x.value, x.wide, x.zoom, got, x.want)
		}
	}
}

func TestTheDotOfALeaderHasTwelvePixels(t *testing.T) {
	b := zoomed(rules.FlatHexes, 30)
	l := &paint.List{}
	b.Draw(l, paint.Pieces, paint.Rect{X: 50, Y: 50, W: 7, H: 7}, &rules.Piece{Form: rules.Leader, Nation: "fr"}, nil, 1)
	if len(l.Cmds) != 1 || l.Cmds[0].Key != "leader/dot" || l.Cmds[0].Dst.W < 12 {
		t.Errorf("drawn is %v", l.Cmds)
	}
}

// texts are what is printed on a piece, with the sizes.
func texts(l *paint.List) map[string]float32 {
	all := map[string]float32{}
	for _, c := range l.Cmds {
		if c.Op == paint.Text {
			all[c.Text] = c.Size
		}
	}
	return all
}

func TestWhatIsPrintedOnACounterOnEachLevel(t *testing.T) {
	store := atlas(t)
	pc := rules.Piece{Nation: "fr", Face: "infantry", Value: "4-4-4", Main: "4-3", Strength: "4", Mark: "Ga"}
	for _, x := range []struct {
		edge float32
		body string
		says []string
	}{
		{72, "counter/fr/full/first", []string{"4-4-4", "Ga"}},
		{44, "plate/fr/full/first", []string{"4-3"}},
		{28, "plate/fr/full/first", []string{"4"}},
		{18, "chip/fr/full/first", nil},
	} {
		l := &paint.List{}
		painter(store).Draw(l, paint.Pieces, paint.Rect{X: 9, Y: 9, W: x.edge, H: x.edge}, &pc, nil, 1)
		got := texts(l)
		if len(got) != len(x.says) || painttest.Images(l, x.body) != 1 {
			t.Errorf("%g px: %v on %d of %s", x.edge, got, painttest.Images(l, x.body), x.body)
		}
		for _, s := range x.says {
			if got[s] == 0 {
				t.Errorf("%g px: %q is not printed", x.edge, s)
			}
		}
	}
	pc = rules.Piece{Nation: "fr", Face: "heavy", Value: "2/6-4-8", Main: "6-8", Strength: "6", Mark: "Ke"}
	l := &paint.List{}
	painter(store).Draw(l, paint.Pieces, paint.Rect{X: 9, Y: 9, W: 57, H: 57}, &pc, nil, 1)
	if got := texts(l); len(got) != 2 || got["6-8"] == 0 || got["Ke"] == 0 || painttest.Images(l, "counter/") != 1 {
		t.Errorf("where all has room but the values: %v", got)
	}
}

func TestFromAfarFourSilhouettesTellTheArms(t *testing.T) {
	store := atlas(t)
	for face, want := range map[rules.Face]string{"infantry": "foot", "rifles": "foot", "sappers": "foot", "cavalry": "horse", "lancers": "horse", "sabres": "horse",
		"artillery": "guns", "horse-artillery": "guns", "hq": "staff", "trains": "staff", "commander": "staff"} {
		for _, form := range []rules.Form{rules.Counter, rules.Blocks, rules.Base} {
			l := &paint.List{}
			b := painter(store)
			b.Zoom = 24
			b.Draw(l, paint.Pieces, paint.Rect{X: 9, Y: 9, W: 18, H: 18}, &rules.Piece{Nation: "gb", Form: form, Face: face, N: 2, Of: 2}, nil, 1)
			if painttest.Images(l, "pict/") != 1 || painttest.Images(l, "pict/"+want) != 1 {
				t.Errorf("%s of form %d is not drawn as %s: %v", face, form, want, l.Cmds)
			}
		}
	}
}

func TestWhatChangesItsLevelIsSeenThroughTheOldOne(t *testing.T) {
	b := zoomed(rules.Squares, 30)
	b.Store = atlas(t)
	pc := rules.Piece{Nation: "fr", Face: "infantry", Value: "4-4-4", Main: "4-4", Strength: "4"}
	draw := func(now float64) *paint.List {
		b.Tick(now)
		b.Regard(false)
		l := &paint.List{}
		d := .78 * b.Zoom
		b.Draw(l, paint.Pieces, paint.Rect{X: 9, Y: 9, W: d, H: d}, &pc, nil, 1)
		return l
	}
	draw(0)
	b.Zoom = 100
	if l := draw(10); painttest.Images(l, "counter/") != 1 || painttest.Images(l, "plate/") != 1 {
		t.Error("the old level is not seen with the new one")
	}
	draw(70)
	if l := draw(131); painttest.Images(l, "counter/") != 1 || painttest.Images(l, "plate/") != 0 {
		t.Error("the old level stays")
	}
}

func TestTheNameOfABrigadeStandsOnItWhereItCanBeRead(t *testing.T) {
	store := atlas(t)
	for _, x := range []struct {
		edge   float32
		called string
		want   string
	}{
		{90, "Acland (78th, 81st)", "Acland"},
		{90, "Kempt, Light Brigade", "Kempt"},
		{90, "Hohenzollern-Hechingen", ""}, // too wide
		{60, "Ott", "Ott"},
		{55, "Ott", ""},
	} {
		l := &paint.List{}
		pc := rules.Piece{Ref: 7, Form: rules.Base, Nation: "gb", Face: "infantry", N: 2, Of: 2}
		at := paint.Rect{X: 9, Y: 9, W: x.edge, H: x.edge}
		painter(store).Draw(l, paint.Pieces, at, &pc, func(rules.Ref) string { return x.called }, 1)
		got := texts(l)
		if x.want == "" && len(got) > 0 || x.want != "" && got[x.want] < leastText {
			t.Errorf("%q on a brigade of %g px: %v, want %q", x.called, x.edge, got, x.want)
		}
	}
}

func TestAReducedCounterIsToldOnEachLevel(t *testing.T) {
	store := atlas(t)
	pc := rules.Piece{Nation: "fr", Face: "infantry", Value: "4-4-4", Main: "4-4", Strength: "4", State: []rules.State{rules.StateReduced}}
	for _, x := range []struct {
		edge float32
		body string
		red  bool // its value
	}{{72, "counter/fr/reduced/first", false}, {44, "plate/fr/reduced/first", true}, {28, "plate/fr/reduced/first", true}, {18, "chip/fr/reduced/first", false}} {
		l := &paint.List{}
		painter(store).Draw(l, paint.Pieces, paint.Rect{X: 9, Y: 9, W: x.edge, H: x.edge}, &pc, nil, 1)
		red := false
		for _, c := range l.Cmds {
			red = red || c.Op == paint.Text && c.Color == reducedInk
		}
		if painttest.Images(l, x.body) != 1 || red != x.red {
			t.Errorf("%g px: %d of %s, value red %t", x.edge, painttest.Images(l, x.body), x.body, red)
		}
	}
}

func TestTheValueOfALeaderStaysOnHisToken(t *testing.T) {
	at := paint.Rect{X: 9, Y: 9, W: 72, H: 72}
	l := &paint.List{}
	painter(atlas(t)).Draw(l, paint.Panel, at, &rules.Piece{Form: rules.Leader, Nation: "fr", Face: "commander", Value: "2-1+0"}, nil, 1)
	said := 0
	for _, c := range l.Cmds {
		if c.Op == paint.Text {
			said++
		}
		if c.Op == paint.Fill && c.Dst.Y+c.Dst.H > at.Y+at.H {
			t.Errorf("his slip at %v hangs out of %v", c.Dst, at)
		}
	}
	if said != 1 {
		t.Errorf("%d values are printed", said)
	}
}
