package main

import (
	"math"
	"testing"

	"grognard/game/weigh"
)

// From battles that edges made uneven the edges are found, but for what few battles cannot tell.
func TestEdgesAreFitted(t *testing.T) {
	real := map[string]float64{"seat": -60, "a": 100, "b": -50, "c": -50}
	var all []tried
	names := []string{"a", "b", "c"}
	for i := range 90 {
		x := [2]string{names[i%3], names[(i+1+i/3%2)%3]}
		odds := weigh.UsualEffect * (real["seat"] + real[x[0]] - real[x[1]])
		all = append(all, tried{armies: x, share: 1 / (1 + math.Exp(-odds)), games: 20})
	}
	got := fitEdges(all)
	for key, want := range real {
		if math.Abs(float64(got[key])-want) > 12 {
			t.Errorf("%s: %d, not %v", key, got[key], want)
		}
	}
}
