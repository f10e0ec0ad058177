package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// busy is a French and an Allied unit in the far corner, the French one ordered
// and able to fire: with them the game goes on asking for combats, so that
// refusals can be read.
const busy = "\nfrench: i13 fr-lt-5 ordered\nallied: i11 gb-ln-9\n"

// duel puts an ordered unit on e5 and an enemy unit so many hexes east of it,
// and lets it attack: by melee if they are adjacent, else by fire. Marks are
// those of the attacker; more are further lines of the picture.
func duel(t *testing.T, unit, marks, target string, far int, more ...string) *game {
	t.Helper()
	g := draw(t, duelPicture(unit, marks, target, far, more...))
	return g.Play(duelLine(unit, target, far))
}

func duelPicture(unit, marks, target string, far int, more ...string) string {
	side, foe := "french", "allied"
	if !strings.HasPrefix(unit, "fr-") {
		side, foe = foe, side
	}
	return fmt.Sprintf("%s: e5 %s %s ordered\n%s: e%d %s\nactive %s\n%s", side, unit, marks, foe, 5+far, target, side, strings.Join(more, "\n"))
}

func duelLine(unit, target string, far int) string {
	verb := "fire"
	if far == 1 {
		verb = "melee"
	}
	return verb + " " + unit + " @" + strings.Fields(target)[0]
}

// wantDuel checks how many dice a duel gives the attacker.
func wantDuel(t *testing.T, unit, marks, target string, far, dice int, more ...string) *game {
	t.Helper()
	g := duel(t, unit, marks, target, far, more...)
	kind := "fire.roll"
	if far == 1 {
		kind = "melee.roll"
	}
	side := "french"
	if !strings.HasPrefix(unit, "fr-") {
		side = "allied"
	}
	return g.wantDice(kind, side, dice)
}

// wantNoDuel checks that the attacker of a duel may not attack, by a clause.
func wantNoDuel(t *testing.T, clause, unit, marks, target string, far int, more ...string) {
	t.Helper()
	spare := busy
	if !strings.HasPrefix(unit, "fr-") {
		spare = "\nallied: i13 gb-lt-2 ordered\nfrench: i11 fr-ln-9\n"
	}
	g := draw(t, duelPicture(unit, marks, target, far, more...)+spare)
	line := duelLine(unit, target, far)
	g.WantAsk("combat", sideNames[homeOf(unit[:2])]).WantNot(line)
	if why := reasons(g, line); !slices.Contains(why, clause) {
		if why = reasons(g, "melee "+unit); !slices.Contains(why, clause) {
			t.Errorf("%s is refused by %q, want %s", line, why, clause)
		}
	}
}

// reasons lists the clauses that refuse an option.
func reasons(g *game, line string) (all []string) {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	for _, r := range g.Refused(o) {
		all = append(all, r.Rule)
	}
	return all
}

// wantInOrder checks that events of these kinds were told in this order since
// the position was drawn, whatever else was told between them.
func (g *game) wantInOrder(kinds ...rules.EventKind) *game {
	g.Helper()
	left := kinds
	for _, e := range g.AllEvents {
		if len(left) > 0 && e.Kind == left[0] {
			left = left[1:]
		}
	}
	if len(left) > 0 {
		g.Errorf("told no %s in the order %v", left[0], kinds)
	}
	return g
}

// wantRolls checks how many rolls of a kind were made since the position was
// drawn.
func (g *game) wantRolls(kind string, n int) *game {
	g.Helper()
	got := 0
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvDice && e.Text.Key == "dice."+kind {
			got++
		}
	}
	if got != n {
		g.Errorf("%d rolls %s, want %d", got, kind, n)
	}
	return g
}

// scene lays letters of terrain on named hexes: scene("e5 F", "e7 H").
func scene(hexes ...string) string {
	rows := make([][]byte, boardRows)
	for r := range rows {
		rows[r] = []byte(strings.Repeat(".", boardCols-r%2))
	}
	for _, one := range hexes {
		w := strings.Fields(one)
		for _, name := range w[:len(w)-1] {
			h, ok := parseHex(name)
			if !ok {
				panic("no hex " + name)
			}
			rows[h.row()][h.col()] = w[len(w)-1][0]
		}
	}
	s := ""
	for _, r := range rows {
		s += strings.Join(strings.Split(string(r), ""), " ") + "\n"
	}
	return s
}
