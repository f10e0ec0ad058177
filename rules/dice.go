package rules

import (
	"math/rand/v2"
	"slices"
)

// Dice is what Chance is asked for: dice rolled together, or one of a bag.
type Dice struct {
	Side Side    // who rolls or draws
	Of   []Die   // rolled together, in this order
	Bag  []Ref   // or: one of these, each as likely
	By   Reading // what of the faces matters
	// Like is the class of each face, from face 1, or, By Sum and Diff, of
	// each total from the least. What is of one class means the same, and class
	// 0 does nothing where others do something. nil: all differ.
	Like []int
	// Used is how many throws count where dice make fewer things than they have
	// throws: the throws are numbered from 1, the first die counting most, so
	// that of two six-sided ones a and b throw (a-1)*6+b. One beyond Used is
	// thrown again and is no result. Like gives the classes of those that count
	// then, and By is Each. 0: every throw counts.
	Used int
}

// Die is N dice with Sides faces each.
type Die struct {
	N, Sides int
	For      Ref // the card or piece that brings them
	Face     DieFace
}

// Reading is how the rules read dice that are rolled together: which differences
// between faces matter. It makes exact odds cheap: a preview counts results that
// read alike once.
type Reading uint8

const (
	Each Reading = iota // every die for itself
	Set                 // how many show each face; all dice have the same Sides
	Sum                 // the total only
	Diff                // the total of the first Die less that of the others
	Sets                // how many of each Die show each face
)

// D returns n dice with a number of sides.
func D(n, sides int) Dice { return Dice{Of: []Die{{N: n, Sides: sides}}} }

// RolledBy sets who rolls.
func (d Dice) RolledBy(s Side) Dice { d.Side = s; return d }

// Summed says that only the total matters.
func (d Dice) Summed() Dice { d.By = Sum; return d }

// Counted says that only the number of dice showing each face matters.
func (d Dice) Counted() Dice { d.By = Set; return d }

// Opposed says that only the difference between the total of the first Die and
// that of the others matters.
func (d Dice) Opposed() Dice { d.By = Diff; return d }

// Alike says what means the same to the rules, by giving each face, from 1,
// the number of its class: Alike(0, 0, 0, 1, 1, 1) for "4 or more hits". Every
// die must have that many faces. Where totals or differences matter it gives
// the classes of those, from the least.
func (d Dice) Alike(class ...int) Dice { d.Like = class; return d }

// Upto says that only so many throws count, in their order: any other is thrown
// again.
func (d Dice) Upto(n int) Dice { d.Used = n; return d }

// Number returns the number of a throw among all that the dice can make, from
// 1: see Used.
func (d Dice) Number(faces []int) int {
	n := 0
	for i, f := range faces {
		n = n*d.Sides(i) + f - 1
	}
	return n + 1
}

// Again reports whether faces that the dice can show do not count, so that they
// are to be thrown again.
func (d Dice) Again(faces []int) bool {
	return d.Used > 0 && d.shows(faces) && d.Number(faces) > d.Used
}

// throw returns the faces of a throw by its number.
func (d Dice) throw(number int) []int {
	faces := make([]int, d.N())
	number--
	for i := len(faces) - 1; i >= 0; i-- {
		faces[i] = 1 + number%d.Sides(i)
		number /= d.Sides(i)
	}
	return faces
}

// used gives one result for each throw that counts, or for each class of them.
func (d Dice) used() []chanceResult {
	all := make([]chanceResult, d.Used)
	for i := range all {
		all[i] = chanceResult{d.throw(i + 1), 1}
	}
	return d.merged(all)
}

// roller is whoever brings the dice, if all are brought by one thing, else the
// side that rolls them; 0 if neither is known.
func (d Dice) roller() Ref {
	switch {
	case len(d.Of) == 1 && d.Of[0].For != 0:
		return d.Of[0].For
	case d.Side == Chance:
		return 0
	}
	return SideRef(d.Side)
}

// need is the least face that means as much as the highest one of single dice;
// 0 where every face means something else. Where all mean the same it is 1, or
// one more than there are if they are of class 0: none of them will do.
func (d Dice) need() int {
	if d.Like == nil || d.By == Sum || d.By == Diff || d.Used > 0 {
		return 0
	}
	n := len(d.Like)
	for n > 1 && d.Like[n-2] == d.Like[n-1] {
		n--
	}
	if n == 1 && d.Like[0] == 0 {
		return len(d.Like) + 1
	}
	return n
}

// N returns how many faces an answer has.
func (d Dice) N() int {
	if d.Bag != nil {
		return len(d.Like) + 1
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
func (d Dice) Fits(faces []int) bool { return d.shows(faces) && !d.Again(faces) }

// shows reports whether the dice can show faces, or the bag hold what they name.
func (d Dice) shows(faces []int) bool {
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

// Throw returns a random result.
func (d Dice) Throw(r *rand.Rand) []int {
	if d.Bag != nil {
		return []int{r.IntN(len(d.Bag))}
	}
	faces := make([]int, d.N())
	for {
		for i := range faces {
			faces[i] = 1 + r.IntN(d.Sides(i))
		}
		if !d.Again(faces) {
			return faces
		}
	}
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
	case d.Used > 0:
		all = d.used()
	case d.By == Sum || d.By == Diff:
		all = d.totals()
	case d.By == Set:
		all = d.multisets()
	case d.By == Sets:
		all = d.sets()
	default:
		all = d.product()
	}
	for _, r := range all {
		of += r.ways
	}
	return all, of
}

// Results visits the results of d that the rules can tell apart: one throw for each,
// and how many of all the equally likely ways come to the same.
func (d Dice) Results(visit func(faces []int, ways, of uint64)) {
	all, of := d.results()
	for _, r := range all {
		visit(r.faces, r.ways, of)
	}
}

// totals gives one result for each total, or difference, of the dice, or for
// each class of them.
func (d Dice) totals() []chanceResult {
	all := []chanceResult{{ways: 1}}
	for i := range d.N() {
		next := make([]chanceResult, 0, len(all)+d.Sides(i))
		for j, r := range all { // totals rise by one: total j+i becomes j+i+f
			for f := 1; f <= d.Sides(i); f++ {
				face := f
				if d.By == Diff && i >= d.Of[0].N {
					face = d.Sides(i) + 1 - f
				}
				if k := j + f - 1; k < len(next) {
					next[k].ways += r.ways
				} else {
					next = append(next, chanceResult{append(slices.Clone(r.faces), face), r.ways})
				}
			}
		}
		all = next
	}
	return d.merged(all)
}

// merged puts results of one class together, of totals or of throws that count.
func (d Dice) merged(totals []chanceResult) []chanceResult {
	if d.Like == nil {
		return totals
	}
	var all []chanceResult
	var class []int
	for i, r := range totals {
		if k := slices.Index(class, d.Like[i]); k >= 0 {
			all[k].ways += r.ways
		} else {
			all, class = append(all, r), append(class, d.Like[i])
		}
	}
	return all
}

// classes returns one face of each class of a die, and how many faces the
// class has.
func (d Dice) classes(sides int) (faces []int, ways []uint64) {
	for f := 1; f <= sides; f++ {
		k := -1
		if d.Like != nil {
			k = slices.IndexFunc(faces, func(g int) bool { return d.Like[g-1] == d.Like[f-1] })
		}
		if k >= 0 {
			ways[k]++
			continue
		}
		faces, ways = append(faces, f), append(ways, 1)
	}
	return faces, ways
}

// combinations counts what product lists, but not far beyond limit.
func (d Dice) combinations(limit int) int {
	n := 1
	for i := 0; i < d.N() && n <= limit; i++ {
		faces, _ := d.classes(d.Sides(i))
		n *= len(faces)
	}
	return n
}

// product gives every combination of classes of faces.
func (d Dice) product() []chanceResult {
	all := []chanceResult{{ways: 1}}
	for i := range d.N() {
		faces, ways := d.classes(d.Sides(i))
		next := make([]chanceResult, 0, len(all)*len(faces))
		for _, r := range all {
			for k, f := range faces {
				next = append(next, chanceResult{append(slices.Clone(r.faces), f), r.ways * ways[k]})
			}
		}
		all = next
	}
	return all
}

// multisets gives every way to spread the dice over the classes of faces,
// faces rising.
func (d Dice) multisets() []chanceResult {
	if d.N() == 0 {
		return []chanceResult{{ways: 1}}
	}
	n := d.N()
	classes, weight := d.classes(d.Sides(0))
	var all []chanceResult
	faces := make([]int, 0, n)
	var spread func(class int, ways uint64)
	spread = func(class int, ways uint64) {
		start, left := len(faces), n-len(faces)
		last := class == len(classes)-1
		for k := range left + 1 {
			if !last || k == left {
				if with := ways * choose(left, k) * power(weight[class], k); last {
					all = append(all, chanceResult{slices.Clone(faces), with})
				} else {
					spread(class+1, with)
				}
			}
			faces = append(faces, classes[class])
		}
		faces = faces[:start]
	}
	spread(0, 1)
	return all
}

// sets gives every way to spread the dice of each Die over the classes of faces.
func (d Dice) sets() []chanceResult {
	all := []chanceResult{{ways: 1}}
	for _, g := range d.Of {
		var next []chanceResult
		some := Dice{Of: []Die{g}, Like: d.Like}.multisets()
		for _, r := range all {
			for _, x := range some {
				next = append(next, chanceResult{append(slices.Clone(r.faces), x.faces...), r.ways * x.ways})
			}
		}
		all = next
	}
	return all
}

func choose(n, k int) uint64 {
	c := uint64(1)
	for i := range k {
		c = c * uint64(n-i) / uint64(i+1)
	}
	return c
}

func power(x uint64, n int) uint64 {
	p := uint64(1)
	for range n {
		p *= x
	}
	return p
}
