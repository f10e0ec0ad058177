// Package train teaches computer players what the features of a system are worth: they play
// against themselves, and from each game is learned what the better answers had in common, and
// what the positions had in common from which it was won.
//
//	w, err := train.Task{Book: book, Battles: battles, Games: 200, Seed: 1}.Run(ctx)
//
// Answers are learned from what a long search preferred, not from who won: what goes with
// winning is not always what brings it about. Positions are learned from who won, held back
// towards what was known before.
package train

import (
	"context"
	"fmt"
	"runtime"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
)

// Task is what is to be learned.
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
	Decisions []Decision
	Positions []Position
	Finished  int // games
}

// Decision is a choice between options.
type Decision struct {
	Kind    string
	Options []Choice
}

// Choice is an option of a decision, and what a search thought of it.
type Choice struct {
	Do     string
	Counts []int16 // of prospects
	Chance float64
	Trials int
}

// Position is one at the end of a player turn.
type Position struct {
	Battle int
	Counts []int16 // assets of the first side less those of the second
	Result float64 // of the first side
	Later  float64 // what the first side's chance was some player turns later
	Score  float64
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
			sum.Decisions = append(sum.Decisions, r.Decisions...)
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
	j, judged := t.Book.(rules.Judge)
	dice := match.Seeded(seed)
	player := ai.Player{Seed: seed, Work: t.Work, Weights: t.From}
	r := &Record{}
	var chances []float64 // of the first side, when each position was noted
	turn, last := -1, 0.5
	var trail match.Trail
	for n := 0; pos.Request() != nil && n < t.Most; n++ {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		trail.Pass(pos)
		q := pos.Request()
		a := rules.Answer{By: q.To}
		base, _ := pos.Checkpoint()
		if now := t.Book.PlayerTurn(base); now != turn {
			turn = now
			p := Position{Battle: battle, Score: float64(t.Book.Score(base, rules.First))}
			if judged {
				ours, theirs := make([]int, len(j.Assets())), make([]int, len(j.Assets()))
				j.CountAssets(base, rules.First, ours)
				j.CountAssets(base, rules.Second, theirs)
				p.Counts = make([]int16, len(ours))
				for i := range ours {
					p.Counts[i] = int16(ours[i] - theirs[i])
				}
			}
			r.Positions = append(r.Positions, p)
			chances = append(chances, last)
		}
		if q.To == rules.Chance {
			a.Faces, _ = dice.Roll(n, q)
		} else if o, what := player.ChooseWith(ctx, trail.Visits, pos, q.To); len(what) > 1 {
			a.Option = o
			if last = what[0].Chance; q.To == rules.Second {
				last = 1 - last
			}
			d := Decision{Kind: q.Kind}
			for _, x := range what {
				c := Choice{Do: x.Option.Do, Chance: x.Chance, Trials: x.Trials}
				if judged {
					counts := make([]int, len(j.Prospects()))
					j.CountProspects(pos.Board(), q, x.Option, counts)
					for _, n := range counts {
						c.Counts = append(c.Counts, int16(n))
					}
				}
				d.Options = append(d.Options, c)
			}
			r.Decisions = append(r.Decisions, d)
		} else {
			a.Option = o
		}
		next, _, err := pos.Play(a)
		if err != nil {
			return nil, fmt.Errorf("seed %d, answer %d: %w", seed, n, err)
		}
		pos = next
	}
	result := 0.5
	if end := pos.Result(); end.Over {
		r.Finished = 1
		switch end.Winner {
		case rules.First:
			result = 1
		case rules.Second:
			result = 0
		}
	} else {
		result = last
	}
	const ahead = 6
	for i := range r.Positions {
		r.Positions[i].Result = result
		r.Positions[i].Later = result
		if i+ahead < len(chances) {
			r.Positions[i].Later = chances[i+ahead]
		}
	}
	return r, nil
}

// Learn fits weights to what was noted, beginning from others.
func Learn(book rules.Rulebook, from *ai.Weights, r *Record) *ai.Weights {
	w := *from
	w.Format, w.Book, w.Version, w.Games = ai.WeightsFormat, book.Name(), book.Version(), r.Finished
	w.Prospects, w.Acts = learnAnswers(book, from, r.Decisions)
	w.Assets = learnPositions(book, from, r.Positions)
	return &w
}
