package chronicle

import (
	"slices"

	"grognard/game/ai"
	"grognard/rules"
)

// lose notes what an event costs a side.
func (t *teller) lose(e *rules.Event) {
	if e.Kind != rules.EvHit && e.Kind != rules.EvRemove || e.Who == 0 {
		return
	}
	i := slices.IndexFunc(t.view.Pieces, func(p rules.Piece) bool { return p.Ref == e.Who })
	if i < 0 || t.view.Pieces[i].Side == rules.Chance || t.view.Pieces[i].Form == rules.Marker || !onBoard(&t.view.Pieces[i]) {
		return
	}
	if n := len(t.Losses); n == 0 || t.Losses[n-1].Answer != t.answer {
		t.Losses = append(t.Losses, Loss{Answer: t.answer})
	}
	l, s := &t.Losses[len(t.Losses)-1], t.view.Pieces[i].Side
	l.N[s] += max(0, e.N)
	if e.Kind == rules.EvRemove {
		l.Gone[s]++
	}
}

// hold notes which objectives have changed hands: one that is left is still its last holder's.
func (t *teller) hold() {
	if t.view.Map == nil {
		return
	}
	n := 0
	for i := range t.view.Map.Areas {
		a := &t.view.Map.Areas[i]
		if a.Kind != rules.AreaObjective {
			continue
		}
		by := ai.Holder(t.view, a)
		if first := n == len(t.held); first {
			t.held = append(t.held, by)
		} else if was := t.held[n]; by != rules.Chance && by != was {
			t.held[n] = by
			h := Hold{Answer: t.answer, By: by, From: was, Ref: a.Ref, Label: a.Label}
			if len(a.Cells) > 0 {
				h.At = a.Cells[0]
			}
			t.Taken = append(t.Taken, h)
		}
		n++
	}
}
