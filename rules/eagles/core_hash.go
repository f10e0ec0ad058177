package eagles

import "grognard/rules"

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	r := &b.rules
	h.Flags(r.byEye, r.cascade, r.ask, r.free, r.build)
	h.Ints(b.scenario.turns, b.scenario.points, len(b.scenario.scene), len(b.scenario.objectives), len(b.scenario.zones))
	h.Ints(int(b.phase), b.turn, int(b.active), int(b.lead), int(b.winner), int(b.ending))
	for s := range b.army {
		a := &b.army[s]
		h.Ints(int(a.nation), int(a.home), int(a.cmd.state), int(a.cmd.at.X), int(a.cmd.at.Y), a.cmd.with)
		h.Flags(a.cmd.moved)
	}
	for i := range b.body {
		b.body[i].hash(&h)
	}
	h.Ints(len(b.combat.kind), b.combat.sum[0], b.combat.sum[1], int(b.combat.to))
	return uint64(h)
}

func (u *battalion) hash(h *rules.Hasher) {
	h.Ints(int(u.side), u.no, int(u.name), int(u.nation), int(u.grade), u.bought, u.start, u.rankers, u.posts)
	h.Flags(u.light, u.rifles, u.column)
	for f := range u.had {
		h.Ints(u.had[f], u.has[f])
	}
	for _, g := range u.screen[:u.posts] {
		h.Ints(int(g.at.X), int(g.at.Y), g.men)
	}
	h.Ints(int(u.state), u.bases, int(u.at.X), int(u.at.Y), u.phi)
	h.Flags(u.activated, u.fired, u.disordered, u.broken, u.reforming, u.rallying, u.safe, u.lost, u.beaten, u.saw, u.sees, u.bereft, u.tested, u.fled)
	h.Ints(u.halted, u.sergeants, u.running)
	h.Ints(u.foe, u.helps, u.since, u.along, int(u.behind))
	h.Flags(u.charger, u.bonus, u.defends)
}

var _ rules.Board = (*Board)(nil)
