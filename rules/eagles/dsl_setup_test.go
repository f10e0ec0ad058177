package eagles

import (
	"strings"
	"testing"
)

// setup draws a position before the first turn. Each pair of swaps replaces
// what the file of draw says: setup(t, picture, `sides = "fixed"`, `sides = "roll"`).
func setup(t *testing.T, picture string, swaps ...string) *game {
	t.Helper()
	d := drawing{t: t, table: "large", phase: "roll", turn: 1, active: "a", lead: "a", home: [2]string{"south", "north"}}
	for _, line := range strings.Split(picture, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			d.read(line)
		}
	}
	text := strings.NewReplacer(swaps...).Replace(d.file())
	b, err := Book{}.Load([]byte(text), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return begin(t, b.(*Board))
}

// sidesRolled are the swaps for sides that are rolled for.
var sidesRolled = []string{`sides = "fixed"`, `sides = "roll"`}

// oneEach has a battalion each to place.
const oneEach = `
a pr: cmd waiting
b fr: cmd waiting
a1 line 24 waiting
b1 line 24 waiting
`
