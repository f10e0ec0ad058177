package screen

import (
	"os"
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/replay"
	"grognard/render/screen/saves"
	"grognard/render/table"
)

func TestALogThatNoLongerPlaysOpensAtItsLastPosition(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := pagetest.Played(t, 12)
	g := m.Save()
	for i, l := range g.Lines {
		if _, isHash, _ := archive.ParseHash(l); !isHash {
			g.Lines[i] = "first move fr-ig @h8" // nobody could
			break
		}
	}
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "old.grog"), g); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	if d.Has("button.reopen") {
		t.Error("the last position is offered before the log has failed")
	}
	d.Click("button.open")
	if !d.Has("button.reopen") {
		t.Fatalf("the last position is not offered: %s", d.Names())
	}
	d.Click("button.reopen")
	d.Settle()
	if _, ok := d.top().(*table.Table); !ok {
		t.Error("the game is not on the table")
	}
}

func TestASaveIsReplayedAndStaysAsItIs(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := pagetest.Fought(t, "ccn", "ccn-01-rolica-first", 5, 40)
	pagetest.Store(t, d.root.deps.Saves, m)
	path := filepath.Join(d.root.deps.Saves, "0.grog")
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	d.Click("button.replay")
	if _, on := d.top().(*replay.Page); !on || !d.Says(d.root.word("ui.replay.start")) {
		t.Fatalf("a click opens %T", d.top())
	}
	d.Key("Right", "Right")
	d.Key("Escape")
	if _, on := d.top().(*saves.Page); !on {
		t.Errorf("Escape leads to %T", d.top())
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the save has been changed")
	}
	if d.root.keeper.Path() != "" {
		t.Error("something is saved on")
	}
}
