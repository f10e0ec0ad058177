package main

import (
	"path/filepath"
	"strings"
	"testing"

	"grognard/rules/rulestest/toy"
)

// The games of a contest can be kept, and each is the one that was played.
func TestLadderKeepsItsGames(t *testing.T) {
	folder := t.TempDir()
	out, complaint, code := umpire(toy.Book{}, "", "ladder", "random", "computer:50", "toy/duel", "--pairs", "2", "--keep", folder)
	if code != good || !strings.Contains(out, "| toy/duel | 4 | ") {
		t.Fatalf("code %d, %q\n%s", code, complaint, out)
	}
	kept, _ := filepath.Glob(filepath.Join(folder, "*.grog"))
	if len(kept) != 4 {
		t.Fatalf("kept: %v", kept)
	}
	for _, path := range kept {
		if out, complaint, code := umpire(toy.Book{}, "", "replay", path, "--verify"); code != good || !strings.Contains(out, "every hash agrees") {
			t.Errorf("%s: code %d, %q %s", path, code, complaint, out)
		}
	}
}
