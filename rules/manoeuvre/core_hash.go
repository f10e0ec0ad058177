package manoeuvre

import "grognard/rules"

// Hash implements rules.Board. What the players remember of each other's cards
// (force.known) is no part of the game.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	b.rules.hash(&h)
	for q := range b.ground {
		h.Mix(uint64(b.ground[q]))
	}
	for i := range b.laid {
		h.Mix(uint64(b.laid[i].tile)<<8 | uint64(b.laid[i].rot))
		h.Mix(uint64(b.lead)<<16 | uint64(uint8(b.offered[i&1])))
	}
	for s := range b.force {
		b.force[s].hash(&h)
		b.plan[s].hash(&h)
	}
	for _, own := range b.raised {
		if own != nil {
			h.Mix(own.sum)
		}
	}
	h.Flag(b.edges)
	for _, n := range []int{int(b.right), b.turn, int(b.phase), int(b.active), int(b.moved), int(b.winner), int(b.ending)} {
		h.Mix(uint64(n))
	}
	x := &b.fight
	h.Mix(uint64(x.form)<<40 | uint64(uint8(x.unit))<<32 | uint64(x.target)<<24 | uint64(x.support)<<16 | uint64(x.use)<<8 | uint64(x.ground))
	h.Flag(x.sappers)
	h.Mix(uint64(x.attack)<<16 | uint64(x.defence))
	return uint64(h)
}

func (r *ruleset) hash(h *rules.Hasher) {
	h.Mix(uint64(r.procedure)<<32 | uint64(r.attrition)<<16 | uint64(r.turnLimit))
	for _, on := range []bool{r.chosenHands, r.revised, r.hillOnce, r.publicFaces} {
		h.Flag(on)
	}
	if !r.marchStops { // as before there was a choice: older logs hold these sums
		h.Flag(true)
	}
}

func (f *force) hash(h *rules.Hasher) {
	for u := range f.at {
		h.Mix(uint64(uint8(f.at[u]))<<8 | uint64(f.state[u]))
	}
	for _, n := range []uint64{uint64(uint8(f.army)), uint64(f.forts), uint64(f.deck), uint64(f.hand), uint64(f.shown)} {
		h.Mix(n)
	}
	h.Flag(f.north)
	h.Flag(f.finished)
	for _, c := range f.pile[:f.piled] {
		h.Mix(uint64(c) + 100)
	}
	for _, c := range f.play[:f.played] {
		h.Mix(uint64(c) + 200)
	}
}

func (p *plan) hash(h *rules.Hasher) {
	for _, q := range p.place {
		h.Mix(uint64(uint8(q)))
	}
	h.Mix(uint64(p.hand)<<16 | uint64(p.worn)<<8 | uint64(p.redoubts))
}

var _ rules.Board = (*Board)(nil)
