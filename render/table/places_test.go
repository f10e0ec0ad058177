package table

import (
	"strings"
	"testing"

	"grognard/render/table/words"
	"grognard/rules"
)

func TestObjectivesAreCalledByTheNameOnTheMap(t *testing.T) {
	b := training(t)
	v := b.m.View()
	cell := b.ref("0805")
	if got := words.PlaceName(v, cell); got != "Rivalta" {
		t.Errorf("0805 is called %q", got)
	}
	if got := words.PlaceName(v, b.ref("0101")); got != "" {
		t.Errorf("0101 is called %q", got)
	}
	if got := b.t.words.GaugeValue(&rules.Gauge{Key: "goals", N: 3, Refs: []rules.Ref{cell}}); !strings.HasSuffix(got, ": Rivalta") {
		t.Errorf("the gauge says %q", got)
	}
	worth := &rules.View{Map: &rules.Map{Areas: []rules.Area{{Kind: "objective", Label: "3", Cells: []rules.Ref{cell}}}}}
	if got := words.PlaceName(worth, cell); got != "" {
		t.Errorf("a worth of 3 is a name: %q", got)
	}
}

func TestWhatALampHangsOnIsNotMissed(t *testing.T) {
	b := training(t)
	q := b.t.scene.Ask
	_, act, _ := b.t.unspent(q.Options[q.Quiet])
	for _, r := range act {
		if r == b.ref("fr-hq") || r == b.ref("fr-trains") {
			t.Errorf("%s is said to be forgotten", b.t.names.Short(r))
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
