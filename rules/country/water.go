package country

// flow leads a river from edge to edge: mostly across the middle, where it keeps
// both sides apart, or from north to south, past a flank of both. It goes around hills
// and in bends, and never where armies stand.
func (m *maker) flow() {
	across := m.In(70)
	along := func(s Spot) (on, off int) { return s.X, s.Y }
	long, low, high := m.Land.Wide, m.Land.Deep*3/8, m.Land.Deep*5/8-1
	if !across {
		along = func(s Spot) (on, off int) { return s.Y, s.X }
		long, low, high = m.Land.Deep, m.Land.Wide/12, m.Land.Wide*3/16
		if m.In(50) {
			low, high = m.Land.Wide-1-high, m.Land.Wide-1-low
		}
	}
	from, to := m.Between(low, high), m.Between(low, high)
	bends := make([]int, len(m.cells))
	for i := range bends {
		bends[i] = m.N(16)
	}
	// downstream is of no account
	begins := func(s Spot) bool { on, off := along(s); return on == 0 && off == from }
	ends := func(s Spot) bool { on, off := along(s); return on == long-1 && off == to }
	var source []Spot
	m.spots(func(s Spot, _ *Cell) {
		if begins(s) {
			source = append(source, s)
		}
	})
	m.Land.River = m.way(source, ends, func(s Spot) int {
		on, off := along(s)
		if off < low || off > high || on < m.Grain && off != from || on >= long-m.Grain && off != to {
			return 0 // armies stand there, or it would not leave straight
		}
		block := s.Y/m.Grain*m.Land.Wide + s.X/m.Grain
		return 3 + m.N(3) + bends[block] + m.rise[s.Y*m.Land.Wide+s.X]/12
	})
	for _, s := range m.Land.River {
		m.At(s).Water = true
	}
	m.measureBanks()
	for i, d := range m.near {
		c := &m.cells[i]
		c.Height = min(c.Height, 2*d/m.Grain)
	}
	m.flatten()
	if m.Kind == River && m.In(50) {
		at := m.Land.River[m.Between(len(m.Land.River)/4, len(m.Land.River)*3/4)]
		m.clump(at, 2, 2, func(c *Cell) { c.Marsh = true })
	}
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
