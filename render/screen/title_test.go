package screen

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// However large the letters are, nobody has to look for a system.
func TestAllSystemsAreSeenOnTheTitle(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for text := 80; text <= 200; text += 40 {
				if testing.Short() && w[0] != 1280 {
					continue
				}
				p := prefs.Default()
				p.Language, p.TextSize = lang, text
				d := newDesk(t, w[0], w[1], p)
				where := fmt.Sprintf("%s, %d at %d %%", lang, w[0], text)
				d.Shot(fmt.Sprintf("title-%s-%d-%d", lang, w[0], text))
				for _, s := range systems() {
					name := d.root.word("ui.system." + s.id + ".name")
					first := false
					for _, x := range d.texts() {
						first = first || len(x.cmd.Text) > 2 && len(name) >= len(x.cmd.Text) && name[:len(x.cmd.Text)] == x.cmd.Text && x.cmd.Font == paint.Caps
					}
					if !first {
						t.Errorf("%s: %s is out of sight", where, name)
					}
				}
				d.readable(where)
			}
		}
	}
}
