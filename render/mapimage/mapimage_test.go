package mapimage

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/lang"
	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/game/report"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/screentest"
	"grognard/rules"
)

// battles are a small one of each system.
var battles = [][2]string{
	{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "training-trebbia-bridge"},
	{"squares", "ns-01-maida"}, {"eagles", "hedgerow-morning"},
}

// told is the report of a battle after some answers, and a painter of its maps.
func told(t *testing.T, system, scenario string, answers int) (*report.Report, *Painter) {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Seed: 5, Open: true})
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(5, 1))}
	for q := m.Request(); q != nil && m.Len() < answers; q = m.Request() {
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	words := langtest.Words(t)
	r, err := report.Of(context.Background(), report.Take(m), words)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(words, lang.NamesOf(m.Book(), m.Position().View(rules.Chance)), screentest.Ground)
	if err != nil {
		t.Fatal(err)
	}
	return r, p
}

// painted is the picture of a drawing.
func (p *Painter) painted(t *testing.T, d *report.Drawing, scale float32) *image.RGBA {
	t.Helper()
	img, err := p.Paint(context.Background(), d, scale)
	if err != nil || img == nil {
		t.Fatal(img == nil, err)
	}
	return img
}

// apart are the middle and the number of the pixels in which two pictures differ.
func apart(a, b *image.RGBA) (mid image.Point, n int) {
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				mid, n = mid.Add(image.Pt(x, y)), n+1
			}
		}
	}
	return mid.Div(max(1, n)), n
}

func TestWhatWasDoneLiesOnTheMapOfEverySystem(t *testing.T) {
	for _, b := range battles {
		t.Run(b[0], func(t *testing.T) {
			r, p := told(t, b[0], b[1], 260)
			best := slices.MaxFunc(r.Turns, func(x, y report.Turn) int {
				return len(x.Drawing.Moves)*len(x.Drawing.Losses) - len(y.Drawing.Moves)*len(y.Drawing.Losses)
			})
			d := best.Drawing
			bare := p.painted(t, &report.Drawing{View: d.View}, 1)
			if w, h := bare.Rect.Dx(), bare.Rect.Dy(); max(w, h) > 1290 || max(w, h) < 1100 {
				t.Errorf("the map is %d by %d pixels", w, h)
			}
			for name, some := range map[string]report.Drawing{"moves": {View: d.View, Moves: d.Moves}, "fights": {View: d.View, Fights: d.Fights}, "losses": {View: d.View, Losses: d.Losses}} {
				if len(some.Moves)+len(some.Fights)+len(some.Losses) == 0 {
					t.Errorf("there are no %s to be drawn", name)
				}
				if _, n := apart(bare, p.painted(t, &some, 1)); n < 100 {
					t.Errorf("%s change %d pixels", name, n)
				}
			}
		})
	}
}

// A loss is drawn where it was suffered, a fight between those who fight, in the colours of sides.
func TestSignsLieWhereTheyBelong(t *testing.T) {
	r, p := told(t, "ccn", "ccn-01-rolica-first", 60)
	v := r.Turns[0].Drawing.View
	empty := func(skip int) report.Spot {
		for _, c := range v.Map.Cells {
			if !slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Cell == c.Ref }) {
				if skip--; skip < 0 {
					return report.Spot{Cell: c.Ref}
				}
			}
		}
		t.Fatal("there is no empty cell")
		return report.Spot{}
	}
	var b board.Board
	cell := cellOf(v.Map, 1)
	p.look(&b, v.Map, cell, 1)
	if b.Zoom != cell {
		t.Errorf("cells are %v pixels wide, and those of the ground %v", b.Zoom, cell)
	}
	where := func(s report.Spot) image.Point {
		r, _ := b.CellRect(s.Cell)
		x, y := r.Center()
		return image.Pt(int(x), int(y))
	}
	bare := p.painted(t, &report.Drawing{View: v}, 1)
	at, to := empty(3), empty(4)
	near := func(what string, d report.Drawing, want image.Point, side rules.Side) {
		t.Helper()
		d.View = v
		img := p.painted(t, &d, 1)
		mid, n := apart(bare, img)
		if off := mid.Sub(want); n == 0 || off.X*off.X+off.Y*off.Y > int(cell*cell/9) {
			t.Errorf("%s lies at %v, want it near %v", what, mid, want)
		}
		col := board.Tint(v, side)
		for y := range img.Rect.Dy() {
			for x := range img.Rect.Dx() {
				if c := img.RGBAAt(x, y); side != rules.Chance && c != bare.RGBAAt(x, y) && c.R == col.R && c.G == col.G && c.B == col.B {
					return
				}
			}
		}
		if side != rules.Chance {
			t.Errorf("%s is not in the colour of its side", what)
		}
	}
	half := where(at).Add(where(to)).Div(2)
	near("a loss", report.Drawing{Losses: []report.Loss{{Side: rules.First, At: at, N: 1}}}, where(at), rules.First)
	near("a loss", report.Drawing{Losses: []report.Loss{{Side: rules.Second, At: at, N: 1, Gone: true}}}, where(at), rules.Second)
	near("a fight", report.Drawing{Fights: []report.Fight{{From: at, At: to}}}, half, rules.Chance)
	near("a march", report.Drawing{Moves: []report.Move{{Side: rules.First, Path: []report.Spot{at, to}}}}, half, rules.First)
	near("a retreat", report.Drawing{Moves: []report.Move{{Side: rules.Second, Path: []report.Spot{at, to}, Forced: true}}}, half, rules.Second)
}

func TestAMapIsAsLargeAsItIsAskedFor(t *testing.T) {
	r, p := told(t, "musket", "training-trebbia-bridge", 40)
	d := &r.Turns[0].Drawing
	for _, scale := range []float32{1, 2.5} {
		pic, err := p.Map(context.Background(), d, scale)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(pic.Data))
		if err != nil {
			t.Fatal(err)
		}
		if w, h := img.Bounds().Dx(), img.Bounds().Dy(); w != pic.W || h != pic.H || float32(max(w, h)) > 1290*scale || float32(max(w, h)) < 1200*scale {
			t.Errorf("at %v times it is %d by %d pixels, told as %d by %d", scale, w, h, pic.W, pic.H)
		}
	}
}

func TestAMapThatNobodyWantsAnyMoreIsNone(t *testing.T) {
	r, p := told(t, "ccn", "ccn-01-rolica-first", 40)
	p.bake = Ground(ground.Options{})
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if pic, err := p.Map(ctx, &r.Turns[0].Drawing, 1); !errors.Is(err, context.Canceled) || pic.Data != nil {
		t.Errorf("%d bytes, %v", len(pic.Data), err)
	}
	if pic, err := p.Report(3)(context.Background(), &report.Drawing{View: &rules.View{}}); err != nil || pic.Data != nil {
		t.Errorf("of no map there are %d bytes, %v", len(pic.Data), err)
	}
}
