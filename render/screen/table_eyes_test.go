package screen

import (
	"math/rand/v2"
	"testing"

	"grognard/render/board"
	"grognard/rules"
)

// faced plays a battle of blocks by lot until a decision holds.
func faced(t *testing.T, until func(q *rules.Request, v *rules.View) bool) *battle {
	t.Helper()
	for seed := range uint64(8) {
		b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
		r := rand.New(rand.NewPCG(4, seed))
		for q := b.m.Request(); q != nil; q = b.m.Request() {
			if until(q, b.m.View()) {
				b.long()
				return b
			}
			if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody is asked that")
	return nil
}

func TestAChoiceAmongAmountsShowsAllOfThemAtOnceWithTheDice(t *testing.T) {
	own := func(q *rules.Request, v *rules.View) bool { return q.Kind == "flags" && q.To == v.Active }
	b := faced(t, own)
	if !b.has("option.ignore.1") || !b.has("option.take") {
		t.Errorf("the buttons are not all there: %v", b.t.list)
	}
	if len(b.t.clips.Throws()) == 0 {
		t.Fatal("no dice are docked")
	}
	again := newOn(t, b.m) // as after opening a save
	again.long()
	if len(again.t.clips.Throws()) == 0 {
		t.Error("a game that is opened there does not show the dice")
	}
}

func TestTheRibbonHidesNothingOfTheMap(t *testing.T) {
	b := faced(t, func(q *rules.Request, v *rules.View) bool { return q.Kind == "reaction" && q.To != v.Active })
	if !b.t.onRibbon() {
		t.Fatal("there is no ribbon")
	}
	for _, h := range b.root.Hits() {
		if h.Name == "option.stand" && h.Y+h.H > b.t.lay.board.Y {
			t.Error("the buttons of the ribbon lie over the map")
		}
	}
}

func TestAPathIsOneArrowWithOneHead(t *testing.T) {
	want := []board.Leg{board.GoesOn, board.Joins | board.GoesOn, board.Joins}
	for i, leg := range want {
		if got := board.LegOf(i, 4); got != leg {
			t.Errorf("leg %d of a path of four places is %d, want %d", i, got, leg)
		}
	}
	if board.LegOf(0, 2) != 0 {
		t.Error("a single step has no head or no tail")
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

func TestWordsForPlacesFollowTheShapeOfTheMap(t *testing.T) {
	hexes, squares := newBlocks(t, 1280, 720, "ccn-01-rolica-first"), moving(t)
	if got := hexes.t.byShape("table.grid"); got != "Names of the hexes (G)" {
		t.Errorf("on hexes: %q", got)
	}
	if got := squares.t.byShape("table.grid"); got != "Names of the squares (G)" {
		t.Errorf("on squares: %q", got)
	}
}

func TestPlatesOfNeighboursAreShortAndOnlyTheOnePointedAtTellsAll(t *testing.T) {
	b := battling(t, 1280, 720, "fire")
	who := b.acts("fire")[0].Who
	b.click(b.t.names.region("piece", who))
	b.long()
	b.in.X, b.in.Y = 5, 5
	b.long()
	if b.says("· range") {
		t.Error("plates that nobody points at tell the range")
	}
	at := b.acts("fire")[0].At
	b.point(b.t.names.region("piece", at))
	b.long()
	if !b.says("· range") {
		t.Error("the plate pointed at does not tell the range")
	}
}
