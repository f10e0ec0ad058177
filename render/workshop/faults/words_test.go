package faults_test

import (
	"strings"
	"testing"

	"grognard/game/lang/langtest"
)

// What moves something says so: "To F6" alone reads like the key F6.
func TestStepsThatMoveSomethingSaySo(t *testing.T) {
	words := langtest.Words(t)
	for language, verb := range map[string]string{"en": "Move", "it": "Sposta"} {
		words.Use(language)
		for _, key := range []string{"workshop.fix.move", "workshop.fix.move.who", "me.fix.place", "me.fix.to_home", "me.fix.apart_from", "ms.fix.spread", "ns.fix.outside"} {
			if said := words.Word(key, "F6", 2); !strings.HasPrefix(said, verb) {
				t.Errorf("%s: %s is %q", language, key, said)
			}
		}
	}
}
