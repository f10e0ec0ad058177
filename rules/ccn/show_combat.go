package ccn

import (
	"slices"

	"grognard/rules"
)

// viewCombat shows the combat in progress, with the dice that come next: who
// rolls them is From. Where the defender strikes that is he (CCN-24.1, CCN-36.1,
// CCN-57.2), and artillery that has joined has no part in it (CCN-39.8).
func (b *Board) viewCombat() *rules.Combat {
	f := &b.fight
	c := &rules.Combat{Kind: rules.Text{Key: "ccn.combat." + fightNames[f.kind]}, From: []rules.Ref{b.unitRef(int(f.by))}}
	switch {
	case f.at == nobody:
		c.To = b.leaderRef(int(f.lone))
	case f.kind.answers():
		c.From[0], c.To = b.unitRef(int(f.at)), c.From[0]
	default:
		c.To = b.unitRef(int(f.at))
	}
	for u := range b.unitCount() {
		if f.support.Has(u) && !f.kind.answers() {
			c.From = append(c.From, b.unitRef(u))
		}
	}
	c.Force = b.viewFighters(c)
	c.Sums = []rules.Tally{{Key: fightSums[f.kind], Side: f.roller, N: int(f.dice)}}
	if f.extra > 0 {
		c.Sums = append(c.Sums, rules.Tally{Key: "support", Side: f.roller, N: int(f.extra)})
	}
	return c
}

// viewFighters lists who takes part in a combat, units with their blocks and the
// leaders with them.
func (b *Board) viewFighters(c *rules.Combat) []rules.Fighter {
	var all []rules.Fighter
	for u := range b.unitCount() {
		name := b.unitRef(u)
		if name != c.To && !slices.Contains(c.From, name) {
			continue
		}
		s := b.sideOf(u)
		all = append(all, rules.Fighter{Ref: name, Side: s, Lead: name == c.From[0] && len(c.From) > 1,
			Text: rules.Text{Key: "ccn.battle.blocks", N: int(b.units[u].blocks)}})
		if !b.inPlay(u) {
			continue // eliminated just now
		}
		if l := b.leaderOf(u); l >= 0 {
			all = append(all, rules.Fighter{Ref: b.leaderRef(l), Side: s})
		}
	}
	return all
}
