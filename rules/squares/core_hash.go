package squares

import "grognard/rules"

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	for u := range b.units {
		x := &b.unit[u]
		h.Mix(uint64(x.at)|uint64(x.state)<<8|uint64(x.hits)<<16|uint64(uint8(x.facing))<<24|uint64(uint8(x.marker))<<32|
			uint64(x.closed)<<40|uint64(x.shots)<<48,
			rules.Bits(x.rear, x.march, x.garrison, x.dry, x.activated, x.appeared, x.fired, x.supplied))
		x.pace.hash(&h)
	}
	for l := range b.leaders {
		x := &b.leader[l]
		h.Mix(uint64(x.at)|uint64(x.state)<<8|uint64(x.due)<<16, rules.Bits(x.moved, x.activated, x.demoralized))
	}
	b.hashMarkers(&h)
	for i := range b.objectives {
		h.Mix(uint64(b.held[i] + 1))
	}
	o := &b.rules
	h.Mix(rules.Bits(o.fog, o.weatherRandom, o.weatherChange, o.ammunition, o.night, o.pontoon, b.night, b.begun, b.leaves[0], b.leaves[1],
		b.fightsOn[0], b.fightsOn[1], b.willing[0], b.willing[1], b.undecided))
	for _, n := range []int{b.turn, b.day, b.dayTurn, b.dayStart, b.dawn, b.dusk, int(b.weather), int(b.phase), int(b.active), int(b.namer),
		int(b.named[0]), int(b.named[1]), int(b.helped[0]), int(b.helped[1]), int(b.winner), int(b.ending),
		int(b.pool[1]), int(b.pool[2]), int(b.pool[3])} {
		h.Mix(uint64(n))
	}
	h.Mix(uint64(b.hemmed), uint64(b.placed))
	h.Mix(uint64(b.act.side), uint64(uint8(b.act.leader)), rules.Bits(b.act.intervention), uint64(b.act.ap), uint64(b.act.members))
	b.fight.hash(&h)
	h.Mix(rules.Bits(b.shot.on), uint64(b.shot.unit), uint64(b.shot.at))
	return uint64(h)
}

func (p *pace) hash(h *rules.Hasher) {
	h.Mix(uint64(p.spent)|uint64(p.extra)<<8, rules.Bits(p.stepped, p.stopped, p.entered, p.acted, p.ranked, p.turned, p.tried, p.parked))
}

func (b *Board) hashMarkers(h *rules.Hasher) {
	for s := range b.marker {
		for k := range b.marker[s] {
			x := &b.marker[s][k]
			h.Mix(uint64(x.at)|uint64(x.pretends)<<8|uint64(uint8(x.general))<<16|uint64(x.hits)<<24, uint64(x.units),
				rules.Bits(x.dummy, x.proved, x.active))
			x.pace.hash(h)
		}
	}
	for kind := range b.train {
		for l := range b.commands {
			x := &b.train[kind][l]
			h.Mix(uint64(x.at)|uint64(x.state)<<8|uint64(x.bridge)<<16, rules.Bits(x.laid, x.working))
			x.pace.hash(h)
		}
	}
}

func (f *fight) hash(h *rules.Hasher) {
	if !f.on {
		return
	}
	h.Mix(uint64(f.attacker), uint64(f.main), uint64(f.target), uint64(uint8(f.chosen)), uint64(f.attack), uint64(f.defend), uint64(f.settled), uint64(f.refaced),
		uint64(f.round), rules.Bits(f.counter, f.rolled[0], f.rolled[1]), uint64(f.fought), uint64(f.skirmish+1), uint64(f.turned), uint64(f.flanked),
		uint64(f.fled), uint64(f.losses[0]), uint64(f.losses[1]), uint64(f.winner+1),
		uint64(f.sharer), uint64(f.toShare), uint64(f.shared))
	for _, n := range f.struck {
		h.Mix(uint64(n))
	}
}

var _ rules.Board = (*Board)(nil)
