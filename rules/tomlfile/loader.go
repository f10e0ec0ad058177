package tomlfile

import "grognard/rules"

// Loader is the frame of what reads scenarios and positions: loaders of
// rulebooks embed it and read their file part by part.
type Loader struct {
	*Index
}

// Read decodes data into file, see Read, and reads its parts.
func (l *Loader) Read(data []byte, file any, parts ...func() error) (err error) {
	if l.Index, err = Read(data, file); err != nil {
		return err
	}
	return InOrder(parts...)
}

// InOrder reads parts of a file one after the other, up to the first fault.
func InOrder(parts ...func() error) error {
	for _, read := range parts {
		if err := read(); err != nil {
			return err
		}
	}
	return nil
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
