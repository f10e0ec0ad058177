package musket

import (
	"grognard/rules"
	"grognard/rules/draft"
)

// Adopt implements rules.Workshop.
func (k Book) Adopt(text string, b rules.Board) string { return draft.Adopt(text, k.Save(b), order) }

// Stage implements rules.Workshop: the Combat Phase of their side begins, nobody
// has marched or fought in this turn and no leader has helped yet.
func (k Book) Stage(board rules.Board, who []rules.Ref, at rules.Ref) (all []rules.Staged) {
	b := board.Clone().(*Board)
	group, ok := b.muster(who)
	h := hexOf(at)
	if at.Kind() == counterKind {
		if c := b.pieceNamed(at); c >= 0 {
			h = b.piece[c].at
		}
	}
	if !ok || h == noHex || !b.onMap(h) {
		return nil
	}
	b.active = b.sideOf(group.First())
	b.awake()
	for _, way := range [...]func(*Board, []rules.Ref, set, hex) (*Board, [][]rules.Option, string){ordinaryWay, skirmishWay, chargeWay, bombardmentWay} {
		ready, tries, key := way(b.Clone().(*Board), who, group, h)
		if ready == nil {
			continue
		}
		p, _, err := rules.Begin(k, ready)
		if err != nil {
			continue
		}
		for _, first := range tries {
			if taken(p, first) {
				all = append(all, rules.Staged{P: p, First: first, Text: rules.Text{Key: key, A: first[0].At}, Taken: []rules.Text{{Key: "ms.staged.fresh"}}})
			}
		}
	}
	return all
}

// muster finds the counters of a wish: of one side and on the map.
func (b *Board) muster(who []rules.Ref) (group set, ok bool) {
	for _, r := range who {
		c := b.pieceNamed(r)
		if c < 0 || !b.inPlay(c) || !group.Empty() && b.sideOf(c) != b.sideOf(group.First()) {
			return group, false
		}
		group = group.With(c)
	}
	return group, !group.And(b.unitSet).Empty()
}

// awake begins the Combat Phase of the active side with counters that have done
// nothing yet.
func (b *Board) awake() {
	for c := range b.counters {
		b.unmark(c, movementMarks|combatMarks|marched|rested|charging|fought)
		b.piece[c].aim, b.piece[c].helps, b.piece[c].start = noHex, -1, b.piece[c].at
	}
	b.fight, b.move, b.begun = fight{}, move{}, false
	b.openCombat()
}

// taken reports whether answers can be given one after the other.
func taken(p *rules.Position, first []rules.Option) bool {
	for _, o := range first {
		if p.Request() == nil || p.Request().To == rules.Chance {
			return false
		}
		next, _, err := p.Play(rules.Answer{By: p.Request().To, Option: o})
		if err != nil {
			return false
		}
		p = next
	}
	return true
}

// ordinaryWay attacks with the first unit; the others join, guns that stand off
// support, leaders take part with a unit of their hex.
func ordinaryWay(b *Board, who []rules.Ref, group set, h hex) (*Board, [][]rules.Option, string) {
	var first []rules.Option
	for _, r := range who {
		c := b.pieceNamed(r)
		switch {
		case !b.print[c].unit():
			continue
		case len(first) == 0:
			first = append(first, rules.Option{Do: "attack", Who: r, At: h.ref()})
		case b.print[c].arm == artillery && distance(b.piece[c].at, h) > 1:
			first = append(first, rules.Option{Do: "support", Who: r})
		default:
			first = append(first, rules.Option{Do: "add", Who: r})
		}
	}
	return b, [][]rules.Option{append(first, b.leadersJoin(who, group)...)}, "ms.staged.attack"
}

// leadersJoin are the answers by which the leaders of a group take part.
func (b *Board) leadersJoin(who []rules.Ref, group set) (all []rules.Option) {
	for _, r := range who {
		l := b.pieceNamed(r)
		if b.print[l].arm != leader {
			continue
		}
		for units := group.And(b.unitSet); !units.Empty(); units = units.Rest() {
			if c := units.First(); b.piece[c].at == b.piece[l].at {
				all = append(all, rules.Option{Do: "leader", Who: r, At: b.pieceRef(c)})
				break
			}
		}
	}
	return all
}

// skirmishWay is a skirmish at two hexes' distance, by the first way that there is.
func skirmishWay(b *Board, who []rules.Ref, group set, h hex) (*Board, [][]rules.Option, string) {
	var first []rules.Option
	for _, r := range who {
		c := b.pieceNamed(r)
		if !b.print[c].unit() {
			continue
		}
		o := rules.Option{Do: "skirmish", Who: r, At: h.ref()}
		if len(first) > 0 {
			o = rules.Option{Do: "add", Who: r}
		}
		b.each2(b.piece[c].at, func(via, to hex) {
			if to == h && o.With == 0 && b.skirmishWay(c, via, to) {
				o.With = via.ref()
			}
		})
		first = append(first, o)
	}
	return b, [][]rules.Option{append(first, b.leadersJoin(who, group)...)}, "ms.staged.skirmish"
}

// chargeWay is a charge that a group of one hex has declared.
func chargeWay(b *Board, who []rules.Ref, group set, h hex) (*Board, [][]rules.Option, string) {
	from := b.piece[group.First()].at
	if b.ofHex(group, from) != group || !b.chargeReason(group).OK() {
		return nil, nil, ""
	}
	attackable := b.targetHexes(b.active.Other())
	able := false
	for _, to := range b.chargeTargets(group, from, &attackable) {
		able = able || to == h
	}
	if !able {
		return nil, nil, ""
	}
	for all := group; !all.Empty(); all = all.Rest() {
		b.mark(all.First(), charging)
		b.piece[all.First()].aim = h
	}
	return b, [][]rules.Option{{{Do: "charge", At: h.ref()}}}, "ms.staged.charge"
}

// bombardmentWay is a bombardment of each unit of the hex: guns that can fire as
// one do.
func bombardmentWay(b *Board, who []rules.Ref, group set, h hex) (*Board, [][]rules.Option, string) {
	for all := group; !all.Empty(); all = all.Rest() {
		c := all.First()
		if b.print[c].arm != artillery || !b.mayFire(c).OK() || !b.mayBombard(c, h).OK() {
			return nil, nil, ""
		}
		b.mark(c, aiming)
		b.piece[c].aim = h
	}
	b.aimed = true
	var all [][]rules.Option
	for targets := b.units(b.active.Other(), h); !targets.Empty(); targets = targets.Rest() {
		first := []rules.Option{{Do: "fire", Who: who[0], At: b.pieceRef(targets.First())}}
		for _, r := range who[1:] {
			first = append(first, rules.Option{Do: "join", Who: r})
		}
		all = append(all, first)
	}
	return b, all, "ms.staged.bombard"
}
