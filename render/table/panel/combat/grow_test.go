package combat

import (
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/table/panel"
)

// Names and reasons of modifiers are told whole: the theatre grows by the lines that they take.
func TestModifiersAreToldWhole(t *testing.T) {
	s := open(t, "en")
	pl := &s.panel.place
	party := &pl.bill.cast[0]
	for _, text := range []string{"Bellegarde (IR 52, 53)", "Bellegarde (IR 52, 53): halved, Town", "Saint-Julien (IR 11, 34)", "Saint-Julien (IR 11, 34): halved, Town"} {
		party.terms = append(party.terms, term{value: "+5", text: text})
	}
	party.sums = []total{{name: "Attack", value: "5"}}
	for _, k := range [...]form{wide, small} {
		w, h := pl.formSize(&s.UI, k)
		if k == wide { // it is high enough for four lines
			h -= 80
		}
		short := pl.arrange(&s.UI, k, paint.Rect{X: 20, Y: 20, W: w, H: h}, 0)
		whole := pl.arrange(&s.UI, k, paint.Rect{X: 20, Y: 20, W: w, H: h + pl.longer(&s.UI, k, w, h)}, 0)
		for _, x := range []struct {
			p     *play
			whole bool
		}{{&short, false}, {&whole, true}} {
			s.put = func(f *panel.Column) { s.panel.list(f, x.p.cast[0], party, 0) }
			s.Settle()
			cut, towns := false, 0
			for _, cmd := range s.List.Cmds {
				cut = cut || cmd.Text == "…" || strings.Contains(cmd.Text, "more")
				towns += strings.Count(cmd.Text, "Town")
			}
			if cut == x.whole || (towns == 2) != x.whole {
				t.Errorf("form %d: told whole is %v, and the town %d times, in %v", k, !cut, towns, x.p.cast[0])
			}
		}
	}
}

// The name of a sum is told whole: its number stands below it where both have no room in a line. Of
// modifiers that would lose more than half of their words it is told how many there are.
func TestSumsAndModifiersAreNotMaimed(t *testing.T) {
	s := open(t, "en")
	party := &s.panel.place.bill.cast[0]
	r := paint.Rect{X: 20, Y: 20, W: 130, H: 150}
	said := func() string {
		var all []string
		s.put = func(f *panel.Column) { s.panel.list(f, r, party, 0) }
		s.Settle()
		for _, cmd := range s.List.Cmds {
			if cmd.Text != "" {
				all = append(all, cmd.Text)
			}
		}
		return strings.Join(all, "|")
	}
	party.sums = []total{{name: "To go", value: "10.0″"}, {name: "Distance", value: "12″, no dice"}}
	if got := said(); strings.Contains(got, "…") || !strings.Contains(got, "Distance|12″, no dice") {
		t.Errorf("sums read %q", got)
	}
	for range 4 {
		party.terms = append(party.terms, term{value: "+2", text: "French Guard: fire groups that can fire"})
	}
	r.H += 20
	if got := said(); strings.Contains(got, "…") || !strings.Contains(got, "more") {
		t.Errorf("modifiers read %q", got)
	}
}
