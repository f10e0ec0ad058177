package musket

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"grognard/rules/conjure"
	"grognard/rules/country"
	"grognard/rules/tomlfile"
)

// chanceArmy is an army of a chance battle: whole formations out of the box, then what is
// left of them.
type chanceArmy struct {
	army    string
	costs   []int    // of all units of the box
	groups  []string // formations drawn, by name
	units   []int    // of the box
	worth   int
	leaders []leaderTable
	at      []hex    // of the units
	loc     hex      // of supply
	seat    [2]hex   // of trains and HQ
	marks   []string // of the groups
}

// worth is what a fresh unit is worth.
func (u *unitTable) worth() int {
	f := &u.Front
	if u.Type == armNames[artillery] {
		return 4*f.Attack + f.Defence + f.Range
	}
	return 2*f.CF + f.MR + f.Charge + 2*(u.Steps-1)
}

// unitsOf are the units of a formation in the box, with no more guns than a battery for three
// others.
func (l *chanceArmy) unitsOf(name string) (all []int) {
	var guns []int
	for i := range printed.Units {
		switch u := &printed.Units[i]; {
		case u.Side != l.army || u.Formation != name:
		case armOf(u) == artillery:
			guns = append(guns, i)
		default:
			all = append(all, i)
		}
	}
	all = append(all, guns[:min(len(guns), max(1, (len(all)+1)/3))]...)
	slices.Sort(all)
	return all
}

// box is what all units of an army that it can have out of the box are worth.
func (l *chanceArmy) box() (n int) {
	for _, name := range l.formations() {
		for _, i := range l.unitsOf(name) {
			n += printed.Units[i].worth()
		}
	}
	return n
}

// muster draws formations that are worth enough together, and leaves single units
// of them out until the army is worth what it should be.
func (l *chanceArmy) muster(a *conjure.Asked, target int) {
	for i := range printed.Units {
		l.costs = append(l.costs, printed.Units[i].worth())
	}
	all := l.formations()
	var costs []int
	for _, name := range all {
		costs = append(costs, conjure.Sum(l.unitsOf(name), l.costs))
	}
	want := target + target/12
	for _, k := range conjure.Choose(a.Chance("army "+l.army), costs, want, func(chosen []int) int {
		of, foot, sum := map[string]int{}, 0, conjure.Sum(chosen, costs)
		for _, k := range chosen {
			for _, u := range l.unitsOf(all[k]) {
				of[printed.Units[u].Type] += l.costs[u]
				if armOf(&printed.Units[u]) == infantry {
					foot++
				}
			}
		}
		wrong := 20 * max(0, 4-foot)
		if of[armNames[artillery]] == 0 {
			wrong += 200
		}
		if sum < target {
			wrong += 4 * (target - sum)
		}
		return wrong + max(0, sum*60/100-of[armNames[infantry]]) + max(0, sum*5/100-of[armNames[artillery]]) + 2*len(chosen)
	}) {
		l.groups = append(l.groups, all[k])
		l.units = append(l.units, l.unitsOf(all[k])...)
	}
	l.trim(target, 2)
	l.setMarks()
	l.appoint(a.Chance("leaders " + l.army))
}

// trim leaves units out until the army is worth what it should be; so many of each
// formation stay and half of it, three of foot and a battery.
func (l *chanceArmy) trim(target, least int) {
	l.units = conjure.Trim(l.units, l.costs, target, func(i int, chosen []int) bool {
		n, k := 0, armOf(&printed.Units[i])
		var of [artillery + 1]int
		for _, u := range chosen {
			if printed.Units[u].Formation == printed.Units[i].Formation {
				n++
			}
			of[armOf(&printed.Units[u])]++
		}
		if n <= least || 2*(n-1) < len(l.unitsOf(printed.Units[i].Formation)) {
			return false
		}
		return k == cavalry || k == infantry && of[infantry] > 3 || k == artillery && of[artillery] > 1
	})
	l.worth = conjure.Sum(l.units, l.costs)
}

// setMarks gives each formation its usual mark, or a number if another one has it.
func (l *chanceArmy) setMarks() {
	for _, name := range l.groups {
		mark := printed.usualMark(name)
		for n := 1; slices.Contains(l.marks, mark); n++ {
			mark = strconv.Itoa(n)
		}
		l.marks = append(l.marks, mark)
	}
}

// listed reports whether the army names a formation: all but reserves of guns and
// units on their own.
func listed(name string) bool { return slices.Contains(formationNames, name) }

// appoint draws a commander of all, and who leads formations that are there.
func (l *chanceArmy) appoint(draw *country.Chance) {
	var chiefs []leaderTable
	late := len(l.groups) > 0 && slices.Contains(printed.OtherTimes, l.groups[0])
	for _, x := range printed.Leaders {
		if x.Side != l.army || slices.Contains(printed.OtherTimes, x.ID) != late {
			continue
		}
		if slices.Contains(x.Span, "all") {
			chiefs = append(chiefs, x)
			continue
		}
		var span []string
		for i, name := range l.groups {
			if slices.Contains(x.Span, name) {
				span = append(span, l.marks[i])
			}
		}
		if x.Span = span; span != nil {
			l.leaders = append(l.leaders, x)
		}
	}
	if len(chiefs) > 0 {
		l.leaders = append([]leaderTable{chiefs[draw.N(len(chiefs))]}, l.leaders...)
	}
}

// array sets an army up along its edge: formations beside one another, those of
// horse on the wings, the guns with the foot, supply behind the road.
func (c *conjuring) array(s int) {
	l := &c.armies[s]
	front, edge := c.rows/4, 0
	west, east := c.land.Columns(grain, 0, c.cols)
	var places []conjure.Place
	for deep := range front {
		row := front - deep
		if s == 0 {
			row = c.rows - 1 - row
		}
		for col := west; col < east; col++ {
			places = append(places, conjure.Place{Cell: int(hexAt(col, row)), Deep: deep, Along: conjure.Spread(col-west, east-west, 0, 1000)})
		}
	}
	if s == 0 {
		edge = c.rows - 1
	}
	c.supply(l, edge)
	slices.SortStableFunc(l.units, func(a, b int) int {
		return cmp.Compare(slices.Index(l.groups, printed.Units[a].Formation), slices.Index(l.groups, printed.Units[b].Formation))
	})
	var of, n [artillery + 1]int
	for _, u := range l.units {
		of[armOf(&printed.Units[u])]++
	}
	taken := []int{int(l.seat[0]), int(l.seat[1])}
	line := (3*of[infantry] + 3) / 4
	l.at = make([]hex, len(l.units))
	for _, guns := range []bool{false, true} { // the guns go to the others
		for at, u := range l.units {
			k := armOf(&printed.Units[u])
			if (k == artillery) != guns {
				continue
			}
			p := conjure.Post{Fits: func(h int) bool { return !slices.Contains(taken, h) }}
			switch i := n[k]; k {
			case cavalry:
				p.Deep, p.Along = 1, conjure.Wing(i, of[cavalry])
			case artillery:
				p.Along = conjure.Spread(i, of[artillery], 200, 800)
				p.Fits = func(h int) bool {
					return c.ground[h] != 'w' && c.ground[h] != 'm' && !slices.Contains(taken[:2], h) &&
						slices.ContainsFunc(taken[2:], func(o int) bool { return distance(hex(o), hex(h)) <= 1 })
				}
			default:
				p.Along = conjure.Spread(i, line, 120, 880)
				if i >= line {
					p.Deep, p.Along = 1, conjure.Spread(i-line, of[infantry]-line, 300, 700)
				}
			}
			n[k]++
			h := conjure.Array(places, []conjure.Post{p})[0]
			if k != artillery {
				taken = append(taken, h)
			}
			l.at[at] = hex(h)
		}
	}
	c.seatLeaders(l)
}

func armOf(u *unitTable) arm { return arm(max(0, slices.Index(armNames[:], u.Type))) }

// supply puts trains where the road leaves the map, or in the middle of the edge,
// and the HQ before them.
func (c *conjuring) supply(l *chanceArmy, edge int) {
	l.loc = hexAt(c.cols/2, edge)
	for _, r := range c.roads {
		for _, h := range r {
			if h.row() == edge && abs(2*h.col()-c.cols) < c.cols/2 {
				l.loc = h
			}
		}
	}
	in := 1
	if edge > 0 {
		in = -1
	}
	l.seat = [2]hex{l.loc, hexAt(l.loc.col(), edge+in)}
}

// seatLeaders puts each leader with the first foot or horse that he leads, who leads
// all in the middle.
func (c *conjuring) seatLeaders(l *chanceArmy) {
	for i := range l.leaders {
		x, best := &l.leaders[i], hex(noHex)
		for k, u := range l.units {
			t := &printed.Units[u]
			if armOf(t) == artillery && len(l.units) > 1 || !slices.Contains(x.Span, "all") && !slices.Contains(x.Span, l.marks[slices.Index(l.groups, t.Formation)]) {
				continue
			}
			if best == noHex || slices.Contains(x.Span, "all") && abs(2*l.at[k].col()-c.cols) < abs(2*best.col()-c.cols) {
				best = l.at[k]
			}
		}
		if best == noHex {
			best = l.seat[1]
		}
		x.Hex = best.name()
	}
}

// write writes the file.
func (c *conjuring) write() string {
	var p conjure.Page
	first := c.first()
	p.Line("# Musket & Saber\n\nformat = 1\nfirst = %q", c.armies[first].army)
	light := slices.Repeat([]string{lightNames[0]}, c.turns)
	light[c.turns-1] = lightNames[1]
	p.Line("turns = %s", tomlfile.QuoteAll(light))
	if !c.crossroads() {
		c.Lack("crossroads")
	}
	p.Head(c.Asked, c.names[0], c.points, 15*c.turns)
	p.Line("\n[map]\nseed = \"chance-%d\"", c.Seed)
	p.Line("# . clear, v vineyard or orchard, w woods, b broken, m marsh, t town")
	var rows, high []string
	for r := range c.rows {
		row := make([]byte, c.cols)
		for col := range row {
			row[col] = c.ground[hexAt(col, r)]
		}
		rows = append(rows, tomlfile.Quote(string(row)))
	}
	p.Rows("terrain", rows)
	c.hexes(func(h hex) {
		if c.high.Has(h) {
			high = append(high, h.name())
		}
	})
	const line = 12
	p.Names("heights", high, line)
	p.Line("\n[map.hexsides]")
	kind := "stream"
	if c.deep {
		kind = "river"
	}
	for _, x := range [...]struct {
		key string
		all []string
	}{{kind, c.water}, {"bridge", c.bridges}, {"ford", c.fords}, {"slope", c.slopes()}} {
		p.Names(x.key, x.all, line)
	}
	for i, r := range c.roads {
		kind := "road"
		if i >= len(c.roads)-c.trails {
			kind = "trail"
		}
		p.Line("\n[[map.road]]\nkind = %q", kind)
		p.Names("hexes", hexNames(r), line)
	}
	for i, h := range c.towns {
		p.Line("\n[[map.place]]\nname = %s\nhex = %q", tomlfile.Quote(c.names[i]), h.name())
	}
	for s := range c.armies {
		c.armies[s].writeSide(&p)
	}
	c.writeCounters(&p)
	c.writeVictory(&p, first)
	return p.Text()
}

func (l *chanceArmy) writeSide(p *conjure.Page) {
	id := ""
	for _, x := range printed.HQ {
		if armyOf(x.ID) == l.army {
			id = x.ID[:2]
		}
	}
	p.Line("\n[[side]]\narmy = %q\nnation = %q\nloc = [%q]\nsteps = 0", l.army, nationOf(l.army), l.loc.name())
	p.Line("hq = { id = %q, ma = 8, hex = %q }", id+"-hq", l.seat[1].name())
	p.Line("trains = { id = %q, ma = 4, hex = %q }", id+"-trains", l.seat[0].name())
	var all []string
	for i, name := range l.groups {
		if listed(name) {
			all = append(all, fmt.Sprintf("{ mark = %q, name = %q }", l.marks[i], name))
		}
	}
	p.Rows("formations", all)
}

// writeCounters writes leaders and units as they are in the box, with their places.
func (c *conjuring) writeCounters(p *conjure.Page) {
	var f struct {
		Leaders []leaderTable `toml:"leader" save:"tables"`
		Units   []unitTable   `toml:"unit" save:"tables"`
	}
	for s := range c.armies {
		l := &c.armies[s]
		f.Leaders = append(f.Leaders, l.leaders...)
		for i, u := range l.units {
			x := printed.Units[u]
			x.Formation, x.Hex = l.marks[slices.Index(l.groups, x.Formation)], l.at[i].name()
			x.Front.guns = armOf(&x) == artillery
			x.Reverse.guns = x.Front.guns
			f.Units = append(f.Units, x)
		}
	}
	p.Line("%s", tomlfile.Write(f, tomlfile.Lists{Line: 12, Short: true}))
}

// writeVictory writes what the battle is about. Whoever moves first wins it if he
// gains anything.
func (c *conjuring) writeVictory(p *conjure.Page, first int) {
	one, other, from := c.armies[first].army, c.armies[1-first].army, 1
	p.Line("[victory]\nmargin_of = %q\neliminated = 1\ndestroyed = 2\ncaptured = 3\noff_map = 1\nleader_killed = 2\nleader_captured = 3\nhq_captured = 5\ntrains_captured = 4", one)
	for _, g := range c.goals {
		holder := c.armies[max(0, g.held)].army
		if g.held < 0 {
			holder, from = other, from-g.vp
		}
		p.Line("\n[[victory.objective]]\nname = %s\nhex = %q\nvp = %d\nheld = %q", tomlfile.Quote(g.name), g.at.name(), g.vp, holder)
	}
	for _, x := range [...]struct {
		from          int
		winner, grade string
	}{{-99, other, "decisive"}, {from - 5, other, "marginal"}, {from, one, "marginal"}, {from + 5, one, "decisive"}} {
		p.Line("\n[[victory.level]]\nfrom = %d\nwinner = %q\ngrade = %q", x.from, x.winner, x.grade)
	}
}
