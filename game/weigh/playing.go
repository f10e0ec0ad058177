package weigh

import (
	"context"
	"math/bits"
	"runtime"
	"strings"

	"grognard/game/match"
	"grognard/rules"
)

// playing is a game of a weighing while it is played.
type playing struct {
	run  *Run
	seed uint64

	// Only the worker that has the game touches these.
	pos    *rules.Position
	decide Decide
	dice   match.Dice
	watch  *watch
	moves  strings.Builder // a line for each answer, empty for one of Chance
	given  int

	// The Run guards these.
	busy    bool // a worker has it, or it is over
	state   state
	answers int   // as of when it was put back last
	result  *Game // soon after it is over
}

type state uint8

// The states of a game.
const (
	goes state = iota
	over
	broken
)

// free reports whether a game may go on or begin.
func (g *playing) free() bool { return g == nil || !g.busy }

// far is how far a game has come, roughly.
func (g *playing) far() int {
	if g == nil {
		return 0
	}
	return bits.Len(uint(g.answers / 512))
}

// portion is how many answers of a game are given before it is asked which game is to go on.
const portion = 32

// ended is a game that was played before.
func ended(g *Game) *playing {
	p := &playing{seed: g.Seed, busy: true, state: over, answers: g.Answers, result: g}
	if g.Broken {
		p.state = broken
	}
	return p
}

// goOn gives some more answers, and returns soon after ctx is done.
func (g *playing) goOn(ctx context.Context) error {
	if g.pos == nil {
		if err := g.begin(); err != nil {
			return err
		}
	}
	for range portion {
		if ctx.Err() != nil || g.pos.Request() == nil {
			return nil
		}
		if err := g.answer(ctx); err != nil {
			return err
		}
		runtime.Gosched() // whatever else there is to do comes first
	}
	return nil
}

func (g *playing) begin() error {
	t := &g.run.task
	p, events, err := rules.Begin(t.Book, g.run.first.Clone())
	if err != nil {
		return err
	}
	g.pos, g.decide, g.dice, g.watch = p, t.Player(g.seed), match.Seeded(g.seed), newWatch(p, events)
	return nil
}

// answer gives one more answer.
func (g *playing) answer(ctx context.Context) error {
	q := g.pos.Request()
	a := rules.Answer{By: q.To}
	if q.To == rules.Chance {
		a.Faces, _ = g.dice.Roll(g.given, q)
	} else {
		a.Option = g.decide(ctx, g.pos)
		if ctx.Err() != nil {
			return nil // any option has done
		}
		g.moves.WriteString(rules.FormatOption(g.pos.Book(), a.Option))
	}
	next, events, err := g.pos.Play(a)
	if err != nil {
		return err
	}
	g.moves.WriteByte('\n')
	g.given++
	g.watch.saw(g.pos, next, events)
	g.pos = next
	return nil
}

// finish returns what is kept of a game, and forgets the rest.
func (g *playing) finish() *Game {
	kept := g.watch.Game
	if g.state == broken {
		kept = Game{Broken: true}
	}
	kept.Seed, kept.Answers, kept.Moves = g.seed, g.given, pack(g.moves.String())
	g.pos, g.decide, g.watch, g.moves = nil, nil, nil, strings.Builder{}
	return &kept
}
