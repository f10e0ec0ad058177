package squares

import "grognard/rules"

// walker is whoever changes square: a unit, a unit or dummy of a marker, a
// train. A step asks the same of all of them.
type walker struct {
	side    rules.Side
	linear  bool // steps straight forward and back only
	column  bool // Linear infantry in March Column
	facing  heading
	horse   bool // cavalry and horse artillery: 2 squares for an additional AP
	cavalry bool // must stop in a wood
	sure    bool // light infantry pays nothing in wood and broken ground
	guns    bool // artillery and trains
	marker  bool // it goes under a marker
	free    bool // it takes no place and meets nobody: a train
	closed  square
	unit    int // or -1
}

// walkerOf describes a unit.
func (b *Board) walkerOf(u int) walker {
	k, x := &b.units[u], &b.unit[u]
	return walker{side: b.sideOf(u), linear: b.faces(u), column: x.march, facing: x.facing, unit: u, closed: x.closed,
		horse: k.kind == cavalry || k.horse, cavalry: k.kind == cavalry, guns: k.kind == artillery,
		sure: k.kind == infantry && k.light, marker: x.marker >= 0}
}

// The kinds that a dummy may pretend to be (NS-A.57).
var pretenceNames = []string{"infantry", "cavalry", "foot", "horse"}

// pretender describes a dummy (NS-A.71).
func pretender(s rules.Side, kind uint8) walker {
	w := walker{side: s, unit: -1, closed: offBoard, marker: true}
	switch pretenceNames[kind] {
	case "cavalry":
		w.horse, w.cavalry = true, true
	case "foot":
		w.guns = true
	case "horse":
		w.horse, w.guns = true, true
	}
	return w
}

// hauler describes a train, which moves like foot artillery (NS-B.18,
// NS-C4.2.26).
func hauler(s rules.Side) walker {
	return walker{side: s, unit: -1, closed: offBoard, guns: true, free: true}
}

// bar is what forbids a step.
type bar uint8

const (
	noBar bar = iota
	barEdge
	barEnemy
	barRiver
	barMarker
	barTroops
	barGuns
	barDiagonal
	barSideways
	barStopped
	barClosed
	barMarch
	barColumns
	barLeads
	barBridge
	barRoom
	barPoints
)

// bars are the clauses and words of what forbids a step.
var bars = [...]struct{ rule, key string }{
	barEdge:     {"NS-C4.1.38", "edge"},
	barEnemy:    {"NS-C4.1.33", "enemy"},
	barRiver:    {"NS-B.13", "river"},
	barMarker:   {"NS-A.69", "marker"},
	barTroops:   {"NS-A.69", "troops"},
	barGuns:     {"NS-C4.1.18", "guns"},
	barDiagonal: {"NS-C4.1.5", "diagonal"},
	barSideways: {"NS-C4.1.23", "sideways"},
	barStopped:  {"NS-C4.1.17", "stopped"},
	barClosed:   {"NS-C4.3.99", "closed"},
	barMarch:    {"NS-C4.1.27", "march"},
	barColumns:  {"NS-C4.1.25", "columns"},
	barLeads:    {"NS-C4.1.25", "leads"},
	barBridge:   {"NS-B.11", "bridge"},
	barRoom:     {"NS-A.34", "room"},
	barPoints:   {"NS-C4.1.31", "points"},
}

// reason puts a bar into words: who may not go where.
func (x bar) reason(who rules.Ref, to square) rules.Reason {
	if x == noBar {
		return rules.Reason{}
	}
	return rules.No(bars[x].rule, rules.Text{Key: "ns.why.step." + bars[x].key, A: who, B: to.ref()})
}

// entryHeading marks a step that leads onto the board (NS-C4.1.37).
const entryHeading = noHeading

// step works out what a step costs, and the pace after it.
func (b *Board) step(w *walker, p pace, from, to square, h heading) (pace, bar) {
	if x := b.blocked(w, p, from, to, h); x != noBar {
		return p, x
	}
	p.spent += uint8(b.stepCost(w, &p, from, to, h, nil))
	p.stepped, p.turned = true, false
	p.stopped = p.stopped || w.cavalry && b.ground[to].wood // NS-C4.1.17
	return p, noBar
}

// blocked says what forbids a step, apart from its cost.
func (b *Board) blocked(w *walker, p pace, from, to square, h heading) bar {
	if to == offBoard {
		return barEdge
	}
	g := &b.ground[to]
	switch {
	case b.holds(to, w.side.Other()):
		return barEnemy
	case b.impassable(to):
		return barRiver
	case w.guns && g.difficult():
		return barGuns
	case h == entryHeading:
	case w.linear && h.diagonal():
		return barDiagonal
	case w.linear && h != w.facing && h != w.facing.turn(4):
		return barSideways
	}
	switch {
	case p.stopped:
		return barStopped
	case w.closed == to:
		return barClosed
	case w.free:
	case b.markerOn(to, w.side) >= 0:
		return barMarker
	case w.marker && b.unitsIn(to, w.side) != 0:
		return barTroops
	}
	if x := b.blockedMarch(w, from, to, h); x != noBar {
		return x
	}
	if w.unit >= 0 && !b.fits(to, w.side, oneUnit(w.unit)) {
		return barRoom
	}
	return noBar
}

// blockedMarch applies the rules of the March Column: of those who march, and
// of all who cross an unfordable river (NS-C4.1.25, NS-C4.1.27, NS-B.11).
func (b *Board) blockedMarch(w *walker, from, to square, h heading) bar {
	entry := h == entryHeading
	if w.column {
		r := b.roomIn(to, w.side, 0)
		switch {
		case !entry && b.threatened(from, w.side, true), b.threatened(to, w.side, true) && !(entry && b.bridged(to)): // NS-C4.1.37
			return barMarch
		case r.columns > 0:
			return barColumns
		case r.leads >= 2:
			return barLeads
		}
	}
	if b.ground[to].unfordable && !b.overBridge(w, from, to, entry) {
		return barBridge
	}
	return noBar
}

// overBridge reports whether a step is a bridge passage (NS-B.11).
func (b *Board) overBridge(w *walker, from, to square, entry bool) bool {
	switch {
	case !b.bridged(to):
		return false
	case entry:
		return true
	case w.linear:
		return w.column
	}
	return !b.threatened(from, w.side, false) && !b.threatened(to, w.side, false)
}

// bill collects what a move costs, term by term; nil where nobody asks.
type bill []rules.Mod

// add puts a term on the bill, and returns what it costs.
func (x *bill) add(rule, key string, to square, ap int) int {
	if x != nil {
		*x = append(*x, rules.Mod{Sum: "ap", Why: rules.Text{Key: "ns.mod.ap." + key, B: to.ref()}, Rule: rule, N: ap})
	}
	return ap
}

// stepCost is what a step costs, and uses up or gains additional squares
// (NS-C4.1.1 to NS-C4.1.11).
func (b *Board) stepCost(w *walker, p *pace, from, to square, h heading, x *bill) int {
	cost := b.squareCost(w, p, to, h, x)
	if !p.stepped {
		if b.weather.rainy() {
			cost += x.add("NS-C0.8", "rain", to, 1)
		}
		if b.night {
			cost += x.add("NS-C4.1.35", "night", to, 1)
		}
	}
	if w.guns && (!p.stepped || b.vary.gunsPayEachSquare) {
		cost += x.add("NS-C4.1.7", "guns", to, 1)
	}
	g := &b.ground[to]
	if g.fordable && !b.overBridge(w, from, to, h == entryHeading) {
		cost += x.add("NS-C4.1.10", "ford", to, 1)
	}
	if g.difficult() && !w.sure {
		cost += x.add("NS-C4.1.11", "difficult", to, 1)
	}
	return cost
}

// squareCost is the price of the square alone.
func (b *Board) squareCost(w *walker, p *pace, to square, h heading, x *bill) int {
	double := w.horse && !b.vary.singleExtra
	if h != entryHeading && h.diagonal() { // NS-C4.1.5, NS-C4.1.6
		if p.stepped && double {
			return x.add("NS-C4.1.6", "diagonal", to, 1)
		}
		return x.add("NS-C4.1.5", "diagonal", to, 2)
	}
	switch {
	case !p.stepped:
		return x.add("NS-C4.1.1", "step", to, 1)
	case !double:
		return x.add("NS-C4.1.3", "extra", to, 1)
	case p.extra > 0:
		p.extra--
		return 0
	}
	p.extra++
	return x.add("NS-C4.1.3", "double", to, 1)
}

// costs lists what a way costs a unit, square by square.
func (b *Board) costs(w *walker, p pace, from square, way []square) (x bill) {
	for _, to := range way {
		b.stepCost(w, &p, from, to, toward(from, to), &x)
		p.stepped = true
		from = to
	}
	return x
}

// allowance is how many AP somebody may spend on movement (NS-C4.1.20,
// NS-C4.1.21).
func (b *Board) allowance(u int) uint8 {
	if b.units[u].spirited() {
		return b.act.ap + 1
	}
	return b.act.ap
}
