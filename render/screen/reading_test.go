package screen

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
)

// walk visits every screen around the table.
func (d *desk) walk(visit func(screen string)) {
	visit("title")
	d.Click("button.options")
	visit("options")
	d.Key("Escape")
	d.Click("button.about")
	visit("about")
	d.Key("Escape")
	d.Click("button.load")
	visit("load-empty")
	d.Key("Escape")
	d.Click("button.find")
	visit("find")
	d.Click("button.filter")
	visit("find-filter")
	d.Key("Escape", "Escape")
	d.Click("system.manoeuvre")
	visit("browser")
	d.Click("button.rules")
	visit("reader")
	d.Typed("6.1")
	visit("reader-search")
	d.Key("Escape", "Escape")
}

func TestEveryTextCanBeReadAtEverySizeInBothLanguages(t *testing.T) {
	for _, w := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}, {1024, 768, 125}, {3840, 2160, 100}, {2560, 1440, 125}} {
		for _, lang := range []string{"en", "it"} {
			t.Run(fmt.Sprintf("%dx%d at %d%% in %s", w[0], w[1], w[2], lang), func(t *testing.T) {
				p := prefs.Default()
				p.Language, p.TextSize = lang, w[2]
				d := newDesk(t, w[0], w[1], p)
				d.walk(func(screen string) {
					d.Shot(fmt.Sprintf("%s-%dx%d-%d-%s", screen, w[0], w[1], w[2], lang))
					d.Readable(screen)
				})
			})
		}
	}
}
