package ccn

// hasher mixes numbers, FNV-like.
type hasher uint64

func (h *hasher) mix(n uint64) {
	x := uint64(*h) ^ n
	x *= 0x9e3779b97f4a7c15
	*h = hasher(x ^ x>>29)
}

func (h *hasher) bytes(all ...int8) {
	for _, n := range all {
		h.mix(uint64(uint8(n)))
	}
}

// bits64 packs flags into a number.
func bits64(flags ...bool) (n uint64) {
	for i, on := range flags {
		if on {
			n |= 1 << uint(i)
		}
	}
	return n
}

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := hasher(0xcbf29ce484222325)
	b.field.hash(&h)
	h.bytes(int8(b.top), int8(b.lead), b.target, b.hands[0], b.hands[1], b.count[0], b.count[1])
	for u := range b.unitCount() {
		x := &b.units[u]
		h.bytes(x.typ, int8(x.n), int8(x.at), x.blocks, x.square, x.moved)
		h.mix(bits64(x.ordered, x.fought, x.led, x.unfolded))
	}
	for l := range b.leaderCount() {
		x := &b.leaders[l]
		h.bytes(x.id, int8(x.at), int8(x.state))
		h.mix(bits64(x.ordered, x.moved))
	}
	for _, at := range b.where {
		h.mix(uint64(at))
	}
	h.bytes(b.pile[:b.piled]...)
	for s := range b.tracks {
		h.bytes(b.tracks[s][:]...)
		h.bytes(int8(b.last[s]), b.strikes[s])
	}
	for _, s := range b.scored {
		h.mix(s[0])
		h.mix(s[1])
	}
	h.mix(uint64(b.turn))
	h.bytes(int8(b.phase), int8(b.active), int8(b.over.winner))
	b.play.hash(&h)
	c, f := &b.charge, &b.fight
	h.bytes(c.unit, int8(c.vacated), int8(f.kind), f.by, f.at, f.lone, f.dice, f.extra, int8(f.roller))
	h.mix(f.support)
	h.mix(bits64(c.bonus))
	return uint64(h)
}

func (p *play) hash(h *hasher) {
	h.bytes(p.card, int8(p.acts), p.level, p.section)
	h.bytes(p.rolled[:]...)
	h.mix(bits64(p.plain))
}

func (f *field) hash(h *hasher) {
	for i, g := range f.ground {
		h.mix(uint64(g)<<8 | uint64(f.works[i]))
	}
	for _, g := range f.goals {
		h.mix(g.hexes[0])
		h.mix(g.hexes[1])
		h.mix(uint64(g.side)<<16 | uint64(g.banners))
		h.mix(bits64(g.all))
	}
}
