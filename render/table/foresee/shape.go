package foresee

import (
	"grognard/render/board/footprint"
	"grognard/rules"
)

// Reshaped plays an option and returns the stands of its body in the first case in
// which they stand otherwise than now: if a die decides that, any face.
func (a Act) Reshaped() []rules.Piece {
	side := a.Pos.Request().To
	now, there := footprint.Of(a.Pos.View(side).Pieces, a.Option.Who)
	next, _, ok := a.play()
	if !ok || !there {
		return nil
	}
	if stands := anew(next, side, a.Option.Who, now); stands != nil {
		return stands
	}
	q := next.Request()
	if q == nil || q.To != rules.Chance || q.Dice.Bag != nil || q.Dice.N() != 1 {
		return nil
	}
	for face := q.Dice.Sides(0); face > 0; face-- {
		if after, _, err := next.Play(rules.Answer{By: rules.Chance, Faces: []int{face}}); err == nil {
			if stands := anew(after, side, a.Option.Who, now); stands != nil {
				return stands
			}
		}
	}
	return nil
}

// anew returns the stands of a body at a position, nil if it has the same footprint as
// before.
func anew(p *rules.Position, side rules.Side, who rules.Ref, before footprint.Body) (all []rules.Piece) {
	v := p.View(side)
	if body, ok := footprint.Of(v.Pieces, who); !ok || body == before {
		return nil
	}
	for i := range v.Pieces {
		if v.Pieces[i].Ref == who {
			all = append(all, v.Pieces[i])
		}
	}
	return all
}
