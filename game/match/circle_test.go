package match

import (
	"context"
	"errors"
	"testing"
	"time"

	"grognard/game/trail"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// ring is a game in which a piece may go to and fro for ever, also without
// going anywhere, until its player ends the game.
type ring struct{ toy.Book }

func (ring) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*toy.Board)
	do := t.Ask(rules.First, "walk", "R-1", 0, func(m rules.Menu) {
		m.Offer(rules.Option{Do: "walk"})
		m.Offer(rules.Option{Do: "go"})
		m.Offer(rules.Option{Do: "end"})
	}).Do
	switch do {
	case "go":
		b.Hand = 4 - b.Hand // 1, 3, 1, ...
	case "end":
		b.Turn = 25
	case "walk":
		t.Ask(rules.First, "stop", "R-2", 0, func(m rules.Menu) { m.Quiet(rules.Option{Do: "stop"}) })
	}
}

// giddy is a computer player that always takes the same option.
type giddy struct{ do string }

func (g giddy) Choose(p *rules.Position, _ rules.Side) rules.Option {
	for _, o := range p.Request().Options {
		if o.Do == g.do {
			return o
		}
	}
	return p.Request().Options[0]
}

func TestAComputerThatGoesRoundInACircleIsLedOut(t *testing.T) {
	for _, do := range []string{"walk", "go"} {
		m, err := New(ring{}, Start{Data: []byte(toy.Duel), Players: [2]Player{{Chooser: giddy{do}}, {}}})
		if err != nil {
			t.Fatal(err)
		}
		for m.Computer() && m.Len() < 50 {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
		}
		if m.Request() != nil {
			t.Errorf("%q: after %d answers it still goes round", do, m.Len())
		}
	}
}

// sleepy thinks until nobody waits for it any more.
type sleepy struct {
	giddy
	woken chan struct{}
}

func (s sleepy) ChooseAfter(ctx context.Context, _ *trail.Trail, p *rules.Position, side rules.Side) rules.Option {
	<-ctx.Done()
	close(s.woken)
	return s.Choose(p, side)
}

func TestAThoughtIsStoppedWhenNobodyWaitsForIt(t *testing.T) {
	for how, leave := range map[string]func(*Match){
		"interrupted": func(m *Match) {
			ctx, stop := context.WithTimeout(context.Background(), time.Millisecond)
			defer stop()
			if events, err := m.ThinkUntil(ctx); !errors.Is(err, context.DeadlineExceeded) || events != nil || m.Len() != 0 {
				t.Errorf("interrupted: %v, %v, %d answers", events, err, m.Len())
			}
		},
		"replaced": func(m *Match) { m.Ready(); m.SetChooser(rules.First, nil) },
	} {
		c := sleepy{giddy{"end"}, make(chan struct{})}
		m, err := New(ring{}, Start{Data: []byte(toy.Duel), Players: [2]Player{{Chooser: c}, {}}})
		if err != nil {
			t.Fatal(err)
		}
		leave(m)
		select {
		case <-c.woken:
		case <-time.After(5 * time.Second):
			t.Errorf("%s: it thinks on", how)
		}
	}
}
