package musket

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// crowd throws the armies of a battle into one corner of the map, in any
// state, with charges declared and a Combat Phase about to begin: random games
// seldom come to that by themselves.
func crowd(b *Board, r *rand.Rand) {
	b.turn = 1 + r.IntN(len(b.turns))
	b.phase, b.active = movementStart, rules.Side(r.IntN(2))
	left, top := r.IntN(b.cols-9), r.IntN(b.rows-8)
	for c := range b.counters {
		p := &b.piece[c]
		if b.print[c].arm == headquarters || b.print[c].arm == trains {
			if r.IntN(3) > 0 {
				continue
			}
		}
		b.station(c, absent, noHex)
		for range 20 {
			h := hexAt(left+r.IntN(9), top+r.IntN(8))
			held := b.held(b.sideOf(c).Other())
			if b.occupied(b.sideOf(c).Other(), h) || held.Has(h) || b.ground[h].row().Cost[b.print[c].ground()] == 0 {
				continue
			}
			if b.print[c].arm == leader && b.units(b.sideOf(c), h).Empty() {
				continue
			}
			b.put(c, h)
			break
		}
		p.marks = 0
		if !b.print[c].unit() || p.place != onMap {
			continue
		}
		if r.IntN(5) == 0 {
			p.marks |= shaken
		}
		if r.IntN(4) == 0 && b.print[c].steps == 2 {
			p.marks |= reduced
		}
		if r.IntN(6) == 0 && b.print[c].canTurn() {
			p.marks |= ineffective
		}
		if r.IntN(8) == 0 && b.print[c].arm == infantry && p.marks&shaken == 0 {
			p.marks |= square
		}
	}
	b.survey()
}

// eager answers at random, but seldom ends a phase.
func eager(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	o := req.Options[r.IntN(len(req.Options))]
	for range 8 {
		rare := o.Do == "done" && req.Kind == "combat" || o.Do == "forfeit" || o.Do == "move" && req.Kind == "move" && r.IntN(3) > 0 ||
			o.Do == "stay" || o.Do == "none"
		if !rare {
			break
		}
		o = req.Options[r.IntN(len(req.Options))]
	}
	if req.Kind == "move" && req.Quiet >= 0 && r.IntN(12) == 0 {
		o = req.Options[req.Quiet]
	}
	return rules.Answer{By: req.To, Option: o}
}

func TestCrowdedBattlesKeepEveryInvariant(t *testing.T) {
	n := 8
	if testing.Short() {
		n = 6
	}
	kinds := map[string]int{}
	for name, data := range scenarioFiles(t) {
		for seed := range n {
			r := rand.New(rand.NewPCG(uint64(seed), 5))
			b := load(t, data, nil)
			crowd(b, r)
			p, _, err := rules.Begin(Book{}, b)
			for i := 0; err == nil && p.Request() != nil && i < 400; i++ {
				kinds[p.Request().Kind]++
				if err := p.Board().Check(); err != nil {
					t.Fatalf("%s, seed %d, answer %d, %s: %v", name, seed, i, p.Request().Kind, err)
				}
				if i%29 == 0 {
					p.Refusals()
					if base, tape := p.Checkpoint(); len(tape) == 0 {
						playout.Reload(t, base)
					}
				}
				p, _, err = p.Play(eager(p.Request(), r))
			}
			if err != nil {
				t.Fatalf("%s, seed %d: %v", name, seed, err)
			}
		}
	}
	for _, kind := range []string{"advance", "charge.on", "combat.loss", "combat.r",
		"combat.x", "fow", "fow.charge", "fow.join", "fow.order", "leader.place", "move.group", "move.on", "move.step", "retreat", "squares"} {
		if kinds[kind] == 0 && !testing.Short() {
			t.Errorf("nobody was asked %s", kind)
		}
	}
	t.Log(kinds)
}
