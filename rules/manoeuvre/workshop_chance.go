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
	p.Line("# Manoeuvre\n\nformat = 1\nfirst = %q", sideNames[a.Chance("first").N(2)])
	p.Head(a, a.Names(1)[0], 0, 60)
	p.Line("\n[rules]\nsetup = \"scenario\"\n\n[map]")
	for i, t := range slots {
		p.Line("%s = { tile = %q, rot = %d }", slotNames[i], tiles[t.tile].id, t.rot)
	}
	p.Line("seed = \"chance-%d\"", a.Seed)
	ids := [2]*army{&armies[findArmy(a.Value(southKey))], &armies[findArmy(a.Value(northKey))]}
	for s, x := range ids {
		p.Line("\n[%s]\narmy = %q\nopening = \"random\"", sideNames[s], x.id)
		if worn := x.handicap(ids[1-s], a.Spare[s]); worn != nil {
			p.Line("start_reduced = %s", tomlfile.QuoteAll(worn))
		}
		p.Rows("units", x.array(&g, s == 1))
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

// evenArmies is how much stronger than the other, in thousandths, an army may be
// without a handicap.
const evenArmies = 80

// handicap lists the units that begin reduced, of an army that is stronger than
// the other or is to be worth less by a few thousandths.
func (x *army) handicap(other *army, spare int) (worn []string) {
	n := x.worth()
	target := n
	if n*1000 > other.worth()*(1000+evenArmies) {
		target = other.worth()
	}
	target -= target * spare / 1000
	for range 4 {
		best := -1
		for i, u := range x.units {
			if slices.Contains(worn, u.id) {
				continue
			}
			if off := abs(n - u.full - target); off < abs(n-target) && (best < 0 || off < abs(n-x.units[best].full-target)) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		worn, n = append(worn, x.units[best].id), n-x.units[best].full
	}
	slices.Sort(worn)
	return worn
}

// array sets an army up in its home ranks: the horse on the wings, the best foot
// in the middle of the front, the weakest behind it.
func (x *army) array(g *[64]ground, isNorth bool) (rows []string) {
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
	at := conjure.Array(places, posts)
	for i, u := range units {
		rows = append(rows, fmt.Sprintf("{ unit = %q, at = %q }", u.id, square(at[i]).name()))
	}
	slices.SortFunc(rows, strings.Compare)
	return rows
}
