package prototype

import (
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// brawl is the duel with a second battalion on either side.
const brawl = duel + `0 14000 12000 0 false 24 24 5 true false false false false false false false 0 0 false false
1 32000 22000 20000 true 28 28 4 true false false false false false false false 0 0 false false
`

func TestChargePassesTheKit(t *testing.T) {
	r := rulestest.Run(t, rulestest.Book{Book: eagles{}, Starts: []rulestest.Start{{Name: "duel", Data: []byte(duel)}, {Name: "brawl", Data: []byte(brawl)}},
		Games: 4, Probe: 20})
	for _, k := range []string{"eagles.charge.path", "eagles.defend.volley", "eagles.reroll", "eagles.pursue", "eagles.melee"} {
		if r.Kinds[k] == 0 {
			t.Errorf("random play never came to %s\n%s", k, r)
		}
	}
}

func TestMeleePassesTheKit(t *testing.T) {
	r := rulestest.Run(t, rulestest.Book{Book: napoleonics{}, Starts: []rulestest.Start{{Name: "clash", Data: []byte(clash)}},
		Prefer: func(q *rules.Request) int {
			return slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" || o.Do == "square" })
		}})
	for _, k := range []string{"ccn.reaction", "ccn.retreat", "ccn.leader.last", "ccn.square.card", "ccn.ground", "ccn.back"} {
		if r.Kinds[k] == 0 {
			t.Errorf("random play never came to %s\n%s", k, r)
		}
	}
}
