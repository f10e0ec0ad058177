package play

import (
	"grognard/render/table/foresee"
	"grognard/rules"
)

// Answer plays an option and shows what happens. What is asked anew although it has just
// been answered is answered alike.
func (g *Game) Answer(o rules.Option) error {
	events, err := g.Match.Answer(o)
	if err != nil {
		return err
	}
	if foresee.Restated(g.Match.Request(), o, events) {
		var more []rules.Event
		more, err = g.Match.Answer(o)
		events = append(events, more...)
	}
	g.played(events)
	return err
}

// AnswerAll plays several options, or none if one of them is refused, and shows what
// happens.
func (g *Game) AnswerAll(options []rules.Option) error {
	events, err := g.Match.AnswerAll(options)
	g.played(events)
	return err
}

// Dice plays dice that a player has rolled himself and shows what happens.
func (g *Game) Dice(faces []int) error {
	events, err := g.Match.Dice(faces)
	if err == nil {
		g.played(events)
	}
	return err
}

// played shows what an answer of the player has led to.
func (g *Game) played(events []rules.Event) {
	g.show(events)
	g.Pacing.Fought(events, g.Scene.Pos.View(g.Scene.Viewer).Combat == nil)
}

// Redo plays again what was taken back and shows it.
func (g *Game) Redo() {
	if g.Match.CanRedo() {
		g.show(g.Match.Redo())
	}
}

// Step is what happens without a player.
type Step struct {
	Wake     float64 // the computer does nothing before then
	Answered bool    // the computer has answered
	Err      error   // of the computer
	GivesUp  bool    // the computer offers the victory, see match.GivesUp
	HandOver bool    // the screen is to be handed over
	Over     bool    // the end of the game is to be announced; said once
}

// thinking is how long a screen waits before it asks again whether the computer has
// decided, in milliseconds.
const thinking = 40

// Step lets happen what needs no player, once nothing moves: the computer's choice, the
// hand-over, the end.
func (g *Game) Step(now float64) (s Step) {
	if g.Clips.Running() {
		return s
	}
	if g.Match.Computer() {
		ready := g.Match.Ready() // it thinks while the player reads
		if s.Wake = g.Pacing.ReadUntil(now, g.Clips.Pace); s.Wake > 0 {
			return s
		}
		if g.deps.Offers && g.Match.GivesUp() {
			return Step{GivesUp: true}
		}
		if !ready {
			return Step{Wake: now + thinking}
		}
		events, err := g.Match.Think()
		g.Pacing.Thought(events)
		g.show(events)
		return Step{Answered: true, Err: err}
	}
	g.Match.ThinkAhead()
	if g.Pacing.Stopped() {
		return s
	}
	if _, s.HandOver = g.Match.HandOver(); s.HandOver && g.deps.Covers {
		return s
	}
	s.HandOver, s.Over = false, g.Pacing.Ends()
	return s
}
