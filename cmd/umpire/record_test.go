package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/wire"
	"grognard/rules"
)

// Played games of a rulebook lie in testdata/<book>: one as text and saved ones. They
// go with the record that each rulebook keeps of itself (rulestest.Record): a change
// of the rules that alters them raises the rulebook's Version, so that saves know
// which rules wrote them; then GROGNARD_RECORD=1 writes them anew and keeps the saves
// of the version before.
var record = os.Getenv("GROGNARD_RECORD") != ""

func recorded(b rules.Rulebook, name ...string) string {
	return filepath.Join(append([]string{"testdata", b.Name()}, name...)...)
}

// compare holds a text against the record. With -record it writes it, unless rules
// of the same version have written another one.
func compare(t *testing.T, b rules.Rulebook, name, text string) {
	t.Helper()
	file := recorded(b, name)
	text = fmt.Sprintf("%s, version %d of the rules\n%s", b.Name(), b.Version(), text)
	have, err := os.ReadFile(file)
	if string(have) == text {
		return
	}
	if !record {
		t.Errorf("%s: it reads otherwise now%s; if that is meant, write it with GROGNARD_RECORD=1 (%v)", file, firstChange(string(have), text), err)
		return
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// firstChange tells the first line in which two texts differ.
func firstChange(was, is string) string {
	old, now := strings.Split(was, "\n"), strings.Split(is, "\n")
	for i := range old {
		if i == len(now) {
			return fmt.Sprintf(", from line %d", i+1)
		}
		if old[i] != now[i] {
			return fmt.Sprintf(", line %d: it was %q and is %q", i+1, old[i], now[i])
		}
	}
	return ""
}

// starts loads every scenario of a rulebook.
func starts(t *testing.T, b rules.Rulebook) (names []string, data [][]byte, boards []rules.Board) {
	t.Helper()
	for _, info := range allBooks.list(b.Name()) {
		_, d, err := allBooks.open(b.Name(), info.ID)
		if err != nil {
			t.Fatal(err)
		}
		board, err := b.Load(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		names, data, boards = append(names, info.ID), append(data, d), append(boards, board)
	}
	return names, data, boards
}

// savesOfEach is how many saved games each rulebook has.
const savesOfEach = 20

// mostAnswers is how many answers a recorded game has at most: enough for the first
// turns of a long battle, and for the whole of a short one.
const mostAnswers = 300

// game is game n of a record: of one scenario after another, played by soldiers
// who want to win or by players who do anything that is allowed.
func game(t *testing.T, b rules.Rulebook, n int) *match.Match {
	t.Helper()
	names, data, _ := starts(t, b)
	i := n % len(names)
	m, err := match.New(b, match.Start{Scenario: names[i], Data: data[i], Seed: uint64(n), Open: true, Title: names[i]})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(n), 20))
	soldier, prefer := ai.Soldier{Rand: r}, restless(uint64(n))
	for m.Request() != nil && m.Len() < mostAnswers {
		q := m.Request()
		o := soldier.Choose(q, m.Position().View(q.To))
		if n%2 == 1 {
			o = randomAnswer(q, r, prefer).Option
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestRecordedSavesPlayAlike(t *testing.T) {
	for _, b := range allBooks.books {
		t.Run(b.Name(), func(t *testing.T) {
			t.Parallel()
			of := fmt.Sprintf("%d-*%s", b.Version(), archive.Ext)
			if files, _ := filepath.Glob(recorded(b, of)); record && len(files) == 0 {
				if err := os.MkdirAll(recorded(b), 0o755); err != nil {
					t.Fatal(err)
				}
				for n := range savesOfEach {
					file := recorded(b, fmt.Sprintf("%d-%02d%s", b.Version(), n, archive.Ext))
					if err := os.WriteFile(file, archive.Encode(game(t, b, n).Save()), 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			files, _ := filepath.Glob(recorded(b, of))
			if len(files) != savesOfEach {
				t.Fatalf("%d saves of version %d are recorded, want %d: write them with GROGNARD_RECORD=1", len(files), b.Version(), savesOfEach)
			}
			for _, file := range files {
				g, err := archive.Read(file)
				if err != nil {
					t.Fatal(err)
				}
				m, err := match.Load(b, g)
				if err != nil {
					t.Fatalf("%s: %v; if the rules have changed, raise their Version", file, err)
				}
				if again := archive.Encode(m.Save()); !bytes.Equal(again, archive.Encode(g)) {
					t.Errorf("%s: played and saved again it is another game%s", file, firstChange(string(archive.Encode(g)), string(again)))
				}
			}
		})
	}
}

func TestSavesOfOlderVersionsAreStillRead(t *testing.T) {
	for _, b := range allBooks.books {
		files, _ := filepath.Glob(recorded(b, "*"+archive.Ext))
		for _, file := range files {
			g, err := archive.Read(file)
			if err != nil {
				t.Fatal(err)
			}
			if g.Version == b.Version() {
				continue
			}
			if m, err := match.Load(b, g); err != nil {
				t.Errorf("%s, of version %d: %v", file, g.Version, err)
			} else if m.Request() == nil && g.Over == "" {
				t.Errorf("%s, of version %d: nobody is asked", file, g.Version)
			}
		}
	}
}

// mostListed is how many options of a request a playthrough lists.
const mostListed = 12

func TestRecordedPlaythroughsReadAlike(t *testing.T) {
	for _, b := range allBooks.books {
		t.Run(b.Name(), func(t *testing.T) {
			t.Parallel()
			m := game(t, b, 0)
			var out bytes.Buffer
			s := &wire.Session{Match: m}
			for i := range min(m.Len(), 120) {
				p := m.At(i)
				q, a := m.Given(i + 1)
				asks(&out, b, q)
				fmt.Fprintf(&out, "%d %s\n", i+1, archive.FormatAnswer(b, q, a, false))
				_, events, err := p.Play(rules.Answer{By: a.By, Option: a.Option, Faces: a.Faces})
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					if err := s.Tell(e, &out); err != nil {
						t.Fatal(err)
					}
				}
			}
			fmt.Fprintf(&out, "# %016x\n", m.Position().Board().Hash())
			compare(t, b, "playthrough.txt", out.String())
		})
	}
}

// asks writes who is asked for what, and the options.
func asks(out *bytes.Buffer, b rules.Rulebook, q *rules.Request) {
	if q.To == rules.Chance {
		return
	}
	fmt.Fprintf(out, "\n%s asks %s, %d options", q.Rule, q.Kind, len(q.Options))
	for i, o := range q.Options {
		if i == mostListed {
			out.WriteString(" ...")
			break
		}
		fmt.Fprintf(out, "; %s", rules.FormatOption(b, o))
	}
	out.WriteByte('\n')
}
