package overlay

import "testing"

func TestOverlaysHaveKeysOfTheirOwn(t *testing.T) {
	keys := []string{"moves", "ranges", "zoc", "control", "sight", "supply", "retreat", "command", "sections", "victory"}
	o := Overlays{Keys: keys, letters: assign(keys)}
	seen := map[string]bool{}
	for i, key := range keys {
		if l := o.Letter(i); l == "" || seen[l] {
			t.Errorf("%s has the key %q", key, l)
		} else {
			seen[l] = true
		}
	}
	if o.Letter(0) != "R" {
		t.Errorf("the first has the key %q, not that of its kind", o.Letter(0))
	}
}
