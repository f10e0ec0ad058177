package analysis

import (
	"math"
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/screen/pagetest"
	"grognard/rules"
)

// What is read of decisions and luck adds up to the change of the chance that is read, and each number is one of
// the two that it lies between.
func TestPartsAddUpToTheChange(t *testing.T) {
	for _, k := range []struct {
		whole int
		parts []float64
		want  []int
	}{
		{7, []float64{-.0702, .0386, .1064}, []int{-7, 4, 10}},
		{-4, []float64{-.363, .157, .151}, []int{-36, 16, 16}},
		{-48, []float64{.359, -.4245, -.414}, []int{36, -43, -41}},
		{-8, []float64{.004, -.084}, []int{0, -8}},
	} {
		got := adding(k.whole, k.parts...)
		sum := 0
		for i, n := range got {
			sum += n
			if math.Abs(float64(n)-100*k.parts[i]) >= 1 {
				t.Errorf("%v: %d is written for %.3f", k.parts, n, k.parts[i])
			}
		}
		if sum != k.whole || !slices.Equal(got, k.want) {
			t.Errorf("%v are written as %v, want %v, in all %d", k.parts, got, k.want, k.whole)
		}
	}
}

// What brought a change is called what it was: dice, cards, both, or another judgement where none fell; small ones of these
// are left out.
func TestPartsAreCalledWhatTheyWere(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	for _, k := range []struct {
		share study.Share
		want  string
	}{
		{study.Share{Decision: .02, Luck: -.1, Dice: true}, "decision +2 %, dice −10 %"},
		{study.Share{By: rules.Second, Decision: .02, Luck: -.1, Cards: true}, "decision −2 %, cards drawn +10 %"},
		{study.Share{Luck: .1, Dice: true, Cards: true}, "decision 0, dice and cards +10 %"},
		{study.Share{Decision: .02, Anew: -.08}, "decision +2 %, judged anew −8 %"},
		{study.Share{Decision: .02, Anew: -.08, Skips: true}, "decision +2 %, later ones not judged yet −8 %"},
		{study.Share{Decision: .02, Anew: -.01}, ""},
	} {
		change := k.share.Decision + k.share.Luck + k.share.Anew
		if k.share.By == rules.Second {
			change = -change
		}
		if got := partsOf(&d.Deps, k.share, change); strings.ReplaceAll(got, "\u00a0", " ") != strings.ReplaceAll(k.want, " %", "%") && got != k.want {
			t.Errorf("%+v reads %q, want %q", k.share, got, k.want)
		}
	}
}
