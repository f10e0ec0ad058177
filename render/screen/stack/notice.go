package stack

import (
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// How long a notice stays, in milliseconds.
const (
	noticeTime = 6000
	faultTime  = 12000 // of a fault
)

// notice is a sentence over the screen that goes away by itself: a
// save that failed, a settings file set aside.
type notice struct {
	text  string
	since float64
	good  bool // no fault
}

// Tell shows a sentence about something that went wrong.
func (s *Stack) Tell(text string) { s.note = notice{text: text} }

// Inform shows a sentence about something that went well.
func (s *Stack) Inform(text string) { s.note = notice{text: text, good: true} }

// Noted is the sentence that is shown or due, "" if there is none.
func (s *Stack) Noted() string { return s.note.text }

// passing is how old a notice must be, in milliseconds, to go when the player
// walks to another screen: younger ones came with that walk.
const passing = 300

// leave takes away what was told on a screen that is left. Faults stay.
func (s *Stack) leave(c *ui.Ctx) {
	if n := &s.note; n.good && n.since > 0 && c.In.Now-n.since > passing {
		n.text = ""
	}
}

// place is where a notice of a size lies.
func (s *Stack) place(c *ui.Ctx, w, h float32) paint.Rect {
	if p, ok := s.Top().(page.Roomy); ok {
		room := p.NoticeRoom()
		x := min(max(0, room.X+(room.W-w)/2), c.In.W-w)
		return paint.Rect{X: float32(int(x)), Y: room.Y + c.Px(8), W: w, H: h}
	}
	return paint.Rect{X: float32(int((c.In.W - w) / 2)), Y: c.In.H - h - c.Px(124), W: w, H: h}
}

// notice paints the notice over everything, the curtain as well: it tells
// nothing of the game.
func (s *Stack) notice(c *ui.Ctx) {
	n := &s.note
	c.Spare(paint.Rect{})
	if n.text == "" || c.Status().Shot != "" { // it is not part of a picture
		return
	}
	if n.since == 0 {
		n.since = max(1, c.In.Now)
	}
	stay := float64(noticeTime)
	if !n.good {
		stay = faultTime
	}
	if c.In.Now-n.since > stay {
		n.text = ""
		return
	}
	c.Wake(n.since + stay + 1)
	layer, text := c.On(paint.Curtain, paint.Curtain)
	defer c.On(layer, text)
	pad := c.Px(14)
	w := c.Wrap(ui.Body, min(c.Px(1100), c.In.W-c.Px(80)), n.text)
	box := s.place(c, w.Width+2*pad+1, w.Height+2*pad)
	if c.Region("notice", box).Clicked {
		n.text = ""
		return
	}
	c.Spare(box) // tooltips lie beside it
	c.Fill(box, c.Theme.Panel)
	edge := c.Theme.Danger
	if n.good {
		edge = c.Theme.Border
	}
	c.Frame(box, c.Px(2), edge)
	c.Paragraph(box.Inset(pad), ui.Body, ui.Start, c.Theme.Text, n.text)
}
