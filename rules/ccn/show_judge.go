package ccn

import "grognard/rules"

// The assets of a side, in the order in which they are listed.
const (
	assetBanners = iota
	assetUnits
	assetBlocks
	assetHorse
	assetGuns
	assetElite
	assetForward
	assetLed
	assetSupported
	assetHeld
	assetLone
	assetCards
	assetPressed
	assetDoomed
	assetPressing
	assetPrey
	assetLooming
	assetQuarry
	assetDragging
	assetHand
	assetCount
)

var assets = []rules.Feature{
	assetBanners:   {Key: "banners", Worth: 1500},
	assetUnits:     {Key: "units", Worth: 40},
	assetBlocks:    {Key: "blocks", Worth: 120},
	assetHorse:     {Key: "horse", Worth: 0, Good: 1},
	assetGuns:      {Key: "guns", Worth: 0},
	assetElite:     {Key: "elite", Worth: 0},
	assetForward:   {Key: "forward", Worth: 4},
	assetLed:       {Key: "led", Worth: 25},
	assetSupported: {Key: "supported", Worth: 10},
	assetHeld:      {Key: "held", Worth: 120},
	assetLone:      {Key: "lone", Worth: -60},
	assetCards:     {Key: "cards", Worth: 30},
	assetPressed:   {Key: "pressed", Worth: 0},
	assetDoomed:    {Key: "doomed", Worth: 0},
	assetPressing:  {Key: "pressing", Worth: 0, Good: 1},
	assetPrey:      {Key: "prey", Worth: 0},
	assetLooming:   {Key: "looming", Worth: 0},
	assetQuarry:    {Key: "quarry", Worth: 0},
	assetDragging:  {Key: "dragging", Worth: 0},
	assetHand:      {Key: "hand", Worth: 0, Hidden: true}, // units whom its cards order, each card by itself; those near the enemy twice
}

// Assets implements rules.Judge.
func (Book) Assets() []rules.Feature { return assets }

// CountAssets implements rules.Judge.
func (Book) CountAssets(board rules.Board, s rules.Side, into []int) {
	b := board.(*Board)
	clear(into)
	into[assetBanners] = b.banners(s)
	into[assetCards] = b.handSize(s)
	next := b.active == s // s is to act before the enemy is
	late := min(max(int(b.turn)-dragsFrom, 0), 47)
	for u := range b.unitCount() {
		if !b.inPlay(u) {
			continue
		}
		if b.sideOf(u) != s {
			if next {
				into[assetPressing], into[assetPrey] = b.addThreat(u, into[assetPressing], into[assetPrey])
			} else { // in the turn after, if the enemy leaves it so
				into[assetLooming], into[assetQuarry] = b.addThreat(u, into[assetLooming], into[assetQuarry])
			}
			continue
		}
		x, k := &b.units[u], b.typeOf(u)
		into[assetUnits]++
		into[assetBlocks] += int(x.blocks)
		switch k.arm {
		case cavalry:
			into[assetHorse] += int(x.blocks)
		case artillery:
			into[assetGuns] += int(x.blocks)
		}
		if k.guard || k.heavy {
			into[assetElite] += int(x.blocks)
		}
		into[assetForward] += abs(x.at.row() - b.baseline(s))
		into[assetDragging] += late * abs(x.at.row()-b.baseline(s.Other()))
		if b.leaderOf(u) >= 0 {
			into[assetLed]++
		}
		if b.supports(u) >= 2 {
			into[assetSupported]++
		}
		if !next {
			into[assetPressed], into[assetDoomed] = b.addThreat(u, into[assetPressed], into[assetDoomed])
		}
	}
	near, all := b.nearFoes(s)
	for c, at := range b.where {
		if at == handOf(s) {
			into[assetHand] += b.kept(s, deckKinds[c], near, all)
		}
	}
	for i := range b.scenario.objectives {
		if g := &b.scenario.objectives[i]; g.side == s {
			into[assetHeld] += b.held(g).Count()
		}
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) == s {
			into[assetLone]++
		}
	}
}

// dragsFrom is the turn from which a battle drags on: no clock ends it, so somebody has to attack.
const dragsFrom = 5
