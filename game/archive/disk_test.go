package archive

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"grognard/game/lang/langtest"
)

// badDisk fails from its n-th operation on, with the error of a full disk. If
// short, a write that fails leaves half of its bytes.
type badDisk struct {
	realDisk
	left  int
	short bool
}

func (d *badDisk) fails() error {
	if d.left--; d.left < 0 {
		return syscall.ENOSPC
	}
	return nil
}

func (d *badDisk) create(path string) (file, error) {
	if err := d.fails(); err != nil {
		return nil, &os.PathError{Op: "open", Path: path, Err: err}
	}
	f, err := d.realDisk.create(path)
	return &badFile{f, d}, err
}

func (d *badDisk) link(from, to string) error {
	if err := d.fails(); err != nil {
		return err
	}
	return d.realDisk.link(from, to)
}

func (d *badDisk) rename(from, to string) error {
	if err := d.fails(); err != nil {
		return err
	}
	return d.realDisk.rename(from, to)
}

func (d *badDisk) remove(path string) error {
	if err := d.fails(); err != nil {
		return err
	}
	return d.realDisk.remove(path)
}

func (d *badDisk) syncDir(path string) error {
	if err := d.fails(); err != nil {
		return err
	}
	return d.realDisk.syncDir(path)
}

type badFile struct {
	file
	disk *badDisk
}

func (f *badFile) Write(p []byte) (int, error) {
	if err := f.disk.fails(); err != nil {
		if f.disk.short {
			n, _ := f.file.Write(p[:len(p)/2])
			return n, err
		}
		return 0, err
	}
	return f.file.Write(p)
}

func (f *badFile) Sync() error {
	if err := f.disk.fails(); err != nil {
		return err
	}
	return f.file.Sync()
}

// numbered is a game that can be told from others.
func numbered(n int) *Game {
	g := sample()
	g.Seed = uint64(n)
	return g
}

func seedOf(t *testing.T, path string) int {
	t.Helper()
	g, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return int(g.Seed)
}

func TestDiskThatFailsAtAnyMomentLeavesTheOldSaveOrTheNew(t *testing.T) {
	for _, short := range []bool{false, true} {
		for n := range 12 {
			path := filepath.Join(t.TempDir(), "g"+Ext)
			for i := 1; i <= 3; i++ {
				if err := Write(path, numbered(i)); err != nil {
					t.Fatal(err)
				}
			}
			err := replace(&badDisk{left: n, short: short}, path, Encode(numbered(4)), older)
			got := seedOf(t, path)
			if err == nil && got != 4 || err != nil && got != 3 && got != 4 {
				t.Errorf("operation %d fails (%v) and the save is game %d", n, err, got)
			}
			if err := Write(path, numbered(5)); err != nil || seedOf(t, path) != 5 {
				t.Errorf("operation %d failed, and afterwards nothing can be saved: %v", n, err)
			}
		}
	}
}

func TestFullDiskIsToldOnceAndTheOldSaveStays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "g"+Ext)
	if err := Write(path, numbered(1)); err != nil {
		t.Fatal(err)
	}
	w := newWriter(path, &badDisk{left: 1, short: true})
	w.Put(numbered(2))
	err := w.Flush()
	if err == nil || !strings.Contains(err.Error(), path+": ") || !strings.Contains(err.Error(), "no space left") {
		t.Fatalf("a full disk gives %v", err)
	}
	langtest.Told(t, langtest.Words(t), err)
	if err := w.Err(); err != nil {
		t.Errorf("told twice: %v", err)
	}
	if got := seedOf(t, path); got != 1 {
		t.Errorf("the save is game %d", got)
	}
	w.disk = realDisk{}
	w.Put(numbered(3))
	if err := w.Flush(); err != nil || seedOf(t, path) != 3 {
		t.Errorf("with room again: %v", err)
	}
}

func TestFolderThatCannotBeWrittenIsTold(t *testing.T) {
	folder := t.TempDir()
	plain := filepath.Join(folder, "plain")
	if err := os.WriteFile(plain, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Write(filepath.Join(plain, "g"+Ext), sample()); err == nil {
		t.Error("a save within a plain file succeeds")
	}
	if os.Getuid() <= 0 {
		t.Log("permissions do not bind this user: only half of this test ran")
		return
	}
	path := filepath.Join(folder, "g"+Ext)
	if err := Write(path, numbered(1)); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(folder, 0o555); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(folder, 0o755)
	if err := Write(path, numbered(2)); err == nil || seedOf(t, path) != 1 {
		t.Errorf("writing into a locked folder: %v", err)
	}
}

func TestOlderGenerationsCanBeOpened(t *testing.T) {
	path := filepath.Join(t.TempDir(), "g"+Ext)
	for i := 1; i <= 5; i++ {
		if err := Write(path, numbered(i)); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]int{path: 5, path + ".1": 4, path + ".2": 3} {
		if got := seedOf(t, name); got != want {
			t.Errorf("%s holds game %d, want %d", filepath.Base(name), got, want)
		}
	}
	if _, err := os.Stat(path + ".3"); err == nil {
		t.Error("there is a fourth generation")
	}
}

// slowDisk waits before it creates a file and counts.
type slowDisk struct {
	realDisk
	mu     sync.Mutex
	writes int
}

func (d *slowDisk) create(path string) (file, error) {
	d.mu.Lock()
	d.writes++
	d.mu.Unlock()
	time.Sleep(5 * time.Millisecond)
	return d.realDisk.create(path)
}

func TestGamesThatComeTooFastAreLeftOutButTheLast(t *testing.T) {
	path := filepath.Join(t.TempDir(), "g"+Ext)
	d := &slowDisk{}
	w := newWriter(path, d)
	for i := range 1000 {
		w.Put(numbered(i))
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if got := seedOf(t, path); got != 999 {
		t.Errorf("the save is game %d", got)
	}
	if d.writes > 100 {
		t.Errorf("%d writes", d.writes)
	}
}

func BenchmarkWrite(b *testing.B) {
	g := sample()
	for len(g.Lines) < 2000 {
		g.Lines = append(g.Lines, "first assault fr-ig +fr-ig-1 @gb-db")
	}
	path := filepath.Join(b.TempDir(), "g"+Ext)
	for b.Loop() {
		if err := Write(path, g); err != nil {
			b.Fatal(err)
		}
	}
}
