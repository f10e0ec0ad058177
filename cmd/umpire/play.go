package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/wire"
	"grognard/rules"
)

type playCmd struct {
	System   string `arg:"" help:"System to play."`
	start    `embed:""`
	Load     string            `help:"Saved game to go on with." placeholder:"FILE"`
	Set      map[string]string `help:"Rule switches, as \"umpire systems\" lists them." placeholder:"KEY=VALUE"`
	Seed     uint64            `help:"Seed of the dice; 0 takes one from the clock."`
	Hand     bool              `help:"Type in all dice and draws."`
	Rolls    string            `help:"File of dice and draws to use before any are typed in." placeholder:"FILE"`
	Computer string            `help:"Side that the computer plays." enum:",first,second,both" default:""`
	Work     int               `help:"Effort of the computer, in answers tried for each of its own." default:"0"`
	Save     string            `help:"File to save the game to after every answer." placeholder:"FILE"`
	JSON     bool              `name:"json" help:"Speak JSON, an object a line."`
	Lang     string            `default:"en" help:"Language of the sentences, or none."`
}

// Run plays until the input ends.
func (c playCmd) Run(d desk) error {
	b, err := d.book(c.System)
	if err != nil {
		return err
	}
	m, err := c.match(d, b)
	if err != nil {
		return err
	}
	s := &wire.Session{Match: m, JSON: c.JSON}
	if s.Words, err = words(c.Lang); err != nil {
		return err
	}
	if c.Save != "" {
		s.Saver = archive.NewWriter(c.Save)
		m.SaveTo(s.Saver, func() string { return time.Now().UTC().Format(time.RFC3339) })
		if err := s.Saver.Flush(); err != nil {
			return err
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	if err := s.ServeUntil(ctx, d.in, d.out); err != nil || s.Saver == nil {
		return err
	}
	return s.Saver.Flush()
}

// match begins a game, or goes on with a saved one.
func (c playCmd) match(d desk, b rules.Rulebook) (*match.Match, error) {
	if c.Load != "" {
		if c.Scenario+c.Position+c.Rolls != "" || len(c.Set) > 0 || c.Hand || c.Computer != "" {
			return nil, errors.New("--load goes on with a game as it was: only --save, --json and --lang go with it")
		}
		return c.load(d, b)
	}
	name, data, err := c.read(d.shelf, b)
	if err != nil {
		return nil, err
	}
	if key, ok := offers(b, data, c.Set); !ok {
		return nil, fmt.Errorf("%s: this battle does not let the players set %s", name, key)
	}
	dice, err := c.dice(b)
	if err != nil {
		return nil, err
	}
	s := match.Start{Scenario: name, Data: data, Set: c.Set, Seed: c.Seed, Dice: dice, Open: c.Computer == ""}
	if s.Seed == 0 {
		s.Seed = uint64(time.Now().UnixNano())
	}
	if c.Position != "" {
		s.Scenario = "-"
	}
	for side, who := range []string{"first", "second"} {
		if c.Computer == who || c.Computer == "both" {
			s.Players[side] = match.Player{Computer: true, Chooser: ai.Player{Seed: s.Seed, Work: c.Work}}
		}
	}
	m, err := match.New(b, s)
	return m, inFile(name, err)
}

// load goes on with a saved game; whoever the computer played it plays again.
func (c playCmd) load(d desk, b rules.Rulebook) (*match.Match, error) {
	m, err := openSave(d.shelf, c.Load)
	if err != nil {
		return nil, err
	}
	if name := m.Book().Name(); name != b.Name() {
		return nil, &rules.FileError{File: c.Load, Msg: fmt.Sprintf("this is a game of %s, not of %s", name, b.Name())}
	}
	for side, p := range m.Start().Players {
		if p.Computer {
			m.SetChooser(rules.Side(side), ai.Player{Seed: m.Start().Seed, Work: c.Work})
		}
	}
	return m, nil
}

// dice returns the dice of the game; nil: the program rolls.
func (c playCmd) dice(b rules.Rulebook) (match.Dice, error) {
	switch {
	case c.Rolls != "":
		f, err := os.Open(c.Rolls)
		if err != nil {
			_, err = readFile(c.Rolls) // says it in one sentence
			return nil, err
		}
		defer f.Close()
		d, err := wire.ReadRolls(b, f)
		return d, inFile(c.Rolls, err)
	case c.Hand:
		return match.Hand(), nil
	}
	return nil, nil
}
