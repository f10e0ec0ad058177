package ai

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"grognard/rules"
	"grognard/rules/manoeuvre"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

func begin(t testing.TB) *rules.Position {
	t.Helper()
	b, err := toy.Book{}.Load([]byte(toy.Duel), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(toy.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play plays a game to its end and returns it; choose answers for the players.
func play(t testing.TB, p *rules.Position, seed uint64, choose func(*rules.Position) rules.Option) *rules.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	for n := 0; p.Request() != nil; n++ {
		if n > 5000 {
			t.Fatal("the game goes on for ever")
		}
		req := p.Request()
		a := rules.Answer{By: req.To}
		if req.To == rules.Chance {
			a.Faces = req.Dice.Throw(r)
		} else {
			a.Option = choose(p)
		}
		next, _, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

func TestItBeatsRandomPlayClearly(t *testing.T) {
	games, least, most := uint64(40), 28, 4
	if testing.Short() {
		games, least, most = 12, 7, 2
	}
	wins, losses := 0, 0
	for seed := range games {
		me := rules.Side(seed % 2)
		machine := Player{Seed: seed, Work: 4000}
		r := rand.New(rand.NewPCG(seed, 3))
		end := play(t, begin(t), seed, func(p *rules.Position) rules.Option {
			req := p.Request()
			if req.To == me {
				return machine.Choose(p, me)
			}
			return req.Options[r.IntN(len(req.Options))]
		})
		switch end.Result().Winner {
		case me:
			wins++
		case me.Other():
			losses++
		}
	}
	t.Logf("%d won, %d lost of %d", wins, losses, games)
	if wins < least || losses > most {
		t.Errorf("%d won and %d lost of %d games against random play", wins, losses, games)
	}
}

func TestTheSameSeedChoosesTheSame(t *testing.T) {
	games := [2][]rules.Option{}
	for i := range games {
		machine := Player{Seed: 5, Work: 500}
		play(t, begin(t), 1, func(p *rules.Position) rules.Option {
			o := machine.Choose(p, p.Request().To)
			games[i] = append(games[i], o)
			return o
		})
	}
	if !slices.Equal(games[0], games[1]) {
		t.Error("two games with the same seed differ")
	}
}

func TestItTakesAWinInReach(t *testing.T) {
	b, err := toy.Book{}.Load([]byte("toy\ndealt\npiece p0 a1 2\npiece p2 a2 1\n"+
		"card k2 first\ncard k5 first\ncard k8 first\ncard k0 out\ncard k1 out\ncard k3 out\ncard k4 out\ncard k6 out\ncard k7 out\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(toy.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	machine := Player{Seed: 1, Work: 4000}
	if o := machine.Choose(p, rules.First); o.Do != "play" {
		t.Errorf("it does %q with the winning card in its hand", o.Do)
	}
	if p, _, err = p.Play(rules.Answer{By: rules.First, Option: machine.Choose(p, rules.First)}); err != nil {
		t.Fatal(err)
	}
	if o := machine.Choose(p, rules.First); o.Do != "attack" {
		t.Errorf("it does %q instead of attacking", o.Do)
	}
}

// wheel is a field of the points on a line.
type wheel struct{}

func (wheel) Check(o rules.Option) rules.Reason {
	return rules.Unless(o.Do == "wheel" && o.N >= 0 && o.N < 10, "W-1", rules.Text{Key: "wheel.far"})
}
func (wheel) Nearest(rules.Option) rules.Option       { return rules.Option{Do: "wheel"} }
func (wheel) Sample(r *rand.Rand) rules.Option        { return rules.Option{Do: "wheel", N: r.IntN(10)} }
func (wheel) Ghost(rules.Option) []rules.Piece        { return nil }
func (w fielded) Step(rb rules.Board, t *rules.Table) { w.step(rb.(*toy.Board), t) }

// fielded asks for a wheel each turn; the wider the better.
type fielded struct{ toy.Book }

func (fielded) step(b *toy.Board, t *rules.Table) {
	o := t.Ask(rules.First, "wheel", "W-1", 0, func(m rules.Menu) { m.Field(wheel{}) })
	b.Turn++
	b.Pieces[0].Steps = 1 + o.N/9 // 2 only at the rim
}

func TestAFieldIsAnsweredByOneOfItsSamples(t *testing.T) {
	b, err := toy.Book{}.Load([]byte(toy.Duel), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(fielded{}, b)
	if err != nil {
		t.Fatal(err)
	}
	o := Player{Work: 500}.Choose(p, rules.First)
	if why := p.Request().Field.Check(o); !why.OK() {
		t.Errorf("it chose %v, which is refused", o)
	}
}

func TestALimitOfTimeIsKept(t *testing.T) {
	p := play1(t, begin(t))
	start := time.Now()
	Player{Work: 1 << 30, Limit: 30 * time.Millisecond}.Choose(p, p.Request().To)
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("a limit of 30 ms took %v", took)
	}
}

// play1 rolls on until a player is asked.
func play1(t testing.TB, p *rules.Position) *rules.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 1))
	for p.Request().To == rules.Chance {
		next, _, err := p.Play(rules.Answer{By: rules.Chance, Faces: p.Request().Dice.Throw(r)})
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

func BenchmarkChoose(b *testing.B) {
	p := play1(b, begin(b))
	for b.Loop() {
		Player{}.Choose(p, p.Request().To)
	}
}

// The sound player comes to an end of his set-up: what pleases him at a glance would please for ever.
func TestTheSoundPlayerEndsHisSetUp(t *testing.T) {
	book := manoeuvre.Book{}
	_, data, err := scenarios.Open("manoeuvre", "man-03-sierra")
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	set := 0
	for n := 0; err == nil && (set == 0 || p.Request().To == rules.Chance || p.Request().SetUp); n++ {
		if n > 120 {
			t.Fatal("the set-up does not end")
		}
		if p.Request().SetUp {
			set++
		}
		a := rules.Answer{By: p.Request().To}
		if a.By == rules.Chance {
			a.Faces = p.Request().Dice.Throw(rand.New(rand.NewPCG(uint64(n), 1)))
		} else {
			a.Option = Sound{Seed: 3}.Choose(p, a.By)
		}
		p, _, err = p.Play(a)
	}
	if err != nil {
		t.Fatal(err)
	}
}
