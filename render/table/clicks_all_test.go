package table

import (
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

// Every answer of a game on cells can be given by clicks, in the smallest window too: what
// it names is on the map, in the tray or on a button, and nothing lies over it for good.
func TestGamesOnCellsArePlayedByClicksAlone(t *testing.T) {
	most := 25
	for _, g := range [][2]string{{"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"squares", "ns-03-auerstedt"},
		{"ccn", "ccn-01-rolica-first"}, {"ccn", "ccn-12-waterloo"}} {
		t.Run(g[1], func(t *testing.T) {
			p := prefs.Default()
			p.Speed = "instant"
			b := newDesk(t, 1280, 720, p).begin(screentest.Begin(t, g[0], g[1], match.Start{Open: true, Seed: 12}))
			b.t.deps.Over = nil
			b.Tick()
			soldier := ai.Soldier{Rand: newRand(3)}
			for n := 0; n < most && b.m.Request() != nil; n++ {
				q := b.m.Request()
				if _, pending := b.m.HandOver(); pending {
					b.m.TakeSeat()
				}
				b.awaits(q)
				o := soldier.Choose(q, b.m.Position().View(q.To))
				b.reach(q, o)
				for b.Tick(); b.t.View.Board.Gliding(); {
					b.Tick()
				}
				b.clickResting(q, o)
				for range 3 { // what cannot be taken back is asked again
					b.again(q, o)
				}
				if b.m.Request() == q {
					b.Shot("stuck")
					t.Fatalf("answer %d, %s: %s, is not taken; picks %v, there is %s", n, q.Kind, rules.FormatOption(b.m.Book(), o), b.t.game.Choice.Picks, b.Names())
				}
			}
		})
	}
}

// reach brings what an option names into view, as a player does who sees it nowhere.
func (b *battle) reach(q *rules.Request, o rules.Option) {
	for _, r := range []rules.Ref{o.Who, o.At} {
		if r != 0 && b.m.Request() == q && !b.Has(b.t.game.Words.Keys.Region("piece", r)) && !b.Has(b.t.game.Words.Keys.Region("cell", r)) {
			b.Click("button.fit")
			b.Long()
		}
	}
}

// again clicks what confirms an option that was clicked, if it was not taken.
func (b *battle) again(q *rules.Request, o rules.Option) {
	if b.m.Request() != q {
		return
	}
	if b.t.bar.Refusal().Insist != 0 && o.At != 0 { // the march goes under an own unit
		b.tap()
		b.Settle()
		return
	}
	b.Long()
	for _, name := range []string{"button.slip.end", "button.commit", b.t.game.Words.Keys.Option(o)} {
		if b.Has(name) {
			b.Click(name)
			return
		}
	}
	if o.At != 0 {
		b.rest(o.At)
	}
}

// clickResting clicks what an option names, and then its button if there is still a choice.
func (b *battle) clickResting(q *rules.Request, o rules.Option) {
	for _, r := range []rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && b.m.Request() == q && !b.t.game.Choice.IsPicked(r) {
			if _, done := b.t.game.Choice.Chosen(); !done {
				was := b.rest(r)
				if b.m.Request() == q && len(b.t.game.Choice.Picks) == 0 && b.rect(b.thing(r)).W > 1.5*was.W { // a click spreads a stack out
					b.In.X, b.In.Y = b.rect(b.thing(r)).Center()
					b.Long()
					b.tap()
					b.Settle()
				}
			}
		}
	}
	if b.m.Request() == q {
		b.clickOption(q, rules.Option{Do: o.Do, N: o.N})
	}
}

// rest clicks a thing once the pointer rests on it, since stacks spread out under the
// pointer, and returns where it was.
func (b *battle) rest(r rules.Ref) (at paint.Rect) {
	b.In.X, b.In.Y = 1, 1 // off a stack that is spread out over others
	b.Long()
	name := b.thing(r)
	for range 4 {
		was := b.rect(name)
		b.In.X, b.In.Y = was.Center()
		b.Long()
		if name = b.thing(r); b.rect(name) == was {
			break
		}
	}
	at = b.rect(name)
	b.In.X++ // a question to the other side hears no click before the pointer has moved
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Settle()
	return at
}
