package screen

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/render/screen/dialog"
	"grognard/render/screen/saves"
	"grognard/render/screen/title"
)

// list is the page of saved games.
func (r *Root) list() *saves.Page {
	doors := saves.Doors{
		Folder: r.deps.Saves, Seen: &r.seen, Now: r.deps.Now,
		Open: r.resume, Last: func(path string) { r.resumeLast(path) }, Review: r.review,
		Changed: func() { r.saves++ }, Rules: r.anyRules,
		Rename: r.keeper.Rename, Delete: r.deleteSave,
	}
	if r.deps.Shared != "" {
		doors.Export, doors.Import, doors.Files = r.export, r.importFile, r.exported
	}
	return saves.New(&r.given, doors)
}

// export writes a copy of a save where it can be given to somebody, and tells where.
func (r *Root) export(path, name string) {
	to, err := r.keeper.Export(path, r.deps.Shared, name)
	if err != nil {
		r.given.Fail("ui.fault.export", err)
		return
	}
	r.pages.Push(&shared{r: r, path: to, title: "ui.shared.game", below: r.pages.Top()})
}

// exported are the saves that lie where they are exported to, the latest first.
func (r *Root) exported() (all []dialog.File) {
	entries, err := os.ReadDir(r.deps.Shared)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		r.fault(err)
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(e.Name(), archive.Ext) {
			all = append(all, dialog.File{Path: filepath.Join(r.deps.Shared, e.Name()), Changed: info.ModTime()})
		}
	}
	slices.SortStableFunc(all, func(a, b dialog.File) int { return b.Changed.Compare(a.Changed) })
	return all
}

// importFile takes a save in from a path that the player has typed, or from a file that lies where they are
// exported to. It says why it cannot, "" if it can.
func (r *Root) importFile(path string) string {
	at, looked := r.found(path, archive.Ext)
	data, err := archive.ReadSave(at)
	if err == nil {
		err = r.importSave(filepath.Base(at), data)
	} else if errors.Is(err, fs.ErrNotExist) {
		return r.word("ui.fault.taken.nowhere", r.deps.Words.Any(looked))
	}
	if err != nil {
		return r.word("ui.fault.taken", r.given.Words.Explain(err))
	}
	return ""
}

// importSave takes a save among the saved games, says so, and chooses it on their page, if nothing is open over
// that or the title. One that is there already is only shown.
func (r *Root) importSave(name string, data []byte) error {
	path, was, err := r.keeper.Import(name, data)
	if err != nil {
		return inFile(err, name)
	}
	r.saves++
	p, open := r.pages.Top().(*saves.Page)
	if _, first := r.pages.Top().(*title.Page); first {
		p, open = r.list(), true
		r.pages.Push(p)
	}
	if open {
		p.Choose(path)
	}
	key := "ui.load.imported"
	if was {
		key = "ui.load.already"
	}
	g, err := archive.Read(path)
	if err != nil {
		return err
	}
	r.pages.Inform(r.word(key, r.given.Words.Save(&g.Header)))
	return nil
}

// lost says that some of what was kept with a game could not be read, "" if all could.
func (r *Root) lost(m *match.Match) string {
	if len(m.Lost()) == 0 {
		return ""
	}
	return r.word("ui.load.parts")
}

// told tells what is to be known of a game that was opened, if anything is.
func (r *Root) told(all ...string) {
	if said := r.given.Words.Sentences(all...); said != "" {
		r.pages.Tell(said)
	}
}
