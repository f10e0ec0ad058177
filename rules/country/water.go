package country

// flow leads a river from edge to edge: mostly across the middle, where it keeps
// both sides apart, or from north to south, past both. It goes around hills.
func (m *maker) flow() {
	across := m.In(65)
	from, to := m.source(across)
	rough := make([]int, len(m.cells))
	for i := range rough {
		rough[i] = m.N(6)
	}
	ends := func(s Spot) bool { return s == to }
	m.Land.River = m.way([]Spot{from}, ends, func(s Spot) int {
		i := s.Y*m.Land.Wide + s.X
		edge := s.X == 0 || s.X == m.Land.Wide-1
		if !across {
			edge = s.Y == 0 || s.Y == m.Land.Deep-1
		}
		if edge && s != to {
			return 0 // it leaves once
		}
		c := 3 + rough[i] + m.rise[i]/12
		if across && (s.Y < m.Land.Deep/3 || s.Y >= m.Land.Deep-m.Land.Deep/3) {
			c += 20 // not where armies stand
		}
		return c
	})
	for _, s := range m.Land.River {
		m.At(s).Water = true
	}
	m.measureBanks()
	for i, d := range m.near {
		c := &m.cells[i]
		c.Height = min(c.Height, 2*d/m.Grain)
	}
	if m.Kind == River && m.In(50) {
		at := m.Land.River[m.Between(len(m.Land.River)/4, len(m.Land.River)*3/4)]
		m.clump(at, 2, 2, func(c *Cell) { c.Marsh = true })
	}
}

// source draws where a river comes from and where it goes.
func (m *maker) source(across bool) (from, to Spot) {
	if across {
		y := func() int { return m.Between(m.Land.Deep*2/5, m.Land.Deep*3/5) }
		from, to = Spot{0, y()}, Spot{m.Land.Wide - 1, y()}
	} else {
		x := func() int { return m.Between(m.Land.Wide/4, m.Land.Wide*3/4) }
		from, to = Spot{x(), 0}, Spot{x(), m.Land.Deep - 1}
	}
	if m.In(50) { // downstream is of no account but for the order
		return from, to
	}
	if across {
		from.Y, to.Y = to.Y, from.Y
	} else {
		from.X, to.X = to.X, from.X
	}
	return from, to
}

// measureBanks finds how far spots are from the river, and which lie beyond it.
func (m *maker) measureBanks() {
	m.near = make([]int, len(m.cells))
	for i := range m.near {
		m.near[i] = far
	}
	edge := m.Land.River
	for d := 0; d < far && len(edge) > 0; d++ {
		var next []Spot
		for _, s := range edge {
			if i := s.Y*m.Land.Wide + s.X; m.near[i] == far {
				m.near[i] = d
				next = append(next, m.beside(s)...)
			}
		}
		edge = next
	}
	m.spots(func(_ Spot, c *Cell) { c.Far = true })
	here := []Spot{{}}
	for len(here) > 0 {
		s := here[len(here)-1]
		here = here[:len(here)-1]
		if c := m.At(s); c.Far && !c.Water {
			c.Far = false
			here = append(here, m.beside(s)...)
		}
	}
}
