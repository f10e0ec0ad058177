package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
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
	Load     string            `help:"Saved game to go on with; it is saved on only with --save." placeholder:"FILE"`
	Set      map[string]string `help:"Rule switches, as \"umpire systems\" lists them." placeholder:"KEY=VALUE"`
	Seed     uint64            `help:"Seed of the dice; 0 takes one from the clock."`
	Hand     bool              `help:"Type in all dice and draws."`
	Honest   bool              `help:"Dice thrown by the system, which no seed foretells; the save is sealed."`
	Rolls    string            `help:"File of dice and draws to use before any are typed in." placeholder:"FILE"`
	Computer string            `help:"Side that the computer plays." enum:",first,second,both" default:""`
	Work     int               `help:"Effort of the computer, in answers tried for each of its own." default:"0"`
	Save     string            `help:"File to save the game to after every answer; where it holds another game, the next free name is taken." placeholder:"FILE"`
	Copy     bool              `help:"Where another program has the game open, save to a copy under the next free name."`
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
	given, err := givenUp(m)
	if err != nil {
		return err
	}
	for _, note := range given {
		s.Notes = append(s.Notes, note.Msg)
	}
	if c.Save != "" {
		if s.Saver, err = c.claim(); err != nil {
			return err
		}
		defer s.Saver.Close()
		if s.Saver.Path() != c.Save {
			s.Notes = append(s.Notes, fmt.Sprintf("%s holds a game already: this one is saved in %s", c.Save, s.Saver.Path()))
		}
		if p := m.Start().Players; !m.Start().Open && (p[0].Computer || p[1].Computer) {
			m.Seal()
		}
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

// claim returns the writer of the game: to the file asked for, if that holds no
// other game, or else to the next free name beside it.
func (c playCmd) claim() (*archive.Writer, error) {
	if c.Load != "" && archive.Same(c.Load, c.Save) {
		w, err := archive.Claim(c.Save)
		if !archive.Taken(err) {
			return w, err
		}
		if !c.Copy {
			return nil, fmt.Errorf("%w; --copy plays on in a copy", err)
		}
	}
	for n := 1; ; n++ {
		path := c.Save
		if n > 1 {
			ext := filepath.Ext(path)
			path = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), n, ext)
		}
		w, err := archive.Claim(path)
		switch {
		case archive.Taken(err):
			continue
		case err != nil:
			return nil, err
		}
		if info, err := os.Stat(path); err != nil || info.Size() == 0 {
			return w, nil // nothing is there yet
		}
		w.Close()
		if !archive.Begins(path) {
			return nil, &rules.FileError{File: path, Msg: "this is no save of Grognard: no game is saved over it"}
		}
	}
}

// match begins a game, or goes on with a saved one.
func (c playCmd) match(d desk, b rules.Rulebook) (*match.Match, error) {
	if c.Load != "" {
		if c.Scenario+c.Position+c.Rolls != "" || len(c.Set) > 0 || c.Hand || c.Honest || c.Computer != "" {
			return nil, errors.New("--load goes on with a game as it was: only --save, --copy, --work, --json and --lang go with it")
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
	} else if info, _, err := d.open(b.Name(), name); err == nil {
		s.Title = info.Title.In(c.Lang)
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
		data, err := readFile(c.Rolls)
		if err != nil {
			return nil, err
		}
		d, err := wire.ReadRolls(b, bytes.NewReader(data))
		return d, inFile(c.Rolls, err)
	case c.Honest:
		return match.Honest(), nil
	case c.Hand:
		return match.Hand(), nil
	}
	return nil, nil
}
