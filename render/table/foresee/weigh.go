package foresee

import (
	"context"

	"grognard/game/odds"
	"grognard/rules"
)

// Weighing is the act whose odds are worked out and shown.
type Weighing struct {
	Act
	Picked bool // by a click; a glance at a button does not replace it
	Pushed bool // by a click on its button

	card Later[Act, *Card]
}

// Want asks for the odds of an option that is picked.
func (w *Weighing) Want(p *rules.Position, o rules.Option) {
	w.ask(Act{p, o})
	w.Picked = true
}

// Glance asks for the odds of an option that is only looked at.
func (w *Weighing) Glance(p *rules.Position, o rules.Option) {
	if !w.Picked {
		w.ask(Act{p, o})
	}
}

func (w *Weighing) ask(a Act) {
	if w.Act != a {
		w.Put(a, work)
	}
}

// work counts the odds of an act.
func work(ctx context.Context, a Act) *Card {
	card, err := odds.Query{Stop: ctx.Err}.Card(a.Pos, a.Option)
	return NewCard(a, card, err)
}

// Put has the card of an act made in a way of its own.
func (w *Weighing) Put(a Act, work func(context.Context, Act) *Card) {
	w.Forget()
	w.Act = a
	w.card.Ask(a, work)
}

// At reports whether an option of a position is weighed.
func (w *Weighing) At(p *rules.Position) bool { return w.Pos == p && w.Option != (rules.Option{}) }

// PickedAt reports whether an option of a position is picked.
func (w *Weighing) PickedAt(p *rules.Position) bool { return w.Picked && w.Pos == p }

// PickedIs reports whether it is this option of a position that is picked.
func (w *Weighing) PickedIs(p *rules.Position, o rules.Option) bool {
	return w.PickedAt(p) && w.Option == o
}

// Card returns the odds card to show at a position, or nil: those of another
// position are over, and an option without dice has none.
func (w *Weighing) Card(p *rules.Position) *Card {
	if s, _ := w.card.Value(); s != nil && s.Pos == p && s.Told() {
		return s
	}
	return nil
}

// Busy reports whether the card is still counted.
func (w *Weighing) Busy() bool { return w.card.Busy() }

// Forget calls off what is weighed.
func (w *Weighing) Forget() {
	w.card.Forget()
	*w = Weighing{}
}
