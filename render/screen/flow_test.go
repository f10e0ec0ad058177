package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/pagetest"
	"grognard/render/table"
)

// begun starts the first scenario for two players and stops at the curtain.
func begun(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.manoeuvre")
	d.Click("button.start")
	return d
}

// seated lifts the curtain.
func seated(t *testing.T) *desk {
	t.Helper()
	d := begun(t)
	d.In.Now += settleTime
	d.Click("button.take-seat")
	return d
}

func (d *desk) top() page.Page { return d.root.pages.Top() }

func TestAGameIsSavedBeforeItsFirstAnswer(t *testing.T) {
	d := begun(t)
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	all, err := archive.List(d.root.deps.Saves)
	if err != nil || len(all) != 1 || all[0].Err != nil || all[0].Header.Scenario != "man-01-first-orders" {
		t.Errorf("saves %+v, %v", all, err)
	}
}

func TestTheCurtainLetsNothingThrough(t *testing.T) {
	d := begun(t)
	if _, up := d.top().(*curtain); !up {
		t.Fatal("there is no curtain")
	}
	if got := d.Names(); got != "button.take-seat" {
		t.Errorf("what can be clicked: %s", got)
	}
	cover := false
	for _, c := range d.List.Cmds {
		if c.Layer < paint.Curtain {
			if c.Op == paint.Text {
				t.Errorf("%q lies under the curtain", c.Text)
			}
			continue
		}
		if c.Op == paint.Fill && c.Dst == (paint.Rect{W: 1920, H: 1080}) && c.Color.A == 255 {
			cover = true
		}
		if strings.HasPrefix(c.Key, "card/") || strings.HasPrefix(c.Key, "counter/") {
			t.Errorf("%s shows on the curtain", c.Key)
		}
	}
	if !cover {
		t.Error("nothing covers the whole window")
	}
}

func TestTheCurtainHearsNoKeyThatComesTooSoon(t *testing.T) {
	d := begun(t)
	d.Key("Enter")
	if _, up := d.top().(*curtain); !up {
		t.Fatal("a key pressed at once has lifted the curtain")
	}
	d.In.Now += settleTime
	d.Key("Enter")
	if _, up := d.top().(*curtain); up {
		t.Error("the curtain stays down")
	}
}

func TestWithoutCurtainTheTableStaysInView(t *testing.T) {
	p := prefs.Default()
	p.Curtain = false
	d := newDesk(t, 1920, 1080, p)
	d.Click("system.manoeuvre")
	d.Click("button.start")
	k, up := d.top().(*curtain)
	if !up || k.below == nil || !d.Has("button.take-seat") {
		t.Fatal("nobody asks for the seat")
	}
	d.In.Now += settleTime
	d.Click("button.take-seat")
	if _, on := d.top().(*table.Table); !on {
		t.Error("the table does not follow")
	}
}

func TestTheMenuLiesOverTheTableAndEscapeClosesIt(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	if _, open := d.top().(*menu); !open || !d.Has("button.resume") || d.Has("button.undo") {
		t.Fatalf("no menu, or the table is still there to be clicked: %s", d.Names())
	}
	d.Key("Escape")
	if _, back := d.top().(*table.Table); !back {
		t.Error("Escape does not lead back to the table")
	}
}

func TestTheListOfKeysOpensOverTheMenuToo(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	d.Key("Slash")
	if _, back := d.top().(*table.Table); !back || !d.Says(d.root.word("table.help")) {
		t.Errorf("? in the menu opens %T", d.top())
	}
}

func TestACopyIsSavedUnderTheNameTyped(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	d.Click("button.save")
	s := d.top().(*saveAs)
	if title := "First Orders"; s.Given() == title || !strings.HasPrefix(s.Given(), title) || !strings.Contains(s.Given(), d.root.deps.Now().Local().Format("2006")) {
		t.Errorf("by itself the copy is called %q", s.Given())
	}
	for range len(s.Given()) {
		d.Key("Backspace")
	}
	d.Click("button.save")
	if d.top() != page.Page(s) || !d.Says("The copy needs a name.") {
		t.Fatal("a copy without a name is saved, or the reason is not told")
	}
	d.Typed("Dopo la carica")
	d.Click("button.save")
	all, _ := archive.List(d.root.deps.Saves)
	found := false
	for _, it := range all {
		found = found || it.Header.Title == "Dopo la carica"
	}
	if !found {
		t.Errorf("saves %+v", all)
	}
}

func TestContinueGoesOnWithTheLastGame(t *testing.T) {
	d := seated(t)
	d.Key("Escape")
	d.Click("button.title")
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.continue")
	if _, up := d.top().(*curtain); !up {
		t.Errorf("after Continue: %T", d.top())
	}
}

func TestADamagedSaveShowsItsFaultAndCanBeDeleted(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	dir := d.root.deps.Saves
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "bad.grog")
	if err := os.WriteFile(path, []byte("grognard save 1\nnonsense\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Click("button.load")
	if !d.Says("bad.grog") || !d.Says("Damaged at line 2") {
		t.Error("the fault does not show")
	}
	d.Click("button.open")
	if !d.Says("no earlier copy") {
		t.Error("a click on Open does not say why it cannot")
	}
	d.Key("Enter")
	if !archive.Exists(path) {
		t.Fatal("Enter has pushed the button that destroys")
	}
	d.Click("button.delete")
	if archive.Exists(path) || d.Has("save.bad") {
		t.Error("the save is still there")
	}
	if d.Click("button.undo"); !archive.Exists(path) || !d.Has("save.bad") {
		t.Error("it does not come back")
	}
	d.Click("button.delete")
	d.Key("Escape")
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		t.Errorf("once the page is left there is %v", left)
	}
}

func TestAnOlderCopyOfADamagedSaveOpens(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	path := filepath.Join(d.root.deps.Saves, "good.grog")
	m := pagetest.Played(t, 5)
	if err := archive.Write(path, m.Save()); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(path, path+".1"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("grognard save 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.Click("button.load")
	if !d.Says("Open the previous copy") {
		t.Fatal("the older copy is not offered")
	}
	d.Click("button.open")
	if _, on := d.top().(*table.Table); !on {
		t.Errorf("after opening: %T", d.top())
	}
}
