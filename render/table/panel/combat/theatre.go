package combat

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// form is a shape that the theatre can take.
type form uint8

// The forms, the best first: wide, upright on a desk, small, and a line at the foot where
// letters are so large that nothing else has room.
const (
	wide form = iota
	upright
	small
	line
	forms
)

// Sizes of the forms in dp, without the band of what else is to be said.
const (
	wideW, wideH       = 960, 300
	uprightW, uprightH = 348, 896
	smallW, smallH     = 660, 262
	lineH              = 86
)

// lineFrom is the size of the text from which on the theatre is a line at the foot.
const lineFrom = 1.7

// mostGrowth is how much the theatre grows with the size of the text.
const mostGrowth = 1.4

// px turns dp of what is no text into whole pixels.
func px(c *ui.Ctx, dp float32) float32 {
	return ui.Floor(dp*c.Scale*min(c.Text, mostGrowth)/c.Text + .5)
}

// play is where the parts of the theatre lie, in pixels.
type play struct {
	form  form
	all   paint.Rect    // with the drum
	board paint.Rect    // the panel
	head  [2]paint.Rect // of the attacker, of the defender
	cast  [2]paint.Rect // units and modifiers
	odds  paint.Rect    // rows of odds
	foot  [2]paint.Rect // a line on both sides
	band  paint.Rect    // what else is to be said
	x, y  float32       // middle of the drum
	r     float32
	rows  bool // the odds stand in their place, and not in the band
}

// arrange lays the parts of a form out in r.
func (pl *place) arrange(c *ui.Ctx, k form, r paint.Rect, band float32) (p play) {
	p.form, p.all = k, r
	switch k {
	case upright:
		pl.arrangeUpright(c, &p, r, band)
	case line:
		p.board = r
		p.r = r.H * .62
		p.x, p.y = r.X+r.W/2, r.Y+r.H/2
	default:
		pl.arrangeWide(c, &p, r, band)
	}
	return p
}

// arrangeWide sets the attacker on the left, the defender on the right and the drum
// between them, which juts out above and below.
func (pl *place) arrangeWide(c *ui.Ctx, p *play, r paint.Rect, band float32) {
	best := float32(drumBest)
	if p.form == small {
		best = 131
	}
	p.r = drumRadius(c, pl.dice, px(c, best))
	top := r
	top.H -= band
	p.x, p.y = ui.Floor(top.X+top.W/2), ui.Floor(top.Y+top.H/2)
	jut := px(c, 16)
	if p.form == small {
		jut = px(c, 4)
	}
	p.board = paint.Rect{X: r.X, Y: top.Y + jut, W: r.W, H: r.H - 2*jut}
	pad, headH := px(c, 9), max(px(c, 42), c.Line(ui.Strong)+c.Px(6))
	w := ui.Floor((r.W-2*p.r)/2) + px(c, 14)
	in := p.board.Inset(pad)
	footY := top.Y + top.H - jut - pad - c.Line(ui.Small)
	for i := range p.head {
		h := paint.Rect{X: in.X, Y: in.Y, W: w - pad, H: headH}
		if i == 1 {
			h.X = in.X + in.W - h.W
		}
		p.head[i] = h
		side := paint.Rect{X: h.X + px(c, 6), Y: h.Y + h.H + px(c, 10), W: h.W - px(c, 24), H: footY - h.Y - h.H - px(c, 14)}
		if i == 1 {
			side.X = h.X + h.W - px(c, 6) - side.W
		}
		p.cast[i] = side
		p.foot[i] = paint.Rect{X: side.X, Y: footY, W: side.W - px(c, 8), H: c.Line(ui.Small)}
		if i == 1 {
			p.foot[i].X = side.X + px(c, 8)
		}
	}
	p.band = paint.Rect{X: in.X + px(c, 6), Y: top.Y + top.H + px(c, 2), W: in.W - px(c, 12), H: band - jut - pad - px(c, 2)}
}

// arrangeUpright sets the defender above the drum, the attacker below it, and the odds at
// the foot.
func (pl *place) arrangeUpright(c *ui.Ctx, p *play, r paint.Rect, band float32) {
	p.board = r
	p.r = pl.uprightDrum(c)
	in := r.Inset(px(c, 9))
	headH := max(px(c, 42), c.Line(ui.Strong)+c.Px(6))
	y := in.Y
	for _, i := range [...]int{1, 0} {
		side := pl.sideHigh(c, i)
		p.head[i] = paint.Rect{X: in.X, Y: y, W: in.W, H: headH}
		p.cast[i] = paint.Rect{X: in.X + px(c, 8), Y: y + headH + px(c, 10), W: in.W - px(c, 16), H: side}
		y += headH + px(c, 10) + side
		if i == 1 {
			p.x, p.y = r.X+r.W/2, y+px(c, 8)+p.r
			y = p.y + p.r + px(c, 8)
		}
	}
	p.odds = paint.Rect{X: in.X + px(c, 8), Y: y + px(c, 4), W: in.W - px(c, 16)}
	p.band = p.odds
	p.band.H = r.Y + r.H - p.band.Y - px(c, 12)
}

// sideHigh is how high units and modifiers of a side are in the upright form.
func (pl *place) sideHigh(c *ui.Ctx, i int) float32 {
	s := &pl.bill.cast[i]
	w := pl.listWide(c, upright, paint.Rect{W: px(c, uprightW) - 2*px(c, 9) - px(c, 16), H: px(c, unitsDp)}, i)
	sums, terms := sumLines(c, w, s.sums), 0
	if i == 1 {
		sums += sumLines(c, w, pl.bill.both)
	}
	for j := range s.terms {
		terms += termLines(c, w, &s.terms[j])
	}
	need := c.Line(ui.Small)*float32(terms) + c.Line(ui.Strong)*float32(sums) + px(c, 16)
	least := px(c, unitsDp+8)
	if pl.low {
		least = px(c, unitsDp*.7)
	}
	return ui.Floor(max(least, min(need, pl.sideMost)))
}

// uprightDrum is the radius of the drum in the upright form.
func (pl *place) uprightDrum(c *ui.Ctx) float32 {
	best := float32(drumBest)
	if pl.low {
		best = drumLeast
	}
	return min(drumRadius(c, pl.dice, px(c, best)), px(c, uprightW)*.47)
}

// diceHere is how many dice lie on the drum, or are to.
func (pn *Panel) diceHere() int {
	if w := pn.lastThrow(); w != nil {
		return len(w.Event.Faces)
	}
	return pn.bill.dice.N()
}

// stage paints the theatre where it lies.
func (pn *Panel) stage(f *frame) {
	c := f.c
	layer, text := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	pn.place.dice = pn.diceHere()
	p := pn.place.arrange(c, pn.place.form, pn.place.at, pn.place.bandHigh)
	p.rows = pn.place.rowsBeside
	pn.makeRoom(c, &p)
	c.Block(p.board)
	c.Block(paint.About(p.x, p.y, 1.6*p.r, 1.6*p.r))
	c.Shadow(p.board.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)))
	c.Surface("ui/panel", p.board, c.Theme.Panel)
	if p.form == line {
		pn.inLine(f, &p)
		return
	}
	pn.drum.x, pn.drum.y, pn.drum.r = p.x, p.y, p.r
	g := panel.Column{C: c, Intent: f.intent}
	for i := range p.head {
		if !pn.bill.nobody() || len(pn.bill.cast[i].who) > 0 { // a test has no opponent
			pn.hatched(c, p.head[i], i)
		}
		pn.company(&g, &p, i)
	}
	pn.bandOf(f, &p)
	g.Intent = f.intent
	pn.drumOf(&g, p.x, p.y, p.r)
	if pn.mode == byHand {
		pn.facesAbout(f, &p)
	}
	pn.feet(f, &p)
}

// hatched paints the head of a party: its colours with its hatch, emblem and name.
func (pn *Panel) hatched(c *ui.Ctx, r paint.Rect, i int) {
	s := &pn.bill.cast[i]
	l := c.Theme.Plate(s.nation)
	c.Fill(r, panel.Ink)
	in := r.Inset(c.Hairline())
	c.Fill(in, l.Field)
	pn.hatch(c, in, s.nation)
	d := r.H - px(c, 4)
	e := paint.Rect{X: in.X + px(c, 5), Y: r.Y + px(c, 2), W: d, H: d}
	at := paint.Rect{X: e.X + d + px(c, 8), Y: r.Y, W: r.W - d - px(c, 24), H: r.H}
	align := ui.Start
	if i == 1 && pn.place.form != upright {
		e.X = r.X + r.W - px(c, 6) - d
		at.X, align = r.X+px(c, 10), ui.End
	}
	pn.emblem(c, e, s.nation)
	st, whole := legible(c, ui.Strong, at.W, s.title)
	if !whole { // it takes two lines
		st = c.Fit(ui.SmallB, at.W, r.H, s.title)
	}
	tw := min(c.Width(st, s.title), at.W) + px(c, 14)
	plate := paint.Rect{X: at.X - px(c, 7), Y: r.Y + px(c, 5), W: tw, H: r.H - px(c, 10)}
	if align == ui.End {
		plate.X = at.X + at.W - tw + px(c, 7)
	}
	c.Fill(plate, l.Field)
	if whole {
		c.Label(at, st, align, l.Ink, s.title)
		return
	}
	high := c.Wrap(st, at.W, s.title).Height
	c.Paragraph(paint.Rect{X: at.X, Y: at.Y + (at.H-high)/2, W: at.W}, st, align, l.Ink, s.title)
}

// hatch fills a rectangle with the hatch of a nation, if it is of one.
func (d *Deps) hatch(c *ui.Ctx, r paint.Rect, nation string) {
	if nation == "" {
		return
	}
	c.L.PushClip(r)
	w := r.H * 520 / 112
	for x := r.X; x < r.X+r.W; x += w {
		c.Image(d.Words.Keys.Slash("hatch", nation), paint.Rect{X: x, Y: r.Y, W: w, H: r.H}, paint.White)
	}
	c.L.PopClip()
}

// emblem paints that of a nation, if there is one.
func (d *Deps) emblem(c *ui.Ctx, r paint.Rect, nation string) {
	if nation != "" {
		c.Image(d.Words.Keys.Slash("emblem", nation), r, paint.White)
	}
}

// feet are the lines at the foot: what goes on, and what came of it.
func (pn *Panel) feet(f *frame, p *play) {
	c := f.c
	if p.form == upright {
		return
	}
	hint, above := "", pn.place.bandHigh > 0
	switch {
	case pn.captioned() != "" && above && pn.place.spills[0]:
	case pn.captioned() != "":
		hint = pn.captioned()
	case pn.mode == throwing:
		hint = pn.Words.Word("table.theatre.skip")
	case pn.mode == planning && pn.bill.dice.N() > 0:
		hint = pn.Words.Word("table.theatre.keys")
	}
	if hint != "" {
		oneLine(c, p.foot[0], ui.Small, ui.Start, c.Theme.Muted, hint)
	}
	if text := pn.outcomeText(); text != "" && !(above && pn.place.spills[1]) {
		at := p.foot[1]
		if st, ok := legible(c, ui.Strong, at.W, text); ok {
			c.Label(at, st, ui.End, c.Theme.Danger, text)
			return
		}
		c.Paragraph(at, c.Fit(ui.SmallB, at.W, at.H, text), ui.End, c.Theme.Danger, text)
	}
}

// legible makes a style as small as a text needs to fit a width, and reports whether it can
// be read then.
func legible(c *ui.Ctx, st ui.Style, w float32, text string) (ui.Style, bool) {
	for st.Size > leastText && c.Width(st, text) > w {
		st.Size--
	}
	return st, c.Width(st, text) <= w
}

// spilled reports for both sides whether the words at the foot of a form that is w pixels wide have no room there:
// what the throw was for in a line, the result in two.
func (pn *Panel) spilled(c *ui.Ctx, k form, w float32) (is [2]bool) {
	if k == upright || pn.mode == planning {
		return is
	}
	wide := pn.place.arrange(c, k, paint.Rect{W: w, H: w}, 0).foot[0].W
	if text := pn.captioned(); text != "" {
		_, ok := legible(c, ui.Small, wide, text)
		is[0] = !ok
	}
	if text := pn.outcomeText(); text != "" {
		is[1] = len(c.Wrap(ui.SmallB, wide, text).Lines) > 2
	}
	return is
}

// makeRoom gives the result two lines where one would be too small to read.
func (pn *Panel) makeRoom(c *ui.Ctx, p *play) {
	text := pn.outcomeText()
	if p.form == upright || text == "" || pn.place.bandHigh > 0 && pn.place.spills[1] {
		return
	}
	if _, ok := legible(c, ui.Strong, p.foot[1].W, text); !ok {
		more := 2*c.Line(ui.SmallB) - p.foot[1].H
		p.foot[1].Y, p.foot[1].H = p.foot[1].Y-more, p.foot[1].H+more
		p.cast[1].H -= more
	}
}

// captioned says what the last throw was for, once it lies; "" before.
func (pn *Panel) captioned() string {
	w := pn.lastThrow()
	if w == nil || pn.mode == planning || pn.Clips.Secret() {
		return ""
	}
	if key := (captionKey{w.Event.Text, pn.Words.Language()}); key != pn.spoken.of {
		pn.spoken.of, pn.spoken.caption = key, pn.Words.Say(w.Event.Text)
	}
	return pn.spoken.caption
}

// spoken are the words about the last throw and the result, as they were last told.
type spoken struct {
	of      captionKey
	caption string
	ended   *rules.Event
	in      string
	result  string
}

// captionKey is what the words about a throw are made of.
type captionKey struct {
	text     rules.Text
	language string
}

// outcomeText is the word of the result once it may be told, "" before.
func (pn *Panel) outcomeText() string {
	if pn.slip.back != nil {
		return pn.slip.back.result
	}
	e := pn.told()
	if e == nil || pn.mode != throwing && pn.mode != resting {
		return ""
	}
	if pn.spoken.ended != e || pn.spoken.in != pn.Words.Language() {
		pn.spoken.ended, pn.spoken.in, pn.spoken.result = e, pn.Words.Language(), pn.Words.Phrase(e.Text)
	}
	return pn.spoken.result
}

// Room is where the theatre may lie, in pixels.
type Room struct {
	Map     paint.Rect    // anywhere in here
	Desks   [2]paint.Rect // beside the map, where it lies over no cell; their W may be 0
	Busy    [3]paint.Rect // where other things are to be read, which it leaves free if it can; their W may be 0
	Cards   [4]paint.Rect // piles and cards in play, which lines of the log leave free; their W may be 0
	Upright bool          // the map leaves a desk for the upright form
	Modest  bool          // the map is to be looked at: better a small theatre than a high one

	Taken paint.Rect // where a card lies that no slip may lie over; its W may be 0

	Hover rules.Ref // under the pointer on the map
	Recap bool      // what the computer has done in its turn is to be listed
	Log   bool      // the log lies open beside the map
	Lines Lines     // tells how high lines of the log are
}

// Lines are those of the log.
type Lines interface {
	RecapHigh(c *ui.Ctx, w float32, all []match.Entry) float32 // how high some are, so wide
}

// settle finds the theatre its place.
func (pn *Panel) settle(f *frame, room *Room) {
	pn.place.dice = pn.diceHere()
	pn.place.find(f, room, fitKey{room: room.Map, scale: f.c.Scale, revised: pn.bill.revised, mode: pn.mode, told: pn.told() != nil,
		throws: len(pn.Clips.Throws()), ask: pn.Scene.Ask, asked: boxOf(pn.ground.answers()), camera: pn.Board.Place, foretold: len(pn.foretold), secret: pn.Clips.Secret(), sharing: pn.Choice.Sharing()})
}

// Lies returns where the theatre lies, and whether it is shown.
func (pn *Panel) Lies() (paint.Rect, bool) {
	return pn.place.at, !pn.place.rising && pn.place.placed && pn.mode != idle && pn.mode != guessing || pn.place.form == line && pn.mode != idle
}

// Drum returns the middle and the radius of the drum; none if there is no theatre.
func (pn *Panel) Drum() (x, y, r float32) {
	if _, shown := pn.Lies(); !shown {
		return 0, 0, 0
	}
	return pn.drum.x, pn.drum.y, pn.drum.r
}
