package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

func TestAnArmyFileIsChecked(t *testing.T) {
	folder := t.TempDir()
	good, bad := filepath.Join(folder, "good.army"), filepath.Join(folder, "bad.army")
	army := "format = 1\n[[army]]\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = 24\n"
	for path, text := range map[string]string{good: army, bad: strings.Replace(army, "24", "23", 1)} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, system := range []string{"", "--system=eagles"} {
		var out, complaint bytes.Buffer
		args := []string{"check", good, bad}
		if system != "" {
			args = append(args, system)
		}
		code := run(args, desk{shelf: allBooks, out: &out, err: &complaint})
		if code != 1 || out.String() != good+": eagles army of 24 points, no fault\n"+good+": remark: the army leaves 176 of 200 points unspent\n" || !strings.Contains(complaint.String(), bad+":6:1: ") {
			t.Errorf("code %d\n%s%s", code, out.String(), complaint.String())
		}
	}
	var out, complaint bytes.Buffer
	if code := run([]string{"check", "--system=ccn", good}, desk{shelf: allBooks, out: &out, err: &complaint}); code != 1 || complaint.Len() == 0 {
		t.Errorf("code %d: an army is taken for one of a system that has none", code)
	}
}

func TestUnspentPointsAreRemarkedOn(t *testing.T) { // ME-4.4
	army := func(side string, rankers int) string {
		return "[[army]]\nside = \"" + side + "\"\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = " + strconv.Itoa(rankers) + "\n"
	}
	file := filepath.Join(t.TempDir(), "few.toml")
	text := "format = 1\n[rules]\ndeployment = \"free\"\n[battle]\nmap = \"x\"\ntable = \"large\"\nturns = 8\npoints = 40\nsides = \"fixed\"\nfirst = \"a\"\n" +
		"home = { a = \"south\", b = \"north\" }\n" + army("a", 40) + army("b", 24)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, complaint bytes.Buffer
	code := run([]string{"check", "--system=eagles", file}, desk{shelf: allBooks, out: &out, err: &complaint})
	if want := file + ": eagles position, no fault\n" + file + ": remark: the army of b leaves 16 of 40 points unspent\n"; code != 0 || out.String() != want {
		t.Errorf("code %d: %s%s, want %s", code, out.String(), complaint.String(), want)
	}
}
