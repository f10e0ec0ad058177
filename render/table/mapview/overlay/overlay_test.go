package overlay

import (
	"image"
	"strings"
	"testing"

	"grognard/assets"
	"grognard/render/board/tabletop"
	"grognard/rules"
)

func TestOverlaysHaveKeysOfTheirOwn(t *testing.T) {
	keys := rules.OverlayKeys[:len(spare)]
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

func TestEveryOverlayHasAPicture(t *testing.T) {
	drawn := map[string]bool{tabletop.ArcIcon: true, tabletop.ZoneIcon: true, tabletop.WitnessIcon: true}
	if err := assets.Sprites(func(name string, _ *image.RGBA) { drawn[strings.Split(name, "@")[0]] = true }); err != nil {
		t.Fatal(err)
	}
	for _, key := range rules.OverlayKeys {
		if !drawn[Icon(key)] {
			t.Errorf("%s has the picture %q, which nobody draws", key, Icon(key))
		}
	}
}
