package theatre

import (
	"bytes"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/series"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/ui"
	_ "grognard/rules/rulestest/heap"
)

// sheet is a window with nothing but a map in it.
type sheet struct {
	ui   ui.Ctx
	m    *Map
	lang string
	mark series.Pt
	box  paint.Rect // of the mark
}

// Frame implements paint.Scene.
func (s *sheet) Frame(in *paint.Input, l *paint.List) paint.Status {
	s.ui.Begin(in, l)
	at := s.m.Paint(&s.ui, s.ui.Window(), s.lang, s.mark)
	s.box = s.m.Battle(&s.ui, first(at(s.mark)), second(at(s.mark)))
	return s.ui.End()
}

// Hits implements paint.Hitter.
func (s *sheet) Hits() []paint.Hit { return s.ui.Hits() }

func first(x, _ float32) float32  { return x }
func second(_, y float32) float32 { return y }

// over reports whether two rectangles lie on each other, by its own sum: the one of the package is what is examined.
func over(a, b paint.Rect) bool {
	return min(a.X+a.W, b.X+b.W) > max(a.X, b.X) && min(a.Y+a.H, b.Y+b.H) > max(a.Y, b.Y)
}

// No name of any campaign lies on another one, beyond the frame or under the mark of a battle, in no language and at no
// size; countries and large towns are always named.
func TestNamesLieApart(t *testing.T) {
	plans, err := series.Plans()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range plans {
		for _, lang := range []string{"en", "it"} {
			for _, text := range []float32{1, 2} {
				w := screentest.Open(t, 640, 520)
				s := &sheet{m: New(w.Store, &p.Map, p.ID), lang: lang, mark: p.Battle(p.First).At}
				s.ui = w.Widgets(langtest.Words(t))
				s.ui.Text = text
				w.Show(s)
				s.m.Close()
				var set []paint.Rect
				for _, c := range w.List.Cmds {
					if c.Op != paint.Text {
						continue
					}
					r := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - c.Size*.7, W: w.Faces.Width(c.Font, c.Size, c.Text), H: c.Size * .7}
					for _, o := range set {
						if over(r, o) {
							t.Errorf("%s, %s at %v: %q lies on another name", p.ID, lang, text, c.Text)
						}
					}
					if r.X < 0 || r.X+r.W > 640 || r.Y < 0 || r.Y+r.H > 520 {
						t.Errorf("%s, %s at %v: %q is cut off", p.ID, lang, text, c.Text)
					}
					if in := s.box.Inset(s.box.W * .15); over(r, in) {
						t.Errorf("%s, %s at %v: %q lies under the mark", p.ID, lang, text, c.Text)
					}
					set = append(set, r)
				}
				for _, n := range p.Map.Towns {
					if n.Large && text == 1 && !w.Says(n.Name.In(lang)) {
						t.Errorf("%s, %s: %s has no name", p.ID, lang, n.Name.In(lang))
					}
				}
			}
		}
	}
}

// A map is a function of its file: the same bytes each time.
func TestAMapIsDrawnAlike(t *testing.T) {
	plans, err := series.Plans()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range plans {
		a, b := Draw(&p.Map, 320, 260, 8), Draw(&p.Map, 320, 260, 8)
		if !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s is drawn in two ways", p.ID)
		}
		if c := a.RGBAAt(160, 130); c.A != 255 {
			t.Errorf("%s is empty", p.ID)
		}
	}
}
