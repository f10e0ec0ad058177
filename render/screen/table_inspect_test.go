package screen

import (
	"testing"

	"grognard/game/prefs"
)

func TestTheInspectorFollowsThePosition(t *testing.T) {
	b := moving(t)
	b.point("piece.fr-ig")
	if b.t.look.pos != b.t.pos {
		t.Fatal("the inspector shows nothing")
	}
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.in.X, b.in.Y = 1, 1
	b.long()
	if b.t.look.ref == 0 || b.t.look.pos != b.t.pos {
		t.Error("the inspector tells of a position that is gone")
	}
}

func TestPointingAtACardFillsTheInspectorInTheSameFrame(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("setup.hand")
	for _, k := range b.t.view().Cards {
		name := b.t.names.region("card", k.Ref)
		if k.Ref == 0 || !b.has(name) {
			continue
		}
		for _, h := range b.root.Hits() {
			if h.Name == name {
				b.in.X, b.in.Y = h.Center()
			}
		}
		b.tick()
		if b.t.look.ref != k.Ref || b.says(b.t.word("table.inspect.hint")) {
			t.Error("the inspector does not show the card under the pointer")
		}
		return
	}
	t.Fatal("there is no card")
}

func TestPointingAtAGaugeExplainsIt(t *testing.T) {
	b := moving(t)
	for _, name := range []string{"gauge.first.losses", "pile.deck.first", "track"} {
		b.point(name)
		if b.t.look.about == "" {
			t.Errorf("%s is not explained", name)
		}
	}
}

func TestTheInspectorWaitsForTheNewPlayerToMoveThePointer(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	p := b.t.names.region("piece", b.m.View().Pieces[0].Ref)
	b.point(p)
	if b.t.look.ref == 0 {
		t.Fatal("pointing does not fill the inspector")
	}
	b.t.look.forget() // as another player sits down
	b.settle()
	if b.t.look.ref != 0 {
		t.Error("the inspector tells about what the other player has pointed at")
	}
	b.in.X += 2
	b.settle()
	if b.t.look.ref == 0 {
		t.Error("the inspector stays empty")
	}
}
