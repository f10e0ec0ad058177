package main

import (
	"errors"

	"grognard/game/match"
	"grognard/game/wire"
)

type oddsCmd struct {
	System string `arg:"" help:"System."`
	start  `embed:""`
	Load   string `help:"Saved game." placeholder:"FILE"`
	Option string `arg:"" help:"Option of the side that is asked, as in \"assault fr-ig +fr-ig-1 @gb-db\"."`
	JSON   bool   `name:"json" help:"Speak JSON, an object a line."`
	Lang   string `default:"en" help:"Language of the sentences, or none."`
}

// Run tells the odds of one option.
func (c oddsCmd) Run(d desk) error {
	b, err := d.book(c.System)
	if err != nil {
		return err
	}
	var m *match.Match
	if c.Load != "" {
		if c.Scenario+c.Position != "" {
			return errors.New("--load, --scenario and --position exclude each other")
		}
		m, err = openSave(d.shelf, c.Load)
	} else {
		var name string
		var data []byte
		if name, data, err = c.read(d.shelf, b); err == nil {
			m, err = match.New(b, match.Start{Data: data, Dice: match.Hand(), Open: true})
			err = inFile(name, err)
		}
	}
	if err != nil {
		return err
	}
	s := &wire.Session{Match: m, JSON: c.JSON}
	if s.Words, err = words(c.Lang); err != nil {
		return err
	}
	if err := s.Command("odds "+c.Option, d.out); err != nil {
		return errors.New(s.Sentence(err))
	}
	return nil
}
