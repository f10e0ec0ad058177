package eagles

import (
	"grognard/rules"
	"grognard/rules/draft"
)

// Adopt implements rules.Workshop.
func (k Book) Adopt(text string, b rules.Board) string { return draft.Adopt(text, k.Save(b), order) }

// Stage implements rules.Workshop: each battalion has the next order. Whoever is in
// a melee with the target fights its next round.
func (k Book) Stage(board rules.Board, who []rules.Ref, at rules.Ref) (all []rules.Staged) {
	now := board.(*Board)
	for _, r := range who {
		if i := now.unitNamed(r); i >= 0 && now.body[i].inPlay() && now.body[i].side != now.sideNear(at) {
			all = append(all, k.stage(now, i, at)...)
		}
	}
	return all
}

// sideNear is whose the battalion or group is that a name names; Chance: nobody's.
func (b *Board) sideNear(at rules.Ref) rules.Side {
	if k := b.unitNamed(at); k >= 0 {
		return b.body[k].side
	}
	return rules.Chance
}

// stage is every way in which a battalion may attack.
func (k Book) stage(now *Board, i int, at rules.Ref) (all []rules.Staged) {
	b := now.Clone().(*Board)
	u := &b.body[i]
	b.phase, b.active, b.combat = activations, u.side, combat{}
	if b.lead == rules.Chance {
		b.lead = u.side
	}
	u.activated, u.fired = false, false
	p, _, err := rules.Begin(k, b)
	if err != nil || p.Request() == nil || p.Request().Kind != "order" {
		return nil
	}
	for _, o := range p.Request().Options {
		fights := o.Do == "fight" && u.engaged() && b.unitRef(u.foe) == at
		if o.Who == b.unitRef(i) && (o.At == at && at != 0 || fights) {
			all = append(all, rules.Staged{P: p, First: []rules.Option{o}, Text: rules.Text{Key: "me.do." + o.Do},
				Taken: []rules.Text{{Key: "me.staged.order", A: o.Who}}})
		}
	}
	return all
}
