package conjure

import (
	_ "embed"
	"maps"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

//go:embed edges.toml
var edgesFile []byte

// edges are, by rulebook, by how many thousandths an army is better than its points say, as the
// computer plays it against itself; Seat is what it is worth to be rules.First.
var edges = func() (all map[string]map[string]int) {
	if err := toml.Unmarshal(edgesFile, &all); err != nil {
		panic(err)
	}
	return all
}()

// The keys of edges that no army has: of the first side by its seat, and of who begins, where
// that is not always the first side.
const (
	Seat   = "seat"
	Begins = "begins"
)

// Most is the key of the most that is taken from an army for its edge, in thousandths, where that
// is not mostEdge.
const Most = "most"

// mostEdge is it as a rule.
const mostEdge = 90

// most is it in a book.
func most(book string) int {
	if n := edges[book][Most]; n > 0 {
		return n
	}
	return mostEdge
}

// Level has the army that is better than its points say cost less: those of the first and of
// the second side, by their nations, or where two armies are of one nation by what they are called. What is asked of Spare comes to that.
func (a *Asked) Level(book string, armies [2]string) {
	if a.plain {
		return
	}
	by := edges[book]
	lead := max(-most(book), min(most(book), by[Seat]+by[armies[0]]-by[armies[1]]))
	a.Spare[0] += max(0, lead)
	a.Spare[1] += max(0, -lead)
}

// Begins is by how many thousandths of an army who begins is better.
func (a *Asked) Begins(book string) int {
	if a.plain {
		return 0
	}
	return edges[book][Begins]
}

// MostLevelled is by how many thousandths an army of a book costs less for its edge at the most.
func MostLevelled(book string) int {
	by, high, low := edges[book], 0, 0
	for _, key := range slices.Sorted(maps.Keys(by)) {
		if key != Seat && key != Begins && key != Most {
			high, low = max(high, by[key]), min(low, by[key])
		}
	}
	return min(most(book), high-low+abs(by[Seat]))
}
