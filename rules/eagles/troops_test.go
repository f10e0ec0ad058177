package eagles

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
)

// TestTroopsAreWhatTheBookLetsOneBuy: each row of data/troops.toml that has a nation is a battalion within
// the limits of 2.3, of years of the period, says what its values stand for and lies in the box of the workshop.
func TestTroopsAreWhatTheBookLetsOneBuy(t *testing.T) {
	kit := Book{}.Kit(&rules.Draft{Text: "format = 1\n", Board: emptyBoard()})
	seen := map[string]int{}
	for i := range troops {
		x := &troops[i]
		if slices.Index(unitNames, x.Name) != i+1 {
			t.Errorf("%s is not the name of its row", x.Name)
		}
		if x.Nation == "" {
			continue
		}
		seen[x.Nation]++
		if _, fault := buyArmy(x.Nation, bought(x)); fault != "" {
			t.Errorf("%s: %s", x.Name, fault)
		}
		if x.From < 1792 || x.To > 1815 || x.From > x.To || x.Why == "" {
			t.Errorf("%s is of %d to %d, for %q", x.Name, x.From, x.To, x.Why)
		}
		k := slices.IndexFunc(kit.Stock, func(y rules.Stock) bool { return y.ID == x.Nation+"-"+x.Name })
		if k < 0 || kit.Stock[k].Points != x.body().cost() || kit.Stock[k].Name.Key != "me.unit."+x.Name {
			t.Errorf("the box has no %s", x.Name)
		}
	}
	for _, n := range nations {
		if seen[n] == 0 {
			t.Errorf("nobody is known for fighting for %s", n)
		}
	}
}

// bought is a troop in the words of buyArmy.
func bought(x *troop) string {
	return fmt.Sprintf("%s %d; light = %t; rifles = %t; drummers = %d; sergeants = %d; standards = %d; officers = %d", x.Grade, x.Rankers, x.Light, x.Rifles,
		x.Drummers, x.Sergeants, x.Standards, x.Officers)
}
