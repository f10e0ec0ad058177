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

	pos  *rules.Position // that it is shown at, or nil
	at   *Stakes
	past *Past
}

// Shown reports whether the warning is shown.
func (w *Warning) Shown() bool {
	return w.pos != nil && w.pos == w.at.Scene.Pos && w.at.Scene.Ask != nil
}

// Drop takes the warning away.
func (w *Warning) Drop() { *w = Warning{at: w.at, past: w.past} }

// Who lists all who could still act.
func (w *Warning) Who() []rules.Ref { return append(slices.Clip(w.Attack), w.Act...) }

// raise shows the warning instead of ending a phase in which somebody could still
// act; false if it is shown already, or if there is nothing to warn of. Of picks that
// are one choice, such as losses, it speaks only if ending them cannot be taken back,
// or if the rules say that it binds: it is probably a slip if orders are given away,
// or if none has been given yet.
func (w *Warning) raise(o rules.Option) bool {
	if w.Shown() {
		return false
	}
	next := w.unspent(o)
	if len(next.Attack)+len(next.Act) == 0 {
		return false
	}
	next.pos, next.Next = w.at.Scene.Pos, w.follows(o)
	next.at, next.past = w.at, w.past
	*w = next
	return true
}

// unspent lists the own pieces that could still act if o, the quiet option,
// were not played; none if there is no reason to warn.
func (w *Warning) unspent(o rules.Option) (u Warning) {
	q := w.at.Scene.Ask
	quiet, ok := w.at.Scene.Quiet()
	if !ok || o != quiet || q.Act(o) != rules.ActDone || !selection.Bare(o) || q.To != w.at.Scene.View().Active || q.Always {
		return u
	}
	for _, p := range q.Options {
		if p.Who == 0 || !w.at.Scene.Mine(p.Who) || w.at.Scene.Lit(p.Who) {
			continue
		}
		if w.at.Scene.Attacks(p) && !slices.Contains(u.Attack, p.Who) {
			u.Attack = append(u.Attack, p.Who)
		}
		if !slices.Contains(u.Act, p.Who) {
			u.Act = append(u.Act, p.Who)
		}
	}
	u.Act = slices.DeleteFunc(u.Act, func(r rules.Ref) bool { return slices.Contains(u.Attack, r) })
	_, _, choosing := w.at.Scene.Counts(q)
	choosing = choosing || len(w.past.Given()) > 0
	switch {
	case len(u.Attack)+len(u.Act) == 0 || !w.at.Final(o) && !w.at.Scene.Binds(o) && (choosing || !w.closes(o)):
		return Warning{}
	case len(u.Attack) > 0:
		u.Key = "table.ending.attack"
		if len(u.Act) > 0 {
			u.Key = "table.ending.both"
		}
	case len(w.past.Given()) == 0 || !choosing:
		if u.Key = "table.ending.none"; w.onlyMoves(q) { // what else they may do comes after that
			u.Key = "table.ending.move"
		}
	case w.at.Scene.Short(q) || w.at.Scene.Binds(o):
		u.Key = "table.ending"
	default:
		return Warning{}
	}
	return u
}

// onlyMoves reports whether whoever can still act in a question can do no more than move in it.
func (w *Warning) onlyMoves(q *rules.Request) bool {
	return !slices.ContainsFunc(q.Options, func(o rules.Option) bool {
		return o.Who != 0 && w.at.Scene.Mine(o.Who) && q.Act(o) != rules.ActMove
	})
}

// closes reports whether an option ends a phase or a player turn.
func (w *Warning) closes(o rules.Option) bool {
	_, events, err := w.at.Scene.Pos.Play(rules.Answer{By: w.at.Scene.Ask.To, Option: o})
	return err == nil && slices.ContainsFunc(events, func(e rules.Event) bool {
		return e.Kind == rules.EvPhase || e.Kind == rules.EvTurn
	})
}

// follows is what the other side is asked once o has ended a phase, nil if it is
// not, or if that is a turn of its own.
func (w *Warning) follows(o rules.Option) *rules.Request {
	next, events, err := w.at.Scene.Pos.Play(rules.Answer{By: w.at.Scene.Ask.To, Option: o})
	turns := func(e rules.Event) bool { return e.Kind == rules.EvTurn }
	if err != nil || slices.ContainsFunc(events, turns) {
		return nil
	}
	if q := next.Request(); q != nil && q.To == w.at.Scene.Ask.To.Other() {
		return q
	}
	return nil
}
