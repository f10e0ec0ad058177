package table

import (
	"math"
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// play is the map: it is painted, and takes clicks, drags and the wheel.
func (t *Table) play(c *ui.Ctx) {
	v := t.scene.View()
	if v.Map == nil {
		c.Inset(t.lay.board)
		return
	}
	t.board.Look(v.Map, t.lay.board.Inset(c.Px(2)), c.Scale)
	t.begin(v)
	t.show0(c)
	if t.scene.OnTabletop() {
		t.tabletop(c)
	} else {
		t.point(c, v)
	}
	t.camera(c)
	t.touch.lit = append(t.touch.lit, t.cards.Glow(c)...) // before marks
	t.marks(c, v)
	t.pic.View, t.pic.Grid, t.pic.Hide, t.pic.Ghost = v, t.peek.grid, t.peek.hide, t.choice.Dragged
	t.pic.Strong = pulse(c)
	t.pic.Shades = t.peek.shades(t)
	t.sketch(c)
	t.board.Paint(c.L, &t.pic)
	t.cellTape(c)
	t.proposal(c)
	t.targetLabels(c)
	t.legend(c)
	t.drawing(c)
	t.overlaid(c)
	t.peeks(c)
}

// begin turns the map, when it is first seen, to the troops of whoever decides.
func (t *Table) begin(v *rules.View) {
	if t.begun {
		return
	}
	t.begun = true
	var cells []rules.Ref
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Cell != 0 && p.Form != rules.Marker && p.Side == t.seat.Decider() {
			cells = append(cells, p.Cell)
		}
	}
	t.board.Begin(cells)
}

// drawing says why the map is bare for a moment.
func (t *Table) drawing(c *ui.Ctx) {
	if t.board.Drawing() {
		c.Status().Pending = true
		c.Centered(t.lay.board, ui.Flavour, panel.Ink, t.words.Word("table.drawing"))
	}
}

// show0 brings what the rules ask about into view.
func (t *Table) show0(c *ui.Ctx) {
	if r := t.touch.show; r != 0 && !t.clips.Running() && c.In.Down == [3]bool{} {
		t.touch.show = 0
		t.board.ShowRef(r, c.In.Now)
	}
}

// pulse is how strongly things blink that are pointed at elsewhere: once a
// second, gently.
func pulse(c *ui.Ctx) float32 {
	if c.Calm {
		return 1
	}
	return .75 + .25*float32(math.Cos(c.In.Now/1000*2*math.Pi))
}

// point registers the cells and pieces and hears what the pointer does to
// them.
func (t *Table) point(c *ui.Ctx, v *rules.View) {
	layer, text := c.On(paint.Ground, paint.OverText)
	defer c.On(layer, text)
	c.Clip(t.lay.board)
	defer c.Unclip()
	h := &t.touch
	if t.leapt(c) && t.choice.Dragged == 0 {
		t.press(t.board.Find(h.X, h.Y).Piece)
	}
	ground := h.Hear(c, &t.board, &t.names, t.lay.board, func(touch ui.Touch, r rules.Ref) { t.thing(c, touch, r) })
	t.dragged(c)
	t.draws(c, ground.Drag)
	t.board.Keep(t.askedStack())
	if t.board.Point(c.In.X, c.In.Y, (h.Over || h.Hover != 0 || t.choice.LossHeld) && t.choice.Dragged == 0) {
		c.Animate() // in the next frame its pieces can be clicked where they lie now
	}
	t.cursor(c)
}

// thing hears what the pointer does to one cell or piece.
func (t *Table) thing(c *ui.Ctx, touch ui.Touch, r rules.Ref) {
	if _, cell := t.board.Cell(r); touch.Drag && !cell && !c.In.Held.Space && !t.choice.Plot.Draws(r) {
		t.press(r)
	}
	if !touch.Clicked || t.choice.Dragged != 0 || c.In.Held.Space {
		return
	}
	if touch.Twice && t.scene.Ask != nil && !t.choice.IsPicked(r) && !t.choice.IsLive(r) {
		if _, cell := t.board.Cell(r); cell {
			x, y := t.board.Cells(c.In.X, c.In.Y)
			t.board.Center(x, y, c.In.Now)
		}
	}
	s := t.board.Find(c.In.X, c.In.Y)
	if _, cell := t.board.Cell(r); cell {
		t.click(c, s.Piece, topmost([]rules.Ref{s.Cell, r})) // the box of a cell is larger than a hex
		return
	}
	t.click(c, r, s.Cell)
}

// cursor shows by its shape what a click would do.
func (t *Table) cursor(c *ui.Ctx) {
	h := &t.touch
	switch {
	case !h.Over:
	case h.Panning:
		c.Cursor(paint.Grab)
	case t.scene.Ask != nil && (t.choice.Plot.May(h.Cell) || t.choice.IsLive(h.Hover) || t.choice.IsLive(h.Cell) || t.choice.IsPicked(h.Hover)):
		c.Cursor(paint.Hand)
	}
}

// camera hears what moves the map: pointer, Space and the arrows.
func (t *Table) camera(c *ui.Ctx) {
	t.touch.Camera(c, &t.board, c.In.WheelY == 0 || !t.touch.Over || !t.handWheel(c))
	t.arrowKeys(c)
}

// marks says on the map what may be done, what is picked, and what the player
// points at elsewhere.
func (t *Table) marks(c *ui.Ctx, v *rules.View) {
	p := &t.pic
	p.Marks, p.Arrows = p.Marks[:0], p.Arrows[:0]
	if t.scene.Ask != nil && !t.clips.Running() {
		t.options()
	}
	t.traces()
	t.quarters()
	if v.Combat != nil && (t.clips.Running() || !t.history.Decided()) && t.history.Stands(v.Combat, t.clips.Untold()) {
		for _, from := range v.Combat.From {
			p.Arrows = append(p.Arrows, board.Arrow{From: from, To: v.Combat.To, Kind: board.ArrowAttack})
		}
	}
	for _, r := range t.combat.Joined() {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
	}
	if no := t.bar.Refusal(); no.Shown(c.In.Now) {
		if r := no.Crossed(); r != 0 {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Forbid})
		}
		t.touch.lit = append(t.touch.lit, no.Who...)
	}
	if t.choice.Warned() {
		t.touch.lit = append(t.touch.lit, t.choice.Warning.Who()...)
	}
	for _, r := range t.touch.lit {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Lit})
	}
	if len(t.touch.lit) > 0 && !c.Calm {
		c.Wake(c.In.Now + 33)
	}
	t.touch.lit = t.touch.lit[:0]
	if h := t.touch.Hover; h != 0 && t.choice.Dragged == 0 && !t.choice.IsPicked(h) && h != t.choice.Hand.Who {
		p.Marks = append(p.Marks, board.Mark{At: h, Kind: board.Hover})
	}
}

// options marks what a click may pick, and what is picked.
func (t *Table) options() {
	p := &t.pic
	sole := t.choice.Sole()
	for _, r := range t.choice.Live {
		acts, used, target := t.choice.Role(r)
		_, cell := t.board.Cell(r)
		kind := board.Usable
		switch {
		case target && cell && t.scene.Hostile(r):
			kind = board.Attack
		case target && cell:
			kind = t.moveKind(r)
		case target && !acts && !t.scene.Mine(r):
			kind = board.Attack
		case used && !acts && !target:
			continue // a card
		}
		if len(t.choice.Picks) == 0 && !sole && !acts && t.choice.Waits(r) && !t.choice.Placing() && !t.scene.OfAbout(r) {
			continue // first the unit, then where it may go
		}
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: kind, Broken: kind == board.Attack && t.choice.Distant(r)})
	}
	t.handMarks()
	t.plotMarks()
	t.subject()
	for _, r := range t.choice.Picks {
		kind := board.Selected
		if _, cell := t.board.Cell(r); !cell && !t.scene.Mine(r) || t.scene.Hostile(r) {
			kind = board.Attack
		}
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: kind})
	}
	t.retreats()
	t.forks()
	if t.routeArrows() || t.attackPaths() {
		return
	}
	o, ok := t.choice.Pending()
	if _, laid := t.choice.InHand(); laid && len(t.choice.Hand.Measures) > 0 {
		return // its way is drawn
	}
	if ok && o.Who != 0 && o.At != 0 {
		kind := board.ArrowMove
		if _, cell := t.board.Cell(o.At); !cell && !t.scene.Mine(o.At) || t.scene.Hostile(o.At) {
			kind = board.ArrowAttack
		}
		p.Arrows = append(p.Arrows, board.Arrow{From: o.Who, To: o.At, Kind: kind})
	}
}

// subject marks the piece that the decision is about, or that alone can act, where
// none is to be picked first.
func (t *Table) subject() {
	if t.scene.OnTabletop() || len(t.choice.Picks) > 0 {
		return
	}
	r := t.scene.Ask.About
	if r == 0 && t.choice.Sole() { // its places are marked already
		r = t.choice.Left[slices.IndexFunc(t.choice.Left, func(o rules.Option) bool { return o.Who != 0 })].Who
	}
	if r != 0 && t.scene.Mine(r) {
		t.pic.Marks = append(t.pic.Marks, board.Mark{At: r, Kind: board.Selected})
	}
}

// mostRetreats is how many arrows of retreat are drawn.
const mostRetreats = 12

// retreats draws an arrow to every cell that a piece that must fall back may
// go to.
func (t *Table) retreats() {
	if len(t.choice.Left) > mostRetreats {
		return
	}
	for _, o := range t.choice.Left {
		if o.Who != 0 && o.At != 0 && t.scene.Ask.Act(o) == rules.ActRetreat && t.scene.IsCell(o.At) && (t.choice.IsPicked(o.Who) || t.choice.Sole()) {
			t.pic.Arrows = append(t.pic.Arrows, board.Arrow{From: o.Who, To: o.At, Kind: board.ArrowRetreat})
		}
	}
}
