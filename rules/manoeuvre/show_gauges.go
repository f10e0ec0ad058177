package manoeuvre

import "grognard/rules"

// viewGauges lists the numbers of a side: the enemy units it has eliminated, its squares and
// cards, its own losses.
func (b *Board) viewGauges(s rules.Side) []rules.Gauge {
	f := &b.force[s]
	done := 0
	if f.finished {
		done = 1
	}
	return []rules.Gauge{
		{Key: rules.GaugeUnits, N: b.losses(s.Other()), Of: b.rules.attrition, Refs: b.fallen(s.Other()), Rule: "MAN-2.1.1", Ends: true, Spoils: true},
		{Key: rules.GaugeSquares, N: b.control(s).Count(), Rule: "MAN-2.2.1"},
		{Key: rules.GaugeHand, N: f.hand.Count(), Of: handSize, Rule: "MAN-1.4.5"},
		{Key: rules.GaugeDeck, N: f.deck.Count(), Rule: "MAN-1.4.8"},
		{Key: rules.GaugeDiscards, N: int(f.piled), Rule: "MAN-1.4.8"},
		{Key: rules.GaugeLosses, N: b.losses(s), Of: b.rules.attrition, Refs: b.fallen(s), Rule: "MAN-2.1.2", Ends: true, Aside: true},
		{Key: rules.GaugeFinished, N: done, Lamp: true, Rule: "MAN-2.3.3"},
	}
}

// fallen lists the eliminated units of a side.
func (b *Board) fallen(s rules.Side) (all []rules.Ref) {
	for u, state := range b.force[s].state {
		if state == lost {
			all = append(all, b.unitRef(s, u))
		}
	}
	return all
}

// Course implements rules.Chronicler: what tells the battle of a side is the enemy units it has
// eliminated (MAN-2.1.1).
func (Book) Course(rules.Board) rules.Course {
	return rules.Course{Gauge: rules.GaugeUnits}
}
