package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

// raising opens the page of armies of The March of Eagles with a nation chosen.
func raising(t *testing.T, w, h int, nation string) *desk {
	t.Helper()
	d := newDesk(t, w, h, prefs.Default())
	d.Click("system.eagles")
	d.Click("button.armies")
	d.Click("muster.nation." + nation)
	return d
}

// room is the page of armies.
func (d *desk) room() *armyPage { return d.top().(*armyPage) }

// points is what the army on the page costs.
func (d *desk) points() int { return d.room().now().View(rules.First).ArmyList.Points.N }

// loadArmy loads an army file onto the sheet.
func (d *desk) loadArmy(name string) {
	d.T.Helper()
	d.Click("button.army.load")
	d.Click("army." + name)
	d.Click("button.army.take")
}

func TestAnArmyIsPutTogetherByClicks(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	for _, name := range []string{"muster.recruit.veteran.24", "muster.light.a1", "muster.rifles.a1", "muster.officer.a1", "muster.recruit.line.32",
		"muster.drummer.a2", "muster.drummer.a2", "muster.drop-drummer.a2"} {
		d.Click(name)
	}
	d.In.X, d.In.Y = 1, 1
	d.Settle()
	if got := d.points(); got != 36+24+10+32+2 || !d.Says("104") || !d.Says("96 points left") {
		t.Errorf("%d points", got)
	}
	d.Click("muster.light.a1") // it is light: back to close order, without rifles
	d.Click("muster.disband.a2")
	if got := d.points(); got != 46 {
		t.Errorf("%d points", got)
	}
}

func TestWhatTheRulesRefuseSaysWhyWithItsClause(t *testing.T) {
	d := raising(t, 1280, 720, "fr")
	d.Click("muster.recruit.guard.48")
	d.Click("muster.recruit.guard.44")
	for name, why := range map[string]string{
		"muster.recruit.line.20": "It costs 20 points; 16 are left. (ME-4.4)",
		"muster.light.a1":        "only Veterans can be light. (ME-20.2)",
		"muster.rifles.a1":       "only the British carry rifles",
		"muster.nation.gb":       "(ME-6.2)",
	} {
		before := d.points()
		d.Click(name)
		if !d.reads(why) || d.points() != before {
			t.Errorf("%s: it says nothing of %q, or is done", name, why)
		}
	}
	d.Click("muster.standard.a1")
	d.Click("muster.standard.a1")
	if !d.reads("of this figure") {
		t.Error("a second Standard is not refused")
	}
}

func TestThePointsTellWhatAPurchaseWouldLeave(t *testing.T) {
	d := raising(t, 1280, 720, "fr")
	d.Click("muster.recruit.guard.48")
	d.In.X, d.In.Y = d.center("muster.recruit.line.40")
	d.Settle()
	if !d.Says("costs 40, leaves 64") {
		t.Error("the bar of points says nothing of the price under the pointer")
	}
	d.Click("muster.recruit.guard.36")
	d.In.X, d.In.Y = d.center("muster.recruit.line.40")
	d.Settle()
	if !d.Says("costs 40: 8 over the limit") {
		t.Error("the bar of points does not tell that the price is too high")
	}
}

// center is the middle of a region.
func (d *desk) center(name string) (x, y float32) {
	d.T.Helper()
	for _, h := range d.root.Hits() {
		if h.Name == name {
			return h.Center()
		}
	}
	d.T.Fatalf("there is no %s", name)
	return 0, 0
}

func TestAnArmyIsPutTogetherByKeysAlone(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.Click("system.eagles")
	d.Click("button.armies")
	d.Key("Down", "Right", "Enter") // the second nation
	if got := d.room().now().View(rules.First).Sides[rules.First].Nation; got != "gb" {
		t.Fatalf("the nation is %q", got)
	}
	d.Key("Down", "Down", "Right", "Space") // from 16 Militia to 20 Line
	if got := d.points(); got != 20 {
		t.Errorf("%d points", got)
	}
	if d.In.X, d.In.Y = d.center("muster.officer.a1"); !d.Says("costs 20, leaves 160") {
		t.Error("the bar of points does not tell the price that has the focus")
	}
	d.Settle()
	if !d.Says("costs 10, leaves 170") {
		t.Error("the pointer does not go before the keyboard")
	}
	d.In.Held.Ctrl = true
	d.Key("Z")
	if got := d.points(); got != 0 {
		t.Errorf("after Ctrl+Z %d points", got)
	}
	d.Key("Y")
	d.In.Held.Ctrl = false
	if got := d.points(); got != 20 {
		t.Errorf("after Ctrl+Y %d points", got)
	}
}

func TestAnArmyIsSavedAndLoadedAgain(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.Click("muster.recruit.veteran.24")
	d.Click("muster.light.a1")
	d.Click("button.army.save")
	d.Key("Backspace")
	d.Click("button.save")
	if !d.Says("The army needs a name.") {
		t.Error("an army without a name is saved")
	}
	d.Typed("Thin Red Line!")
	d.Click("button.save")
	path := filepath.Join(d.root.deps.Armies, "eagles", "Thin-Red-Line.army")
	data, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(data), `title = "Thin Red Line!"`) {
		t.Fatalf("%s, %v", data, err)
	}
	d.Click("muster.disband.a1")
	d.loadArmy("Thin-Red-Line")
	if d.points() != 36 || d.room().unsaved() {
		t.Errorf("%d points, unsaved %t", d.points(), d.room().unsaved())
	}
	d.Click("button.undo")
	if got := d.points(); got != 0 {
		t.Errorf("after one step back %d points", got)
	}
}

func TestAFaultyArmyFileNamesItsPlaceAndNothingIsLost(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.Click("muster.recruit.line.24")
	folder := filepath.Join(d.root.deps.Armies, "eagles")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	bad := "format = 1\n[[army]]\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = 24\nofficers = 2\n"
	if err := os.WriteFile(filepath.Join(folder, "bad.army"), []byte(bad), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Click("button.army.load")
	if l := d.top().(*armyList); l.list[l.at].fault != nil {
		t.Errorf("%s is chosen at first", l.list[l.at].title)
	}
	d.Click("button.cancel")
	d.loadArmy("bad")
	if !d.reads("bad.army:7:1: a battalion has 0 to 1 of officers, not 2") {
		t.Error("the fault is not told")
	}
	if _, open := d.top().(*armyList); !open {
		t.Fatal("the list has gone")
	}
	d.Click("button.cancel")
	if got := d.points(); got != 24 {
		t.Errorf("the army on the sheet has %d points", got)
	}
}

func TestAnArmyThatIsNotSavedIsKeptAsADraft(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.Click("muster.recruit.line.24")
	d.Key("Escape")
	if _, back := d.top().(*browser); !back || !d.Says("kept as a draft") {
		t.Fatal("it does not lead back, or says nothing of the draft")
	}
	d.Click("button.armies")
	if d.points() != 24 || !d.Says("Undo clears the sheet") {
		t.Fatalf("the draft has %d points", d.points())
	}
	d.Shot("muster-draft")
	d.Click("button.army.load")
	if d.Has("army.draft") {
		t.Error("the draft stands among the armies")
	}
	d.Click("button.cancel")
	d.Click("button.undo")
	if d.points() != 0 {
		t.Error("a step back does not clear the sheet")
	}
	d.Click("button.redo")
	d.Click("button.army.save")
	d.Click("button.save")
	d.Click("button.back")
	d.Click("button.armies")
	if len(d.room().now().View(rules.First).ArmyList.Units) != 0 {
		t.Error("a saved army is still a draft")
	}
}

func TestAnArmyOfWhichThereIsNoDraftIsNotLeftByChance(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	if err := os.WriteFile(d.root.deps.Armies, nil, 0o600); err != nil { // where the folder would be
		t.Fatal(err)
	}
	d.Click("system.eagles")
	d.Click("button.armies")
	d.Click("muster.nation.gb")
	d.Click("muster.recruit.line.24")
	d.Key("Escape")
	if !d.Has("button.stay") {
		t.Fatal("nobody asks")
	}
	d.Click("button.stay")
	d.Click("button.back")
	d.Click("button.leave")
	if _, back := d.top().(*browser); !back {
		t.Error("it does not lead back")
	}
}

func TestANameIsSuggestedForAnArmy(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.Click("muster.recruit.line.24")
	for _, want := range []string{"Great Britain 24", "Great Britain 24 2"} {
		d.room().title = ""
		d.Click("button.army.save")
		if got := d.top().(*armySave).given(); got != want {
			t.Fatalf("%q is suggested, want %q", got, want)
		}
		d.Shot("muster-name")
		d.Click("button.save")
	}
}

func TestAnArmyIsLedIntoABattleFromItsPage(t *testing.T) {
	d := raising(t, 1280, 720, "ru")
	d.Click("button.fight")
	if _, here := d.top().(*armyPage); !here {
		t.Fatal("an empty army marches")
	}
	d.Click("muster.recruit.line.24")
	d.Click("muster.officer.a1")
	d.Shot("muster-fight")
	d.Click("button.fight")
	b, back := d.top().(*browser)
	if !back || b.look.view.ArmyList == nil || !d.Says("Choose who plays") {
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
