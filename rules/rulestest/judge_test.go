package rulestest_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/toy"
)

// fan is a toy game that names features, with words that another book has for its own: units
// and cards of a side, and whether an answer is an attack or plays a card.
type fan struct {
	toy.Book
	asset    string
	assets   func(b *toy.Board, s rules.Side, into []int)
	prospect func(b *toy.Board, q *rules.Request, o rules.Option, into []int)
}

func (fan) Prefix() string { return "man" }
func (f fan) Assets() []rules.Feature {
	return []rules.Feature{{Key: "units", Worth: 10}, {Key: f.asset, Worth: 1}}
}
func (fan) Prospects() []rules.Feature { return []rules.Feature{{Key: "hits"}, {Key: "spent"}} }

func (f fan) CountAssets(rb rules.Board, s rules.Side, into []int) {
	b := rb.(*toy.Board)
	clear(into)
	for p, pc := range b.Pieces {
		if p/2 == int(s) {
			into[0] += pc.Steps
		}
	}
	into[1] = held(b, s)
	if f.assets != nil {
		f.assets(b, s, into)
	}
}

func (f fan) CountProspects(rb rules.Board, q *rules.Request, o rules.Option, into []int) {
	clear(into)
	switch o.Do {
	case "attack":
		into[0] = 1
	case "play":
		into[1] = 1
	}
	if f.prospect != nil {
		f.prospect(rb.(*toy.Board), q, o, into)
	}
}

// held counts the cards in a hand.
func held(b *toy.Board, s rules.Side) (n int) {
	for _, z := range b.Cards {
		if int(z) == 1+int(s) {
			n++
		}
	}
	return n
}

func TestKitFindsFeaturesThatAreCountedWrong(t *testing.T) {
	type into = []int
	for _, x := range []struct {
		what, want string
		book       fan
		judged     rulestest.Judged
	}{
		{"a sound book", "", fan{}, rulestest.Judged{}},
		{"no words", "no words of it for man.asset.moons.less", fan{asset: "moons"}, rulestest.Judged{}},
		{"two of one name", `two of the assets are called "units"`, fan{asset: "units"}, rulestest.Judged{}},
		{"an asset that is not written", "hand is -2147483648", fan{assets: func(_ *toy.Board, _ rules.Side, n into) { n[1] = -1 << 31 }}, rulestest.Judged{}},
		{"a prospect too large", "hits is 32768", fan{prospect: func(_ *toy.Board, _ *rules.Request, _ rules.Option, n into) { n[0] = 1 << 15 }}, rulestest.Judged{}},
		{"less than nothing", "a side has -1 of hand", fan{assets: func(_ *toy.Board, _ rules.Side, n into) { n[1]-- }}, rulestest.Judged{}},
		{"which is meant", "", fan{assets: func(_ *toy.Board, _ rules.Side, n into) { n[1] -= 5 }}, rulestest.Judged{Signed: []string{"hand"}}},
		{"another Score", "the balance of assets", fan{assets: func(_ *toy.Board, s rules.Side, n into) { n[0] += int(s) }}, rulestest.Judged{}},
		{"an asset that nobody has", "units is never counted", fan{assets: func(_ *toy.Board, _ rules.Side, n into) { n[0] = 0 }}, rulestest.Judged{}},
		{"a prospect of nothing", "hits is never counted", fan{prospect: func(_ *toy.Board, _ *rules.Request, _ rules.Option, n into) { n[0] = 0 }}, rulestest.Judged{}},
		{"which is known", "", fan{prospect: func(_ *toy.Board, _ *rules.Request, _ rules.Option, n into) { n[0] = 0 }}, rulestest.Judged{Rare: []string{"hits"}}},
		{"a hidden card", "turns on what is hidden", fan{prospect: func(b *toy.Board, q *rules.Request, _ rules.Option, n into) {
			for c, z := range b.Cards {
				if int(z) == 1+int(q.To.Other()) {
					n[0] += c
				}
			}
		}}, rulestest.Judged{}},
		{"a board that changes", "counting changes the board", fan{prospect: func(b *toy.Board, _ *rules.Request, _ rules.Option, _ into) { b.Turn = 9 }}, rulestest.Judged{}},
		{"a base that changes", "counting changes the board", fan{assets: func(b *toy.Board, _ rules.Side, _ into) { b.Hand = 9 }}, rulestest.Judged{}},
		{"few questions", "kinds of requests", fan{}, rulestest.Judged{Kinds: 50}},
	} {
		l := &listener{TB: t}
		if x.book.asset == "" {
			x.book.asset = "hand"
		}
		x.judged.Starts, x.judged.Games, x.judged.Answers = duel, 4, 150
		x.judged.Answer = rulestest.Playout{Bias: func(q *rules.Request, _ *rand.Rand) (rules.Option, bool) {
			if i := attack(q); i >= 0 {
				return q.Options[i], true
			}
			return rules.Option{}, false
		}}.Answer
		rulestest.Judge(l, x.book, x.judged)
		if said := strings.Join(l.said, "; "); x.want == "" && said != "" || !strings.Contains(said, x.want) {
			t.Errorf("%s: the kit says %q, want %q", x.what, said, x.want)
		}
	}
}
