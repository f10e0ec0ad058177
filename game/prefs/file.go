package prefs

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/rules/tomlfile"
)

// longest is the size in bytes that no settings come near to.
const longest = 1 << 16

// Load reads the settings in a file. It always returns settings to work with.
// No file means the default ones. A file that cannot be understood is renamed
// aside, never overwritten, and the error, a *rules.FileError, says so: what of it
// makes sense is kept.
func Load(path string) (Prefs, error) {
	data, err := archive.ReadFile(path, longest)
	var long *rules.FileError
	switch {
	case errors.As(err, &long) && long.Key == "fault.file.large":
		return Default(), refuse(path, long)
	case errors.Is(err, fs.ErrNotExist):
		return Default(), nil
	case err != nil:
		return Default(), rules.Fault("fault.settings.unread", "the settings cannot be read: %v", errors.Unwrap(err)).In(path)
	}
	p, err := Decode(data)
	if err == nil {
		return p, nil
	}
	var f *rules.FileError
	errors.As(err, &f)
	if p, ok := sound(data); ok {
		return p, mend(path, p, f)
	}
	return Default(), refuse(path, f)
}

// sound takes over the settings of a broken file that make sense, each by itself; false if it
// is no file of settings at all.
func sound(data []byte) (Prefs, bool) {
	var all map[string]any
	if toml.Unmarshal(data, &all) != nil {
		return Prefs{}, false
	}
	p := Default()
	for key, value := range all {
		line, err := toml.Marshal(map[string]any{key: value})
		if err != nil {
			continue
		}
		next := p
		if _, err := tomlfile.Read(line, &next); err != nil {
			continue
		}
		if _, f := next.fault(); f == nil {
			p = next
		}
	}
	return p, true
}

// mend puts a file aside of which some settings make no sense, writes the others anew and says
// so.
func mend(path string, p Prefs, f *rules.FileError) error {
	aside, err := putAside(path)
	if err == nil {
		err = Save(path, p)
	}
	told := rules.Fault("fault.settings.kept", "%v; the other settings are kept, and the old file is now called %s", f.Bare(), filepath.Base(aside))
	if err != nil {
		told = rules.Fault("fault.settings.unkept", "%v; the other settings are kept, but the file cannot be mended: %v", f.Bare(), archive.Cause(err))
	}
	return told.At(f.Line, f.Col).In(path)
}

// refuse puts a broken file aside and says so.
func refuse(path string, f *rules.FileError) error {
	aside, err := putAside(path)
	told := rules.Fault("fault.settings.aside", "%v; the default settings are used, and the old file is now called %s", f.Bare(), filepath.Base(aside))
	if err != nil {
		told = rules.Fault("fault.settings.stays", "%v; the default settings are used, and the file cannot be put aside: %v", f.Bare(), archive.Cause(err))
	}
	return told.At(f.Line, f.Col).In(path)
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
	if _, err := tomlfile.Read(data, &p); err != nil {
		return Default(), err
	}
	if key, f := p.fault(); f != nil {
		return Default(), f.At(lineOf(data, key), 0)
	}
	return p, nil
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
	if _, f := p.fault(); f != nil {
		return rules.Fault("fault.settings.senseless", "the settings are not saved: %v", f).In(path)
	}
	if err := archive.Replace(path, Encode(p), 1); err != nil {
		return rules.Fault("fault.settings.unwritten", "the settings cannot be saved: %v", archive.Cause(err)).In(path)
	}
	return nil
}
