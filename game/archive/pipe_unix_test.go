//go:build unix

package archive

import (
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

func TestAPipeThatNobodyWritesToIsNotWaitedFor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	done := make(chan error)
	go func() {
		_, err := Read(path)
		done <- err
	}()
	select {
	case err := <-done:
		if err == nil {
			t.Error("an empty pipe is taken for a save")
		}
	case <-time.After(5 * time.Second):
		t.Fatal("it is waited for")
	}
}
