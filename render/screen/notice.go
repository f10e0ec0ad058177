package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// noticeTime is how long a notice stays, in milliseconds.
const noticeTime = 6000

// notice is a sentence at the foot of the window that goes away by itself: a
// save that failed, a settings file set aside.
type notice struct {
	text  string
	since float64
	good  bool // no fault
}

// tell shows a sentence about something that went wrong.
func (r *Root) tell(text string) { r.note = notice{text: text} }

// inform shows a sentence about something that went well.
func (r *Root) inform(text string) { r.note = notice{text: text, good: true} }

func (n *notice) frame(c *ui.Ctx) {
	if n.text == "" {
		return
	}
	if n.since == 0 {
		n.since = max(1, c.In.Now)
	}
	if c.In.Now-n.since > noticeTime {
		n.text = ""
		return
	}
	c.Wake(n.since + noticeTime + 1)
	layer, text := c.On(paint.Popup, paint.Popup)
	defer c.On(layer, text)
	pad := c.Px(14)
	w := c.Wrap(ui.Body, min(c.Px(1100), c.In.W-c.Px(80)), n.text)
	r := paint.Rect{W: w.Width + 2*pad + 1, H: w.Height + 2*pad}
	r.X, r.Y = float32(int((c.In.W-r.W)/2)), c.In.H-r.H-c.Px(124)
	if c.Region("notice", r).Clicked {
		n.text = ""
		return
	}
	c.Fill(r, c.Theme.Panel)
	edge := c.Theme.Danger
	if n.good {
		edge = c.Theme.Border
	}
	c.Frame(r, c.Px(2), edge)
	c.Paragraph(r.Inset(pad), ui.Body, ui.Start, c.Theme.Text, n.text)
}
