package squares

import (
	"strings"
	"testing"
)

// lostUnits draws a position of a battle in which units are eliminated that
// the picture has set up.
func lostUnits(t *testing.T, picture string, ids ...string) *game {
	t.Helper()
	scenario, position, _ := strings.Cut(drawnFile(t, picture), "[position]")
	for _, id := range ids {
		i := strings.Index(position, `{ id = "`+id+`"`)
		if i < 0 {
			t.Fatalf("%s is not in the position", id)
		}
		j := i + strings.Index(position[i:], "}") + 1
		position = position[:i] + strings.TrimPrefix(position[j:], ", ")
	}
	return begin(t, load(t, []byte(scenario+"[position]"+position), nil))
}
