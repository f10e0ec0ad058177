package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"grognard/game/report"
	"grognard/render/mapimage"
)

type reportCmd struct {
	Save  string  `arg:"" help:"Saved game."`
	HTML  string  `name:"html" help:"File to write the report to, with everything in it." placeholder:"FILE"`
	MD    string  `name:"md" help:"File to write it to as Markdown; its maps go into a folder beside it." placeholder:"FILE"`
	Map   string  `help:"Picture to write the map to as it is at the end." placeholder:"FILE"`
	Scale float32 `help:"How large that map is." default:"1"`
	Lang  string  `default:"en" help:"Language of the report."`
}

// Run writes the report of a saved game.
func (c reportCmd) Run(d desk) error {
	if c.HTML == "" && c.MD == "" && c.Map == "" {
		return errors.New("nothing to write: say --html FILE, --md FILE or --map FILE")
	}
	if c.Scale <= 0 || c.Scale > 8 {
		return fmt.Errorf("--scale is %v, and a map is as large as it is, or up to 8 times", c.Scale)
	}
	m, err := openSave(d.shelf, c.Save)
	if err != nil {
		return err
	}
	words, err := words(c.Lang)
	if err != nil {
		return err
	}
	if words == nil {
		return errors.New("a report has to be written in some language")
	}
	game := report.Take(m)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r, err := report.Of(ctx, game, words)
	if err != nil {
		return err
	}
	p, err := mapimage.New(words, game.Names(), mapimage.Ground)
	if err != nil {
		return err
	}
	for f, path := range map[report.Format]string{report.HTML: c.HTML, report.Markdown: c.MD} {
		if path == "" {
			continue
		}
		if _, err := report.WriteTo(ctx, path, r, f, p.Report(len(r.Turns)), func(int, int) {}); err != nil {
			return err
		}
		fmt.Fprintf(d.out, "%s: %d turns\n", path, len(r.Turns))
	}
	if c.Map == "" {
		return nil
	}
	return c.picture(ctx, d, p, &report.Drawing{View: r.Turns[len(r.Turns)-1].Drawing.View})
}

// picture writes the map by itself.
func (c reportCmd) picture(ctx context.Context, d desk, p *mapimage.Painter, drawing *report.Drawing) error {
	pic, err := p.Map(ctx, drawing, c.Scale)
	if err != nil {
		return err
	}
	if pic.Data == nil {
		return errors.New("there is no map yet: the players lay it in the set-up")
	}
	if err := report.PutTo(c.Map, pic); err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%s: %d by %d pixels\n", c.Map, pic.W, pic.H)
	return nil
}
