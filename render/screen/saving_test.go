package screen

import (
	"os"
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/end"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/render/table"
)

// playing opens a game that was saved after some answers, with one person at
// both sides.
func playing(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.root.start(pagetest.Played(t, 0).Book(), pagetest.Played(t, 0).Start(), nil)
	d.Settle()
	return d
}

func TestACopyStaysAsItWasWhenItIsPlayedOn(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path := filepath.Join(d.root.deps.Saves, "mine.grog")
	g := pagetest.Played(t, 5).Save()
	g.Copy = true
	if err := archive.Write(path, g); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(path)
	d.root.saves++
	d.Settle()
	if d.Has("button.continue") {
		t.Error("a copy is offered as the game to go on with")
	}
	d.Click("button.load")
	if !d.Says("Your copy") {
		t.Error("the list does not tell the copy from the game")
	}
	d.Click("button.open")
	m := d.top().(*table.Table).Match()
	if _, err := m.Answer(m.Request().Options[0]); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("play has changed the copy")
	}
	if it, ok := archive.Latest(d.root.deps.Saves); !ok || it.Path == path {
		t.Errorf("the game to go on with is %+v", it)
	}
}

func TestContinueTakesTheOlderStateOfADamagedSaveAndSaysSo(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path := filepath.Join(d.root.deps.Saves, "game.grog")
	for range 2 {
		if err := archive.Write(path, pagetest.Played(t, 5).Save()); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte("torn"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	if !d.Says("an earlier state; the last save is damaged") {
		t.Fatal("Continue does not say what it opens")
	}
	d.Click("button.continue")
	if _, on := d.top().(*table.Table); !on || !d.Reads("The last save of this game was damaged.") {
		t.Errorf("no game, or no notice: %T", d.top())
	}
	if data, err := os.ReadFile(path + ".damaged"); err != nil || string(data) != "torn" {
		t.Errorf("the damaged file is not kept aside: %q, %v", data, err)
	}
}

func TestTheBarSaysWhileTheGameIsNotSaved(t *testing.T) {
	d := playing(t)
	if d.Says("Not saved!") {
		t.Fatal("the mark stands before anything has failed")
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	saves := d.root.deps.Saves
	if err := os.Rename(saves, saves+"-away"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(saves, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	m := d.top().(*table.Table).Match()
	answer := func() {
		if _, err := m.Answer(m.Request().Options[0]); err != nil {
			t.Fatal(err)
		}
		for d.root.keeper.Busy() {
			d.Tick()
		}
		d.In.Now += 12_000 // what was told about it has gone
		d.Settle()
	}
	answer()
	if !d.Says("Not saved!") {
		t.Error("nothing shows that the game is not saved")
	}
	d.Key("Escape")
	if d.Reads("The game is saved after every decision") || !d.Reads("the last decisions will be lost") {
		t.Error("the menu claims that the game is saved")
	}
	d.Key("Escape")
	if err := os.Remove(saves); err != nil {
		t.Fatal(err)
	}
	answer()
	if d.Says("Not saved!") {
		t.Error("the mark stays when saving works again")
	}
}

func TestAFolderThatCannotBeWrittenIsToldAtTheStart(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	deps := d.root.deps
	deps.Saves = filepath.Join(file, "saves")
	root, err := New(deps)
	if err != nil {
		t.Fatal(err)
	}
	d.root = root
	d.Show(root)
	if !d.Reads("games cannot be saved there") {
		t.Error("nothing is told")
	}
}

func TestResigningNamesWhoGivesUpAndEndsTheGame(t *testing.T) {
	d := playing(t)
	m := d.top().(*table.Table).Match()
	loser := m.Request().To
	d.Key("Escape")
	d.Click("button.resign")
	if !d.Reads("France gives up the battle") {
		t.Error("the question does not say who resigns")
	}
	d.Click("button.fight")
	if m.Request() == nil {
		t.Fatal("the game ends without a yes")
	}
	d.Click("button.resign")
	d.Click("button.resign.yes")
	if r := m.Result(); !r.Over || r.Winner != loser.Other() {
		t.Errorf("the result is %+v", r)
	}
	if _, told := d.top().(*end.Page); !told {
		t.Errorf("after resigning: %T", d.top())
	}
}

func TestEscapeOnTheCurtainOpensAMenuThatTellsNothing(t *testing.T) {
	d := begun(t)
	d.Key("Escape")
	if _, open := d.top().(*menu); !open {
		t.Fatalf("after Escape: %T", d.top())
	}
	for _, name := range []string{"button.resume", "button.save", "button.load", "button.options", "button.title", "button.quit"} {
		if !d.Has(name) {
			t.Errorf("the menu has no %s", name)
		}
	}
	if d.Has("button.replay") || d.Has("button.rules") || d.Has("button.resign") {
		t.Error("the menu tells of the game")
	}
	for _, c := range d.List.Cmds {
		if c.Layer < paint.Curtain && c.Op == paint.Text {
			t.Errorf("%q lies under the curtain", c.Text)
		}
	}
	d.In.Now += settleTime
	d.Click("button.resume")
	if _, up := d.top().(*curtain); !up {
		t.Errorf("the menu leads to %T", d.top())
	}
}

// The name that a copy gets by itself says scenario, turn and date, in each language.
func TestACopyIsCalledByItsTurnAndDate(t *testing.T) {
	for lang, want := range map[string]string{"en": "First Orders, turn 1, 1 May 2026, 10:00", "it": "Primi ordini, turno 1, 01/05/2026, 10:00"} {
		p := prefs.Default()
		p.Language = lang
		b := newBattle(t, 1280, 720, "man-01-first-orders", p)
		screentest.Until(t, b.m, "discard")
		if got := copyName(b.root, b.m); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}
