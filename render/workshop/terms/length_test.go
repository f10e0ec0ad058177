package terms

import (
	"strings"
	"testing"

	"grognard/render/paint"
)

// TestTheTurnsAreFoundFirst looks for the length of a battle as a newcomer does: in the chapter
// behind the title, called turns, and first there, with buttons that add and take one.
func TestTheTurnsAreFoundFirst(t *testing.T) {
	for _, k := range []struct{ book, id, key string }{
		{"manoeuvre", "man-01-first-orders", "rules.turn_limit"}, {"musket", "marengo-1800", "turns"},
		{"squares", "ns-05-salamanca", "time.max_turns"}, {"eagles", "the-walled-farm", "battle.turns"}} {
		for language, word := range map[string]string{"en": "Turns", "it": "Turni"} {
			d, p := open(t, k.book, k.id, language, 1280, 720, 1)
			if !p.Show(k.key) || p.at != p.chapters[1].group || !strings.HasPrefix(p.chapters[1].title, word) {
				t.Fatalf("%s: the second chapter is %q", k.book, p.chapters[1].title)
			}
			d.Settle()
			row := p.lines[0].row
			if row == nil || row.Prop.Key != k.key || !strings.HasPrefix(d.Words.Word(row.Prop.Word), word) {
				t.Fatalf("%s: the chapter does not begin with its turns", k.book)
			}
			was := d.State.Open.Kit().Term(k.key).Value
			d.Click("term." + k.key + ".more")
			if now := d.State.Open.Kit().Term(k.key).Value; now == was {
				t.Errorf("%s: %s stays %q", k.book, k.key, now)
			}
		}
	}
}

// The buttons that make a battle longer and shorter stay where they are while it changes.
func TestTheButtonsOfTheTurnsStayUnderThePointer(t *testing.T) {
	d, p := open(t, "musket", "marengo-1800", "en", 1280, 720, 1)
	if !p.Show("turns") {
		t.Fatal("there are no turns")
	}
	d.Settle()
	was := [2]paint.Rect{d.Rect("term.turns.less"), d.Rect("term.turns.more")}
	for i := range 9 {
		d.Click("term.turns.less")
		if now := [2]paint.Rect{d.Rect("term.turns.less"), d.Rect("term.turns.more")}; now != was {
			t.Fatalf("after %d clicks they lie at %v, they lay at %v", i+1, now, was)
		}
	}
}
