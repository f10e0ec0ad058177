package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
)

// raising opens the page of armies of The March of Eagles with a nation chosen.
func raising(t *testing.T, w, h int, nation string) *desk {
	t.Helper()
	d := newDesk(t, w, h, prefs.Default())
	d.click("system.eagles")
	d.click("button.armies")
	d.click("muster.nation." + nation)
	return d
}

// room is the page of armies.
func (d *desk) room() *musterRoom { return d.top().(*musterRoom) }

// purse is what the army on the page costs.
func (d *desk) purse() int { return d.room().now().View(rules.First).Muster.Purse.N }

// loadArmy loads an army file onto the sheet.
func (d *desk) loadArmy(name string) {
	d.t.Helper()
	d.click("button.army.load")
	d.click("army." + name)
	d.click("button.army.take")
}

func TestAnArmyIsPutTogetherByClicks(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	for _, name := range []string{"muster.recruit.veteran.24", "muster.light.a1", "muster.rifles.a1", "muster.officer.a1", "muster.recruit.line.32",
		"muster.drummer.a2", "muster.drummer.a2", "muster.drop-drummer.a2"} {
		d.click(name)
	}
	d.in.X, d.in.Y = 1, 1
	d.settle()
	if got := d.purse(); got != 36+24+10+32+2 || !d.says("104") || !d.says("96 points left") {
		t.Errorf("%d points", got)
	}
	d.click("muster.light.a1") // it is light: back to close order, without rifles
	d.click("muster.disband.a2")
	if got := d.purse(); got != 46 {
		t.Errorf("%d points", got)
	}
}

func TestWhatTheRulesRefuseSaysWhyWithItsClause(t *testing.T) {
	d := raising(t, 1280, 720, "fr")
	d.click("muster.recruit.guard.48")
	d.click("muster.recruit.guard.44")
	for name, why := range map[string]string{
		"muster.recruit.line.20": "It costs 20 points; 16 are left. (ME-4.4)",
		"muster.light.a1":        "is not Veteran: it cannot be light. (ME-20.2)",
		"muster.rifles.a1":       "Only the British carry rifles",
		"muster.nation.gb":       "(ME-6.2)",
	} {
		before := d.purse()
		d.click(name)
		if !d.reads(why) || d.purse() != before {
			t.Errorf("%s: it says nothing of %q, or is done", name, why)
		}
	}
	d.click("muster.standard.a1")
	d.click("muster.standard.a1")
	if !d.reads("all it may have") {
		t.Error("a second Standard is not refused")
	}
}

func TestThePurseTellsWhatAPurchaseWouldLeave(t *testing.T) {
	d := raising(t, 1280, 720, "fr")
	d.click("muster.recruit.guard.48")
	d.in.X, d.in.Y = d.center("muster.recruit.line.40")
	d.settle()
	if !d.says("costs 40, leaves 64") {
		t.Error("the purse says nothing of the price under the pointer")
	}
	d.click("muster.recruit.guard.36")
	d.in.X, d.in.Y = d.center("muster.recruit.line.40")
	d.settle()
	if !d.says("costs 40: 8 too many") {
		t.Error("the purse does not tell that the price is too high")
	}
}

// center is the middle of a region.
func (d *desk) center(name string) (x, y float32) {
	d.t.Helper()
	for _, h := range d.root.Hits() {
		if h.Name == name {
			return h.Center()
		}
	}
	d.t.Fatalf("there is no %s", name)
	return 0, 0
}

func TestAnArmyIsPutTogetherByKeysAlone(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	d.click("system.eagles")
	d.click("button.armies")
	d.key("Down", "Right", "Enter") // the second nation
	if got := d.room().now().View(rules.First).Sides[rules.First].Nation; got != "gb" {
		t.Fatalf("the nation is %q", got)
	}
	d.key("Down", "Down", "Right", "Space") // from 16 Militia to 20 Line
	if got := d.purse(); got != 20 {
		t.Errorf("%d points", got)
	}
	if d.in.X, d.in.Y = d.center("muster.officer.a1"); !d.says("costs 20, leaves 160") {
		t.Error("the purse does not tell the price that has the focus")
	}
	d.settle()
	if !d.says("costs 10, leaves 170") {
		t.Error("the pointer does not go before the keyboard")
	}
	d.in.Held.Ctrl = true
	d.key("Z")
	if got := d.purse(); got != 0 {
		t.Errorf("after Ctrl+Z %d points", got)
	}
	d.key("Y")
	d.in.Held.Ctrl = false
	if got := d.purse(); got != 20 {
		t.Errorf("after Ctrl+Y %d points", got)
	}
}

func TestAnArmyIsSavedAndLoadedAgain(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.click("muster.recruit.veteran.24")
	d.click("muster.light.a1")
	d.click("button.army.save")
	d.click("button.save")
	if !d.says("The army needs a name.") {
		t.Error("an army without a name is saved")
	}
	d.typed("Thin Red Line!")
	d.click("button.save")
	path := filepath.Join(d.root.deps.Armies, "eagles", "Thin-Red-Line.army")
	data, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(data), `title = "Thin Red Line!"`) {
		t.Fatalf("%s, %v", data, err)
	}
	d.click("muster.disband.a1")
	d.loadArmy("Thin-Red-Line")
	if d.purse() != 36 || d.room().unsaved() {
		t.Errorf("%d points, unsaved %t", d.purse(), d.room().unsaved())
	}
	d.click("button.undo")
	if got := d.purse(); got != 0 {
		t.Errorf("after one step back %d points", got)
	}
}

func TestAFaultyArmyFileNamesItsPlaceAndNothingIsLost(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.click("muster.recruit.line.24")
	folder := filepath.Join(d.root.deps.Armies, "eagles")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	bad := "format = 1\n[[army]]\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = 24\nofficers = 2\n"
	if err := os.WriteFile(filepath.Join(folder, "bad.army"), []byte(bad), 0o600); err != nil {
		t.Fatal(err)
	}
	d.click("button.army.load")
	if l := d.top().(*armyList); l.list[l.at].fault != nil {
		t.Errorf("%s is chosen at first", l.list[l.at].title)
	}
	d.click("button.cancel")
	d.loadArmy("bad")
	if !d.reads("bad.army:7:1: a battalion has 0 to 1 of officers, not 2") {
		t.Error("the fault is not told")
	}
	if _, open := d.top().(*armyList); !open {
		t.Fatal("the list has gone")
	}
	d.click("button.cancel")
	if got := d.purse(); got != 24 {
		t.Errorf("the army on the sheet has %d points", got)
	}
}

func TestAnArmyThatIsNotSavedIsNotLeftByChance(t *testing.T) {
	d := raising(t, 1280, 720, "gb")
	d.click("muster.recruit.line.24")
	d.key("Escape")
	if !d.has("button.stay") {
		t.Fatal("nobody asks")
	}
	d.click("button.stay")
	d.click("button.back")
	d.click("button.leave")
	if _, back := d.top().(*browser); !back {
		t.Error("it does not lead back")
	}
}

// levying begins a game in which both armies are put together.
func levying(t *testing.T, w, h int) (*desk, *match.Match) {
	t.Helper()
	m := opened(t, "eagles", "free-battle", match.Start{Open: true, Seed: 11})
	d := newDesk(t, w, h, prefs.Default())
	d.begin(m)
	return d, m
}

func TestArmiesOfAGameAreLoadedAsAnswersAndTakenBackAsOne(t *testing.T) {
	d, m := levying(t, 1280, 720)
	d.loadArmy("book.book-british")
	v := m.View()
	if v.Muster.Purse.N != 200 || v.Sides[rules.First].Nation != "gb" || m.Len() < 10 {
		t.Fatalf("%d answers, %+v", m.Len(), v.Muster.Purse)
	}
	d.click("button.undo")
	if m.Len() != 0 {
		t.Fatalf("after one step back there are %d answers", m.Len())
	}
	d.click("muster.nation.fr")
	d.click("muster.recruit.guard.48")
	d.key("E")
	if !d.says("104 points are unspent") {
		t.Fatal("nobody asks about the points that are left")
	}
	d.click("button.muster.on")
	d.loadArmy("book.book-french")
	d.click("muster.done")
	if m.View().Muster.Side != rules.Second {
		t.Fatal("the second side is not asked")
	}
	d.click("muster.nation.ru")
	d.loadArmy("book.columns")
	d.click("muster.done")
	if v := m.View(); v.Muster != nil || len(v.Pieces) != 8 {
		t.Errorf("%d battalions, and the sheet is still there: %t", len(v.Pieces), v.Muster != nil)
	}
}
