package ccn

import (
	"strings"
	"testing"
)

// hexNamed is a hex of a test.
func hexNamed(t *testing.T, name string) hex {
	t.Helper()
	h, ok := parseHex(name)
	if !ok {
		t.Fatalf("%q is no hex", name)
	}
	return h
}

func TestTheBoardHasItsHexesAndSections(t *testing.T) { // CCN-2.1, CCN-2.3
	n := map[sectionSet]int{}
	for h := range hex(boardSize) {
		if h.real() {
			n[h.sections()]++
		}
	}
	west, center, east := westSection.set(), centerSection.set(), eastSection.set()
	for set, want := range map[sectionSet]int{west: 32, center: 41, east: 32, west | center: 4, center | east: 4} {
		if n[set] != want {
			t.Errorf("%d hexes in sections %b, want %d", n[set], set, want)
		}
	}
}

// A hex has one name, so that a thing has one in files, logs and saves.
func TestNoOtherWordIsTheNameOfAHex(t *testing.T) { // CCN-2.1
	for _, name := range []string{"e05", "e+5", "e5 ", "E5", "e0", "e14", "f13", "j1", "e", "5e", "e-1", "e5e"} {
		if h, ok := parseHex(name); ok {
			t.Errorf("%q is read as %s", name, h.name())
		}
		if r, err := (Book{}).Parse(name); err == nil {
			t.Errorf("%q is the name of %s", name, Book{}.Format(r))
		}
	}
}

func TestNeighboursAndDistancesAreThoseOfTheBook(t *testing.T) { // part 1.4
	for name, want := range map[string]string{"e5": "e6 d5 d4 e4 f4 f5", "d5": "d6 c6 c5 d4 e5 e6", "a1": "a2 b1"} {
		var got []string
		for _, n := range neighbours[hexNamed(t, name)] {
			if n != nowhere {
				got = append(got, n.name())
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s is next to %v, want %s", name, got, want)
		}
	}
	for pair, want := range map[string]int{"e5 e8": 3, "e5 c5": 2, "a1 c1": 2, "g5 c8": 5, "a1 i1": 8} {
		w := strings.Fields(pair)
		if got := distance(hexNamed(t, w[0]), hexNamed(t, w[1])); got != want {
			t.Errorf("%s: distance %d, want %d", pair, got, want)
		}
	}
}

func TestObstaclesBlockAsTheBookShows(t *testing.T) { // CCN-18, CCN-42
	for _, c := range []struct {
		from, to, woods, hills string
		clear                  bool
	}{
		{"e5", "c5", "d4", "", true},
		{"e5", "c5", "d4 d5", "", false},
		{"e5", "a5", "d4 b4", "", true},
		{"e5", "a5", "d4 b5", "", false},
		{"a1", "c1", "", "", true},
		{"a1", "c1", "b1", "", false},
		{"e4", "d7", "e5", "", false},
		{"e4", "d7", "d5", "", false},
		{"e4", "d7", "e6", "", false},
		{"e4", "d7", "d6", "", false},
		{"e4", "d7", "f5 c6", "", true},
		{"g5", "e5", "", "e5 d4 d5 c5", true},
		{"g5", "c5", "", "e5 d4 d5 c5", false},
		{"e5", "e8", "", "e5 e6 e7 e8", true},
		{"e5", "e8", "", "e5 e8", true},
		{"e5", "e8", "", "e5 e7 e8", false},
		{"e5", "e8", "", "e5 e6", false},
	} {
		b := emptyBoard()
		for _, n := range strings.Fields(c.woods) {
			b.scenario.ground[hexNamed(t, n)] = woods
		}
		for _, n := range strings.Fields(c.hills) {
			b.scenario.ground[hexNamed(t, n)] = hill
		}
		b.scenario.joinHills()
		from, to := hexNamed(t, c.from), hexNamed(t, c.to)
		if _, clear := b.sight(from, to, false); clear != c.clear {
			t.Errorf("%s to %s with forest on %q, hills on %q: clear is %t", c.from, c.to, c.woods, c.hills, clear)
		}
		if _, clear := b.sight(to, from, false); clear != c.clear {
			t.Errorf("%s to %s: not the same the other way", c.to, c.from)
		}
	}
}

func TestAFireLineMeetsTheSidesOfAHexThatItCrosses(t *testing.T) { // CCN-45.5, R-12
	f := &scenario{}
	target := hexNamed(t, "f10")
	f.works[target] = 1<<northWest | 1<<northEast
	for from, want := range map[string]bool{"e10": true, "e11": true, "d10": true, "d9": true, "d11": true, "f9": false, "g10": false, "c10": true} {
		if got := f.leaves(target, hexNamed(t, from)); got != want {
			t.Errorf("from %s: protected is %t, want %t", from, got, want)
		}
	}
	f.works[target] = 1 << northWest
	if f.leaves(target, hexNamed(t, "d10")) { // straight down the corner between both
		t.Error("a corner with one protected side protects")
	}
}
