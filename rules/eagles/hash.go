package eagles

import "grognard/rules"

// hasher mixes numbers.
type hasher uint64

func (h *hasher) mix(all ...int) {
	for _, n := range all {
		x := (uint64(*h) ^ uint64(n)) * 0x9e3779b97f4a7c15
		*h = hasher(x ^ x>>29)
	}
}

func (h *hasher) flags(all ...bool) {
	n := 1
	for _, on := range all {
		n = 2*n + one(on)
	}
	h.mix(n)
}

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := hasher(0xcbf29ce484222325)
	r := &b.rules
	h.flags(r.byEye, r.cascade, r.ask, r.free, r.build)
	h.mix(b.field.turns, b.field.points, len(b.field.scene), len(b.field.goals), len(b.field.zones))
	h.mix(int(b.phase), b.turn, int(b.active), int(b.lead), int(b.winner), int(b.ending))
	for s := range b.army {
		a := &b.army[s]
		h.mix(int(a.nation), int(a.home), int(a.cmd.state), int(a.cmd.at.X), int(a.cmd.at.Y), a.cmd.with)
		h.flags(a.cmd.moved)
	}
	for i := range b.body {
		b.body[i].hash(&h)
	}
	h.mix(len(b.combat.kind), b.combat.sum[0], b.combat.sum[1], int(b.combat.to))
	return uint64(h)
}

func (u *battalion) hash(h *hasher) {
	h.mix(int(u.side), u.no, int(u.name), int(u.nation), int(u.grade), u.bought, u.start, u.rankers, u.posts)
	h.flags(u.light, u.rifles, u.column)
	for f := range u.had {
		h.mix(u.had[f], u.has[f])
	}
	for _, g := range u.screen[:u.posts] {
		h.mix(int(g.at.X), int(g.at.Y), g.men)
	}
	h.mix(int(u.state), u.bases, int(u.at.X), int(u.at.Y), u.phi)
	h.flags(u.activated, u.fired, u.disordered, u.broken, u.reforming, u.rallying, u.safe, u.lost, u.beaten, u.saw, u.sees, u.bereft, u.tested, u.fled)
	h.mix(u.halted, u.sergeants, u.running)
	h.mix(u.foe, u.helps, u.since, u.along, int(u.behind))
	h.flags(u.charger, u.bonus, u.defends)
}

var _ rules.Board = (*Board)(nil)
