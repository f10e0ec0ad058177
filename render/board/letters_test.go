package board

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
	"grognard/scenarios"
)

// eachBattle calls look with the first position of every battle of the game, and with
// one in its midst, after random answers.
func eachBattle(t *testing.T, answers int, look func(name string, v *rules.View)) {
	t.Helper()
	r := rand.New(rand.NewPCG(14, 4))
	n := 0
	for _, book := range scenarios.Books() {
		for _, info := range scenarios.List(book.Name()) {
			if n++; testing.Short() && n%3 != 0 {
				continue
			}
			p := boardtest.Scenario(t, book.Name(), info.ID)
			look(info.ID, p.View(rules.Chance))
			for range answers {
				q := p.Request()
				if q == nil {
					break
				}
				a := rules.Answer{By: q.To}
				switch {
				case q.To == rules.Chance:
					a.Faces = q.Dice.Throw(r)
				case len(q.Options) == 0:
					a.Option = q.Field.Sample(r)
				default:
					a.Option = q.Options[r.IntN(len(q.Options))]
				}
				next, _, err := p.Play(a)
				if err != nil {
					t.Fatalf("%s: %v", info.ID, err)
				}
				p = next
			}
			look(info.ID+", later", p.View(rules.Chance))
		}
	}
}

// rows is how many rows of pixels a capital of a text has.
func rows(f *paint.Faces, c *paint.Cmd) int { return -f.Line(c.Font, c.Size, "H").Glyphs[0].Y }

// Rows of pixels that capitals have at least: of values, and of all else on pieces.
const (
	valueRows = 11
	textRows  = 8
)

// edges are the places of a piece on cells of a zoom: wide and deep, in pixels.
func edges(v *rules.View, pc *rules.Piece, zoom float32) (all [][2]float32) {
	sizes := [][2]float32{{.78, .78}}
	switch {
	case pc.Form == rules.Leader:
		sizes = [][2]float32{{.25, .25}, {.3, .3}, {.42, .42}}
	case pc.Form == rules.Base:
		sizes = [][2]float32{{.47, .27}, {.43, .45}, {.27, .27}, {.31, .2}}
	case pc.Form == rules.Counter:
		e := sheet.PieceEdge(v.Map.Shape)
		sizes = [][2]float32{{e, e}}
	}
	for _, s := range sizes {
		all = append(all, [2]float32{float32(int(s[0] * zoom)), float32(int(s[1] * zoom))})
	}
	return all
}

func TestNothingThatIsPrintedOnAPieceIsTooSmallToBeRead(t *testing.T) {
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	var l paint.List
	eachBattle(t, 40, func(name string, v *rules.View) {
		if v.Map.Shape == rules.Tabletop {
			return
		}
		b := newBoard(rules.Squares)
		b.Metrics = faces
		b.Look(v.Map, paint.Rect{W: 900, H: 800}, paint.Rect{}, 1)
		tried := map[string]bool{}
		for i := range v.Pieces {
			pc := &v.Pieces[i]
			id := fmt.Sprint(pc.Form, pc.Face, pc.Value, pc.Main, pc.Strength, pc.Mark, pc.State, pc.Badges, pc.N)
			if tried[id] {
				continue
			}
			tried[id] = true
			for zoom := float32(18); zoom < 190; zoom += 4.7 {
				b.Place = sheet.Place{X: 3, Y: 3, Zoom: zoom, Loose: true}
				b.Regard(true)
				for _, e := range edges(v, pc, zoom) {
					l.Reset()
					b.Token(&l, paint.Pieces, paint.Rect{X: 400, Y: 400, W: e[0], H: e[1]}, pc, nil, 1)
					for k := range l.Cmds {
						c := &l.Cmds[k]
						if c.Op != paint.Text {
							continue
						}
						seen++
						least := valueRows
						if c.Text == pc.Mark || pc.Form == rules.Blocks && c.Text == pc.Value || pc.Form == rules.Blocks && c.Text != sheet.Digits(pc.N) {
							least = textRows
						}
						if got := rows(faces, c); got < least {
							t.Errorf("%s, %v: %q has capitals of %d px where a cell has %g and the piece %v", name, pc.Ref, c.Text, got, zoom, e)
						}
						if c.Size != float32(int(c.Size)) || c.Dst.X != float32(int(c.Dst.X)) || c.Dst.Y != float32(int(c.Dst.Y)) {
							t.Errorf("%s: %q of %g px at %v is smeared", name, c.Text, c.Size, c.Dst)
						}
					}
				}
			}
		}
	})
	if seen < 1000 {
		t.Errorf("only %d texts were seen", seen)
	}
}

func TestNoNumberOnATableIsTooSmallToBeRead(t *testing.T) {
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	var l paint.List
	eachBattle(t, 40, func(name string, v *rules.View) {
		if v.Map.Shape != rules.Tabletop {
			return
		}
		b := newBoard(rules.Squares)
		b.Metrics = faces
		b.Look(v.Map, paint.Rect{W: 1280, H: 720}, paint.Rect{}, .78)
		for _, zoom := range []float32{6, 7, 9, 12, 14, 20, 34} {
			b.Place = sheet.Place{X: b.W / 2, Y: b.H / 2, Zoom: zoom, Loose: true}
			l.Reset()
			b.Paint(&l, &sheet.Picture{View: v})
			for k := range l.Cmds {
				if c := &l.Cmds[k]; c.Op == paint.Text && c.Text != "" {
					if seen++; rows(faces, c) < valueRows || zoom < 7 {
						t.Errorf("%s: %q has capitals of %d px where an inch has %g", name, c.Text, rows(faces, c), zoom)
					}
				}
			}
		}
	})
	if seen < 50 {
		t.Errorf("only %d numbers were seen", seen)
	}
}

// printed is where the names of places are printed, by their text.
func printed(b *Board, l *paint.List) map[string]paint.Rect {
	all := map[string]paint.Rect{}
	for i := range l.Cmds {
		if c := &l.Cmds[i]; c.Op == paint.Text && c.Font == paint.Caps {
			h := b.Metrics.Ascent(paint.Caps, c.Size)
			all[c.Text] = paint.Rect{X: c.Dst.X, Y: c.Dst.Y - h, W: b.Metrics.Width(paint.Caps, c.Size, c.Text), H: h}
		}
	}
	return all
}

// isPiece reports whether a command draws a piece or a part of one.
func isPiece(c *paint.Cmd) bool {
	if c.Layer != paint.Pieces || c.Op != paint.Image {
		return false
	}
	for _, kind := range []string{"counter/", "plate/", "chip/", "block/", "leader/", "stand/", "pict/"} {
		if strings.HasPrefix(c.Key, kind) {
			return true
		}
	}
	return false
}

func TestNoNameOfAPlaceTouchesAPieceOrAnotherName(t *testing.T) {
	names, left := 0, 0
	var l paint.List
	eachBattle(t, 60, func(battle string, v *rules.View) {
		if v.Map.Shape == rules.Tabletop {
			return
		}
		b := newBoard(rules.Squares)
		b.Look(v.Map, paint.Rect{W: 1280, H: 720}, paint.Rect{}, 1)
		for _, zoom := range []float32{30, 52, 70, 106, 150} {
			b.Place = sheet.Place{X: b.W / 2, Y: b.H / 2, Zoom: zoom, Loose: true}
			l.Reset()
			b.Paint(&l, &sheet.Picture{View: v})
			at := printed(b, &l)
			names += len(at)
			for name, r := range at {
				for other, s := range at {
					if name != other && r.Overlaps(s) {
						t.Errorf("%s at %g: %s and %s run into each other", battle, zoom, name, other)
					}
				}
				if x := r.And(b.Port); x.W < r.W-.5 || x.H < r.H-.5 {
					t.Errorf("%s at %g: %s is cut off", battle, zoom, name)
				}
				for i := range l.Cmds {
					c := &l.Cmds[i]
					d := c.Dst
					switch { // what of the picture is the piece, without its shadow
					case strings.HasPrefix(c.Key, "counter/"), strings.HasPrefix(c.Key, "plate/"), strings.HasPrefix(c.Key, "chip/"):
						d = d.Inset(d.W * .05)
					case strings.HasPrefix(c.Key, "block/"), strings.HasPrefix(c.Key, "leader/"):
						d = paint.Rect{X: d.X + d.W*4/84, Y: d.Y + d.W*3/84, W: d.W * 62 / 84, H: d.H - d.W*22/84}
					case strings.HasPrefix(c.Key, "stand/"):
						continue // turned: see below
					}
					if isPiece(c) && d.Overlaps(r) {
						t.Errorf("%s at %g: %s at %v lies on %s at %v", battle, zoom, name, r, c.Key, d)
					}
				}
				for i := range v.Pieces {
					if pc := &v.Pieces[i]; pc.Form != rules.Marker {
						if at, ok := b.PieceRect(pc.Ref); ok && at.Overlaps(r) {
							t.Errorf("%s at %g: %s at %v lies on piece %v at %v", battle, zoom, name, r, pc.Ref, at)
						}
					}
				}
			}
			left += hiddenNames(v, at, zoom)
		}
	})
	t.Logf("%d names are printed, %d are left out", names, left)
	if names < 100 || left*3 > names {
		t.Errorf("%d names are printed, %d are left out where they had room", names, left)
	}
}

// hiddenNames counts the names of places that are not printed though they are not small.
func hiddenNames(v *rules.View, at map[string]paint.Rect, zoom float32) (n int) {
	var seen []string
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if _, ok := at[a.Label]; ok || zoom < 60 || zoom > 80 || len(a.Label) < 3 || a.Kind == rules.AreaSection || slices.Contains(seen, a.Label) {
			continue
		}
		seen = append(seen, a.Label)
		n++
	}
	return n
}

func TestEveryStateHasAShapeOfTenPixelsOnEachLevel(t *testing.T) {
	for _, s := range rules.States {
		if slices.Contains(untold, s) || s == rules.StateWay || s == rules.StateFatigued || s == rules.StateColumn || s == rules.StateRear || s == rules.StateLinear {
			continue // they are how it stands, or what colour
		}
		for _, form := range []rules.Form{rules.Counter, rules.Blocks, rules.Base, rules.Leader} {
			for _, zoom := range []float32{110, 60, 36, 24} {
				p := rules.Piece{Form: form, Nation: "fr", Face: "infantry", N: 2, Of: 4, Value: "4", Facing: 2}
				_, plain := seen(t, alone(rules.Hexes, p), zoom)
				if _, near := seen(t, alone(rules.Hexes, with(p, s)), 110); len(painttest.Besides(first(seen(t, alone(rules.Hexes, p), 110)), near).Cmds) == 0 {
					continue // no state of this form
				}
				_, l := seen(t, alone(rules.Hexes, with(p, s)), zoom)
				if !slices.ContainsFunc(painttest.Besides(plain, l).Cmds, func(c paint.Cmd) bool {
					return c.Op == paint.Image && min(c.Dst.W, c.Dst.H) >= 10
				}) {
					t.Errorf("%s of form %d has no mark of 10 px where a cell has %g", s, form, zoom)
				}
			}
		}
	}
}

func with(p rules.Piece, s rules.State) rules.Piece {
	p.State = []rules.State{s}
	return p
}

func first(_ *Board, l *paint.List) *paint.List { return l }

// The short names of all units, the widest too, have room beside the value of a counter that is seen
// whole on a small window.
func TestEveryUnitHasItsLettersOnItsCounter(t *testing.T) {
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	v := boardtest.Scenario(t, "manoeuvre", "man-01-first-orders").View(rules.Chance)
	b := newBoard(rules.Squares)
	b.Metrics = faces
	b.Look(v.Map, paint.Rect{W: 900, H: 800}, paint.Rect{}, 1)
	v.Pieces = []rules.Piece{{Ref: 1, Cell: v.Map.Cells[9].Ref, Nation: "us", Face: rules.FaceInfantry, N: 2, Of: 2, Value: "5"}}
	for _, short := range []string{"13M", "10D", "52F", "OG"} {
		for zoom := float32(76); zoom < 120; zoom++ {
			b.Place = sheet.Place{X: 3, Y: 3, Zoom: zoom, Loose: true}
			b.Regard(true)
			var l paint.List
			b.Paint(&l, &sheet.Picture{View: v, Short: func(rules.Ref) string { return short }})
			if !slices.ContainsFunc(l.Cmds, func(c paint.Cmd) bool { return c.Op == paint.Text && c.Text == short }) {
				t.Errorf("nobody reads %q where a cell has %g pixels", short, zoom)
				break
			}
		}
	}
}
