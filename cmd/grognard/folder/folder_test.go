package folder

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestTheFolderIsHandedToTheDesktop(t *testing.T) {
	bin := t.TempDir()
	t.Setenv("PATH", bin)
	if Opener() != nil {
		t.Error("something opens folders where nothing does")
	}
	note := filepath.Join(t.TempDir(), "note")
	if err := os.WriteFile(filepath.Join(bin, opener), []byte("#!/bin/sh\nprintf %s \"$1\" > '"+note+"'\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	open := Opener()
	if open == nil {
		t.Fatal("nothing opens folders")
	}
	const path = "/a folder/with spaces"
	if err := open(path); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if got, _ := os.ReadFile(note); string(got) == path {
			return
		}
	}
	t.Error("the folder was not handed on")
}
