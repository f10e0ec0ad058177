package series

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Ext ends the name of every series.
const Ext = ".series"

// older is how many older generations are kept beside a series.
const older = 2

// asideExt ends the name of a series that was set aside because it could not be read.
const asideExt = ".damaged"

// Folder is where series are kept, and the saved games that belong to them.
type Folder struct {
	Path  string
	Saves string
	Now   func() time.Time
}

// Item is a series of the folder.
type Item struct {
	Path string
	*Series
	// Err is why the file cannot be read, or nil. Where an older state of it can, Series is that; else nil.
	Err error
}

// List returns the series of the folder, the latest first, damaged ones with their error. Results of games that
// are over are in them, whether or not anybody had them taken in; faults are what hinders that.
func (f *Folder) List() (all []Item, faults []error) {
	if all, faults = f.Files(); len(all) == 0 {
		return all, faults
	}
	saves, _ := archive.List(f.Saves) // the page of saves tells why it cannot be read
	for i := range all {
		if it := &all[i]; it.Series != nil {
			if err := f.gather(it, saves); err != nil {
				faults = append(faults, err)
			}
		}
	}
	sorted(all)
	return all, faults
}

func sorted(all []Item) {
	slices.SortStableFunc(all, func(a, b Item) int {
		return cmp.Or(strings.Compare(b.date(), a.date()), strings.Compare(a.Path, b.Path))
	})
}

// Files is List as the files have it: it looks at no saved game, of which there may be hundreds.
func (f *Folder) Files() (all []Item, faults []error) {
	entries, err := os.ReadDir(f.Path)
	if err != nil {
		if !os.IsNotExist(err) {
			faults = append(faults, rules.Fault("fault.series.unread", "the folder of series cannot be read: %v", archive.Cause(err)).In(f.Path))
		}
		return nil, faults
	}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		it := Item{Path: filepath.Join(f.Path, e.Name())}
		it.Series, it.Err = f.read(it.Path)
		all = append(all, it)
	}
	sorted(all)
	return all, faults
}

func (it *Item) date() string {
	if it.Series == nil {
		return ""
	}
	return it.Date
}

// read reads a file, or the youngest older state of it, with the error of the file.
func (f *Folder) read(path string) (*Series, error) {
	s, err := Read(path)
	if err == nil {
		return s, nil
	}
	for n := 1; n <= older; n++ {
		if s, old := Read(generation(path, n)); old == nil {
			s.ID = nameOf(path)
			return s, err
		}
	}
	return nil, err
}

func generation(path string, n int) string { return path + "." + strconv.Itoa(n) }

func nameOf(path string) string { return strings.TrimSuffix(filepath.Base(path), Ext) }

// Read reads a series. Errors are *rules.FileError.
func Read(path string) (*Series, error) {
	data, err := archive.ReadFile(path, largest)
	if err != nil {
		return nil, err
	}
	s, err := Decode(data)
	if err != nil {
		var fault *rules.FileError
		errors.As(err, &fault)
		return nil, fault.In(path)
	}
	s.ID = nameOf(path)
	return s, nil
}

// Open returns the series of an id, with the results of its games that are over. Errors are *rules.FileError.
func (f *Folder) Open(id string) (*Series, error) {
	path := f.path(id)
	s, err := f.read(path)
	if s == nil {
		return nil, err
	}
	it := Item{Path: path, Series: s, Err: err}
	saves, _ := archive.List(f.Saves)
	return s, f.gather(&it, saves)
}

func (f *Folder) path(id string) string { return filepath.Join(f.Path, id+Ext) }

// gather takes in what games that are over came to.
func (f *Folder) gather(it *Item, saves []archive.Item) error {
	found := false
	for range most {
		path := saveOf(saves, it.Tag(len(it.Results)+1), true)
		if path == "" {
			break
		}
		p, err := last(path)
		if err != nil {
			return err
		}
		took, err := it.Series.Take(it.Tag(len(it.Results)+1), p)
		if err != nil {
			return err
		}
		if !took {
			break
		}
		found = true
	}
	if !found {
		return nil
	}
	return f.Write(it.Series)
}

// last is the last position of a save.
func last(path string) (*rules.Position, error) {
	g, err := archive.Read(path)
	if err != nil {
		return nil, err
	}
	book, err := bookOf(g.Book)
	if err != nil {
		return nil, err
	}
	return match.Last(book, g)
}

// saveOf finds the save of a game, over or not; "" if there is none.
func saveOf(saves []archive.Item, tag string, over bool) string {
	for i := range saves {
		if it := &saves[i]; it.Header.Series == tag && !it.Header.Copy && (it.Header.Over != "") == over && it.Opens() != "" {
			return it.Opens()
		}
	}
	return ""
}

// Going is the save of the game that is being played, "" if the next one has not begun.
func (f *Folder) Going(s *Series) string {
	saves, _ := archive.List(f.Saves)
	return saveOf(saves, s.Tag(len(s.Results)+1), false)
}

// New keeps a new series under a name of its own. Errors are *rules.FileError.
func (f *Folder) New(s *Series, name string) error {
	name = archive.FileName(name) + "-" + f.Now().Format("20060102-150405")
	s.ID = name
	for n := 2; archive.Exists(f.path(s.ID)); n++ {
		s.ID = name + "-" + strconv.Itoa(n)
	}
	return f.Write(s)
}

// Write keeps a series as it is. A file that cannot be read is set aside first. Errors are *rules.FileError.
func (f *Folder) Write(s *Series) error {
	path := f.path(s.ID)
	fault := func(err error) error {
		return rules.Fault("fault.series.unwritten", "the series cannot be saved: %v", archive.Cause(err)).In(path)
	}
	if err := os.MkdirAll(f.Path, 0o755); err != nil {
		return fault(err)
	}
	lock, err := archive.Hold(path)
	if err != nil {
		return rules.Fault("fault.series.taken", "another program has this series open").In(path)
	}
	defer lock.Release()
	if there, err := Read(path); err == nil && len(there.Results) > len(s.Results) {
		s.Results = there.Results // another program has gone on with it meanwhile
		return nil
	} else if err != nil && archive.Exists(path) {
		if err := os.Rename(path, path+asideExt); err != nil {
			return fault(err)
		}
	}
	s.Date = f.Now().Format(time.RFC3339)
	if err := archive.Replace(path, Encode(s), older); err != nil {
		return fault(err)
	}
	return nil
}

// Over takes in the result of a game that has just ended, and returns its series; nil if it belongs to none, or to
// one that is gone. Errors are *rules.FileError.
func (f *Folder) Over(m *match.Match) (*Series, error) {
	id, _, ok := Untag(m.Start().Series)
	if !ok || !archive.Exists(f.path(id)) {
		return nil, nil
	}
	s, err := f.read(f.path(id))
	if s == nil {
		return nil, err
	}
	took, err := s.Take(m.Start().Series, m.Position())
	if err == nil && took {
		err = f.Write(s)
	}
	return s, err
}

// Before has the results of games taken in whose saves are about to be deleted. Errors are *rules.FileError.
func (f *Folder) Before(path string) error {
	g, err := archive.Read(path)
	if err != nil || g.Over == "" {
		return nil
	}
	id, _, ok := Untag(g.Series)
	if !ok || !archive.Exists(f.path(id)) {
		return nil
	}
	_, err = f.Open(id)
	return err
}

// Delete deletes a series; the saves of its games stay. Errors are *rules.FileError.
func (f *Folder) Delete(id string) error {
	path := f.path(id)
	if err := os.Remove(path); err != nil {
		return rules.Fault("fault.series.stays", "the series cannot be deleted: %v", archive.Cause(err)).In(path)
	}
	for n := 1; n <= older; n++ {
		_ = os.Remove(generation(path, n)) // most have them, not all
	}
	return nil
}

// Of returns a new campaign of a plan's file.
func Of(plan *Plan, lang string) *Series {
	for _, f := range scenarios.Campaigns() {
		if p, err := ReadPlan(f.Data); err == nil && p.ID == plan.ID {
			return &Series{Kind: Campaign, Title: plan.Title.In(lang), Data: f.Data, plan: p}
		}
	}
	return nil
}
