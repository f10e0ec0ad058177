package keylist

import (
	"strings"

	"grognard/game/lang"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sizes of the sheet, in dp.
const (
	sheetWide = 1700
	leastKey  = 110 // for the keys of a column
	leastSaid = 270 // for what they do: where two columns have less, there is one
	between   = 20  // two columns
	apart     = 4   // two rows
)

// sheet is how the rows of a list are set in the width there is.
type sheet struct {
	cols       int
	keys, said float32 // how wide a key and what it does are
	split      int     // the row that begins the second column
	high       float32 // of the higher column
}

// Words are what a sheet is written with.
type Words struct {
	*lang.Catalog
	Keys *names.Book // of keys of the catalogue
}

// Lines paints a sheet in the middle of the window with keys and what they do, in as many columns
// as there is room for, and returns its foot. What is long takes more lines than one; a line without a key heads
// those that follow.
func Lines(c *ui.Ctx, w Words, all [][2]string) (foot paint.Rect) {
	wide := min(c.Px(sheetWide), c.In.W-c.Px(60))
	inner := c.FloatHeight(0) + c.Px(20)
	s := set(c, w, all, wide-inner)
	head := c.Wrap(ui.Heading, wide-inner, w.Word("table.help")).Height + c.Px(10)
	r := ui.Mid(c.Window(), wide, s.high+head+c.Px(56)+inner)
	in := c.Panel(r)
	in = in.Inset(c.Px(10))
	c.Paragraph(ui.CutTop(&in, head), ui.Heading, ui.Start, c.Theme.Text, w.Word("table.help"))
	foot = ui.CutBottom(&in, c.Px(48))
	ui.CutBottom(&in, c.Px(8))
	sc := c.Scroll("keylist", in) // large letters need more room than there is
	s = set(c, w, all, sc.Width)
	at := paint.Rect{X: sc.View.X, Y: sc.Y}
	for i, x := range all {
		if i == s.split {
			at.X, at.Y = at.X+s.keys+s.said+c.Px(between), sc.Y
		}
		if at.H = s.row(c, x); sc.Sees(at.Y, at.H) && x[0] == "" {
			c.Label(paint.Rect{X: at.X, Y: at.Y, W: s.keys + s.said, H: at.H}, ui.SmallB, ui.Start, c.Theme.Muted, x[1])
		} else if sc.Sees(at.Y, at.H) {
			c.Label(paint.Rect{X: at.X, Y: at.Y, W: s.keys, H: c.Line(ui.Strong)}, ui.Strong, ui.Start, c.Theme.Accent, keyWord(c, w, x[0]))
			c.Paragraph(paint.Rect{X: at.X + s.keys, Y: at.Y, W: s.said, H: at.H}, ui.Body, ui.Start, c.Theme.Text, x[1])
		}
		at.Y += at.H
	}
	sc.Done(s.high)
	return foot
}

// set finds how the rows are set in a width.
func set(c *ui.Ctx, w Words, all [][2]string, wide float32) (s sheet) {
	s.keys = c.Px(leastKey)
	for _, x := range all {
		s.keys = max(s.keys, c.Width(ui.Strong, keyWord(c, w, x[0]))+c.Px(16))
	}
	s.cols, s.split = 2, len(all)
	s.said = ui.Floor((wide-c.Px(between))/2) - s.keys
	if s.said < c.Px(leastSaid) {
		s.cols, s.said = 1, wide-s.keys
	}
	whole := float32(0)
	for _, x := range all {
		whole += s.row(c, x)
	}
	if s.high = whole; s.cols == 1 {
		return s
	}
	first := float32(0)
	for i, x := range all {
		if first >= whole/2 {
			s.split = i
			break
		}
		first += s.row(c, x)
	}
	s.high = max(first, whole-first)
	return s
}

// row is how high a row is.
func (s *sheet) row(c *ui.Ctx, x [2]string) float32 {
	if x[0] == "" {
		return c.Line(ui.Heading)
	}
	return max(c.Line(ui.Body), c.Wrap(ui.Body, s.said, x[1]).Height) + c.Px(apart)
}

// keyWord is what is printed on the keys of a row.
func keyWord(c *ui.Ctx, w Words, keys string) string {
	all := strings.Split(keys, " ")
	for i, key := range all {
		held, key := ui.Chord(key)
		if word := w.Keys.Dot("table.keyname", strings.ToLower(held)); held != "" && w.Has(word) {
			held = w.Word(word)
		}
		name := c.Press(paint.Key(key))
		if held == "Ctrl" { // such keys are not moved
			name = ui.Sign(paint.Key(key))
		}
		if word := w.Keys.Dot("table.keyname", strings.ToLower(key)); name == key && w.Has(word) {
			name = w.Word(word)
		}
		if held != "" {
			name = held + "+" + name
		}
		all[i] = name
	}
	return strings.Join(all, " ")
}
