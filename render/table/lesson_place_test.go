package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/lesson"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/rules"
	"grognard/scenarios"
)

// The card of a lesson stays where it was, also after the enemy has played: it goes elsewhere only where it would hide
// what it speaks of or what others tell.
func TestTheCardOfALessonKeepsItsPlace(t *testing.T) {
	for _, book := range scenarios.Books() {
		if !lesson.Has(book) {
			continue
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			b, play := learning(t, book, size[0], size[1], prefs.Default())
			moved, was := 0, paint.Rect{}
			for play.Step() != nil {
				b.rested(play.Pupil)
				at, s := play.At(), play.Step()
				if s == nil {
					break
				}
				lies := b.t.lesson.Lies()
				if was.W == 0 {
					was = lies
				}
				if apart(lies, was) > 0 {
					moved++
					t.Logf("%s at %d, step %d: %.0f to %.0f, fight %.0f, sheet %.0f", book.Name(), size[0], at+1, was, lies, b.t.combat.Place(), b.t.bar.Sheet())
				}
				there := paint.Rect{X: was.X, Y: was.Y, W: lies.W, H: lies.H}
				was = lies
				free := there.Y+there.H < b.t.handLies().Y && b.t.leavesSeen(&b.ui, there, b.t.lesson.Spoken(), b.t.othersTell(b.t.advice.Lies()))
				if free && apart(lies, there) > 0 {
					t.Errorf("%s at %d, step %d: the card is at %.0f, and would hide nothing at %.0f", book.Name(), size[0], at+1, lies, there)
				}
				if s.Reads() {
					b.Click("button.lesson.next")
				}
				for q, n := b.m.Request(), 0; !s.Reads() && b.m.Request() == q && n < 3; n++ {
					b.Click("button.lesson.show")
					b.Settle()
				}
				if play.At() == at {
					t.Fatalf("%s, step %d: it does not go on", book.Name(), at+1)
				}
			}
			t.Logf("%s at %d: moved %d times", book.Name(), size[0], moved)
			if moved > 4 { // Eagles at 1280: aside for the odds of the answer to a charge, and back
				t.Errorf("%s at %d: the card moves %d times", book.Name(), size[0], moved)
			}
		}
	}
}

// In a lesson the panel of a fight tells one chance in a line, and no table of what the enemy may answer: all that
// is on the sheet that O opens. Who has battles behind him reads it at once.
func TestTheOddsOfALessonAreShort(t *testing.T) {
	for _, plain := range []bool{true, false} {
		book, _ := scenarios.Book("manoeuvre")
		b, play := learning(t, book, 1280, 720, prefs.Default())
		for play.Step() != nil && play.Step().Do.Do != "assault" {
			b.rested(play.Pupil)
			if play.Step().Reads() {
				b.Click("button.lesson.next")
				continue
			}
			for q, n := b.m.Request(), 0; b.m.Request() == q && n < 3; n++ {
				b.Click("button.lesson.show")
				b.Settle()
			}
		}
		b.rested(play.Pupil)
		if !plain { // the same fight, as it is told to others
			b.t.deps.Lesson = nil
		}
		b.Click("button.lesson.show")
		b.Settle()
		b.Long()
		if b.t.combat.Place().W == 0 || !b.Says("certain") && !b.Says("chance") {
			t.Fatal("the odds are not told")
		}
		if dense := b.Says("Assumed"); dense == plain {
			t.Errorf("short %v, and all that it depends on is told: %v", plain, dense)
		}
		if !plain {
			continue
		}
		b.Key("O")
		b.Settle()
		if !b.Says("Assumed") {
			t.Error("the sheet of all details does not tell more")
		}
	}
}

// Whoever has to press twice is told that the dice fall then, where they do at once, and only there.
func TestTheBarSaysWhereASecondPressThrows(t *testing.T) {
	thrown, others := 0, 0
	for _, book := range scenarios.Books() {
		if !lesson.Has(book) {
			continue
		}
		b, play := learning(t, book, 1280, 720, prefs.Default())
		_, hint, _ := strings.Cut(b.words.Word("table.confirm.throw", "", "|"), "|")
		for play.Step() != nil {
			b.rested(play.Pupil)
			s := play.Step()
			if s == nil {
				break
			}
			if s.Reads() {
				b.Click("button.lesson.next")
				continue
			}
			for q, n := b.m.Request(), 0; b.m.Request() == q && n < 3; n++ {
				confirms, at := b.t.game.Choice.Mode() == choice.Confirming, b.m.Len()
				text := b.t.bar.Text()
				b.Click("button.lesson.show")
				b.Settle()
				for end := time.Now().Add(20 * time.Second); confirms && b.m.Computer() && b.m.Len() == at+1 && time.Now().Before(end); b.Tick() {
					time.Sleep(time.Millisecond) // the computer is next, and thinks in the background
				}
				if !confirms || b.m.Request() == q || b.m.Len() < at+2 {
					continue
				}
				asked, _ := b.m.Given(at + 2)
				throws := asked.To == rules.Chance && asked.Dice.Bag == nil
				if strings.HasSuffix(text, hint) != throws {
					t.Errorf("%s: dice fall at once: %v; it says %q", book.Name(), throws, text)
				}
				if throws {
					thrown++
				} else {
					others++
				}
			}
		}
	}
	if thrown == 0 || others == 0 {
		t.Errorf("%d throws, %d other acts", thrown, others)
	}
}

// What a lesson tells the pupil to press has a button with those words, though facings are pictures else.
func TestTheFacingThatALessonNamesIsAWord(t *testing.T) {
	book, _ := scenarios.Book("squares")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	for play.Step() != nil && play.Step().Do.Do != "face" {
		b.rested(play.Pupil)
		if play.Step().Reads() {
			b.Click("button.lesson.next")
			continue
		}
		for q, n := b.m.Request(), 0; b.m.Request() == q && n < 3; n++ {
			b.Click("button.lesson.show")
			b.Settle()
		}
	}
	b.rested(play.Pupil)
	want := b.t.game.Words.Label(play.Step().Do)
	b.Click(b.thing(play.Step().Do.Who))
	b.Long()
	if !b.Has(b.t.game.Words.Keys.Option(play.Step().Do)) || !slices.ContainsFunc(b.List.Cmds, func(k paint.Cmd) bool { return k.Text == want }) {
		t.Errorf("no button says %q: %s", want, b.Names())
	}
}
