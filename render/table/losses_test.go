package table

import (
	"strconv"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// struck opens a board of Napoleon Squares on which two brigades
// share a hit.
func struck(t *testing.T, w, h int) *battle {
	t.Helper()
	return struckAs(t, w, h, prefs.Default())
}

// struckAs is the same with settings.
func struckAs(t *testing.T, w, h int, p prefs.Prefs) *battle {
	t.Helper()
	three := boardtest.Duel().And("blue-2", "C3", "").And("blue-3", "D4", "").File()
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(three), Open: true, Dice: match.Hand()})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, w, h, p).begin(m)
	for range 40 {
		q := m.Request()
		if q.To == rules.Chance {
			faces := make([]int, q.Dice.N())
			for i := range faces {
				faces[i] = 1
			}
			if q.Kind == "ns.combat" && q.Dice.Side == rules.First {
				faces[0] = 6
			}
			if _, err := m.Dice(faces); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if q.Losses > 0 {
			b.Long()
			return b
		}
		o := q.Options[max(0, q.Quiet)]
		if q.Kind == "attack" {
			o = b.acts("attack")[0]
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody has hits to share")
	return nil
}

// carry drags one region over another and leaves the button down.
func (b *battle) carry(from, to string) {
	b.desk.T.Helper()
	b.Point(from)
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.X += 9
	b.Tick()
	b.Point(to)
	b.Tick()
}

func TestALossIsDraggedOntoThePieceThatTakesIt(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := struck(t, size[0], size[1])
		side, n := b.m.Request().To, b.m.Request().Losses
		who := b.m.Request().Options[1].Who
		piece := b.t.game.Words.Keys.Region("piece", who)
		for i := range n {
			if !b.Has("loss.token." + strconv.Itoa(i+1)) {
				t.Fatalf("no token of loss %d among %s", i+1, b.Names())
			}
		}
		b.carry("loss.token.1", piece)
		if !b.t.game.Choice.LossHeld {
			t.Fatal("the token is not in the hand")
		}
		if !b.lit(who) {
			t.Error("the piece under the token is not lit")
		}
		b.drop(paint.Left)
		if q := b.m.Request(); q == nil || q.To == side && q.Losses == n && !b.t.game.Choice.IsPicked(who) {
			t.Error("the loss that was dropped was not taken")
		}
	}
}

// A picture in the theatre takes a loss as its piece on the map does, by a click and out of
// the hand; whatever else lies in the theatre takes none, nor does what lies under it.
func TestThePictureInTheTheatreTakesTheLoss(t *testing.T) {
	for _, dragged := range []bool{false, true} {
		b := struck(t, 1920, 1080)
		q, who, picture := b.m.Request(), rules.Ref(0), ""
		for _, o := range q.Options {
			if name := b.t.game.Words.Keys.Region("fighter", o.Who); b.Has(name) {
				who, picture = o.Who, name
			}
		}
		if !dragged {
			b.Click(picture)
		} else {
			b.carry("loss.token.1", picture)
			if !b.lit(who) {
				t.Error("the piece whose picture lies under the token is not lit")
			}
			b.drop(paint.Left)
		}
		if b.m.Request() == q && !b.t.game.Choice.IsPicked(who) {
			t.Errorf("dragged %t: the picture does not take the loss", dragged)
		}
	}
	b := struck(t, 1920, 1080)
	q := b.m.Request()
	b.carry("loss.token.1", "loss.token.1")
	at, _ := b.t.combat.Lies()
	b.In.X, b.In.Y = at.X+at.W-3, at.Y+at.H/2
	b.drop(paint.Left)
	if b.t.game.Choice.LossHeld || b.m.Request() != q || b.t.bar.Refusal().Why.Rule != "" {
		t.Error("the theatre takes a loss where it shows no piece")
	}
}

// Where letters are large the theatre is a line, and holds the tokens too.
func TestALossIsTakenFromTheLineToo(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	b := struckAs(t, 1280, 720, p)
	q := b.m.Request()
	who := q.Options[1].Who
	b.Pictures("losses-line")
	b.carry("loss.token.1", b.t.game.Words.Keys.Region("piece", who))
	b.drop(paint.Left)
	if b.m.Request() == q && !b.t.game.Choice.IsPicked(who) {
		t.Error("the loss that was dropped was not taken")
	}
}

func TestALossDroppedOnAStrangerIsRefusedByItsClause(t *testing.T) {
	b := struck(t, 1280, 720)
	q, strangers := b.m.Request(), 0
	for _, p := range b.t.game.Scene.View().Pieces {
		if p.Side == q.To.Other() && p.Form == rules.Base {
			strangers++
			b.carry("loss.token.1", b.t.game.Words.Keys.Region("piece", p.Ref))
			if b.lit(p.Ref) {
				t.Error("a piece that cannot take the loss is lit")
			}
			b.drop(paint.Left)
			if b.t.bar.Refusal().Why.Rule != q.Rule || !b.Has("chip.refusal") {
				t.Errorf("refused by %q, want %s", b.t.bar.Refusal().Why.Rule, q.Rule)
			}
		}
	}
	if b.m.Request() != q || strangers == 0 {
		t.Errorf("something was answered, or there were no strangers: %d", strangers)
	}
}

func TestALossDroppedBesideTheMapGoesBack(t *testing.T) {
	b := struck(t, 1280, 720)
	q := b.m.Request()
	b.carry("loss.token.1", "button.menu")
	b.drop(paint.Left)
	if b.t.game.Choice.LossHeld || b.m.Request() != q || !b.Has("loss.token.1") {
		t.Error("the token does not lie in its place")
	}
}

func TestAClickOnThePieceTakesTheLossToo(t *testing.T) {
	b := struck(t, 1280, 720)
	q := b.m.Request()
	b.Click(b.t.game.Words.Keys.Region("piece", q.Options[1].Who))
	b.Key("Enter")
	b.Long()
	if b.m.Request() == q {
		t.Error("the click did nothing")
	}
}

// lit reports whether a thing is lit on the map.
func (b *battle) lit(r rules.Ref) bool {
	b.Tick()
	for _, m := range b.t.View.Picture.Marks {
		if m.At == r && m.Kind == board.Lit {
			return true
		}
	}
	return false
}
