package musket

import "grognard/rules"

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	h.Flag(b.rules.uncoordinated)
	h.Flag(b.rules.threatCharge)
	if b.rules.armyTest { // as before there was a choice: older logs hold these sums
		h.Flag(true)
	}
	h.Flag(b.begun)
	h.Flag(b.aimed)
	for _, n := range []int{b.counters, b.turn, int(b.phase), int(b.active), int(b.steps[0]), int(b.steps[1]), int(b.shock[0]), int(b.shock[1]),
		int(b.winner), int(b.over)} {
		h.Mix(uint64(n))
	}
	for c := range b.counters {
		p := &b.piece[c]
		h.Mix(uint64(b.print[c].id)<<48 | uint64(uint16(p.at))<<32 | uint64(uint16(p.start))<<16 | uint64(uint16(p.aim)))
		h.Mix(uint64(p.place)<<48 | uint64(uint8(p.box))<<40 | uint64(uint8(p.helps))<<32 | uint64(p.marks))
		h.Mix(b.threat[c].Words()[0])
		h.Mix(b.threat[c].Words()[1])
	}
	for i := range b.control {
		h.Mix(uint64(uint8(b.control[i])))
	}
	for i := range b.targets {
		h.Mix(b.targets[i])
		h.Mix(b.bases[i])
	}
	b.fight.hash(&h)
	k := &b.move
	h.Mix(k.members.Words()[0] ^ k.helpers.Words()[1])
	h.Mix(k.members.Words()[1] ^ k.helpers.Words()[0])
	h.Mix(uint64(k.mode)<<32 | uint64(uint16(k.ma))<<16 | uint64(uint8(k.hexes)))
	for _, n := range k.spent {
		h.Mix(uint64(uint16(n)))
	}
	return uint64(h)
}

func (f *fight) hash(h *rules.Hasher) {
	for r := range f.units {
		h.Mix(f.units[r].Words()[0])
		h.Mix(f.units[r].Words()[1])
		h.Mix(f.leaders[r].Words()[0])
		h.Mix(f.leaders[r].Words()[1])
		h.Mix(uint64(uint8(f.primary[r]))<<8 | uint64(f.tactic[r]))
	}
	h.Mix(f.support.Words()[0] ^ f.heads.Words()[1])
	h.Mix(f.support.Words()[1] ^ f.heads.Words()[0])
	h.Mix(uint64(f.form)<<40 | uint64(uint16(f.target))<<16 | uint64(f.charge)<<8 | uint64(uint8(f.square)))
	for _, on := range []bool{f.squared, f.swapped, f.duel, f.fortune, f.later, f.fired} {
		h.Flag(on)
	}
	h.Mix(uint64(uint8(f.differs)))
}
