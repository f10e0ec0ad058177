package weigh

import (
	"math"
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

func near(a, b float64) bool { return math.Abs(a-b) < 0.00005 }

// The figures are those of Newcombe, Statistics in Medicine 17 (1998), pages 857 and 873.
func TestWilsonGivesTheIntervalsThatAreInPrint(t *testing.T) {
	for _, x := range []struct {
		k, n      int
		low, high float64
	}{{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0, 0.1611}, {1, 29, 0.0061, 0.1718}, {29, 29, 0.8830, 1}, {0, 0, 0, 1}} {
		if got := Wilson(x.k, x.n); !near(got.Low, x.low) || !near(got.High, x.high) {
			t.Errorf("%d of %d: %v", x.k, x.n, got)
		}
	}
}

func TestNewcombeGivesTheIntervalsThatAreInPrint(t *testing.T) {
	for _, x := range []struct{ k1, n1, k2, n2, low, high float64 }{
		{56, 70, 48, 80, 0.0524, 0.3339}, {9, 10, 3, 10, 0.1705, 0.8090}, {6, 7, 2, 7, 0.0582, 0.8062}, {5, 56, 0, 29, -0.0381, 0.1926},
		{0, 10, 0, 20, -0.1611, 0.2775}, {10, 10, 0, 10, 0.6075, 1}, {0, 0, 5, 10, -1, 1},
	} {
		if got := newcombe(x.k1, x.n1, x.k2, x.n2, quantile(confidence)); !near(got.Low, x.low) || !near(got.High, x.high) {
			t.Errorf("%v: %v", x, got)
		}
	}
}

// Of a thousand weighings with a share that is known, the interval is to hold it about 95 times
// in a hundred.
func TestTheIntervalHoldsTheTruth(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, n := range []int{FirstWord, Usual} {
		held := 0
		for range 1000 {
			truth := 0.05 + 0.9*r.Float64()
			var games []*Game
			for i := range n {
				g := &Game{Seed: uint64(i), Winner: rules.Second}
				if r.Float64() < truth {
					g.Winner = rules.First
				}
				games = append(games, g)
			}
			if sum(games, rules.Course{}).Won[rules.First].holds(truth) {
				held++
			}
		}
		if held < 930 || held > 970 {
			t.Errorf("of weighings of %d games %d of 1000 hold the truth", n, held)
		}
	}
}

// Two battles that are alike are not to be told apart more than 5 times in a hundred, however
// many are compared.
func TestComparingManyDeceivesNoMore(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1))
	for _, drafts := range []int{2, 4} {
		wrong := 0
		for range 1000 {
			var all []*Report
			truth := 0.2 + 0.6*r.Float64()
			for range drafts {
				won := 0
				for range Usual {
					if r.Float64() < truth {
						won++
					}
				}
				all = append(all, reportOf(won, Usual))
			}
			for _, d := range Compare(rules.First, all...) {
				if d.Sure {
					wrong++
					break
				}
			}
		}
		if wrong > 70 {
			t.Errorf("of %d alike something was told apart %d times in 1000", drafts, wrong)
		}
	}
}

func reportOf(won, of int) *Report {
	r := &Report{Decided: of}
	for i := range won {
		r.Won[rules.First].Seeds = append(r.Won[rules.First].Seeds, uint64(i))
	}
	for i := range of - won {
		r.Won[rules.Second].Seeds = append(r.Won[rules.Second].Seeds, uint64(i))
	}
	return r
}

func TestACompareSaysWhatIsMoreThanChance(t *testing.T) {
	clear := Compare(rules.First, reportOf(70, 100), reportOf(40, 100))
	if len(clear) != 1 || !clear[0].Sure || clear[0].Games != 0 || !near(clear[0].Is, 0.3) {
		t.Errorf("%+v", clear)
	}
	if d := Compare(rules.Second, reportOf(70, 100), reportOf(40, 100)); !near(d[0].Is, -0.3) || !d[0].Sure {
		t.Errorf("%+v", d)
	}
	vague := Compare(rules.First, reportOf(55, 100), reportOf(45, 100))[0]
	if vague.Sure || vague.Games < 180 || vague.Games > 200 {
		t.Errorf("%+v", vague)
	}
	n := float64(vague.Games)
	if i := newcombe(.55*n, n, .45*n, n, quantile(confidence)); i.holds(0) {
		t.Errorf("%d games do not tell", vague.Games)
	}
	if i := newcombe(.55*(n-1), n-1, .45*(n-1), n-1, quantile(confidence)); !i.holds(0) {
		t.Errorf("%d games would do", vague.Games-1)
	}
	if d := Compare(rules.First, reportOf(50, 100), reportOf(25, 50))[0]; d.Sure || d.Games != 0 {
		t.Errorf("of equal shares %+v", d)
	}
	if d := Compare(rules.First, reportOf(0, 0), reportOf(25, 50))[0]; d.Sure || d.Games != 0 || d.Is != 0 {
		t.Errorf("of no games %+v", d)
	}
	four := Compare(rules.First, reportOf(60, 100), reportOf(45, 100), reportOf(45, 100), reportOf(45, 100))
	two := Compare(rules.First, reportOf(60, 100), reportOf(45, 100))
	if len(four) != 6 || !two[0].Sure || four[0].Sure || four[5].A != 2 || four[5].B != 3 {
		t.Errorf("of two %+v, of four %+v", two, four)
	}
	for n, want := range map[int]int{7: 7, 99: 99, 381: 390, 12345: 13000} {
		if got := Round(n); got != want {
			t.Errorf("about %d: %d", n, got)
		}
	}
}
