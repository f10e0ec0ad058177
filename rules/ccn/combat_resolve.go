package ccn

import "grognard/rules"

// applyResult resolves hits and flags of a blow at a unit: losses, leader check,
// retreat, in this order (CCN-20.5, CCN-26.2). It reports whether the unit is
// still in its hex; it may be in a game that is over.
func (b *Board) applyResult(t *rules.Table, x blow, hits, flags int) (stands bool) {
	e := x.at
	u := &b.units[e]
	home, was := u.at, int(u.blocks)
	hits = min(hits, was)
	rule, result := "CCN-20.4", "CCN-20.3"
	if x.melee {
		rule, result = "CCN-23.4", "CCN-23.1"
	}
	checked := b.lose(t, e, hits, rule)
	if !b.ended() && b.inPlay(e) && flags > 0 {
		b.takeFlags(t, x, flags, checked)
	}
	stands = b.inPlay(e) && u.at == home
	if x.kind == ownAttack {
		b.tellResult(t, result, x, stands, was-int(u.blocks))
	}
	return stands && !b.ended()
}

// onlyLeft says what is left of a unit that a blow has not driven from its hex:
// of flags that it has ignored nothing stays.
func (b *Board) onlyLeft(t *rules.Table, since, e int) {
	t.MergeOn(since, int(b.units[e].blocks), b.leaderOf(e))
}

// tellResult names what a blow has done.
func (b *Board) tellResult(t *rules.Table, rule string, x blow, stands bool, lost int) {
	key := "none"
	switch {
	case !b.inPlay(x.at):
		key = "eliminated"
	case !stands:
		key = "driven"
	case lost > 0:
		key = [...]string{"lost1", "lost2", "lost3", "lost4"}[min(lost, 4)-1]
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.sideOf(x.by), Who: b.unitRef(x.at),
		Text: rules.Text{Key: "ccn.row." + key, A: b.unitRef(x.at), N: lost}})
}

// tellRepelled says that an attack does not take place, since its unit was
// eliminated or driven back before its dice.
func (b *Board) tellRepelled(t *rules.Table, rule string, a *assault) {
	if !b.ended() {
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: rule, Side: b.active, Who: b.unitRef(a.by),
			Text: rules.Text{Key: "ccn.row.repelled", A: b.unitRef(a.by)}})
	}
}
