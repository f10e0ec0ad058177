package workshop

import (
	"fmt"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// What would mend a fault is written as large as it is read, beside a square board too, where it
// has a column: in both languages, with as many faults as there are lines.
func TestWhatMendsAFaultIsReadable(t *testing.T) {
	for _, book := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"squares", "ns-01-maida"}} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, language := range []string{"en", "it"} {
				how := prefs.Default()
				how.Language = language
				b := on(pagetest.Open(t, size[0], size[1], how), book[0], text(t, book[0], book[1]))
				s := &b.page.state
				if book[0] == "manoeuvre" { // one that is mended in three ways
					if err := s.Open.Become(faulty["manoeuvre"].faults.Replace(s.Draft().Text)); err != nil {
						t.Fatal(err)
					}
				}
				for i := len(s.Draft().Things) - 1; i >= 0 && len(s.Draft().Flaws) < 3; i-- { // units where the enemy stands
					x := s.Draft().Things[i]
					for _, y := range s.Draft().Things {
						if x.Stock != "" && y.Stock != "" && len(x.Cells) == 1 && len(y.Cells) == 1 && y.Side != x.Side {
							s.Do(state.Edit(rules.Edit{Do: rules.EditPut, Path: x.Path, Cells: y.Cells, Side: x.Side}))
							break
						}
					}
				}
				tag := fmt.Sprint(book[0], size[0], language)
				for range 20 {
					if b.Ctx.Animate(); b.Has("fix.1.1") {
						break
					}
					b.Long()
				}
				b.Long()
				b.Shot("mend-" + tag)
				em, n := b.Ctx.Em(ui.SmallB), 0
				for _, h := range b.Hits() {
					if !strings.HasPrefix(h.Name, "fix.") {
						continue
					}
					for _, x := range b.Texts() {
						if cx, cy := x.Rect.Center(); h.Rect.Has(cx, cy) {
							if n++; x.Cmd.Size < em*.9 {
								t.Errorf("%s: %q is written in %v pixels, not %v", tag, x.Cmd.Text, x.Cmd.Size, em)
							}
						}
					}
				}
				if n == 0 {
					t.Errorf("%s: nothing mends %d faults: %s", tag, len(s.Draft().Flaws), b.Names())
				}
			}
		}
	}
}
