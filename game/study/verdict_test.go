package study

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Luck and decisions add up to the change of the chance of winning, whatever was judged so far.
func TestLuckAndDecisionsAddUp(t *testing.T) {
	all(t, func(t *testing.T, m *match.Match, r *rand.Rand) {
		s := Of(m, nil)
		for i := 1; i <= m.Len(); i++ {
			if by := m.By(i); by != rules.Chance && r.IntN(3) > 0 {
				s.verdicts[i] = Verdict{Answer: i, By: by, Before: r.Float64(), Played: r.Float64(), Best: r.Float64()}
			}
		}
		course := s.Course()
		sum := s.Sum()
		change := course[len(course)-1].Chance - course[0].Chance
		if got := sum.Decisions[0] + sum.Decisions[1] + sum.Luck + sum.Anew; math.Abs(got-change) > 1e-9 {
			t.Errorf("%v are %v, not %v", sum, got, change)
		}
		if sum.Luck == 0 || sum.Anew == 0 {
			t.Error("nothing was luck, or nothing judged anew")
		}
		for k, x := range s.Shares() {
			if x.Until != course[k+1].Answer {
				t.Errorf("answer %d goes on until %d, not %d", x.Answer, x.Until, course[k+1].Answer)
			}
			if x.By != m.By(x.Answer) {
				t.Errorf("answer %d is one of side %d", x.Answer, x.By)
			}
			dice, cards, decided := false, false, false
			for i := x.Answer + 1; i <= course[k+1].Answer; i++ {
				q, a := m.Given(i)
				dice = dice || a.By == rules.Chance && q.Dice.Bag == nil
				cards = cards || a.By == rules.Chance && q.Dice.Bag != nil
				decided = decided || decides(q, a)
			}
			if fell := (dice || cards) && !decided; x.Skips != decided || fell != (x.Luck != 0) || fell == (x.Anew != 0) || fell && (dice != x.Dice || cards != x.Cards) {
				t.Errorf("answer %d is split into %+v, where dice %v and cards %v fell, and others decided %v", x.Answer, x, dice, cards, decided)
			}
		}
	})
}

// Of a game that is over the last moment is how it ended.
func TestTheCourseEndsAsTheBattleDid(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 5000)
	s := Of(m, nil)
	for i := m.Len(); i > 0; i-- {
		if by := m.By(i); by != rules.Chance {
			s.verdicts[i] = Verdict{Answer: i, By: by, Before: 0.5, Played: 0.5}
			break
		}
	}
	course := s.Course()
	want := [...]float64{0.5, 1, 0}[m.Result().Winner+1]
	if last := course[len(course)-1]; last != (Moment{m.Len(), want}) {
		t.Errorf("it ends at %v, and was won by %d", last, m.Result().Winner)
	}
}

func TestGrades(t *testing.T) {
	for _, c := range []struct {
		played, best, doubt float64
		want                Grade
	}{
		{0.5, 0.45, 0, Sound}, {0.5, 0.515, 0, Sound}, {0.5, 0.53, 0, Slip}, {0.5, 0.53, 0.02, Sound},
		{0.5, 0.56, 0, Mistake}, {0.5, 0.64, 0.08, Sound}, {0.5, 0.66, 0.05, Blunder},
	} {
		if got := (Verdict{Played: c.played, Best: c.best, Doubt: c.doubt}).Grade(); got != c.want {
			t.Errorf("%v graded %d, want %d", c, got, c.want)
		}
	}
}

// What was found is kept; the work goes on where it was, and an answer that was given anew is judged anew.
func TestJudgingGoesOnWhereItWas(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 90)
	s := Of(m, nil)
	w := s.Judge(1, func() {})
	for n := 0; n < 3; n, _, _ = w.Progress() {
		time.Sleep(time.Millisecond)
	}
	w.Stop()
	if !s.Take(w) || s.Take(w) {
		t.Fatal("what is found is taken once")
	}
	found := len(s.judged())
	if found < 2 {
		t.Fatalf("%d decisions were judged", found)
	}
	s.Keep()
	again := Of(reopened(t, m), nil)
	if len(again.judged()) != found {
		t.Fatalf("%d decisions of %d are read", len(again.judged()), found)
	}
	for _, i := range again.judged() {
		v, q := again.at(i), m.At(i-1).Request()
		if q.To != v.By || q.Accepts(rules.Answer{By: v.By, Option: v.Other}) != nil {
			t.Errorf("answer %d is judged as %+v", i, v)
		}
	}
	w = again.Judge(1, func() {})
	for {
		if _, all, _ := w.Progress(); all > 0 {
			if _, of, _ := w.Progress(); of >= decisions(m) {
				t.Errorf("%d decisions are to be judged once more", of)
			}
			break
		}
		time.Sleep(time.Millisecond)
	}
	w.Stop()
	m.TakeBack(1)
	goOn(t, m, 90, rand.New(rand.NewPCG(8, 1)))
	if n := len(Of(m, nil).judged()); n >= found {
		t.Errorf("%d decisions of %d are judged, and others were taken", n, found)
	}
}

// decisions counts those of a game that can be judged.
func decisions(m *match.Match) (n int) {
	for i := range m.Len() {
		if a := m.Gave(i + 1); decides(m.At(i).Request(), a) {
			n++
		}
	}
	return n
}

// Who does not fight at all is told that he might have.
func TestMistakesAreFound(t *testing.T) {
	book, _ := scenarios.Book("musket")
	m := fought(t, book, battles["musket"], 60) // enough for him to hold back from a fight
	s := Of(m, nil)
	w := s.Judge(0, func() {})
	for {
		if _, _, over := w.Progress(); over {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	s.Take(w)
	if got, want := len(s.judged()), decisions(m); got != want {
		t.Errorf("%d decisions of %d are judged", got, want)
	}
	worst := Verdict{}
	for _, i := range s.judged() {
		if v := s.at(i); v.Loss() > worst.Loss() {
			worst = v
		}
	}
	if worst.Grade() < Mistake {
		t.Errorf("the worst decision of the rule of thumb is %+v", worst)
	}
}

func TestOnlyGamesThatAreOverOrOpenAreStudied(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	_, data, err := scenarios.Open("manoeuvre", battles["manoeuvre"])
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Data: data, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	if May(m).OK() {
		t.Error("two who play against each other may look at each other's cards")
	}
	m.SetOpen(true)
	if !May(m).OK() {
		t.Error("one who plays both sides may not study")
	}
}

// Nothing was missed that was done later in the same turn.
func TestWhatIsDoneLaterInTheTurnWasNotMissed(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 60)
	s := Of(m, nil)
	var own []int // decisions of the side that decides first
	for i := 1; i <= m.Len() && len(own) < 3; i++ {
		if by := m.By(i); by != rules.Chance && (len(own) == 0 || by == m.By(own[0])) {
			own = append(own, i)
		}
	}
	later := m.Gave(own[1])
	bad := Verdict{Answer: own[0], By: m.By(own[0]), Turn: 1, Played: .4, Best: .6, Other: later.Option}
	s.verdicts[own[0]] = bad
	if got := s.Grade(bad); got != Blunder {
		t.Errorf("what is not known to have been done is graded %d", got)
	}
	s.verdicts[own[1]] = Verdict{Answer: own[1], By: bad.By, Turn: 1}
	if got := s.Grade(bad); got != Sound {
		t.Errorf("what was done later is graded %d", got)
	}
	s.verdicts[own[1]] = Verdict{Answer: own[1], By: bad.By, Turn: 2}
	if got := s.Grade(bad); got != Blunder {
		t.Errorf("what was done in another turn is graded %d", got)
	}
}
