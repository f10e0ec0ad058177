package manoeuvre

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/conjure"
	"grognard/rules/country"
	"grognard/rules/tomlfile"
)

// The wishes for the armies.
const (
	southKey = "first"
	northKey = "second"
)

// Wishes implements rules.Conjurer. Armies have no points: each is of eight units.
func (Book) Wishes() []rules.Prop {
	var ids []string
	var names []rules.Text
	for i := range armies {
		ids, names = append(ids, armies[i].id), append(names, rules.Text{Key: "nation." + armies[i].id})
	}
	return []rules.Prop{conjure.Marshy(), conjure.Choice(southKey, names, ids...), conjure.Choice(northKey, names, ids...)}
}

// Conjure implements rules.Conjurer: the map is laid of the tiles that come nearest
// to a country, the armies are whole.
func (k Book) Conjure(w rules.Wish) (string, error) {
	wishes := k.Wishes()
	a, err := conjure.Read(wishes, w)
	if err == nil {
		err = a.Apart(wishes, w, southKey, northKey)
	}
	if err != nil {
		return "", err
	}
	a.Level(k.Name(), [2]string{a.Value(southKey), a.Value(northKey)})
	slots := layLike(a.Land(8*grain, 8*grain, grain))
	g := assemble(slots)
	lack(a, &g)
	var p conjure.Page
	ids := [2]*army{&armies[findArmy(a.Value(southKey))], &armies[findArmy(a.Value(northKey))]}
	h := even(ids, a.Spare[0]-a.Spare[1], a.Begins(k.Name()), a.Chance("first").N(2))
	p.Line("# Manoeuvre\n\nformat = 1\nfirst = %q", sideNames[h.first])
	p.Head(a, a.Names(1)[0], 0, 60)
	p.Line("\n[rules]\nsetup = \"scenario\"\n\n[map]")
	for i, t := range slots {
		p.Line("%s = { tile = %q, rot = %d }", slotNames[i], tiles[t.tile].id, t.rot)
	}
	p.Line("seed = \"chance-%d\"", a.Seed)
	for s, x := range ids {
		p.Line("\n[%s]\narmy = %q\nopening = \"random\"", sideNames[s], x.id)
		if worn := h.reduced[s]; len(worn) > 0 {
			p.Line("start_reduced = %s", tomlfile.QuoteAll(worn))
		}
		p.Rows("units", x.array(&g, s == 1, h.deep[s]))
	}
	return p.Text(), nil
}

// lack tells what a title must not name: what is not on the map.
func lack(a *conjure.Asked, g *[64]ground) {
	a.Lack("river", "bridge", "crossroads")
	has := func(all ...ground) bool {
		return slices.ContainsFunc(g[:], func(x ground) bool { return slices.Contains(all, x) })
	}
	for _, x := range [...]struct {
		word string
		has  bool
	}{{"wood", has(woods)}, {"hill", has(hill)}, {"marsh", has(marsh, lake)}, {"steeple", has(town)}} {
		if !x.has {
			a.Lack(x.word)
		}
	}
}

// grain is how many spots of a country are as wide as a square.
const grain = 4

// squareOf is the square in which a spot lies.
func squareOf(s country.Spot) int { return int(at(s.X/grain, 7-s.Y/grain)) }

// like is what a map should have where a country has something.
func like(l *country.Land) (want [64]ground) {
	for q, p := range l.Patches(64, squareOf) {
		want[q] = open
		switch {
		case p.Half(p.Wood):
			want[q] = woods
		case p.Level() > 0:
			want[q] = hill
		case p.Half(p.Fields):
			want[q] = fields
		case p.Water > 0:
			want[q] = marsh
		}
	}
	for _, h := range l.Hamlets {
		want[squareOf(h)] = town
	}
	return want
}

// misfit is how badly a ground stands for the one that a country has.
func misfit(has, want ground) int {
	switch wet := func(g ground) bool { return g == marsh || g == lake }; {
	case has == want:
		return 0
	case wet(has) && wet(want):
		return 1
	case wet(want): // few tiles have any
		return 9
	case has == open || want == open:
		return 2
	}
	return 3
}

// shortlist is how many tiles are looked at for each slot.
const shortlist = 8

// layLike lays the four tiles that come nearest to a country, without favour for
// either half.
func layLike(l *country.Land) (best [4]laid) {
	want := like(l)
	var fit [4][]laid
	cost := map[[3]int]int{}
	for slot := range fit {
		for n := range tiles {
			for rot := range 4 {
				t := laid{int8(n), int8(rot)}
				wrong := 0
				fitsAll(slot, t, func(q square, g ground) bool { wrong += misfit(g, want[q]); return true })
				cost[[3]int{slot, n, rot}] = wrong
				fit[slot] = append(fit[slot], t)
			}
		}
		slices.SortStableFunc(fit[slot], func(a, b laid) int {
			return cost[[3]int{slot, int(a.tile), int(a.rot)}] - cost[[3]int{slot, int(b.tile), int(b.rot)}]
		})
		fit[slot] = fit[slot][:shortlist]
	}
	least := -1
	for i := range shortlist * shortlist * shortlist * shortlist {
		var slots [4]laid
		wrong := 0
		for slot := range slots {
			t := fit[slot][i%shortlist]
			i /= shortlist
			if slices.ContainsFunc(slots[:slot], func(x laid) bool { return x.tile == t.tile }) {
				wrong += 1000
			}
			slots[slot] = t
			wrong += cost[[3]int{slot, int(t.tile), int(t.rot)}]
		}
		if least >= 0 && wrong >= least {
			continue
		}
		if wrong += unfair(assemble(slots)); least < 0 || wrong < least {
			best, least = slots, wrong
		}
	}
	return best
}

// unfair is by how much one half of a map favours who stands in it, and whether a
// home edge has too few squares.
func unfair(g [64]ground) int {
	worth, dry := [2]int{}, [2]int{}
	for q := range square(64) {
		half := q.rank() / 4
		worth[half] += g[q].effects().defence
		if home(half == 1).Has(q) && g[q].effects().enter {
			dry[half]++
		}
	}
	n := 2 * abs(worth[0]-worth[1])
	if min(dry[0], dry[1]) < 10 {
		n += 1000
	}
	return n
}

// worth is what an army is worth, fresh and reduced.
func (x *army) worth() (n int) {
	for _, u := range x.units {
		n += u.full + u.reduced
	}
	return n
}

// handicap is what makes a battle of two armies of eight units even.
type handicap struct {
	first   int         // the First Player
	deep    [2]int      // units that stand in the rear rank, though there is room in front
	reduced [2][]string // units that begin reduced
}

// What the parts of a handicap weigh, in thousandths of an army, as games of the
// computer player tell.
const (
	perDeep  = 11 // a unit in the rear rank
	restored = 3  // a unit that begins reduced: a third of what it lacks, since it is restored soon
	perUnit  = 2  // so much nearer each unit that begins reduced has to bring it
)

// The most of them that an army gets.
const (
	mostDeep    = 6
	mostReduced = 6
)

// even is the handicap that weakens the southern army by so many thousandths more than
// the northern one. Who begins is better by so many, most often fewer than none; who
// does is free to be drawn where it is all the same.
func even(ids [2]*army, lead, begins, drawn int) handicap {
	left := func(first int) int { // to be weakened
		if first == 0 {
			return lead + begins
		}
		return lead - begins
	}
	h := handicap{first: drawn}
	if abs(left(1-drawn)) < abs(left(drawn)) {
		h.first = 1 - drawn
	}
	strong, more := 0, left(h.first)
	if more < 0 {
		strong, more = 1, -more
	}
	h.deep[strong] = min(mostDeep, more/2/perDeep)
	more -= h.deep[strong] * perDeep
	// One unit is a coarse step: a finer one is units of both armies.
	least := -1
	for _, one := range ids[strong].reductions() {
		for _, two := range ids[1-strong].reductions() {
			off := abs(one.costs-two.costs-more) + perUnit*(len(one.units)+len(two.units))
			if least < 0 || off < least {
				least, h.reduced[strong], h.reduced[1-strong] = off, one.units, two.units
			}
		}
	}
	return h
}

// reduction is which units of an army begin reduced, and by how many thousandths it is
// weaker.
type reduction struct {
	units []string // their ids, sorted
	costs int
}

// reductions are all that an army can have, fewest units first.
func (x *army) reductions() (all []reduction) {
	for some := range 1 << len(x.units) {
		var r reduction
		for i, u := range x.units {
			if some>>i&1 == 1 {
				r.units, r.costs = append(r.units, u.id), r.costs+u.full
			}
		}
		if r.costs = r.costs * 1000 / x.worth() / restored; len(r.units) <= mostReduced {
			slices.Sort(r.units)
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(a, b reduction) int { return len(a.units) - len(b.units) })
	return all
}

// array sets an army up in its home ranks: the horse on the wings, the best foot
// in the middle of the front, the weakest and so many more behind it.
func (x *army) array(g *[64]ground, isNorth bool, deep int) (rows []string) {
	var places []conjure.Place
	for q := range square(64) {
		if !home(isNorth).Has(q) || !g[q].effects().enter {
			continue
		}
		deep := 1 - q.rank()
		if isNorth {
			deep = q.rank() - 6
		}
		places = append(places, conjure.Place{Cell: int(q), Deep: deep, Along: 1000 * (2*q.file() + 1) / 16})
	}
	units := slices.Clone(x.units[:])
	slices.SortStableFunc(units, func(a, b unitType) int { return b.full - a.full })
	var posts []conjure.Post
	horse, foot := 0, 0
	for _, u := range units {
		if u.cavalry {
			posts = append(posts, conjure.Post{Along: conjure.Wing(horse, 2)})
			horse++
			continue
		}
		// from the middle to both sides
		p := conjure.Post{Along: 500 + (foot+1)/2*125*(1-foot%2*2)}
		if foot == 5 {
			p = conjure.Post{Deep: 1, Along: 500}
		}
		posts = append(posts, p)
		foot++
	}
	for i := range posts {
		if i >= len(posts)-1-deep {
			posts[i].Deep = 1
		}
	}
	at := conjure.Array(places, posts)
	for i, u := range units {
		rows = append(rows, fmt.Sprintf("{ unit = %q, at = %q }", u.id, square(at[i]).name()))
	}
	slices.SortFunc(rows, strings.Compare)
	return rows
}
