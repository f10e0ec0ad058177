package bitset

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// set is what both sizes have in common.
type set[S any] interface {
	comparable
	Has(e int8) bool
	With(e int8) S
	Without(e int8) S
	Count() int
	First() int8
	Rest() S
}

// listed goes through a set by First and Rest.
func listed[S set[S]](s S) (all []int8) {
	var none S
	for ; s != none; s = s.Rest() {
		all = append(all, s.First())
	}
	return all
}

// against holds a set against a list of truths while numbers come and go.
func against[S set[S]](t *testing.T, room int) {
	t.Helper()
	r := rand.New(rand.NewPCG(uint64(room), 1))
	var s S
	in := make([]bool, room)
	for range 2000 {
		e := r.IntN(room)
		if in[e] = r.IntN(2) == 0; in[e] {
			s = s.With(int8(e))
		} else {
			s = s.Without(int8(e))
		}
		var want []int8
		for i := range in {
			if s.Has(int8(i)) != in[i] {
				t.Fatalf("%d is in the set: %t", i, !in[i])
			}
			if in[i] {
				want = append(want, int8(i))
			}
		}
		if got := listed(s); !slices.Equal(got, want) || s.Count() != len(want) {
			t.Fatalf("%v (%d), want %v", got, s.Count(), want)
		}
		if s.Has(-1) {
			t.Fatal("nobody is in the set")
		}
	}
}

func TestASetHasWhatWasPutIntoIt(t *testing.T) {
	against[Small[int8]](t, 64)
	against[Double[int8]](t, 128)
}

func TestSetsAreAddedAndTakenApart(t *testing.T) {
	var one, two Double[int8]
	for _, e := range []int8{0, 5, 63, 64, 127} {
		one.Add(e)
	}
	for _, e := range []int8{5, 64, 100, 3} {
		two.Add(e)
	}
	two.Drop(3)
	for name, c := range map[string]struct {
		got  Double[int8]
		want []int8
	}{
		"and":   {one.And(two), []int8{5, 64}},
		"or":    {one.Or(two), []int8{0, 5, 63, 64, 100, 127}},
		"minus": {one.Minus(two), []int8{0, 63, 127}},
	} {
		if got := c.got.List(); !slices.Equal(got, c.want) || c.got.Empty() {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	if w := one.Words(); w != [2]uint64{1<<0 | 1<<5 | 1<<63, 1<<0 | 1<<63} {
		t.Errorf("the words are %x", w)
	}
	if !one.Minus(one).Empty() || one.Minus(one) != (Double[int8]{}) {
		t.Error("nothing is left, yet the set is not empty")
	}
	small := Of[int8](7)
	if small.Add(63); small != Of[int8](7)|1<<63 || Of[int8](-1) != 0 {
		t.Errorf("%x", small)
	}
}
