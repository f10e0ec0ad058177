package match

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// thinker is a computer player that counts how often it thinks, and takes its time until it is
// stopped.
type thinker struct {
	quiet
	begun *atomic.Int32
	slow  bool
}

func (k thinker) ChooseAfter(ctx context.Context, _ *trail.Trail, p *rules.Position, s rules.Side) rules.Option {
	k.begun.Add(1)
	if k.slow {
		<-ctx.Done()
	}
	return k.Choose(p, s)
}

// until waits for something that happens in the background.
func until(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !ok(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal(what)
		}
	}
}

// turnOf plays a duel until First may give an answer after which Second is asked, and returns it.
func turnOf(t *testing.T, m *Match) rules.Option {
	t.Helper()
	for range 200 {
		for m.Computer() {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
		}
		q := m.Request()
		for _, o := range likeliest(q) {
			next, _, err := m.Position().Play(rules.Answer{By: q.To, Option: o})
			if err == nil && next.Request() != nil && next.Request().To == q.To.Other() {
				return o
			}
		}
		if _, err := m.Answer(q.Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("Second is never asked")
	return rules.Option{}
}

func TestTheComputerThinksWhileThePlayerDoes(t *testing.T) {
	var begun atomic.Int32
	m := duel(t, Start{Seed: 1, Players: [2]Player{{}, {Chooser: thinker{begun: &begun}}}})
	o := turnOf(t, m)
	begun.Store(0)
	m.ThinkAhead()
	want := int32(len(m.ahead.known))
	until(t, "it does not think", func() bool { return begun.Load() == want })
	m.ThinkAhead() // once is enough
	if _, err := m.Answer(o); err != nil {
		t.Fatal(err)
	}
	until(t, "it does not decide", m.Ready)
	if n := begun.Load(); n != want {
		t.Errorf("it thinks %d times, want %d: what it knows already is thought about again", n, want)
	}
	if q := m.Request(); m.think.option != (quiet{}).Choose(m.Position(), q.To) {
		t.Error("what it thinks is about another position")
	}
	if _, err := m.Think(); err != nil {
		t.Error(err)
	}
}

// What it thinks about an answer that is not given ends, and so it does where the player takes
// back.
func TestWhatNobodyWaitsForIsNotThoughtToItsEnd(t *testing.T) {
	var begun atomic.Int32
	m := duel(t, Start{Seed: 1, Open: true, Players: [2]Player{{}, {Chooser: quiet{}}}})
	o := turnOf(t, m)
	m.how.Players[rules.Second].Chooser = thinker{begun: &begun, slow: true}
	m.ThinkAhead()
	known := m.ahead.known
	until(t, "it does not think", func() bool { return begun.Load() == 1 })
	if _, err := m.Answer(o); err != nil {
		t.Fatal(err)
	}
	if m.Ready() {
		t.Error("it has decided before it was stopped")
	}
	for _, th := range known {
		if th != m.think && !th.dropped.Load() {
			t.Error("it thinks about an answer that was not given")
		}
	}
	m.Hurry()
	until(t, "it does not move at once", m.Ready)
	if _, err := m.Think(); err != nil {
		t.Error(err)
	}
	for m.Computer() { // the whole turn goes on so
		until(t, "it takes its time again", m.Ready)
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
	}
	if m.hurried {
		t.Error("it hurries for ever")
	}
	if m.Hurry(); m.hurried {
		t.Error("a player is hurried")
	}
}

// judging is a computer player that thinks that it wins as often as told.
type judging struct {
	thinker
	chance *float64
}

func (k judging) ChooseJudging(ctx context.Context, v *trail.Trail, p *rules.Position, s rules.Side) (rules.Option, float64) {
	return k.Choose(p, s), *k.chance
}

// endlessToy is the toy game without a last turn.
type endlessToy struct{ toy.Book }

func (k endlessToy) View(b rules.Board, s rules.Side) *rules.View {
	v := k.Book.View(b, s)
	v.Turns = 0
	return v
}

// It has to see no way to win for three turns; who hopes again, or is told to fight on, does.
func TestTheComputerGivesUpWhatIsLost(t *testing.T) {
	chance := 0.01
	start := Start{Seed: 1, Scenario: "duel", Data: []byte(toy.Duel), Players: [2]Player{{}, {Chooser: judging{chance: &chance}}}}
	m, err := New(endlessToy{}, start)
	if err != nil {
		t.Fatal(err)
	}
	turns := map[int]bool{}
	// play plays until the computer offers, or for some turns; it returns in how many it was asked.
	play := func(most int) int {
		clear(turns)
		for m.Request() != nil && !m.GivesUp() && len(turns) <= most {
			var err error
			if m.Computer() {
				turns[m.Position().View(rules.Second).Turn] = true
				_, err = m.Think()
			} else {
				q := m.Request()
				_, err = m.Answer(q.Options[max(0, q.Quiet)])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		return len(turns)
	}
	if n := play(5); n < hopelessFor || !m.GivesUp() {
		t.Fatalf("after %d turns: %v", n, m.GivesUp())
	}
	m.despair = despair{}
	play(1)
	chance = 0.5
	play(1)
	chance = 0.01
	if n := play(5); n < hopelessFor {
		t.Errorf("after %d turns without hope it gives up: it had some before", n)
	}
	m.FightOn()
	if m.GivesUp() {
		t.Error("it does not fight on")
	}
	m.despair.refused = false
	if _, err := m.Accept(); err != nil || !m.Result().Over || m.Result().Winner != rules.First {
		t.Errorf("%v %+v", err, m.Result())
	}
	if _, err := m.Accept(); err == nil {
		t.Error("it gives up twice")
	}
}

// Where the battle ends with a turn, to hold out until then may be all that is asked of a side.
func TestTheComputerFightsOnWhereTheClockDecides(t *testing.T) {
	chance := 0.0
	m := duel(t, Start{Seed: 1, Players: [2]Player{{}, {Chooser: judging{chance: &chance}}}})
	for m.Request() != nil {
		var err error
		if m.Computer() {
			_, err = m.Think()
		} else {
			q := m.Request()
			_, err = m.Answer(q.Options[max(0, q.Quiet)])
		}
		if err != nil {
			t.Fatal(err)
		}
		if m.GivesUp() {
			t.Fatalf("it gives up in turn %d", m.Position().View(rules.Second).Turn)
		}
	}
	if m.despair.turns < hopelessFor {
		t.Errorf("it was without hope for %d turns", m.despair.turns)
	}
}

// timed is a computer player that thinks until it is stopped.
type timed struct{ thinker }

func (timed) TurnTime() time.Duration { return 400 * time.Millisecond }

// Nobody waits for a computer player much longer in a player turn than is said, however long it would
// think.
func TestAWholeTurnTakesSoLong(t *testing.T) {
	m, err := New(toy.Book{}, Start{Data: []byte(toy.Duel), Seed: 3, Players: [2]Player{{Computer: true, Chooser: timed{thinker{begun: new(atomic.Int32), slow: true}}}, {}}})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 3 && m.Computer(); n++ {
		begun := time.Now()
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
		if took := time.Since(begun); took < leastThink*9/10 || took > 3*time.Second {
			t.Errorf("answer %d took %v", n, took)
		}
	}
	w := waited{turn: 1, time: 300 * time.Millisecond}
	if got := w.share(1, 2300*time.Millisecond); got != 500*time.Millisecond {
		t.Errorf("of the 2,000 ms that are left a decision gets %v", got)
	}
	if got := w.share(1, 700*time.Millisecond); got != leastThink {
		t.Errorf("of 400 ms that are left a decision gets %v", got)
	}
	if got := w.share(2, 2*time.Second); got != 500*time.Millisecond {
		t.Errorf("of a new turn a decision gets %v", got)
	}
	th := &thought{since: time.Now()}
	th.ended = th.since.Add(time.Second)
	w.add(th)
	th.ended = th.since.Add(-time.Second) // it was done before it was waited for
	if w.add(th); w.time != time.Second {
		t.Errorf("%v are counted", w.time)
	}
}
