package main

import (
	"strings"
	"testing"

	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

// chance runs the command on the books of the game.
func chance(args ...string) (out, complaint string, code int) {
	var stdout, stderr strings.Builder
	code = run(append([]string{"chance"}, args...), desk{shelf: allBooks, out: &stdout, err: &stderr})
	return stdout.String(), stderr.String(), code
}

// checked runs the checker on files.
func checked(args ...string) (out, complaint string, code int) {
	var stdout, stderr strings.Builder
	code = run(append([]string{"check"}, args...), desk{shelf: allBooks, out: &stdout, err: &stderr})
	return stdout.String(), stderr.String(), code
}

// What is printed is a file that can be checked, played and weighed.
func TestEachSystemPrintsBattlesByChance(t *testing.T) {
	for _, b := range scenarios.Books() {
		text, complaint, code := chance(b.Name(), "--seed", "7", "--wish", "country=hilly")
		if code != good || complaint != "" {
			t.Fatalf("%s: code %d, %s", b.Name(), code, complaint)
		}
		info, err := scenarios.Parse("chance.toml", []byte(text))
		if err != nil || info.ID != "chance-7" || info.Title.EN == "" || info.Title.IT == "" || info.Summary.EN == "" || info.Summary.IT == "" {
			t.Errorf("%s: %+v %v", b.Name(), info, err)
		}
		if out, complaint, code := checked("--system", b.Name(), write(t, "chance.toml", text)); code != good {
			t.Errorf("%s: %s %s", b.Name(), out, complaint)
		}
		if again, _, _ := chance(b.Name(), "--seed", "7", "--wish", "country=hilly"); again != text {
			t.Errorf("%s: the same number makes another battle", b.Name())
		}
		if other, _, _ := chance(b.Name(), "--seed", "8", "--wish", "country=hilly"); other == text {
			t.Errorf("%s: another number makes the same battle", b.Name())
		}
		if list, _, code := chance(b.Name(), "--wishes"); code != good || !strings.Contains(list, "country = any (of any, open,") {
			t.Errorf("%s: code %d, %s", b.Name(), code, list)
		}
	}
}

func TestWhatCannotBeWishedIsOneSentence(t *testing.T) {
	for args, want := range map[string]string{
		"ccn --wish moon=full":       `nothing called "moon" can be asked`,
		"ccn --wish country=flat":    "country cannot be",
		"chess":                      `there is no system "chess"`,
		"manoeuvre --wish points=10": `nothing called "points" can be asked`,
	} {
		out, complaint, code := chance(strings.Fields(args)...)
		if code != failed || out != "" || !strings.Contains(complaint, want) || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%s: code %d, %q", args, code, complaint)
		}
	}
	if _, complaint, code := umpire(toy.Book{}, "", "chance", "toy"); code != failed || !strings.Contains(complaint, "toy makes no battles by chance") {
		t.Errorf("code %d, %q", code, complaint)
	}
}
