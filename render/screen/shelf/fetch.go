package shelf

import (
	"path/filepath"

	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/ui"
)

// fetching asks for a file to be taken in: one of those that lie where shared battles are written,
// or any by its path.
type fetching struct {
	dialog.Naming
	files []workshop.Battle
	fault string // why the last one was not taken in
}

func newFetching(files []workshop.Battle) *fetching {
	return &fetching{Naming: dialog.Name(""), files: files}
}

// Unfetched is why a file that was asked for was not taken in, "" if none was refused.
func (p *Page) Unfetched() string {
	if p.fetching == nil {
		return ""
	}
	return p.fetching.fault
}

// mostShown is how many files of the list are seen at once.
const mostShown = 5

// fetch asks for the file. A fault leaves what was typed as it is.
func (p *Page) fetch(c *ui.Ctx) {
	c.Modal(.45)
	defer c.EndModal()
	k := p.fetching
	row := c.Line(ui.Body) + c.Line(ui.Small) + c.Px(10)
	box := dialog.NameBox{Title: p.d.Word("ui.shelf.fetch"), About: p.d.Word("ui.shelf.fetch.about"), Fault: k.fault, Most: 400, Buttons: []ui.Button{
		{Name: "button.fetch.yes", Label: p.d.Word("ui.shelf.fetch.yes"), Primary: true, Key: "Enter"},
		{Name: "button.fetch.no", Label: p.d.Word("ui.back"), Key: "Escape"},
	}}
	if k.Given() == "" {
		box.Buttons[0].Why = p.d.Word("ui.shelf.fetch.noname")
	}
	if n := len(k.files); n > 0 {
		box.ListHigh = c.Line(ui.SmallB) + c.Px(6) + min(float32(min(n, mostShown))*(row+c.Px(6)), max(row, c.In.H*.35))
		box.List = func(r paint.Rect) { p.shared(c, r, row) }
	}
	switch k.Ask(c, box) {
	case 0:
		p.take(k.Given())
	case 1:
		p.fetching = nil
	}
}

// shared lists what lies where shared battles are written; a click takes one in.
func (p *Page) shared(c *ui.Ctx, r paint.Rect, row float32) {
	k := p.fetching
	c.Label(ui.CutTop(&r, c.Line(ui.SmallB)+c.Px(6)), ui.SmallB, ui.Start, c.Theme.Accent, p.d.Word("ui.shelf.fetch.shared"))
	at, _ := c.List(r, ui.Rows{
		Name: "list.fetch", N: len(k.files), At: -1,
		Item: func(i int) string { return "fetch." + k.files[i].Name() },
		High: func(int, float32) float32 { return row },
		Paint: func(i int, r paint.Rect, _ bool) {
			name := filepath.Base(k.files[i].Path)
			c.Label(ui.CutTop(&r, c.Line(ui.Body)), c.Fit(ui.Body, r.W, c.Line(ui.Body), name), ui.Start, c.Theme.Text, name)
			c.Label(ui.CutTop(&r, c.Line(ui.Small)), ui.Small, ui.Start, c.Theme.Muted, p.d.Words.When(k.files[i].Changed, p.doors.Now()))
		},
	})
	if at >= 0 {
		p.take(k.files[at].Path)
	}
}

// take takes a file in, or says why not.
func (p *Page) take(path string) {
	if p.fetching.fault = p.doors.Fetch(path); p.fetching.fault == "" {
		p.fetching = nil
	}
}
