package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// Two turns of each side are played in every system with the mouse in a corner, where it never moves.
func TestEverySystemIsPlayedByKeysAlone(t *testing.T) {
	for _, game := range []struct{ system, scenario string }{
		{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "training-trebbia-bridge"},
		{"squares", "ns-01-maida"}, {"eagles", "the-walled-farm"},
	} {
		t.Run(game.system, func(t *testing.T) {
			m := screentest.Begin(t, game.system, game.scenario, match.Start{Open: true, Auto: true, Seed: 11})
			b := newOn(t, m)
			b.In.X, b.In.Y = 0, 0
			r := rand.New(rand.NewPCG(4, 7))
			turns, was := 0, rules.Chance
			for n := 0; n < 400 && turns <= 4; n++ {
				q := m.Request()
				if q == nil {
					break
				}
				if m.View().Active != was {
					was = m.View().Active
					turns++
				}
				b.awaits(q)
				b.byKeys(q, r)
				if b.In.X != 0 || b.In.Y != 0 {
					t.Fatal("the mouse was moved")
				}
			}
			if turns <= 4 {
				t.Errorf("%d turns were played", turns)
			}
		})
	}
}

// byKeys answers a question by keys: an option as it comes, or a free answer to a body that Tab picks.
func (b *battle) byKeys(q *rules.Request, r *rand.Rand) {
	b.desk.T.Helper()
	if len(q.Options) == 0 || q.Field != nil && r.IntN(2) == 0 {
		b.bodyByKeys(q, r)
		return
	}
	o := q.Options[r.IntN(len(q.Options))]
	for _, x := range []rules.Ref{o.Who, o.With, o.At} {
		if x == 0 || b.m.Request() != q || b.t.game.Choice.IsPicked(x) {
			continue
		}
		if _, done := b.t.game.Choice.Chosen(); !done {
			b.thingByKeys(x)
		}
	}
	button := b.t.game.Words.Keys.Option(o)
	for _, name := range []string{button, "button.slip.end", "button.commit", button} { // once more, where the odds come first
		if b.m.Request() == q && b.Has(name) {
			b.buttonByKeys(name)
		}
	}
	if b.m.Request() == q {
		b.desk.T.Fatalf("%s: %s is not taken; picks %v, there is %s", q.Kind, rules.FormatOption(b.m.Book(), o), b.t.game.Choice.Picks, b.Names())
	}
}

// thingByKeys has the cursor go to a thing on the map, or the keyboard to a card or a plate, and
// presses Enter there.
func (b *battle) thingByKeys(x rules.Ref) {
	b.desk.T.Helper()
	k := &b.t.View.Cursor
	if _, _, on := b.t.View.Board.Middle(x); on {
		for range len(k.Places()) {
			if b.Key("Period"); k.At() == x {
				b.Key("Enter")
				b.Long()
				return
			}
		}
		b.desk.T.Fatalf("Period does not come to %s: it goes to %v", b.m.Book().Format(x), k.Places())
	}
	for range 40 {
		if b.Key("PageDown"); b.t.Cards.Walks() == x {
			b.Key("Enter")
			b.Long()
			return
		}
	}
	for _, kind := range []string{"card", "plate", "piece"} {
		if name := b.t.game.Words.Keys.Region(kind, x); b.Has(name) {
			b.buttonByKeys(name)
			return
		}
	}
	b.desk.T.Fatalf("no key comes to %s: there is %s", b.m.Book().Format(x), b.Names())
}

// buttonByKeys has the focus go to something by name, and presses Enter there.
func (b *battle) buttonByKeys(name string) {
	b.desk.T.Helper()
	for range 250 {
		b.In.Held.Ctrl = true
		b.Key("Tab")
		b.In.Held.Ctrl = false
		if b.ui.Focused(name) {
			b.Key("Enter")
			b.Long()
			return
		}
	}
	b.desk.T.Fatalf("the focus never comes to %s: there is %s", name, b.Names())
}

// bodyByKeys picks a body that Tab comes to and moves it by an arrow, or to a place of its own.
func (b *battle) bodyByKeys(q *rules.Request, r *rand.Rand) {
	b.desk.T.Helper()
	h := &b.t.game.Choice.Hand
	for range 40 {
		if h.Grasp == field.Untouched {
			b.Key("Tab")
		}
		for range 1 + r.IntN(3) {
			b.Key([]paint.Key{"Up", "Right", "Left", "Down", "Q", "E"}[r.IntN(6)])
		}
		if b.Key("Enter"); b.m.Request() != q {
			b.Long()
			return
		}
		b.Long()
		if b.Key("Enter"); b.m.Request() != q {
			b.Long()
			return
		}
	}
	b.desk.T.Fatalf("%s: no free answer is taken: in hand is %+v; %s", q.Kind, h.Found, strings.Join(b.told(), "; "))
}

// The keyboard is at one place: with the focus at a button the cursor is gone, and the table sleeps.
func TestTheCursorGivesWayToTheFocus(t *testing.T) {
	for _, ctrl := range []bool{false, true} {
		b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
		b.Long()
		b.In.X, b.In.Y = 0, 0
		b.Key("Right", "Right")
		if !b.t.View.Cursor.On() {
			t.Fatal("there is no cursor")
		}
		b.In.Held.Ctrl = ctrl
		b.Key("Tab")
		b.In.Held.Ctrl = false
		b.Long()
		if b.ui.Ringed() && !b.ui.Focused("") && b.t.View.Cursor.On() {
			t.Errorf("with Ctrl %v both show", ctrl)
		}
		for range 3 {
			b.Tick()
		}
		if b.Last.Animating {
			t.Errorf("with Ctrl %v the table does not rest", ctrl)
		}
	}
}

// While the focus is at an answer the arrows go to the next, and put no cursor on the map.
func TestArrowsGoFromAnswerToAnswer(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.awaits(b.m.Request())
	b.In.X, b.In.Y = 0, 0
	b.Key("Tab")
	b.Long()
	b.In.Held.Ctrl = true
	for range 60 {
		if b.Key("Tab"); strings.HasPrefix(b.ui.Focus(), answers) {
			break
		}
	}
	b.In.Held.Ctrl = false
	first := b.ui.Focus()
	way, back := paint.Key("Right"), paint.Key("Left")
	if b.Key(way); b.ui.Focus() == first { // it is the last one
		way, back = back, way
		b.Key(way)
	}
	next := b.ui.Focus()
	if !strings.HasPrefix(first, answers) || next == first || !strings.HasPrefix(next, answers) || b.t.View.Cursor.On() {
		t.Errorf("from %q %s goes to %q, with a cursor on the map: %v", first, way, next, b.t.View.Cursor.On())
	}
	if b.Key(back); b.ui.Focus() != first {
		t.Errorf("%s goes to %q, not back to %q", back, b.ui.Focus(), first)
	}
}

// Furniture gives way to a pointer that has something in hand, but not to the focus: else it would come and
// go for ever.
func TestTheFocusComesToFurnitureWithSomethingInHand(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "the-walled-farm")
	b.awaits(b.m.Request())
	b.In.X, b.In.Y = 0, 0
	for _, k := range []paint.Key{"2", "Tab", "Up"} {
		b.Key(k)
		b.Long()
	}
	if len(b.t.game.Choice.Picks) == 0 {
		t.Fatal("nothing is in hand")
	}
	for range 30 {
		b.In.Held.Ctrl = true
		b.Key("Tab")
		b.In.Held.Ctrl = false
		b.Long()
		b.Tick()
		if name := focusOf(b); name == "" || b.Last.Animating {
			t.Fatalf("the focus is at %q, the table wants another frame: %v", name, b.Last.Animating)
		}
	}
}

// The card that lies large is the one that Enter plays.
func TestTabRaisesTheCardThatItPicks(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	for range 3 {
		b.Key("Tab")
		if picks := b.t.game.Choice.Picks; len(picks) != 1 || b.t.Cards.Walks() != picks[0] {
			t.Errorf("picked is %v, raised %v", picks, b.t.Cards.Walks())
		}
	}
	was := b.t.Cards.Walks()
	b.Key("PageDown")
	if picks := b.t.game.Choice.Picks; b.t.Cards.Walks() == was || len(picks) > 0 {
		t.Errorf("after PageDown %v is picked, %v raised", picks, b.t.Cards.Walks())
	}
}

// A digit pushes the button that bears it; with nothing on the map to go to Tab begins at the answers.
func TestDigitsPushTheButtonsOfTheBar(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "the-walled-farm")
	b.awaits(b.m.Request())
	q := b.m.Request()
	if len(q.Options) < 2 || len(b.t.game.Choice.CanAct()) > 0 {
		t.Fatalf("%s is asked", q.Kind)
	}
	b.Key("Tab")
	if !strings.HasPrefix(focusOf(b), "option.") || !b.Says("2") {
		t.Errorf("Tab goes to %s", focusOf(b))
	}
	b.Key("2")
	b.Long()
	if b.m.Request() == q {
		t.Error("2 answers nothing")
	}
}

// focusOf is what has the focus.
func focusOf(b *battle) (name string) {
	for _, h := range b.Hits() {
		if b.ui.Focused(h.Name) {
			name = h.Name
		}
	}
	return name
}
