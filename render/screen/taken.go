package screen

import (
	"errors"
	"io/fs"
	"path/filepath"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/render/screen/page"
	"grognard/render/table"
	"grognard/render/ui"
)

// taken says that another program has a saved game open, and offers a copy.
type taken struct {
	r     *Root
	m     *match.Match // as it was when the save was read
	below page.Page
}

func (t *taken) Overlaid() {}

// Frame implements page.Page.
func (t *taken) Frame(c *ui.Ctx) {
	t.r.pages.Beneath(c, t.below)
	pushed := c.Dialog(ui.Dialog{
		Title: t.r.word("ui.taken"),
		Text:  t.r.word("ui.taken.text"),
		Buttons: []ui.Button{
			{Name: "button.cancel", Label: t.r.word("ui.cancel"), Key: "Escape"},
			{Name: "button.copy", Label: t.r.word("ui.taken.copy"), Primary: true},
		},
	})
	switch pushed {
	case 0:
		t.r.pages.Pop()
	case 1:
		t.r.keep(t.m)
		t.r.pages.Inform(t.r.word("ui.load.goeson", t.r.writer.Path()))
		t.r.table(t.m)
	}
}

// claim returns a writer for a save that no other program writes to. If the
// save is that of the game on the table, that game is no longer saved.
func (r *Root) claim(path string) (*archive.Writer, error) {
	if r.writer != nil && archive.Same(r.writer.Path(), path) {
		r.unclaim()
	}
	return archive.Claim(path)
}

// unclaim ends the saving of the game on the table.
func (r *Root) unclaim() {
	if r.writer == nil {
		return
	}
	if err := r.writer.Close(); err != nil {
		r.pages.Tell(r.given.Words.Explain(err))
	}
	r.writer, r.failing = nil, false
}

// release lets other programs open the save of a game that was left.
func (r *Root) release() {
	for _, s := range r.pages.All() {
		if _, on := s.(*table.Table); on {
			return
		}
	}
	r.unclaim()
}

// rescuable adds to why a save of the command line cannot be opened which older
// state of it can.
func rescuable(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) || path != saveOf(path) {
		return err
	}
	return archive.OrOlder(filepath.Clean(path), err)
}
