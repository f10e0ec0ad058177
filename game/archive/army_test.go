package archive

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/rules"
)

func TestArmyFilesAreWrittenListedAndDeleted(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "armies", "toy")
	if all, err := Armies(folder); err != nil || len(all) != 0 {
		t.Fatalf("before there is a folder: %v, %v", all, err)
	}
	old, fresh := filepath.Join(folder, "old.army"), filepath.Join(folder, "new.army")
	for _, path := range []string{old, fresh, fresh} {
		if err := WriteArmy(path, []byte(path)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(old, time.Time{}, time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	all, err := Armies(folder)
	if err != nil || len(all) != 2 || all[0].Path != fresh || all[1].Path != old {
		t.Fatalf("%v, %v", all, err)
	}
	if data, err := ReadArmy(fresh); err != nil || string(data) != fresh {
		t.Errorf("it holds %q, %v", data, err)
	}
	if err := RemoveArmy(fresh); err != nil {
		t.Fatal(err)
	}
	left, _ := os.ReadDir(folder)
	if len(left) != 1 {
		t.Errorf("%d files are left", len(left))
	}
}

func TestWhatADiskDoesToAnArmyIsOneSentenceWithTheFile(t *testing.T) {
	folder := t.TempDir()
	blocked := filepath.Join(folder, "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	long := filepath.Join(folder, "long.army")
	if err := os.WriteFile(long, []byte(strings.Repeat("#", longestArmy+1)), 0o600); err != nil {
		t.Fatal(err)
	}
	_, list := Armies(blocked)
	_, read := ReadArmy(filepath.Join(folder, "none.army"))
	_, huge := ReadArmy(long)
	for key, err := range map[string]error{
		"fault.armies.unread": list, "fault.army.unread": read, "fault.army.long": huge,
		"fault.army.unwritten": WriteArmy(filepath.Join(blocked, "x.army"), nil), "fault.army.stays": RemoveArmy(filepath.Join(folder, "none.army")),
	} {
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != key || f.File == "" {
			t.Errorf("%s: %v", key, err)
		}
	}
}
