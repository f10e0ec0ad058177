package eagles

import "grognard/rules"

// mustTest reports whether a battalion rolls a Resolve test in phase 3 (4.3).
func (u *battalion) mustTest() bool {
	switch {
	case !u.inPlay() || u.tested:
		return false
	case u.broken:
		return u.rallying // ME-27.6, ME-27.20
	}
	return u.lost || u.beaten || u.saw || u.bereft
}

// resolvePhase is one Resolve test of phase 3: the battalions of the side with
// the initiative first, in roster order (ME-38.7).
func (b *Board) resolvePhase(t *rules.Table) {
	for _, s := range [2]rules.Side{b.lead, b.lead.Other()} {
		for i := range b.body {
			if b.body[i].side == s && b.body[i].mustTest() {
				b.active = s
				b.test(t, i)
				return
			}
		}
	}
	b.enter(t, flights, "ME-12.3")
}

// test is the one Resolve test of a battalion (ME-27.7).
func (b *Board) test(t *rules.Table, i int) {
	u := &b.body[i]
	u.tested = true
	passed := b.resolveTest(t, i, b.cause(i), false)
	switch {
	case passed && u.broken:
		b.rally(t, i)
	case !passed && !u.broken:
		b.rout(t, i, "ME-27.12")
	}
}

// cause is the first clause that calls for the test of a battalion.
func (b *Board) cause(i int) string {
	u := &b.body[i]
	switch {
	case u.broken:
		return "ME-27.6"
	case u.beaten:
		return "ME-27.3"
	case u.lost:
		return "ME-27.2"
	case u.bereft:
		return "ME-27.5"
	}
	return "ME-27.4"
}

// rally stops a broken battalion (ME-27.18, ME-27.19, ME-27.24).
func (b *Board) rally(t *rules.Table, i int) {
	u := &b.body[i]
	u.broken, u.rallying = false, false
	b.disorder(t, i, "ME-15.7")
	u.halted = b.turn + 1
	t.Say("ME-27.18", u.side, rules.Text{Key: "me.log.rallies", A: b.unitRef(i)})
	o := t.Ask(u.side, "face", "ME-27.24", b.unitRef(i), func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "keep", Who: b.unitRef(i)})
		m.Offer(rules.Option{Do: "reverse", Who: b.unitRef(i)})
	})
	if o.Do == "reverse" {
		p := u.pose()
		end := p
		end.Phi = (p.Phi + 18000) % 36000
		b.moved(t, i, end, rules.EvMove, "ME-27.24", p, end)
	}
}
