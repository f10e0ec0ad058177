package table

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/mapview"
	"grognard/render/ui"
	"grognard/rules"
)

// do carries out what a click, a key or a button has come to.
func (t *Table) do(c *ui.Ctx, act choice.Act) {
	if act.Selects {
		c.Sound("select")
	}
	switch act.Does {
	case choice.Nothing:
		return
	case choice.Changes:
		t.bar.Forgive()
	case choice.Warns:
		t.bar.Forgive()
		c.Sound("refused")
	case choice.Refuses:
		t.bar.Refuse(c, act.Refusal)
	case choice.TakesOut:
		t.without(c, act.Number)
	case choice.Answers:
		t.commit(c, act.Option)
		if act.Next != 0 {
			t.touch.then = act.Next
		}
	}
	c.Animate()
}

// touch is what pointer and keyboard are at on the table.
type touch struct {
	mapview.Pointer
	show rules.Ref // to be brought into view
	then rules.Ref // to be picked as soon as the player is asked again
	kept rules.Ref // what stayed picked that way
	lit  []rules.Ref
	unit int       // of Tab: the one selected last
	aim  rules.Ref // of the arrows: its target
}

// drop forgets what belongs to a request.
func (h *touch) drop() { h.unit, h.kept, h.aim = -1, 0, 0 }

// click is a click on things that lie on top of each other, the uppermost
// first.
func (t *Table) click(c *ui.Ctx, under ...rules.Ref) {
	if t.guarded(c) {
		return
	}
	t.choice.Insisted = 0
	if no := t.bar.Refusal(); no.Shown(c.In.Now) {
		t.choice.Insisted = no.Insist
	}
	t.do(c, t.choice.Click(under...))
}

// watch notes that a question has come.
func (t *Table) watch(c *ui.Ctx) {
	if until := t.choice.Watch(c.In.Now, c.In.X, c.In.Y); until > 0 {
		c.Wake(until)
	}
}

// guarded reports whether a click must have been meant for the question before,
// which the other side has answered.
func (t *Table) guarded(c *ui.Ctx) bool {
	until, guarded := t.choice.Guarded(c.In.Now, c.In.X, c.In.Y, c.Px(leapFrom))
	if guarded {
		c.Wake(until)
	}
	return guarded
}

// commit plays an option.
func (t *Table) commit(c *ui.Ctx, o rules.Option) {
	t.bar.Forgive()
	t.choice.Warning.Drop()
	events, err := t.m.Answer(o)
	if err != nil {
		t.fail(err)
		return
	}
	if foresee.Restated(t.m.Request(), o, events) {
		more, err := t.m.Answer(o)
		t.fail(err)
		events = append(events, more...)
	}
	c.Sound("answer")
	t.show(events)
	c.Animate()
}

// without takes back answer n and gives those after it again, as far as they
// are still allowed.
func (t *Table) without(c *ui.Ctx, n int) {
	if why := t.m.CanUndoTo(n - 1); !why.OK() {
		t.bar.Deny(c, why)
		return
	}
	t.fail(t.m.Omit(n))
	t.bar.Forgive()
	c.Sound("select")
	c.Animate()
}

func topmost(refs []rules.Ref) rules.Ref {
	for _, r := range refs {
		if r != 0 {
			return r
		}
	}
	return 0
}

// stepBack is Escape and the right button: the pop-up, what the player has begun,
// the overlay that stays, and in the end the menu on Escape.
func (t *Table) stepBack(c *ui.Ctx, menu bool) {
	switch {
	case t.keyList.Open:
		t.keyList.Open = false
	case t.tape.kept:
		t.tape = ruler{}
	case t.choice.StepBack():
	case t.peek.locked != "":
		t.peek.locked = ""
	case t.retract(c):
	case menu && t.deps.Menu != nil:
		t.deps.Menu()
	}
	t.bar.Forgive()
}

// retract takes back the last answer if the request goes on with what it began. It
// reports whether it did.
func (t *Table) retract(c *ui.Ctx) bool {
	who, ok := t.choice.Retracts()
	if ok {
		t.undo(c)
		t.touch.then = who // it stays selected
	}
	return ok
}

// undo takes the last answer back.
func (t *Table) undo(c *ui.Ctx) {
	if !t.choice.Stayed(t.touch.kept) && (t.choice.Plot.Back() || t.choice.Back()) { // what is only picked goes first
		t.ahead.Odds.Forget()
		return
	}
	if why := t.m.CanUndo(); !why.OK() {
		t.bar.Deny(c, why)
		return
	}
	if from, ok := t.builder.loadedAt(t.m.Len()); ok {
		t.fail(t.m.UndoTo(from))
	} else {
		t.fail(t.m.Undo())
	}
	t.clips.Forget()
	c.Animate()
}

// redo plays again what was taken back.
func (t *Table) redo(c *ui.Ctx) {
	if !t.m.CanRedo() {
		return
	}
	t.show(t.m.Redo())
	c.Animate()
}

// undoTo takes back every answer after one.
func (t *Table) undoTo(c *ui.Ctx, answer int) {
	if why := t.m.CanUndoTo(answer); !why.OK() {
		t.bar.Deny(c, why)
		return
	}
	t.fail(t.m.UndoTo(answer))
	c.Animate()
}

// magnify shows the piece or card under the pointer twice as large, with its name,
// while Shift is held.
func (t *Table) magnify(c *ui.Ctx) {
	if !c.In.Held.Shift || t.choice.Dragged != 0 {
		return
	}
	v := t.scene.View()
	if k := t.scene.Card(t.touch.Hover); k != nil && k.Place != rules.Hand && k.Tile == nil {
		t.cards.Magnify(c, k)
		return
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if at, ok := t.board.PieceRect(p.Ref); ok && p.Ref == t.touch.Hover {
			big := at.Inset(-at.W / 2)
			big.X = max(0, min(big.X, c.In.W-big.W))
			big.Y = max(0, min(big.Y, c.In.H-big.H))
			t.board.Token(c.L, paint.Dice, big, p, t.pic.Name, 1)
		}
	}
}

// carry draws the piece that is dragged, under the pointer, and drops it.
func (t *Table) carry(c *ui.Ctx) {
	d := t.choice.Dragged
	if d == 0 {
		return
	}
	c.Cursor(paint.Grab)
	v := t.scene.View()
	for i := range v.Pieces {
		if v.Pieces[i].Ref == d {
			size := max(c.Px(64), t.board.Zoom*.82)
			at := paint.Rect{X: c.In.X - size/2, Y: c.In.Y - size*.6, W: size, H: size}
			t.board.Token(c.L, paint.Dice, at, &v.Pieces[i], nil, 1)
		}
	}
	if k := t.scene.Card(d); k != nil && k.Tile != nil {
		layer, text := c.On(paint.Dice, paint.Dice)
		t.pictures.Lay(c, ui.Mid(paint.Rect{X: c.In.X, Y: c.In.Y}, c.Px(104), c.Px(104)), k.Tile, 0)
		c.On(layer, text)
	}
	if !c.In.Released[paint.Left] {
		return
	}
	t.choice.Dragged = 0
	s := t.board.Find(c.In.X, c.In.Y)
	if s.Piece == d {
		s.Piece = 0
	}
	if s.Piece == 0 && s.Cell == 0 {
		t.choice.Back()
		return
	}
	if home, ok := t.scene.Cell(d); ok && s.Piece == 0 && home == s.Cell {
		return // put down where it was: it stays picked
	}
	t.click(c, s.Piece, s.Cell)
}

// press begins to drag a piece, if it can be used.
func (t *Table) press(r rules.Ref) {
	if t.scene.Ask != nil && t.choice.Dragged == 0 {
		t.choice.Drag(r)
	}
}
