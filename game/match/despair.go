package match

import (
	"math"

	"grognard/rules"
)

// despair is how long a computer player has seen no way to win any more.
type despair struct {
	turn    int // the last in which it saw none
	turns   int // in a row
	refused bool
}

const (
	hopeless    = 0.03 // chance of winning
	hopelessFor = 3    // turns in a row, until it offers to give up
)

// note takes down how likely the side that is asked is to win, as it judges that.
func (d *despair) note(p *rules.Position, chance float64) {
	q := p.Request()
	if math.IsNaN(chance) || q.SetUp {
		return
	}
	switch turn := p.View(q.To).Turn; {
	case chance > hopeless:
		d.turn, d.turns = turn, 0 // this turn does not count, whatever else it sees in it
	case turn != d.turn:
		d.turn, d.turns = turn, d.turns+1
	}
}

// GivesUp reports whether the computer, which is to decide, offers the victory to the player: it
// has seen no way to win for three turns. It never does in a battle that ends with a turn, for
// there to hold out may be all that is asked of it, nor once the player wanted to fight on.
func (m *Match) GivesUp() bool {
	if !m.Computer() || m.despair.turns < hopelessFor || m.despair.refused {
		return false
	}
	q := m.Request()
	return !m.how.Players[q.To.Other()].Computer && m.Position().View(q.To).Turns == 0
}

// FightOn declines what GivesUp offers, for the rest of the game.
func (m *Match) FightOn() { m.despair.refused = true }

// Accept ends the game as GivesUp offers.
func (m *Match) Accept() ([]rules.Event, error) {
	if !m.GivesUp() {
		return nil, ErrComputer
	}
	m.forget()
	return m.play(rules.Answer{By: m.Request().To, Option: rules.Option{Do: rules.Concede}})
}
