package screen

import (
	"testing"

	"grognard/game/prefs"
)

// Every battle has a page on which nothing is cut off and nothing lies on anything else.
func TestThePageOfEveryBattleCanBeRead(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		p := prefs.Default()
		p.Language = lang
		d := newDesk(t, 1280, 720, p)
		for _, s := range systems() {
			b := newBrowser(d.root, s)
			d.root.push(b)
			d.Settle()
			for i := range b.list {
				if testing.Short() && i%4 != 0 {
					continue
				}
				b.show(i)
				d.Long()
				tag := "browse-" + lang + "-" + b.list[i].ID
				d.Shot(tag)
				d.readable(tag)
			}
			d.Key("Escape")
			d.Settle()
		}
	}
}
