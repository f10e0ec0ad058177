package whatif

import (
	"slices"

	"grognard/rules"
)

// targets are whom those who are selected could attack, looked for while the player aims.
type targets struct {
	of   *rules.Draft
	by   []rules.Ref
	left []rules.Ref // not looked at yet
	all  []rules.Ref
}

// lookedAt is how many of them are looked at in a frame.
const lookedAt = 2

// Targets are the cells, or on a table without cells the pieces, that can be attacked while the
// player aims. more says that some have not been looked at yet: the next frame knows more.
func (p *Panel) Targets() (all []rules.Ref, more bool) {
	if !p.Aiming() {
		p.within = targets{}
		return nil, false
	}
	x, d, by := &p.within, p.State.Draft(), p.Attackers()
	if x.of != d || !slices.Equal(x.by, by) {
		*x = targets{of: d, by: by, left: p.foes(by)}
	}
	who := append(slices.Clone(by), p.beside(by)...)
	for range min(lookedAt, len(x.left)) {
		at := x.left[0]
		if x.left = x.left[1:]; len(p.able(who, at)) > 0 {
			x.all = append(x.all, at)
		}
	}
	return x.all, len(x.left) > 0
}

// foes are where pieces of the other side stand, each once.
func (p *Panel) foes(by []rules.Ref) (all []rules.Ref) {
	v := p.State.View()
	side := rules.Chance
	for i := range v.Pieces {
		if slices.Contains(by, v.Pieces[i].Ref) {
			side = v.Pieces[i].Side
		}
	}
	for i := range v.Pieces {
		k := &v.Pieces[i]
		if side == rules.Chance || k.Side != side.Other() || k.Ref == 0 {
			continue
		}
		at := k.Cell
		if at == 0 {
			at = k.Ref
		}
		if !slices.Contains(all, at) {
			all = append(all, at)
		}
	}
	return all
}
