package ai

import (
	"testing"

	"grognard/game/trail"
	"grognard/scenarios"
)

// What a save calls the computer player brings back his level and his temper; names of saves of
// before there were tempers, and of none that is known, mean an even one.
func TestASaveNamesLevelAndTemper(t *testing.T) {
	for _, l := range Levels() {
		for _, x := range Tempers() {
			if !Knows(NameOf(l, x)) {
				t.Errorf("%s is not known", NameOf(l, x))
			}
			p := Named(NameOf(l, x), 3)
			if want := l.Player(3); p.Work != want.Work || p.Temper.weight() != x.weight() {
				t.Errorf("%s is %+v", NameOf(l, x), p)
			}
		}
		if p := Named(string(l), 3); p.Temper.weight() != 0 {
			t.Errorf("%s has a temper", l)
		}
	}
	for _, s := range []string{"strong-sleepy", "Napoleon", "sound-bold", "strong-"} {
		if Knows(s) {
			t.Errorf("%s is known", s)
		}
	}
	if p := Named("strong-sleepy", 3); p.Work != Strong.Player(3).Work || p.Temper.weight() != 0 {
		t.Errorf("of a temper that is not known comes %+v", p)
	}
	if p := Named("Napoleon", 3); p.Work != Full.Player(3).Work {
		t.Errorf("of no level comes %+v", p)
	}
}

// A casual player knows what is worth doing and a beginner does not; neither knows what a position is worth
// but for what the rulebook counts. All can be asked for their reasons.
func TestLevelsGraspMoreAndMore(t *testing.T) {
	book, w := scenarios.Books()[0], Learned(scenarios.Books()[0])
	for level, want := range map[Level][2]bool{Beginner: {false, false}, Casual: {true, false}, Strong: {true, true}, Full: {true, true}} {
		m := level.Player(1).mind(book, w)
		if acts, judges := m.judge != nil && len(m.prospects) > 0, m.judge != nil && len(m.assets) > 0; acts != want[0] || judges != want[1] {
			t.Errorf("%s: knows acts %v, positions %v", level, acts, judges)
		}
	}
	near := *w
	near.Near = true
	if m := Casual.Player(1).mind(book, &near); len(m.assets) == 0 || m.horizon != 0 {
		t.Errorf("where it looks no further than the Step, casual judges by %d assets, to %d", len(m.assets), m.horizon)
	}
	p := opening(t)
	for _, l := range Levels()[:3] {
		if a := l.Player(1).Advise(t.Context(), &trail.Trail{}, p, p.Request().To); len(a.Opinions) == 0 {
			t.Errorf("%s has no opinion", l)
		}
	}
}
