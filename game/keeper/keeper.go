// Package keeper keeps the game that is played: in a file that no other program writes to,
// from its first moment on. It opens saved games so that they are saved on, and renames, deletes, exports and
// imports them so that the game which is played comes to no harm.
package keeper

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Keeper keeps one game at a time. Its fields are required.
type Keeper struct {
	Folder string // of saved games
	Now    func() time.Time
	// Chooser makes computer players for a game that begins with a position; their names are how strongly they play.
	Chooser func(book rules.Rulebook, start *rules.Position, seed uint64, name string) match.Chooser
	Fault   func(error) // hears what goes wrong besides
	Mended  func()      // hears that an older state has taken the place of a damaged save

	writer  *archive.Writer // nil: no game is kept
	game    *match.Match    // that is kept
	failing bool            // its last save has failed, which has been told
}

// Opener makes a match of a saved game: match.Load, match.Reopen.
type Opener func(rules.Rulebook, *archive.Game) (*match.Match, error)

// Path is the file that the game is saved in, "" if none is kept.
func (k *Keeper) Path() string {
	if k.writer == nil {
		return ""
	}
	return k.writer.Path()
}

// Keep has a game saved in a new file of its own.
func (k *Keeper) Keep(m *match.Match) {
	path := k.free(m.Start().Scenario + "-" + k.Now().Format("20060102-150405"))
	w, err := archive.Claim(path)
	if err != nil {
		w = archive.NewWriter(path) // it will say why it cannot write
	}
	k.saveTo(m, w)
}

// Copy writes a game as it stands into a file of its own, which is never written again.
func (k *Keeper) Copy(m *match.Match, title string) error {
	g := m.Save()
	g.Title = title
	g.Date, g.Copy, g.Draft = k.date(), true, "" // of a trial he wants it among his games
	g.Series = ""                                // it is the game that counts there, and no copy of it
	return archive.Write(k.free(title), g)
}

// Look makes a match of a saved game, to be looked at: it is not saved on.
func (k *Keeper) Look(path string, how Opener) (*match.Match, error) {
	g, err := archive.Read(path)
	if err != nil {
		return nil, err
	}
	return k.match(g, how)
}

// Open opens a saved game and lets it be saved on: in its own file, a copy in a new one.
// With an error of which archive.Taken reports true comes the match, saved nowhere.
func (k *Keeper) Open(path string, how Opener) (*match.Match, error) {
	g, err := archive.Read(path)
	if err != nil {
		return nil, err
	}
	m, err := k.match(g, how)
	if err != nil {
		return nil, err
	}
	if g.Copy {
		k.Keep(m)
		return m, nil
	}
	save := saveOf(path)
	w, err := k.claim(save)
	if err != nil {
		return m, err
	}
	if save != path {
		if err := archive.Mend(save); err != nil {
			k.Fault(err)
			k.Keep(m)
			return m, w.Close()
		}
		k.Mended()
	}
	k.saveTo(m, w)
	return m, nil
}

// match makes a match of a saved game, with its computer players.
func (k *Keeper) match(g *archive.Game, how Opener) (*match.Match, error) {
	book, ok := scenarios.Book(g.Book)
	if !ok {
		return nil, unknown(g)
	}
	if g.Dice == archive.DiceHand { // an older save, or one of the umpire's: nobody types in cards at a screen
		g.Dice = archive.DiceReal
	}
	m, err := how(book, g)
	if err != nil {
		return nil, err
	}
	for i, p := range g.Players {
		if p.Computer {
			m.SetChooser(rules.Side(i), k.Chooser(book, m.At(0), g.Seed, p.Name))
		}
	}
	return m, nil
}

// saveTo has a game saved by a writer.
func (k *Keeper) saveTo(m *match.Match, w *archive.Writer) {
	k.Leave()
	k.writer, k.game = w, m
	m.SaveTo(w, k.date)
}

// Notes writes what is kept with a saved game that is only looked at, in the background; the game stays as it
// is. No other program may write to the save from the first Keep until Close.
type Notes struct {
	path   string
	fault  func(error)
	game   *archive.Game
	writer *archive.Writer // nil: nothing was kept yet
	failed bool            // that it cannot be written has been told
}

// Notes begins to write what is kept with a saved game. fault hears why it cannot, once.
func (k *Keeper) Notes(path string, fault func(error)) *Notes {
	return &Notes{path: path, fault: fault}
}

// Keep has parts written in the place of those that stand there.
func (n *Notes) Keep(parts []archive.Part) {
	if n.writer == nil && !n.open() {
		return
	}
	g := *n.game
	g.Parts = parts
	n.writer.Put(&g)
	n.tell(n.writer.Err())
}

// open claims the save and reads it.
func (n *Notes) open() bool {
	w, err := archive.Claim(n.path)
	if err == nil {
		if n.game, err = archive.Read(n.path); err == nil {
			n.writer = w
			return true
		}
		_ = w.Close() // nothing was written
	}
	n.tell(err)
	return false
}

func (n *Notes) tell(err error) {
	if err != nil && !n.failed {
		n.failed = true
		n.fault(err)
	}
}

// Close waits until all is on disk.
func (n *Notes) Close() {
	if n.writer != nil {
		n.tell(n.writer.Close())
		n.writer = nil
	}
}

func (k *Keeper) date() string { return k.Now().Format(time.RFC3339) }

// free returns the path of a save that does not exist yet.
func (k *Keeper) free(name string) string {
	return archive.Fresh(k.Folder, archive.FileName(name))
}

// claim returns a writer for a save that no other program writes to. If the save is that
// of the game that is kept, that game is no longer saved.
func (k *Keeper) claim(path string) (*archive.Writer, error) {
	if k.keeps(path) {
		k.Leave()
	}
	return archive.Claim(path)
}

// Leave ends the saving of the game: other programs may open its file.
func (k *Keeper) Leave() {
	if k.writer == nil {
		return
	}
	if err := k.writer.Close(); err != nil {
		k.Fault(err)
	}
	k.writer, k.game, k.failing = nil, nil, false
}

// Close waits until the game is on disk, before the program ends. An error says that it
// could not be written.
func (k *Keeper) Close() error {
	if k.writer == nil {
		return nil
	}
	return k.writer.Close()
}

// Busy reports whether a save is being written.
func (k *Keeper) Busy() bool { return k.writer != nil && k.writer.Busy() }

// Unsaved reports whether the game is not on disk as it is.
func (k *Keeper) Unsaved() bool { return k.writer != nil && k.writer.Failing() != nil }

// News tells what became of saving in the background, while it is not Busy: once that it
// has begun to fail, and why; once that it works again.
func (k *Keeper) News() (fault error, again bool) {
	if k.writer == nil {
		return nil, false
	}
	err := k.writer.Err()
	was, failing := k.failing, k.Unsaved()
	k.failing = failing
	switch {
	case failing && !was && err != nil:
		return err, false
	case !failing && was:
		return nil, true
	}
	return nil, false
}

// saveOf is the save that an older generation of it belongs to.
func saveOf(path string) string {
	if i := strings.LastIndex(path, archive.Ext); i >= 0 {
		return path[:i+len(archive.Ext)]
	}
	return path
}

// OrOlder adds to why a save cannot be opened which older state of it can.
func OrOlder(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) || path != saveOf(path) {
		return err
	}
	return archive.OrOlder(filepath.Clean(path), err)
}
