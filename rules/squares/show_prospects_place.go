package squares

import "grognard/rules"

// stance is how a unit would stand: where, which way, and in which formation.
type stance struct {
	at       square
	facing   heading
	faces    bool
	garrison bool
}

// stanceAfter is how a unit stands once it has done what an option says.
func (b *Board) stanceAfter(u int, o rules.Option) stance {
	x := &b.unit[u]
	p := stance{x.at, x.facing, b.faces(u), x.garrison}
	switch o.Do {
	case "face":
		p.facing = facingOf(o.N)
	case "garrison":
		p.garrison, p.faces = true, false
	case "sally":
		if p.garrison, p.faces = false, b.units[u].linear; o.N > 0 {
			p.facing = facingOf(o.N)
		}
	case "move", "enter", "evade", "retreat", "advance", "place":
		p.at = square(o.At.N())
		p.garrison = o.Do == "advance" && o.N == 1
		if p.faces = b.units[u].linear && !p.garrison; o.Do == "enter" && o.N > 0 {
			p.facing = facingOf((o.N-1)%facingCount + 1)
		}
	}
	return p
}

// prospectPlace is for what changes how a unit stands, or where.
func (b *Board) prospectPlace(u int, o rules.Option, into []int) {
	s, x := b.sideOf(u), &b.unit[u]
	foe := s.Other()
	foes := b.throngSeen(foe)
	was, now := stance{x.at, x.facing, b.faces(u), x.garrison}, b.stanceAfter(u, o)
	if now.at == offBoard {
		return
	}
	if o.Do == "column" || o.Do == "deploy" {
		if into[hopeForm] = 1; foes.within(x.at, 2) == (o.Do == "column") {
			into[hopeForm] = -1
		}
	}
	before, after := b.reckonPlace(u, foe, &was, &foes), b.reckonPlace(u, foe, &now, &foes)
	into[fearStand] = after.menace - before.menace
	into[hopeFacing] = after.facing - before.facing
	into[hopeCover] = after.cover - before.cover
	if now.at != was.at {
		b.prospectStep(u, was.at, now.at, before.near-after.near, into)
	}
	if o.Do == "move" || o.Do == "face" {
		into[hopeBlow] = b.blowFrom(u, &now, &foes, now.at != was.at)
	}
	if b.phase == movement && x.spent == 0 && !x.stepped { // NS-C4.4.9
		into[hopeRest] = -b.rallies(u)
	}
}

// prospectStep is for a change of square: towards enemy and objectives, to friends, out of or into the
// radius of the general. Who is nearly done for should keep away from the enemy.
func (b *Board) prospectStep(u int, from, to square, nearer int, into []int) {
	k, s := &b.units[u], b.sideOf(u)
	into[hopeFriends] = min(2, b.brigades(b.in[to]&b.of[s]).Count())
	if from == offBoard {
		return
	}
	if into[hopeFriends] -= min(2, b.brigades(b.in[from]&b.of[s]&^oneUnit(u)).Count()); b.frail(u, int(b.unit[u].hits)+1) >= 25 {
		into[hopeSave] = -nearer
	} else {
		into[hopeNear] = nearer
	}
	into[hopeLed] = count(b.inRadius(to, k.command)) - count(b.inRadius(from, k.command))
	was, now := maxCols, maxCols
	for i := range b.objectives {
		o := &b.objectives[i]
		if b.held[i] != s {
			was, now = min(was, distance(from, o.at)), min(now, distance(to, o.at))
			into[hopePrize] += o.worth * count(o.at == to)
			into[fearPrize] += o.worth * count(o.at == from && b.in[from]&b.of[s]&^oneUnit(u) == 0)
		} else if o.at == from && b.in[from]&b.of[s]&^oneUnit(u) == 0 {
			into[fearPrize] += o.worth
		} else if o.at == to && b.in[to]&b.of[s] == 0 {
			into[hopePrize] += o.worth
		}
	}
	into[hopeGoal] = was - now
}

// place is what a stance is like.
type place struct{ near, menace, facing, cover int }

// reckonPlace estimates a stance: how far the nearest enemy is, what the enemy could do to it in his
// next turn, how its facing suits him and what its ground is worth.
func (b *Board) reckonPlace(u int, foe rules.Side, p *stance, foes *throng) (x place) {
	if p.at == offBoard {
		return x
	}
	nearest := offBoard
	x.near = maxCols
	look := func(q square) {
		if far := distance(q, p.at); far < x.near {
			nearest, x.near = q, far
		}
	}
	for rest := b.of[foe]; rest != 0; rest = rest.Rest() {
		e := rest.First()
		if y := &b.unit[e]; y.state == present && y.marker < 0 {
			look(y.at)
			if distance(y.at, p.at) <= 2 {
				x.menace += b.menace(e, p)
			}
		}
	}
	if b.rules.fog {
		for k := range b.marker[foe] {
			if y := &b.marker[foe][k]; y.standing() {
				look(y.at)
				x.menace += unknownBlow * count(distance(y.at, p.at) == 1)
			}
		}
	}
	x.menace = min(x.menace, 4*d6)
	g := &b.ground[p.at]
	x.cover = 2*count(p.garrison) + count(g.hill) + count(g.cover() && !p.garrison)
	if b.stumbles(u) && g.broken {
		x.cover--
	}
	switch {
	case !p.faces || nearest == offBoard:
	case x.near == 1:
		x.facing = foes.facingWay(p.at, p.facing)
	case x.near <= 4:
		x.facing = count(looksAt(p.facing, p.at, nearest))
	}
	return x
}

// unknownBlow is what is expected of what lies under a marker: it may be nothing.
const unknownBlow = 4

// looksAt reports whether somebody who faces a way has a square more ahead than beside him.
func looksAt(f heading, from, to square) bool {
	dx, dy := to.col()-from.col(), to.row()-from.row()
	ahead, aside := dx*east8[f]+dy*north8[f], dx*north8[f]+dy*east8[f]
	return ahead > 0 && ahead >= abs(aside)
}

// menace is what an enemy in sight could do in his next activation to somebody who stands so: less if he
// must step or turn first, or has been activated this turn.
func (b *Board) menace(e int, p *stance) (n int) {
	x, k := &b.unit[e], &b.units[e]
	far := distance(x.at, p.at)
	switch {
	case far == 0 || x.dry:
		return 0
	case !k.brigade():
		if r := b.rangeTo(x.at, p.at); r != outOfReach {
			n = someAP * b.shotSixths(e, k.weight, r, p.at)
		}
	case x.march || b.demoralized(e) || k.kind == cavalry && p.garrison:
		return 0
	default:
		n = 2 * sixths(b.edge(e)+count(k.cuirass)-count(b.ground[p.at].wood))
		h := toward(x.at, p.at)
		if far > 1 {
			n /= 3
		} else if b.faces(e) && h != x.facing {
			n /= 2
		}
		if far == 1 && p.faces && facingWorth[h.turn(4-int(p.facing))] < 0 {
			n += d6
		}
	}
	if p.garrison {
		n = n * (b.vary.save - 1) / d6
	}
	if x.activated {
		n /= 2
	}
	return n
}

// blowFrom is what a unit of the active command could do from a stance: at once where its AP allow it,
// else by half in the next turn.
func (b *Board) blowFrom(u int, p *stance, foes *throng, steps bool) (best int) {
	x, k := &b.unit[u], &b.units[u]
	if x.march || x.dry || x.marker >= 0 || b.demoralized(u) || !foes.within(p.at, 2) {
		return 0
	}
	left := int(b.act.ap) - int(x.spent) - 1
	if steps {
		left -= count(distance(x.at, p.at) > 1 || toward(x.at, p.at).diagonal())
	}
	if !k.brigade() {
		if best = b.cannonadeAt(u, p.at, foes); left < 1 || steps && !k.horse { // NS-C4.2.13
			best /= 2
		}
		return best
	}
	foe := b.sideOf(u).Other()
	for h := range heading(headings) {
		if !foes.beside(p.at, h) || k.linear && h.diagonal() || p.faces && h != p.facing {
			continue
		}
		q := b.beside(p.at, h)
		set := b.unitsIn(q, foe)
		if set != 0 && !k.cavalryBarred(b.outside(set)) {
			best = max(best, b.spared(set, b.strike(u, p.at, q, 0, set), false))
		}
	}
	if left < attackAP {
		best /= 2
	}
	return best
}

// cannonadeAt is what a battery in a square could do with a die.
func (b *Board) cannonadeAt(u int, from square, foes *throng) (best int) {
	for dy := -2; dy <= 2; dy++ {
		for dx := -2; dx <= 2; dx++ {
			if foes[from.row()+2+dy]>>(from.col()+2+dx)&1 == 0 {
				continue
			}
			q := at(from.col()+dx, from.row()+dy)
			if r := b.rangeTo(from, q); r != outOfReach && (r == shortRange || b.turn > b.shortOnlyTill) {
				best = max(best, b.shotSixths(u, b.units[u].weight, r, q))
			}
		}
	}
	return best
}
