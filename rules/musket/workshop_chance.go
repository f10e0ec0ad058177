package musket

import (
	"slices"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
)

// The wishes for the armies and the size of the map.
const (
	southKey = "first"
	northKey = "second"
	sizeKey  = "size"
)

// grain is how many spots of a country are as wide as a hex.
const grain = 4

// chanceSizes are the maps of chance battles.
var chanceSizes = map[string]struct{ cols, rows, turns int }{"small": {16, 12, 8}, "large": {22, 16, 10}}

// Wishes implements rules.Conjurer. An army that has less in the box than is asked
// comes with all of it, and so much does the other.
func (Book) Wishes() []rules.Prop {
	var names []rules.Text
	for _, army := range armyNames {
		names = append(names, rules.Text{Key: "ms.army." + army})
	}
	return []rules.Prop{conjure.Country(), conjure.Points(110, 80, 240, 10), conjure.Choice(southKey, names, armyNames...),
		conjure.Choice(northKey, names, armyNames...), conjure.Choice(sizeKey, nil, "small", "large")}
}

// Conjure implements rules.Conjurer.
func (k Book) Conjure(w rules.Wish) (string, error) {
	wishes := k.Wishes()
	a, err := conjure.Read(wishes, w)
	if err == nil {
		err = a.Apart(wishes, w, southKey, northKey)
	}
	if err != nil {
		return "", err
	}
	size := chanceSizes[a.Value(sizeKey)]
	c := &conjuring{Asked: a, cols: size.cols, rows: size.rows, turns: size.turns, land: a.Land(size.cols*grain, size.rows*grain, grain)}
	c.layGround()
	c.layWater()
	c.layRoads()
	c.points = a.Points()
	var names [2]string
	for s, key := range [2]string{southKey, northKey} {
		name := a.Value(key)
		if !borrows(name) {
			name = nationOf(name)
		}
		names[c.seat(s)] = name
	}
	a.Level(k.Name(), names)
	for s, key := range [2]string{southKey, northKey} {
		c.armies[s].army = a.Value(key)
		c.points = min(c.points, c.armies[s].box())
	}
	target := c.points
	for s := range c.armies {
		l := &c.armies[s]
		l.muster(a, target)
		if s == 0 {
			target = l.worth
		}
	}
	for s := range c.armies {
		if spare := a.Spare[c.seat(s)]; spare > 0 {
			c.armies[s].trim(target-target*spare/1000, 1)
		}
		c.array(s)
	}
	c.setGoals()
	return c.write(), nil
}

// conjuring is a chance battle as it comes about.
type conjuring struct {
	*conjure.Asked
	land                      *country.Land
	cols, rows, turns, points int
	ground                    [allHexes]byte // letters
	high, beyond              hexSet         // hills; what lies across the water
	towns                     []hex
	names                     []string
	roads                     [][]hex
	trails                    int // so many of the roads, the last ones
	water, bridges, fords     []string
	deep                      bool
	goals                     []goal
	armies                    [2]chanceArmy // south before north
}

// first is the army that moves first, south or north.
func (c *conjuring) first() int { return c.Chance("first").N(2) }

// seat is the side of an army: who moves first is rules.First.
func (c *conjuring) seat(army int) int { return (army + c.first()) % 2 }

// goal is an objective of a chance battle.
type goal struct {
	name string
	at   hex
	vp   int
	held int // 0 the south, 1 the north, -1 who moves second
}

// hexOf is the hex in which a spot lies: columns of bricks lie beside one another
// as columns of hexes do.
func (c *conjuring) hexOf(s country.Spot) int {
	col := s.X / grain
	return int(hexAt(col, min(max(s.Y-grain/2*(col%2), 0)/grain, c.rows-1)))
}

// hexes visits the hexes of the map.
func (c *conjuring) hexes(visit func(hex)) {
	for col := range c.cols {
		for row := range c.rows {
			visit(hexAt(col, row))
		}
	}
}

// next lists the neighbours of a hex on the map, by side.
func (c *conjuring) next(h hex) (all [6]hex) {
	for s := range all {
		all[s] = neighbour(h, s, c.cols, c.rows)
	}
	return all
}

// layGround draws what lies in hexes: towns before all else.
func (c *conjuring) layGround() {
	for h, p := range c.land.Patches(allHexes, c.hexOf) {
		if p.N == 0 {
			continue
		}
		letter := byte('.')
		switch {
		case p.Half(p.Wood):
			letter = 'w'
		case p.Half(p.Rough):
			letter = 'b'
		case p.Half(p.Marsh):
			letter = 'm'
		case p.Half(p.Fields):
			letter = 'v'
		}
		c.ground[h] = letter
		if p.Level() > 0 {
			c.high.Add(hex(h))
		}
		if 2*p.Far > p.N {
			c.beyond.Add(hex(h))
		}
	}
	c.names = c.Names(len(c.land.Hamlets) + 1)
	for _, s := range c.land.Hamlets {
		h := hex(c.hexOf(s))
		c.towns = append(c.towns, h)
		c.ground[h] = 't'
	}
}

// layWater draws the stream, or a river where one was asked for: between the hexes
// on its two banks. Hexes that lie alone among those of the other bank join it.
func (c *conjuring) layWater() {
	if c.land.River == nil {
		c.beyond = hexSet{}
		return
	}
	c.deep = c.Kind == country.River && c.Chance("depth").In(40)
	c.join(hexAt(0, 0), false)
	last := hexAt(c.cols-1, c.rows-1)
	for _, h := range []hex{hexAt(c.cols-1, 0), hexAt(0, c.rows-1)} {
		if c.beyond.Has(h) {
			last = h
		}
	}
	c.join(last, true)
	c.hexes(func(h hex) {
		for _, s := range [...]int{sideNE, sideSE, sideS} {
			if n := neighbour(h, s, c.cols, c.rows); n != noHex && c.beyond.Has(h) != c.beyond.Has(n) {
				c.water = append(c.water, h.name()+"-"+n.name())
			}
		}
	})
}

// join gives the hexes of one bank that do not hang together with one of them to
// the other bank.
func (c *conjuring) join(from hex, beyond bool) {
	var found hexSet
	next := []hex{from}
	for len(next) > 0 {
		h := next[0]
		next = next[1:]
		if h == noHex || found.Has(h) || c.beyond.Has(h) != beyond {
			continue
		}
		found.Add(h)
		all := c.next(h)
		next = append(next, all[:]...)
	}
	var fixed hexSet
	c.hexes(func(h hex) {
		if found.Has(h) == beyond {
			fixed.Add(h)
		}
	})
	c.beyond = fixed
}

// layRoads draws roads, and tracks to fords; each passes the water once over a
// bridge or through a ford. Detours are left out, but not where roads begin and end.
func (c *conjuring) layRoads() {
	beside := func(a, b int) bool { return distance(hex(a), hex(b)) == 1 }
	var joints hexSet
	for _, way := range c.land.Roads {
		joints.Add(hex(c.hexOf(way[0])))
		joints.Add(hex(c.hexOf(way[len(way)-1])))
	}
	for _, way := range c.land.Roads {
		var all []hex
		trace := country.Trace(way, c.hexOf)
		for from, i := 0, 1; i < len(trace); i++ {
			if i < len(trace)-1 && !joints.Has(hex(trace[i])) {
				continue
			}
			for _, h := range country.Shorten(trace[from:i+1], beside) {
				if len(all) == 0 || all[len(all)-1] != hex(h) {
					all = append(all, hex(h))
				}
			}
			from = i
		}
		if len(all) < 2 {
			continue
		}
		c.roads = append(c.roads, all)
		ford := false
		for _, x := range c.land.Crossings {
			ford = ford || x.Ford && slices.Contains(way, x.Spot)
		}
		if ford {
			c.trails++
		}
		for i := 1; i < len(all); i++ {
			if a, b := all[i-1], all[i]; c.beyond.Has(a) != c.beyond.Has(b) {
				c.cross(a, b, ford)
			}
		}
	}
}

// cross makes a bridge or a ford on a hexside with water.
func (c *conjuring) cross(a, b hex, ford bool) {
	name := a.name() + "-" + b.name()
	i := slices.Index(c.water, name)
	if i < 0 {
		name = b.name() + "-" + a.name()
		i = slices.Index(c.water, name)
	}
	if i < 0 {
		return // another road passes there
	}
	c.water = slices.Delete(c.water, i, i+1)
	if ford {
		c.fords = append(c.fords, name)
	} else {
		c.bridges = append(c.bridges, name)
	}
}

// slopes are the hexsides up to the hills, from below.
func (c *conjuring) slopes() (all []string) {
	c.hexes(func(h hex) {
		for _, n := range c.next(h) {
			if n != noHex && c.high.Has(n) && !c.high.Has(h) {
				all = append(all, h.name()+">"+n.name())
			}
		}
	})
	return all
}

// formations are those that an army has in the box: of 1792 to 1815, or if it has none of
// those, of other times.
func (l *chanceArmy) formations() (all []string) {
	var others []string
	for i := range printed.Units {
		switch u := &printed.Units[i]; {
		case u.Side != l.army || slices.Contains(all, u.Formation) || slices.Contains(others, u.Formation):
		case slices.Contains(printed.OtherTimes, u.Formation):
			others = append(others, u.Formation)
		default:
			all = append(all, u.Formation)
		}
	}
	if len(all) == 0 {
		return others
	}
	return all
}

// setGoals makes towns objectives: as many behind each army as behind the other,
// and that which lies nearest to the middle, which the army holds that moves second.
func (c *conjuring) setGoals() {
	var own [2][]int
	middle, least := -1, 2
	for i, h := range c.towns {
		if off := abs(2*h.row()+1-c.rows) / 2; off < least {
			middle, least = i, off
		}
	}
	for i, h := range c.towns {
		switch {
		case i == middle || c.armies[0].seat[0] == h || c.armies[1].seat[0] == h:
		case 2*h.row() >= c.rows:
			own[0] = append(own[0], i)
		default:
			own[1] = append(own[1], i)
		}
	}
	add := func(i, vp, held int) { c.goals = append(c.goals, goal{c.names[i], c.towns[i], vp, held}) }
	for s := range own {
		for _, i := range own[s][:min(len(own[0]), len(own[1]), 2)] {
			add(i, 3, s)
		}
	}
	if middle >= 0 {
		add(middle, 2, -1)
	}
}

// crossroads reports whether roads go from a hex in three directions or more.
func (c *conjuring) crossroads() bool {
	arms := map[hex]map[hex]bool{}
	for _, way := range c.roads {
		for i := 1; i < len(way); i++ {
			for _, x := range [...][2]hex{{way[i-1], way[i]}, {way[i], way[i-1]}} {
				if arms[x[0]] == nil {
					arms[x[0]] = map[hex]bool{}
				}
				if arms[x[0]][x[1]] = true; len(arms[x[0]]) > 2 {
					return true
				}
			}
		}
	}
	return false
}
