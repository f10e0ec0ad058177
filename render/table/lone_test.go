package table

import (
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// flees plays a battle of March of Eagles until a body that is broken is to flee, and lets
// the clips run up to the dice of its flight.
func flees(t *testing.T, language string) *clash {
	t.Helper()
	p := prefs.Default()
	p.Language = language
	b := fighting(t, 1280, 720, [2]string{"eagles", "the-long-ridge"}, p, 3)
	b.Settle()
	for range 400 {
		q := b.m.Request()
		soldier := ai.Soldier{Rand: b.rand}
		o := soldier.Choose(q, b.m.Position().View(q.To))
		if o.Do == rules.Concede {
			o = q.Options[max(0, q.Quiet)]
		}
		was := len(b.m.Log())
		if err := b.t.game.Answer(o); err != nil {
			t.Fatal(err)
		}
		for _, e := range b.m.Log()[was:] {
			if e.Event.Kind == rules.EvDice && e.Event.Text.Key == "dice.me.flight" {
				return b
			}
		}
		b.Tick()
		b.t.game.Clips.Finish()
		b.Tick()
	}
	t.Fatal("nobody flees")
	return nil
}

// TestARollInWhichNobodyFightsOpensNoTheatre has a body flee: a small card beside it says who
// rolls what, and what that came to, once the dice lie.
func TestARollInWhichNobodyFightsOpensNoTheatre(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		b := flees(t, language)
		seen := false
		for range 600 {
			b.Tick()
			if !b.t.game.Clips.Running() {
				break
			}
			all := b.t.game.Clips.Throws()
			at := b.t.combat.Place()
			if len(all) == 0 || at.W == 0 {
				continue
			}
			if at.W*at.H > 320*280 {
				t.Fatalf("%v of the window is covered where nobody fights", at)
			}
			w := &all[len(all)-1]
			if w.Event.Text.Key != "dice.me.flight" {
				continue
			}
			who := w.Event.Text.A
			if !b.worded(at, b.t.game.Words.Capital(b.t.game.Words.Name(who))) {
				t.Fatal("the card does not say who flees")
			}
			if on, ok := b.t.View.Board.PieceRect(who); ok && on.Overlaps(at) {
				t.Errorf("the card at %v covers who flees at %v", at, on)
			}
			told := b.worded(at, strings.TrimSuffix(b.t.game.Words.Capital(b.t.game.Words.Under(w.Event.Text)), "."))
			if rolls := b.t.game.Clips.Rolling(w); rolls && told {
				t.Error("the card tells the result before the dice lie")
			} else if !rolls && !told {
				b.Shot("flees")
				t.Error("the card does not say what was rolled")
			}
			seen = seen || told
		}
		if !seen {
			t.Error("nothing told of the flight")
		}
	}
}

// TestNoTextLeavesTheTheatreBesideAnOpenLog looks at the largest letters: the theatre is a
// line, and a log leaves it little of that.
func TestNoTextLeavesTheTheatreBesideAnOpenLog(t *testing.T) {
	for _, g := range []int{0, 4} {
		p := prefs.Default()
		p.TextSize, p.Language = 200, "it"
		b := fighting(t, 1280, 720, battles[g], p, 3)
		b.t.drawer.begun, b.t.drawer.open = true, true
		o, ok := b.next(t)
		if !ok {
			t.Fatal("nobody fights")
		}
		b.Tick()
		b.weigh(o)
		at := b.t.combat.Place()
		b.Shot("log-200-" + battles[g][0])
		if at.W == 0 {
			t.Fatal("there is no theatre")
		}
		for i := range b.List.Cmds {
			c := &b.List.Cmds[i]
			if c.Op != paint.Text || c.Layer != paint.DiceText {
				continue
			}
			w := b.Faces.Width(c.Font, c.Size, c.Text)
			x := c.Dst.X
			if y := c.Dst.Y; x < at.X-1 || x+w > at.X+at.W+1 || y > at.Y+at.H {
				t.Errorf("%s: %q from %v to %v leaves %v", battles[g][0], c.Text, x, x+w, at)
			}
		}
	}
}
