package table

import (
	"math"

	"grognard/render/board"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// plot starts with a question that is answered with cells.
func (t *Table) plot(q *rules.Request) {
	if _, ok := q.Field.(rules.Plotter); !ok || t.scene.OnCloth() {
		t.choice.Plot = choice.Plot{}
		return
	}
	var bodies []choice.Body
	v := t.scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref != 0 && p.Side == q.To {
			if does, ok := mayMove(q.Field, p.Ref); ok {
				bodies = append(bodies, choice.Body{Ref: p.Ref, Does: does})
			}
		}
	}
	t.choice.Plot.Begin(q, bodies)
}

// plotted hears a click on things that lie on top of each other as a cell of the
// answer, or the piece that is to act; false if it is meant for something else.
func (t *Table) plotted(c *ui.Ctx, under []rules.Ref) bool {
	p := &t.choice.Plot
	if !p.On() {
		return false
	}
	var piece, cell rules.Ref
	for _, r := range under {
		switch {
		case r == 0:
		case t.isCell(r):
			cell = r
		default:
			piece = r
		}
	}
	if !p.May(cell) && (t.choice.IsLive(piece) && piece != p.Who || len(t.choice.Picks) > 0 && t.choice.Picks[0] != p.Who) {
		return false // one of the options beside the cells
	}
	switch p.Click(piece, cell) {
	case choice.Stray:
		return false
	case choice.Denied:
		t.declines(c, p.Barred)
		return true
	case choice.Sealed:
		t.commit(c, p.Found)
		return true
	}
	t.no = refusal{}
	t.choice.Clear()
	c.Sound("select")
	t.weighPlot(c, p.Full())
	return true
}

// weighPlot gives an answer that is complete if it can be taken back, and shows
// the odds of one that could be given and cannot.
func (t *Table) weighPlot(c *ui.Ctx, full bool) {
	t.ahead.Odds.Forget()
	c.Animate()
	o, ok := t.choice.Plot.Ready()
	if !ok {
		return
	}
	switch final := t.final(o); {
	case full && (t.once() || !final):
		t.commit(c, o)
	case final:
		t.ahead.Odds.Want(t.scene.Pos, o)
	}
}

// draws hears a drag over cells, and what the pointer rests on.
func (t *Table) draws(c *ui.Ctx, drag bool) {
	p, h := &t.choice.Plot, &t.touch
	if !p.On() || t.scene.Ask == nil || c.In.Held.Space || h.panning {
		return
	}
	if drag && !p.Drawing && h.drag == 0 {
		s := t.board.Find(c.PressX, c.PressY)
		if p.Take(s.Piece, s.Cell) {
			h.px, h.py = c.PressX, c.PressY
			t.no = refusal{}
			t.choice.Clear()
		}
	}
	if !p.Drawing {
		p.Point(h.cell)
		return
	}
	home, _ := t.scene.Cell(p.Who)
	t.along(c, func(cell rules.Ref) { p.Draw(cell, home) })
	p.Point(t.board.Find(c.In.X, c.In.Y).Cell)
	c.Cursor(paint.Grab)
	if c.In.Released[paint.Left] || !c.In.Down[paint.Left] {
		p.Drawing = false
		t.weighPlot(c, true)
	}
}

// along finds the cells between where the pointer was a frame ago and where it is:
// a quick hand passes over several.
func (t *Table) along(c *ui.Ctx, hear func(cell rules.Ref)) {
	h := &t.touch
	dx, dy := c.In.X-h.px, c.In.Y-h.py
	n := 1 + int(math.Hypot(float64(dx), float64(dy))/float64(max(1, t.board.Zoom/4)))
	for i := 1; i <= n; i++ {
		k := float32(i) / float32(n)
		hear(t.board.Find(h.px+k*dx, h.py+k*dy).Cell)
	}
}

// plotMarks lights the cells that may follow, and shows those named so far.
func (t *Table) plotMarks() {
	p, pic := &t.choice.Plot, &t.pic
	pic.Ghosts = nil
	if !p.On() {
		return
	}
	if p.Who == 0 {
		for _, b := range p.Bodies() {
			pic.Marks = append(pic.Marks, sheet.Mark{At: b.Ref, Kind: sheet.Usable})
		}
	} else {
		pic.Marks = append(pic.Marks, sheet.Mark{At: p.Who, Kind: sheet.Selected})
	}
	for _, r := range p.Next {
		pic.Marks = append(pic.Marks, sheet.Mark{At: r, Kind: sheet.Move})
	}
	from, _ := t.scene.Cell(p.Who)
	legs := len(p.Course)
	if from != 0 {
		legs++
	}
	for i, r := range p.Course {
		pic.Marks = append(pic.Marks, sheet.Mark{At: r, Kind: sheet.Selected})
		if from != 0 {
			pic.Arrows = append(pic.Arrows, sheet.Arrow{From: from, To: r, Kind: sheet.ArrowMove, Leg: board.LegOf(i+legs-len(p.Course)-1, legs)})
		}
		from = r
	}
	pic.Ghosts = p.Ghost
}

// plotHint tells how to go on with the cells named so far, or "".
func (t *Table) plotHint() string {
	p := &t.choice.Plot
	if !p.On() || len(p.Course) == 0 {
		return ""
	}
	return t.words.Say(rules.Text{Key: "table.plot.on", A: rules.SideRef(t.scene.Ask.To), N: len(p.Course)})
}

// plotVerbs appends to buf the other kinds of answers of the piece that acts.
func (t *Table) plotVerbs(buf []reply) []reply {
	p := &t.choice.Plot
	for _, do := range p.Does() {
		if do != p.Do {
			buf = append(buf, reply{rules.Option{Do: do, Who: p.Who}, t.names.Dot("order", do), false})
		}
	}
	return buf
}
