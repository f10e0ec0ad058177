package screen

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"grognard/game/prefs"
	kept "grognard/game/workshop"
	"grognard/render/screen/shelf"
	"grognard/render/screen/workshop"
	"grognard/scenarios"
)

// TestCopiesHaveTitlesOfTheirOwn begins each battle twice, in both languages.
func TestCopiesHaveTitlesOfTheirOwn(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	for book, id := range copies {
		shop, _ := workshopOf(book)
		info, data, err := scenarios.Open(book, id)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{info.Title.EN: true, info.Title.IT: true}
		for n, want := range []string{" (2)", " (3)"} {
			d.root.beginBattle(shop, info.Title.EN, string(data))
			d.Settle()
			p, on := d.top().(*workshop.Page)
			if !on {
				t.Fatalf("%s: it shows %T", book, d.top())
			}
			now, err := scenarios.Parse("", []byte(p.Draft().Text))
			if err != nil || now.Title.EN != info.Title.EN+want || now.Title.IT != info.Title.IT+want || seen[now.Title.EN] {
				t.Errorf("%s: copy %d is called %+v, %v", book, n+1, now.Title, err)
			}
			if p.Draft().Faults() > 0 {
				t.Errorf("%s: the title brings faults: %v", book, p.Draft().Flaws)
			}
			seen[now.Title.EN] = true
			d.root.pages.Home(nil)
			d.Settle()
		}
	}
	shop, _ := workshopOf("ccn")
	text := shop.Blanks()[0].Text
	if _, same := d.root.numbered(shop, "x", text); same != text {
		t.Error("what has a title of its own is changed")
	}
}

// TestAfterSharingTheFileAndItsFolderAreTold shares a battle with a long title from a long folder.
func TestAfterSharingTheFileAndItsFolderAreTold(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		for _, size := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {1920, 1080, 100}} {
			p := prefs.Default()
			p.Language, p.TextSize = language, size[2]
			d := newDesk(t, size[0], size[1], p)
			home := t.TempDir()
			t.Setenv("HOME", home)
			d.root.deps.Shared = filepath.Join(home, "Documents", "A folder of a rather long name among others", "Grognard")
			opened := ""
			d.root.deps.Folder = func(path string) error { opened = path; return nil }
			shop, _ := workshopOf("ccn")
			d.root.pages.Push(d.root.shelf(shop))
			d.Settle()
			d.root.share(d.top(), strings.Repeat("The long road to Waterloo ", 3), shop.Blanks()[0].Text)
			d.Settle()
			d.Shot("shared-" + language)
			files, _ := filepath.Glob(filepath.Join(d.root.deps.Shared, "*"+kept.Ext))
			if len(files) != 1 {
				t.Fatal(files)
			}
			if !d.Reads(filepath.Base(files[0])) || !d.Reads("Documents / A folder of a rather long name among others / Grognard") || d.Reads(home) {
				t.Error("file and folder are not told in words")
			}
			d.Legible("shared", d.Texts())
			if d.Click("button.folder"); opened != d.root.deps.Shared {
				t.Errorf("%q is opened", opened)
			}
			if _, on := d.top().(*shelf.Page); !on {
				t.Errorf("it leads to %T", d.top())
			}
			d.root.deps.Folder = func(path string) error { return errors.New("no") }
			d.root.share(d.top(), "x", shop.Blanks()[0].Text)
			d.Settle()
			if d.Click("button.folder"); !strings.Contains(d.root.pages.Noted(), d.root.deps.Shared) {
				t.Errorf("a folder that cannot be opened: %q", d.root.pages.Noted())
			}
			d.root.deps.Folder = nil
			d.root.share(d.top(), "y", shop.Blanks()[0].Text)
			d.Settle()
			if d.Has("button.folder") {
				t.Error("what cannot be done is offered")
			}
		}
	}
}

// TestFilesAreTakenInOrSayWhyNot takes in what players may come with, by its path and by
// dropping it: each is told in one sentence, and nothing that was there is lost.
func TestFilesAreTakenInOrSayWhyNot(t *testing.T) {
	read := func(book string) string {
		_, data, err := scenarios.Open(book, copies[book])
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	good := read("ccn")
	cases := []struct {
		name, text, book string // "": it is taken in nowhere
	}{
		{"good.toml", good, "ccn"}, {"again.toml", good, "ccn"}, {"other system.toml", read("musket"), "musket"}, {"no ending", read("eagles"), "eagles"},
		{"damaged.toml", good[:len(good)/2], ""}, {"torn.toml", strings.Replace(good, "[", "(", 9), ""}, {"unknown names.toml", strings.ReplaceAll(good, `"fr-`, `"no-such-`), "ccn?"},
		{"enormous.toml", good + strings.Repeat("# and so on\n", 2<<20/12), ""}, {"picture.png", "\x89PNG\r\n\x1a\n\x00\x00", ""}, {"empty.toml", "", ""},
	}
	for _, dropping := range []bool{true, false} {
		d := newDesk(t, 1280, 720, prefs.Default())
		shop, _ := workshopOf("ccn")
		d.root.pages.Push(d.root.shelf(shop))
		d.Settle()
		folder, total := t.TempDir(), 0
		count := func() (n int) {
			for book := range copies {
				all, err := d.root.battles().List(book)
				if err != nil {
					t.Fatal(err)
				}
				n += len(all)
			}
			return n
		}
		for _, k := range cases {
			if dropping {
				d.drop(k.name, k.text)
			} else {
				path := filepath.Join(folder, k.name)
				if err := os.WriteFile(path, []byte(k.text), 0o644); err != nil {
					t.Fatal(err)
				}
				d.Click("button.fetch")
				d.In.Text = path
				d.Tick()
				d.In.Text = ""
				d.Settle()
				d.Click("button.fetch.yes")
				d.Settle()
			}
			said := d.root.pages.Noted()
			if sh, on := d.top().(*shelf.Page); on && sh.Unfetched() != "" {
				said = sh.Unfetched()
				d.Click("button.fetch.no")
			}
			t.Logf("%v %s: %s", dropping, k.name, said)
			if said == "" || strings.Count(strings.TrimSuffix(said, "."), ". ") > 1 || len(said) > 300 {
				t.Errorf("%s: %q", k.name, said)
			}
			now := count()
			if k.name == "damaged.toml" && !strings.Contains(said, "damaged.toml:"+strconv.Itoa(strings.Count(k.text, "\n")+1)+":") {
				t.Errorf("it is not said where it is damaged: %q", said)
			}
			if faulty := strings.Contains(said, "faults have"); faulty != (k.name == "unknown names.toml") {
				t.Errorf("%s: faults are told: %v", k.name, faulty)
			}
			if k.book == "" && now != total || k.book != "" && !strings.HasSuffix(k.book, "?") && k.name != "again.toml" && now != total+1 || k.name == "again.toml" && now != total || now < total {
				t.Errorf("%s: %d battles, before it %d", k.name, now, total)
			}
			total = now
		}
		var all []string
		for book := range copies {
			list, _ := d.root.battles().List(book)
			for _, b := range list {
				text, _ := kept.Read(b.Path)
				all = append(all, text)
			}
		}
		n := 0
		for _, text := range all {
			if text == good {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%d good ones are as they were, want the one that was taken in twice", n)
		}
		if _, on := d.top().(*shelf.Page); !on {
			t.Errorf("it shows %T", d.top())
		}
	}
}
