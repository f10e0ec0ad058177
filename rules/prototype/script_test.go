package prototype

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
)

// begin starts at a position file.
func begin(t *testing.T, k rules.Rulebook, file string) *rules.Position {
	t.Helper()
	b, err := k.Load([]byte(file), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(k, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play gives answers written as options, or as "roll 3 5", or "draw NAME". It
// returns the events of all of them.
func play(t *testing.T, p *rules.Position, script ...string) (*rules.Position, []rules.Event) {
	t.Helper()
	var all []rules.Event
	for _, line := range script {
		a, err := answer(p, line)
		if err != nil {
			t.Fatal(err)
		}
		next, news, err := p.Play(a)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		p, all = next, append(all, news...)
	}
	return p, all
}

func answer(p *rules.Position, line string) (rules.Answer, error) {
	req := p.Request()
	if req == nil {
		return rules.Answer{}, fmt.Errorf("%s: the game is over", line)
	}
	words := strings.Fields(line)
	if (words[0] == "roll" || words[0] == "draw") != (req.To == rules.Chance) {
		return rules.Answer{}, fmt.Errorf("%s: the game asks %s", line, req.Kind)
	}
	a := rules.Answer{By: req.To}
	var err error
	switch words[0] {
	case "roll":
		for _, w := range words[1:] {
			f, _ := strconv.Atoi(w)
			a.Faces = append(a.Faces, f)
		}
	case "draw":
		for i, r := range req.Dice.Bag {
			if p.Book().Format(r) == words[1] {
				a.Faces = []int{i}
			}
		}
	default:
		a.Option, err = rules.ParseOption(p.Book(), line)
	}
	return a, err
}

// chance is the chance, in percent to two places, that a Step ends so.
func chance(t *testing.T, p *rules.Position, first []rules.Option, policy func(*rules.Request) (rules.Option, bool), so func(rules.Leaf) bool) string {
	t.Helper()
	sum, all, leaves := new(big.Rat), new(big.Rat), 0
	v := rules.Preview{Policy: policy, OneDraw: true}
	err := v.Outcomes(p, first, func(l rules.Leaf) {
		leaves++
		all.Add(all, l.Chance)
		if so(l) {
			sum.Add(sum, l.Chance)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if all.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the chances of %d leaves add up to %s", leaves, all)
	}
	return sum.Mul(sum, big.NewRat(100, 1)).FloatString(2)
}

// kinds lists what was told.
func kinds(events []rules.Event) string {
	var s []string
	for _, e := range events {
		s = append(s, string(e.Kind))
	}
	return strings.Join(s, " ")
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }
