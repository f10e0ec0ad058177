package report

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"

	"grognard/assets/palette"
	"grognard/rules"
)

// Unit is a line of the order of battle: all units of one name.
type Unit struct {
	Name     string
	N        [2]int // how many there were, and are left
	Strength [2]int // of all of them, before and after; 0 and 0: they have none
	Leader   bool
	Fate     string // the turns in which some were lost, "" if none were
}

// roster is who took part, in the order in which they were seen.
type roster struct {
	all []*trooper
	of  map[rules.Ref]*trooper
}

// trooper is a piece that took part.
type trooper struct {
	first rules.Piece // as it came
	fell  int         // turn in which it left the board for good
	left  int         // strength in the end
	there bool        // in the end
}

// see takes over who stands on the board.
func (k *roster) see(v *rules.View, turn int) {
	if k.of == nil {
		k.of = map[rules.Ref]*trooper{}
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Form == rules.Marker || p.Face == "" || p.Side == rules.Chance {
			continue
		}
		t := k.of[p.Ref]
		if t == nil {
			t = &trooper{first: *p}
			k.of[p.Ref] = t
			k.all = append(k.all, t)
		}
		t.first.N = max(t.first.N, p.N)
	}
}

// note takes over who leaves the board.
func (k *roster) note(e *rules.Event, turn int) {
	if t := k.of[e.Who]; t != nil && e.Kind == rules.EvRemove {
		t.fell = turn
	}
}

// end takes over who is left.
func (k *roster) end(v *rules.View) {
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if t := k.of[p.Ref]; t != nil && p.Form != rules.Marker {
			t.there, t.left = true, p.N
		}
	}
}

// orders tells the order of battle of both sides.
func (g *gatherer) orders() {
	for s := range g.Sides {
		a := &g.Sides[s]
		fates := map[string][]int{}
		for _, t := range g.units.all {
			if t.first.Side != rules.Side(s) {
				continue
			}
			name := g.words.Name(t.first.Ref, g.names)
			i := slices.IndexFunc(a.Units, func(u Unit) bool { return u.Name == name })
			if i < 0 {
				i = len(a.Units)
				a.Units = append(a.Units, Unit{Name: name, Leader: t.first.Form == rules.Leader})
			}
			u := &a.Units[i]
			u.N[0]++
			u.Strength[0] += t.first.N
			if t.there {
				u.N[1]++
				u.Strength[1] += t.left
			} else if t.fell > 0 {
				fates[name] = append(fates[name], t.fell)
			}
		}
		for i := range a.Units {
			u := &a.Units[i]
			if f := fates[u.Name]; len(f) > 0 {
				u.Fate = g.fate(f)
			}
			a.Totals[0] += u.Strength[0]
			a.Totals[1] += u.Strength[1]
		}
		slices.SortStableFunc(a.Units, func(x, y Unit) int {
			return cmp.Or(compareBool(x.Leader, y.Leader), cmp.Compare(y.Strength[0], x.Strength[0]))
		})
	}
}

// fate lists the turns in which units were lost.
func (g *gatherer) fate(turns []int) string {
	slices.Sort(turns)
	var all []string
	for _, n := range slices.Compact(turns) {
		all = append(all, fmt.Sprint(n))
	}
	return g.words.Series(all)
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// inkOf is the colour of a side on white paper: that of its nation, darker where the other's is nearly
// the same.
func inkOf(v *rules.View, s rules.Side) string {
	c := tintOf(v, s)
	if s == rules.Second && palette.Alike(c, tintOf(v, rules.First)) {
		c.R, c.G, c.B = c.R/2, c.G/2, c.B/2
	}
	return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B)
}

func tintOf(v *rules.View, s rules.Side) color.NRGBA {
	if n, ok := palette.NationOf(v.Sides[s].Nation); ok {
		return n.Tint
	}
	return [2]color.NRGBA{palette.Hex("#0A3A82"), palette.Hex("#8C1E6A")}[s]
}
