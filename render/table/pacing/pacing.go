// Package pacing knows how fast a table goes on by itself: where it stops until somebody
// goes on, how long the computer leaves its deeds to be read, and what of them is
// brought into view. It paints nothing.
package pacing

import (
	"grognard/game/match"
	"grognard/rules"
)

// Game is what pacing asks of the game that is played.
type Game interface {
	Request() *rules.Request
	Result() rules.Result
	HandOver() (to rules.Side, pending bool)
	Computer() bool // it decides now
	Log() []match.Entry
}

// Past tells what has happened lately.
type Past interface {
	ComputerTurn() []match.Entry // the last one
}

// Pacing is how a table goes on. It begins at the start of a game, or where one is opened.
type Pacing struct {
	game   Game
	past   Past
	covers bool // the screen is covered before the seat changes

	stop   stop
	read   reading
	follow follow
	ended  bool // the end of the game has been announced
}

// Of returns the pacing of a game. covers says that the screen is covered before another
// player sits down.
func Of(g Game, past Past, covers bool) Pacing { return Pacing{game: g, past: past, covers: covers} }

// Note takes down what is about to be shown.
func (p *Pacing) Note(events []rules.Event) { p.stop.note(events) }

// Thought takes down what an answer of the computer has led to.
func (p *Pacing) Thought(events []rules.Event) {
	p.read.begin(events)
	p.stop.thought(events)
	p.follow.on = true
}

// Ends reports once that the game is over, and again where it went on in between: its end
// can be taken back.
func (p *Pacing) Ends() bool {
	told := p.ended
	p.ended = p.game.Request() == nil
	return p.ended && !told
}
