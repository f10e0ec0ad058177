package terms

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// taken is what was taken away: its lines stay in their places, greyed, until the pointer leaves
// the chapter or something else is done. A second click in the same place takes nothing else.
type taken struct {
	path  string // of what is being taken; "": nothing is
	lines []gone
}

// gone is a line of what was taken away.
type gone struct {
	at      int // of the lines
	heading string
	high    float32
}

// takes is the act that takes a thing away.
func (p *Panel) takes(t *rules.Thing) state.Act {
	p.taken.path = t.Path
	return state.Edit(rules.Edit{Do: rules.EditTake, Path: t.Path})
}

// hold keeps the lines of what is being taken, and those that are kept already, where they are.
func (p *Panel) hold(c *ui.Ctx, w float32) {
	if p.taken.path == "" {
		return
	}
	var all []gone
	for i := range p.lines {
		l := &p.lines[i]
		if l.gone == nil && !l.of(p.taken.path) {
			continue
		}
		all = append(all, gone{at: i, heading: l.heading, high: p.lineHigh(c, w, l)})
	}
	p.taken.lines = all
}

// of reports whether a line belongs to a thing.
func (l *line) of(path string) bool {
	return l.thing != nil && l.thing.Path == path || l.row != nil && slices.Contains(l.row.Paths, path)
}

// keep puts the lines that are kept into those made anew. It forgets them where something else has
// changed the battle.
func (p *Panel) keep(d *rules.Draft, chapter string) {
	if k := &p.taken; k.path == "" && d != p.of || chapter != p.at {
		*k = taken{}
	}
	p.taken.path = ""
}

// fill puts the lines that are kept between the others.
func (p *Panel) fill() {
	for i := range p.taken.lines {
		k := &p.taken.lines[i]
		p.lines = slices.Insert(p.lines, min(k.at, len(p.lines)), line{heading: k.heading, gone: k})
	}
}

// leave lets the lines go that are kept, once the pointer has left the chapter.
func (p *Panel) leave(c *ui.Ctx, r paint.Rect) {
	if p.taken.path == "" && len(p.taken.lines) > 0 && !r.Has(c.In.X, c.In.Y) {
		p.taken, p.of = taken{}, nil
		p.look()
		c.Animate()
	}
}

// goneLine paints a line of what was taken away.
func (p *Panel) goneLine(c *ui.Ctx, r paint.Rect, l *line) {
	if l.heading == "" {
		return
	}
	r.H -= c.Px(4)
	c.Frame(r, c.Hairline(), paint.Alpha(c.Theme.Border, .5))
	ui.CutLeft(&r, c.Px(swatchWide+10))
	said := p.Words.Word("ui.workshop.terms.taken")
	c.Label(ui.CutRight(&r, c.Width(ui.Small, said)+c.Px(10)), ui.Small, ui.Start, c.Theme.Muted, said)
	r.Y += c.Px(5)
	c.Paragraph(r, ui.SmallB, ui.Start, paint.Alpha(c.Theme.Muted, .6), l.heading)
}
