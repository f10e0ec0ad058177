package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/card"
	"grognard/rules"
)

// change plays on at the table until an answer leads to a decision of the other
// side, and some way there is to be seen. It stops in the first frame of that.
func (b *battle) change() rules.Side {
	b.desk.T.Helper()
	for i := range 300 {
		q := b.m.Request()
		if q == nil {
			break
		}
		b.Long()
		was := b.t.game.Scene.Viewer
		b.t.commit(&b.ui, q.Options[(i*7919)%len(q.Options)])
		b.Tick()
		if to := b.m.Viewer(); to != was && to != rules.Chance && b.t.game.Clips.Running() {
			return was
		}
		b.t.game.Clips.Finish()
	}
	b.desk.T.Fatal("the decision never passes to the other side")
	return rules.Chance
}

// faceUp returns whose hand lies face up.
func (b *battle) faceUp() (sides []rules.Side) {
	for _, k := range b.t.game.Scene.View().Cards {
		if k.Place == rules.Hand && k.Ref != 0 {
			sides = append(sides, k.Side)
		}
	}
	return sides
}

func TestTheHandChangesWhenNothingMovesAnyMore(t *testing.T) {
	for _, game := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}} {
		m := screentest.Begin(t, game[0], game[1], match.Start{Open: true, Seed: 11})
		b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
		for range 5 {
			was := b.change()
			for b.t.game.Clips.Running() {
				if b.t.game.Seat.Decider() != was {
					t.Fatalf("%s: the shield is that of side %d while the hand of side %d is in view", game[0], b.t.game.Seat.Decider(), was)
				}
				for _, s := range b.faceUp() {
					if s != was {
						t.Fatalf("%s: a card of side %d lies in the hand of side %d", game[0], s, was)
					}
				}
				b.Tick()
			}
			b.Tick()
			for _, k := range b.t.game.Scene.View().Cards {
				if from, to, lies := b.t.Cards.Way(k.Ref); k.Place == rules.Hand && lies && from != to {
					t.Fatalf("%s: a card of the next hand flies in from %v", game[0], from)
				}
			}
			if b.t.game.Scene.Viewer != m.Viewer() || b.t.game.Scene.Ask == nil {
				t.Fatalf("%s: the next side is not asked", game[0])
			}
		}
	}
}

func TestACardOnItsWayFromThePileIsDrawnUprightAndInItsFrame(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	for _, lang := range []string{"en", "it"} {
		b.words.Use(lang)
		b.Tick()
		for _, k := range b.m.View().Cards {
			for w := float32(8); w < 240; w += 6 {
				at := paint.Rect{X: 100, Y: 100, W: w, H: w * card.Ratio}
				b.List.Reset()
				b.ui.Begin(&b.In, &b.List)
				b.t.Cards.Card.Face(&b.ui, at, &k, false)
				for _, c := range b.List.Cmds {
					if c.Op == paint.Image && !strings.HasPrefix(c.Key, "card/") && (c.Dst.W < 0 || c.Dst.H < 0 || c.Dst.Y+c.Dst.H > at.Y+at.H || c.Dst.Y < at.Y) {
						t.Fatalf("%s, %g pixels wide: %s lies at %v of %v", b.t.game.Words.Name(k.Ref), w, c.Key, c.Dst, at)
					}
				}
			}
		}
	}
}

func TestTheCaptionOfDiceWaitsUntilTheyLie(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	said := rules.Text{Key: "table.turn", N: 6}
	want := b.t.game.Words.Say(said)
	b.t.game.Clips.Run([]rules.Event{{Kind: rules.EvDice, Dice: rules.D(2, 6), Faces: []int{5, 1}, Text: said}}, b.t.game.Scene.View())
	b.Tick()
	b.Tick()
	if !b.t.game.Clips.Rolling(&b.t.game.Clips.Throws()[0]) {
		t.Fatal("the dice do not roll")
	}
	if b.Says(want) {
		t.Error("the caption tells the result of dice that still tumble")
	}
	b.Long()
	b.Point("theatre.slip")
	if !b.Says(want) {
		t.Error("the caption does not tell the result of dice that lie")
	}
}

func TestTheBarBearsTheShieldOfWhoeverHasWon(t *testing.T) {
	for _, loser := range []rules.Side{rules.First, rules.Second} {
		b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
		b.t.deps.Over = func() {}
		for b.m.Request().To != loser {
			b.until("discard")
			b.answer("done")
		}
		if _, err := b.m.Answer(rules.Option{Do: rules.Concede}); err != nil {
			t.Fatal(err)
		}
		b.Long()
		for _, s := range b.faceUp() {
			if s != loser.Other() {
				t.Fatalf("the hand of side %d lies under the shield of the winner", s)
			}
		}
		if got, want := b.t.game.Seat.Decider(), b.m.Result().Winner; got != want || want != loser.Other() {
			t.Errorf("the shield is that of side %d, side %d has won", got, want)
		}
	}
}
