package table

import (
	"testing"

	"grognard/render/paint"
)

// BenchmarkFieldFrame is a frame with a battalion in hand and the pointer at
// rest.
func BenchmarkFieldFrame(bb *testing.B) {
	b := newDrill(&testing.T{}, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 11000)
	for range 200 {
		b.Tick()
	}
	bb.ReportAllocs()
	for bb.Loop() {
		b.Tick()
	}
}
