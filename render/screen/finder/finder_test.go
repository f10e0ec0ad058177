package finder

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/pagetest"
	"grognard/render/ui"
	"grognard/scenarios"
)

// shelf is a page with nothing but a list and its drawer.
type shelf struct {
	d   *page.Deps
	l   *List
	at  int
	did int // battle that was acted on, -1: none
}

func (s *shelf) Frame(c *ui.Ctx) {
	p := page.LayWide(c, "")
	s.l.Keys(c)
	if p.Left(c, ui.Button{Name: "button.back", Label: "x", Key: "Escape"}) {
		s.d.Pop()
	}
	list := ui.CutLeft(&p.Body, min(c.Px(360), p.Body.W*.36))
	ui.CutLeft(&p.Body, c.Px(28))
	var act bool
	if s.at, act = s.l.Frame(c, list, s.at); act {
		s.did = s.at
	}
	if s.l.Open() {
		s.l.Drawer(c, p.Body)
	}
}

// made are so many battles made up.
func made(n int) (all []battles.Entry) {
	books := scenarios.Books()
	for i := range n {
		e := battles.Entry{Info: scenarios.Info{
			Book: books[i%len(books)].Name(), ID: fmt.Sprintf("made-%03d", i), Level: []string{"beginner", "short", "standard", "handicap"}[i*4/n],
			Minutes: 10 + i%200, Size: []string{"small", "middle", "large"}[i%3], Date: fmt.Sprintf("%d-%02d-%02d", 1796+i%20, 1+i%12, 1+i%28),
			Nations: []string{scenarios.Nations[i%len(scenarios.Nations)], "fr"}[:1+i%2],
			Title:   scenarios.Words{EN: fmt.Sprintf("The field of Buçaco %d", i), IT: fmt.Sprintf("Il campo di Buçaco %d", i)},
			Story:   scenarios.Words{EN: strings.Repeat("A long story is told of the battle. ", 20)},
		}}
		if i%10 == 9 {
			e.Date, e.Nations = "", nil
		}
		all = append(all, e)
	}
	return all
}

// open puts a list on the screen.
func open(d *pagetest.Pages, all []battles.Entry, doors Doors) *shelf {
	s := &shelf{d: &d.Deps, l: New(&d.Deps, all, doors), did: -1}
	s.at = s.l.First()
	d.Put(s)
	return s
}

// saves writes many saves, every third over, of the battles made up.
func saves(t *testing.T, folder string, n int) {
	t.Helper()
	g := pagetest.Played(t, 5).Save()
	g.Players[1].Computer, g.Open = true, false
	var kinds [15][]byte
	for i := range n {
		data := &kinds[i%len(kinds)]
		if *data == nil {
			g.Book, g.Scenario, g.Over = scenarios.Books()[i%5].Name(), fmt.Sprintf("made-%03d", i), []string{"", "first", "second"}[i%3]
			file := filepath.Join(t.TempDir(), "one"+archive.Ext)
			if err := archive.Write(file, g); err != nil {
				t.Fatal(err)
			}
			*data, _ = os.ReadFile(file)
		}
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%03d%s", i, archive.Ext)), *data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// What was played comes when hundreds of saves have been read, and narrows the list then; until then the page says that
// something is to come.
func TestWhatWasPlayedComesWhenTheSavesAreRead(t *testing.T) {
	folder := t.TempDir()
	saves(t, folder, 100)
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	q := &battles.Query{}
	q.Toggle(battles.Played, "over")
	s := open(d, made(150), Doors{Folder: folder, Query: q})
	for i := 0; i < 20000 && s.l.listing != nil; i++ {
		if d.Tick(); s.l.listing != nil && !d.Last.Pending {
			t.Fatal("nobody is told that the saves are being read")
		}
		time.Sleep(time.Millisecond)
	}
	if d.Settle(); len(s.l.shown) == 0 || len(s.l.shown) > 100 {
		t.Errorf("%d battles are played to the end", len(s.l.shown))
	}
	for _, i := range s.l.shown {
		if !s.l.all[i].Past.Over() {
			t.Errorf("%s is not over", s.l.all[i].ID)
		}
	}
}

// Who was led to a battle sees it whole, also once the rows above it have grown by what was played.
func TestTheBattleThatOneWasLedToIsInView(t *testing.T) {
	folder := t.TempDir()
	saves(t, folder, 100)
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	s := open(d, made(150), Doors{Folder: folder})
	s.l.Reveal(14)
	s.at = 14
	for i := 0; i < 20000 && s.l.listing != nil; i++ {
		d.Tick()
		time.Sleep(time.Millisecond)
	}
	d.Settle()
	row := d.Region("scenario.made-014")
	whole := 2*d.Ctx.Px(rowPad) + s.l.row(&d.Ctx, 14, paint.Rect{W: row.W - 2*d.Ctx.Px(rowPad)}, false)
	if row.H < whole-1 {
		t.Errorf("of %v pixels of its row %v are seen", whole, row.H)
	}
}

// What is typed narrows the list, with whatever has the keyboard; Escape and the button beside the field find all again.
func TestTypingNarrowsTheList(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	s := open(d, made(30), Doors{})
	n := func() int { return len(s.l.shown) }
	if d.Typed("bucaco 29"); n() != 1 || s.at != 29 || s.l.doors.Query.Text != "bucaco 29" {
		t.Errorf("%d battles are found, %d chosen by %q", n(), s.at, s.l.doors.Query.Text)
	}
	if d.Key("Escape"); n() != 30 || d.Stack.Below() == nil {
		t.Errorf("after Escape there are %d battles", n())
	}
	d.Typed("1800")
	if n() == 0 || n() == 30 {
		t.Errorf("%d battles are of 1800", n())
	}
	d.Click("button.find.text")
	if d.Typed("nothing like it"); n() != 0 || !d.Says(d.Deps.Word("ui.find.none")) {
		t.Errorf("%d battles are found, and nothing says so", n())
	}
	if d.Click("button.find.all"); n() != 30 || !d.Ctx.Focused(ListName) {
		t.Errorf("after clearing there are %d", n())
	}
	d.In.Held.Ctrl = true
	d.Key("F")
	d.In.Held.Ctrl = false
	d.Typed("buc")
	if d.Key("Enter"); !d.Ctx.Focused(ListName) || s.did >= 0 {
		t.Error("Enter in the field does not lead to the list")
	}
	was := s.at
	if d.Key("Down"); s.at == was {
		t.Error("the arrows do not move the choice")
	}
	if d.Key("Tab", "Escape", "Escape"); d.Stack.Below() != nil {
		t.Error("Escape does not leave the page once nothing is looked for")
	}
}

// The drawer is opened and worked by mouse and by keys alone; what is chosen is said above the list, is cleared there,
// and stays for the next visit.
func TestTheDrawerNarrowsTheList(t *testing.T) {
	q := &battles.Query{}
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	all := made(60)
	s := open(d, all, Doors{Query: q})
	d.Click("button.filter")
	d.Click("find.size.small")
	d.Click("find.period.1807")
	want := 0
	for i := range all {
		if y := all[i].Year(); all[i].Size == "small" && y >= 1805 && y <= 1807 {
			want++
		}
	}
	if len(s.l.shown) != want || want == 0 || !d.Reads(fmt.Sprintf("%d of 60 battles: 1805–1807; small", want)) {
		t.Errorf("%d battles are found, not %d", len(s.l.shown), want)
	}
	d.Click("find.order.title")
	titles := func() (all []string) {
		for _, i := range s.l.shown {
			all = append(all, s.l.all[i].Title.EN)
		}
		return all
	}
	if !slices.IsSorted(titles()) {
		t.Errorf("by title there are %v", titles())
	}
	if d.Key("Escape"); s.l.Open() || d.Stack.Below() == nil {
		t.Error("Escape does not close the drawer, or leaves the page")
	}
	s = open(d, all, Doors{Query: q})
	if len(s.l.shown) != want || q.Order() != battles.ByTitle {
		t.Errorf("on the next visit %d battles are found", len(s.l.shown))
	}
	d.Click("button.find.clear.all")
	if len(s.l.shown) != 60 || q.Narrows() {
		t.Errorf("cleared, and there are %d", len(s.l.shown))
	}
	d.Ctx.SetFocus(ListName)
	for i := 0; i < 4 && d.Ctx.Focus() != "button.filter"; i++ {
		d.Key("Tab")
	}
	d.Key("Enter")
	for i := 0; i < 60 && d.Ctx.Focus() != "find.time.60"; i++ {
		d.Key("Tab")
	}
	if d.Key("Enter"); !q.Chosen(battles.Time, "60") || len(s.l.shown) == 60 {
		t.Errorf("by keys nothing is chosen; the keyboard is at %s", d.Ctx.Focus())
	}
}

// A row says of its battle when it was, how large and long it is, what came of it and whether it is uneven, in words
// beside pictures.
func TestARowTellsItsBattle(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"5 March 1811", "Large", "90 min", "Won", "Uneven", "In progress", "Lost"},
		"it": {"5 marzo 1811", "Grande", "90 min", "Vinta", "Sbilanciata", "In corso", "Persa"},
	} {
		p := prefs.Default()
		p.Language = lang
		d := pagetest.Open(t, 1280, 720, p)
		all := made(4)
		for i, past := range []battles.Past{battles.Won, battles.Begun, battles.Lost} {
			all[i].Past = past
		}
		all[0].Date, all[0].Size, all[0].Minutes = "1811-03-05", "large", 90
		for _, b := range scenarios.Books() {
			for _, info := range scenarios.List(b.Name()) {
				if e := (battles.Entry{Info: info}); e.Uneven() {
					all[3].Book, all[3].ID = info.Book, info.ID
				}
			}
		}
		open(d, all, Doors{})
		for _, w := range want {
			if !d.Reads(w) {
				t.Errorf("%s: no row says %q", lang, w)
			}
		}
		all[0].Title.EN, all[0].Title.IT = "Barrosa, 1811", "Barrosa, 1811"
		open(d, all, Doors{})
		if d.Reads(want[0]) {
			t.Errorf("%s: a title with its year is told the date again", lang)
		}
	}
}

// The list and its drawer can be read in windows of all sizes, with letters of all sizes, in both languages, with much and
// with nothing chosen and found.
func TestTheListCanBeReadAtEverySize(t *testing.T) {
	visit := func(d *pagetest.Pages, tag string) {
		for _, systems := range []bool{false, true} {
			q := &battles.Query{}
			all := made(60)
			for i := range all {
				all[i].Past = battles.Past(i % 6)
			}
			s := open(d, all, Doors{Query: q, Systems: systems})
			see := func(what string) {
				d.Settle()
				where := fmt.Sprintf("%s-%s-%v", tag, what, systems)
				d.Shot(where)
				d.Readable(where)
				d.Buttoned(where)
			}
			see("all")
			d.Click("button.filter")
			see("drawer")
			for _, f := range []battles.Facet{battles.Nation, battles.Period, battles.Time} {
				for _, v := range battles.Values(f)[:4] {
					q.Toggle(f, v)
				}
			}
			s.l.fill()
			see("much")
			d.Key("Escape")
			see("chosen")
			d.Typed("zzz")
			see("none")
			d.Click("button.find.all")
			d.Key("Escape")
			d.Settle()
		}
	}
	pagetest.Everywhere(t, "finder", visit)
	for _, lang := range []string{"en", "it"} {
		p := prefs.Default()
		p.Language, p.TextSize = lang, 160
		visit(pagetest.Open(t, 1280, 720, p), "finder-160-"+lang)
	}
}

// A frame of a long list at rest makes little that has to be cleaned up.
func TestALongListAtRestAllocatesLittle(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	s := open(d, made(150), Doors{Systems: true})
	for _, open := range []bool{false, true} {
		s.l.open = open
		d.Long()
		if n := d.Allocations(); n > 150 {
			t.Errorf("drawer %v: %v allocations", open, n)
		} else {
			t.Logf("drawer %v: %v allocations", open, n)
		}
	}
}
