package archive

import (
	"fmt"
	"path/filepath"
	"testing"
)

// fill writes saves into a folder of its own.
func fill(t *testing.T, n int) string {
	t.Helper()
	folder := t.TempDir()
	for i := range n {
		if err := Write(filepath.Join(folder, fmt.Sprintf("%03d%s", i, Ext)), sample()); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// Few saves are there at once: a page with their names must not flicker. Many come later, all of them.
func TestManySavesAreListedInTheBackground(t *testing.T) {
	if _, ok, _ := Begin(fill(t, few)).Done(); !ok {
		t.Error("few saves are waited for")
	}
	folder := fill(t, few+1)
	gate := make(chan struct{})
	was := listFolder
	defer func() { listFolder = was }()
	listFolder = func(folder string) ([]Item, error) { <-gate; return was(folder) }
	l := Begin(folder)
	if _, ok, _ := l.Done(); ok {
		t.Error("the list is there although nothing has been read")
	}
	close(gate)
	<-l.over
	if all, ok, err := l.Done(); !ok || err != nil || len(all) != few+1 {
		t.Errorf("%d saves of %d, %v, %v", len(all), few+1, ok, err)
	}
}
