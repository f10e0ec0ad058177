package screen

import (
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/table"
)

func TestTheListOfSavesNamesTheArmies(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "mine.grog"), played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	if !d.Says("France against Great Britain") {
		t.Error("the armies are not named")
	}
}

func TestALogThatNoLongerPlaysOpensAtItsLastPosition(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 12)
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
