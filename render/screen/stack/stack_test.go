package stack_test

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
)

// sheet is a page with a button.
type sheet struct {
	name   string
	y      float32
	key    paint.Key
	below  page.Page
	d      *page.Deps
	pushed int
	closed bool
}

func (s *sheet) Frame(c *ui.Ctx) {
	if s.below != nil {
		s.d.Beneath(c, s.below)
	}
	if c.Button(paint.Rect{X: 100, Y: s.y, W: 300, H: 60}, ui.Button{Name: "button." + s.name, Label: s.name, Key: s.key}) {
		s.pushed++
	}
}

func (s *sheet) Close() { s.closed = true }

func TestANoticeStaysBehindOnItsPageUnlessItIsAFault(t *testing.T) {
	for _, kept := range []bool{false, true} {
		d := pagetest.Open(t, 1920, 1080, prefs.Default())
		if kept {
			d.Deps.Tell("Something has happened")
		} else {
			d.Deps.Inform("Something has happened")
		}
		d.Tick()
		if !d.Says("Something has happened") {
			t.Fatal("nothing is said")
		}
		d.In.Now += 1000
		d.Put(&sheet{name: "other"})
		if d.Says("Something has happened") != kept {
			t.Errorf("fault %v: on the next page it shows: %v", kept, !kept)
		}
		d.In.Now += 20_000
		d.Settle()
		if d.Says("Something has happened") {
			t.Errorf("fault %v: it stays for ever", kept)
		}
	}
}

func TestAPageThatNobodyCanComeBackToIsClosed(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	a, b, e := &sheet{name: "a"}, &sheet{name: "b"}, &sheet{name: "e"}
	d.Put(a)
	d.Put(b)
	if a.closed || d.Stack.Below() != page.Page(a) {
		t.Error("a page below another one is closed")
	}
	d.Stack.Replace(e)
	d.Settle()
	if !b.closed || a.closed || d.Stack.Top() != page.Page(e) {
		t.Errorf("replaced: %v, below it: %v", b.closed, a.closed)
	}
	d.Stack.Pop()
	d.Stack.Push(b)
	if !d.Stack.Turning() || d.Stack.Top() != page.Page(e) {
		t.Error("the page turns before the frame is over")
	}
	d.Settle()
	if !e.closed || d.Stack.Top() != page.Page(b) || d.Stack.Below() != page.Page(a) {
		t.Error("two changes of one frame do not follow each other")
	}
	d.Stack.Home(nil)
	d.Settle()
	if !a.closed || len(d.Stack.All()) != 1 {
		t.Error("not all pages are left")
	}
	d.Stack.Pop()
	d.Settle()
	if len(d.Stack.All()) != 1 || d.Stack.Below() != nil {
		t.Error("the lowest page is left")
	}
}

func TestAPageBeneathHearsNothing(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	below := &sheet{name: "below", y: 100, key: "B"}
	over := &sheet{name: "over", y: 300, key: "O", below: below, d: &d.Deps}
	d.Put(over)
	d.Key("B", "O")
	d.Click("button.over")
	if below.pushed != 0 || over.pushed != 2 {
		t.Errorf("the page below hears %d, the one over it %d of 2", below.pushed, over.pushed)
	}
}

// tipped is a page with a button near the foot, where notices lie, that has a tooltip.
type tipped struct{ y float32 }

func (p *tipped) Frame(c *ui.Ctx) {
	c.Button(paint.Rect{X: 800, Y: p.y, W: 300, H: 40}, ui.Button{Name: "button.tipped", Label: "A button", Tip: "What it does"})
}

// A tooltip lies on no notice, be the notice above, below or at the button.
func TestATooltipLiesOnNoNotice(t *testing.T) {
	for y := float32(780); y < 1040; y += 10 {
		d := pagetest.Open(t, 1920, 1080, prefs.Default())
		d.Put(&tipped{y})
		d.Deps.Tell("Something has happened that takes a line of words to be told")
		d.Settle()
		d.In.X, d.In.Y = 805, y+38
		for range 4 {
			d.In.Now += 500
			d.Tick()
		}
		var tip, note paint.Rect
		for _, x := range d.Texts() {
			switch x.Cmd.Text {
			case "What it does":
				tip = x.Rect
			case "Something has happened that takes a line of words to be told":
				note = x.Rect
			}
		}
		if note.W == 0 {
			t.Fatal("there is no notice")
		}
		if tip.W == 0 { // the notice lies over the button
			continue
		}
		if tip.Inset(-8).Overlaps(note.Inset(-12)) {
			t.Errorf("a button at %v: the tooltip at %v lies on the notice at %v", y, tip, note)
		}
	}
}

// opening is a page of three buttons that wants the keyboard to be on it.
type opening struct{ _ int }

func (p *opening) Frame(c *ui.Ctx) {
	c.Opens()
	for i, name := range [...]string{"button.foot", "button.one", "button.two"} {
		before := c.Rank(0)
		if i == 0 {
			c.Rank(2)
		}
		c.Button(paint.Rect{X: 100, Y: float32(100 + 100*i), W: 300, H: 60}, ui.Button{Name: name, Label: name})
		c.Rank(before)
	}
}

// A page that is reached by keys has the ring on its first widget, or where it was when it was left; one that is
// reached by the mouse has none, and neither has one that does not ask for it.
func TestAPageThatIsReachedByKeysShowsWhereTheKeyboardIs(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	ring := func() string {
		if !d.Ctx.Ringed() {
			return ""
		}
		return d.Ctx.Focus()
	}
	first, second := &opening{}, &opening{}
	d.Put(first)
	if ring() != "" {
		t.Fatalf("without a key the ring is at %q", ring())
	}
	d.Key("Tab", "Tab")
	if ring() != "button.two" {
		t.Fatalf("Tab leads to %q", ring())
	}
	d.Put(second)
	if ring() != "button.one" {
		t.Errorf("a page that is reached by keys opens at %q", ring())
	}
	d.Key("Tab", "Tab")
	if ring() != "button.foot" {
		t.Errorf("the foot is not last: %q", ring())
	}
	d.Stack.Pop()
	d.Settle()
	if ring() != "button.two" {
		t.Errorf("the page that was left at its second button shows %q", ring())
	}
	d.Put(&sheet{name: "plain", y: 300})
	if ring() != "" {
		t.Errorf("a page that does not ask for it has the ring at %q", ring())
	}
	d.Stack.Pop()
	d.Settle()
	if ring() != "button.two" {
		t.Errorf("the keyboard is forgotten on a page without a ring: %q", ring())
	}
	d.Click("button.one")
	d.Put(second)
	if ring() != "" {
		t.Errorf("after a click the ring is at %q", ring())
	}
}
