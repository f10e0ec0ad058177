package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// The assets of a side, in the order in which they are listed: first those of Score.
const (
	assetStrength = iota
	assetGoals
	assetLost
	assetCommander
	assetNear
	assetAble
	assetBroken
	assetDisordered
	assetWavering
	assetReady
	assetFire
	assetBearing
	assetFirst
	assetCharge
	assetFlanked
	assetSupported
	assetCover
	assetZone
	assetLed
	assetDropped
	assetMelee
	assetAhead
	assetRallying
	assetMending
	assetLate
	assetBacked
	assetCount
)

var assets = []rules.Feature{
	assetStrength:   {Key: "strength", Worth: 1},
	assetGoals:      {Key: "goals", Worth: 300},
	assetLost:       {Key: "lost", Worth: -4},
	assetCommander:  {Key: "commander", Worth: 40},
	assetNear:       {Key: "near", Worth: 1},
	assetAble:       {Key: "able"},
	assetBroken:     {Key: "broken"},
	assetDisordered: {Key: "disordered"},
	assetWavering:   {Key: "wavering"},
	assetReady:      {Key: "ready"},
	assetFire:       {Key: "fire"},
	assetBearing:    {Key: "bearing"},
	assetFirst:      {Key: "first"},
	assetCharge:     {Key: "charge"},
	assetFlanked:    {Key: "flanked"},
	assetSupported:  {Key: "supported"},
	assetCover:      {Key: "cover"},
	assetZone:       {Key: "zone"},
	assetLed:        {Key: "led"},
	assetDropped:    {Key: "dropped"},
	assetMelee:      {Key: "melee"},
	assetAhead:      {Key: "ahead"},
	assetRallying:   {Key: "rallying"},
	assetMending:    {Key: "mending"},
	assetLate:       {Key: "late"},
	assetBacked:     {Key: "backed"},
}

// Assets implements rules.Judge.
func (Book) Assets() []rules.Feature { return assets }

// CountAssets implements rules.Judge.
func (Book) CountAssets(board rules.Board, s rules.Side, into []int) {
	b := board.(*Board)
	clear(into)
	into[assetNear] = b.near(s)
	if !b.phase.inBattle() {
		into[assetStrength] = worthOfPoint * b.spent(s)
		return
	}
	into[assetGoals] = b.objectivePoints(s)
	into[assetLost] = b.losses(s)
	into[assetCommander] = one(b.cmdOf(s).state == inPlay)
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() {
			into[assetStrength] += b.worth(i)
			b.countState(i, into)
			if !u.broken {
				b.countFront(i, into)
			}
		}
	}
	into[assetZone], into[assetBacked] = b.zoneLead(s)
	if b.ahead(s) {
		into[assetAhead], into[assetLate] = b.turn, max(0, b.turn-b.scenario.turns+lateTurns)
	}
}

// worth is what a battalion is worth as it stands.
func (b *Board) worth(i int) int {
	u := &b.body[i]
	points := 60 + u.rankers*grades[u.grade].pair
	for f := drummer; f < figures; f++ {
		points += worthOfPoint * u.has[f] * figureTable[f].points
	}
	switch {
	case u.broken:
		points /= 5
	case u.disordered || u.resting():
		points = points * 9 / 10
	}
	return points
}

// countState is what the state of a battalion adds.
func (b *Board) countState(i int, into []int) {
	u := &b.body[i]
	if u.broken {
		into[assetBroken]++
		if u.rallying {
			into[assetRallying] += 100 - b.wavers(i, u.beaten) // ME-27.18
		}
		return
	}
	into[assetMending] += one(u.reforming && u.disordered) // ME-15.9
	if u.disordered || u.resting() {
		into[assetDisordered]++
	} else {
		into[assetAble] += u.rankers * b.obeys(i) / 100
	}
	if u.mustTest() {
		into[assetWavering] += b.wavers(i, u.beaten)
	}
	into[assetReady] += one(b.phase == activations && !u.activated)
	into[assetCover] += int(b.scenario.pointCover(u.at))
	into[assetLed] += one(b.led(i)) * u.groups()
	into[assetDropped] += one(b.dropped(i))
	if u.engaged() {
		into[assetMelee] += min(max(b.margin(i, u.foe), -9), 9)
	}
}

// countFront is what a battalion could do to its enemies, and they to it.
func (b *Board) countFront(i int, into []int) {
	u := &b.body[i]
	p := u.pose()
	shoots, best, charge := b.canShoot(u), 0, 0
	bears, flanked, supported := false, false, false
	for k := range b.body {
		v := &b.body[k]
		if k == i || !v.inPlay() {
			continue
		}
		if v.side == u.side {
			supported = supported || !v.broken && plane.Within(u.at, v.at, helpReach)
			continue
		}
		if u.engaged() || u.supporting() || v.box.Far(u.box, 18*inch) {
			continue
		}
		g, back := glanceAt(p, v.pose()), glanceAt(v.pose(), p)
		if g.bases > 0 && g.square <= longShot {
			bears = true
			if v.engaged() || v.supporting() { // ME-16.9
				continue
			}
			if shoots {
				best = max(best, min(b.shot(i, p, k, v.pose()), 10*v.rankers))
			}
		}
		if g.bases > 0 && g.square <= chargeReach && b.toAct(u) && !u.resting() {
			charge = max(charge, b.chargeOf(i, k, run{far: plane.Root(g.square)}).win)
		}
		flanked = flanked || !v.broken && back.bases > 0 && back.square <= longShot && g.bases == 0
	}
	into[assetFire] += best
	into[assetCharge] += charge
	into[assetBearing] += one(bears)
	into[assetFlanked] += one(flanked)
	into[assetSupported] += one(supported)
	if b.active == u.side {
		into[assetFirst] = max(into[assetFirst], best)
	}
}

// What counts as near, in mils and in squares of them.
const (
	helpReach   = 10 * inch
	longShot    = 12 * inch * 12 * inch
	chargeReach = 14 * inch * 14 * inch // most of what three dice bring
)

// lateTurns is how many turns before the end it begins to matter who is ahead.
const lateTurns = 3

// zoneLead is how near the nearest battalion of a side stands to each of the zones that it could earn, and
// the next nearest, in inches by their points.
func (b *Board) zoneLead(s rules.Side) (first, second int) {
	for k := range b.scenario.objectives {
		g := &b.scenario.objectives[k]
		if g.kind != zoneObjective || g.side == s.Other() {
			continue
		}
		goal, least, next := middle(g.pts), int64(zoneFar), int64(zoneFar)
		for i := range b.body {
			if u := &b.body[i]; u.side == s && u.inPlay() && !u.broken && plane.Within(u.at, goal, next) {
				far := u.at.Sub(goal).Length()
				least, next = min(least, far), max(least, min(next, far))
			}
		}
		first += min(g.points, 9) * int((zoneFar-least)/inch)
		second += min(g.points, 9) * int((zoneFar-next)/inch)
	}
	return first, second
}

// zoneFar is how near to a zone one has to come for that to count.
const zoneFar = 40 * inch

// ahead reports whether a side would win if the game were over now (section 28).
func (b *Board) ahead(s rules.Side) bool {
	o := s.Other()
	if n := b.objectivePoints(s) - b.objectivePoints(o); n != 0 && len(b.scenario.objectives) > 0 {
		return n > 0
	}
	if n := b.unbroken(s) - b.unbroken(o); n != 0 {
		return n > 0
	}
	return b.losses(s) < b.losses(o)
}
