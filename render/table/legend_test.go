package table

import (
	"testing"
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
