package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// explained lets the pointer rest on every word in a rectangle that is a term, and returns where each explanation lies.
func (b *battle) explained(in paint.Rect, prefix string) (all []paint.Rect) {
	glossary := b.words.Glossary(prefix)
	b.ui.Glossary = glossary
	defer func() { b.ui.Glossary = nil }()
	lines := append([]paint.Cmd(nil), b.List.Cmds...)
	for i := range lines {
		k := &lines[i]
		if k.Op != paint.Text || k.Layer < paint.Panel || !in.Has(k.Dst.X, k.Dst.Y-.3*k.Size) {
			continue
		}
		for from := 0; ; {
			start, end, term := glossary.Next(k.Text, from)
			if term == "" {
				break
			}
			from = end
			b.In.X = k.Dst.X + (b.Faces.Width(k.Font, k.Size, k.Text[:start])+b.Faces.Width(k.Font, k.Size, k.Text[:end]))/2
			b.In.Y = k.Dst.Y - .3*k.Size
			b.Tick()
			b.In.Now += 500
			b.Tick()
			b.In.Now += 500
			b.Tick()
			lies, ok := paint.Rect{}, false
			for _, k := range b.List.Cmds {
				if strings.HasPrefix(k.Key, "ui/tooltip") {
					if !ok {
						lies, ok = k.Dst, true
					}
					lies = lies.Union(k.Dst)
				}
			}
			if ok && b.ui.Term() != "" {
				all = append(all, lies)
			}
		}
	}
	return all
}

// The explanation of a word lies over no word of the lesson that it stands in, nor over that of a lesson beside it.
func TestAnExplanationLiesBesideALesson(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		n := 0
		for _, book := range scenarios.Books() {
			p := prefs.Default()
			p.Language = []string{"en", "it"}[size[0]%3%2]
			b, play := learning(t, book, size[0], size[1], p)
			for play.Step() != nil && play.At() < 3 {
				b.rested(play.Pupil)
				lesson := b.t.lesson.Lies()
				for _, lies := range b.explained(lesson, book.Prefix()) {
					n++
					if lies.Inset(8).Overlaps(lesson) {
						t.Errorf("%s at %d, step %d: the explanation at %.0f lies over the lesson at %.0f", book.Name(), size[0], play.At(), lies, lesson)
					}
				}
				if at := play.At(); play.Step().Reads() {
					if b.Click("button.lesson.next"); play.At() == at {
						break
					}
				} else {
					break
				}
			}
		}
		if n < 5 {
			t.Errorf("%d words of lessons are explained", n)
		}
	}
}

// So it lies beside the card of the hand that it stands on.
func TestAnExplanationLiesBesideTheCardThatIsRead(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := newBattle(t, size[0], size[1], "man-01-first-orders", prefs.Default())
		b.Long()
		n := 0
		for _, k := range b.t.game.Scene.View().Cards {
			if k.Place != rules.Hand || k.Ref == 0 {
				continue
			}
			name := b.t.game.Words.Keys.Region("card", k.Ref)
			if !b.Has(name) {
				continue
			}
			b.Point(name)
			b.Long()
			card := b.t.Cards.WholeLies()
			if b.t.Cards.Whole() != k.Ref {
				continue
			}
			for _, lies := range b.explained(card, "man") {
				n++
				if lies.Inset(8).Overlaps(card) {
					t.Errorf("at %d: the explanation at %.0f lies over the card at %.0f", size[0], lies, card)
				}
			}
		}
		if n == 0 {
			t.Error("no word of a card is explained")
		}
	}
}
