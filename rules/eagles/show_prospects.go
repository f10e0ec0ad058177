package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// The prospects of an answer, in the order in which they are listed.
const (
	hopeHits = iota
	hopeRout
	hopeHalve
	hopeEarly
	hopeWin
	fearLose
	fearShort
	hopeNear
	hopeGoal
	hopeEnter
	hopeBear
	fearExposed
	hopeCover
	hopeFriends
	fearUnsettle
	hopeFront
	hopeRally
	fearIdle
	hopeForm
	hopeLead
	hopeSpare
	hopeScreen
	prospectCount
)

var prospects = []rules.Feature{
	hopeHits:     {Key: "hits", Worth: 4},
	hopeRout:     {Key: "rout", Worth: 3},
	hopeHalve:    {Key: "halve", Worth: 50},
	hopeEarly:    {Key: "early", Worth: 25},
	hopeWin:      {Key: "win", Worth: 4},
	fearLose:     {Key: "lose", Worth: -4},
	fearShort:    {Key: "short", Worth: -2},
	hopeNear:     {Key: "near", Worth: 8},
	hopeGoal:     {Key: "goal", Worth: 10},
	hopeEnter:    {Key: "enter", Worth: 100},
	hopeBear:     {Key: "bear", Worth: 4},
	fearExposed:  {Key: "exposed", Worth: -2},
	hopeCover:    {Key: "cover", Worth: 30},
	hopeFriends:  {Key: "friends", Worth: 15},
	fearUnsettle: {Key: "unsettle", Worth: -80},
	hopeFront:    {Key: "front", Worth: 12},
	hopeRally:    {Key: "rally", Worth: 2},
	fearIdle:     {Key: "idle", Worth: -100},
	hopeForm:     {Key: "form", Worth: 60},
	hopeLead:     {Key: "lead", Worth: 2},
	hopeSpare:    {Key: "spare", Worth: 15},
	hopeScreen:   {Key: "screen", Worth: 15},
}

// Prospects implements rules.Judge.
func (Book) Prospects() []rules.Feature { return prospects }

// CountProspects implements rules.Judge.
func (Book) CountProspects(board rules.Board, q *rules.Request, o rules.Option, into []int) {
	b := board.(*Board)
	clear(into)
	i := b.unitNamed(o.Who)
	if i < 0 {
		if b.phase.inBattle() {
			b.prospectCommander(q, o, into)
		} else if o.Do == "post" {
			b.prospectPosted(q.To, o, into)
		}
		return
	}
	switch q.Kind {
	case "order", "move", "charge.path":
		b.prospectOrder(q, i, o, into)
	case "fire.screen", "defend", "pursue", "face", "reroll":
		b.prospectReaction(q, i, o, into)
	case "screen", "screen.group", "deploy.screen", "deploy.screen.group":
		b.prospectGroup(i, o, into)
	case "deploy":
		b.prospectDeploy(q, i, o, into)
	case "deploy.body":
		into[hopeForm] = b.suits(i, o.Do == "column", false)
	case "deploy.men":
		into[hopeScreen] = (o.N + menAGroup - 1) / menAGroup
	}
}

// prospectOrder is for what a battalion does in its activation.
func (b *Board) prospectOrder(q *rules.Request, i int, o rules.Option, into []int) {
	u := &b.body[i]
	switch o.Do {
	case "pass", "stand":
		into[fearIdle] = 1
	case "advance", "retire":
		n := clamp(int64(o.N))
		if o.Do == "retire" {
			n = -n
		}
		b.prospectStraight(i, n, into)
	case "wheel":
		b.prospectPlace(i, u.pose().Wheeled(o.N), into)
	case "form":
		b.prospectForm(i, into)
	case "reform", "recover":
		into[hopeRally] = b.obeys(i) * (1 + one(u.disordered)) / 2
	case "rally":
		into[hopeRally] = 100 - b.wavers(i, u.beaten)
	case "fire":
		b.prospectVolley(i, o.At, into)
	case "snipe":
		b.prospectSnipe(i, o.At, into)
	case "charge":
		b.prospectCharge(q, i, o, into)
	case "fight":
		into[hopeWin] = wonBy(b.margin(i, u.foe))
		into[fearLose] = wonBy(-b.margin(i, u.foe))
	}
}

// prospectVolley is for fire of the body.
func (b *Board) prospectVolley(i int, at rules.Ref, into []int) {
	x := b.targetOf(at)
	if x.body < 0 {
		return
	}
	u, v := &b.body[i], &b.body[x.body]
	p := u.pose()
	g := glanceAt(p, v.pose())
	halved, ok := halvedAt(u.rifles, g.square)
	if x.screen { // ME-18.9; its nearest group is nearer
		halved, ok = min(halved, 1)+1, true
	}
	if !ok {
		return
	}
	n := b.volleyOf(i, max(1, min(g.bases, u.groups())), x.body, b.shelterFrom(p.Front(), x.body), halved)
	b.prospectHits(x, n, into)
}

// shelterFrom is about the cover of a body from fire, an obstacle before it included (ME-18.20).
func (b *Board) shelterFrom(from plane.Vec, k int) cover {
	v, f := &b.body[k], b.scenario
	best := f.pointCover(v.at)
	near := v.quad.Poly().Nearest(from)
	for s := range f.scene {
		x := &f.scene[s]
		c := grounds[x.kind].cover
		if c <= best || !grounds[x.kind].line || x.box.Misses(near, coverReach) {
			continue
		}
		for j := range len(x.pts) - 1 {
			if plane.Passes(near, x.pts[j], x.pts[j+1], coverReach) && plane.Meet(from, v.at, x.pts[j], x.pts[j+1]) {
				best = c
			}
		}
	}
	return best
}

// prospectSnipe is for fire of the screen alone.
func (b *Board) prospectSnipe(i int, at rules.Ref, into []int) {
	x := b.targetOf(at)
	if x.body < 0 {
		return
	}
	n := b.snipes(i, x.body)
	if x.screen {
		n /= 2
	}
	b.prospectHits(x, n, into)
}

// prospectHits is for so many tenths of a hit on a target.
func (b *Board) prospectHits(x target, n int, into []int) {
	v := &b.body[x.body]
	if x.screen {
		into[hopeHits] = min(n, 10*v.men()) / 2 // nobody tests for skirmishers
		return
	}
	into[hopeHits] = min(n, 10*v.rankers)
	into[hopeRout] = b.routs(x.body, n)
	left := 10*v.rankers - n
	into[hopeHalve] = one(left <= 0 || !v.halved() && 2*left <= 10*v.start)
	into[hopeEarly] = one(b.toAct(v))
}

// prospectCharge is for a charge or, once it is ordered, for its path.
func (b *Board) prospectCharge(q *rules.Request, i int, o rules.Option, into []int) {
	x := b.targetOf(o.At)
	if x.body < 0 {
		return
	}
	r := b.runAt(i, x.body)
	f, ok := q.Field.(*chargePath)
	if ok && q.Kind == "charge.path" {
		p := f.c.begun(o.N)
		about, why := f.c.before(&p)
		if why.OK() {
			r.far = p.arc + max(0, about)
			to := p.wheeled.Straight(max(0, about)).Front()
			r.slow = b.slowed(b.body[i].quad.Poly(), p.wheeled.Front(), to, max(1, about))
			r.obstacles = b.scenario.between(p.wheeled.Front(), to)
		}
	}
	y := b.chargeOf(i, x.body, r)
	strikes := y.win+y.lose > y.short // it arrives rather than falls short
	if x.screen {                     // its men are ridden down, and nobody fights (ME-22.24)
		y.lose, y.win = y.lose/2, 0
		into[hopeHits] = 10
	}
	into[hopeWin], into[fearLose], into[fearShort] = y.win, y.lose, y.short
	into[hopeEarly] = one(strikes && !x.screen && b.toAct(&b.body[x.body]))
	into[hopeRout] = y.win * b.wavers(x.body, true) / 100
}

// prospectReaction is for what is asked in the middle of an order.
func (b *Board) prospectReaction(q *rules.Request, i int, o rules.Option, into []int) {
	u := &b.body[i]
	switch o.Do {
	case "hold":
		into[fearIdle] = one(q.Kind != "pursue")
	case "keep":
		into[fearIdle] = one(q.Kind == "reroll")
	case "snipe":
		b.prospectSnipe(i, o.At, into)
	case "fire": // at a charger (ME-24.3, ME-24.6)
		if k := b.unitNamed(o.At); k >= 0 {
			n := 10 * dice(min(u.front(), u.groups())+2*one(b.body[k].column), 1+one(u.disordered)) * b.faces(i, -1) / 6
			b.prospectHits(target{body: k}, n, into)
			into[hopeEarly] = 0
			into[hopeRout] = some(n) * b.wavers(k, false) / 100 // he tests at once (ME-24.8)
		}
	case "pursue": // the next round, in which he charges as it were (ME-23.21)
		n := b.blows(i, u.foe, chargeBonus(u)) - b.blows(u.foe, i, 0)
		into[hopeWin], into[fearLose] = wonBy(n), wonBy(-n)
	case "reverse":
		p := u.pose()
		before := b.off(i, p)
		p.Phi = plane.Facing(p.Phi + 18000)
		into[hopeFront] = before - b.off(i, p)
	}
}
