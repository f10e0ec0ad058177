package foresee

import "grognard/rules"

// Route is how a piece would come to a place.
type Route struct {
	Option rules.Option
	Sign   rules.Sign
	Path   []rules.Ref // from where it stands to the place
	Mods   []rules.Mod // what it costs, and why it ends there
}

// Journey is what is picked at a position with the place where it is to go.
type Journey struct {
	Pos   *rules.Position
	To    rules.Ref
	Picks [3]rules.Ref // who, with what, where: an option names no more
}

// Cost is what a route costs in all.
func (r *Route) Cost() (sum int) {
	for i := range r.Mods {
		sum += r.Mods[i].N
	}
	return sum
}

// Route plays an act as far as the rules can tell a viewer what it does before
// anything else is decided, and returns the move that comes of it.
func (a Act) Route(viewer rules.Side) (Route, bool) {
	_, events, _ := a.play()
	var bill []rules.Mod // told to the one who pays alone, where a cost gives away who moves
	for i := range events {
		e, o := events[i].For(viewer), &a.Option
		switch {
		case e.Kind == rules.EvSay && e.Who == o.Who && e.To == o.At:
			bill = e.Mods
		case (e.Kind == rules.EvMove || e.Kind == rules.EvAdvance) && e.To == o.At:
			return Route{Option: a.Option, Path: e.Path, Mods: append(bill, e.Mods...)}, true
		}
	}
	return Route{}, false
}
