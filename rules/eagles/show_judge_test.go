package eagles

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
)

// scoreBefore is what Score was before it was a sum of assets.
func scoreBefore(b *Board, s rules.Side) int {
	worth := func(s rules.Side) int {
		if !b.phase.inBattle() {
			return 2*b.spent(s) + b.near(s)
		}
		n := 300*b.objectivePoints(s) - 4*b.losses(s) + 40*one(b.cmdOf(s).state == inPlay)
		for i := range b.body {
			u := &b.body[i]
			if u.side != s || !u.inPlay() {
				continue
			}
			points := 60 + u.rankers*grades[u.grade].pair
			for f := drummer; f < figures; f++ {
				points += 2 * u.has[f] * figureTable[f].points
			}
			switch {
			case u.broken:
				points /= 5
			case u.disordered || u.resting():
				points = points * 9 / 10
			}
			n += points
		}
		return n + b.near(s)
	}
	return worth(s) - worth(s.Other())
}

// judged plays a game by lot and calls see at each request, with the board of the Step before it.
func judged(t *testing.T, name string, set map[string]string, seed uint64, answers int, see func(p *rules.Position, base *Board)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 5))
	p, _, err := rules.Begin(Book{}, load(t, scenarioFiles(t)[name], set))
	for n := 0; err == nil && p.Request() != nil && n < answers; n++ {
		base, _ := p.Checkpoint()
		see(p, base.(*Board))
		p, _, err = p.Play(playout.Answer(p.Request(), r))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// The promises of rules.Judge and rules.Proposer, over games by lot.
func TestCountsLeaveTheBoardAndKeepToTheirSize(t *testing.T) {
	book := Book{}
	kinds := map[string]bool{}
	lot := rand.New(rand.NewPCG(7, 7))
	see := func(p *rules.Position, base *Board) {
		for s := range rules.Side(2) {
			into := slices.Repeat([]int{math.MaxInt}, len(assets)) // all is written
			book.CountAssets(base, s, into)
			for k, n := range into {
				if n != int(int16(n)) {
					t.Fatalf("%s is %d", assets[k].Key, n)
				}
			}
			if got, want := rules.Balance(book, base, s), scoreBefore(base, s); got != want || book.Score(base, s) != want {
				t.Fatalf("the balance is %d, the score %d, want %d", got, book.Score(base, s), want)
			}
		}
		q := p.Request()
		if q.To == rules.Chance {
			return
		}
		kinds[q.Kind] = true
		board := p.Board()
		was := board.Hash()
		all := q.Options
		if q.Field != nil {
			some := q.Field.(rules.Proposer).Propose(7)
			if len(some) > 7 {
				t.Fatalf("%s: %d answers are proposed", q.Kind, len(some))
			}
			for k, o := range some {
				if why := q.Field.Check(o); !why.OK() || slices.Contains(some[:k], o) {
					t.Fatalf("%s: %s is proposed, and is %v or the second", q.Kind, rules.FormatOption(book, o), why)
				}
			}
			all = append(slices.Clone(all), some...)
			all = append(all, q.Field.Sample(lot))
		}
		for _, o := range all {
			into := slices.Repeat([]int{math.MaxInt}, len(prospects))
			book.CountProspects(board, q, o, into)
			for k, n := range into {
				if n != int(int16(n)) {
					t.Fatalf("%s of %s is %d", prospects[k].Key, rules.FormatOption(book, o), n)
				}
			}
		}
		if board.Hash() != was {
			t.Fatalf("%s changes the board", q.Kind)
		}
	}
	answers := 700
	if testing.Short() {
		answers = 250
	}
	judged(t, "the-walled-farm.toml", map[string]string{"ask_rerolls": "yes"}, 1, answers, see)
	judged(t, "hedgerow-morning.toml", map[string]string{"deployment": "free"}, 2, answers, see)
	judged(t, "eagles-and-lions.toml", map[string]string{"deployment": "free", "measuring": "by_eye", "cascade": "yes"}, 3, answers, see)
	judged(t, "free-battle.toml", map[string]string{"armies": "build"}, 4, 120, see)
	for _, kind := range []string{"order", "move", "command", "screen", "charge.path", "deploy", "deploy.commander", "deploy.screen"} {
		if !kinds[kind] {
			t.Errorf("%s was not asked", kind)
		}
	}
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
