package foresee

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestWhatEndsALineOfSightIsInTheWayHoweverManyThereAre(t *testing.T) {
	cell := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	var sight []rules.Shade
	for n := 1; n <= 5; n++ {
		sight = append(sight, rules.Shade{Cell: cell(n), Style: "blocked"}, rules.Shade{Cell: cell(0), To: cell(n), Style: "line"})
	}
	o := Sort(sight)
	if len(o.Walls) != 5 || !o.Ends(cell(3)) {
		t.Errorf("%d of 5 are in the way", len(o.Walls))
	}
	// Lines that lead elsewhere say nothing about cells that are not seen.
	var unseen []rules.Shade
	for n := 1; n <= 5; n++ {
		unseen = append(unseen, rules.Shade{Cell: cell(n), Style: "blocked"})
	}
	o = Sort(append(unseen, rules.Shade{Cell: cell(0), To: cell(9), Style: "line"}))
	if slices.Contains(o.Walls, cell(9)) || len(o.Walls) != 0 {
		t.Errorf("%v are in the way", o.Walls)
	}
}
