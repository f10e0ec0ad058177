package workshop

import (
	"math/rand/v2"
	"testing"

	"grognard/rules/ccn"
)

// BenchmarkOpeningAThousandStrokes opens a battle that has faults with a journal of a thousand
// strokes.
func BenchmarkOpeningAThousandStrokes(b *testing.B) {
	s := Shelf{b.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 7))
	for n := 0; n < 1000; {
		if done, err := o.Do(anyEdit(o.Draft, r)); err == nil && done {
			n++
		}
	}
	if err := o.Close(); err != nil || o.Now().Faults() == 0 {
		b.Fatal(o.Now().Faults(), err)
	}
	for b.Loop() {
		o, err := s.Open(ccn.Book{}, o.Path())
		if err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		o.Close()
		b.StartTimer()
	}
}
