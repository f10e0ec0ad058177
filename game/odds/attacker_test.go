package odds

import (
	"testing"

	"grognard/rules"
)

// Where a place is attacked and the first of the attackers has been lost in the fight,
// another one of them tells which side attacks, or the list of those who fought.
func TestTheSideThatAttacksIsKnownAfterItsUnitsAreLost(t *testing.T) {
	const lost, alive, foe, place rules.Ref = 1, 2, 3, 9
	force := []rules.Fighter{{Ref: lost, Side: rules.Second}, {Ref: alive, Side: rules.Second}, {Ref: foe, Side: rules.First}}
	for _, c := range []struct {
		from []rules.Ref
		side map[rules.Ref]rules.Side
	}{
		{[]rules.Ref{lost, alive}, map[rules.Ref]rules.Side{alive: rules.Second, foe: rules.First}},
		{[]rules.Ref{lost}, map[rules.Ref]rules.Side{foe: rules.First}},
	} {
		w := &walk{scene: &scene{side: c.side, combat: &rules.Combat{From: c.from, To: place, Force: force}}, asker: rules.First, own: c.from, fighting: true}
		if w.attacker() != rules.Second {
			t.Errorf("%v attacked, and the side is said to be %d", c.from, w.attacker())
		}
	}
}
