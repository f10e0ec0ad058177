package musket

import "grognard/rules"

// travel takes the move in progress to a hex along a cheapest way. r is how far it
// can go, or nil if nobody has searched.
func (b *Board) travel(t *rules.Table, w *moveSearch, r *reach, to hex) {
	if r == nil {
		r = &reach{}
		w.search(r)
	}
	if !r.found.Has(to) {
		panic("a move to a hex out of reach: " + to.name()) // options come from the same search
	}
	b.follow(t, w, r.path(w.at, to))
}

// follow moves along a path, both ends included. What the counters meet on the
// way is told where they are then, and the rest of the way after it.
func (b *Board) follow(t *rules.Table, w *moveSearch, path []hex) {
	for len(path) > 1 {
		n := b.untilMet(w, path)
		if !t.Mute() {
			b.tellMove(t, path[:n+1], w.costTerms(path[:n+1]))
		}
		for i := range n {
			b.step(t, w, path[i], path[i+1])
		}
		path = path[n:]
	}
}

// tellMove tells of a stretch of the move in progress, both ends included.
func (b *Board) tellMove(t *rules.Table, path []hex, cost []rules.Mod) {
	first, last := path[0], path[len(path)-1]
	for all := b.move.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "MS-4.2.1", Side: b.sideOf(c), Who: b.pieceRef(c), From: first.ref(), To: last.ref(),
			Path: refs(path), Mods: cost, Text: rules.Text{Key: "ms.log.move", A: b.pieceRef(c), B: first.ref(), C: last.ref()}})
	}
}

// untilMet returns how many hexes of a path the counters enter until they meet
// somebody: counters of the enemy to seize, leaders alone that their ZOC reaches
// (MS-10.1.8). If they meet nobody it is the whole path.
func (b *Board) untilMet(w *moveSearch, path []hex) int {
	last := len(path) - 1
	if w.units.Empty() {
		return last
	}
	foe := b.sideOf(w.units.First()).Other()
	n := 1
	for ; n < last; n++ {
		b.stand(path[n])
		if !b.stack(foe, path[n]).Empty() || !b.strayLeaders().Empty() {
			break
		}
	}
	b.stand(path[0])
	return n
}

// stand puts the counters of the move in progress into a hex.
func (b *Board) stand(h hex) {
	for all := b.move.members; !all.Empty(); all = all.Rest() {
		b.station(all.First(), onMap, h)
	}
}

// step enters one hex.
func (b *Board) step(t *rules.Table, w *moveSearch, from, to hex) {
	k := &b.move
	s := b.sideTo(from, to)
	k.spent, _ = w.pay(k.spent, from, to, s)
	k.hexes++
	b.stand(to)
	for all := k.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		if b.print[c].arm == headquarters || b.print[c].arm == trains {
			b.deactivate(t, c, "MS-12.1.7")
		}
	}
	w.at = to
	if !w.units.Empty() {
		b.arrive(t, w.units.First(), to)
	}
}

// arrive is what a unit does by entering a hex: control, captures, and enemy
// leaders alone that its ZOC reaches (MS-10.1.8).
func (b *Board) arrive(t *rules.Table, c int, h hex) {
	b.occupy(t, c, h)
	b.seize(t, c, h)
	b.checkLeaders(t)
}

// walk is DM-4: the move goes on hex by hex until the player stops or must. A
// counter that has begun to move enters at least one hex (MS-4.2.1), unless it
// has rolled for it (MS-4.4.6).
func (b *Board) walk(t *rules.Table) {
	for {
		w := b.searchOf(&b.move)
		if b.move.hexes > 0 && w.ends(w.at) || !b.canStep(w) {
			return
		}
		kind, begun := "move.first", b.move.hexes > 0 || b.move.rolled
		if begun {
			kind = "move.step"
		}
		o := ask(t, b.mover(), kind, "MS-4.2.1", b.pieceRef(w.who), func(m rules.Menu) {
			m.Always()
			if begun { // else nothing would have been done
				m.Quiet(rules.Option{Do: "stop"})
			}
			b.offerSteps(m, w)
		})
		switch o.Do {
		case "stop":
			return
		case "leave":
			b.leaveMap(t)
			return
		}
		b.follow(t, w, []hex{w.at, hexOf(o.At)})
	}
}

// mover is who decides about the move in progress.
func (b *Board) mover() rules.Side {
	s := b.sideOf(b.move.members.First())
	if b.move.foreign {
		return s.Other()
	}
	return s
}

// canStep reports whether there is anything to choose but to stop.
func (b *Board) canStep(w *moveSearch) bool {
	if b.leaveReason(&b.move).OK() {
		return true
	}
	for s, n := range b.next[w.at] {
		if n != noHex && w.tryStep(n, s).OK() {
			return true
		}
	}
	return false
}

// tryStep says why the next step cannot be taken.
func (w *moveSearch) tryStep(n hex, s int) rules.Reason {
	if why := w.halt(); !why.OK() {
		return why
	}
	if why := w.mayEnter(w.at, n, s); !why.OK() {
		return why
	}
	_, why := w.pay(w.k.spent, w.at, n, s)
	return why
}

func (b *Board) offerSteps(m rules.Menu, w *moveSearch) {
	for s, n := range b.next[w.at] {
		if n != noHex {
			m.Offer(rules.Option{Do: "move", At: n.ref()}, w.tryStep(n, s))
		}
	}
	if b.outside(w.side, w.at) {
		m.Offer(rules.Option{Do: "leave"}, b.leaveReason(&b.move))
	}
}

// rollAndGo rolls for a move and goes on with it.
func (b *Board) rollAndGo(t *rules.Table) {
	if b.move.mode == disengaging {
		b.leaveRearguard()
	}
	b.setAllowance(t, true)
	b.goOn(t)
	b.endTrek(t)
}

// goOn asks for the rest of a move whose MA is known.
func (b *Board) goOn(t *rules.Table) {
	w := b.searchOf(&b.move)
	if b.move.hexes > 0 && w.ends(w.at) || !b.canStep(w) {
		return
	}
	var r *reach
	o := ask(t, b.mover(), "move.on", "MS-4.3.2", b.pieceRef(w.who), func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "stop"})
		r = &reach{}
		w.search(r)
		for _, h := range r.hexes() {
			m.Offer(rules.Option{Do: "move", At: h.ref()})
			switch {
			case b.move.mode == marchMove:
				m.Sign(rules.Ends)
			default:
				w.sign(m, h)
			}
		}
		m.Offer(rules.Option{Do: "walk"})
		if b.outside(w.side, w.at) {
			m.Offer(rules.Option{Do: "leave"}, b.leaveReason(&b.move))
		}
		if b.move.mode == normalMove && !b.move.foreign && b.phase == movement {
			if why := b.chargeReason(b.move.members); why.OK() {
				w.offerCharges(m, &b.move, rules.Option{Do: "charge"})
			} else {
				m.Offer(rules.Option{Do: "charge"}, why)
			}
		}
	})
	switch o.Do {
	case "move":
		b.travel(t, w, r, hexOf(o.At))
	case "charge":
		b.move.charge = true
		b.travel(t, w, nil, hexOf(o.At))
	case "walk":
		b.walk(t)
	case "leave":
		b.leaveMap(t)
	}
}

// endTrek is the end of a move: its counters are finished for this phase
// (MS-4.2.4, MS-4.4.6), and a charge names its target (MS-7.13.3e).
func (b *Board) endTrek(t *rules.Table) {
	k := &b.move
	if k.hexes == 0 && !k.rolled {
		return
	}
	for all := k.members; !all.Empty(); all = all.Rest() {
		c := all.First()
		b.mark(c, moved)
		if k.mode == marchMove && b.print[c].unit() {
			b.mark(c, marched)
		}
	}
	if k.charge && k.hexes > 0 && b.inPlay(k.members.First()) && !k.fow {
		b.nameTarget(t)
	}
}

// nameTarget is the last part of DM-6.
func (b *Board) nameTarget(t *rules.Table) {
	k := &b.move
	c := k.members.First()
	h := b.askTarget(t, k.members, b.piece[c].at)
	if h == noHex {
		return
	}
	for all := k.members; !all.Empty(); all = all.Rest() {
		o := all.First()
		b.mark(o, charging)
		b.piece[o].aim = h
	}
	t.Say("MS-7.13.3e", b.active, rules.Text{Key: "ms.log.charge_declared", A: b.pieceRef(c), B: h.ref()})
}

// askTarget asks which hex a group charges; noHex if there is none.
func (b *Board) askTarget(t *rules.Table, group set, from hex) hex {
	attackable := b.targetHexes(b.sideOf(group.First()).Other())
	targets := b.chargeTargets(group, from, &attackable)
	switch len(targets) {
	case 0:
		return noHex
	case 1:
		return targets[0]
	}
	o := ask(t, b.sideOf(group.First()), "charge.target", "MS-7.13.3e", b.pieceRef(group.First()), func(m rules.Menu) {
		for _, h := range targets {
			m.Offer(rules.Option{Do: "charge", At: h.ref()})
		}
	})
	return hexOf(o.At)
}

// leaveReason says why the move in progress cannot leave the map where it
// stands (MS-4.1.2).
func (b *Board) leaveReason(k *move) rules.Reason {
	c := k.members.First()
	s, h := b.sideOf(c), b.piece[c].at
	e := b.army[s].embarkation
	switch {
	case !b.print[c].unit():
		return rules.No("MS-4.1.2", rules.Text{Key: "ms.why.no_leave", A: b.pieceRef(c)})
	case k.foreign:
		return rules.No("MS-12.4.2", rules.Text{Key: "ms.why.no_leave", A: b.pieceRef(c)})
	case !b.outside(s, h) || e != noHex && h != e:
		return rules.No("MS-4.1.2", rules.Text{Key: "ms.why.not_edge", A: b.pieceRef(c)})
	}
	w := b.searchOf(k)
	if why := w.halt(); !why.OK() {
		return why
	}
	return rules.Unless(w.most(k.spent)+mp <= k.ma || k.ma == 0 && b.fullMA(c, k.mode) > 0, "MS-4.3.3",
		rules.Text{Key: "ms.why.no_mp", A: b.pieceRef(c), B: h.ref(), N: 1, M: int(k.ma) / mp})
}

// leaveMap takes the move in progress off the map: it counts as a rout without
// a safe line (MS-4.1.2), or, where troops embark, ends their battle.
func (b *Board) leaveMap(t *rules.Table) {
	units := b.move.members
	for all := units; !all.Empty(); all = all.Rest() {
		c := all.First()
		s, h := b.sideOf(c), b.piece[c].at
		switch {
		case b.print[c].arm == leader:
			continue
		case b.army[s].embarkation == h:
			b.remove(t, c, away, 0, "MS-4.1.2", "embarked")
		default:
			b.offMap(t, c, "MS-4.1.2")
		}
		b.move.members = b.move.members.Without(c)
	}
	b.checkLeaders(t)
}
