package musket

import (
	"slices"

	"grognard/rules"
)

// chase is what charging cavalry may go on with after its victory.
type chase struct {
	side     rules.Side
	riders   set // the cavalry that charged
	spent    set // other cavalry whose charge is over
	victory  bool
	advanced set
	routed   set // whom it routed in this combat
}

// advanceInto opens a hex to the attacker's advance as if it were emptied.
func (x *resolution) advanceInto(h hex) { x.opened = append(x.opened, h) }

// advance is DC-15: the winner's units may follow into emptied hexes or round
// them (7.12). It returns what charging cavalry may do next.
func (x *resolution) advance() (c chase) {
	b, f := x.b, &x.b.fight
	c = x.chase()
	r, hexes := x.winner()
	if len(hexes) == 0 {
		return c
	}
	var went set
	for {
		movers := rules.Memo(x.t, func() set { return x.movers(r, f.units[r].Minus(went), hexes) })
		if movers.Empty() {
			break
		}
		o := ask(x.t, f.player(r), "advance", "MS-7.12.3", b.pieceRef(movers.First()), func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "stay"})
			for all := movers; !all.Empty(); all = all.Rest() {
				u := all.First()
				for _, p := range x.advances(u, r, hexes) {
					if p.ends {
						m.Offer(rules.Option{Do: "advance", Who: b.pieceRef(u), At: p.at.ref()})
					}
				}
			}
		})
		if o.Do == "stay" {
			break
		}
		u := b.pieceNamed(o.Who)
		went = went.With(u)
		if path := stretchTo(x.advances(u, r, hexes), hexOf(o.At)); path != nil {
			x.follow(u, r, path)
		}
	}
	c.advanced = went.And(c.riders)
	return c
}

// movers are those of some units that can advance anywhere.
func (x *resolution) movers(r role, units set, hexes []hex) (all set) {
	for ; !units.Empty(); units = units.Rest() {
		u := units.First()
		if x.canAdvance(u, r) && slices.ContainsFunc(x.advances(u, r, hexes), func(p stretch) bool { return p.ends }) {
			all = all.With(u)
		}
	}
	return all
}

// winner returns the role that may advance and the hexes emptied before it
// (MS-7.12.1, MS-7.12.11, MS-7.12.12).
func (x *resolution) winner() (r role, hexes []hex) {
	f := &x.b.fight
	if x.idle {
		return attacker, nil
	}
	ahead, back := x.emptied(defender), x.emptied(attacker)
	ahead = append(ahead, x.opened...)
	switch {
	case len(ahead) > 0 && len(back) == 0 && x.left[attacker].Empty():
		return attacker, ahead
	case !x.stood.Empty() && x.left[attacker].Empty():
		return attacker, []hex{f.target}
	case len(ahead) == 0 && (x.b.light() != night || f.swapped): // MS-14.2.7
		return defender, back
	}
	return attacker, nil
}

// emptied lists the hexes that a role's units have left by retreat or rout and
// in which none of their side stands any more.
func (x *resolution) emptied(r role) (hexes []hex) {
	b := x.b
	var seen hexSet
	for all := x.left[r]; !all.Empty(); all = all.Rest() {
		c := all.First()
		h := x.from[c]
		if !seen.Has(h) && b.units(b.sideOf(c), h).Empty() {
			seen.Add(h)
			hexes = append(hexes, h)
		}
	}
	return hexes
}

// canAdvance reports whether a unit is fit to advance and, where it has defended,
// may leave its ground for it (MS-7.12.2).
func (x *resolution) canAdvance(c int, r role) bool {
	b, f := x.b, &x.b.fight
	switch {
	case !b.inPlay(c) || x.left[r].Has(c) || b.is(c, shaken|square) || b.print[c].arm == artillery || b.face(c).paren:
		return false
	case r == defender && !f.swapped:
		return b.ground[b.piece[c].at].row().Advance
	}
	return true
}

// reach is how many hexes a role advances (MS-7.12.8, MS-7.12.9, MS-9.3.8,
// MS-14.2.6).
func (x *resolution) reach(r role) int {
	f := &x.b.fight
	switch {
	case r == defender || x.routed.Empty() || x.taken || x.b.light() == night:
		return 1
	case f.form == cavalryCharge && f.charges() || f.swapped:
		return 3
	}
	return 2
}

// advances lists the hexes that a unit may come to by an advance, where it stands
// first: into an emptied hex or one beside it (MS-7.12.4), then on through hexes
// free of the enemy.
func (x *resolution) advances(c int, r role, hexes []hex) (all []stretch) {
	b := x.b
	held := b.held(b.sideOf(c).Other())
	for _, h := range hexes { // an HQ left there falls to whoever enters (MS-12.1.6)
		if b.units(b.sideOf(c).Other(), h).Empty() {
			held.Drop(h)
		}
	}
	from := b.piece[c].at
	held.Add(from)
	all = append(make([]stretch, 0, 16), stretch{at: from})
	for i := 0; i < len(all); i++ {
		at := all[i].at
		all[i].ends = i > 0 && x.room(c, at)
		if int(all[i].hexes) >= x.reach(r) {
			continue
		}
		for s, n := range b.next[at] {
			if n == noHex || held.Has(n) || !b.passable(b.print[c].arm, at, s) || i == 0 && !x.beside(n, hexes) {
				continue
			}
			held.Add(n)
			all = append(all, stretch{at: n, from: int16(i), hexes: all[i].hexes + 1})
		}
	}
	return all
}

// stretch is a hex that an advance can come to.
type stretch struct {
	at    hex
	from  int16 // the one before it, by its place in the list
	hexes int16 // entered
	ends  bool  // the advance may end there
}

// stretchTo returns the way to a hex where an advance may end, both ends included, or
// nil.
func stretchTo(all []stretch, to hex) (path []hex) {
	i := slices.IndexFunc(all, func(x stretch) bool { return x.ends && x.at == to })
	if i < 0 {
		return nil
	}
	for ; i > 0; i = int(all[i].from) {
		path = append(path, all[i].at)
	}
	path = append(path, all[0].at)
	slices.Reverse(path)
	return path
}

// beside reports whether a hex is emptied or adjacent to one that is; at night
// it must be emptied itself (MS-14.2.6).
func (x *resolution) beside(n hex, hexes []hex) bool {
	for _, h := range hexes {
		if n == h || distance(n, h) == 1 && x.b.light() != night {
			return true
		}
	}
	return false
}

// room reports whether a unit that advances finds room in a hex (MS-7.12.5).
func (x *resolution) room(c int, h hex) bool {
	return !x.b.print[c].counts() || x.b.stacking(x.b.sideOf(c), h) < maxStack
}

// follow advances a unit, and the leader who took part with it
// (MS-7.12.10).
func (x *resolution) follow(c int, r role, path []hex) {
	b, f := x.b, &x.b.fight
	to := path[len(path)-1]
	group := only(c)
	for all := b.ofHex(f.leaders[r], path[0]); !all.Empty(); all = all.Rest() {
		if l := all.First(); int(b.piece[l].helps) == c {
			group = group.With(l)
		}
	}
	for ; !group.Empty(); group = group.Rest() {
		o := group.First()
		b.station(o, onMap, to)
		x.t.Tell(rules.Event{Kind: rules.EvAdvance, Rule: "MS-7.12.4", Side: b.sideOf(o), Who: b.pieceRef(o), From: path[0].ref(), To: to.ref(),
			Path: refs(path), Text: rules.Text{Key: "ms.log.advance", A: b.pieceRef(o), B: to.ref()}})
	}
	b.mark(c, attacked) // MS-7.12.7
	for _, h := range path[1:] {
		b.arrive(x.t, c, h)
	}
}
