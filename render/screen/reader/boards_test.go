package reader

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// at opens the rules of Manoeuvre at a clause.
func at(t *testing.T, clause string) (*pagetest.Pages, *Page) {
	t.Helper()
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	book, _ := scenarios.Book("manoeuvre")
	b := New(&d.Deps, book, clause, d.Stack.Top())
	d.Put(b)
	d.Long()
	return d, b
}

// inView reports whether a board can be played, of the clauses or of those in brief.
func inView(d *pagetest.Pages) (names []string) {
	for _, h := range d.Hits() {
		if name, ok := strings.CutSuffix(h.Name, ".show"); ok {
			names = append(names, name)
		}
	}
	return names
}

func TestBelowAClauseStandsItsBoard(t *testing.T) {
	d, b := at(t, "MAN-6.5.8")
	all := inView(d)
	if len(all) == 0 || !d.Says("The way back is blocked") {
		t.Fatalf("no board is in view, only %s", d.Names())
	}
	d.Click(all[0] + ".show")
	d.Long()
	if b.mark != "MAN-6.5.8" {
		t.Errorf("a click on the board marks %q", b.mark)
	}
	if !d.Says("11 is more than 6") {
		t.Error("nothing is shown")
	}
}

func TestTheListOfChaptersNamesTheClausesThatHaveBoards(t *testing.T) {
	d, b := at(t, "MAN-6.5.8")
	const other = "chip.board.MAN-6.5.5"
	if !d.Has("chip.board.MAN-6.5.8") || !d.Has(other) || d.Has("chip.board.MAN-6.5.1") {
		t.Fatalf("the list shows %s", d.Names())
	}
	d.Click(other)
	d.Long()
	if b.mark != "MAN-6.5.5" || !d.Says("Nowhere to retreat") {
		t.Errorf("%q is marked, and its board is not in view", b.mark)
	}
}

func TestTheGameInBriefHasBoards(t *testing.T) {
	for _, book := range scenarios.Books() {
		d := pagetest.Open(t, 1920, 1080, prefs.Default())
		b := New(&d.Deps, book, "", d.Stack.Top())
		d.Put(b)
		with, of := 0, 0
		for i := range b.sheet.lines {
			if l := &b.sheet.lines[i]; !l.head && l.tag == "" {
				if of++; len(l.boards) > 0 {
					with++
				}
			}
		}
		if of == 0 || 2*with < of-1 {
			t.Errorf("%s: %d of %d paragraphs have boards", book.Name(), with, of)
		}
	}
}

func TestASearchShowsNoBoards(t *testing.T) {
	d, _ := at(t, "MAN-6.5.8")
	d.Typed("rear flank")
	d.Long()
	if all := inView(d); len(all) > 0 || !d.Has("clause.MAN-6.5.8") {
		t.Errorf("%v are in view", all)
	}
}

// Pages of boards scroll by without asking for frames once they stand still.
func TestRulesAtRestSleep(t *testing.T) {
	d, _ := at(t, "")
	for range 6 {
		d.Key("PageDown")
		d.Long()
		d.In.Now += 1000
		d.Long()
		if d.Last.Animating || d.Last.Wake != 0 {
			t.Fatalf("they are to be woken: %v, %v", d.Last.Animating, d.Last.Wake)
		}
	}
}

func TestBoardsAreTakenAwayWithTheirPage(t *testing.T) {
	d, b := at(t, "MAN-6.5.8")
	key := strings.TrimPrefix(inView(d)[0], "button.")
	if d.Store.Get(key) == nil {
		t.Fatalf("there is no ground %q", key)
	}
	b.Close()
	if d.Store.Get(key) != nil {
		t.Error("the ground stays")
	}
}
