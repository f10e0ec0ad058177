package eagles

import "grognard/rules"

// activation is one turn of D-ACT (ME-11.4 to ME-11.7): the active side uses
// its Commander or gives one battalion an order.
func (b *Board) activation(t *rules.Table) {
	if !b.ready(b.active) {
		if b.active = b.active.Other(); !b.ready(b.active) { // ME-11.5
			b.phase, b.active = closing, b.lead
			return
		}
	}
	me := b.active
	o := t.Ask(me, "order", "ME-11.7", 0, func(m rules.Menu) {
		m.Public()
		b.offerOrders(m, me)
	})
	if o.Do == "command" {
		b.command(t, me)
		return
	}
	b.obey(t, b.unitNamed(o.Who), o)
	b.combat = combat{}
	b.active = me.Other()
}

// ready reports whether a side has a battalion to activate.
func (b *Board) ready(s rules.Side) bool {
	for i := range b.body {
		if u := &b.body[i]; u.side == s && u.inPlay() && !u.activated {
			return true
		}
	}
	return false
}

// obey carries out an order (4.2).
func (b *Board) obey(t *rules.Table, i int, o rules.Option) {
	switch o.Do {
	case "pass":
		b.declare(t, i, o.Do, rules.Text{Key: "me.log.pass", A: o.Who})
	case "stand":
		b.declare(t, i, o.Do, rules.Text{Key: "me.log.stand", A: o.Who})
	case "advance":
		b.straight(t, i, 1, int64(o.N))
	case "retire":
		b.straight(t, i, -1, int64(o.N))
	case "wheel":
		b.wheel(t, i, o.N)
	case "form":
		b.changeFormation(t, i)
	case "reform":
		b.reform(t, i)
	case "recover": // ME-22.14
		b.declare(t, i, o.Do, rules.Text{Key: "me.log.recover", A: o.Who})
		b.body[i].reforming = true
	case "rally": // ME-27.17
		b.declare(t, i, o.Do, rules.Text{Key: "me.log.rally", A: o.Who})
		b.body[i].rallying = true
	case "fire", "snipe":
		b.fireOrder(t, i, o)
	case "charge":
		b.charge(t, i, o)
	case "fight":
		b.resolveMelee(t, i)
	}
}

// offerOrders lists what the active side may order.
func (b *Board) offerOrders(m rules.Menu, me rules.Side) {
	c, who := b.cmdOf(me), b.commanderRef(me)
	m.Offer(rules.Option{Do: "command", Who: who},
		rules.Unless(c.state == inPlay, "ME-9.14", rules.Text{Key: "me.why.cmd_dead", A: who}),
		rules.Unless(!c.moved, "ME-9.16", rules.Text{Key: "me.why.cmd_moved", A: who}))
	x, listed := &ordering{b: b, side: me}, false
	part := func(m rules.Menu, who rules.Ref) {
		listed = true
		b.offerOrdersOf(m, x, b.unitNamed(who))
	}
	for i := range b.body {
		switch u := &b.body[i]; {
		case !u.inPlay() || u.activated && !m.Explaining():
		case u.side == me:
			m.Part(b.unitRef(i), part)
		case m.Explaining():
			m.Offer(rules.Option{Do: "pass", Who: b.unitRef(i)}, rules.No("ME-11.7", rules.Text{Key: "me.why.enemy", A: b.unitRef(i)}))
		}
	}
	if listed { // who has the whole menu may look at the Field from anywhere: it changes no more
		x.all()
	}
	if x.some() {
		m.Field(x)
	}
}

// offerOrdersOf lists what one battalion may be ordered.
func (b *Board) offerOrdersOf(m rules.Menu, x *ordering, i int) {
	b.offerStatus(m, i)
	b.offerForms(m, i)
	b.offerFire(m, i)
	b.offerCharges(m, i)
	if m.Explaining() {
		x.refuse(m, i)
	}
}

// offerStatus offers the orders that go with a status (4.2, ME-13.2).
func (b *Board) offerStatus(m rules.Menu, i int) {
	u, who := &b.body[i], b.unitRef(i)
	fresh := rules.Unless(!u.activated, "ME-13.1", rules.Text{Key: "me.why.activated", A: who})
	must := func(ok bool, rule, key string) rules.Reason {
		return rules.Unless(ok, rule, rules.Text{Key: "me.why." + key, A: who})
	}
	if m.Offer(rules.Option{Do: "pass", Who: who}, fresh) {
		m.LetsGo()
	}
	m.Offer(rules.Option{Do: "rally", Who: who}, fresh, must(u.broken, "ME-27.17", "not_broken"))
	m.Offer(rules.Option{Do: "fight", Who: who}, fresh, must(u.engaged() && !u.broken, "ME-33.5", "not_engaged"))
	if m.Offer(rules.Option{Do: "stand", Who: who}, fresh, must(u.supporting() && !u.broken, "ME-13.2", "not_supporting")) {
		m.LetsGo()
	}
	rests := u.resting() && !u.broken && !u.engaged() && !u.supporting()
	m.Offer(rules.Option{Do: "recover", Who: who}, fresh, must(rests, "ME-22.14", "not_halted"))
}

// offerForms offers Change formation and Reform.
func (b *Board) offerForms(m rules.Menu, i int) {
	u, who := &b.body[i], b.unitRef(i)
	may := b.mayManoeuvre(i, "form")
	if !may.OK() && !m.Explaining() {
		return
	}
	_, fits := b.reshape(i)
	m.Offer(rules.Option{Do: "form", Who: who}, may, fits)
	m.Offer(rules.Option{Do: "reform", Who: who}, may,
		rules.Unless(u.disordered, "ME-14.1", rules.Text{Key: "me.why.in_order", A: who}))
}
