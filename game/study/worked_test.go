package study

import (
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// What follows from the verdicts is worked out once, and anew when there are more of them.
func TestTheCourseIsKeptUntilMoreIsJudged(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	m := fought(t, book, "man-01-first-orders", 60)
	s := Of(m, nil)
	give := func(answer int, chance float64) {
		w := &Work{found: []Verdict{{Answer: answer, By: rules.First, Active: rules.First, Turn: 1, Before: chance, Played: chance, Best: chance}}}
		s.Take(w)
	}
	give(10, .4)
	give(20, .6)
	first := s.Course()
	if len(first) < 2 || len(s.Shares()) == 0 {
		t.Fatalf("of two verdicts %d moments are told", len(first))
	}
	if n := testing.AllocsPerRun(20, func() { s.Course(); s.Shares(); s.Levelled(s.at(10)) }); n != 0 {
		t.Errorf("to ask again allocates %v times", n)
	}
	give(30, .8)
	if len(s.Course()) != len(first)+1 {
		t.Errorf("%d moments after three verdicts", len(s.Course()))
	}
	give(30, .2)
	last := s.Course()[2].Chance
	if last >= .5 {
		t.Errorf("a verdict that has changed is told as %.2f", last)
	}
}
