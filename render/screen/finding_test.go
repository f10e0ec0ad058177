package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/browser"
	"grognard/render/screen/index"
	"grognard/render/table"
)

// From the title one finds a battle among those of all systems by its name, and is led to the page of its system, at this
// battle, whatever is looked for there; back leads to the search as it was left.
func TestABattleIsFoundAmongAllSystems(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.ccn")
	d.Typed("barrosa")
	d.Settle()
	if d.Has("scenario.ccn-12-waterloo") || !d.Has("scenario.ccn-07-barrosa") {
		t.Fatalf("what is found is %s", d.Names())
	}
	d.Key("Escape", "Escape") // what was typed, and the page
	d.Settle()
	d.Click("system.ccn")
	d.Click("button.filter")
	d.Click("find.time.120") // Barrosa is shorter
	d.Key("Escape", "Escape")
	d.Settle()
	d.Click("button.find")
	d.Typed("barrosa")
	d.Settle()
	if !d.Has("scenario.ccn-07-barrosa@ccn") {
		t.Fatalf("among all systems there are %s", d.Names())
	}
	d.Click("button.find.open")
	d.Settle()
	if _, ok := d.top().(*browser.Page); !ok || !d.Has("scenario.ccn-07-barrosa") || !d.Says("Barrosa") {
		t.Fatalf("it leads to %T with %s", d.top(), d.Names())
	}
	d.Click("who.one")
	d.Click("button.start")
	d.Long()
	if b, ok := d.top().(*table.Table); !ok || b.Match().Start().Scenario != "ccn-07-barrosa" {
		t.Errorf("%T begins", d.top())
	}
}

// What is looked for stays while the program runs, for each system by itself.
func TestWhatIsLookedForStaysBySystem(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("button.find")
	d.Typed("water")
	d.Click("button.back")
	d.Settle()
	d.Click("system.ccn")
	d.Settle()
	if !d.Has("scenario.ccn-01-rolica-first") {
		t.Error("what is looked for among all is looked for in a system")
	}
	d.Click("button.back")
	d.Settle()
	d.Click("button.find")
	d.Settle()
	if _, ok := d.top().(*index.Page); !ok || d.Has("scenario.man-01-first-orders@manoeuvre") || !d.Has("scenario.ccn-12-waterloo@ccn") {
		t.Errorf("the search was left, and there is %s", d.Names())
	}
}
