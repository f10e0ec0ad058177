package screen

import (
	"os"
	"path/filepath"
	"strings"

	"grognard/render/screen/page"
	"grognard/render/ui"
)

// shared tells where a battle or a game lies that can be given to somebody.
type shared struct {
	r     *Root
	path  string
	title string // key of what is said above
	below page.Page
}

// Overlaid implements page.Overlay.
func (s *shared) Overlaid() {}

// Frame implements page.Page.
func (s *shared) Frame(c *ui.Ctx) {
	s.r.pages.Beneath(c, s.below)
	d := ui.Dialog{
		Title:   s.r.word(s.title),
		Text:    s.r.word("ui.shared.text", filepath.Base(s.path), s.r.folder(filepath.Dir(s.path))),
		Buttons: []ui.Button{{Name: "button.close", Label: s.r.word("table.close")}},
	}
	if s.r.deps.Folder != nil {
		d.Buttons = append(d.Buttons, ui.Button{Name: "button.folder", Label: s.r.word("ui.shared.folder"), Icon: "icon/load"})
	}
	switch c.Dialog(d) {
	case 0:
		s.r.pages.Pop()
	case 1:
		s.r.pages.Pop()
		s.r.showFolder(filepath.Dir(s.path))
	}
}

// showFolder shows a folder in the computer's own window of files.
func (r *Root) showFolder(path string) {
	if err := r.deps.Folder(path); err != nil {
		r.given.Tell(r.word("ui.shared.fault", path))
	}
}

// folder says where a folder is: from the player's home on, folder by folder, if it is there.
func (r *Root) folder(path string) string {
	home, err := os.UserHomeDir()
	if err != nil {
		return path
	}
	in, err := filepath.Rel(home, path)
	if err != nil || in == "." || strings.HasPrefix(in, "..") {
		return path
	}
	return r.word("ui.shared.home", strings.Join(strings.Split(in, string(filepath.Separator)), " / "))
}
