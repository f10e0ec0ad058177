package match

import (
	"slices"

	"grognard/game/trail"
	"grognard/rules"
)

// ahead is what the computer thinks about while a player does: what it will be asked after each
// of the answers that he may give. It knows of them what it will know then, and no more.
type ahead struct {
	from  *rules.Position // which the player is asked in
	known []*thought      // in the order in which they are worked at
}

// mostAhead is how many answers of a player are thought about, that which ends his turn first.
const mostAhead = 12

// ThinkAhead has a computer player use the time in which the other side decides. A screen calls
// it once a frame.
func (m *Match) ThinkAhead() {
	p := m.Position()
	q := p.Request()
	if q == nil || q.To == rules.Chance || m.Computer() || m.ahead.from == p {
		return
	}
	c := m.how.Players[q.To.Other()].Chooser
	if _, ok := c.(Mindful); !ok { // it could not be stopped
		return
	}
	m.ahead.stop()
	m.ahead.from = p
	past := m.past()
	for _, o := range likeliest(q) {
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil || next.Request() == nil || next.Request().To != q.To.Other() {
			continue
		}
		t := past.Clone()
		t.Pass(next)
		m.ahead.known = append(m.ahead.known, newThought(next, t))
	}
	go func(all []*thought) {
		for _, th := range all {
			if !th.dropped.Load() {
				th.work(c)
			}
		}
	}(m.ahead.known)
}

// likeliest lists answers that a player may give, the quiet one first.
func likeliest(q *rules.Request) []rules.Option {
	all := slices.Clone(q.Options)
	if q.Quiet >= 0 {
		all[0], all[q.Quiet] = all[q.Quiet], all[0]
	}
	return all[:min(len(all), mostAhead)]
}

// of returns the thought about a position that has begun or waits for its turn, and ends all
// others; nil where there is none.
func (a *ahead) of(p *rules.Position) (found *thought) {
	key := trail.KeyOf(p)
	for _, th := range a.known {
		if trail.KeyOf(th.pos) == key {
			found = th
		}
	}
	for _, th := range a.known {
		if th != found {
			th.drop()
		}
	}
	*a = ahead{}
	return found
}

// stop ends all thoughts.
func (a *ahead) stop() {
	for _, th := range a.known {
		th.drop()
	}
	*a = ahead{}
}

// drop ends a thought that nobody waits for.
func (th *thought) drop() {
	th.dropped.Store(true)
	th.stop()
}
