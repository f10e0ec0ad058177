package workshop

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/table/words"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// tells checks that the card tells the same size and angle in its heading and in its fields, and
// returns them as hundredths of an inch and degrees.
func (b *bench) tells(when string) (all [3]int) {
	b.T.Helper()
	s := &b.page.state
	t := s.Shown().Thing(s.Selected()[0])
	unit := int(s.View().Map.Unit)
	size := func(n int32) int { return (int(n)*100 + unit/2) / unit }
	all = [3]int{size(t.Frame.Wide), size(t.Frame.Deep), (t.Frame.Facing + 50) / 100 % 360}
	w := b.page.stage.Words
	head := w.Word("ui.workshop.place.frame", words.Parts(all[0], 100), words.Parts(all[1], 100), all[2])
	if all[2] == 0 && !t.Frame.Fills && !t.Frame.Scales {
		head = w.Word("ui.workshop.place.box", words.Parts(all[0], 100), words.Parts(all[1], 100))
	}
	if !b.Reads(head) {
		b.T.Errorf("%s: the heading is not %q", when, head)
	}
	for i, key := range []string{"wide", "deep", "angle"} {
		if p := t.Prop(key); p != nil && p.Value != strconv.Itoa(all[i]) {
			b.T.Errorf("%s: %s is %s, the heading says %d", when, key, p.Value, all[i])
		}
	}
	return all
}

// handle is the region of the handle that turns what is selected, the last, or of another one.
func (b *bench) handle(n int) (last int, r paint.Rect) {
	last = -1
	for _, h := range b.Ctx.Hits() {
		if x, ok := strings.CutPrefix(h.Name, "handle."); ok {
			i, _ := strconv.Atoi(x)
			if i == n {
				r = h.Rect
			}
			last = max(last, i)
		}
	}
	if n < 0 {
		_, r = b.handle(last)
	}
	return last, r
}

// Heading, fields and handles of a shape on a tabletop tell one size and one angle, before, while and
// after it is turned and pulled, with every snap.
func TestTheCardOfAShapeTellsOneSizeAndOneAngle(t *testing.T) {
	r, _ := scenarios.Book("eagles")
	blank := r.(rules.Workshop).Blanks()[0].Text
	pt := func(x, y float64) rules.Point { return rules.Point{X: int32(x * 1000), Y: int32(y * 1000)} }
	for name, e := range map[string]rules.Edit{
		"round":   {Tool: "hill", Pts: []rules.Point{pt(36, 24)}},
		"oblong":  {Tool: "wood", Pts: []rules.Point{pt(30, 20), pt(42, 27.25)}},
		"polygon": {Tool: "wood", Pts: []rules.Point{pt(30, 20), pt(32, 29), pt(40, 27.5), pt(43, 21)}},
	} {
		for snap := range state.SnapOff + 1 {
			t.Run(fmt.Sprint(name, "-", snap), func(t *testing.T) {
				b := onWide(t, blank)
				s := &b.page.state
				e.Do, e.Side = rules.EditPut, rules.Chance
				s.Do(state.Edit(e))
				s.Snap, s.Closed = snap, true
				b.Ctx.Animate()
				b.Long()
				rnd := rand.New(rand.NewPCG(uint64(snap), 3))
				for i := range 12 {
					was := b.tells("before")
					last, at := b.handle(-1)
					turns := i%2 == 0
					if !turns {
						if s.Thing().Frame.Scales { // its own corners would take the form from it
							last = 4
						}
						_, at = b.handle(rnd.IntN(last))
					}
					if at.W == 0 {
						t.Fatalf("there is no handle: %s", b.Names())
					}
					x, y := at.Center()
					b.press(x, y)
					to := rnd.Float64() * 2 * math.Pi
					d := 20 + 60*rnd.Float64()
					if turns {
						f := s.Thing().Frame
						mx, my, _ := b.page.Place(float64(f.Middle.X)/1000, float64(f.Middle.Y)/1000)
						x, y, d = mx, my, 150
					}
					b.drag(x+float32(d*math.Sin(to)), y-float32(d*math.Cos(to)))
					on := b.tells("while it is dragged")
					b.release()
					b.Ctx.Animate()
					b.Long()
					now := b.tells("after")
					if now != on {
						t.Errorf("while it was dragged it was %v, let go it is %v", on, now)
					}
					if turns && (now[0] != was[0] || now[1] != was[1]) {
						t.Errorf("turned it goes from %v to %v", was, now)
					}
					f := s.Thing().Frame
					mx, my, _ := b.page.Place(float64(f.Middle.X)/1000, float64(f.Middle.Y)/1000)
					_, at = b.handle(-1)
					hx, hy := at.Center()
					way := math.Atan2(float64(hx-mx), float64(my-hy)) * 180 / math.Pi
					if off := math.Remainder(way-float64(now[2]), 360); math.Abs(off) > 2 {
						t.Errorf("it is turned by %d, its handle by %.0f", now[2], way)
					}
				}
			})
		}
	}
}

// onWide is a large window on a text of The March of Eagles.
func onWide(t *testing.T, text string) *bench {
	return on(pagetest.Open(t, 1920, 1080, prefs.Default()), "eagles", text)
}

// A line that slants has no facing of its own: nothing says that it is turned by none.
func TestASlantingLineIsNotSaidToBeUnturned(t *testing.T) {
	r, _ := scenarios.Book("eagles")
	b := onWide(t, r.(rules.Workshop).Blanks()[0].Text)
	s := &b.page.state
	s.Do(state.Edit(rules.Edit{Do: rules.EditPut, Tool: "hedge", Side: rules.Chance, Pts: []rules.Point{{X: 30000, Y: 20000}, {X: 34000, Y: 22000}, {X: 39000, Y: 29000}}}))
	b.Ctx.Animate()
	b.Long()
	if b.tells("a hedge"); b.Reads("turned 0") {
		t.Error("a slanting hedge is said to be turned by 0 degrees")
	}
}
