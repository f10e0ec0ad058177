package table

import "testing"

func TestPlatesOfNeighboursAreShortAndOnlyTheOnePointedAtTellsAll(t *testing.T) {
	b := battling(t, 1280, 720, "fire")
	who := b.acts("fire")[0].Who
	b.Click(b.t.game.Words.Keys.Region("piece", who))
	b.Long()
	b.In.X, b.In.Y = 5, 5
	b.Long()
	if b.Says("· range") {
		t.Error("plates that nobody points at tell the range")
	}
	at := b.acts("fire")[0].At
	b.Point(b.t.game.Words.Keys.Region("piece", at))
	b.Long()
	if !b.Says("· range") {
		t.Error("the plate pointed at does not tell the range")
	}
}
