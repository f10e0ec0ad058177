package dialog

import (
	"path/filepath"
	"strings"
	"time"

	"grognard/render/paint"
	"grognard/render/ui"
)

// File is a file that can be taken in.
type File struct {
	Path    string
	Changed time.Time
}

// name is what a file is called in the names of regions.
func (f File) name() string {
	base := filepath.Base(f.Path)
	return strings.TrimSuffix(base, filepath.Ext(base))
}

// Fetching asks for a file to be taken in: one of some that lie where they are expected, or any by its path.
type Fetching struct {
	Naming
	Fault string // why the last one was not taken in, "" if none was refused
	files []File
	at    int // the one that the keys are at, -1 none
}

// Fetch is a dialog that offers some files.
func Fetch(files []File) *Fetching { return &Fetching{Naming: Name(""), files: files, at: -1} }

// FetchBox is what such a dialog shows.
type FetchBox struct {
	Title, About string
	Head         string // above the files
	NoName       string // why nothing is taken in while nothing is typed
	Yes, Back    string // words of the buttons
	When         func(time.Time) string
}

// mostShown is how many files of the list are seen at once.
const mostShown = 5

// Choose paints the dialog. take takes a file in and says why it cannot, "" if it can; such a fault leaves
// what was typed as it is. Choose reports whether the dialog is over.
func (k *Fetching) Choose(c *ui.Ctx, b FetchBox, take func(path string) (fault string)) (over bool) {
	c.Modal(.45)
	defer c.EndModal()
	chosen := ""
	row := c.Line(ui.Body) + c.Line(ui.Small) + c.Px(10)
	box := NameBox{Title: b.Title, About: b.About, Fault: k.Fault, Most: 400, Buttons: []ui.Button{
		{Name: "button.fetch.yes", Label: b.Yes, Primary: true, Key: "Enter"},
		{Name: "button.fetch.no", Label: b.Back, Key: "Escape"},
	}}
	if k.Given() == "" {
		box.Buttons[0].Why = b.NoName
	}
	if n := len(k.files); n > 0 {
		box.ListHigh = c.Line(ui.SmallB) + c.Px(6) + min(float32(min(n, mostShown))*(row+c.Px(6)), max(row, c.In.H*.35))
		box.List = func(r paint.Rect) { chosen = k.list(c, r, row, b) }
	}
	switch k.Ask(c, box) {
	case 0:
		chosen = k.Given()
	case 1:
		return true
	}
	if chosen == "" {
		return false
	}
	k.Fault = take(chosen)
	return k.Fault == ""
}

// list lists the files, and returns the path of the one that was clicked, or that Enter was pressed on.
func (k *Fetching) list(c *ui.Ctx, r paint.Rect, row float32, b FetchBox) string {
	c.Label(ui.CutTop(&r, c.Line(ui.SmallB)+c.Px(6)), ui.SmallB, ui.Start, c.Theme.Accent, b.Head)
	item := func(i int) string { return "fetch." + k.files[i].name() }
	at, act := c.List(r, ui.Rows{
		Name: "list.fetch", N: len(k.files), At: k.at, Item: item,
		High: func(int, float32) float32 { return row },
		Paint: func(i int, r paint.Rect, _ bool) {
			name := filepath.Base(k.files[i].Path)
			c.Label(ui.CutTop(&r, c.Line(ui.Body)), c.Fit(ui.Body, r.W, c.Line(ui.Body), name), ui.Start, c.Theme.Text, name)
			c.Label(ui.CutTop(&r, c.Line(ui.Small)), ui.Small, ui.Start, c.Theme.Muted, b.When(k.files[i].Changed))
		},
	})
	k.at = at
	if at >= 0 && (act || c.Touched(item(at)).Clicked) {
		return k.files[at].Path
	}
	return ""
}
