package musket

import (
	"fmt"
	"strings"

	"grognard/rules"
)

// Blanks implements rules.Workshop: the sizes are those of the battles of the
// game, of a corps, of an army and of a skirmish.
func (Book) Blanks() (all []rules.Blank) {
	for _, size := range [...]struct {
		key               string
		cols, rows, turns int
	}{{"corps", 20, 14, 8}, {"army", 30, 18, 10}, {"skirmish", 12, 9, 6}, {"largest", maxCols, maxRows, 12}} {
		all = append(all, rules.Blank{Key: size.key, Text: blank(size.cols, size.rows, size.turns)})
	}
	return all
}

// blank is a battle before any unit has come: France in the west, Austria in the
// east, each with HQ and trains on its line of communication.
func blank(cols, rows, turns int) string {
	var s strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&s, format+"\n", args...) }
	line("# Musket & Saber\n\nformat = 1\nfirst = %q", armyNames[0])
	line("turns = [%s]", strings.TrimSuffix(strings.Repeat(`"day", `, turns), ", "))
	line("\n[scenario]\nid = \"new-battle\"\ntitle_en = \"New battle\"\ntitle_it = \"Nuova battaglia\"")
	line("\n[map]\nseed = \"new-battle\"\nterrain = [")
	for range rows {
		line("  %q,", strings.Repeat(".", cols))
	}
	line("]\nheights = []\n\n[map.hexsides]\nstream = []\nslope = []")
	middle := rows / 2
	for _, x := range [...]struct {
		army, id string
		loc, col int
	}{{"france", "fr", 0, 1}, {"austria", "au", cols - 1, cols - 2}} {
		line("\n[[side]]\narmy = %q\nnation = %q\nloc = [%q]\nsteps = 0", x.army, x.id, hexAt(x.loc, middle).name())
		line("hq = { id = %q, ma = 8, hex = %q }", x.id+"-hq", hexAt(x.col, middle).name())
		line("trains = { id = %q, ma = 4, hex = %q }", x.id+"-trains", hexAt(x.col, middle-1).name())
		line("formations = []")
	}
	line("\n[victory]\nmargin_of = %q\neliminated = 1\ndestroyed = 2\ncaptured = 3\noff_map = 1\nleader_killed = 2\nleader_captured = 3\nhq_captured = 5\ntrains_captured = 4", armyNames[0])
	for _, x := range [...]struct {
		from          int
		winner, grade string
	}{{-99, "austria", "decisive"}, {-4, "austria", "marginal"}, {1, "france", "marginal"}, {5, "france", "decisive"}} {
		line("\n[[victory.level]]\nfrom = %d\nwinner = %q\ngrade = %q", x.from, x.winner, x.grade)
	}
	return s.String()
}
