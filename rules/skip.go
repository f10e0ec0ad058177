package rules

import "slices"

// Skipper is a Rulebook that says what it means when a decision need not be asked, since
// its only option changes nothing: "no unit can move".
type Skipper interface {
	// Skips lists the kinds of requests of which that is said. The words are those of
	// <prefix>.skip.<kind>, with the side as A and what it is about as B.
	Skips() []string
}

// Skip returns the line of the log for a decision that its side was not asked; false where
// nothing need be said: the rules tell what comes of an option that does something, and
// whoever has just answered the same knows that nothing is left of it. A line that tells
// of a hand is its own side's.
func Skip(book Rulebook, q *Request) (Event, bool) {
	s, ok := book.(Skipper)
	if !ok || len(q.Options) != 1 || q.Quiet != 0 || q.Field != nil || q.Repeat > 0 || !slices.Contains(s.Skips(), q.Kind) {
		return Event{}, false
	}
	e := Event{Kind: EvSay, Rule: q.Rule, Side: q.To, Text: Text{Key: book.Prefix() + ".skip." + q.Kind, A: SideRef(q.To), B: q.About}}
	if q.Always || q.Secret {
		e.Hidden = HideFrom(q.To.Other())
	}
	return e, true
}
