package prop

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// typed is what is being typed into a field.
type typed struct {
	name    string // of the field; "": nothing is
	text    string
	caret   int // bytes before it
	all     bool
	seen    bool // it was painted in the last frame
	changed bool

	paths []string // what it becomes an edit of
	key   string
	was   string
	mixed bool
	prop  rules.Prop
}

// value is what has been typed as the value that it is meant for; ok is false for what can be
// none.
func (t *typed) value() (value string, ok bool) {
	s := strings.TrimSpace(t.text)
	switch t.prop.Kind {
	case rules.PropNumber:
		n, ok := parts(strings.TrimPrefix(strings.Replace(s, "−", "-", 1), "+"), max(1, t.prop.Parts))
		if !ok {
			return "", false
		}
		if t.prop.Facing { // -30 is 330
			around := t.prop.High + 1
			n = (n%around + around) % around
		}
		step := max(1, t.prop.Step)
		n = t.prop.Low + (n-t.prop.Low+step/2)/step*step
		return strconv.Itoa(min(t.prop.High, max(t.prop.Low, n))), true
	case rules.PropClock:
		h, m, _ := strings.Cut(strings.NewReplacer(".", ":", "h", ":").Replace(s), ":")
		hour, err := strconv.Atoi(h)
		minute, _ := strconv.Atoi(m)
		if err != nil || hour > 23 || minute > 59 || hour < 0 || minute < 0 {
			return "", false
		}
		return clock(hour*60 + minute), true
	case rules.PropCells:
		return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' || r == ';' }), " "), true
	}
	return s, true
}

// typing reports whether something is typed into the field of a row.
func (e *Editor) typing(r *Row) bool { return e.typed.name != "" && e.typed.name == r.Name }

// textOf is what stands in the field of a row.
func (e *Editor) textOf(r *Row) string {
	switch {
	case e.typing(r):
		return e.typed.text
	case r.Mixed:
		return ""
	case r.Prop.Parts > 0:
		return r.shown
	}
	return r.Prop.Value
}

// parts is a number that was typed, in parts of which a whole has so many.
func parts(s string, of int) (n int, ok bool) {
	if of == 1 {
		n, err := strconv.Atoi(s)
		return n, err == nil
	}
	x, err := strconv.ParseFloat(strings.Replace(s, ",", ".", 1), 64)
	if err != nil || x != x || x > 1e6 || x < -1e6 {
		return 0, false
	}
	return int(math.Round(x * float64(of))), true
}

// mostLetters is what a field holds.
const mostLetters = 4000

// span is a line of a field: bytes of its text.
type span struct{ from, to int }

// lines breaks a text into lines no wider than w, so that each letter has its place.
func lines(c *ui.Ctx, w float32, text string) (all []span) {
	em := c.Em(ui.Small)
	wide := func(s string) float32 { return c.M.Width(ui.Small.Font, em, s) }
	from := 0
	for from < len(text) {
		if wide(text[from:]) <= w {
			break
		}
		to, space := from, -1
		for i, ch := range text[from:] {
			if i > 0 && wide(text[from:from+i+utf8.RuneLen(ch)]) > w && ch != ' ' {
				break
			}
			to = from + i + utf8.RuneLen(ch)
			if ch == ' ' {
				space = to
			}
		}
		if space > from && to < len(text) {
			to = space
		}
		if to == from {
			_, n := utf8.DecodeRuneInString(text[from:])
			to = from + n
		}
		all = append(all, span{from, to})
		from = to
	}
	return append(all, span{from, len(text)})
}

const fieldPad = 6

// fieldRoom is what of the width of a field its lines have.
func fieldRoom(c *ui.Ctx, w float32) float32 { return w - 2*c.Px(fieldPad) - c.Px(3) }

// fieldHigh is how high the field of a row is: it shows all of its text, and has room for as much
// as is usually written.
func (e *Editor) fieldHigh(c *ui.Ctx, w float32, row *Row) float32 {
	n := max(row.Prop.Lines, len(lines(c, fieldRoom(c, w), e.textOf(row))))
	return max(c.Px(boxHigh), float32(n)*c.Line(ui.Small)+c.Px(fieldPad))
}

// field is a text that can be typed.
func (e *Editor) field(c *ui.Ctx, r paint.Rect, row *Row, a *state.Act) {
	if row.why != "" {
		e.grey(c, r, row.Name, row)
		return
	}
	c.Surface("ui/field", r, c.Theme.Panel)
	e.clear(c, &r, row, a)
	t := c.Region(row.Name, r)
	focused, pressed := c.Focusable(row.Name, r)
	if t.Hover {
		c.Cursor(paint.Beam)
	}
	if t.Pressed {
		c.SetFocus(row.Name)
		focused = true
	}
	fresh := focused && !e.typing(row)
	if fresh {
		e.start(row)
	}
	text := e.textOf(row)
	in := r.Inset(c.Px(fieldPad))
	in.Y, in.H = r.Y, r.H
	all := row.lines(c, fieldRoom(c, r.W), text)
	line := c.Line(ui.Small)
	top := fieldTop(c, r, row, len(all))
	if e.typing(row) {
		e.typed.seen = true
		if t.Pressed && !fresh { // the first press chooses all of it, the next a place in it
			e.typed.all = false
			e.typed.caret = caretAt(c, all, text, c.In.X-in.X, int((c.In.Y-top)/line))
		}
		e.write(c, all)
		if pressed && c.In.Hit("Enter") || c.Take("Enter") {
			a.Add(e.Leave(c, func(string) bool { return true }))
			return
		}
		if c.Take("Escape") {
			e.typed = typed{}
			c.SetFocus("")
			return
		}
		if e.typed.text != text {
			text = e.typed.text
			all = row.lines(c, fieldRoom(c, r.W), text)
			c.Animate() // it may need another height
		}
	}
	e.paintField(c, r, in, row, all, text)
}

// fieldTop is where the lines of a field begin: in the middle of its height, at its top where it has
// room for several.
func fieldTop(c *ui.Ctx, r paint.Rect, row *Row, n int) float32 {
	n = max(n, row.Prop.Lines)
	return r.Y + (r.H-float32(n)*c.Line(ui.Small))/2
}

// start begins typing into the field of a row: all of it is chosen.
func (e *Editor) start(row *Row) {
	text := e.textOf(row)
	e.typed = typed{name: row.Name, text: text, caret: len(text), all: true, seen: true, paths: row.Paths,
		key: row.Prop.Key, was: row.Prop.Value, mixed: row.Mixed, prop: *row.Prop}
}

// broken is a text of a row broken into lines.
type broken struct {
	text  string
	wide  float32
	scale float32
	lines []span
}

// lines is lines, once for a text that rests.
func (r *Row) lines(c *ui.Ctx, w float32, text string) []span {
	if k := &r.broken; k.lines == nil || k.text != text || k.wide != w || k.scale != c.Scale {
		*k = broken{text, w, c.Scale, lines(c, w, text)}
	}
	return r.broken.lines
}

// paintField paints the text with the caret.
func (e *Editor) paintField(c *ui.Ctx, r, in paint.Rect, row *Row, all []span, text string) {
	line := c.Line(ui.Small)
	y := ui.Floor(fieldTop(c, r, row, len(all)))
	typing := e.typing(row)
	c.Clip(r.Inset(c.Hairline()))
	defer c.Unclip()
	if row.Mixed && !typing {
		c.Label(in, ui.Small, ui.Start, c.Theme.Muted, row.shown)
		return
	}
	blink := c.Calm || int64(c.In.Now)%1000 < 500
	for i, s := range all {
		part := strings.TrimRight(text[s.from:s.to], " ")
		at := paint.Rect{X: in.X, Y: y + float32(i)*line, W: in.W, H: line}
		if row.Prop.Kind == rules.PropNumber || row.Prop.Kind == rules.PropClock {
			at.X += ui.Floor((in.W - c.Width(ui.Small, part)) / 2)
		}
		if typing && e.typed.all {
			c.Fill(paint.Rect{X: at.X, Y: at.Y, W: c.Width(ui.Small, part), H: line}, paint.Alpha(c.Theme.Accent, .35))
		}
		c.Label(at, ui.Small, ui.Start, c.Theme.Text, part)
		if typing && blink && e.typed.caret >= s.from && (e.typed.caret < s.to || i == len(all)-1) {
			c.Fill(paint.Rect{X: at.X + c.Width(ui.Small, text[s.from:e.typed.caret]), Y: at.Y + c.Px(2), W: max(1, c.Px(2)), H: line - c.Px(4)}, c.Theme.Text)
		}
	}
	if typing && !c.Calm {
		c.Wake(float64(int64(c.In.Now/500)+1) * 500)
	}
}

// caretAt is the place between letters that is nearest to a point of a field.
func caretAt(c *ui.Ctx, all []span, text string, x float32, line int) int {
	s := all[max(0, min(line, len(all)-1))]
	at, best := s.from, max(x, -x)
	for i, ch := range text[s.from:s.to] {
		to := s.from + i + utf8.RuneLen(ch)
		if d := x - c.Width(ui.Small, text[s.from:to]); max(d, -d) < best {
			at, best = to, max(d, -d)
		}
	}
	return at
}

// write takes over what is typed in this frame.
func (e *Editor) write(c *ui.Ctx, all []span) {
	t := &e.typed
	was := t.text
	if c.In.Held.Ctrl && c.Take("A") {
		t.all = true
	}
	for _, ch := range c.In.Text {
		if ch < ' ' || c.In.Held.Ctrl && !c.In.Held.Alt || utf8.RuneCountInString(t.text) >= mostLetters {
			continue
		}
		t.cut()
		t.text = t.text[:t.caret] + string(ch) + t.text[t.caret:]
		t.caret += utf8.RuneLen(ch)
	}
	if c.Take("Backspace") && !t.cut() && t.caret > 0 {
		_, n := utf8.DecodeLastRuneInString(t.text[:t.caret])
		t.text = t.text[:t.caret-n] + t.text[t.caret:]
		t.caret -= n
	}
	if c.Take("Delete") && !t.cut() && t.caret < len(t.text) {
		_, n := utf8.DecodeRuneInString(t.text[t.caret:])
		t.text = t.text[:t.caret] + t.text[t.caret+n:]
	}
	t.move(c, all)
	t.changed = t.changed || t.text != was
	if !c.In.Held.Ctrl {
		for _, k := range c.In.Keys { // letters mean nothing else while they are typed
			if len(k) == 1 {
				c.Take(k)
			}
		}
	}
}

// cut takes out what is chosen and reports whether anything was.
func (t *typed) cut() bool {
	if !t.all {
		return false
	}
	t.text, t.caret, t.all = "", 0, false
	return true
}

// move moves the caret; of a number the arrows up and down change it.
func (t *typed) move(c *ui.Ctx, all []span) {
	to := t.caret
	switch {
	case c.Take("Left"):
		_, n := utf8.DecodeLastRuneInString(t.text[:to])
		to -= n
	case c.Take("Right"):
		_, n := utf8.DecodeRuneInString(t.text[to:])
		to += n
	case c.Take("Home"):
		to = 0
	case c.Take("End"):
		to = len(t.text)
	case c.Take("Up"):
		to = t.vertical(c, all, -1)
	case c.Take("Down"):
		to = t.vertical(c, all, 1)
	default:
		return
	}
	t.all, t.caret = false, to
}

// vertical is the place of the caret a line higher or lower; of a number it changes the
// number instead.
func (t *typed) vertical(c *ui.Ctx, all []span, by int) int {
	if k := t.prop.Kind; k == rules.PropNumber || k == rules.PropClock {
		if v, ok := t.value(); ok {
			p := t.prop
			p.Value = v
			t.text = told(&p, stepped(&p, -by))
		}
		return len(t.text)
	}
	for i, s := range all {
		if t.caret >= s.from && (t.caret < s.to || i == len(all)-1) {
			if i+by < 0 || i+by >= len(all) {
				return t.caret
			}
			return caretAt(c, all, t.text, c.Width(ui.Small, t.text[s.from:t.caret]), i+by)
		}
	}
	return t.caret
}
