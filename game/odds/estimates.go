package odds

import (
	"maps"

	"grognard/rules"
)

// estimated is the card of an option that turns on what the player may not know:
// under each thing that he may take it to be.
func (q Query) estimated(p *rules.Position, o rules.Option, all []rules.Estimate) (*Odds, error) {
	out := &Odds{Option: o, Side: p.Request().To}
	for _, e := range all {
		v := q
		v.WhatIf = maps.Clone(q.WhatIf)
		if v.WhatIf == nil {
			v.WhatIf = map[string]int{}
		}
		v.WhatIf[rules.Unmeasured] = e.N
		v.Variants = []WhatIf{}
		card, err := v.known(p, o)
		if err != nil {
			return nil, err
		}
		if len(all) == 1 {
			return card, nil
		}
		out.Attacker, out.Target, out.Own = card.Attacker, card.Target, card.Own
		out.Estimates = append(out.Estimates, Estimate{e.Text, card})
	}
	return out, nil
}
