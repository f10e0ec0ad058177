package musket

import "grognard/rules"

// The prospects of an answer, in the order in which they are listed.
const (
	hopeHurt = iota
	hopeRuin
	fearBack
	hopeForce
	hopeGoal
	fearLeave
	hopeToward
	hopeNear
	hopeStrike
	fearStand
	hopeCover
	hopeFriends
	fearSeized
	fearIdleHQ
	hopeLead
	hopeMend
	fearLoss
	hopeAway
	hopeSquare
	fearIdle
	hopeFortune
	hopeTogether
	prospectCount
)

var prospects = []rules.Feature{
	hopeHurt:     {Key: "hurt", Worth: 8},      // tenths of a step that the enemy is likely to lose
	hopeRuin:     {Key: "ruin", Worth: 2},      // hundredths of a rout
	fearBack:     {Key: "back", Worth: -8},     // the same of the own side
	hopeForce:    {Key: "force", Worth: 25},    // points of strength added to a combat
	hopeGoal:     {Key: "goal", Worth: 40},     // VP of an objective taken or kept
	fearLeave:    {Key: "leave", Worth: -50},   // VP of one that is left empty
	hopeToward:   {Key: "toward", Worth: 15},   // hexes nearer to one of the enemy
	hopeNear:     {Key: "near", Worth: 5},      // hexes nearer to the enemy
	hopeStrike:   {Key: "strike", Worth: 10},   // what an attack from there promises, in tenths of a step
	fearStand:    {Key: "stand", Worth: -6},    // what is to be feared there more than here, in the same
	hopeCover:    {Key: "cover", Worth: 15},    // ground
	hopeFriends:  {Key: "friends", Worth: 15},  // hexes beside with friends
	fearSeized:   {Key: "seized", Worth: -50},  // VP of an HQ, trains or a leader in reach of the enemy
	fearIdleHQ:   {Key: "idlehq", Worth: -150}, // an HQ or trains that turn inactive by moving
	hopeLead:     {Key: "lead", Worth: 50},
	hopeMend:     {Key: "mend", Worth: 15}, // strength that comes back to order
	fearLoss:     {Key: "loss", Worth: -12},
	hopeAway:     {Key: "away", Worth: 20}, // hexes by which a weak unit gets away
	hopeSquare:   {Key: "square", Worth: 60},
	fearIdle:     {Key: "idle", Worth: -15}, // units, or good attacks, of which nothing is made
	hopeFortune:  {Key: "fortune", Worth: 40},
	hopeTogether: {Key: "together", Worth: 25},
}

// Prospects implements rules.Judge.
func (Book) Prospects() []rules.Feature { return prospects }

// weighing is an answer being weighed.
type weighing struct {
	b      *Board
	into   []int
	q      *rules.Request
	s, foe rules.Side // who is asked, and the other
	who    int        // the counter of the option, else of the move in progress, or -1
	movers set        // with those that go along
	foes   host       // of the other side, once mustered
}

// CountProspects implements rules.Judge.
func (Book) CountProspects(board rules.Board, q *rules.Request, o rules.Option, into []int) {
	b := board.(*Board)
	clear(into)
	x := weighing{b: b, into: into, q: q, s: q.To, foe: q.To.Other(), who: b.pieceNamed(o.Who)}
	x.foes.n = -1
	if x.movers = b.move.members; x.who >= 0 {
		x.movers = only(x.who)
	} else if units := x.movers.And(b.unitSet); !units.Empty() {
		x.who = units.First()
	} else if !x.movers.Empty() {
		x.who = x.movers.First()
	}
	x.weigh(o, hexOf(o.At))
	if x.who >= 0 && b.sideOf(x.who) != x.s && x.b.move.foreign { // it is the enemy who is moved (MS-12.4.2)
		for i := range into {
			into[i] = -into[i]
		}
	}
}

func (x *weighing) weigh(o rules.Option, at hex) {
	switch o.Do {
	case "move", "advance", "enter", "return", "fow.return", "place":
		x.place(o, at, false)
	case "march", "enter.march":
		x.place(o, at, false)
		x.into[hopeStrike] = 0 // no combat after it (MS-4.7.2)
	case "charge":
		switch {
		case x.who < 0 || x.q.Kind == "charge.on" || x.q.Kind == "charge.target":
			x.blow(at, x.strongest(at), true)
		default: // At is where it charges from
			x.place(o, at, true)
		}
	case "attack":
		x.blow(at, x.who, false)
	case "skirmish":
		x.skirmish(at)
	case "aim", "fire":
		x.fire(o, at)
	case "retreat", "shaken", "loss", "stand", "rout", "ammo":
		if at != noHex {
			x.place(o, at, false)
		} else {
			x.result(o.Do)
		}
	case "rally", "recover", "replace", "test", "fow.recover":
		x.mend(o)
	case "add", "drop", "support", "leader", "coordinate", "primary", "defend", "join", "help", "group", "fow.group":
		x.join(o)
	case "none", "frontal", "stubborn", "countercharge":
		x.tactic(o.Do)
	case "disengage":
		if x.q.Kind == "move" || x.q.Kind == "move.group" {
			x.into[hopeAway] = x.peril() / 4
		} else {
			x.tactic(o.Do)
		}
	case "fow.move", "fow.march":
		x.into[hopeAway] = x.peril() / 4
	case "fow.enemy", "fow.morale", "fow.charge", "capture":
		x.fortune(o)
	case "leave":
		x.into[fearLoss] = x.value(x.who) + 4*max(1, x.b.schedule.off)
	case "square", "unsquare":
		x.square(o.Do)
	case "done":
		x.done()
	}
}

// place is for a hex where a counter may go.
func (x *weighing) place(o rules.Option, h hex, charge bool) {
	b := x.b
	if to := b.pieceNamed(o.At); to >= 0 { // a leader joins a unit (MS-10.1.7)
		x.who, h = b.pieceNamed(x.q.About), b.piece[to].at
	}
	if x.who < 0 || h == noHex {
		return
	}
	if !b.print[x.who].unit() {
		x.placeOther(h)
		return
	}
	x.placeNear(h)
	x.placeGoal(h)
	x.placeStand(h)
	if x.q.Kind != "advance" && x.q.Kind != "retreat" && x.s == b.sideOf(x.who) {
		x.into[hopeStrike] = x.strike(h, charge)
	}
}

// here is where the counter stands, or noHex.
func (x *weighing) here() hex {
	if !x.b.inPlay(x.who) {
		return noHex
	}
	return x.b.piece[x.who].at
}

// placeNear counts how much nearer the enemy is at a hex: for who may fight it is good, for others
// it is not.
func (x *weighing) placeNear(h hex) {
	b, from := x.b, x.here()
	if from == noHex {
		return
	}
	was, now := allHexes, allHexes
	units := &b.occupancy.units[b.sideOf(x.who).Other()]
	for e := units.Next(0); e != noHex; e = units.Next(e + 1) {
		was, now = min(was, axial[e].gap(axial[from])), min(now, axial[e].gap(axial[h]))
	}
	if b.is(x.who, shaken|ineffective) || b.face(x.who).cf == 0 || x.q.Kind == "retreat" {
		x.into[hopeAway] = now - was
	} else {
		x.into[hopeNear] = was - now
	}
}

// placeGoal counts objectives entered, left and come near to (MS-18.0.3).
func (x *weighing) placeGoal(h hex) {
	b, from, s := x.b, x.here(), x.side()
	x.leaving(h)
	was, now := allHexes, allHexes
	for i := range b.objectives {
		g := &b.objectives[i]
		if b.control[i] == int8(s) {
			continue
		}
		if from != noHex {
			was = min(was, axial[g.hex].gap(axial[from]))
		}
		if now = min(now, axial[g.hex].gap(axial[h])); g.hex == h {
			x.into[hopeGoal] += g.vp
		}
	}
	if was < allHexes && now < allHexes {
		x.into[hopeToward] = was - now
	}
}

// leaving counts an objective that nobody holds any more once those who move are gone.
func (x *weighing) leaving(h hex) {
	b, from, s := x.b, x.here(), x.side()
	for i := range b.objectives {
		if g := &b.objectives[i]; g.hex == from && h != from && b.control[i] == int8(s) && b.units(s, from).Minus(x.movers).Empty() {
			x.into[fearLeave] += g.vp
		}
	}
}

// placeStand counts what a unit is like to suffer at a hex, what covers it and who is beside it, all against
// where it stands.
func (x *weighing) placeStand(h hex) {
	b, from, s := x.b, x.here(), x.side()
	x.call()
	g := b.guardOf(s, h)
	exerting := g.exerting
	for all := x.movers.And(b.unitSet); !all.Empty() && h != from; all = all.Rest() {
		b.post(&g, all.First())
	}
	harm, ruin := x.foes.peril(b, h, g, false)
	if harm > 0 && b.cornered(s, h, exerting) {
		harm, ruin = x.foes.peril(b, h, g, true)
	}
	x.into[fearStand] = harm + ruin/5 - x.peril()
	x.into[hopeCover] = b.cover(h)
	x.into[hopeFriends] = x.beside(h)
	x.into[fearSeized] = -x.bare(h)
	if from != noHex {
		x.into[fearSeized] += x.bare(from)
		x.into[hopeCover] -= b.cover(from)
		x.into[hopeFriends] -= x.beside(from)
	}
}

// bare is the stake in HQ, trains and leaders of a hex who are alone there without those who move, and to
// whom the enemy can come.
func (x *weighing) bare(h hex) (n int) {
	all := x.b.stack(x.side(), h).Minus(x.movers)
	if all.Empty() || !all.And(x.b.unitSet).Empty() || !x.foes.comesTo(h) {
		return 0
	}
	for ; !all.Empty(); all = all.Rest() {
		n += x.b.stake(all.First())
	}
	return n
}

// side is that of the counter that goes, which a Fortune of War may move for its enemy.
func (x *weighing) side() rules.Side { return x.b.sideOf(x.who) }

// call musters the enemies of the counter that goes.
func (x *weighing) call() {
	if x.foes.n < 0 {
		x.b.callUp(x.side().Other(), &x.foes)
	}
}

// peril is what the counter has to fear where it stands.
func (x *weighing) peril() int {
	h := x.here()
	if h == noHex {
		return 0
	}
	x.call()
	g := x.b.guardOf(x.side(), h)
	harm, ruin := x.foes.peril(x.b, h, g, false)
	if harm > 0 && x.b.cornered(x.side(), h, g.exerting) {
		harm, ruin = x.foes.peril(x.b, h, g, true)
	}
	return harm + ruin/5
}

// beside counts friends of those who move in a hex and the hexes beside it, two at most.
func (x *weighing) beside(h hex) (n int) {
	b := x.b
	s := x.side()
	units := &b.occupancy.units[s]
	if !b.units(s, h).Minus(x.movers).Empty() {
		n++
	}
	for _, o := range b.next[h] {
		if o != noHex && n < 2 && units.Has(o) && (o != x.here() || !b.units(s, o).Minus(x.movers).Empty()) {
			n++
		}
	}
	return n
}

// placeOther is for a leader, HQ or trains.
func (x *weighing) placeOther(h hex) {
	b, c, from := x.b, x.who, x.here()
	x.call()
	x.into[fearSeized] = x.open(h)
	if from != noHex {
		x.into[fearSeized] -= x.open(from)
	}
	if b.print[c].arm == leader {
		x.into[hopeLead] = boolInt(b.leads(c, h))
		if from != noHex {
			x.into[hopeLead] -= boolInt(b.leads(c, from))
		}
		return
	}
	if from != noHex && h != from && !b.is(c, ineffective) { // MS-12.1.7, MS-12.2.8
		x.into[fearIdleHQ] = 1 + boolInt(b.print[c].arm == headquarters)
	}
}

// open is the stake in a counter that stands without units in a hex to which the enemy can come.
func (x *weighing) open(h hex) int {
	s := x.side()
	if x.b.occupancy.units[s].Has(h) && !x.b.units(s, h).Minus(x.movers).Empty() || !x.foes.comesTo(h) {
		return 0
	}
	return x.b.stake(x.who)
}
