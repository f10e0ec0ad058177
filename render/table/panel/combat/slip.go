package combat

import (
	"slices"

	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// A fight that is over leaves a slip with its dice where the theatre was, for so many
// milliseconds, and below them what they have brought in words.
const (
	slipW, slipH = 220, 56
	slipStays    = 4000
	slipReads    = 1500 // at least, once the computer has thought
)

// last is a fight that is over, to be shown again as it was.
type last struct {
	bill
	throws  []anim.Throw
	result  string
	words   string     // the result, as it stands on the slip
	said    rules.Text // the same
	in      string     // the language of the words
	answers [2]int     // the first and the last one of the fight
	at      paint.Rect
	slip    paint.Rect // of no width until it has a place
	cut
	until   float64
	shown   bool   // something was thrown
	of      [2]int // the first of the throws that the result is of, and the one behind the last
	pointed int    // answer of the line of the log that is pointed at, 0: none
}

// slip is what is kept of a fight when it is over.
type slip struct {
	begun  bool // a frame was painted
	before *int // the last throw before what is planned
	past   last
	back   *last      // the fight that is shown again, nil if none is
	at     paint.Rect // of what is painted in this frame
}

// ends takes leave of a fight that is over.
func (pn *Panel) ends(c *ui.Ctx, now mode) {
	all := pn.Clips.Throws()
	var thrown *int
	if n := len(all); n > 0 && len(all[n-1].Event.Faces) > 0 {
		thrown = &all[n-1].Event.Faces[0]
	}
	if !pn.slip.begun && pn.History.Answers() > 0 { // of a game that goes on: its last throw is old
		pn.slip.before = thrown
	}
	pn.slip.begun = true
	sudden := now == idle && thrown != nil && thrown != pn.slip.before // nothing was shown of it
	if sudden && !pn.live && pn.mode != planning {
		pn.bill.declared(nil)
		pn.place.at = paint.Rect{}
	}
	if now == planning || now == idle {
		pn.slip.before = thrown
	}
	if now != idle || !pn.live && !sudden {
		return
	}
	pn.live = false
	pn.bill.follow()
	p := &pn.slip.past
	begun, told, line := pn.History.Answers(), (*match.Entry)(nil), -1
	if thrown != nil {
		begun, told, line = pn.History.FightOf(&all[0].Event)
	}
	*p = last{bill: pn.bill.bill, throws: append(p.throws[:0], all...), at: pn.place.at, cut: pn.place.cut,
		until: c.In.Now + slipStays, shown: thrown != nil, answers: [2]int{begun, pn.History.Answers()}}
	switch {
	case told != nil && (told.Event.Kind == rules.EvResult || !p.nobody()):
		p.said = told.Event.Text
		if k := pn.History.ChartOf(line); k != nil && told.Event.Kind == rules.EvResult {
			p.chart = k
		}
	case thrown != nil && p.nobody():
		p.said = all[len(all)-1].Event.Text
	case thrown != nil:
		p.said = rules.Text{Key: "odds.row.nothing"}
	}
	p.of = [2]int{0, len(p.throws)}
	if told != nil && told.Event.Kind == rules.EvResult {
		brought := func(w anim.Throw) bool { return pn.History.Brought(&w.Event, line) }
		if i := slices.IndexFunc(p.throws, brought); i >= 0 {
			p.of[0] = i
			for p.of[1] = i + 1; p.of[1] < len(p.throws) && brought(p.throws[p.of[1]]); p.of[1]++ {
			}
		}
	}
	p.speak(pn)
	if !p.nobody() && pn.Full() {
		pn.place.leave(c)
	}
	pn.bill.key, pn.place.placed = billKey{}, false
	c.Wake(p.until)
}

// speak puts what the fight came to into words.
func (p *last) speak(pn *Panel) {
	p.in, p.result, p.words = pn.Words.Language(), "", ""
	if p.said.Key != "" {
		p.result = pn.Words.Phrase(p.said)
		p.words = pn.Words.Capital(p.result)
	}
}

// reword says a fight that is over again, once another language is spoken.
func (p *last) reword(c *ui.Ctx, pn *Panel) {
	if p.in == pn.Words.Language() {
		return
	}
	pn.bill.reword(&p.bill)
	p.speak(pn)
	if p.slip.W > 0 { // it stays where it lies
		p.slip.H = px(c, slipH) + p.wordsHigh(c)
	}
}

// Recall shows the last fight again while a line of the log is pointed at that tells of it.
func (pn *Panel) Recall(answer int) { pn.slip.past.pointed = answer }

// Slip is where the slip of the last fight lay in the last frame; of no width where it was
// not seen.
func (pn *Panel) Slip() paint.Rect { return pn.slip.at }

// farewell paints the slip of the last fight, and brings its theatre back while it is pointed
// at.
func (pn *Panel) farewell(f *frame, room *Room) {
	c, p := f.c, &pn.slip.past
	was := pn.slip.back != nil
	pn.slip.back = nil
	if !p.shown {
		return
	}
	p.reword(c, pn)
	if p.at.W == 0 { // it had no theatre
		x, y := room.Map.Center()
		p.at, p.bare = paint.About(x, y+room.Map.H*.38, 2, 2), true
	}
	if p.slip.W == 0 || p.slip.X+p.slip.W > room.Map.X+room.Map.W { // or the log lies there now
		p.slip = pn.offPieces(room.Map, p.at, px(c, slipW), px(c, slipH)+p.wordsHigh(c))
	}
	r := p.slip
	if pn.Scene.Ask == nil && !pn.Scene.Moving() && c.In.Now < p.until {
		p.until = max(p.until, c.In.Now+slipReads) // the computer thinks: its time is not that of the reader
	}
	told := p.pointed > 0 && p.pointed >= p.answers[0] && p.pointed <= p.answers[1]
	p.pointed = 0
	covered := f.act.Recaps && r.Overlaps(f.act.Room.Inset(-c.Px(14))) // that panel tells of the dice too
	covered = covered || room.Taken.W > 0 && r.Overlaps(room.Taken)
	if !told && (covered || c.In.Now >= p.until) {
		return
	}
	layer, text := c.On(paint.Dice, paint.DiceText)
	over := false
	if c.In.Now < p.until {
		c.Wake(p.until)
		if !pn.needed(r) { // else what lies below hears the pointer
			c.Block(r)
			over = c.Region("theatre.slip", r).Hover || was && p.at.Has(c.In.X, c.In.Y)
		}
	}
	c.On(layer, text)
	if over || told {
		p.until = max(p.until, c.In.Now+400)
		pn.slip.back, pn.bill.bill = p, p.bill
		pn.mode = resting
		if p.nobody() {
			pn.place.at = p.at
			pn.alone(f, room)
			p.at = pn.place.at
			return
		}
		if p.bare { // nothing need be seen beside it any more
			p.widen(pn, f, room)
		}
		pn.place.at, pn.place.cut = p.at, p.cut
		pn.place.bare = false
		pn.stage(f)
		return
	}
	layer, text = c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	pn.slip.at = r
	c.Shadow(r.Inset(-c.Px(6)).Moved(c.Px(2), c.Px(2)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	if h := p.wordsHigh(c); h > 0 {
		in := ui.CutBottom(&r, h)
		c.Paragraph(in.Inset(px(c, 8)).Moved(0, -px(c, 8)), ui.SmallB, ui.Middle, c.Theme.Text, p.words)
	}
	pn.slipDice(f, r, pn.foremost(p.throws, p.of))
}

// wordsHigh is how high the words of the result are on the slip.
func (p *last) wordsHigh(c *ui.Ctx) float32 {
	if p.words == "" {
		return 0
	}
	return c.Wrap(ui.SmallB, px(c, slipW)-2*px(c, 8), p.words).Height + px(c, 8)
}

// offPieces is the place in a room, w by h pixels, in the middle of where a theatre was or
// else at its edges, that covers fewest pieces.
func (pn *Panel) offPieces(in, at paint.Rect, w, h float32) (best paint.Rect) {
	x, y := at.Center()
	dx, dy := max(w, (at.W-w)/2), max(2*h, (at.H-h)/2)
	pieces := pn.Scene.View().Pieces
	least := -1
	for _, by := range [...][2]float32{{}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		r := paint.Rect{X: ui.Floor(x + by[0]*dx - w/2), Y: ui.Floor(y + by[1]*dy - h/2), W: w, H: h}
		r.X, r.Y = max(in.X, min(r.X, in.X+in.W-w)), max(in.Y, min(r.Y, in.Y+in.H-h))
		n := 0
		for i := range pieces {
			if on, ok := pn.Board.PieceRect(pieces[i].Ref); ok && on.Overlaps(r) {
				n++
			}
		}
		if least < 0 || n < least {
			best, least = r, n
		}
	}
	return best
}

// widen gives a theatre that had no room the form that it has where there is.
func (p *last) widen(pn *Panel, f *frame, room *Room) {
	pn.place.bare, pn.place.dice = false, pn.diceHere()
	w, h := pn.place.formSize(f.c, wide)
	pn.place.form, pn.place.bandHigh = wide, pn.bandFor(f, wide, w)
	p.cut = pn.place.cut
	h += p.bandHigh
	x, y := p.at.Center()
	in := room.Map
	p.at = paint.Rect{X: ui.Floor(max(in.X, min(x-w/2, in.X+in.W-w))), Y: ui.Floor(max(in.Y, min(y-h/2, in.Y+in.H-h))), W: w, H: h}
}

// foremost is the throw of a fight that is laid on its slip: the one with most dice, and of several
// the last. A check that follows the blow has fewer; those of nothing but the result are looked at, not how
// far a charge carried before it, nor who fell after it.
func (pn *Panel) foremost(all []anim.Throw, of [2]int) *anim.Throw {
	w := pn.counts(all)
	if len(pn.Speaks) > 0 && slices.Equal(w.Event.Faces, pn.Speaks) {
		return w
	}
	all = all[of[0]:of[1]]
	w = &all[len(all)-1]
	for i := range slices.Backward(all) {
		if len(all[i].Event.Faces) > len(w.Event.Faces) {
			w = &all[i]
		}
	}
	return w
}

// slipDice lays the dice of a throw in a row, as large as they go.
func (pn *Panel) slipDice(f *frame, r paint.Rect, w *anim.Throw) {
	c, e := f.c, &w.Event
	n := len(e.Faces)
	if n == 0 || e.Dice.Bag != nil {
		return
	}
	in := r.Inset(px(c, 8))
	d := min(in.H, in.W/float32(n))
	x := in.X + (in.W-d*float32(n))/2
	for place, i := range pn.drum.order(e) {
		alpha := float32(1)
		if missed(e, i) {
			alpha = .45
		}
		pn.Dice.Pale(c, paint.Rect{X: x + d*float32(place), Y: in.Y + (in.H-d)/2, W: d, H: d}, &e.Dice, i, e.Faces[i], -1, alpha)
	}
}

// shortDice is the edge of the dice of a fight that is shown short, in dp.
const shortDice = 56

// short shows a fight without a theatre: its dice beside the target.
func (pn *Panel) short(f *frame, room *Room) {
	c := f.c
	w := pn.lastThrow()
	if w == nil || len(w.Event.Faces) == 0 || w.Event.Dice.Bag != nil {
		return
	}
	e := &w.Event
	n, d := len(e.Faces), c.Px(shortDice)
	cols := min(n, 6)
	rows := (n + cols - 1) / cols
	size := paint.Rect{W: d*float32(cols) + c.Px(16), H: d*float32(rows) + c.Px(16)}
	if !pn.place.placed || pn.place.at.W != size.W || pn.place.at.H != size.H {
		pn.placeShort(f, room, size)
	}
	layer, text := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	c.Block(pn.place.at)
	c.Shadow(pn.place.at.Inset(-c.Px(6)).Moved(c.Px(2), c.Px(2)))
	c.Surface("ui/panel", pn.place.at, c.Theme.Panel)
	pn.looseDice(f, w, pn.place.at.Inset(c.Px(8)), cols)
}

// placeShort finds a place for the dice of a fight that is shown short.
func (pn *Panel) placeShort(f *frame, room *Room, size paint.Rect) {
	k := pn.ground.search(f, room)
	k.Forms = append(k.Forms[:0], sizeOf(size))
	at, _, ok := k.Place()
	if !ok {
		at = paint.Rect{X: room.Map.X + (room.Map.W-size.W)/2, Y: room.Map.Y + room.Map.H - size.H, W: size.W, H: size.H}
	}
	pn.place.at, pn.place.form, pn.place.placed, pn.place.bandHigh = at, small, true, 0
}
