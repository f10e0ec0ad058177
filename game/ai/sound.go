package ai

import (
	"context"
	"slices"

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
	if req.SetUp && req.Quiet >= 0 {
		return req.Options[req.Quiet]
	}
	all := untouched(pos, side, s.candidates(req, 1000))
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

// untouched leaves out what would arrange a piece of a set-up that this Step has arranged already: what
// pleases at a glance would please for ever.
func untouched(pos *rules.Position, side rules.Side, all []rules.Option) []rules.Option {
	if !pos.Request().SetUp {
		return all
	}
	_, tape := pos.Checkpoint()
	rest := slices.DeleteFunc(slices.Clone(all), func(o rules.Option) bool {
		return slices.ContainsFunc(tape, func(a rules.Answer) bool { return a.By == side && a.Option.Who == o.Who })
	})
	if len(rest) == 0 {
		return all
	}
	return rest
}

// untaught has nobody's weights but those of the rulebooks.
var untaught = &Weights{}
