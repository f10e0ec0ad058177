// Package armies is where armies are put together outside of any game: the page for it, and
// the dialogs of army files, which games have too.
package armies

import (
	"path/filepath"

	"grognard/render/armylist"
	"grognard/render/screen/page"
	"grognard/rules"
)

// Folder is where armies are kept, with a folder of each system in it.
type Folder struct {
	d    *page.Deps
	path string // "": none are kept
}

// Open returns the folder at a path; "" keeps no armies.
func Open(d *page.Deps, path string) *Folder { return &Folder{d: d, path: path} }

// of is the folder of the army files of a rulebook.
func (f *Folder) of(book rules.Rulebook) string { return filepath.Join(f.path, book.Name()) }

// Files are the dialogs of army files over a page of a rulebook; none where the rulebook or
// the program keeps no files. below is the page, title what its army is called, "" if it has
// no name.
func (f *Folder) Files(book rules.Rulebook, below func() page.Page, title func() string) armylist.Files {
	return f.files(book, below, title, func(string) {})
}

// files are those dialogs; kept hears the title of an army that was loaded or saved.
func (f *Folder) files(book rules.Rulebook, below func() page.Page, title func() string, kept func(title string)) armylist.Files {
	a, ok := book.(rules.ArmyBuilder)
	if !ok || f.path == "" {
		return armylist.Files{}
	}
	return armylist.Files{
		Open: func(take func([]byte) error) {
			f.d.Push(newArmyList(f, a, below(), func(title string, data []byte) error {
				err := take(data)
				if err == nil {
					kept(title)
				}
				return err
			}))
		},
		Keep: func(write func(string) []byte) {
			s := &armySave{f: f, d: f.d, book: a, below: below(), write: write, kept: kept}
			s.named(title())
			f.d.Push(s)
		},
	}
}
