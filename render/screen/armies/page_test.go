package armies

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	"grognard/scenarios"
)

// muster is a window on the page of armies of a system.
type muster struct {
	*pagetest.Pages
	book   rules.ArmyBuilder
	folder string
}

// mustering opens the page of armies of The March of Eagles.
func mustering(t *testing.T) *muster {
	t.Helper()
	book, _ := scenarios.Book("eagles")
	d := &muster{pagetest.Open(t, 1280, 720, prefs.Default()), book.(rules.ArmyBuilder), filepath.Join(t.TempDir(), "armies")}
	d.open()
	return d
}

// open opens the page.
func (d *muster) open() {
	d.T.Helper()
	p, err := Open(&d.Deps, d.folder).Build(d.book, nil)
	if err != nil {
		d.T.Fatal(err)
	}
	d.Put(p)
}

// raising opens the page with a nation chosen.
func raising(t *testing.T, nation string) *muster {
	t.Helper()
	d := mustering(t)
	d.Click("muster.nation." + nation)
	return d
}

// room is the page of armies.
func (d *muster) room() *Page { return d.Stack.Top().(*Page) }

// points is what the army on the page costs.
func (d *muster) points() int { return d.room().now().View(rules.First).ArmyList.Points.N }

// loadArmy loads an army file onto the sheet.
func (d *muster) loadArmy(name string) {
	d.T.Helper()
	d.Click("button.army.load")
	d.Click("army." + name)
	d.Click("button.army.take")
}

func TestAnArmyIsPutTogetherByClicks(t *testing.T) {
	d := raising(t, "gb")
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
	d := raising(t, "fr")
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
		if !d.Reads(why) || d.points() != before {
			t.Errorf("%s: it says nothing of %q, or is done", name, why)
		}
	}
	d.Click("muster.standard.a1")
	d.Click("muster.standard.a1")
	if !d.Reads("of this figure") {
		t.Error("a second Standard is not refused")
	}
}

func TestThePointsTellWhatAPurchaseWouldLeave(t *testing.T) {
	d := raising(t, "fr")
	d.Click("muster.recruit.guard.48")
	d.In.X, d.In.Y = d.Center("muster.recruit.line.40")
	d.Settle()
	if !d.Says("costs 40, leaves 64") {
		t.Error("the bar of points says nothing of the price under the pointer")
	}
	d.Click("muster.recruit.guard.36")
	d.In.X, d.In.Y = d.Center("muster.recruit.line.40")
	d.Settle()
	if !d.Says("costs 40: 8 over the limit") {
		t.Error("the bar of points does not tell that the price is too high")
	}
}

func TestAnArmyIsPutTogetherByKeysAlone(t *testing.T) {
	d := mustering(t)
	d.Key("Down", "Right", "Enter") // the second nation
	if got := d.room().now().View(rules.First).Sides[rules.First].Nation; got != "gb" {
		t.Fatalf("the nation is %q", got)
	}
	d.Key("Down", "Down", "Right", "Space") // from 16 Militia to 20 Line
	if got := d.points(); got != 20 {
		t.Errorf("%d points", got)
	}
	if d.In.X, d.In.Y = d.Center("muster.officer.a1"); !d.Says("costs 20, leaves 160") {
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
	d := raising(t, "gb")
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
	path := filepath.Join(d.folder, "eagles", "Thin-Red-Line.army")
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
	d := raising(t, "gb")
	d.Click("muster.recruit.line.24")
	folder := filepath.Join(d.folder, "eagles")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	bad := "format = 1\n[[army]]\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = 24\nofficers = 2\n"
	if err := os.WriteFile(filepath.Join(folder, "bad.army"), []byte(bad), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Click("button.army.load")
	if l := d.Stack.Top().(*armyList); l.list[l.at].fault != nil {
		t.Errorf("%s is chosen at first", l.list[l.at].title)
	}
	d.Click("button.cancel")
	d.loadArmy("bad")
	if !d.Reads("bad.army:7:1: a battalion has 0 to 1 of these figures (officers), not 2") {
		t.Error("the fault is not told")
	}
	if _, open := d.Stack.Top().(*armyList); !open {
		t.Fatal("the list has gone")
	}
	d.Click("button.cancel")
	if got := d.points(); got != 24 {
		t.Errorf("the army on the sheet has %d points", got)
	}
}

func TestAnArmyThatIsNotSavedIsKeptAsADraft(t *testing.T) {
	d := raising(t, "gb")
	d.Click("muster.recruit.line.24")
	d.Key("Escape")
	if _, on := d.Stack.Top().(*Page); on || !d.Says("kept as a draft") {
		t.Fatal("it does not lead back, or says nothing of the draft")
	}
	d.open()
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
	d.open()
	if len(d.room().now().View(rules.First).ArmyList.Units) != 0 {
		t.Error("a saved army is still a draft")
	}
}

func TestAnArmyOfWhichThereIsNoDraftIsNotLeftByChance(t *testing.T) {
	d := mustering(t)
	if err := os.WriteFile(d.folder, nil, 0o600); err != nil { // where the folder would be
		t.Fatal(err)
	}
	d.Click("muster.nation.gb")
	d.Click("muster.recruit.line.24")
	d.Key("Escape")
	if !d.Has("button.stay") {
		t.Fatal("nobody asks")
	}
	d.Click("button.stay")
	d.Click("button.back")
	d.Click("button.leave")
	if _, on := d.Stack.Top().(*Page); on {
		t.Error("it does not lead back")
	}
}

func TestANameIsSuggestedForAnArmy(t *testing.T) {
	d := raising(t, "gb")
	d.Click("muster.recruit.line.24")
	for _, want := range []string{"Great Britain 24", "Great Britain 24 2"} {
		d.room().title = ""
		d.Click("button.army.save")
		if got := d.Stack.Top().(*armySave).Given(); got != want {
			t.Fatalf("%q is suggested, want %q", got, want)
		}
		d.Shot("muster-name")
		d.Click("button.save")
	}
}
