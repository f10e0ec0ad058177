package screentest

import (
	"context"
	"testing"

	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
)

// Quiet is a computer player that does least, at once.
type Quiet struct{}

// Choose implements match.Chooser.
func (Quiet) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	return q.Options[max(0, q.Quiet)]
}

// ChooseAfter implements match.Mindful.
func (k Quiet) ChooseAfter(_ context.Context, _ *trail.Trail, p *rules.Position, s rules.Side) rules.Option {
	return k.Choose(p, s)
}

// Hopeless is a Quiet that thinks that all is lost.
type Hopeless struct{ Quiet }

// ChooseJudging implements match.Judging.
func (k Hopeless) ChooseJudging(_ context.Context, _ *trail.Trail, p *rules.Position, s rules.Side) (rules.Option, float64) {
	return k.Choose(p, s), 0
}

// Lost begins a game that the computer, which plays the second side, offers to give up.
func Lost(tb testing.TB) *match.Match {
	tb.Helper()
	m := Begin(tb, "ccn", "ccn-12-waterloo", match.Start{Seed: 3, Players: [2]match.Player{{}, {Chooser: Hopeless{}}}})
	for range 400 {
		var err error
		switch q := m.Request(); {
		case m.GivesUp():
			return m
		case m.Computer():
			_, err = m.Think()
		default:
			_, err = m.Answer(q.Options[max(0, q.Quiet)])
		}
		if err != nil {
			tb.Fatal(err)
		}
	}
	tb.Fatal("the computer never gives up")
	return nil
}
