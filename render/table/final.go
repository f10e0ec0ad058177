package table

import (
	"slices"

	"grognard/rules"
)

func (t *Table) once() bool { return t.deps.OneClick != nil && t.deps.OneClick() }

// final reports whether an option leads to chance, to a secret or to the other
// player, so that it cannot simply be taken back: what the player is not asked
// because it has one answer belongs to it.
func (t *Table) final(o rules.Option) bool {
	q, p := t.m.Request(), t.m.Position()
	if q == nil {
		return false
	}
	side := q.To
	for range mostForced {
		next, events, err := p.Play(rules.Answer{By: side, Option: o})
		if err != nil {
			return false
		}
		if slices.ContainsFunc(events, t.m.Walls) {
			return true
		}
		p, q = next, next.Request()
		if q == nil || q.To != side {
			return true
		}
		if restated(q, o, events) {
			continue
		}
		if q.Always || q.Field != nil || len(q.Options) != 1 {
			return false
		}
		o = q.Options[0]
	}
	return false
}

// veil remembers of the option that waits whether it shows what is hidden.
type veil struct {
	pos    *rules.Position
	option rules.Option
	lifts  bool
}

// unveils reports whether an option, before any dice, shows the players what was
// hidden, so that it cannot be taken back.
func (t *Table) unveils(o rules.Option) bool {
	if t.scene.Ask == nil || t.scene.Ask.Field != nil {
		return false
	}
	if k := &t.veil; k.pos != t.pos || k.option != o {
		*k = veil{pos: t.pos, option: o}
		if _, events, err := t.pos.Play(rules.Answer{By: t.scene.Ask.To, Option: o}); err == nil {
			i := slices.IndexFunc(events, t.m.Walls)
			k.lifts = i >= 0 && events[i].Kind == rules.EvReveal
		}
	}
	return t.veil.lifts
}

// mostForced is how many answers in a row are looked through that need no
// question.
const mostForced = 8

// restated reports whether a request asks for nothing but what its side has just
// answered: for that very body, place and amount, with nothing in between that the
// player did not know, such as an order that needs no dice to be carried out. It
// has been confirmed once, and can be taken back as the answer that it is.
func restated(q *rules.Request, o rules.Option, events []rules.Event) bool {
	if q == nil || q.Field == nil || q.About == 0 || q.About != o.Who || o.N == 0 && o.Pt == (rules.Point{}) {
		return false
	}
	return slices.Contains(q.Options, o) && !slices.ContainsFunc(events, rules.Event.Wall)
}
