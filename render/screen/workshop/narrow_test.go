package workshop

import (
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
)

// Beside a square board a fault has its sentence in the letters of everything else, with all of its
// buttons below it in one row, that to the text among them.
func TestFaultsBesideASquareBoardHaveRoom(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		how := prefs.Default()
		how.Language = language
		was := text(t, "manoeuvre", "man-01-first-orders")
		b := on(pagetest.Open(t, 1280, 720, how), "manoeuvre", was)
		b.Settle()
		b.Shot("narrow-sound-" + language)
		if b.page.lay.Faults.W > b.page.lay.Free.W/2 {
			t.Fatal("the board is not square: there is no column beside it")
		}
		if !b.Reads(b.page.summary()) {
			t.Errorf("%s: of a sound battle nothing is said but that", language)
		}
		if err := b.page.state.Open.Become(strings.Replace(was, `"fr-2l", at = "b2"`, `"fr-2l", at = "a2"`, 1)); err != nil {
			t.Fatal(err)
		}
		b.Ctx.Animate()
		b.Settle()
		at := b.rects("fix.1.")
		for i := 0; i < 200 && len(at) == 0; i++ { // what would mend it is looked for in the background
			time.Sleep(10 * time.Millisecond)
			b.In.Now += 100
			b.Tick()
			at = b.rects("fix.1.")
		}
		b.Shot("narrow-faults-" + language)
		to, ok := b.rects("text.")["text.1"]
		if !ok || len(at) == 0 {
			t.Fatalf("%s: the buttons are %v and %v", language, at, to)
		}
		for name, r := range at {
			if r.Y != to.Y || r.Overlaps(to) {
				t.Errorf("%s: %s lies at %v, the text at %v", language, name, r, to)
			}
		}
		said := b.page.faults.Sentence(&b.page.Draft().Flaws[0])
		for _, k := range b.List.Cmds {
			if k.Op == paint.Text && len(k.Text) > 8 && strings.HasPrefix(said, k.Text) && k.Size < b.Ctx.Line(ui.Small)/1.6 {
				t.Errorf("%s: %q is %v high", language, k.Text, k.Size)
			}
		}
	}
}
