package musket

import "grognard/rules"

// Suppose implements rules.Supposer: the next Movement Phase of s, in which its counters
// on the map move by what they have printed, and the Combat Phase without one before; or
// the Combat Phase of this turn, while s moves.
func (Book) Suppose(board rules.Board, s rules.Side) (all []rules.Board, lucky bool) {
	b := board.(*Board)
	if b.phase == movement && s == b.active {
		return []rules.Board{b.stopMoving()}, false
	}
	turn := b.turn
	if s == rules.First || s == b.active {
		turn++
	}
	if b.phase == gameOver || turn > len(b.turns) {
		return nil, false
	}
	c := b.Clone().(*Board)
	c.turn, c.active, c.begun, c.steps = turn, s, true, [2]int8{}
	c.fight, c.move = fight{}, move{}
	c.targets, c.bases, c.aimed = hexSet{}, hexSet{}, false
	for i := range c.counters {
		p := &c.piece[i]
		c.unmark(i, combatMarks|charging)
		p.aim, p.start = noHex, noHex
		c.threat[i] = set{}
		if c.sideOf(i) != s {
			continue
		}
		c.unmark(i, movementMarks|marched|rested|fought)
		switch p.place {
		case onMap:
			p.start = p.at
		case waiting, onTrack:
			p.box = int8(len(c.turns) + 1) // who is still to come is left out
		}
	}
	at := c.Clone().(*Board)
	c.phase, at.phase = movement, combatStart
	return []rules.Board{c, at}, false
}

// stopMoving imagines the Combat Phase that comes if nobody moves any more, whoever had to
// enter.
func (b *Board) stopMoving() *Board {
	c := b.Clone().(*Board)
	c.move, c.phase = move{}, combatStart
	for i := range c.counters {
		if p := &c.piece[i]; c.sideOf(i) == c.active && (p.place == onTrack || p.place == waiting) && int(p.box) <= c.turn {
			p.box = int8(c.turn + 1)
		}
	}
	return c
}
