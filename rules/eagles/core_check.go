package eagles

import (
	"errors"
	"fmt"

	"grognard/rules"
	"grognard/rules/plane"
)

// Check implements rules.Board.
func (b *Board) Check() error {
	for i := range b.body {
		u := &b.body[i]
		if i > 0 && (b.body[i-1].side > u.side || b.body[i-1].side == u.side && b.body[i-1].no >= u.no) {
			return fmt.Errorf("%s is out of roster order", b.id(i))
		}
		if err := b.checkMen(i); err != nil {
			return err
		}
		if err := b.checkPlace(i); err != nil {
			return err
		}
		if err := b.checkMelee(i); err != nil {
			return err
		}
	}
	for s := rules.First; s <= rules.Second; s++ {
		if err := b.checkCommander(s); err != nil {
			return err
		}
	}
	return nil
}

func (b *Board) id(i int) string { return Book{}.Format(b.unitRef(i)) }

// checkMen: nobody is there who was not bought, and B is what it must be
// (ME-31.1, ME-25.3).
func (b *Board) checkMen(i int) error {
	u := &b.body[i]
	switch {
	case u.rankers < 0 || u.rankers > u.start || u.start > u.bought:
		return fmt.Errorf("%s has %d of %d Rankers, %d bought", b.id(i), u.rankers, u.start, u.bought)
	case u.men() > u.bought-u.start:
		return fmt.Errorf("%s has %d skirmishers of %d", b.id(i), u.men(), u.bought-u.start)
	case u.bought-u.start > mostSkirmishers(u.bought, u.light):
		return fmt.Errorf("%s has put out %d skirmishers", b.id(i), u.bought-u.start)
	case u.inPlay() && (u.bases < max(1, u.groups()) || u.bases > (u.start+3)/4):
		return fmt.Errorf("%s has %d bases for %d Rankers", b.id(i), u.bases, u.rankers)
	case u.inPlay() && !u.halved() && u.bases != (u.start+3)/4:
		return fmt.Errorf("%s has %d bases too early", b.id(i), u.bases)
	}
	for f := range u.has {
		if u.has[f] < 0 || u.has[f] > u.had[f] || u.had[f] > figureTable[f].most {
			return fmt.Errorf("%s has %d of %d figures of kind %s", b.id(i), u.has[f], u.had[f], figureTable[f].name)
		}
	}
	for g, x := range u.screen {
		if x.men < 0 || x.men > menAGroup || x.men > 0 && g >= u.posts {
			return fmt.Errorf("group %d of %s has %d men", g+1, b.id(i), x.men)
		}
	}
	return nil
}

// checkPlace: every body stands on the table, on nobody and in no building.
func (b *Board) checkPlace(i int) error {
	u := &b.body[i]
	if !u.inPlay() {
		return nil
	}
	if u.quad != u.pose().Quad() || u.box != u.quad.Poly().Box() {
		return fmt.Errorf("%s has a footprint that is not its own", b.id(i))
	}
	switch {
	case !b.scenario.onTable(u.quad.Poly()):
		return fmt.Errorf("%s stands off the table at %v", b.id(i), u.at)
	case b.scenario.blocked(u.quad.Poly()):
		return fmt.Errorf("%s stands in a building", b.id(i))
	case u.broken && b.led(i):
		return fmt.Errorf("%s is broken but has the Commander", b.id(i)) // ME-9.24
	}
	for k := range i {
		if v := &b.body[k]; v.inPlay() && v.quad.Poly().Overlaps(u.quad.Poly()) {
			return fmt.Errorf("%s stands on %s", b.id(i), b.id(k))
		}
	}
	for g := range u.posts {
		if x := u.screen[g]; x.men > 0 && !b.scenario.discOnTable(x.at, groupRadius) {
			return fmt.Errorf("group %d of %s lies off the table", g+1, b.id(i))
		}
	}
	return nil
}

// checkMelee: principals know each other, supporters know a friend.
func (b *Board) checkMelee(i int) error {
	u := &b.body[i]
	if u.engaged() {
		v := &b.body[u.foe]
		if v.foe != i || v.side == u.side || !u.inPlay() || u.broken || u.charger == v.charger || u.along != v.along {
			return fmt.Errorf("%s stands in a melee of its own", b.id(i))
		}
	}
	if u.supporting() && (u.engaged() || b.body[u.helps].side != u.side || !b.body[u.helps].engaged()) {
		return fmt.Errorf("%s supports nobody", b.id(i))
	}
	return nil
}

// checkCommander: he is alone on the table or with a friend in play.
func (b *Board) checkCommander(s rules.Side) error {
	c := b.cmdOf(s)
	switch {
	case c.state != inPlay:
		return nil
	case c.with >= 0 && (c.with >= len(b.body) || b.body[c.with].side != s || !b.body[c.with].inPlay()):
		return errors.New("a Commander is attached to nobody")
	case c.with < 0 && !b.scenario.discOnTable(c.at, cmdRadius):
		return fmt.Errorf("a Commander stands off the table at %v", plane.Vec(c.at))
	}
	return nil
}
