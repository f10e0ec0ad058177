package archive

import (
	"errors"
	"sync"

	"grognard/rules"
)

// Writer keeps one save up to date in the background. Put never waits for the
// disk; when games come faster than they can be written, only the latest is.
type Writer struct {
	path string
	disk disk
	lock *Lock // nil: none was asked for

	mu      sync.Mutex
	idle    *sync.Cond // signalled when busy falls
	next    *Game      // put and not yet being written
	busy    bool       // a goroutine is writing
	failure error      // not yet reported
	failing error      // why the last game that was put is not on disk
}

// Claim returns a writer for the save at path that no other program writes to
// until Close, or *rules.FileError: that of ErrTaken where another program does.
func Claim(path string) (*Writer, error) {
	real, err := Target(path)
	if err != nil {
		return nil, unwritten(err).In(path)
	}
	l, err := lock(real)
	if err != nil {
		return nil, ErrTaken.In(path)
	}
	w := NewWriter(path)
	w.lock = l
	return w, nil
}

// Taken reports whether an error says that another program has the save open.
func Taken(err error) bool {
	var f *rules.FileError
	return errors.As(err, &f) && f.Key == ErrTaken.Key
}

// Close waits like Flush, and lets other programs write to the save.
func (w *Writer) Close() error {
	err := w.Flush()
	w.lock.release()
	return err
}

func unwritten(err error) *rules.FileError {
	return rules.Fault("fault.save.unwritten", "the game cannot be saved: %v", Cause(err))
}

// NewWriter returns a writer for the save at path that asks nobody. The folder
// is made when it is needed.
func NewWriter(path string) *Writer { return newWriter(path, realDisk{}) }

func newWriter(path string, d disk) *Writer {
	w := &Writer{path: path, disk: d}
	w.idle = sync.NewCond(&w.mu)
	return w
}

// Path returns where the save stands.
func (w *Writer) Path() string { return w.path }

// Put hands over a game to be written, and returns at once. The caller must
// not change g or what it points to any more.
func (w *Writer) Put(g *Game) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.next = g
	if !w.busy {
		w.busy = true
		go w.write()
	}
}

// write writes until nothing is left to write.
func (w *Writer) write() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for w.next != nil {
		g := w.next
		w.next = nil
		w.mu.Unlock()
		err := replace(w.disk, w.path, Encode(g), older)
		w.mu.Lock()
		w.failing = nil
		if err != nil {
			w.failure = unwritten(err).In(w.path)
			w.failing = w.failure
		}
	}
	w.busy = false
	w.idle.Broadcast()
}

// Flush waits until everything put before is on disk, or has failed, and
// reports like Err.
func (w *Writer) Flush() error {
	w.mu.Lock()
	for w.busy {
		w.idle.Wait()
	}
	w.mu.Unlock()
	return w.Err()
}

// Err returns the last failure that was not yet reported, a *rules.FileError.
// Each is reported once; the save on disk is then the last good one.
func (w *Writer) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	err := w.failure
	w.failure = nil
	return err
}

// Failing returns why the last game that was put could not be written, however
// often it was asked, or nil. While that holds the save on disk is out of date.
func (w *Writer) Failing() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.failing
}

// Busy reports whether something is still to be written.
func (w *Writer) Busy() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.busy
}

// Write saves a game at once, for those who may wait, unless another program
// has the save open.
func Write(path string, g *Game) error {
	w, err := Claim(path)
	if err != nil {
		return err
	}
	w.Put(g)
	return w.Close()
}
