package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

// broken is the toy game with a fault: an attack leaves a piece with too many
// steps.
type broken struct{ toy.Book }

func (broken) Step(b rules.Board, t *rules.Table) {
	toy.Book{}.Step(b, t)
	if board := b.(*toy.Board); board.Turn > 3 {
		board.Pieces[0].Steps = 9
	}
}

// toys is a shelf with the toy game on it.
func toys(b rules.Rulebook) shelf {
	return shelf{
		books: []rules.Rulebook{b},
		list:  func(string) []scenarios.Info { return []scenarios.Info{{ID: "duel", Level: "short", Minutes: 5}} },
		open: func(_, id string) (scenarios.Info, []byte, error) {
			if id != "duel" {
				return scenarios.Info{}, nil, fmt.Errorf("toy has no scenario %q", id)
			}
			return scenarios.Info{ID: id}, []byte(toy.Duel), nil
		},
	}
}

// umpire runs a command line on the toy game.
func umpire(b rules.Rulebook, in string, args ...string) (out, complaint string, code int) {
	var stdout, stderr bytes.Buffer
	code = run(args, desk{shelf: toys(b), in: strings.NewReader(in), out: &stdout, err: &stderr})
	return stdout.String(), stderr.String(), code
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// A misuse of the command line, code 2, adds a line on how to use it.
func TestEveryMistakeIsOneSentenceWithItsExitCode(t *testing.T) {
	bad := write(t, "bad.txt", "toy\npiece p0 z9 2\n")
	save := write(t, "bad.grog", "grognard save 99\n")
	for _, test := range []struct {
		args string
		code int
		want string
	}{
		{"", 2, "expected one of"},
		{"dance", 2, "unexpected argument dance"},
		{"play", 2, "usage: umpire play <system> [flags]"},
		{"dance", 2, "usage: umpire <command>"},
		{"play toy --seed x", 2, "--seed"},
		{"play toy --computer third --scenario duel", 2, "--computer"},
		{"play chess --scenario duel", 1, `there is no system "chess"; there is toy`},
		{"play toy", 1, "--scenario or --position is missing"},
		{"play toy --scenario x", 1, `toy has no scenario "x"`},
		{"play toy --scenario duel --position x", 1, "exclude each other"},
		{"play toy --position /nowhere/x", 1, "/nowhere/x: the file cannot be read: no such file or directory"},
		{"play toy --position " + bad, 1, bad + ":2:1: nothing is called \"z9\""},
		{"play toy --scenario duel --set hand=9", 1, `duel: switch hand has no value "9"`},
		{"play toy --load " + save, 1, save + ":1: "},
		{"play toy --load " + save + " --hand", 1, "--load goes on with a game as it was"},
		{"play toy --scenario duel --rolls " + write(t, "rolls", "roll one\n"), 1, `:1: "one" is not the face of a die`},
		{"train toy --pairs 1", 1, "name nothing that a position is judged by"},
		{"play toy --scenario duel --lang fr", 1, `there is no language "fr"`},
		{"check /nowhere/x", 1, "/nowhere/x: the file cannot be read: no such file or directory"},
		{"check " + bad, 1, bad + ":2:1: "},
		{"check " + save, 1, save + ":1: "},
		{"replay " + save, 1, save + ":1: "},
		{"odds toy --scenario duel pass --lang none", 1, "dice are to be rolled"},
		{"fuzz toy x", 1, `toy has no scenario "x"`},
		{"balance toy x", 1, `toy has no scenario "x"`},
		{"balance toy --games 0", 1, "--games 0: at least one game"},
		{"walk toy", 1, "--scenario or --position is missing"},
	} {
		out, complaint, code := umpire(toy.Book{}, "", strings.Fields(test.args)...)
		if code != test.code || !strings.Contains(complaint, test.want) || strings.Count(complaint, "\n") != test.code {
			t.Errorf("umpire %s: code %d, %q, want %d and %q", test.args, code, complaint, test.code, test.want)
		}
		if out != "" {
			t.Errorf("umpire %s says %q besides", test.args, out)
		}
	}
}

func TestHelpIsNoMistake(t *testing.T) {
	out, complaint, code := umpire(toy.Book{}, "", "--help")
	if code != 0 || complaint != "" || !strings.Contains(out, "Play over lines of text") {
		t.Errorf("help: code %d, %q, %q", code, out, complaint)
	}
}

func TestTheWordHelpHelps(t *testing.T) {
	for _, args := range []string{"help", "help play"} {
		out, complaint, code := umpire(toy.Book{}, "", strings.Fields(args)...)
		if code != 0 || complaint != "" || !strings.Contains(out, "Usage: umpire") {
			t.Errorf("umpire %s: code %d, %q, %q", args, code, out, complaint)
		}
	}
}

func TestSystemsAndScenariosAreListed(t *testing.T) {
	out, _, code := umpire(toy.Book{}, "", "systems")
	if want := "toy version 1, 1 scenarios\n  hand = 3 (of 1, 2, 3) TOY-1\n"; out != want || code != 0 {
		t.Errorf("systems: %q", out)
	}
	out, _, code = umpire(toy.Book{}, "", "scenarios")
	if want := "toy duel, short, 5 minutes: \n"; out != want || code != 0 {
		t.Errorf("scenarios: %q", out)
	}
}

func TestAGameIsPlayedSavedCheckedReplayedAndGoneOnWith(t *testing.T) {
	save := filepath.Join(t.TempDir(), "game.grog")
	out, complaint, code := umpire(toy.Book{}, "play pass\nplay hold\nquit\n",
		"play", "toy", "--scenario", "duel", "--seed", "3", "--save", save, "--lang", "none")
	if code != 0 || complaint != "" || !strings.HasSuffix(out, "ok 8\nok 8\n") {
		t.Fatalf("play: code %d, %q\n%s", code, complaint, out)
	}
	if out, complaint, code = umpire(toy.Book{}, "", "check", save); code != 0 || out != save+": toy save with 8 answers, no fault\n" {
		t.Errorf("check: code %d, %q %q", code, out, complaint)
	}
	if out, _, code = umpire(toy.Book{}, "", "replay", save, "--verify"); code != 0 || !strings.Contains(out, "8 answers, every hash agrees") {
		t.Errorf("replay --verify: code %d, %q", code, out)
	}
	out, _, code = umpire(toy.Book{}, "", "replay", save, "--lang", "none")
	if code != 0 || !strings.Contains(out, "7 first pass\n8 first hold\nevent turn TOY-2 side=second n=1 key=toy.turn\n") {
		t.Errorf("replay: code %d\n%s", code, out)
	}
	out, _, code = umpire(toy.Book{}, "", "replay", save, "--to", "7", "--lang", "none")
	if code != 0 || strings.Contains(out, "8 first") || !strings.Contains(out, "7 first pass") {
		t.Errorf("replay --to 7: code %d\n%s", code, out)
	}
	out, _, code = umpire(toy.Book{}, "play pass\n", "play", "toy", "--load", save, "--lang", "none")
	if code != 0 || !strings.HasSuffix(out, "ok 9\n") {
		t.Errorf("play --load: code %d\n%s", code, out)
	}
}

func TestWrittenDiceAreUsed(t *testing.T) {
	pos := write(t, "pos", "toy\nhand 1\ndealt\npiece p0 a1 1\npiece p2 a2 2\ncard k2 first\n")
	out, _, code := umpire(toy.Book{}, "play play k2\nplay attack p0 @p2\nplay pass\nplay agree\n",
		"play", "toy", "--position", pos, "--rolls", write(t, "rolls", "roll 4\ndraw k7\ndraw k1\n"), "--lang", "none")
	if code != 0 || !strings.Contains(out, "faces=4") || !strings.Contains(out, "who=k7") || !strings.Contains(out, "event hit") {
		t.Errorf("code %d\n%s", code, out)
	}
}

func TestTheComputerPlaysBothSidesToTheEnd(t *testing.T) {
	out, complaint, code := umpire(toy.Book{}, "", "play", "toy", "--scenario", "duel", "--seed", "2", "--computer", "both", "--work", "50", "--lang", "none")
	if code != 0 || complaint != "" || !strings.Contains(out, "\nover ") {
		t.Errorf("code %d, %q\n%s", code, complaint, out)
	}
}

func TestOddsOfAnOptionAreTold(t *testing.T) {
	pos := write(t, "pos", "toy\nhand 1\ndealt\npiece p0 a1 1\npiece p2 a2 2\n")
	out, complaint, code := umpire(toy.Book{}, "", "odds", "toy", "--position", pos, "--lang", "none", "pass")
	if code != 0 || !strings.HasPrefix(out, "odds pass\n") {
		t.Errorf("code %d, %q\n%s", code, complaint, out)
	}
}

func TestAWalkCountsTheTree(t *testing.T) {
	pos := write(t, "pos", "toy\nhand 1\ndealt\npiece p0 a1 1\npiece p2 d4 1\ncard k0 first\n")
	out, _, code := umpire(toy.Book{}, "", "walk", "toy", "--position", pos, "--depth", "2")
	lines := strings.Split(out, "\n")
	if code != 0 || !strings.HasPrefix(lines[0], "depth 1: 2 leaves, ") || !strings.HasPrefix(lines[1], "depth 2: 6 leaves, ") {
		t.Errorf("code %d\n%s", code, out)
	}
	if again, _, _ := umpire(toy.Book{}, "", "walk", "toy", "--position", pos, "--depth", "2"); again != out {
		t.Errorf("a second walk differs:\n%s%s", out, again)
	}
}

func TestFuzzFindsNothingInAGoodRulebook(t *testing.T) {
	out, complaint, code := umpire(toy.Book{}, "", "fuzz", "--games", "2", "--dump", t.TempDir())
	if code != 0 || !strings.Contains(out, "toy duel: 2 games") || !strings.Contains(out, "0 checks failed") {
		t.Errorf("code %d, %q\n%s", code, complaint, out)
	}
}

func TestFuzzDumpsTheGameOfAFault(t *testing.T) {
	folder := t.TempDir()
	out, complaint, code := umpire(broken{}, "", "fuzz", "--games", "1", "--dump", folder)
	if code != 1 || !strings.Contains(out, "piece 0 has 9 steps") || !strings.Contains(complaint, "failed") {
		t.Fatalf("code %d, %q\n%s", code, complaint, out)
	}
	dumps, err := filepath.Glob(filepath.Join(folder, "*.grog"))
	if err != nil || len(dumps) == 0 {
		t.Fatalf("no dump: %v\n%s", err, out)
	}
	if out, complaint, code = umpire(broken{}, "", "replay", dumps[0], "--lang", "none"); code != 0 || !strings.Contains(out, "event turn") {
		t.Errorf("the dump does not replay: code %d, %q\n%s", code, complaint, out)
	}
}

func TestBenchSignsTheBehaviour(t *testing.T) {
	sign := func(b rules.Rulebook) string {
		out, complaint, code := umpire(b, "", "bench", "--time", "1ms")
		_, s, ok := strings.Cut(out, "signature ")
		if code != 0 || !ok {
			t.Fatalf("code %d, %q, %q", code, out, complaint)
		}
		return s
	}
	if one, two := sign(toy.Book{}), sign(toy.Book{}); one != two {
		t.Errorf("signatures %s and %s", one, two)
	}
	if one, two := sign(toy.Book{}), sign(broken{}); one == two {
		t.Error("another behaviour has the same signature")
	}
}

func TestEveryScenarioOfTheGamePassesTheCheck(t *testing.T) {
	files, err := filepath.Glob("../../scenarios/*/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	var stdout, stderr bytes.Buffer
	code := run(append([]string{"check"}, files...), desk{shelf: allBooks, out: &stdout, err: &stderr})
	if said := stdout.String(); code != 0 || strings.Count(said, "scenario, no fault")+strings.Count(said, "steps, no fault")+strings.Count(said, "proved, no fault") != len(files) {
		t.Errorf("code %d\n%s%s", code, stdout.String(), stderr.String())
	}
}

func TestASwitchThatABattleDoesNotOfferIsNotIgnored(t *testing.T) {
	for args, want := range map[string]string{
		"--scenario man-01-first-orders --set opening_hand=chosen":                     "man-01-first-orders: this battle does not let the players set opening_hand",
		"--scenario man-05-danube-marshes --set forced_march=began":                    "man-05-danube-marshes: this battle does not let the players set forced_march",
		"--scenario man-01-first-orders --set setup=standard;opening_hand=chosen":      "",
		"--scenario man-09-open-battle --set opening_hand=chosen --set ambush=revised": "",
	} {
		var stdout, stderr bytes.Buffer
		code := run(strings.Fields("play manoeuvre --lang none --seed 1 "+args), desk{shelf: allBooks, in: strings.NewReader("quit\n"), out: &stdout, err: &stderr})
		if (code == 0) != (want == "") || !strings.Contains(stderr.String(), want) {
			t.Errorf("%s: code %d, %q", args, code, stderr.String())
		}
	}
	if all, err := allBooks.battles(scenarios.Books()[0], "", map[string]string{"opening_hand": "chosen"}); err != nil || len(all) != 1 {
		t.Errorf("%d battles leave the opening hand open: %v", len(all), err)
	}
}

func TestTheUmpireNeedsNoDisplay(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skipf("go list: %v", err)
	}
	for _, not := range []string{"hajimehoshi/ebiten", "grognard/render/ebi"} {
		if strings.Contains(string(out), not) {
			t.Errorf("the umpire links %s", not)
		}
	}
}

// The save is of a game under the second version of Musket & Saber, in which
// nobody was asked for the leader who stands with the unit that tests.
func TestASaveOfOlderRulesSaysWhatCannotBeReplayed(t *testing.T) {
	const save = "testdata/musket-2.grog"
	const why = "This game was saved by version 2 of the rules. The 7 decisions before its last position cannot be replayed, so undo and replay begin there."
	const lost = save + ": remark: " + why + "\n"
	for args, want := range map[string]string{
		"check " + save:                save + ": musket save with 0 answers, no fault\n" + lost,
		"replay " + save + " --verify": save + ": 0 answers, every hash agrees\n" + lost,
	} {
		var out, complaint bytes.Buffer
		code := run(strings.Fields(args), desk{shelf: allBooks, in: strings.NewReader(""), out: &out, err: &complaint})
		if code != 0 || out.String() != want || complaint.Len() > 0 {
			t.Errorf("%s: code %d, %q %q, want %q", args, code, out.String(), complaint.String(), want)
		}
	}
	var out, complaint bytes.Buffer
	code := run([]string{"play", "musket", "--load", save, "--lang", "none"}, desk{shelf: allBooks, in: strings.NewReader(""), out: &out, err: &complaint})
	if want := "\nnote say=\"" + why + "\"\n"; code != 0 || !strings.Contains(out.String(), want) || complaint.Len() > 0 {
		t.Errorf("code %d, %q %q, want %q", code, out.String(), complaint.String(), want)
	}
}
