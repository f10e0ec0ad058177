package manoeuvre

import "grognard/rules"

// fire is section 6.2: Bombardment, Volley and Grand Battery. The defender has
// no reaction and nobody adds cards (MAN-6.2.9); more than the defence total
// is one hit (MAN-6.2.12).
func (b *Board) fire(t *rules.Table) {
	attack, defence := b.totals(t)
	if attack > defence {
		b.tellRow(t, "MAN-6.2.12", "hit", attack, defence)
		b.hit(t, b.active.Other(), int(b.fight.target), "MAN-6.2.12")
		return
	}
	b.tellRow(t, "MAN-6.2.12", "miss", attack, defence)
}
