package combat

import (
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
	"grognard/rules"
)

// place is where the theatre lies, and how it is cut.
type place struct {
	*Deps
	bill   *ledger
	ground *ground
	band   func(*frame, form, float32) float32 // how high the band of a form is

	cut
	placed   bool // at holds
	at       paint.Rect
	last     [2]int // corner of where the theatre of the fight before lay, in thousandths of the window
	fitted   fitKey
	fight    int            // it was found for, as the bill counts them
	lifted   int            // the fight that the map has made room for
	brought  *rules.Request // that the map has been moved for
	raised   bool           // the map is just making room
	rising   bool           // the map glides, and the theatre would lie over the fight until it rests
	dice     int            // on the drum
	low      bool           // the upright form is less high
	sideMost float32
}

// cut is what the theatre has room for.
type cut struct {
	form       form
	bandHigh   float32
	rowsBeside bool    // the odds stand beside the modifiers
	oneSided   bool    // the band has one column
	spills     [2]bool // the foot of a side has no room for its words: they head the band
	bare       bool    // there is no room for the band
	mute       bool    // nor for the table of answers
	lean       bool    // there is none for the tables of what might be added
}

// fitKey is what the place of the theatre depends on.
type fitKey struct {
	room    paint.Rect
	scale   float32
	revised int
	mode    mode
	told    bool
	throws  int
	ask     *rules.Request
	asked   paint.Rect // round what its answers name: a stack among it may open

	camera          board.Place
	foretold        int
	secret, sharing bool
}

// find finds out where the theatre lies: once for each fight.
func (pl *place) find(f *frame, room *Room, key fitKey) {
	c := f.c
	if room.Modest && pl.placed && pl.form == line && key != pl.fitted && !pl.Board.Gliding() {
		pl.placed = false
	}
	if c.Text >= lineFrom {
		if !room.Modest {
			pl.inLine(c, room)
		} else if !pl.placed {
			pl.fitted = key
			pl.clearLine(f, room)
		}
		return
	}
	defer func() {
		pl.rising = pl.raised || pl.Board.Gliding() && hidden(pl.at, pl.ground.bodies()) > 0
	}()
	if pl.raised = pl.raised && pl.Board.Gliding(); pl.raised {
		return
	}
	if pl.placed && (key == pl.fitted || pl.Board.Gliding() && key.revised == pl.fitted.revised) {
		return
	}
	pl.fitted = key
	card := pl.ground.search(f, room)
	if !pl.placed {
		pl.lean = false
	}
	fit := pl.measure(f, room, &card)
	if pl.placed {
		if pl.stays(&card, fit.sizes[pl.form]) {
			pl.bandHigh = fit.bands[pl.form]
			pl.band(f, pl.form, pl.at.W)
			return
		}
		card.Last = pl.at
	} else {
		card.Last = pl.lay(c)
	}
	if pl.bringIn(f, room, &card) || room.Upright && pl.onDesk(f, room, &card) {
		return
	}
	pl.search(f, room, &card)
	if !room.Modest && card.Covers(pl.at) > 0 {
		was := *pl
		if !pl.onDesk(f, room, &card) {
			*pl = was
			pl.band(f, pl.form, pl.at.W)
		}
	}
}

// lay is where the theatre of the fight before lay; of no width if there was none.
func (pl *place) lay(c *ui.Ctx) (r paint.Rect) {
	if pl.last != [2]int{} {
		r = paint.Rect{X: ui.Floor(float32(pl.last[0]) * c.In.W / 1000), Y: ui.Floor(float32(pl.last[1]) * c.In.H / 1000), W: 1, H: 1}
	}
	return r
}

// leave notes where the theatre of a fight lies that is over.
func (pl *place) leave(c *ui.Ctx) {
	if !pl.placed || pl.at.W == 0 || pl.form == line {
		return
	}
	at := [2]int{int(pl.at.X*1000/c.In.W + .5), int(pl.at.Y*1000/c.In.H + .5)}
	if dx, dy := at[0]-pl.last[0], at[1]-pl.last[1]; dx*dx > 4 || dy*dy > 4 { // else it has not moved
		pl.last = at
	}
}

// LieAt has the theatre lie where that of another game has: its corner, in thousandths of
// the window.
func (pn *Panel) LieAt(last [2]int) { pn.place.last = last }

// Lay is where the theatre of the fight before lay, for LieAt.
func (pn *Panel) Lay() [2]int { return pn.place.last }

// search finds a place over map and desk. Where there is little room the theatre says less.
func (pl *place) search(f *frame, room *Room, card *beside.Card) {
	pl.bare, pl.lean, pl.mute = false, false, false
	fit := pl.measure(f, room, card)
	at, i, ok := card.Place()
	if !ok { // without the tables of what might be added
		pl.lean = true
		fit = pl.measure(f, room, card)
		at, i, ok = card.Place()
	}
	if !ok {
		at, i, ok = pl.ground.closer(card)
	}
	if !ok && (pl.lifted == pl.fight || !pl.above(f, room, card)) {
		pl.mute = true
		fit = pl.measure(f, room, card)
		if at, i, ok = card.Place(); !ok {
			at, i, ok = pl.ground.closer(card)
		}
	}
	if !ok {
		pl.barely(f, room, card)
		return
	}
	pl.at, pl.form, pl.placed = at, fit.kinds[i], true
	pl.bandHigh = fit.bands[pl.form]
	pl.band(f, pl.form, pl.at.W) // as that form has it
}

// onDesk lays the upright form beside the cells, where nobody stands, if there is room for
// it: it says less there rather than hide troops.
func (pl *place) onDesk(f *frame, room *Room, card *beside.Card) bool {
	w, _ := pl.formSize(f.c, upright)
	if !slices.ContainsFunc(card.Desks, func(d paint.Rect) bool { return d.W >= w }) {
		return false
	}
	for less := range 4 {
		pl.lean, pl.mute, pl.bare = less > 0, less > 1, less > 2
		fit := pl.measure(f, room, card)
		k := *card
		k.Forms, k.Clear = []beside.Size{fit.sizes[upright]}, card.Clear[:len(card.Clear)-1:len(card.Clear)-1]
		if x, y := f.c.In.X, f.c.In.Y; room.Map.Has(x, y) { // nothing lies there that is pointed at
			k.Clear = append(k.Clear, paint.About(x, y, 2*f.c.Px(nearDp), 2*f.c.Px(nearDp)))
		}
		found, best := false, float32(0)
		for _, d := range card.Desks {
			k.Room = d.And(card.Room)
			if at, _, ok := k.Place(); ok && card.Covers(at) == 0 && (!found || k.Cost(at) < best) {
				found, best, pl.at = true, k.Cost(at), at
			}
		}
		if found {
			pl.form, pl.placed, pl.bandHigh = upright, true, fit.bands[upright]
			pl.band(f, upright, pl.at.W)
			return true
		}
	}
	return false
}

// fits are the forms as they would be now.
type fits struct {
	sizes [forms]beside.Size
	bands [forms]float32
	kinds [forms - 1]form // in the order in which they are wanted
}

// measure measures the three forms that are no line, and has the card take one of them.
func (pl *place) measure(f *frame, room *Room, card *beside.Card) (k fits) {
	c := f.c
	k.kinds = [...]form{wide, upright, small}
	switch {
	case room.Upright:
		k.kinds = [...]form{upright, wide, small}
	case room.Modest:
		k.kinds = [...]form{wide, small, upright}
	}
	card.Forms = card.Forms[:0]
	for _, kind := range k.kinds {
		w, h := pl.formSize(c, kind)
		k.bands[kind] = pl.band(f, kind, w)
		if kind == upright {
			h = pl.fitUpright(c, min(room.Map.H-c.Px(14), px(c, uprightH)), k.bands[kind])
		}
		h += pl.longer(c, kind, w, h)
		k.sizes[kind] = beside.Size{W: w, H: h + k.bands[kind]}
		card.Forms = append(card.Forms, k.sizes[kind])
	}
	return k
}

// barely finds a place for the small form with nothing in its band but what the player
// needs; if there is none, it lies at the foot and the map makes room.
func (pl *place) barely(f *frame, room *Room, card *beside.Card) {
	c := f.c
	w, h := pl.formSize(c, small)
	pl.bare, pl.form, pl.placed = true, small, true
	pl.bandHigh = pl.band(f, small, w)
	h += pl.bandHigh
	card.Forms = []beside.Size{{W: w, H: h}}
	at, _, ok := card.Place()
	if !ok {
		at, _, ok = pl.ground.closer(card)
	}
	if !ok && !room.Modest && pl.lifted == pl.fight && !pl.Choice.Sharing() { // heads, dice and sums alone
		card.Forms[0].H -= pl.bandHigh
		if at, _, ok = pl.ground.closer(card); ok {
			pl.bandHigh = 0
		}
	}
	switch {
	case ok:
		pl.at = at
		return
	case room.Modest: // the map stays as it is
		pl.bare = false
		pl.clearLine(f, room)
		return
	}
	pl.atFoot(f, room, w, h)
	if pl.lifted == pl.fight && hidden(pl.at, card.Asked)+hidden(pl.at, pl.ground.bodies()) > 0 { // who is to choose among pieces sees them
		pl.clearLine(f, room)
		return
	}
	if pl.lifted != pl.fight { // whether that was enough is seen once the map lies
		pl.lifted, pl.fitted.camera = pl.fight, board.Place{}
		pl.raise(f, card)
	}
}

// above reports whether there is room for the fight above the theatre, if that lies at the
// foot with nothing in its band but what the player needs.
func (pl *place) above(f *frame, room *Room, card *beside.Card) bool {
	w, h := pl.formSize(f.c, small)
	pl.bare = true
	h += pl.band(f, small, w)
	pl.bare = false
	return boxOf(card.Clear[:len(card.Clear)-1]).H < room.Map.Y+room.Map.H-f.c.Px(8)-h-card.Room.Y
}

// stays reports whether the theatre can stay where it is though it has another size now,
// and gives it that.
func (pl *place) stays(card *beside.Card, s beside.Size) bool {
	at := pl.at
	if at.Y+at.H/2 > card.Room.Y+card.Room.H/2 { // it grows upward
		at.Y += at.H - s.H
	}
	at.W, at.H = s.W, s.H
	at.Y = max(card.Room.Y, min(at.Y, card.Room.Y+card.Room.H-at.H))
	if at.Y+at.H > card.Room.Y+card.Room.H+1 || at.X+at.W > card.Room.X+card.Room.W+1 || at.X < card.Room.X-1 {
		return false
	}
	pointer := card.Clear[len(card.Clear)-1]
	if at.Overlaps(pointer) && !pl.at.Overlaps(pointer) { // the pointer may come to it, but not it to the pointer
		return false
	}
	for _, r := range card.Clear[:len(card.Clear)-1] {
		if at.Overlaps(r) {
			return false
		}
	}
	if hidden(at, card.Asked) > 0 {
		return false
	}
	pl.at = at
	return true
}

// formSize is the size of a form without its band, in pixels.
func (pl *place) formSize(c *ui.Ctx, k form) (w, h float32) {
	grown := 2 * max(0, drumRadius(c, pl.dice, px(c, drumBest))-px(c, drumBest))
	switch k {
	case upright:
		return px(c, uprightW), pl.uprightHigh(c)
	case small:
		return px(c, smallW), px(c, smallH) + grown
	}
	return px(c, wideW), px(c, wideH) + grown
}

// uprightHigh is how high heads, units and drum of the upright form are.
func (pl *place) uprightHigh(c *ui.Ctx) float32 {
	headH := max(px(c, 42), c.Line(ui.Strong)+c.Px(6))
	return 2*px(c, 9) + 2*(headH+px(c, 10)) + pl.sideHigh(c, 0) + pl.sideHigh(c, 1) + 2*pl.uprightDrum(c) + px(c, 20)
}

// fitUpright makes the upright form as high as it needs to be, but no higher than most with
// its band, and returns how high it is without that.
func (pl *place) fitUpright(c *ui.Ctx, most, band float32) float32 {
	pl.low, pl.sideMost = false, 0
	bare := pl.uprightHigh(c)
	if bare+band > most {
		pl.low = true
		bare = pl.uprightHigh(c)
	}
	if left := most - band - bare; left > 0 {
		pl.sideMost = px(c, unitsDp*.7) + left/2
	}
	for range 4 { // what one side leaves the other may take
		if left := most - band - pl.uprightHigh(c); left > 1 {
			pl.sideMost += left / 2
		}
	}
	return pl.uprightHigh(c)
}

// inLine lays the theatre along the foot.
func (pl *place) inLine(c *ui.Ctx, room *Room) {
	h, m := c.Px(lineH), c.Px(10)
	pl.form, pl.bandHigh = line, 0
	pl.at = paint.Rect{X: room.Map.X + m, Y: room.Map.Y + room.Map.H - h - m, W: room.Map.W - 2*m, H: h}
}

// clearLine lays the theatre along the foot or along the head, or in a corner, so that it
// covers nothing of the fight; if that cannot be, it covers as little as can be.
func (pl *place) clearLine(f *frame, room *Room) {
	card := pl.ground.search(f, room)
	pl.inLine(f.c, room)
	pl.placed = true
	foot := pl.at
	best, least := foot, float32(1e9)
	for _, part := range lineParts {
		w := ui.Floor(foot.W * part)
		for _, x := range [...]float32{foot.X, foot.X + foot.W - w} {
			for _, y := range [...]float32{foot.Y, room.Map.Y + f.c.Px(20)} {
				at := paint.Rect{X: x, Y: y, W: w, H: foot.H}
				if n := hidden(at, card.Clear[:len(card.Clear)-1]) + hidden(at, card.Asked); n < least {
					best, least = at, n
				}
			}
		}
	}
	pl.at = best
}

// lineParts are how much of its room a line may take; the more the better.
var lineParts = [...]float32{1, .6, .5}

// hidden is how much of some rectangles another one hides, in square pixels.
func hidden(at paint.Rect, of []paint.Rect) (n float32) {
	for _, r := range of {
		if both := at.And(r); both.W > 0 && both.H > 0 {
			n += both.W * both.H
		}
	}
	return n
}
