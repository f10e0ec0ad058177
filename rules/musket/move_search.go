package musket

import "grognard/rules"

// move is a move in progress: what moves together, and how far it has come.
type move struct {
	members set
	helpers set // leaders whose movement bonus counts
	mode    mode
	charge  bool // under the limits of a charge (MS-7.13.3, MS-9.3)
	fow     bool // by a Fortune of War
	foreign bool // moved by the enemy (MS-12.4.2)
	rolled  bool
	ma      int16    // halves of MP
	spent   [4]int16 // of infantry, cavalry, artillery, a leader alone; halves of MP
	hexes   int8     // entered
}

// lone is the index in move.spent of a leader alone.
const lone = 3

// moveSearch is the ground of a move as the counters stand.
type moveSearch struct {
	*obstacles
	k       *move
	at      hex // where the move stands
	carts   hex // own trains, or noHex
	prize   hex // enemy trains, or noHex
	units   set // those that move
	arms    [4]bool
	who     int    // a counter to name
	single  arm    // HQ or trains alone; else arms
	nearby  hexSet // too near the enemy for March Movement (MS-4.7.1)
	weak    bool   // all are Shaken or have (CF), and no leader is along (MS-6.2.3)
	squared bool
	leader  bool // a leader alone
}

// searchOf looks at the ground of a move.
func (b *Board) searchOf(k *move) *moveSearch {
	return b.obstacles(b.sideOf(k.members.First())).search(k)
}

// waysNow is waysOf where v, if it is not nil, has looked already.
func (b *Board) waysNow(v *obstacles, k *move) *moveSearch {
	if v == nil {
		return b.searchOf(k)
	}
	return v.search(k)
}

// search is waysOf where the counters have been looked at.
func (v *obstacles) search(k *move) *moveSearch {
	b, c, s := v.b, k.members.First(), v.side
	w := &moveSearch{obstacles: v, k: k, at: b.piece[c].at, carts: noHex, prize: noHex, units: k.members.And(b.unitSet), who: c, single: arms}
	if o := b.army[s].train; b.inPlay(o) && !k.members.Has(o) {
		w.carts = b.piece[o].at
	}
	if o := b.army[s.Other()].train; b.inPlay(o) {
		w.prize = b.piece[o].at
	}
	w.noteMovers()
	if k.mode == marchMove {
		w.barMarch()
	}
	return w
}

// barMarch marks the hexes that no unit of a marching move may touch.
func (w *moveSearch) barMarch() {
	w.nearby = w.ezoc
	for all := w.units; !all.Empty(); all = all.Rest() {
		w.nearby.Join(w.marchBarred(w.b.print[all.First()].arm))
	}
}

// noteMovers finds out what moves.
func (w *moveSearch) noteMovers() {
	b := w.b
	w.weak = true
	for all := w.k.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		switch p := &b.print[c]; {
		case p.unit():
			w.arms[p.arm] = true
			w.squared = w.squared || b.is(c, square)
			w.weak = w.weak && (b.is(c, shaken) || b.face(c).paren)
		case p.arm == leader:
			w.weak = w.weak && b.is(c, ineffective)
		default:
			w.single = p.arm
			w.arms[p.ground()] = true
		}
	}
	if w.units.Empty() && w.single == arms {
		w.leader = true
		w.arms[lone] = true
	}
}

// halt says why the hex where a move stands cannot be left (MS-6.2.2).
func (w *moveSearch) halt() rules.Reason {
	if !w.ezoc.Has(w.at) || w.leader || w.single == trains || w.k.mode == disengaging && w.k.hexes == 0 {
		return rules.Reason{}
	}
	if w.single == headquarters {
		return rules.No("MS-12.1.3", rules.Text{Key: "ms.why.hq_stuck", A: w.b.pieceRef(w.who)})
	}
	return rules.No("MS-6.2.2", rules.Text{Key: "ms.why.held", A: w.b.pieceRef(w.who)})
}

// mayEnter says why the hex n may not be entered, whatever it costs, hex by hex: a
// charge goes all its way at once, see shut and crosses.
func (w *moveSearch) mayEnter(h, n hex, s int) rules.Reason {
	if w.held.Has(n) {
		return rules.No("MS-5.1.2", rules.Text{Key: "ms.why.enemy_held", A: n.ref()})
	}
	if n == w.prize && w.units.Empty() {
		return rules.No("MS-5.1.2", rules.Text{Key: "ms.why.enemy_held", A: n.ref()})
	}
	if w.k.mode == marchMove && (w.nearby.Has(h) || w.nearby.Has(n)) {
		return rules.No("MS-4.7.1", rules.Text{Key: "ms.why.march_near", A: n.ref()})
	}
	if w.ezoc.Has(n) {
		if why := w.mayEnterZone(n); !why.OK() {
			return why
		}
	}
	if !w.crosses(h, n, s) {
		return rules.No("MS-12.2.1", rules.Text{Key: "ms.why.trains_ground", A: n.ref()})
	}
	return rules.Reason{}
}

// mayEnterZone says why a hex in an EZOC may not be entered.
func (w *moveSearch) mayEnterZone(n hex) rules.Reason {
	b := w.b
	who := b.pieceRef(w.who)
	switch {
	case w.leader:
		return rules.No("MS-10.1.3", rules.Text{Key: "ms.why.leader_zone", A: who})
	case w.single == headquarters:
		return rules.No("MS-12.1.2", rules.Text{Key: "ms.why.marker_zone", A: who})
	case w.single == trains:
		return rules.No("MS-12.2.2", rules.Text{Key: "ms.why.marker_zone", A: who})
	case w.k.mode == disengaging:
		return rules.No("MS-6.3.6", rules.Text{Key: "ms.why.disengage_zone", A: n.ref()})
	case w.squared:
		return rules.No("MS-6.2.6", rules.Text{Key: "ms.why.square_zone", A: who})
	case b.light() == night && !w.k.charge:
		return rules.No("MS-14.2.3", rules.Text{Key: "ms.why.night_zone"})
	case w.weak && !w.escort(n):
		return rules.No("MS-6.2.3", rules.Text{Key: "ms.why.unaccompanied", A: who})
	}
	return rules.Reason{}
}

// escort reports whether a hex already holds an effective leader or a unit
// neither Shaken nor with (CF) (MS-6.2.4).
func (w *moveSearch) escort(n hex) bool {
	b := w.b
	for all := b.stack(w.side, n).Minus(w.k.members); !all.Empty(); all = all.Rest() {
		c := all.First()
		switch p := &b.print[c]; {
		case p.unit() && !b.is(c, shaken) && !b.face(c).paren, p.arm == leader && !b.is(c, ineffective):
			return true
		}
	}
	return false
}

// filled returns the hexes that the move would overstack (MS-7.13.3d).
func (w *moveSearch) filled() *hexSet {
	return &w.crowded()[max(0, maxStack-w.units.And(w.b.countSet).Count())]
}

// crosses reports whether a charge can go on across a hexside (MS-7.13.3f,
// MS-9.3.4), or trains for which there must be a road or clear ground.
func (w *moveSearch) crosses(h, n hex, s int) bool {
	b := w.b
	switch {
	case w.k.charge && w.arms[cavalry]:
		return b.scenario.charge[cavalry][h]>>s&1 == 1
	case w.k.charge:
		return b.scenario.charge[infantry][h]>>s&1 == 1
	}
	return w.single != trains || b.ground[n] == clearGround || b.tracks[h][s] == road
}

// stopping returns the hexes from which the search goes no farther: see ends.
func (w *moveSearch) stopping() (all hexSet) {
	all = w.ezoc
	if w.carts != noHex && !w.units.Empty() {
		all.Add(w.carts)
	}
	if w.single == trains {
		for i, roads := range w.b.roads {
			all[i] |= ^roads
		}
	}
	if w.prize != noHex {
		all.Add(w.prize)
	}
	all.Drop(w.at)
	return all
}

// shut returns the hexes that may not be entered: those of which enter says
// why not, wherever the move comes from.
func (w *moveSearch) shut() (all hexSet) {
	all = w.held
	if w.prize != noHex && w.units.Empty() {
		all.Add(w.prize)
	}
	if w.k.mode == marchMove {
		all.Join(&w.nearby)
	}
	w.shutZones(&all)
	switch {
	case w.k.charge && w.arms[cavalry]:
		all.Join(&w.friends) // MS-9.3.3
	case w.k.charge:
		all.Join(w.filled()) // MS-7.13.3d
	}
	return all
}

// shutZones adds the hexes of EZOCs that enterZone forbids: all or none, unless
// it turns on who stands there.
func (w *moveSearch) shutZones(all *hexSet) {
	h := w.ezoc.Next(0)
	if h == noHex || !w.weak && w.mayEnterZone(h).OK() {
		return
	}
	if !w.weak {
		all.Join(&w.ezoc)
		return
	}
	for ; h != noHex; h = w.ezoc.Next(h + 1) {
		if !w.mayEnterZone(h).OK() {
			all.Add(h)
		}
	}
}

// pay returns what has been spent after a step to n, or false where an arm of
// the move cannot take it: by terrain, or for want of MP.
func (w *moveSearch) pay(spent [4]int16, h, n hex, s int) (after [4]int16, why rules.Reason) {
	for a := range w.arms {
		if !w.arms[a] {
			continue
		}
		cost, ok := w.cost(a, spent[a], h, n, s)
		if !ok {
			return spent, rules.No("MS-4.5.1", rules.Text{Key: "ms.why.prohibited", A: w.b.pieceRef(w.who), B: n.ref()})
		}
		if cost > w.k.ma {
			return spent, rules.No("MS-4.3.3", rules.Text{Key: "ms.why.no_mp", A: w.b.pieceRef(w.who), B: n.ref(), N: int(cost+1) / mp, M: int(w.k.ma) / mp})
		}
		spent[a] = cost
	}
	return spent, rules.Reason{}
}

// cost is what an arm has spent after a step.
func (w *moveSearch) cost(a int, spent int16, h, n hex, s int) (int16, bool) {
	if w.k.mode == marchMove && a != lone {
		return w.marchCost(a, spent, h, n, s)
	}
	fare := w.b.fare[a][h][s]
	if a < int(artillery) && w.ezoc.Has(n) { // no track counts (MS-4.6.4, MS-4.6.6)
		fare = w.b.country[a][h][s] * mp
	}
	return spent + int16(fare), fare > 0
}

// marchCost is cost by March Movement: along roads and trails, or over open ground
// (MS-4.7.6 to MS-4.7.9).
func (w *moveSearch) marchCost(a int, spent int16, h, n hex, s int) (int16, bool) {
	switch fare := int16(w.b.marchFare[a][h][s]); {
	case fare > 0 && w.single == arms && w.friends.Has(n): // along the road
		return spent + fare + 1, true
	case fare > 0:
		return spent + fare, true
	case fare < 0:
		return (spent+1)/mp*mp - fare, true // a half left over is lost
	}
	return 0, false
}

// ends reports whether a move ends at the hex it has entered (MS-6.2.1,
// MS-12.2.1, MS-12.2.3).
func (w *moveSearch) ends(n hex) bool {
	switch {
	case w.ezoc.Has(n):
		return true
	case n == w.carts:
		return !w.units.Empty()
	case w.single == trains:
		return !w.b.onRoad(n)
	}
	return false
}
