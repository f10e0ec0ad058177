package table

import (
	"testing"

	"grognard/rules"
)

func TestTheRangeOnAPlateIsCountedInCells(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	for _, c := range []struct {
		a, b rules.Ref
		want int
	}{
		{hexRef(4, 4), hexRef(4, 5), 1},
		{hexRef(4, 4), hexRef(5, 5), 2},
		{hexRef(0, 0), hexRef(4, 8), 8},
		{stagePiece(0), stagePiece(7), 6},
		{stagePiece(0), stageCard(0), 0},
	} {
		if got := b.t.far(c.a, c.b); got != c.want {
			t.Errorf("from %s to %s: %d, want %d", b.t.names.Short(c.a), b.t.names.Short(c.b), got, c.want)
		}
	}
}

func TestPlatesOfNeighboursAreShortAndOnlyTheOnePointedAtTellsAll(t *testing.T) {
	b := battling(t, 1280, 720, "fire")
	who := b.acts("fire")[0].Who
	b.Click(b.t.names.Region("piece", who))
	b.Long()
	b.In.X, b.In.Y = 5, 5
	b.Long()
	if b.Says("· range") {
		t.Error("plates that nobody points at tell the range")
	}
	at := b.acts("fire")[0].At
	b.Point(b.t.names.Region("piece", at))
	b.Long()
	if !b.Says("· range") {
		t.Error("the plate pointed at does not tell the range")
	}
}
