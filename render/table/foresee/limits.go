package foresee

import (
	"grognard/game/odds"
	"grognard/rules"
)

// Limit is a number between its least and its greatest value over the choices of
// the side attacked.
type Limit struct {
	Text      rules.Text
	Low, High string
	Mean      bool // an average, not a chance
}

// limit writes the rounds that may follow, and the worst and the best case.
func (s *Card) limit(card *odds.Odds) {
	for _, o := range card.Openings {
		s.Opens = append(s.Opens, Row{Text: o.Text, Rule: o.Rule, Percent: percent(o.Chance)})
	}
	x := card.Range
	if x == nil {
		return
	}
	s.Spread = append(s.Spread, Limit{rules.Text{Key: "odds.range.edge"}, odds.Number(x.Edge.Low), odds.Number(x.Edge.High), true})
	for _, list := range [...][]odds.RowRange{x.Rows, x.Openings} {
		for _, r := range list {
			s.Spread = append(s.Spread, Limit{Text: r.Text, Low: percent(r.Chance.Low), High: percent(r.Chance.High)})
		}
	}
}

// Values writes the least and the greatest value, once where both are written alike.
func (l *Limit) Values() string {
	if l.High == l.Low {
		return l.Low
	}
	return l.Low + " – " + l.High
}
