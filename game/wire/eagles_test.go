package wire

import (
	"fmt"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/rules/eagles"
)

// shootout is a Line battalion of the first side that may fire at one of the
// second, so many mils before its front.
func shootout(t *testing.T, set map[string]string, away int, more string) *Session {
	t.Helper()
	data := fmt.Sprintf(`format = 1
[battle]
map = "test"
table = "large"
turns = 8
points = 999
sides = "fixed"
first = "roll"
home = { a = "south", b = "north" }
[position]
phase = "orders"
turn = 2
active = "a"
lead = "a"
[[army]]
side = "a"
nation = "pr"
commander = { x = 0.5, y = 0.5 }
[[army.battalion]]
id = "a1"
grade = "line"
rankers = 24
formation = "line"
x = 36.0
y = 10.0
facing = 0.0
[[army]]
side = "b"
nation = "fr"
commander = { x = 47.5, y = 47.5 }
[[army.battalion]]
id = "b1"
grade = "line"
rankers = 24
formation = "line"
x = 36.0
y = %d.%03d
facing = 180.0
%s`, (11600+away)/1000, (11600+away)%1000, more)
	m, err := match.New(eagles.Book{}, match.Start{Scenario: "test", Data: []byte(data), Set: set, Seed: 1, Dice: match.Hand(), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Match: m}
}

func TestADieThatIsNotUsedIsRolledAgainByHand(t *testing.T) {
	s := shootout(t, nil, 4000, "drummers = 1\nsergeants = 2\nstandards = 1\nofficers = 1\n")
	said := replies(talk(t, s, "play fire a1 @b1", "roll 6 1 1 1 1 1", "roll 6", "roll 5"))
	if !strings.Contains(said[2], "ask chance me.special ME-21.3 by=first dice=1d6 used=5\n") {
		t.Errorf("asked:\n%s", said[2])
	}
	if said[3] != "error: 6: that throw is not used, roll again\n" {
		t.Errorf("told: %s", said[3])
	}
	if !strings.Contains(said[4], "event dice ME-21.3") {
		t.Errorf("told: %s", said[4])
	}
}
