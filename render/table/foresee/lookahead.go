package foresee

import (
	"context"
	"slices"

	"grognard/game/odds"
	"grognard/render/table/scene"
	"grognard/rules"
)

// Lookahead is what a table finds out of what may come. The zero value has found
// out nothing.
type Lookahead struct {
	Odds Weighing

	combat    Later[Act, Combat]
	prospects Later[*rules.Position, []odds.Prospect]
	outlooks  Later[*rules.Position, []Outlook]
	reveals   Memo[Act, bool]
	final     Memo[Act, bool]
	throws    Memo[Act, bool]
	follows   Memo[Act, Consequence]
	routes    Memo[Journey, []Route]
	shapes    Memo[Act, []rules.Piece]
	fire      Memo[Glance, []rules.Shade]
	known     Memo[Pair, [2][]rules.Note]
}

// Combat returns what is certain of the combat that an act leads to, and whether
// it is known yet.
func (l *Lookahead) Combat(a Act) (Combat, bool) {
	return l.combat.Ask(a, func(_ context.Context, a Act) Combat { return a.Ahead() })
}

// Prospects returns what each option of a position brings, nil while that is worked
// out.
func (l *Lookahead) Prospects(p *rules.Position) []odds.Prospect {
	list, _ := l.prospects.Ask(p, func(ctx context.Context, p *rules.Position) []odds.Prospect { return odds.Prospects(p, ctx.Err) })
	return list
}

// Reveals reports whether an act, before any dice, shows the players what was
// hidden, so that it cannot be taken back; walls tells which events cannot.
func (l *Lookahead) Reveals(a Act, walls func(rules.Event) bool) bool {
	return l.reveals.Of(a, func(a Act) bool { return a.Reveals(walls) })
}

// Final is Act.Final, found out once.
func (l *Lookahead) Final(a Act, walls func(rules.Event) bool) bool {
	return l.final.Of(a, func(a Act) bool { return a.Final(walls) })
}

// Throws is Act.Throws, found out once.
func (l *Lookahead) Throws(a Act) bool { return l.throws.Of(a, Act.Throws) }

// Consequence returns what follows for certain from an act that needs no dice.
func (l *Lookahead) Consequence(a Act) Consequence { return l.follows.Of(a, Act.Consequence) }

// Routes returns the routes of a journey, as find finds them once.
func (l *Lookahead) Routes(j Journey, find func(Journey) []Route) []Route {
	return l.routes.Of(j, find)
}

// Reshaped returns how the body of an act would stand after it, nil if it stays as it is.
func (l *Lookahead) Reshaped(a Act) []rules.Piece { return l.shapes.Of(a, Act.Reshaped) }

// Fire returns the arc and the bands of a body that is about to fire, as an overlay of
// the rulebook shows them.
func (l *Lookahead) Fire(book rules.Rulebook, g Glance) []rules.Shade {
	return l.fire.Of(g, func(g Glance) []rules.Shade {
		return book.Overlay(g.Pos.Board(), g.Viewer, g.Key, g.About)
	})
}

// Pair are two things at a position, as a viewer sees them; 0 for none.
type Pair struct {
	Pos    *rules.Position
	Viewer rules.Side
	Who    [2]rules.Ref
}

// Known returns what the rules tell of two things without any measuring.
func (l *Lookahead) Known(book rules.Rulebook, of Pair) [2][]rules.Note {
	return l.known.Of(of, func(of Pair) (notes [2][]rules.Note) {
		for i, r := range of.Who {
			if r != 0 {
				notes[i] = book.Inspect(of.Pos.Board(), of.Viewer, r)
			}
		}
		return notes
	})
}

// Busy reports whether anything is worked out that will be shown once it is known.
func (l *Lookahead) Busy() bool {
	return l.Odds.Busy() || l.combat.Busy() || l.prospects.Busy() || l.outlooks.Busy()
}

// Forget calls off what is worked out and forgets all of it.
func (l *Lookahead) Forget() {
	l.Odds.Forget()
	l.combat.Forget()
	l.prospects.Forget()
	l.outlooks.Forget()
	l.reveals.Forget()
	l.final.Forget()
	l.follows.Forget()
	l.routes.Forget()
	l.shapes.Forget()
	l.fire.Forget()
	l.known.Forget()
}

// Foretold reports whether some option decides of dice that fall later: that counts
// more than the dice that led to the choice.
func Foretold(list []odds.Prospect) bool {
	return slices.ContainsFunc(list, func(x odds.Prospect) bool { return len(x.Notes) > 0 })
}

// Foreseen returns the combat that is being put together, with the terms of
// its sums: that of the option whose odds are asked for, or the one in
// progress. It is nil where no combat is at hand. While losses are given out
// what has been given is shown, not what will be.
func (l *Lookahead) Foreseen(sc *scene.Scene, given bool) (f Combat, waiting bool) {
	if v := sc.View(); v != nil {
		f.Combat = v.Combat
	}
	if d := &l.Odds; d.At(sc.Pos) && sc.Ask != nil && !sc.Blind() && !given {
		next, ready := l.Combat(d.Act)
		waiting = !ready
		f.Mods = next.Mods
		if next.Combat != nil {
			f.Combat = next.Combat
		}
	}
	if f.Combat != nil && f.Combat.Mods != nil {
		f.Mods = f.Combat.Mods
	}
	return f, waiting
}
