package workshop

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/rules"
)

// Ext ends the names of files of battles; journalExt is added to it for the journal beside one,
// WeighingExt for what came of it when it was weighed.
const (
	Ext         = ".toml"
	journalExt  = ".steps"
	WeighingExt = ".weighing"
)

// Longest is the size in bytes that no battle comes near to.
const Longest = 512 << 10

// longestJournal is the size from which on a journal begins anew when its battle is opened.
const longestJournal = 8 << 20

// Shelf is the folder of a player's own battles. Each system has a folder in it, and in that
// each battle is a file, with the journal of its steps beside it.
type Shelf struct{ Folder string }

// Battle is a battle on the shelf.
type Battle struct {
	Book    string // name of the rulebook
	Path    string
	Changed time.Time
	Worked  time.Time // when it was worked at last: changed, or only opened, which its journal knows
}

// Name is the name of its file without folder and extension.
func (b Battle) Name() string { return strings.TrimSuffix(filepath.Base(b.Path), Ext) }

// Changed is when the file of a battle was changed last, zero where that cannot be told.
func Changed(path string) time.Time {
	info, err := os.Stat(path)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// List returns the battles of a system, first that which was worked at last. Errors are *rules.FileError.
func (s Shelf) List(book string) ([]Battle, error) { return list(s.folder(book), book) }

// Away returns the battles of a system that were put away.
func (s Shelf) Away(book string) ([]Battle, error) { return list(s.away(book), book) }

// Latest is the battle of any of some systems that was worked at last; false: there is none.
func (s Shelf) Latest(books []rules.Workshop) (last Battle, found bool) {
	for _, book := range books {
		all, _ := s.List(book.Name()) // the shelf tells why it cannot be read
		if len(all) > 0 && (!found || all[0].Worked.After(last.Worked)) {
			last, found = all[0], true
		}
	}
	return last, found
}

func (s Shelf) folder(book string) string { return filepath.Join(s.Folder, book) }
func (s Shelf) away(book string) string   { return filepath.Join(s.Folder, book, "away") }

func list(folder, book string) ([]Battle, error) {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, rules.Fault("fault.battles.unread", "the folder of battles cannot be read: %v", archive.Cause(err)).In(folder)
	}
	var all []Battle
	journals := map[string]time.Time{}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasSuffix(e.Name(), journalExt) {
			journals[strings.TrimSuffix(e.Name(), journalExt)] = info.ModTime()
		}
	}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		b := Battle{Book: book, Path: filepath.Join(folder, e.Name())}
		if info, err := e.Info(); err == nil {
			b.Changed = info.ModTime()
		}
		if b.Worked = b.Changed; journals[e.Name()].After(b.Worked) {
			b.Worked = journals[e.Name()]
		}
		all = append(all, b)
	}
	slices.SortStableFunc(all, func(a, b Battle) int {
		return cmp.Or(b.Worked.Compare(a.Worked), b.Changed.Compare(a.Changed), strings.Compare(a.Path, b.Path))
	})
	return all, nil
}

// Files returns the battles of any system that lie in a folder, the latest first: Book is not
// known. Errors are *rules.FileError.
func Files(folder string) ([]Battle, error) { return list(folder, "") }

// Read returns the text of a file that may be a battle. Errors are *rules.FileError.
func Read(path string) (string, error) {
	data, err := archive.ReadFile(path, Longest)
	return string(data), err
}

// Begin puts a new battle on the shelf and opens it. name is what its file is to be called; a
// number is added if that is taken. Errors are *rules.FileError.
func (s Shelf) Begin(book rules.Workshop, name, text string) (*Open, error) {
	d, err := New(book, text)
	if err != nil {
		return nil, err
	}
	path := free(s.folder(book.Name()), plain(name))
	o, err := keep(d, path)
	if err != nil {
		return nil, err
	}
	if err := o.Flush(); err != nil {
		o.Close()
		return nil, err
	}
	return o, nil
}

// Copy is Begin for what can be begun with again at any time, an empty board or a battle of the
// game: if nothing is done with it, it leaves the shelf when it is closed.
func (s Shelf) Copy(book rules.Workshop, name, text string) (*Open, error) {
	o, err := s.Begin(book, name, text)
	if err == nil {
		o.copy = true
	}
	return o, err
}

// Open opens a battle with the steps by which it came about. What the journal says beyond the
// file counts, as after a crash; a file that was changed by another program is one more step.
// Errors are *rules.FileError, those of a file that cannot be taken apart among them.
func (s Shelf) Open(book rules.Workshop, path string) (*Open, error) {
	text, err := Read(path)
	if err != nil {
		return nil, err
	}
	journal, err := archive.ReadFile(path+journalExt, longestJournal)
	if err == nil {
		if d, states := follow(book, journal); d != nil {
			if states[text] {
				return keep(d, path)
			}
			if d.Become(text) == nil {
				return keep(d, path)
			}
		}
	}
	d, err := New(book, text)
	if err != nil {
		return nil, in(err, path)
	}
	return keep(d, path)
}

// in names the file of a fault.
func in(err error, path string) error {
	var f *rules.FileError
	if errors.As(err, &f) {
		return f.In(path)
	}
	return err
}

// follow replays a journal and collects the texts that it went through.
func follow(book rules.Workshop, journal []byte) (d *Draft, states map[string]bool) {
	if d = replay(book, journal); d == nil {
		return nil, nil
	}
	states = map[string]bool{}
	text := d.now.Text
	states[text] = true
	for i := d.at - 1; i >= 0; i-- {
		text = d.steps[i].undone(text)
		states[text] = true
	}
	text = d.now.Text
	for i := d.at; i < len(d.steps); i++ {
		text = d.steps[i].done(text)
		states[text] = true
	}
	return d, states
}

// PutAway takes a battle off the shelf. It stays in a folder of its own, see Away, as what is
// returned, from where it can be brought back.
func (s Shelf) PutAway(b Battle) (Battle, error) {
	path, err := s.moveTo(b, s.away(b.Book))
	b.Path = path
	return b, err
}

// Return puts a battle back that was put away, and says where it is then.
func (s Shelf) Return(b Battle) (path string, err error) { return s.moveTo(b, s.folder(b.Book)) }

func (s Shelf) moveTo(b Battle, folder string) (to string, err error) {
	to = free(folder, b.Name())
	if err = os.MkdirAll(folder, 0o755); err == nil {
		err = os.Rename(b.Path, to)
	}
	if err != nil {
		return "", rules.Fault("fault.battle.stays", "the battle cannot be moved: %v", archive.Cause(err)).In(b.Path)
	}
	for _, beside := range [...]string{journalExt, WeighingExt} {
		_ = os.Rename(b.Path+beside, to+beside) // it may have none
	}
	return to, nil
}

// Share writes a battle into a folder, under its title, and returns the path. A file of another
// battle with the same title stays. Errors are *rules.FileError.
func Share(folder, title, text string) (string, error) {
	path, err := archive.Share(folder, plain(title), Ext, []byte(text))
	if err != nil {
		return "", unwritten(err).In(path)
	}
	return path, nil
}

func unwritten(err error) *rules.FileError {
	return rules.Fault("fault.battle.unwritten", "the battle cannot be saved: %v", archive.Cause(err))
}

// free is the path of a file that is not there yet.
func free(folder, name string) string {
	for n := 1; ; n++ {
		path := filepath.Join(folder, name+Ext)
		if n > 1 {
			path = filepath.Join(folder, name+"-"+strconv.Itoa(n)+Ext)
		}
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path
		}
	}
}

// longestName is how many letters a file is called with.
const longestName = 60

// plain makes a name that every file system takes: small letters, digits and hyphens.
func plain(name string) string {
	name = archive.Plain(strings.ReplaceAll(strings.ToLower(name), "_", " "))
	return cmp.Or(strings.TrimSuffix(name[:min(len(name), longestName)], "-"), "battle")
}
