package boardtest

import (
	"fmt"
	"slices"
	"strings"
)

// Squares is a position of Napoleon Squares: red of red-g1 on C2, whose turn it
// is with 3 AP, against blue of blue-g1 on C3.
type Squares struct {
	Size    int    // squares a side; 0: 5
	Phase   string // "": combat
	Weather string // "": normal
	Ground  []string
	Chief   string   // where blue's commander-in-chief is; "": E5
	General []string // generals beside the two
	Units   []string // as Infantry writes them
	States  []string // of the units, as At writes them
	Fog     int      // blue's markers; with some the battle is fought in fog
	Markers []string
}

// Duel has a brigade on each side.
func Duel() Squares {
	return Squares{
		Units:  []string{Infantry("red-1", "C2", ""), Infantry("blue-1", "C3", "")},
		States: []string{At("red-1", "C2", ""), At("blue-1", "C3", "")},
	}
}

// And is the position with one more unit, of Infantry.
func (s Squares) And(id, square, more string) Squares {
	s.Units = append(slices.Clip(s.Units), Infantry(id, square, more))
	s.States = append(slices.Clip(s.States), At(id, square, ""))
	return s
}

// Infantry is the row of an infantry brigade, Massed and of no class unless more
// fields say otherwise.
func Infantry(id, square, more string) string {
	if !strings.Contains(more, "order") {
		more = join(more, `order = "massed"`)
	}
	if !strings.Contains(more, "skirmish") {
		more = join(more, "skirmish = 0")
	}
	if !strings.Contains(more, "cls") {
		more = join(more, "cls = []")
	}
	return Unit(id, square, join(`kind = "infantry"`, more))
}

// Unit is the row of a unit with its fields.
func Unit(id, square, fields string) string {
	color, _, _ := strings.Cut(id, "-")
	return fmt.Sprintf("{ id = %q, command = %q, at = %q, %s }", id, color+"-g1", square, fields)
}

// At is where a unit stands, and how.
func At(id, square, more string) string {
	return "{ " + join(fmt.Sprintf("id = %q, at = %q", id, square), more) + " }"
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ", " + b
}

// File writes the position.
func (s Squares) File() string {
	or := func(v, otherwise string) string {
		if v == "" {
			return otherwise
		}
		return v
	}
	if s.Size == 0 {
		s.Size = 5
	}
	options, on := "", ""
	if s.Fog > 0 {
		options, on = "options = [\"fog_of_war\"]\n", "on = [\"fog_of_war\"]\n"
	}
	rows := func(all []string) string { return "[" + strings.Join(all, ",\n") + "]\n" }
	side := func(nation, edge, chief, at string, first bool, markers int) string {
		return fmt.Sprintf("{ nation = %q, edge = %q, first = %t, fog_markers = %d, cinc = { id = %q, ability = 0, at = %q } }", nation, edge, first, markers, chief, at)
	}
	generals := append([]string{`{ id = "red-g1", side = "fr", ability = 0, at = "C2" }`, `{ id = "blue-g1", side = "gb", ability = 0, at = "C3" }`}, s.General...)
	return "format = 1\n" + options + fmt.Sprintf("[board]\ncols = %d\nrows = %[1]d\nsquare_m = 500\nturn_minutes = 30\n", s.Size) + "squares = " + rows(s.Ground) +
		"[time]\nstart = \"09:00\"\nmonth = 6\nregion = \"other\"\nweather = \"" + or(s.Weather, "normal") + "\"\nmax_turns = 9\ndays = 1\n" +
		"[forces]\nsides = " + rows([]string{side("fr", "S", "red-c", "A1", true, 0), side("gb", "N", "blue-c", or(s.Chief, "E5"), false, s.Fog)}) +
		"commands = " + rows(generals) + "units = " + rows(s.Units) +
		"[victory]\npoints_per_enemy_unit = 1\npoints_per_enemy_command = 1\nmargin = 1\n" +
		"[position]\n" + on + "phase = \"" + or(s.Phase, "combat") + "\"\nturn = 1\nunits = " + rows(s.States) + "markers = " + rows(s.Markers) +
		"[position.activation]\nleader = \"red-g1\"\nap = 3\n"
}
