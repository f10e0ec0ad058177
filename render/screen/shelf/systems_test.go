package shelf

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// Where letters are so large that the systems have no room side by side, arrows lead to the next and
// to the one before, and the shelf of a system is seen from its top.
func TestArrowsLeadFromSystemToSystem(t *testing.T) {
	how := prefs.Default()
	how.TextSize, how.Language = 200, "it"
	b := on(pagetest.Open(t, 1280, 720, how), "musket", nil)
	var all []string
	for _, k := range scenarios.Books() {
		all = append(all, k.Name())
	}
	at := 0
	for all[at] != "musket" {
		at++
	}
	to := func(button string, by int) {
		t.Helper()
		for _, area := range []string{"list.shelf", "shelf.detail"} {
			b.Ctx.ScrollTo(area, 500)
		}
		b.Ctx.Animate()
		b.Settle()
		b.Click(button)
		b.Settle()
		at = (at + by + len(all)) % len(all)
		if got := b.page.Book(); got != all[at] {
			t.Fatalf("%s leads to %s, not to %s", button, got, all[at])
		}
		if !b.Says(b.page.d.Words.Book(all[at])) {
			t.Errorf("the name of %s is not said", all[at])
		}
		if first := b.page.list[b.page.row].name; !b.Has(first) {
			t.Errorf("%s: %s is chosen and out of view", all[at], first)
		}
		if title := b.page.titled(&b.page.list[b.page.row]); !b.Reads(title) {
			t.Errorf("%s: %q is out of view", all[at], title)
		}
	}
	for range all {
		to("button.system", 1)
	}
	for range all {
		to("button.system.back", -1)
	}
	b.Shot("systems")
}
