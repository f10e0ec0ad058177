package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
	"grognard/scenarios"
)

// What lies over the map while nothing is pointed at is measured on what is painted.

// windows are the sizes of windows that are measured.
var windows = [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}}

// opened opens a battle in a window, with letters so large, the pointer away from
// everything and the last lines of the log told.
func opened(t *testing.T, system, scenario string, w, h, text int, lang string) *battle {
	t.Helper()
	p := prefs.Default()
	p.TextSize, p.Language = text, lang
	d := newDesk(t, w, h, p)
	d.kept.Log = Loose
	b := d.begin(screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11}))
	b.Long()
	b.In.Now += 7000
	b.away()
	return b
}

// grain is the side of the squares, in pixels, in which the window is measured.
const grain = 4

// area counts the squares of the window on which something is painted that counts, as a
// part of all.
func (b *battle) area(counts func(*paint.Cmd) bool) float64 {
	w, h := int(b.In.W)/grain, int(b.In.H)/grain
	seen := make([]bool, w*h)
	n := 0
	for i := range b.List.Cmds {
		k := &b.List.Cmds[i]
		if !counts(k) || k.Color.A == 0 {
			continue
		}
		r := k.Dst
		if k.Clip.W > 0 {
			r = r.And(k.Clip)
		}
		for y := max(0, int(r.Y+grain/2)/grain); y < min(h, int(r.Y+r.H+grain/2)/grain); y++ {
			for x := max(0, int(r.X+grain/2)/grain); x < min(w, int(r.X+r.W+grain/2)/grain); x++ {
				if !seen[y*w+x] {
					seen[y*w+x] = true
					n++
				}
			}
		}
	}
	return float64(n) / float64(w*h)
}

// furniture is the part of the window under bar, standards, turn, tools and hand, and
// whatever else lies over the map. What lies on the desk, such as piles, covers nothing, and
// where pieces wait to be placed nothing is at rest.
func (b *battle) furniture() float64 {
	l := &b.t.lay
	onDesk := func(r paint.Rect) bool {
		for _, at := range [...]paint.Rect{l.Piles[0], l.Piles[1], l.Common, l.Play, l.Fallen[0], l.Fallen[1], l.tray, l.Labels} {
			if at.W > 0 && at.Inset(-4).Has(r.Center()) {
				return true
			}
		}
		return l.Fanned && l.Hand.Has(r.Center())
	}
	return b.area(func(k *paint.Cmd) bool {
		return k.Layer >= paint.Panel && k.Op != paint.Text && !strings.HasPrefix(k.Key, "ui/shadow") && !onDesk(k.Dst)
	})
}

func TestFurnitureAtRestCoversLittleOfTheWindow(t *testing.T) {
	most := map[int]float64{1280: .15, 1920: .12, 2560: .10}
	for _, book := range scenarios.Books() {
		for i, s := range scenarios.List(book.Name()) {
			if testing.Short() && i%4 > 0 {
				continue
			}
			t.Run(s.ID, func(t *testing.T) {
				for _, size := range windows {
					b := opened(t, book.Name(), s.ID, size[0], size[1], 100, "en")
					b.readable()
					part := b.furniture()
					if b.t.lay.Spread.W > 0 || b.t.buildsArmy() {
						return // tiles and armies to choose from lie beside the map
					}
					t.Logf("%d: %.1f %%", size[0], part*100)
					if part > most[size[0]] {
						t.Errorf("%.1f %% of a window %d wide is covered, want at most %.0f %%", part*100, size[0], most[size[0]]*100)
					}
					if ground := b.area(func(k *paint.Cmd) bool { return k.Layer == paint.Ground && k.Op != paint.Text }); float32(ground) < b.t.lay.Map.H/b.In.H-.002 { // the bar is opaque

						t.Errorf("map and desk are painted under %.2f %% of a window %d wide", ground*100, size[0])
					}
				}
				if part := opened(t, book.Name(), s.ID, 1280, 720, 200, "en").furniture(); part > .30 {
					t.Errorf("%.1f %% is covered where letters are twice as large", part*100)
				} else {
					t.Logf("200 %%: %.1f %%", part*100)
				}
			})
		}
	}
}

// Rows of pixels that capitals on pieces have at least: of values, and of all else.
const (
	valueHigh = 11
	textHigh  = 8
)

// readable reports what stands on a piece in view and is too small to be read, and names of
// places that lie on one.
func (b *battle) readable() {
	t, v, k := b.desk.T, b.t.game.Scene.View(), &b.t.View.Board
	t.Helper()
	if v.Map.Shape == rules.Tabletop {
		return
	}
	values := map[string]bool{}
	var at []paint.Rect
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if r, ok := k.PieceRect(p.Ref); ok && p.Form != rules.Marker {
			at = append(at, r)
		}
		if p.Form == rules.Counter {
			values[p.Value], values[p.Main], values[p.Strength] = true, true, true
		}
	}
	for i := range v.Pieces {
		delete(values, v.Pieces[i].Mark) // it stands on a slip
	}
	for n := range 10 {
		delete(values, strconv.Itoa(n)) // so many may stand in a stack
	}
	on := func(r paint.Rect) bool { return slices.ContainsFunc(at, r.Overlaps) }
	for i := range b.List.Cmds {
		c := &b.List.Cmds[i]
		if c.Op != paint.Text || c.Text == "" || c.Layer != paint.Pieces && c.Layer != paint.Labels {
			continue
		}
		r := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - b.Faces.Ascent(c.Font, c.Size), W: b.Faces.Width(c.Font, c.Size, c.Text), H: b.Faces.Ascent(c.Font, c.Size)}
		least := float32(textHigh)
		switch {
		case !r.Overlaps(k.Free):
			continue
		case c.Font == paint.Caps:
			if on(r) {
				t.Errorf("%s lies on a piece", c.Text)
			}
			continue
		case values[c.Text]:
			least = valueHigh
		}
		if r.H < least-.5 && on(r) {
			t.Errorf("in a window %.0f wide %q has capitals of %.1f px, want %g", b.In.W, c.Text, r.H, least)
		}
	}
}

func TestLettersOfEverySizeFitTheTable(t *testing.T) {
	for system, scenario := range bloody {
		for text := 80; text <= 200; text += 10 {
			if testing.Short() && text%100 != 0 {
				continue
			}
			for i, size := range windows { // each language in every second of them, and of the sizes of the text
				b := opened(t, system, scenario, size[0], size[1], text, []string{"en", "it"}[(text/10+i)%2])
				b.fits(text)
				b.t.Close()
			}
		}
	}
}

// fits reports what the letters of panels at rest are cut off by, and whether the map has
// less than its part of the window.
func (b *battle) fits(text int) {
	t, l := b.desk.T, &b.t.lay
	t.Helper()
	when := fmt.Sprintf("%s, %d %%, %.0f wide", b.words.Language(), text, b.In.W)
	if part := l.Map.W * l.Map.H / (b.In.W * b.In.H); part < .7 && l.Spread.W == 0 {
		t.Errorf("%s: the map has %.1f %% of the window", when, part*100)
	}
	for i := range b.List.Cmds {
		c := &b.List.Cmds[i]
		if c.Op != paint.Text || c.Layer != paint.Panel && c.Layer != paint.PanelText {
			continue
		}
		up := b.Faces.Ascent(c.Font, c.Size)
		r := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - up, W: b.Faces.Width(c.Font, c.Size, c.Text), H: up}
		room := paint.Rect{W: b.In.W, H: b.In.H}
		if c.Clip.W > 0 {
			room = room.And(c.Clip)
		}
		if in := r.And(room); in.W < r.W-1.5 || in.H < r.H-1.5 {
			t.Errorf("%s: %q at %v is cut off by %v", when, c.Text, r, room)
		}
		for _, at := range [...]paint.Rect{l.Standards[0], l.Standards[1], l.Turn, l.Bar} {
			if in := r.And(at); at.Has(r.Center()) && (in.W < r.W-1.5 || in.H < r.H-1.5) {
				t.Errorf("%s: %q at %v does not fit %v", when, c.Text, r, at)
			}
		}
	}
}
