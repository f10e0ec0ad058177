package keeper

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// house is a keeper with an empty folder, and what it has told.
type house struct {
	*Keeper
	t      *testing.T
	faults []error
	mended int
}

func newHouse(t *testing.T) *house {
	t.Helper()
	h := &house{t: t}
	h.Keeper = &Keeper{
		Folder: filepath.Join(t.TempDir(), "saves"),
		Now:    func() time.Time { return time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC) },
		Chooser: func(_ rules.Rulebook, _ *rules.Position, seed uint64, _ string) match.Chooser {
			return ai.Player{Seed: seed}
		},
		Fault:  func(err error) { h.faults = append(h.faults, err) },
		Mended: func() { h.mended++ },
	}
	t.Cleanup(func() { h.Close() })
	return h
}

// kept begins a game that is kept, gives some answers, and waits until it is on disk.
func (h *house) kept(answers int) *match.Match {
	h.t.Helper()
	const scenario = "training-trebbia-bridge"
	book, _ := scenarios.Book("musket")
	_, data, err := scenarios.Open("musket", scenario)
	if err != nil {
		h.t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: 3, Open: true, Players: [2]match.Player{{Name: "A"}, {Name: "B", Computer: true, Chooser: h.Chooser(book, nil, 3, "B")}}})
	if err != nil {
		h.t.Fatal(err)
	}
	h.Keep(m)
	h.answer(m, answers)
	return m
}

// answer gives answers, and waits until they are on disk.
func (h *house) answer(m *match.Match, answers int) {
	h.t.Helper()
	for range answers {
		var err error
		if m.Computer() {
			_, err = m.Think()
		} else {
			_, err = m.Answer(m.Request().Options[0])
		}
		if err != nil {
			h.t.Fatal(err)
		}
	}
	h.wait()
}

func (h *house) wait() {
	for h.Busy() {
		time.Sleep(time.Millisecond)
	}
}

func TestAGameIsKeptInAFileOfItsOwn(t *testing.T) {
	h := newHouse(t)
	h.kept(0)
	first := h.Path()
	if want := "training-trebbia-bridge-20260501-100000.grog"; filepath.Base(first) != want || !archive.Exists(first) {
		t.Errorf("before its first answer it is kept in %s", first)
	}
	if _, err := archive.Claim(first); !archive.Taken(err) {
		t.Errorf("another program may write it too: %v", err)
	}
	h.kept(1)
	if h.Path() == first || !archive.Exists(h.Path()) {
		t.Errorf("the next game is kept in %s", h.Path())
	}
	w, err := archive.Claim(first)
	if err != nil {
		t.Fatalf("a game that was left: %v", err)
	}
	w.Close()
	if h.Leave(); h.Path() != "" {
		t.Error("a game that was left is still kept")
	}
	if len(h.faults) != 0 {
		t.Error(h.faults)
	}
}

func TestAnOpenedGameIsSavedOnInItsFileAndACopyIsNot(t *testing.T) {
	h := newHouse(t)
	m := h.kept(2)
	path := h.Path()
	if err := h.Copy(m, "Before supper"); err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(h.Folder, "Before-supper.grog")
	before, err := os.ReadFile(copied)
	if err != nil {
		t.Fatal(err)
	}
	again, err := h.Open(path, match.Load) // it is the one that is kept
	if err != nil || h.Path() != path || again.Len() != m.Len() {
		t.Fatalf("%v, kept in %s", err, h.Path())
	}
	if !again.Start().Players[1].Computer || again.Start().Players[1].Chooser == nil {
		t.Error("the computer does not play on")
	}
	h.answer(again, 1)
	if g, err := archive.Read(path); err != nil || g.Title == "Before supper" || len(g.Lines) <= 2 {
		t.Errorf("saved on: %v", err)
	}
	c, err := h.Open(copied, match.Load)
	if err != nil || h.Path() == copied || h.Path() == path {
		t.Fatalf("a copy: %v, kept in %s", err, h.Path())
	}
	h.answer(c, 1)
	if after, _ := os.ReadFile(copied); !bytes.Equal(after, before) {
		t.Error("the copy has changed")
	}
	if m, err := h.Look(copied, match.Load); err != nil || m.Len() == 0 {
		t.Errorf("looked at: %v", err)
	}
}

func TestAGameThatIsOpenElsewhereComesWithoutBeingKept(t *testing.T) {
	other, h := newHouse(t), newHouse(t)
	other.kept(1)
	m, err := h.Open(other.Path(), match.Load)
	if !archive.Taken(err) || m == nil || h.Path() != "" {
		t.Errorf("%v, kept in %q", err, h.Path())
	}
}

func TestAnOlderStateTakesThePlaceOfADamagedSave(t *testing.T) {
	h := newHouse(t)
	h.kept(2)
	path := h.Path()
	h.Leave()
	if err := os.Rename(path, path+".1"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("torn"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Open(path, match.Load); err == nil || !strings.Contains(OrOlder(path, err).Error(), filepath.Base(path)+".1") {
		t.Errorf("the damaged one: %v", OrOlder(path, err))
	}
	if _, err := h.Open(path+".1", match.Load); err != nil || h.Path() != path || h.mended != 1 {
		t.Errorf("%v, kept in %s, told %d times", err, h.Path(), h.mended)
	}
	h.wait()
	if _, err := archive.Read(path); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

func TestThatSavingFailsIsToldOnceAndThatItWorksAgain(t *testing.T) {
	h := newHouse(t)
	m := h.kept(1)
	if fault, again := h.News(); fault != nil || again || h.Unsaved() {
		t.Fatalf("all is well: %v, %v", fault, again)
	}
	away := h.Folder + "-away"
	if err := os.Rename(h.Folder, away); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(h.Folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	h.answer(m, 1)
	if fault, again := h.News(); fault == nil || again || !h.Unsaved() {
		t.Errorf("it fails: %v, %v", fault, again)
	}
	h.answer(m, 1)
	if fault, again := h.News(); fault != nil || again {
		t.Errorf("told once more: %v, %v", fault, again)
	}
	if err := os.Remove(h.Folder); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(away, h.Folder); err != nil {
		t.Fatal(err)
	}
	h.answer(m, 1)
	if fault, again := h.News(); fault != nil || !again || h.Unsaved() {
		t.Errorf("it works again: %v, %v", fault, again)
	}
}

// The game on the table is renamed, exported and not deleted like any other save: its next save has the new
// title, and what goes out is how it stands.
func TestTheGameOnTheTableIsRenamedAndExportedAndStays(t *testing.T) {
	h := newHouse(t)
	m := h.kept(2)
	path := h.Path()
	if err := h.Rename(path, "Before supper"); err != nil {
		t.Fatal(err)
	}
	if g, err := archive.Read(path); err != nil || g.Title != "Before supper" {
		t.Fatalf("on disk it is %+v, %v", g, err)
	}
	h.answer(m, 1)
	if g, err := archive.Read(path); err != nil || g.Title != "Before supper" {
		t.Errorf("after its next save it is %+v, %v", g, err)
	}
	_, err := h.Delete(path)
	if err == nil || archive.Taken(err) || !archive.Exists(path) {
		t.Errorf("it is deleted: %v", err)
	}
	var out string
	for range 6 { // each time at once after an answer
		if m.Computer() {
			_, err = m.Think()
		} else {
			_, err = m.Answer(m.Request().Options[0])
		}
		if err == nil {
			out, err = h.Export(path, filepath.Join(t.TempDir(), "shared"), "mine")
		}
		if err != nil {
			t.Fatal(err)
		}
		if g, err := archive.Read(out); err != nil || !slices.Equal(g.Lines, m.Save().Lines) {
			t.Fatalf("the last answer does not go out, %v", err)
		}
	}
	data, _ := os.ReadFile(out)
	if now, _ := os.ReadFile(path); !bytes.Equal(now, data) || len(data) == 0 {
		t.Error("another file goes out")
	}
	h.Leave()
	if err := h.Rename(path, "After supper"); err != nil {
		t.Fatal(err)
	}
	if g, err := archive.Read(path); err != nil || g.Title != "After supper" || m.Start().Title != "Before supper" {
		t.Errorf("left, it is renamed as %+v, %v", g, err)
	}
	gone, err := h.Delete(path)
	if err != nil {
		t.Fatal(err)
	}
	in, was, err := h.Import("mine.grog", data)
	if err != nil || was || in == path {
		t.Errorf("imported as %q, %v, %v", in, was, err)
	}
	gone.Remove()
}

// A save that is sound as a file, and that no rulebook can open, is not imported.
func TestASaveThatCannotBeOpenedIsNotImported(t *testing.T) {
	h := newHouse(t)
	m := h.kept(2)
	h.Leave()
	for name, change := range map[string]func(g *archive.Game){
		"system":   func(g *archive.Game) { g.Book = "chess" },
		"scenario": func(g *archive.Game) { g.Data, g.Last = []byte("a = 1\n"), []byte("a = 1\n") },
	} {
		g := m.Save()
		change(g)
		if _, _, err := h.Import("a.grog", archive.Encode(g)); err == nil {
			t.Errorf("%s: it is imported", name)
		}
	}
	g := m.Save()
	g.Lines = append([]string{"first move nowhere @z9"}, g.Lines...)
	g.LastAt = 1
	if path, _, err := h.Import("a.grog", archive.Encode(g)); err != nil || !archive.Exists(path) {
		t.Errorf("one that opens at its last position: %v", err)
	}
	if all, _ := archive.List(h.Folder); len(all) != 2 {
		t.Errorf("%d saves are there", len(all))
	}
}

// What is kept with a game that is only looked at is written into its save, which stays as it is; nobody else writes
// there meanwhile, and a save that somebody has open is left alone.
func TestNotesAreKeptWithAGameThatIsLookedAt(t *testing.T) {
	h := newHouse(t)
	h.kept(3)
	path := h.Path()
	was, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	var faults []error
	fault := func(err error) { faults = append(faults, err) }
	taken := h.Notes(path, fault)
	for range 2 {
		taken.Keep([]archive.Part{{Kind: "note", Text: []byte("lost\n")}})
	}
	taken.Close()
	if len(faults) != 1 || !archive.Taken(faults[0]) {
		t.Fatalf("of a save that is open elsewhere %v is told", faults)
	}
	h.Leave()
	n := h.Notes(path, fault)
	for _, text := range []string{"first\n", "second\n"} {
		n.Keep([]archive.Part{{Kind: "note", Text: []byte(text)}})
	}
	if _, err := archive.Claim(path); !archive.Taken(err) {
		t.Errorf("another program may write it too: %v", err)
	}
	n.Close()
	now, err := archive.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(now.Parts) != 1 || string(now.Parts[0].Text) != "second\n" {
		t.Errorf("%v is kept", now.Parts)
	}
	now.Parts, now.First, was.First = nil, 0, 0
	if string(archive.Encode(now)) != string(archive.Encode(was)) || len(faults) != 1 {
		t.Errorf("the game has changed, or %v is told", faults[1:])
	}
}
