package musket

// hasher mixes numbers, FNV-like.
type hasher uint64

func (h *hasher) mix(n uint64) {
	x := uint64(*h) ^ n
	x *= 0x9e3779b97f4a7c15
	*h = hasher(x ^ x>>29)
}

func (h *hasher) flag(on bool) {
	if on {
		h.mix(1)
		return
	}
	h.mix(2)
}

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := hasher(0xcbf29ce484222325)
	h.flag(b.rules.uncoordinated)
	h.flag(b.rules.threatCharge)
	h.flag(b.begun)
	h.flag(b.aimed)
	for _, n := range []int{b.counters, b.turn, int(b.phase), int(b.active), int(b.steps[0]), int(b.steps[1]), int(b.shock[0]), int(b.shock[1]),
		int(b.winner), int(b.over)} {
		h.mix(uint64(n))
	}
	for c := range b.counters {
		p := &b.piece[c]
		h.mix(uint64(b.print[c].id)<<48 | uint64(uint16(p.at))<<32 | uint64(uint16(p.start))<<16 | uint64(uint16(p.aim)))
		h.mix(uint64(p.place)<<48 | uint64(uint8(p.box))<<40 | uint64(uint8(p.helps))<<32 | uint64(p.marks))
		h.mix(b.threat[c][0])
		h.mix(b.threat[c][1])
	}
	for i := range b.control {
		h.mix(uint64(uint8(b.control[i])))
	}
	for i := range b.targets {
		h.mix(b.targets[i])
		h.mix(b.bases[i])
	}
	b.fight.hash(&h)
	k := &b.trek
	h.mix(k.members[0] ^ k.helpers[1])
	h.mix(k.members[1] ^ k.helpers[0])
	h.mix(uint64(k.mode)<<32 | uint64(uint16(k.ma))<<16 | uint64(uint8(k.hexes)))
	for _, n := range k.spent {
		h.mix(uint64(uint16(n)))
	}
	return uint64(h)
}

func (f *fight) hash(h *hasher) {
	for r := range f.units {
		h.mix(f.units[r][0])
		h.mix(f.units[r][1])
		h.mix(f.leaders[r][0])
		h.mix(f.leaders[r][1])
		h.mix(uint64(uint8(f.primary[r]))<<8 | uint64(f.tactic[r]))
	}
	h.mix(f.support[0] ^ f.heads[1])
	h.mix(f.support[1] ^ f.heads[0])
	h.mix(uint64(f.form)<<40 | uint64(uint16(f.target))<<16 | uint64(f.charge)<<8 | uint64(uint8(f.square)))
	for _, on := range []bool{f.squared, f.swapped, f.duel, f.fortune, f.later, f.fired} {
		h.flag(on)
	}
	h.mix(uint64(uint8(f.differs)))
}
