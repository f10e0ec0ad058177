package lang

import (
	"regexp"
	"strings"
	"testing"

	"grognard/game/keymap"
)

func catalog(t *testing.T, texts ...string) *Catalog {
	t.Helper()
	c, err := Load(files(texts...))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestASentenceNamesTheKeyThatIsPressed(t *testing.T) {
	c := catalog(t, "en/a.toml", "[go]\nother = \"Press {{.Key \\\"L\\\"}} for {{.A}}\"\n")
	moved, err := keymap.Parse("L=Period Period=L")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		keys keymap.Map
		want string
	}{{keymap.Map{}, "L"}, {moved, "."}, {keymap.Map{}, "L"}} {
		n := c.Moved()
		c.Move(x.keys)
		c.Move(x.keys)
		if changed := c.Moved() - n; changed > 1 {
			t.Errorf("moving keys to where they are counts %d times", changed)
		}
		if got := c.Word("go", "x"); got != "Press "+x.want+" for x" {
			t.Errorf("%v: it says %q", x.keys, got)
		}
		if got := c.Keyed("Then {{.Key \"L\"}}."); got != "Then "+x.want+"." {
			t.Errorf("%v: a text of no file says %q", x.keys, got)
		}
		if got := c.Copy().Word("go", "x"); got != "Press "+x.want+" for x" {
			t.Errorf("%v: a copy says %q", x.keys, got)
		}
	}
}

func TestKeysAreLinted(t *testing.T) {
	c := catalog(t, "en/a.toml", "[a]\nother = \"{{.Key \\\"L\\\"}}\"\n[b]\nother = \"{{.Key \\\"Enter\\\"}}\"\n", "it/a.toml", "[a]\nother = \"{{.Key \\\"P\\\"}}\"\n[b]\nother = \"{{.Key \\\"Enter\\\"}}\"\n")
	all := strings.Join(c.Lint(nil), "\n")
	for _, want := range []string{`a: en/a.toml names the keys [L], it/a.toml [P]`, `b: en/a.toml: "Enter" is not the name`} {
		if !strings.Contains(all, want) {
			t.Errorf("lint does not say %q: %s", want, all)
		}
	}
}

// fixed finds a key that the player may move, where a sentence names it as if it stood still.
var fixed = regexp.MustCompile(`(?i:\b(?:press|key|keys|premi|tasto|tasti))\s(?:[A-Z]|F\d+)\b|\b[A-Z]/[A-Z]\b|(?:^|[^+\w])F\d+\b|^[A-Z]: |\([A-Z]\)`)

// No sentence of the screens names a key that can be moved by its letter: it asks for the one that is pressed.
func TestNoSentenceNamesAKeyThatMayBeAnother(t *testing.T) {
	c := ofTheGame(t)
	for _, l := range c.langs {
		for _, key := range l.keys() {
			if !strings.HasPrefix(key, "table.") && !strings.HasPrefix(key, "ui.") && !strings.Contains(key, ".prompt.") {
				continue
			}
			for _, text := range l.words[key].texts() {
				if m := fixed.FindString(action.ReplaceAllString(text, "_")); m != "" {
					t.Errorf("%s %s: %q stands in %q", l.id, key, m, text)
				}
			}
		}
	}
	for text, want := range map[string]bool{"press E for x": true, "O: all": true, "or Q/E": true, "F11 does": true, "premi E per": true, "ship (R)": true,
		"press _ for": false, "Ctrl+M": false, "press Enter": false, "Prem’ Invio": false} {
		if fixed.MatchString(text) != want {
			t.Errorf("%q is found: %v", text, !want)
		}
	}
}
