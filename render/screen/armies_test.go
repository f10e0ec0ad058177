package screen

import (
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/armies"
	"grognard/render/screen/browser"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
	"testing"
)

// loadArmy loads an army file onto the sheet.
func (d *desk) loadArmy(name string) {
	d.T.Helper()
	d.Click("button.army.load")
	d.Click("army." + name)
	d.Click("button.army.take")
}

func TestAnArmyIsLedIntoABattleFromItsPage(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.eagles")
	d.Click("button.armies")
	d.Click("muster.nation.ru")
	d.Click("button.fight")
	if _, here := d.top().(*armies.Page); !here {
		t.Fatal("an empty army marches")
	}
	d.Click("muster.recruit.line.24")
	d.Click("muster.officer.a1")
	d.Shot("muster-fight")
	d.Click("button.fight")
	if _, back := d.top().(*browser.Page); !back || !d.Says("Choose who plays") {
		t.Fatal("it does not lead to a battle with armies")
	}
	d.Shot("muster-march")
	d.Click("button.start")
	d.Settle()
	g, on := d.top().(*table.Table)
	if !on {
		t.Fatalf("after the start: %T", d.top())
	}
	v := g.Match().View()
	if n := v.ArmyList.Points.N; n != 34 || v.Sides[v.ArmyList.Side].Nation != "ru" {
		t.Errorf("the army on the sheet has %d points", n)
	}
	d.Click("button.undo")
	if g.Match().Len() != 0 {
		t.Error("a step back does not clear the sheet")
	}
}

// buildingArmies begins a game in which both armies are put together.
func buildingArmies(t *testing.T, w, h int) (*desk, *match.Match) {
	t.Helper()
	m := screentest.Begin(t, "eagles", "free-battle", match.Start{Open: true, Seed: 11})
	d := newDesk(t, w, h, prefs.Default())
	d.begin(m)
	return d, m
}

func TestArmiesOfAGameAreLoadedAsAnswersAndTakenBackAsOne(t *testing.T) {
	d, m := buildingArmies(t, 1280, 720)
	d.loadArmy("book.book-british")
	v := m.View()
	if v.ArmyList.Points.N != 200 || v.Sides[rules.First].Nation != "gb" || m.Len() < 10 {
		t.Fatalf("%d answers, %+v", m.Len(), v.ArmyList.Points)
	}
	d.Click("button.undo")
	if m.Len() != 0 {
		t.Fatalf("after one step back there are %d answers", m.Len())
	}
	d.Click("muster.nation.fr")
	d.Click("muster.recruit.guard.48")
	d.Key("E")
	if !d.Says("104 points are unspent") {
		t.Fatal("nobody asks about the points that are left")
	}
	d.Click("button.muster.on")
	d.loadArmy("book.book-french")
	d.Click("muster.done")
	if m.View().ArmyList.Side != rules.Second {
		t.Fatal("the second side is not asked")
	}
	d.Click("muster.nation.ru")
	d.loadArmy("book.columns")
	d.Click("muster.done")
	if v := m.View(); v.ArmyList != nil || len(v.Pieces) != 8 {
		t.Errorf("%d battalions, and the sheet is still there: %t", len(v.Pieces), v.ArmyList != nil)
	}
}
