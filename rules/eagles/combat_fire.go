package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// lookBody finds who of a body can fire at a target (ME-17.4).
func (b *Board) lookBody(i int, x target) volley {
	v := volley{i: i, by: "body", x: x, rifle: b.body[i].rifles}
	v.a = b.bases(i, x, rules.Chance, 14)
	v.away = b.bodyRange(i, x, v.a.seen)
	v.at = b.firstHit(&v)
	return v
}

// lookScreen finds who of a screen can fire at a target (ME-19.15).
func (b *Board) lookScreen(i int, x target) volley {
	v := volley{i: i, by: "screen", x: x, rifle: b.body[i].rifles}
	v.a = b.posts(i, x, rules.Chance, 14)
	v.away = b.screenRange(i, x, v.a)
	v.at = b.firstHit(&v)
	return v
}

// bodyFires reports whether a body can fire at a target: some base has a clear
// line and, unless distances are judged by eye, the range is not too great
// (ME-16.7, ME-18.19).
func (b *Board) bodyFires(i int, x target) rules.Reason {
	u := &b.body[i]
	who, at := b.unitRef(i), b.nameOf(x)
	seen := ^uint16(0)
	if !b.rules.byEye && !b.bodyReaches(i, x, seen, lastBand(u.rifles)+tolerance) {
		return rules.No("ME-18.19", inches("me.why.range", b.bodyRange(i, x, seen).Down, who, at))
	}
	a := b.bases(i, x, rules.Chance, 1)
	if x.screen && a.n > 0 {
		a = b.bases(i, x, rules.Chance, 14)
	}
	if a.n == 0 {
		return rules.No("ME-17.1", rules.Text{Key: "me.why.no_line", A: who, B: at})
	}
	if x.screen && !b.rules.byEye && !b.bodyReaches(i, x, a.seen, lastBand(u.rifles)+tolerance) {
		return rules.No("ME-18.19", inches("me.why.range", b.bodyRange(i, x, a.seen).Down, who, at))
	}
	return rules.Reason{}
}

func (b *Board) inRange(d plane.Span, rifles bool) bool {
	return d.Within(lastBand(rifles) + tolerance)
}

// screenFires reports whether a screen can fire at a target.
func (b *Board) screenFires(i int, x target) rules.Reason {
	who, at := b.unitRef(i), b.nameOf(x)
	if b.body[i].men() == 0 {
		return rules.No("ME-19.8", rules.Text{Key: "me.why.no_screen", A: who})
	}
	a := b.posts(i, x, rules.Chance, 14)
	if a.n == 0 {
		return rules.No("ME-17.1", rules.Text{Key: "me.why.no_line", A: who, B: at})
	}
	if d := b.screenRange(i, x, a); !b.rules.byEye && !b.inRange(d, b.body[i].rifles) {
		return rules.No("ME-18.19", inches("me.why.range", d.Down, who, at))
	}
	return rules.Reason{}
}

// names are all the names of a target: the body's, or those of the groups of a
// screen, any of which means the whole of it (ME-16.8).
func (b *Board) names(x target) (all []rules.Ref) {
	if !x.screen {
		return []rules.Ref{b.unitRef(x.body)}
	}
	for g := range b.body[x.body].posts {
		if b.body[x.body].screen[g].men > 0 {
			all = append(all, b.groupRef(x.body, g))
		}
	}
	return all
}

// nameOf names a target: a body, or the lowest group of a screen.
func (b *Board) nameOf(x target) rules.Ref {
	if !x.screen {
		return b.unitRef(x.body)
	}
	for g := range b.body[x.body].posts {
		if b.body[x.body].screen[g].men > 0 {
			return b.groupRef(x.body, g)
		}
	}
	return b.unitRef(x.body)
}

// targetOf is the target that an option names.
func (b *Board) targetOf(r rules.Ref) target {
	return target{b.unitNamed(r), r.Kind() == groupRefKind}
}

// mayFire says why a battalion may not fire (ME-16.4, ME-16.6).
func (b *Board) mayFire(i int) rules.Reason {
	u := &b.body[i]
	why := func(rule, key string) rules.Reason {
		return rules.No(rule, rules.Text{Key: "me.why." + key, A: b.unitRef(i)})
	}
	switch {
	case u.activated:
		return why("ME-13.1", "activated")
	case u.fired:
		return why("ME-16.4", "fired")
	case u.broken:
		return why("ME-16.6", "broken")
	case u.engaged():
		return why("ME-16.6", "engaged")
	case u.supporting():
		return why("ME-16.6", "supporting")
	case u.resting():
		return why("ME-16.6", "halted")
	}
	return rules.Reason{}
}

// mayTarget says why nobody may fire at a body (ME-16.9).
func (b *Board) mayTarget(x target) rules.Reason {
	u := &b.body[x.body]
	return rules.Unless(x.screen || !u.engaged() && !u.supporting(), "ME-16.9", rules.Text{Key: "me.why.in_melee", A: b.unitRef(x.body)})
}

// offerFire offers the volleys of a battalion: "fire" is its body's, "snipe"
// its screen's alone (ME-16.8).
func (b *Board) offerFire(m rules.Menu, i int) {
	may := b.mayFire(i)
	if !may.OK() && !m.Explaining() {
		return
	}
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.side == b.body[i].side {
			continue
		}
		for _, x := range []target{{k, false}, {k, true}} {
			if x.screen && v.men() == 0 {
				continue
			}
			open := b.mayTarget(x)
			if open.OK() || m.Explaining() {
				b.offerVolley(m, "fire", i, x, may, open, b.bodyFires(i, x))
				if b.body[i].men() > 0 && !b.tooFar(i, x) || m.Explaining() {
					b.offerVolley(m, "snipe", i, x, may, open, b.screenFires(i, x))
				}
			}
		}
	}
}

// offerVolley offers a volley at a target under each of its names.
func (b *Board) offerVolley(m rules.Menu, do string, i int, x target, checks ...rules.Reason) {
	for _, at := range b.names(x) {
		m.Offer(rules.Option{Do: do, Who: b.unitRef(i), At: at}, checks...)
	}
}

// fireOrder is the order Fire (4.2.2): both targets are declared, then the
// body's volley is resolved, then the screen's (ME-16.10).
func (b *Board) fireOrder(t *rules.Table, i int, o rules.Option) {
	u := &b.body[i]
	body, screen := o.At, rules.Ref(0)
	if o.Do == "snipe" {
		body, screen = 0, o.At
	}
	if body != 0 {
		v := rules.Memo(t, func() volley { return b.lookBody(i, b.targetOf(body)) })
		b.aimAt(v, body)
		screen = b.askScreen(t, i)
	}
	u.activated, u.fired = true, true
	rifles := "body"
	if screen != 0 {
		rifles = "screen" // ME-18.5
	}
	for _, shot := range []struct {
		by string
		at rules.Ref
	}{{"body", body}, {"screen", screen}} {
		if shot.at == 0 {
			continue
		}
		x := b.targetOf(shot.at)
		if !b.body[x.body].inPlay() || x.screen && b.body[x.body].men() == 0 {
			continue
		}
		v := rules.Memo(t, func() volley {
			if shot.by == "screen" {
				return b.lookScreen(i, x)
			}
			return b.lookBody(i, x)
		})
		v.estimate(t)
		t.Tell(rules.Event{Kind: rules.EvDeclare, Measured: b.rules.byEye, Rule: "ME-16.7", Side: u.side, Who: o.Who, To: v.at,
			Text: inches("me.log.fire."+shot.by+atScreen(x), v.away.Down, o.Who, b.unitRef(x.body))})
		b.fire(t, &v, rifles == shot.by)
		b.destroyed(t, x.body) // ME-25.8
	}
}

// atScreen is the end of keys whose words are others for a screen: all of it is
// the target, not the group that was named (ME-16.7).
func atScreen(x target) string {
	if x.screen {
		return ".screen"
	}
	return ""
}

// firstHit is who suffers the first hit of a volley: of a screen the nearest
// group that a line reaches (ME-19.14).
func (b *Board) firstHit(v *volley) rules.Ref {
	if !v.x.screen {
		return b.unitRef(v.x.body)
	}
	if g := b.nearestGroup(v, v.a.seen); g >= 0 {
		return b.groupRef(v.x.body, g)
	}
	return b.nameOf(v.x)
}

// askScreen asks for the target of the screen, if it has one.
func (b *Board) askScreen(t *rules.Table, i int) rules.Ref {
	if b.body[i].men() == 0 {
		return 0
	}
	var all []rules.Option
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.side == b.body[i].side {
			continue
		}
		for _, x := range []target{{k, false}, {k, true}} {
			if x.screen && v.men() == 0 || !b.mayTarget(x).OK() || b.tooFar(i, x) || !b.screenFires(i, x).OK() {
				continue
			}
			for _, at := range b.names(x) {
				all = append(all, rules.Option{Do: "snipe", Who: b.unitRef(i), At: at})
			}
		}
	}
	if len(all) == 0 {
		return 0
	}
	return t.Ask(b.body[i].side, "fire.screen", "ME-16.8", b.unitRef(i), func(m rules.Menu) {
		m.Public()
		for _, o := range all {
			m.Offer(o)
		}
		m.Waive(rules.Option{Do: "hold", Who: b.unitRef(i)})
	}).At
}
