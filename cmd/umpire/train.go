package main

import (
	"context"
	"fmt"
	"time"

	"grognard/game/ai"
	"grognard/game/ladder"
	"grognard/game/train"
	"grognard/rules"
)

type trainCmd struct {
	System string `arg:"" help:"What is to be learned."`
	Pairs  int    `default:"400" help:"Pairs of games between players whose weights differ: what wins them is learned."`
	Sure   bool   `help:"Learn only how sure the player may be of what he tells, from games of the computer against itself, and tell how often positions were won that he called so."`
	Games  int    `default:"100" help:"Such games."`
	Seed   uint64 `default:"1" help:"Seed of the first game."`
	Work   int    `default:"500" help:"Answers in trial games for a decision."`
	Keep   string `help:"File in which the games are kept: a training that was stopped goes on from there."`
	From   string `help:"File of weights to begin from; else those that come with the program."`
	Cores  int    `default:"0" help:"Games played at once; 0: all cores."`
}

// Run prints a file of weights.
func (c trainCmd) Run(d desk) error {
	book, err := d.book(c.System)
	if err != nil {
		return err
	}
	from := ai.Learned(book)
	if c.From != "" {
		if from, err = d.weights(c.From); err != nil {
			return err
		}
		if from.Book != book.Name() {
			return fmt.Errorf("%s: these are weights of %q", c.From, from.Book)
		}
	}
	battles, err := ladderCmd{Battles: []string{c.System}}.battles(d)
	if err != nil {
		return err
	}
	learn := c.duels
	if c.Sure {
		learn = c.sure
	}
	w, err := learn(d, book, from, battles)
	if err != nil {
		return err
	}
	w.Seed, w.Date = c.Seed, time.Now().Format(time.DateOnly)
	text, err := w.Marshal()
	if err != nil {
		return err
	}
	_, err = d.out.Write(text)
	return err
}

// told tells how far a training is.
func (c trainCmd) told(d desk, what string) func(done, of int) {
	begun := time.Now()
	return func(done, of int) {
		left := time.Since(begun) / time.Duration(done) * time.Duration(of-done)
		fmt.Fprintf(d.err, "\r%d of %d %s, %v left  ", done, of, what, left.Round(time.Second))
		if done == of {
			fmt.Fprintln(d.err)
		}
	}
}

// duels learns what features are worth from who wins.
func (c trainCmd) duels(d desk, book rules.Rulebook, from *ai.Weights, battles []ladder.Battle) (*ai.Weights, error) {
	if c.Pairs < 1 {
		return nil, fmt.Errorf("--pairs %d: at least one pair of games has to be played", c.Pairs)
	}
	task := train.Duels{Book: book, Battles: battles, Pairs: c.Pairs, Seed: c.Seed, Work: c.Work, From: from, Workers: c.Cores, Told: c.told(d, "pairs")}
	if c.Keep != "" {
		j, err := train.ResumeDuels(c.Keep, &task)
		if err != nil {
			return nil, err
		}
		defer j.Close()
	}
	trends, err := task.Play(context.Background())
	if err != nil {
		return nil, err
	}
	for _, t := range trends {
		fmt.Fprintf(d.err, "%-20s larger by %7.1f: %+5.1f %% ± %.1f\n", t.Key, t.Unit, 100*t.Gain, 100*t.Error)
	}
	w := train.Follow(book, from, trends)
	w.Games = from.Games + 2*c.Pairs
	return w, nil
}

// sure learns how sure a player may be.
func (c trainCmd) sure(d desk, book rules.Rulebook, from *ai.Weights, battles []ladder.Battle) (*ai.Weights, error) {
	if c.Games < 1 {
		return nil, fmt.Errorf("--games %d: at least one game has to be played", c.Games)
	}
	task := train.Task{Book: book, Games: c.Games, Seed: c.Seed, Work: c.Work, From: from, Workers: c.Cores, Told: c.told(d, "games")}
	for _, b := range battles {
		board, err := b.Book.Load(b.Data, b.Set)
		if err != nil {
			return nil, err
		}
		task.Battles = append(task.Battles, board)
	}
	if c.Keep != "" {
		j, err := train.Resume(c.Keep, &task)
		if err != nil {
			return nil, err
		}
		defer j.Close()
	}
	record, err := task.Play(context.Background())
	if err != nil {
		return nil, err
	}
	w, before, after := train.LearnSure(book, from, record)
	fmt.Fprintf(d.err, "%d positions of %d games that were finished\n%sand as sure as he may be:\n%s", len(record.Positions), record.Finished, before, after)
	return w, nil
}

// weights reads a file of weights, of whichever system.
func (d desk) weights(file string) (*ai.Weights, error) {
	data, err := readFile(file)
	if err != nil {
		return nil, err
	}
	var first error
	for _, book := range d.books {
		w, err := ai.ParseWeights(book, data)
		if err == nil {
			return w, nil
		}
		if w != nil && w.Book == book.Name() || first == nil {
			first = err
		}
	}
	return nil, fmt.Errorf("%s: %w", file, first)
}
