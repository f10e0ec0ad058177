package archive

import (
	"os"
	"path/filepath"
	"strings"
)

// few is how many saves are read while the window waits: each takes a third of a millisecond.
const few = 40

// listFolder is List; a test holds it up.
var listFolder = List

// Listing is a folder of saves that is being listed.
type Listing struct {
	over chan struct{} // closed when it is done
	all  []Item
	err  error
}

// Begin lists a folder as List does: at once where few files have to be read for it, else in
// the background.
func Begin(folder string) *Listing {
	l := &Listing{over: make(chan struct{})}
	list := func() {
		defer close(l.over)
		l.all, l.err = listFolder(folder)
	}
	if countUnread(folder) > few {
		go list()
	} else {
		list()
	}
	return l
}

// Done returns what List does, of the folder as it was at the beginning; ok is false as long as it
// is being read.
func (l *Listing) Done() (all []Item, ok bool, err error) {
	select {
	case <-l.over:
		return l.all, true, l.err
	default:
		return nil, false, nil
	}
}

// countUnread counts the saves in a folder whose headers are not known.
func countUnread(folder string) (n int) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return 0 // List says why
	}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		if _, ok := headers.of(filepath.Join(folder, e.Name()), e); !ok {
			n++
		}
	}
	return n
}
