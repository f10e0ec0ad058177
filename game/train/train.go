// Package train teaches computer players what the features of a system are worth. Duels are
// pairs of games between players whose weights differ at random: what wins them is learned.
//
//	trends, err := train.Duels{Book: book, Battles: battles, Pairs: 400, Seed: 1, Work: 500, From: weights}.Play(ctx)
//	w := train.Follow(book, weights, trends)
//
// Positions that won games have much in common that did not win them (an army that is ahead anyway
// stands where it likes), so weights fitted to who won lost games themselves. They tell only how sure
// a player may be of what he tells: LearnSure.
package train

import (
	"context"
	"fmt"
	"runtime"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
)

// Task is games of the computer against itself, from which is noted how sure it was.
type Task struct {
	Book    rules.Rulebook
	Battles []rules.Board // that games begin from, in turn
	Games   int
	Seed    uint64
	Work    int         // answers in trial games for a decision
	From    *ai.Weights // that the players go by; nil: ai.Learned
	Workers int         // games played at once; 0: all cores
	Most    int         // answers after which a game is broken off; 0: endless
	// Known are games of this very task that were played before, by their number: they are not
	// played again.
	Known map[int]*Record
	// Keep is given each game that was played, by one goroutine at a time; nil: nobody wants it.
	Keep func(game int, r *Record) error
	// Told is called after each game, by one goroutine at a time.
	Told func(done, of int)
}

const endless = 6000

// Record is what was noted of games.
type Record struct {
	Answers   [][]int16 // prospects of answers that were thought about
	Positions []Position
	Finished  int // games
}

// Position is one at the end of a player turn.
type Position struct {
	Battle int
	Counts []int16 // assets of the first side less those of the second
	Called float64 // the first side's chance, as whoever was asked last told it
	Result float64 // of the first side
}

// Play plays the games and returns what was noted, in the order of the games.
func (t Task) Play(ctx context.Context) (*Record, error) {
	if t.Workers == 0 {
		t.Workers = runtime.GOMAXPROCS(0)
	}
	if t.Most == 0 {
		t.Most = endless
	}
	all, err := each[Record]{n: t.Games, workers: t.Workers, known: t.Known, play: t.game, keep: t.Keep, told: t.Told}.all(ctx)
	sum := &Record{}
	for _, r := range all {
		if r != nil {
			sum.Answers = append(sum.Answers, r.Answers...)
			sum.Positions = append(sum.Positions, r.Positions...)
			sum.Finished += r.Finished
		}
	}
	return sum, err
}

// game plays one game.
func (t Task) game(ctx context.Context, i int) (*Record, error) {
	seed := t.Seed + uint64(i)
	battle := i % len(t.Battles)
	pos, _, err := rules.Begin(t.Book, t.Battles[battle].Clone())
	if err != nil {
		return nil, err
	}
	j, ok := t.Book.(rules.Judge)
	if !ok {
		return nil, unjudged(t.Book)
	}
	dice := match.Seeded(seed)
	player := ai.Player{Seed: seed, Work: t.Work, Weights: t.From, Start: pos}
	r := &Record{}
	turn, last := -1, 0.5 // what the first side's chance was thought to be
	past := &trail.Trail{}
	for n := 0; pos.Request() != nil && n < t.Most; n++ {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		past.Pass(pos)
		q := pos.Request()
		a := rules.Answer{By: q.To}
		base, _ := pos.Checkpoint()
		if now := t.Book.PlayerTurn(base); now != turn {
			turn = now
			r.Positions = append(r.Positions, Position{Battle: battle, Counts: lead(j, base), Called: last})
		}
		if q.To == rules.Chance {
			a.Faces, _ = dice.Roll(n, q)
		} else if o, what := player.ChooseWith(ctx, past, pos, q.To); len(what) > 1 {
			a.Option = o
			if last = what[0].Chance; q.To == rules.Second {
				last = 1 - last
			}
			for _, x := range what {
				r.Answers = append(r.Answers, hopes(j, pos.Board(), q, x.Option))
			}
		} else {
			a.Option = o
		}
		next, _, err := pos.Play(a)
		if err != nil {
			return nil, fmt.Errorf("seed %d, answer %d: %w", seed, n, err)
		}
		pos = next
	}
	result := last
	if end := pos.Result(); end.Over {
		r.Finished = 1
		result = map[rules.Side]float64{rules.First: 1, rules.Second: 0, rules.Chance: 0.5}[end.Winner]
	}
	for i := range r.Positions {
		r.Positions[i].Result = result
	}
	return r, nil
}

// lead is what the first side has of each asset more than the second.
func lead(j rules.Judge, b rules.Board) []int16 {
	ours, theirs := make([]int, len(j.Assets())), make([]int, len(j.Assets()))
	j.CountAssets(b, rules.First, ours)
	j.CountAssets(b, rules.Second, theirs)
	all := make([]int16, len(ours))
	for i := range ours {
		all[i] = int16(ours[i] - theirs[i])
	}
	return all
}

// hopes are the prospects of an answer.
func hopes(j rules.Judge, b rules.Board, q *rules.Request, o rules.Option) []int16 {
	counts := make([]int, len(j.Prospects()))
	j.CountProspects(b, q, o, counts)
	all := make([]int16, len(counts))
	for i, n := range counts {
		all[i] = int16(n)
	}
	return all
}

// unjudged says that a system is none that can be learned.
func unjudged(book rules.Rulebook) error {
	return fmt.Errorf("the rules of %s name nothing that a position is judged by", book.Name())
}
