package tabletop

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// pt is a point of the table, in inches.
func pt(x, y float64) rules.Point {
	return rules.Point{X: int32(x * 1000), Y: int32(y * 1000)}
}

// outing is a View with two battalions, skirmishers of the first, and two
// commanders, one of them with the first battalion.
func outing(states ...rules.State) *rules.View {
	v := &rules.View{Map: field()}
	v.Pieces = formed(v.Pieces, rules.Piece{Ref: unit(1), Nation: "fr", Face: "infantry", Value: "4+", State: states}, 20000, 20000, 4500, 3, false)
	v.Pieces = formed(v.Pieces, rules.Piece{Ref: unit(2), Nation: "gb", Face: "rifles", Side: rules.Second}, 34000, 21000, 18000, 4, true)
	v.Pieces = append(v.Pieces,
		rules.Piece{Ref: unit(3), Nation: "fr", Form: rules.Base, Face: "skirmishers", Wide: 1600, N: 2, Of: 2, Pt: pt(25, 30), Cell: unit(1)},
		rules.Piece{Ref: unit(4), Nation: "gb", Side: rules.Second, Form: rules.Leader, Wide: 1600, Pt: pt(40, 40)},
		rules.Piece{Ref: unit(5), Nation: "fr", Form: rules.Leader, Wide: 1600, Pt: pt(20, 20), Cell: unit(1)})
	return v
}

// at looks at the battalions of a View through a port, near or from afar.
func at(v *rules.View, zoom float32) *Painter {
	b := &Painter{Sheet: &sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	b.Look(v.Map, paint.Rect{W: 800, H: 600}, paint.Rect{}, 1)
	b.Begin(30, 26, 1000, zoom)
	b.Paint(&paint.List{}, &sheet.Picture{View: v})
	return b
}

func named(r rules.Ref) string { return fmt.Sprint("corps ", r.N()) }

// besides are the commands of a picture that its bodies alone do not have.
func besides(b *Painter, p *sheet.Picture) *paint.List {
	var bare, l paint.List
	b.Paint(&bare, &sheet.Picture{View: p.View, Name: named})
	b.Paint(&l, p)
	return painttest.Besides(&bare, &l)
}

func TestWhatIsDrawnOfBodies(t *testing.T) {
	book := painttest.Open(t, "bodies")
	for _, zoom := range []float32{12, 30} {
		v := outing(rules.StateOfficer, rules.StateDrummer)
		v.Pieces = append(v.Pieces, rules.Piece{Form: rules.Marker, Face: "smoke", Pt: pt(21, 22), Wide: 1000})
		var l paint.List
		at(v, zoom).Paint(&l, &sheet.Picture{View: v, Name: named})
		book.Page(fmt.Sprintf("at %g", zoom), &l)
	}
	v := outing()
	for _, x := range []struct {
		name string
		p    sheet.Picture
	}{
		{"lifted", sheet.Picture{Hide: true}},
		{"elsewhere", sheet.Picture{Off: func(p rules.Piece) bool { return p.Side == rules.Second }}},
		{"in hand", sheet.Picture{Sketch: &sheet.Sketch{Who: unit(2), Ghost: v.Pieces[3:7]}}},
		{"in hand, and nowhere yet", sheet.Picture{Sketch: &sheet.Sketch{Who: unit(2)}}},
	} {
		x.p.View = v
		var l paint.List
		at(v, 20).Paint(&l, &x.p)
		book.Page(x.name, &l)
	}
}

func TestWhatIsDrawnForEachStateOfABody(t *testing.T) {
	book := painttest.Open(t, "states")
	for _, s := range append(slices.Clone(badgeStates[:]), rules.StateOfficer, rules.StateStandard, rules.StateDrummer, rules.StateSergeant) {
		v := outing(s)
		var bare, l paint.List
		plain := outing()
		at(plain, 20).Paint(&bare, &sheet.Picture{View: plain})
		at(v, 20).Paint(&l, &sheet.Picture{View: v})
		book.Page(string(s), painttest.Besides(&bare, &l))
	}
	all := outing(badgeStates[:]...)
	var l paint.List
	at(all, 20).Paint(&l, &sheet.Picture{View: all, Marks: []sheet.Mark{{At: unit(1), Kind: sheet.Hover}}, Name: named})
	book.Page("all at once, pointed at", &l)
}

func TestWhatIsDrawnForEachMarkOnATable(t *testing.T) {
	book := painttest.Open(t, "marks")
	v := outing()
	b := at(v, 14)
	for k := sheet.Usable; k <= sheet.Ghost; k++ {
		for _, on := range []struct {
			name string
			ref  rules.Ref
		}{{"a battalion", unit(1)}, {"skirmishers", unit(3)}, {"a commander", unit(4)}, {"a wood", cell(1)}} {
			p := &sheet.Picture{View: v, Name: named, Strong: .5, Marks: []sheet.Mark{{At: on.ref, Kind: k}}}
			book.Page(fmt.Sprintf("mark %d on %s", k, on.name), besides(b, p))
		}
	}
	for _, ref := range []rules.Ref{unit(1), unit(3)} {
		p := &sheet.Picture{View: v, Name: named, Marks: []sheet.Mark{{At: ref, Kind: sheet.Attack, Broken: true, Text: "54"}}}
		book.Page(fmt.Sprintf("odds of an attack that goes there first, %d", ref.N()), besides(b, p))
	}
}

func TestWhatIsDrawnForEachArrowAndOverlayOnATable(t *testing.T) {
	book := painttest.Open(t, "overlays")
	v := outing()
	b := at(v, 14)
	for k := sheet.ArrowMove; k <= sheet.ArrowPast; k++ {
		for _, to := range []rules.Ref{unit(2), unit(3), unit(1), unit(5), unit(99)} {
			p := &sheet.Picture{View: v, Name: named, Arrows: []sheet.Arrow{{From: unit(1), To: to, Kind: k}}}
			book.Page(fmt.Sprintf("arrow %d to %d", k, to.N()), besides(b, p))
		}
	}
	square := []rules.Point{pt(28, 14), pt(36, 14), pt(36, 19), pt(28, 19)}
	off := []rules.Point{pt(-6, 20), pt(4, 20), pt(4, 26), pt(-6, 26)}
	for _, style := range []rules.Style{"area", "blocked", "contested", "line"} {
		for _, side := range []rules.Side{rules.First, rules.Second, rules.Chance} {
			p := &sheet.Picture{View: v, Name: named, Shades: []rules.Shade{{Area: square, Style: style, Side: side, N: 3}, {Area: off, Style: style, Side: side}, {Area: off[:1], Style: style}}}
			book.Page(fmt.Sprintf("%s of %d", style, side), besides(b, p))
		}
	}
}

func TestWhatIsDrawnOfEachPartOfASketch(t *testing.T) {
	book := painttest.Open(t, "sketches")
	v := outing()
	b := at(v, 14)
	ghost := formed(nil, rules.Piece{Ref: unit(2), Nation: "gb", Face: "infantry"}, 30000, 26000, 0, 3, false)
	track := []rules.Pose{{Pt: pt(20, 14)}, {Pt: pt(20, 24)}, {Pt: pt(31, 24), Facing: 9000}}
	for _, x := range []struct {
		name string
		s    sheet.Sketch
	}{
		{"ghost", sheet.Sketch{Who: unit(2), Ghost: ghost}},
		{"wish", sheet.Sketch{Who: unit(2), Wish: ghost}},
		{"wish and ghost", sheet.Sketch{Who: unit(2), Wish: ghost[:2], Ghost: ghost}},
		{"tape", sheet.Sketch{Tapes: []sheet.Tape{{Pts: []rules.Point{pt(20, 20), pt(34, 21)}, Text: "14 in"}}}},
		{"tape of inches round a corner", sheet.Sketch{Tapes: []sheet.Tape{{Pts: []rules.Point{pt(20, 20), pt(20, 27), pt(29, 27)}, Text: "16 in", Inches: true}, {Pts: []rules.Point{pt(20, 27), pt(29, 27)}, Text: "x"}, {Pts: []rules.Point{pt(1, 1)}}}}},
		{"reach", sheet.Sketch{Reach: []sheet.Front{{Left: pt(20, 20), Right: pt(24, 22)}, {Left: pt(30, 20), Right: pt(34, 20)}}}},
		{"wheel", sheet.Sketch{Sweep: sheet.Sweep{Pivot: pt(30, 20), Arm: pt(25, 20), Turn: 4500}}},
		{"wheel to the left", sheet.Sketch{Sweep: sheet.Sweep{Pivot: pt(30, 20), Arm: pt(35, 20), Turn: -3000}}},
		{"handles", sheet.Sketch{Handles: []sheet.Handle{{At: pt(30, 20)}, {At: pt(32, 20), Hot: true}}}},
		{"handles to pull and to move", sheet.Sketch{Handles: []sheet.Handle{{At: pt(30, 20), Sign: sheet.Pulls, Facing: 4500}, {At: pt(32, 20), Hot: true, Sign: sheet.Pulls, Facing: 9000}, {At: pt(34, 20), Sign: sheet.Moves}}}},
		{"a way taken", sheet.Sketch{Past: []sheet.Way{{Track: track, Text: "21 in"}}}},
		{"a retreat off the table", sheet.Sketch{Past: []sheet.Way{{Track: []rules.Pose{{Pt: pt(16, 24)}, {Pt: pt(-9, 21)}}, Retreat: true}}}},
		{"sight", sheet.Sketch{Sight: []sheet.Ray{{From: pt(20, 20), To: pt(34, 21)}}}},
		{"zones", sheet.Sketch{Zones: true}},
	} {
		book.Page(x.name, besides(b, &sheet.Picture{View: v, Name: named, Sketch: &x.s}))
	}
	var l paint.List
	b.TapeBetween(&l, 25, 25, 31, 29, "7")
	book.Page("a tape between cells", &l)
}

func TestWhatIsDrawnForEachClipOnATable(t *testing.T) {
	book := painttest.Open(t, "clips")
	for _, kind := range []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvHit, rules.EvPlace, rules.EvRemove, rules.EvDeclare} {
		for _, reduced := range []bool{false, true} {
			v := outing()
			b := at(v, 14)
			tl := anim.Timeline{Pace: anim.Pace{Reduced: reduced}}
			tl.Settle(v)
			e := rules.Event{Kind: kind, Who: unit(1), To: unit(2), N: 1}
			if kind == rules.EvMove || kind == rules.EvRetreat {
				e.Track = []rules.Pose{{Pt: pt(20, 20), Facing: 4500}, {Pt: pt(23, 26), Facing: 9000}}
			}
			next := outing()
			next.Pieces[0].Pt = pt(22, 22)
			tl.Run([]rules.Event{e}, next)
			for now := 0.0; now <= 340 && (now <= 80 || kind == rules.EvRetreat); now += 20 {
				tl.Tick(now)
			}
			book.Page(fmt.Sprintf("%s, reduced %t", kind, reduced), besides(b, &sheet.Picture{View: tl.View(), Name: named, Clips: &tl}))
		}
	}
	v := outing()
	tl := anim.Timeline{}
	tl.Settle(v)
	next := outing()
	next.Pieces[0].Pt, next.Pieces[0].Facing = pt(22, 22), 0
	tl.Run([]rules.Event{{Kind: rules.EvMove, Who: unit(1)}}, next)
	tl.Tick(0)
	tl.Tick(95)
	book.Page("a drill", besides(at(v, 14), &sheet.Picture{View: tl.View(), Name: named, Clips: &tl}))
}

func TestWhatPanelsShowOfStands(t *testing.T) {
	book := painttest.Open(t, "panels")
	v := outing(rules.StateStandard)
	b := at(v, 14)
	for _, who := range []rules.Ref{unit(1), unit(2), unit(3), unit(99)} {
		for _, most := range []float32{20, 400} {
			var l paint.List
			box := b.Formation(&l, paint.Panel, paint.Rect{X: 10, Y: 10, W: 300, H: 90}, v.Pieces, who, most)
			book.Page(fmt.Sprintf("formation %d, stands of %g: %v", who.N(), most, box), &l)
		}
	}
	for _, pc := range []rules.Piece{v.Pieces[0], {Form: rules.Counter, Nation: "fr", Face: "infantry", Value: "3"}} {
		for _, alpha := range []float32{1, .5, 0} {
			var l paint.List
			b.Token(&l, paint.Panel, paint.Rect{X: 10, Y: 10, W: 50, H: 40}, &pc, nil, alpha)
			book.Page(fmt.Sprintf("token %d at %g", pc.Form, alpha), &l)
		}
	}
}

func TestEachPictureOfATable(t *testing.T) {
	book := painttest.Open(t, "pictures")
	b := at(outing(), 14)
	for _, key := range slices.Concat(linePics[:], []string{platePic, discPic, pullPic, movePic, pennonPic, ArcIcon, ZoneIcon, WitnessIcon}, badgeKeys[:], staffKeys[:]) {
		pic := b.Store.Get(key)
		if pic == nil {
			t.Errorf("%s is not drawn", key)
			continue
		}
		book.Image(key, pic.Img)
	}
	id := standID{nation: "fr", face: "infantry", n: 4, size: 80}
	variants := map[string]func(*standID){
		"of three":   func(s *standID) { s.n = 3 },
		"small":      func(s *standID) { s.size = 28 },
		"other side": func(s *standID) { s.side = rules.Second },
		"rifles":     func(s *standID) { s.face = "rifles" },
		"light":      func(s *standID) { s.face = "light" },
		"guard":      func(s *standID) { s.face = "guard" },
		"militia":    func(s *standID) { s.face = "militia" },
		"officer":    func(s *standID) { s.specials[0] = 1 },
		"staff":      func(s *standID) { s.specials = [4]int8{1, 1, 1, 0} },
		"sergeant":   func(s *standID) { s.specials = [4]int8{0, 0, 1, 1} },
		"skirmish":   func(s *standID) { s.round, s.n = true, 2 },
		"lone":       func(s *standID) { s.round, s.n = true, 1 },
		"commander":  func(s *standID) { s.round, s.mounted, s.n = true, true, 0 },
		"nobody's":   func(s *standID) { s.nation = "??" },
	}
	for _, n := range []string{"au", "gb", "pr", "pt", "ru", "sp"} {
		variants[n] = func(s *standID) { s.nation = n }
	}
	book.Image("stand", standPicture(&id))
	for _, name := range slices.Sorted(maps.Keys(variants)) {
		s := id
		variants[name](&s)
		book.Image("stand "+name, standPicture(&s))
	}
}
