package prompt

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
func (p *Bar) replyWidth(c *ui.Ctx, r choice.Reply) float32 {
	if r.Pictured {
		return c.Px(poseEdge)
	}
	w, _ := c.Size(ui.Button{Label: p.label(r)})
	if is, _ := p.Choice.Variants.Shares(r.Option); is {
		return max(w, p.amountWidth(c)) + amountSpan(c)
	}
	return max(w, c.Px(96))
}

// fitting counts the replies, from the right, for which there is room.
func (p *Bar) fitting(c *ui.Ctx, list []choice.Reply, room float32) int {
	gap := c.Px(10)
	all := float32(0)
	for _, r := range list {
		all += p.replyWidth(c, r) + gap
	}
	if all <= room || len(list) < 2 {
		return len(list)
	}
	more, _ := c.Size(ui.Button{Label: p.Words.Word("table.more")})
	room -= more + gap
	n := 0
	for _, r := range list {
		if room -= p.replyWidth(c, r) + gap; room < 0 {
			break
		}
		n++
	}
	return max(1, n)
}

// moreButton sets the button that opens the list left of x, and returns the new
// x.
func (p *Bar) moreButton(c *ui.Ctx, in *paint.Rect, x float32, rest []choice.Reply) float32 {
	m := &p.more
	m.rest = append(m.rest[:0], rest...)
	b := ui.Button{Name: "button.more", Label: p.Words.Word("table.more"), On: m.ask == p.Scene.Ask}
	w, h := barSize(c, in, b)
	m.at = paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if c.Button(m.at, b) {
		if m.ask == p.Scene.Ask {
			m.ask = nil
		} else {
			m.ask = p.Scene.Ask
		}
	}
	return x - w - c.Px(10)
}

// moreStrip paints the list.
func (p *Bar) moreStrip(c *ui.Ctx) {
	m := &p.more
	if p.Scene.Ask == nil || m.ask != p.Scene.Ask || len(m.rest) == 0 {
		return
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	w, line := c.Px(160), c.Px(44)
	for _, r := range m.rest {
		rw, _ := c.Size(ui.Button{Label: p.label(r)})
		w = max(w, rw, p.replyWidth(c, r))
	}
	gap := c.Px(6)
	room := p.room.Map.Y + p.room.Map.H - p.room.Bar.Y - p.room.Bar.H
	rows := max(1, min(len(m.rest), int((room-2*gap)/(line+gap))))
	cols := (len(m.rest) + rows - 1) / rows
	box := paint.Rect{W: float32(cols)*(w+gap) + gap, H: float32(rows)*(line+gap) + gap}
	box.X, box.Y = max(0, m.at.X+m.at.W-box.W), p.room.Bar.Y+p.room.Bar.H
	c.Block(box)
	c.Surface("ui/panel", box, c.Theme.Panel)
	for i, r := range m.rest {
		at := paint.Rect{X: box.X + gap + float32(i/rows)*(w+gap), Y: box.Y + gap + float32(i%rows)*(line+gap), W: w, H: line}
		if c.Hot() == p.name(r) {
			p.cite(c, r.Option)
		}
		if c.Button(at, ui.Button{Name: p.name(r), Label: p.label(r)}) {
			m.ask = nil
			p.does(Pushes, r.Option, 0)
			return
		}
	}
}
