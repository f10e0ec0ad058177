package workshop

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/scenarios"
)

// gather is how long steps are gathered before they are written, retry how long a disk is left
// alone that could not be written.
const (
	gather = 400 * time.Millisecond
	retry  = 2 * time.Second
)

// Open is a draft whose file is kept up to date in the background: no step waits for the disk,
// and a second after one it is safe.
type Open struct {
	*Draft
	copy    bool            // it goes when it is closed, if nothing was done with it
	unnamed scenarios.Words // title of an empty board, which the battle has not changed yet; empty: it has one

	mu      sync.Mutex
	path    string
	lock    *archive.Lock
	journal []byte // all of it
	written int    // how much of that stands in the file; -1: it has to be written as a whole
	text    string // that the file is to have
	stands  string // that it has
	failure error  // not yet reported
	failing error

	disk             sync.Mutex // held while something is written
	wake, quit, done chan struct{}
	stop             sync.Once
}

// keep opens the file of a draft, which no other program may have open.
func keep(d *Draft, path string) (*Open, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, unwritten(err).In(path)
	}
	lock, err := archive.Hold(path)
	if err != nil {
		return nil, rules.Fault("fault.battle.taken", "another program has this battle open").In(path)
	}
	o := &Open{Draft: d, unnamed: newborn(d), path: path, lock: lock, journal: d.whole(), written: -1, text: d.Text(),
		wake: make(chan struct{}, 1), quit: make(chan struct{}), done: make(chan struct{})}
	if text, err := Read(path); err == nil {
		o.stands = text
	}
	d.noted = o.noteDown
	go o.write()
	return o, nil
}

// Path is where the battle stands. It changes once, when the battle gets a title: see rename.
func (o *Open) Path() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.path
}

// noteDown takes a step into the journal. The text that it comes to is known only after it.
func (o *Open) noteDown(e entry) {
	o.mu.Lock()
	o.journal = append(o.journal, e.line()...)
	o.mu.Unlock()
}

// Do, Become, Undo and Redo are those of the draft; its file follows.

// Do carries out edits as one step, see Draft.Do.
func (o *Open) Do(edits ...rules.Edit) (bool, error) {
	defer o.follow()
	return o.Draft.Do(edits...)
}

// Become replaces the whole text as one step, see Draft.Become.
func (o *Open) Become(text string) error {
	defer o.follow()
	return o.Draft.Become(text)
}

// Undo takes the last step back, see Draft.Undo.
func (o *Open) Undo() bool {
	defer o.follow()
	return o.Draft.Undo()
}

// Redo takes a step again, see Draft.Redo.
func (o *Open) Redo() bool {
	defer o.follow()
	return o.Draft.Redo()
}

// follow has what was done written soon.
func (o *Open) follow() {
	o.mu.Lock()
	o.text = o.Draft.Text()
	o.mu.Unlock()
	select {
	case o.wake <- struct{}{}:
	default: // it is awake
	}
}

// write writes what is new, until the draft is closed.
func (o *Open) write() {
	defer close(o.done)
	for o.awaits(o.wake) && o.awaits(after(gather)) {
		for o.put() != nil && o.awaits(after(retry)) {
		}
	}
	_ = o.put() // Close says why
}

func after(d time.Duration) <-chan struct{} {
	c := make(chan struct{})
	time.AfterFunc(d, func() { close(c) })
	return c
}

// awaits waits for something; false: the draft is closed.
func (o *Open) awaits(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	case <-o.quit:
		return false
	}
}

// put brings journal and file up to date, the journal first: what it says beyond the file is
// taken from it.
func (o *Open) put() error {
	o.disk.Lock()
	defer o.disk.Unlock()
	o.mu.Lock()
	journal, written, text, stands, path := o.journal, o.written, o.text, o.stands, o.path
	o.mu.Unlock()
	err := putJournal(path+journalExt, journal, written)
	if err == nil && text != stands {
		err = archive.Replace(path, []byte(text), 0)
	}
	if err == nil {
		o.rename(path, text, journal)
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.failing = nil
	if err != nil {
		o.written = -1 // a part of it may stand there
		o.failing = unwritten(err).In(path)
		o.failure = o.failing
		return o.failing
	}
	o.written, o.stands = len(journal), text
	return nil
}

// appended writes at the end of a journal; tests have it fail in the midst of a line.
var appended = (*os.File).Write

// putJournal appends what is new to a journal, or writes it as a whole.
func putJournal(path string, journal []byte, written int) error {
	if written < 0 {
		return archive.Replace(path, journal, 0)
	}
	if written == len(journal) {
		return nil
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return archive.Replace(path, journal, 0)
	}
	_, err = appended(f, journal[written:])
	if e := f.Sync(); err == nil {
		err = e
	}
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// Flush writes what is new at once, and reports why it cannot. It is called where a player
// waits anyway, as before a game begins from the file.
func (o *Open) Flush() error { return o.put() }

// Err returns the last failure that was not yet reported, a *rules.FileError.
func (o *Open) Err() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	err := o.failure
	o.failure = nil
	return err
}

// Failing returns why the file is out of date, or nil.
func (o *Open) Failing() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.failing
}

// Close writes what is new and lets other programs have the file. The error is that of the
// last try; nothing of the draft in memory is lost by it.
func (o *Open) Close() error {
	o.stop.Do(func() { close(o.quit) })
	<-o.done
	o.noted = nil
	o.mu.Lock()
	path, lock := o.path, o.lock
	o.mu.Unlock()
	if o.idle(path) {
		for _, ext := range [...]string{journalExt, ""} {
			_ = os.Remove(path + ext) // one that stays is as good as kept
		}
	}
	lock.Release()
	return o.Failing()
}

// Stay keeps a copy with which nothing was done on the shelf: something leads back to it.
func (o *Open) Stay() { o.copy = false }

// idle reports whether a copy was opened and nothing done with it: what it has stands elsewhere
// too. One that was weighed is kept with what came of it.
func (o *Open) idle(path string) bool {
	if back, on := o.Steps(); !o.copy || back+on > 0 {
		return false
	}
	_, err := os.Lstat(path + WeighingExt)
	return errors.Is(err, fs.ErrNotExist)
}
