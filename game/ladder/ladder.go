// Package ladder measures computer players against each other. Two of them play mirrored
// pairs: the same battle with the same dice twice, with the sides exchanged, so that neither a
// battle that favours a side nor a seed tells for one of them. A Table says what came of it,
// with intervals and Elo, how long they thought and what they did with their troops.
//
//	table, err := ladder.Contest{A: computer, B: soldier, Battles: battles, Pairs: 20}.Play(ctx)
//
// Players that think by trials, not by time, give the same table on any number of cores.
package ladder

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"time"

	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
)

// Player is one who stands on the ladder.
type Player struct {
	Name string
	// Seat gives who decides for a side in one game.
	Seat func(seed uint64) match.Chooser
}

// Battle is where players meet.
type Battle struct {
	Book rules.Rulebook
	Name string
	Data []byte // of a scenario or position file
	Set  map[string]string
}

// Contest is two players who meet on battles.
type Contest struct {
	A, B    Player
	Battles []Battle
	Pairs   int    // of games in each battle
	Seed    uint64 // of the first pair; 0: 1
	Most    int    // answers after which a game is broken off, and counts as drawn; 0: Endless
	Workers int    // games played at once; 0: all cores
	// Told is called after each game, by one goroutine at a time.
	Told func(done, of int)
}

// Endless is the number of answers after which a game is broken off.
const Endless = 20_000

// Game is one game of a contest.
type Game struct {
	Seed      uint64
	Exchanged bool    // A was the second side
	Points    float64 // of A: 1, or 1/2 where nobody won
	Broken    bool    // off: it is drawn
	Why       string  // key of the reason it ended
	Turns     int
	Answers   int
	Options   []rules.Option // that the players chose, one after the other
	Did       [2]Deeds       // of A and B
}

// Play plays all games. Where ctx is done before the last one, or the rules fail, it returns
// the error, and the table of the games that were played.
func (c Contest) Play(ctx context.Context) (*Table, error) {
	if c.Workers == 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
	if c.Most == 0 {
		c.Most = Endless
	}
	t := &Table{A: c.A.Name, B: c.B.Name}
	var jobs []job
	for i, b := range c.Battles {
		board, err := b.Book.Load(b.Data, b.Set)
		if err != nil {
			return nil, err
		}
		t.Rows = append(t.Rows, Row{Book: b.Book.Name(), Battle: b.Name, Games: make([]*Game, 2*c.Pairs)})
		for n := range 2 * c.Pairs {
			jobs = append(jobs, job{contest: &c, book: b.Book, first: board, seed: max(1, c.Seed) + uint64(n/2), exchanged: n%2 == 1, into: &t.Rows[i].Games[n]})
		}
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	todo := make(chan *job)
	var workers sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range min(c.Workers, len(jobs)) {
		workers.Go(func() {
			for j := range todo {
				g, err := j.play(ctx)
				if err != nil {
					stop(err)
					continue
				}
				mu.Lock()
				*j.into = g
				if done++; c.Told != nil {
					c.Told(done, len(jobs))
				}
				mu.Unlock()
			}
		})
	}
	for i := range jobs {
		if ctx.Err() != nil {
			break
		}
		todo <- &jobs[i]
	}
	close(todo)
	workers.Wait()
	t.settle()
	return t, context.Cause(ctx)
}

// job is a game that is to be played.
type job struct {
	contest   *Contest
	book      rules.Rulebook
	first     rules.Board
	seed      uint64
	exchanged bool
	into      **Game
}

// play plays one game to its end.
func (j *job) play(ctx context.Context) (g *Game, err error) {
	defer func() {
		if what := recover(); what != nil {
			err = fmt.Errorf("seed %d: %v\n%s", j.seed, what, debug.Stack())
		}
	}()
	pos, _, err := rules.Begin(j.book, j.first.Clone())
	if err != nil {
		return nil, err
	}
	g = &Game{Seed: j.seed, Exchanged: j.exchanged}
	c := j.contest
	// Both think by the same seeds on whichever side they sit.
	seats := [2]match.Chooser{c.A.Seat(2 * j.seed), c.B.Seat(2*j.seed + 1)}
	dice := match.Seeded(j.seed)
	past := &trail.Trail{}
	for pos.Request() != nil {
		if g.Answers == c.Most {
			g.Broken = true
			break
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		past.Pass(pos)
		for i := range g.Did {
			g.Did[i].passed(j.book, pos)
		}
		q := pos.Request()
		a := rules.Answer{By: q.To}
		if q.To == rules.Chance {
			a.Faces, _ = dice.Roll(g.Answers, q)
		} else {
			begun := time.Now()
			who := j.seatOf(q.To)
			a.Option = choose(ctx, seats[who], past, pos)
			g.Did[who].answered(j.book, pos, a.Option, time.Since(begun))
			g.Options = append(g.Options, a.Option)
		}
		next, _, err := pos.Play(a)
		if err != nil {
			return nil, fmt.Errorf("seed %d, answer %d: %w", j.seed, g.Answers, err)
		}
		g.Answers++
		pos = next
	}
	j.ended(g, pos)
	return g, nil
}

// seatOf is 0 where A plays a side, and 1 where B does.
func (j *job) seatOf(s rules.Side) int {
	if j.exchanged {
		s = s.Other()
	}
	return int(s)
}

// ended notes how a game ended.
func (j *job) ended(g *Game, pos *rules.Position) {
	r := pos.Result()
	g.Turns, g.Why, g.Points = pos.View(rules.Chance).Turn, r.Why.Key, 0.5
	if r.Over && r.Winner != rules.Chance {
		g.Points = float64(1 - j.seatOf(r.Winner))
	}
	for i := range g.Did {
		g.Did[i].close(pos)
	}
}

// choose has a player decide, with all that he may know of where the game has been.
func choose(ctx context.Context, who match.Chooser, past *trail.Trail, pos *rules.Position) rules.Option {
	side := pos.Request().To
	if m, ok := who.(match.Mindful); ok {
		return m.ChooseAfter(ctx, past, pos, side)
	}
	return who.Choose(pos, side)
}
