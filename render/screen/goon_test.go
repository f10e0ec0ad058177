package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/prefs"
	kept "grognard/game/workshop"
	"grognard/render/screen/shelf"
	"grognard/render/screen/workshop"
	"grognard/rules"
	"grognard/scenarios"
)

// again is the game started anew, with the files and settings that another window has left.
func again(t *testing.T, was *desk) *desk {
	t.Helper()
	if err := was.root.Close(); err != nil {
		t.Fatal(err)
	}
	d := newDesk(t, 1280, 720, was.root.Prefs())
	d.root.deps.Battles, d.root.deps.Saves = was.root.deps.Battles, was.root.deps.Saves
	d.root.saves++ // the title reads its folders anew
	d.root.ui.Animate()
	d.Settle()
	return d
}

// What was built last is gone on with from the title, and on the shelf it stands before all others,
// in this session and after the next start.
func TestTheDraftThatWasBuiltLastIsGoneOnWith(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	book, _ := workshopOf("musket")
	_, data, err := scenarios.Open("musket", copies["musket"])
	if err != nil {
		t.Fatal(err)
	}
	d.root.beginBattle(book, "mine", string(data))
	d.Settle()
	p := d.top().(*workshop.Page)
	name, path := p.Title(), p.Path()
	for _, fresh := range []bool{false, true} {
		if fresh {
			d = again(t, d)
		} else {
			d.root.pages.Home(nil)
			d.Settle()
		}
		if !d.Reads(d.root.word("ui.title.build", name)) {
			t.Fatalf("started anew: %v: the title does not offer %s: %v", fresh, name, d.Names())
		}
		d.Shot("title-goon")
		d.Click("button.workshop")
		sh, on := d.top().(*shelf.Page)
		if !on || sh.Book() != "musket" {
			t.Fatalf("started anew: %v: the workshop opens on %T", fresh, d.top())
		}
		d.Shot("shelf-goon")
		if d.first("battle.") != "battle."+strings.TrimSuffix(filepath.Base(path), kept.Ext) || !d.Reads("Go on with") {
			t.Errorf("started anew: %v: it is not offered first", fresh)
		}
		d.Click("button.begin")
		if w, on := d.top().(*workshop.Page); !on || w.Path() != path {
			t.Errorf("started anew: %v: it is not opened", fresh)
		}
		d.root.pages.Home(nil)
		d.Settle()
		d.Click("button.build")
		if w, on := d.top().(*workshop.Page); !on || w.Path() != path {
			t.Errorf("started anew: %v: the title does not open it", fresh)
		}
	}
}

// A file that is taken in twice is one battle; another battle with its title is the second.
func TestAFileIsTakenInOnce(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	book, _ := workshopOf("squares")
	_, data, err := scenarios.Open("squares", copies["squares"])
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	file := filepath.Join(t.TempDir(), "a.toml")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	titles := func() (all []string) {
		list, err := d.root.battles().List("squares")
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range list {
			is, _ := kept.Read(b.Path)
			info, _ := scenarios.Parse("", []byte(is))
			all = append(all, info.Title.EN)
		}
		return all
	}
	d.drop("a.toml", text)
	d.drop("a.toml", text)
	d.Click("button.fetch")
	if said := d.root.fetch(file); said != "" {
		t.Error(said)
	}
	d.Settle()
	if all := titles(); len(all) != 1 || !strings.Contains(d.root.pages.Noted(), all[0]+" is among your battles") {
		t.Errorf("on the shelf are %q; it says %q", all, d.root.pages.Noted())
	}
	if sh, on := d.top().(*shelf.Page); !on || sh.Book() != "squares" {
		t.Errorf("it is not shown: %T", d.top())
	}
	k, err := book.Draft(text)
	if err != nil {
		t.Fatal(err)
	}
	other, err := book.Edit(k, rules.Edit{Do: rules.EditSet, Key: "scenario.summary_en", Value: "Another one."})
	if err != nil {
		t.Fatal(err)
	}
	d.drop("b.toml", other)
	d.drop("b.toml", other)
	if all := titles(); len(all) != 2 || all[0] != all[1]+" (2)" && all[1] != all[0]+" (2)" {
		t.Errorf("on the shelf are %q", all)
	}
}

// What is asked for as a battle and is none is told with its whole path, as no battle.
func TestAPathThatIsNoBattleIsNamed(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	at := filepath.Join(t.TempDir(), "notes.txt")
	if err := os.WriteFile(at, []byte("buy candles\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if said := d.root.fetch(at); !strings.Contains(said, "not a battle of Grognard") {
		t.Errorf("it says %q", said)
	}
	if said := d.root.fetch("/no/such/file.toml"); !strings.Contains(said, " /no/such/file.toml") {
		t.Errorf("it says %q", said)
	}
}
