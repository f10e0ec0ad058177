package table

import (
	"cmp"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel/combat"
	"grognard/render/ui"
	"grognard/rules"
)

// combatPanel is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *Table) combatPanel(c *ui.Ctx) {
	t.listed = paint.Rect{}
	t.combat.BringIn(c, t.theatre(c))
	if t.game.Choice.Reacting() && (!t.game.History.Decided() || t.lay.OneRow || t.bar.Sheet().Overlaps(t.combat.Place())) {
		return // the cards of the answers tell it
	}
	t.combat.Recall(t.Told())
	t.combat.Speaks, t.combat.Plain = t.lesson.Dice(), t.deps.Newcomer || t.deps.Lesson != nil
	players := t.game.Match.Start().Players
	t.combat.Lonely = players[rules.First].Computer || players[rules.Second].Computer
	lay := t.combat.Lay()
	act, intent := t.combat.Frame(c, t.theatre(c))
	if t.combat.Lay() != lay {
		t.remember()
	}
	t.Heed(intent)
	if act.Recaps {
		t.listed = act.Room.Inset(-c.Px(12))
		t.logLine(c, t.Recap(c, act.Room, act.Lines))
	}
	if act.Holds {
		t.game.Choice.LossHeld = true
	}
	if act.Takes != 0 {
		t.click(c, act.Takes)
	}
	if act.Faces != nil {
		t.fail(t.game.Dice(act.Faces))
		c.Animate()
	}
}

// carryLoss carries a loss to the piece that shall take it.
func (t *Table) carryLoss(c *ui.Ctx) {
	loss := t.combat.Carry(c, t.lay.Map)
	if loss.Over != 0 {
		t.View.Light(loss.Over)
	}
	if loss.Gone {
		t.game.Choice.LossHeld = false
	}
	if loss.On != [2]rules.Ref{} {
		t.click(c, loss.On[0], loss.On[1])
	}
}

// theatre is where the theatre of a fight may lie: between standards and tools, over
// the map and the desk.
func (t *Table) theatre(c *ui.Ctx) combat.Room {
	l, gap := &t.lay, c.Px(8)
	x := max(l.Standards[0].X+l.Standards[0].W, l.Turn.X+l.Turn.W) + gap
	r := combat.Room{Hover: t.View.Pointer.Hover, Recap: t.game.Pacing.Recaps(), Log: t.drawer.open, Taken: cmp.Or(t.advice.Lies(), t.lesson.Lies(), t.lessonHome())}
	r.Lines = t.Log
	r.Map = paint.Rect{X: x, Y: l.Map.Y, W: l.Tools.X - gap - x, H: l.Map.H}
	if !l.Fanned && l.Hand.H > 0 {
		r.Map.H = l.Hand.Y - l.Map.Y
	}
	r.Busy = [3]paint.Rect{l.Messages, l.Minimap, t.lessonHome()}
	r.Cards = [4]paint.Rect{l.Piles[0], l.Piles[1], l.Common, t.Cards.PlayLies()}
	for i, d := range l.Desk {
		right := min(d.X+d.W, r.Map.X+r.Map.W)
		d.X = max(d.X, r.Map.X)
		d.W = max(0, right-d.X)
		if home := t.lessonHome(); home.W > 0 && home.Overlaps(d) { // the larger part beside it
			if below := home.Y + home.H + gap; below-d.Y < d.Y+d.H-below {
				d.Y, d.H = below, d.Y+d.H-below
			} else {
				d.H = max(0, home.Y-gap-d.Y)
			}
		}
		r.Desks[i] = d
	}
	if r.Upright = l.Fanned; l.Fanned { // the hand lies on that desk
		r.Map.W -= l.Hand.X + l.Hand.W - r.Map.X
		r.Map.X, r.Desks[0] = l.Hand.X+l.Hand.W, paint.Rect{}
	}
	return r
}

// light lets a light fall on the fight that goes on.
func (t *Table) light(c *ui.Ctx) {
	t.View.Picture.Light = board.Light{}
	if l, ok := t.combat.Light(c); ok {
		t.View.Picture.Light = board.Light(l)
	} else if l, ok := t.bar.Light(c); ok {
		t.View.Picture.Light = l
	}
}
