package match

import (
	"fmt"
	"path/filepath"

	"grognard/game/archive"
	"grognard/rules"
)

// Crash is a failure of the rules themselves. The match stands as before the
// answer; the dump is a save whose last answer brings the failure about again.
type Crash struct {
	Err  error  // of the rulebook
	Book string // name of the rulebook
	At   int    // number of the answer, from 1
	Dump string // path of the dump, "" if none was written
	Save error  // why no dump could be written, or nil
}

// Error says what failed and where the dump is.
func (c *Crash) Error() string {
	s := fmt.Sprintf("the rules of %s failed at answer %d, which was not played: %v", c.Book, c.At, c.Err)
	switch {
	case c.Dump != "":
		s += "; " + c.Dump + " holds the game for a report"
	case c.Save != nil:
		s += "; no dump was written: " + c.Save.Error()
	}
	return s
}

// Unwrap returns the error of the rulebook.
func (c *Crash) Unwrap() error { return c.Err }

// guard runs f and turns a panic into an error. With the border inside
// rules.Position it is the only place that does: a fault of a rulebook must
// not take the game along.
func guard(f func() error) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case error:
			err = v
		default:
			err = fmt.Errorf("%v", v)
		}
	}()
	return f()
}

// crash writes the dump: the game so far, and the answer that failed.
func (m *Match) crash(a *rules.Answer, cause error) error {
	c := &Crash{Err: cause, Book: m.book.Name(), At: len(m.done) + 1}
	if m.how.CrashDir == "" {
		return c
	}
	g := m.record()
	g.Fault = cause.Error()
	if a != nil {
		g.Lines = append(g.Lines, archive.FormatAnswer(m.book, m.Request(), *a, false))
	}
	name := fmt.Sprintf("crash-%s-%016x%s", m.book.Name(), archive.Sum(archive.Encode(g)), archive.Ext)
	path := filepath.Join(m.how.CrashDir, name)
	if err := archive.Write(path, g); err != nil {
		c.Save = err
	} else {
		c.Dump = path
	}
	return c
}
