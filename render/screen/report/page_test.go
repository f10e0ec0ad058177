package report

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	kept "grognard/game/report"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
)

// below is the page that the dialog lies over.
type below struct{}

func (below) Frame(c *ui.Ctx) { c.Fill(c.Window(), c.Theme.Bg) }

// open opens the dialog for a battle after some answers.
func open(t *testing.T, d *pagetest.Pages, answers int, doors Doors) *Page {
	t.Helper()
	m := pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, answers)
	if doors.Say == nil {
		doors.Say = func(path string) string { return path }
	}
	p := New(&d.Deps, kept.Take(m), m.Position(), below{}, doors)
	d.Put(p)
	return p
}

// wait waits until the work is over.
func wait(t *testing.T, d *pagetest.Pages, p *Page) {
	t.Helper()
	for range 4000 {
		if d.Tick(); p.work == nil {
			d.Settle()
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the work does not end")
}

func TestAllThatIsOfferedIsWrittenWhereItIsToldToBe(t *testing.T) {
	folder, shown := filepath.Join(t.TempDir(), "shared"), ""
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	for _, x := range []struct {
		click []string
		file  string
	}{
		{[]string{"report.html"}, "waterloo-mont-saint-jean.html"},
		{[]string{"report.markdown"}, "waterloo-mont-saint-jean.md"},
		{[]string{"report.map", "scale.2"}, "waterloo-mont-saint-jean.png"},
	} {
		p := open(t, d, 60, Doors{Folder: folder, Show: func(path string) { shown = path }})
		for _, name := range append(x.click, "button.write") {
			d.Click(name)
		}
		wait(t, d, p)
		if !d.Says(x.file) {
			t.Errorf("it is not told that %s was written", x.file)
		}
		if _, err := os.Stat(filepath.Join(folder, x.file)); err != nil {
			t.Error(err)
		}
		if d.Click("button.folder"); shown != folder {
			t.Errorf("the folder shown is %q", shown)
		}
		shown = ""
	}
	f, err := os.Open(filepath.Join(folder, "waterloo-mont-saint-jean.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if k, err := png.DecodeConfig(f); err != nil || k.Width < 2400 || k.Width > 2580 {
		t.Errorf("the map of twice the size is %d pixels wide, %v", k.Width, err)
	}
}

func TestWhatCannotBeWrittenIsToldAndMayBeTriedAgain(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(folder, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"html", "map"} {
		d := pagetest.Open(t, 1280, 720, prefs.Default())
		p := open(t, d, 60, Doors{Folder: folder})
		d.Click("report." + kind)
		d.Click("button.write")
		wait(t, d, p)
		if said := d.Stack.Noted(); !strings.Contains(said, "the file cannot be written") || !strings.Contains(said, folder) {
			t.Errorf("%s: it is told %q", kind, said)
		}
		if !d.Has("button.write") {
			t.Errorf("%s: it cannot be tried again", kind)
		}
	}
}

func TestAReportThatIsStoppedIsNotWritten(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "shared")
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	p := open(t, d, 200, Doors{Folder: folder})
	d.Click("button.write")
	if p.work == nil || !d.Has("button.stop") {
		t.Fatal("nothing is being written")
	}
	d.Click("button.stop")
	wait(t, d, p)
	if files, _ := os.ReadDir(folder); len(files) > 0 || p.path != "" {
		t.Errorf("%d files, %q is told", len(files), p.path)
	}
	if d.Stack.Noted() != "" || !d.Has("button.write") {
		t.Errorf("it is told %q", d.Stack.Noted())
	}
	d.Click("button.cancel")
	if d.Has("button.write") {
		t.Error("the dialog stays")
	}
}

// Whoever closes the dialog waits for nothing any more.
func TestTheWorkEndsWithTheDialog(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	p := open(t, d, 200, Doors{Folder: t.TempDir()})
	d.Click("button.write")
	w := p.work
	p.Close()
	select {
	case k := <-w.came:
		if k.err == nil {
			t.Error("the file was written all the same")
		}
	case <-time.After(20 * time.Second):
		t.Error("the work goes on")
	}
}

func TestOfABattleThatGoesOnItIsSaidThatSecretsAreKept(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	open(t, d, 60, Doors{})
	if !d.Says("only what both players know") {
		t.Error("it is not said")
	}
	d.Stack.Pop()
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	d.Put(New(&d.Deps, kept.Take(m), m.Position(), below{}, Doors{}))
	if d.Says("only what both players know") {
		t.Error("it is said of a battle that is over")
	}
}

func TestTheDialogCanBeReadAtEverySize(t *testing.T) {
	m := pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 60)
	pagetest.Everywhere(t, "report", func(d *pagetest.Pages, tag string) {
		p := New(&d.Deps, kept.Take(m), m.At(0), below{}, Doors{Folder: "/home/x/Grognard", Say: func(s string) string { return s }, Show: func(string) {}})
		d.Put(p)
		for i := range kinds {
			p.kind = i
			d.Settle()
			d.Readable(tag)
		}
		p.work = &work{stop: func() {}, came: make(chan came, 1)}
		p.work.all.Store(12)
		d.Settle()
		d.Readable(tag)
		p.work, p.path = nil, "/home/x/Grognard/waterloo-mont-saint-jean.md"
		d.Settle()
		d.Readable(tag)
	})
}

// A map that players lay in the set-up is not there yet.
func TestWithoutAMapThereIsNoneToBeWritten(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	p := open(t, d, 60, Doors{})
	p.bare = true
	d.Settle()
	d.Click("report.map")
	if p.kind == mapAlone {
		t.Error("it can be chosen")
	}
}
