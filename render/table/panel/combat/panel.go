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

	// Recap lists lines of the log.
	Recap func(c *ui.Ctx, in paint.Rect, lines []match.Entry, asked *panel.Asked)
}

// Panel tells of an act with dice.
type Panel struct {
	Deps

	forces []rules.Fighter
	summed []rules.Mod // terms of the last result
	thrown []rolled
	entry  entry
}

// New returns the panel.
func New(d Deps) Panel { return Panel{Deps: d} }

// frame is one frame of the panel.
type frame struct {
	c     *ui.Ctx
	in    paint.Rect
	asked *panel.Asked
	card  *foresee.Card // odds of what is weighed, nil if there are none
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
	return column{panel.In(f.c, sc, f.asked), sc}
}

// done ends the text.
func (g *column) done() { g.scroll.Done(g.Y - g.scroll.Y) }

// Frame paints the panel in r with what counts most. hover is what is under the pointer on
// the map; recap has it list what the computer has done in its turn. What the player asks
// for is added to asked. It returns the dice that he has rolled himself, nil if there are
// none.
func (pn *Panel) Frame(c *ui.Ctx, r paint.Rect, hover rules.Ref, recap bool, asked *panel.Asked) (faces []int) {
	f := frame{c: c, in: c.Panel(r), asked: asked}
	q, moving := pn.Scene.Pos.Request(), pn.Scene.Moving()
	if q != nil && q.To == rules.Chance && !moving {
		return pn.rolledByHand(&f, q)
	}
	if recap {
		pn.Recap(c, f.in, pn.History.ComputerTurn(), asked)
		return nil
	}
	pn.losses(&f)
	if pn.Ahead.Odds.Busy() {
		c.Wake(c.In.Now + 10)
	}
	f.card = pn.Ahead.Odds.Card(pn.Scene.Pos)
	_, armed := pn.Choice.Armed()
	if who, at := pn.unmeasuredPair(hover); who != 0 {
		pn.unmeasured(&f, who, at)
		return nil
	}
	if !armed && f.card == nil && !moving && q != nil {
		if lines := pn.History.TurnEnd(); slices.ContainsFunc(lines, rolls) {
			pn.Recap(c, f.in, lines, asked)
			return nil
		}
	}
	switch {
	case !moving && (armed || !pn.History.Decided() && (f.card != nil || pn.composing())):
		pn.planned(&f)
	case len(pn.Clips.Throws()) > 0 && (moving || !pn.History.Diceless() && !pn.History.Outdated()):
		pn.lying(&f)
	default:
		pn.sums(&f)
	}
	return nil
}

// rolls reports whether a line of the log tells of dice.
func rolls(e match.Entry) bool { return e.Event.Kind == rules.EvDice }

// rolledByHand takes the dice of players who roll themselves.
func (pn *Panel) rolledByHand(f *frame, q *rules.Request) []int {
	g := f.column("entry")
	defer g.done()
	g.Text(ui.Strong, f.c.Theme.Text, pn.Words.ToRoll(q))
	return pn.diceEntry(&g.Column, q)
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
