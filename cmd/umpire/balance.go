package main

import (
	"context"
	"fmt"
	"math/rand/v2"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
)

type balanceCmd struct {
	System   string            `arg:"" help:"The system."`
	Scenario string            `arg:"" optional:"" help:"One scenario only."`
	Games    int               `default:"100" help:"Games of each scenario."`
	Seed     uint64            `default:"1" help:"Seed of the first game."`
	Answers  int               `default:"20000" help:"Answers after which a game is broken off."`
	Player   string            `default:"soldier" enum:"soldier,random,computer" help:"Who decides for both sides: ${enum}."`
	Work     int               `default:"600" help:"Trial answers of the computer player for one decision."`
	Set      map[string]string `help:"Switches, as in fog_of_war=on; battles that do not offer one are left out." placeholder:"KEY=VALUE"`
}

// Run plays games between equals and tells who wins them.
func (c balanceCmd) Run(d desk) error {
	b, err := d.book(c.System)
	if err != nil {
		return err
	}
	if c.Games < 1 {
		return fmt.Errorf("--games %d: at least one game has to be played", c.Games)
	}
	starts, err := d.battles(b, c.Scenario, c.Set)
	if err != nil {
		return err
	}
	for _, s := range starts {
		board, err := b.Load(s.Data, s.Set)
		if err != nil {
			return inFile(s.Name, err)
		}
		t, err := c.play(b, board)
		if err != nil {
			return err
		}
		fmt.Fprintf(d.out, "%s %s: first %d, second %d, drawn %d, broken off %d; turns %d to %d, on average %.1f; %d answers a game\n", b.Name(), s.Name,
			t.won[rules.First+1], t.won[rules.Second+1], t.won[rules.Chance+1], t.broken, t.least, t.most, float64(t.turns)/float64(c.Games), t.answers/c.Games)
	}
	return nil
}

// tally is how a number of games ended.
type tally struct {
	won                         [3]int // drawn, first, second
	broken                      int    // had too many answers
	turns, least, most, answers int
}

func (c balanceCmd) play(b rules.Rulebook, start rules.Board) (tally, error) {
	t := tally{least: 1 << 30}
	for i := range c.Games {
		p, _, err := rules.Begin(b, start.Clone())
		if err != nil {
			return t, err
		}
		n := 0
		decide := c.player(c.Seed+uint64(i), &n)
		for p.Request() != nil && n < c.Answers {
			if p, _, err = p.Play(decide(p)); err != nil {
				return t, err
			}
		}
		turn := p.View(rules.Chance).Turn
		t.turns, t.least, t.most, t.answers = t.turns+turn, min(t.least, turn), max(t.most, turn), t.answers+n
		if r := p.Board().Result(); r.Over {
			t.won[r.Winner+1]++
		} else {
			t.broken++
		}
	}
	return t, nil
}

// player returns who answers everything in a game, and counts the decisions.
func (c balanceCmd) player(seed uint64, n *int) func(*rules.Position) rules.Answer {
	r := rand.New(rand.NewPCG(seed, 2))
	prefer := restless(seed)
	var trail match.Trail
	return func(p *rules.Position) rules.Answer {
		q := p.Request()
		if q.To == rules.Chance {
			return rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(r)}
		}
		*n++
		switch c.Player {
		case "soldier":
			return rules.Answer{By: q.To, Option: ai.Soldier{Rand: r}.Choose(q, p.View(q.To))}
		case "computer":
			trail.Pass(p)
			return rules.Answer{By: q.To, Option: ai.Player{Seed: seed, Work: c.Work}.ChooseAfter(context.Background(), trail.Visits, p, q.To)}
		}
		return randomAnswer(q, r, prefer)
	}
}
