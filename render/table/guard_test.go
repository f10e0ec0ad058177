package table

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
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

// answered gives an answer.
func answered(t *testing.T, m *match.Match, o rules.Option) {
	t.Helper()
	if _, err := m.Answer(o); err != nil {
		t.Fatal(err)
	}
}

// passed plays until a decision goes over to the other side while the pointer lies
// somewhere, and looks on until it has.
func passed(t *testing.T, p prefs.Prefs, x, y float32) *battle {
	t.Helper()
	r := reactions[1]
	over, given := r.played(t, match.Start{Open: true})
	begin := func() *match.Match {
		return screentest.Begin(t, r.book, r.scenario, match.Start{Open: true, Seed: over.Start().Seed})
	}
	m, last := begin(), 0
	for i, o := range given {
		from := m.Request().To
		answered(t, m, o)
		if q := m.Request(); q.To != from && q.To != m.View().Active {
			last = i
		}
	}
	m = begin()
	for _, o := range given[:last] {
		answered(t, m, o)
	}
	b := newDesk(t, 1280, 720, p).begin(m)
	b.In.X, b.In.Y = x, y
	b.Long()
	from := m.Request().To
	if err := b.t.game.Answer(given[last]); err != nil || m.Request().To == from {
		t.Fatalf("the last answer, %d of %d, does not pass the decision on: %v %+v from %d", last, len(given), err, m.Request(), from)
	}
	for range 400 {
		if b.Tick(); b.t.game.Scene.Ask != nil && b.t.game.Scene.Ask.To != from {
			return b
		}
	}
	t.Fatal("the decision has not passed to the other side")
	return nil
}

// A burst of clicks and of Enters at one place gives no answer to a question of the other
// side, whatever lies there.
func TestABurstOfClicksAndKeysAnswersNothingForTheOther(t *testing.T) {
	for _, at := range [][2]float32{{640, 200}, {640, 400}, {640, 620}, {300, 150}, {1180, 20}} {
		b := passed(t, prefs.Default(), at[0], at[1])
		q, n, from := b.m.Request(), b.m.Len(), b.In.Now
		for i := 0; b.In.Now < from+choice.Slip-40; i++ {
			b.In.Keys = []paint.Key{"Enter", "1", "2", "E"}[i%4 : i%4+1]
			b.In.Held.Any = true
			b.tap()
		}
		if b.m.Request() != q || b.m.Len() != n || b.t.game.Ahead.Odds.Pushed {
			t.Fatalf("at %v a press has answered", at)
		}
		if !b.Says(b.words.Word("table.guard.nothing")) {
			t.Errorf("at %v nobody says that clicks do nothing", at)
		}
		b.In.Now += choice.Slip
		b.In.Keys = []paint.Key{"Enter"} // the key is still down
		if b.tap(); b.m.Request() != q {
			t.Fatalf("at %v a key held over the change has answered", at)
		}
		b.Settle()
		b.heardAtLast(q)
	}
}

// Who looks at the question of the other side for a while and clicks where the pointer lies means
// it: the button of the answer before may lie there.
func TestAClickAfterAPauseIsHeardThoughThePointerHasNotMoved(t *testing.T) {
	b := passed(t, prefs.Default(), 640, 200)
	q := b.m.Request()
	deaf := func(after float64) bool {
		b.In.Now += after
		b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
		b.Tick()
		presses, _ := b.t.game.Choice.Guard.Deaf()
		b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
		b.Tick()
		return presses
	}
	if !deaf(choice.Slip) || !deaf(2*choice.Slip) || b.m.Request() != q {
		t.Fatal("a click of a burst is heard")
	}
	if deaf(4 * choice.Slip) {
		t.Error("clicks go nowhere as long as the pointer does not move")
	}
}

// heardAtLast lets the keys go and moves the mouse: a click is heard then.
func (b *battle) heardAtLast(q *rules.Request) {
	t := b.desk.T
	t.Helper()
	b.In.Held.Any = false
	b.Tick()
	if presses, keys := b.t.game.Choice.Guard.Deaf(); !presses || keys {
		t.Errorf("with the keys up and the mouse at rest: presses go nowhere %v, keys %v", presses, keys)
	}
	b.Click(b.t.game.Words.Keys.Option(q.Options[0]))
	if b.m.Request() == q && !b.t.game.Ahead.Odds.Pushed {
		presses, keys := b.t.game.Choice.Guard.Deaf()
		t.Errorf("the answer is deaf for good: %v %v, %s %v %v", presses, keys, b.ui.Hot(), b.t.game.Scene.Ask == q, b.Last)
	}
}

func TestWithoutSlipsAQuestionHearsAtOnce(t *testing.T) {
	p := prefs.Default()
	p.Slips = "off"
	b := passed(t, p, 640, 400)
	if presses, keys := b.t.game.Choice.Guard.Deaf(); presses || keys {
		t.Error("the question is guarded")
	}
	q := b.m.Request()
	b.Settle()
	if b.Key("1"); b.m.Request() == q && !b.t.game.Ahead.Odds.Pushed {
		t.Error("a key does nothing")
	}
}

// A press that was begun before the question came is no click on what it brings.
func TestAPressHeldOverTheChangeIsNoClick(t *testing.T) {
	b := passed(t, prefs.Default(), 640, 300)
	q := b.m.Request()
	b.In.Down[paint.Left] = true
	b.In.Now += choice.Slip
	b.In.X += 60
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	if b.Tick(); b.m.Request() != q || len(b.t.game.Choice.Picks) > 0 {
		t.Error("letting go has done something")
	}
}

// Against the computer its answers to questions in the player's turn are a slip that
// passes, and the bar stays as it is.
func TestTheComputersAnswersAreASlipThatPasses(t *testing.T) {
	r := reactions[1]
	over, _ := r.played(t, match.Start{Open: true})
	b := newDesk(t, 1280, 720, prefs.Default()).begin(over)
	q := over.Request()
	b.t.bar.Answered(&b.ui, q.To, q.Options[0])
	b.Tick()
	say := b.t.game.Words.Dash(b.t.game.Words.Side(q.To), b.t.game.Words.Label(q.Options[0]))
	if !b.Says(say) {
		t.Errorf("nobody says %q", say)
	}
	b.In.Now += 600
	if b.Tick(); b.Says(say) {
		t.Error("the slip stays")
	}
}
