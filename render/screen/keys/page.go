// Package keys is the page on which the player moves keys: what each does, and what he presses for
// it. A key that is given to another takes the place of that one, so that none is lost and none means
// two things.
package keys

import (
	"slices"
	"strings"

	"grognard/game/keymap"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// Doors lead out of the page.
type Doors struct {
	Get      func() keymap.Map
	Set      func(keymap.Map)
	Meanings [][2]string // keys, apart by spaces, and the words for what they do; some mean several things
	Overlays string      // letters that lay something over the map, in every system something else
}

// Page is that page.
type Page struct {
	d     *page.Deps
	doors Doors
	rows  []row
	asks  string // the key for which another one is waited for, "" if for none
	said  string // what came of the last one
}

// row is a key that can be moved, with what it does.
type row struct {
	key   string
	name  string // of its button
	words []string
}

// New opens the page.
func New(d *page.Deps, doors Doors) *Page {
	p := &Page{d: d, doors: doors}
	for _, key := range keymap.Movable() {
		r := row{key: key, name: "button.move." + strings.ToLower(key)}
		for _, m := range doors.Meanings {
			for keys := range strings.FieldsSeq(m[0]) {
				if held, k := ui.Chord(keys); held != "Ctrl" && k == key && !slices.Contains(r.words, m[1]) {
					r.words = append(r.words, m[1])
				}
			}
		}
		if len(key) == 1 && strings.Contains(doors.Overlays, key) {
			r.words = append(r.words, "ui.keys.overlay")
		}
		if len(r.words) > 0 {
			p.rows = append(p.rows, r)
		}
	}
	return p
}

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	lay := page.Lay(c, p.d.Word("ui.keys"))
	sc := c.Scroll("keys", ui.Mid(lay.Body, c.Px(1200), lay.Body.H))
	f := ui.Flow{C: c, X: sc.View.X + c.Px(8), Y: sc.Y, W: sc.Width - c.Px(16)}
	f.Text(ui.Reading, c.Theme.Muted, p.d.Word("ui.keys.about"))
	if p.said != "" {
		f.Gap(6)
		f.Text(ui.Strong, c.Theme.Accent, p.said)
	}
	f.Gap(8)
	for i := range p.rows {
		p.row(&f, &p.rows[i])
	}
	sc.Done(f.Y - sc.Y + c.Px(10))
	if lay.Right(c, ui.Button{Name: "button.back", Label: p.d.Word("ui.done"), Key: "Escape", Primary: true}) {
		p.d.Pop()
	}
	why := ""
	if p.doors.Get().None() {
		why = p.d.Word("ui.keys.defaults.why")
	}
	if lay.Left(c, ui.Button{Name: "button.defaults", Label: p.d.Word("ui.keys.defaults"), Why: why}) {
		p.doors.Set(keymap.Map{})
		p.said = ""
		c.Animate()
	}
	if p.asks != "" {
		p.ask(c)
	}
}

// row shows what is pressed for a key, beside what it does.
func (p *Page) row(f *ui.Flow, r *row) {
	c := f.C
	wide := c.Px(120)
	said := p.does(r)
	b := ui.Button{Name: r.name, Label: p.name(p.doors.Get().Pressed(r.key)), Tip: p.d.Word("ui.keys.move"), On: p.doors.Get().Pressed(r.key) != r.key}
	_, high := c.Size(b)
	text := c.Wrap(ui.Body, f.W-wide-c.Px(14), said).Height
	at := f.Take(max(high, text) + c.Px(6))
	if c.Button(paint.Rect{X: at.X, Y: at.Y, W: wide, H: high}, b) {
		p.asks, p.said = r.key, ""
		c.Animate()
	}
	c.Paragraph(paint.Rect{X: at.X + wide + c.Px(14), Y: at.Y + max(0, ui.Floor((high-text)/2)), W: f.W - wide - c.Px(14), H: text}, ui.Body, ui.Start, c.Theme.Text, said)
}

// does says what a key does: where it does several things, one after the other.
func (p *Page) does(r *row) string {
	all := make([]string, len(r.words))
	for i, w := range r.words {
		all[i] = p.d.Word(w)
	}
	return strings.Join(all, "; ")
}

// name is what a key is called on the screen.
func (p *Page) name(key string) string {
	if word := "table.keyname." + strings.ToLower(key); p.d.Words.Has(word) {
		return p.d.Word(word)
	}
	return ui.Sign(paint.Key(key))
}

// ask waits for the key that is to be pressed from now on.
func (p *Page) ask(c *ui.Ctx) {
	i := slices.IndexFunc(p.rows, func(r row) bool { return r.key == p.asks })
	if c.Dialog(ui.Dialog{
		Title:   p.d.Word("ui.keys.press"),
		Text:    p.does(&p.rows[i]),
		Buttons: []ui.Button{{Name: "button.leave", Label: p.d.Word("ui.keys.leave")}},
	}) == 0 {
		p.asks = ""
		c.Animate()
		return
	}
	for _, k := range keymap.Movable() {
		if !c.In.Hit(paint.Key(k)) {
			continue
		}
		m := p.doors.Get()
		pressed := m.Pressed(k) // what the program took it for tells what was pressed
		now, other := m.Move(p.asks, pressed)
		switch {
		case other == p.asks:
		case slices.ContainsFunc(p.rows, func(r row) bool { return r.key == other }):
			j := slices.IndexFunc(p.rows, func(r row) bool { return r.key == other })
			p.said = p.d.Word("ui.keys.changed", p.name(pressed), p.does(&p.rows[j]), p.name(m.Pressed(p.asks)))
		default:
			p.said = ""
		}
		p.doors.Set(now)
		p.asks = ""
		c.Animate()
		return
	}
}
