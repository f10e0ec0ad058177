// Package options is the page of settings. Every change holds at once.
package options

import (
	"slices"
	"strconv"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// Doors lead out of the page.
type Doors struct {
	Get   func() prefs.Prefs
	Set   func(prefs.Prefs)
	Rules func() (rules.Rulebook, string) // those to read here
	Keys  func()                          // opens the page on which keys are moved
}

// Page is the page of settings.
type Page struct {
	d     *page.Deps
	doors Doors
}

// New opens the settings.
func New(d *page.Deps, doors Doors) *Page { return &Page{d: d, doors: doors} }

// Lookup implements page.Ruled.
func (o *Page) Lookup() (rules.Rulebook, string) { return o.doors.Rules() }

// Frame implements page.Page.
func (o *Page) Frame(c *ui.Ctx) {
	p := page.Lay(c, o.d.Word("ui.options"))
	sc := c.Scroll("options", ui.Mid(p.Body, c.Px(1200), p.Body.H))
	f := ui.Flow{C: c, X: sc.View.X + c.Px(8), Y: sc.Y, W: sc.Width - c.Px(16)}
	was := o.doors.Get()
	now := was
	o.words(&f, &now)
	o.table(&f, &now)
	o.sound(&f, &now)
	o.rest(&f, &now)
	sc.Done(f.Y - sc.Y + c.Px(10))
	if now != was {
		o.doors.Set(now)
		c.Animate()
	}
	if p.Right(c, ui.Button{Name: "button.back", Label: o.d.Word("ui.done"), Key: "Escape", Primary: true}) {
		o.d.Pop()
	}
	if p.Left(c, ui.Button{Name: "button.defaults", Label: o.d.Word("ui.options.defaults"), Why: o.already()}) {
		o.doors.Set(o.defaults())
	}
	if p.Left(c, ui.Button{Name: "button.keys", Label: o.d.Word("ui.options.keys")}) {
		o.doors.Keys()
	}
}

// defaults are the settings of a first start in the window that there is.
func (o *Page) defaults() prefs.Prefs {
	now, d := o.doors.Get(), prefs.Default()
	d.Width, d.Height = now.Width, now.Height
	return d
}

// already says why the default settings cannot be restored.
func (o *Page) already() string {
	if o.doors.Get() == o.defaults() {
		return o.d.Word("ui.options.defaults.why")
	}
	return ""
}

// words are language, size and colours.
func (o *Page) words(f *ui.Flow, p *prefs.Prefs) {
	f.Heading(o.d.Word("ui.options.reading"))
	o.pick(f, "language", prefs.Languages(), &p.Language)
	size := strconv.Itoa(p.TextSize)
	o.pick(f, "text", []string{"80", "90", "100", "110", "125", "150", "175", "200"}, &size)
	p.TextSize, _ = strconv.Atoi(size)
	o.pick(f, "theme", prefs.Themes(), &p.Theme)
}

// table is how the game goes.
func (o *Page) table(f *ui.Flow, p *prefs.Prefs) {
	f.Heading(o.d.Word("ui.options.play"))
	o.pick(f, "speed", prefs.Speeds(), &p.Speed)
	o.toggle(f, "calm", &p.ReducedMotion)
	o.pick(f, "fights", prefs.Fights(), &p.Fights)
	o.toggle(f, "lens", &p.Lens)
	o.toggle(f, "oneclick", &p.OneClick)
	o.toggle(f, "auto", &p.AutoAnswer)
	o.pick(f, "slips", prefs.Slips(), &p.Slips)
	o.toggle(f, "curtain", &p.Curtain)
	o.toggle(f, "edgepan", &p.EdgePan)
}

// sound is what is heard.
func (o *Page) sound(f *ui.Flow, p *prefs.Prefs) {
	f.Heading(o.d.Word("ui.options.sound"))
	o.volume(f, "effects", &p.Effects)
	o.volume(f, "ambience", &p.Ambience)
	o.toggle(f, "mute", &p.Mute)
}

// volume shows a choice between volumes in percent.
func (o *Page) volume(f *ui.Flow, name string, percent *int) {
	at := strconv.Itoa(*percent)
	o.pick(f, name, volumes[:], &at)
	*percent, _ = strconv.Atoi(at)
}

// volumes are those to choose from.
var volumes = [...]string{"0", "20", "40", "60", "80", "100"}

// rest is the window.
func (o *Page) rest(f *ui.Flow, p *prefs.Prefs) {
	f.Heading(o.d.Word("ui.options.machine"))
	full := p.Fullscreen
	o.toggle(f, "fullscreen", &p.Fullscreen)
	if full != p.Fullscreen {
		f.C.Status().ToggleFullscreen = true
	}
}

// label is the width of the column of labels.
func (o *Page) label(f *ui.Flow) float32 { return min(f.C.Px(340), f.W/2) }

// pick shows a choice between values; its words are ui.options.<name> and
// ui.options.<name>.<value>.
func (o *Page) pick(f *ui.Flow, name string, values []string, at *string) {
	f.Gap(6)
	key := "ui.options." + name
	picks := make([]ui.Pick, len(values))
	for i, v := range values {
		picks[i] = ui.Pick{Name: "option." + name + "." + named(v), Label: o.d.Word(key + "." + named(v))}
	}
	w := o.label(f)
	room := paint.Rect{X: f.X + w, Y: f.Y, W: f.W - w}
	i, h := f.C.Choice(room, picks, slices.Index(values, *at))
	if i >= 0 { // else a value that the file alone can have stays
		*at = values[i]
	}
	text := f.C.Wrap(ui.Body, w-f.C.Px(10), o.d.Word(key)).Height
	h = max(h, text)
	row := f.Take(h)
	row.W = w - f.C.Px(10)
	row.Y += max(0, (f.C.Px(40)-text)/2)
	f.C.Paragraph(row, ui.Body, ui.Start, f.C.Theme.Text, o.d.Word(key))
}

// named is a value as part of a key.
func named(v string) string {
	switch v {
	case "":
		return "auto"
	case "0.5":
		return "half"
	}
	return v
}

// toggle shows a switch with an explanation below it.
func (o *Page) toggle(f *ui.Flow, name string, on *bool) {
	f.Gap(8)
	key := "ui.options." + name
	*on = f.C.Toggle(f.Take(f.C.Px(36)), "option."+name, o.d.Word(key), *on)
	indent := f.C.Px(60)
	f.X, f.W = f.X+indent, f.W-indent
	f.Text(ui.Small, f.C.Theme.Muted, o.d.Word(key+".about"))
	f.X, f.W = f.X-indent, f.W+indent
}
