package ai

import (
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// What a player has learned to be bad is no reason by words that praise it, nor a risk by words that
// blame its want: not by what a rulebook makes of it, nor, where that is nothing, by which way is good.
func TestNoReasonIsGivenAgainstItsWords(t *testing.T) {
	for _, x := range []struct {
		f      rules.Feature
		weight float64
		want   bool
	}{
		{rules.Feature{Worth: 8}, -60, true},
		{rules.Feature{Worth: 8}, 60, false},
		{rules.Feature{Worth: -8}, 60, true},
		{rules.Feature{Worth: 8, Good: -1}, 60, false},
		{rules.Feature{Good: 1}, -34, true},
		{rules.Feature{Good: 1}, 34, false},
		{rules.Feature{}, -34, false},
	} {
		for _, diff := range []float64{-2, 2} {
			if got := len(spoken([]Reason{reason("x.", x.f, diff, x.weight)}, false)) == 0; got != x.want {
				t.Errorf("%+v, learned to be worth %v: against its words %v", x.f, x.weight, got)
			}
		}
	}
}

// The features that were learned against their words are those that are known to be so.
func TestFeaturesThatWereLearnedAgainstTheirWords(t *testing.T) {
	found := map[string]bool{}
	for _, book := range scenarios.Books() {
		w := Learned(book)
		for _, f := range book.(rules.Judge).Assets() {
			if r := reason("", f, 1, w.Asset(f)); r.against {
				found[book.Name()+" "+f.Key] = true
			}
		}
	}
	for _, key := range []string{"manoeuvre hand", "musket line", "ccn horse"} {
		if !found[key] {
			t.Errorf("%s is told: %v", key, found)
		}
	}
}
