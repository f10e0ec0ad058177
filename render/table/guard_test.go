package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/rules"
)

// tap clicks where the pointer is, without any pause.
func (b *battle) tap() {
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
}

// TestAClickMeantForOneSideDoesNotAnswerForTheOther presses a button whose place
// is taken, at once, by one of a question to the other side.
func TestAClickMeantForOneSideDoesNotAnswerForTheOther(t *testing.T) {
	for seed := range uint64(30) {
		m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: seed})
		b := newDesk(t, 1280, 720, instant()).begin(m)
		b.t.deps.Over = nil
		for i := 0; i < 150 && m.Request() != nil; i++ {
			q := m.Request()
			o := q.Options[(i*7919)%len(q.Options)]
			if y, x, ok := b.region(b.t.game.Words.Keys.Option(o)); ok {
				b.In.X, b.In.Y = x, y
				b.In.Now += choice.GuardTime
				b.Tick()
				if b.tap(); m.Request() != nil && m.Request().To == q.To.Other() && strings.HasPrefix(b.ui.Hot(), "option.") {
					b.deafAtFirst(m.Request())
					return
				}
			}
			if m.Request() == q {
				if _, err := m.Answer(o); err != nil {
					t.Fatal(err)
				}
			}
			b.Settle()
		}
	}
	t.Fatal("no button of the other side comes under the pointer")
}

// deafAtFirst clicks and presses Enter at once, and again when whoever sits there
// may have read the question.
func (b *battle) deafAtFirst(q *rules.Request) {
	b.desk.T.Helper()
	b.tap()
	b.In.Keys = []paint.Key{"Enter"}
	b.Tick()
	if b.m.Request() != q || b.t.game.Ahead.Odds.Pushed {
		b.desk.T.Fatal("the click answers the question of the other side")
	}
	b.In.Now += choice.GuardTime
	b.Tick()
	b.tap()
	if b.m.Request() == q && !b.t.game.Ahead.Odds.Pushed {
		b.desk.T.Error("the button is deaf for good")
	}
}
