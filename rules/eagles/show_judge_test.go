package eagles

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestWhatTheComputerSees(t *testing.T) {
	files := scenarioFiles(t)
	rulestest.Judge(t, Book{}, rulestest.Judged{Answers: 700, Answer: playout.Answer, Kinds: 20, Rare: []string{"melee"}, Signed: []string{"melee"}, Starts: []rulestest.Start{
		{Name: "farm", Data: files["the-walled-farm.toml"], Set: map[string]string{"ask_rerolls": "yes"}},
		{Name: "hedgerow", Data: files["hedgerow-morning.toml"], Set: map[string]string{"deployment": "free"}},
		{Name: "lions", Data: files["eagles-and-lions.toml"], Set: map[string]string{"deployment": "free", "measuring": "by_eye", "cascade": "yes"}},
		{Name: "free", Data: files["free-battle.toml"], Set: map[string]string{"armies": "build"}},
	}})
}

func BenchmarkAssets(b *testing.B) {
	for _, name := range []string{"the-walled-farm.toml", "the-long-ridge.toml"} {
		board := fought(b, name)
		into := make([]int, len(assets))
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Book{}.CountAssets(board, rules.First, into)
			}
		})
	}
}

// fought is a board in the middle of a battle by lot.
func fought(t testing.TB, name string) *Board {
	p := midst(t, name)
	return p.Board().(*Board)
}

func midst(t testing.TB, name string) *rules.Position {
	p, _, err := rules.Begin(Book{}, load(t, scenarioFiles(t)[name], nil))
	r := rand.New(rand.NewPCG(1, 1))
	for n := 0; err == nil && (p.Request().Kind != "order" || n < 60); n++ {
		p, _, err = p.Play(playout.Answer(p.Request(), r))
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func BenchmarkProspects(b *testing.B) {
	for _, name := range []string{"the-walled-farm.toml", "the-long-ridge.toml"} {
		p := midst(b, name)
		q := p.Request()
		into := make([]int, len(prospects))
		all := append(slices.Clone(q.Options), q.Field.(rules.Proposer).Propose(8)...)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			k := 0
			for b.Loop() {
				Book{}.CountProspects(p.Board(), q, all[k%len(all)], into)
				k++
			}
		})
	}
}

func BenchmarkPropose(b *testing.B) {
	for _, name := range []string{"the-walled-farm.toml", "the-long-ridge.toml"} {
		p := midst(b, name)
		f := p.Request().Field.(rules.Proposer)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f.Propose(4)
			}
		})
	}
}
