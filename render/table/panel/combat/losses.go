package combat

import (
	"cmp"

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

// losses are those of a fight that the player gives out.
type losses struct {
	*Deps
	over rules.Ref // whose picture in the theatre the pointer is at
}

// lay lays the losses that are to be given out, for the player to drag onto his pieces.
// One that waits for a second click lies on its piece already.
func (l *losses) lay(f *frame, g *panel.Column) {
	if !l.Choice.Sharing() {
		return
	}
	c, n := g.C, l.Scene.Ask.Losses
	lying := l.lying()
	g.Text(ui.SmallB, c.Theme.Text, l.Words.Say(rules.Text{Key: l.Words.LossWord("table.losses"), N: n}))
	d, step := c.Px(lossEdge), c.Px(lossEdge+lossGap)
	row := max(1, int((g.W+c.Px(lossGap))/step))
	g.Gap(4)
	for i := range n {
		at := paint.Rect{X: g.X + step*float32(i%row), Y: g.Y + step*float32(i/row), W: d, H: d}
		l.lossToken(f, at, i, lying)
	}
	g.Y += step * float32((n+row-1)/row)
	g.Text(ui.Small, c.Theme.Muted, l.Words.Word("table.losses.how"))
	g.Gap(6)
}

// wing lays them in a wing of the line, below how many they are.
func (l *losses) wing(f *frame, r paint.Rect) {
	c, n := f.c, l.Scene.Ask.Losses
	said := l.Words.Say(rules.Text{Key: l.Words.LossWord("table.losses"), N: n})
	head := ui.CutTop(&r, ui.Floor(r.H*.45))
	c.Label(head, c.Fit(ui.SmallB, head.W, head.H, said), ui.Start, c.Theme.Text, said)
	d := min(c.Px(lossEdge), r.H)
	step := min(d+c.Px(lossGap), (r.W-d)/float32(max(1, n-1)))
	lying := l.lying()
	for i := range n {
		l.lossToken(f, paint.Rect{X: r.X + step*float32(i), Y: r.Y, W: d, H: d}, i, lying)
	}
}

// lying is how many are still in their row: the one that waits for a second click lies on
// its piece.
func (l *losses) lying() int {
	if _, ok := l.Choice.Chosen(); ok {
		return l.Scene.Ask.Losses - 1
	}
	return l.Scene.Ask.Losses
}

// pictured has the picture of a piece in the theatre take a loss, as the piece itself does
// on the map.
func (l *losses) pictured(f *frame, r rules.Ref, at paint.Rect, clicked bool) {
	if !l.Choice.Sharing() {
		return
	}
	if l.Choice.LossHeld {
		if at.Has(f.c.In.X, f.c.In.Y) {
			l.over = r
		}
		return
	}
	if clicked {
		f.act.Takes = r
	}
}

// lossToken is loss i of the row, of which the first n lie there still; the
// place of the one in the hand is empty too.
func (l *losses) lossToken(f *frame, at paint.Rect, i, n int) {
	c := f.c
	if i >= n || l.Choice.LossHeld && i == n-1 {
		c.Image("badge", at, paint.Alpha(paint.White, .35))
	}
	if i >= n {
		return
	}
	name := l.Words.Keys.Join("loss", "token", l.Words.Keys.Number(i+1))
	touch := c.Region(name, at)
	if !l.Choice.LossHeld || i != n-1 {
		lossDisc(c, at, 1)
	}
	if touch.Hover && !l.Choice.LossHeld {
		c.Cursor(paint.Grab)
		c.Frame(at.Inset(-c.Px(2)), c.Px(2), c.Theme.Accent)
		c.Tip(name, at, l.Words.Word("table.losses.how"), touch.Clicked)
	}
	if touch.Drag && c.In.Down[paint.Left] && l.Choice.Dragged == 0 {
		f.act.Holds = true
	}
}

// lossDisc draws a loss.
func lossDisc(c *ui.Ctx, at paint.Rect, alpha float32) {
	c.Image("badge/red", at, paint.Alpha(paint.White, alpha))
	c.Label(at, ui.Strong, ui.Middle, paint.Alpha(panel.Paper, alpha), "1")
}

// Carried is what becomes of the loss in the hand.
type Carried struct {
	Over rules.Ref    // the piece that would take it; 0 if it would be taken by none
	Gone bool         // it has been let go
	On   [2]rules.Ref // what it lies on then: that means what a click on it means; none if it falls back
}

// carry draws the loss in the hand under the pointer, over the map that lies in board; what
// lies under the theatre takes none.
func (l *losses) carry(c *ui.Ctx, board, theatre paint.Rect) (k Carried) {
	if !l.Choice.Sharing() {
		return k
	}
	if !l.Choice.LossHeld {
		l.restingLoss(c, board)
		return k
	}
	under := [2]rules.Ref{l.over}
	if !theatre.Has(c.In.X, c.In.Y) {
		under = l.lossUnder(c)
	}
	to := cmp.Or(under[0], under[1])
	if takes := l.Choice.IsLive(to) || l.Choice.IsPicked(to); takes || to == 0 || l.Scene.IsCell(to) {
		c.Cursor(paint.Grab)
		if takes {
			k.Over = to
		}
	} else {
		c.Cursor(paint.Forbidden)
	}
	layer, text := c.On(paint.Dice, paint.Dice)
	lossDisc(c, ui.Mid(paint.Rect{X: c.In.X, Y: c.In.Y}, c.Px(lossEdge), c.Px(lossEdge)), 1)
	c.On(layer, text)
	if k.Gone = c.In.Released[paint.Left]; k.Gone && board.Has(c.In.X, c.In.Y) {
		k.On = under
	}
	return k
}

// Carry draws the loss in the hand under the pointer, over the map that lies in board.
func (pn *Panel) Carry(c *ui.Ctx, board paint.Rect) Carried {
	theatre, shown := pn.Lies()
	if !shown {
		theatre = paint.Rect{}
	}
	return pn.losses.carry(c, board, theatre)
}

// lossUnder lists what a loss would be dropped on: the piece under the pointer,
// or on the ground the only one there that may take it.
func (l *losses) lossUnder(c *ui.Ctx) [2]rules.Ref {
	s := l.Board.Find(c.In.X, c.In.Y)
	if s.Piece != 0 || s.Cell == 0 {
		return [2]rules.Ref{s.Piece, s.Cell}
	}
	only := rules.Ref(0)
	for _, o := range l.Scene.Ask.Options {
		if z, _ := l.Scene.Cell(o.Who); z != s.Cell {
			continue
		}
		if only != 0 && only != o.Who {
			return [2]rules.Ref{0, s.Cell}
		}
		only = o.Who
	}
	return [2]rules.Ref{only, s.Cell}
}

// restingLoss draws the loss that lies on a piece and waits for a second click.
func (l *losses) restingLoss(c *ui.Ctx, board paint.Rect) {
	o, ok := l.Choice.Chosen()
	if !ok {
		return
	}
	at, on := l.Board.PieceRect(o.Who)
	if x, y := at.Center(); !on || !board.Has(x, y) {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	lossDisc(c, ui.Mid(at, c.Px(lossEdge), c.Px(lossEdge)), 1)
	c.On(layer, text)
}
