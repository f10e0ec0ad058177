package country

// Ask is what a country is to be.
type Ask struct {
	Seed       uint64
	Kind       Kind
	Wide, Deep int // of the grid
	// Grain is how many spots are as wide as a cell of the book, or as what it
	// takes for one: sizes of hills, woods and villages go by it. At least 3.
	Grain int
}

// measure is how much there is of what in a kind of country: pairs on 100 cells of
// a book, and chances in 100.
type measure struct {
	hills, woods, copses, rough int
	hamlets                     int // not pairs
	river, fields               int
}

var measures = [...]measure{
	Open:     {hills: 1, woods: 0, copses: 2, hamlets: 2, river: 25, fields: 60},
	Wooded:   {hills: 1, woods: 2, copses: 2, hamlets: 2, river: 35, fields: 30},
	Hilly:    {hills: 3, woods: 1, copses: 1, rough: 1, hamlets: 2, river: 35, fields: 30},
	River:    {hills: 1, woods: 1, copses: 1, hamlets: 2, river: 100, fields: 50},
	Villages: {hills: 1, woods: 1, copses: 1, hamlets: 4, river: 35, fields: 90},
}

// mostHamlets is how many villages a country has at most.
const mostHamlets = 12

// tries is how many countries are made, of which the fairest is taken.
const tries = 6

// Make makes a country.
func Make(a Ask) *Land {
	var best *Land
	for i := range tries {
		m := &maker{Ask: a, Chance: NewChance(a.Seed, uint64(i)+1), measure: measures[a.Kind]}
		m.Land = &Land{Wide: a.Wide, Deep: a.Deep, cells: make([]Cell, a.Wide*a.Deep)}
		m.make()
		if best == nil || m.Bias() < best.Bias() {
			best = m.Land
		}
	}
	return best
}

// maker makes one country.
type maker struct {
	Ask
	*Chance
	*Land
	measure
	rise []int // height in hundredths, before it is made even
	near []int // distance from the river, at most far
	over []int // villages, by number from 0, that stand where a road is to lead over the river
}

// far is a distance from the river that does not matter.
const far = 99

// make lays one thing after the other, each where those before it allow.
func (m *maker) make() {
	area := m.Land.Wide * m.Land.Deep / (m.Grain * m.Grain)
	some := func(n int) int { return (n*area + m.N(100)) / 100 }
	m.rise = make([]int, len(m.cells))
	for range max(1, some(m.hills)) {
		m.ridge()
	}
	m.level()
	if m.In(m.river) {
		m.flow()
	}
	for range some(m.woods) {
		m.pair(func(at Spot) { m.clump(at, 4, 4, func(c *Cell) { c.Wood = true }) })
	}
	for range some(m.copses) {
		m.pair(func(at Spot) { m.clump(at, 2, 3, func(c *Cell) { c.Wood = true }) })
	}
	for range some(m.rough) {
		m.pair(func(at Spot) { m.clump(at, 2, 3, func(c *Cell) { c.Rough = !c.Wood && c.Height > 0 }) })
	}
	m.settle(min(mostHamlets, max(2, some(m.hamlets))))
	m.prune(func(c *Cell) bool { return c.Wood }, func(c *Cell) { c.Wood = false })
	m.connect()
	m.cross()
}

// prune clears what lies about in specks, smaller than two cells of a book.
func (m *maker) prune(has func(*Cell) bool, clear func(*Cell)) {
	seen := make([]bool, len(m.cells))
	m.spots(func(s Spot, _ *Cell) {
		var speck []Spot
		for next := []Spot{s}; len(next) > 0; {
			at := next[len(next)-1]
			next = next[:len(next)-1]
			if k := at.Y*m.Land.Wide + at.X; !seen[k] && has(m.At(at)) {
				seen[k] = true
				speck = append(speck, at)
				next = append(next, m.beside(at)...)
			}
		}
		if len(speck) < 2*m.Grain*m.Grain {
			for _, at := range speck {
				clear(m.At(at))
			}
		}
	})
}

// camped reports whether armies are set up on a spot: both ends of the country, but for
// their wings.
func (m *maker) camped(s Spot) bool {
	return 8*min(s.Y, m.Land.Deep-1-s.Y) < 3*m.Land.Deep && 6*min(s.X, m.Land.Wide-1-s.X) > m.Land.Wide
}

// anywhere is a spot, at least so many grains from the edges, in quarters of one.
func (m *maker) anywhere(quarters int) Spot {
	off := m.Grain * quarters / 4
	return Spot{m.Between(off, m.Land.Wide-1-off), m.Between(off, m.Land.Deep-1-off)}
}

// moved is a spot not far from another one.
func (m *maker) moved(s Spot) Spot {
	j := m.Grain
	s.X, s.Y = s.X+m.Between(-j, j), s.Y+m.Between(-j/2, j/2)
	return Spot{min(max(s.X, 0), m.Land.Wide-1), min(max(s.Y, 0), m.Land.Deep-1)}
}

// pair does a thing somewhere, seldom where armies are set up, and, not quite the same,
// opposite of it.
func (m *maker) pair(do func(Spot)) {
	at := m.anywhere(1)
	for i := 0; i < 2 && m.camped(at); i++ {
		at = m.anywhere(1)
	}
	do(at)
	do(m.moved(m.turned(at)))
}

// disc visits the spots within so many quarters of a grain of one.
func (m *maker) disc(at Spot, quarters int, visit func(s Spot, apart, radius int)) {
	r := max(1, m.Grain*quarters/4)
	for y := at.Y - r; y <= at.Y+r; y++ {
		for x := at.X - r; x <= at.X+r; x++ {
			s := Spot{x, y}
			if apart := (x-at.X)*(x-at.X) + (y-at.Y)*(y-at.Y); apart <= r*r && m.Inside(s) {
				visit(s, apart, r*r)
			}
		}
	}
}

// strikes are the directions in which ridges run, in quarters of a grain: along the front
// rather than from one army to the other.
var strikes = [...]Spot{{3, 0}, {3, 0}, {3, 1}, {3, -1}, {2, 2}, {2, -2}, {1, 3}, {1, -3}}

// ridge raises a ridge, and its like on the other side.
func (m *maker) ridge() {
	at, steps := m.anywhere(2), m.Between(3, 6)
	d := strikes[m.N(len(strikes))]
	high, wide := m.Between(80, 120), m.Between(4, 6)
	raise := func(at Spot, sign int) {
		at = Spot{at.X - sign*d.X*m.Grain*steps/8, at.Y - sign*d.Y*m.Grain*steps/8}
		for range steps {
			m.disc(at, wide, func(s Spot, apart, radius int) { m.rise[s.Y*m.Land.Wide+s.X] += high * (radius - apart) / radius })
			at = Spot{at.X + sign*d.X*m.Grain/4, at.Y + sign*d.Y*m.Grain/4}
		}
	}
	raise(at, 1)
	raise(m.moved(m.turned(at)), -1)
}

// level makes heights of what has been raised.
func (m *maker) level() {
	for i, r := range m.rise {
		m.cells[i].Height = min(3, (r+35)/100)
	}
	m.flatten()
}

// flatten takes away mounds.
func (m *maker) flatten() {
	m.prune(func(c *Cell) bool { return c.Height > 0 }, func(c *Cell) { c.Height = 0 })
}

// clump covers dry ground around a spot with a few discs of up to so many quarters
// of a grain.
func (m *maker) clump(at Spot, discs, quarters int, cover func(*Cell)) {
	for range discs {
		m.disc(at, m.Between(quarters-1, quarters+1), func(s Spot, _, _ int) {
			if c := m.At(s); !c.Water {
				cover(c)
			}
		})
		at = m.moved(at)
	}
}

// Bias is by how much one half of a country is worth more than the other to who
// stands in it, in thousandths of what both are worth.
func (l *Land) Bias() int {
	worth := [2]int{1, 1}
	l.spots(func(s Spot, c *Cell) {
		w := 2 * c.Height
		if c.Wood || c.Rough {
			w += 2
		}
		if c.Village > 0 {
			w += 6
		}
		if c.Fields || c.Road {
			w++
		}
		if 2*s.Y < l.Deep {
			worth[0] += w
		} else {
			worth[1] += w
		}
	})
	bias := 1000 * (worth[0] - worth[1]) / (worth[0] + worth[1])
	if n := len(l.River); n > 0 && !l.lengthways() {
		off := 0
		for _, s := range l.River {
			off += 2*s.Y + 1 - l.Deep
		}
		bias += 500 * off / (n * l.Deep)
	}
	return max(bias, -bias)
}

// lengthways reports whether the river runs from north to south, past both halves.
func (l *Land) lengthways() bool {
	return len(l.River) > 0 && l.River[0].Y == 0 && l.River[len(l.River)-1].Y == l.Deep-1
}
