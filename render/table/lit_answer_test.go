package table

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/rules"
	"grognard/scenarios"
)

// Who is named by an answer is lit on the map while its button is pointed at, and so is whom the question is about.
func TestWhoAnAnswerNamesIsLitOnTheMap(t *testing.T) {
	book, _ := scenarios.Book("squares")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	for play.Step() != nil && play.Step().Do.Do != "help" {
		b.rested(play.Pupil)
		if !play.Step().Reads() {
			break
		}
		b.Click("button.lesson.next")
	}
	b.rested(play.Pupil)
	q, do := b.m.Request(), play.Step().Do
	if do.Do != "help" || q.About == 0 || q.About == do.Who {
		t.Fatalf("the lesson wants %v of %s about %v", do, q.Kind, q.About)
	}
	b.t.deps.Lesson = nil // which lights what it speaks of
	b.Click(b.t.game.Words.Keys.Region("piece", do.Who))
	b.Settle()
	lit := func(r rules.Ref) (n int) {
		for _, m := range b.t.View.Picture.Marks {
			if m.Kind == board.Lit && m.At == r {
				n++
			}
		}
		return n
	}
	b.away()
	before := [2]int{lit(do.Who), lit(q.About)}
	b.Point("button.commit")
	b.Settle()
	if lit(do.Who) == before[0] || lit(q.About) == before[1] {
		t.Errorf("of the general %d marks are there, of the commander-in-chief %d; without the pointer %v", lit(do.Who), lit(q.About), before)
	}
	b.away()
	if lit(do.Who) != before[0] || lit(q.About) != before[1] {
		t.Error("they stay lit")
	}
}
