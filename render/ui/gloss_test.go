package ui

import (
	"math"
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
)

// oneTerm explains a single word, or two.
type oneTerm string

func (o oneTerm) Next(text string, from int) (start, end int, term string) {
	if i := strings.Index(text[from:], string(o)); i >= 0 {
		return from + i, from + i + len(o), "term"
	}
	return 0, 0, ""
}

func (o oneTerm) Explain(string) (name, meaning, clause string) {
	return "In full", "it is explained", "X-1.1"
}

// explaining is a room whose glossary knows a word; text size as in the settings.
func explaining(t *testing.T, word string, size float32, show func(c *Ctx)) *room {
	t.Helper()
	r := newRoom(t, show)
	r.c.Glossary, r.c.Text = oneTerm(word), size
	r.tick()
	return r
}

// over is the middle of a word in the first text that has it.
func (r *room) over(t *testing.T, word string) (x, y float32) {
	t.Helper()
	for _, k := range r.list.Cmds {
		if i := strings.Index(k.Text, word); k.Op == paint.Text && i >= 0 {
			along := (r.c.M.Width(k.Font, k.Size, k.Text[:i]) + r.c.M.Width(k.Font, k.Size, k.Text[:i+len(word)])) / 2
			sin, cos := math.Sincos(float64(k.Angle))
			return k.Dst.X + along*float32(cos) + .3*k.Size*float32(sin), k.Dst.Y + along*float32(sin) - .3*k.Size*float32(cos)
		}
	}
	t.Fatalf("no text has %q", word)
	return 0, 0
}

// rest lets the pointer rest at a place as long as a tooltip takes.
func (r *room) rest(x, y float32) {
	r.at(x, y)
	r.in.Now += tipAfter
	r.tick()
}

func TestAWordIsExplainedOnceThePointerRestsOnIt(t *testing.T) {
	for _, size := range []float32{.8, 1, 2} {
		r := explaining(t, "MA", size, func(c *Ctx) {
			c.Label(paint.Rect{X: 300, Y: 200, W: 900, H: 60}, Body, Start, c.Theme.Text, "Movement MA 4")
		})
		x, y := r.over(t, "MA")
		r.at(x, y)
		if r.says("explained") {
			t.Fatalf("size %g: without a pause", size)
		}
		if r.last.Wake == 0 {
			t.Errorf("size %g: nobody wakes the loop", size)
		}
		r.rest(x, y)
		if !r.says("it is explained") || !r.says("In full") || r.c.Term() != "term" {
			t.Fatalf("size %g: it is not explained", size)
		}
		r.tick()
		if r.c.PointedClause() != "X-1.1" {
			t.Errorf("size %g: F1 would open %q", size, r.c.PointedClause())
		}
		if r.last.Wake != 0 || r.last.Animating {
			t.Errorf("size %g: it asks for frames: %+v", size, r.last)
		}
		r.at(x+1, y) // still on the word
		if !r.says("explained") {
			t.Errorf("size %g: it goes as the pointer moves on the word", size)
		}
		for _, beside := range []float32{-80 * size, 60 * size} {
			r.rest(x+beside, y)
			if r.says("explained") {
				t.Errorf("size %g: %g beside it", size, beside)
			}
		}
		r.rest(x, y+60*size)
		if r.says("explained") || r.last.Wake != 0 {
			t.Errorf("size %g: below it, %+v", size, r.last)
		}
	}
}

func TestATooltipWinsOverATerm(t *testing.T) {
	r := explaining(t, "MA", 1, func(c *Ctx) {
		c.Button(here, Button{Name: "b", Label: "MA", Tip: "a tip"})
	})
	r.rest(r.over(t, "MA"))
	if !r.says("a tip") || r.says("explained") {
		t.Error("the term wins")
	}
}

// A tooltip lies over no card that is read beside its button; that of a button on the card itself may.
func TestATooltipLiesBesideACard(t *testing.T) {
	card := paint.Rect{X: here.X - 10, Y: here.Y + here.H + 2, W: 300, H: 200}
	for _, on := range []bool{false, true} {
		if on {
			card.Y = here.Y - 10
		}
		r := explaining(t, "MA", 1, func(c *Ctx) {
			c.Clear(card)
			c.Button(here, Button{Name: "b", Label: "MA", Tip: "a tip"})
		})
		r.rest(r.over(t, "MA"))
		i := slices.IndexFunc(r.list.Cmds, func(k paint.Cmd) bool { return k.Op == paint.Text && k.Text == "a tip" })
		if i < 0 {
			t.Fatalf("on the card %v: there is no tip", on)
		}
		if at := r.list.Cmds[i].Dst; card.Has(at.X, at.Y) != on {
			t.Errorf("on the card %v: the tip is written at %v, the card lies at %v", on, at, card)
		}
	}
}

func TestAButtonWithoutATooltipIsExplained(t *testing.T) {
	r := explaining(t, "MA", 1, func(c *Ctx) { c.Button(here, Button{Name: "b", Label: "MA"}) })
	r.rest(r.over(t, "MA"))
	if !r.says("explained") {
		t.Fatal("it is not explained")
	}
	r.press()
	if r.says("explained") {
		t.Error("it stays while the button is pressed")
	}
	r.release()
	r.in.Now += 5000
	r.tick()
	if r.says("explained") {
		t.Error("it comes back though the pointer has not moved")
	}
}

func TestNothingBehindADialogOrAPanelIsExplained(t *testing.T) {
	lies := ""
	r := explaining(t, "MA", 1, func(c *Ctx) {
		c.Label(here, Body, Start, c.Theme.Text, "MA")
		switch lies {
		case "dialog":
			c.Modal(.5)
			c.EndModal()
		case "two":
			c.Modal(.5)
			c.Label(here, Body, Start, c.Theme.Text, "MA")
			c.Modal(.5)
			c.EndModal()
			c.EndModal()
		case "panel":
			layer, text := c.On(paint.Cards, paint.CardText)
			c.Block(here)
			c.On(layer, text)
		case "text":
			c.Label(here, Body, Start, c.Theme.Text, "other")
		}
	})
	x, y := r.over(t, "MA")
	for _, lies = range []string{"dialog", "two", "panel", "text", ""} {
		r.at(900, 900)
		r.tick()
		r.rest(x, y)
		if got := r.says("explained"); got != (lies == "") {
			t.Errorf("%q over it: explained is %v", lies, got)
		}
	}
}

func TestAWordInADialogIsExplained(t *testing.T) {
	r := explaining(t, "MA", 1, func(c *Ctx) {
		c.Dialog(Dialog{Title: "Title", Text: "the MA of a unit", Buttons: []Button{{Name: "ok", Label: "Close"}}})
		c.Label(here, Body, Start, c.Theme.Text, "not in the dialog")
	})
	r.rest(r.over(t, "MA"))
	if !r.says("explained") {
		t.Error("it is not")
	}
}

func TestWhatIsClippedIsNotExplained(t *testing.T) {
	clip := paint.Rect{X: 0, Y: 0, W: 1920, H: 1080}
	r := explaining(t, "MA", 1, func(c *Ctx) {
		c.Clip(clip)
		c.Label(here, Body, Start, c.Theme.Text, "MA")
		c.Unclip()
	})
	x, y := r.over(t, "MA")
	clip = paint.Rect{X: 600, Y: 0, W: 300, H: 300}
	r.rest(x, y)
	if r.says("explained") {
		t.Error("it is")
	}
}

func TestATurnedTextIsExplainedWhereItStands(t *testing.T) {
	r := explaining(t, "MA", 1, func(c *Ctx) {
		c.L.Turn(500, 500, -.6)
		c.Label(paint.Rect{X: 400, Y: 480, W: 400, H: 40}, Body, Start, c.Theme.Text, "Movement MA 4")
		c.L.Upright()
	})
	x, y := r.over(t, "MA")
	r.rest(x+60, y+60) // where upright text of that width would reach
	if r.says("explained") {
		t.Fatal("beside it")
	}
	r.rest(x, y)
	if !r.says("explained") {
		t.Error("it is not explained")
	}
}

func TestATermThatIsBrokenOverTwoLinesIsExplainedInBoth(t *testing.T) {
	r := explaining(t, "zone of control", 1, func(c *Ctx) {
		c.Paragraph(paint.Rect{X: 300, Y: 300, W: 200, H: 200}, Body, Start, c.Theme.Text, "enemies in the zone of control stop")
	})
	if len(r.list.Cmds) < 2 || r.says("zone of control") {
		t.Fatalf("the text is not broken there: %v", r.list.Cmds)
	}
	for _, part := range []string{"zone", "control"} {
		r.at(900, 900)
		r.rest(r.over(t, part))
		if !r.says("it is explained") {
			t.Errorf("%s is not explained", part)
		}
	}
	r.at(900, 900)
	r.rest(r.over(t, "enemies"))
	if r.says("it is explained") {
		t.Error("another word is")
	}
}

func TestNobodyIsWokenWhereThereIsNoGlossaryOrNoPointer(t *testing.T) {
	r := newRoom(t, func(c *Ctx) { c.Label(here, Body, Start, c.Theme.Text, "MA") })
	r.at(150, 120)
	if r.last.Wake != 0 {
		t.Error("without a glossary")
	}
	r.c.Glossary = oneTerm("MA")
	r.at(-1, -1)
	if r.last.Wake != 0 {
		t.Error("without a pointer in the window")
	}
}

func TestATermUnderARestingPointerCostsNoMemory(t *testing.T) {
	r := explaining(t, "MA", 1, func(c *Ctx) { c.Label(here, Body, Start, c.Theme.Text, "MA") })
	r.rest(r.over(t, "MA"))
	r.tick()
	if n := testing.AllocsPerRun(20, r.tick); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}

// The explanation of a word lies beside all that is to be read, wherever that is in the window, and beside the word.
func TestTheExplanationLeavesWhatIsReadFree(t *testing.T) {
	whole := paint.Rect{W: 1920, H: 1080}
	for _, x := range []struct {
		name  string
		word  paint.Rect
		clear []paint.Rect
		hides bool // there is no room
	}{
		{"a card beside the word", here, []paint.Rect{{X: 190, Y: 90, W: 300, H: 200}}, false},
		{"the card that the word stands on", paint.Rect{X: 850, Y: 700, W: 60, H: 30}, []paint.Rect{{X: 800, Y: 600, W: 280, H: 460}}, false},
		{"that card, and a lesson to the right of it", paint.Rect{X: 850, Y: 700, W: 60, H: 30},
			[]paint.Rect{{X: 800, Y: 600, W: 280, H: 460}, {X: 1086, Y: 500, W: 800, H: 500}}, false},
		{"a lesson below the word, the width of the window", paint.Rect{X: 850, Y: 700, W: 60, H: 30}, []paint.Rect{{X: 0, Y: 740, W: 1920, H: 340}}, false},
		{"cards all over the window", paint.Rect{X: 850, Y: 700, W: 60, H: 30}, []paint.Rect{whole}, true},
	} {
		r := explaining(t, "MA", 1, func(c *Ctx) {
			c.Label(x.word, Body, Start, c.Theme.Text, "MA")
			for _, k := range x.clear {
				c.Clear(k)
			}
		})
		r.rest(r.over(t, "MA"))
		if !r.says("it is explained") {
			t.Fatalf("%s: it is not explained", x.name)
		}
		bubble := r.c.gloss.lies
		if hides := slices.ContainsFunc(x.clear, bubble.Overlaps); hides != x.hides {
			t.Errorf("%s: it lies at %v, hides %v: %v", x.name, bubble, x.clear, hides)
		}
		if bubble.Overlaps(r.c.gloss.at) || bubble.And(whole) != bubble {
			t.Errorf("%s: it lies at %v, over the word at %v or outside of the window", x.name, bubble, r.c.gloss.at)
		}
	}
}
