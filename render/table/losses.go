package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Edge of the token of a loss and the gap between two, in dp.
const (
	lossEdge = 34
	lossGap  = 8
)

// losses lays the losses that are to be given out at the head of a panel, for
// the player to drag onto his pieces, and takes their room off it. One that
// waits for a second click lies on its piece already.
func (t *Table) losses(c *ui.Ctx, in *paint.Rect) {
	if !t.choice.Sharing() {
		t.choice.LossHeld = false
		return
	}
	n := t.scene.Ask.Losses
	if _, ok := t.choice.Chosen(); ok {
		n--
	}
	f := &panel.Column{C: c, X: in.X, Y: in.Y, W: in.W, Asked: &t.asked}
	f.Text(ui.Strong, c.Theme.Text, t.words.Say(rules.Text{Key: t.words.LossWord("table.losses"), N: t.scene.Ask.Losses}))
	d, step := c.Px(lossEdge), c.Px(lossEdge+lossGap)
	row := max(1, int((in.W+c.Px(lossGap))/step))
	f.Gap(4)
	for i := range t.scene.Ask.Losses {
		at := paint.Rect{X: f.X + step*float32(i%row), Y: f.Y + step*float32(i/row), W: d, H: d}
		t.lossToken(c, at, i, n)
	}
	f.Y += step * float32((t.scene.Ask.Losses+row-1)/row)
	f.Text(ui.Small, c.Theme.Muted, t.words.Word("table.losses.how"))
	f.Gap(4)
	c.Fill(paint.Rect{X: in.X, Y: f.Y, W: in.W, H: c.Hairline()}, c.Theme.Border)
	f.Gap(6)
	ui.CutTop(in, f.Y-in.Y)
}

// lossToken is loss i of the row, of which the first n lie there still; the
// place of the one in the hand is empty too.
func (t *Table) lossToken(c *ui.Ctx, at paint.Rect, i, n int) {
	if i >= n || t.choice.LossHeld && i == n-1 {
		c.Image("badge", at, paint.Alpha(paint.White, .35))
	}
	if i >= n {
		return
	}
	name := t.names.Join("loss", "token", t.names.Number(i+1))
	touch := c.Region(name, at)
	if !t.choice.LossHeld || i != n-1 {
		t.lossDisc(c, at, 1)
	}
	if touch.Hover && !t.choice.LossHeld {
		c.Cursor(paint.Grab)
		c.Frame(at.Inset(-c.Px(2)), c.Px(2), c.Theme.Accent)
		c.Tip(name, at, t.words.Word("table.losses.how"), touch.Clicked)
	}
	if touch.Drag && c.In.Down[paint.Left] && t.choice.Dragged == 0 {
		t.choice.LossHeld = true
	}
}

// lossDisc draws a loss.
func (t *Table) lossDisc(c *ui.Ctx, at paint.Rect, alpha float32) {
	c.Image("badge/red", at, paint.Alpha(paint.White, alpha))
	c.Label(at, ui.Strong, ui.Middle, paint.Alpha(panel.Paper, alpha), "1")
}

// carryLoss draws the loss in the hand under the pointer, lights the piece that
// would take it, and drops it: that means what a click on the piece means.
func (t *Table) carryLoss(c *ui.Ctx) {
	t.restingLoss(c)
	if !t.choice.LossHeld {
		return
	}
	if !t.choice.Sharing() {
		t.choice.LossHeld = false
		return
	}
	under := t.lossUnder(c)
	switch to := topmost(under); {
	case t.choice.IsLive(to), t.choice.IsPicked(to):
		c.Cursor(paint.Grab)
		t.touch.lit = append(t.touch.lit, to)
		c.Wake(c.In.Now + 16) // the map has been painted already
	case to != 0 && !t.scene.IsCell(to):
		c.Cursor(paint.Forbidden)
	default:
		c.Cursor(paint.Grab)
	}
	layer, text := c.On(paint.Dice, paint.Dice)
	t.lossDisc(c, ui.Mid(paint.Rect{X: c.In.X, Y: c.In.Y}, c.Px(lossEdge), c.Px(lossEdge)), 1)
	c.On(layer, text)
	if !c.In.Released[paint.Left] {
		return
	}
	t.choice.LossHeld = false
	if t.lay.board.Has(c.In.X, c.In.Y) && topmost(under) != 0 {
		t.click(c, under...)
	}
}

// lossUnder lists what a loss would be dropped on: the piece under the pointer,
// or on the ground the only one there that may take it.
func (t *Table) lossUnder(c *ui.Ctx) []rules.Ref {
	s := t.board.Find(c.In.X, c.In.Y)
	if s.Piece != 0 || s.Cell == 0 {
		return []rules.Ref{s.Piece, s.Cell}
	}
	only := rules.Ref(0)
	for _, o := range t.scene.Ask.Options {
		if z, _ := t.scene.Cell(o.Who); z != s.Cell {
			continue
		}
		if only != 0 && only != o.Who {
			return []rules.Ref{0, s.Cell}
		}
		only = o.Who
	}
	return []rules.Ref{only, s.Cell}
}

// restingLoss draws the loss that lies on a piece and waits for a second click.
func (t *Table) restingLoss(c *ui.Ctx) {
	o, ok := t.choice.Chosen()
	if !ok || !t.choice.Sharing() || t.choice.LossHeld {
		return
	}
	at, on := t.board.PieceRect(o.Who)
	if x, y := at.Center(); !on || !t.lay.board.Has(x, y) {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	t.lossDisc(c, ui.Mid(at, c.Px(lossEdge), c.Px(lossEdge)), 1)
	c.On(layer, text)
}
