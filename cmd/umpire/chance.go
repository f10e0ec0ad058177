package main

import (
	"context"
	"fmt"
	"strings"

	"grognard/game/weigh"
	"grognard/rules"
)

type chanceCmd struct {
	System   string            `arg:"" help:"Whose battle it is to be."`
	Seed     uint64            `default:"1" help:"Number of the battle: the same number and wishes give the same bytes."`
	Wish     map[string]string `help:"What it is to be, as in country=hilly; see --wishes." placeholder:"KEY=VALUE"`
	Wishes   bool              `help:"List what can be wished instead."`
	Fair     bool              `help:"Play up to ten rounds of 24 quick games, and weaken the side that wins too often."`
	Fit      int               `help:"Play quick games of so many battles instead, and tell by how much armies are better than their points." placeholder:"BATTLES"`
	Games    int               `default:"20" help:"Games of each battle that is fitted."`
	Levelled bool              `help:"Fit battles in which known edges are levelled: how even they are."`
	Lang     string            `default:"en" help:"Language of the words of wishes, or none."`
}

// Run prints a battle made by chance, or what can be wished of one.
func (c chanceCmd) Run(d desk) error {
	b, err := d.book(c.System)
	if err != nil {
		return err
	}
	book, ok := b.(rules.Conjurer)
	switch {
	case !ok:
		return fmt.Errorf("%s makes no battles by chance", b.Name())
	case c.Wishes:
		return c.list(d, book)
	case c.Fit > 0:
		return c.fit(d, book)
	}
	w := rules.Wish{Seed: c.Seed, Says: c.Wish}
	if !c.Fair {
		text, err := book.Conjure(w)
		if err != nil {
			return err
		}
		_, err = fmt.Fprint(d.out, text)
		return err
	}
	e, err := weigh.Even(context.Background(), book, w)
	if err != nil {
		return err
	}
	fmt.Fprintf(d.err, "umpire: the first side wins %.0f %% of %d games, %d exchanges\n", 100*e.Share, e.Games, e.Exchanges)
	_, err = fmt.Fprint(d.out, e.Text)
	return err
}

// list tells what can be wished, a wish a line.
func (c chanceCmd) list(d desk, book rules.Conjurer) error {
	catalog, err := words(c.Lang)
	if err != nil {
		return err
	}
	for _, p := range book.Wishes() {
		values := strings.Join(p.Values, ", ")
		if p.Kind == rules.PropNumber {
			values = fmt.Sprintf("%d to %d", p.Low, p.High)
		}
		line := fmt.Sprintf("%s = %s (of %s)", p.Key, p.Default, values)
		if catalog != nil {
			line += " " + catalog.Word(p.Word+".about")
		}
		fmt.Fprintln(d.out, line)
	}
	return nil
}
