package finder

import (
	"strconv"

	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/ui"
)

// said is what is said of what is looked for, and offered: made when that changes, painted in every frame.
type said struct {
	made   bool
	found  string // how many battles are
	line   string // what is looked for
	groups []group
	orders []ui.Pick
}

// tell makes it anew, where what is looked for has changed.
func (l *List) tell() {
	if !l.said.made {
		l.said = said{true, l.d.Word("ui.find.found", len(l.shown), len(l.all)), l.sought(), l.groups(), l.orders()}
	}
}

// told says above the list what is looked for, with a button that finds all again.
func (l *List) told(c *ui.Ctx, r paint.Rect) {
	text, h := l.line(c, r.W)
	r.H = h
	_, d := c.Size(ui.Button{})
	button := ui.CutRight(&r, d)
	w := c.Wrap(ui.Small, r.W, text)
	r.Y += (r.H - w.Height) / 2
	c.Paragraph(r, ui.Small, ui.Start, c.Theme.Text, text)
	if c.Button(ui.Mid(button, d, d), ui.Button{Name: "button.find.clear.all", Icon: "icon/undo", Tip: l.d.Word("ui.find.clear"), Flat: true}) {
		l.clear(c)
		c.SetFocus(ListName)
	}
}

// below is the room below that line.
func (l *List) below(c *ui.Ctx, r paint.Rect) paint.Rect {
	_, h := l.line(c, r.W)
	ui.CutTop(&r, h+c.Px(6))
	return r
}

// line is what is looked for, and how high the line is: where more is chosen than two lines hold, only how much.
func (l *List) line(c *ui.Ctx, w float32) (text string, h float32) {
	_, d := c.Size(ui.Button{})
	l.tell()
	text = l.said.line
	if c.Wrap(ui.Small, w-d, text).Height > 2.5*c.Line(ui.Small) {
		text = l.said.found
	}
	return text, max(d, c.Wrap(ui.Small, w-d, text).Height)
}

// sought says what is looked for and how many battles are found.
func (l *List) sought() string {
	q := l.doors.Query
	var all []string
	for _, f := range battles.Facets {
		var any []string
		for _, v := range battles.Values(f) {
			if q.Chosen(f, v) {
				any = append(any, l.value(f, v))
			}
		}
		if len(any) > 0 {
			all = append(all, l.d.Words.Any(any))
		}
	}
	found := l.d.Word("ui.find.found", len(l.shown), len(l.all))
	if len(all) == 0 {
		return found
	}
	return l.d.Word("ui.find.told", found, l.d.Words.Clauses(all))
}

func year(n int) string { return strconv.Itoa(n) }
