package squares

import (
	"slices"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
)

// The wishes for the armies and the size of the board.
const (
	southKey = "first"
	northKey = "second"
	sizeKey  = "size"
)

// grain is how many spots of a country are as wide as a square.
const grain = 4

// chanceSizes are the boards of chance battles.
var chanceSizes = map[string]struct{ cols, rows, turns int }{"small": {8, 8, 10}, "large": {12, 9, 14}}

// boxNations are the nations that the box has armies of.
var boxNations = func() (all []string) {
	for _, c := range box.Commands {
		if !slices.Contains(all, c.Nation) {
			all = append(all, c.Nation)
		}
	}
	return all
}()

// Wishes implements rules.Conjurer.
func (Book) Wishes() []rules.Prop {
	names := nationNames(boxNations)
	return []rules.Prop{conjure.Country(), conjure.Points(100, 60, 150, 10), conjure.Choice(southKey, names, boxNations...),
		conjure.Choice(northKey, names, boxNations...), conjure.Choice(sizeKey, nil, "small", "large")}
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
	c := &conjuring{Asked: a, land: a.Land(size.cols*grain, size.rows*grain, grain), turns: size.turns}
	c.cols, c.rows = size.cols, size.rows
	c.layGround()
	var names [2]string
	for s, key := range [2]string{southKey, northKey} {
		names[c.seat(s)] = a.Value(key)
	}
	a.Level(k.Name(), names)
	target := a.Points()
	like := usual(target)
	order := []*chanceArmy{&c.armies[0], &c.armies[1]}
	for s, key := range [2]string{southKey, northKey} {
		order[s].nation = a.Value(key)
	}
	// the one that has less to choose from first: the other follows its numbers
	slices.SortStableFunc(order, func(a, b *chanceArmy) int { return len(commandsOf(a.nation)) - len(commandsOf(b.nation)) })
	for i, l := range order {
		l.muster(a, target, like)
		if i == 0 {
			target, like = l.worth, strengthOf(l.units)
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

// conjuring is a chance battle as it comes about: its ground, its armies, south
// before north.
type conjuring struct {
	*conjure.Asked
	scenario
	land   *country.Land
	turns  int
	towns  []square
	goals  []goal
	armies [2]chanceArmy
}

// first is the army that moves first, south or north.
func (c *conjuring) first() int { return c.Chance("first").N(2) }

// seat is the side of an army: who moves first is rules.First.
func (c *conjuring) seat(army int) int { return (army + c.first()) % 2 }

// goal is an objective of a chance battle: 0 is the army in the south.
type goal struct {
	at           square
	owner, worth int
}

// squareOf is the square in which a spot lies.
func (c *conjuring) squareOf(s country.Spot) int { return int(at(s.X/grain, c.rows-1-s.Y/grain)) }

// layGround draws the country.
func (c *conjuring) layGround() {
	for q, p := range c.land.Patches(maxSquares, c.squareOf) {
		if p.N == 0 {
			continue
		}
		g := &c.ground[q]
		g.hill, g.wood = p.Level() > 0, p.Half(p.Wood)
		g.broken = !g.wood && (p.Half(p.Rough) || p.Half(p.Marsh))
		g.fields = !g.wood && !g.broken && p.Half(p.Fields)
	}
	c.layRiver()
	names, sizes := c.Names(len(c.land.Hamlets)+1), c.Chance("towns")
	for i, h := range c.land.Hamlets {
		g := &c.ground[c.squareOf(h)]
		if areas := 1 + sizes.N(3)/2; !g.river() && g.areas == 0 {
			*g = terrain{hill: g.hill, areas: areas, name: names[i]}
			c.towns = append(c.towns, square(c.squareOf(h)))
		}
	}
}

// layRiver draws the river: a stream that can be forded everywhere, or one that
// cannot.
func (c *conjuring) layRiver() {
	course := straight(country.Trace(c.land.River, c.squareOf))
	deep := c.Kind == country.River && c.Chance("depth").In(60)
	for _, q := range course {
		c.ground[q] = terrain{fordable: !deep, unfordable: deep}
	}
	for _, x := range c.land.Crossings {
		best, want := course[0], square(c.squareOf(x.Spot))
		for _, q := range course {
			if distance(square(q), want) < distance(square(best), want) {
				best = q
			}
		}
		if x.Ford && deep {
			c.ground[best] = terrain{fordable: true}
		} else {
			c.ground[best].bridge = true
		}
	}
	if deep && !c.joined() {
		for _, q := range course {
			g := &c.ground[q]
			g.fordable, g.unfordable = true, false
		}
	}
}

// joined reports whether every square can be come to from every other one.
func (c *conjuring) joined() bool {
	var seen squareSet
	dry, found, next := 0, 0, []square(nil)
	for row := range c.rows {
		for col := range c.cols {
			if g := &c.ground[at(col, row)]; !g.unfordable || g.bridge {
				dry, next = dry+1, []square{at(col, row)}
			}
		}
	}
	for len(next) > 0 {
		q := next[0]
		next = next[1:]
		if q == offBoard || seen.Has(q) || c.ground[q].unfordable && !c.ground[q].bridge {
			continue
		}
		seen.Add(q)
		found++
		for h := heading(0); h < headings; h += 2 {
			next = append(next, c.beside(q, h))
		}
	}
	return found == dry
}

// straight leaves out of a river where it comes back to itself, by a side or over a
// corner (NS-B.10).
func straight(course []int) []int {
	for i := 0; i < len(course); i++ {
		for j := len(course) - 1; j > i+1; j-- {
			a, b := square(course[i]), square(course[j])
			switch {
			case distance(a, b) != 1:
			case a.col() == b.col() || a.row() == b.row():
				course = slices.Concat(course[:i+1], course[j:])
			case j > i+2:
				course = slices.Concat(course[:i+1], []int{int(at(a.col(), b.row()))}, course[j:])
			}
			j = min(j, len(course))
		}
	}
	return course
}

// setGoals makes towns objectives: as many behind each army as behind the other,
// and those as near to one as to the other. Where there are none it is the middle of
// the board.
func (c *conjuring) setGoals() {
	var own [2][]square
	for _, q := range c.towns {
		switch off := 2*q.row() + 1 - c.rows; {
		case off < -1:
			own[0] = append(own[0], q)
		case off > 1:
			own[1] = append(own[1], q)
		case len(c.goals) < 2:
			c.goals = append(c.goals, goal{q, -1, 3})
		}
	}
	for s := range own {
		for _, q := range own[s][:min(len(own[0]), len(own[1]), 2)] {
			c.goals = append(c.goals, goal{q, s, 2})
		}
	}
	if len(c.goals) > 0 {
		return
	}
	for _, q := range []square{at(c.cols/2, c.rows/2), at(c.cols/2-1, c.rows/2), at(c.cols/2, c.rows/2-1), at(c.cols/2-1, c.rows/2-1)} {
		if !c.ground[q].unfordable {
			c.goals = append(c.goals, goal{q, -1, 3})
			return
		}
	}
}
