package main

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"grognard/game/ai"
	"grognard/game/ai/yardstick"
	"grognard/game/archive"
	"grognard/game/ladder"
	"grognard/game/match"
	"grognard/rules"
)

type ladderCmd struct {
	A       string   `arg:"" help:"A player: a level of the computer (beginner, casual, strong, full), perhaps with a temper (full-bold, full-cautious), sound, soldier, random, or the yardstick of November 2026; computer:2400 makes so many trial answers a decision, computer:2400=FILE by the weights of a file."`
	B       string   `arg:"" help:"The other one."`
	Battles []string `arg:"" optional:"" help:"Systems, or battles as in ccn/ccn-05-talavera; else three battles of every system."`
	Pairs   int      `default:"14" help:"Pairs of games on each battle: the same dice twice, with the sides exchanged."`
	Seed    uint64   `default:"1" help:"Seed of the first pair."`
	Answers int      `default:"20000" help:"Answers after which a game is broken off, and counts as drawn."`
	Cores   int      `default:"0" help:"Games played at once; 0: all cores."`
	Keep    string   `help:"Folder to save the games in, to be looked at in the window or told by umpire replay." placeholder:"FOLDER"`
}

// ladderBattles are the battles on which players are measured: three of each system.
var ladderBattles = []string{
	"manoeuvre/man-01-first-orders", "manoeuvre/man-03-sierra", "manoeuvre/man-07-hundred-days",
	"ccn/ccn-01-rolica-first", "ccn/ccn-05-talavera", "ccn/ccn-10-salamanca",
	"musket/training-trebbia-bridge", "musket/maida-1806", "musket/montebello-1800",
	"squares/ns-01-maida", "squares/ns-02-quatre-bras", "squares/ns-03-auerstedt",
	"eagles/hedgerow-morning", "eagles/three-elms-crossroads", "eagles/the-walled-farm",
}

// Run has two players meet.
func (c ladderCmd) Run(d desk) error {
	a, err := contender(d, c.A)
	if err != nil {
		return err
	}
	b, err := contender(d, c.B)
	if err != nil {
		return err
	}
	battles, err := c.battles(d)
	if err != nil {
		return err
	}
	if c.Pairs < 1 {
		return fmt.Errorf("--pairs %d: at least one pair of games has to be played", c.Pairs)
	}
	if c.Keep != "" {
		if err := archive.Usable(c.Keep); err != nil {
			return err
		}
	}
	begun := time.Now()
	table, err := ladder.Contest{A: a, B: b, Battles: battles, Pairs: c.Pairs, Seed: c.Seed, Most: c.Answers, Workers: c.Cores, Told: func(done, of int) {
		left := time.Since(begun) / time.Duration(done) * time.Duration(of-done)
		fmt.Fprintf(d.err, "\r%d of %d games, %v left  ", done, of, left.Round(time.Second))
		if done == of {
			fmt.Fprintln(d.err)
		}
	}}.Play(context.Background())
	if err != nil {
		return err
	}
	tellLadder(d, table)
	if c.Keep == "" {
		return nil
	}
	for i, r := range table.Rows {
		for _, g := range r.Games {
			sat := "a"
			if g.Exchanged {
				sat = "b"
			}
			if err := keepGame(filepath.Join(c.Keep, fmt.Sprintf("%s-%d%s%s", r.Battle, g.Seed, sat, archive.Ext)), battles[i], g); err != nil {
				return err
			}
		}
	}
	return nil
}

// keepGame saves a game.
func keepGame(path string, b ladder.Battle, g *ladder.Game) error {
	m, err := match.New(b.Book, match.Start{Scenario: b.Name, Data: b.Data, Set: b.Set, Seed: g.Seed, Open: true})
	if err != nil {
		return err
	}
	for _, o := range g.Options {
		if _, err := m.Answer(o); err != nil {
			return err
		}
	}
	w := archive.NewWriter(path)
	m.SaveTo(w, nil)
	return w.Flush()
}

// battles finds where the players meet.
func (c ladderCmd) battles(d desk) (all []ladder.Battle, err error) {
	names := c.Battles
	if len(names) == 0 {
		names = ladderBattles
	}
	for _, name := range names {
		system, id, one := strings.Cut(name, "/")
		book, err := d.book(system)
		if err != nil {
			return nil, err
		}
		ids := []string{id}
		if !one {
			ids = nil
			for _, r := range ladderBattles {
				if of, id, _ := strings.Cut(r, "/"); of == system {
					ids = append(ids, id)
				}
			}
		}
		for _, id := range ids {
			_, data, err := d.open(system, id)
			if err != nil {
				return nil, err
			}
			all = append(all, ladder.Battle{Book: book, Name: id, Data: data})
		}
	}
	return all, nil
}

// contender finds a player by what he is called on the command line.
func contender(d desk, spec string) (ladder.Player, error) {
	p := ladder.Player{Name: spec}
	spec, file, taught := strings.Cut(spec, "=")
	name, work, bounded := strings.Cut(spec, ":")
	n := 0
	if bounded {
		var err error
		if n, err = strconv.Atoi(work); err != nil || n < 1 {
			return p, fmt.Errorf("%s: %q is no number of trial answers", spec, work)
		}
	}
	var w *ai.Weights
	if taught {
		var err error
		if w, err = d.weights(file); err != nil {
			return p, err
		}
	}
	if ai.Knows(name) {
		p.Seat = func(seed uint64) match.Chooser {
			x := ai.Named(name, seed)
			x.Weights = w
			return x
		}
		return p, nil
	}
	switch name {
	case "computer":
		p.Seat = func(seed uint64) match.Chooser { return ai.Player{Seed: seed, Work: n, Weights: w} }
	case "sound":
		p.Seat = func(seed uint64) match.Chooser { return ai.Sound{Seed: seed} }
	case "yardstick":
		p.Seat = func(seed uint64) match.Chooser { return yardstick.Player{Seed: seed, Work: n} }
	case "soldier":
		p.Seat = func(seed uint64) match.Chooser { return viewer{ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 2))}} }
	case "random":
		p.Seat = func(seed uint64) match.Chooser { return drifter{rand.New(rand.NewPCG(seed, 2)), restless(seed)} }
	default:
		return p, fmt.Errorf("there is no player %q; there is computer, beginner, casual, strong, full, sound, yardstick, soldier, random", name)
	}
	return p, nil
}

// viewer seats a player who goes by what his side sees.
type viewer struct {
	who interface {
		Choose(*rules.Request, *rules.View) rules.Option
	}
}

// Choose implements match.Chooser.
func (v viewer) Choose(p *rules.Position, s rules.Side) rules.Option {
	return v.who.Choose(p.Request(), p.View(s))
}

// drifter answers by lot.
type drifter struct {
	lot    *rand.Rand
	prefer func(*rules.Request) int
}

// Choose implements match.Chooser.
func (x drifter) Choose(p *rules.Position, s rules.Side) rules.Option {
	return randomAnswer(p.Request(), x.lot, x.prefer).Option
}

// tellLadder prints the table: a line for each battle, each system and all.
func tellLadder(d desk, t *ladder.Table) {
	fmt.Fprintf(d.out, "%s against %s\n\n", t.A, t.B)
	fmt.Fprintln(d.out, "| battle | games | won | drawn | broken off | points | 95 % | Elo | turns | thought A (median, 99 %, worst) | thought B | idle moves A, B | troops that acted by half-time, by the end: A | B |")
	fmt.Fprintln(d.out, "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
	for _, r := range t.Rows {
		ladderLine(d, r.Book+"/"+r.Battle, r.Sum())
	}
	books := t.Books()
	for _, b := range books {
		if len(books) < len(t.Rows) {
			ladderLine(d, "**"+b+"**", t.Of(b))
		}
	}
	if len(t.Rows) > 1 {
		ladderLine(d, "**all**", t.Of(""))
	}
}

func ladderLine(d desk, name string, s ladder.Sum) {
	percent := func(x float64) string { return strconv.Itoa(int(math.Round(100*x))) + " %" }
	tenths := func(x float64) string { return fmt.Sprintf("%.1f %%", 100*x) }
	points := func(x float64) string {
		if math.IsInf(x, 0) {
			return fmt.Sprintf("%+v", x)
		}
		return fmt.Sprintf("%+.0f", x)
	}
	think := func(t ladder.Times) string {
		round := func(d time.Duration) time.Duration { return d.Round(time.Millisecond) }
		return fmt.Sprintf("%v, %v, %v", round(t.Median), round(t.Late), round(t.Worst))
	}
	fmt.Fprintf(d.out, "| %s | %d | %d | %d | %d | %s | %s to %s | %s (%s to %s) | %.1f | %s | %s | %s, %s | %s, %s | %s, %s |\n", name, s.Games, s.Won, s.Drawn, s.Broken, percent(s.Share),
		percent(s.Low), percent(s.High), points(s.Elo), points(s.EloLow), points(s.EloHigh), s.Turns, think(s.Think[0]), think(s.Think[1]),
		tenths(s.Idle[0]), tenths(s.Idle[1]), percent(s.Half[0]), percent(s.End[0]), percent(s.Half[1]), percent(s.End[1]))
}
