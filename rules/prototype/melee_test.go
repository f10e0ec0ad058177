package prototype

import "grognard/rules"

// Step plays one turn of one side: a melee, a move or nothing.
func (napoleonics) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*hexes)
	me := b.active
	o := t.Ask(me, "ccn.battle", "CCN-21.1", 0, func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "pass"})
		for i := range b.units {
			b.offerOrders(m, me, i)
		}
	})
	switch o.Do {
	case "attack":
		b.melee(t, o.Who.N(), o.At.N())
	case "move":
		b.put(t, o.Who.N(), o.At.N(), rules.EvMove, "CCN-12.1")
	}
	// CCN-57.8 who played First Strike draws first
	b.refill(t, me.Other())
	b.refill(t, me)
	b.active = me.Other()
	b.turn += int(me)
}

func (b *hexes) offerOrders(m rules.Menu, me rules.Side, i int) {
	u := &b.units[i]
	if u.side != me || u.blocks == 0 {
		return
	}
	for j := range b.units {
		if v := &b.units[j]; v.side != me && v.blocks > 0 {
			m.Offer(rules.Option{Do: "attack", Who: unit(i), At: unit(j)},
				rules.Unless(near(u.hex, v.hex), "CCN-21.1", rules.Text{Key: "ccn.no.near", A: unit(j)}),
				rules.Unless(b.dice(nil, i, j) > 0, "CCN-21.1", rules.Text{Key: "ccn.no.dice", A: unit(i)}))
		}
	}
	for _, h := range around(u.hex) {
		m.Offer(rules.Option{Do: "move", Who: unit(i), At: hexRef(h)},
			rules.Unless(u.square == 0, "CCN-37.8", rules.Text{Key: "ccn.no.square", A: unit(i)}),
			rules.Unless(b.on(h) < 0, "CCN-11.5", rules.Text{Key: "ccn.no.room", A: hexRef(h)}))
	}
}

// melee follows part 3.3: a attacks d.
func (b *hexes) melee(t *rules.Table, a, d int) {
	att, def := &b.units[a], &b.units[d]
	from, ground := att.hex, def.hex
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "CCN-21.1", Side: att.side, Who: unit(a), To: unit(d), Text: rules.Text{Key: "ccn.attacks", A: unit(a), B: unit(d)}})

	// M4 the reaction, one of: stand, First Strike, form square
	squared := def.square > 0 && att.arm == cavalry
	if !squared { // CCN-36.12
		switch o := b.reaction(t, a, d); o.Do {
		case "first-strike":
			// M5 CCN-57.2 the attacked unit battles first
			b.cards[o.With.N()] = discards
			t.Tell(rules.Event{Kind: rules.EvPlay, Rule: "CCN-57.1", Side: def.side, Who: o.With, To: unit(d), Text: rules.Text{Key: "ccn.first.strike", A: o.With}})
			b.strike(t, d, a, b.dice(t, d, a), false, "CCN-57.2")
		case "square":
			// M7 CCN-35.6 a card at random goes to the track
			b.formSquare(t, d)
			squared = true
		}
	}
	// M8 CCN-36.1 the square strikes first, and every flag counts
	if squared {
		b.strike(t, d, a, b.dice(t, d, a), true, "CCN-36.2")
	}
	if att.blocks == 0 || att.hex != from {
		return // CCN-36.4 CCN-57.3
	}
	// M9 to M11 the attack
	b.strike(t, a, d, b.dice(t, a, d), false, "CCN-22.10")
	if def.blocks == 0 || def.hex != ground {
		b.takeGround(t, a, ground)
		return
	}
	// M13 CCN-24.1 battle back, CCN-36.10 but not by a square that struck first
	if n := b.dice(t, d, a); n > 0 && !squared && t.Ask(def.side, "ccn.back", "CCN-24.2", unit(d), func(m rules.Menu) {
		m.Public()
		m.Offer(rules.Option{Do: "back"})
		m.Quiet(rules.Option{Do: "stand"})
	}).Do == "back" {
		b.strike(t, d, a, n, false, "CCN-24.5")
	}
}

// reaction asks the defender. It is asked always, since not being asked would
// tell that First Strike is not in his hand. CCN-21.3
func (b *hexes) reaction(t *rules.Table, a, d int) rules.Option {
	att, def := &b.units[a], &b.units[d]
	hand := b.in(handOf(def.side))
	return t.Ask(def.side, "ccn.reaction", "CCN-21.3", unit(d), func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "stand"})
		for _, c := range hand {
			if c.N() < firstStrikes {
				m.Offer(rules.Option{Do: "first-strike", With: c},
					rules.Unless(b.dice(nil, d, a) > 0, "CCN-57.12", rules.Text{Key: "ccn.no.dice", A: unit(d)}))
			}
		}
		m.Offer(rules.Option{Do: "square"},
			rules.Unless(def.arm == infantry && att.arm == cavalry, "CCN-35.1", rules.Text{Key: "ccn.no.cavalry", A: unit(d)}),
			rules.Unless(len(hand) > 2, "CCN-35.3", rules.Text{Key: "ccn.no.cards", N: len(hand)}),
			rules.Unless(b.freeTrack(def.side) > 0, "CCN-35.4", rules.Text{Key: "ccn.no.track"}))
	})
}

func (b *hexes) formSquare(t *rules.Table, d int) {
	def := &b.units[d]
	n := b.freeTrack(def.side)
	hand := b.in(handOf(def.side))
	c := hand[t.Draw(def.side, "ccn.square.card", "CCN-35.6", hand)]
	b.cards[c.N()] = trackOf(def.side, n)
	def.square = n
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "CCN-35.6", Side: def.side, Who: c, To: unit(d), N: n, Hidden: rules.HideFrom(def.side.Other()),
		Text: rules.Text{Key: "ccn.square", A: unit(d), B: c}, Veiled: rules.Text{Key: "ccn.square.veiled", N: n}})
}

// dice is the formula of 5.6; with a Table it explains itself.
func (b *hexes) dice(t *rules.Table, a, d int) int {
	att, def := &b.units[a], &b.units[d]
	mod := func(rule, key string, n int) int {
		if t == nil {
			return n
		}
		return t.Mod("dice", rule, rules.Text{Key: key, A: unit(a)}, n)
	}
	n := 1
	if att.square == 0 && (def.square == 0 || att.arm != cavalry) { // CCN-22.8 CCN-22.9
		n = mod("CCN-22.1", "ccn.mod.blocks", att.blocks) + mod("CCN-22.4", "ccn.mod.bonus", btoi(att.heavy))
	}
	if b.forest[def.hex] {
		n += mod("CCN-41.3", "ccn.mod.forest", -1-btoi(att.arm == cavalry))
	}
	return max(0, n)
}

// strike rolls n dice of a against d and carries out hits, leader check and
// flags. M10 and M11
func (b *hexes) strike(t *rules.Table, a, d, n int, everyFlag bool, rule string) {
	att, def := &b.units[a], &b.units[d]
	if n == 0 || def.blocks == 0 {
		return
	}
	hits, flags := 0, 0
	for _, f := range t.Roll("ccn.battle", rule, rules.D(n, 6).RolledBy(att.side).Counted().Alike(def.likeFaces()...)) {
		hits += btoi(def.hitBy(f))
		flags += btoi(f == flag)
	}
	checked := hits > 0 && def.leader
	b.lose(t, d, hits, rule)
	if def.blocks == 0 {
		return
	}
	if checked {
		b.leaderCheck(t, d)
	}
	if flags > 0 {
		b.flags(t, d, flags, everyFlag, checked)
	}
}

// leaderCheck rolls two dice for the leader of a unit that lost blocks. CCN-25.1
func (b *hexes) leaderCheck(t *rules.Table, d int) {
	def := &b.units[d]
	f := t.Roll("ccn.leader", "CCN-25.1", rules.D(2, 6).RolledBy(def.side.Other()).Counted().Alike(0, 0, 0, 0, 1, 0))
	if f[0] == saber && f[1] == saber {
		def.leader = false
		b.banner(t, def.side.Other(), "CCN-25.1")
	}
}

// flags lets the owner ignore some and makes the unit go back. CCN-26 CCN-27
func (b *hexes) flags(t *rules.Table, d, flags int, every, checked bool) {
	def := &b.units[d]
	allowed := min(flags, btoi(def.leader)+btoi(b.supported(d)))
	if every { // CCN-36.5
		allowed = 0
	}
	if allowed > 0 {
		flags -= t.Ask(def.side, "ccn.ignore", "CCN-27.1", unit(d), func(m rules.Menu) {
			m.Public()
			for n := range allowed {
				m.Offer(rules.Option{Do: "ignore", N: n})
			}
			m.Quiet(rules.Option{Do: "ignore", N: allowed})
		}).N
	}
	for ; flags > 0 && def.square == 0; flags-- { // CCN-37.3 a square never retreats
		far := b.way(d, def.hex, flags)
		if far == 0 {
			break
		}
		// CCN-26.4 CCN-26.11 hex by hex, on a path that goes as far as possible
		o := t.Ask(def.side, "ccn.retreat", "CCN-26.4", unit(d), func(m rules.Menu) {
			m.Public()
			for _, h := range b.rear(d, def.hex) {
				m.Offer(rules.Option{Do: "retreat", At: hexRef(h)},
					rules.Unless(1+b.way(d, h, flags-1) == far, "CCN-26.11", rules.Text{Key: "ccn.no.far", A: hexRef(h), N: far}))
			}
		})
		b.put(t, d, o.At.N(), rules.EvRetreat, "CCN-26.3")
	}
	had := def.leader
	b.lose(t, d, flags, "CCN-26.10")
	if flags > 0 && had && !checked && def.blocks > 0 {
		b.leaderCheck(t, d) // CCN-25.4
	}
}

func (b *hexes) takeGround(t *rules.Table, a, h int) {
	att := &b.units[a]
	if att.square > 0 || att.arm == artillery {
		return // CCN-30.4 CCN-30.5
	}
	if t.Ask(att.side, "ccn.ground", "CCN-30.1", unit(a), func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "stay"})
		m.Offer(rules.Option{Do: "advance", At: hexRef(h)})
	}).Do == "advance" {
		b.put(t, a, h, rules.EvAdvance, "CCN-30.1")
	}
}

// lose takes blocks, and with the last one the unit and its leader.
func (b *hexes) lose(t *rules.Table, d, n int, rule string) {
	def := &b.units[d]
	if n = min(n, def.blocks); n == 0 {
		return
	}
	def.blocks -= n
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: rule, Side: def.side, Who: unit(d), N: n, Text: rules.Text{Key: "ccn.hit", A: unit(d), N: n}})
	if def.blocks > 0 {
		return
	}
	t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "CCN-23.4", Side: def.side, Who: unit(d), From: hexRef(def.hex)})
	b.banner(t, def.side.Other(), "CCN-5.3")
	if def.leader { // CCN-25.6
		def.leader = false
		if t.Roll("ccn.leader.last", "CCN-25.6", rules.D(1, 6).RolledBy(def.side.Other()).Alike(0, 0, 0, 0, 1, 0))[0] == saber {
			b.banner(t, def.side.Other(), "CCN-25.6")
		}
	}
	if def.square > 0 { // CCN-38.6 its card comes back
		for c := range b.cards {
			if b.cards[c] == trackOf(def.side, def.square) {
				b.cards[c] = handOf(def.side)
				t.Tell(rules.Event{Kind: rules.EvReturn, Rule: "CCN-38.6", Side: def.side, Who: card(c), Hidden: rules.HideFrom(def.side.Other()), Text: rules.Text{Key: "ccn.returned", A: card(c)}})
			}
		}
		def.square = 0
	}
}

func (b *hexes) put(t *rules.Table, i, h int, kind rules.EventKind, rule string) {
	from := hexRef(b.units[i].hex)
	b.units[i].hex = h
	t.Tell(rules.Event{Kind: kind, Rule: rule, Side: b.units[i].side, Who: unit(i), From: from, To: hexRef(h), Path: []rules.Ref{from, hexRef(h)}})
}

func (b *hexes) banner(t *rules.Table, s rules.Side, rule string) {
	b.banners[s]++
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: s, To: rules.SideRef(s), N: 1, Text: rules.Text{Key: "ccn.banner", A: rules.SideRef(s)}})
}

func (b *hexes) refill(t *rules.Table, s rules.Side) {
	for deck := b.in(deckPlace); len(deck) > 0 && len(b.in(handOf(s)))+4-b.tracked(s) < 8; deck = b.in(deckPlace) {
		c := deck[t.Draw(s, "ccn.draw", "CCN-32.1", deck)]
		b.cards[c.N()] = handOf(s)
		t.Tell(rules.Event{Kind: rules.EvDraw, Rule: "CCN-32.1", Side: s, Who: c, Hidden: rules.HideFrom(s.Other()), Text: rules.Text{Key: "ccn.drew", A: c}})
	}
}
