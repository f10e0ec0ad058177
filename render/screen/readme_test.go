package screen

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/shoptest"
)

// named are the words of the window that the section of the readme on battles names.
func named(t *testing.T) (all []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(data), "## Build a battle")
	section, _, found := strings.Cut(section, "\n## ")
	if !found {
		t.Fatal("there is no section on battles")
	}
	for _, m := range regexp.MustCompile(`\*([^*\n]+)\*`).FindAllStringSubmatch(section, -1) {
		all = append(all, m[1])
	}
	return all
}

// TestTheReadmeNamesWhatTheWindowShows builds a first battle as the readme says, on a grid and
// on a table without one, and looks for each of its names on the way.
func TestTheReadmeNamesWhatTheWindowShows(t *testing.T) {
	all := named(t)
	if len(all) < 10 {
		t.Fatalf("it names %q alone", all)
	}
	for _, f := range shoptest.Firsts {
		if f.Book != "ccn" && f.Book != "eagles" {
			continue
		}
		t.Run(f.Book, func(t *testing.T) {
			m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default()), shots: "readme-" + f.Book}
			left := slices.Clone(all)
			see := func() {
				m.Settle()
				left = slices.DeleteFunc(left, func(name string) bool {
					return slices.ContainsFunc(m.List.Cmds, func(k paint.Cmd) bool { return k.Op == paint.Text && k.Text == name })
				})
			}
			see()
			m.Tap("button.workshop")
			m.Tap("shelf." + f.Book)
			m.Tap("copy." + f.Copy)
			see()
			m.Tap("blank." + f.Blank)
			see()
			m.Tap("button.begin")
			see()
			if m.Has("tab.ground") && !m.Reads("To begin: ") {
				t.Error("nothing is said of how to begin")
			}
			f.Build(m, f.Title)
			see()
			m.Tap("term.chapter.victory")
			see()
			m.Tap("tab.forces")
			see()
			m.Tap("button.menu")
			see()
			m.Tap("button.shelf")
			see()
			m.Tap("button.back")
			m.begin(pagetest.Fought(t, f.Book, f.Copy, 3, 40))
			if m.Click("button.menu"); !m.Has("button.setup") {
				m.Click("button.menu")
			}
			see()
			if len(left) > 0 {
				t.Errorf("nobody sees %q", left)
			}
		})
	}
}
