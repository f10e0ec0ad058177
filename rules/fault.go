package rules

import (
	"fmt"
	"strings"
)

// FileError is a fault in a scenario, a position, a save or the settings, or in
// what was played from one. Msg is one English sentence, for logs and
// protocols. Where players may see it Fault makes it, so that the catalogue
// can tell the same in their language by Key and Args.
type FileError struct {
	File      string // set by whoever opened it
	Line, Col int    // from 1; 0 where the fault has no place
	Path      string // of the value that is at fault, "south.units.3.at", if the reader said so
	Msg       string

	Key  string // of the words that say what Msg says; "" if there are none
	Args []any  // what goes into them: strings, ints, errors and what is Said
}

// Said is something that a fault names. Who reads the file knows it by its ID, a player by
// what the book calls the Ref.
type Said struct {
	ID  string
	Ref Ref    // 0: what the book makes of the ID, if it makes something of it
	Key string // of its words, where it is no thing: a phase; "": it is the Ref's
}

// String is the ID: sentences in English are for those who read files.
func (s Said) String() string { return s.ID }

// Fault returns a fault without a place. format is its sentence in English,
// with %s or %q for strings and what is Said, %d for ints and %v for errors. The
// words of key say the same: strings, errors and what is Said are {{.A}}, {{.B}} and
// {{.C}} there, ints {{.N}} and {{.M}}. Strings are cut to what a sentence bears.
func Fault(key, format string, args ...any) *FileError {
	for i, a := range args {
		switch v := a.(type) {
		case string:
			args[i] = brief(v)
		case Said:
			v.ID = brief(v.ID)
			args[i] = v
		}
	}
	return &FileError{Msg: fmt.Sprintf(format, args...), Key: key, Args: args}
}

// At returns the fault at a line and column, 0 where it has none.
func (e *FileError) At(line, col int) *FileError {
	f := *e
	f.Line, f.Col = line, col
	return &f
}

// For returns the fault with the path of the value that is at fault.
func (e *FileError) For(path string) *FileError {
	f := *e
	f.Path = path
	return &f
}

// In returns the fault with the file that it is in.
func (e *FileError) In(file string) *FileError {
	f := *e
	f.File = file
	return &f
}

// Bare returns the fault without its place.
func (e *FileError) Bare() *FileError { return e.In("").At(0, 0) }

// Adding returns the fault with a detail behind its English sentence that is
// for logs alone: what a library or the inside of a rulebook says.
func (e *FileError) Adding(detail string) *FileError {
	f := *e
	f.Msg += ": " + detail
	return &f
}

// Error gives "FILE:LINE:COL: sentence", without what it lacks of the place.
func (e *FileError) Error() string {
	switch {
	case e.Line == 0 && e.File == "":
		return e.Msg
	case e.Line == 0:
		return fmt.Sprintf("%s: %s", e.File, e.Msg)
	case e.Col == 0:
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
}

// Unwrap returns the error that the sentence tells as its cause, or nil.
func (e *FileError) Unwrap() error {
	for _, a := range e.Args {
		if err, ok := a.(error); ok {
			return err
		}
	}
	return nil
}

// longest is how many letters of a damaged line a sentence shows.
const longest = 80

// brief makes one short line of what stood in a file.
func brief(s string) string {
	if len(s) > 16*longest { // a line may be as long as its file
		s = strings.ToValidUTF8(s[:16*longest], "")
	}
	letters := []rune(strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r < ' ' || r == 0x7f }), " "))
	if len(letters) > longest {
		return string(letters[:longest]) + "…"
	}
	return string(letters)
}
