package weigh

import (
	"math"
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// The figures are those of the tables of Student's distribution.
func TestStudentGivesWhatStandsInTables(t *testing.T) {
	for _, x := range []struct{ part, free, want float64 }{
		{.95, 1, 12.706}, {.95, 2, 4.303}, {.95, 5, 2.571}, {.95, 10, 2.228}, {.95, 30, 2.042}, {.95, 120, 1.980}, {.99, 10, 3.169}, {.90, 4, 2.132}, {.95, 1e6, 1.960},
	} {
		if got := student(x.part, x.free); math.Abs(got-x.want) > 0.0005 {
			t.Errorf("%v of %v degrees: %v, want %v", x.part, x.free, got, x.want)
		}
	}
}

// lasting is a report of games that ended in such turns.
func lasting(turns ...int) *Report {
	var games []*Game
	for i, n := range turns {
		games = append(games, &Game{Seed: uint64(i + 1), Turn: n, Winner: rules.First})
	}
	return sum(games, rules.Course{})
}

// Student's sleep data of 1908 in tenths of an hour: R's t.test(extra ~ group, sleep) tells a
// difference of -1.58 and an interval from -3.365483 to 0.205483.
func TestLengthsAreComparedAfterWelch(t *testing.T) {
	first, second := []int{7, -16, -2, -12, -1, 34, 37, 8, 0, 20}, []int{19, 8, 11, 1, -1, 44, 55, 16, 46, 34}
	l := longer(lasting(first...), lasting(second...), confidence)
	if !near(l.Is, -15.8) || math.Abs(l.Low+33.65483) > 0.0001 || math.Abs(l.High-2.05483) > 0.0001 || l.Sure || !l.Known {
		t.Errorf("%+v", l)
	}
	for i := range second {
		second[i] += 10
	}
	if l = longer(lasting(second...), lasting(first...), confidence); !near(l.Is, 25.8) || !l.Sure {
		t.Errorf("%+v", l)
	}
	for _, x := range []struct {
		a, b *Report
		want Longer
	}{{lasting(), lasting(3, 4), Longer{}}, {lasting(3), lasting(3, 4), Longer{}}, {lasting(8, 8, 8), lasting(8, 8), Longer{Known: true}},
		{lasting(9, 9, 9), lasting(8, 8), Longer{Is: 1, Interval: Interval{1, 1}, Sure: true, Known: true}}} {
		if got := longer(x.a, x.b, confidence); got != x.want {
			t.Errorf("%+v, want %+v", got, x.want)
		}
	}
}

// Of battles that are as long as each other no more than 5 in a hundred are told apart, however
// many are compared.
func TestComparingLengthsDeceivesNoMore(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, drafts := range []int{2, 4} {
		wrong := 0
		for range 1000 {
			var all []*Report
			for range drafts {
				var turns []int
				for range 2 * FirstWord {
					turns = append(turns, 8+r.IntN(5)*r.IntN(4)) // askew
				}
				all = append(all, lasting(turns...))
			}
			for _, d := range Compare(rules.First, all...) {
				if d.Turns.Sure {
					wrong++
					break
				}
			}
		}
		if wrong < 20 || wrong > 70 {
			t.Errorf("of %d alike something was told apart %d times in 1000", drafts, wrong)
		}
	}
}
