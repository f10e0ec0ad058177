package ccn

import "grognard/rules"

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	b.scenario.hash(&h)
	h.Bytes(int8(b.top), int8(b.lead), b.target, b.hands[0], b.hands[1], b.count[0], b.count[1])
	for u := range b.unitCount() {
		x := &b.units[u]
		h.Bytes(x.typ, int8(x.n), int8(x.at), x.blocks, x.square, x.moved)
		h.Mix(rules.Bits(x.ordered, x.fought, x.led, x.unfolded))
		if x.side != homeOf(b.typeOf(u).nation) { // games from before nations could be on either side keep their hash
			h.Mix(1)
		}
	}
	for l := range b.leaderCount() {
		x := &b.leaders[l]
		h.Bytes(int8(x.id), int8(x.at), int8(x.state))
		if k := &leaderTypes[x.id]; !k.printed { // nor does a battle of the box change its own
			h.Mix(uint64(x.id)<<1 | uint64(x.side))
		}
		h.Mix(rules.Bits(x.ordered, x.moved))
	}
	for _, at := range b.where {
		h.Mix(uint64(at))
	}
	h.Bytes(b.pile[:b.piled]...)
	for s := range b.tracks {
		h.Bytes(b.tracks[s][:]...)
		h.Bytes(int8(b.last[s]), b.strikes[s])
	}
	for _, s := range b.scored {
		h.Mix(s.Words()[0])
		h.Mix(s.Words()[1])
	}
	h.Mix(uint64(b.turn))
	h.Bytes(int8(b.phase), int8(b.active), int8(b.over.winner))
	b.play.hash(&h)
	c, f := &b.charge, &b.fight
	h.Bytes(c.unit, int8(c.vacated), int8(f.kind), f.by, f.at, f.lone, f.dice, f.extra, int8(f.roller))
	h.Mix(uint64(f.support))
	h.Mix(rules.Bits(c.bonus))
	if b.rules.perFlag { // games from before there was a switch keep their hash
		h.Mix(1)
	}
	return uint64(h)
}

func (p *play) hash(h *rules.Hasher) {
	h.Bytes(p.card, int8(p.acts), p.level, p.section)
	h.Bytes(p.rolled[:]...)
	h.Mix(rules.Bits(p.plain))
}

func (f *scenario) hash(h *rules.Hasher) {
	for i, g := range f.ground {
		h.Mix(uint64(g)<<8 | uint64(f.works[i]))
	}
	for _, g := range f.objectives {
		h.Mix(g.hexes.Words()[0])
		h.Mix(g.hexes.Words()[1])
		h.Mix(uint64(g.side)<<16 | uint64(g.banners))
		h.Mix(rules.Bits(g.all))
	}
}
