package tomlfile

import (
	"errors"

	"grognard/rules"
)

// Loader is the frame of what reads scenarios and positions: loaders of
// rulebooks embed it and read their file part by part, and lists item by item.
type Loader struct {
	*Index
	gathers bool
	found   []*rules.FileError
	called  map[rules.Ref]rules.Called
}

// Gather lets a loader go on behind a fault: what has one is left out. It is
// asked for before Read.
func (l *Loader) Gather() { l.gathers = true }

// Found lists the faults that a loader which gathers has gone on behind.
func (l *Loader) Found() []*rules.FileError { return l.found }

// Read decodes data into file, see Read, and reads its parts. A loader that
// gathers returns only the fault of a file that cannot be decoded.
func (l *Loader) Read(data []byte, file any, parts ...func() error) (err error) {
	if l.Index, err = Read(data, file); err != nil {
		return err
	}
	return l.Parts(parts...)
}

// Parts reads parts of a file one after the other, up to the first fault or, if
// the loader gathers, all of them.
func (l *Loader) Parts(parts ...func() error) error {
	for _, read := range parts {
		if err := l.Past(read()); err != nil {
			return err
		}
	}
	return nil
}

// Each reads the n items of a list, as Parts does parts.
func (l *Loader) Each(n int, read func(i int) error) error {
	for i := range n {
		if err := l.Past(read(i)); err != nil {
			return err
		}
	}
	return nil
}

// Past notes a fault and returns none, if the loader gathers; else it returns it.
func (l *Loader) Past(err error) error {
	var fault *rules.FileError
	if l.gathers && errors.As(err, &fault) {
		l.found = append(l.found, fault)
		return nil
	}
	return err
}

// Fault is a fault at a key of the file, see rules.Fault and Index.At.
func (l *Loader) Fault(at, key, format string, args ...any) error {
	return l.At(at, rules.Fault(key, format, args...))
}

// Format holds the format of a file against the one that the rulebook reads.
func (l *Loader) Format(of, read int) error {
	if of != read {
		return l.Fault("format", "fault.file.format", "format is %d; this game reads format %d", of, read)
	}
	return nil
}

// Sound tells what a rulebook's check of all that was read has found, if it has
// found something, at the key that the board begins with.
func (l *Loader) Sound(at string, found error) error {
	if found != nil {
		return l.At(at, rules.Fault("fault.file.unsound", "the position is not sound").Adding(found.Error()))
	}
	return nil
}
