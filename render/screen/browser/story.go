package browser

import (
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
)

// Room that the story and the armies need beside each other, in dp.
const (
	detailWide = 1080
	detailGap  = 32
)

// detail shows the scenario chosen: the map with the story below it, and beside them
// the armies, the players and the rules; where there is no room all in one column.
func (b *Page) detail(c *ui.Ctx, r paint.Rect) {
	if r.W < c.Px(detailWide) {
		sc := c.Scroll("browser.detail", r)
		f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
		b.story(&f, r.H*.8)
		b.side(&f)
		sc.Done(f.Y - sc.Y + c.Px(16))
		return
	}
	left := ui.CutLeft(&r, ui.Floor((r.W-c.Px(detailGap))*b.share(r)))
	ui.CutLeft(&r, c.Px(detailGap))
	sc := c.Scroll("browser.story", left)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	words := b.storyHeight(c, sc.Width)
	b.story(&f, max(.58*left.H, min(.72*left.H, left.H-words)))
	sc.Done(f.Y - sc.Y)
	sc = c.Scroll("browser.side", r)
	f = ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	b.side(&f)
	sc.Done(f.Y - sc.Y + c.Px(8))
}

// share is how much of the width the map gets: more where it is wide.
func (b *Page) share(r paint.Rect) float32 {
	if b.map_ == nil {
		return .5
	}
	return max(.46, min(.6, r.H*.6*b.map_.Ratio()/r.W+.02))
}

// story is the title, the map in a frame of its own shape, and what there is to tell.
// The map is so high at most.
func (b *Page) story(f *ui.Flow, most float32) {
	c, s := f.C, &b.list[b.at]
	f.Text(ui.Heading, c.Theme.Text, s.Title.In(b.lang()))
	f.Text(ui.Small, c.Theme.Muted, b.when(s))
	f.Gap(10)
	summary := s.Summary.In(b.lang())
	if b.map_ == nil {
		r := f.Take(min(most*.5, c.Px(220)))
		c.Inset(r)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
	} else {
		frame := f.Take(min(most, f.W/b.map_.Ratio()))
		beside := f.W - frame.H*b.map_.Ratio() - c.Px(20)
		if summary != "" && beside >= c.Px(220) && c.Wrap(ui.Flavour, beside, summary).Height <= frame.H {
			words := ui.CutRight(&frame, beside)
			ui.CutRight(&frame, c.Px(20))
			c.Paragraph(words, ui.Flavour, ui.Start, c.Theme.Muted, summary)
			summary = ""
		}
		b.map_.Paint(c, frame)
	}
	f.Gap(12)
	if summary != "" {
		f.Text(ui.Flavour, c.Theme.Muted, summary)
		f.Gap(8)
	}
	if story := s.Story.In(b.lang()); story != "" {
		f.Text(ui.Reading, c.Theme.Text, story)
		f.Gap(8)
	}
	for _, part := range b.parts(s) {
		f.Text(ui.Strong, c.Theme.Text, part.head)
		f.Text(ui.Reading, c.Theme.Text, part.text)
		f.Gap(8)
	}
}

// part is what a battle tells beside its story.
type part struct{ head, text string }

// parts are what a battle tells beside its story, as far as it does.
func (b *Page) parts(s *battle) (all []part) {
	for _, p := range [...]part{
		{"ui.browser.advice", s.Advice.In(b.lang())},
		{"ui.browser.history", s.History.In(b.lang())},
		{"ui.browser.design", s.Design.In(b.lang())},
		{"ui.browser.sources", strings.Join(s.Sources, "\n")},
	} {
		if p.text != "" {
			all = append(all, part{b.d.Word(p.head), p.text})
		}
	}
	return all
}

// storyHeight is the height of all but the map, in a width.
func (b *Page) storyHeight(c *ui.Ctx, w float32) float32 {
	s, h := &b.list[b.at], c.Px(10+12+8+8+8)
	for _, t := range []struct {
		style ui.Style
		text  string
	}{{ui.Heading, s.Title.In(b.lang())}, {ui.Small, b.when(s)}, {ui.Flavour, s.Summary.In(b.lang())}, {ui.Reading, s.Story.In(b.lang())}} {
		h += c.Wrap(t.style, w, t.text).Height
	}
	return h
}
