package eagles

import (
	"cmp"
	"slices"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
	"grognard/rules/plane"
)

// chanceArmy is an army of a chance battle.
type chanceArmy struct {
	nation string
	units  []battalion
	at     []plane.Vec
	column []bool
	chief  plane.Vec
}

// recruit buys an army for all the points that there are, by the prices of the
// roster (ME-6.1).
func (c *conjuring) recruit(s int) {
	l, draw := &c.armies[s], c.Chance("army "+sideName(rules.Side(s)))
	left := c.Points() - 2*((c.Points()*c.Spare[s]/1000+1)/2)
	light := false
	for left >= 24 && len(l.units) < 10 {
		u := battalion{grade: line, bought: 20 + 4*draw.N(5), melee: noMelee}
		switch n := draw.N(100); {
		case n < 18:
			u.grade, u.bought = militia, 24+4*draw.N(5)
		case n < 45:
			u.grade = veteran
		case n < 58:
			u.grade, u.bought = guard, 16+4*draw.N(3)
		}
		if u.grade == veteran && !light && draw.In(50) {
			light, u.light = true, true
			u.bought = min(u.bought, mostLight)
		}
		for f := range figures {
			if draw.In([]int{60, 50, 35, 30}[f]) {
				u.had[f] = 1
			}
		}
		most := min(left, c.Points()*35/100) // an army has three battalions at least
		for u.cost() > most && u.bought > leastRankers {
			u.bought -= rankersStep
		}
		if u.cost() > most {
			u.had = [len(u.had)]int{}
		}
		if u.cost() <= most {
			left -= u.cost()
			l.units = append(l.units, u)
		}
	}
	l.spend(left, draw)
	slices.SortStableFunc(l.units, func(a, b battalion) int { return cmp.Compare(b.grade, a.grade) })
	for i := range l.units {
		l.units[i].detach(0)
	}
}

// spend spends what is left on drummers, and on four more Rankers where that is
// cheaper.
func (l *chanceArmy) spend(left int, draw *country.Chance) {
	for tries := 0; left > 0 && tries < 400; tries++ {
		u := &l.units[draw.N(len(l.units))]
		most := mostRankers
		if u.light {
			most = mostLight
		}
		f := figure(draw.N(int(figures)))
		switch more := price(u.grade, rankersStep); {
		case draw.In(50) && more <= left && u.bought < most:
			u.bought += rankersStep
			left -= more
		case figureTable[f].points <= left && u.had[f] < figureTable[f].most:
			u.had[f]++
			left -= figureTable[f].points
		}
	}
}

// array sets an army up in its strip: the best battalions in the middle, in columns
// but for every third, each where nothing stands.
func (c *conjuring) array(s int) {
	l := &c.armies[s]
	n := len(l.units)
	west, east := c.front(s)
	var taken []plane.Poly
	for i := range l.units {
		slot := (n - 1) / 2
		if i%2 == 1 {
			slot += (i + 1) / 2
		} else {
			slot -= i / 2
		}
		x := west + (east-west)*int64(2*min(max(slot, 0), n-1)+1)/int64(2*n)
		column := i%3 != 0 || 2*n*int(baseSide)*l.units[i].bases > 2*int(east-west)
		at, ok := c.room(s, &l.units[i], column, aloof, x, taken)
		for k := aloof; !ok && k <= anywhere; k++ { // in a column, if need be in a wood: the strip always has room
			column = true
			at, ok = c.room(s, &l.units[i], column, k, x, taken)
		}
		if !ok { // no gap is as deep as its column
			column = false
			at, _ = c.room(s, &l.units[i], column, anywhere, x, taken)
		}
		w, d := size(l.units[i].bases, column)
		taken = append(taken, upright(at, w, d))
		l.at, l.column = append(l.at, at), append(l.column, column)
	}
	l.chief = c.post(s, vec((west+east)/2, 4*inch), taken)
}

// front is from where to where a side can stand, as it sees the table: on this side of a brook
// that runs past the flank.
func (c *conjuring) front(s int) (from, to int64) {
	a, b := c.land.Front()
	from, to = int64(a)*inch, int64(b)*inch
	if s == 1 {
		from, to = c.table.width-to, c.table.width-from
	}
	return from, to
}

// turned is a point of the strip of a side.
func (c *conjuring) turned(s int, p plane.Vec) plane.Vec {
	if s == 0 {
		return p
	}
	return vec(c.table.width-p.X, c.table.height-p.Y)
}

// room is the place nearest to a point of the front where a battalion can stand.
func (c *conjuring) room(s int, u *battalion, column bool, k footing, x int64, taken []plane.Poly) (plane.Vec, bool) {
	w, d := size(u.bases, column)
	west, east := c.front(s)
	rows := []int64{deployDepth - 500 - d/2, deployDepth - 3000 - d/2, deployDepth / 2, d/2 + 300}
	if k == anywhere {
		west, east = 0, c.table.width
		for y := d / 2; y <= deployDepth-d/2; y += 500 {
			rows = append(rows, y)
		}
	}
	for _, y := range rows {
		for off := int64(0); off < c.table.width; off += 500 {
			for _, sign := range []int64{1, -1} {
				at := vec((x+sign*off)/100*100, y/100*100)
				if at.X < west+w/2 || at.X > east-w/2 || at.Y < d/2 || at.Y > deployDepth-d/2 {
					continue
				}
				at = c.turned(s, at)
				if c.free(upright(at, w, d), k, taken) {
					return at, true
				}
			}
		}
	}
	return plane.Vec{}, false
}

// upright is a footprint that looks north or south.
func upright(at plane.Vec, w, d int64) plane.Poly {
	half := vec(w/2, d/2)
	return box(at.Sub(half), at.Add(half))
}

// footing is what a place has to be to stand there.
type footing int

// From the best to the worst: well clear of houses and on easy ground, as near to houses as to
// that ground, or on any ground and beyond a brook.
const (
	aloof footing = iota
	near
	anywhere
)

// free reports whether a footprint lies beside all buildings, on nobody and, unless it may
// be anywhere, on no rough ground.
func (c *conjuring) free(q plane.Poly, k footing, taken []plane.Poly) bool {
	apart := int64(inch)
	if k != aloof {
		apart = 500
	}
	for i := range c.scene {
		x := &c.scene[i]
		if x.kind == building && x.pts.OverlapsBy(q, -apart) || k != anywhere && grounds[x.kind].difficult && x.pts.OverlapsBy(q, -300) {
			return false
		}
	}
	return !slices.ContainsFunc(taken, func(o plane.Poly) bool { return o.OverlapsBy(q, -600) })
}

// post is a place for a Commander near a point.
func (c *conjuring) post(s int, near plane.Vec, taken []plane.Poly) plane.Vec {
	for off := int64(0); off < c.table.width/2; off += 500 {
		for _, d := range []plane.Vec{vec(off, 0), vec(-off, 0), vec(off, -2*inch), vec(-off, -2*inch)} {
			at := c.turned(s, near.Add(d))
			if c.free(upright(at, 2*cmdRadius, 2*cmdRadius), aloof, taken) {
				return at
			}
		}
	}
	return c.turned(s, near)
}

// write writes an army in the order of its roster.
func (l *chanceArmy) write(p *conjure.Page, s rules.Side) {
	p.Line("\n[[army]]\nside = %q\nnation = %q\ncommander = { x = %s, y = %s }", sideName(s), l.nation, tenths(l.chief.X), tenths(l.chief.Y))
	for i := range l.units {
		u := &l.units[i]
		p.Line("\n[[army.battalion]]\nid = \"%s%d\"\ngrade = %q\nrankers = %d", sideName(s), i+1, grades[u.grade].name, u.bought)
		if u.light {
			p.Line("light = true")
		}
		for f, n := range u.had {
			if n > 0 {
				p.Line("%s = %d", figureKeys[f], n)
			}
		}
		formation, facing := "line", "0.0"
		if l.column[i] {
			formation = "column"
		}
		if s == rules.Second {
			facing = "180.0"
		}
		p.Line("points = %d\nformation = %q\nx = %s\ny = %s\nfacing = %s", u.cost(), formation, tenths(l.at[i].X), tenths(l.at[i].Y), facing)
	}
}
