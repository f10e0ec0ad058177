package workshop

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/scenarios"
)

// Where letters are large, the card of what is selected has a column beside the drawer, which lies
// where it lay: both are read and used.
func TestTheCardIsReadBesideTheDrawerInLargeLetters(t *testing.T) {
	for _, k := range battles {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			for _, lang := range []string{"en", "it"} {
				if testing.Short() && (size[0] > 1280) != (lang == "en") {
					continue
				}
				t.Run(fmt.Sprintf("%s-%d-%s", k.book, size[1], lang), func(t *testing.T) {
					_, data, err := scenarios.Open(k.book, k.id)
					if err != nil {
						t.Fatal(err)
					}
					p := prefs.Default()
					p.TextSize, p.Language = 200, lang
					b := on(pagetest.Open(t, size[0], size[1], p), k.book, string(data))
					s := &b.page.state
					s.Drawer, s.Closed = state.Forces, false
					b.Ctx.Animate()
					b.Long()
					drawer := b.page.lay.Drawer
					for _, x := range s.Draft().Things {
						if l := s.Line(x.Stock); l == nil || l.Card != nil || x.Ref == 0 {
							continue
						}
						s.Do(state.Select(x.Path))
						break
					}
					b.Ctx.Animate()
					b.Long()
					b.Shot("large")
					card := b.page.property.Rect()
					if card.H < .5*b.In.H || card.Overlaps(b.page.lay.Drawer) || card.Y+card.H > b.In.H {
						t.Errorf("the card has %v, the drawer %v", card, b.page.lay.Drawer)
					}
					if b.page.lay.Drawer != drawer {
						t.Errorf("the drawer lay at %v, lies at %v", drawer, b.page.lay.Drawer)
					}
				})
			}
		}
	}
}
