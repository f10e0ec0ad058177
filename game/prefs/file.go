package prefs

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/game/archive"
	"grognard/rules"
)

// Load reads the settings in a file. It always returns settings to work with.
// No file means the default ones. A file that cannot be understood is renamed
// aside, never overwritten, and the error, a *rules.FileError, says so.
func Load(path string) (Prefs, error) {
	data, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Default(), nil
	case err != nil:
		return Default(), &rules.FileError{File: path, Msg: "the settings cannot be read: " + archive.Cause(err).Error()}
	}
	p, err := Decode(data)
	if err == nil {
		return p, nil
	}
	var f *rules.FileError
	errors.As(err, &f)
	f.File = path
	if aside, err := putAside(path); err != nil {
		f.Msg += "; the default settings are used, and the file could not be put aside: " + archive.Cause(err).Error()
	} else {
		f.Msg += "; the default settings are used, and the old file is now " + aside
	}
	return Default(), f
}

// putAside gives a broken file a name that no file has yet, and returns it.
func putAside(path string) (string, error) {
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.broken-%d", path, n)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return aside, os.Rename(path, aside)
		} else if err != nil {
			return "", err
		}
	}
}

// Decode reads settings. Errors are *rules.FileError without a file name.
func Decode(data []byte) (Prefs, error) {
	p := Default()
	d := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields()
	if err := d.Decode(&p); err != nil {
		return Default(), place(err)
	}
	if f := p.fault(); f != nil {
		return Default(), &rules.FileError{Line: lineOf(data, f.key), Msg: f.key + ": " + f.msg}
	}
	return p, nil
}

// place turns an error of the TOML reader into one with a place.
func place(err error) error {
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) {
		line, col := unknown.Errors[0].Position()
		key := strings.Join(unknown.Errors[0].Key(), ".")
		return &rules.FileError{Line: line, Col: col, Msg: fmt.Sprintf("there is no setting %q", key)}
	}
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, col := bad.Position()
		return &rules.FileError{Line: line, Col: col, Msg: strings.TrimPrefix(bad.Error(), "toml: ")}
	}
	return &rules.FileError{Msg: err.Error()}
}

// lineOf returns the line that sets key, from 1, or 0 where none does.
func lineOf(data []byte, key string) int {
	for i, l := range bytes.Split(data, []byte("\n")) {
		name, _, ok := bytes.Cut(l, []byte("="))
		if ok && strings.Trim(string(name), " \t\"'") == key {
			return i + 1
		}
	}
	return 0
}

// Encode writes settings as a file holds them.
func Encode(p Prefs) []byte {
	data, err := toml.Marshal(p)
	if err != nil {
		panic(err) // plain words and numbers always have a text form
	}
	return data
}

// Save writes the settings to a file so that a crash leaves the old ones or
// the new; the ones before stay beside it as path.1. Errors are
// *rules.FileError and leave the file as it was.
func Save(path string, p Prefs) error {
	if f := p.fault(); f != nil {
		return &rules.FileError{File: path, Msg: "the settings are not saved: " + f.key + ": " + f.msg}
	}
	if err := archive.Replace(path, Encode(p), 1); err != nil {
		return &rules.FileError{File: path, Msg: "the settings cannot be saved: " + archive.Cause(err).Error()}
	}
	return nil
}
