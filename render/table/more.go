package table

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// leastSentence is the width in dp that the buttons leave to the prompt.
const leastSentence = 300

// moreList holds the replies for which the prompt bar has no room: they hang
// below it as a list.
type moreList struct {
	ask  *rules.Request // that it was opened at
	rest []choice.Reply
	at   paint.Rect // the button that opens it
}

// replyWidth is the width of the button of a reply, without the gap beside it.
func (t *Table) replyWidth(c *ui.Ctx, r choice.Reply) float32 {
	if t.choice.Pictured(r) {
		return c.Px(poseEdge)
	}
	w, _ := c.Size(ui.Button{Label: t.replyLabel(r)})
	if is, _ := t.choice.IsAmount(r.Option); is {
		return max(w, t.amountWidth(c)) + amountSpan(c)
	}
	return max(w, c.Px(96))
}

// fitting counts the replies, from the right, for which there is room.
func (t *Table) fitting(c *ui.Ctx, list []choice.Reply, room float32) int {
	gap := c.Px(10)
	all := float32(0)
	for _, r := range list {
		all += t.replyWidth(c, r) + gap
	}
	if all <= room || len(list) < 2 {
		return len(list)
	}
	more, _ := c.Size(ui.Button{Label: t.words.Word("table.more")})
	room -= more + gap
	n := 0
	for _, r := range list {
		if room -= t.replyWidth(c, r) + gap; room < 0 {
			break
		}
		n++
	}
	return max(1, n)
}

// moreButton sets the button that opens the list left of x, and returns the new
// x.
func (t *Table) moreButton(c *ui.Ctx, in *paint.Rect, x float32, rest []choice.Reply) float32 {
	m := &t.more
	m.rest = append(m.rest[:0], rest...)
	b := ui.Button{Name: "button.more", Label: t.words.Word("table.more"), On: m.ask == t.scene.Ask}
	w, h := c.Size(b)
	m.at = paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if c.Button(m.at, b) {
		if m.ask == t.scene.Ask {
			m.ask = nil
		} else {
			m.ask = t.scene.Ask
		}
	}
	return x - w - c.Px(10)
}

// moreOpen reports whether the list hangs below the bar.
func (t *Table) moreOpen() bool {
	return t.scene.Ask != nil && t.more.ask == t.scene.Ask && len(t.more.rest) > 0
}

// moreStrip paints the list.
func (t *Table) moreStrip(c *ui.Ctx) {
	m := &t.more
	if !t.moreOpen() {
		return
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	w, line := c.Px(160), c.Px(44)
	for _, r := range m.rest {
		rw, _ := c.Size(ui.Button{Label: t.replyLabel(r)})
		w = max(w, rw, t.replyWidth(c, r))
	}
	gap := c.Px(6)
	room := t.lay.board.Y + t.lay.board.H - t.lay.bar.Y - t.lay.bar.H
	rows := max(1, min(len(m.rest), int((room-2*gap)/(line+gap))))
	cols := (len(m.rest) + rows - 1) / rows
	box := paint.Rect{W: float32(cols)*(w+gap) + gap, H: float32(rows)*(line+gap) + gap}
	box.X, box.Y = max(0, m.at.X+m.at.W-box.W), t.lay.bar.Y+t.lay.bar.H
	c.Block(box)
	c.Surface("ui/panel", box, c.Theme.Panel)
	for i, r := range m.rest {
		at := paint.Rect{X: box.X + gap + float32(i/rows)*(w+gap), Y: box.Y + gap + float32(i%rows)*(line+gap), W: w, H: line}
		if c.Button(at, ui.Button{Name: t.replyName(r), Label: t.replyLabel(r)}) {
			m.ask = nil
			t.do(c, t.choice.Push(r.Option))
			return
		}
	}
}
