package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// Two turns of each side are played in every system with the mouse in a corner, where it never moves.
func TestEverySystemIsPlayedByKeysAlone(t *testing.T) {
	for _, game := range []struct{ system, scenario string }{
		{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"musket", "training-trebbia-bridge"},
		{"squares", "ns-01-maida"}, {"eagles", "the-walled-farm"},
	} {
		t.Run(game.system, func(t *testing.T) {
			m := screentest.Begin(t, game.system, game.scenario, match.Start{Open: true, Auto: true, Seed: 11})
			b := newOn(t, m)
			b.In.X, b.In.Y = 0, 0
			r := rand.New(rand.NewPCG(4, 7))
			turns, was := 0, rules.Chance
			for n := 0; n < 400 && turns <= 4; n++ {
				q := m.Request()
				if q == nil {
					break
				}
				if m.View().Active != was {
					was = m.View().Active
					turns++
				}
				b.awaits(q)
				b.byKeys(q, r)
				if b.In.X != 0 || b.In.Y != 0 {
					t.Fatal("the mouse was moved")
				}
			}
			if turns <= 4 {
				t.Errorf("%d turns were played", turns)
			}
		})
	}
}

// byKeys answers a question by keys: an option as it comes, or a free answer to a body that Tab picks.
func (b *battle) byKeys(q *rules.Request, r *rand.Rand) {
	b.desk.T.Helper()
	if len(q.Options) == 0 || q.Field != nil && r.IntN(2) == 0 {
		b.bodyByKeys(q, r)
		return
	}
	o := q.Options[r.IntN(len(q.Options))]
	for _, x := range []rules.Ref{o.Who, o.With, o.At} {
		if x == 0 || b.m.Request() != q || b.t.game.Choice.IsPicked(x) {
			continue
		}
		if _, done := b.t.game.Choice.Chosen(); !done {
			b.thingByKeys(x)
		}
	}
	button := b.t.game.Words.Keys.Option(o)
	for _, name := range []string{button, "button.slip.end", "button.commit", button} { // once more, where the odds come first
		if b.m.Request() == q && b.Has(name) {
			b.buttonByKeys(name)
		}
	}
	if b.m.Request() == q {
		b.desk.T.Fatalf("%s: %s is not taken; picks %v, there is %s", q.Kind, rules.FormatOption(b.m.Book(), o), b.t.game.Choice.Picks, b.Names())
	}
}

// thingByKeys has the cursor go to a thing on the map, or the keyboard to a card or a plate, and
// presses Enter there.
func (b *battle) thingByKeys(x rules.Ref) {
	b.desk.T.Helper()
	k := &b.t.View.Cursor
	if _, _, on := b.t.View.Board.Middle(x); on {
		for range len(k.Places()) {
			if b.Key("Period"); k.At() == x {
				b.Key("Enter")
				b.Long()
				return
			}
		}
		b.desk.T.Fatalf("Period does not come to %s: it goes to %v", b.m.Book().Format(x), k.Places())
	}
	for range 40 {
		if b.Key("PageDown"); b.t.Cards.Walks() == x {
			b.Key("Enter")
			b.Long()
			return
		}
	}
	for _, kind := range []string{"card", "plate", "piece"} {
		if name := b.t.game.Words.Keys.Region(kind, x); b.Has(name) {
			b.buttonByKeys(name)
			return
		}
	}
	b.desk.T.Fatalf("no key comes to %s: there is %s", b.m.Book().Format(x), b.Names())
}

// buttonByKeys has the focus go to something by name, and presses Enter there.
func (b *battle) buttonByKeys(name string) {
	b.desk.T.Helper()
	for range 250 {
		b.In.Held.Ctrl = true
		b.Key("Tab")
		b.In.Held.Ctrl = false
		if b.ui.Focused(name) {
			b.Key("Enter")
			b.Long()
			return
		}
	}
	b.desk.T.Fatalf("the focus never comes to %s: there is %s", name, b.Names())
}

// bodyByKeys picks a body that Tab comes to and moves it by an arrow, or to a place of its own.
func (b *battle) bodyByKeys(q *rules.Request, r *rand.Rand) {
	b.desk.T.Helper()
	h := &b.t.game.Choice.Hand
	for range 40 {
		if h.Grasp == field.Untouched {
			b.Key("Tab")
		}
		for range 1 + r.IntN(3) {
			b.Key([]paint.Key{"Up", "Right", "Left", "Down", "Q", "E"}[r.IntN(6)])
		}
		if b.Key("Enter"); b.m.Request() != q {
			b.Long()
			return
		}
		b.Long()
		if b.Key("Enter"); b.m.Request() != q {
			b.Long()
			return
		}
	}
	b.desk.T.Fatalf("%s: no free answer is taken: in hand is %+v; %s", q.Kind, h.Found, strings.Join(b.told(), "; "))
}
