package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// learning is the table of a lesson, in a window.
func learning(t *testing.T, book rules.Rulebook, w, h int, p prefs.Prefs) (*battle, *lesson.Play) {
	t.Helper()
	l, err := lesson.Of(book)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, l.Begin())
	if err != nil {
		t.Fatal(err)
	}
	d, play := newDesk(t, w, h, p), lesson.NewPlay(l, m)
	d.lesson = func(*match.Match) *lesson.Play { return play }
	b := d.begin(m)
	b.Long()
	return b, play
}

// rested lets the other side play, and reads what it did.
func (b *battle) rested(pupil rules.Side) {
	for range 400 {
		b.Long()
		switch q := b.m.Request(); {
		case q == nil:
			return
		case b.t.game.Pacing.Stopped():
			b.Key("Enter")
		case q.To == pupil && !b.t.game.Scene.Moving():
			b.Settle()
			return
		}
	}
	b.desk.T.Fatal("the other side does not end")
}

// Every lesson is played to its end with the mouse alone, in the smallest window and a large one, and with large
// letters by the button that shows it: what is to be done is lit, and the words of each step are seen whole.
func TestALessonIsPlayedByMouse(t *testing.T) {
	told := 0
	for _, book := range scenarios.Books() {
		if !lesson.Has(book) {
			continue
		}
		for _, size := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}} {
			for _, language := range []string{"en", "it"} {
				if size == [3]int{1920, 1080, 100} && language == "en" { // Italian words are longer, and each is read in two windows
					continue
				}
				p := prefs.Default()
				p.Language, p.TextSize = language, size[2]
				b, play := learning(t, book, size[0], size[1], p)
				for play.Step() != nil {
					b.rested(play.Pupil)
					at, s := play.At(), play.Step()
					if s == nil {
						break
					}
					said, _, _ := strings.Cut(s.Say.In(language), " ") // lines break where they like
					if !b.Says(said) || !b.Has("button.lesson.leave") {
						t.Fatalf("%s, step %d: nothing says %q", book.Name(), at, s.Say.In(language))
					}
					cut := b.ui.Broken()
					if size[2] > 100 { // a fight may be told in little room beside it
						cut = slices.DeleteFunc(slices.Clone(cut), func(text string) bool { return text != s.Say.In(language) && text != s.Why.In(language) })
					}
					if len(cut) > 0 {
						t.Errorf("%s at %d, step %d: words are cut: %q", book.Name(), size[0], at, cut)
					}
					if lies := b.onDrum(); s.Dice != nil && lies != nil {
						if told++; !slices.Equal(lies, s.Dice) {
							t.Errorf("%s, step %d: it speaks of the dice %v, and %v lie there", book.Name(), at, s.Dice, lies)
						}
					}
					if main := b.mains(); s.Reads() && (len(main) != 1 || main[0] != "button.lesson.next") || len(main) > 1 {
						t.Errorf("%s, step %d, reads %v: the main buttons are %v", book.Name(), at, s.Reads(), main)
					}
					if s.Reads() && at%2 == 0 {
						b.Click("button.lesson.next")
					} else if s.Reads() {
						b.Key("Enter")
					} else {
						if who := s.Do.Who; b.t.game.Scene.Piece(who) != nil && !b.lights(who, board.Selected) && !b.lights(who, board.Lit) {
							t.Errorf("%s, step %d: who is to act is not lit", book.Name(), at)
						}
						q := b.m.Request()
						for _, r := range b.t.game.Choice.Replies() {
							if r.Primary != (r.Option == s.Do) {
								t.Errorf("%s, step %d: %v is marked %v", book.Name(), at, r.Option, r.Primary)
							}
						}
						for n := 0; size[2] > 100 && b.m.Request() == q && n < 3; n++ { // with large letters, as it shows
							if n > 0 && (at%2 == 0) == (language == "en") { // what is shown waits for Enter as if the pupil had chosen it
								if b.Key("Enter"); b.m.Request() == q {
									t.Errorf("%s, step %d: Enter does not confirm what is shown; there is %s", book.Name(), at, b.Names())
								}
								break
							}
							b.Click("button.lesson.show")
							b.Settle()
						}
						if b.m.Request() == q {
							b.away() // a click where the pointer rested when the question came is not meant for it
							b.goalFirst(q, s.Do)
						}
						if b.m.Request() == q {
							b.clickOption(q, s.Do)
						}
						if b.m.Request() == q { // the odds are shown first
							b.clickOption(q, s.Do)
						}
						if b.m.Request() == q {
							b.Key("Enter")
						}
					}
					if play.At() != at+1 {
						t.Fatalf("%s at %d, step %d: clicks lead to step %d; there is %s", book.Name(), size[0], at, play.At(), b.Names())
					}
				}
				b.rested(play.Pupil)
				if book.Name() == "squares" && told == 0 {
					t.Error("no throw is seen that the lesson speaks of")
				}
				if main := b.mains(); len(main) != 1 || main[0] != "button.lesson.on" {
					t.Errorf("%s: the end of the lesson is not told, or not by the one main button: %v", book.Name(), main)
				}
				if n := b.m.Len(); size[2] == 100 {
					if b.Key("Enter"); b.m.Len() != n || b.Has("button.lesson.leave") {
						t.Errorf("%s: Enter at the end of the lesson does not lead on, or answers %d questions", book.Name(), b.m.Len()-n)
					}
				}
			}
		}
	}
}

// onDrum are the faces of the throw that is shown largest, nil if none is.
func (b *battle) onDrum() (faces []int) {
	high := float32(0)
	for _, h := range b.Hits() {
		if name, ok := strings.CutPrefix(h.Name, "roll."); ok && h.H > high {
			n, _, _ := strings.Cut(name, ".")
			if i, err := strconv.Atoi(n); err == nil && i <= len(b.t.game.Clips.Throws()) {
				high, faces = h.H, b.t.game.Clips.Throws()[i-1].Event.Faces
			}
		}
	}
	return faces
}

// mains lists the buttons that are painted as the main one.
func (b *battle) mains() (all []string) {
	for _, h := range b.Hits() {
		if !strings.HasPrefix(h.Name, "button.") && !strings.HasPrefix(h.Name, "option.") {
			continue
		}
		if slices.ContainsFunc(b.List.Cmds, func(k paint.Cmd) bool {
			return k.Op == paint.Text && k.Layer >= paint.PanelText && k.Color == b.ui.Theme.OnAccent && h.Has(k.Dst.X, k.Dst.Y-1)
		}) {
			all = append(all, h.Name)
		}
	}
	return all
}

// goalFirst clicks where a lesson wants something to be done before who does it is picked: both are lit.
func (b *battle) goalFirst(q *rules.Request, o rules.Option) {
	b.desk.T.Helper()
	home, _ := b.t.game.Scene.Cell(o.Who)
	if home == 0 || o.At == 0 || o.With != 0 || len(b.t.game.Choice.Picks) > 0 || b.t.game.Scene.OnTabletop() {
		return
	}
	if _, _, there := b.t.View.Board.Middle(o.At); !there {
		return
	}
	if b.Click(b.thing(o.At)); b.m.Request() == q && b.t.bar.Refusal().Shown(b.In.Now) {
		b.desk.T.Errorf("%s: a click on the goal of %s is refused: %q", q.Kind, rules.FormatOption(b.m.Book(), o), b.t.bar.Refusal().Say)
	}
}

// Whoever hesitates in his first battle is shown what the computer would do, once for each question; nobody
// else is, and nobody who does something.
func TestWhoeverHesitatesIsHelped(t *testing.T) {
	for _, x := range []struct{ newcomer, stirs, helped bool }{{true, false, true}, {true, true, false}, {false, false, false}} {
		b, _ := advised(t, 100)
		b.t.deps.Newcomer = x.newcomer
		b.Tick()
		for range 5 {
			b.In.Now += hintAfter / 4
			if x.stirs {
				b.In.X++
			}
			b.Tick()
		}
		b.think()
		if b.t.advice.Open() != x.helped {
			t.Errorf("%+v: the card is open %v", x, b.t.advice.Open())
		}
		if !x.helped {
			continue
		}
		b.Key("Escape")
		b.In.Now += 2 * hintAfter
		b.Tick()
		b.think()
		if b.t.advice.Open() {
			t.Error("who has closed it is told again")
		}
	}
}

// Whoever wants to do something else is told why not yet, and nothing is done.
func TestALessonForbidsWhatItDoesNotTeach(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	q := b.m.Request()
	other := q.Options[0]
	b.t.commit(&b.ui, other)
	if b.m.Request() != q {
		t.Error("something is done while there is something to read")
	}
	b.Tick()
	b.Tick()
	if !b.Says("Continue first") {
		t.Error("nothing says that there is something to read")
	}
	for play.Step().Reads() {
		b.Click("button.lesson.next")
	}
	s := play.Step()
	for _, o := range q.Options {
		if o != s.Do {
			other = o
		}
	}
	b.t.commit(&b.ui, other)
	b.Tick()
	b.Tick()
	if b.m.Request() != q || !b.Says(s.Wrong.EN[:12]) {
		t.Errorf("another answer is taken: %v, or it is not told why not", b.m.Request() != q)
	}
	b.Click("button.lesson.show")
	b.Settle()
	if b.m.Request() == q {
		t.Error("what is shown is not done")
	}
	if !b.Has("button.lesson.leave") {
		b.rested(play.Pupil)
	}
	b.Click("button.lesson.leave")
	if b.left != 1 {
		t.Error("the lesson is not left")
	}
}

// A fight leaves what it came to in words beside its dice, though others decide and march before it is over;
// and when the turn passes to the computer, a ribbon says so for a moment.
func TestAFightAndATurnThatAreOverAreTold(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	goOn := func() {
		for at, n := play.At(), 0; play.At() == at && n < 4; n++ {
			for _, name := range []string{"button.lesson.next", "button.lesson.show"} {
				if b.Has(name) {
					b.Click(name)
					break
				}
			}
			b.Settle()
		}
	}
	want := []string{"one block lost", "driven back", "eliminated"}
	for steps := 0; len(want) > 0 && steps < 20; steps++ {
		b.rested(play.Pupil)
		if b.t.combat.Slip().W == 0 {
			goOn()
			continue
		}
		if !b.Says(want[0]) {
			t.Fatalf("step %d: the slip does not say %q", play.At(), want[0])
		}
		if want = want[1:]; len(want) > 0 {
			goOn()
		}
	}
	ribbon := "Turn over. France to play"
	if len(want) > 0 || b.Says(ribbon) {
		t.Fatalf("not told: %q; the ribbon is there: %v", want, b.Says(ribbon))
	}
	goOn()
	seen := 0
	for range 400 {
		if b.Tick(); b.Says(ribbon) {
			seen++
		}
	}
	if seen == 0 || b.Says(ribbon) {
		t.Errorf("the ribbon was seen for %d frames, and stays: %v", seen, b.Says(ribbon))
	}
}

// On the map nothing is lit but what the lesson waits for, and nothing while there is something to read; what is
// shown and not done yet is confirmed by the button that showed it, which says so.
func TestALessonLightsNothingElse(t *testing.T) {
	book, _ := scenarios.Book("squares")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	confirmed := 0
	for play.Step() != nil {
		b.rested(play.Pupil)
		at, s := play.At(), play.Step()
		if s == nil {
			break
		}
		for _, m := range b.t.View.Picture.Marks {
			switch m.Kind {
			case board.Usable, board.Move, board.MoveEnd, board.MoveHalt, board.Attack:
				if s.Reads() || m.At != s.Do.Who && m.At != s.Do.With && m.At != s.Do.At {
					t.Errorf("step %d: %v is lit, and a click there is no answer", at, m)
				}
			case board.Selected:
				if s.Reads() {
					t.Errorf("step %d: %v is framed while there is something to read", at, m.At)
				}
			}
		}
		if s.Reads() {
			b.Click("button.lesson.next")
			continue
		}
		b.Click("button.lesson.show")
		b.Settle()
		for n := 0; play.At() == at && n < 3; n++ {
			if b.Tick(); !b.Says(b.words.Word("table.lesson.confirm")) {
				t.Errorf("step %d: nothing says that what is shown is to be confirmed", at)
			}
			confirmed++
			b.Click("button.lesson.show")
			b.Settle()
		}
		if play.At() == at {
			t.Fatalf("step %d is never done", at)
		}
	}
	if confirmed == 0 {
		t.Error("nothing waited to be confirmed")
	}
}

// Who may form square is told what it wins and what it costs before he answers, in both languages.
func TestTheCardOfASquareSaysWhatASquareIs(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		book, _ := scenarios.Book("musket")
		p := prefs.Default()
		p.Language = language
		b, play := learning(t, book, 1920, 1080, p)
		for play.Step() != nil {
			b.rested(play.Pupil)
			s := play.Step()
			if s == nil {
				t.Fatal("nobody is asked for a square")
			}
			if s.Reads() {
				b.Click("button.lesson.next")
				continue
			}
			if s.Do.Do == "square" {
				break
			}
			for at := play.At(); play.At() == at; b.Settle() {
				b.Click("button.lesson.show")
			}
		}
		if said := b.said(); !strings.Contains(said, b.words.Word("ms.answer.square")) {
			t.Errorf("%s: the card does not say what a square is: %s", language, said)
		}
	}
}

// What stands on a target says what its numbers are as soon as it is pointed at.
func TestATargetThatIsPointedAtSaysWhatItsNumbersAre(t *testing.T) {
	book, _ := scenarios.Book("musket")
	b, play := learning(t, book, 1280, 720, prefs.Default())
	for {
		b.rested(play.Pupil)
		s := play.Step()
		if s.Do.Do == "attack" {
			break
		}
		if s.Reads() {
			b.Click("button.lesson.next")
			continue
		}
		for at := play.At(); play.At() == at; b.Settle() {
			b.Click("button.lesson.show")
		}
	}
	words := "Attack 4, Defence 4, Differential 0"
	b.Click(b.t.game.Words.Keys.Region("piece", play.Step().Do.Who))
	if b.Settle(); strings.Contains(b.said(), words) {
		t.Error("the words stand there before anybody points at the target")
	}
	at, ok := b.t.spot(play.Step().Do.At)
	if !ok {
		t.Fatal("the target is nowhere")
	}
	b.In.X, b.In.Y = at.Center()
	b.Tick()
	for n := 0; n < 400 && !strings.Contains(b.said(), words); n++ { // the sums are worked out in the background
		time.Sleep(5 * time.Millisecond)
		b.In.Now += 20
		b.Tick()
	}
	if !strings.Contains(b.said(), words) {
		t.Errorf("nothing says what the numbers on the target are: %s", b.said())
	}
}

// Where a fight goes on after what is asked, the chances on the cards say how far they reach.
func TestTheChancesOfAVolleyAtAChargeSayThatTheMeleeCounts(t *testing.T) {
	for lang, want := range map[string]string{"en": "melee included", "it": "mischia compresa"} {
		book, _ := scenarios.Book("eagles")
		p := prefs.Default()
		p.Language = lang
		b, play := learning(t, book, 1280, 720, p)
		for n := 0; ; n++ {
			if n > 20 {
				t.Fatal("no charge comes")
			}
			if b.rested(play.Pupil); b.m.Request().Kind == "defend" {
				break
			}
			for _, name := range []string{"button.lesson.next", "button.lesson.show"} {
				if b.Has(name) {
					b.Click(name)
					break
				}
			}
			b.Settle()
		}
		b.Long()
		found := false
		for _, c := range b.List.Cmds {
			found = found || c.Op == paint.Text && strings.Contains(c.Text, want[len(want)-8:])
		}
		if !found {
			t.Errorf("%s: nothing on the cards says %q", lang, want)
		}
	}
}
