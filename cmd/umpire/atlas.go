package main

import (
	"fmt"

	"grognard/assets/draw"
)

type atlasCmd struct {
	Dir string `default:"assets/sheet" help:"Folder of the sheets." placeholder:"DIR"`
}

// Run draws all sheets.
func (c atlasCmd) Run(d desk) error {
	if err := draw.Write(c.Dir); err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%s: all sheets are drawn\n", c.Dir)
	return nil
}
