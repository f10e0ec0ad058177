package workshop

import (
	"maps"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// Rows of the drawer of forces lie where they lay, whatever is dragged out of it onto the map: the
// next thing is where the hand expects it, and what is used up keeps its place.
func TestRowsStayWhilePiecesAreDraggedOut(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			r, _ := scenarios.Book(k.book)
			text := r.(rules.Workshop).Blanks()[0].Text
			if k.book == "musket" { // all of its blank is folded
				_, data, _ := scenarios.Open(k.book, "montebello-1800")
				text = string(data)
			}
			b := on(pagetest.Open(t, 1280, 720, prefs.Default()), k.book, text)
			s := &b.page.state
			b.Key("2")
			b.Settle()
			for i := 0; len(b.lines()) == 0 && i < 30; i++ { // what is in the battle stands before them
				b.wheel(-3)
			}
			was := b.rects("stock.")
			put, gone := 0, ""
			for _, name := range b.lines() {
				l := s.Line(strings.TrimPrefix(name, "stock."))
				if put > 1 && (l.Left != 1 || gone != "") {
					continue
				}
				n := len(s.Draft().Things)
				x, y := b.empty()
				b.press(b.Center(name))
				b.drag(x, y)
				b.release()
				if len(s.Draft().Things) == n {
					continue
				}
				if put++; l.Left == 1 {
					gone = name
				}
				b.Ctx.Animate()
				b.Settle()
				now := b.rects("stock.")
				for name, at := range was {
					if to, ok := now[name]; !ok || to != at {
						t.Fatalf("%d pieces are out: %s lay at %v, lies at %v", put, name, at, to)
					}
				}
			}
			b.Shot("rows-" + k.book)
			if put == 0 {
				t.Fatal("nothing could be dragged out")
			}
			if gone == "" {
				return
			}
			if b.Click(gone); s.Hand.Stock != "" {
				t.Errorf("%s is used up and comes in hand", gone)
			}
			b.Key("2")
			b.Settle()
			b.Key("2")
			b.Settle()
			if now := b.rects("stock."); now[gone] != (paint.Rect{}) {
				t.Errorf("the drawer was shut, and %s is still there", gone)
			}
		})
	}
}

// wheel turns the wheel over the list.
func (b *bench) wheel(by float32) {
	b.In.X, b.In.Y = b.page.lay.Drawer.Center()
	b.Tick()
	b.In.WheelY = by
	b.Tick()
	b.In.WheelY = 0
	b.Settle()
}

// lines are the regions of units in the box that are in view.
func (b *bench) lines() (all []string) {
	list := b.page.lay.Drawer.Inset(20)
	for _, h := range b.Hits() {
		l := b.page.state.Line(strings.TrimPrefix(h.Name, "stock."))
		x, y := h.Rect.Center()
		if strings.HasPrefix(h.Name, "stock.") && l != nil && l.Card == nil && !l.Filed && l.Piece.Form != rules.Leader && list.Has(x, y) {
			all = append(all, h.Name)
		}
	}
	return all
}

// rects are where the regions lie whose names begin so.
func (b *bench) rects(prefix string) map[string]paint.Rect {
	all := map[string]paint.Rect{}
	for _, h := range b.Hits() {
		if strings.HasPrefix(h.Name, prefix) {
			all[h.Name] = h.Rect
		}
	}
	return all
}

// Another side is shown from its top.
func TestAnotherSideIsShownFromItsTop(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			b.page.state.Drawer, b.page.state.Closed = state.Forces, false
			b.Ctx.Animate()
			b.Settle()
			b.Click("forces.side.first")
			before := b.rects("forces.army")
			if b.wheel(-3); maps.Equal(b.rects("forces.army"), before) {
				t.Fatal("the list does not scroll")
			}
			b.Click("forces.side.second")
			if b.Click("forces.side.first"); !maps.Equal(b.rects("forces.army"), before) {
				t.Errorf("headings lay at %v, lie at %v", before, b.rects("forces.army"))
			}
		})
	}
}

// Tools of the drawer of the ground lie where they lay when one of them is taken.
func TestToolsStayWhenOneIsTaken(t *testing.T) {
	for _, k := range battles {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			r, _ := scenarios.Book(k.book)
			b := on(pagetest.Open(t, size[0], size[1], prefs.Default()), k.book, r.(rules.Workshop).Blanks()[0].Text)
			b.page.state.Drawer, b.page.state.Closed = state.Ground, false
			b.Ctx.Animate()
			b.Settle()
			was := b.rects("tool.")
			for _, tool := range b.page.state.Open.Kit().Tools {
				if _, ok := was["tool."+tool.Key]; !ok {
					continue
				}
				b.page.state.Do(state.Act{Hand: &state.Hand{Tool: tool.Key}})
				b.Ctx.Animate()
				b.Settle()
				for name, at := range b.rects("tool.") {
					if old, ok := was[name]; ok && (old.X != at.X || old.Y != at.Y || old.W != at.W) {
						t.Fatalf("%s %v: %s is taken: %s lay at %v, lies at %v", k.book, size, tool.Key, name, old, at)
					}
				}
			}
		}
	}
}
