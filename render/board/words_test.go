package board

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// untold are the states that no painter shows: what the pieces show otherwise, and
// what their inspector tells.
var untold = []rules.State{
	rules.StateMassed, rules.StateLead, rules.StateFacing, rules.StateFresh, rules.StateNormal,
	rules.StateActive, rules.StateHelped, rules.StateDue, rules.StateAppeared, rules.StateHidden, rules.StateDummy,
	rules.StateElite, rules.StateVeteran, rules.StateRecruit, rules.StateIrregular, rules.StateLight, rules.StateLancer, rules.StateCuirass,
	rules.StateHorse, rules.StateHeavy, rules.StateMedium, rules.StateLightweight,
}

// shown paints a piece on cells or on a table and returns what was drawn.
func shown(p rules.Piece, dress func(*rules.Piece)) string {
	var l paint.List
	for _, shape := range []rules.Shape{rules.Squares, rules.Tabletop} {
		p := p
		dress(&p)
		v := alone(shape, p)
		if shape == rules.Tabletop {
			v.Map = &rules.Map{ID: "cloth", Shape: shape, Width: 12000, Height: 12000, Unit: 1000}
			v.Pieces[0].Cell, v.Pieces[0].Pt, v.Pieces[0].Wide, v.Pieces[0].Deep = 0, rules.Point{X: 6000, Y: 6000}, 2000, 2000
		}
		b := &Board{Sheet: sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
		b.Look(v.Map, paint.Rect{W: 900, H: 900}, paint.Rect{}, 1)
		b.Begin(nil, nil)
		b.Paint(&l, &sheet.Picture{View: v})
	}
	return fmt.Sprint(l.Cmds)
}

// differs reports whether a piece of some form is drawn otherwise when it is
// dressed.
func differs(plain, dress func(*rules.Piece)) bool {
	for _, form := range []rules.Form{rules.Counter, rules.Blocks, rules.Base, rules.Leader} {
		p := rules.Piece{Form: form, Nation: "fr", Face: "infantry", Facing: 2, N: 2, Of: 4, Value: "4"}
		if shown(p, plain) != shown(p, dress) {
			return true
		}
	}
	return false
}

func TestEveryStateIsShownByAPainterOrUntold(t *testing.T) {
	for _, s := range rules.States {
		plain := func(*rules.Piece) {}
		is := func(p *rules.Piece) { p.State = append(p.State, s) }
		switch s {
		case rules.StateFatigued: // it colours the disc of the hits
			plain = func(p *rules.Piece) { p.Badges = []rules.Badge{{Kind: rules.BadgeHits, N: 2}} }
			is = func(p *rules.Piece) { plain(p); p.State = []rules.State{s} }
		case rules.StateColumn: // a body in line has left it
			plain = func(p *rules.Piece) { p.State = []rules.State{rules.StateLinear} }
			is = func(p *rules.Piece) { p.State = []rules.State{rules.StateLinear, s} }
		case rules.StateWay: // a ghost: see the sketches
			continue
		}
		if told := differs(plain, is); told == slices.Contains(untold, s) {
			t.Errorf("%s: is drawn %t, untold %t", s, told, !told)
		}
	}
}

func TestEveryBadgeIsShownByAPainter(t *testing.T) {
	for _, kind := range rules.BadgeKinds {
		for n := 1; n < 3; n++ {
			badge := func(n int) func(*rules.Piece) {
				return func(p *rules.Piece) {
					p.State = []rules.State{rules.StateSquare}
					p.Badges = []rules.Badge{{Kind: kind, N: n, Of: 3}}
				}
			}
			if !differs(badge(n), badge(n+1)) {
				t.Errorf("%s: %d looks like %d", kind, n, n+1)
			}
		}
	}
}

// chosen are the kinds of areas that no painter shows: parts of the board, lit by
// marks and cards that name them.
var chosen = []rules.AreaKind{rules.AreaSection, rules.AreaSlot, rules.AreaEdge}

// landscape paints a board of some shape with an area of a kind, none for "", and
// returns its ground and what is drawn over that.
func landscape(t *testing.T, shape rules.Shape, kind rules.AreaKind) ([]byte, string) {
	t.Helper()
	m := &rules.Map{ID: "table", Shape: shape, Width: 12000, Height: 12000, Unit: 1000}
	a := rules.Area{Kind: kind, Side: rules.First, Pts: []rules.Point{{X: 3000, Y: 3000}, {X: 9000, Y: 3000}, {X: 9000, Y: 9000}, {X: 3000, Y: 9000}}}
	if shape != rules.Tabletop {
		m = drawnMap("fields", shape, lettered, "...", ".S.", "...")
		a.Cells, a.Pts = refs(1, 1), nil
	}
	if kind == rules.AreaName || kind == rules.AreaTown { // they are known by their names
		a.Label = "Ulm"
	}
	if kind != "" {
		m.Areas = []rules.Area{a}
	}
	img, err := ground.Bake(context.Background(), m, ground.Options{Cell: 40})
	if err != nil {
		t.Fatal(err)
	}
	b := &Board{Sheet: sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	b.Look(m, paint.Rect{W: 900, H: 900}, paint.Rect{}, 1)
	b.Begin(nil, nil)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: &rules.View{Map: m}, Sketch: &sheet.Sketch{Zones: true}})
	return img.Pix, fmt.Sprint(l.Cmds)
}

func TestEveryAreaIsShownByAPainterOrChosen(t *testing.T) {
	for _, kind := range rules.AreaKinds {
		told := false
		for _, shape := range []rules.Shape{rules.Squares, rules.Tabletop} {
			bare, above := landscape(t, shape, "")
			pix, drawn := landscape(t, shape, kind)
			told = told || !bytes.Equal(bare, pix) || above != drawn
		}
		if told == slices.Contains(chosen, kind) {
			t.Errorf("%s: is painted %t, chosen %t", kind, told, !told)
		}
	}
}
