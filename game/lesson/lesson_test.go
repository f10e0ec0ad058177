package lesson

import (
	"testing"

	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Every lesson is read, which plays it through, and can be played as a pupil plays it, against the
// teacher; each step has its words in both languages.
func TestEveryLessonCanBePlayed(t *testing.T) {
	some := false
	for _, book := range scenarios.Books() {
		if !Has(book) {
			continue
		}
		some = true
		l, err := Of(book)
		if err != nil {
			t.Error(err)
			continue
		}
		m := begun(t, book, l)
		p := NewPlay(l, m)
		if !IsLesson(m.Start()) {
			t.Error("it is no lesson")
		}
		for n := 0; p.Step() != nil; n++ {
			if n > 1000 {
				t.Fatalf("%s: it does not end at step %d", book.Name(), p.At())
			}
			toPupil(t, m, l.Pupil)
			s := p.Step()
			for _, w := range []scenarios.Words{s.Say, s.Why} {
				if w.EN == "" || w.IT == "" {
					t.Errorf("%s: step %d says nothing in a language", book.Name(), p.At())
				}
			}
			at := p.At()
			if s.Reads() {
				if len(m.Request().Options) > 0 && p.Allows(m.Request().Options[0]) {
					t.Errorf("%s: step %d is read, and does not wait for that", book.Name(), at)
				}
				p.Next()
			} else {
				for _, o := range m.Request().Options {
					if p.Allows(o) != (o == s.Do) {
						t.Errorf("%s: step %d allows %v: %v", book.Name(), at, o, p.Allows(o))
					}
				}
				if _, err := m.Answer(s.Do); err != nil {
					t.Fatalf("%s: step %d: %v", book.Name(), at, err)
				}
			}
			if p.At() != at+1 {
				t.Fatalf("%s: step %d leads to %d", book.Name(), at, p.At())
			}
		}
	}
	if !some {
		t.Error("there is no lesson")
	}
}

// begun is a lesson that begins.
func begun(t *testing.T, book rules.Rulebook, l *Lesson) *match.Match {
	t.Helper()
	m, err := match.New(book, l.Begin())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// toPupil has the teacher play until the pupil is asked.
func toPupil(t *testing.T, m *match.Match, pupil rules.Side) {
	t.Helper()
	for range 200 {
		if q := m.Request(); q == nil || q.To == pupil {
			return
		}
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the teacher does not end his turn")
}
