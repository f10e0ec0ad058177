package table

import (
	"grognard/render/board/footprint"
	"grognard/rules"
)

// shaping is how a body would stand after an order that it gets by a button.
type shaping struct {
	pos    *rules.Position
	option rules.Option
	hot    rules.Option // of the button under the pointer in this frame
	ghost  []rules.Piece
}

// shaped returns the stands of the body that the button under the pointer, or
// the one that was pressed, would form or turn anew; nil if it stays as it is.
func (t *Table) shaped() []rules.Piece {
	k := &t.shape
	o, ok := k.hot, k.hot != (rules.Option{})
	k.hot = rules.Option{}
	if !ok {
		o, ok = t.armed()
	}
	if !ok || t.scene.Ask == nil || !t.scene.OnCloth() || o.Who == 0 || o.At != 0 || t.clips.Running() || !t.scene.Mine(o.Who) {
		return nil
	}
	if k.pos != t.scene.Pos || k.option != o {
		*k = shaping{pos: t.scene.Pos, option: o, ghost: shapeAfter(t.scene.Pos, o)}
	}
	return k.ghost
}

// shapeAfter plays an option and returns the stands of its body in the first
// case in which they stand otherwise than now: if a die decides that, any face.
func shapeAfter(p *rules.Position, o rules.Option) []rules.Piece {
	side := p.Request().To
	now, there := footprint.Of(p.View(side).Pieces, o.Who)
	next, _, err := p.Play(rules.Answer{By: side, Option: o})
	if err != nil || !there {
		return nil
	}
	if ghost := reshaped(next, side, o.Who, now); ghost != nil {
		return ghost
	}
	q := next.Request()
	if q == nil || q.To != rules.Chance || q.Dice.Bag != nil || q.Dice.N() != 1 {
		return nil
	}
	for face := q.Dice.Sides(0); face > 0; face-- {
		if after, _, err := next.Play(rules.Answer{By: rules.Chance, Faces: []int{face}}); err == nil {
			if ghost := reshaped(after, side, o.Who, now); ghost != nil {
				return ghost
			}
		}
	}
	return nil
}

// reshaped returns the stands of a body at a position, nil if it has the same
// footprint as before.
func reshaped(p *rules.Position, side rules.Side, who rules.Ref, before footprint.Body) (all []rules.Piece) {
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
