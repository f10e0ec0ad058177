package screen

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
			t.Errorf("from %s to %s: %d, want %d", b.t.names.short(c.a), b.t.names.short(c.b), got, c.want)
		}
	}
}
