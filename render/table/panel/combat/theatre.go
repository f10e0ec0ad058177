package combat

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
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
func (pn *Panel) px(c *ui.Ctx, dp float32) float32 {
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
func (pn *Panel) arrange(c *ui.Ctx, k form, r paint.Rect, band float32) (p play) {
	p.form, p.all = k, r
	switch k {
	case upright:
		pn.arrangeUpright(c, &p, r, band)
	case line:
		p.board = r
		p.r = r.H * .62
		p.x, p.y = r.X+r.W/2, r.Y+r.H/2
	default:
		pn.arrangeWide(c, &p, r, band)
	}
	return p
}

// arrangeWide sets the attacker on the left, the defender on the right and the drum
// between them, which juts out above and below.
func (pn *Panel) arrangeWide(c *ui.Ctx, p *play, r paint.Rect, band float32) {
	best := float32(drumBest)
	if p.form == small {
		best = 131
	}
	p.r = pn.drumRadius(c, pn.diceHere(), pn.px(c, best))
	top := r
	top.H -= band
	p.x, p.y = ui.Floor(top.X+top.W/2), ui.Floor(top.Y+top.H/2)
	jut := pn.px(c, 16)
	if p.form == small {
		jut = pn.px(c, 4)
	}
	p.board = paint.Rect{X: r.X, Y: top.Y + jut, W: r.W, H: r.H - 2*jut}
	pad, headH := pn.px(c, 9), max(pn.px(c, 42), c.Line(ui.Strong)+c.Px(6))
	w := ui.Floor((r.W-2*p.r)/2) + pn.px(c, 14)
	in := p.board.Inset(pad)
	footY := top.Y + top.H - jut - pad - c.Line(ui.Small)
	for i := range p.head {
		h := paint.Rect{X: in.X, Y: in.Y, W: w - pad, H: headH}
		if i == 1 {
			h.X = in.X + in.W - h.W
		}
		p.head[i] = h
		side := paint.Rect{X: h.X + pn.px(c, 6), Y: h.Y + h.H + pn.px(c, 10), W: h.W - pn.px(c, 24), H: footY - h.Y - h.H - pn.px(c, 14)}
		if i == 1 {
			side.X = h.X + h.W - pn.px(c, 6) - side.W
		}
		p.cast[i] = side
		p.foot[i] = paint.Rect{X: side.X, Y: footY, W: side.W - pn.px(c, 8), H: c.Line(ui.Small)}
		if i == 1 {
			p.foot[i].X = side.X + pn.px(c, 8)
		}
	}
	p.band = paint.Rect{X: in.X + pn.px(c, 6), Y: top.Y + top.H + pn.px(c, 2), W: in.W - pn.px(c, 12), H: band - jut - pad - pn.px(c, 2)}
}

// arrangeUpright sets the defender above the drum, the attacker below it, and the odds at
// the foot.
func (pn *Panel) arrangeUpright(c *ui.Ctx, p *play, r paint.Rect, band float32) {
	p.board = r
	p.r = pn.uprightDrum(c)
	in := r.Inset(pn.px(c, 9))
	headH := max(pn.px(c, 42), c.Line(ui.Strong)+c.Px(6))
	y := in.Y
	for _, i := range [...]int{1, 0} {
		side := pn.sideHigh(c, i)
		p.head[i] = paint.Rect{X: in.X, Y: y, W: in.W, H: headH}
		p.cast[i] = paint.Rect{X: in.X + pn.px(c, 8), Y: y + headH + pn.px(c, 10), W: in.W - pn.px(c, 16), H: side}
		y += headH + pn.px(c, 10) + side
		if i == 1 {
			p.x, p.y = r.X+r.W/2, y+pn.px(c, 8)+p.r
			y = p.y + p.r + pn.px(c, 8)
		}
	}
	p.odds = paint.Rect{X: in.X + pn.px(c, 8), Y: y + pn.px(c, 4), W: in.W - pn.px(c, 16)}
	p.band = p.odds
	p.band.H = r.Y + r.H - p.band.Y - pn.px(c, 12)
}

// sideHigh is how high units and modifiers of a side are in the upright form.
func (pn *Panel) sideHigh(c *ui.Ctx, i int) float32 {
	s := &pn.cast[i]
	need := c.Line(ui.Small)*float32(len(s.terms)) + c.Line(ui.Strong)*float32(len(s.sums)) + pn.px(c, 16)
	if i == 1 {
		need += c.Line(ui.Strong) * float32(len(pn.both))
	}
	for j := range s.terms { // many words take two lines
		if c.Width(ui.Small, s.terms[j].text) > pn.px(c, 150) {
			need += c.Line(ui.Small)
		}
	}
	least := pn.px(c, unitsDp+8)
	if pn.low {
		least = pn.px(c, unitsDp*.7)
	}
	return ui.Floor(max(least, min(need, pn.sideMost)))
}

// uprightDrum is the radius of the drum in the upright form.
func (pn *Panel) uprightDrum(c *ui.Ctx) float32 {
	best := float32(drumBest)
	if pn.low {
		best = drumLeast
	}
	return min(pn.drumRadius(c, pn.diceHere(), pn.px(c, best)), pn.px(c, uprightW)*.47)
}

// diceHere is how many dice lie on the drum, or are to.
func (pn *Panel) diceHere() int {
	if w := pn.lastThrow(); w != nil {
		return len(w.Event.Faces)
	}
	return pn.dice.N()
}

// stage paints the theatre where it lies.
func (pn *Panel) stage(f *frame) {
	c := f.c
	layer, text := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	p := pn.arrange(c, pn.form, pn.at, pn.bandHigh)
	p.rows = pn.rowsBeside
	c.Block(p.board)
	c.Block(paint.About(p.x, p.y, 1.6*p.r, 1.6*p.r))
	c.Surface("ui/shadow", p.board.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)), paint.Color{})
	c.Surface("ui/panel", p.board, c.Theme.Panel)
	if p.form == line {
		pn.inLine(f, &p)
		return
	}
	pn.drumX, pn.drumY, pn.drumR = p.x, p.y, p.r
	g := panel.Column{C: c, Intent: f.intent}
	for i := range p.head {
		pn.hatched(c, p.head[i], i)
		pn.company(&g, &p, i)
	}
	pn.bandOf(f, &p)
	g.Intent = f.intent
	pn.drum(&g, p.x, p.y, p.r)
	if pn.entering {
		pn.facesAbout(f, &p)
	}
	pn.feet(f, &p)
}

// hatched paints the head of a party: its colours with its hatch, emblem and name.
func (pn *Panel) hatched(c *ui.Ctx, r paint.Rect, i int) {
	s := &pn.cast[i]
	l := ui.LiveryOf(s.nation)
	c.Fill(r, panel.Ink)
	in := r.Inset(c.Hairline())
	c.Fill(in, l.Field)
	if s.nation != "" {
		c.L.PushClip(in)
		w := in.H * 520 / 112
		for x := in.X; x < in.X+in.W; x += w {
			c.Image(pn.Words.Keys.Slash("hatch", s.nation), paint.Rect{X: x, Y: in.Y, W: w, H: in.H}, paint.White)
		}
		c.L.PopClip()
	}
	d := r.H - pn.px(c, 4)
	e := paint.Rect{X: in.X + pn.px(c, 5), Y: r.Y + pn.px(c, 2), W: d, H: d}
	at := paint.Rect{X: e.X + d + pn.px(c, 8), Y: r.Y, W: r.W - d - pn.px(c, 24), H: r.H}
	align := ui.Start
	if i == 1 && pn.form != upright {
		e.X = r.X + r.W - pn.px(c, 6) - d
		at.X, align = r.X+pn.px(c, 10), ui.End
	}
	if s.nation != "" {
		c.Image(pn.Words.Keys.Slash("emblem", s.nation), e, paint.White)
	}
	st := c.Fit(ui.Strong, at.W, c.Line(ui.Strong)*1.05, s.title)
	tw := min(c.Width(st, s.title), at.W) + pn.px(c, 14)
	plate := paint.Rect{X: at.X - pn.px(c, 7), Y: r.Y + pn.px(c, 5), W: tw, H: r.H - pn.px(c, 10)}
	if align == ui.End {
		plate.X = at.X + at.W - tw + pn.px(c, 7)
	}
	c.Fill(plate, l.Field)
	c.Label(at, st, align, l.Ink, s.title)
}

// feet are the lines at the foot: what goes on, and what came of it.
func (pn *Panel) feet(f *frame, p *play) {
	c := f.c
	if p.form == upright {
		return
	}
	hint := ""
	switch {
	case pn.captioned() != "":
		hint = pn.captioned()
	case pn.mode == throwing:
		hint = pn.Words.Word("table.theatre.skip")
	case pn.mode == planning && pn.dice.N() > 0:
		hint = pn.Words.Word("table.theatre.keys")
	}
	if hint != "" {
		c.Label(p.foot[0], c.Fit(ui.Small, p.foot[0].W, p.foot[0].H*1.05, hint), ui.Start, c.Theme.Muted, hint)
	}
	if text := pn.outcomeText(); text != "" {
		at := p.foot[1]
		c.Label(at, c.Fit(ui.Strong, at.W, c.Line(ui.Strong)*1.05, text), ui.End, c.Theme.Danger, text)
	}
}

// captioned says what the last throw was for, once it lies; "" before.
func (pn *Panel) captioned() string {
	w := pn.lastThrow()
	if w == nil || pn.mode == planning || pn.Clips.Secret() {
		return ""
	}
	if key := (captionKey{w.Event.Text, pn.Words.Language()}); key != pn.captionOf {
		pn.captionOf, pn.caption = key, pn.Words.Say(w.Event.Text)
	}
	return pn.caption
}

// captionKey is what the words about a throw are made of.
type captionKey struct {
	text     rules.Text
	language string
}

// outcomeText is the word of the result once it may be told, "" before.
func (pn *Panel) outcomeText() string {
	if pn.back != nil {
		return pn.back.result
	}
	e := pn.told()
	if e == nil || pn.mode != throwing && pn.mode != resting {
		return ""
	}
	if pn.outFor != e || pn.outIn != pn.Words.Language() {
		pn.outFor, pn.outIn, pn.out = e, pn.Words.Language(), pn.Words.Phrase(e.Text)
	}
	return pn.out
}

// place finds out where the theatre lies: once for each fight.
func (pn *Panel) place(f *frame, room *Room) {
	c := f.c
	if c.Text >= lineFrom {
		h := c.Px(lineH)
		m := c.Px(10)
		pn.form, pn.bandHigh = line, 0
		pn.at = paint.Rect{X: room.Map.X + m, Y: room.Map.Y + room.Map.H - h - m, W: room.Map.W - 2*m, H: h}
		return
	}
	key := fitKey{room: room.Map, scale: c.Scale, revised: pn.revised, mode: pn.mode, told: pn.told() != nil, throws: len(pn.Clips.Throws()),
		camera: pn.Board.Place, foretold: len(pn.foretold), secret: pn.Clips.Secret(), sharing: pn.Choice.Sharing()}
	if pn.placed && (key == pn.fitted || pn.Board.Gliding() && key.revised == pn.fitted.revised) {
		return
	}
	pn.fitted = key
	card := pn.search(f, room)
	if !pn.placed {
		pn.lean = false
	}
	fit := pn.measure(f, room, &card)
	if pn.placed {
		if pn.stays(&card, fit.sizes[pn.form]) {
			pn.bandHigh = fit.bands[pn.form]
			pn.bandFor(f, pn.form, pn.at.W)
			return
		}
		card.Last = pn.at
	}
	pn.bare, pn.lean = false, false
	fit = pn.measure(f, room, &card)
	at, i, ok := card.Place()
	if !ok { // without the tables of what might be added
		pn.lean = true
		fit = pn.measure(f, room, &card)
		at, i, ok = card.Place()
	}
	if !ok {
		at, i, ok = pn.closer(&card)
	}
	if !ok {
		pn.barely(f, room, &card)
		return
	}
	pn.at, pn.form, pn.placed = at, fit.kinds[i], true
	pn.bandHigh = fit.bands[pn.form]
	pn.bandFor(f, pn.form, pn.at.W) // as that form has it
}

// fits are the forms as they would be now.
type fits struct {
	sizes [forms]beside.Size
	bands [forms]float32
	kinds [forms - 1]form // in the order in which they are wanted
}

// measure measures the three forms that are no line, and has the card take one of them.
func (pn *Panel) measure(f *frame, room *Room, card *beside.Card) (k fits) {
	c := f.c
	k.kinds = [...]form{wide, upright, small}
	if room.Upright {
		k.kinds = [...]form{upright, wide, small}
	}
	card.Forms = card.Forms[:0]
	for _, kind := range k.kinds {
		w, h := pn.formSize(c, kind)
		k.bands[kind] = pn.bandFor(f, kind, w)
		if kind == upright {
			h = pn.fitUpright(c, min(room.Map.H-c.Px(14), pn.px(c, uprightH)), k.bands[kind])
		}
		k.sizes[kind] = beside.Size{W: w, H: h + k.bands[kind]}
		card.Forms = append(card.Forms, k.sizes[kind])
	}
	return k
}

// closer finds a place that may cover the ground on which nobody stands yet, but nothing
// else of the fight.
func (pn *Panel) closer(card *beside.Card) (at paint.Rect, form int, ok bool) {
	all := card.Clear
	card.Clear = pn.tight[:0]
	for _, r := range pn.Engaged() {
		card.Clear = pn.cover(card.Clear, r)
	}
	pn.tight = card.Clear
	card.Clear = append(card.Clear, all[len(all)-1])
	if at, form, ok = card.Place(); !ok {
		card.Clear = all
	}
	return at, form, ok
}

// barely finds a place for the small form with nothing in its band but what the player
// needs; if there is none, it lies at the foot and the map makes room.
func (pn *Panel) barely(f *frame, room *Room, card *beside.Card) {
	c := f.c
	w, h := pn.formSize(c, small)
	pn.bare, pn.form, pn.placed = true, small, true
	pn.bandHigh = pn.bandFor(f, small, w)
	h += pn.bandHigh
	card.Forms = []beside.Size{{W: w, H: h}}
	at, _, ok := card.Place()
	if !ok {
		at, _, ok = pn.closer(card)
	}
	if ok {
		pn.at = at
		return
	}
	pn.at = paint.Rect{X: ui.Floor(room.Map.X + (room.Map.W-w)/2), Y: ui.Floor(room.Map.Y + room.Map.H - h - c.Px(8)), W: w, H: h}
	pn.raise(f, card)
}

// fitKey is what the place of the theatre depends on.
type fitKey struct {
	room    paint.Rect
	scale   float32
	revised int
	mode    mode
	told    bool
	throws  int

	camera          board.Place
	foretold        int
	secret, sharing bool
}

// stays reports whether the theatre can stay where it is though it has another size now,
// and gives it that.
func (pn *Panel) stays(card *beside.Card, s beside.Size) bool {
	at := pn.at
	if at.Y+at.H/2 > card.Room.Y+card.Room.H/2 { // it grows upward
		at.Y += at.H - s.H
	}
	at.W, at.H = s.W, s.H
	at.Y = max(card.Room.Y, min(at.Y, card.Room.Y+card.Room.H-at.H))
	if at.Y+at.H > card.Room.Y+card.Room.H+1 || at.X+at.W > card.Room.X+card.Room.W+1 || at.X < card.Room.X-1 {
		return false
	}
	for _, r := range card.Clear[:len(card.Clear)-1] { // the pointer may come near by now
		if at.Overlaps(r) {
			return false
		}
	}
	pn.at = at
	return true
}

// formSize is the size of a form without its band, in pixels.
func (pn *Panel) formSize(c *ui.Ctx, k form) (w, h float32) {
	grown := 2 * max(0, pn.drumRadius(c, pn.diceHere(), pn.px(c, drumBest))-pn.px(c, drumBest))
	switch k {
	case upright:
		return pn.px(c, uprightW), pn.uprightHigh(c)
	case small:
		return pn.px(c, smallW), pn.px(c, smallH) + grown
	}
	return pn.px(c, wideW), pn.px(c, wideH) + grown
}

// uprightHigh is how high heads, units and drum of the upright form are.
func (pn *Panel) uprightHigh(c *ui.Ctx) float32 {
	headH := max(pn.px(c, 42), c.Line(ui.Strong)+c.Px(6))
	return 2*pn.px(c, 9) + 2*(headH+pn.px(c, 10)) + pn.sideHigh(c, 0) + pn.sideHigh(c, 1) + 2*pn.uprightDrum(c) + pn.px(c, 20)
}

// fitUpright makes the upright form as high as it needs to be, but no higher than most with
// its band, and returns how high it is without that.
func (pn *Panel) fitUpright(c *ui.Ctx, most, band float32) float32 {
	pn.low, pn.sideMost = false, 0
	bare := pn.uprightHigh(c)
	if bare+band > most {
		pn.low = true
		bare = pn.uprightHigh(c)
	}
	if left := most - band - bare; left > 0 {
		pn.sideMost = pn.px(c, unitsDp*.7) + left/2
	}
	return pn.uprightHigh(c)
}

// raise moves the map so that the fight comes to lie in its upper part, where no place for
// the theatre is left else.
func (pn *Panel) raise(f *frame, card *beside.Card) {
	if len(card.Clear) == 0 || pn.Board.Zoom == 0 {
		return
	}
	box := boxOf(card.Clear[:len(card.Clear)-1])
	to := pn.Board.Aim()
	_, y := box.Center()
	to.Y += (y - card.Room.Y - (pn.at.Y-card.Room.Y)/2) / pn.Board.Zoom
	to.Loose = true
	pn.Board.Go(to, f.c.In.Now)
	f.c.Animate()
}

// boxOf is the smallest rectangle that holds all of some.
func boxOf(all []paint.Rect) paint.Rect {
	if len(all) == 0 {
		return paint.Rect{}
	}
	b := all[0]
	for _, r := range all[1:] {
		x, y := min(b.X, r.X), min(b.Y, r.Y)
		b = paint.Rect{X: x, Y: y, W: max(b.X+b.W, r.X+r.W) - x, H: max(b.Y+b.H, r.Y+r.H) - y}
	}
	return b
}

// Room is where the theatre may lie, in pixels.
type Room struct {
	Map     paint.Rect    // anywhere in here
	Desks   [2]paint.Rect // beside the map, where it lies over no cell; their W may be 0
	Upright bool          // the map leaves a desk for the upright form

	Hover rules.Ref // under the pointer on the map
	Recap bool      // what the computer has done in its turn is to be listed
}

// Lies returns where the theatre lies, and whether it is shown.
func (pn *Panel) Lies() (paint.Rect, bool) {
	return pn.at, pn.placed && pn.mode != idle && pn.mode != guessing || pn.form == line && pn.mode != idle
}

// Drum returns the middle and the radius of the drum; none if there is no theatre.
func (pn *Panel) Drum() (x, y, r float32) {
	if _, shown := pn.Lies(); !shown {
		return 0, 0, 0
	}
	return pn.drumX, pn.drumY, pn.drumR
}
