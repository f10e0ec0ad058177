package rules_test

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// fight is a toy game in which p0 may attack p3; the first side holds k2,
// worth 3, the second k4 and k5, worth 2 and 3.
const fight = `toy
hand 2
turn 2 first
dealt
piece p0 b2 2
piece p3 b3 1
card k2 first
card k4 second
card k5 second
card k6 out
card k7 out
card k8 out
card k9 out
card k10 out
card k11 out
`

func begin(t *testing.T, file string) *rules.Position {
	t.Helper()
	b, err := toy.Book{}.Load([]byte(file), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(toy.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play gives answers: options as text, or the faces of Chance.
func play(t *testing.T, p *rules.Position, script ...any) (*rules.Position, []rules.Event) {
	t.Helper()
	var all []rules.Event
	for _, s := range script {
		a := rules.Answer{By: p.Request().To}
		switch s := s.(type) {
		case string:
			a.Option = option(t, s)
		case int:
			a.Faces = []int{s}
		}
		next, news, err := p.Play(a)
		if err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		p, all = next, append(all, news...)
	}
	return p, all
}

func option(t *testing.T, line string) rules.Option {
	t.Helper()
	o, err := rules.ParseOption(toy.Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestEventsArriveOnceAndInOrder(t *testing.T) {
	p := begin(t, toy.Duel)
	r := rand.New(rand.NewPCG(1, 1))
	var piecewise []rules.Event
	var log []rules.Answer
	for p.Request() != nil && len(log) < 200 {
		q := p.Request()
		a := rules.Answer{By: q.To}
		if q.To == rules.Chance {
			a.Faces = q.Dice.Throw(r)
		} else {
			a.Option = q.Options[r.IntN(len(q.Options))]
		}
		next, news, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		log, piecewise, p = append(log, a), append(piecewise, news...), next
	}
	turns, last := 0, 0
	for _, e := range piecewise {
		if e.Kind == rules.EvTurn {
			if e.N < last || e.N > last+1 {
				t.Fatalf("turn %d follows turn %d", e.N, last)
			}
			turns, last = turns+1, e.N
		}
	}
	base, _ := p.Checkpoint()
	b := base.(*toy.Board)
	begun := 2*(b.Turn-1) + int(b.Active)
	if p.Request() != nil {
		begun++
	}
	if turns < 10 || turns != begun {
		t.Errorf("%d player turns were told, %d have begun", turns, begun)
	}
}

func tape(p *rules.Position) []rules.Answer {
	_, answers := p.Checkpoint()
	return answers
}

func TestEachAnswerBringsOnlyWhatIsNew(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2")
	p, news := play(t, p, "attack p0 @p3")
	if len(news) != 1 || news[0].Kind != rules.EvDeclare {
		t.Errorf("attack tells %+v", news)
	}
	p, news = play(t, p, "guard k4")
	if len(news) != 0 {
		t.Errorf("a secret answer tells %+v", news)
	}
	_, news = play(t, p, "agree")
	if len(news) != 1 || news[0].Kind != rules.EvReveal {
		t.Errorf("agreement tells %+v", news)
	}
}

func TestOldPositionsStayAsTheyWere(t *testing.T) {
	p := begin(t, fight)
	want, hash := *p.Request(), p.Board().Hash()
	a, _ := play(t, p, "play k2", "attack p0 @p3", "pass", "agree", 6)
	b, _ := play(t, p, "pass", "hold")
	if p.Board().Hash() != hash || !reflect.DeepEqual(*p.Request(), want) {
		t.Error("the old position has changed")
	}
	if a.Board().Hash() == b.Board().Hash() {
		t.Error("two branches come to one board")
	}
	c, _ := play(t, p, "play k2", "attack p0 @p3", "pass", "agree", 6)
	if c.Board().Hash() != a.Board().Hash() {
		t.Error("the same branch comes to another board")
	}
}

func TestBranchesOfOnePositionDoNotShareTheirTape(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2", "attack p0 @p3")
	a, _ := play(t, p, "guard k4")
	b, _ := play(t, p, "guard k5")
	a, _ = play(t, a, "agree")
	b, _ = play(t, b, "agree")
	if tape(a)[2].Option == tape(b)[2].Option {
		t.Error("one branch has written over the other")
	}
}

func TestRefusedAnswersGiveTheReasonAndChangeNothing(t *testing.T) {
	p, _ := play(t, begin(t, fight), "pass")
	hash := p.Board().Hash()
	_, _, err := p.Play(rules.Answer{By: rules.First, Option: option(t, "move p0 @d4")})
	var why rules.Reason
	if !errors.As(err, &why) || why.Rule != "TOY-3" || why.Text.Key != "toy.far" {
		t.Errorf("refused with %v", err)
	}
	for _, a := range []rules.Answer{
		{By: rules.Second, Option: option(t, "hold")},
		{By: rules.First, Option: option(t, "fly p0")},
		{By: rules.Chance, Faces: []int{3}},
		{By: rules.First, Option: rules.Option{Do: rules.Concede, N: 1}},
	} {
		if _, _, err := p.Play(a); err == nil {
			t.Errorf("%+v was taken", a)
		}
	}
	if p.Board().Hash() != hash || p.Request().Kind != "toy.act" {
		t.Error("a refused answer changed the position")
	}
	if r := p.Refused(option(t, "attack p0 @p3")); r != nil {
		t.Errorf("what is offered is refused: %v", r)
	}
	if r := p.Refused(option(t, "fly p0")); r != nil {
		t.Errorf("what the rules do not know is refused: %v", r)
	}
}

func TestImpossibleDiceAreRefused(t *testing.T) {
	p, _ := play(t, begin(t, fight), "pass", "attack p0 @p3", "pass", "agree")
	for _, faces := range [][]int{nil, {0}, {7}, {1, 2}} {
		if _, _, err := p.Play(rules.Answer{By: rules.Chance, Faces: faces}); err == nil {
			t.Errorf("%v was taken", faces)
		}
	}
}

func TestConcedingEndsTheGame(t *testing.T) {
	p, _ := play(t, begin(t, fight), "pass")
	p, news := play(t, p, rules.Concede)
	r := p.Result()
	if !r.Over || r.Winner != rules.Second || r.Why.Key != "result.concede" || p.Request() != nil {
		t.Errorf("%+v, request %v", r, p.Request())
	}
	if len(news) != 1 || news[0].Kind != rules.EvEnd {
		t.Errorf("told %+v", news)
	}
	if _, _, err := p.Play(rules.Answer{By: rules.Second}); err == nil {
		t.Error("the game goes on")
	}
	if p.View(rules.First) == nil || p.Refusals() != nil {
		t.Error("the last position cannot be looked at")
	}
	base, answers := p.Checkpoint()
	back, err := rules.Resume(toy.Book{}, base, answers)
	if err != nil || !back.Result().Over {
		t.Errorf("a conceded game resumes as %+v, %v", back, err)
	}
}

func TestResumeComesBackWithinAStep(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2", "attack p0 @p3", "guard k5")
	base, answers := p.Checkpoint()
	data := toy.Book{}.Save(base)
	b, err := toy.Book{}.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	q, err := rules.Resume(toy.Book{}, b, answers)
	if err != nil || q.Request().Kind != "toy.agree" || q.Board().Hash() != p.Board().Hash() {
		t.Errorf("resumed at %v, %v", q, err)
	}
	answers[2].Option = option(t, "guard k2") // the other side's card
	if _, err := rules.Resume(toy.Book{}, b, answers); err == nil {
		t.Error("an answer that was never legal resumes")
	}
}

func TestGameThatIsOverAsksNothing(t *testing.T) {
	p, news := play(t, begin(t, fight), "play k2", "attack p0 @p3", "pass", "agree", 6)
	for p.Request() != nil && p.Request().To == rules.Chance {
		var more []rules.Event
		p, more = play(t, p, 0)
		news = append(news, more...)
	}
	if r := p.Result(); !r.Over || r.Winner != rules.First {
		t.Fatalf("%+v", r)
	}
	if news[len(news)-1].Kind != rules.EvEnd || p.Request() != nil {
		t.Errorf("last told %+v", news[len(news)-1])
	}
	if rules.Guess(p, rules.First, rand.New(rand.NewPCG(1, 1)), 5, nil) != nil {
		t.Error("a guess at a game that is over")
	}
	if err := (rules.Preview{}).Outcomes(p, nil, func(rules.Leaf) {}); err == nil {
		t.Error("a preview of a game that is over")
	}
}

// hit is the chance that p3 is lost, in lowest terms.
func hit(t *testing.T, p *rules.Position, v rules.Preview, first ...string) string {
	t.Helper()
	sum, all := new(big.Rat), new(big.Rat)
	var options []rules.Option
	for _, f := range first {
		options = append(options, option(t, f))
	}
	v.OneDraw = true
	err := v.Outcomes(p, options, func(l rules.Leaf) {
		all.Add(all, l.Chance)
		if l.Board.(*toy.Board).Pieces[3].Steps == 0 {
			sum.Add(sum, l.Chance)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if all.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("the chances add up to %s", all)
	}
	return sum.String()
}

func TestPreviewCountsExactly(t *testing.T) {
	p, _ := play(t, begin(t, fight), "pass")
	if got := hit(t, p, rules.Preview{}, "attack p0 @p3"); got != "1/2" {
		t.Errorf("a die against 3: %s", got)
	}
	q, _ := play(t, begin(t, fight), "play k2")
	if got := hit(t, q, rules.Preview{}, "attack p0 @p3"); got != "1/1" {
		t.Errorf("a die and 3 against 3: %s", got)
	}
	if got := hit(t, q, rules.Preview{WhatIf: map[string]int{"guard": 2}}, "attack p0 @p3"); got != "2/3" {
		t.Errorf("a die and 3 against 5: %s", got)
	}
	r, _ := play(t, q, "attack p0 @p3", "guard k5", "agree")
	if got := hit(t, r, rules.Preview{}); got != "1/2" {
		t.Errorf("a die and 3 against 6, the die to come: %s", got)
	}
}

func TestAPreviewAssumesNothingOfWhatHasBeenPlayed(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2", "attack p0 @p3", "pass", "agree", 6)
	if q := p.Request(); q == nil || q.Kind != "toy.draw" {
		t.Fatalf("no card is to be drawn: %+v", q)
	}
	if got := hit(t, p, rules.Preview{WhatIf: map[string]int{"guard": 9}}); got != "1/1" {
		t.Errorf("6 and 3 have hit 3, and a preview with 9 more defence says %s", got)
	}
}

func TestAPreviewEndsWhenItIsStopped(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2")
	first := []rules.Option{option(t, "attack p0 @p3")}
	off := errors.New("called off")
	for _, last := range []int{0, 3} {
		left, seen := last, 0
		v := rules.Preview{OneDraw: true, Stop: func() error {
			if left--; left < 0 {
				return off
			}
			return nil
		}}
		if err := v.Outcomes(p, first, func(rules.Leaf) { seen++ }); !errors.Is(err, off) || seen > last {
			t.Errorf("stopped before run %d, it visits %d leaves: %v", last, seen, err)
		}
		left, seen = last, 0
		if err := v.Sample(p, first, 10, rand.New(rand.NewPCG(1, 1)), func(rules.Leaf) { seen++ }); !errors.Is(err, off) || seen != last {
			t.Errorf("stopped before run %d, it samples %d leaves: %v", last, seen, err)
		}
	}
}

func TestPreviewBranchesOverWhatThePolicyLeavesOpen(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2")
	v := rules.Preview{OneDraw: true, Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "toy.guard" {
			return rules.Option{}, false
		}
		return rules.QuietPolicy(r)
	}}
	chance := map[string]*big.Rat{}
	err := v.Outcomes(p, []rules.Option{option(t, "attack p0 @p3")}, func(l rules.Leaf) {
		c := l.Choices[0]
		if len(l.Choices) != 1 || c.Request.Kind != "toy.guard" || c.Before.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("choices %+v", l.Choices)
		}
		key := rules.FormatOption(toy.Book{}, c.Option)
		if chance[key] == nil {
			chance[key] = new(big.Rat)
		}
		chance[key].Add(chance[key], l.Chance)
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"pass", "guard k4", "guard k5"} {
		if chance[key] == nil || chance[key].Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s: %v", key, chance[key])
		}
	}
}

func TestPreviewCountsDrawsUnlessTheyMeanTheSame(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2")
	leaves := func(v rules.Preview) (n int, err error) {
		err = v.Outcomes(p, []rules.Option{option(t, "attack p0 @p3")}, func(rules.Leaf) { n++ })
		return n, err
	}
	if n, err := leaves(rules.Preview{}); n != 6*3*2 || err != nil { // a die and two cards of k0, k1 and k3
		t.Errorf("%d leaves, %v", n, err)
	}
	if n, err := leaves(rules.Preview{OneDraw: true}); n != 6 || err != nil {
		t.Errorf("%d leaves, %v", n, err)
	}
	if n, err := leaves(rules.Preview{Limit: 5, OneDraw: true}); n != 5 || !errors.Is(err, rules.ErrTooMany) {
		t.Errorf("%d leaves, %v", n, err)
	}
}

// bucket rolls a handful of dice that must be told apart.
type bucket struct{ toy.Book }

func (bucket) Step(b rules.Board, t *rules.Table) {
	t.Ask(rules.First, "toy.throw", "TOY-5", 0, func(m rules.Menu) { m.Quiet(rules.Option{Do: "throw"}) })
	t.Roll("toy.bucket", "TOY-5", rules.D(30, 10))
	b.(*toy.Board).Turn = 99
}

func TestPreviewGivesUpBeforeItListsTooManyDice(t *testing.T) {
	b, err := bucket{}.Load([]byte(fight), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(bucket{}, b)
	if err != nil {
		t.Fatal(err)
	}
	err = rules.Preview{}.Outcomes(p, nil, func(rules.Leaf) { t.Error("a leaf") })
	if !errors.Is(err, rules.ErrTooMany) {
		t.Errorf("error %v", err)
	}
}

func TestPreviewCarriesItsModifiers(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2")
	err := rules.Preview{OneDraw: true}.Outcomes(p, []rules.Option{option(t, "attack p0 @p3")}, func(l rules.Leaf) {
		sums := map[rules.SumKey]int{}
		for _, m := range l.Mods {
			sums[m.Sum] += m.N
		}
		if sums["attack"] != 3 || sums["defence"] != 3 {
			t.Errorf("sums %v", sums)
		}
	})
	if err != nil {
		t.Error(err)
	}
}
