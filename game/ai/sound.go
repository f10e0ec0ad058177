package ai

import (
	"context"

	"grognard/rules"
)

// Sound is a player who goes by what the hobby's advice would tell him, act by act, as a rulebook
// counts it in its prospects: he masses fire, attacks at good odds, keeps his troops together
// and in cover, goes for objectives. He tries nothing out. Full players are measured by him.
type Sound struct{ Seed uint64 }

// Choose implements match.Chooser.
func (p Sound) Choose(pos *rules.Position, side rules.Side) rules.Option {
	base := Player{Seed: p.Seed, Weights: untaught}
	r := base.source(pos, side, 0)
	s := base.search(context.Background(), pos, side, r)
	req := pos.Request()
	all := s.candidates(req, 1000)
	w := s.world()
	if w == nil {
		return s.blind(all)
	}
	m := s.games[0].mind
	best, most := all[0], -1.0
	for _, o := range all {
		if like := m.liking(w.Board(), req, o) * (1 + r.Float64()/50); like > most {
			best, most = o, like
		}
	}
	return best
}

// untaught has nobody's weights but those of the rulebooks.
var untaught = &Weights{}
