package archive

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"grognard/rules"
)

// Item is a line in the list of saves.
type Item struct {
	Path   string
	Header Header    // of Older if Err is set, empty if there is none
	Saved  time.Time // as the game says, or else the file system
	Err    error     // why the save cannot be read, or nil
	// Older is the youngest older generation that can still be read, where the
	// save itself cannot; "" if there is none.
	Older string
	Kept  map[string]int // how many parts of each kind are kept with the game; nil: none

	changed time.Time // as the file system says
}

// List returns the saves in a folder, the latest first, damaged ones with
// their error. A folder that does not exist holds none.
func List(folder string) ([]Item, error) {
	entries, err := os.ReadDir(folder)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, rules.Fault("fault.saves.unread", "the folder of saves cannot be read: %v", Cause(err)).In(folder)
	}
	var all []Item
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), Ext) {
			continue
		}
		all = append(all, item(filepath.Join(folder, e.Name()), e))
	}
	slices.SortStableFunc(all, func(a, b Item) int {
		return cmp.Or(b.Saved.Compare(a.Saved), b.changed.Compare(a.changed), strings.Compare(a.Path, b.Path))
	})
	return all, nil
}

func item(path string, e os.DirEntry) (it Item) {
	it.Path = path
	if info, err := e.Info(); err == nil {
		it.changed = info.ModTime()
	}
	defer func() {
		it.Saved = it.changed
		if at, err := time.Parse(time.RFC3339, it.Header.Date); err == nil {
			it.Saved = at
		}
	}()
	if known, ok := headers.of(path, e); ok {
		it.Header, it.Kept = known.header, known.kept
		return it
	}
	g, err := Read(path)
	if err != nil {
		it.Err = err
		if it.Older, g = Rescue(path); g != nil {
			it.Header, it.Kept = g.Header, g.kept()
		}
		return it
	}
	it.Header, it.Kept = g.Header, g.kept()
	headers.keep(path, e, knownHeader{header: it.Header, kept: it.Kept})
	return it
}

// kept counts the parts of a game by their kinds.
func (g *Game) kept() map[string]int {
	var all map[string]int
	for _, p := range g.Parts {
		if all == nil {
			all = map[string]int{}
		}
		all[p.Kind]++
	}
	return all
}

// headers are those of the saves that were found sound: a folder of hundreds is listed each time that a
// page shows it, and most of them have not changed since.
var headers known

// known keeps headers by file, as long as the file stays as it is.
type known struct {
	mu  sync.Mutex
	all map[string]knownHeader
}

type knownHeader struct {
	changed time.Time
	size    int64
	header  Header
	kept    map[string]int
}

// settled is how old a file must be for its time to tell that it has not changed since: file systems
// count in steps.
const settled = 2 * time.Second

func (k *known) of(path string, e os.DirEntry) (knownHeader, bool) {
	info, err := e.Info()
	if err != nil {
		return knownHeader{}, false
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	h, ok := k.all[path]
	return h, ok && h.size == info.Size() && h.changed.Equal(info.ModTime())
}

func (k *known) keep(path string, e os.DirEntry, h knownHeader) {
	info, err := e.Info()
	if err != nil || time.Since(info.ModTime()) < settled {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.all == nil {
		k.all = map[string]knownHeader{}
	}
	h.changed, h.size = info.ModTime(), info.Size()
	k.all[path] = h
}

// Rescue returns the youngest older generation of a save that can be read, with
// its path, or "" and nil if there is none.
func Rescue(path string) (string, *Game) {
	for n := range older {
		old := generation(path, n+1)
		if g, err := Read(old); err == nil {
			return old, g
		}
	}
	return "", nil
}

// OrOlder adds to what is wrong with a save which older generation of it can
// still be read, where there is one.
func OrOlder(path string, err error) error {
	f := fault(err)
	old, _ := Rescue(path)
	if f == nil || old == "" {
		return err
	}
	told := rules.Fault("fault.save.older", "%v; the state before it can still be opened: %s", f.Bare(), filepath.Base(old))
	return told.At(f.Line, f.Col).In(f.File)
}

// Opens returns the path of what can be opened of a save: itself, an older
// generation, or "".
func (it *Item) Opens() string {
	if it.Err != nil {
		return it.Older
	}
	return it.Path
}

// Fresh returns a path in a folder that no save has yet, made from a name:
// "name.grog", "name-2.grog" and so on. A deleted save that can be brought back keeps its name.
func Fresh(folder, name string) string {
	for n := 1; ; n++ {
		path := nth(folder, name, Ext, n)
		_, err := os.Lstat(path)
		_, deleted := os.Lstat(path + deletedExt)
		if err != nil && deleted != nil {
			return path
		}
	}
}

// nth is the path of a file in a folder; from 2 on its number is added to its name.
func nth(folder, name, ext string, n int) string {
	if n > 1 {
		name += "-" + strconv.Itoa(n)
	}
	return filepath.Join(folder, name+ext)
}

// Latest returns the save to go on with: the one written last of a game that is
// not over, copies and trials of the workshop left aside. Where it is damaged an older generation stands
// for it. ok is false if there is none.
func Latest(folder string) (it Item, ok bool) { return latest(folder, "") }

// Trial returns the trial of a battle of the workshop to go on with, as Latest does a game.
func Trial(folder, draft string) (it Item, ok bool) { return latest(folder, draft) }

func latest(folder, draft string) (it Item, ok bool) {
	all, _ := List(folder) // whoever lists the folder tells that it cannot be read
	return last(all, draft)
}

// LatestOf is Latest of a folder that has been listed.
func LatestOf(all []Item) (it Item, ok bool) { return last(all, "") }

func last(all []Item, draft string) (it Item, ok bool) {
	for _, it := range all {
		if it.Opens() != "" && !it.Header.Copy && it.Header.Draft == draft && it.Header.Over == "" {
			return it, true
		}
	}
	return Item{}, false
}
