package table

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

// faceToFace is a board of Napoleon Squares on which one brigade may attack
// another one alone.
const faceToFace = `format = 1
[board]
cols = 5
rows = 5
square_m = 500
turn_minutes = 30
[time]
start = "09:00"
month = 6
region = "other"
weather = "normal"
max_turns = 9
days = 1
[forces]
sides = [
  { nation = "fr", edge = "S", first = true, fog_markers = 0, cinc = { id = "red-c", ability = 0, at = "A1" } },
  { nation = "gb", edge = "N", first = false, fog_markers = 0, cinc = { id = "blue-c", ability = 0, at = "E5" } },
]
commands = [{ id = "red-g1", side = "fr", ability = 0, at = "C2" }, { id = "blue-g1", side = "gb", ability = 0, at = "C3" }]
units = [
  { id = "red-1", command = "red-g1", at = "C2", kind = "infantry", order = "massed", skirmish = 0, cls = [] },
  { id = "blue-1", command = "blue-g1", at = "C3", kind = "infantry", order = "massed", skirmish = 0, cls = [] },
]
[victory]
points_per_enemy_unit = 1
points_per_enemy_command = 1
margin = 1
[position]
phase = "combat"
turn = 1
units = [{ id = "red-1", at = "C2", hits = 0 }, { id = "blue-1", at = "C3", hits = 0 }]
[position.activation]
leader = "red-g1"
ap = 3
`

// squaring opens that board.
func squaring(t *testing.T) *battle {
	t.Helper()
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(faceToFace), Open: true, Auto: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	return b
}

func TestAnAttackWithoutMoreToChooseIsFinal(t *testing.T) {
	b := squaring(t)
	for _, o := range b.acts("attack") {
		side := b.m.Request().To
		next, _, err := b.m.Position().Play(rules.Answer{By: side, Option: o})
		if err != nil {
			t.Fatal(err)
		}
		q := next.Request()
		forced := q.To == side && len(q.Options) == 1 && !q.Always
		if open := q.To == side && !forced; b.t.final(o) == open {
			t.Errorf("%+v leads to %s with %d options; final: %t", o, q.Kind, len(q.Options), b.t.final(o))
		}
		if forced {
			return
		}
	}
	t.Error("no attack is without more to choose")
}

func TestDiceThatStandForThemselvesAreNotAddedUp(t *testing.T) {
	for name, c := range map[string]struct {
		dice rules.Dice
		want bool
	}{
		"each for itself": {rules.D(2, 6), false},
		"counted":         {rules.D(2, 6).Counted(), false},
		"one against one": {rules.D(2, 6).Opposed(), false},
		"added up":        {rules.D(2, 6).Summed(), true},
	} {
		if got := counts(&c.dice); got != c.want {
			t.Errorf("%s: %t, want %t", name, got, c.want)
		}
	}
}
