package table

import (
	"slices"
	"strconv"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// mostWays is how many ways to one place are told apart.
const mostWays = 4

// way is how a piece would come to a place.
type way struct {
	option rules.Option
	sign   rules.Sign
	path   []rules.Ref // from where it stands to the place
	mods   []rules.Mod // what it costs, and why it ends there
}

// wayBook has the ways to the place under the pointer.
type wayBook struct {
	pos   *rules.Position
	to    rules.Ref
	picks []rules.Ref
	list  []way

	barredAt           *rules.Position // that barred was found for
	barredTo, barredOf rules.Ref
	barred             rules.Reason
}

// ways lists how what is picked would come to the place under the pointer, or
// to the one that is picked. Nothing is listed before the piece is known.
func (t *Table) ways() []way {
	if t.scene.Ask == nil || t.clips.Running() || t.scene.View().Map == nil || t.scene.OnCloth() {
		return nil
	}
	to := t.touch.cell
	if !t.choice.IsLive(to) && !t.choice.IsPicked(to) {
		to = 0
		if n := len(t.choice.Picks); n > 0 && t.isCell(t.choice.Picks[n-1]) {
			to = t.choice.Picks[n-1]
		}
	}
	k := &t.routes
	if k.pos == t.scene.Pos && k.to == to && slices.Equal(k.picks, t.choice.Picks) {
		return k.list
	}
	k.pos, k.to, k.picks, k.list = t.scene.Pos, to, append(k.picks[:0], t.choice.Picks...), k.list[:0]
	if to == 0 {
		return nil
	}
	sole := t.choice.Sole()
	for i, o := range t.scene.Ask.Options {
		if len(k.list) == mostWays {
			break
		}
		if o.At == to && o.Who != 0 && t.choice.Fits(o) && (sole || t.choice.IsPicked(o.Who) || o.Who == t.choice.About) {
			if w, ok := t.wayOf(o); ok {
				w.sign = t.scene.Ask.Sign(i)
				k.list = append(k.list, w)
			}
		}
	}
	return k.list
}

// wayOf plays an option as far as the rules can tell what it does before
// anything else is decided, and returns the move that comes of it.
func (t *Table) wayOf(o rules.Option) (way, bool) {
	_, events, err := t.scene.Pos.Play(rules.Answer{By: t.scene.Ask.To, Option: o})
	if err != nil {
		return way{}, false
	}
	var bill []rules.Mod // told to the one who pays alone, where a cost gives away who moves
	for i := range events {
		e := events[i].For(t.scene.Viewer)
		switch {
		case e.Kind == rules.EvSay && e.Who == o.Who && e.To == o.At:
			bill = e.Mods
		case (e.Kind == rules.EvMove || e.Kind == rules.EvAdvance) && e.To == o.At:
			return way{option: o, path: e.Path, mods: append(bill, e.Mods...)}, true
		}
	}
	return way{}, false
}

// wayArrows draws the way to the place under the pointer, cell by cell. It
// reports whether there is one.
func (t *Table) wayArrows() bool {
	for _, w := range t.ways() {
		if len(w.path) < 2 {
			continue
		}
		for i := 0; i+1 < len(w.path); i++ {
			t.pic.Arrows = append(t.pic.Arrows, board.Arrow{From: w.path[i], To: w.path[i+1], Kind: board.ArrowMove, Leg: board.LegOf(i, len(w.path))})
		}
		return true
	}
	return false
}

// wayLines tells what each way costs, line by line, and what the piece may still
// do at its end; it returns their height.
func (t *Table) wayLines(c *ui.Ctx, r paint.Rect) float32 {
	if t.look.pinned || t.touch.cell == 0 {
		return 0
	}
	y := r.Y
	if why := t.barredWay(); !why.OK() {
		y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, "chip.way", why.Rule, t.words.Say(why.Text), "", c.Theme.Danger)
	}
	for n, w := range t.ways() {
		if w.option.At != t.touch.cell || len(w.mods) == 0 && w.sign == rules.Plain {
			continue
		}
		head, sum := t.words.Capital(t.words.Label(w.option)), 0
		for i := range w.mods {
			sum += w.mods[i].N
		}
		if sum != 0 {
			head = t.words.About(head, t.words.Word("format.value", t.words.SumWord(w.mods[0].Sum), strconv.Itoa(sum)))
		}
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.SmallB, ui.Start, c.Theme.Accent, head)
		for i := range w.mods {
			m := &w.mods[i]
			number := ""
			if m.N != 0 {
				number = strconv.Itoa(m.N)
			}
			name := t.names.Join("chip", "way", t.names.Number(n*100+i))
			y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, name, m.Rule, t.words.Say(m.Why), number, c.Theme.Text)
		}
		if key := signWord(w.sign); key != "" {
			y += t.ruledLine(c, paint.Rect{X: r.X, Y: y, W: r.W}, "", "", t.words.Word(key), "", c.Theme.Text)
		}
	}
	if y > r.Y {
		y += c.Px(6)
	}
	return y - r.Y
}

// ruledLine sets a sentence with a number, if there is one, and the chip of its
// clause, and returns its height.
func (t *Table) ruledLine(c *ui.Ctx, r paint.Rect, chip, rule, text, number string, col paint.Color) float32 {
	line := c.Line(ui.Small)
	r.H = line
	if rule != "" {
		w := c.ChipWidth(rule)
		if _, hit := c.Chip(chip, r.X+r.W-w, r.Y, rule); hit {
			t.openRule(rule)
		}
		r.W -= w + c.Px(8)
	}
	if number != "" {
		c.Label(ui.CutRight(&r, c.Width(ui.SmallB, number)+c.Px(4)), ui.SmallB, ui.End, col, number)
	}
	return max(line, c.Paragraph(r, ui.Small, ui.Start, col, t.words.Capital(text))) + c.Px(3)
}

// barredWay returns why what is picked cannot go to the place under the pointer,
// if the rules say so of that very piece.
func (t *Table) barredWay() rules.Reason {
	cell := t.touch.cell
	if t.scene.Ask == nil || t.clips.Running() || !t.isCell(cell) || len(t.choice.Picks) == 0 || t.choice.IsLive(cell) || t.choice.IsPicked(cell) {
		return rules.Reason{}
	}
	if home, ok := t.scene.Cell(t.choice.Picks[0]); !ok || home == cell {
		return rules.Reason{}
	}
	k := &t.routes
	if k.barredAt != t.scene.Pos || k.barredTo != cell || k.barredOf != t.choice.Picks[0] {
		k.barredAt, k.barredTo, k.barredOf = t.scene.Pos, cell, t.choice.Picks[0]
		k.barred, _ = choice.Closest(t.refused(), t.choice.Picks, []rules.Ref{cell})
	}
	return k.barred
}

// signWord is the key of what a sign means, "" for none.
func signWord(s rules.Sign) string {
	switch s {
	case rules.Ends:
		return "table.sign.ends"
	case rules.Stops:
		return "table.sign.stops"
	}
	return ""
}
