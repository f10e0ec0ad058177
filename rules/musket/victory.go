package musket

import "grognard/rules"

// points are the victory points of a side: what the enemy has lost and the
// objectives it controls (MS-18.0.2, MS-18.0.3).
func (b *Board) points(s rules.Side) int {
	sum := 0
	for c := range b.counters {
		if b.sideOf(c) != s {
			sum += b.victoryPoints(c)
		}
	}
	for i := range b.objectives {
		if b.control[i] == int8(s) {
			sum += b.objectives[i].vp
		}
	}
	return sum
}

// victoryPoints is what a counter gives the enemy, once, in its worst state.
func (b *Board) victoryPoints(c int) int {
	v, p := &b.schedule, &b.piece[c]
	lost := p.place == aside || p.place == destroyed || p.place == captured
	sum := 0
	for i := range b.events {
		if e := &b.events[i]; e.kind == noAttack && lost && e.counters.Has(c) {
			sum += e.bonus
		}
	}
	switch b.print[c].arm {
	case leader:
		switch p.place {
		case killed:
			sum += v.leaderKilled
		case captured:
			sum += v.leaderCaptured
		}
	case headquarters:
		if p.place == captured {
			sum += v.headquartersCaptured
		}
	case trains:
		if p.place == captured {
			sum += v.trainsCaptured
		}
	default:
		switch p.place {
		case aside:
			sum += v.eliminated
		case destroyed:
			sum += v.destroyed
		case captured:
			sum += v.captured
		case onTrack, away:
			sum += v.off
		}
	}
	return sum
}

// margin is what the levels of the battle are read by (MS-18.0.4).
func (b *Board) margin() int { return b.points(b.marginOf) - b.points(b.marginOf.Other()) }

// standing is the level that the margin reaches now.
func (b *Board) standing() int { return b.standingAt(b.margin()) }

// standingAt is the level of a margin: the last one whose from is not above it.
func (b *Board) standingAt(margin int) int {
	n := 0
	for i := range b.levels {
		if margin >= b.levels[i].from {
			n = i
		}
	}
	return n
}

// lackGauge is how many points a side lacks for the next better level: "lack"
// for a victory of its own, "hold" for a lesser one of the enemy. Nothing for
// the best level that there is.
func (b *Board) lackGauge(s rules.Side) []rules.Gauge {
	n, up := b.standing(), 1
	lacking := 0
	if s == b.marginOf {
		if n+up == len(b.levels) {
			return nil
		}
		lacking = b.levels[n+up].from - b.margin()
	} else {
		if up = -1; n == 0 {
			return nil
		}
		lacking = b.margin() - b.levels[n].from + 1
	}
	l := &b.levels[n+up]
	key := rules.GaugeLack
	if l.winner != s {
		key = rules.GaugeHold
	}
	return []rules.Gauge{{Key: key.Part(l.grade), N: lacking, Rule: "MS-18.0.4"}}
}

// nearResult tells the margin at the end, and by how much it falls short of the
// next better level of whoever has won, or exceeds the one that he has reached if
// there is none better (MS-18.0.4).
func (b *Board) nearResult() rules.Text {
	n, margin := int(b.over), b.margin()
	winner := b.levels[n].winner
	better := func(i int) bool { return i >= 0 && i < len(b.levels) && b.levels[i].winner == winner }
	short, spare := 0, 0
	if winner == b.marginOf {
		spare = margin - b.levels[n].from
		if better(n + 1) {
			short = b.levels[n+1].from - margin
		}
	} else {
		if n+1 < len(b.levels) {
			spare = b.levels[n+1].from - 1 - margin
		}
		if better(n - 1) {
			short = margin - b.levels[n].from + 1
		}
	}
	if short > 0 {
		return rules.Text{Key: "ms.near.short", N: abs(margin), M: short}
	}
	return rules.Text{Key: "ms.near.spare", N: abs(margin), M: spare}
}

// endGame ends the game after the last turn (MS-18.0.1).
func (b *Board) endGame(t *rules.Table) {
	b.phase, b.over = gameOver, int8(b.standing())
	b.winner = b.levels[b.over].winner
	r := b.Result()
	t.Tell(rules.Event{Kind: rules.EvEnd, Rule: r.Rule, Side: r.Winner, Text: r.Why})
}
