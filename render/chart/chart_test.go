package chart

import (
	"testing"

	"grognard/game/chronicle"
	"grognard/render/paint"
)

// What lies where on a chart is found where it lies.
func TestAPlaceOfAChartIsAnAnswer(t *testing.T) {
	p := Plot{Rect: paint.Rect{X: 100, W: 3000}, turns: []chronicle.Turn{{Turn: 1}, {Turn: 2, Answer: 10}, {Turn: 3, Answer: 50}}, end: 60}
	for answer := 0; answer <= 60; answer++ {
		if got := p.Answer(p.Along(answer)); got != answer {
			t.Errorf("where answer %d lies there is answer %d", answer, got)
		}
	}
	if p.Answer(0) != 0 || p.Answer(9000) != 60 {
		t.Errorf("beside the chart there are answers %d and %d", p.Answer(0), p.Answer(9000))
	}
}

// An answer lies in its turn, as far as it has come in it.
func TestAChartGivesEveryTurnTheSameWidth(t *testing.T) {
	p := Plot{Rect: paint.Rect{X: 100, Y: 50, W: 300, H: 80}, turns: []chronicle.Turn{{Turn: 1}, {Turn: 2, Answer: 10}, {Turn: 3, Answer: 50}}, end: 60, top: 8}
	for answer, want := range map[int]float32{0: 100, 5: 150, 10: 200, 30: 250, 50: 300, 60: 400} {
		if got := p.Along(answer); got != want {
			t.Errorf("answer %d lies at %v, want %v", answer, got, want)
		}
	}
	for n, want := range map[int]float32{0: 130, 8: 50, 2: 110} {
		if got := p.y(n); got != want {
			t.Errorf("%d lies at %v, want %v", n, got, want)
		}
	}
	for n, want := range map[int]int{1: 2, 2: 5, 5: 10, 10: 20, 20: 50, 50: 100} {
		if got := wider(n); got != want {
			t.Errorf("after %d comes %d, want %d", n, got, want)
		}
	}
}

// A broken line is broken in the same places, be it of one piece or of pieces shorter than a dash.
func TestABrokenLineOfManyPiecesIsBroken(t *testing.T) {
	const long, dash, gap = 300, 8, 5
	inked := func(piece float32) (n int) {
		var drawn [long]bool
		for x := float32(0); x < long; x += piece {
			Dashes(x, min(long, x+piece), 0, dash, gap, func(from, to float32) {
				for i := int(from); i < int(to); i++ {
					drawn[i] = true
				}
			})
		}
		for _, on := range drawn {
			if on {
				n++
			}
		}
		return n
	}
	whole := inked(long)
	if whole < long/2 || whole > long*2/3 {
		t.Fatalf("%d of %d are drawn", whole, long)
	}
	for _, piece := range []float32{1, 2, 3, 7, 13, 40} {
		if n := inked(piece); n != whole {
			t.Errorf("in pieces of %v %d are drawn, in one %d", piece, n, whole)
		}
	}
}
