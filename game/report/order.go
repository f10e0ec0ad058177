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
	most  int         // strength it had at most
	fell  int         // turn in which it left the board for good
	left  int         // strength in the end
	there bool        // in the end
}

// see takes over who stands on the board.
func (k *roster) see(v *rules.View, turn int) {
	if k.of == nil {
		k.of = map[rules.Ref]*trooper{}
	}
	all := strengthsOf(v)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Form == rules.Marker || p.Face == "" || p.Side == rules.Chance || all.part(p) {
			continue
		}
		t := k.of[p.Ref]
		if t == nil {
			t = &trooper{first: *p}
			k.of[p.Ref] = t
			k.all = append(k.all, t)
		}
		t.most = max(t.most, all.of[p.Ref])
	}
}

// note takes over who leaves the board.
func (k *roster) note(e *rules.Event, turn int) {
	if t := k.of[e.Who]; t != nil && e.Kind == rules.EvRemove {
		t.fell = turn
	}
}

// leads reports whether a piece is a leader.
func (k *roster) leads(who rules.Ref) bool {
	t := k.of[who]
	return t != nil && t.first.Form == rules.Leader
}

// end takes over who is left.
func (k *roster) end(v *rules.View) {
	all := strengthsOf(v)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		t := k.of[p.Ref]
		if t != nil && t.fell > 0 && p.Cell == 0 && p.Pt == (rules.Point{}) {
			continue // it fell, and has not come back, though it might have
		}
		if t != nil && p.Form != rules.Marker {
			t.there, t.left = true, all.of[p.Ref]
		}
	}
}

// strengths are those of all units of a position. Leaders have none.
type strengths struct {
	of map[rules.Ref]int
	in map[rules.Ref]bool // pieces of the position
}

// strengthsOf adds up the stands of each unit, and the men that it has sent out.
func strengthsOf(v *rules.View) strengths {
	k := strengths{map[rules.Ref]int{}, map[rules.Ref]bool{}}
	for i := range v.Pieces {
		k.in[v.Pieces[i].Ref] = true
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		switch {
		case p.Ref == 0 || p.Form == rules.Marker || p.Form == rules.Leader || p.Side == rules.Chance:
		case k.part(p):
			k.of[p.Cell] += p.N
		default:
			k.of[p.Ref] += p.N
		}
	}
	return k
}

// part reports whether a piece is a part of another one, whose strength it has: skirmishers of a battalion.
func (k strengths) part(p *rules.Piece) bool { return p.Cell != 0 && k.in[p.Cell] }

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
			u.Strength[0] += t.most
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
		a.Before, a.After = g.amount("strength", a.Totals[0]), g.amount("strength", a.Totals[1])
		a.Fallen = g.words.About(g.words.Word("ui.end.fallen"), g.words.Fallen(g.told.Fallen[s]))
		if lost := a.Totals[0] - a.Totals[1]; lost > 0 {
			a.Fallen = g.words.Beside(g.losses(rules.Side(s), lost), a.Fallen)
		}
		slices.SortStableFunc(a.Units, func(x, y Unit) int {
			return cmp.Or(compareBool(x.Leader, y.Leader), cmp.Compare(y.Strength[0], x.Strength[0]))
		})
	}
}

// losses says what a side lost of its strength. Where the rulebook counts losses otherwise, the number is its own, as
// everywhere else, and what of it was strength is said beside it.
func (g *gatherer) losses(s rules.Side, lost int) string {
	all := g.end.Sides[s].Gauges
	i := slices.IndexFunc(all, func(k rules.Gauge) bool { return k.Key == rules.GaugeLosses && len(k.Refs) == 0 })
	if i < 0 || all[i].N == lost {
		return g.words.Word("report.lost", g.amount("strength", lost))
	}
	return g.words.About(g.counted(&all[i]), g.words.Word("report.lost.of", all[i].N, g.amount("strength", lost)))
}

// lost is what a side lost in a turn, in the unit of its strength: where the rules count hits, which may be recovered,
// those units that fell.
func (g *gatherer) lost(t *raw, s rules.Side) (n int) {
	if g.amount("losses", 1) == g.amount("strength", 1) {
		return t.draw.lost(s)
	}
	for i := range t.events {
		e := &t.events[i]
		if x := g.units.of[e.Who]; e.Kind == rules.EvRemove && x != nil && x.first.Side == s {
			n += x.most
		}
	}
	return n
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
