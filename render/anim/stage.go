package anim

import (
	"slices"

	"grognard/rules"
)

// tell changes the stage as an event says. Whatever an event does not say,
// such as marks, is taken over from the View that it leads to.
func (t *Timeline) tell(e *rules.Event) {
	if t.onTabletop() && t.tellBody(e) {
		return
	}
	switch e.Kind {
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance:
		if p := find(t.stage.Pieces, e.Who); p != nil {
			p.Cell = e.To
		}
	case rules.EvPlace:
		t.place(e)
	case rules.EvHit, rules.EvRestore:
		t.redress(e)
	case rules.EvRemove:
		t.stage.Pieces = slices.DeleteFunc(t.stage.Pieces, func(p rules.Piece) bool { return p.Ref == e.Who && e.Who != 0 })
	case rules.EvReveal:
		t.unmask(e)
	case rules.EvMark:
		t.mark(e)
	case rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn:
		t.card(e)
	case rules.EvTurn:
		t.stage.Turn, t.stage.Active = e.N, e.Side
	}
}

func find(all []rules.Piece, r rules.Ref) *rules.Piece {
	for i := range all {
		if all[i].Ref == r && r != 0 {
			return &all[i]
		}
	}
	return nil
}

// place puts a piece on the stage.
func (t *Timeline) place(e *rules.Event) {
	if p := find(t.stage.Pieces, e.Who); p != nil {
		p.Cell = e.To
		return
	}
	if p := find(t.next.Pieces, e.Who); p != nil {
		q := *p
		q.Cell = e.To
		t.stage.Pieces = append(t.stage.Pieces, q)
	}
}

// redress gives a piece the strength and marks that it will have.
func (t *Timeline) redress(e *rules.Event) {
	p := find(t.stage.Pieces, e.Who)
	if p == nil {
		return
	}
	if q := find(t.next.Pieces, e.Who); q != nil {
		zone := p.Cell
		*p = *q
		p.Cell = zone
		return
	}
	if e.Kind == rules.EvHit {
		p.N = max(0, p.N-e.N)
	}
}

// unmask turns a piece up that was known by an alias: what follows is told of it by
// its name.
func (t *Timeline) unmask(e *rules.Event) {
	p := find(t.stage.Pieces, e.From)
	if p == nil || e.Who == 0 {
		return
	}
	p.Ref = e.Who
	if q := find(t.next.Pieces, e.Who); q != nil {
		zone := p.Cell
		*p = *q
		p.Cell = zone
	}
}

// mark takes over the markers of a cell.
func (t *Timeline) mark(e *rules.Event) {
	at := func(p rules.Piece) bool { return p.Form == rules.Marker && p.Cell == e.To }
	t.stage.Pieces = slices.DeleteFunc(t.stage.Pieces, at)
	for _, p := range t.next.Pieces {
		if at(p) {
			t.stage.Pieces = slices.Insert(t.stage.Pieces, 0, p)
		}
	}
	t.redress(e)
}

// card moves a card of the stage to where the event takes it.
func (t *Timeline) card(e *rules.Event) {
	c := t.lift(e)
	switch e.Kind {
	case rules.EvPlay:
		c.Place = rules.InPlay
	case rules.EvDiscard:
		t.pile(rules.Discards, c, +1)
		return
	case rules.EvDraw:
		t.pile(rules.Deck, c, -1)
		c.Place = rules.Hand
	case rules.EvReturn:
		c.Place = rules.Hand
	}
	if c.Ref == 0 && c.Place == rules.Hand {
		t.pile(rules.Hand, c, +1)
		return
	}
	if c.Ref != 0 {
		t.stage.Cards = append(t.stage.Cards, c)
	}
}

// lift takes the card of an event off the stage. One that was face down, or
// is only now known, looks as it will in the next View.
func (t *Timeline) lift(e *rules.Event) rules.Card {
	i := slices.IndexFunc(t.stage.Cards, func(c rules.Card) bool { return c.Ref == e.Who && e.Who != 0 && c.Place != rules.Discards })
	if i >= 0 {
		c := t.stage.Cards[i]
		t.stage.Cards = slices.Delete(t.stage.Cards, i, i+1)
		return c
	}
	if e.Kind == rules.EvPlay || e.Kind == rules.EvDiscard {
		t.pile(rules.Hand, rules.Card{Side: e.Side}, -1)
	}
	for _, c := range t.next.Cards {
		if c.Ref == e.Who && e.Who != 0 {
			c.N = 1
			return c
		}
	}
	return rules.Card{Side: e.Side, N: 1}
}

// pile changes the number of cards in a pile of c's side, and of a discard
// pile the card on top.
func (t *Timeline) pile(at rules.Place, c rules.Card, by int) {
	for i := range t.stage.Cards {
		p := &t.stage.Cards[i]
		if p.Place != at || p.Side != c.Side || at == rules.Hand && p.Ref != 0 {
			continue
		}
		n := max(0, p.N+by)
		if at == rules.Discards && c.Ref != 0 {
			*p = c
			p.Place = at
		}
		p.N = n
		return
	}
	if by > 0 && at == rules.Discards && c.Ref != 0 {
		c.Place, c.N = at, 1
		t.stage.Cards = append(t.stage.Cards, c)
	}
}
