package lang

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"syscall"

	"grognard/rules"
)

// Fault tells an error in the language spoken now. A *rules.FileError is told
// as "FILE:LINE:COL: sentence", as far as it has a place.
func (c *Catalog) Fault(err error) string {
	var f *rules.FileError
	switch {
	case !errors.As(err, &f):
		return c.Cause(err)
	case f.File == "" && f.Line > 0:
		return c.Word("fault.line", c.Cause(f), f.Line)
	}
	at := *f
	at.Msg = c.Cause(f)
	return at.Error()
}

// Cause tells an error without the place that it names, and the things in it as files
// know them. A fault without words of its own stays English.
func (c *Catalog) Cause(err error) string { return c.CauseIn(err, rules.Said.String) }

// CauseIn is Cause where say calls the things that a fault names.
func (c *Catalog) CauseIn(err error, say func(rules.Said) string) string {
	var f *rules.FileError
	switch {
	case !errors.As(err, &f):
		return c.system(err)
	case f.Key == "":
		return f.Msg
	}
	var args []any
	for _, a := range f.Args {
		switch v := a.(type) {
		case rules.Said:
			a = say(v)
		case error:
			a = c.CauseIn(v, say)
		}
		args = append(args, a)
	}
	return c.Word(f.Key, args...)
}

// Said is what players call something that a fault names: as the file has it if nobody
// knows it.
func (c *Catalog) Said(s rules.Said, n Names) string {
	if s.Key != "" {
		return c.nameOf(s.Key)
	}
	if s.Ref == 0 && n.Book != nil {
		if r, err := n.Book.Parse(s.ID); err == nil {
			s.Ref = r
		}
	}
	if s.Ref != 0 && n.Book != nil {
		return c.Name(s.Ref, n)
	}
	return s.ID
}

// SaidOf is Said for those who read the file: the ID stands behind a name that differs from it.
func (c *Catalog) SaidOf(s rules.Said, n Names) string {
	name := c.Said(s, n)
	if s.ID == "" || strings.EqualFold(name, s.ID) {
		return name
	}
	return c.Word("format.aside", name, s.ID)
}

// cause is an error of the operating system that has words.
type cause struct {
	err error
	key string
}

// causes are what may befall a file on every system. What one system alone
// reports stands in ownCauses.
var causes = []cause{
	{fs.ErrNotExist, "fault.cause.missing"},
	{fs.ErrPermission, "fault.cause.permission"},
	{fs.ErrExist, "fault.cause.exists"},
	{syscall.ENOSPC, "fault.cause.full"},
	{syscall.EROFS, "fault.cause.readonly"},
	{syscall.EIO, "fault.cause.broken"},
	{syscall.ENOTDIR, "fault.cause.nofolder"},
	{syscall.EISDIR, "fault.cause.folder"},
	{syscall.ENAMETOOLONG, "fault.cause.name"},
	{syscall.EMFILE, "fault.cause.many"},
	{syscall.ENFILE, "fault.cause.many"},
}

// system tells an error that is no fault of ours: what the system says is
// quoted where it has no words.
func (c *Catalog) system(err error) string {
	for _, known := range slices.Concat(causes, ownCauses) {
		if errors.Is(err, known.err) {
			return c.Word(known.key)
		}
	}
	var number syscall.Errno
	if errors.As(err, &number) {
		return c.Word("fault.cause.system", number.Error())
	}
	return c.Word("fault.cause.unforeseen", err.Error())
}
