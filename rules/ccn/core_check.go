package ccn

import (
	"fmt"

	"grognard/rules"
)

// Check implements rules.Board: what must hold at every moment.
func (b *Board) Check() error {
	for _, check := range []func() error{b.checkUnits, b.checkLeaders, b.checkCards, b.checkSquares, b.checkObjectives, b.checkTurn} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkUnits: one unit in a hex (CCN-3.7), none above its strength (CCN-62.3)
// or on ground that it cannot enter (CCN-11.9).
func (b *Board) checkUnits() error {
	seen := 0
	for u := range b.unitCount() {
		x, name := &b.units[u], Book{}.Format(b.unitRef(u))
		switch {
		case x.blocks < 0 || int(x.blocks) > b.typeOf(u).blocks:
			return fmt.Errorf("%s has %d blocks", name, x.blocks)
		case x.at == nowhere:
			if x.blocks > 0 && b.fight.kind == noFighting {
				return fmt.Errorf("%s has blocks but no hex", name)
			}
			continue
		case x.blocks == 0 && b.fight.kind == noFighting:
			return fmt.Errorf("%s has a hex but no blocks", name)
		case b.unitOn(x.at) != u:
			return fmt.Errorf("%s is not found on %s", name, x.at.name())
		case b.scenario.ground[x.at].bars(b.typeOf(u).arm):
			return fmt.Errorf("%s stands on %s, which it cannot enter", name, x.at.name())
		case x.ordered && b.sideOf(u) != b.active:
			return fmt.Errorf("%s is ordered in the enemy turn", name)
		}
		seen++
	}
	return countHexes(&b.unitAt, seen, "units")
}

// countHexes checks that as many hexes are taken as there are pieces.
func countHexes(at *[boardSize]int8, want int, what string) error {
	n := 0
	for _, p := range at {
		if p != nobody {
			n++
		}
	}
	if n != want {
		return fmt.Errorf("%d %s on the board, %d hexes hold one", want, what, n)
	}
	return nil
}

// checkLeaders: one leader in a hex (CCN-3.7), none with an enemy unit, but for
// one who runs in a combat (CCN-28.5, CCN-29.1).
func (b *Board) checkLeaders() error {
	seen := 0
	for l := range b.leaderCount() {
		x, name := &b.leaders[l], leaderTypes[b.leaders[l].id].id
		running := b.fight.kind != noFighting
		switch {
		case (x.at == nowhere) != (x.state != serving):
			return fmt.Errorf("%s is in state %d on hex %d", name, x.state, x.at)
		case x.at == nowhere:
			continue
		case b.leaderOn(x.at) != l && !running:
			return fmt.Errorf("%s is not found on %s", name, x.at.name())
		case b.holdsUnit(x.at, b.leaderSide(l).Other()) && !running:
			return fmt.Errorf("%s stands with an enemy unit on %s", name, x.at.name())
		case terrains[b.scenario.ground[x.at]].impassable:
			return fmt.Errorf("%s stands on %s, which nobody can enter", name, x.at.name())
		}
		if b.leaderOn(x.at) == l {
			seen++
		}
	}
	return countHexes(&b.leaderAt, seen, "leaders")
}

// checkCards: 70 cards, each in one place (CCN-1.2); hand and square track
// together are what was dealt, as long as there are cards to draw.
func (b *Board) checkCards() error {
	listed := 0
	for _, c := range b.pile[:b.piled] {
		if b.where[c] != discarded {
			return fmt.Errorf("card %s lies in the discards and elsewhere", deckNames[c])
		}
		listed++
	}
	if n := b.cardsIn(discarded); n != listed {
		return fmt.Errorf("%d cards are discarded, the pile has %d", n, listed)
	}
	for s := rules.First; s <= rules.Second; s++ {
		track := 0
		for _, c := range b.tracks[s] {
			if c == nobody {
				continue
			}
			if track++; b.where[c] != trackOf(s) {
				return fmt.Errorf("card %s lies on a track and elsewhere", deckNames[c])
			}
		}
		if n := b.cardsIn(trackOf(s)); n != track {
			return fmt.Errorf("%d cards are on a track that holds %d", n, track)
		}
		if n := b.handSize(s) + track; n > int(b.hands[s]) {
			return fmt.Errorf("side %d holds %d cards of %d", s, n, b.hands[s])
		}
	}
	if n := b.cardsIn(inPlay); n != more(b.play.card != nobody) && b.phase != endOfTurn {
		return fmt.Errorf("%d cards are in play", n)
	}
	return nil
}

// checkSquares: every square has its own counter and card (CCN-35.6), and is
// infantry on ground that allows it (CCN-35.4).
func (b *Board) checkSquares() error {
	var used [2]uint8
	for u := range b.unitCount() {
		x, s := &b.units[u], b.sideOf(u)
		if x.square == 0 {
			continue
		}
		name := Book{}.Format(b.unitRef(u))
		bit := uint8(1) << uint(x.square)
		switch {
		case x.at == nowhere:
			return fmt.Errorf("%s is lost and in square", name)
		case b.typeOf(u).arm != infantry || !terrains[b.scenario.ground[x.at]].square || b.scenario.works[x.at] != 0:
			return fmt.Errorf("%s cannot be in square on %s", name, x.at.name())
		case used[s]&bit != 0:
			return fmt.Errorf("counter %d of side %d is used twice", x.square, s)
		case b.tracks[s][x.square-1] == nobody:
			return fmt.Errorf("%s is in square without a card", name)
		}
		used[s] |= bit
	}
	for s := range b.tracks {
		for i, c := range b.tracks[s] {
			if c != nobody && used[s]>>uint(i+1)&1 == 0 {
				return fmt.Errorf("a card lies on the track of side %d without a square", s)
			}
		}
	}
	return nil
}

// checkObjectives: banners are held only for hexes of the objective in which a unit
// of its side stands (CCN-64.4), in mode "all" for all of them or none.
func (b *Board) checkObjectives() error {
	for i := range b.scored {
		if i >= len(b.scenario.objectives) {
			if b.scored[i] != (hexes{}) {
				return fmt.Errorf("there is no objective %d to score", i+1)
			}
			continue
		}
		g := &b.scenario.objectives[i]
		if g.all && b.scored[i] != (hexes{}) && b.scored[i] != g.hexes {
			return fmt.Errorf("objective %d is scored in part", i+1)
		}
		for _, h := range b.scored[i].List() {
			if !g.hexes.Has(h) || !b.holdsUnit(h, g.side) {
				return fmt.Errorf("%s is scored but not held", h.name())
			}
		}
	}
	return nil
}

// checkTurn: the game is over exactly when a side has its banners (CCN-5.6).
func (b *Board) checkTurn() error {
	first, second := b.banners(rules.First) >= int(b.target), b.banners(rules.Second) >= int(b.target)
	switch {
	case first && second:
		return fmt.Errorf("both sides have %d banners", b.target)
	case (first || second) && b.phase != gameOver && b.fight.kind == noFighting:
		return fmt.Errorf("a side has %d banners, and the game goes on", b.target)
	case b.phase == gameOver && b.over.winner == rules.Chance:
		return fmt.Errorf("the game is over without a winner")
	}
	return nil
}

var _ rules.Board = (*Board)(nil)
