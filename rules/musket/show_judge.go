package musket

import "grognard/rules"

// The assets of a side, in the order in which they are listed.
const (
	assetPoints = iota
	assetUnits
	assetStrength
	assetMorale
	assetCharge
	assetShaken
	assetFar
	assetLevel
	assetClock
	assetReach
	assetFit
	assetGuns
	assetCommand
	assetExposed
	assetLone
	assetLed
	assetLine
	assetGround
	assetCornered
	assetPressed
	assetDoomed
	assetPressing
	assetPrey
	assetLast
	assetCount
)

var assets = []rules.Feature{
	assetPoints:   {Key: "points", Worth: 100},
	assetUnits:    {Key: "units", Worth: 20},
	assetStrength: {Key: "strength", Worth: 12},
	assetMorale:   {Key: "morale", Worth: 4},
	assetCharge:   {Key: "charge", Worth: 5},
	assetShaken:   {Key: "shaken", Worth: -20},
	assetFar:      {Key: "far", Worth: -1},
	assetLevel:    {Key: "level", Worth: 0},
	assetClock:    {Key: "clock", Worth: 0},
	assetReach:    {Key: "reach", Worth: 0},
	assetFit:      {Key: "fit", Worth: 0},
	assetGuns:     {Key: "guns", Worth: 0},
	assetCommand:  {Key: "command", Worth: 0},
	assetExposed:  {Key: "exposed", Worth: 0},
	assetLone:     {Key: "lone", Worth: 0}, // batteries
	assetLed:      {Key: "led", Worth: 0},
	assetLine:     {Key: "line", Worth: 0, Good: 1},
	assetGround:   {Key: "ground", Worth: 0},
	assetCornered: {Key: "cornered", Worth: 0},
	assetPressed:  {Key: "pressed", Worth: 0},
	assetDoomed:   {Key: "doomed", Worth: 0},
	assetPressing: {Key: "pressing", Worth: 0, Good: 1},
	assetPrey:     {Key: "prey", Worth: 0},
	assetLast:     {Key: "last", Worth: 0},
}

// Assets implements rules.Judge.
func (Book) Assets() []rules.Feature { return assets }

// CountAssets implements rules.Judge.
func (Book) CountAssets(board rules.Board, s rules.Side, into []int) {
	b := board.(*Board)
	clear(into)
	b.countVictory(s, into)
	b.countUnits(s, into)
	b.countLeaders(s, into)
	b.countStands(s, into)
	b.countThreats(s, into)
	if b.activeHQ(s) {
		into[assetCommand] += 2
	}
	if b.activeTrains(s) {
		into[assetCommand]++
	}
}

// countVictory counts what the battle is decided by (18.0): points, the levels between here and a defeat as
// great as can be, and the points above what a victory takes, which weigh as the turns run out.
func (b *Board) countVictory(s rules.Side, into []int) {
	own := b.points(s)
	margin, sign := own-b.points(s.Other()), 1
	if s != b.marginOf {
		sign = -1
	}
	n := b.standingAt(sign * margin)
	need := 0 // where the victory of the side that levels go by begins
	for i := range b.levels {
		if b.levels[i].winner == b.marginOf {
			need = b.levels[i].from
			break
		}
	}
	into[assetPoints], into[assetLevel] = own, n
	into[assetClock] = (margin - need) * 10 * b.turn / len(b.turns)
	if s != b.marginOf {
		into[assetLevel] = len(b.levels) - 1 - n
		into[assetClock] = (margin + need - 1) * 10 * b.turn / len(b.turns)
	}
}

// wanted is an objective that a side does not control.
type wanted struct {
	at   axes
	hex  hex
	vp   int
	near bool // a unit can go there
}

// countUnits counts combat units on the map by what is on their faces, how far they are from objectives
// that are not theirs, and which they could take in their next move.
func (b *Board) countUnits(s rules.Side, into []int) {
	var goals [maxObjectives]wanted
	n := 0
	for i := range b.objectives {
		if o := &b.objectives[i]; b.control[i] != int8(s) {
			goals[n] = wanted{at: axial[o.hex], hex: o.hex, vp: o.vp}
			n++
		}
	}
	moves := s == b.active && b.phase <= movement
	ordered := moves && b.activeHQ(s)
	for all := b.present(s).And(b.unitSet); !all.Empty(); all = all.Rest() {
		c := all.First()
		f, p := b.face(c), &b.piece[c]
		into[assetUnits]++
		into[assetStrength] += int(f.cf)
		into[assetMorale] += int(f.mr)
		into[assetCharge] += int(f.charge)
		if p.marks&shaken != 0 {
			into[assetShaken]++
		} else if p.marks&ineffective == 0 {
			into[assetFit] += int(f.cf)
			if b.print[c].arm == artillery {
				into[assetGuns] += int(f.cf)
			}
		}
		goes := 0
		if moves && (b.phase == movementStart || p.marks&(moved|rallied|mended|guarding) == 0) && !b.inZone(s.Other(), p.at) {
			goes = int(b.pace(c, ordered))
		}
		best := 0
		for i := range goals[:n] {
			g := &goals[i]
			d := g.at.gap(axial[p.at])
			if best == 0 || d < best {
				best = d
			}
			g.near = g.near || d <= goes
		}
		into[assetFar] += best
	}
	for i := range goals[:n] {
		if g := &goals[i]; g.near && !b.occupancy.held[s.Other()].Has(g.hex) {
			into[assetReach] += g.vp
			if b.turn == len(b.turns) { // nobody takes it back
				into[assetLast] += g.vp
			}
		}
	}
}

// countLeaders counts the leaders who stand with a unit of their span.
func (b *Board) countLeaders(s rules.Side, into []int) {
	for all := b.present(s).And(b.armSet[leader]); !all.Empty(); all = all.Rest() {
		if l := all.First(); b.leads(l, b.piece[l].at) {
			into[assetLed]++
		}
	}
}

// leads reports whether a leader has, or would have, a unit of his span in a hex.
func (b *Board) leads(l int, h hex) bool {
	if b.is(l, ineffective) {
		return false
	}
	for i := b.occupancy.first[h]; i != 0; i = b.occupancy.after[i-1] {
		if c := int(i - 1); b.print[c].unit() && b.sideOf(c) == b.sideOf(l) && b.inSpan(l, c) {
			return true
		}
	}
	return false
}

// countStands counts how the hexes of a side stand to each other, to the ground and to the enemy.
func (b *Board) countStands(s rules.Side, into []int) {
	l := &b.occupancy
	units, zone, held := &l.units[s], &l.zone[s.Other()], &l.held[s.Other()]
	for h := units.Next(0); h != noHex; h = units.Next(h + 1) {
		friends, free, front := 0, false, zone.Has(h)
		for _, n := range b.next[h] {
			if n == noHex {
				continue
			}
			in := zone.Has(n)
			front = front || in
			switch {
			case units.Has(n):
				friends++
				free = true
			case !held.Has(n) && !in && b.ground[n].row().Cost[infantry] > 0:
				free = true
			}
		}
		into[assetLine] += min(friends, 2)
		if front {
			into[assetGround] += b.cover(h)
		}
		if !free && b.cornered(s, h, b.guardOf(s, h).exerting) {
			into[assetCornered]++
		}
	}
}

// cover is how much the ground of a hex helps who defends it: against foot, and against horse.
func (b *Board) cover(h hex) int {
	g := b.ground[h].row()
	n := int(g.attack[infantry])
	if g.attack[cavalry] >= half {
		n++
	}
	if b.heights.Has(h) {
		n++
	}
	return n
}

// countThreats counts what the side that moves next could do to the other, and what of its own lies open.
// Only the next turn counts: what comes later will be seen later.
func (b *Board) countThreats(s rules.Side, into []int) {
	strike := b.active
	into1, into2 := assetPressed, assetDoomed
	if strike == s {
		into1, into2 = assetPressing, assetPrey
	}
	var x host
	b.callUp(strike, &x)
	victim := strike.Other()
	units := &b.occupancy.units[victim]
	for h := units.Next(0); h != noHex; h = units.Next(h + 1) {
		g := b.guardOf(victim, h)
		harm, ruin := x.peril(b, h, g, false)
		if harm == 0 {
			continue
		}
		if b.cornered(victim, h, g.exerting) {
			_, ruin = x.peril(b, h, g, true)
		}
		into[into1] += harm * (2 + g.strength) / 4
		into[into2] += ruin
	}
	if strike == s || b.phase > movement {
		return
	}
	for all := b.present(s).Minus(b.unitSet); !all.Empty(); all = all.Rest() {
		if c := all.First(); !units.Has(b.piece[c].at) && x.comesTo(b.piece[c].at) {
			into[assetExposed] += b.stake(c)
		}
	}
	for all := b.present(s).And(b.armSet[artillery]); !all.Empty(); all = all.Rest() {
		if c := all.First(); b.unguarded(s, c) && x.comesTo(b.piece[c].at) {
			into[assetLone]++
		}
	}
}

// unguarded reports whether neither foot nor horse of its side stands with a battery, or beside it.
func (b *Board) unguarded(s rules.Side, battery int) bool {
	others := b.present(s).And(b.unitSet).Minus(b.armSet[artillery])
	here := axial[b.piece[battery].at]
	for ; !others.Empty(); others = others.Rest() {
		if axial[b.piece[others.First()].at].gap(here) <= 1 {
			return false
		}
	}
	return true
}
