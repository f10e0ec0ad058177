// Package report is the dialog that puts a battle on paper: its report as a web page or as Markdown, or
// its map alone. What is asked for is made in the background and can be called off.
package report

import (
	"context"
	"path/filepath"
	"strings"
	"sync/atomic"

	"grognard/game/report"
	"grognard/render/mapimage"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// Doors lead out of the dialog.
type Doors struct {
	Folder string                   // that files are written to
	Say    func(path string) string // says where a folder is
	Show   func(path string)        // shows a folder in the computer's own window of files; nil: it has none
}

// Page is the dialog, over the page that it belongs to.
type Page struct {
	d     *page.Deps
	doors Doors
	game  *report.Game
	at    *rules.Position // that the map alone shows
	bare  bool            // there is no map yet
	below page.Page
	kind  int
	size  int
	work  *work  // nil: nothing is being written
	path  string // of what was written, "": nothing was
}

// New opens the dialog for a game, over a page; the map alone is that of a position.
func New(d *page.Deps, game *report.Game, at *rules.Position, below page.Page, doors Doors) *Page {
	return &Page{d: d, game: game, at: at, below: below, doors: doors, bare: mapimage.Unmapped(game.See(at))}
}

// What can be written, in the order in which it is offered.
const (
	html = iota
	markdown
	mapAlone
)

// kinds end the keys of what can be written.
var kinds = [...]string{html: "html", markdown: "markdown", mapAlone: "map"}

// scales are the sizes of the map alone.
var scales = [...]int{1, 2, 4}

// work is a file that is being written.
type work struct {
	stop      context.CancelFunc
	stopped   bool
	done, all atomic.Int32 // maps that are painted
	came      chan came
}

// came is what came of it.
type came struct {
	path string
	err  error
}

// Overlaid implements page.Overlay.
func (p *Page) Overlaid() {}

// Close implements page.Closer.
func (p *Page) Close() {
	if p.work != nil {
		p.work.stop()
	}
}

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	p.d.Beneath(c, p.below)
	p.hear(c)
	switch {
	case p.work != nil:
		p.working(c)
	case p.path != "":
		p.written(c)
	default:
		p.choose(c)
	}
}

// hear takes what came of the work. What cannot be written is told, and may be tried again.
func (p *Page) hear(c *ui.Ctx) {
	if p.work == nil {
		return
	}
	select {
	case k := <-p.work.came:
		stopped := p.work.stopped
		p.work.stop()
		p.work = nil
		switch {
		case k.err == nil:
			p.path = k.path
		case !stopped:
			p.d.Fail("ui.fault.report", k.err)
		}
		c.Animate()
	default:
		c.Status().Pending = true
	}
}

// begin writes what is chosen in the background.
func (p *Page) begin() {
	ctx, stop := context.WithCancel(context.Background())
	w := &work{stop: stop, came: make(chan came, 1)}
	p.work = w
	words, wake := p.d.Words.Copy(), p.d.Store.Wake
	kind, scale, folder, game, at, grounds := p.kind, float32(scales[p.size]), p.doors.Folder, p.game, p.at, p.d.Ground
	go func() {
		var k came
		defer func() { w.came <- k; wake() }()
		var painter *mapimage.Painter
		if painter, k.err = mapimage.New(words, game.Names(), grounds); k.err != nil {
			return
		}
		if kind == mapAlone {
			k.path, k.err = alone(ctx, painter, game, at, folder, game.Title(words.Language()), scale)
			return
		}
		var r *report.Report
		if r, k.err = report.Of(ctx, game, words); k.err != nil {
			return
		}
		after := func(done, all int) { w.done.Store(int32(done)); w.all.Store(int32(all)); wake() }
		k.path, k.err = report.Write(ctx, folder, r, report.Format(kind), painter.Report(len(r.Turns)), after)
	}()
}

// alone writes the map alone.
func alone(ctx context.Context, painter *mapimage.Painter, game *report.Game, at *rules.Position, folder, title string, scale float32) (string, error) {
	pic, err := painter.Map(ctx, &report.Drawing{View: game.See(at)}, scale)
	if err != nil {
		return "", err
	}
	return report.Put(folder, title, pic)
}

// Widths in dp.
const (
	boxWide = 720
	boxEdge = 24
)

// box paints the frame of the dialog and its title, with room for h pixels below that.
func (p *Page) box(c *ui.Ctx, title string, h float32) paint.Rect {
	w := min(c.Px(boxWide), c.In.W-c.Px(40))
	in := w - 2*c.Px(boxEdge)
	r := ui.Mid(c.Window(), w, h+c.Wrap(ui.Heading, in, title).Height+c.Px(12)+2*c.Px(boxEdge))
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(boxEdge))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, title)+c.Px(12))
	return r
}

// inner is how wide the dialog is within its edge.
func inner(c *ui.Ctx) float32 { return min(c.Px(boxWide), c.In.W-c.Px(40)) - 2*c.Px(boxEdge) }

// says tells what a choice is.
func (p *Page) says(kind int) string {
	said := p.d.Word("ui.report." + kinds[kind] + ".about")
	if !p.game.Over() {
		said = p.d.Words.Sentences(said, p.d.Word("ui.report.guarded"))
	}
	return said
}

// choose asks what is to be written.
func (p *Page) choose(c *ui.Ctx) {
	c.Modal(.45)
	defer c.EndModal()
	word := p.d.Word
	picks := []ui.Pick{
		{Name: "report.html", Label: word("ui.report.html"), Icon: "icon/book"},
		{Name: "report.markdown", Label: word("ui.report.markdown"), Icon: "icon/log"},
		{Name: "report.map", Label: word("ui.report.map"), Icon: "icon/terrain"},
	}
	if p.bare {
		picks[mapAlone].Why = word("ui.browser.nomap")
	}
	sizes := make([]ui.Pick, len(scales))
	for i, n := range scales {
		sizes[i] = ui.Pick{Name: "scale." + string(rune('0'+n)), Label: word("ui.report.scale", n)}
	}
	buttons := []ui.Button{
		{Name: "button.cancel", Label: word("ui.cancel"), Key: "Escape"},
		{Name: "button.write", Label: word("ui.report.write"), Icon: "icon/save", Primary: true},
	}
	in := inner(c)
	high := func(all []ui.Pick) float32 {
		done := c.Rehearse()
		defer done()
		_, h := c.Choice(paint.Rect{W: in, H: 1000}, all, 0)
		return h
	}
	first, second := high(picks), c.Px(14)+high(sizes)
	most := float32(0) // what is said has the same room whatever is chosen
	for k := range kinds {
		h := c.Wrap(ui.Body, in, p.says(k)).Height
		if k == mapAlone {
			h += second
		}
		most = max(most, h)
	}
	r := p.box(c, word("ui.report.title"), first+most+c.ButtonsHeight(in, buttons)+c.Px(14+24))
	p.kind, _ = c.Choice(ui.CutTop(&r, first), picks, p.kind)
	ui.CutTop(&r, c.Px(14))
	said := ui.CutTop(&r, most)
	c.Paragraph(said, ui.Body, ui.Start, c.Theme.Muted, p.says(p.kind))
	if p.kind == mapAlone {
		p.size, _ = c.Choice(ui.CutBottom(&said, second-c.Px(14)), sizes, p.size)
	}
	ui.CutTop(&r, c.Px(24))
	switch c.Buttons(r, ui.Start, buttons) {
	case 0:
		p.d.Pop()
	case 1:
		p.begin()
		c.Animate()
	}
}

// working says how far the work has come.
func (p *Page) working(c *ui.Ctx) {
	c.Modal(.45)
	defer c.EndModal()
	w := p.work
	stop := []ui.Button{{Name: "button.stop", Label: p.d.Word("ui.report.stop"), Icon: "icon/close", Key: "Escape", Primary: true}}
	done, all := int(w.done.Load()), int(w.all.Load())
	said, part := p.d.Word("ui.report.making"), float32(0)
	if all > 0 {
		said, part = p.d.Word("ui.report.maps", min(done+1, all), all), float32(done)/float32(all)
	}
	if w.stopped {
		said, stop[0].Why = p.d.Word("ui.report.stopping"), p.d.Word("ui.report.stopping")
	}
	r := p.box(c, p.d.Word("ui.report.title"), c.Line(ui.Body)+c.Px(8+16+24)+c.ButtonsHeight(inner(c), stop))
	c.Label(ui.CutTop(&r, c.Line(ui.Body)), ui.Body, ui.Start, c.Theme.Text, said)
	ui.CutTop(&r, c.Px(8))
	bar := ui.CutTop(&r, c.Px(16))
	c.Fill(bar, c.Theme.Panel2)
	c.Fill(paint.Rect{X: bar.X, Y: bar.Y, W: ui.Floor(bar.W * part), H: bar.H}, c.Theme.Accent)
	c.Frame(bar, c.Hairline(), c.Theme.Border)
	ui.CutTop(&r, c.Px(24))
	if c.Buttons(r, ui.Start, stop) == 0 {
		w.stopped = true
		w.stop()
		c.Animate()
	}
}

// written says where the file is.
func (p *Page) written(c *ui.Ctx) {
	d := ui.Dialog{
		Title:   p.d.Word("ui.report.done"),
		Text:    p.d.Word("ui.report.where", filepath.Base(p.path), p.doors.Say(filepath.Dir(p.path))),
		Buttons: []ui.Button{{Name: "button.close", Label: p.d.Word("table.close")}},
	}
	if strings.HasSuffix(p.path, ".md") {
		d.Text = p.d.Words.Sentences(d.Text, p.d.Word("ui.report.beside"))
	}
	if p.doors.Show != nil {
		d.Buttons = append(d.Buttons, ui.Button{Name: "button.folder", Label: p.d.Word("ui.shared.folder"), Icon: "icon/load"})
	}
	switch c.Dialog(d) {
	case 0:
		p.d.Pop()
	case 1:
		p.d.Pop()
		p.doors.Show(filepath.Dir(p.path))
	}
}
