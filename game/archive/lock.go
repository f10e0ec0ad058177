package archive

import (
	"errors"
	"os"
	"path/filepath"

	"grognard/rules"
)

// lockExt ends the name of the file that is locked while a program plays on a
// save. The save itself cannot be locked: every answer puts a new file there.
const lockExt = ".lock"

// ErrTaken is what Claim returns where another program plays on the save.
var ErrTaken = rules.Fault("fault.save.taken", "another program has this game open")

// errHeld is what the system says of a lock that somebody else holds.
var errHeld = errors.New("held")

// Lock is the claim of this program on a save. The system gives it up when the
// program ends, however it ends.
type Lock struct {
	path string
	f    *os.File // nil where the file system knows no locks
}

// lock claims the save at path. The error is errHeld; where nothing can be
// locked, on some network disks, the save is used without.
func lock(path string) (*Lock, error) {
	name := path + lockExt
	for {
		if os.MkdirAll(filepath.Dir(path), 0o755) != nil {
			return &Lock{}, nil // the first save will say why
		}
		f, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o644)
		if err != nil {
			return &Lock{}, nil
		}
		if err := tryLock(f); err != nil {
			f.Close()
			if err == errHeld {
				return nil, errHeld
			}
			return &Lock{}, nil
		}
		if stands(f, name) {
			return &Lock{path: name, f: f}, nil
		}
		f.Close() // whoever held it before has just removed it
	}
}

// stands reports whether an open file is still the one of that name.
func stands(f *os.File, name string) bool {
	here, err := f.Stat()
	there, err2 := os.Stat(name)
	return err == nil && err2 == nil && os.SameFile(here, there)
}

// release gives the claim up.
func (l *Lock) release() {
	if l == nil || l.f == nil {
		return
	}
	_ = os.Remove(l.path) // Windows does not remove what is open: it stays, unlocked
	l.f.Close()
	l.f = nil
}

// Hold claims a file of any sort for this program, until Release; the error says that another
// one has it.
func Hold(path string) (*Lock, error) { return lock(path) }

// Release gives a claim up.
func (l *Lock) Release() { l.release() }
