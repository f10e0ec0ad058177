package manoeuvre

import "grognard/rules"

// resolveFire is section 6.2: Bombardment, Volley and Grand Battery. The defender has
// no reaction and nobody adds cards (MAN-6.2.9); more than the defence total
// is one hit (MAN-6.2.12).
func (b *Board) resolveFire(t *rules.Table) {
	attack, defence := b.rollCombat(t)
	if attack > defence {
		b.tellResult(t, "MAN-6.2.12", "hit", attack, defence)
		b.hit(t, b.active.Other(), int(b.fight.target), "MAN-6.2.12")
		return
	}
	b.tellResult(t, "MAN-6.2.12", "miss", attack, defence)
}

// sight tells whether a unit can fire from one square at another, up to two
// squares away (MAN-6.2.2 to MAN-6.2.7). If something hides the target, hidden
// is the square it stands on.
func (b *Board) sight(from, to square) (hidden square, ok bool) {
	if distance(from, to) == 1 {
		return offBoard, true
	}
	hidden = offBoard
	for _, mid := range adjacent[from] { // MAN-6.2.6: one clear square in the middle is enough
		if mid == offBoard || distance(mid, to) != 1 {
			continue
		}
		if b.unitAt[mid] == nobody && !b.ground[mid].effects().blocks {
			return offBoard, true
		}
		hidden = mid
	}
	return hidden, false
}

// fireRange is how far bombardments reach (MAN-6.2.3).
const fireRange = 2

// offerFire offers a unit its volley, bombardment or Grand Battery (MAN-6.2.2
// to MAN-6.2.7).
func (b *Board) offerFire(m rules.Menu, do string, u, c int) {
	s, foe := b.active, b.active.Other()
	reach, rule := fireRange, "MAN-6.2.3"
	if do == "volley" {
		reach, rule = 1, "MAN-6.2.2"
	}
	from := b.force[s].at[u]
	for e, q := range b.force[foe].at {
		if q == offBoard {
			continue
		}
		far := distance(from, q) > reach
		if far && !m.Explaining() {
			continue
		}
		hidden, clear := offBoard, true
		if !far {
			hidden, clear = b.sight(from, q)
		}
		m.Offer(rules.Option{Do: do, Who: b.unitRef(s, u), With: b.cardRef(s, c), At: b.unitRef(foe, e)},
			rules.Unless(!far, rule, rules.Text{Key: "man.why.range", A: b.unitRef(foe, e), N: reach, M: distance(from, q)}),
			rules.Unless(clear, "MAN-6.2.4", rules.Text{Key: "man.why.sight", A: hidden.ref(), B: b.unitRef(foe, e)}))
	}
}
