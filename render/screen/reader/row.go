package reader

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"grognard/game/lang"
	"grognard/render/paint"
	"grognard/render/ui"
)

// row is one line of a clause as it is set.
type row struct {
	parts []part
	found []span
}

// part is a piece of a row. Where it names another clause, ref is its id and
// region what can be clicked.
type part struct {
	x, w        float32 // from the left end of the row, in pixels
	text        string
	ref, region string
}

// span is a stretch of a row that a search has found, in pixels.
type span struct{ x, w float32 }

// rowsOf breaks a clause into rows no wider than w, with the references to
// other clauses apart, and marks the words of a question.
func rowsOf(c *ui.Ctx, prefix string, p *passage, w float32, q []string) []row {
	lines := c.Wrap(ui.Reading, w, p.name).Lines
	rows := make([]row, len(lines))
	refs := 0
	for i, line := range lines {
		rows[i] = row{parts: partsOf(c, prefix, line), found: foundIn(c, line, q)}
		for k := range rows[i].parts {
			if t := &rows[i].parts[k]; t.ref != "" {
				refs++
				t.region = "ref." + p.id + "." + strconv.Itoa(refs)
			}
		}
	}
	return rows
}

// partsOf cuts a line where it names clauses of its book.
func partsOf(c *ui.Ctx, prefix, line string) []part {
	var all []part
	x := float32(0)
	add := func(text, ref string) {
		if text != "" {
			w := c.Width(ui.Reading, text)
			all = append(all, part{x: x, w: w, text: text, ref: ref})
			x += w
		}
	}
	for {
		i, n := reference(prefix, line)
		if n == 0 {
			add(line, "")
			return all
		}
		add(line[:i], "")
		add(line[i:i+n], line[i:i+n])
		line = line[i+n:]
	}
}

// reference finds the id of a clause, "MAN-6.5.7" or "MS-7.13.1a", in a text:
// where it begins and how long it is, 0 if there is none.
func reference(prefix, text string) (at, n int) {
	for from := 0; ; {
		i := strings.Index(text[from:], prefix+"-")
		if i < 0 {
			return 0, 0
		}
		at = from + i
		from = at + len(prefix) + 1
		if n := numbered(text[from:]); n > 0 {
			return at, from + n - at
		}
	}
}

// numbered is how much of the beginning of a text numbers a clause: digits,
// capital letters and points, and a small letter after the last digit.
func numbered(text string) int {
	n := 0
	for n < len(text) && (text[n] == '.' || digit(text[n]) || text[n] >= 'A' && text[n] <= 'Z') {
		n++
	}
	n = len(strings.TrimRight(text[:n], "."))
	if n > 0 && n < len(text) && digit(text[n-1]) && small(text[n]) && (n+1 == len(text) || !small(text[n+1])) {
		n++
	}
	return n
}

func digit(b byte) bool { return b >= '0' && b <= '9' }

func small(b byte) bool { return b >= 'a' && b <= 'z' }

// query cuts what is searched into words as a search compares them.
func query(text string) []string { return strings.Fields(lang.Fold(text)) }

// holds reports whether a folded text has every word of a question.
func holds(fold string, q []string) bool {
	for _, w := range q {
		if !strings.Contains(fold, w) {
			return false
		}
	}
	return true
}

// foundIn finds the words of a question in a line.
func foundIn(c *ui.Ctx, line string, q []string) []span {
	var all []span
	fold := lang.Fold(line)
	for _, w := range q {
		for from := 0; ; {
			i := strings.Index(fold[from:], w)
			if i < 0 {
				break
			}
			a := original(line, fold, from+i)
			b := original(line, fold, from+i+len(w))
			x := c.Width(ui.Reading, line[:a])
			all = append(all, span{x, c.Width(ui.Reading, line[:b]) - x})
			from += i + len(w)
		}
	}
	return all
}

// original turns a place in a folded line into the place in the line itself:
// both have the same letters, though not in the same bytes.
func original(line, fold string, at int) int {
	i := 0
	for range utf8.RuneCountInString(fold[:at]) {
		_, n := utf8.DecodeRuneInString(line[i:])
		i += n
	}
	return i
}

// paint shows a row in r and returns the clause whose name was clicked, or "".
func (l *row) paint(c *ui.Ctx, r paint.Rect) (clicked string) {
	for _, f := range l.found {
		c.Fill(paint.Rect{X: r.X + f.x - c.Px(1), Y: r.Y + c.Px(4), W: f.w + c.Px(2), H: r.H - c.Px(8)}, paint.Alpha(c.Theme.Gold, .45))
	}
	for i := range l.parts {
		p := &l.parts[i]
		at := paint.Rect{X: r.X + p.x, Y: r.Y, W: p.w, H: r.H}
		col := c.Theme.Text
		if p.ref != "" {
			col = c.Theme.Accent
			c.Fill(paint.Rect{X: at.X, Y: at.Y + at.H - c.Px(7), W: at.W, H: c.Hairline()}, col)
			if c.Reference(p.region, at, p.ref) {
				clicked = p.ref
			}
		}
		c.Label(at, ui.Reading, ui.Start, col, p.text)
	}
	return clicked
}
