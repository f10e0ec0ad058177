package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// Warning stands in the place of the buttons when a phase is about to be ended in
// which somebody could still act.
type Warning struct {
	Attack []rules.Ref    // who could still attack
	Act    []rules.Ref    // who could still act otherwise
	Key    string         // of the sentence that warns
	Next   *rules.Request // what the other side is asked once the phase has ended; nil if that is told already

	pos *rules.Position // that it is shown at, or nil
}

// Who lists all who could still act.
func (w *Warning) Who() []rules.Ref { return append(slices.Clip(w.Attack), w.Act...) }

// Drop takes the warning away.
func (w *Warning) Drop() { *w = Warning{} }

// Warned reports whether the warning is shown.
func (c *Choice) Warned() bool {
	return c.Warning.pos != nil && c.Warning.pos == c.Scene.Pos && c.Scene.Ask != nil
}

// Finish is the key that takes the quiet option: pass, done. Where that is refused it
// tells why.
func (c *Choice) Finish() Act {
	if why, ok := c.Unfinished(); ok && !c.Scene.Moving() {
		return refuse(Refusal{How: ByRules, Why: why})
	}
	o, ok := c.Scene.Quiet()
	switch {
	case c.Scene.Ask == nil || c.Scene.Moving():
		return Act{}
	case !ok:
		return refuse(Refusal{How: Endless, Why: c.clause(), Who: c.CanAct()})
	case c.warn(o):
		return Act{Does: Warns}
	}
	return answer(o)
}

// warn shows a warning instead of ending a phase in which somebody could still
// act. Of picks that are one choice, such as losses, it speaks only if ending
// them cannot be taken back, or if the rules say that it binds: it is probably a
// slip if orders are given away, or if none has been given yet.
func (c *Choice) warn(o rules.Option) bool {
	if c.Warned() {
		return false
	}
	w := c.unspent(o)
	if len(w.Attack)+len(w.Act) == 0 {
		return false
	}
	c.Clear()
	c.Ahead.Odds.Forget()
	w.pos = c.Scene.Pos
	w.Next = c.follows(o)
	c.Warning = w
	return true
}

// unspent lists the own pieces that could still act if o, the quiet option,
// were not played; none if there is no reason to warn.
func (c *Choice) unspent(o rules.Option) (w Warning) {
	q := c.Scene.Ask
	quiet, ok := c.Scene.Quiet()
	if !ok || o != quiet || q.Act(o) != rules.ActDone || !selection.Bare(o) || q.To != c.Scene.View().Active || q.Always {
		return w
	}
	for _, p := range q.Options {
		if p.Who == 0 || !c.Scene.Mine(p.Who) || c.Scene.Lit(p.Who) {
			continue
		}
		if c.Scene.Attacks(p) && !slices.Contains(w.Attack, p.Who) {
			w.Attack = append(w.Attack, p.Who)
		}
		if !slices.Contains(w.Act, p.Who) {
			w.Act = append(w.Act, p.Who)
		}
	}
	w.Act = slices.DeleteFunc(w.Act, func(r rules.Ref) bool { return slices.Contains(w.Attack, r) })
	_, _, choosing := c.Scene.Counts(q)
	choosing = choosing || len(c.Given()) > 0
	switch {
	case len(w.Attack)+len(w.Act) == 0 || !c.Final(o) && !c.Scene.Binds(o) && (choosing || !c.closes(o)):
		return Warning{}
	case len(w.Attack) > 0:
		w.Key = "table.ending.attack"
		if len(w.Act) > 0 {
			w.Key = "table.ending.both"
		}
	case len(c.Given()) == 0 || !choosing:
		w.Key = "table.ending.none"
	case c.Scene.Short(q) || c.Scene.Binds(o):
		w.Key = "table.ending"
	default:
		return Warning{}
	}
	return w
}

// closes reports whether an option ends a phase or a player turn.
func (c *Choice) closes(o rules.Option) bool {
	_, events, err := c.Scene.Pos.Play(rules.Answer{By: c.Scene.Ask.To, Option: o})
	return err == nil && slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == rules.EvPhase || e.Kind == rules.EvTurn
	})
}

// follows is what the other side is asked once o has ended a phase, nil if it is
// not, or if that is a turn of its own.
func (c *Choice) follows(o rules.Option) *rules.Request {
	next, events, err := c.Scene.Pos.Play(rules.Answer{By: c.Scene.Ask.To, Option: o})
	turns := func(e rules.Event) bool { return e.Kind == rules.EvTurn }
	if err != nil || slices.ContainsFunc(events, turns) {
		return nil
	}
	if q := next.Request(); q != nil && q.To == c.Scene.Ask.To.Other() {
		return q
	}
	return nil
}

// CanAct lists the things that can act now, in the order of the options: pieces on
// the map, or else cards whose face shows.
func (c *Choice) CanAct() (all []rules.Ref) {
	if c.Scene.Ask == nil {
		return nil
	}
	add := func(r rules.Ref) {
		if !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	for _, o := range c.Scene.Ask.Options {
		r := o.Who
		if r == 0 {
			r = o.At
		}
		if p := c.Scene.Piece(r); p != nil && (p.Cell != 0 || p.Pt != rules.Point{}) {
			add(r)
		}
	}
	for _, b := range c.Plot.Bodies() {
		add(b.Ref)
	}
	for _, r := range c.Hand.Movables() {
		add(r)
	}
	if len(all) > 0 {
		return all
	}
	for _, o := range c.Scene.Ask.Options { // cards, where it is they that are chosen
		for _, r := range [...]rules.Ref{o.With, o.Who, o.At} {
			if k := c.Scene.Card(r); k != nil && (k.Place != rules.Hand || c.Scene.Viewer != rules.Chance) {
				add(r)
			}
		}
	}
	return all
}
