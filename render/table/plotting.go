package table

import (
	"math"

	"grognard/render/board"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// draws hears a drag over cells, and what the pointer rests on.
func (t *Table) draws(c *ui.Ctx, drag bool) {
	p, h := &t.choice.Plot, &t.touch
	if !p.On() || t.scene.Ask == nil || c.In.Held.Space || h.Panning {
		return
	}
	if drag && !p.Drawing {
		if s := t.board.Find(c.PressX, c.PressY); t.choice.TakePlot(s.Piece, s.Cell) {
			h.X, h.Y = c.PressX, c.PressY
			t.bar.Forgive()
		}
	}
	if !p.Drawing {
		p.Point(h.Cell)
		return
	}
	home, _ := t.scene.Cell(p.Who)
	t.along(c, func(cell rules.Ref) { p.Draw(cell, home) })
	p.Point(t.board.Find(c.In.X, c.In.Y).Cell)
	c.Cursor(paint.Grab)
	if c.In.Released[paint.Left] || !c.In.Down[paint.Left] {
		t.do(c, t.choice.EndPlot())
	}
}

// along finds the cells between where the pointer was a frame ago and where it is:
// a quick hand passes over several.
func (t *Table) along(c *ui.Ctx, hear func(cell rules.Ref)) {
	h := &t.touch
	dx, dy := c.In.X-h.X, c.In.Y-h.Y
	n := 1 + int(math.Hypot(float64(dx), float64(dy))/float64(max(1, t.board.Zoom/4)))
	for i := 1; i <= n; i++ {
		k := float32(i) / float32(n)
		hear(t.board.Find(h.X+k*dx, h.Y+k*dy).Cell)
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
