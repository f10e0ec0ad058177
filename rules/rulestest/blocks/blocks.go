// Package blocks is a sixth system in a few pages, for the tests: wooden blocks
// that turn their backs to the enemy, on hexes. It has what none of the five
// has: pieces that are known by an alias, strength by steps of which one side
// knows nothing, and answers given with one cell or a course of them.
//
// Its rules:
//
//	BLK-1 Each side mixes the blocks that begin in one hex, backs outward.
//	BLK-2 Each side then plants its flag in a hex of its own two rows, in no
//	      wood.
//	BLK-3 In your turn you may send a patrol from a block: one to three hexes,
//	      each beside the one before, none of them twice or held by the enemy.
//	      You see the enemy blocks beside its last hex until the turn ends.
//	BLK-4 Then one block moves a hex, cavalry one or two, to where no enemy and
//	      fewer than two blocks of its own stand. Blocks that come together are
//	      mixed.
//	BLK-5 Or it attacks a block beside it. Both are shown. It rolls a die for
//	      each of its steps, 5 or more is a hit, of guns 4 or more; then the
//	      other one, if it still stands, fires back.
//	BLK-6 A hit costs a step. A block without steps is gone. After the turn all
//	      blocks stand up again, and those of one hex are mixed.
//	BLK-7 Who enters the hex of the enemy's flag wins, or who has the last
//	      blocks. After turn 20 the game is a draw.
package blocks

import "grognard/rules"

// Book is the rulebook.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "blocks" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 1 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "blk" }

// Switches implements rules.Rulebook: there are none.
func (Book) Switches() []rules.Switch { return nil }

// Switch implements rules.Rulebook.
func (Book) Switch(rules.Board, string) string { return "" }

func say(key string, a, b rules.Ref) rules.Text { return rules.Text{Key: "blk." + key, A: a, B: b} }

// Step plays the mixing, a flag, or one player turn.
func (Book) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*Board)
	switch {
	case !b.Mixed:
		b.mixAll(t)
	case b.Flags[rules.First] < 0:
		b.plant(t, rules.First)
	case b.Flags[rules.Second] < 0:
		b.plant(t, rules.Second)
	default:
		b.turn(t, b.Active)
	}
}

// mixAll gives all blocks their backs, hex by hex. BLK-1
func (b *Board) mixAll(t *rules.Table) {
	for s := rules.First; s <= rules.Second; s++ {
		next := 1
		for c := range cells {
			for _, r := range t.Shuffle(s, "blk.mix", "BLK-1", b.stack(s, c)) {
				b.Blocks[r.N()].Back = next
				next++
			}
		}
	}
	b.Mixed = true
}

// mix shuffles the backs of the blocks of one hex. BLK-4 BLK-6
func (b *Board) mix(t *rules.Table, s rules.Side, c int, rule string) {
	var backs []int
	stack := b.stack(s, c)
	for n := 1; n <= each; n++ {
		for _, r := range stack {
			if b.Blocks[r.N()].Back == n {
				backs = append(backs, n)
			}
		}
	}
	for i, r := range t.Shuffle(s, "blk.mix", rule, stack) {
		b.Blocks[r.N()].Back = backs[i]
	}
}

// plant sets the flag of a side. BLK-2
func (b *Board) plant(t *rules.Table, s rules.Side) {
	o := t.Ask(s, "plant", "BLK-2", 0, func(m rules.Menu) {
		m.Public()
		m.SetUp()
		m.Field(flag{b.homes(s), s})
	})
	b.Flags[s] = o.At.N()
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "BLK-2", Side: s, To: o.At, N: 1, Text: say("planted", rules.SideRef(s), o.At)})
}

// turn is one player turn.
func (b *Board) turn(t *rules.Table, me rules.Side) {
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "BLK-3", Side: me, N: b.Turn, Text: rules.Text{Key: "blk.turn", A: rules.SideRef(me), N: b.Turn}})
	b.patrol(t, me)
	b.act(t, me)
	b.stand(t)
	if b.Active = me.Other(); me == rules.Second {
		b.Turn++
	}
	if r := b.Result(); r.Over {
		t.Tell(rules.Event{Kind: rules.EvEnd, Rule: "BLK-7", Side: r.Winner, Text: r.Why})
	}
}

// patrol lets a side look at what stands at the end of a course. BLK-3
func (b *Board) patrol(t *rules.Table, me rules.Side) {
	f := course{b, me}
	o := t.Ask(me, "patrol", "BLK-3", 0, func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "pass"})
		if f.any() {
			m.Field(f)
		}
	})
	if o.Do != "patrol" {
		return
	}
	path := append([]rules.Ref{cell(b.Blocks[o.Who.N()].Cell)}, f.Cells(o)...)
	end := path[len(path)-1]
	t.Tell(rules.Event{Kind: rules.EvSay, Rule: "BLK-3", Side: me, Who: o.Who, From: path[0], To: end, Path: path, Text: say("patrols", o.Who, end)})
	for n := range b.Blocks {
		if k := &b.Blocks[n]; side(n) != me && k.Steps > 0 && beside(k.Cell, end.N()) {
			b.show(t, n, "BLK-3")
		}
	}
}

// show turns a block up for the enemy.
func (b *Board) show(t *rules.Table, n int, rule string) {
	k := &b.Blocks[n]
	if k.Shown || b.secret(t, n) {
		return
	}
	k.Shown = true
	t.Tell(rules.Event{Kind: rules.EvReveal, Rule: rule, Side: side(n).Other(), Who: block(n), From: back(side(n), k.Back), To: cell(k.Cell), Text: say("shown", block(n), cell(k.Cell))})
}

// act moves a block or attacks with it. BLK-4 BLK-5
func (b *Board) act(t *rules.Table, me rules.Side) {
	o := t.Ask(me, "act", "BLK-4", 0, func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "hold"})
		for n := range b.Blocks {
			if side(n) == me && b.Blocks[n].Steps > 0 {
				b.offer(m, n)
			}
		}
	})
	switch o.Do {
	case "move":
		b.move(t, o.Who.N(), o.At.N())
	case "attack":
		b.fight(t, o.Who.N(), b.behind(me, o.At))
	}
}

// offer lists what a block may do, or why not.
func (b *Board) offer(m rules.Menu, n int) {
	k := &b.Blocks[n]
	for c := range cells {
		if foes := b.foes(side(n), c); len(foes) > 0 {
			near := rules.Unless(beside(k.Cell, c), "BLK-5", say("far", cell(c), 0))
			for _, r := range foes {
				m.Offer(rules.Option{Do: "attack", Who: block(n), At: r}, near)
			}
		} else if c != k.Cell {
			m.Offer(rules.Option{Do: "move", Who: block(n), At: cell(c)}, rules.Unless(b.way(n, c) != nil, "BLK-4", say("far", cell(c), 0)),
				rules.Unless(len(b.stack(side(n), c)) < 2, "BLK-4", say("full", cell(c), 0)))
		}
	}
}

// move takes a block to a hex. BLK-4
func (b *Board) move(t *rules.Table, n, c int) {
	path := b.way(n, c)
	b.Blocks[n].Cell = c
	t.Tell(rules.Event{Kind: rules.EvMove, Rule: "BLK-4", Side: side(n), Who: block(n), From: path[0], To: cell(c), Path: path, Text: say("moved", block(n), cell(c))})
	b.mix(t, side(n), c, "BLK-4")
}

// fight settles an attack. BLK-5
func (b *Board) fight(t *rules.Table, n, at int) {
	b.From, b.To = block(n), block(at)
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "BLK-5", Side: side(n), Who: b.From, To: b.To, Text: say("attacks", b.From, b.To)})
	b.show(t, n, "BLK-5")
	least := kinds[at%each].hits
	if b.secret(t, at) {
		least = b.assume(t, at)
	} else {
		b.show(t, at, "BLK-5")
	}
	b.fire(t, n, at, kinds[n%each].hits)
	if b.Blocks[at].Steps > 0 {
		b.fire(t, at, n, least)
	}
	b.From, b.To = 0, 0
}

// secret reports whether odds are counted for a side that sees the back of a block.
func (b *Board) secret(t *rules.Table, n int) bool {
	return !b.Blocks[n].Shown && t.WhatIf(rules.Onlooker) == 1+int(side(n).Other())
}

// assume takes a block that odds may not look at for a line of three steps, or
// contrary to that for guns of two, and returns what it hits with.
func (b *Board) assume(t *rules.Table, n int) int {
	kind := 0
	if t.WhatIf(rules.Contrary) > 0 {
		kind = each - 1
	}
	b.Blocks[n].Steps = kinds[kind].steps
	return kinds[kind].hits
}

// fire rolls the dice of a block that hits with a number. BLK-5 BLK-6
func (b *Board) fire(t *rules.Table, n, at, least int) {
	k := &b.Blocks[at]
	like := make([]int, 6)
	for i := least - 1; i < 6; i++ {
		like[i] = 1
	}
	hits := 0
	for _, face := range t.Roll("blk.fire", "BLK-5", rules.Dice{Side: side(n), Of: []rules.Die{{N: b.Blocks[n].Steps, Sides: 6, For: block(n)}}}.Counted().Alike(like...)) {
		if face >= least {
			hits++
		}
	}
	if hits = min(hits, k.Steps); hits == 0 {
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: "BLK-6", Side: side(n), Who: block(at), Text: say("missed", block(at), 0)})
		return
	}
	k.Steps -= hits
	t.Tell(rules.Event{Kind: rules.EvHit, Rule: "BLK-6", Side: side(at), Who: block(at), N: hits, Text: rules.Text{Key: "blk.hit", A: block(at), N: hits}})
	if k.Steps == 0 {
		t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "BLK-6", Side: side(at), Who: block(at), From: cell(k.Cell), Text: say("lost", block(at), 0)})
	}
}

// stand turns the backs of all blocks to the enemy again. BLK-6
func (b *Board) stand(t *rules.Table) {
	for n := range b.Blocks {
		if k := &b.Blocks[n]; k.Shown {
			k.Shown = false
			if k.Steps > 0 {
				b.mix(t, side(n), k.Cell, "BLK-6")
			} else {
				k.Back = 0
			}
		}
	}
}
