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
	cross := m.b.scenario.crossings(s, n)
	key := diceRulers[dice]
	if less := min(len(cross), mostLess); dice > 0 && less > 0 { // ME-14.16
		key += ".less." + itoa(less)
	} else if dice > 0 && rule == "ME-14.11" { // else it would roll more
		key += ".slow"
	}
	all := []rules.Ruler{{Pts: []rules.Point{s.mid.Point(), s.mid.Add(plane.Turned(s.phi, 0, n)).Point()}, Text: inches(key, n, 0, 0)}}
	if dice == 0 { // ME-9.7
		return all
	}
	return append(all, m.b.obstacleTapes(s, cross)...)
}

// diceRulers are the words of a ruler with the dice that a move takes; none
// with the Commander.
var diceRulers = [...]string{"me.ruler.led", "me.ruler.dice.1", "me.ruler.dice.2", "me.ruler.dice.3"}

// mostLess is how many dice less a ruler tells of.
const mostLess = 3

// obstacleTapes mark the stretch of each obstacle that costs a die, where the
// way crosses it (ME-14.16, ME-22.15).
func (b *Board) obstacleTapes(s strip, cross []crossing) (all []rules.Ruler) {
	for _, c := range cross {
		pts := b.scenario.scene[c.scene].pts
		for k := range len(pts) - 1 {
			p, q, ok := s.part(pts[k], pts[k+1])
			if !ok || min(p.Y, q.Y) != c.at {
				continue
			}
			at := func(p plane.Vec) rules.Point { return s.mid.Add(plane.Turned(s.phi, p.X, p.Y)).Point() }
			all = append(all, rules.Ruler{Pts: []rules.Point{at(p), at(q)}, Text: rules.Text{Key: "me.ruler.obstacle"}})
			break
		}
	}
	return all
}

// wheelTapes measure a wheel that is being ordered: the arc with its die, and
// the angle on the new front (ME-14.7).
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
	front := rules.Ruler{Pts: []rules.Point{q[0].Point(), q[1].Point()}, Text: degrees(cents)}
	return append(m.arcTape(cents, inches(diceRulers[dice], m.start.Arc(cents), 0, 0)), front)
}

// degrees is an angle for words, without its side.
func degrees(cents int) rules.Text {
	return rules.Text{Key: "me.ruler.degrees", N: (max(cents, -cents) + 50) / 100}
}
