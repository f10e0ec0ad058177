package table

import (
	"image/color"
	"testing"

	"grognard/assets/palette"
	"grognard/render/board"
	"grognard/rules"
)

func TestRedFramesOnATabletopHaveALegend(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := onFarm(t)
		b.words.Use(lang)
		want := b.words.Word("me.sign.attack")
		if b.Says(want) {
			t.Fatalf("%s: the legend stands there before anything is framed", lang)
		}
		b.piece(b.offers("fire", nil).Who)
		b.Pictures("legend-" + lang)
		if !b.Says(want) {
			t.Errorf("%s: nothing explains the red frames", lang)
		}
		if !b.Says(b.words.Word("me.sign.afar")) {
			t.Errorf("%s: nothing explains the broken ones", lang)
		}
	}
}

func TestTheTintsOfSidesAreNoColoursOfMarks(t *testing.T) {
	marks := []color.NRGBA{palette.Retreat, palette.Gold, palette.Attack}
	for _, s := range []rules.Side{rules.First, rules.Second} {
		tint := board.Tint(s)
		for _, m := range marks {
			far := 0
			for _, d := range [...]int{int(tint.R) - int(m.R), int(tint.G) - int(m.G), int(tint.B) - int(m.B)} {
				far += max(d, -d)
			}
			if far < 90 {
				t.Errorf("the tint %v of side %d is as good as the mark %v", tint, s, m)
			}
		}
	}
}
