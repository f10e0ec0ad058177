package ladder

import (
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// shuttle orders all that he may and moves each piece once a turn: to and fro, or never to where it has been.
type shuttle struct {
	back bool
	been map[rules.Ref][]rules.Ref
}

func (x *shuttle) Choose(p *rules.Position, s rules.Side) rules.Option {
	q := p.Request()
	if q.Kind == "order" {
		for _, o := range q.Options {
			if o.Do == "order" {
				return o
			}
		}
	}
	if q.Kind != "move" {
		if q.Quiet >= 0 {
			return q.Options[q.Quiet]
		}
		return q.Options[0]
	}
	for _, piece := range p.View(s).Pieces {
		been := x.been[piece.Ref]
		for _, o := range q.Options {
			if o.Do != "move" || o.Who != piece.Ref {
				continue
			}
			if known := slices.Contains(been, o.At); known == x.back || len(been) == 0 {
				x.been[piece.Ref] = append(been, piece.Cell)
				return o
			}
		}
	}
	return q.Options[q.Quiet]
}

func TestMovesToAndFroAreIdle(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	_, data, err := scenarios.Open("ccn", "ccn-01-rolica-first")
	if err != nil {
		t.Fatal(err)
	}
	who := func(back bool) Player {
		return Player{"shuttle", func(uint64) match.Chooser { return &shuttle{back, map[rules.Ref][]rules.Ref{}} }}
	}
	table := play(t, Contest{A: who(true), B: who(false), Battles: []Battle{{Book: book, Name: "rolica", Data: data}}, Pairs: 1, Most: 600})
	s := table.Of("")
	for _, g := range table.Rows[0].Games {
		if g.Did[0].Moved < 10 || g.Did[1].Moved < 10 {
			t.Errorf("%d and %d moves are counted", g.Did[0].Moved, g.Did[1].Moved)
		}
	}
	if s.Idle[0] < 0.5 || s.Idle[1] != 0 {
		t.Errorf("%v of the moves to and fro are idle, and %v of the others", s.Idle[0], s.Idle[1])
	}
	if s.End[0] < 0.3 || s.End[0] > 1 || s.Half[0] > s.End[0] {
		t.Errorf("%v of the troops had acted by half-time, %v by the end", s.Half[0], s.End[0])
	}
}

// Where trials find answers alike, a piece does not go back to where it came from.
func TestTheComputerDoesNotMoveToAndFro(t *testing.T) {
	book, _ := scenarios.Book("squares")
	_, data, err := scenarios.Open("squares", "ns-03-auerstedt")
	if err != nil {
		t.Fatal(err)
	}
	who := Player{"computer", func(seed uint64) match.Chooser { return ai.Player{Seed: seed, Work: 200} }}
	table := play(t, Contest{A: who, B: who, Battles: []Battle{{Book: book, Name: "auerstedt", Data: data}}, Pairs: 1})
	s := table.Of("")
	if s.Idle[0]+s.Idle[1] > 0.04 {
		t.Errorf("%.3f and %.3f of the moves are idle", s.Idle[0], s.Idle[1])
	}
	for _, g := range table.Rows[0].Games {
		if g.Did[0].Moved+g.Did[1].Moved < 50 {
			t.Errorf("%d and %d moves are counted", g.Did[0].Moved, g.Did[1].Moved)
		}
	}
}
