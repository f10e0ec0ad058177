package saves

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/dialog"
	"grognard/render/screen/pagetest"
)

// files are the names of all files in the folder that the page lists.
func (l *Page) files(t *testing.T) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(l.doors.Folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

// A save is renamed by mouse or by keys alone, stays the one chosen, and can be called after its battle again.
func TestASaveGetsATitleOfItsOwn(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	d.Click("save.3")
	for i, title := range []string{"Old Guard", ""} {
		if i == 0 {
			d.Key("F2")
		} else {
			d.Click("button.rename")
		}
		d.Typed(title)
		if title == "" {
			d.Key("Backspace")
		}
		d.Key("Enter")
		g, err := archive.Read(filepath.Join(l.doors.Folder, "3.grog"))
		if err != nil || g.Title != title {
			t.Fatalf("it is called %+v, %v", g, err)
		}
		want := title
		if title == "" {
			want = "Waterloo (Mont-Saint-Jean)"
		}
		if d.Long(); !d.Says(want) || l.list[l.at].Header.Title != title || filepath.Base(l.list[l.at].Path) != "3.grog" {
			t.Errorf("the page says %q of %s", l.list[l.at].Header.Title, l.list[l.at].Path)
		}
	}
	d.Key("F2")
	d.Typed("x")
	if d.Key("Escape"); l.naming != nil || d.Stack.Below() == nil {
		t.Error("Escape does not leave the dialog alone")
	}
	w, err := archive.Claim(filepath.Join(l.doors.Folder, "3.grog"))
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	d.Key("F2")
	d.Typed("Young Guard")
	if d.Key("Enter"); !d.Says(d.Deps.Word("fault.save.taken")) || d.Says("Young Guard") {
		t.Error("another program has it open, and nothing says so")
	}
	d.Click("save.torn")
	if d.Key("F2"); l.naming != nil {
		t.Error("a damaged save can be renamed")
	}
}

// A save goes at once and comes back until the next one goes or the page is left.
func TestADeletedSaveCanBeBroughtBackUntilThePageIsLeft(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	before := l.files(t)
	d.Click("save.2")
	d.Click("button.delete")
	if l.shown() != "torn 0 1 3 4" || !d.Says("Roliça") {
		t.Fatalf("deleted there are %s", l.shown())
	}
	d.In.Now += 60_000
	if d.Settle(); !d.Has("button.undo") || !d.Says(d.Deps.Word("ui.load.delete.done", l.left.title)) {
		t.Error("after a while it cannot be brought back")
	}
	d.In.Held.Ctrl = true
	d.Key("Z")
	d.In.Held.Ctrl = false
	if l.shown() != "torn 0 1 2 3 4" || !slices.Equal(l.files(t), before) || filepath.Base(l.list[l.at].Path) != "2.grog" || d.Has("button.undo") {
		t.Errorf("brought back there are %s, %v", l.shown(), l.files(t))
	}
	d.Key("Delete")
	d.Key("Delete")
	if l.shown() != "torn 0 1 4" {
		t.Fatalf("deleted there are %s", l.shown())
	}
	if now := strings.Join(l.files(t), " "); strings.Contains(now, "2.grog") || !strings.Contains(now, "3.grog") {
		t.Errorf("the one before is still there: %s", now)
	}
	if d.Click("button.undo"); l.shown() != "torn 0 1 3 4" {
		t.Errorf("brought back there are %s", l.shown())
	}
	d.Key("Delete", "Escape")
	if now := strings.Join(l.files(t), " "); d.Stack.Below() != nil || now != "0.grog 1.grog 4.grog torn.grog" {
		t.Errorf("the page is left with %s", now)
	}
}

func TestASaveThatIsPlayedStays(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	w, err := archive.Claim(filepath.Join(l.doors.Folder, "0.grog"))
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	d.Click("save.0")
	if d.Key("Delete"); l.shown() != "torn 0 1 2 3 4" || !d.Says(d.Deps.Word("fault.save.taken")) {
		t.Errorf("there are %s, and it is not told why", l.shown())
	}
}

// What is kept with a game is marked on its card, told where the pointer rests on the mark, and said of the one
// chosen; the mark belongs to the card.
func TestACardMarksWhatIsKeptWithItsGame(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	for name, kinds := range map[string][]string{"a": nil, "b": {"branch", "branch", "judged", "branch"}, "c": {"branch"}, "e": {"judged"}, "f": {"other"}} {
		g := pagetest.Played(t, 5).Save()
		for _, k := range kinds {
			g.Parts = append(g.Parts, archive.Part{Kind: k, Text: []byte("x\n")})
		}
		if err := archive.Write(filepath.Join(folder, name+archive.Ext), g); err != nil {
			t.Fatal(err)
		}
	}
	l := list(d, folder)
	for name, want := range map[string]string{"b": "with 3 branches and an analysis", "c": "with one branch", "e": "with an analysis"} {
		d.Click("kept." + name)
		if got := filepath.Base(l.list[l.at].Path); got != name+archive.Ext {
			t.Errorf("a click on the mark of %s chooses %s", name, got)
		}
		if about := l.cardOf(l.at).said().about; !strings.HasSuffix(about, want) || !d.Says(want[strings.LastIndexByte(want, ' ')+1:]) {
			t.Errorf("of %s it is said %q", name, about)
		}
		d.Point("save." + name)
		d.Point("kept." + name)
		d.In.Now += 2000
		d.Settle()
		if tip := "W" + want[1:]; !d.Says(tip) {
			t.Errorf("the mark of %s does not say %q", name, tip)
		}
	}
	if d.Has("kept.a") || d.Has("kept.f") {
		t.Error("a save that nothing is kept with is marked")
	}
}

// The names of exported files can be read; those that are imported come from a list or a path.
func TestSavesAreExportedAndImported(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	var out, in []string
	l.doors.Export = func(path, name string) { out = append(out, filepath.Base(path), archive.FileName(name)) }
	l.doors.Import = func(path string) string { in = append(in, path); return "This is no save." }
	l.doors.Files = func() []dialog.File { return []dialog.File{{Path: "/x/one.grog"}, {Path: "/x/two.grog"}} }
	d.Click("save.3")
	d.Click("button.export")
	if len(out) != 2 || out[0] != "3.grog" || !strings.HasPrefix(out[1], "Waterloo-Mont-Saint-Jean-turn-") || !strings.Contains(out[1], "2026") {
		t.Errorf("exported: %v", out)
	}
	d.Click("button.import")
	d.Typed("mine")
	d.Key("Enter")
	if !d.Says("This is no save.") || l.fetching == nil || l.fetching.Given() != "mine" {
		t.Error("a fault does not leave the dialog and what was typed")
	}
	l.doors.Import = func(path string) string { in = append(in, path); return "" }
	d.Click("fetch.two")
	if !slices.Equal(in, []string{"mine", "/x/two.grog"}) || l.fetching != nil {
		t.Errorf("imported: %v", in)
	}
	d.Click("button.import")
	d.Key("Tab", "Tab", "Tab", "Tab")
	for !d.Ctx.Focused("list.fetch") {
		d.Key("Tab")
	}
	d.Key("Down", "Up", "Down")
	if len(in) != 2 || l.fetching == nil {
		t.Fatalf("keys that move the choice import %v", in)
	}
	if d.Key("Enter"); len(in) != 3 || in[2] != "/x/two.grog" || l.fetching != nil {
		t.Errorf("by keys alone: %v", in)
	}
	d.Click("save.torn")
	if d.Click("button.export"); len(out) != 2 {
		t.Error("a save that cannot be read is exported")
	}
}

// With everything that the page can show, all can be read and pushed at every size.
func TestThePageOfSavesHasRoomForAll(t *testing.T) {
	var all []*archive.Game
	for i, b := range pagetest.Battles {
		g := pagetest.Fought(t, b[0], b[1], 5, 60).Save()
		for range i {
			g.Parts = append(g.Parts, archive.Part{Kind: "branch", Text: []byte("x\n")})
		}
		all = append(all, g)
	}
	pagetest.Everywhere(t, "saves-all", func(d *pagetest.Pages, tag string) {
		folder := d.T.TempDir()
		for i, g := range all {
			if err := archive.Write(filepath.Join(folder, strconv.Itoa(i)+archive.Ext), g); err != nil {
				d.T.Fatal(err)
			}
		}
		l := list(d, folder)
		d.Key("Delete")
		if !d.Says("“Quatre Bras, 16") && !d.Says("«Quatre Bras, 16") {
			d.T.Errorf("%s: it is not told that a game is gone", tag)
		}
		l.failed = l.path()
		d.Typed("a")
		learned(d, l)
		d.In.Now += 60_000
		d.Long()
		d.Shot(tag)
		d.Readable(tag)
		if broken := d.Ctx.Broken(); len(broken) > 0 {
			d.T.Errorf("%s: words are broken in %q", tag, broken)
		}
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, "button.") && (h.X < 0 || h.X+h.W > d.In.W || h.W < 20) {
				d.T.Errorf("%s: %s lies at %v", tag, h.Name, h.Rect)
			}
			for _, o := range d.Hits() {
				if strings.HasPrefix(h.Name, "button.") && strings.HasPrefix(o.Name, "button.") && h.Name < o.Name && h.Rect.Overlaps(o.Rect) {
					d.T.Errorf("%s: %s lies on %s", tag, h.Name, o.Name)
				}
			}
		}
		d.Key("F2")
		d.Readable(tag + "-name")
		d.Key("Escape")
		l.doors.Files = func() []dialog.File {
			return slices.Repeat([]dialog.File{{Path: "Waterloo-turn-7.grog"}}, 7)
		}
		d.Click("button.import")
		d.Shot(tag + "-import")
		d.Readable(tag + "-import")
	})
}
