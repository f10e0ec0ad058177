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

// What is told of an act before it is given is the same however far away the
// enemy is (ME-39.3).
func TestByEyeNothingTellsHowFarAwayAnEnemyIs(t *testing.T) {
	ask := []string{"odds fire a1 @b1", "odds charge a1 @b1", "odds advance a1 #4000", "odds advance a1 #12000", "odds wheel a1 #2000",
		"why fire a1 @b1", "why charge a1 @b1", "why advance a1 #12000", "why wheel a1 #2000", "why advance a1 #99000", "legal", "play charge a1 @b1", "odds charge a1 @b1", "odds charge a1 @b1 #500", "why charge a1 @b1 #4600"}
	for measuring, alike := range map[string]bool{"by_eye": true, "open": false} {
		var first []string
		differ := make([]bool, len(ask)+1)
		for i, away := range []int{5000, 5990, 6010, 11000, 13000, 20000, 34000} {
			said := replies(talk(t, shootout(t, map[string]string{"measuring": measuring}, away, ""), ask...))
			if i == 0 {
				first = said
			}
			for k := range said {
				differ[k] = differ[k] || said[k] != first[k]
				if alike && said[k] != first[k] {
					t.Errorf("%d mils away: %s tells\n%s\nnot\n%s", away, append([]string{"the greeting"}, ask...)[k], said[k], first[k])
				}
			}
		}
		if !alike && (!differ[1] || !differ[2] || !differ[4] || !differ[6]) {
			t.Errorf("with open measuring nothing differs: %v", differ)
		}
	}
}

func TestByEyeOddsAreToldForEveryDistance(t *testing.T) {
	said := talk(t, shootout(t, map[string]string{"measuring": "by_eye"}, 9000, ""), "odds fire a1 @b1", "odds charge a1 @b1")
	for _, want := range []string{
		"key=me.mod.judged.1", "estimate me.estimate.range 6\ndice 6d6 by=first\n", "estimate me.estimate.range 12\ndice 3d6 by=first\n", "estimate me.estimate.range 18\ndice 2d6 by=first\n",
		"row 1.6 1/64 me.row.fire.0 rule=ME-16.5", "row 12.5 1/8 me.row.fire.0 rule=ME-16.5", "row 25.0 1/4 me.row.fire.0 rule=ME-16.5",
		"estimate me.estimate.charge 4\n", "row 4.2 1/24 me.row.short rule=ME-22.12", "estimate me.estimate.charge 8\n",
		"estimate me.estimate.charge 12\n", "row 48.6 35/72 me.row.short rule=ME-22.12",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("not told: %s\nbut\n%s", want, said)
		}
	}
	if strings.Contains(said, "9.0") || strings.Contains(said, "9000") {
		t.Errorf("the distance is told:\n%s", said)
	}
}

func TestByEyeAnOrderThatHasLaidTheTapeIsNotTakenBack(t *testing.T) {
	for measuring, want := range map[string]string{"by_eye": "error:", "open": "undone"} {
		for _, order := range [][]string{{"play fire a1 @b1"}, {"play charge a1 @b1", "play charge a1 @b1"}, {"play advance a1 #3000"}, {"play wheel a1 #1000"}} {
			said := replies(talk(t, shootout(t, map[string]string{"measuring": measuring}, 9000, ""), append(order, "undo")...))
			if got := said[len(said)-1]; !strings.HasPrefix(got, want) {
				t.Errorf("%s: %v then undo: %s", measuring, order, got)
			}
		}
	}
}
