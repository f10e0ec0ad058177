package overlay

import (
	"image"
	"strings"
	"testing"

	"grognard/assets"
	"grognard/render/board/tabletop"
	"grognard/rules"
	"grognard/scenarios"
)

func TestOverlaysHaveKeysOfTheirOwn(t *testing.T) {
	keys := rules.OverlayKeys[:len(spare)]
	o := Overlays{Keys: keys, letters: assign(keys, "")}
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

// TestNoTwoButtonsBesideAMapAreAlike compares the pictures on all buttons beside the map of each
// system, pixel by pixel.
func TestNoTwoButtonsBesideAMapAreAlike(t *testing.T) {
	pix := map[string]string{}
	keep := func(name string, img *image.RGBA) { pix[name] = string(img.Pix) }
	if err := assets.Sprites(keep); err != nil {
		t.Fatal(err)
	}
	for _, icon := range []string{tabletop.ArcIcon, tabletop.ZoneIcon, tabletop.WitnessIcon} {
		pix[icon] = icon // each is drawn where tables are
	}
	for _, book := range scenarios.Books() {
		shown := map[string]string{}
		look := func(what, icon string) {
			if was := shown[pix[icon]]; was != "" || pix[icon] == "" {
				t.Errorf("%s: %s has the picture of %q", book.Name(), what, was)
			}
			shown[pix[icon]] = what
		}
		for _, icon := range []string{"icon/zoom-in", "icon/zoom-out", "icon/zoom-fit", "icon/grid", "icon/eye", "icon/undo", "icon/redo", "icon/play"} {
			look(icon, icon)
		}
		for _, key := range book.Overlays() {
			look(string(key), Icon(key))
		}
	}
}

// In the workshop the brush has B: who has that in a game has another letter there, and nobody else.
func TestALetterThatIsTakenChangesNoOther(t *testing.T) {
	for _, b := range scenarios.Books() {
		keys := b.Overlays()
		game, shop := assign(keys, ""), assign(keys, "BKNEWFGMD")
		for i := range keys {
			if kept := game[i] == shop[i]; kept == (strings.IndexByte("BKNEWFGMD", game[i]) >= 0) || shop[i] == 0 && game[i] != 0 {
				t.Errorf("%s: %s has %c in a game and %c in the workshop", b.Name(), keys[i], game[i], shop[i])
			}
		}
	}
}
