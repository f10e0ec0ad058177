package rules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// sorts puts every combination of faces into the sort that the rules can tell,
// by the definition of Reading and Like.
func sorts(d Dice, faces []int) string {
	like := func(i int) int {
		if d.Like == nil {
			return i + 1
		}
		return d.Like[i]
	}
	switch d.By {
	case Sum, Diff:
		total, least := 0, 0
		for i, f := range faces {
			if d.By == Diff && i >= d.Of[0].N {
				total, least = total-f, least-d.Sides(i)
			} else {
				total, least = total+f, least+1
			}
		}
		return fmt.Sprint(like(total - least))
	}
	class := make([]int, len(faces))
	for i, f := range faces {
		class[i] = like(f - 1)
	}
	if d.By == Set {
		slices.Sort(class)
	}
	if d.By == Sets {
		from := 0
		for _, g := range d.Of {
			slices.Sort(class[from : from+g.N])
			from += g.N
		}
	}
	return fmt.Sprint(class)
}

// brute counts every combination of faces one by one.
func brute(d Dice) (ways map[string]uint64, all uint64) {
	ways = map[string]uint64{}
	faces := make([]int, d.N())
	var count func(i int)
	count = func(i int) {
		if i == len(faces) {
			ways[sorts(d, faces)]++
			all++
			return
		}
		for f := 1; f <= d.Sides(i); f++ {
			faces[i] = f
			count(i + 1)
		}
	}
	count(0)
	return ways, all
}

// agree compares the results of d with a count one by one.
func agree(d Dice) error {
	want, of := brute(d)
	got, sum := d.results()
	if sum != of || len(got) != len(want) {
		return fmt.Errorf("%+v: %d results of %d ways, want %d of %d", d, len(got), sum, len(want), of)
	}
	for _, r := range got {
		if !d.Fits(r.faces) {
			return fmt.Errorf("%+v: impossible result %v", d, r.faces)
		}
		if w := want[sorts(d, r.faces)]; w != r.ways {
			return fmt.Errorf("%+v: %v comes about in %d ways, want %d", d, r.faces, r.ways, w)
		}
	}
	return nil
}

func TestDiceResultsAgreeWithCountingOneByOne(t *testing.T) {
	mixed := Dice{Of: []Die{{N: 2, Sides: 8}, {N: 1, Sides: 10}, {N: 1, Sides: 6}}}
	for _, d := range []Dice{
		D(1, 6), D(3, 6), D(3, 6).Counted(), D(5, 6).Counted(), D(3, 6).Summed(), mixed, mixed.Summed(),
		{Of: []Die{{N: 1, Sides: 6}, {N: 1, Sides: 6}}, By: Diff},
		{Of: []Die{{N: 2, Sides: 6}, {N: 1, Sides: 10}}, By: Diff},
		D(5, 6).Counted().Alike(0, 0, 1, 2, 0, 3),
		D(4, 6).Alike(0, 0, 0, 1, 1, 1),
		{Of: []Die{{N: 3, Sides: 6}, {N: 2, Sides: 6}}, By: Sets},
		{Of: []Die{{N: 3, Sides: 6}, {N: 1, Sides: 6}}, By: Sets, Like: []int{0, 0, 0, 1, 1, 1}},
		D(2, 6).Counted().Alike(7, 7, 7, 7, 7, 7),
		D(3, 6).Summed().Alike(0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6),
	} {
		if err := agree(d); err != nil {
			t.Error(err)
		}
	}
}

func TestDiceResultsAgreeForAnyDice(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := Dice{By: rapid.SampledFrom([]Reading{Each, Set, Sum, Diff, Sets}).Draw(r, "by")}
		sides := rapid.IntRange(2, 8).Draw(r, "sides")
		for range rapid.IntRange(1, 3).Draw(r, "groups") {
			if (d.By == Sum || d.By == Diff) && rapid.Bool().Draw(r, "other") {
				sides = rapid.IntRange(2, 8).Draw(r, "sides")
			}
			d.Of = append(d.Of, Die{N: rapid.IntRange(1, 2).Draw(r, "n"), Sides: sides})
		}
		if rapid.Bool().Draw(r, "alike") {
			n := sides
			if d.By == Sum || d.By == Diff {
				n = 1 - d.N()
				for _, g := range d.Of {
					n += g.N * g.Sides
				}
			}
			d.Like = rapid.SliceOfN(rapid.IntRange(0, 3), n, n).Draw(r, "like")
		}
		if err := agree(d); err != nil {
			r.Fatal(err)
		}
	})
}

func TestEightBattleDiceThatHitOrFlagHaveFortyFiveResults(t *testing.T) {
	if all, _ := D(8, 6).Counted().Alike(0, 0, 1, 1, 0, 2).results(); len(all) != 45 {
		t.Errorf("%d results", len(all))
	}
}

func TestBagIsDrawnFromEvenly(t *testing.T) {
	all, of := Dice{Bag: []Ref{7, 8, 9}}.results()
	if of != 3 || len(all) != 3 || all[2].faces[0] != 2 || all[2].ways != 1 {
		t.Errorf("%v of %d", all, of)
	}
}

func TestFitsKnowsImpossibleResults(t *testing.T) {
	mixed := Dice{Of: []Die{{N: 1, Sides: 10}, {N: 1, Sides: 6}}}
	bag := Dice{Bag: []Ref{1, 2}}
	for _, c := range []struct {
		d     Dice
		faces []int
		fits  bool
	}{
		{mixed, []int{10, 6}, true}, {mixed, []int{6, 10}, false}, {mixed, []int{0, 1}, false}, {mixed, []int{3}, false},
		{mixed, nil, false}, {bag, []int{0}, true}, {bag, []int{1}, true}, {bag, []int{2}, false}, {bag, []int{-1}, false},
		{D(0, 6), []int{}, true},
	} {
		if c.d.Fits(c.faces) != c.fits {
			t.Errorf("%+v %v: want %t", c.d, c.faces, c.fits)
		}
	}
}

func TestDiceBelongToWhatBringsThemOrToTheSideThatRolls(t *testing.T) {
	for _, c := range []struct {
		d    Dice
		want Ref
	}{
		{D(2, 6), SideRef(First)},
		{D(2, 6).RolledBy(Second), SideRef(Second)},
		{D(2, 6).RolledBy(Chance), 0},
		{Dice{Of: []Die{{N: 1, Sides: 6, For: 77}}, Side: Second}, 77},
		{Dice{Of: []Die{{N: 1, Sides: 6, For: 77}, {N: 1, Sides: 6, For: 78}}, Side: Second}, SideRef(Second)},
		{Dice{Bag: []Ref{1}, Side: Chance}, 0},
	} {
		if got := c.d.roller(); got != c.want {
			t.Errorf("%+v: %x, want %x", c.d, uint32(got), uint32(c.want))
		}
	}
}

func TestNeedIsTheLeastFaceThatDoesAllThatTheHighestDoes(t *testing.T) {
	for _, c := range []struct {
		d    Dice
		want int
	}{
		{D(1, 6), 0},
		{D(1, 6).Alike(0, 0, 0, 1, 1, 1), 4},
		{D(3, 6).Counted().Alike(0, 0, 0, 0, 0, 1), 6},
		{D(1, 6).Alike(0, 1, 2, 3, 4, 4), 5},
		{D(1, 6).Alike(3, 3, 3, 3, 3, 3), 1},
		{D(1, 6).Alike(0, 0, 0, 0, 0, 0), 7},
		{D(2, 6).Summed().Alike(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1), 0},
		{D(2, 6).Opposed().Alike(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1), 0},
	} {
		if got := c.d.need(); got != c.want {
			t.Errorf("%+v: %d, want %d", c.d, got, c.want)
		}
	}
}

func TestThrowsThatAreNotUsedAreThrownAgain(t *testing.T) {
	for _, c := range []struct {
		d     Dice
		again [][]int
	}{{D(1, 6).Upto(5), [][]int{{6}}}, {D(1, 6).Upto(2), [][]int{{3}, {4}, {5}, {6}}}, {D(2, 6).Upto(35), [][]int{{6, 6}}}, {D(2, 6).Upto(34), [][]int{{6, 5}, {6, 6}}}} {
		for _, f := range c.again {
			if c.d.Fits(f) || !c.d.Again(f) {
				t.Errorf("%v: %v counts", c.d, f)
			}
		}
		if c.d.Again([]int{7, 1}[:c.d.N()]) || c.d.Fits([]int{7, 1}[:c.d.N()]) {
			t.Errorf("%v: a throw that cannot be is rolled again", c.d)
		}
		all, of := c.d.results()
		if len(all) != c.d.Used || of != uint64(c.d.Used) {
			t.Errorf("%v: %d results in %d ways", c.d, len(all), of)
		}
		seen := map[int]int{}
		for _, r := range all {
			if !c.d.Fits(r.faces) || r.ways != 1 {
				t.Errorf("%v: result %v", c.d, r)
			}
			seen[c.d.Number(r.faces)]++
		}
		luck := rand.New(rand.NewPCG(1, 2))
		for range 200 {
			f := c.d.Throw(luck)
			if !c.d.Fits(f) || seen[c.d.Number(f)] != 1 {
				t.Errorf("%v: threw %v", c.d, f)
			}
		}
	}
	if all, of := D(1, 6).Upto(5).Alike(0, 0, 1, 1, 2).results(); of != 5 || len(all) != 3 || all[0].ways != 2 || all[2].faces[0] != 5 {
		t.Errorf("put together: %v of %d", all, of)
	}
}
