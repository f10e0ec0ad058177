package combat

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
	"grognard/rules"
)

// call is the slip beside a fight that tells the side whose turn it is not what it is asked,
// where the answer is a click on the map: else nothing near the fight would say so.
type call struct {
	of         callKey
	at         paint.Rect
	fits       bool
	head, text string
}

// callKey is what a call, and its place, are made of.
type callKey struct {
	pos         *rules.Position
	viewer      rules.Side
	language    string
	camera      board.Place
	room, stage paint.Rect
	scale       float32
}

// callW is how wide a call is, in dp, and callPad the space within it.
const (
	callW   = 400
	callPad = 10
)

// callNear is how much more it counts that a call lies near the fight.
const callNear = 5

// calls reports whether the side whose turn it is not is asked something that it answers on
// the map, where the one player may be meant or the other.
func (pn *Panel) calls() bool {
	return !pn.Lonely && pn.Scene.Theirs() && !pn.Scene.Moving() && !pn.Choice.Reacting()
}

// called paints the call, if somebody is called.
func (pn *Panel) called(f *frame, room *Room) {
	c, ask := f.c, pn.Scene.Ask
	if !pn.calls() || c.Text >= lineFrom || pn.Board.Gliding() {
		return
	}
	k := &pn.call
	stage, shown := pn.Lies()
	if !shown {
		stage = pn.Slip()
	}
	key := callKey{pos: pn.Scene.Pos, viewer: pn.Scene.Viewer, language: pn.Words.Language(), camera: pn.Board.Place, room: room.Map, stage: stage, scale: c.Scale}
	if key != k.of {
		k.of = key
		pn.compileCall(f, room, stage)
	}
	if !k.fits {
		return
	}
	layer, letters := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, letters)
	c.Shadow(k.at.Inset(-c.Px(6)).Moved(c.Px(2), c.Px(2)))
	c.Surface("ui/panel", k.at, c.Theme.Panel)
	r := k.at
	head := ui.CutTop(&r, callHead(c))
	lv, nation := pn.liveryOf(ask.To), pn.Scene.Nation(ask.To)
	c.Fill(head, lv.Field)
	pn.hatch(c, head, nation)
	pn.emblem(c, paint.Rect{X: head.X + px(c, 5), Y: head.Y + head.H*.07, W: head.H * .86, H: head.H * .86}, nation)
	at := head
	at.X += head.H + px(c, callPad)
	at.W = min(c.Width(ui.Strong, k.head)+px(c, 2*callPad), head.X+head.W-at.X-px(c, callPad))
	c.Fill(at.Inset(px(c, 3)), lv.Field)
	c.Label(at, c.Fit(ui.Strong, at.W-px(c, callPad), at.H, k.head), ui.Middle, lv.Ink, k.head)
	c.Paragraph(r.Inset(px(c, callPad)), ui.Body, ui.Start, c.Theme.Text, k.text)
}

// callHead is how high the head of a call is.
func callHead(c *ui.Ctx) float32 { return c.Line(ui.Strong) + px(c, callPad) }

// compileCall puts a call into words and finds its place: beside the fight, and off the
// theatre.
func (pn *Panel) compileCall(f *frame, room *Room, stage paint.Rect) {
	c, k, ask := f.c, &pn.call, pn.Scene.Ask
	k.head = pn.Words.Capital(pn.Words.Say(rules.Text{Key: "table.decides", A: rules.SideRef(ask.To)}))
	k.text = pn.Words.Demand(ask)
	w := px(c, callW)
	h := callHead(c) + c.Wrap(ui.Body, w-2*px(c, callPad), k.text).Height + 2*px(c, callPad)
	card := pn.ground.search(f, room)
	pointer := card.Clear[len(card.Clear)-1]
	card.Clear = card.Clear[:len(card.Clear)-1]
	if pn.Scene.View().Combat == nil && len(ask.Options) <= mostWays {
		for _, o := range ask.Options {
			card.Clear = pn.ground.cover(pn.ground.cover(card.Clear, o.Who), o.At)
		}
	}
	card.Off = stage
	card.Cell /= callNear
	card.Clear = append(card.Clear, pointer)
	card.Forms = []beside.Size{{W: w, H: h}}
	k.at, _, k.fits = card.Place()
}

// Called is where the call lies, of no width where nobody is called.
func (pn *Panel) Called() paint.Rect {
	if !pn.calls() || !pn.call.fits {
		return paint.Rect{}
	}
	return pn.call.at
}
