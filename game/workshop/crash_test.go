package workshop

import (
	"bytes"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"grognard/rules"
	"grognard/rules/ccn"
	"grognard/rules/rulestest"
)

// safe is the age from which on a stroke survives whatever happens.
const safe = 2500 * time.Millisecond

// stroke is one step, when it was done and the text after it.
type stroke struct {
	at   time.Time
	text string
}

// left is what a program that is killed leaves of a battle: its text, then its journal, which is
// written before the text.
type left struct {
	at            time.Time
	done          int // strokes that were done
	text, journal []byte
}

func leaves(t *testing.T, path string, done int) left {
	t.Helper()
	k := left{at: time.Now(), done: done}
	var err error
	if k.text, err = os.ReadFile(path); err != nil {
		t.Fatal(err)
	}
	if k.journal, err = os.ReadFile(path + journalExt); err != nil {
		t.Fatal(err)
	}
	return k
}

// TestKilledAtAnyMomentEveryOlderStrokeIsThere draws stroke after stroke and looks at what lies
// on the disk at many moments, as if the program ended there.
func TestKilledAtAnyMomentEveryOlderStrokeIsThere(t *testing.T) {
	moments, pause := rulestest.Long(500, 80, 40), 20
	o, err := Shelf{t.TempDir()}.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 7))
	all := []stroke{{time.Now(), o.Text()}}
	var kills []left
	for begun := time.Now(); len(kills) < moments; {
		if done, err := o.Do(anyEdit(o.Draft, r)); err == nil && done {
			all = append(all, stroke{time.Now(), o.Text()})
		}
		time.Sleep(time.Duration(r.IntN(pause)) * time.Millisecond)
		if time.Since(begun) > safe && r.IntN(2) == 0 {
			kills = append(kills, leaves(t, o.Path(), len(all)))
		}
	}
	if err := o.Close(); err != nil {
		t.Fatal(err)
	}
	for i, k := range kills {
		afterwards(t, i, k, all)
	}
}

// afterwards opens what was left, and takes all of its strokes back.
func afterwards(t *testing.T, i int, k left, all []stroke) {
	t.Helper()
	s := Shelf{t.TempDir()}
	path := filepath.Join(s.folder("ccn"), "x"+Ext)
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, k.text, 0o644), os.WriteFile(path+journalExt, k.journal, 0o644)); err != nil {
		t.Fatal(err)
	}
	o := opened(t, s, ccn.Book{}, path)
	defer o.Close()
	at, _ := o.Steps()
	if at >= k.done || o.Text() != all[at].text {
		t.Fatalf("moment %d: %d of %d strokes, and another text", i, at, k.done)
	}
	for n := at + 1; n < k.done; n++ {
		if age := k.at.Sub(all[n].at); age > safe {
			t.Fatalf("moment %d: stroke %d was done %v before, and is lost", i, n, age)
		}
	}
	for n := at - 1; n >= max(0, at-2); n-- { // those before stand in the journal by the same means
		if !o.Draft.Undo() || o.Text() != all[n].text {
			t.Fatalf("moment %d: stroke %d is not taken back", i, n+1)
		}
	}
}

// TestOnAFullDiskNothingIsLost has the journal written to a device that is full.
func TestOnAFullDiskNothingIsLost(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); errors.Is(err, fs.ErrNotExist) {
		t.Skip("there is no", full)
	}
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	journal := o.Path() + journalExt
	if err := errors.Join(os.Remove(journal), os.Symlink(full, journal)); err != nil {
		t.Fatal(err)
	}
	r, _ := ccn.Book{}.Parse("c3")
	if _, err := o.Do(rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: []rules.Ref{r}}); err != nil {
		t.Fatal(err)
	}
	text := o.Text()
	f := new(rules.FileError)
	if err := o.Flush(); !errors.As(err, &f) || o.Failing() == nil {
		t.Fatalf("nobody says that the disk is full: %v", err)
	}
	if err := o.Err(); err == nil {
		t.Error("there is no notice")
	}
	if back, _ := o.Steps(); o.Text() != text || back != 1 {
		t.Error("the draft has changed by that")
	}
	if data, err := os.ReadFile(o.Path()); err != nil || string(data) != empty && string(data) != text {
		t.Errorf("the file is neither the old text nor the new: %v", err)
	}
	if err := o.Flush(); err == nil {
		t.Error("it is full no more")
	}
	if err := os.Remove(journal); err != nil { // there is room again
		t.Fatal(err)
	}
	if err := o.Flush(); err != nil || o.Failing() != nil {
		t.Error(err)
	}
	o.Close()
	got := opened(t, s, ccn.Book{}, o.Path())
	defer got.Close()
	if back, _ := got.Steps(); got.Text() != text || back != 1 || !got.Undo() || got.Text() != empty {
		t.Errorf("%d steps, the text is\n%s", back, got.Text())
	}
}

// fills has the disk run full in the midst of each line that is appended to a journal, until room
// is called.
func fills(t *testing.T) (room func()) {
	t.Helper()
	whole := appended
	t.Cleanup(func() { appended = whole })
	appended = func(f *os.File, data []byte) (int, error) {
		n, err := whole(f, data[:len(data)/2])
		return n, errors.Join(err, syscall.ENOSPC)
	}
	return func() { appended = whole }
}

// still is a draft that writes only when it is told to.
func still(t *testing.T, s Shelf) *Open {
	t.Helper()
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	o.stop.Do(func() { close(o.quit) })
	<-o.done
	return o
}

func paints(t *testing.T, o *Open, cells ...string) {
	t.Helper()
	for _, cell := range cells {
		r, _ := ccn.Book{}.Parse(cell)
		if done, err := o.Do(rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: []rules.Ref{r}}); !done || err != nil {
			t.Fatal(cell, err)
		}
	}
}

// TestALineThatWasCutOffByAFullDiskSpoilsNoneBehindIt has the disk run full in the midst of a
// line. There is room again after that, and more is done: all of it is there.
func TestALineThatWasCutOffByAFullDiskSpoilsNoneBehindIt(t *testing.T) {
	s := Shelf{t.TempDir()}
	o := still(t, s)
	paints(t, o, "c3", "c4")
	if err := o.Flush(); err != nil {
		t.Fatal(err)
	}
	room := fills(t)
	paints(t, o, "d5")
	if o.Flush() == nil {
		t.Fatal("the disk is not full")
	}
	if data, err := os.ReadFile(o.Path() + journalExt); err != nil || data[len(data)-1] == '\n' {
		t.Fatalf("the line is not cut off: %v\n%s", err, data)
	}
	room()
	paints(t, o, "e5", "e6")
	o.Undo()
	text := o.Text()
	if err := o.Flush(); err != nil {
		t.Fatal(err)
	}
	o.Close()
	got := opened(t, s, ccn.Book{}, o.Path())
	defer got.Close()
	if back, on := got.Steps(); got.Text() != text || back != 4 || on != 1 {
		t.Errorf("%d steps back and %d on, the text is\n%s", back, on, got.Text())
	}
	for got.Undo() {
	}
	if got.Text() != empty {
		t.Error("it does not go back to the beginning")
	}
}

// TestAProgramThatEndsOnAFullDiskLosesTheHalfLineAlone ends the program where the line is cut off,
// and goes on with the draft.
func TestAProgramThatEndsOnAFullDiskLosesTheHalfLineAlone(t *testing.T) {
	s := Shelf{t.TempDir()}
	o := still(t, s)
	paints(t, o, "c3", "c4")
	if err := o.Flush(); err != nil {
		t.Fatal(err)
	}
	text := o.Text()
	room := fills(t)
	paints(t, o, "d5")
	if o.Flush() == nil {
		t.Fatal("the disk is not full")
	}
	o.lock.Release() // killed
	room()
	got := opened(t, s, ccn.Book{}, o.Path())
	if back, _ := got.Steps(); got.Text() != text || back != 2 {
		t.Fatalf("%d steps, the text is\n%s", back, got.Text())
	}
	paints(t, got, "e5", "e6")
	text = got.Text()
	if err := got.Close(); err != nil {
		t.Fatal(err)
	}
	again := opened(t, s, ccn.Book{}, o.Path())
	defer again.Close()
	if back, _ := again.Steps(); again.Text() != text || back != 4 {
		t.Errorf("%d steps, the text is\n%s", back, again.Text())
	}
}

// TestAHalfLineWithinAJournalKeepsTheText opens a journal in which lines stand behind half of one,
// as no version of the game writes it: the text is that of the file, and what led to the half line
// can be undone.
func TestAHalfLineWithinAJournalKeepsTheText(t *testing.T) {
	s := Shelf{t.TempDir()}
	o := still(t, s)
	paints(t, o, "c3", "c4", "d5", "e5")
	if err := o.Flush(); err != nil {
		t.Fatal(err)
	}
	text, path := o.Text(), o.Path()+journalExt
	o.Close()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	half := lines[3][:len(lines[3])/2]
	if err := os.WriteFile(path, bytes.Join([][]byte{lines[0], lines[1], lines[2], half, lines[4]}, nil), 0o644); err != nil {
		t.Fatal(err)
	}
	got := opened(t, s, ccn.Book{}, o.Path())
	defer got.Close()
	if back, _ := got.Steps(); got.Text() != text || back != 3 {
		t.Errorf("%d steps, the text is\n%s", back, got.Text())
	}
	for got.Undo() {
	}
	if got.Text() != empty {
		t.Error("it does not go back to the beginning")
	}
}
