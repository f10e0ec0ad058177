package rulestest_test

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/toy"
)

// listener takes what a test is told instead of failing.
type listener struct {
	testing.TB
	said []string
}

func (l *listener) Helper()                      {}
func (l *listener) Errorf(f string, args ...any) { l.said = append(l.said, fmt.Sprintf(f, args...)) }

func TestKitFindsWhatIsNotForgottenInTime(t *testing.T) {
	always := func(rules.Board, int) bool { return true }
	second := func(_ rules.Board, i int) bool { return i >= 2 }
	with := func(more ...rulestest.Rest) []rulestest.Rest {
		return append(more, rulestest.Rest{Field: "Hand"}, rulestest.Rest{Field: "Turn"}, rulestest.Rest{Field: "Active"}, rulestest.Rest{Field: "Pieces"},
			rulestest.Rest{Field: "Cards"}, rulestest.Rest{Field: "From", At: always, Seldom: true}, rulestest.Rest{Field: "To", At: always, Seldom: true})
	}
	dealt := rulestest.Rest{Field: "Dealt"}
	keeps := hooked{step: func(rb rules.Board, t *rules.Table) {
		toy.Book{}.Step(rb, t)
		rb.(*toy.Board).From = rules.MakeRef(2, 1)
	}}
	for _, tt := range []struct {
		what, want string
		book       rules.Rulebook
		table      []rulestest.Rest
	}{
		{"a sound book", "", toy.Book{}, with(dealt)},
		{"an attack that is not over", ".From is 33554433, not 0", keeps, with(dealt)},
		{"a field of which nothing is said", "nothing is said of field Dealt", toy.Book{}, with()},
		{"a field that is not there", "there is no field Gone", toy.Book{}, with(dealt, rulestest.Rest{Field: "Gone"})},
		{"what never happens", "Dealt.never was never anything else", toy.Book{}, with(rulestest.Rest{Field: "Dealt", Bits: []string{"now", "never"}},
			rulestest.Rest{Field: "Dealt.now"}, rulestest.Rest{Field: "Dealt.never", At: second})},
		{"a piece that moves", ".Pieces.2.Cell is", toy.Book{}, with(dealt, rulestest.Rest{Field: "Pieces.Cell", At: second})},
	} {
		l := &listener{TB: t}
		start, err := toy.Book{}.Load([]byte(toy.Duel), nil)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Playout{Book: tt.book, Answers: 200}.Rests(l, []rules.Board{start}, tt.table, 2)
		if said := strings.Join(l.said, "; "); tt.want == "" && said != "" || !strings.Contains(said, tt.want) {
			t.Errorf("%s: the kit says %q, want %q", tt.what, said, tt.want)
		}
	}
}
