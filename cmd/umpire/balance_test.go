package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

func TestBalanceCountsHowGamesEnd(t *testing.T) {
	for _, player := range []string{"soldier", "random", "computer", "beginner"} {
		out, complaint, code := umpire(toy.Book{}, "", "balance", "toy", "--games", "5", "--player", player, "--work", "50")
		var first, second, drawn, broken int
		if _, err := fmt.Sscanf(out, "toy duel: first %d, second %d, drawn %d, broken off %d;", &first, &second, &drawn, &broken); err != nil || code != good {
			t.Fatalf("%s: code %d, %q %q: %v", player, code, out, complaint, err)
		}
		if first+second+drawn != 5 || broken != 0 {
			t.Errorf("%s: %s", player, out)
		}
	}
}

func TestBalanceComparesFiles(t *testing.T) {
	drawn := write(t, "drawn.txt", "toy\nturn 24 second\npiece p0 a1 2\npiece p2 d4 1\n")
	won := write(t, "won.txt", "toy\nhand 1\nturn 1 first\ndealt\npiece p0 a1 2\npiece p1 b2 2\npiece p2 b1 1\ncard k2 first\ncard k5 deck\n")
	out, complaint, code := umpire(toy.Book{}, "", "balance", won, drawn, "--games", "30", "--work", "200", "--lang", "none")
	for _, want := range []string{"drawn 100 % (89 to 100)", "30: toy.drawn (drawn, TOY-7)", "turns: half of the games by 24, eight of ten from 24 to 24",
		won + " against " + drawn + ": the first side wins ", "games in a hundred more (", "): more than chance\n", " turns shorter (-"} {
		if code != good || !strings.Contains(out, want) {
			t.Errorf("code %d, %q: there is no %q in\n%s", code, complaint, want, out)
		}
	}
	out, _, _ = umpire(toy.Book{}, "", "balance", drawn, drawn, "--games", "3", "--work", "20", "--lang", "none")
	if !strings.HasSuffix(out, "0 games in a hundred more (-56 to 56): cannot tell\n  a game is 0.0 turns longer (0.0 to 0.0): cannot tell\n") {
		t.Error(out)
	}
	if _, complaint, code = umpire(toy.Book{}, "", slices.Concat([]string{"balance"}, slices.Repeat([]string{won}, 5))...); code != failed || !strings.Contains(complaint, "at most 4") {
		t.Errorf("code %d, %q", code, complaint)
	}
}

func TestBalanceSpeaksJSON(t *testing.T) {
	args := []string{"balance", "toy", "--games", "12", "--json", "--lang", "none"}
	out, _, code := umpire(toy.Book{}, "", args...)
	var l balanceLine
	if err := json.Unmarshal([]byte(out), &l); err != nil || code != good {
		t.Fatal(err, out)
	}
	n := 0
	for _, e := range l.Endings {
		n += e.Games
	}
	if l.System != "toy" || l.Name != "duel" || l.Games != 12 || l.First.Games+l.Second.Games+l.Drawn.Games != 12 || n != 12 || l.First.Low > l.First.Share || l.Turns.Median == 0 {
		t.Errorf("%+v", l)
	}
	for _, cores := range []string{"1", "8"} {
		if again, _, _ := umpire(toy.Book{}, "", append(args, "--cores", cores)...); again != out {
			t.Errorf("on %s cores\n%s, not\n%s", cores, again, out)
		}
	}
}

// A table of several battles is read as it is written; of other players than the computer there is none.
func TestBalanceWritesTheTableOfScenarios(t *testing.T) {
	out, complaint, code := umpire(toy.Book{}, "", "balance", "toy", "--games", "5", "--work", "50", "--table")
	out += strings.Replace(out, "duel", "other", 1) // as the next battle would be
	var all map[string]map[string]scenarios.Balance
	if err := toml.Unmarshal([]byte(out), &all); err != nil || code != good {
		t.Fatalf("code %d, %q %q: %v", code, out, complaint, err)
	}
	if b := all["toy"]["duel"]; b.Games() != 5 || b.Answers != 50 || all["toy"]["other"] != b {
		t.Errorf("%+v of %s", b, out)
	}
	for _, more := range []string{"--player=soldier", "--json"} {
		if out, complaint, code := umpire(toy.Book{}, "", "balance", "toy", "--games", "1", "--table", more); code != failed || out != "" || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%s: code %d, %q %q", more, code, out, complaint)
		}
	}
}
