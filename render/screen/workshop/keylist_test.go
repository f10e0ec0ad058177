package workshop

import (
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
	"grognard/scenarios"
)

// In letters of every size, what a key does is set as large as anything else, within the sheet and
// clear of all keys; and keys are called as they are on the keyboards of the language.
func TestTheListOfKeysIsReadInLettersOfEverySize(t *testing.T) {
	for _, k := range battles {
		_, data, err := scenarios.Open(k.book, k.id)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []int{100, 150, 200} {
			p := prefs.Default()
			p.TextSize, p.Language = size, "it"
			b := on(pagetest.Open(t, 1280, 720, p), k.book, string(data))
			b.Click("button.help")
			b.Settle()
			b.Shot("keys")
			var lies []paint.Rect
			list, first := paint.Rect{}, meanings[0].key
			for _, cmd := range b.List.Cmds {
				if cmd.Op == paint.Text && cmd.Text == first {
					list = cmd.Clip
				}
			}
			for _, cmd := range b.List.Cmds {
				if cmd.Op != paint.Text || cmd.Clip != list {
					continue
				}
				if slices.Contains([]string{"Space", "Shift", "Del", "PgUp PgDn"}, cmd.Text) {
					t.Errorf("%s: a key is called %q", k.book, cmd.Text)
				}
				if em := b.Ctx.Em(ui.Body); cmd.Size != em {
					t.Errorf("%s at %d %%: %q is set in %v, not in %v", k.book, size, cmd.Text, cmd.Size, em)
				}
				r := paint.Rect{X: cmd.Dst.X, Y: cmd.Dst.Y - cmd.Size*.7, W: b.Faces.Width(cmd.Font, cmd.Size, cmd.Text), H: cmd.Size * .8}
				if r.X+r.W > cmd.Clip.X+cmd.Clip.W {
					t.Errorf("%s at %d %%: %q runs out of the list", k.book, size, cmd.Text)
				}
				for _, other := range lies {
					if r.Overlaps(other) {
						t.Errorf("%s at %d %%: %q runs into something", k.book, size, cmd.Text)
					}
				}
				lies = append(lies, r)
			}
			if len(lies) < 10 {
				t.Errorf("%s at %d %%: the list says %d things", k.book, size, len(lies))
			}
		}
	}
}

// What a key does on every page stands in the list of the workshop as well.
func TestTheListOfKeysHasThoseOfEveryPage(t *testing.T) {
	for _, key := range []string{"Ctrl+M", "Ctrl+Z", "F1"} {
		if !slices.ContainsFunc(Keys(), func(k [2]string) bool { return k[0] == key }) {
			t.Errorf("%s is not in the list", key)
		}
	}
}
