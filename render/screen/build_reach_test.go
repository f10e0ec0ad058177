package screen

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/workshop"
	"grognard/scenarios"
)

// TestEveryCellCanBePainted clicks each cell of a board with a tool in hand, one after the other:
// no furniture lies in the way.
func TestEveryCellCanBePainted(t *testing.T) {
	for _, b := range [...][3]string{{"ccn", "board", "tool.woods"}, {"manoeuvre", "board", "tool.woods"}, {"squares", "10x8", "tool.wood"}, {"musket", "corps", "tool.woods"}} {
		t.Run(b[0], func(t *testing.T) {
			m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default())}
			m.opened(b[0], b[1])
			m.Tap(b[2])
			p := m.top().(*workshop.Page)
			var missed []string
			for _, h := range m.Hits() {
				if !strings.HasPrefix(h.Name, "cell.") {
					continue
				}
				was := p.Draft()
				if m.Click(h.Name); p.Draft() == was {
					missed = append(missed, h.Name)
				}
			}
			if len(missed) > 0 {
				t.Errorf("a click does nothing at %v", missed)
			}
		})
	}
}

// TestNoCardLiesInTheWayOfWhatIsPut puts units on cells below the card of the one before, and
// drags one below its own card.
func TestNoCardLiesInTheWayOfWhatIsPut(t *testing.T) {
	m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default())}
	m.opened("ccn", "board")
	p := m.top().(*workshop.Page)
	m.Tap("tab.forces")
	ccn, _ := scenarios.Book("ccn")
	m.Tap("stock.fr-ln")
	below := [...]string{"cell.a11", "cell.a13", "cell.b12", "cell.c12", "cell.d11", "cell.e13"}
	for _, cell := range below {
		was := p.Draft()
		if m.Tap(cell); p.Draft() == was {
			t.Errorf("nothing is put on %s", cell)
		}
	}
	m.Key("Escape", "Escape")
	m.Pull("piece.fr-ln-1", "cell.b8") // it is not selected: no card
	if th := p.Draft().Thing("french.units.0"); th == nil || len(th.Cells) != 1 || ccn.Format(th.Cells[0]) != "b8" {
		t.Fatalf("it does not stand where it was dragged: %+v", th)
	}
	m.Tap("piece.fr-ln-1")
	if !m.Has("property.close") {
		t.Fatal("it has no card")
	}
	m.Pull("piece.fr-ln-1", "cell.b11")
	if th := p.Draft().Thing("french.units.0"); th == nil || ccn.Format(th.Cells[0]) != "b11" {
		t.Errorf("it does not stand where it was dragged, below its card: %+v", th)
	}
}
