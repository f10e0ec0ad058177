package combat

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// passes is the ribbon that says that a turn is over and whose turn it is now, for a moment.
type passes struct {
	begun    bool // a frame has been painted: what was told before it is no news
	answers  int  // so many had been given
	line     int  // of the log that told of it last
	to       rules.Side
	until    float64
	text, in string // the words, and their language
}

// passesFor is how long the ribbon is seen, in milliseconds.
const passesFor = 2400

// Height of the ribbon in dp, and how far it lies below the upper edge of the map.
const passesH, passesY = 38, 10

// passed paints the ribbon while it is news. Where the player goes on himself, as after the turn of
// the computer, that says it.
func (pn *Panel) passed(f *frame, room *Room) {
	c, k := f.c, &pn.passes
	line, to := pn.History.TurnPassed(pn.Clips.Untold())
	fresh := k.begun && line > k.line && pn.History.Answers() >= k.answers
	k.begun, k.line, k.answers = true, line, pn.History.Answers()
	if fresh {
		k.to, k.until, k.in = to, c.In.Now+passesFor, ""
	}
	if line < 0 || to != k.to || c.In.Now >= k.until || room.Recap {
		k.until = 0
		return
	}
	c.Wake(k.until)
	if k.in != pn.Words.Language() {
		k.in = pn.Words.Language()
		k.text = pn.Words.Say(rules.Text{Key: "table.passes", A: rules.SideRef(to)})
	}
	h := px(c, passesH)
	w := min(h+c.Width(ui.Strong, k.text)+px(c, 3*callPad), room.Map.W)
	r := paint.Rect{X: ui.Floor(room.Map.X + (room.Map.W-w)/2), Y: room.Map.Y + px(c, passesY), W: w, H: h}
	layer, letters := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, letters)
	lv, nation := pn.liveryOf(to), pn.Scene.Nation(to)
	c.Shadow(r.Inset(-c.Px(6)).Moved(c.Px(2), c.Px(2)))
	c.Fill(r, lv.Field)
	pn.emblem(c, paint.Rect{X: r.X + px(c, 5), Y: r.Y + h*.07, W: h * .86, H: h * .86}, nation)
	at := paint.Rect{X: r.X + h + px(c, callPad), Y: r.Y, W: w - h - px(c, 2*callPad), H: h}
	c.Label(at, c.Fit(ui.Strong, at.W, h, k.text), ui.Start, lv.Ink, k.text)
}
