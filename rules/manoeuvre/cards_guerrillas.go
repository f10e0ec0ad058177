package manoeuvre

import "grognard/rules"

// guerrillas is DP-4r, DP-5r and DP-17r: the reacting player may cancel the
// card that the active player has just played (MAN-9.2.17, MAN-9.2.18). It is
// asked whenever that army could hold Guerrillas and the hand is not empty,
// whatever the hand holds (MAN-S.7). If it cancels, both cards are discarded.
func (b *Board) guerrillas(t *rules.Table, kind string, against rules.Ref) bool {
	s, foe := b.active, b.active.Other()
	all := b.deckOf(foe).of[guerrillas]
	if all == 0 || b.force[foe].hand == 0 {
		return false
	}
	o := t.Ask(foe, kind, "MAN-9.2.17", against, func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "pass"})
		for rest := b.force[foe].hand; rest != 0; rest = rest.rest() {
			c := rest.first()
			m.Offer(rules.Option{Do: "guerrillas", With: b.cardName(foe, c)},
				rules.Unless(all.has(c), "MAN-9.2.17", rules.Text{Key: "man.why.guerrillas_only", A: b.cardName(foe, c)}))
		}
	})
	if o.Do == "pass" {
		return false
	}
	b.play(t, foe, "MAN-9.2.17", o.With.N()%deckSize, against)
	t.Say("MAN-9.2.20", foe, rules.Text{Key: "man.log.cancelled", A: against})
	b.putAway(t, s, "MAN-9.2.20")
	b.putAway(t, foe, "MAN-9.2.20")
	return true
}
