package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/workshop"
	"grognard/render/table"
	"grognard/render/workshop/shoptest"
)

// TestACopyIsChangedAndPlayed changes a battle of the game by mouse and begins to play it.
func TestACopyIsChangedAndPlayed(t *testing.T) {
	for _, f := range shoptest.Firsts {
		t.Run(f.Book, func(t *testing.T) {
			m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default()), shots: "copy-" + f.Book}
			m.Tap("button.workshop")
			m.Tap("shelf." + f.Book)
			m.Tap("copy." + f.Copy)
			m.Tap("button.begin")
			m.changed(f)
		})
	}
}

// TestAMomentIsChangedAndPlayedOn takes a moment of a game into the workshop, changes it and goes
// on from there.
func TestAMomentIsChangedAndPlayedOn(t *testing.T) {
	for _, f := range shoptest.Firsts {
		t.Run(f.Book, func(t *testing.T) {
			d := newDesk(t, 1280, 720, prefs.Default())
			m := &mouse{desk: d.begin(pagetest.Fought(t, f.Book, f.Copy, 3, 40)).desk, shots: "moment-" + f.Book}
			if m.Click("button.menu"); !m.Has("button.setup") { // a click has closed what lay open
				m.Click("button.menu")
			}
			m.Tap("button.setup")
			m.changed(f)
		})
	}
}

// changed changes the draft that is open and begins a game from it, and goes back.
func (m *mouse) changed(f shoptest.First) {
	m.T.Helper()
	m.Long()
	p, on := m.top().(*workshop.Page)
	if !on {
		m.T.Fatalf("the workshop does not open: %T", m.top())
	}
	was := p.Draft()
	f.Change(m)
	m.Look("changed")
	now := p.Draft()
	if !now.Whole() || now.Text == was.Text {
		m.T.Fatalf("the draft has not changed, or has faults: %v", now.Flaws)
	}
	m.Tap("button.try")
	m.Tap("button.try.alone")
	tab, on := m.top().(*table.Table)
	if !on {
		m.T.Fatalf("no table: %T", m.top())
	}
	if g := tab.Match(); string(g.Start().Data) != now.Text || g.Request() == nil {
		m.T.Error("another battle is played, or nothing is asked")
	}
	m.Long()
	m.Look("tried")
	if m.Click("button.workshop"); m.top() != p {
		m.T.Errorf("the table leads back to %T", m.top())
	}
}
