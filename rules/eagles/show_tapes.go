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
	if dice > 0 { // ME-9.7
		all = append(all, m.b.obstacleTapes(s, cross)...)
	}
	return append(all, m.endTapes(n)...)
}

// justBeyond is how much farther than an order a look is taken at what ends it: what is rounded
// on the way to it is less.
const justBeyond = 50

// endTapes say along the edge on which a straight move would end what keeps it from going farther
// than n (ME-14.20 to ME-14.24), and along the other one that it disorders the body (ME-15.2).
func (m *march) endTapes(n int64) (all []rules.Ruler) {
	if n <= 0 {
		return nil
	}
	q := m.start.Straight(m.sign * n).Quad()
	edges := [2]rules.Ruler{{Pts: []rules.Point{q[0].Point(), q[1].Point()}}, {Pts: []rules.Point{q[2].Point(), q[3].Point()}}}
	if m.sign < 0 {
		edges[0], edges[1] = edges[1], edges[0]
	}
	if n+justBeyond <= m.b.mostAhead(m.i, m.sign) {
		why := m.path(n + justBeyond)
		if why.OK() {
			why = m.straightEnd(n + justBeyond)
		}
		if stop, ok := stops[why.Text.Key]; ok {
			edges[0].Text = rules.Text{Key: stop, A: why.Text.B}
			all = append(all, edges[0])
		}
	}
	h := m.sweep(n)
	if !m.b.body[m.i].disordered && m.b.scenario.difficult(h.Poly()) {
		edges[1].Text = rules.Text{Key: "me.ruler.disorders"}
		all = append(all, edges[1])
	}
	return all
}

// stops are the words for what ends a move, by the reason against going farther.
var stops = map[string]string{
	"me.why.room": "me.ruler.stop.body", "me.why.through": "me.ruler.stop.body", "me.why.four_inches": "me.ruler.stop.enemy",
	"me.why.building": "me.ruler.stop.building", "me.why.table": "me.ruler.stop.table",
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
