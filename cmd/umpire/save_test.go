package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/rules/rulestest/toy"
)

// answersOf is how many answers a save holds.
func answersOf(t *testing.T, path string) int {
	t.Helper()
	g, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, l := range g.Lines {
		if l[0] != '#' {
			n++
		}
	}
	return n
}

func TestANewGameIsNotSavedOverAnother(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.grog")
	play := func(in string, more ...string) (out, complaint string, code int) {
		return umpire(toy.Book{}, in, append([]string{"play", "toy", "--lang", "none", "--seed", "1", "--save", file}, more...)...)
	}
	if out, complaint, code := play("play pass\nplay hold\n", "--scenario", "duel"); code != good || strings.Contains(out, "note") {
		t.Fatalf("%q, %q, code %d", out, complaint, code)
	}
	had := answersOf(t, file)
	for _, name := range []string{"game-2.grog", "game-3.grog"} {
		out, complaint, code := play("", "--scenario", "duel")
		fresh := filepath.Join(filepath.Dir(file), name)
		if want := "note say=\"" + file + " holds a game already: this one is saved in " + fresh + "\""; code != good || !strings.Contains(out, want) {
			t.Errorf("%q, %q, code %d, want %s", out, complaint, code, want)
		}
		if answersOf(t, fresh) != had-2 {
			t.Errorf("%s holds %d answers", fresh, answersOf(t, fresh))
		}
	}
	if n := answersOf(t, file); n != had {
		t.Errorf("the game that was there has %d answers now, had %d", n, had)
	}
	if out, complaint, code := play("play pass\n", "--load", file); code != good || strings.Contains(out, "note") || answersOf(t, file) != had+1 {
		t.Errorf("going on: %q, %q, code %d, %d answers", out, complaint, code, answersOf(t, file))
	}
	if err := os.WriteFile(file, []byte("my letters"), 0o644); err != nil {
		t.Fatal(err)
	}
	want := "umpire: " + file + ": this is no save of Grognard: no game is saved over it\n"
	if _, complaint, code := play("", "--scenario", "duel"); code != failed || complaint != want {
		t.Errorf("over something else: %q, code %d, want %q", complaint, code, want)
	}
}

func TestASaveThatAnotherProgramHasOpen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.grog")
	if _, complaint, code := umpire(toy.Book{}, "play pass\n", "play", "toy", "--scenario", "duel", "--save", file); code != good {
		t.Fatal(complaint)
	}
	w, err := archive.Claim(file)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	on := []string{"play", "toy", "--load", file, "--lang", "none"}
	want := "umpire: " + file + ": another program has this game open; --copy plays on in a copy\n"
	if _, complaint, code := umpire(toy.Book{}, "", append(on, "--save", file)...); code != failed || complaint != want {
		t.Errorf("%q, code %d, want %q", complaint, code, want)
	}
	if _, complaint, code := umpire(toy.Book{}, "", on...); code != good {
		t.Errorf("to look at it: %q, code %d", complaint, code)
	}
	fresh := strings.Replace(file, ".grog", "-2.grog", 1)
	if out, _, code := umpire(toy.Book{}, "play hold\n", append(on, "--save", file, "--copy")...); code != good || answersOf(t, fresh) != answersOf(t, file)+1 {
		t.Errorf("a copy: %q, code %d", out, code)
	}
	if out, _, _ := umpire(toy.Book{}, "save "+file+"\n", on...); !strings.Contains(out, "error: "+file+": another program has this game open") {
		t.Errorf("the command save: %q", out)
	}
}

func TestASwitchThatTheBattleDoesNotOfferIsRefused(t *testing.T) {
	play := func(set, scenario string) (string, int) {
		var out, err bytes.Buffer
		code := run([]string{"play", "manoeuvre", "--scenario", scenario, "--set", set}, desk{shelf: allBooks, in: strings.NewReader(""), out: &out, err: &err})
		return err.String(), code
	}
	want := "umpire: man-07-hundred-days: this battle does not let the players set opening_hand\n"
	if told, code := play("opening_hand=random", "man-07-hundred-days"); code != failed || told != want {
		t.Errorf("%q, code %d, want %q", told, code, want)
	}
	for set, scenario := range map[string]string{"opening_hand=chosen": "man-09-open-battle", "hill_bonus=once": "man-07-hundred-days"} {
		if told, code := play(set, scenario); code != good {
			t.Errorf("%s %s: %q", scenario, set, told)
		}
	}
	if told, code := play("opening_hand=large", "man-09-open-battle"); code != failed || !strings.Contains(told, "opening_hand cannot be \"large\"") {
		t.Errorf("%q, code %d", told, code)
	}
}

func TestASaveHasTheTitleOfItsScenario(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.grog")
	var out, complaint bytes.Buffer
	if code := run([]string{"play", "manoeuvre", "--scenario", "man-01-first-orders", "--save", file, "--lang", "it"},
		desk{shelf: allBooks, in: strings.NewReader(""), out: &out, err: &complaint}); code != good {
		t.Fatal(complaint.String())
	}
	g, err := archive.Read(file)
	if err != nil || g.Title != "I primi ordini" && g.Title != "Primi ordini" {
		t.Errorf("the title is %q, %v", g.Title, err)
	}
}

// Everything that the umpire reads from files is refused soon when it has no
// end or is far too long.
func TestEndlessFilesAreRefusedSoon(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip("it has no endless file")
	}
	for _, args := range [][]string{
		{"check", "/dev/zero"},
		{"play", "toy", "--position", "/dev/zero"},
		{"play", "toy", "--scenario", "duel", "--rolls", "/dev/zero"},
		{"odds", "toy", "--position", "/dev/zero", "pass"},
		{"replay", "/dev/zero"},
		{"play", "toy", "--load", "/dev/zero"},
	} {
		start := time.Now()
		_, complaint, code := umpire(toy.Book{}, "", args...)
		if took := time.Since(start); code != failed || took > 2*time.Second || !strings.HasPrefix(complaint, "umpire: /dev/zero: ") {
			t.Errorf("%v: code %d after %v: %q", args, code, took, complaint)
		}
	}
}

// What is kept with a game is checked with it, and each fault is told by itself.
func TestBranchesOfASaveAreChecked(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.grog")
	if out, complaint, code := umpire(toy.Book{}, "play pass\nplay hold\n", "play", "toy", "--lang", "none", "--seed", "1", "--save", file, "--scenario", "duel"); code != good {
		t.Fatalf("%q, %q", out, complaint)
	}
	g, err := archive.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	check := func(text ...string) (string, string) {
		g.Parts = nil
		for _, s := range text {
			g.Parts = append(g.Parts, archive.Part{Kind: "branch", Text: []byte(s)})
		}
		if err := archive.Write(file, g); err != nil {
			t.Fatal(err)
		}
		out, complaint, _ := umpire(toy.Book{}, "", "check", file)
		return out, complaint
	}
	const good = "id 1\nfrom 0 0 0000000000000000\ndice new 1\nname\n"
	if out, complaint := check(good); !strings.Contains(out, "no fault") {
		t.Errorf("%q, %q", out, complaint)
	}
	_, complaint := check(good, "id 2\nfrom 0 1 00000000000000ff\ndice new 1\nname Late\n", "id 3\n")
	for _, want := range []string{"branch 2: the branch \"Late\" leads off answers that were taken back", "a branch of the game is damaged"} {
		if !strings.Contains(complaint, want) {
			t.Errorf("%q lacks %q", complaint, want)
		}
	}
}
