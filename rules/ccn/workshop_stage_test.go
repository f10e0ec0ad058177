package ccn

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestFightsOfGamesHaveTheOddsOfADraft(t *testing.T) {
	seen := rulestest.Fights{Book: Book{}, Game: playout, Begins: begins}.
		Compare(t, rulestest.Long(80, 30, 10), rulestest.Starts(t, "ccn")...)
	if seen["fire"] < 2 || seen["melee"] < 2 {
		t.Error(seen)
	}
}

// begins says whose fight against whom begins with an option, if they have not moved
// and no card says more.
func begins(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool) {
	b := p.Board().(*Board)
	if p.Request().Kind != "combat" || o.Do == "done" {
		return nil, 0, false
	}
	x := &b.units[b.unitNamed(o.Who)]
	plain := b.play.plain || b.play.acts < bayonetCharge // a card of sections, or none
	return []rules.Ref{o.Who}, o.At, plain && x.moved == 0 && !x.led && !x.unfolded
}
