package rules

import "slices"

// Aliaser is a Rulebook with pieces that a player may see without knowing what
// they are, such as blocks that turn their backs to him. He knows each by an
// alias: views show it, events about it are told with it, options may name it.
//
// The board keeps aliases: they are hashed and saved, and Resample leaves them
// where they are and deals anew what stands behind them. An alias may tell
// nothing of the thing: it is given in an order that everybody can see, such as
// that of the cells, and among things that cannot be told apart, in one place or
// met out of sight, by Table.Shuffle.
type Aliaser interface {
	// Alias returns the name by which s knows a thing now: that of the thing if s
	// may know what it is, else its alias, or 0 if s may not know of it. What is
	// no secret thing, an alias among them, is called by its name.
	Alias(b Board, s Side, r Ref) Ref
}

// Alias says that a side knows a thing of an event by another name.
type Alias struct {
	Side   Side // Chance: the spectator
	Of, As Ref
}

// Known returns the name by which s knows a thing on a board.
func Known(book Rulebook, b Board, s Side, r Ref) Ref {
	if a, ok := book.(Aliaser); ok && r != 0 {
		return a.Alias(b, s, r)
	}
	return r
}

// KnownOption returns an option with the names by which s knows what it names.
func KnownOption(book Rulebook, b Board, s Side, o Option) Option {
	o.Who, o.With, o.At = Known(book, b, s, o.Who), Known(book, b, s, o.With), Known(book, b, s, o.At)
	return o
}

// Unmasked returns the option that s knows as o on a board: what o calls by an
// alias is what stands behind it there.
func Unmasked(book Rulebook, b Board, s Side, o Option) Option {
	for _, r := range []*Ref{&o.Who, &o.With, &o.At} {
		for _, p := range book.View(b, s.Other()).Pieces {
			if *r != 0 && p.Ref != *r && p.Ref != 0 && Known(book, b, s, p.Ref) == *r {
				*r = p.Ref
				break
			}
		}
	}
	return o
}

// Shuffle mixes things that a side has put together where the other cannot see
// which is which, such as the blocks in one cell, and returns them in their new
// order: the first gets the first of their aliases, and so on. Chance draws it, so
// it is as secret as any draw of s.
func (t *Table) Shuffle(s Side, kind, rule string, things []Ref) []Ref {
	all := slices.Clone(things)
	for i := 0; i+1 < len(all); i++ {
		k := i + t.Draw(s, kind, rule, slices.Clone(all[i:]))
		all[i], all[k] = all[k], all[i]
	}
	return all
}

// namer returns how a rulebook has sides know the things on a board, nil if they
// know all by their names.
func namer(book Rulebook, b Board) func(Side, Ref) Ref {
	if a, ok := book.(Aliaser); ok {
		return func(s Side, r Ref) Ref { return a.Alias(b, s, r) }
	}
	return nil
}

// aliases lists the other names of what an event names.
func (t *Table) aliases(e *Event) (all []Alias) {
	e.rename(func(r Ref) Ref {
		for s := Chance; s <= Second; s++ {
			a := Alias{Side: s, Of: r, As: t.known(s, r)}
			if a.As != r && !slices.Contains(all, a) {
				all = append(all, a)
			}
		}
		return r
	})
	return all
}

// aliased returns the event with the names by which s knows what it names.
func (e Event) aliased(s Side) Event {
	all := e.Aliases
	e.Aliases = nil
	if !slices.ContainsFunc(all, func(a Alias) bool { return a.Side == s }) {
		return e
	}
	e.Path, e.Mods, e.Dice.Of = slices.Clone(e.Path), slices.Clone(e.Mods), slices.Clone(e.Dice.Of)
	e.rename(func(r Ref) Ref {
		for _, a := range all {
			if a.Side == s && a.Of == r {
				return a.As
			}
		}
		return r
	})
	return e
}

// rename gives all that an event names another name, in place.
func (e *Event) rename(as func(Ref) Ref) {
	to := func(refs ...*Ref) {
		for _, r := range refs {
			if *r != 0 {
				*r = as(*r)
			}
		}
	}
	text := func(x *Text) { to(&x.A, &x.B, &x.C) }
	to(&e.Who, &e.From, &e.To)
	text(&e.Text)
	text(&e.Veiled)
	for i := range e.Path {
		to(&e.Path[i])
	}
	for i := range e.Mods {
		text(&e.Mods[i].Why)
	}
	for i := range e.Dice.Of {
		to(&e.Dice.Of[i].For)
	}
}
