package foresee

import (
	"math/big"
	"slices"
	"strconv"

	"grognard/game/odds"
)

// Between is a chance as text: one number, or the least and the greatest of two that the
// other side decides between.
type Between struct {
	Low, High string // High is "" where there is one; both are where there is no chance
	Likely    string // the average over what the other side may hold, where the two are far apart
	Vague     bool   // they are so far apart that they tell nothing
}

// None reports whether there is no chance.
func (b Between) None() bool { return b.Low == "" }

// between writes a chance that may lie anywhere in a span: in whole numbers that take it
// in, where it is not the same throughout.
func between(s odds.Span) Between {
	switch {
	case s.High == nil || s.High.Sign() == 0:
		return Between{}
	case s.One():
		return Between{Low: percent(s.Low)}
	}
	return Between{Low: whole(s.Low, false), High: whole(s.High, true), Vague: apart(s, telling)}
}

// How far apart, in per cent, the least and the greatest chance tell little, and nothing at all.
const (
	tooWide = 60
	telling = 90
)

// apart reports whether the ends of a span are further apart than so many per cent.
func apart(s odds.Span, percent int64) bool {
	far := new(big.Rat).Sub(s.High, s.Low)
	return far.Mul(far, hundred).Cmp(big.NewRat(percent, 1)) > 0
}

// leads puts the average before a chance that is too wide.
func (b *Between) leads(s odds.Span, average *big.Rat) {
	if !b.Open() || !apart(s, tooWide) {
		return
	}
	x := new(big.Rat).Mul(average, hundred)
	b.Likely = whole(average, x.Sub(x, new(big.Rat).SetInt(new(big.Int).Quo(x.Num(), x.Denom()))).Cmp(big.NewRat(1, 2)) >= 0)
}

// hundred makes a chance a percentage.
var hundred = big.NewRat(100, 1)

// Open reports whether the other side has a say in it.
func (b Between) Open() bool { return b.High != "" }

// whole writes a chance in whole per cent, rounded down or up; what is neither certain nor
// impossible does not read as if it were.
func whole(chance *big.Rat, up bool) string {
	x := new(big.Rat).Mul(chance, hundred)
	n := new(big.Int).Quo(x.Num(), x.Denom()).Int64()
	switch {
	case x.IsInt():
	case n == 0 && !up:
		return "<1"
	case n == 99 && up:
		return ">99"
	case up:
		n++
	}
	return strconv.FormatInt(n, 10)
}

// bound writes the harm that bounds tell of both sides, and what the other side decides by.
func (s *Card) bound(b *odds.Bounds) {
	s.Foe = harmOf(b.Harmed, b.Gone, b.Harms)
	s.Own = harmOf(b.OwnHurt, b.OwnGone, b.OwnHarms)
	s.By, s.RowsBy = means(b.By), means(b.RowsBy)
	if x := s.Odds.Expected; x != nil && b.By == odds.Hand {
		s.Foe.Hurt.leads(b.Harmed, x.Harmed)
		s.Foe.Gone.leads(b.Gone, x.Gone)
		s.Own.Hurt.leads(b.OwnHurt, x.OwnHurt)
		s.Own.Gone.leads(b.OwnGone, x.OwnGone)
	}
	s.Idle = b.By|b.RowsBy == 0 && b.Other != 0
	for i := range s.Rows {
		r := &s.Rows[i]
		if k := slices.IndexFunc(b.Rows, func(x odds.RowRange) bool { return x.Text.Key == r.Text.Key }); k >= 0 && !b.Rows[k].Chance.One() {
			r.Among = between(b.Rows[k].Chance)
		}
	}
}

// means are the last words of the keys that name by what the other side decides.
func means(by odds.Means) (all []string) {
	for _, x := range [...]struct {
		is   odds.Means
		word string
	}{{odds.Hand, "hand"}, {odds.Respond, "answer"}, {odds.Troops, "troops"}, {odds.Secrets, "secrets"}, {odds.After, "after"}} {
		if by&x.is != 0 {
			all = append(all, x.word)
		}
	}
	return all
}

// foePlain is what happens to the target as the rows have it: loss and retreat apart from disorder, of which
// better odds of the first may leave less.
func foePlain(card *odds.Odds) Plain {
	d, b := &card.First, &card.Bounds
	if b.Hurt.High == nil || b.Hurt.High.Sign() == 0 {
		return plainOf(d.Harmed, b.Harmed, b.Harms, b.By)
	}
	p := plainOf(d.Hurt, b.Hurt, b.Harms&^odds.Order, b.HurtBy)
	p.Order = possible(new(big.Rat).Sub(d.Harmed.Low, d.Hurt.Low))
	return p
}

// ownPlain is what happens to whoever attacks.
func ownPlain(card *odds.Odds) Plain {
	b := &card.Bounds
	return plainOf(card.First.OwnHurt, b.OwnHurt, b.OwnHarms, b.By)
}

// plainOf writes a chance as the rows have it, and what the other side may make of it.
func plainOf(now, of odds.Span, kinds odds.Harms, by odds.Means) (p Plain) {
	if of.High == nil || of.High.Sign() == 0 {
		return p
	}
	p.Hurt, p.Sure, p.Kinds = percent(now.Low), sure(now.Low), harmKinds(kinds)
	if !of.One() {
		p.Among, p.By = between(of), means(by)
	}
	return p
}
