package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/keys"
	"grognard/render/screen/title"
)

// A question mark opens the list of keys on every page that has none of its own, and Escape leads back to it; while
// somebody types, it is a letter.
func TestAQuestionMarkListsTheKeysOfAPage(t *testing.T) {
	for name, open := range map[string]func(d *desk){
		"title":   func(*desk) {},
		"browser": func(d *desk) { d.Click("system.ccn") },
		"index":   func(d *desk) { d.Click("button.find") },
		"saves":   func(d *desk) { d.Click("button.load") },
		"options": func(d *desk) { d.Click("button.options") },
		"about":   func(d *desk) { d.Click("button.about") },
		"rules":   func(d *desk) { d.Key("F1") },
		"shelf":   func(d *desk) { d.Click("button.workshop") },
	} {
		for _, key := range []bool{true, false} {
			d := newDesk(t, 1280, 720, prefs.Default())
			open(d)
			d.Long()
			was := d.top()
			if key {
				d.Key("Slash")
			} else {
				d.Typed("?")
			}
			d.Settle()
			if _, lists := d.top().(*keys.List); !lists {
				t.Errorf("%s: by key %v the page is %T", name, key, d.top())
				continue
			}
			_, first := was.(*title.Page)
			if !d.Says(d.root.word("ui.key.tab")) || d.Says(d.root.word("ui.key.games")) != first {
				t.Errorf("%s: the list does not tell the keys of the page", name)
			}
			d.Key("Escape")
			if d.Settle(); d.top() != was {
				t.Errorf("%s: Escape leads to %T", name, d.top())
			}
		}
	}
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("button.find")
	d.Long()
	d.Typed("x")
	d.Typed("?")
	if _, lists := d.top().(*keys.List); lists {
		t.Error("a letter that is typed opens the list")
	}
}
