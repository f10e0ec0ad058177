// Package threat finds out what a move exposes a piece to: what it could attack from its
// new place, and what the enemy could do to it in his next turn. It plays the game on, as
// the rulebook lets it, with every answer that changes least, and looks at what is offered
// on the way. It knows no rulebook, and nothing that the player who asks may not know.
package threat

import (
	"math/big"
	"slices"

	"grognard/game/odds"
	"grognard/rules"
)

// Strike is an attack that a piece could make.
type Strike struct {
	Who  rules.Ref // the piece that attacks
	At   rules.Ref // what is attacked: a piece, or a cell
	From rules.Ref // the cell to which it goes before; 0: it attacks from where it stands

	Card *odds.Odds // nil: nobody has counted it, or there is nothing to count
	Hurt *big.Rat   // chance that what is attacked is hurt; nil without a Card

	pos    *rules.Position
	option rules.Option
	weight float64 // the sums that it begins with, compared
}

// Query says for whom is asked.
type Query struct {
	Stop func() error // an error of it, such as that of a context, ends the work; nil: nothing does
}

// stopped reports whether the work is called off.
func (q Query) stopped() bool { return q.Stop != nil && q.Stop() != nil }

// longest is how many answers in a row are taken quietly until an attack is looked for no
// longer.
const longest = 8

// Move plays an option by which a piece goes to another place, as far as it has come
// there. Dice on the way fall as it likes. It is nil where it does not get there.
func Move(p *rules.Position, o rules.Option) *rules.Position {
	q := p.Request()
	if q == nil || q.To == rules.Chance {
		return nil
	}
	next, events, err := p.Play(rules.Answer{By: q.To, Option: o})
	if err != nil || slices.ContainsFunc(events, bares) {
		return nil
	}
	from := placeOf(p, q.To, o.Who)
	for range longest {
		if placeOf(next, q.To, o.Who) != from {
			return next
		}
		if next = onward(next, q.To, o); next == nil {
			return nil
		}
	}
	return nil
}

// bares reports whether an event brings out what the player did not know.
func bares(e rules.Event) bool {
	return e.Kind == rules.EvReveal || e.Kind == rules.EvDraw || e.Measured
}

// onward goes on with a move that waits for dice, or for the same answer again.
func onward(p *rules.Position, side rules.Side, o rules.Option) *rules.Position {
	q := p.Request()
	switch {
	case q == nil, q.To == rules.Chance && q.Dice.Bag != nil, q.To == side.Other():
		return nil
	case q.To == rules.Chance:
		faces := make([]int, 0, q.Dice.N())
		for i := range q.Dice.N() {
			faces = append(faces, q.Dice.Sides(i))
		}
		next, _, err := p.Play(rules.Answer{By: rules.Chance, Faces: faces})
		if err != nil {
			return nil
		}
		return next
	case q.About != o.Who || q.Accepts(rules.Answer{By: side, Option: o}) != nil:
		return nil
	}
	next, _, err := p.Play(rules.Answer{By: side, Option: o})
	if err != nil {
		return nil
	}
	return next
}

// place is where a piece stands.
type place struct {
	cell   rules.Ref
	pt     rules.Point
	facing int
	there  bool
}

// placeOf returns where a side sees a piece.
func placeOf(p *rules.Position, side rules.Side, who rules.Ref) place {
	pieces := p.View(side).Pieces
	i := slices.IndexFunc(pieces, func(x rules.Piece) bool { return x.Ref == who })
	if i < 0 {
		return place{}
	}
	return place{pieces[i].Cell, pieces[i].Pt, pieces[i].Facing, true}
}

// walk follows the quiet answers of a side from a position, until its turn is over, and
// shows every attack on the way. It returns what it has come to.
func walk(p *rules.Position, side rules.Side, see func(p *rules.Position, who rules.Ref, o rules.Option)) *rules.Position {
	return visit(p, side, func(p *rules.Position) {
		q := p.Request()
		for i, o := range q.Options {
			if o.At != 0 && attacks(q, o) && q.Sign(i) != rules.Vain {
				who := o.Who
				if who == 0 {
					who = q.About
				}
				see(p, who, o)
			}
		}
	})
}

// attacks reports whether an option is an attack.
func attacks(q *rules.Request, o rules.Option) bool {
	act := q.Act(o)
	return act == rules.ActFight || act == rules.ActFire
}

// visit shows every question to a side on the way of its quiet answers.
func visit(p *rules.Position, side rules.Side, see func(p *rules.Position)) *rules.Position {
	for range longest {
		q := p.Request()
		if q == nil || q.To != side {
			break
		}
		see(p)
		o, ok := rules.QuietPolicy(q)
		if !ok {
			break
		}
		next, events, err := p.Play(rules.Answer{By: side, Option: o})
		if err != nil || slices.ContainsFunc(events, bares) {
			break
		}
		p = next
	}
	return p
}

// better puts strikes that are counted before those that are not, and those that hurt more
// before those that hurt less.
func better(a, b *Strike) int {
	switch {
	case a.Hurt != nil && b.Hurt != nil:
		if c := b.Hurt.Cmp(a.Hurt); c != 0 {
			return c
		}
	case a.Hurt != nil:
		return -1
	case b.Hurt != nil:
		return 1
	}
	switch {
	case a.weight > b.weight:
		return -1
	case a.weight < b.weight:
		return 1
	}
	return 0
}

// count has the odds of a strike counted. It reports whether the strike may hurt anybody:
// one of which nobody can count the odds may.
func (q Query) count(s *Strike) bool {
	card, err := odds.Query{Stop: q.Stop, Brief: true}.Card(s.pos, s.option)
	if err != nil || len(card.Estimates) > 0 {
		return true
	}
	s.Card, s.Hurt = card, card.First.Harmed.High
	if s.Hurt.Sign() == 0 { // a place is attacked, and it is open who there is hurt
		s.Hurt = card.First.FoeHurt.High
	}
	return s.Hurt.Sign() > 0
}

// declared shows the attacks that may follow an option that only declares one: it has no
// combat yet.
func declared(p *rules.Position, who rules.Ref, o rules.Option, see func(p *rules.Position, who rules.Ref, o rules.Option)) {
	q := p.Request()
	next, events, err := p.Play(rules.Answer{By: q.To, Option: o})
	if err != nil || slices.ContainsFunc(events, bares) || next.View(q.To).Combat != nil {
		return
	}
	walk(next, q.To, func(p *rules.Position, by rules.Ref, then rules.Option) {
		if by == who && then.At == o.At && then.Do != o.Do {
			see(p, by, then)
		}
	})
}

// sums plays a strike as far as its sums are known, and weighs them: how strong the
// attack is beside the defence.
func (s *Strike) sums() {
	q := s.pos.Request()
	next, events, err := s.pos.Play(rules.Answer{By: q.To, Option: s.option})
	if err != nil || slices.ContainsFunc(events, bares) {
		return
	}
	k := next.View(q.To).Combat
	if k == nil {
		return
	}
	attack, defence := 0., 0.
	for i, x := range k.Sums {
		n := float64(x.N) + mean(x.Dice)
		if x.Key == rules.SumDefence {
			defence = n
		} else if i == 0 {
			attack = n
		}
	}
	s.weight = (attack + 1) / (max(0, defence) + 1)
}

// mean is what dice such as "2d8+1d10" come to on average.
func mean(dice string) (sum float64) {
	n, sides, second := 0, 0, false
	for _, r := range dice + "+" {
		switch {
		case r >= '0' && r <= '9' && second:
			sides = sides*10 + int(r-'0')
		case r >= '0' && r <= '9':
			n = n*10 + int(r-'0')
		case r == 'd':
			second = true
		default:
			sum += float64(n) * float64(sides+1) / 2
			n, sides, second = 0, 0, false
		}
	}
	return sum
}
