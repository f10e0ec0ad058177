package main

import (
	"fmt"
	"strings"
)

type systemsCmd struct{}

// Run lists systems and switches.
func (systemsCmd) Run(d desk) error {
	for _, b := range d.books {
		fmt.Fprintf(d.out, "%s version %d, %d scenarios\n", b.Name(), b.Version(), len(d.list(b.Name())))
		for _, s := range b.Switches() {
			fmt.Fprintf(d.out, "  %s = %s (of %s) %s\n", s.Key, s.Default, strings.Join(s.Values, ", "), s.Rule)
		}
	}
	return nil
}

type scenariosCmd struct {
	System string `arg:"" optional:"" help:"One system only."`
	Lang   string `default:"en" help:"Language of the titles."`
}

// Run lists scenarios.
func (c scenariosCmd) Run(d desk) error {
	books, err := d.some(c.System)
	if err != nil {
		return err
	}
	for _, b := range books {
		for _, s := range d.list(b.Name()) {
			fmt.Fprintf(d.out, "%s %s, %s, %d minutes: %s\n", b.Name(), s.ID, s.Level, s.Minutes, s.Title.In(c.Lang))
		}
	}
	return nil
}
