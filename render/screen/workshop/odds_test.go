package workshop

import (
	"fmt"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// moment is a moment of a battle in which somebody is within reach of another.
func moment(t *testing.T, book, id string) (text string, r shoptest.Reach) {
	t.Helper()
	m := pagetest.Fought(t, book, id, 3, 400)
	shop := m.Book().(rules.Workshop)
	for at := m.Len(); at > 0; at -= 7 {
		base, _ := m.At(at).Checkpoint()
		if r, ok := shoptest.Within(shop, base); ok {
			return shop.Adopt(string(m.Start().Data), base), r
		}
	}
	t.Fatal("nobody ever is within reach of anybody")
	return "", r
}

// TestTheOddsAreAsLargeAsTheyNeedAndHideNobodyWhoFights asks for them in windows of all sizes.
func TestTheOddsAreAsLargeAsTheyNeedAndHideNobodyWhoFights(t *testing.T) {
	for _, k := range battles {
		text, r := moment(t, k.book, k.id)
		for i, w := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}, {1920, 1080, 200}} {
			lang := [2]string{"en", "it"}[i%2]
			t.Run(fmt.Sprintf("%s-%d-%d-%s", k.book, w[0], w[2], lang), func(t *testing.T) {
				how := prefs.Default()
				how.Language, how.TextSize = lang, w[2]
				b := on(pagetest.Open(t, w[0], w[1], how), k.book, text)
				s := &b.page.state
				thing := s.Of(r.Who.Ref)
				if thing == nil {
					t.Fatal("nobody knows who attacks")
				}
				s.Drawer, s.Closed = state.Forces, false
				s.Do(state.Select(thing.Path))
				b.Ctx.Animate()
				b.Settle()
				b.page.whatif.Target(r.Foe.Cell, r.Foe.Ref)
				for end := time.Now().Add(20 * time.Second); !b.Reads("%") && time.Now().Before(end); {
					b.Ctx.Animate()
					b.In.Now += 100
					b.Tick()
					time.Sleep(2 * time.Millisecond)
				}
				b.Long()
				b.Shot("odds")
				at := b.page.whatif.Rect()
				if at.W == 0 || !b.Reads("%") {
					t.Fatalf("no odds are told: %v", at)
				}
				if b.page.fought(at) {
					t.Errorf("the card at %v lies on somebody who fights", at)
				}
				need := b.page.whatif.Height(&b.Ctx, at.W)
				full := at.H >= b.page.lay.Card.H-1 // there is no more room in the window
				if at.H < need-1 && !full && w[2] == 100 {
					t.Errorf("it is %v high of %v and needs %v", at.H, b.page.lay.Card.H, need)
				}
				if w[2] == 100 && need < at.H+1 && b.Has("scroll.workshop.whatif") {
					t.Error("it has to be scrolled")
				}
				if at.H < min(need-1, .7*b.page.lay.Map.H) || w[2] == 200 && b.page.lay.Drawer.W > 0 { // no strip: the drawer gives way
					t.Errorf("it is only %v high of %v, beside a drawer at %v", at.H, b.page.lay.Map.H, b.page.lay.Drawer)
				}
				if at.X < 0 || at.Y < b.page.lay.Map.Y || at.X+at.W > b.In.W || at.Y+at.H > b.In.H {
					t.Errorf("it lies at %v", at)
				}
			})
		}
	}
}

// The question whom to attack ends with Esc, with another drawer, with a tool, with cells that are
// asked for and with the selection; the click after that means what it would have meant.
func TestWhomToAttackIsAskedNoLongerThanItMatters(t *testing.T) {
	for _, x := range []struct {
		name string
		do   func(b *bench)
		left bool // those who would attack stay selected
	}{
		{"escape", func(b *bench) { b.Key("Escape") }, true},
		{"drawer", func(b *bench) { b.Click("tab.forces") }, true},
		{"terms", func(b *bench) { b.Key("3") }, true},
		{"cells", func(b *bench) { b.page.state.Asked = &state.Asked{} }, true},
		{"unselected", func(b *bench) { b.page.state.Do(state.Select()) }, false},
		{"tool", func(b *bench) { b.page.state.Do(state.Act{Hand: &state.Hand{Tool: "woods"}}) }, false},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := open(t, "ccn", "ccn-01-rolica-first")
			s := &b.page.state
			s.Drawer, s.Closed = state.Ground, false
			s.Do(state.Select("french.units.0"))
			b.Ctx.Animate()
			b.Settle()
			if b.Click("button.whatif"); !b.page.whatif.Aiming() {
				t.Fatal("nobody asks")
			}
			x.do(b)
			b.Ctx.Animate()
			b.Settle()
			if b.page.whatif.Aiming() || b.Reads(b.page.d.Word("ui.workshop.hint.aim")) {
				t.Error("whom to attack is still asked")
			}
			if left := len(s.Selected()) > 0; left != x.left {
				t.Errorf("selected is %v", s.Selected())
			}
			if x.name == "tool" {
				was := s.Draft()
				b.press(b.empty())
				if b.release(); s.Draft() == was {
					t.Error("the click has been swallowed")
				}
			}
		})
	}
}
