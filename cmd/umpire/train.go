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
		data, err := readFile(c.From)
		if err != nil {
			return err
		}
		if from, err = ai.ParseWeights(book, data); err != nil {
			return fmt.Errorf("%s: %w", c.From, err)
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
	begun := time.Now()
	record, err := train.Task{Book: book, Battles: boards, Games: c.Games, Seed: c.Seed, Work: c.Work, From: from, Workers: c.Cores, Told: func(done, of int) {
		left := time.Since(begun) / time.Duration(done) * time.Duration(of-done)
		fmt.Fprintf(d.err, "\r%d of %d games, %v left  ", done, of, left.Round(time.Second))
	}}.Play(context.Background())
	if err != nil {
		return err
	}
	fmt.Fprintf(d.err, "\n%d decisions, %d positions, %d games finished\n", len(record.Decisions), len(record.Positions), record.Finished)
	w := train.Learn(book, from, record)
	w.Seed, w.Date = c.Seed, time.Now().Format(time.DateOnly)
	text, err := w.Marshal()
	if err != nil {
		return err
	}
	_, err = d.out.Write(text)
	return err
}
