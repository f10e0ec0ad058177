package keeper

import (
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// keeps reports whether the game that is kept is saved at path.
func (k *Keeper) keeps(path string) bool {
	return k.writer != nil && archive.Same(k.writer.Path(), path)
}

// Rename gives a save another title, be it that of the game that is kept. Errors are *rules.FileError.
func (k *Keeper) Rename(path, title string) error {
	if !k.keeps(path) {
		return archive.Rename(path, title)
	}
	k.game.Rename(archive.OneLine(title))
	return k.writer.Flush()
}

// Delete deletes a save, unless it is that of the game that is kept. Errors are *rules.FileError.
func (k *Keeper) Delete(path string) (*archive.Deleted, error) {
	if k.keeps(path) {
		return nil, rules.Fault("fault.save.onthetable", "this game is on the table: leave it first").In(path)
	}
	return archive.Delete(path)
}

// Export writes a copy of a save, as it is now, into a folder, under a name, and returns its path. Errors are
// *rules.FileError.
func (k *Keeper) Export(path, folder, name string) (string, error) {
	if k.keeps(path) {
		if err := k.writer.Flush(); err != nil {
			return "", err
		}
	}
	return archive.Export(path, folder, name)
}

// Import takes a save among the saved games if it can be opened, at least at its last position: see
// archive.Import. Errors are *rules.FileError that name no file.
func (k *Keeper) Import(name string, data []byte) (path string, was bool, err error) {
	g, err := archive.Decode(data)
	if err != nil {
		return "", false, err
	}
	book, ok := scenarios.Book(g.Book)
	if !ok {
		return "", false, unknown(g)
	}
	if _, err = match.Load(book, g); err != nil {
		if _, last := match.Reopen(book, g); last != nil {
			return "", false, err
		}
	}
	return archive.Import(k.Folder, name, data)
}

// unknown says that a game is of a system that the program does not play.
func unknown(g *archive.Game) *rules.FileError {
	return rules.Fault("fault.save.system", "this is a game of %q, which this version of Grognard does not play", g.Book).In(g.File)
}
