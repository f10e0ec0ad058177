package table

import (
	"fmt"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
)

// In the bar nothing is clipped, cut off or over another thing, in any window, at any
// size of text and in both languages.
func TestTheBarHoldsItsSentenceAndItsButtonsAtAnySizeOfText(t *testing.T) {
	for _, x := range [...][2]string{{"ccn", "ccn-12-waterloo"}, {"musket", "marengo-1800"}, {"manoeuvre", "man-01-first-orders"}, {"eagles", "the-walled-farm"}, {"squares", "ns-01-maida"}} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, lang := range []string{"en", "it"} {
				for text := 80; text <= 200; text += 60 {
					p := prefs.Default()
					p.TextSize, p.Language = text, lang
					d := newDesk(t, size[0], size[1], p)
					b := d.begin(screentest.Begin(t, x[0], x[1], match.Start{Open: true, Seed: 3}))
					b.Settle()
					if text == 200 {
						b.Pictures(fmt.Sprint("bar-", x[0], "-", size[1], "-", lang))
					}
					b.barFits(fmt.Sprint(x[0], " ", size, " ", lang, " ", text))
					b.t.Close()
				}
			}
		}
	}
}

// barFits reports what of the bar lies outside of it, or over another part.
func (b *battle) barFits(when string) {
	t, bar := b.desk.T, b.t.lay.Bar
	t.Helper()
	var buttons []paint.Hit
	for _, h := range b.Hits() {
		if (strings.HasPrefix(h.Name, "button.") || strings.HasPrefix(h.Name, "option.")) && h.Y < bar.Y+bar.H {
			buttons = append(buttons, h)
			if h.Y < bar.Y || h.Y+h.H > bar.Y+bar.H || h.X < 0 || h.X+h.W > bar.W {
				t.Errorf("%s: %s lies at %v, the bar at %v", when, h.Name, h.Rect, bar)
			}
		}
	}
	for _, k := range b.List.Cmds {
		if k.Op != paint.Text || k.Dst.Y > bar.Y+bar.H || k.Layer != paint.PanelText {
			continue
		}
		w := b.Faces.Width(k.Font, k.Size, k.Text)
		if k.Dst.Y > bar.Y+bar.H-2 || k.Dst.Y-k.Size*.7 < bar.Y {
			t.Errorf("%s: %q stands at %v, the bar at %v", when, k.Text, k.Dst, bar)
		}
		for _, h := range buttons {
			if k.Dst.X < h.X && k.Dst.X+w > h.X+1 && k.Dst.Y > h.Y && k.Dst.Y-k.Size*.7 < h.Y+h.H {
				t.Errorf("%s: %q runs into %s", when, k.Text, h.Name)
			}
			if h.Has(k.Dst.X, k.Dst.Y) && k.Dst.X+w > h.X+h.W {
				t.Errorf("%s: %q does not fit %s", when, k.Text, h.Name)
			}
		}
	}
	for i, a := range buttons {
		for _, c := range buttons[i+1:] {
			if a.Overlaps(c.Rect) {
				t.Errorf("%s: %s lies over %s", when, a.Name, c.Name)
			}
		}
	}
}
