package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// refusalTime is how long the prompt tells why a click was refused.
const refusalTime = 2500 // milliseconds

// refusal is the reason that the prompt bar shows for a while.
type refusal struct {
	why   rules.Reason
	say   string      // instead of the words of why
	at    []rules.Ref // crossed out on the map
	who   []rules.Ref // lit on it: they could act instead
	again rules.Ref   // what a second click on it is meant for after all: the ground below
	until float64
}

// touch is what pointer and keyboard are at on the table.
type touch struct {
	hover   rules.Ref // thing under the pointer, of any kind
	cell    rules.Ref // square under the pointer
	over    bool      // the pointer is over the map
	drag    rules.Ref // piece being dragged
	panning bool
	px, py  float32   // pointer in the frame before
	since   float64   // when it came there
	show    rules.Ref // to be brought into view
	then    rules.Ref // to be picked as soon as the player is asked again
	kept    rules.Ref // what stayed picked that way
	lit     []rules.Ref
	unit    int       // of Tab: the one selected last
	aim     rules.Ref // of the arrows: its target
}

// drop forgets what belongs to a request.
func (h *touch) drop() { h.drag, h.unit, h.kept, h.aim = 0, -1, 0, 0 }

// click is a click on things that lie on top of each other, the uppermost
// first.
func (t *Table) click(c *ui.Ctx, under ...rules.Ref) {
	if t.guarded(c) {
		return
	}
	t.slip.drop()
	if t.scene.Ask == nil || t.layFirst(c, under) {
		return
	}
	if t.plotted(c, under) {
		return
	}
	under = t.withArea(under)
	if t.dimmed(under) {
		t.refuse(c, under)
		return
	}
	if t.bystander(c, under) {
		return
	}
	if t.idle(under) {
		if !t.unpick(c, under) {
			t.refuse(c, under)
		}
		return
	}
	if t.early(c, under) || t.unled(c, under) {
		return
	}
	if who := t.within(under); len(who) == 1 && len(t.choice.Picks) == 0 && !t.choice.IsLive(topmost(under)) {
		under = who // the ground beside the only piece there that is meant
	}
	if _, ok := t.proposed(); !ok {
		t.turned = 0
	}
	switch t.choice.Pick(under...) {
	case choice.Refused:
		if !t.unpick(c, under) {
			t.refuse(c, under)
		}
		return
	case choice.Again:
		t.second(c, under)
		return
	}
	c.Sound("select")
	t.no = refusal{}
	if o, ok := t.choice.Chosen(); ok && t.ontoFriend(o, under) && !t.once() {
		t.ahead.Odds.Forget() // perhaps the friend was meant: a second click makes sure
		if t.final(o) {
			t.ahead.Odds.Want(t.scene.Pos, o)
		}
		c.Animate()
	} else if ok {
		t.choose(c, o)
	} else if o, ok := t.choice.Implied(); ok && t.final(o) {
		t.ahead.Odds.Want(t.scene.Pos, o) // whatever was clicked first, the odds come before the act
		c.Animate()
	} else {
		t.ahead.Odds.Forget()
	}
}

// early answers a click on a cell that several pieces may go to while none of
// them is picked: it tells which they are, and picks nothing.
func (t *Table) early(c *ui.Ctx, under []rules.Ref) bool {
	cell := topmost(under)
	if len(t.choice.Picks) > 0 || !t.isCell(cell) || !t.choice.IsLive(cell) || t.choice.About != 0 || !t.choice.Waits(cell) || t.placing() {
		return false
	}
	var who []rules.Ref
	for _, o := range t.choice.Left {
		if o.At == cell && !slices.Contains(who, o.Who) {
			who = append(who, o.Who)
		}
	}
	if len(who) < 2 || slices.Contains(who, cell) {
		return false
	}
	t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: t.words.Word("table.first", t.words.Name(cell), t.words.Listed(who)), until: c.In.Now + refusalTime, who: who}
	c.Wake(t.no.until)
	c.Sound("refused")
	return true
}

// weighed reports whether odds of the only option left are shown, though not
// all that it names has been clicked.
func (t *Table) weighed() bool {
	o, ok := t.choice.Implied()
	return ok && len(t.choice.Picks) > 0 && t.ahead.Odds.PickedIs(t.scene.Pos, o)
}

// second is a click on what is picked already: it confirms a choice that
// waits for that, or takes the pick back.
func (t *Table) second(c *ui.Ctx, under []rules.Ref) {
	if t.turn(c) {
		return
	}
	if o, ok := t.choice.Chosen(); ok {
		if a, armed := t.armed(); armed && a != o { // a button had been pressed since
			t.ahead.Odds.Want(t.scene.Pos, o)
			return
		}
		t.commit(c, o)
		return
	}
	if o, ok := t.choice.Implied(); ok && t.weighed() {
		t.commit(c, o)
		return
	}
	n := len(t.choice.Picks)
	if all := t.fork(); all != nil && slices.Contains(under, all[0].At) {
		t.choose(c, all[0])
		return
	}
	if n > 0 && slices.Contains(under, t.choice.Picks[n-1]) {
		t.choice.Back()
	}
}

// choose acts on an option that the clicks have settled: at once if it can be
// taken back, else after the odds have been shown.
func (t *Table) choose(c *ui.Ctx, o rules.Option) {
	final := t.final(o)
	if t.either() != nil { // there is something else to be done to the same body
		c.Animate()
		return
	}
	if t.once() || !final && !t.plated(o) && !t.scene.Joins(o) && !t.scene.Binds(o) {
		t.commit(c, o)
		return
	}
	if !final {
		return // a plate is confirmed whatever follows, and so are a ride and a promise
	}
	t.ahead.Odds.Want(t.scene.Pos, o)
	c.Animate()
}

// commit plays an option.
func (t *Table) commit(c *ui.Ctx, o rules.Option) {
	t.no = refusal{}
	t.slip.drop()
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

func topmost(refs []rules.Ref) rules.Ref {
	for _, r := range refs {
		if r != 0 {
			return r
		}
	}
	return 0
}

// stepBack is Escape and the right button: the pop-up, the odds, the last
// pick, and in the end the menu on Escape.
func (t *Table) stepBack(c *ui.Ctx, menu bool) {
	switch {
	case t.help:
		t.help = false
	case t.loss.held:
		t.loss.held = false
	case t.tape.kept:
		t.tape = ruler{}
	case t.touch.drag != 0:
		t.touch.drag = 0
	case t.slip.on(t):
		t.slip.drop()
	case t.disarm():
	case t.dropGrip():
	case t.choice.Plot.Back():
		t.ahead.Odds.Forget()
	case t.choice.Back():
		t.ahead.Odds.Forget()
	case t.peek.locked != "":
		t.peek.locked = ""
	case t.unsay(c):
	case menu && t.deps.Menu != nil:
		t.deps.Menu()
	}
	t.no = refusal{}
}

// undo takes the last answer back.
func (t *Table) undo(c *ui.Ctx) {
	if !t.stayed() && (t.choice.Plot.Back() || t.choice.Back()) { // what is only picked goes first
		t.ahead.Odds.Forget()
		return
	}
	if why := t.m.CanUndo(); !why.OK() {
		t.no = refusal{why: why, until: c.In.Now + refusalTime}
		c.Wake(t.no.until)
		c.Sound("refused")
		return
	}
	if !t.undoArmy() {
		t.fail(t.m.Undo())
	}
	t.clips.Forget()
	c.Animate()
}

// stayed reports whether nothing is picked but what has stayed selected after an
// answer: nobody means that when he takes something back.
func (t *Table) stayed() bool {
	return len(t.choice.Picks) == 1 && t.choice.Picks[0] == t.touch.kept
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
		t.no = refusal{why: why, until: c.In.Now + refusalTime}
		c.Wake(t.no.until)
		return
	}
	t.fail(t.m.UndoTo(answer))
	c.Animate()
}

// magnify shows the piece or card under the pointer twice as large, with its name,
// while Shift is held.
func (t *Table) magnify(c *ui.Ctx) {
	if !c.In.Held.Shift || t.touch.drag != 0 {
		return
	}
	v := t.scene.View()
	if k := findCard(v, t.touch.hover); k != nil && k.Place != rules.Hand && k.Class != tileClass {
		layer, text := c.On(paint.Dice, paint.Dice)
		t.face(c, t.twice(c, t.cards.spot), k, false)
		c.On(layer, text)
		return
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if at, ok := t.board.PieceRect(p.Ref); ok && p.Ref == t.touch.hover {
			big := at.Inset(-at.W / 2)
			big.X = max(0, min(big.X, c.In.W-big.W))
			big.Y = max(0, min(big.Y, c.In.H-big.H))
			t.board.Token(c.L, paint.Dice, big, p, t.pic.Name, 1)
		}
	}
}

// carry draws the piece that is dragged, under the pointer, and drops it.
func (t *Table) carry(c *ui.Ctx) {
	d := t.touch.drag
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
	if k := findCard(v, d); k != nil && k.Class == tileClass {
		layer, text := c.On(paint.Dice, paint.Dice)
		t.tile(c, ui.Mid(paint.Rect{X: c.In.X, Y: c.In.Y}, c.Px(104), c.Px(104)), k, 0)
		c.On(layer, text)
	}
	if !c.In.Released[paint.Left] {
		return
	}
	t.touch.drag = 0
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
	if t.scene.Ask == nil || t.touch.drag != 0 || t.choice.Plot.Drawing {
		return
	}
	if !t.choice.IsPicked(r) && t.choice.Pick(r) != choice.Picked {
		return
	}
	if acts, _, _ := t.choice.Role(r); acts {
		t.touch.drag = r
	}
}
