package eagles

import "grognard/rules"

// Suppose implements rules.Supposer: s gives the next order, to any of its battalions
// (ME-11.7).
func (Book) Suppose(board rules.Board, s rules.Side) (all []rules.Board, lucky bool) {
	if b := board.(*Board); !b.phase.inBattle() {
		return nil, false
	}
	c := board.Clone().(*Board)
	c.phase, c.active, c.combat = activations, s, combat{}
	for i := range c.body {
		if u := &c.body[i]; u.side == s {
			u.activated, u.fired = false, false
		}
	}
	c.army[s].cmd.moved = false
	return []rules.Board{c}, false
}
