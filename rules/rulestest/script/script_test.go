package script_test

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/script"
	"grognard/rules/rulestest/toy"
)

type game struct{ script.Game[*game] }

var language = script.Language{
	Book: toy.Book{},
	Side: func(_ rules.Board, s rules.Side) string {
		return map[rules.Side]string{rules.First: "first", rules.Second: "second"}[s]
	},
	Where: func(b rules.Board, r rules.Ref) (string, bool) {
		for _, p := range (toy.Book{}).View(b, rules.Chance).Pieces {
			if p.Ref == r {
				return toy.Book{}.Format(p.Cell), true
			}
		}
		return "", false
	},
}

// listener hears how a test fails.
type listener struct {
	*testing.T
	heard []string
}

func (l *listener) Errorf(format string, args ...any) {
	l.heard = append(l.heard, fmt.Sprintf(format, args...))
}

func (l *listener) Fatal(args ...any) { l.Errorf("%s", fmt.Sprint(args...)); panic(l) }

func (l *listener) Fatalf(format string, args ...any) { l.Errorf(format, args...); panic(l) }

// fails runs steps of a game whose last one fails, and returns what is said.
func fails(t *testing.T, steps func(g *game)) string {
	t.Helper()
	l := &listener{T: t}
	func() {
		defer func() {
			if x := recover(); x != nil && x != any(l) {
				panic(x)
			}
		}()
		steps(begin(t, l))
	}()
	if len(l.heard) != 1 {
		t.Fatalf("%d failures: %q", len(l.heard), l.heard)
	}
	return l.heard[0]
}

// begin puts first's p1 on b1 beside second's p2 on b2, with the cards dealt.
func begin(t *testing.T, tb testing.TB) *game {
	t.Helper()
	b, err := toy.Book{}.Load([]byte("toy\nhand 1\nturn 1 first\ndealt\npiece p1 b1 2\npiece p2 b2 1\npiece p3 d4 2\ncard k0 first\ncard k1 second\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	g := new(game)
	return g.Begin(tb, g, language, b)
}

// wantNobody is a check of the book's own that always fails.
func (g *game) wantNobody() *game {
	g.Helper()
	g.Errorf("somebody is there")
	return g
}

func TestAChainThatHoldsSaysNothing(t *testing.T) {
	begin(t, t).WantAsk("toy.play", "first").WantOptions("pass", "play k0").Play("pass").
		WantOffered("attack p1 @p2", "hold").WantNot("move p1 @b2").WantRefused("attack p1 @p3", "TOY-3").
		WantRule("TOY-3").WantEach("attack", "p1 @p2").WantAt("p1", "b1", "p3", "d4").
		Play("attack p1 @p2").WantTold(rules.EvDeclare, "p1").On("toy.agree", "first").Play("agree").
		WantAsk("toy.fight", "").WantTotal("defence", 3).Roll(6).WantEverTold(rules.EvHit, "p2").WantNeverTold(rules.EvMove, "p1")
}

func TestAFailureNamesTheStepAndWhatWasSeen(t *testing.T) {
	attack := func(g *game) *game { return g.Play("pass", "attack p1 @p2") }
	for step, c := range map[string]struct {
		run  func(g *game)
		want []string
	}{
		"WantAsk":      {func(g *game) { g.Play("pass").WantAsk("toy.act", "second") }, []string{"after 1 answers (pass)", "first is asked toy.act", `"attack p1 @p2"`}},
		"WantOptions":  {func(g *game) { g.WantOptions("pass") }, []string{`["pass" "play k0"], want ["pass"]`}},
		"WantEach":     {func(g *game) { g.WantEach("play", "k1") }, []string{`["k0"], want ["k1"]`}},
		"WantOffered":  {func(g *game) { g.WantOffered("hold") }, []string{`"hold" is not offered`}},
		"WantNot":      {func(g *game) { g.WantNot("pass") }, []string{`"pass" is offered`}},
		"WantRefused":  {func(g *game) { g.Play("pass").WantRefused("attack p1 @p3", "TOY-9") }, []string{"TOY-3", "want TOY-9"}},
		"WantWhy":      {func(g *game) { g.Play("pass").WantWhy("attack p1 @p3", "TOY-3", "taken") }, []string{"toy.far", "taken"}},
		"WantRule":     {func(g *game) { g.WantRule("TOY-9") }, []string{"not by TOY-9"}},
		"WantAt":       {func(g *game) { g.WantAt("p1", "b1", "p2", "c1") }, []string{`p2 stands on "b2", want "c1"`}},
		"WantTotal":    {func(g *game) { attack(g).On("toy.fight", "").WantTotal("defence", 9) }, []string{"defence is 3, want 9"}},
		"WantTold":     {func(g *game) { attack(g).WantTold(rules.EvHit, "p2") }, []string{"no event hit of p2", "told by the last answer: ", "p1 p2 toy.attacks"}},
		"WantEverTold": {func(g *game) { attack(g).WantEverTold(rules.EvHit, "p2") }, []string{"never was an event hit of p2"}},
		"WantNeverTold": {func(g *game) { attack(g).WantNeverTold(rules.EvDeclare, "p1") },
			[]string{"declare of p1 has been told", "pass | attack p1 @p2"}},
		"WantRow":    {func(g *game) { g.WantRow("hit") }, []string{`the result is "", want "hit"`}},
		"WantOver":   {func(g *game) { g.WantOver("first", "killed") }, []string{`want "first" by killed`}},
		"Play":       {func(g *game) { g.Play("pass", "attack p1 @p3") }, []string{"attack p1 @p3: "}},
		"Roll":       {func(g *game) { g.Roll(1) }, []string{"no dice are rolled"}},
		"Draw":       {func(g *game) { g.Draw("k3") }, []string{"nothing is drawn"}},
		"On":         {func(g *game) { g.On("toy.never", "first") }, []string{"before first is asked toy.never"}},
		"wantNobody": {func(g *game) { attack(g).wantNobody() }, []string{"somebody is there", "second is asked toy.guard"}},
	} {
		said := fails(t, c.run)
		if !strings.HasPrefix(said, step+":") && !strings.HasPrefix(said, step+", after ") {
			t.Errorf("%s fails as %q", step, said)
		}
		for _, w := range c.want {
			if !strings.Contains(said, w) {
				t.Errorf("%s does not say %q: %q", step, w, said)
			}
		}
	}
}

func TestNamesOfThingsThatAreNotThere(t *testing.T) {
	for _, wrong := range []func(g *game){
		func(g *game) { g.WantTold(rules.EvMove, "nobody") },
		func(g *game) { g.WantNot("rubbish p1 @nowhere") },
		func(g *game) { g.WantAt("a1", "") },
		func(g *game) { g.WantGauge("third", "hand", 1) },
		func(g *game) { g.WantGauge("first", "rubbish", 1) },
	} {
		fails(t, wrong)
	}
}
