// Package weigh tries a battle many times: the computer plays it against itself, game after
// game, in the background, and a Report says what came of that: who won, how and when, what
// was lost and held, and where the fighting was. It knows no rulebook and paints nothing.
//
//	run, err := weigh.Start(weigh.Task{Book: book, Text: text, Strength: weigh.Fair, Games: 100})
//	run.Progress()          // each frame: games done, time left
//	run.Weighing().Report() // as far as it has come, or in the end
//	run.Stop()
//	run.GoOn()              // where it was stopped
//
// Limits are trials and answers, never time, and each game depends on its seed alone: the same
// task gives the same report on any number of cores.
package weigh

import (
	"context"

	"grognard/game/ai"
	"grognard/game/trail"
	"grognard/rules"
)

// Strength is how well both sides are played.
type Strength uint8

// The strengths.
const (
	Quick Strength = iota
	Fair
	Long
)

// Trials is how many trials the computer makes for one decision.
func (s Strength) Trials() int { return [...]int{100, 600, 2400}[s] }

// What a page asks for: a first word, then games enough to tell something.
const (
	FirstWord = 24 // games, quick; of fewer a Report tells too little to be believed
	Usual     = 100
)

// Task is what is to be weighed.
type Task struct {
	Book     rules.Rulebook
	Text     string            // of a scenario or position file
	Set      map[string]string // switches that differ from it
	Strength Strength
	Games    int // they have the seeds from 1
	Workers  int // games played at once; 0: all cores but one

	// Player gives who decides for both sides of a game; nil: the computer, at Strength.
	Player func(seed uint64) Decide
	// Most is the number of answers after which a game is broken off in any case; 0: Endless.
	Most int
	// Seed is that of the first game; 0: 1.
	Seed uint64
	// Known are games of the same task that were played before: they are not played again.
	Known []*Game
}

// Decide answers a request to a player. Once ctx is done, any option will do: the same is asked
// again if the weighing goes on, and is to be answered as if it had not been asked before.
type Decide func(ctx context.Context, p *rules.Position) rules.Option

// Endless is the number of answers after which a game is broken off, even if others are as
// long.
const Endless = 20_000

// computer seats equals: the computer player on both sides.
func (s Strength) computer(seed uint64) Decide { return Computer(seed, s.Trials()) }

// Computer is Played by the computer with so many trials for each decision.
func Computer(seed uint64, trials int) Decide { return Played(ai.Player{Seed: seed, Work: trials}) }

// Played decides for both sides as a player does, and does not go round in a circle.
func Played(player ai.Player) Decide {
	past := &trail.Trail{}
	var last *rules.Position
	return func(ctx context.Context, p *rules.Position) rules.Option {
		if p != last { // else it was stopped
			past.Pass(p)
			last = p
		}
		return player.ChooseAfter(ctx, past, p, p.Request().To)
	}
}
