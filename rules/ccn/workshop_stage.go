package ccn

import (
	"slices"

	"grognard/rules"
	"grognard/rules/draft"
)

// Adopt implements rules.Workshop.
func (k Book) Adopt(text string, b rules.Board) string { return draft.Adopt(text, k.Save(b), order) }

// Stage implements rules.Workshop: the pieces have orders in the combat phase, where
// each of them attacks by itself, and no card says more.
func (k Book) Stage(board rules.Board, who []rules.Ref, at rules.Ref) (all []rules.Staged) {
	b := board.Clone().(*Board)
	for _, r := range who {
		u := b.unitNamed(r)
		if u < 0 || !b.inPlay(u) {
			return nil
		}
		b.active = b.sideOf(u)
	}
	if len(who) == 0 {
		return nil
	}
	b.phase, b.play, b.charge = combatPhase, noPlay(), noCharge()
	for u := range b.unitCount() {
		x := &b.units[u]
		x.ordered, x.moved, x.fought, x.led, x.unfolded = false, 0, false, false, false
	}
	for _, r := range who {
		b.units[b.unitNamed(r)].ordered = true
	}
	p, _, err := rules.Begin(k, b)
	if err != nil || p.Request() == nil {
		return nil
	}
	for _, o := range p.Request().Options {
		if slices.Contains(who, o.Who) && (o.At == at || refOn(b, at) == o.At) && o.At != 0 {
			all = append(all, rules.Staged{P: p, First: []rules.Option{o}, Text: rules.Text{Key: "ccn.do." + o.Do},
				Taken: []rules.Text{{Key: "ccn.staged.ordered"}}})
		}
	}
	return all
}

// refOn is the unit or leader on a hex.
func refOn(b *Board, at rules.Ref) rules.Ref {
	if at.Kind() != hexKind || !hex(at.N()).real() {
		return 0
	}
	h := hex(at.N())
	switch {
	case b.unitOn(h) >= 0:
		return b.unitRef(b.unitOn(h))
	case b.leaderOn(h) >= 0:
		return b.leaderRef(b.leaderOn(h))
	}
	return 0
}
