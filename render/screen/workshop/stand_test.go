package workshop

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// everyPlace brings a piece to every cell of the map, or to a grid of places on a table without
// cells, and selects it there.
func (b *bench) everyPlace(visit func(at string)) {
	b.T.Helper()
	one, s := b.piece(), &b.page.state
	m := s.View().Map
	show := func(at string, e rules.Edit) {
		e.Do, e.Path, e.Side = rules.EditPut, one.Path, one.Side
		s.Do(state.Select())
		s.Do(state.Edit(e))
		b.Ctx.Animate()
		b.Settle()
		if one = s.Draft().Thing(one.Path); one == nil {
			b.T.Fatalf("at %s it is gone", at)
		}
		s.Do(state.Select(one.Path))
		b.Ctx.Animate()
		b.Settle()
		visit(at)
	}
	for i := range m.Cells {
		show(s.Open.Book().Format(m.Cells[i].Ref), rules.Edit{Cells: []rules.Ref{m.Cells[i].Ref}})
	}
	const places = 9
	for i := 0; i < places*places && len(m.Cells) == 0; i++ {
		at := rules.Point{X: m.Width * int32(i%places+1) / (places + 1), Y: m.Height * int32(i/places+1) / (places + 1)}
		show(fmt.Sprint(at), rules.Edit{Pts: []rules.Point{at}, N: 36000})
	}
}

// piece is the first piece of the battle that stands on the map.
func (b *bench) piece() *rules.Thing {
	b.T.Helper()
	for i := range b.page.Draft().Things {
		if t := &b.page.Draft().Things[i]; t.Stock != "" && t.Ref != 0 && (len(t.Cells) == 1 || t.Frame != nil) && t.Turn == 0 {
			return t
		}
	}
	b.T.Fatal("nobody stands on the map")
	return nil
}

// What is selected is to be seen beside its card, wherever it stands.
func TestTheCardNeverLiesOnWhatIsSelected(t *testing.T) {
	for i, k := range battles {
		for j, w := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}, {1920, 1080, 200}} {
			for _, closed := range []bool{true, false} {
				if closed != ((i+j/2+j)%2 == 0) { // every system in every window, each of which is seen both ways
					continue
				}
				if testing.Short() && (w[0] != 1280 || closed && w[2] == 100) {
					continue
				}
				t.Run(fmt.Sprintf("%s-%dx%d-%d-%v", k.book, w[0], w[1], w[2], closed), func(t *testing.T) {
					p := prefs.Default()
					p.TextSize = w[2]
					_, data, err := scenarios.Open(k.book, k.id)
					if err != nil {
						t.Fatal(err)
					}
					b := on(pagetest.Open(t, w[0], w[1], p), k.book, string(data))
					b.page.state.Drawer, b.page.state.Closed = state.Forces, closed
					b.Ctx.Animate()
					b.Settle()
					n := 0
					b.everyPlace(func(at string) {
						card := b.page.property.Rect()
						if card.W < b.page.lay.Card.W && w[2] == 200 {
							b.Shot("stand-" + k.book)
						}
						if card.H == 0 {
							t.Fatalf("at %s there is no card", at)
						}
						for _, r := range b.page.lies(&b.Ctx) {
							if n++; card.Overlaps(r.Inset(5)) {
								t.Errorf("at %s the card at %v lies on %v", at, card, r)
							}
						}
					})
					if n == 0 {
						t.Error("nothing was selected that is in view")
					}
				})
			}
		}
	}
}

// While it is worked at, the card stays where it is.
func TestTheCardStaysWhileItIsWorkedAt(t *testing.T) {
	b := open(t, "ccn", "ccn-01-rolica-first")
	b.page.state.Do(state.Select("french.units.0"))
	b.Ctx.Animate()
	b.Settle()
	was := b.page.property.Rect()
	b.Click("prop.blocks.less")
	b.In.X, b.In.Y = was.Center()
	for _, cell := range b.page.state.View().Map.Cells {
		b.page.state.Do(state.Edit(rules.Edit{Do: rules.EditSet, Path: "french.units.0", Key: "at", Value: b.page.state.Open.Book().Format(cell.Ref)}))
		b.Ctx.Animate()
		b.Settle()
		if at := b.page.property.Rect(); at.X != was.X || at.Y != was.Y {
			t.Fatalf("under the hand it goes from %v to %v", was, at)
		}
	}
}
