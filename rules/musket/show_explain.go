package musket

import (
	"strings"

	"grognard/rules"
)

// Explain implements rules.Rulebook: the widest thing that forbids an answer
// which the menus never thought of. Nothing is hidden, so it may tell all.
func (Book) Explain(board rules.Board, q *rules.Request, o rules.Option) rules.Reason {
	b := board.(*Board)
	d, now := deedOf(o.Do, q.Kind, o.Who != 0)
	if d == nil || !b.knows(o) {
		return rules.Reason{}
	}
	if !now {
		return b.notNow(q, d)
	}
	if h := hexOf(o.At); d.law == "charge.declared" && h != noHex {
		return rules.No(d.rule, rules.Text{Key: "ms.why.not_declared", A: h.ref()})
	}
	if d.who == nobody {
		return d.says(q.About)
	}
	c := b.pieceNamed(o.Who)
	for _, look := range [...]func(*rules.Request, *deed, int) rules.Reason{b.notHis, b.notThat, b.offMapNow, b.notSuch, b.actedAlready} {
		if why := look(q, d, c); !why.OK() {
			return why
		}
	}
	if why := b.notThere(d, c, o); !why.OK() {
		return why
	}
	if why := b.notReached(d, c, o); !why.OK() {
		return why
	}
	return d.says(o.Who)
}

// says is what the book says of a deed, in one sentence.
func (d *deed) says(who rules.Ref) rules.Reason {
	return rules.No(d.rule, rules.Text{Key: "ms.why.law." + d.law, A: who})
}

// knows reports whether the things that an option names are there in this battle,
// each where such a thing belongs.
func (b *Board) knows(o rules.Option) bool {
	thing := func(r rules.Ref) bool {
		switch r.Kind() {
		case hexKind:
			return b.onMap(hex(r.N()))
		case counterKind:
			return b.pieceNamed(r) >= 0
		}
		return r == 0
	}
	return (o.Who == 0 || b.pieceNamed(o.Who) >= 0) && thing(o.With) && thing(o.At) && o.N == 0 && o.Pt == rules.Point{}
}

// notNow says when a deed would be in place: in another phase, by a Fortune of
// War, or once what is asked has been decided (MS-3.2.2).
func (b *Board) notNow(q *rules.Request, d *deed) rules.Reason {
	key := "first"
	switch kind := d.kinds[0]; {
	case strings.HasPrefix(d.do, "fow."):
		return rules.No("MS-12.4.1", rules.Text{Key: "ms.why.later.fow"})
	case b.phase == movement && !strings.HasPrefix(kind, "move") && kind != "charge.target" && kind != "squares" && kind != "leader.place":
		key = "combat"
	case b.phase != movement && strings.HasPrefix(kind, "move"):
		key = "move"
	default:
		return rules.No(q.Rule, rules.Text{Key: "ms.why.later.first"})
	}
	return rules.No("MS-3.2.2", rules.Text{Key: "ms.why.later." + key})
}

// notHis says that a counter belongs to the other side, or, where it should, that
// it does not.
func (b *Board) notHis(q *rules.Request, d *deed, c int) rules.Reason {
	own := b.sideOf(c) == q.To
	switch {
	case own != (d.who == enemy):
		return rules.Reason{}
	case own:
		return d.says(b.pieceRef(c))
	case b.phase == movement:
		return rules.No("MS-4.1.1", rules.Text{Key: "ms.why.enemy", A: b.pieceRef(c)})
	}
	return rules.No("MS-7.1.1", rules.Text{Key: "ms.why.enemy", A: b.pieceRef(c)})
}

// notThat says which unit alone a Fortune of War may be used with (MS-7.2.10).
func (b *Board) notThat(q *rules.Request, _ *deed, c int) rules.Reason {
	return rules.Unless(q.Kind != "fow.threat" || b.pieceRef(c) == q.About, "MS-7.2.10", rules.Text{Key: "ms.why.that_unit", A: q.About})
}

// offMapNow says where a counter is that should be on the map.
func (b *Board) offMapNow(_ *rules.Request, d *deed, c int) rules.Reason {
	if b.inPlay(c) || d.who == reserve {
		return rules.Reason{}
	}
	return b.placeReason(c)
}

// placeReason says where a counter is that is not on the map.
func (b *Board) placeReason(c int) rules.Reason {
	p := &b.piece[c]
	rule := [places]string{absent: "MS-1.1.2", waiting: "MS-13.1.1", onTrack: "MS-13.2.1", aside: "MS-7.11.4", destroyed: "MS-11.2.9",
		captured: "MS-11.2.9", killed: "MS-10.4.4", away: "MS-7.10.3"}[p.place]
	return rules.No(rule, rules.Text{Key: "ms.why.place." + placeNames[p.place], A: b.pieceRef(c), N: int(p.box)})
}

// notSuch says that a counter is of another sort than it takes.
func (b *Board) notSuch(_ *rules.Request, d *deed, c int) rules.Reason {
	p, who := &b.print[c], b.pieceRef(c)
	no := func(rule, key string, is bool) rules.Reason {
		return rules.Unless(is, rule, rules.Text{Key: "ms.why.not." + key, A: who})
	}
	switch d.who {
	case fighter, enemy:
		return no("MS-2.4.1", "unit", p.unit())
	case foot:
		return no("MS-9.5.1", "infantry", p.arm == infantry)
	case gunners:
		return no("MS-8.1.2", "artillery", p.arm == artillery)
	case commander:
		return no("MS-10.3.1", "leader", p.arm == leader)
	}
	return rules.Reason{}
}

// actedAlready says that a counter is finished for its phase.
func (b *Board) actedAlready(_ *rules.Request, d *deed, c int) rules.Reason {
	if d.late {
		return b.idle(c)
	}
	return rules.Reason{}
}

// notThere says of moves, attacks and recovery what keeps a counter from them,
// where more can be said than the rule in general.
func (b *Board) notThere(d *deed, c int, o rules.Option) rules.Reason {
	switch d.do {
	case "move", "walk", "charge", "leave", "march", "walk.march":
		return b.notFrom(d, c)
	case "attack":
		return b.notAttacked(c, hexOf(o.At))
	case "roll":
		if b.inZone(b.sideOf(c).Other(), b.piece[c].at) {
			return b.heldReason(c)
		}
	case "fow.morale":
		return rules.Unless(!b.rules.armyTest, "MS-12.4.10", rules.Text{Key: "ms.why.whole_army"})
	case "rally", "recover", "replace", "test", "return", "enter", "enter.march", "fow.return":
		return b.notRestored(d, c)
	}
	return rules.Reason{}
}

// notFrom says what keeps a counter from leaving its hex as it would.
func (b *Board) notFrom(d *deed, c int) rules.Reason {
	if b.phase != movement {
		return rules.Reason{}
	}
	if w := b.searchOf(&move{members: only(c)}); !w.halt().OK() {
		if w.single == arms {
			return b.heldReason(c)
		}
		return w.halt()
	}
	if d.do == "charge" && b.print[c].unit() {
		if why := b.chargeable(c, b.print[c].arm); !why.OK() {
			return why
		}
	}
	return b.rollReason(c)
}

// notAttacked says why a unit cannot attack a hex that its menu does not list.
func (b *Board) notAttacked(c int, h hex) rules.Reason {
	if why := b.mayAttack(c); !why.OK() || h == noHex {
		return why
	}
	if !b.occupied(b.sideOf(c).Other(), h) {
		return rules.No("MS-7.4.1", rules.Text{Key: "ms.why.nobody", A: h.ref()})
	}
	return rules.Unless(distance(b.piece[c].at, h) == 1, "MS-7.1.2", rules.Text{Key: "ms.why.apart", A: b.pieceRef(c), B: h.ref()})
}

// notRestored says what a counter lacks to recover, or where it is that it does
// not come back from.
func (b *Board) notRestored(d *deed, c int) rules.Reason {
	who, from := b.pieceRef(c), map[string]whereabouts{"test": aside, "return": onTrack, "fow.return": onTrack, "enter": waiting, "enter.march": waiting}
	switch p := b.piece[c].place; {
	case d.do == "rally" && !b.is(c, shaken|rallied):
		return rules.No(d.rule, rules.Text{Key: "ms.why.not_shaken", A: who})
	case d.do == "rally" && b.is(c, rallied), d.do == "recover" && b.is(c, mended):
		return rules.No(d.rule, rules.Text{Key: "ms.why.tested", A: who})
	case d.do == "recover" && !b.is(c, ineffective):
		return rules.No(d.rule, rules.Text{Key: "ms.why.not_ineffective", A: who})
	case d.do == "replace" && b.inPlay(c) && !b.is(c, reduced):
		return rules.No(d.rule, rules.Text{Key: "ms.why.whole", A: who})
	case d.do == "replace" && !b.inPlay(c) && p != aside:
		return b.placeReason(c)
	case d.do == "replace" && b.steps[b.sideOf(c)] == 0:
		return rules.No(d.rule, rules.Text{Key: "ms.why.no_steps"})
	case d.do == "replace":
		return b.idle(c)
	case from[d.do] == 0:
		return rules.Reason{}
	case b.inPlay(c):
		return rules.No(d.rule, rules.Text{Key: "ms.why.on_map", A: who})
	case p != from[d.do] || int(b.piece[c].box) > b.turn:
		return b.placeReason(c)
	}
	return rules.Reason{}
}

// Skips implements rules.Skipper.
func (Book) Skips() []string {
	return []string{"move", "combat", "combat.attack", "fow.threat"}
}
