package conjure

import "testing"

// An army that is better than its points say costs less, by no more than can be taken from it; a plain wish
// does without.
func TestEdgesAreLevelled(t *testing.T) {
	was := edges
	defer func() { edges = was }()
	edges = map[string]map[string]int{"toy": {Seat: -20, Most: 250, "a": 170, "b": -180}}
	for _, x := range []struct {
		armies [2]string
		plain  bool
		want   [2]int
	}{{[2]string{"a", "c"}, false, [2]int{150, 5}}, {[2]string{"c", "a"}, false, [2]int{0, 195}}, {[2]string{"a", "b"}, false, [2]int{250, 5}},
		{[2]string{"b", "a"}, false, [2]int{0, 5 + 250}}, {[2]string{"c", "d"}, false, [2]int{0, 25}}, {[2]string{"a", "b"}, true, [2]int{0, 5}}} {
		a := Asked{Spare: [2]int{0, 5}, plain: x.plain}
		if a.Level("toy", x.armies); a.Spare != x.want {
			t.Errorf("%v: %v, want %v", x.armies, a.Spare, x.want)
		}
	}
	a := Asked{}
	if a.Level("other", [2]string{"a", "b"}); a.Spare != [2]int{} {
		t.Errorf("of a book without edges %v", a.Spare)
	}
	edges["plain"] = map[string]int{"a": 200}
	if a.Level("plain", [2]string{"a", "b"}); a.Spare != [2]int{mostEdge, 0} {
		t.Errorf("of a book that does not say how much %v", a.Spare)
	}
	edges["near"] = map[string]int{Seat: -20, "a": 10, "b": -15}
	for book, want := range map[string]int{"toy": 250, "near": 45, "other": 0} {
		if got := MostLevelled(book); got != want {
			t.Errorf("%s: at the most %d thousandths, want %d", book, got, want)
		}
	}
}
