// Package combat is the panel that tells of an act with dice: who fights whom with what,
// what may come of it, and how the dice fell.
package combat

import (
	"slices"

	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/history"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the panel tells from.
type Deps struct {
	Scene   *scene.Scene
	Words   *words.Speaker
	Choice  *choice.Choice
	Ahead   *foresee.Lookahead
	History *history.History
	Clips   *anim.Timeline
	Board   *board.Board // finds pieces
	Book    rules.Rulebook
	Dice    *panel.Dice
}

// Panel tells of an act with dice.
type Panel struct {
	Deps

	forces []rules.Fighter
	summed []rules.Mod // terms of the last result
	thrown []rolled
	entry  entry
	intent panel.Intent // of what is painted just now
}

// Act is what comes of a frame of the panel.
type Act struct {
	Faces []int // the dice that the player has rolled himself, nil if there are none
	Holds bool  // he takes a loss in hand

	Recaps bool          // the panel leaves Room to Lines of the log
	Lines  []match.Entry // such as what the computer has done in its turn
	Room   paint.Rect
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// frame is one frame of the panel.
type frame struct {
	c      *ui.Ctx
	in     paint.Rect
	intent *panel.Intent
	card   *foresee.Card // odds of what is weighed, nil if there are none
	act    Act
}

// column is text that scrolls.
type column struct {
	panel.Column
	scroll ui.Scroll
}

// column begins the text of the panel; a name for each kind of it keeps where it was
// scrolled to.
func (f *frame) column(name string) column {
	sc := f.c.Scroll(name, f.in)
	return column{panel.In(f.c, sc, f.intent), sc}
}

// done ends the text.
func (g *column) done() { g.scroll.Done(g.Y - g.scroll.Y) }

// Frame paints the panel in r with what counts most. hover is what is under the pointer on
// the map; recap has it list what the computer has done in its turn.
func (pn *Panel) Frame(c *ui.Ctx, r paint.Rect, hover rules.Ref, recap bool) (Act, panel.Intent) {
	pn.intent.Reset()
	f := frame{c: c, in: c.Panel(r), intent: &pn.intent}
	pn.paint(&f, hover, recap)
	return f.act, pn.intent
}

func (pn *Panel) paint(f *frame, hover rules.Ref, recap bool) {
	q, moving := pn.Scene.Pos.Request(), pn.Scene.Moving()
	if q != nil && q.To == rules.Chance && !moving {
		pn.rolledByHand(f, q)
		return
	}
	if recap {
		f.leave(pn.History.ComputerTurn())
		return
	}
	pn.losses(f)
	if pn.Ahead.Odds.Busy() {
		f.c.Wake(f.c.In.Now + 10)
	}
	f.card = pn.Ahead.Odds.Card(pn.Scene.Pos)
	_, armed := pn.Choice.Armed()
	if who, at := pn.unmeasuredPair(hover); who != 0 {
		pn.unmeasured(f, who, at)
		return
	}
	if !armed && f.card == nil && !moving && q != nil {
		if lines := pn.History.TurnEnd(); slices.ContainsFunc(lines, rolls) {
			f.leave(lines)
			return
		}
	}
	switch {
	case !moving && (armed || !pn.History.Decided() && (f.card != nil || pn.composing())):
		pn.planned(f)
	case len(pn.Clips.Throws()) > 0 && (moving || !pn.History.Diceless() && !pn.History.Outdated()):
		pn.lying(f)
	default:
		pn.sums(f)
	}
}

// leave leaves the room of the panel to lines of the log.
func (f *frame) leave(lines []match.Entry) {
	f.act.Recaps, f.act.Lines, f.act.Room = true, lines, f.in
}

// rolls reports whether a line of the log tells of dice.
func rolls(e match.Entry) bool { return e.Event.Kind == rules.EvDice }

// rolledByHand takes the dice of players who roll themselves.
func (pn *Panel) rolledByHand(f *frame, q *rules.Request) {
	g := f.column("entry")
	defer g.done()
	g.Text(ui.Strong, f.c.Theme.Text, pn.Words.ToRoll(q))
	f.act.Faces = pn.diceEntry(&g.Column, q)
}

// lying shows the dice of the last combat: they stay until the next one.
func (pn *Panel) lying(f *frame) {
	g := f.column("dice")
	defer g.done()
	pn.throws(&g.Column, pn.Prospects(f.c))
}

// sums shows the combat in progress where no dice lie there.
func (pn *Panel) sums(f *frame) {
	if pn.Scene.View().Combat == nil {
		f.c.Centered(f.in, ui.Flavour, f.c.Theme.Muted, pn.Words.Word("table.dock.empty"))
		return
	}
	g := f.column("sums")
	defer g.done()
	pn.standing(&g.Column, pn.Prospects(f.c))
}

// Tells reports whether the panel has anything to tell.
func (pn *Panel) Tells(hover rules.Ref, recap bool) bool {
	q, moving := pn.Scene.Pos.Request(), pn.Scene.Moving()
	_, armed := pn.Choice.Armed()
	who, _ := pn.unmeasuredPair(hover)
	switch {
	case q != nil && q.To == rules.Chance && !moving, recap, armed, who != 0, pn.Scene.View().Combat != nil:
		return true
	case pn.Ahead.Odds.Card(pn.Scene.Pos) != nil:
		return true
	}
	return len(pn.Clips.Throws()) > 0 && (moving || !pn.History.Diceless() && !pn.History.Outdated())
}
