package match

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// reopen saves a match, reads the text of the save and opens it.
func reopen(t testing.TB, m *Match) *Match {
	t.Helper()
	g, err := archive.Decode(archive.Encode(m.Save()))
	if err != nil {
		t.Fatal(err)
	}
	n, err := Load(m.Book(), g)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestGameSavedAfterEveryAnswerOpensAlike(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 8))
		set := map[string]string{"hand": []string{"1", "2", "3"}[seed%3]}
		m := duel(t, Start{Seed: seed, Set: set, Auto: seed%2 == 0, Title: "A game"})
		within := 0
		for m.Request() != nil {
			m.TakeSeat()
			if _, err := m.Answer(pick(r, m.Request())); err != nil {
				t.Fatal(err)
			}
			n := reopen(t, m)
			if _, tape := m.Position().Checkpoint(); len(tape) > 0 {
				within++
			}
			if hash(n.Position()) != hash(m.Position()) || n.Len() != m.Len() || n.Result() != m.Result() {
				t.Fatalf("seed %d, answer %d: the save opens at another position", seed, m.Len())
			}
			if a, b := m.Request(), n.Request(); a != nil && (a.Kind != b.Kind || !slices.Equal(a.Options, b.Options)) {
				t.Fatalf("seed %d, answer %d: the save asks %+v", seed, m.Len(), b)
			}
			if len(n.Log()) != len(m.Log()) || n.Note() != (rules.Text{}) {
				t.Fatalf("seed %d, answer %d: the log differs", seed, m.Len())
			}
			if seed%2 == 1 { // play on in the reopened game
				m = n
			}
		}
		if within == 0 {
			t.Error("no save was made within a Step")
		}
	}
}

func TestWhatCouldBeTakenBackCanBeAfterASave(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	answer(t, m, "pass", "move p0 @a2")
	m = reopen(t, m)
	if r := m.CanUndo(); r.OK() {
		t.Error("somebody who does not sit at the screen takes back")
	}
	m = duel(t, Start{Seed: 1})
	answer(t, m, "pass")
	m = reopen(t, m)
	if to, pending := m.HandOver(); to != rules.First || !pending {
		t.Errorf("nobody is asked to sit down for a public decision")
	}
	m.TakeSeat()
	if err := m.Undo(); err != nil || m.Request().Kind != "toy.play" {
		t.Errorf("who gave the last answer and sits down again cannot take it back: %v", err)
	}
	open := duel(t, Start{Seed: 1, Open: true})
	answer(t, open, "pass", "move p0 @a2")
	if open = reopen(t, open); open.Undo() != nil || open.Len() != 7 {
		t.Error("one who plays both sides cannot take back after a save")
	}
}

func TestMatchTellsOnceThatItCannotBeSaved(t *testing.T) {
	plain := filepath.Join(t.TempDir(), "plain")
	if err := os.WriteFile(plain, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	m := duel(t, Start{Seed: 1})
	if m.Flush() != nil || m.SaveError() != nil {
		t.Error("a match that is not saved has failed to be")
	}
	m.SaveTo(archive.NewWriter(filepath.Join(plain, "x"+archive.Ext)), nil)
	if err := m.Flush(); err == nil || !strings.Contains(err.Error(), "cannot be saved") {
		t.Errorf("saving within a plain file gives %v", err)
	}
	if err := m.SaveError(); err != nil {
		t.Errorf("told twice: %v", err)
	}
}

func TestHeaderTellsTheListOfSavesWhatItNeeds(t *testing.T) {
	m := duel(t, Start{Seed: 5, Dice: Hand(), Title: "Duel", Players: [2]Player{{Name: "Anna"}, {Name: "Murat", Computer: true}}})
	path := filepath.Join(t.TempDir(), "x"+archive.Ext)
	w := archive.NewWriter(path)
	m.SaveTo(w, func() string { return "2026-05-01" })
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	g, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	h := g.Header
	if h.Book != "toy" || h.Version != 1 || h.Scenario != "duel" || h.Dice != archive.DiceHand || h.Date != "2026-05-01" ||
		h.Turn != 1 || h.Title != "Duel" || h.Players[0].Name != "Anna" || !h.Players[1].Computer {
		t.Errorf("the header is %+v", h)
	}
	if n, err := Load(toy.Book{}, g); err != nil || n.Request().To != rules.Chance {
		t.Errorf("dice typed in by hand are rolled by the program: %v", err)
	}
	for range 6 {
		if _, err := m.Dice([]int{0}); err != nil {
			t.Fatal(err)
		}
	}
	answer(t, m, rules.Concede)
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if over := m.Save().Over; over != "second" {
		t.Errorf("won by %q", over)
	}
}

// nextBook is the toy game in a later version, in which all hands are smaller.
type nextBook struct{ toy.Book }

func (nextBook) Version() int { return 2 }

func (nextBook) Step(b rules.Board, t *rules.Table) {
	b.(*toy.Board).Hand = min(b.(*toy.Board).Hand, 2)
	toy.Book{}.Step(b, t)
}

func TestSaveOfAnotherVersionOpensAtItsLastCheckpointAndSaysSo(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	g := m.Save()
	n, err := Load(nextBook{}, g)
	if err != nil {
		t.Fatal(err)
	}
	if note := n.Note(); note.Key != "match.note.checkpoint" || note.N != g.LastAt {
		t.Errorf("the players are told %+v", note)
	}
	if n.Request().Kind != "toy.guard" || n.Len() != m.Len()-g.LastAt {
		t.Errorf("it asks %+v after %d answers", n.Request(), n.Len())
	}
	// The dice must not begin anew: the players have seen them.
	again := reopen(t, n)
	if again.how.played != g.LastAt || again.Request().Kind != "toy.guard" {
		t.Errorf("saved again it has played %d answers", again.how.played)
	}
	sound := g
	sound.Version = 7
	if n, err := Load(toy.Book{}, sound); err != nil || n.Note().Key != "" || n.Len() != m.Len() {
		t.Errorf("a log that still plays alike is given up: %v", err)
	}
}

func TestLogThatDoesNotPlayIsToldWithItsLineAndReopens(t *testing.T) {
	words := langtest.Words(t)
	for _, c := range []struct{ name, old, new, says string }{
		{"illegal", "first move p0 @a2", "first move p0 @d4", "TOY-3"},
		{"unknown", "first move p0 @a2", "first move p9 @a2", "p9"},
		{"wrong side", "first pass", "second pass", "answers for side"},
		{"other hash", "first move p0 @a2", "first move p0 @b1", "the replay diverges"},
		{"impossible roll", "draw 7", "draw 70", "impossible"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := duel(t, Start{Seed: 3})
			answer(t, m, "pass", "move p0 @a2", "pass")
			g := m.Save()
			i := slices.Index(g.Lines, c.old)
			if i < 0 {
				t.Fatalf("no %q in %q", c.old, g.Lines)
			}
			g.Lines[i] = c.new
			g, err := archive.Decode(archive.Encode(g))
			if err != nil {
				t.Fatal(err)
			}
			g.File = "x.grog"
			_, err = Load(toy.Book{}, g)
			var f *rules.FileError
			if !errors.As(err, &f) || f.File != "x.grog" || f.Line < g.First+i || f.Line > g.First+i+1 || !strings.Contains(f.Msg, c.says) {
				t.Errorf("error %v, want line %d and %q", err, g.First+i, c.says)
			}
			langtest.Told(t, words, err)
			n, err := Reopen(toy.Book{}, g)
			if err != nil || hash(n.Position()) != hash(m.Position()) {
				t.Errorf("it does not reopen: %v", err)
			}
		})
	}
}

func TestSaveThatCannotBeOpenedSaysWhy(t *testing.T) {
	g, words := duel(t, Start{Seed: 3}).Save(), langtest.Words(t)
	g.Book = "chess"
	_, err := Load(toy.Book{}, g)
	if err == nil || !strings.Contains(err.Error(), "chess") {
		t.Errorf("another game: %v", err)
	}
	langtest.Told(t, words, err)
	g.Book, g.Data = "toy", []byte("toy\nbad line\n")
	if _, err = Load(toy.Book{}, g); err == nil || !strings.Contains(err.Error(), "line 2 of it") {
		t.Errorf("a bad scenario: %v", err)
	}
	langtest.Told(t, words, err)
	last := g.Last
	g.Last = []byte("toy\nbad line\n")
	if _, err = Reopen(toy.Book{}, g); err == nil || !strings.Contains(err.Error(), "last position") {
		t.Errorf("a bad last position: %v", err)
	}
	langtest.Told(t, words, err)
	g.Data, g.Last, g.Lines = []byte(toy.Duel), last, append(g.Lines, "first concede", "first pass")
	if _, err = Load(toy.Book{}, g); err == nil || !strings.Contains(err.Error(), "is over before") {
		t.Errorf("an answer after the end: %v", err)
	}
	langtest.Told(t, words, err)
	g.Last = nil
	if _, err = Reopen(toy.Book{}, g); err == nil || !strings.Contains(err.Error(), "no last position") {
		t.Errorf("nothing to reopen: %v", err)
	}
	langtest.Told(t, words, err)
}

func TestBranchPlaysOnWithOtherDiceAndLeavesTheGameAlone(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	answer(t, m, "pass", "agree")
	want, n := hash(m.Position()), m.Len()
	b, err := m.Branch(8, 99)
	if err != nil {
		t.Fatal(err)
	}
	if b.Len() != 8 || hash(b.Position()) != hash(m.At(8)) || b.Start().Seed != 99 {
		t.Fatalf("the branch has %d answers", b.Len())
	}
	r := rand.New(rand.NewPCG(1, 1))
	for b.Request() != nil {
		b.TakeSeat()
		if _, err := b.Answer(pick(r, b.Request())); err != nil {
			t.Fatal(err)
		}
	}
	if hash(m.Position()) != want || m.Len() != n {
		t.Error("the game has changed")
	}
	if n := reopen(t, b); hash(n.Position()) != hash(b.Position()) {
		t.Error("the save of a branch opens elsewhere")
	}
}

func TestReplayShowsEveryPositionAndWhatLedToIt(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	for i := 1; i <= m.Len(); i++ {
		a := m.Gave(i)
		_, events, err := m.At(i - 1).Play(a)
		if err != nil {
			t.Fatal(err)
		}
		if len(events) != len(m.EventsOf(i)) {
			t.Errorf("answer %d: %d events, want %d", i, len(m.EventsOf(i)), len(events))
		}
	}
	if m.At(0).Request().To != rules.Chance || m.At(m.Len()) != m.Position() {
		t.Error("the ends are wrong")
	}
}
