package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"

	"grognard/game/ai"
	"grognard/game/weigh"
	"grognard/rules"
)

type balanceCmd struct {
	What    []string          `arg:"" help:"A system, or a system and one of its scenarios; or up to four files of battles, which are compared."`
	Games   int               `default:"100" help:"Games of each battle."`
	Seed    uint64            `default:"1" help:"Seed of the first game."`
	Answers int               `default:"20000" help:"Answers after which a game is broken off, or ten times as many as the middle one of the first games has."`
	Player  string            `enum:"computer,beginner,casual,strong,full,soldier,random" default:"computer" help:"Who decides for both sides: computer, or one of its strengths (beginner, casual, strong, full: hours for a hundred games), soldier or random."`
	Work    int               `default:"600" help:"Trial answers of the computer player for one decision."`
	Cores   int               `help:"Games played at once; 0: all cores but one." default:"0"`
	Set     map[string]string `help:"Switches, as in fog_of_war=on; battles that do not offer one are left out." placeholder:"KEY=VALUE"`
	Table   bool              `help:"Print the table that scenarios/balance.toml holds."`
	JSON    bool              `name:"json" help:"Speak JSON, an object a line."`
	Lang    string            `default:"en" help:"Language of the sentences, or none."`
}

// battle is what is to be weighed.
type battle struct {
	book rules.Rulebook
	name string
	data []byte
}

// Run plays games between equals and tells who wins them, and by how much battles differ.
func (c balanceCmd) Run(d desk) error {
	all, compared, err := c.battles(d)
	if err != nil {
		return err
	}
	if c.Table && (compared || c.Player != "computer" || c.JSON) {
		return errors.New("--table is of scenarios of a system, which the computer plays, and no JSON")
	}
	if c.Games < 1 {
		return fmt.Errorf("--games %d: at least one game has to be played", c.Games)
	}
	catalog, err := words(c.Lang)
	if err != nil {
		return err
	}
	t := balanceTeller{desk: d, json: c.JSON, words: catalog}
	var reports []*weigh.Report
	for _, b := range all {
		w, err := c.weigh(b, c.Player)
		if err != nil {
			return inFile(b.name, err)
		}
		r := w.Report()
		tell := t.battle
		if c.Table {
			tell = func(b battle, _ *weigh.Weighing, r *weigh.Report) error { return t.table(b, r, c.Work) }
		}
		if err := tell(b, w, r); err != nil {
			return err
		}
		reports = append(reports, r)
	}
	if !compared {
		return nil
	}
	return t.compare(all, reports)
}

// mostCompared is how many files are compared: the more, the less can be told of each.
const mostCompared = 4

// battles finds what is to be weighed, and whether it is to be compared.
func (c balanceCmd) battles(d desk) (all []battle, compared bool, err error) {
	b, err := d.book(c.What[0])
	switch {
	case err != nil && len(c.What) == 1 && !strings.ContainsAny(c.What[0], `./\`):
		return nil, false, err // the name of a system, misspelt
	case err != nil:
		all, err = c.files(d)
		return all, true, err
	case len(c.What) > 2:
		return nil, false, errors.New("of a system one scenario is weighed, or all of them")
	}
	starts, err := d.battles(b, strings.Join(c.What[1:], ""), c.Set)
	for _, s := range starts {
		all = append(all, battle{b, s.Name, s.Data})
	}
	return all, false, err
}

// files reads files of battles.
func (c balanceCmd) files(d desk) (all []battle, err error) {
	if len(c.What) > mostCompared {
		return nil, fmt.Errorf("%d files: at most %d can be compared", len(c.What), mostCompared)
	}
	for _, file := range c.What {
		data, err := readFile(file)
		if err != nil {
			return nil, err
		}
		b, err := d.bookOf(file, data, c.Set)
		if err != nil {
			return nil, inFile(file, err)
		}
		all = append(all, battle{b, file, data})
	}
	return all, nil
}

// bookOf finds the rulebook of a file: the folder tells it, or all are tried.
func (d desk) bookOf(file string, data []byte, set map[string]string) (book rules.Rulebook, err error) {
	folder := filepath.Base(filepath.Dir(file))
	for _, b := range d.books {
		if b.Name() == folder {
			return b, nil
		}
	}
	for _, b := range d.books {
		if _, err = b.Load(data, set); err == nil {
			return b, nil
		}
	}
	_, err = ofText(d.books, data).Load(data, set)
	return nil, err
}

// weigh plays the games of a battle.
func (c balanceCmd) weigh(b battle, who string) (*weigh.Weighing, error) {
	r, err := weigh.Start(weigh.Task{Book: b.book, Text: string(b.data), Set: c.Set, Games: c.Games, Seed: c.Seed, Most: c.Answers, Workers: c.Cores, Player: c.player(who)})
	if err != nil {
		return nil, err
	}
	<-r.Done()
	return r.Weighing(), r.Err()
}

// player returns who answers for both sides, by the seed of a game.
func (c balanceCmd) player(who string) func(seed uint64) weigh.Decide {
	return func(seed uint64) weigh.Decide {
		r, prefer := rand.New(rand.NewPCG(seed, 2)), restless(seed)
		switch who {
		case "computer":
			return weigh.Computer(seed, c.Work)
		case string(ai.Beginner), string(ai.Casual), string(ai.Strong), string(ai.Full):
			return weigh.Played(ai.LevelNamed(who).Player(seed))
		case "random":
			return func(_ context.Context, p *rules.Position) rules.Option {
				return randomAnswer(p.Request(), r, prefer).Option
			}
		}
		return func(_ context.Context, p *rules.Position) rules.Option {
			q := p.Request()
			return ai.Soldier{Rand: r}.Choose(q, p.View(q.To))
		}
	}
}
