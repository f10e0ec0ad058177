// Package toy is a whole game in a few pages, for the tests of everything that
// plays rulebooks: two pieces a side on four by four squares, hidden hands, a
// die. It has one request of every sort: quiet, public, always asked, secret.
//
// Its rules:
//
//	TOY-1 Hands are dealt from a deck of twelve cards, worth 1, 2 or 3.
//	TOY-2 In your turn you may play one card, then move or attack with a piece.
//	TOY-3 A piece moves one square, not diagonally, to an empty square.
//	TOY-4 It attacks an enemy piece beside it; the defender, always asked, may
//	      guard with a card, laid face down and shown after the attacker agrees.
//	TOY-5 A die and the card played against 3 and the guard: more is a hit.
//	TOY-6 A piece has two steps. After an attack hands are filled up again.
//	TOY-7 Who has no pieces left loses. After turn 24 the game is a draw.
package toy

import (
	"strconv"

	"grognard/rules"
)

// Book is the rulebook.
type Book struct{}

// Name implements rules.Rulebook.
func (Book) Name() string { return "toy" }

// Version implements rules.Rulebook.
func (Book) Version() int { return 1 }

// Prefix implements rules.Rulebook.
func (Book) Prefix() string { return "toy" }

// Switch implements rules.Rulebook.
func (Book) Switch(b rules.Board, _ string) string { return strconv.Itoa(b.(*Board).Hand) }

// Switches implements rules.Rulebook: the size of a hand.
func (Book) Switches() []rules.Switch {
	return []rules.Switch{{Key: "hand", Default: "3", Values: []string{"1", "2", "3"}, Rule: "TOY-1"}}
}

// Step plays the deal, or one player turn.
func (Book) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*Board)
	if !b.Dealt {
		// TOY-1 the deal
		b.fill(t, rules.First)
		b.fill(t, rules.Second)
		b.Dealt = true
		return
	}
	me := b.Active
	t.Tell(rules.Event{Kind: rules.EvTurn, Rule: "TOY-2", Side: me, N: b.Turn, Text: rules.Text{Key: "toy.turn", A: rules.SideRef(me), N: b.Turn}})
	b.play(t, me)
	b.act(t, me)
	b.clear(t)
	b.Active = me.Other()
	if me == rules.Second {
		b.Turn++
	}
	if r := b.Result(); r.Over {
		t.Tell(rules.Event{Kind: rules.EvEnd, Rule: "TOY-7", Side: r.Winner, Text: r.Why})
	}
}

// play lets a side put a card in front of it. TOY-2
func (b *Board) play(t *rules.Table, me rules.Side) {
	o := t.Ask(me, "toy.play", "TOY-2", 0, func(m rules.Menu) {
		m.Quiet(rules.Option{Do: "pass"})
		for _, c := range b.hand(me) {
			m.Offer(rules.Option{Do: "play", Who: c})
		}
	})
	if o.Do == "play" {
		b.Cards[o.Who.N()] = inPlay
		t.Tell(rules.Event{Kind: rules.EvPlay, Rule: "TOY-2", Side: me, Who: o.Who, Text: rules.Text{Key: "toy.played", A: o.Who}})
	}
}

// act moves a piece or attacks with it. TOY-3 TOY-4
func (b *Board) act(t *rules.Table, me rules.Side) {
	o := t.Ask(me, "toy.act", "TOY-3", 0, func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "hold"})
		for p := range b.Pieces {
			if b.Pieces[p].Steps > 0 && side(p) == me {
				b.offerAll(m, piece(p))
			}
		}
	})
	switch o.Do {
	case "move":
		from := b.Pieces[o.Who.N()].Cell
		b.Pieces[o.Who.N()].Cell = o.At.N()
		t.Tell(rules.Event{Kind: rules.EvMove, Rule: "TOY-3", Side: me, Who: o.Who, From: cell(from), To: o.At,
			Path: []rules.Ref{cell(from), o.At}, Text: rules.Text{Key: "toy.moved", A: o.Who, B: o.At}})
	case "attack":
		b.attack(t, me, o.Who, o.At)
	}
}

// offerAll lists what a piece may do.
func (b *Board) offerAll(m rules.Menu, who rules.Ref) {
	for c := range cells {
		b.offer(m, who.N(), c)
	}
}

// offer lists what piece p may do at square c, or why not.
func (b *Board) offer(m rules.Menu, p, c int) {
	who := piece(p)
	near := rules.Unless(beside(b.Pieces[p].Cell, c), "TOY-3", rules.Text{Key: "toy.far", A: cell(c)})
	q := b.at(c)
	if q >= 0 && side(q) != side(p) {
		m.Offer(rules.Option{Do: "attack", Who: who, At: piece(q)}, near)
		return
	}
	m.Offer(rules.Option{Do: "move", Who: who, At: cell(c)}, near,
		rules.Unless(q < 0, "TOY-3", rules.Text{Key: "toy.taken", A: cell(c), B: piece(q)}))
}

// attack settles one attack. TOY-4 TOY-5 TOY-6
func (b *Board) attack(t *rules.Table, me rules.Side, who, at rules.Ref) {
	foe := me.Other()
	b.From, b.To = who, at
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "TOY-4", Side: me, Who: who, To: at, Text: rules.Text{Key: "toy.attacks", A: who, B: at}})

	// TOY-4 asked even of an empty hand, which must not be known
	guard := t.Ask(foe, "toy.guard", "TOY-4", at, func(m rules.Menu) {
		m.Always()
		m.Secret()
		m.Quiet(rules.Option{Do: "pass"})
		for _, c := range b.hand(foe) {
			m.Offer(rules.Option{Do: "guard", Who: c})
		}
	})
	t.Ask(me, "toy.agree", "TOY-4", at, func(m rules.Menu) {
		m.Public()
		m.Quiet(rules.Option{Do: "agree"})
	})
	def := t.Mod("defence", "TOY-5", rules.Text{Key: "toy.mod.ground"}, 3)
	def += t.Mod("defence", "TOY-5", rules.Text{Key: "toy.mod.whatif"}, t.WhatIf("guard"))
	if guard.Do == "guard" {
		b.Cards[guard.Who.N()] = inPlay
		t.Tell(rules.Event{Kind: rules.EvReveal, Rule: "TOY-4", Side: me, Who: guard.Who, Text: rules.Text{Key: "toy.guards", A: guard.Who}})
		def += t.Mod("defence", "TOY-5", rules.Text{Key: "toy.mod.guard", A: guard.Who}, worth(guard.Who))
	}

	// TOY-5 more than the defence is a hit
	sum := t.Mod("attack", "TOY-5", rules.Text{Key: "toy.mod.card"}, b.played(guard.Who))
	sum += rules.Total(t.Roll("toy.fight", "TOY-5", rules.D(1, 6).RolledBy(me)))
	if sum > def {
		b.Pieces[at.N()].Steps--
		t.Tell(rules.Event{Kind: rules.EvHit, Rule: "TOY-6", Side: foe, Who: at, N: 1, Text: rules.Text{Key: "toy.hit", A: at, N: 1}, Mods: t.Mods()})
		if b.Pieces[at.N()].Steps == 0 {
			t.Tell(rules.Event{Kind: rules.EvRemove, Rule: "TOY-6", Side: foe, Who: at, From: cell(b.Pieces[at.N()].Cell), Text: rules.Text{Key: "toy.lost", A: at}})
		}
	}
	b.clear(t)
	b.fill(t, me)
	b.fill(t, foe)
}

// clear discards what lies in play.
func (b *Board) clear(t *rules.Table) {
	b.From, b.To = 0, 0
	for c := range b.Cards {
		if b.Cards[c] == inPlay {
			b.Cards[c] = out
			t.Tell(rules.Event{Kind: rules.EvDiscard, Rule: "TOY-6", Who: card(c)})
		}
	}
}

// fill deals a side up to a full hand while the deck lasts. TOY-6
func (b *Board) fill(t *rules.Table, s rules.Side) {
	for len(b.hand(s)) < b.Hand {
		deck := b.in(inDeck)
		if len(deck) == 0 {
			return
		}
		c := deck[t.Draw(s, "toy.draw", "TOY-1", deck)]
		b.Cards[c.N()] = handOf(s)
		t.Tell(rules.Event{Kind: rules.EvDraw, Rule: "TOY-1", Side: s, Who: c, Hidden: rules.HideFrom(s.Other()),
			Text: rules.Text{Key: "toy.drew", A: c}, Veiled: rules.Text{Key: "toy.drew.hidden", A: rules.SideRef(s)}})
	}
}
