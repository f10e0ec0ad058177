package squares

import "grognard/rules"

// Suppose implements rules.Supposer: each command of s is activated with three points
// (NS-C3.8). What lies under its markers is not there (NS-A.50).
func (Book) Suppose(board rules.Board, s rules.Side) (all []rules.Board, lucky bool) {
	b := board.(*Board)
	if b.phase == fogSetup || b.phase == gameOver || b.night {
		return nil, true
	}
	d := b.Clone().(*Board)
	d.freshTurn()
	d.begun, d.fight, d.shot = false, fight{}, shot{}
	d.leaves, d.fightsOn = [2]bool{}, [2]bool{}
	d.uncover(s)
	for l := range d.commands {
		if d.leaders[l].side != s {
			continue
		}
		c := d.Clone().(*Board)
		c.active, c.phase = s, movement
		c.act = activation{side: s, leader: int8(l), ap: uint8(apByFace[d6-1])}
		for rest := c.ableToAct(); rest != 0; rest = rest.Rest() {
			if u := rest.First(); c.unit[u].state == present {
				c.act.members |= oneUnit(u)
			}
		}
		if c.act.members != 0 {
			all = append(all, c)
		}
	}
	return all, true
}

// uncover takes the markers of a side off the board, with all that is under them.
func (b *Board) uncover(s rules.Side) {
	for rest := b.covered(s); rest != 0; rest = rest.Rest() {
		u := rest.First()
		b.lift(u)
		b.unit[u] = unit{at: offBoard, state: gone, closed: offBoard, marker: -1}
	}
	for k := range b.marker[s] {
		b.marker[s][k] = marker{at: offBoard, general: -1}
	}
}
