package table

import (
	"grognard/render/ui"
	"grognard/rules"
)

// hintAfter is how long a player of his first battle hesitates before he is shown what the computer would
// do, in milliseconds.
const hintAfter = 20_000

// hint is what it hangs on.
type hint struct {
	since float64         // when the player did something last, or was asked
	x, y  float32         // where the pointer was
	pos   *rules.Position // that he is asked in
	given bool            // there
}

// hesitates shows whoever does nothing for a while in his first battle what the computer would do, once for
// each question.
func (t *Table) hesitates(c *ui.Ctx) {
	h, in := &t.hint, c.In
	if !t.deps.Newcomer { // a table at rest sleeps
		return
	}
	stirs := in.X != h.x || in.Y != h.y || in.Down != [3]bool{} || len(in.Keys) > 0 || in.WheelX != 0 || in.WheelY != 0
	if asked := t.game.Scene.Pos != h.pos; asked || stirs {
		h.since, h.x, h.y = in.Now, in.X, in.Y
		h.given = h.given && !asked
		h.pos = t.game.Scene.Pos
	}
	if _, taught := t.lesson.Shown(); h.given || taught || t.lesson.Lies().W > 0 || t.advice.Open() || !t.advice.Offered() || t.game.Pacing.Recaps() {
		return
	}
	if in.Now-h.since < hintAfter {
		c.Wake(h.since + hintAfter + 1)
		return
	}
	h.given = true
	t.advice.Turn()
}
