package screen

import (
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
)

func TestTheListOfSavesNamesTheArmies(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "mine.grog"), played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.settle()
	d.click("button.load")
	if !d.says("France against Great Britain") {
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
	d.settle()
	d.click("button.load")
	if d.has("button.reopen") {
		t.Error("the last position is offered before the log has failed")
	}
	d.click("button.open")
	if !d.has("button.reopen") {
		t.Fatalf("the last position is not offered: %s", d.names())
	}
	d.click("button.reopen")
	d.settle()
	if _, ok := d.top().(*table); !ok {
		t.Error("the game is not on the table")
	}
}
