package names

import "testing"

// What one way of putting words together has kept is not taken for another's.
func TestNamesAreMadeAsTheyAreAskedFor(t *testing.T) {
	var n Book
	for range 2 { // made, then kept
		for got, want := range map[string]string{
			n.Glue("a", ".", "b"): "a.b", n.Join("a", ".", "b"): "a...b", n.Dot("a", "b"): "a.b", n.Slash("a", "b"): "a/b", n.Join("a", "/", "b"): "a./.b",
			n.Pair(3, 5): "3/5", n.Number(3): "3",
		} {
			if got != want {
				t.Errorf("%s, want %s", got, want)
			}
		}
	}
}
