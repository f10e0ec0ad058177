package screen

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/workshop"
	"grognard/rules"
)

// TestAnArmyOfTheBuilderIsPutIntoABattle drags an army that comes with the game onto an empty
// table, for the side that the drawer shows.
func TestAnArmyOfTheBuilderIsPutIntoABattle(t *testing.T) {
	m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default())}
	m.opened("eagles", "large")
	m.Tap("tab.forces")
	m.Tap("forces.side.second")
	for range mostNotches {
		if strings.Contains(m.Names(), "stock.army") {
			break
		}
		m.Point("scroll.forces.rows")
		m.In.WheelY = -1
		m.Settle()
	}
	m.PullFrom(m.first("stock.army"), 30, 40)
	n := map[rules.Side]int{}
	for _, x := range m.top().(*workshop.Page).Draft().Things {
		if x.Stock != "" && !strings.HasPrefix(x.Stock, "commander") {
			n[x.Side]++
		}
	}
	if n[rules.First] > 0 || n[rules.Second] < 3 {
		t.Errorf("the sides have %v battalions", n)
	}
}
