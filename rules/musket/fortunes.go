package musket

import (
	"slices"

	"grognard/rules"
)

// fow is a Fortune of War about to be used.
type fow struct {
	owner rules.Side
	unit  int    // the only unit that it may be used with (MS-7.2.7), or -1
	rule  string // why it was gained
}

// useFortunes carries out Fortunes of War one after another; those that arise
// on the way are used first (part 3.8).
func (b *Board) useFortunes(t *rules.Table, queue []fow) {
	for _, x := range queue {
		b.fortune(t, x)
		b.fight, b.move = fight{}, move{}
		b.settleGround(t)
	}
}

// fortune is DC-17: one of the actions of 12.4, or none.
func (b *Board) fortune(t *rules.Table, x fow) {
	about := b.pieceRef(x.unit)
	t.Say(x.rule, x.owner, rules.Text{Key: "ms.log.fow", A: b.armyRef(x.owner)})
	kind := "fow"
	if x.unit >= 0 {
		kind = "fow.threat"
	}
	o := ask(t, x.owner, kind, "MS-12.4.1", about, func(m rules.Menu) {
		m.Always()
		m.Waive(rules.Option{Do: "forfeit"})
		b.offerFortune(m, x)
	})
	c, h := b.pieceNamed(o.Who), hexOf(o.At)
	switch o.Do {
	case "fow.enemy":
		b.haulEnemy(t, x.owner, c)
	case "fow.move", "fow.march":
		b.move = move{members: only(c), fow: true, mode: b.fortuneMode(c, o.Do)}
		b.haul(t)
	case "fow.group":
		b.move = move{members: only(c), fow: true}
		b.gather(t, c)
	case "fow.return":
		b.placeReturn(t, c, h, "MS-12.4.6")
	case "fow.charge":
		b.move = move{members: only(c), fow: true, charge: true}
		b.fortuneCharge(t, c)
	case "fow.morale":
		b.fortuneTest(t, x.owner.Other(), c)
	case "fow.recover":
		b.fortuneRecovery(t, c, b.pieceNamed(o.With))
	}
}

// fortuneTest is MS-12.4.10: an enemy unit tests its morale, or all of them where
// the switch says so.
func (b *Board) fortuneTest(t *rules.Table, s rules.Side, c int) {
	tested := b.steadyUnits(s)
	if c >= 0 {
		tested = only(c)
	}
	for ; !tested.Empty(); tested = tested.Rest() {
		x := morale{kind: "morale.fow", rule: "MS-12.4.10", unit: tested.First()}
		x.leaders = b.testHelpers(t, x)
		if !b.test(t, x) {
			b.shake(t, x.unit, "MS-12.4.10")
		}
	}
}

// steadyUnits are the combat units of a side that are not Shaken.
func (b *Board) steadyUnits(s rules.Side) (all set) {
	b.each(s, func(c int) {
		if b.print[c].unit() && !b.is(c, shaken) {
			all = all.With(c)
		}
	})
	return all
}

// fortuneMode is how a FOW moves a unit: out of an EZOC only by disengaging.
func (b *Board) fortuneMode(c int, do string) mode {
	if b.inZone(b.sideOf(c).Other(), b.piece[c].at) {
		return disengaging
	}
	return modeOf(do)
}

// offerFortune lists the actions of 12.4; a FOW of a threatened unit may only
// be used with that unit (MS-7.2.10).
func (b *Board) offerFortune(m rules.Menu, x fow) {
	s := x.owner
	v := b.obstacles(s)
	ezoc := v.ezoc
	if b.rules.armyTest && x.unit < 0 && !b.steadyUnits(s.Other()).Empty() {
		m.Offer(rules.Option{Do: "fow.morale"})
	}
	for c := range b.counters {
		if !b.print[c].unit() || x.unit >= 0 && c != x.unit {
			continue
		}
		if b.sideOf(c) != s {
			b.offerOnEnemy(m, c)
			continue
		}
		v.offerFortuneMoves(m, c, x.unit < 0)
		b.offerFortuneCharge(m, c, &ezoc, x.unit >= 0)
		b.offerFortuneRecovery(m, c)
		if b.piece[c].place == onTrack && int(b.piece[c].box) == b.turn+1 && x.unit < 0 {
			b.offerReturn(m, c, "fow.return", &ezoc)
		}
	}
}

// offerOnEnemy lists MS-12.4.2 and MS-12.4.10 for an enemy unit.
func (b *Board) offerOnEnemy(m rules.Menu, c int) {
	if !b.inPlay(c) {
		return
	}
	m.Offer(rules.Option{Do: "fow.enemy", Who: b.pieceRef(c)}, b.movable(c))
	if b.rules.armyTest {
		return
	}
	m.Offer(rules.Option{Do: "fow.morale", Who: b.pieceRef(c)}, rules.Unless(!b.is(c, shaken), "MS-12.4.10", rules.Text{Key: "ms.why.shaken", A: b.pieceRef(c)}))
}

// movable says why a FOW cannot move a unit: in an EZOC it must be able to
// disengage.
func (b *Board) movable(c int) rules.Reason {
	if !b.inZone(b.sideOf(c).Other(), b.piece[c].at) {
		return rules.Reason{}
	}
	_, why := b.disengagement(c)
	return why
}

func (v *obstacles) offerFortuneMoves(m rules.Menu, c int, stacks bool) {
	b := v.b
	if !b.inPlay(c) {
		return
	}
	who := b.pieceRef(c)
	why := b.movable(c)
	m.Offer(rules.Option{Do: "fow.move", Who: who}, why)
	if !v.ezoc.Has(b.piece[c].at) {
		m.Offer(rules.Option{Do: "fow.march", Who: who}, b.marchReason(c, &v.ezoc))
	}
	if stacks && v.fortuneStack(c) {
		m.Offer(rules.Option{Do: "fow.group", Who: who}, why)
	}
}

// fortuneStack reports whether there is a counter that a FOW could move together
// with one (MS-12.4.4): out of an EZOC one that may disengage with it.
func (v *obstacles) fortuneStack(c int) bool {
	k := move{members: only(c), fow: true}
	rest := v.b.companions(&k, &v.ezoc)
	if !v.ezoc.Has(v.b.piece[c].at) {
		return !rest.Empty() // nothing holds them, and they roll
	}
	for ; !rest.Empty(); rest = rest.Rest() {
		if v.canGoWith(&k, rest.First()) {
			return true
		}
	}
	return false
}

// offerFortuneCharge is MS-12.4.7. threatened: it is the FOW of a threatened
// unit, which a switch lets charge out of an EZOC.
func (b *Board) offerFortuneCharge(m rules.Menu, c int, ezoc *hexSet, threatened bool) {
	if !b.inPlay(c) || b.print[c].arm == artillery {
		return
	}
	who := b.pieceRef(c)
	free := !ezoc.Has(b.piece[c].at) || threatened && b.rules.threatCharge
	m.Offer(rules.Option{Do: "fow.charge", Who: who}, b.chargeReason(only(c)),
		rules.Unless(free, "MS-12.4.7", rules.Text{Key: "ms.why.fow_zone", A: who}),
		rules.Unless(!b.is(c, involved|attacked), "MS-12.4.7", rules.Text{Key: "ms.why.fow_fought", A: who}))
}

// offerFortuneRecovery offers to recover or to bring back a unit with a Fortune of
// War, with each leader that can help it (MS-12.4.11).
func (b *Board) offerFortuneRecovery(m rules.Menu, c int) {
	who := b.pieceRef(c)
	var helpers set
	switch {
	case b.inPlay(c) && b.is(c, shaken|ineffective):
		helpers = b.restoring(c)
	case b.piece[c].place == aside:
		helpers = b.recallers(c)
	default:
		if b.inPlay(c) && m.Explaining() {
			m.Offer(rules.Option{Do: "fow.recover", Who: who}, rules.No("MS-12.4.11", rules.Text{Key: "ms.why.well", A: who}))
		}
		return
	}
	m.Offer(rules.Option{Do: "fow.recover", Who: who},
		rules.Unless(b.inPlay(c) || !b.lastFace(c).dot, "MS-11.2.8", rules.Text{Key: "ms.why.dot", A: who})) // but with a leader
	for ; !helpers.Empty(); helpers = helpers.Rest() {
		m.Offer(rules.Option{Do: "fow.recover", Who: who, With: b.pieceRef(helpers.First())})
	}
}

// haulEnemy is MS-12.4.2: on 1 or 2 an enemy unit may be moved.
func (b *Board) haulEnemy(t *rules.Table, owner rules.Side, c int) {
	die := t.Roll("roll.fow", "MS-12.4.2", rules.Dice{Side: owner, Of: []rules.Die{{N: 1, Sides: 6, For: b.pieceRef(c)}}}.Alike(1, 1, 0, 0, 0, 0))[0]
	if die > 2 {
		return
	}
	b.move = move{members: only(c), fow: true, foreign: true, mode: b.fortuneMode(c, "fow.move")}
	b.haul(t)
}

// haul rolls and moves by a FOW. In a Combat Phase who is moved must join
// later combats of its hex (MS-12.4.5), and leaves a declared charge.
func (b *Board) haul(t *rules.Table) {
	b.setAllowance(t, true)
	b.goOn(t)
	b.endTrek(t)
	if b.move.hexes == 0 {
		return
	}
	for all := b.move.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		b.mark(c, hauled)
		b.unmark(c, charging)
	}
}

// chargeWays are the ways of a move to the hexes from which it can charge.
func (w *moveSearch) chargeWays() (all [][]hex) {
	var r reach
	w.search(&r)
	for _, h := range r.hexes() {
		if len(w.b.chargeTargets(w.k.members, h, &w.targets)) > 0 {
			all = append(all, r.path(w.at, h))
		}
	}
	return all
}

// fortuneCharge is MS-12.4.7 to MS-12.4.9 and MS-12.4.14.
func (b *Board) fortuneCharge(t *rules.Table, c int) {
	b.gatherCharge(t, c)
	k := &b.move
	b.setAllowance(t, true)
	w := b.searchOf(k)
	ways := rules.Memo(t, w.chargeWays)
	if len(ways) == 0 {
		t.Say("MS-12.4.14", b.sideOf(c), rules.Text{Key: "ms.log.no_target", A: b.pieceRef(c)})
		return
	}
	o := ask(t, b.sideOf(c), "fow.charge", "MS-12.4.14", b.pieceRef(c), func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "stop"})
		for _, path := range ways {
			m.Offer(rules.Option{Do: "charge", At: path[len(path)-1].ref()})
		}
	})
	if o.Do == "stop" {
		return
	}
	i := slices.IndexFunc(ways, func(path []hex) bool { return path[len(path)-1] == hexOf(o.At) })
	b.follow(t, w, ways[i])
	group := k.members
	for all := group; !all.Empty(); all = all.Rest() {
		b.mark(all.First(), hauled)
	}
	h := b.askTarget(t, group, b.piece[c].at)
	b.move = move{}
	b.chargeHex(t, group, h, true, false)
}

// gatherCharge lets others of the hex join a charge by FOW.
func (b *Board) gatherCharge(t *rules.Table, c int) {
	k := &b.move
	for {
		var more set
		for all := b.stack(b.sideOf(c), b.piece[c].at).Minus(k.members); !all.Empty(); all = all.Rest() {
			o := all.First()
			if (b.print[o].unit() || b.print[o].arm == leader && !b.is(o, ineffective)) && b.chargeReason(k.members.With(o)).OK() && !b.is(o, involved|attacked) {
				more = more.With(o)
			}
		}
		if more.Empty() {
			return
		}
		o := ask(t, b.sideOf(c), "fow.join", "MS-12.4.7", b.pieceRef(c), func(m rules.Menu) {
			m.Always()
			m.Waive(rules.Option{Do: "done"})
			for all := more; !all.Empty(); all = all.Rest() {
				m.Offer(rules.Option{Do: "add", Who: b.pieceRef(all.First())})
			}
		})
		if o.Do == "done" {
			return
		}
		k.members = k.members.With(b.pieceNamed(o.Who))
	}
}

// fortuneRecovery is MS-12.4.11: whatever enemies are near, and a failure
// destroys nobody.
func (b *Board) fortuneRecovery(t *rules.Table, c, l int) {
	x := morale{kind: "morale.rally", rule: "MS-12.4.11", unit: c, calm: true}
	if !b.inPlay(c) {
		x.back, x.mr = true, int(b.lastFace(c).mr)
	}
	if l >= 0 {
		b.assist(t, l, c)
		x.leaders = only(l)
	}
	if !b.test(t, x) {
		return
	}
	switch {
	case !b.inPlay(c):
		b.comeBack(t, c, "MS-12.4.11")
	case b.is(c, shaken) && (!b.is(c, ineffective) || b.ralliesFirst(t, c)):
		b.steady(t, c, "MS-12.4.11")
	default:
		b.restore(t, c, "MS-12.4.11")
	}
}

// ralliesFirst asks of a unit both Shaken and ineffective which of the two the
// one recovery takes away.
func (b *Board) ralliesFirst(t *rules.Table, c int) bool {
	o := ask(t, b.sideOf(c), "fow.recovery", "MS-12.4.11", b.pieceRef(c), func(m rules.Menu) {
		m.Offer(rules.Option{Do: "rally"})
		m.Offer(rules.Option{Do: "recover"})
	})
	return o.Do == "rally"
}
