package shelf

import (
	"time"

	"grognard/render/screen/dialog"
	"grognard/render/ui"
)

// newFetching asks for a file to be taken in, of those that lie where shared battles are written.
func (p *Page) newFetching() *dialog.Fetching {
	var all []dialog.File
	for _, b := range p.doors.Files() {
		all = append(all, dialog.File{Path: b.Path, Changed: b.Changed})
	}
	return dialog.Fetch(all)
}

// Unfetched is why a file that was asked for was not taken in, "" if none was refused.
func (p *Page) Unfetched() string {
	if p.fetching == nil {
		return ""
	}
	return p.fetching.Fault
}

// fetch asks for the file.
func (p *Page) fetch(c *ui.Ctx) {
	if p.fetching.Choose(c, dialog.FetchBox{
		Title: p.d.Word("ui.shelf.fetch"), About: p.d.Word("ui.shelf.fetch.about"), Head: p.d.Word("ui.shelf.fetch.shared"),
		NoName: p.d.Word("ui.shelf.fetch.noname"), Yes: p.d.Word("ui.shelf.fetch.yes"), Back: p.d.Word("ui.back"),
		When: func(at time.Time) string { return p.d.Words.When(at, p.doors.Now()) },
	}, p.doors.Fetch) {
		p.fetching = nil
	}
}
