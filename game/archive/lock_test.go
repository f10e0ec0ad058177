package archive

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

func TestTwoWritersDoNotShareASave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duel"+Ext)
	first, err := Claim(path)
	if err != nil {
		t.Fatal(err)
	}
	first.Put(numbered(1))
	if err := first.Flush(); err != nil {
		t.Fatal(err)
	}
	if _, err := Claim(path); !Taken(err) || err.Error() != path+": another program has this game open" {
		t.Errorf("a second claim: %v", err)
	}
	if err := Write(path, numbered(2)); !Taken(err) {
		t.Errorf("another one writes: %v", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(path + ".l*"); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
	if err := Write(path, numbered(3)); err != nil {
		t.Errorf("after the first has closed: %v", err)
	}
	if g, err := Read(path); err != nil || g.Seed != 3 {
		t.Errorf("the save holds %+v, %v", g, err)
	}
}

// TestHoldALock is run by the test below, in a process of its own.
func TestHoldALock(t *testing.T) {
	path := os.Getenv("GROGNARD_HOLD")
	if path == "" {
		t.Skip("it holds a lock for another test")
	}
	if _, err := Claim(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path+".held", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Minute)
}

func TestTheLockOfADeadProgramIsNoHindrance(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duel"+Ext)
	other := exec.Command(os.Args[0], "-test.run=^TestHoldALock$")
	other.Env = append(os.Environ(), "GROGNARD_HOLD="+path)
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	for range 500 {
		if _, err := os.Stat(path + ".held"); err == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if _, err := Claim(path); !Taken(err) {
		t.Errorf("while it lives: %v", err)
	}
	if err := other.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = other.Wait() // killed
	w, err := Claim(path)
	if err != nil {
		t.Fatalf("once it is dead: %v", err)
	}
	w.Close()
}

func TestASaveBehindALinkIsWrittenWhereTheLinkLeads(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("links take rights there")
	}
	folder := t.TempDir()
	file, link := filepath.Join(folder, "disk", "duel"+Ext), filepath.Join(folder, "link"+Ext)
	if err := os.Symlink(filepath.Join("disk", "duel"+Ext), link); err != nil {
		t.Fatal(err)
	}
	for i := range 3 { // the first finds nothing there
		if err := Write(link, numbered(i)); err != nil {
			t.Fatal(err)
		}
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is now %v, %v", info.Mode(), err)
	}
	for name, seed := range map[string]uint64{file: 2, link: 2, file + ".1": 1, file + ".2": 0} {
		if g, err := Read(name); err != nil || g.Seed != seed {
			t.Errorf("%s holds %+v, %v", name, g, err)
		}
	}
	w, err := Claim(link)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if _, err := Claim(file); !Taken(err) {
		t.Errorf("the same save by its other name: %v", err)
	}
}

func TestWhatIsNoPlainFileIsNotReplaced(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "duel"+Ext)
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	loop := folder + ".loop"
	if err := os.Symlink(loop, loop); err != nil && runtime.GOOS != "windows" {
		t.Fatal(err)
	}
	for path, want := range map[string]string{folder: "this is not a plain file", loop: "too many symbolic links"} {
		before, _ := os.Lstat(path)
		err := Write(path, numbered(1))
		if err == nil || err.Error() != path+": the game cannot be saved: "+want {
			t.Errorf("%s: %v", path, err)
		}
		if after, err := os.Lstat(path); err != nil || after.Mode() != before.Mode() {
			t.Errorf("%s was replaced: %v", path, err)
		}
		if err := Replace(path, nil, 0); err == nil {
			t.Errorf("%s is replaced", path)
		}
	}
}

func TestADamagedSaveNamesTheStateBeforeIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duel"+Ext)
	for i := range 2 {
		if err := Write(path, numbered(i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte("grognard save 1\nga"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Read(path)
	want := path + ":1: the file ends too early: the rest of the save is missing; the state before it can still be opened: duel.grog.1"
	if told := OrOlder(path, err); told.Error() != want {
		t.Errorf("it says %q, want %q", told, want)
	}
	os.Remove(path + ".1")
	if told := OrOlder(path, err); !errors.Is(told, err) {
		t.Errorf("without an older state it says %q", told)
	}
}

func TestTheGameToGoOnWithIsTheOneLastPlayed(t *testing.T) {
	folder := t.TempDir()
	for name, date := range map[string]string{"new": "2026-05-02T10:00:00+02:00", "old": "2026-05-02T09:30:00+02:00"} {
		g := numbered(1)
		g.Over, g.Date = "", date
		path := filepath.Join(folder, name+Ext)
		if err := Write(path, g); err != nil {
			t.Fatal(err)
		}
		if name == "old" { // copied from elsewhere since
			continue
		}
		day := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		if err := os.Chtimes(path, day, day); err != nil {
			t.Fatal(err)
		}
	}
	if it, _ := Latest(folder); filepath.Base(it.Path) != "new.grog" {
		t.Errorf("it goes on with %s", it.Path)
	}
}

func TestAFileThatIsTooLongIsNotReadToItsEnd(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("it has no endless file")
	}
	start := time.Now()
	if _, err := ReadFile("/dev/zero", 1<<20); err == nil || err.Error() != "/dev/zero: the file is too long: more than 1024 KiB" {
		t.Errorf("an endless file: %v", err)
	}
	if _, err := Read("/dev/zero"); err == nil || err.Error() != "/dev/zero: no save is longer than 32 MiB" {
		t.Errorf("an endless save: %v", err)
	}
	if _, err := ReadArmy("/dev/zero"); err == nil || err.Error() != "/dev/zero: no army is as long as this file" {
		t.Errorf("an endless army: %v", err)
	}
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("that took %v", took)
	}
}
