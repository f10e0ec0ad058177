package match

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// brokenBook is the toy game, but its rules fail when a turn ends without a
// move.
type brokenBook struct {
	toy.Book
	how string
}

func (k brokenBook) Step(b rules.Board, t *rules.Table) {
	before := b.(*toy.Board).Pieces
	dealt := b.(*toy.Board).Dealt
	k.Book.Step(b, t)
	if !dealt || before != b.(*toy.Board).Pieces {
		return
	}
	switch k.how {
	case "error":
		panic(errors.New("a piece is lost"))
	case "index":
		_ = []int{}[b.(*toy.Board).Turn]
	}
	panic("a piece is lost")
}

func brokenDuel(t *testing.T, how, folder string) *Match {
	t.Helper()
	m, err := New(brokenBook{how: how}, Start{Data: []byte(toy.Duel), Seed: 2, CrashDir: folder})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// dumpReplays opens the dump under broken and under sound rules.
func dumpReplays(t *testing.T, how string, c *Crash) {
	t.Helper()
	g, err := archive.Read(c.Dump)
	if err != nil {
		t.Fatal(err)
	}
	if g.Fault == "" {
		t.Error("the dump does not name the fault")
	}
	last := g.First + len(g.Lines) - 1
	_, err = Load(brokenBook{how: how}, g)
	var f *rules.FileError
	if !errors.As(err, &f) || f.Line != last || f.File != c.Dump {
		t.Errorf("under the same rules the dump gives %v", err)
	}
	langtest.Told(t, langtest.Words(t), err)
	m, err := Load(toy.Book{}, g)
	if err != nil || m.Len() != c.At {
		t.Errorf("under sound rules the dump gives %v", err)
	}
}

func TestRulesThatFailLeaveTheGameAndADump(t *testing.T) {
	folder := t.TempDir()
	for _, how := range []string{"error", "index", "string"} {
		m := brokenDuel(t, how, folder)
		before, n := hash(m.Position()), m.Len()
		m.TakeSeat()
		if _, err := m.Answer(rules.Option{Do: "pass"}); err != nil {
			t.Fatal(err)
		}
		_, err := m.Answer(rules.Option{Do: "hold"})
		var c *Crash
		if !errors.As(err, &c) || c.Dump == "" || c.At != n+2 {
			t.Fatalf("%s: %v", how, err)
		}
		if m.Len() != n+1 {
			t.Errorf("%s: %d answers stand", how, m.Len())
		}
		if err := m.Undo(); err != nil || hash(m.Position()) != before {
			t.Errorf("%s: the game cannot go back: %v", how, err)
		}
		dumpReplays(t, how, c)
	}
}

func TestCrashWithoutAPlaceForItsDumpSaysSo(t *testing.T) {
	plain := filepath.Join(t.TempDir(), "plain")
	if err := os.WriteFile(plain, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for folder, says := range map[string]string{"": "was not played", plain: "no dump was written"} {
		m := brokenDuel(t, "error", folder)
		m.TakeSeat()
		if _, err := m.Answer(rules.Option{Do: "pass"}); err != nil {
			t.Fatal(err)
		}
		_, err := m.Answer(rules.Option{Do: "hold"})
		if err == nil || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), "a piece is lost") {
			t.Errorf("folder %q: %v", folder, err)
		}
	}
}

// loopBook is the toy game with a draw that never ends.
type loopBook struct{ toy.Book }

func (loopBook) Step(b rules.Board, t *rules.Table) {
	t.Draw(rules.First, "toy.draw", "TOY-1", []rules.Ref{1})
}

func TestRulesThatNeverAskAPlayerAreStopped(t *testing.T) {
	_, err := New(loopBook{}, Start{Data: []byte(toy.Duel)})
	var c *Crash
	if !errors.As(err, &c) {
		t.Errorf("the game begins with %v", err)
	}
}
