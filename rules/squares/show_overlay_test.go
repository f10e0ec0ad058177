package squares

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
)

// wantShades checks an overlay: "C3 red area 2", "C3-C4 red line 0", in any
// order.
func (g *game) wantShades(viewer rules.Side, key, about string, want ...string) *game {
	g.Helper()
	var got []string
	for _, x := range (Book{}).Overlay(g.board(), viewer, rules.Overlay(key), refsByName[about]) {
		cell := Book{}.Format(x.Cell)
		if x.To != 0 {
			cell += "-" + Book{}.Format(x.To)
		}
		got = append(got, fmt.Sprintf("%s %s %s %d", cell, sideName(x.Side), x.Style, x.N))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.Errorf("%s about %q shows %s:\n%q, want\n%q", key, about, sideName(viewer), got, want)
	}
	return g
}

// area are the squares of a rectangle, each shaded so.
func area(from, to, style string, numbers map[string]int) (all []string) {
	a, _ := parseSquare(from)
	z, _ := parseSquare(to)
	for row := a.row(); row <= z.row(); row++ {
		for col := a.col(); col <= z.col(); col++ {
			name := at(col, row).name()
			all = append(all, fmt.Sprintf("%s %s %d", name, style, numbers[name]))
		}
	}
	return all
}

const small = ". . .\n. . .\n. . .\n"

func TestOverlaysTellWhatTheRulesSay(t *testing.T) {
	t.Run("NS-A.14 who is still to come has no radius yet", func(t *testing.T) {
		draw(t, small+"A1 red-1\nC3 blue-1\ngeneral red-g2 A1 turn=3\nB1 red-2 of red-g2").wantShades(rules.First, "radius", "red-g2")
	})
	t.Run("NS-C4.1.8 moves: what each square costs, with the AP that are left", func(t *testing.T) {
		g := draw(t, small+"A1 red-1\nC1 red-2\nC3 blue-1\nap 2")
		g.wantShades(rules.First, "moves", "red-1", "A2 red number 1", "A3 red number 2", "B1 red number 1", "B2 red number 2", "C1 red number 2").
			Play("move red-1 @A2").wantShades(rules.First, "moves", "red-1", "A1 red number 1", "A3 red number 1", "B2 red number 1")
		g.wantShades(rules.First, "moves", "A2", "A1 red number 1", "A3 red number 1", "B2 red number 1").wantShades(rules.First, "moves", "B2")
	})
	t.Run("NS-C4.1.8 moves: of a command that is not active, with 3 AP", func(t *testing.T) {
		g := draw(t, small+"A1 red-1\nC1 blue-2 spent=2\nA3 blue-1\nap 1")
		g.wantShades(rules.First, "moves", "blue-2", "B1 blue number 1", "B2 blue number 2", "C2 blue number 1", "C3 blue number 2", "B3 blue number 3", "A2 blue number 3")
	})
	t.Run("NS-C4.2.3 ranges: of a battery, or of all of a side", func(t *testing.T) {
		g := draw(t, ". . . .\n. . . .\n. . . .\n. . . .\nA1 red-1 gun\nD1 red-2 gun\nA3 red-3\nC4 blue-1 gun\nD4 blue-2")
		one := []string{"A2 red area 0", "B1 red area 0", "B2 red area 0", "A3 red contested 0", "B3 red contested 0", "C2 red contested 0", "C1 red contested 0"}
		g.wantShades(rules.First, "ranges", "red-1", one...).wantShades(rules.Second, "ranges", "A1", one...).wantShades(rules.Chance, "ranges", "")
		draw(t, ". . .\n. . .\n. . .\nB1 red-1 gun\ndue red-2 gun turn=3 entry=A1\nA3 blue-1").wantShades(rules.First, "ranges", "red-2", "A1 red area 0", "C1 red area 0", "A2 red area 0", "B2 red area 0",
			"C2 red area 0", "A3 red contested 0", "B3 red contested 0", "C3 red contested 0").wantShades(rules.First, "moves", "red-2")
		both := append(area("A2", "D2", "red area", nil), area("A3", "D3", "red contested", nil)...)
		g.wantShades(rules.First, "ranges", "red-3", append(both, "B1 red area 0", "C1 red area 0")...)
		g.wantShades(rules.Second, "ranges", "D4", append(area("B3", "D3", "blue area", nil), append(area("B2", "D2", "blue contested", nil), "A3 blue contested 0",
			"B4 blue area 0", "D4 blue area 0", "A4 blue contested 0")...)...)
	})
	t.Run("NS-A.14 radius: of a leader, of a unit’s general, of who is active, of the C-in-C", func(t *testing.T) {
		picture := field + "chief red E6 0\ngeneral red-g1 A1\nB1 red-1\nE1 red-2\nC3 red-3 of red-g2\nG7 blue-1\n"
		first := area("A1", "C3", "red area", map[string]int{"B1": 1})
		second := area("A1", "E5", "red area", map[string]int{"C3": 1})
		g := draw(t, picture).wantShades(rules.First, "radius", "red-g1", first...).wantShades(rules.First, "radius", "red-1", first...).wantShades(rules.First, "radius", "", first...)
		g.wantShades(rules.First, "radius", "red-3", second...).wantShades(rules.Second, "radius", "red-g2", second...).wantShades(rules.First, "radius", "D4", first...)
		draw(t, picture+"phase general").wantShades(rules.First, "radius", "D2", area("B1", "F4", "red area", map[string]int{"B1": 1, "E1": 1})...)
		g = draw(t, picture+"phase chief\npool 2 1 0").wantShades(rules.First, "radius", "", area("C4", "G7", "red area", nil)...)
		g.wantShades(rules.Chance, "radius", "").wantShades(rules.Second, "radius", "").wantShades(rules.Second, "radius", "blue-g1", area("E5", "G7", "blue area", map[string]int{"G7": 1})...)
	})
	t.Run("NS-A.27 support: lines from who supports, hatched who lacks it", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 linear N\nC2 red-2 linear N\nE3 red-3 linear N\nE3 red-4 linear E\nG3 red-5\nA3 red-6 linear N column\nG7 blue-1 linear S\nG7 blue-2 linear S rear")
		g.wantShades(rules.First, "support", "", "C2-C3 red line 0", "C2 red contested 0", "E3 red contested 0", "G7 blue contested 0") // the last in the rear rank
	})
	t.Run("NS-A.36 capacity: what is left of each square", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC3 red-2 gun\nG7 blue-1 linear S\nF6 blue-2\nF6 blue-3")
		g.wantShades(rules.First, "capacity", "", "C3 red number 6", "G7 blue number 8", "F6 blue number 0")
	})
	t.Run("NS-C5.11 control: who holds what, and what it is worth", func(t *testing.T) {
		g := draw(t, field+"objective C3 red 4\nobjective G7 nobody 1\nobjective A7 blue 2\nC1 red-1\nG1 blue-1")
		g.wantShades(rules.First, "control", "", "C3 red number 4", "G7 chance number 1", "A7 blue number 2")
	})
	t.Run("NS-A.53 nothing of what lies under a marker", func(t *testing.T) {
		g := fogged(t, "C1 red-1 gun\nE1 red-2\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1")
		g.wantShades(rules.Second, "moves", "red-1").wantShades(rules.Second, "moves", "C1").wantShades(rules.First, "moves", "C1")
		g.wantShades(rules.Second, "capacity", "", "E1 red number 6", "G7 blue number 6")
	})
}
