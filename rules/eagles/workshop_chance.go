package eagles

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
	"grognard/rules/plane"
	"grognard/rules/tomlfile"
)

// The wishes for the armies and the size of the table.
const (
	southKey = "first"
	northKey = "second"
	sizeKey  = "size"
)

// grain is how many inches of a country are as wide as what other books have for a
// cell. A spot is an inch.
const grain = 6

// Wishes implements rules.Conjurer.
func (Book) Wishes() []rules.Prop {
	var names []rules.Text
	for _, n := range nations {
		names = append(names, rules.Text{Key: "nation." + n})
	}
	return []rules.Prop{conjure.Marshy(), conjure.Points(200, 100, 300, 20), conjure.Choice(southKey, names, nations...),
		conjure.Choice(northKey, names, nations...), conjure.Choice(sizeKey, nil, "small", "large")}
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
	c := &conjuring{Asked: a}
	for _, x := range tableSizes {
		if x.name == a.Value(sizeKey) {
			c.table = x
		}
	}
	c.land = a.Land(int(c.table.width/inch), int(c.table.height/inch), grain)
	c.names = a.Names(len(c.land.Hamlets) + 1)
	c.layVillages()
	c.layRiver()
	c.layHills()
	c.layPatches(wood, 5, func(x *country.Cell) bool { return x.Wood })
	c.layPatches(orchard, 4, func(x *country.Cell) bool { return x.Fields })
	for s, key := range [2]string{southKey, northKey} {
		c.armies[s].nation = a.Value(key)
		c.recruit(s)
		c.array(s)
	}
	return c.write(), nil
}

// conjuring is a chance battle as it comes about. Army a stands in the south.
type conjuring struct {
	*conjure.Asked
	table  tableSize
	land   *country.Land
	names  []string
	scene  []scenery
	goals  []plane.Vec // middles of villages that are fought for
	called []string
	armies [2]chanceArmy
}

// onTable is the middle of a spot, in mils from the south-west.
func (c *conjuring) onTable(s country.Spot) plane.Vec {
	return vec(int64(s.X)*inch+inch/2, c.table.height-int64(s.Y)*inch-inch/2)
}

// put lays down scenery, unless it lies off the table or over what it may not.
func (c *conjuring) put(s scenery) bool {
	limits := box(vec(0, 0), vec(c.table.width, c.table.height)).Box()
	if !grounds[s.kind].line {
		s.pts = s.pts.Clockwise()
		if !s.pts.Convex() {
			return false
		}
	}
	if s.box = s.pts.Box(); s.box.Lo.X < limits.Lo.X || s.box.Lo.Y < limits.Lo.Y || s.box.Hi.X > limits.Hi.X || s.box.Hi.Y > limits.Hi.Y {
		return false
	}
	solid := func(k groundKind) bool { return grounds[k].difficult || k == building }
	for i := range c.scene {
		o := &c.scene[i]
		if o.kind == marsh && s.kind == marsh { // one brook
			continue
		}
		if solid(o.kind) && solid(s.kind) && o.pts.OverlapsBy(s.pts, -inch/2) {
			return false
		}
	}
	c.scene = append(c.scene, s)
	return true
}

// layVillages builds houses round the middles of villages, and a wall or a fence beside
// some.
func (c *conjuring) layVillages() {
	c.layRoads()
	draw := c.Chance("houses")
	for i, h := range c.land.Hamlets {
		c.atRoadsEnd(i, draw)
		at := c.onTable(h)
		corners := []plane.Vec{vec(2*inch, 2*inch), vec(-5*inch, 2*inch), vec(2*inch, -5*inch), vec(-5*inch, -5*inch)}
		draw.Shuffle(len(corners), func(i, k int) { corners[i], corners[k] = corners[k], corners[i] })
		built := 0
		for _, x := range corners {
			lo := at.Add(x)
			hi := lo.Add(vec(int64(draw.Between(20, 32))*100, int64(draw.Between(20, 32))*100))
			if built < 1+draw.N(3) && !c.roadUnder(lo, hi) && c.put(scenery{kind: building, pts: box(lo, hi)}) {
				built++
			}
		}
		if draw.In(50) {
			lo := at.Add(vec(-6*inch, int64(draw.Between(60, 75))*100))
			hi := lo.Add(vec(12*inch, int64(draw.Between(1, 5))*100))
			if kind := []groundKind{wall, hedge, fence}[draw.N(3)]; !c.roadUnder(lo, hi) {
				c.put(scenery{kind: kind, pts: plane.Poly{lo, hi}})
			}
		}
	}
	c.setGoals()
}

// setGoals makes a village in the middle an objective, or one on either side of it
// that lie as far from it as each other, roughly; else it is the middle itself.
func (c *conjuring) setGoals() {
	best, near := -1, int64(4*inch)
	sides := [2]int{-1, -1}
	off := func(i int) int64 { return c.onTable(c.land.Hamlets[i]).Y - c.table.height/2 }
	for i := range c.land.Hamlets {
		if n := sheer(off(i)); n <= near {
			best, near = i, n
		}
		half := 0
		if off(i) > 0 {
			half = 1
		}
		if o := sides[half]; sheer(off(i)) < 12*inch && (o < 0 || sheer(off(i)) < sheer(off(o))) {
			sides[half] = i
		}
	}
	var all []int
	switch {
	case best >= 0:
		all = []int{best}
	case sides[0] >= 0 && sides[1] >= 0 && sheer(off(sides[0])+off(sides[1])) <= 4*inch:
		all = sides[:]
	}
	for _, i := range all {
		c.goals, c.called = append(c.goals, c.onTable(c.land.Hamlets[i])), append(c.called, c.names[i])
	}
	if all == nil {
		c.goals, c.called = []plane.Vec{vec(c.table.width/2, c.table.height/2)}, []string{""}
	}
}

// roadUnder reports whether a road leads through a rectangle.
func (c *conjuring) roadUnder(lo, hi plane.Vec) bool {
	for _, s := range c.scene {
		if s.kind == road && s.pts.OverlapsBy(box(lo, hi), 0) {
			return true
		}
	}
	return false
}

func sheer(n int64) int64 { return max(n, -n) }

// octagon is a shape that is nearly round: its corners in hundredths of its radius.
var octagon = [8][2]int64{{0, 100}, {71, 71}, {100, 0}, {71, -71}, {0, -100}, {-71, -71}, {-100, 0}, {-71, 71}}

// round is a convex outline of about a radius, in mils, each corner a little off.
func round(at plane.Vec, rx, ry int64, draw *country.Chance) plane.Poly {
	var all plane.Poly
	for _, x := range octagon {
		n := int64(draw.Between(86, 100))
		p := at.Add(vec(x[0]*rx*n/10000, x[1]*ry*n/10000))
		all = append(all, vec(p.X/100*100, p.Y/100*100))
	}
	return all
}

// share is how much of a round lies on spots that have something, in hundredths.
func (c *conjuring) share(at country.Spot, rx, ry int, has func(*country.Cell) bool) int {
	n, all := 0, 1
	for y := at.Y - ry; y <= at.Y+ry; y++ {
		for x := at.X - rx; x <= at.X+rx; x++ {
			dx, dy := (x-at.X)*ry, (y-at.Y)*rx
			s := country.Spot{X: x, Y: y}
			if dx*dx+dy*dy > rx*rx*ry*ry {
				continue
			}
			all++
			if c.land.Inside(s) && has(c.land.At(s)) {
				n++
			}
		}
	}
	return 100 * n / all
}

// layPatches covers what a country has of something with rounds, the largest first.
func (c *conjuring) layPatches(kind groundKind, most int, has func(*country.Cell) bool) {
	draw := c.Chance("patches " + grounds[kind].name)
	for r := most; r >= 2; r-- {
		for y := r; y < c.land.Deep-r; y += 2 {
			for x := r; x < c.land.Wide-r; x += 2 {
				at := country.Spot{X: x, Y: y}
				if rx := r + draw.N(2); has(c.land.At(at)) && c.share(at, rx, r, has) >= 80 {
					pts := round(c.onTable(at), int64(rx)*inch, int64(r)*inch, draw)
					if !c.blocks(pts) {
						c.put(scenery{kind: kind, pts: pts})
					}
				}
			}
		}
	}
}

// blocks reports whether an area would lie over a road, or where an army is to stand.
func (c *conjuring) blocks(pts plane.Poly) bool {
	for _, y := range []int64{0, c.table.height - deployDepth} {
		if pts.OverlapsBy(box(vec(c.table.width/6, y), vec(c.table.width*5/6, y+deployDepth)), 2*inch) {
			return true
		}
	}
	return slices.ContainsFunc(c.scene, func(s scenery) bool { return s.kind == road && s.pts.OverlapsBy(pts, inch) })
}

// layHills covers high ground with rounds, and the middles of the highest with a
// second level.
func (c *conjuring) layHills() {
	draw := c.Chance("hills")
	var hills []plane.Poly
	for r := 9; r >= 4; r-- {
		for y := 3; y < c.land.Deep-3; y += 2 {
			for x := r; x < c.land.Wide-r; x += 2 {
				at := country.Spot{X: x, Y: y}
				ry := int64(min(r, 7))
				high := func(x *country.Cell) bool { return x.Height > 0 }
				if !high(c.land.At(at)) || c.share(at, r, int(ry), high) < 78 {
					continue
				}
				mid := c.onTable(at)
				pts := round(mid, int64(r)*inch, ry*inch, draw).Clockwise()
				if slices.ContainsFunc(hills, func(o plane.Poly) bool { return o.OverlapsBy(pts, -inch) }) || !c.put(scenery{kind: hill, level: 1, pts: pts}) {
					continue
				}
				hills = append(hills, pts)
				if c.land.At(at).Height > 1 {
					top := slices.Clone(pts)
					for i, p := range top {
						d := p.Sub(mid)
						top[i] = vec((mid.X+d.X/2)/100*100, (mid.Y+d.Y/2)/100*100)
					}
					c.put(scenery{kind: hill, level: 2, pts: top})
				}
			}
		}
	}
}

// lack tells what a title must not name: what is not on the table.
func (c *conjuring) lack() {
	has := map[groundKind]bool{}
	for i := range c.scene {
		has[c.scene[i].kind] = true
	}
	c.Lack("river", "bridge", "steeple")
	for _, x := range [...]struct {
		kind groundKind
		word string
	}{{wood, "wood"}, {hill, "hill"}, {marsh, "marsh"}} {
		if !has[x.kind] {
			c.Lack(x.word)
		}
	}
	if !c.crossroads() {
		c.Lack("crossroads")
	}
}

// write writes the file.
func (c *conjuring) write() string {
	c.lack()
	var p conjure.Page
	p.Line("# The March of Eagles\n\nformat = 1")
	p.Head(c.Asked, c.names[0], c.Points(), 60+c.Points()/5)
	p.Line("\n[battle]\nmap = \"chance-%d\"\ntable = %q\nturns = 8\npoints = %d\nsides = \"fixed\"\nfirst = \"roll\"\nhome = { a = \"south\", b = \"north\" }",
		c.Seed, c.table.name, c.Points())
	count := map[groundKind]int{}
	for _, s := range c.scene {
		count[s.kind]++
		p.Line("\n[[terrain]]\nid = \"%s-%d\"\nkind = %q", grounds[s.kind].name, count[s.kind], grounds[s.kind].name)
		key := "polygon"
		if grounds[s.kind].line {
			key = "line"
		}
		if s.level > 0 {
			p.Line("level = %d", s.level)
		}
		pts := s.pts
		if len(pts) == 4 {
			pts = fronted(pts)
		}
		p.Line("%s = %s", key, inPairs(pts))
	}
	for i, at := range c.goals {
		p.Line("\n[[objective]]\nkind = \"zone\"\nname = %q", []string{"crossroads", "field"}[i])
		if c.called[i] != "" {
			p.Line("called = %s", tomlfile.Quote(c.called[i]))
		}
		const half = 5 * inch
		at = vec(min(max(at.X, half), c.table.width-half), at.Y)
		p.Line("points = 2\npolygon = %s", inPairs(fronted(upright(at, 2*half, 2*half))))
	}
	for s := range c.armies {
		n := len(c.armies[1-s].units)
		p.Line("\n[[objective]]\nkind = \"break\"\nname = \"break\"\npoints = 1\nside = %q\nbattalions = %d", sideName(rules.Side(s)), (n+1)/2)
	}
	for s := range c.armies {
		c.armies[s].write(&p, rules.Side(s))
	}
	return p.Text()
}

// inPairs writes points in inches.
func inPairs(pts plane.Poly) string {
	all := make([]string, len(pts))
	for i, p := range pts {
		all[i] = fmt.Sprintf("[%s, %s]", tenths(p.X), tenths(p.Y))
	}
	return "[" + strings.Join(all, ", ") + "]"
}

// tenths writes mils in inches with as many places as they need.
func tenths(n int64) string {
	s := strings.TrimRight(inDecimals(n, 3), "0")
	if strings.HasSuffix(s, ".") {
		s += "0"
	}
	return s
}
