package squares

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// worthBefore judges a side as Score did before it was the balance of assets.
func worthBefore(b *Board, s rules.Side) int {
	sum := 60 * b.points(s)
	for l := range b.commands {
		if b.leaders[l].side == s && (b.leader[l].demoralized || b.lost(l) >= breaking(b.leaders[l].units.Count())) {
			sum -= 400
		}
	}
	for u := range b.units {
		x, k := &b.unit[u], &b.units[u]
		if b.sideOf(u) != s || x.state == gone {
			continue
		}
		sum += 120*k.bases() + 20*k.morale() - 25*int(x.hits)
		if x.state != present {
			continue
		}
		if b.faces(u) && !x.march && b.supporter(u, 0) < 0 {
			sum -= 6
		}
		near := maxCols
		for i, o := range b.objectives {
			if b.held[i] != s {
				near = min(near, distance(x.at, o.at))
			}
		}
		sum -= 3 * near
	}
	return sum
}

// judged are positions of random games on several starts.
func judged(t testing.TB, games int, visit func(p *rules.Position, r *rand.Rand)) {
	t.Helper()
	var starts []*Board
	for _, name := range []string{"brawl", "brawl in fog"} {
		starts = append(starts, load(t, brawls(t.(*testing.T))[name], nil))
	}
	files := scenarioFiles(t)
	for _, name := range []string{"ns-01-maida.toml", "ns-03-auerstedt.toml", "ns-05-salamanca.toml"} {
		starts = append(starts, load(t, files[name], nil), load(t, files[name], allOptions(t, files[name])))
	}
	for i, b := range starts {
		n := games
		if i < 2 {
			n *= 12 // they are short, and fight
		}
		for g := range n {
			r := rand.New(rand.NewPCG(uint64(i), uint64(g)))
			p, _, err := rules.Begin(Book{}, b.Clone())
			for n := 0; err == nil && p.Request() != nil && n < 2500; n++ {
				visit(p, r)
				p, _, err = p.Play(playout.Answer(p.Request(), r))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestTheScoreIsWhatItWas(t *testing.T) {
	judged(t, 1, func(p *rules.Position, _ *rand.Rand) {
		base, _ := p.Checkpoint()
		b := base.(*Board)
		for s := rules.First; s <= rules.Second; s++ {
			if got, want := (Book{}).Score(b, s), worthBefore(b, s)-worthBefore(b, s.Other()); !b.Result().Over && got != want {
				t.Fatalf("turn %d: %d, was %d", b.turn, got, want)
			}
		}
	})
}

// int16s is what counts are kept in while a computer player learns.
const int16s = 1<<15 - 1

func TestWhatIsJudgedStaysAsItWas(t *testing.T) {
	ours := make([]int, assetCount)
	hopes, other := make([]int, prospectCount), make([]int, prospectCount)
	asked := map[string]int{}
	counted, had := [prospectCount]int{}, [assetCount]int{}
	judged(t, 1, func(p *rules.Position, r *rand.Rand) {
		q, b := p.Request(), p.Board()
		if q.To == rules.Chance {
			return
		}
		was := b.Hash()
		dealt := b.Clone()
		Book{}.Resample(dealt, q.To, r)
		for _, o := range q.Options {
			Book{}.CountProspects(b, q, o, hopes)
			Book{}.CountProspects(dealt, q, o, other)
			if !slices.Equal(hopes, other) {
				t.Fatalf("%s: %v looks at what is hidden: %v, %v", q.Kind, o, hopes, other)
			}
			asked[q.Kind]++
			for i, n := range hopes {
				counted[i] += count(n != 0)
				if abs(n) > int16s {
					t.Fatalf("%s %v: %s is %d", q.Kind, o, prospects[i].Key, n)
				}
			}
		}
		base, _ := p.Checkpoint()
		still := base.Hash()
		for s := rules.First; s <= rules.Second; s++ {
			Book{}.CountAssets(base, s, ours)
			for i, n := range ours {
				had[i] += count(n != 0)
				if abs(n) > int16s {
					t.Fatalf("%s is %d", assets[i].Key, n)
				}
			}
		}
		if b.Hash() != was || base.Hash() != still {
			t.Fatalf("%s: the board is not as it was", q.Kind)
		}
	})
	for i, n := range counted {
		if n == 0 {
			t.Errorf("nobody ever counted %s", prospects[i].Key)
		}
	}
	for i, n := range had {
		if n == 0 && i != assetBroken { // random games do not last so long
			t.Errorf("nobody ever had %s", assets[i].Key)
		}
	}
	if len(asked) < 20 {
		t.Errorf("only %d kinds of requests: %v", len(asked), asked)
	}
	t.Log(asked, counted, had)
}

func TestWhatIsJudgedHasWords(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		words, err := os.ReadFile("../../assets/lang/" + lang + "/squares.toml")
		if err != nil {
			t.Fatal(err)
		}
		want := func(kind string, all []rules.Feature) {
			for _, f := range all {
				for _, way := range []string{"more", "less"} {
					if key := fmt.Sprintf("[ns.%s.%s.%s]\n", kind, f.Key, way); strings.Count(string(words), key) != 1 {
						t.Errorf("%s: no words, or two, for %s", lang, key)
					}
				}
			}
		}
		want("asset", assets)
		want("prospect", prospects)
	}
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
