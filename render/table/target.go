package table

import (
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// targetText puts into words the sums that an attack begins with.
func (t *Table) targetText(o rules.Option, sums []rules.Tally) words.Target {
	if !t.scene.OnTabletop() {
		return t.words.Target(sums, t.far(o.Who, o.At))
	}
	var all []rules.Option
	for _, p := range t.choice.Left {
		if p.Who == o.Who && p.At == o.At {
			all = append(all, p)
		}
	}
	return words.Target{Text: t.words.Deeds(all, t.choice.BesidesOf(o.At, nil), sums)}
}

// far is the distance of two pieces in cells, 0 if it is unknown.
func (t *Table) far(a, b rules.Ref) int {
	x, ok0 := t.scene.CellOf(a)
	y, ok1 := t.scene.CellOf(b)
	if !ok0 || !ok1 {
		return 0
	}
	dx, dy := t.board.Apart(x, y)
	return max(dx, dy)
}

// targetLabels stands a label on every piece that may be attacked.
func (t *Table) targetLabels(c *ui.Ctx) {
	t.choice.FindTargets()
	if len(t.choice.Targets) == 0 || t.scene.Blind() {
		return
	}
	ready, waiting := t.targets.At(t.scene.Pos, t.choice.Targets, t.targetText)
	if waiting {
		c.Wake(c.In.Now + 10)
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	c.Clip(t.lay.board)
	defer c.Unclip()
	var hot rules.Option
	for _, o := range t.choice.Targets {
		if o.At == t.touch.Hover || o.At == t.touch.Cell || t.choice.IsPicked(o.At) {
			hot = o
			continue
		}
		t.aimedAt(c, o, ready[o], false)
	}
	if hot != (rules.Option{}) { // over its neighbours
		t.aimedAt(c, hot, ready[hot], true)
	}
}

// aimedAt stands the label of an option on its target: all of it on the one
// that is looked at, on the others as much as the cell has room for.
func (t *Table) aimedAt(c *ui.Ctx, o rules.Option, p words.Target, all bool) {
	if p.Text == "" || !t.labelShows(o.At) {
		return
	}
	if r, ok := t.targetRect(o.At); ok && !all && c.Width(labelStyle, p.Text)+c.Px(38) > r.W {
		p.Text = p.Gist
	}
	t.targetLabel(c, o.At, p)
}

// labelStyle is that of the words on a label.
var labelStyle = ui.Style{Font: paint.SansBold, Size: 19, Lead: 1.2}

// targetRect is the cell of a target, or the target itself where there are no
// cells.
func (t *Table) targetRect(at rules.Ref) (paint.Rect, bool) {
	r, ok := t.board.PieceRect(at)
	if cell, is := t.board.CellRect(at); is {
		return cell, true
	}
	if z, on := t.scene.Cell(at); on {
		if cell, has := t.board.CellRect(z); has {
			return cell, true
		}
	}
	return r, ok
}

// targetLabel paints one label at the edge of the target's cell.
func (t *Table) targetLabel(c *ui.Ctx, at rules.Ref, p words.Target) {
	r, ok := t.targetRect(at)
	if !ok {
		return
	}
	st := labelStyle
	h := c.Line(st) + c.Px(4)
	w := c.Width(st, p.Text) + c.Px(14)
	if p.Dice {
		w += h * .86
	}
	x, y := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y-h*.4) // a counter's strength stands at its foot
	if t.scene.View().Map.Shape == rules.Hexes {
		y = ui.Floor(r.Y + r.H - h*.92)
	}
	if t.scene.OnTabletop() { // its name stands behind its rear
		x, y = t.besideTarget(at, r, w, h)
		x = max(t.lay.board.X+c.Px(4), min(x, t.lay.board.X+t.lay.board.W-w-c.Px(4)))
	}
	box := paint.Rect{X: x, Y: y, W: ui.Floor(w), H: h}
	c.Fill(box.Inset(-c.Px(1)), panel.Ink)
	c.Fill(box, panel.Paper)
	if p.Dice {
		die := ui.CutLeft(&box, h)
		c.Image("icon/die", die.Inset(h*.1), attackColor)
	}
	c.Label(box, st, ui.Middle, panel.Ink, p.Text)
}

// besideTarget is where a label of so many pixels stands beside a target on a
// tabletop: before its front if it can, since its name stands behind its rear, but
// clear of all bodies.
func (t *Table) besideTarget(at rules.Ref, r paint.Rect, w, h float32) (x, y float32) {
	mid, level := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y+(r.H-h)/2)
	place := func(x, y float32) paint.Rect { return paint.Rect{X: x, Y: y, W: w, H: h} }
	over, under := place(mid, ui.Floor(r.Y-h*1.3)), place(mid, ui.Floor(r.Y+r.H+h*.3))
	if body, ok := footprint.Of(t.scene.View().Pieces, at); ok && body.Ahead(1000).Y < 0 {
		over, under = under, over
	}
	out := h * 2.2 // one row farther
	if over.Y < under.Y {
		out = -out
	}
	left, right := place(ui.Floor(r.X-w-h*.5), level), place(ui.Floor(r.X+r.W+h*.5), level)
	free := t.board.Tabletop().Clearest(over, left, right, under, place(ui.Floor(r.X-w), over.Y), place(ui.Floor(r.X+r.W), over.Y), place(mid, over.Y+out/2), place(mid, over.Y+out), place(mid, under.Y-out))
	return free.X, free.Y
}

// attackColor is that of everything that attacks.
var attackColor = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}
