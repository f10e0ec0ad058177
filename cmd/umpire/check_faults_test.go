package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/rules/ccn"
	"grognard/scenarios"
)

// checking checks texts as a file of a folder: the code, what is said, and what is complained of.
func checking(t *testing.T, folder, name string) (file string, check func(text string) (int, string, string)) {
	t.Helper()
	file = filepath.Join(t.TempDir(), folder, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	return file, func(text string) (int, string, string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		var out, complaint bytes.Buffer
		code := run([]string{"check", file}, desk{shelf: allBooks, out: &out, err: &complaint})
		return code, out.String(), complaint.String()
	}
}

// TestAllFaultsOfAFileAreTold puts a battle of a player into the folder of its system.
func TestAllFaultsOfAFileAreTold(t *testing.T) {
	file, check := checking(t, "ccn", "mine.toml")
	good := ccn.Book{}.Blanks()[0].Text
	good = strings.Replace(good, "units = [\n]", "units = [\n  { unit = \"fr-ln-1\", at = \"a1\" },\n  { unit = \"fr-ln-2\", at = \"a2\" },\n]", 1)
	good = strings.Replace(good, "units = [\n]", "units = [\n  { unit = \"gb-ln-1\", at = \"i1\" },\n]", 1)
	good = strings.Replace(good, "title_it = \"Nuova battaglia\"\n", "", 1)
	if code, out, complaint := check(good); code != 0 || !strings.Contains(out, "ccn scenario, no fault") || complaint != "" {
		t.Errorf("a header of id and one title: code %d, %s%s", code, out, complaint)
	}
	bad := strings.NewReplacer("title_en = \"New battle\"", "level = \"easy\"", "at = \"a1\"", "at = \"z1\"", "fr-ln-2", "fr-xx-2").Replace(good)
	code, out, complaint := check(bad)
	lines := strings.Split(strings.TrimSpace(complaint), "\n")
	if code != 1 || out != "" || len(lines) != 4 {
		t.Fatalf("code %d, %s%s", code, out, complaint)
	}
	line := func(what string) int { return strings.Count(bad[:strings.Index(bad, what)], "\n") + 1 }
	for i, want := range []string{fmt.Sprintf("%d:2: the [scenario] table has no title", line("[scenario]")), fmt.Sprintf("%d:1: there is no level", line("level =")),
		fmt.Sprintf("%d:", line("z1")), fmt.Sprintf("%d:", line("fr-xx"))} {
		if !strings.HasPrefix(lines[i], "umpire: "+file+":"+want) {
			t.Errorf("%s, want %s", lines[i], want)
		}
	}
	taken := strings.Replace(good, "at = \"a2\"", "at = \"a1\"", 1)
	if code, _, complaint := check(taken); code != 1 || !strings.Contains(complaint, fmt.Sprintf("mine.toml:%d:", line("fr-xx"))) || !strings.Contains(complaint, "French Line Infantry (fr-ln-2) stands on A1, where another unit stands") {
		t.Errorf("code %d: %s", code, complaint)
	}
	if code, _, complaint := check("format = ["); code != 1 || strings.Count(complaint, "\n") != 1 {
		t.Errorf("no TOML: code %d, %s", code, complaint)
	}
}

// A battle in a folder of no system is that of the system that has least against it: its faults are
// told, by check and by balance, not those of another.
func TestFaultsAreThoseOfTheSystemOfTheBattle(t *testing.T) {
	_, data, err := scenarios.Open("eagles", "the-long-ridge")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "mine.toml")
	bad := strings.Replace(string(data), "rankers = 36", "rankers = 37", 1)
	if err := os.WriteFile(file, []byte(bad), 0o600); err != nil {
		t.Fatal(err)
	}
	line := strings.Count(bad[:strings.Index(bad, "rankers = 37")], "\n") + 1
	for _, what := range []string{"check", "balance"} {
		var out, complaint bytes.Buffer
		code := run([]string{what, file}, desk{shelf: allBooks, out: &out, err: &complaint})
		if code == 0 || !strings.HasPrefix(complaint.String(), fmt.Sprintf("umpire: %s:%d:", file, line)) || !strings.Contains(complaint.String(), "Rankers") {
			t.Errorf("%s: code %d, %s", what, code, complaint.String())
		}
	}
}

// Examples are proved: what the rules do not bear out is a fault.
func TestExamplesAreProved(t *testing.T) {
	data, ok := scenarios.Examples("manoeuvre")
	if !ok {
		t.Fatal("there are no examples")
	}
	file, check := checking(t, "examples", "manoeuvre.toml")
	if code, out, complaint := check(string(data)); code != 0 || !strings.Contains(out, "manoeuvre examples: ") {
		t.Errorf("code %d, %s%s", code, out, complaint)
	}
	const ends = `ends = ["gb-42f @e5 `
	line := strings.Count(string(data[:bytes.Index(data, []byte(ends))]), "\n") + 1
	code, out, complaint := check(strings.Replace(string(data), ends, `ends = ["gb-42f @c5 `, 1))
	if code != 1 || out != "" || !strings.HasPrefix(complaint, fmt.Sprintf("umpire: %s:%d:", file, line)) || !strings.Contains(complaint, "gb-42f") {
		t.Errorf("code %d, %s%s", code, out, complaint)
	}
}

// A lesson is played through: an answer that the rules do not give is a fault.
func TestALessonIsChecked(t *testing.T) {
	data, ok := scenarios.Lesson("manoeuvre")
	if !ok {
		t.Fatal("there is no lesson")
	}
	file, check := checking(t, "lessons", "manoeuvre.toml")
	if code, out, complaint := check(string(data)); code != 0 || !strings.Contains(out, "manoeuvre lesson of") {
		t.Errorf("code %d, %s%s", code, out, complaint)
	}
	const do = `do = "move fr-ig @d5"`
	line := strings.Count(string(data[:bytes.Index(data, []byte(do))]), "\n") + 1
	code, out, complaint := check(strings.Replace(string(data), do, `do = "move fr-ig @h8"`, 1))
	if code != 1 || out != "" || !strings.HasPrefix(complaint, fmt.Sprintf("umpire: %s:%d:", file, line)) || !strings.Contains(complaint, "move fr-ig @h8") {
		t.Errorf("code %d, %s%s", code, out, complaint)
	}
}
