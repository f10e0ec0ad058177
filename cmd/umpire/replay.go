package main

import (
	"fmt"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/wire"
	"grognard/rules"
)

type replayCmd struct {
	Save   string `arg:"" help:"Saved game, or the dump of a crash."`
	To     int    `help:"Number of the last answer to tell; 0: all." default:"0"`
	Verify bool   `help:"Only play the game again and compare every hash."`
	JSON   bool   `name:"json" help:"Speak JSON, an object a line."`
	Lang   string `default:"en" help:"Language of the sentences, or none."`
}

// Run tells a saved game answer by answer.
func (c replayCmd) Run(d desk) error {
	m, err := openSave(d.shelf, c.Save)
	if err != nil {
		return err
	}
	if c.To < 0 || c.To > m.Len() {
		return fmt.Errorf("--to is %d, and the game has %d answers", c.To, m.Len())
	}
	if c.Verify {
		fmt.Fprintf(d.out, "%s: %d answers, every hash agrees\n", c.Save, m.Len())
		given, err := givenUp(m)
		d.remark(c.Save, given)
		return err
	}
	s := &wire.Session{Match: m, JSON: c.JSON}
	if s.Words, err = words(c.Lang); err != nil {
		return err
	}
	last := c.To
	if last == 0 {
		last = m.Len()
	}
	for i := range last {
		if err := tell(d, s, m, i); err != nil {
			return err
		}
	}
	return nil
}

// tell tells answer number i, from 0, and what came of it.
func tell(d desk, s *wire.Session, m *match.Match, i int) error {
	p := m.At(i)
	q, a := m.Given(i + 1)
	if !s.JSON {
		fmt.Fprintf(d.out, "%d %s\n", i+1, archive.FormatAnswer(m.Book(), q, a, false))
	}
	_, events, err := p.Play(rules.Answer{By: a.By, Option: a.Option, Faces: a.Faces})
	if err != nil {
		return err
	}
	for _, e := range events {
		if err := s.Tell(e, d.out); err != nil {
			return err
		}
	}
	return nil
}
