package country

import "slices"

// settle founds villages: where the river is to be passed, or one near the middle, or a
// pair, then more pairs, on even dry ground away from each other. None lies beyond a river
// that runs past the flank.
func (m *maker) settle(n int) {
	apart := m.Grain * 3
	west, east := m.Front()
	fits := func(s Spot) bool {
		if !m.Inside(s) || m.near != nil && m.near[s.Y*m.Land.Wide+s.X] <= m.Grain/2 || m.At(s).Height > 1 || s.X < west || s.X >= east {
			return false
		}
		for _, h := range m.Hamlets {
			if abs(h.X-s.X)+abs(h.Y-s.Y) < apart {
				return false
			}
		}
		return true
	}
	switch {
	case m.Land.River != nil:
		m.bridgeheads(fits)
	case n%2 == 1 || m.In(30):
		for range 40 {
			s := Spot{m.Land.Wide/2 + m.Between(-m.Land.Wide/6, m.Land.Wide/6), m.Land.Deep/2 + m.Between(-m.Grain, m.Grain)}
			if fits(s) {
				m.found(s)
				break
			}
		}
	}
	for i := 0; i < 40*n && len(m.Hamlets) < n; i++ {
		if i == 30*n {
			apart = 2 * m.Grain
		}
		at := m.anywhere(3)
		to := m.moved(m.turned(at))
		if fits(at) && fits(to) && abs(at.X-to.X)+abs(at.Y-to.Y) >= apart && len(m.Hamlets)+2 <= mostHamlets {
			m.found(at)
			m.found(to)
		}
	}
	if len(m.Hamlets) == 0 {
		m.found(m.driest())
	}
}

// bridgeheads founds the villages at which roads lead over the river: one near the middle or,
// of a river between the armies, one on either bank.
func (m *maker) bridgeheads(fits func(Spot) bool) {
	off := m.Grain/2 + 2
	if m.lengthways() {
		west, east := m.Front()
		for range 40 {
			at := m.Land.River[m.Between(len(m.Land.River)*3/8, len(m.Land.River)*5/8)]
			if at.X += off; east < m.Land.Wide {
				at.X -= 2 * off
			}
			if at.X = min(max(at.X, west), east-1); fits(at) {
				m.foundOver(at)
				return
			}
		}
		return
	}
	beside := func(part, sign int) bool {
		for range 40 {
			at := m.Land.River[len(m.Land.River)*part/24+m.Between(-m.Grain, m.Grain)]
			if at.Y += sign * off; fits(at) {
				m.foundOver(at)
				return true
			}
		}
		return false
	}
	sign := 1 - 2*m.N(2)
	if m.In(60) {
		beside(m.Between(10, 14), sign)
		return
	}
	part := m.Between(6, 8)
	if beside(part, sign) {
		beside(24-part, -sign)
	}
}

// foundOver founds a village at which a road is to lead over the river.
func (m *maker) foundOver(at Spot) {
	m.over = append(m.over, len(m.Hamlets))
	m.found(at)
}

// driest is a spot near the middle that is not in the river.
func (m *maker) driest() Spot {
	for x := m.Land.Wide / 2; x < m.Land.Wide; x++ {
		for y := m.Land.Deep / 2; y < m.Land.Deep; y++ {
			if s := (Spot{x, y}); !m.At(s).Water {
				return s
			}
		}
	}
	return Spot{}
}

// found founds a village: houses, no trees, perhaps fields beside it.
func (m *maker) found(at Spot) {
	m.Hamlets = append(m.Hamlets, at)
	if m.In(m.fields) {
		m.clump(m.moved(at), 2, 3, func(c *Cell) { c.Fields = !c.Wood && !c.Rough })
	}
	m.disc(at, 2, func(s Spot, _, _ int) {
		if c := m.At(s); !c.Water {
			*c = Cell{Height: c.Height, Far: c.Far, Road: c.Road, Village: len(m.Hamlets)}
		}
	})
}

// connect leads roads from village to village, and on to the edges.
func (m *maker) connect() {
	m.At(m.Hamlets[0]).Road = true
	for i, h := range m.Hamlets {
		if i > 0 {
			m.road(func(s Spot) bool { return s == h })
		}
		if slices.Contains(m.over, i) {
			m.overRiver(h)
		}
	}
	window := func(i, n int) bool { return 4*i >= n && 4*i < 3*n }
	m.road(func(s Spot) bool { return s.Y == 0 && window(s.X, m.Land.Wide) })
	m.road(func(s Spot) bool { return s.Y == m.Land.Deep-1 && window(s.X, m.Land.Wide) })
	if m.In(50) || m.Kind == Villages || m.lengthways() {
		m.road(func(s Spot) bool { return s.X == 0 && window(s.Y, m.Land.Deep) })
		m.road(func(s Spot) bool { return s.X == m.Land.Wide-1 && window(s.Y, m.Land.Deep) })
	}
}

// overRiver leads the road of a village over the river beside it and on, unless there is one.
func (m *maker) overRiver(h Spot) {
	passed := false
	m.spots(func(s Spot, c *Cell) { passed = passed || c.Water && c.Road && abs(s.X-h.X)+abs(s.Y-h.Y) <= 2*m.Grain })
	if passed {
		return
	}
	bank := m.At(h).Far
	over := m.way([]Spot{h}, func(s Spot) bool {
		c := m.At(s)
		return !c.Water && c.Far != bank && m.near[s.Y*m.Land.Wide+s.X] > m.Grain/2
	}, m.toll)
	if len(over) == 0 {
		return
	}
	on := m.way(over[len(over)-1:], func(s Spot) bool { return m.goesOn(s, bank) }, func(s Spot) int {
		if c := m.At(s); !c.Water && c.Far != bank { // it does not come back
			return m.toll(s)
		}
		return 0
	})
	if len(on) > 0 {
		m.lay(append(over, on[1:]...))
	}
}

// goesOn reports whether a way over the river from a bank can end on a spot: a road on the other
// one, or where that one meets the edge of the country behind the army, or beyond the flank.
func (m *maker) goesOn(s Spot, bank bool) bool {
	c, edge := m.At(s), s.Y == 0 || s.Y == m.Land.Deep-1
	if m.lengthways() {
		edge = s.X == 0 || s.X == m.Land.Wide-1
	}
	return !c.Water && c.Far != bank && (c.Road || edge)
}

// road leads a road from those that there are to a spot where it ends.
func (m *maker) road(ends func(Spot) bool) {
	var from []Spot
	m.spots(func(s Spot, c *Cell) {
		if c.Road && !c.Water {
			from = append(from, s)
		}
	})
	m.lay(m.way(from, ends, m.toll))
}

// toll is what a road costs on a spot: little on one that there is, much over
// water.
func (m *maker) toll(s Spot) int {
	c := m.At(s)
	n := 4 + 2*c.Height
	switch {
	case c.Water:
		return 40
	case c.Road:
		return 2
	case c.Wood, c.Rough, c.Marsh:
		n += 3
	}
	if m.near != nil && m.near[s.Y*m.Land.Wide+s.X] <= m.Grain/2 {
		n += 8
	}
	return n
}

// lay makes a road of a way, which may have only its end.
func (m *maker) lay(way []Spot) {
	for _, s := range way {
		m.At(s).Road = true
	}
	if len(way) > 1 {
		m.Roads = append(m.Roads, way)
	}
}

// cross sees to it that the river can be passed in the west, in the middle and in
// the east, or in the north, the middle and the south: tracks lead to fords.
func (m *maker) cross() {
	if m.Land.River == nil {
		return
	}
	m.bridge(false)
	along, long := func(s Spot) int { return s.X }, m.Land.Wide
	parts := [...]int{1, 4, 7} // of eight
	if m.lengthways() {
		along, long = func(s Spot) int { return s.Y }, m.Land.Deep
		parts = [...]int{2, 4, 6}
	}
	for _, part := range parts {
		want := long * part / 8
		near := func(s Spot, by int) bool { return abs(along(s)-want) <= by }
		has := false
		for _, c := range m.Crossings {
			has = has || near(c.Spot, long/6)
		}
		if !has {
			m.track(func(s Spot) bool { return m.At(s).Water && near(s, long/12) })
		}
	}
}

// track leads a track from a road to the river, and on from its other bank.
func (m *maker) track(ford func(Spot) bool) {
	var from []Spot
	m.spots(func(s Spot, c *Cell) {
		if c.Road && !c.Water {
			from = append(from, s)
		}
	})
	down := m.way(from, ford, m.toll)
	if len(down) < 2 {
		return
	}
	bank := m.At(down[len(down)-2]).Far
	on := m.way(down[len(down)-1:], func(s Spot) bool { return m.goesOn(s, bank) }, func(s Spot) int {
		if c := m.At(s); !c.Water && c.Far == bank || c.Water && c.Road { // it does not go back for a bridge
			return 0
		}
		return m.toll(s)
	})
	if len(on) < 2 {
		return
	}
	m.lay(append(down, on[1:]...))
	m.bridge(true)
}

// bridge notes where roads pass the river for which nothing is noted yet.
func (m *maker) bridge(ford bool) {
	for _, r := range m.Roads {
		for i := 0; i < len(r); i++ {
			k := i
			for k < len(r) && m.At(r[k]).Water {
				k++
			}
			if k == i {
				continue
			}
			at, known := r[(i+k)/2], false
			for _, c := range m.Crossings {
				known = known || abs(c.X-at.X)+abs(c.Y-at.Y) <= m.Grain
			}
			if !known {
				m.Crossings = append(m.Crossings, Crossing{at, ford})
			}
			i = k
		}
	}
}

func abs(n int) int { return max(n, -n) }
