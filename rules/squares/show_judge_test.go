package squares

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestWhatTheComputerSees(t *testing.T) {
	files := scenarioFiles(t)
	var all []rulestest.Start
	for _, name := range []string{"ns-01-maida.toml", "ns-03-auerstedt.toml", "ns-05-salamanca.toml"} {
		all = append(all, rulestest.Start{Name: name, Data: files[name]}, rulestest.Start{Name: name, Data: files[name], Set: allOptions(t, files[name])})
	}
	close := brawls(t)
	for _, name := range slices.Sorted(maps.Keys(close)) { // they are short, and fight
		all = append(all, slices.Repeat([]rulestest.Start{{Name: name, Data: close[name]}}, 12)...)
	}
	rulestest.Judge(t, Book{}, rulestest.Judged{Starts: all, Answers: 2500, Answer: playout.Answer, Kinds: 25, Rare: []string{"broken"}, Signed: []string{"morale"}})
}

// moments are requests of random games, for the benchmarks.
func moments(b *testing.B) (all []*rules.Position) {
	data := scenarioFiles(b)["ns-05-salamanca.toml"]
	r := rand.New(rand.NewPCG(1, 1))
	p, _, err := rules.Begin(Book{}, load(b, data, nil))
	for n := 0; err == nil && p.Request() != nil && n < 3000; n++ {
		if p.Request().To != rules.Chance {
			all = append(all, p)
		}
		p, _, err = p.Play(playout.Answer(p.Request(), r))
	}
	if err != nil {
		b.Fatal(err)
	}
	return all
}

// BenchmarkAssets is one side of a position.
func BenchmarkAssets(b *testing.B) {
	var boards []rules.Board
	for _, p := range moments(b) {
		base, _ := p.Checkpoint()
		boards = append(boards, base)
	}
	into := make([]int, assetCount)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		Book{}.CountAssets(boards[i%len(boards)], rules.Side(i&1), into)
		i++
	}
}

// BenchmarkProspects is one option.
func BenchmarkProspects(b *testing.B) {
	type moment struct {
		b rules.Board
		q *rules.Request
		o rules.Option
	}
	var all []moment
	for _, p := range moments(b) {
		for _, o := range p.Request().Options {
			all = append(all, moment{p.Board(), p.Request(), o})
		}
	}
	into := make([]int, prospectCount)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		x := &all[i%len(all)]
		Book{}.CountProspects(x.b, x.q, x.o, into)
		i++
	}
}
