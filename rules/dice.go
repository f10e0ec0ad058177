package rules

import "slices"

// Dice is what Chance is asked for: dice rolled together, or one of a bag.
type Dice struct {
	Side Side  // who rolls or draws
	Of   []Die // rolled together, in this order
	Bag  []Ref // or: one of these, each as likely
	By   Judge // what of the faces matters
}

// Die is N dice with Sides faces each.
type Die struct {
	N, Sides int
	For      Ref // the card or piece that brings them
}

// Judge says which differences between faces matter to the rules. It makes
// exact odds cheap: a preview counts what can be told apart only once.
type Judge uint8

const (
	Each Judge = iota // every die for itself
	Set               // how many show each face; all dice have the same Sides
	Sum               // the total only
)

// D returns n dice with a number of sides.
func D(n, sides int) Dice { return Dice{Of: []Die{{N: n, Sides: sides}}} }

// RolledBy sets who rolls.
func (d Dice) RolledBy(s Side) Dice { d.Side = s; return d }

// Summed says that only the total matters.
func (d Dice) Summed() Dice { d.By = Sum; return d }

// Counted says that only the number of dice showing each face matters.
func (d Dice) Counted() Dice { d.By = Set; return d }

// N returns how many faces an answer has.
func (d Dice) N() int {
	if d.Bag != nil {
		return 1
	}
	n := 0
	for _, g := range d.Of {
		n += g.N
	}
	return n
}

// Sides returns the number of faces of die i, counted through all groups.
func (d Dice) Sides(i int) int {
	for _, g := range d.Of {
		if i < g.N {
			return g.Sides
		}
		i -= g.N
	}
	return 0
}

// Fits reports whether faces can be a result.
func (d Dice) Fits(faces []int) bool {
	if len(faces) != d.N() {
		return false
	}
	if d.Bag != nil {
		return faces[0] >= 0 && faces[0] < len(d.Bag)
	}
	for i, f := range faces {
		if f < 1 || f > d.Sides(i) {
			return false
		}
	}
	return true
}

// chanceResult is one result that the rules can tell from others, and in how
// many equally likely ways it comes about.
type chanceResult struct {
	faces []int
	ways  uint64
}

// results lists the distinguishable results of d and the number of all ways.
func (d Dice) results() (all []chanceResult, of uint64) {
	switch {
	case d.Bag != nil:
		for i := range d.Bag {
			all = append(all, chanceResult{[]int{i}, 1})
		}
	case d.By == Sum:
		all = d.totals()
	case d.By == Set:
		all = d.multisets()
	default:
		all = d.product()
	}
	for _, r := range all {
		of += r.ways
	}
	return all, of
}

// totals gives one result for each total of the dice.
func (d Dice) totals() []chanceResult {
	all := []chanceResult{{ways: 1}}
	for i := range d.N() {
		next := make([]chanceResult, 0, len(all)+d.Sides(i))
		for j, r := range all { // totals rise by one: total j+i becomes j+i+f
			for f := 1; f <= d.Sides(i); f++ {
				if k := j + f - 1; k < len(next) {
					next[k].ways += r.ways
				} else {
					next = append(next, chanceResult{append(slices.Clone(r.faces), f), r.ways})
				}
			}
		}
		all = next
	}
	return all
}

// product gives every combination of faces.
func (d Dice) product() []chanceResult {
	all := []chanceResult{{ways: 1}}
	for i := range d.N() {
		next := make([]chanceResult, 0, len(all)*d.Sides(i))
		for _, r := range all {
			for f := 1; f <= d.Sides(i); f++ {
				next = append(next, chanceResult{append(slices.Clone(r.faces), f), 1})
			}
		}
		all = next
	}
	return all
}

// multisets gives every way to spread the dice over the faces, faces rising.
func (d Dice) multisets() []chanceResult {
	n, sides := d.N(), d.Sides(0)
	var all []chanceResult
	faces := make([]int, 0, n)
	var spread func(face int, ways uint64)
	spread = func(face int, ways uint64) {
		left := n - len(faces)
		if face == sides {
			for range left {
				faces = append(faces, face)
			}
			all = append(all, chanceResult{slices.Clone(faces), ways})
			faces = faces[:n-left]
			return
		}
		for k := 0; k <= left; k++ {
			spread(face+1, ways*choose(left, k))
			faces = append(faces, face)
		}
		faces = faces[:n-left]
	}
	spread(1, 1)
	return all
}

func choose(n, k int) uint64 {
	c := uint64(1)
	for i := range k {
		c = c * uint64(n-i) / uint64(i+1)
	}
	return c
}
