package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// shows reports whether a text is seen in full in the window.
func (b *bench) shows(text string) bool {
	for _, x := range b.Texts() {
		if strings.Contains(x.Cmd.Text, text) {
			return true
		}
	}
	return false
}

func TestAFaultLeadsToItsLineOfTheText(t *testing.T) {
	_, data, err := scenarios.Open("ccn", "ccn-12-waterloo")
	if err != nil {
		t.Fatal(err)
	}
	const wrong = "somewhere-else"
	text := strings.TrimRight(string(data), "\n") + "\n\n[[objective]]\nside = \"french\"\nhexes = [\"" + wrong + "\"]\n"
	for _, size := range []int{100, 200} {
		p := prefs.Default()
		p.TextSize = size
		b := on(pagetest.Open(t, 1280, 720, p), "ccn", text)
		was := b.page.Draft()
		if len(was.Flaws) == 0 {
			t.Fatal("there is no fault")
		}
		if b.shows("hexes = [\"" + wrong) {
			t.Fatal("the text is seen before it is asked for")
		}
		name := "text.1"
		if !b.Has(name) {
			t.Fatalf("%d %%: no line of the text is named: %s", size, b.Names())
		}
		b.Click(name)
		b.Long()
		b.Shot("text")
		if !b.shows("hexes = [\"" + wrong) {
			t.Errorf("%d %%: the line is not seen", size)
		}
		b.Key("1", "Backspace")
		if b.page.Draft() != was || b.page.state.Closed {
			t.Error("keys below it are heard")
		}
		b.In.X, b.In.Y = b.In.W/2, b.In.H/2
		for range 400 {
			b.In.WheelY = 3
			b.Tick()
		}
		if first := "[scenario]"; !b.shows(first) || b.shows("hexes = [\""+wrong) {
			t.Errorf("%d %%: it does not scroll to its first line", size)
		}
		if b.Key("Escape"); b.page.text.line != 0 || b.menus > 0 {
			t.Error("Escape does not close it")
		}
		b.page.ShowText(1)
		b.Ctx.Animate()
		b.Settle()
		for range 400 {
			b.In.WheelY = -3
			b.Tick()
		}
		if !b.shows("hexes = [\"" + wrong) {
			t.Errorf("%d %%: its end cannot be reached", size)
		}
		if b.Key("Escape"); b.page.text.line != 0 {
			t.Error("it stays open")
		}
	}
}
