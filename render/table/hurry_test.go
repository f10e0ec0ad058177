package table

import (
	"context"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/trail"
	"grognard/render/screentest"
	"grognard/rules"
)

// slow is a computer player that thinks until it is to move at once.
type slow struct{ screentest.Quiet }

func (k slow) ChooseAfter(ctx context.Context, _ *trail.Trail, p *rules.Position, s rules.Side) rules.Option {
	<-ctx.Done()
	return k.Choose(p, s)
}

// Space has the computer move at once, for the whole of its turn.
func TestSpaceHasTheComputerMoveAtOnce(t *testing.T) {
	m := screentest.Begin(t, "ccn", "ccn-12-waterloo", match.Start{Seed: 3, Players: [2]match.Player{{Chooser: slow{}}, {}}})
	if !m.Computer() {
		t.Fatal("the computer does not begin")
	}
	d := newDesk(t, 1280, 720, prefs.Default())
	b := d.begin(m)
	for range 40 {
		b.Tick()
	}
	if !m.Computer() || !d.Says("Space") {
		t.Fatal("it does not wait for the computer, or does not say how it moves at once")
	}
	before := m.Len()
	b.press("Space")
	for end := time.Now().Add(20 * time.Second); m.Computer() && time.Now().Before(end); time.Sleep(time.Millisecond) {
		b.Tick()
	}
	if m.Computer() || m.Len() == before {
		t.Errorf("after %d answers it still thinks", m.Len()-before)
	}
}

// Where nobody is asked whether the computer may give up, it fights on.
func TestTheComputerFightsOnWhereNobodyIsAsked(t *testing.T) {
	m := screentest.Lost(t)
	before := m.Len()
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	for end := time.Now().Add(20 * time.Second); m.Len() == before && time.Now().Before(end); time.Sleep(time.Millisecond) {
		b.Tick()
	}
	if m.Len() == before {
		t.Error("it waits for ever")
	}
}
