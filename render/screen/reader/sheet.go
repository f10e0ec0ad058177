package reader

import (
	"slices"
	"strings"

	"grognard/game/lang"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screen/diagram"
	"grognard/render/ui"
)

// The keys of the rules as they are printed: the text of a clause, the title
// of a chapter.
const (
	clauseKey  = "clause."
	chapterKey = "chapter."
)

// briefKey is what comes between the prefix of a rulebook, as its words have
// it, and the number of a paragraph that tells the game in brief.
const briefKey = ".brief."

// passage is a clause, or the title of a chapter.
type passage struct {
	id     string
	name   string // its text, or the title
	head   bool   // it is a title
	number string // of a chapter: the id without the prefix
	tag    string // of a clause: the id; "" if it cannot be cited
	region string
	fold   string // what a search looks at
}

// style is how a chapter stands in the list.
func (p *passage) style() ui.Style {
	if strings.Contains(p.number, ".") {
		return ui.Small
	}
	return ui.SmallB
}

// printed collects the rules of a prefix from the words of the language that
// is spoken, in the order of the book. A clause whose chapter has no title gets
// one that is only a number.
func printed(words *lang.Catalog, prefix string) []passage {
	var all []passage
	for _, key := range words.Keys(chapterKey + prefix + "-") {
		p := passage{id: key[len(chapterKey):], name: words.Word(key), head: true, region: key}
		p.number = p.id[len(prefix)+1:]
		all = append(all, p)
	}
	for _, key := range words.Keys(clauseKey + prefix + "-") {
		p := passage{id: key[len(clauseKey):], name: words.Word(key), region: key}
		p.tag = p.id
		p.fold = lang.Fold(p.id + " " + p.name)
		all = append(all, p)
	}
	slices.SortStableFunc(all, func(a, b passage) int { return lang.InOrder(a.id, b.id) })
	return append(brief(words, prefix), titled(all, prefix)...)
}

// brief is the chapter that tells the game in brief, for those who do not know
// it yet: words <prefix>.brief.1 and so on.
func brief(words *lang.Catalog, prefix string) []passage {
	keys := words.Keys(strings.ToLower(prefix) + briefKey)
	if len(keys) == 0 {
		return nil
	}
	id := names.BriefID(prefix)
	all := []passage{{id: id, name: words.Word("ui.reader.brief"), head: true, region: chapterKey + id}}
	for _, key := range keys {
		n := key[strings.LastIndexByte(key, '.')+1:]
		all = append(all, passage{id: id + "." + n, name: words.Word(key), region: key})
	}
	return all
}

// titled adds a title where a clause does not belong to the chapter before it.
func titled(all []passage, prefix string) []passage {
	var out []passage
	chapter := ""
	for _, p := range all {
		if p.head {
			chapter = p.id
		} else if p.id != chapter && !strings.HasPrefix(p.id, chapter+".") {
			chapter = p.id
			if i := strings.LastIndexByte(chapter, '.'); i >= 0 {
				chapter = chapter[:i]
			}
			out = append(out, passage{id: chapter, head: true, number: chapter[len(prefix)+1:], region: chapterKey + chapter})
		}
		out = append(out, p)
	}
	return out
}

// sheet is the rules as they are set in a column: all of them, or what a
// search has found.
type sheet struct {
	prefix  string // of the ids of its clauses, "MAN"
	boards  boards // below its passages
	made    setting
	all     []passage
	lines   []laid
	heads   []laid // of them the titles
	clauses int
	high    float32 // in pixels
	wide    float32 // of the column, in pixels
	margin  float32 // room for the ids, left of the text
}

// setting is everything that a sheet depends on.
type setting struct {
	width, scale float32
	lang, query  string
}

// laid is a passage with its place in the sheet.
type laid struct {
	*passage
	y, h    float32            // in pixels
	chapter int                // among the heads
	width   float32            // of its rows
	rows    []row              // nil before it is seen: most never are
	text    float32            // of h: the text, without the boards below it
	boards  []*diagram.Diagram // below a passage
	shown   []string           // of a chapter: the clauses that have boards
}

// set makes the sheet anew when the width, the size, the language or the
// question change, and reports whether it has.
func (s *sheet) set(c *ui.Ctx, words *lang.Catalog, asked string, w float32) bool {
	now := setting{w, c.Scale, words.Language(), asked}
	if s.made == now {
		return false
	}
	if s.made.lang != now.lang {
		s.all = printed(words, s.prefix)
	}
	s.made = now
	s.choose(query(asked))
	s.margin = 0
	for i := range s.lines {
		if !s.lines[i].head {
			s.margin = max(s.margin, c.Width(ui.SmallB, s.lines[i].tag))
		}
	}
	s.margin += c.Px(34)
	s.lay(c, min(w, s.margin+c.Px(860)))
	return true
}

// choose takes what a question asks for, each clause below the title of its
// chapter.
func (s *sheet) choose(q []string) {
	s.lines, s.clauses = s.lines[:0], 0
	var title *passage
	for i := range s.all {
		p := &s.all[i]
		if p.head && len(q) > 0 {
			title = p
			continue
		}
		if !p.head && !holds(p.fold, q) {
			continue
		}
		if title != nil {
			s.lines = append(s.lines, laid{passage: title})
			title = nil
		}
		s.lines = append(s.lines, laid{passage: p})
		if p.tag != "" {
			s.clauses++
		}
	}
}

// lay gives everything its place in a column of a width.
func (s *sheet) lay(c *ui.Ctx, w float32) {
	s.heads = s.heads[:0]
	y := float32(0)
	s.wide = w
	for i := range s.lines {
		l := &s.lines[i]
		if l.head {
			if i > 0 {
				y += c.Px(16)
			}
			l.h = max(c.Line(ui.Heading), c.Wrap(ui.Heading, w-l.indent(c), l.name).Height) + c.Px(12)
			l.y, l.chapter = y, len(s.heads)
			s.heads = append(s.heads, *l)
		} else {
			l.y, l.chapter = y, len(s.heads)-1
			l.rows, l.width = nil, w-s.beside(c, l)-c.Px(10)
			l.text = c.Wrap(ui.Reading, l.width, l.name).Height + c.Px(12)
			l.h = l.text
			if s.made.query == "" {
				s.layBoards(c, l, w)
			}
		}
		y += l.h
	}
	s.high = y + c.Px(16)
}

// indent is the room for the number of a chapter, left of its title.
func (l *laid) indent(c *ui.Ctx) float32 {
	if l.number == "" {
		return 0
	}
	return c.Width(ui.Heading, l.number) + c.Px(16)
}

// beside is the room left of the text of a passage: for its id, if it has one.
func (s *sheet) beside(c *ui.Ctx, l *laid) float32 {
	if l.tag == "" {
		return c.Px(14)
	}
	return s.margin
}

// first is the id of the first passage, "" if there is none.
func (s *sheet) first() string {
	if len(s.all) == 0 {
		return ""
	}
	return s.all[0].id
}

// find returns the passage of an id, or where it is not printed the one that
// it would follow. There must be one.
func (s *sheet) find(id string) *laid {
	best := &s.lines[0]
	for i := range s.lines {
		l := &s.lines[i]
		switch d := lang.InOrder(l.id, id); {
		case d > 0:
			return best
		case d == 0 && !l.head:
			return l
		}
		best = l
	}
	return best
}

// chapterAt is the chapter that a height of the sheet belongs to.
func (s *sheet) chapterAt(y float32) int {
	at := 0
	for i := range s.heads {
		if s.heads[i].y <= y {
			at = i
		}
	}
	return at
}

// layBoards makes room for the boards below a passage, and has its chapter tell of them.
func (s *sheet) layBoards(c *ui.Ctx, l *laid, w float32) {
	l.boards = s.boards[l.id]
	for _, b := range l.boards {
		l.h += b.Height(c, w-s.beside(c, l)) + c.Px(boardGap)
	}
	if n := len(s.heads); len(l.boards) > 0 && n > 0 && l.tag != "" {
		s.heads[n-1].shown = append(s.heads[n-1].shown, l.id)
	}
}

// boardGap is the room below a board, in dp.
const boardGap = 14

// below paints the boards below a passage, and returns the clause that was clicked on one, or "".
func (s *sheet) below(c *ui.Ctx, sc *ui.Scroll, r paint.Rect, l *laid) (named string) {
	at := paint.Rect{X: r.X + s.beside(c, l), Y: r.Y + l.text, W: min(r.W, s.wide) - s.beside(c, l)}
	for _, b := range l.boards {
		at.H = b.Height(c, at.W)
		if sc.Sees(at.Y, at.H) {
			if clause := b.Frame(c, at); clause != "" {
				named = clause
			}
		}
		at.Y += at.H + c.Px(boardGap)
	}
	return named
}

// paint shows what can be seen of the sheet, with a clause that is marked. It returns the
// clause that was clicked, and the one that was named where a reference was.
func (s *sheet) paint(c *ui.Ctx, sc *ui.Scroll, mark string) (clicked, named string) {
	for i := range s.lines {
		l := &s.lines[i]
		r := paint.Rect{X: sc.View.X, Y: sc.Y + l.y, W: sc.Width, H: l.h}
		switch {
		case !sc.Sees(r.Y, r.H):
		case l.head:
			l.title(c, r)
			c.Rule(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(10), W: r.W, H: c.Px(4)})
		default:
			text := r
			text.H = l.text
			chosen, ref := s.clause(c, text, l, l.id == mark)
			if chosen {
				clicked = l.id
			}
			if ref == "" && len(l.boards) > 0 {
				ref = s.below(c, sc, r, l)
			}
			if ref != "" {
				named = ref
			}
		}
	}
	return clicked, named
}

// title paints the number and the name of a chapter.
func (l *laid) title(c *ui.Ctx, r paint.Rect) {
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Line(ui.Heading)}, ui.Heading, ui.Start, c.Theme.Muted, l.number)
	ui.CutLeft(&r, l.indent(c))
	c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, l.name)
}

// clause is one clause with its id. It reports whether it was clicked, and which clause was
// where one was that it names.
func (s *sheet) clause(c *ui.Ctx, r paint.Rect, l *laid, marked bool) (chosen bool, named string) {
	t := c.Region(l.region, r)
	switch {
	case marked:
		c.Fill(r, c.Theme.Panel2)
		c.Fill(paint.Rect{X: r.X, Y: r.Y, W: c.Px(6), H: r.H}, c.Theme.Accent)
	case t.Hover:
		c.Fill(r, paint.Alpha(c.Theme.Panel2, .5))
	}
	line := c.Line(ui.Reading)
	at := paint.Rect{X: r.X + c.Px(14), Y: r.Y + c.Px(6), W: s.margin, H: line}
	c.Label(at, ui.SmallB, ui.Start, c.Theme.Accent, l.tag)
	beside := s.beside(c, l)
	at.X, at.W = r.X+beside, r.W-beside
	if l.rows == nil {
		l.rows = rowsOf(c, s.prefix, l.passage, l.width, query(s.made.query))
	}
	for i := range l.rows {
		if ref := l.rows[i].paint(c, at); ref != "" {
			named = ref
		}
		at.Y += line
	}
	return t.Clicked && named == "", named
}
