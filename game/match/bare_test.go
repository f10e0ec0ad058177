package match

import (
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

// opened begins a scenario for two people.
func opened(t *testing.T, system, id string, set map[string]string) *Match {
	t.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		t.Fatalf("there is no %s", system)
	}
	_, data, err := scenarios.Open(system, id)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(book, Start{Scenario: id, Data: data, Seed: 1, Set: set})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheScreenIsHandedOverOnlyWhereSomebodyHasASecret(t *testing.T) {
	for _, c := range []struct {
		system, id string
		set        map[string]string
		bare       bool
	}{
		{"manoeuvre", "man-01-first-orders", nil, false},
		{"ccn", "ccn-01-rolica-first", nil, false},
		{"musket", "training-trebbia-bridge", nil, true},
		{"squares", "ns-01-maida", nil, true},
		{"squares", "ns-03-auerstedt", map[string]string{"fog_of_war": "on"}, false},
		{"eagles", "the-walled-farm", nil, true},
	} {
		m := opened(t, c.system, c.id, c.set)
		if m.Bare() != c.bare {
			t.Errorf("%s %s: nothing is hidden: %t, want %t", c.system, c.id, m.Bare(), c.bare)
		}
		_, pending := m.HandOver()
		if c.bare && (pending || m.Viewer() != m.Request().To) {
			t.Errorf("%s %s: hand-over %t, viewer %d while %d decides", c.system, c.id, pending, m.Viewer(), m.Request().To)
		}
	}
}

func TestWhereNobodyHasASecretWhoDecidesNeedNotSitDown(t *testing.T) {
	m := opened(t, "musket", "training-trebbia-bridge", nil)
	side := m.Request().To
	for range 200 {
		q := m.Request()
		if q == nil || q.To != side {
			break
		}
		o := q.Options[max(0, q.Quiet)]
		if _, err := m.Answer(o); err != nil {
			t.Fatalf("%+v: %v", o, err)
		}
	}
	q := m.Request()
	if q == nil || q.To != side.Other() {
		t.Fatal("the other side is never asked")
	}
	if _, pending := m.HandOver(); pending || m.CanAskSeat() {
		t.Error("the other side is sent for")
	}
	if m.Viewer() != q.To {
		t.Errorf("side %d sees what side %d decides", m.Viewer(), q.To)
	}
	if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
		t.Error(err)
	}
	if why := m.CanUndo(); m.Request() != nil && m.Request().To != rules.Chance && why.Text.Key == "match.undo.other" {
		t.Error("its answer belongs to somebody else")
	}
}
