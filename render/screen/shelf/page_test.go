package shelf

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	"grognard/scenarios"
)

// bench is the shelf in a window, and what it was asked for.
type bench struct {
	*pagetest.Pages
	page   *Page
	shelf  workshop.Shelf
	opened []workshop.Battle
	begun  []string // names of new battles
	texts  []string
	played []*rules.Draft
	seen   int
	files  []workshop.Battle
	fetch  func(path string) string
	chosen []string // systems
}

func on(d *pagetest.Pages, book string, own map[string]string) *bench {
	d.T.Helper()
	b := &bench{Pages: d, shelf: workshop.Shelf{Folder: d.T.TempDir()}}
	r, _ := scenarios.Book(book)
	for name, text := range own {
		path := filepath.Join(b.shelf.Folder, book, name+workshop.Ext)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			d.T.Fatal(err)
		}
	}
	b.page = New(&d.Deps, r, Doors{Chosen: func(k rules.Workshop) { b.chosen = append(b.chosen, k.Name()) }, Seed: func() uint64 { return 7 }, Shelf: b.shelf,
		Open: func(k workshop.Battle) { b.opened = append(b.opened, k) },
		Begin: func(_ rules.Workshop, name, text string) {
			b.begun, b.texts = append(b.begun, name), append(b.texts, text)
		},
		Copy: func(_ rules.Workshop, name, text string) {
			b.begun, b.texts = append(b.begun, name), append(b.texts, text)
		},
		Play:  func(_ rules.Workshop, k *rules.Draft) { b.played = append(b.played, k) },
		Share: func(string, string) {}, Fetch: func(path string) string { return b.fetch(path) }, Files: func() []workshop.Battle { return b.files }, Weigh: func(workshop.Battle) {},
		Seen: func() int { return b.seen }, Now: time.Now,
	})
	d.Put(b.page)
	d.Long()
	return b
}

// text is a battle of the game.
func text(t testing.TB, book, id string) string {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// faulty is a battle of which an objective lies where there is no cell.
func faulty(t testing.TB) string {
	t.Helper()
	return strings.Replace(text(t, "ccn", "ccn-01-rolica-first"), `["a4", "a10"]`, `["z99"]`, 1)
}

func (b *bench) kinds() (all []kind) {
	for i := range b.page.list {
		if k := b.page.list[i].kind; len(all) == 0 || all[len(all)-1] != k {
			all = append(all, k)
		}
	}
	return all
}

func TestEachSystemHasItsBlanksAndItsBattles(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	b := on(d, "squares", nil)
	for _, r := range b.page.books {
		d.Click("shelf." + r.Name())
		if !slices.Equal(b.kinds(), []kind{blank, chance, copied}) {
			t.Errorf("%s has %v", r.Name(), b.kinds())
		}
		if n := len(b.page.list); n != len(r.Blanks())+1+len(scenarios.List(r.Name())) {
			t.Errorf("%s has %d entries", r.Name(), n)
		}
		d.Click("button.begin")
		if n := len(b.texts); n == 0 || b.texts[n-1] != r.Blanks()[0].Text {
			t.Errorf("%s does not begin from its first blank", r.Name())
		}
		at := len(r.Blanks()) + 1
		b.page.row = at
		d.Ctx.Animate()
		d.Settle()
		d.Click("button.begin")
		id := scenarios.List(r.Name())[0].ID
		if n := len(b.texts); b.texts[n-1] != text(t, r.Name(), id) || b.begun[n-1] == "" || b.begun[n-1] == id {
			t.Errorf("%s: a copy of %s begins as %q", r.Name(), id, b.begun[n-1])
		}
	}
}

func TestABattleOfOnesOwnIsOpenedPlayedAndPutAway(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	sound := text(t, "ccn", "ccn-01-rolica-first")
	b := on(d, "ccn", map[string]string{"mine": sound})
	if !slices.Equal(b.kinds(), []kind{own, blank, chance, copied}) || b.page.seen.map_ == nil {
		t.Fatalf("%v, picture %v", b.kinds(), b.page.seen.map_)
	}
	d.Click("button.begin")
	d.Click("button.play")
	if len(b.opened) != 1 || b.opened[0].Name() != "mine" || len(b.played) != 1 || b.played[0].Text != sound {
		t.Fatalf("opened %v, played %v", b.opened, b.played)
	}
	d.Click("button.away")
	if !slices.Equal(b.kinds(), []kind{blank, chance, copied, stored}) {
		t.Fatalf("put away: %v", b.kinds())
	}
	d.Ctx.SetFocus("list.shelf")
	d.Key("End")
	if d.Has("button.play") || d.Has("button.away") || !d.Says("Bring back") || !d.Has("away.mine") {
		t.Fatalf("put away it offers %v", d.Names())
	}
	d.Click("button.begin")
	if !slices.Equal(b.kinds(), []kind{own, blank, chance, copied}) || b.page.list[b.page.row].name != "battle.mine" {
		t.Fatalf("brought back: %v, row %d", b.kinds(), b.page.row)
	}
	if len(b.opened) != 1 || len(b.begun) != 0 {
		t.Error("it is opened by that")
	}
	if all, err := b.shelf.List("ccn"); err != nil || len(all) != 1 {
		t.Error(all, err)
	}
	if got, err := workshop.Read(b.page.list[b.page.row].battle.Path); err != nil || got != sound {
		t.Errorf("it is another text: %v", err)
	}
}

func TestFaultsAreCountedAndHinderOnlyTheGame(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", map[string]string{"mine": faulty(t)})
	n := b.page.faults()
	if n == 0 || !d.Says(d.Deps.Words.Word("ui.shelf.faults", n)) {
		t.Errorf("%d faults", n)
	}
	d.Click("button.play")
	if len(b.played) > 0 {
		t.Error("it is played")
	}
	d.Click("button.begin")
	if len(b.opened) != 1 {
		t.Error("it cannot be opened")
	}
}

func TestAFileThatIsNoBattleSaysSo(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", map[string]string{"mine": "no battle = ["})
	if b.page.whyNot() == "" || b.page.unsound() == "" {
		t.Fatal("nothing is against it")
	}
	d.Click("button.begin")
	d.Ctx.SetFocus("list.shelf")
	d.Key("Home", "Enter")
	if len(b.opened) > 0 {
		t.Error("it is opened")
	}
	d.Click("button.away")
	if all, _ := b.shelf.Away("ccn"); len(all) != 1 {
		t.Error("it cannot be put away")
	}
	d.Ctx.SetFocus("list.shelf")
	d.Key("End", "Enter")
	if all, _ := b.shelf.List("ccn"); len(all) != 1 {
		t.Error("it cannot be brought back")
	}
}

func TestTheShelfIsGoneThroughByKeysAndByTwoClicks(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", map[string]string{"mine": text(t, "ccn", "ccn-01-rolica-first")})
	for _, step := range []struct {
		key paint.Key
		at  int
	}{{"Down", 1}, {"Down", 2}, {"Up", 1}, {"End", len(b.page.list) - 1}, {"Home", 0}} {
		if d.Key(step.key); b.page.row != step.at || b.page.seen.of != step.at {
			t.Errorf("after %s row %d is chosen, want %d", step.key, b.page.row, step.at)
		}
	}
	if d.Key("Enter"); len(b.opened) != 1 {
		t.Error("Enter opens nothing")
	}
	name := b.page.list[1].name
	d.In.X, d.In.Y = d.Center(name)
	d.Tick()
	for range 2 {
		d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
		d.Tick()
		d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
		d.Tick()
	}
	if len(b.begun) != 1 {
		t.Errorf("two clicks begin %v", b.begun)
	}
	if d.Key("Escape"); d.Stack.Top() == b.page {
		t.Error("Escape does not lead back")
	}
}

// What was built meanwhile is on the shelf as soon as it is seen again.
func TestWhatComesOntoTheShelfIsListed(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", nil)
	o, err := b.shelf.Begin(b.page.book(), "new", b.page.book().Blanks()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	o.Close()
	b.seen++
	d.Ctx.Animate()
	d.Settle()
	if !d.Has("battle.new") {
		t.Error(d.Names())
	}
	if _, err := os.Stat(b.shelf.Folder); errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}

func TestTheShelfFitsEverywhere(t *testing.T) {
	pagetest.Everywhere(t, "shelf", func(d *pagetest.Pages, tag string) {
		b := on(d, "ccn", map[string]string{"mine": faulty(d.T), "other": text(d.T, "ccn", "ccn-12-waterloo")})
		if _, err := b.shelf.PutAway(b.page.list[0].battle); err != nil {
			d.T.Fatal(err)
		}
		b.seen++
		d.Ctx.Animate()
		d.Long()
		d.Fits("shelf-" + tag)
		d.Shot("shelf-" + tag)
		d.Ctx.SetFocus("list.shelf")
		d.Key("End")
		d.Long()
		d.Fits("shelf-away-" + tag)
		d.Shot("shelf-away-" + tag)
	})
}

// TestABattleByChanceIsAskedForSeenAndBegun asks for one of each system, for another one, and for
// other country.
func TestABattleByChanceIsAskedForSeenAndBegun(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	b := on(d, "squares", nil)
	seed := uint64(7)
	b.page.doors.Seed = func() uint64 { return seed }
	for _, r := range b.page.books {
		d.Click("shelf." + r.Name())
		d.Click("chance")
		d.Long()
		d.Shot("chance-" + r.Name())
		if b.page.seen.draft == nil || !b.page.seen.draft.Whole() || b.page.seen.map_ == nil {
			t.Fatalf("%s: no battle is shown: %s", r.Name(), b.page.seen.failed)
		}
		first := b.page.seen.text
		d.Click("button.begin")
		if n := len(b.texts); n == 0 || b.texts[n-1] != first {
			t.Errorf("%s: another battle begins than is shown", r.Name())
		}
		seed++
		d.Click("button.another")
		second := b.page.seen.text
		if second == first {
			t.Errorf("%s: another one is the same", r.Name())
		}
		other := false
		for _, country := range []string{"open", "wooded"} { // one of them may be what the number gives
			b.page.wish.ask("country", country, 0)
			b.page.forget()
			d.Tick()
			d.Settle()
			other = other || b.page.seen.text != second
		}
		if !other {
			t.Errorf("%s: other country gives the same battle", r.Name())
		}
		d.Click("button.play")
		if n := len(b.played); n == 0 || b.played[n-1].Text != b.page.seen.text {
			t.Errorf("%s: another battle is played than is shown", r.Name())
		}
	}
}

// TestTheNumberOfABattleByChanceIsTyped types a number told by a friend: it is his battle, as
// "Another one" and the number of it give it again.
func TestTheNumberOfABattleByChanceIsTyped(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "musket", nil)
	b.page.doors.Seed = func() uint64 { return 7 }
	d.Click("shelf.ccn")
	d.Click("shelf.musket")
	d.Click("chance")
	d.Long()
	first := b.page.seen.text
	if !d.Reads("The same number and wishes give the same battle again") {
		t.Error("the way to the same battle is not told")
	}
	number := func(s string) {
		d.Click("wish.number")
		d.Typed(s)
		d.Key("Enter")
		d.Long()
	}
	number("421138")
	want, err := b.page.wish.book.Conjure(rules.Wish{Seed: 421138})
	if err != nil || b.page.seen.text != want || b.page.wish.wish.Seed != 421138 {
		t.Errorf("number %d is shown: %v", b.page.wish.wish.Seed, err)
	}
	d.Shot("number")
	number("7")
	if b.page.seen.text != first {
		t.Error("its number does not bring the first battle back")
	}
	d.Click("wish.number")
	d.Typed("12")
	d.Key("Escape")
	if n := b.page.wish.wish.Seed; n != 7 || len(b.texts) > 0 {
		t.Errorf("Escape leaves number %d, or Enter has opened %d battles", n, len(b.texts))
	}
	number("elba")
	if b.page.wish.wish.Seed != 7 || b.page.seen.text != first {
		t.Error("a word was taken for a number")
	}
}
