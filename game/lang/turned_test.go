package lang_test

import (
	"testing"

	"grognard/game/lang/langtest"
)

func TestATurningPointSaysWhatBecameOfItsObjectives(t *testing.T) {
	w := langtest.Words(t)
	for _, k := range []struct {
		said         string
		goals        []string
		places, lost bool
		en, it       string
	}{
		{"x", nil, false, false, "x", "x"},
		{"", []string{"Hill"}, true, false, "Foot: Hill taken.", "Foot: preso l’obiettivo Hill."},
		{"", []string{"Hill", "Farm"}, true, true, "Foot: Hill and Farm lost.", "Foot: perso l’obiettivo Hill e Farm."},
		{"Foot: broken!", []string{"Hill"}, true, true, "Foot: broken! Foot: Hill lost.", "Foot: broken! Foot: perso l’obiettivo Hill."},
		{"Foot: passed", []string{"Guard"}, false, true, "Foot: passed. Foot: objective no longer met – Guard.", "Foot: passed. Foot: obiettivo non più raggiunto – Guard."},
		{"", []string{"Guard"}, false, false, "Foot: objective met – Guard.", "Foot: obiettivo raggiunto – Guard."},
	} {
		for lang, want := range map[string]string{"en": k.en, "it": k.it} {
			w.Use(lang)
			if got := w.Turned(k.said, "Foot", k.goals, k.places, k.lost); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
