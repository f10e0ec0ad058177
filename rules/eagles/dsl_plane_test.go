package eagles

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// planeFault loads a picture with some text of its file replaced, and gives
// the fault that is found in it.
func planeFault(t *testing.T, picture string, swaps ...string) string {
	t.Helper()
	d := drawing{t: t, table: "large", phase: "orders", turn: 2, active: "a", lead: "a", home: [2]string{"south", "north"}}
	for _, line := range strings.Split(picture, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			d.read(line)
		}
	}
	_, err := Book{}.Load([]byte(strings.NewReplacer(swaps...).Replace(d.file())), nil)
	var f *rules.FileError
	if errors.As(err, &f) {
		return strings.TrimPrefix(f.Key, "me.fault.")
	}
	return ""
}

// wantCorners checks the four corners of a body, from the front left one
// clockwise, in mils.
func (g *game) wantCorners(id string, want plane.Quad) *game {
	g.Helper()
	if got := g.body(id).quad; got != want {
		g.Errorf("%s has corners %v, want %v", id, got, want)
	}
	return g
}

// wantSize checks front and depth of a body, in mils.
func (g *game) wantSize(id string, w, d int64) *game {
	g.Helper()
	if p := g.body(id).pose(); p.W != w || p.D != d {
		g.Errorf("%s is %d by %d, want %d by %d", id, p.W, p.D, w, d)
	}
	return g
}

// wantSightings checks from where and to where the bases of a1 see, in mils.
func (g *game) wantSightings(want ...sighting) *game {
	g.Helper()
	a := g.board().bases(0, target{body: 1}, rules.Chance, 14)
	if a.n != len(want) {
		g.Fatalf("%d lines %v, want %v", a.n, a.lines[:a.n], want)
	}
	for k, l := range a.lines[:a.n] {
		if l != want[k] {
			g.Errorf("line %d is %v, want %v", k, l, want[k])
		}
	}
	return g
}

// wantSeers draws a picture and checks how many bases of a1 have a clear line
// to a target; with none the shot is refused.
func wantSeers(t *testing.T, n int, at, picture string) {
	t.Helper()
	g := draw(t, picture)
	if n == 0 {
		g.WantRefused("fire a1 @"+at, "ME-17.1")
		return
	}
	g.Play("fire a1 @"+at).wantMod("dice", "ME-17.4", n)
}
