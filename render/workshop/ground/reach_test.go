package ground

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/shoptest"
	"grognard/rules"
)

// walk goes through all that the drawer shows with one tool in hand, from top to bottom.
type walk struct {
	*shoptest.Bench
	whole map[string]float32 // regions that showed as a whole, and how high they are
	texts map[string]bool    // lines of text, by their place across: whether they ever show as a whole
	where map[string]place   // where what can be clicked showed as a whole
}

// place is how far an area was scrolled.
type place struct {
	area string
	y    float32
}

// areas are what scrolls in the drawer.
var areas = [...]string{"ground.head", "ground.about", "ground.tools"}

// through scrolls each area through and writes down what shows.
func through(d *shoptest.Bench) *walk {
	w := &walk{d, map[string]float32{}, map[string]bool{}, map[string]place{}}
	for _, area := range areas {
		d.UI.ScrollTo(area, 0)
	}
	for _, area := range areas {
		last := ""
		for y := float32(0); ; y += 25 {
			d.UI.ScrollTo(area, y)
			d.Tick()
			d.Tick()
			now := fmt.Sprint(d.List.Cmds)
			if now == last {
				break
			}
			last = now
			w.note(place{area, y})
		}
		d.UI.ScrollTo(area, 0)
		d.Tick()
	}
	return w
}

// note writes down what shows as a whole in a frame.
func (w *walk) note(at place) {
	whole := map[int]bool{}
	for i, x := range w.List.Cmds {
		if x.Op == paint.Text {
			ascent := w.Faces.Ascent(x.Font, x.Size)
			box := paint.Rect{X: x.Dst.X, Y: x.Dst.Y - ascent, W: w.Faces.Width(x.Font, x.Size, x.Text), H: ascent}
			whole[i] = x.Clip.W == 0 || within(box, x.Clip)
			key := fmt.Sprint(x.Text, "|", int(x.Dst.X))
			w.texts[key] = w.texts[key] || whole[i]
		}
	}
	for _, h := range w.Hits() {
		ok, texts := true, 0
		for i, x := range w.List.Cmds {
			if x.Op == paint.Text && h.Has(x.Dst.X, x.Dst.Y-1) && (x.Clip.W == 0 || x.Clip.Has(x.Dst.X, x.Dst.Y-1)) {
				texts++
				ok = ok && whole[i]
				if end := x.Dst.X + w.Faces.Width(x.Font, x.Size, x.Text); end > h.X+h.W+1 {
					w.T.Errorf("%q runs out of %s", x.Text, h.Name)
				}
			}
		}
		if ok && texts > 0 && h.H > w.whole[h.Name]+.5 {
			w.whole[h.Name], w.where[h.Name] = h.H, at
		}
	}
}

// within reports whether a lies in r, but for a pixel.
func within(a, r paint.Rect) bool {
	return a.X >= r.X-1 && a.Y >= r.Y-1 && a.X+a.W <= r.X+r.W+1 && a.Y+a.H <= r.Y+r.H+1
}

// goTo scrolls to where a region shows.
func (w *walk) goTo(name string) {
	for _, area := range areas {
		w.UI.ScrollTo(area, 0)
	}
	w.UI.ScrollTo(w.where[name].area, w.where[name].y)
	w.Tick()
	w.Tick()
}

// wanted are the regions that a drawer has with a tool in hand.
func wanted(d *shoptest.Bench, p *Panel, t *rules.Tool) (all []string) {
	if p.cloth() {
		for _, s := range snapNames {
			all = append(all, s.region)
		}
	} else {
		for _, m := range modeKeys {
			all = append(all, m.region)
		}
		all = append(all, widthNames[:]...)
	}
	if d.UI.ChipWidth(t.Rule) > 0 {
		all = append(all, "ground.rule")
	}
	if sided(t) {
		all = append(all, sideNames[rules.First], sideNames[rules.Second])
	}
	for _, g := range p.groups {
		for _, e := range g.all {
			all = append(all, e.region)
		}
	}
	for _, x := range p.lying {
		all = append(all, x.region)
	}
	return all
}

// TestAllOfEveryToolCanBeReached walks through the drawer with each tool of each system in hand:
// all that can be clicked is seen as a whole somewhere, and no text is cut.
func TestAllOfEveryToolCanBeReached(t *testing.T) {
	for book := range battles {
		for _, language := range []string{"en", "it"} {
			for _, text := range []float32{1, 2} {
				if testing.Short() && (language == "en" || text < 2) {
					continue
				}
				t.Run(fmt.Sprint(book, "-", language, "-", text), func(t *testing.T) { everyTool(t, book, language, text) })
			}
		}
	}
}

func everyTool(t *testing.T, book, language string, text float32) {
	d := shoptest.Open(t, book, battles[book], language, 1280, 720, text)
	p := furnish(d)
	tools := slices.DeleteFunc(slices.Clone(d.State.Open.Kit().Tools), func(x rules.Tool) bool { return x.Stroke == rules.StrokeNone })
	for i := range tools {
		x := &tools[i]
		d.State.Hand.Tool = x.Key
		d.Settle()
		w := through(d)
		for line, ok := range w.texts {
			if !ok {
				t.Errorf("%s in hand: %q is cut wherever one scrolls", x.Key, line)
			}
		}
		for _, name := range wanted(d, p, x) {
			if w.whole[name] < 17*text {
				t.Errorf("%s in hand: %s shows %v high", x.Key, name, w.whole[name])
			}
		}
		if sided(x) {
			for _, s := range []rules.Side{rules.Second, rules.First} {
				w.goTo(sideNames[s])
				if w.Click(sideNames[s]); d.State.Hand.Side != s {
					t.Errorf("%s is not for side %d", x.Key, s)
				}
			}
		}
		if d.UI.ChipWidth(x.Rule) > 0 {
			w.goTo("ground.rule")
			if w.Click("ground.rule"); d.LastAct().Rule != x.Rule {
				t.Errorf("the clause of %s opens %q", x.Key, d.LastAct().Rule)
			}
		}
		next := &tools[(i+1)%len(tools)]
		w.goTo("tool." + next.Key)
		if w.Click("tool." + next.Key); d.State.Hand.Tool != next.Key {
			t.Errorf("after %s a click on %s takes %q", x.Key, next.Key, d.State.Hand.Tool)
		}
	}
}

// TestTheSideIsChosenAboveTheText looks where letters are large: whose a mark is stands above
// what is told of it, which may be long.
func TestTheSideIsChosenAboveTheText(t *testing.T) {
	d := open(t, "ccn", "en", 1280, 720, 2)
	d.State.Hand.Tool = "objective"
	d.Settle()
	seen(d, "ground.tools", "side.second")
	at, said := d.Rect("side.second"), false
	for _, x := range d.List.Cmds {
		if x.Op == paint.Text && x.Dst.X < at.X+at.W && strings.HasPrefix(x.Text, "Hexes that") {
			if said = true; x.Dst.Y < at.Y+at.H {
				t.Errorf("%q stands at %v, the sides at %v", x.Text, x.Dst.Y, at)
			}
		}
	}
	if !said {
		t.Error("what an objective is is not told")
	}
}
