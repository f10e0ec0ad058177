package foresee

import (
	"context"

	"grognard/game/odds"
	"grognard/rules"
)

// Outlook is what an answer to a question brings: what follows at once, and the odds of
// the dice that come after it.
type Outlook struct {
	odds.Prospect
	Card *Card // nil: no dice come, or nobody can count them
}

// Outlooks returns what each option of a position brings, nil while that is worked out.
func (l *Lookahead) Outlooks(p *rules.Position) []Outlook {
	list, _ := l.outlooks.Ask(p, outlooks)
	return list
}

func outlooks(ctx context.Context, p *rules.Position) []Outlook {
	all := []Outlook{}
	for _, x := range odds.Prospects(p, ctx.Err) {
		card, err := odds.Query{Stop: ctx.Err, Variants: []odds.WhatIf{}}.Card(p, x.Option)
		o := Outlook{Prospect: x}
		if err == nil && !card.Certain() {
			o.Card = NewCard(Act{p, x.Option}, card, nil)
		}
		all = append(all, o)
	}
	return all
}
