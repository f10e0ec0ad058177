package combat

import (
	"math"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// unitsDp is the edge of the room that the pieces of a party have, in dp.
const unitsDp = 116

// company paints a party below its head: its pieces, its modifiers with their signs, its
// sums, and, of who is attacked, the rows of the odds.
func (pn *Panel) company(g *panel.Column, p *play, i int) {
	c, s := g.C, &pn.bill.cast[i]
	r := p.cast[i]
	if p.form != small && len(s.pieces) > 0 {
		d := min(px(c, unitsDp), r.H)
		at := paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
		if i == 1 && p.form != upright {
			at.X = r.X + r.W - d
		} else {
			r.X += d + px(c, 14)
		}
		r.W -= d + px(c, 14)
		pn.pieces(g, at, s)
	} else {
		pn.names(g, r, s)
	}
	high := float32(0)
	if i == 1 && p.rows {
		high = pn.rowsHigh(c)
	}
	list := r
	list.H -= high
	foot := pn.list(g, list, s, i)
	if high > 0 {
		y := max(foot+px(c, 4), r.Y+(r.H-high)*.5)
		y = min(y, r.Y+r.H-high)
		pn.oddsRows(&panel.Column{C: c, X: r.X, Y: y, W: r.W, Intent: g.Intent}, true)
	}
}

// names lets the head of a party be pointed at where its pieces have no room.
func (pn *Panel) names(g *panel.Column, r paint.Rect, s *party) {
	n := float32(max(1, len(s.who)))
	for j := range s.who {
		at := paint.Rect{X: r.X + r.W*float32(j)/n, Y: r.Y - px(g.C, 46), W: r.W / n, H: px(g.C, 34)}
		pn.fighterAt(g, at, &s.who[j])
	}
}

// pieces paints the pieces of a party, as large as they go in a square.
func (pn *Panel) pieces(g *panel.Column, r paint.Rect, s *party) {
	c := g.C
	if top := pn.Board.Tabletop(); top != nil && len(s.who) > 0 {
		n := float32(len(s.who))
		for j := range s.who {
			at := paint.Rect{X: r.X, Y: r.Y + r.H*float32(j)/n, W: r.W, H: r.H/n - c.Px(3)}
			top.Formation(c.L, paint.Dice, at, pn.Scene.View().Pieces, s.who[j].Ref, px(c, 34))
			pn.fighterAt(g, at, &s.who[j])
		}
		return
	}
	cols := int(math.Ceil(math.Sqrt(float64(len(s.pieces)))))
	cell := r.W / float32(cols)
	for j := range s.pieces {
		at := paint.Rect{X: r.X + cell*float32(j%cols), Y: r.Y + cell*float32(j/cols), W: cell, H: cell}
		was := &s.pieces[j]
		d := ui.Floor(cell * .94)
		if was.Form == rules.Leader {
			d = ui.Floor(cell * .62)
		}
		in := ui.Mid(at, d, d)
		now := pn.Scene.Piece(was.Ref)
		switch {
		case pn.slip.back != nil:
			pn.Board.Token(c.L, paint.Dice, in, was, nil, 1)
		case now == nil || was.Ref == 0 && pn.mode != planning:
			pn.Board.Token(c.L, paint.Dice, in, was, nil, .35)
		default:
			pn.Board.Token(c.L, paint.Dice, in, now, nil, 1)
			pn.lost(c, in, was, now)
		}
		if k := whoOf(s, was.Ref); k != nil {
			pn.fighterAt(g, at, k)
		}
	}
}

// lost writes how much of a piece is gone since the fight began.
func (pn *Panel) lost(c *ui.Ctx, at paint.Rect, was, now *rules.Piece) {
	n := was.N - now.N
	if n <= 0 || pn.Clips.Secret() {
		return
	}
	text := pn.minus(n)
	w := c.Width(ui.Prompt, text) + c.Px(10)
	r := paint.Rect{X: at.X + at.W - w, Y: at.Y, W: w, H: c.Line(ui.Prompt)}
	c.Fill(r, paint.Alpha(c.Theme.Panel, .9))
	c.Label(r, ui.Prompt, ui.Middle, c.Theme.Danger, text)
}

// whoOf returns who a piece of a party is, or nil.
func whoOf(s *party, r rules.Ref) *rules.Fighter {
	for i := range s.who {
		if s.who[i].Ref == r {
			return &s.who[i]
		}
	}
	return nil
}

// fighterAt lets a piece be pointed at: that shows where it stands, and what it brings.
func (pn *Panel) fighterAt(g *panel.Column, at paint.Rect, k *rules.Fighter) {
	name := pn.Words.Keys.Region("fighter", k.Ref)
	touch := g.C.Region(name, at)
	pn.losses.pictured(&pn.frame, k.Ref, at, touch.Clicked)
	if !touch.Hover {
		return
	}
	g.Intent.Pointed = append(g.Intent.Pointed, k.Ref)
	text := pn.Words.Placed(k.Ref)
	if v := pn.Words.Brings(k); v != "" {
		text = pn.Words.About(text, v)
	}
	if k.Lead {
		text += "\n" + pn.Words.Lead()
	}
	g.C.Tip(name, at, text, false)
}

// list sets the modifiers of a party and its sums in r and returns where it ends.
func (pn *Panel) list(g *panel.Column, r paint.Rect, s *party, i int) float32 {
	c := g.C
	high, sum := c.Line(ui.Small), c.Line(ui.Strong)
	both := pn.bill.both
	if i == 0 {
		both = nil
	}
	room := r.H - sum*float32(sumLines(c, r.W, s.sums)+sumLines(c, r.W, both)) - px(c, 8)
	most := max(0, int(room/high))
	n, spare := len(s.terms), most-len(s.terms)
	if n > most || maimed(c, r.W, s.terms, spare) { // as many as stand there whole, and how many more there are
		n, spare = wholeTerms(c, r.W, s.terms, most-1)
	}
	y := r.Y
	for j := range n {
		lines := pn.term(g, paint.Rect{X: r.X, Y: y, W: r.W, H: high}, &s.terms[j], i*100+j+1, spare)
		spare -= lines - 1
		y += high * float32(lines)
	}
	if left := len(s.terms) - n; left > 0 && room >= high {
		at := paint.Rect{X: r.X, Y: y, W: r.W, H: high}
		more := pn.Words.Word("table.theatre.terms", left, c.Press("O"))
		oneLine(c, at, ui.Small, ui.Start, c.Theme.Muted, more)
		if c.Region(pn.Words.Keys.Join("theatre", "terms", pn.Words.Keys.Number(i)), at).Clicked {
			pn.sheet.open = !pn.sheet.open
		}
		y += high
	}
	if len(s.terms) > 0 && len(s.sums) > 0 {
		c.Fill(paint.Rect{X: r.X, Y: y + px(c, 3), W: r.W, H: c.Hairline()}, c.Theme.Border)
		y += px(c, 6)
	}
	for _, all := range [...][]total{s.sums, both} {
		for j := range all {
			at, name := paint.Rect{X: r.X, Y: y, W: r.W, H: sum}, sumWide(c, r.W, &all[j])
			if !uncut(c, ui.Strong, name, all[j].name) { // the number below it
				name = at.W
				at.Y += sum
			}
			oneLine(c, paint.Rect{X: at.X, Y: y, W: name, H: sum}, ui.Strong, ui.Start, c.Theme.Text, all[j].name)
			c.Label(at, ui.Strong, ui.End, c.Theme.Text, all[j].value)
			y = at.Y + sum
		}
	}
	return y
}

// sumWide is the room that the name of a sum has beside its number.
func sumWide(c *ui.Ctx, w float32, t *total) float32 {
	return w - c.Width(ui.Strong, t.value) - c.Px(8)
}

// sumLines counts the lines of some sums: the number of a long name stands below it.
func sumLines(c *ui.Ctx, w float32, all []total) int {
	n := len(all)
	for i := range all {
		if !uncut(c, ui.Strong, sumWide(c, w, &all[i]), all[i].name) {
			n++
		}
	}
	return n
}

// termLines counts the lines of a modifier with all its words.
func termLines(c *ui.Ctx, w float32, t *term) int {
	if wide := termWide(c, w, t); !uncut(c, ui.Small, wide, t.text) {
		return len(c.Wrap(ui.Small, wide, t.text).Lines)
	}
	return 1
}

// wholeTerms counts the first modifiers that have room in so many lines with all their words, and
// the lines by which they are more than those modifiers.
func wholeTerms(c *ui.Ctx, w float32, all []term, lines int) (n, spare int) {
	for n < len(all) {
		k := termLines(c, w, &all[n])
		if lines -= k; lines < 0 {
			break
		}
		n++
		spare += k - 1
	}
	return n, spare
}

// maimed reports whether less than half would be left of the words of a modifier, where so many lines
// may be more than there are modifiers.
func maimed(c *ui.Ctx, w float32, all []term, spare int) bool {
	for i := range all {
		t := &all[i]
		if k := termLines(c, w, t) - 1; k <= spare {
			spare -= k
		} else if termWide(c, w, t) < c.Width(ui.Small, t.text)/2 {
			return true
		}
	}
	return false
}

// uncut reports whether a text stands in one line so wide without being cut off.
func uncut(c *ui.Ctx, st ui.Style, w float32, text string) bool {
	_, ok := legible(c, st, w, text)
	return ok
}

// term sets one modifier: why, and its sign and number; its clause on hover. It returns how
// many lines it has taken, of which spare may be more than one.
func (pn *Panel) term(g *panel.Column, r paint.Rect, t *term, n, spare int) (lines int) {
	c, col := g.C, g.C.Theme.Accent
	if t.minus {
		col = c.Theme.Danger
	}
	room := paint.Rect{X: r.X, Y: r.Y, W: termWide(c, r.W, t), H: r.H}
	lines = 1
	if n := termLines(c, r.W, t); n-1 <= spare {
		lines = n
	}
	r.H *= float32(lines)
	if t.rule != "" && c.Reference(pn.Words.Keys.Join("chip", "mod", pn.Words.Keys.Number(n)), r, t.rule) {
		g.Intent.Rule = t.rule
	}
	if lines > 1 {
		c.Paragraph(room, ui.Small, ui.Start, c.Theme.Text, t.text)
	} else {
		oneLine(c, room, ui.Small, ui.Start, c.Theme.Text, shortTerm(c, room.W, t))
	}
	room.X, room.W = r.X, r.W
	c.Label(room, ui.SmallB, ui.End, col, t.value)
	return lines
}

// shortTerm is what a modifier says in one line so wide: where it has no room for all of it the name at its head is
// cut short, or left out, and not the reason.
func shortTerm(c *ui.Ctx, w float32, t *term) string {
	if t.who == "" || uncut(c, ui.Small, w, t.text) {
		return t.text
	}
	if t.cut != w {
		t.cut, t.short = w, cutName(c, w, t)
	}
	return t.short
}

// cutName is a modifier with as much of the name at its head as has room in a line so wide.
func cutName(c *ui.Ctx, w float32, t *term) string {
	st := ui.Small
	st.Size = leastText
	letters := []rune(t.who)
	for n := len(letters) - 1; n >= leastName; n-- {
		if letters[n-1] == ' ' {
			continue
		}
		if text := string(letters[:n]) + ".: " + t.why; c.Width(st, text) <= w {
			return text
		}
	}
	return t.why
}

// leastName is how many letters of a name say at least whose it is.
const leastName = 3

// leastText is the size, in dp, that a line of the theatre does not go below.
const leastText = 15

// oneLine sets one line of text, a little smaller where it does not fit, and cut off where
// that is not enough.
func oneLine(c *ui.Ctx, r paint.Rect, st ui.Style, a ui.Align, col paint.Color, text string) {
	for st.Size > leastText && c.Width(st, text) > r.W {
		st.Size--
	}
	if c.Width(st, text) <= r.W {
		c.Label(r, st, a, col, text)
		return
	}
	const dots = "…"
	dw := c.Width(st, dots)
	first := c.Wrap(st, r.W-dw, text).Lines[0]
	w := c.Width(st, first)
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, st, ui.Start, col, first)
	c.Label(paint.Rect{X: r.X + w, Y: r.Y, W: dw, H: r.H}, st, ui.Start, col, dots)
}

// rowHigh is how high a row of the odds is that has one line.
func rowHigh(c *ui.Ctx) float32 { return c.Line(ui.Small) + c.Px(6) }

// rowWide is the room that the words of a row of the odds have.
func rowWide(c *ui.Ctx, w float32, o *odd) float32 {
	return w - c.Width(ui.SmallB, o.percent) - c.Px(14)
}

// rowsHigh is how high the rows of the odds are beside the modifiers.
func (pn *Panel) rowsHigh(c *ui.Ctx) float32 { return rowHigh(c)*float32(len(pn.bill.rows)) + c.Px(2) }

// oddsRows lists what the dice may lead to, each with its chance; what they have brought
// is gold. Short rows have one line.
func (pn *Panel) oddsRows(g *panel.Column, short bool) {
	c, lit := g.C, -1
	if !pn.afresh() {
		lit = pn.bill.cameTrue()
	}
	for i := range pn.bill.rows {
		o := &pn.bill.rows[i]
		h := c.Line(ui.Small)
		room := paint.Rect{X: g.X + c.Px(3), Y: g.Y, W: rowWide(c, g.W, o)}
		if !short {
			h = c.Wrap(ui.Small, room.W, o.text).Height
		}
		at := paint.Rect{X: g.X, Y: g.Y, W: g.W, H: h + c.Px(5)}
		ink, bar := c.Theme.Text, c.Theme.Accent
		if i == lit {
			c.Fill(at, c.Theme.Gold)
			ink, bar = panel.Ink, panel.Ink
		}
		room.H = h
		if short {
			oneLine(c, room, ui.Small, ui.Start, ink, o.text)
		} else {
			c.Paragraph(room, ui.Small, ui.Start, ink, o.text)
		}
		c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W - c.Px(3), H: c.Line(ui.Small)}, ui.SmallB, ui.End, ink, o.percent)
		c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(2), W: at.W, H: c.Hairline()}, paint.Alpha(c.Theme.Border, .5))
		c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(1), W: at.W * o.share, H: c.Px(3)}, bar)
		name := pn.Words.Keys.Join("odds", "row", pn.Words.Keys.Number(i))
		if c.Region(name, at).Hover {
			c.Tip(name, at, o.about, false)
		}
		g.Y += at.H + c.Px(1)
	}
}
