package table

import (
	"testing"

	"grognard/game/lesson"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// actors are the pieces that act or are attacked in the step that a lesson has come to, and those that are asked about.
func (b *battle) actors(s *lesson.Step) (all []rules.Ref) {
	q, k := b.m.Request(), b.t.game.Scene.View().Combat
	all = append(all, s.Do.Who, s.Do.At, s.Do.With, q.About)
	if k != nil {
		all = append(append(all, k.From...), k.To)
		for i := range k.Force {
			all = append(all, k.Force[i].Ref)
		}
	}
	return all
}

// The card of a lesson lies neither over what acts or is attacked in a step, nor over the answers, nor over a fight that
// is told, where there is any place in the window without them: before the pupil has done anything, and when he is
// to confirm.
func TestTheCardOfALessonLeavesTheFightSeen(t *testing.T) {
	looked := 0
	for _, book := range scenarios.Books() {
		if !lesson.Has(book) {
			continue
		}
		for _, left := range []bool{false, true} { // where it lay first turns on what lay there before
			b, play := learning(t, book, 1280, 720, prefs.Default())
			if left {
				b.t.placed[1] = placed{home: paint.Rect{X: 88, Y: 50, W: b.t.lesson.Lies().W, H: b.t.lesson.Lies().H}}
			}
			for play.Step() != nil {
				b.rested(play.Pupil)
				at, s := play.At(), play.Step()
				if s == nil {
					break
				}
				looked++
				b.cardClear(t, book, s, at)
				if s.Reads() {
					b.Click("button.lesson.next")
				}
				for q, n := b.m.Request(), 0; !s.Reads() && b.m.Request() == q && n < 3; n++ {
					b.Click("button.lesson.show")
					b.Settle()
					if b.m.Request() == q && !b.t.game.Scene.Moving() {
						b.Long()
						b.cardClear(t, book, s, at)
					}
				}
				if play.At() == at {
					t.Fatalf("%s, step %d: it does not go on", book.Name(), at+1)
				}
			}
		}
	}
	if looked < 100 {
		t.Errorf("%d steps are looked at", looked)
	}
}

// cardClear looks whether the card of a step lies over anything that it must not.
func (b *battle) cardClear(t *testing.T, book rules.Rulebook, s *lesson.Step, at int) {
	lies := b.t.lesson.Lies()
	if lies.W == 0 {
		return
	}
	taken := map[string]paint.Rect{"the sheet of answers": b.t.bar.Sheet(), "the fight that is told": b.t.combat.Place()}
	for _, r := range b.actors(s) {
		if on, ok := b.t.spot(r); r != 0 && ok {
			taken[b.t.game.Words.Name(r)] = on
		}
	}
	hides := func(r paint.Rect) string {
		for name, x := range taken {
			if x.W > 0 && x.Overlaps(r) {
				return name
			}
		}
		return ""
	}
	what := hides(lies)
	if what == "" {
		return
	}
	l := &b.t.lay
	right := l.beside(l.Map)
	left := max(l.Standards[0].X+l.Standards[0].W, l.Turn.X+l.Turn.W)
	const step = 8
	for x := left; x+lies.W <= min(right.X+right.W, l.Tools.X); x += step {
		for y := l.Map.Y; y+lies.H <= l.Map.Y+l.Map.H; y += step {
			r := paint.Rect{X: x, Y: y, W: lies.W, H: lies.H}
			if r.Overlaps(b.t.handLies()) || hides(r) != "" {
				continue
			}
			t.Errorf("%s at %.0f, step %d: the card at %.0f lies over %s; at %.0f it would hide nothing", book.Name(), l.Map.W, at+1, lies, what, r)
			return
		}
	}
	t.Logf("%s at %.0f, step %d: the card lies over %s; there is no other place for %.0f beside %v", book.Name(), l.Map.W, at+1, what, lies, taken)
}
