package foresee

import (
	"slices"

	"grognard/game/odds"
	"grognard/rules"
)

// Act is an option of a position.
type Act struct {
	Pos    *rules.Position
	Option rules.Option
}

// play does it; false where the rules do not let it.
func (a Act) play() (*rules.Position, []rules.Event, bool) {
	q := a.Pos.Request()
	if q == nil || q.To == rules.Chance {
		return nil, nil, false
	}
	next, events, err := a.Pos.Play(rules.Answer{By: q.To, Option: a.Option})
	return next, events, err == nil
}

// mostForced is how many answers in a row are looked through that need no
// question.
const mostForced = 8

// Final reports whether an option leads to chance, to a secret or to the other
// player, so that it cannot simply be taken back: what the player is not asked
// because it has one answer belongs to it. walls tells which events cannot be taken back.
func (a Act) Final(walls func(rules.Event) bool) bool {
	q, p, o := a.Pos.Request(), a.Pos, a.Option
	if q == nil {
		return false
	}
	side := q.To
	for range mostForced {
		next, events, err := p.Play(rules.Answer{By: side, Option: o})
		if err != nil {
			return false
		}
		if slices.ContainsFunc(events, walls) {
			return true
		}
		p, q = next, next.Request()
		if q == nil || q.To != side {
			return true
		}
		if Restated(q, o, events) {
			continue
		}
		if q.Always || q.Field != nil || len(q.Options) != 1 {
			return false
		}
		o = q.Options[0]
	}
	return false
}

// Throws reports whether dice are thrown at once when an option is chosen, before anybody is asked anything more. A card
// that is drawn is no throw.
func (a Act) Throws() bool {
	q := a.Pos.Request()
	if q == nil || q.To == rules.Chance {
		return false
	}
	next, _, err := a.Pos.Play(rules.Answer{By: q.To, Option: a.Option})
	return err == nil && next.Request() != nil && next.Request().To == rules.Chance && next.Request().Dice.N() > 0 && next.Request().Dice.Bag == nil
}

// Restated reports whether a request asks for nothing but what its side has just
// answered: for that very body, place and amount, with nothing in between that the
// player did not know, such as an order that needs no dice to be carried out. It
// has been confirmed once, and can be taken back as the answer that it is.
func Restated(q *rules.Request, o rules.Option, events []rules.Event) bool {
	if q == nil || q.Field == nil || q.About == 0 || q.About != o.Who || o.N == 0 && o.Pt == (rules.Point{}) {
		return false
	}
	return slices.Contains(q.Options, o) && !slices.ContainsFunc(events, rules.Event.UndoBarrier)
}

// Reveals reports whether an option, before any dice, shows the players what was
// hidden, so that it cannot be taken back. What names nothing, such as that a phase
// is over, shows nothing.
func (a Act) Reveals(walls func(rules.Event) bool) bool {
	_, events, _ := a.play()
	i := slices.IndexFunc(events, walls)
	return i >= 0 && events[i].Kind == rules.EvReveal && events[i].Who != 0
}

// Combat is what is certain of a combat before its dice.
type Combat struct {
	Combat *rules.Combat // nil: the option leads to none
	Mods   []rules.Mod   // what the sums are made of
}

// Ahead plays an option, and then what is quiet, up to the next roll.
func (a Act) Ahead() (f Combat) {
	p, o := a.Pos, a.Option
	q := p.Request()
	if q == nil || q.To == rules.Chance || !slices.Contains(q.Options, o) && q.Field == nil {
		return f
	}
	side := q.To
	for range mostForced {
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil {
			return f
		}
		k := next.View(side).Combat
		if k == nil && f.Combat != nil {
			return f // it is over without dice
		}
		if f.Combat == nil {
			f.Combat = k
		}
		if p, q = next, next.Request(); q == nil {
			return f
		}
		if q.To == rules.Chance {
			f.Mods = slices.Clone(p.Terms())
			return f
		}
		ok := false
		if o, ok = rules.QuietPolicy(q); !ok {
			f.Mods = slices.Clone(p.Terms())
			return f
		}
	}
	return f
}

// outcome returns the results that an option tells before anything is rolled or
// asked.
func (a Act) outcome() (all []rules.Text) {
	_, events, _ := a.play()
	for i := range events {
		if e := &events[i]; e.Kind == rules.EvResult && e.Text.Key != "" {
			all = append(all, e.Text)
		}
	}
	return all
}

// Sums plays options and returns the sums that each combat begins with;
// none where no combat does. What only declares a combat is followed to the
// first that can come of it.
func Sums(p *rules.Position, options []rules.Option) map[rules.Option][]rules.Tally {
	all := map[rules.Option][]rules.Tally{}
	q := p.Request()
	for _, o := range options {
		all[o] = nil
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil {
			continue
		}
		k := next.View(q.To).Combat
		if k == nil && q.Sign(slices.Index(q.Options, o)) == rules.Binds {
			k = declared(next, o)
		}
		if k != nil {
			all[o] = k.Sums
		}
	}
	return all
}

// declared returns the combat that a piece must begin next, since option o of it
// has declared it; nil if there is none.
func declared(p *rules.Position, o rules.Option) *rules.Combat {
	q := p.Request()
	if q == nil {
		return nil
	}
	for side := q.To; ; q = p.Request() {
		if q == nil || q.To != side || q.Field != nil {
			return nil
		}
		next, found := q.Quiet, false
		if i := slices.IndexFunc(q.Options, func(x rules.Option) bool { return x.Who == o.Who && x.At != 0 }); i >= 0 {
			next, found = i, true
		}
		if next < 0 {
			return nil
		}
		var err error
		if p, _, err = p.Play(rules.Answer{By: side, Option: q.Options[next]}); err != nil {
			return nil
		}
		if k := p.View(side).Combat; k != nil || found {
			return k
		}
	}
}

// Tells reports whether an option brings more than the step that its own words
// name, or than the next question.
func Tells(x odds.Prospect) bool {
	step := len(x.Losses) == 1 && (x.Losses[0].Kind == rules.EvRetreat || x.Losses[0].Kind == rules.EvAdvance)
	return len(x.Losses) > 0 && !step || len(x.Rows) > 0 || len(x.Pursuit) > 0 || len(x.Notes) > 0
}

// Results are the results of dice that an option leads to, as far as they are worth telling: not
// that dice have no effect after something else that it brings for certain.
func Results(x *odds.Prospect) []odds.Row {
	if len(x.Rows) == 1 && odds.Nothing(x.Rows[0].Text) && len(x.Losses)+len(x.Notes) > 0 {
		return nil
	}
	return x.Rows
}
