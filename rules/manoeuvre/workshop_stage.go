package manoeuvre

import (
	"grognard/rules"
	"grognard/rules/draft"
)

// Adopt implements rules.Workshop.
func (k Book) Adopt(text string, b rules.Board) string { return draft.Adopt(text, k.Save(b), order) }

// Stage implements rules.Workshop: the first piece attacks, the others support it
// by order of a Commander. Each way is a card that begins the combat; ways that
// cards share are one. Nobody plays any other card.
func (k Book) Stage(board rules.Board, who []rules.Ref, at rules.Ref) (all []rules.Staged) {
	b := board.(*Board)
	s, e, ok := b.attacked(who, at)
	if !ok {
		return nil
	}
	_, lead, _ := b.unitNamed(who[0])
	seen := map[way]bool{}
	for c := range deckSize {
		p := b.card(s, c)
		own := p.kind == unitCard && p.unit == lead
		if !own && (len(who) > 1 || p.kind != ambush && p.battery.n == 0) {
			continue
		}
		for _, x := range k.stageCard(b, s, c, who, b.unitRef(s.Other(), e)) {
			if w := wayOf(p, x.First[0].Do); !seen[w] {
				seen[w] = true
				all = append(all, x)
			}
		}
	}
	return all
}

// attacked checks that units of one side are to attack one of the other, and
// returns that side and the other's unit.
func (b *Board) attacked(who []rules.Ref, at rules.Ref) (s rules.Side, e int, ok bool) {
	if len(who) == 0 || b.chart == nil || b.force[0].army == noArmy || b.force[1].army == noArmy {
		return 0, 0, false
	}
	for i, r := range who {
		x, u, there := b.unitNamed(r)
		if !there || b.placeOf(x, u) == offBoard || i > 0 && x != s {
			return 0, 0, false
		}
		s = x
	}
	for e := range b.force[s.Other()].at {
		q := b.placeOf(s.Other(), e)
		if q != offBoard && (at == q.ref() || at == b.unitRef(s.Other(), e)) {
			return s, e, true
		}
	}
	return 0, 0, false
}

// way is what the cards that begin a combat may differ in.
type way struct {
	do      string
	dice    dice
	pursuit int
	free    bool
}

func wayOf(p *card, do string) way {
	w := way{do: do, dice: p.opens(formNamed(do))}
	if do == formNames[assault] {
		w.pursuit, w.free = p.pursuit, p.free
	}
	return w
}

// stageCard lists the combats that a card begins with the first piece.
func (k Book) stageCard(b *Board, s rules.Side, c int, who []rules.Ref, at rules.Ref) (all []rules.Staged) {
	hand := cardSet(c)
	leader := -1
	if len(who) > 1 {
		if leader = b.leaderFor(s, len(who)); leader < 0 {
			return nil
		}
		hand = hand.With(leader)
	}
	p, _, err := rules.Begin(k, b.staged(s, hand))
	if err != nil || p.Request() == nil {
		return nil
	}
	for _, o := range p.Request().Options {
		if o.With != b.cardRef(s, c) || o.At != at || o.Who != 0 && o.Who != who[0] || len(who) > 1 && o.Do != formNames[assault] {
			continue
		}
		x := rules.Staged{P: p, First: []rules.Option{o}, Text: b.stagedText(s, c, o.Do), Taken: b.taken(s, c, o.Do)}
		if leader >= 0 {
			if x.First = supported(p, o, b.cardRef(s, leader), who[1:]); x.First == nil {
				continue
			}
			x.Taken = append(x.Taken, rules.Text{Key: "man.staged.command", A: b.cardRef(s, leader)})
		}
		all = append(all, x)
	}
	return all
}

// leaderFor is the Commander who lets so many units fight together and commands
// least, or -1.
func (b *Board) leaderFor(s rules.Side, units int) int {
	best := -1
	for rest := b.deckOf(s).of[commander]; rest != 0; rest = rest.Rest() {
		if c := rest.First(); b.card(s, c).command >= units && (best < 0 || b.card(s, c).command < b.card(s, best).command) {
			best = c
		}
	}
	return best
}

// supported returns the answers that bring a combat to where all units support it;
// nil if they cannot.
func supported(p *rules.Position, o rules.Option, leader rules.Ref, support []rules.Ref) []rules.Option {
	first := []rules.Option{o, {Do: "commander.command", With: leader}}
	for _, r := range support {
		first = append(first, rules.Option{Do: "support", Who: r})
	}
	for _, o := range first {
		next, _, err := p.Play(rules.Answer{Option: o})
		if err != nil {
			return nil
		}
		p = next
	}
	return first
}

// staged is the board in the Combat Phase of a side that holds a hand, before an
// enemy who holds none. Units stand where the set-up will have them.
func (b *Board) staged(s rules.Side, hand cards) *Board {
	c := *b
	c.placeFixed()
	if c.phase < discardPhase {
		c.wearDown()
	}
	c.plan = noPlans()
	if c.lead == rules.Chance {
		c.lead = rules.First
	}
	c.phase, c.active, c.moved, c.began, c.fight = combatPhase, s, -1, offBoard, fight{}
	for x := range c.force {
		f := &c.force[x]
		f.deck, f.hand, f.known = wholeDeck, 0, 0
		f.pile, f.piled, f.play, f.played, f.shown = [deckSize]uint8{}, 0, [8]uint8{}, 0, 0
	}
	c.force[s].hand, c.force[s].deck = hand, wholeDeck&^hand
	return &c
}

// stagedText says in which way a combat begins: its dice, the card as A.
func (b *Board) stagedText(s rules.Side, c int, do string) rules.Text {
	d := b.card(s, c).opens(formNamed(do))
	return rules.Text{Key: "man.staged." + do, A: b.cardRef(s, c), N: d.n, M: d.sides}
}

// taken says what is taken for granted.
func (b *Board) taken(s rules.Side, c int, do string) []rules.Text {
	all := []rules.Text{{Key: "man.staged.cards"}}
	p := b.card(s, c)
	if do == formNames[assault] && p.pursuit > 0 {
		all = append(all, rules.Text{Key: "man.staged.pursuit", N: p.pursuit})
	}
	if do == formNames[assault] && p.free {
		all = append(all, rules.Text{Key: "man.staged.free"})
	}
	return all
}
