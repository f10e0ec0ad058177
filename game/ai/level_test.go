package ai

import "testing"

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
