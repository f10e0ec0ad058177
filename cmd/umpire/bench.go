package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

type benchCmd struct {
	System string        `arg:"" optional:"" help:"One system only."`
	Time   time.Duration `default:"2s" help:"How long to measure each system."`
}

// Run measures each system.
func (c benchCmd) Run(d desk) error {
	books, err := d.some(c.System)
	if err != nil {
		return err
	}
	for _, b := range books {
		if err := c.book(d, b); err != nil {
			return err
		}
	}
	return nil
}

func (c benchCmd) book(d desk, b rules.Rulebook) error {
	var boards []rules.Board
	var bytes, games int
	for _, info := range d.list(b.Name()) {
		_, data, err := d.open(b.Name(), info.ID)
		if err != nil {
			return err
		}
		board, err := b.Load(data, nil)
		if err != nil {
			return inFile(info.ID, err)
		}
		boards = append(boards, board)
		n, err := saveSize(b, data)
		if err != nil {
			return err
		}
		bytes, games = bytes+n, games+1
	}
	if games == 0 {
		return fmt.Errorf("%s has no scenarios to measure", b.Name())
	}
	sum, err := signature(b, boards)
	if err != nil {
		return err
	}
	rate, err := c.rate(b, boards)
	if err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%s: %d answers a second, %d bytes a game, signature %016x\n", b.Name(), rate, bytes/games, sum)
	return nil
}

// enough is how many answers a random game has at most here.
const enough = 3000

// rate plays random games for the time given.
func (c benchCmd) rate(b rules.Rulebook, boards []rules.Board) (int, error) {
	answers, r := 0, rand.New(rand.NewPCG(1, 2))
	begin := time.Now()
	for time.Since(begin) < c.Time {
		for _, board := range boards {
			n, err := randomGame(rules.Runner{Book: b, Parts: true}, board.Clone(), r, restless(r.Uint64()), enough, func(rules.Board) {})
			if err != nil {
				return 0, err
			}
			answers += n
		}
	}
	return int(float64(answers) / time.Since(begin).Seconds()), nil
}

// signature mixes the hashes of all boards between Steps of some random games,
// always the same: it changes when the rules behave differently.
func signature(b rules.Rulebook, boards []rules.Board) (uint64, error) {
	sum := uint64(14695981039346656037)
	for i, board := range boards {
		for seed := range uint64(3) {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			if _, err := randomGame(rules.Runner{Book: b, Parts: true}, board.Clone(), r, restless(r.Uint64()), enough, func(now rules.Board) { sum = (sum ^ now.Hash()) * 1099511628211 }); err != nil {
				return 0, err
			}
		}
	}
	return sum, nil
}

// randomGame plays on from a board, in place, until the game is over or has
// had so many answers, and returns their number. visit sees every board between
// Steps. Of a menu in parts prefer sees what stands outside of them.
func randomGame(runner rules.Runner, board rules.Board, r *rand.Rand, prefer func(*rules.Request) int, most int, visit func(rules.Board)) (n int, err error) {
	runner.Decide = func(q *rules.Request) rules.Answer {
		n++
		return randomAnswer(q, r, prefer)
	}
	for !board.Result().Over && n < most {
		if err := runner.Step(board); err != nil {
			return n, err
		}
		visit(board)
	}
	return n, nil
}

func randomAnswer(q *rules.Request, r *rand.Rand, prefer func(*rules.Request) int) rules.Answer {
	switch {
	case q.To == rules.Chance:
		return rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(r)}
	case len(q.Options) > 0:
		if i := prefer(q); i >= 0 {
			return rules.Answer{By: q.To, Option: q.Options[i]}
		}
	}
	o, ok := q.Any(r)
	if !ok {
		o = q.Field.Sample(r)
	}
	return rules.Answer{By: q.To, Option: o}
}

// saveSize plays a random game as a match and returns the size of its save.
func saveSize(b rules.Rulebook, data []byte) (int, error) {
	m, err := match.New(b, match.Start{Data: data, Seed: 1, Open: true})
	if err != nil {
		return 0, err
	}
	r := rand.New(rand.NewPCG(1, 3))
	prefer := restless(1)
	for m.Request() != nil && m.Len() < enough {
		if _, err := m.Answer(randomAnswer(m.Request(), r, prefer).Option); err != nil {
			return 0, err
		}
	}
	return len(archive.Encode(m.Save())), nil
}
