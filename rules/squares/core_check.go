package squares

import (
	"fmt"

	"grognard/rules"
)

// Check implements rules.Board: capacity, placement and the conservation of
// units and tokens.
func (b *Board) Check() error {
	for u := range b.units {
		if err := b.checkUnit(u); err != nil {
			return err
		}
	}
	for row := range b.rows {
		for col := range b.cols {
			if err := b.checkSquare(at(col, row)); err != nil {
				return err
			}
		}
	}
	for l := range b.leaders {
		x := &b.leader[l]
		if (x.state == present) != (x.at != offBoard) {
			return fmt.Errorf("%s is in state %d on %s", Book{}.Format(b.leaders[l].ref), x.state, x.at.name())
		}
	}
	if err := b.checkMarkers(); err != nil {
		return err
	}
	if b.phase.activation() != (b.act.leader >= 0) {
		return fmt.Errorf("phase %s with active leader %d", phaseNames[b.phase], b.act.leader)
	}
	return nil
}

// checkUnit: a unit stands where its state says, in a square that it may be in.
func (b *Board) checkUnit(u int) error {
	x, k := &b.unit[u], &b.units[u]
	id := Book{}.Format(k.ref)
	switch {
	case (x.state == present) != (x.at != offBoard):
		return fmt.Errorf("%s is in state %s on %s", id, presenceNames[x.state], x.at.name())
	case x.state != present && x.marker >= 0:
		return fmt.Errorf("%s is under a marker and not on the board", id)
	case x.state != present:
		return nil
	case !b.in[x.at].Has(u):
		return fmt.Errorf("%s is not in %s", id, x.at.name())
	case k.kind == artillery && b.ground[x.at].difficult():
		return fmt.Errorf("%s stands in wood or broken ground", id)
	case x.garrison && !k.canGarrison():
		return fmt.Errorf("%s cannot be a garrison", id)
	case x.march && (!k.linear || x.garrison):
		return fmt.Errorf("%s cannot be in March Column", id)
	case x.rear && !b.faces(u):
		return fmt.Errorf("%s has no rank", id)
	case x.facing.diagonal():
		return fmt.Errorf("%s faces a corner", id)
	case b.phase.activation() && x.spent > b.act.ap+1:
		return fmt.Errorf("%s has spent %d AP of %d", id, x.spent, b.act.ap)
	}
	return nil
}

// checkSquare: one side only (NS-A.33), within capacity (NS-A.34), with 1 or 2
// Leads (NS-A.42) and room for its garrisons. Two columns (NS-C4.1.25) are beyond
// capacity.
func (b *Board) checkSquare(q square) error {
	if b.holds(q, rules.First) && b.holds(q, rules.Second) {
		return fmt.Errorf("both sides are in %s", q.name())
	}
	if b.in[q] == 0 {
		return nil
	}
	s := b.sideOf(b.in[q].First())
	r := b.roomIn(q, s, 0)
	ranked := 0
	for rest := b.in[q]; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if b.unit[u].at != q {
			return fmt.Errorf("%s holds a unit that stands elsewhere", q.name())
		}
		ranked += count(b.faces(u))
	}
	switch {
	case !r.within():
		return fmt.Errorf("%s holds %d bases at a budget of %d", q.name(), r.bases(), r.budget())
	case ranked > 0 && (r.leads < 1 || r.leads > 2):
		return fmt.Errorf("%s has %d Leads", q.name(), r.leads)
	case b.garrisons(q) > b.ground[q].areas:
		return fmt.Errorf("%s has %d garrisons in %d areas", q.name(), b.garrisons(q), b.ground[q].areas)
	}
	return nil
}

// checkMarkers: what is under a marker stands in its square, alone.
func (b *Board) checkMarkers() error {
	for s := range b.marker {
		for k := range b.marker[s] {
			x := &b.marker[s][k]
			id := Book{}.Format(markerRef(rules.Side(s), k))
			if !x.standing() {
				if x.units != 0 {
					return fmt.Errorf("%s is not on the board and holds units", id)
				}
				continue
			}
			switch {
			case !b.rules.fog:
				return fmt.Errorf("%s without fog of war", id)
			case x.dummy != (x.units == 0):
				return fmt.Errorf("%s holds %d units", id, x.units.Count())
			case b.in[x.at] != x.units:
				return fmt.Errorf("%s shares %s with other units", id, x.at.name())
			case x.general < 0 || b.leaders[x.general].side != rules.Side(s):
				return fmt.Errorf("%s follows nobody", id)
			}
			for rest := x.units; rest != 0; rest = rest.Rest() {
				if int(b.unit[rest.First()].marker) != k {
					return fmt.Errorf("%s holds a unit that is elsewhere", id)
				}
			}
		}
	}
	return nil
}
