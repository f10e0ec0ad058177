package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	"grognard/game/ai"
	"grognard/game/train"
	"grognard/rules"
)

type trainCmd struct {
	System string `arg:"" help:"What is to be learned."`
	Games  int    `default:"100" help:"Games that the computer plays against itself."`
	Seed   uint64 `default:"1" help:"Seed of the first game."`
	Work   int    `default:"4000" help:"Answers in trial games for a decision."`
	Keep   string `help:"File in which the games are kept: a training that was stopped goes on from there."`
	From   string `help:"File of weights to begin from; else those that come with the program."`
	Scale  bool   `help:"Learn only how sure the player may be of what he judges, and tell how often positions were won that he called so."`
	Duels  int    `help:"Learn from so many pairs of games in which the players differ by half of their weights."`
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
	var boards []rules.Board
	for _, name := range ladderBattles {
		system, id, _ := strings.Cut(name, "/")
		if system != book.Name() {
			continue
		}
		_, data, err := d.open(system, id)
		if err != nil {
			return err
		}
		b, err := book.Load(data, nil)
		if err != nil {
			return err
		}
		boards = append(boards, b)
	}
	if c.Duels > 0 {
		return c.duels(d, book, from)
	}
	begun := time.Now()
	task := train.Task{Book: book, Battles: boards, Games: c.Games, Seed: c.Seed, Work: c.Work, From: from, Workers: c.Cores, Told: func(done, of int) {
		left := time.Since(begun) / time.Duration(done) * time.Duration(of-done)
		fmt.Fprintf(d.err, "\r%d of %d games, %v left  ", done, of, left.Round(time.Second))
	}}
	if c.Keep != "" {
		j, err := train.Resume(c.Keep, &task)
		if err != nil {
			return err
		}
		defer j.Close()
	}
	record, err := task.Play(context.Background())
	if err != nil {
		return err
	}
	fmt.Fprintf(d.err, "\n%d decisions, %d positions, %d games finished\n", len(record.Decisions), len(record.Positions), record.Finished)
	w := (*ai.Weights)(nil)
	if c.Scale {
		var before, after train.Calibration
		w, before, after = train.LearnScale(book, from, record)
		fmt.Fprintf(d.err, "with the scale of %v:\n%swith that of %v:\n%s", from.Scale, before, w.Scale, after)
	} else {
		w = train.Learn(book, from, record)
	}
	w.Seed, w.Date = c.Seed, time.Now().Format(time.DateOnly)
	text, err := w.Marshal()
	if err != nil {
		return err
	}
	_, err = d.out.Write(text)
	return err
}

// duels learns from who wins.
func (c trainCmd) duels(d desk, book rules.Rulebook, from *ai.Weights) error {
	battles, err := ladderCmd{Battles: []string{c.System}}.battles(d)
	if err != nil {
		return err
	}
	begun := time.Now()
	task := train.Duels{Book: book, Battles: battles, Pairs: c.Duels, Seed: c.Seed, Work: c.Work, From: from, Workers: c.Cores, Told: func(done, of int) {
		left := time.Since(begun) / time.Duration(done) * time.Duration(of-done)
		fmt.Fprintf(d.err, "\r%d of %d pairs, %v left  ", done, of, left.Round(time.Second))
	}}
	if c.Keep != "" {
		j, err := train.ResumeDuels(c.Keep, &task)
		if err != nil {
			return err
		}
		defer j.Close()
	}
	trends, err := task.Play(context.Background())
	if err != nil {
		return err
	}
	fmt.Fprintln(d.err)
	for _, t := range trends {
		fmt.Fprintf(d.err, "%-24s %10.1f %+5.1f %% ± %.1f\n", t.Key, t.Unit, 100*t.Gain, 100*t.Error)
	}
	w := train.Follow(book, from, trends)
	w.Games, w.Seed, w.Date = 2*c.Duels, c.Seed, time.Now().Format(time.DateOnly)
	text, err := w.Marshal()
	if err != nil {
		return err
	}
	_, err = d.out.Write(text)
	return err
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
