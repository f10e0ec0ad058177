package forces

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// A piece that is placed brings its army into the list: what the pointer is on stays under it.
func TestTheListStaysUnderThePointer(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			d := shoptest.Blank(t, b.book, "en", 1280, 720)
			p := drawer(d)
			name := ""
			for _, s := range shown(d, "stock.") {
				if l := d.State.Line(strings.TrimPrefix(s, "stock.")); l != nil && l.Left != 1 && !l.Filed && l.Card == nil {
					name = s
					break
				}
			}
			if name == "" {
				t.Skip("there is one of each")
			}
			was := d.Rect(name)
			for range 3 {
				d.Twice(name)
				d.In.Now += 1000
				d.Settle()
				if at := d.Rect(name); at != was {
					t.Fatalf("%s was at %v and is at %v", name, was, at)
				}
			}
			back, _ := d.State.Open.Steps()
			if back != 3 {
				t.Errorf("three double clicks are %d steps", back)
			}
			for d.State.Undo() {
				d.UI.Animate()
				d.Settle()
				d.Tick()
				if at := d.Rect(name); at != was {
					t.Fatalf("taken back: %s was at %v and is at %v", name, was, at)
				}
			}
			d.Move(2, 2)
			d.UI.Animate()
			d.Settle()
			d.Tick()
			if p.above != 0 || p.below != 0 {
				t.Errorf("the pointer is away, and the list is still %v and %v longer", p.above, p.below)
			}
		})
	}
}

// While the map is clicked, what is in hand stays in view.
func TestWhatIsInHandStaysInView(t *testing.T) {
	d := shoptest.Blank(t, "ccn", "en", 1280, 720)
	drawer(d)
	d.Click("stock.fr-ln")
	was := d.Rect("stock.fr-ln")
	d.Move(900, 300)
	v := d.State.View()
	d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Stock: "fr-ln", Cells: []rules.Ref{v.Map.Cells[40].Ref}}))
	d.UI.Animate()
	d.Settle()
	d.Tick()
	if at := d.Rect("stock.fr-ln"); at != was {
		t.Errorf("it was at %v and is at %v", was, at)
	}
}

// Where a side has counters by kind, they come before the register of formations, which is
// folded; a click opens a formation.
func TestCountersByKindComeBeforeARegister(t *testing.T) {
	d := shoptest.Blank(t, "squares", "en", 1280, 720)
	p := drawer(d)
	var armies []string
	folded := ""
	for _, r := range p.rows {
		if r.away && r.kind == army {
			armies = append(armies, r.text)
		}
		if r.away && r.kind == arm && (p.all[r.from].army == "France" || p.all[r.from].army == "Great Britain") {
			if !r.shut || r.note == "" {
				t.Errorf("%s is open, or does not say how many it has", r.text)
			}
			folded = r.name
		}
	}
	if len(armies) < 4 || armies[0] != "Red" || armies[1] != "Blue" || folded == "" {
		t.Errorf("the box begins with %v", armies)
	}
	if !slices.ContainsFunc(shown(d, "stock."), func(s string) bool { return s == "stock.red-massed" }) {
		t.Error("no units are in view")
	}
	n := len(p.rows)
	p.turnFold(folded)
	d.UI.Animate()
	d.Settle()
	if len(p.rows) <= n {
		t.Error("a formation does not open")
	}
	p.Search("kempt")
	d.UI.Animate()
	d.Settle()
	if d.Tick(); len(shown(d, "stock.")) < 2 {
		t.Error("the search does not open what it finds")
	}
}
