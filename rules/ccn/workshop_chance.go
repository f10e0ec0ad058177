package ccn

import (
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
)

// grain is how many spots of a country are as wide as a hex.
const grain = 4

// alliesKey is the wish for the nations of the Allied side.
const alliesKey = "allies"

// Wishes implements rules.Conjurer.
func (Book) Wishes() []rules.Prop {
	return []rules.Prop{
		conjure.Country(),
		conjure.Points(180, 110, 280, 10),
		conjure.Choice(alliesKey, []rules.Text{{Key: "nation.gb"}, {Key: "ccn.wish.both"}, {Key: "nation.sp"}, {Key: "nation.au"}, {Key: "nation.pr"}, {Key: "nation.ru"}},
			"gb", "gb-pt", "sp", "au", "pr", "ru"),
	}
}

// Conjure implements rules.Conjurer.
func (k Book) Conjure(w rules.Wish) (string, error) {
	a, err := conjure.Read(k.Wishes(), w)
	if err != nil {
		return "", err
	}
	c := &conjuring{Asked: a, land: a.Land(boardCols*grain, boardRows*grain, grain)}
	c.layGround()
	a.Level(k.Name(), [2]string{"fr", "gb"})
	nations := [2][]string{{"fr"}, strings.Split(a.Value(alliesKey), "-")}
	target := a.Points()
	for s := range c.armies {
		c.armies[s] = c.muster(rules.Side(s), nations[s], target)
		target = c.armies[0].worth
	}
	c.setGoals()
	c.handicap()
	for s := range c.armies {
		c.thin(rules.Side(s))
		c.array(rules.Side(s))
	}
	return c.write(), nil
}

// conjuring is a chance battle as it comes about. The French stand at the top.
type conjuring struct {
	*conjure.Asked
	land   *country.Land
	ground [boardSize]ground
	course []hex
	names  []string // of the villages
	towns  [][]hex  // their hexes
	goals  [2][]hex // what each side can earn banners with
	cards  [2]int   // more in hand than usual
	armies [2]chanceArmy
}

// chanceArmy is an army of a chance battle.
type chanceArmy struct {
	stock   []int // types of the units in the box, one for each
	costs   []int
	chosen  []int // of the stock
	worth   int
	leaders []int
	at      []hex // of what is chosen
	leads   []hex
}

// hexOf is the hex in which a spot lies: rows of bricks lie beside one another as
// rows of hexes do.
func hexOf(s country.Spot) int {
	r := s.Y / grain
	return int(at(r, min(max(s.X-grain/2*(r%2), 0)/grain, boardCols-1-r%2)))
}

// layGround draws the country: of all that lies in a hex what matters most.
func (c *conjuring) layGround() {
	patches := c.land.Patches(boardSize, hexOf)
	for h := range patches {
		switch p := &patches[h]; {
		case p.Half(p.Wood):
			c.ground[h] = woods
		case p.N > 0 && p.Level() > 0:
			c.ground[h] = hill
		}
	}
	beside := func(a, b int) bool { return distance(hex(a), hex(b)) == 1 }
	for _, h := range country.Shorten(country.Trace(c.land.River, hexOf), beside) {
		c.ground[h], c.course = river, append(c.course, hex(h))
	}
	for _, x := range c.land.Crossings {
		h := c.nearestOf(c.course, hex(hexOf(x.Spot)))
		c.ground[h] = bridge
		if x.Ford {
			c.ground[h] = ford
		}
	}
	if !c.joined() {
		for _, h := range c.course {
			if c.ground[h] == river {
				c.ground[h] = ford
			}
		}
	}
	c.names = c.Names(len(c.land.Hamlets))
	for i, s := range c.land.Hamlets {
		var all []hex
		if h := hexOf(s); !c.wet(hex(h)) {
			all = append(all, hex(h))
		}
		for h, p := range patches {
			if p.Hamlet == i+1 && p.Half(p.Village) && h != hexOf(s) && !c.wet(hex(h)) {
				all = append(all, hex(h))
			}
		}
		for _, h := range all {
			c.ground[h] = town
		}
		c.towns = append(c.towns, all)
	}
}

// joined reports whether every hex can be come to from every other one.
func (c *conjuring) joined() bool {
	var seen hexes
	dry, found, next := 0, 0, []hex(nil)
	for h := range hex(boardSize) {
		if h.real() && !terrains[c.ground[h]].impassable {
			dry, next = dry+1, []hex{h}
		}
	}
	for len(next) > 0 {
		h := next[0]
		next = next[1:]
		if h == nowhere || seen.Has(h) || terrains[c.ground[h]].impassable {
			continue
		}
		seen.Add(h)
		found++
		next = append(next, neighbours[h][:]...)
	}
	return found == dry
}

func (c *conjuring) wet(h hex) bool {
	return c.ground[h] == river || c.ground[h] == ford || c.ground[h] == bridge
}

func (c *conjuring) nearestOf(all []hex, to hex) hex {
	best := all[0]
	for _, h := range all {
		if distance(h, to) < distance(best, to) {
			best = h
		}
	}
	return best
}

// worth is what a full unit is worth: mostly its blocks, and what it does better or
// worse than others. The weights are such that the French win about half of the games
// of the computer player against itself.
func (k *unitType) worth() int {
	n := 3*k.blocks + 2*k.fire + k.fireMoved + 2*k.melee + 2*k.meleeInfantry + k.ignores + k.moveBattle - k.retreat
	if k.halfDown {
		n--
	}
	if !k.sabers {
		n--
	}
	if k.battery != nil {
		n += k.battery.full[2]
	}
	return n
}

// muster draws an army from the box: mostly infantry, some horse and guns.
func (c *conjuring) muster(s rules.Side, nations []string, target int) chanceArmy {
	var l chanceArmy
	for i := range unitTypes {
		k := &unitTypes[i]
		if !serves(k.nation, s) || !strings.Contains(strings.Join(nations, " "), k.nation) {
			continue
		}
		for range k.units {
			l.stock, l.costs = append(l.stock, i), append(l.costs, k.worth())
		}
	}
	l.chosen = conjure.Choose(c.Chance("army "+sideNames[s]), l.costs, target, func(chosen []int) int {
		var of [arms]int
		guards, militia := 0, 0
		for _, i := range chosen {
			k := &unitTypes[l.stock[i]]
			of[k.arm] += 100
			if k.guard {
				guards++
			}
			if k.class == "militia" {
				militia++
			}
		}
		n := max(1, len(chosen))
		return (abs(of[infantry]/n-62)+abs(of[cavalry]/n-23)+abs(of[artillery]/n-15))/2 + 3*max(0, guards-2) + 3*max(0, militia-1)
	})
	l.worth = conjure.Sum(l.chosen, l.costs)
	leaders := 2
	if len(l.chosen) > 11 {
		leaders = 3
	}
	draw := c.Chance("leaders " + sideNames[s])
	all := len(leaderTypes)
	if !slices.ContainsFunc(nations, func(n string) bool { return nationNamed(n).either }) {
		all = slices.IndexFunc(leaderTypes, func(k leaderType) bool { return !k.printed }) // those of the box, as ever
	}
	for len(l.leaders) < leaders {
		i := draw.N(all)
		if k := &leaderTypes[i]; strings.Contains(strings.Join(nations, " "), k.nation) && !slices.Contains(l.leaders, i) {
			l.leaders = append(l.leaders, i)
		}
	}
	return l
}

// array sets an army up: foot in two lines, horse on the wings, guns between, the
// guard behind, leaders with the foot and the horse.
func (c *conjuring) array(s rules.Side) {
	l := &c.armies[s]
	var places []conjure.Place
	for deep := range 3 {
		r := 2 - deep
		if s == rules.Second {
			r = boardRows - 1 - r
		}
		west, east := c.land.Columns(grain, grain/2*(r%2), boardCols-r%2)
		for col := west; col < east; col++ {
			if h := at(r, col); !terrains[c.ground[h]].impassable && !c.wet(h) {
				places = append(places, conjure.Place{Cell: int(h), Deep: deep, Along: conjure.Spread(col-west, east-west, 500*(r%2)/boardCols, 1000-500*(r%2)/boardCols)})
			}
		}
	}
	var of, n [arms]int
	for _, i := range l.chosen {
		of[unitTypes[l.stock[i]].arm]++
	}
	front := (2*of[infantry] + 2) / 3
	l.at = make([]hex, len(l.chosen))
	var taken []int
	for _, guns := range []bool{false, true} { // the guns go to the others
		var posts []conjure.Post
		var who []int
		others := slices.Clone(taken)
		for unit, i := range l.chosen {
			k := &unitTypes[l.stock[i]]
			if (k.arm == artillery) != guns {
				continue
			}
			p := conjure.Post{Fits: func(h int) bool { return !slices.Contains(others, h) && !c.ground[h].bars(k.arm) }}
			switch i := n[k.arm]; k.arm {
			case cavalry:
				p.Deep, p.Along = 1, conjure.Wing(i, of[cavalry])
			case artillery:
				p.Along = conjure.Spread(i, of[artillery], 200, 800)
				p.Fits = func(h int) bool {
					return c.ground[h] != woods && !slices.Contains(others, h) && !c.ground[h].bars(k.arm) &&
						slices.ContainsFunc(others, func(o int) bool { return distance(hex(o), hex(h)) == 1 })
				}
			default:
				p.Along = conjure.Spread(i, front, 150, 850)
				if i >= front || k.guard {
					p.Deep, p.Along = 1, conjure.Spread(max(0, i-front), of[infantry]-front, 250, 750)
				}
			}
			n[k.arm]++
			posts, who = append(posts, p), append(who, unit)
		}
		for i, cell := range conjure.Array(places, posts) {
			l.at[who[i]] = hex(cell)
			taken = append(taken, cell)
		}
	}
	c.lead(l)
}

// lead attaches the leaders: the first near the middle, the others to either side.
func (c *conjuring) lead(l *chanceArmy) {
	for i := range l.leaders {
		want, best := []int{500, 250, 750}[i], -1
		for k, h := range l.at {
			off := func(h hex) int { return abs(1000*h.col()/boardCols - want) }
			if foot := unitTypes[l.stock[l.chosen[k]]].arm != artillery; foot && !slices.Contains(l.leads, h) && (best < 0 || off(h) < off(l.at[best])) {
				best = k
			}
		}
		l.leads = append(l.leads, l.at[best])
	}
}

// setGoals gives both sides as many towns or bridges to take: what lies in the
// enemy's half or in the middle.
func (c *conjuring) setGoals() {
	for s := range c.goals {
		theirs := func(h hex) bool { return h.row() >= boardRows/2 }
		if s == int(rules.Second) {
			theirs = func(h hex) bool { return h.row() <= boardRows/2 }
		}
		for _, t := range c.towns {
			if len(t) > 0 && theirs(t[0]) {
				c.goals[s] = append(c.goals[s], t[0])
			}
		}
		for _, h := range c.course {
			if c.ground[h] == bridge && theirs(h) && abs(h.row()-boardRows/2) <= 1 {
				c.goals[s] = append(c.goals[s], h)
			}
		}
	}
	n := min(len(c.goals[0]), len(c.goals[1]), 2)
	for s := range c.goals {
		c.goals[s] = c.goals[s][:n]
	}
}
