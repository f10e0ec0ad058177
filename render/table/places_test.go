package table

import (
	"testing"
)

func TestWhatALampHangsOnIsNotMissed(t *testing.T) {
	b := training(t)
	q := b.t.game.Scene.Ask
	b.t.game.Choice.Push(q.Options[q.Quiet])
	act := b.t.game.Choice.Warning.Act
	for _, r := range act {
		if r == b.ref("fr-hq") || r == b.ref("fr-trains") {
			t.Errorf("%s is said to be forgotten", b.t.game.Words.Keys.Short(r))
		}
	}
	if len(act) == 0 {
		t.Error("nobody is said to be forgotten")
	}
}

func TestNamesOfPlacesThatAreWordsStandInTheReadersLanguage(t *testing.T) {
	for lang, want := range map[string][2]string{"en": {"The Hill", "The Road"}, "it": {"La Collina", "La Strada"}} {
		b := training(t)
		b.words.Use(lang)
		b.Key("F") // the whole map
		b.Pictures("places-" + lang)
		for _, s := range want {
			if !b.Says(s) {
				t.Errorf("%s: %q is not on the map", lang, s)
			}
		}
		if !b.Says("Rivalta") {
			t.Errorf("%s: a proper name is gone", lang)
		}
	}
}
