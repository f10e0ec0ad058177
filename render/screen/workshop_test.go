package screen

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/names"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/workshop"
	"grognard/render/table"
	"grognard/rules"
)

// copies is a battle of each system of which the workshop opens a copy.
var copies = map[string]string{
	"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads",
}

// built opens the workshop on a copy of a battle.
func built(t *testing.T, w, h int, p prefs.Prefs, book string) *desk {
	t.Helper()
	d := newDesk(t, w, h, p)
	d.Click("button.workshop")
	if d.Has("shelf." + book) {
		d.Click("shelf." + book)
	}
	d.Shot("shelf-" + book)
	d.Click("copy." + copies[book])
	d.Shot("shelf-copy-" + book)
	d.Click("button.begin")
	if _, on := d.top().(*workshop.Page); !on {
		t.Fatalf("the workshop does not open: %T", d.top())
	}
	d.Long()
	return d
}

func TestADraftIsTriedAndTheTableLeadsBack(t *testing.T) {
	for book := range copies {
		t.Run(book, func(t *testing.T) {
			d := built(t, 1280, 720, prefs.Default(), book)
			d.Shot("workshop-" + book)
			d.Click("button.try")
			d.Shot("trial-" + book)
			d.Click("button.try.alone")
			if _, on := d.top().(*table.Table); !on {
				t.Fatalf("no table: %T", d.top())
			}
			d.Long()
			d.Shot("tried-" + book)
			d.Click("button.workshop")
			if _, on := d.top().(*workshop.Page); !on {
				t.Errorf("the table leads back to %T", d.top())
			}
		})
	}
}

func TestAMomentOfAGameIsTakenIntoTheWorkshop(t *testing.T) {
	for book, id := range copies {
		t.Run(book, func(t *testing.T) {
			d := newDesk(t, 1280, 720, prefs.Default())
			m := pagetest.Fought(t, book, id, 3, 40)
			b := d.begin(m)
			base, _ := m.Position().Checkpoint()
			if b.Click("button.menu"); !b.Has("button.setup") { // a click has closed what lay open
				b.Click("button.menu")
			}
			b.Click("button.setup")
			p, on := b.top().(*workshop.Page)
			if !on {
				t.Fatalf("the workshop does not open: %T", b.top())
			}
			b.Shot("moment-" + book)
			if now := p.Draft(); !now.Whole() || now.Board.Hash() != base.Hash() {
				t.Errorf("the draft is another moment than that of the table: %v", now.Flaws)
			}
		})
	}
}

// selected opens the workshop and clicks a piece.
func TestWhatIsClickedHasItsCard(t *testing.T) {
	for book := range copies {
		t.Run(book, func(t *testing.T) {
			d := built(t, 1920, 1080, prefs.Default(), book)
			d.Long()
			d.Click(d.first("piece."))
			d.Long()
			d.Shot("selected-" + book)
			d.Click("tab.forces")
			d.Long()
			d.Shot("forces-" + book)
			d.Click("tab.terms")
			d.Long()
			d.Shot("terms-" + book)
		})
	}
}

// first is the first region whose name begins so.
func (d *desk) first(prefix string) string {
	d.T.Helper()
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, prefix) {
			return h.Name
		}
	}
	d.T.Fatalf("nothing is called %s…", prefix)
	return ""
}

// TestOddsAreToldWithoutAGame asks of a moment of a game in which somebody is within reach.
func TestOddsAreToldWithoutAGame(t *testing.T) {
	for book, id := range copies {
		if book == "eagles" { // whom its pieces are next to is told by no cell
			continue
		}
		t.Run(book, func(t *testing.T) {
			m := pagetest.Fought(t, book, id, 3, 400)
			shop, keys := m.Book().(rules.Workshop), &names.Book{Rulebook: m.Book()}
			for at := m.Len(); at > 0; at -= 7 {
				base, _ := m.At(at).Checkpoint()
				who, cell, ok := within(shop, base)
				if !ok {
					continue
				}
				d := newDesk(t, 1920, 1080, prefs.Default())
				d.root.setUpFrom(m, m.At(at))
				d.Long()
				d.Click(keys.Region("piece", who))
				d.Key("W")
				d.Click(keys.Region("cell", cell))
				d.Long()
				d.Shot("whatif-" + book)
				if !d.Has("button.whatif.close") || !d.Reads("%") {
					t.Errorf("no odds are told: %s", d.Names())
				}
				return
			}
			t.Error("nobody ever is within reach of anybody")
		})
	}
}

// within finds a piece that could attack what stands on a cell.
func within(shop rules.Workshop, b rules.Board) (who, cell rules.Ref, ok bool) {
	v := shop.View(b, rules.Chance)
	for _, a := range v.Pieces {
		for _, k := range v.Pieces {
			if a.Side == rules.Chance || k.Side != a.Side.Other() || a.Cell == 0 || k.Cell == 0 {
				continue
			}
			if len(shop.Stage(b, []rules.Ref{a.Ref}, k.Cell)) > 0 {
				return a.Ref, k.Cell, true
			}
		}
	}
	return 0, 0, false
}
