package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// orderTapes measure a straight move that is being ordered: its length with the
// dice that it takes, and what each obstacle on its way will cost.
func (m *march) orderTapes(n int64) []rules.Ruler {
	if m.b.rules.byEye {
		return nil
	}
	n = max(0, clamp(n))
	dice, rule := m.b.manoeuvreDice(m, n)
	if m.b.led(m.i) {
		dice = 0
	}
	s := m.leading()
	all := []rules.Ruler{{Pts: []rules.Point{s.mid.Point(), s.mid.Add(plane.Turned(s.phi, 0, n)).Point()},
		Text: inches(diceRulers[dice], n, 0, 0), Rule: rule}}
	return append(all, m.b.obstacleTapes(s, m.b.field.crossings(s, n), "ME-14.16")...)
}

// diceRulers are the words of a ruler with the dice that a move takes; none
// with the Commander.
var diceRulers = [...]string{"me.ruler.led", "me.ruler.dice.1", "me.ruler.dice.2", "me.ruler.dice.3"}

// obstacleTapes mark where a way meets the obstacles that cost dice, to the
// right of it.
func (b *Board) obstacleTapes(s strip, cross []crossing, rule string) (all []rules.Ruler) {
	for _, c := range cross { // what it costs stands beside the way
		at := func(n int64) rules.Point { return s.mid.Add(plane.Turned(s.phi, n, c.at)).Point() }
		all = append(all, rules.Ruler{Pts: []rules.Point{at(s.half), at(s.half + 2*inch)}, Text: rules.Text{Key: "me.ruler.obstacle"}, Rule: rule})
	}
	return all
}

// wheelTapes measure a wheel that is being ordered: the arc with its die, and
// the angle on the new front.
func (m *march) wheelTapes(cents int) []rules.Ruler {
	if m.b.rules.byEye {
		return nil
	}
	cents %= 36000
	dice := 1
	if m.b.led(m.i) {
		dice = 0
	}
	q := m.start.Wheeled(cents).Quad()
	front := rules.Ruler{Pts: []rules.Point{q[0].Point(), q[1].Point()}, Text: degrees(cents), Rule: "ME-14.7"}
	return append(m.arcTape(cents, inches(diceRulers[dice], m.start.Arc(cents), 0, 0)), front)
}

// degrees is an angle for words, without its side.
func degrees(cents int) rules.Text {
	return rules.Text{Key: "me.ruler.degrees", N: (max(cents, -cents) + 50) / 100}
}
