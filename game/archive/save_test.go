package archive

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"grognard/game/lang/langtest"
	"grognard/rules"
)

// sample is a game with everything that a save can hold.
func sample() *Game {
	return &Game{
		Header: Header{
			Book: "toy", Version: 3, Scenario: "duel", Set: map[string]string{"hand": "2", "a": "b"},
			Seed: 1<<64 - 1, Dice: DiceHand, Open: true,
			Players: [2]Player{{Name: "Anna Bianchi"}, {Name: "Murat", Computer: true}},
			Title:   "Prova però", Date: "2026-05-01T10:00:00Z", Turn: 7, Over: "draw", Played: 12, Fault: "none",
		},
		Data:   []byte("toy\n\n|bar\r\nno line feed"),
		Lines:  []string{"draw 3", "first move p0 @a2", "# 00000000000000ff", "auto second pass", "roll 3 5"},
		Last:   []byte("toy\nhand 2\n"),
		LastAt: 2,
	}
}

func TestSaveReadsBackAsItWasWritten(t *testing.T) {
	bare := &Game{Header: Header{Book: "toy", Copy: true, Version: 1, Scenario: "-", Dice: DiceSeeded, Set: map[string]string{}}}
	for name, g := range map[string]*Game{"full": sample(), "bare": bare} {
		t.Run(name, func(t *testing.T) {
			got, err := Decode(Encode(g))
			if err != nil {
				t.Fatalf("%v\n%s", err, Encode(g))
			}
			want := *g
			want.First = got.First
			if d := cmp.Diff(&want, got); d != "" {
				t.Error(d)
			}
			if string(Encode(got)) != string(Encode(g)) {
				t.Error("written again it differs")
			}
		})
	}
}

func TestNamesCannotBreakTheLinesOfASave(t *testing.T) {
	g := sample()
	g.Title, g.Players[0].Name, g.Scenario = " a\nseed 3\x00 ", "\xff\r\n", "two words"
	got, err := Decode(Encode(g))
	if err != nil {
		t.Fatal(err)
	}
	if got.Title != "a seed 3" || got.Players[0].Name != "?" || got.Scenario != "two-words" {
		t.Errorf("read %q, %q, %q", got.Title, got.Players[0].Name, got.Scenario)
	}
}

func TestEveryDamagedByteIsNoticed(t *testing.T) {
	data := Encode(sample())
	for i := range data {
		for _, flip := range []byte{1, 0x20, 0x80} {
			bad := append([]byte(nil), data...)
			bad[i] ^= flip
			if _, err := Decode(bad); err == nil {
				t.Fatalf("byte %d changed from %q to %q is not noticed", i, data[i], bad[i])
			}
		}
	}
}

func TestEveryTruncatedSaveIsNoticed(t *testing.T) {
	data := Encode(sample())
	for n := range data {
		if _, err := Decode(data[:n]); err == nil {
			t.Fatalf("a save cut after %d of %d bytes is not noticed", n, len(data))
		}
	}
}

// damaged lists changes to the sample with line and words of the error.
var damaged = []struct {
	name, old, new string
	line           int
	says           string
}{
	{"foreign file", "grognard save 1", "[scenario]", 1, "not a save"},
	{"future format", "grognard save 1", "grognard save 9", 1, "newer version"},
	{"no format", "grognard save 1", "grognard save x", 1, "no number"},
	{"unknown line", "seed 1", "sead 1", 6, "unknown line"},
	{"bad seed", "seed 1", "seed -1", 6, "not a seed"},
	{"bad dice", "dice hand", "dice loaded", 7, "no dice"},
	{"double line", "dice hand", "seed 4", 7, "second time"},
	{"bad version", "game toy 3", "game toy three", 2, "not a number"},
	{"bad player", "player first human", "player third human", 9, "no player"},
	{"bad sort", "player first human", "player first ghost", 9, "human or computer"},
	{"bad turn", "turn 7", "turn 07", 13, "not a number"},
	{"bad winner", "over draw", "over there", 14, "cannot have won"},
	{"no dice", "dice hand\n", "", 16, "missing"},
	{"scenario changed", "||bar", "||car", 17, "scenario in the save is damaged"},
	{"bar missing", "||bar", "bar", 20, "bar"},
	{"count of data", "data 4", "data 5", 21, "bar"},
	{"no answer", "roll 3 5", "rool 3 5", 27, "neither an answer"},
	{"bad hash", "# 00000000000000ff", "# 0ff", 25, "hexadecimal"},
	{"count of answers", "answers 5", "answers 4", 27, "where \"end\""},
	{"checkpoint too late", "position 2 2", "position 5 2", 30, "after answer 5 of 4"},
	{"answer changed", "roll 3 5", "roll 3 6", 31, "add up"},
}

func TestDamageIsToldWithItsLine(t *testing.T) {
	words := langtest.Words(t)
	for _, c := range damaged {
		t.Run(c.name, func(t *testing.T) {
			text := string(Encode(sample()))
			if !strings.Contains(text, c.old) {
				t.Fatalf("the sample holds no %q", c.old)
			}
			path := filepath.Join(t.TempDir(), "x"+Ext)
			bad := []byte(strings.Replace(text, c.old, c.new, 1))
			if err := os.WriteFile(path, bad, 0o644); err != nil {
				t.Fatal(err)
			}
			_, err := Read(path)
			var f *rules.FileError
			if !errors.As(err, &f) {
				t.Fatalf("error %v", err)
			}
			if f.File != path || f.Line != c.line || !strings.Contains(f.Msg, c.says) {
				t.Errorf("error %v, want line %d and %q", f, c.line, c.says)
			}
			langtest.Told(t, words, err)
			if after, _ := os.ReadFile(path); string(after) != string(bad) {
				t.Error("reading changed the file")
			}
		})
	}
}

func TestWhatIsNoFileIsToldInOneSentence(t *testing.T) {
	words := langtest.Words(t)
	folder := t.TempDir()
	for path, says := range map[string]string{
		filepath.Join(folder, "nothing"): "no such file",
		folder:                           "folder",
	} {
		_, err := Read(path)
		if err == nil || !strings.HasPrefix(err.Error(), path+": ") || !strings.Contains(err.Error(), says) {
			t.Errorf("reading %s: %v", path, err)
		}
		langtest.Told(t, words, err)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode(sample()))
	f.Add([]byte("grognard save 1\ndata 0\n"))
	f.Add([]byte(""))
	f.Fuzz(func(t *testing.T, data []byte) {
		if i := bytes.LastIndex(data, []byte("end ")); i >= 0 { // let it get past the sum
			data = fmt.Appendf(data[:i:i], "end %016x\n", Sum(data[:i]))
		}
		g, err := Decode(data)
		if err != nil {
			var fe *rules.FileError
			if !errors.As(err, &fe) || fe.Line < 1 || fe.Key == "" {
				t.Fatalf("error without a place: %v", err)
			}
			return
		}
		again, err := Decode(Encode(g))
		if err != nil {
			t.Fatalf("a good save cannot be written: %v", err)
		}
		if d := cmp.Diff(string(Encode(g)), string(Encode(again))); d != "" {
			t.Fatal(d)
		}
	})
}

// FuzzDecodeSummed puts the right sums to what the fuzzer makes, so that it
// gets past them.
func FuzzDecodeSummed(f *testing.F) {
	f.Add("hand 3", "first pass", "toy")
	f.Fuzz(func(t *testing.T, title, line, data string) {
		g := sample()
		g.Title, g.Data, g.Last = title, []byte(data), []byte(data)
		if !strings.Contains(line, "\n") {
			g.Lines = append(g.Lines, line)
		}
		got, err := Decode(Encode(g))
		if CheckLine(line) != nil && len(g.Lines) > 5 {
			if err == nil {
				t.Fatalf("the line %q is taken", line)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if string(got.Data) != data || string(got.Last) != data {
			t.Fatalf("embedded %q, read %q", data, got.Data)
		}
	})
}
