package combat

import (
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of the card of a roll that is of no fight, in dp, how many lines of words it has room
// for before anything is told, and how many dice stand in a row.
const (
	loneW     = 340
	loneHead  = 38
	loneLines = 3
	loneRow   = 5
)

// lone is a roll in which nobody fights: a test of morale, how far one flees, who begins. A
// card beside the piece that it is about tells of it, not the theatre with nobody in it.
type lone struct {
	of   *int // the first die of the throw that it has a place for
	high float32
	room paint.Rect

	key               loneKey
	said, why, result string
}

// loneKey is what the words of a roll are made of.
type loneKey struct {
	of       *int // the first die
	language string
}

// nobody reports whether the bill is of no fight: it names no piece on either side, or on one
// side alone where no combat is on, as when somebody is tested.
func (b *bill) nobody() bool {
	n, m := len(b.cast[0].who), len(b.cast[1].who)
	return n+m == 0 || b.fight == nil && (n == 0 || m == 0)
}

// alone paints the card of the throw that lies there last.
func (pn *Panel) alone(f *frame, room *Room) {
	w := pn.lastThrow()
	if w == nil || len(w.Event.Faces) == 0 || w.Event.Dice.Bag != nil {
		pn.place.at, pn.place.placed = paint.Rect{}, false
		return
	}
	c, e := f.c, &w.Event
	about, side := pn.rollsFor(e)
	head := float32(0)
	if side != rules.Chance { // else both sides roll
		head = c.Px(loneHead)
	}
	said, why, result := pn.loneWords(w, about)
	high := head + pn.loneHigh(c, len(e.Faces), said, why, result)
	if k := &pn.lone; k.of != &e.Faces[0] || k.high != high || k.room != room.Map {
		fresh := k.of != &e.Faces[0] || k.room != room.Map
		k.of, k.high, k.room = &e.Faces[0], high, room.Map
		pn.placeLone(f, room, about, beside.Size{W: c.Px(loneW), H: high}, fresh)
	}
	pn.place.fight, pn.place.placed, pn.place.form, pn.place.bandHigh = pn.bill.fights, true, small, 0
	layer, text := c.On(paint.Dice, paint.DiceText)
	defer c.On(layer, text)
	at := pn.place.at
	c.Block(at)
	c.Shadow(at.Inset(-c.Px(6)).Moved(c.Px(2), c.Px(2)))
	c.Surface("ui/panel", at, c.Theme.Panel)
	in := at.Inset(c.Px(9))
	if head > 0 {
		pn.loneTitle(c, ui.CutTop(&in, head), about, side)
		in.Y += c.Px(8)
	}
	in.Y = pn.looseDice(f, w, in, loneRow) + c.Px(6)
	for _, x := range [...]struct {
		text string
		st   ui.Style
		col  paint.Color
	}{{said, ui.Small, c.Theme.Text}, {why, ui.Small, c.Theme.Muted}, {result, ui.SmallB, c.Theme.Danger}} {
		if x.text != "" {
			in.Y += c.Paragraph(paint.Rect{X: in.X, Y: in.Y, W: in.W}, x.st, ui.Start, x.col, x.text)
		}
	}
}

// loneWords are what the roll was for, what was added to it, and what it came to: nothing
// before the dice lie.
func (pn *Panel) loneWords(w *anim.Throw, about rules.Ref) (said, why, result string) {
	if pn.Clips.Rolling(w) {
		return "", "", ""
	}
	k := &pn.lone
	key := loneKey{&w.Event.Faces[0], pn.Words.Language()}
	if k.key == key {
		return k.said, k.why, k.result
	}
	k.key, k.said, k.why, k.result = key, pn.loneText(w.Event.Text, about), "", ""
	var all []string
	for _, e := range pn.History.CameOf(&w.Event) {
		if k.why == "" {
			k.why = pn.termsOf(e)
		}
		all = append(all, pn.loneText(e.Text, about))
	}
	if all != nil {
		k.result = pn.Words.Sentences(all...)
	}
	return k.said, k.why, k.result
}

// loneText says a sentence on the card of a piece: without its name, which stands at the head.
func (pn *Panel) loneText(x rules.Text, about rules.Ref) string {
	if x.Key == "" {
		return ""
	}
	if about != 0 && x.A == about {
		return pn.Words.Capital(pn.Words.Under(x))
	}
	return pn.Words.Capital(pn.Words.Say(x))
}

// termsOf lists the terms of a result about one thing, in a line: where two sides are
// against each other its words and the log tell their totals.
func (pn *Panel) termsOf(e *rules.Event) string {
	var all []string
	for i := range e.Mods {
		m := &e.Mods[i]
		if m.Sum != e.Mods[0].Sum {
			return ""
		}
		all = append(all, pn.Words.Word("format.value", words.Signed(m.N), pn.Words.Under(m.Why)))
	}
	if all == nil {
		return ""
	}
	return pn.Words.Series(all)
}

// loneHigh is how high the card of so many dice is with its words, without its head.
func (pn *Panel) loneHigh(c *ui.Ctx, dice int, said, why, result string) float32 {
	w, text := c.Px(loneW)-2*c.Px(9), float32(0)
	for _, x := range [...]string{said, why} {
		if x != "" {
			text += c.Wrap(ui.Small, w, x).Height
		}
	}
	if result != "" {
		text += c.Wrap(ui.SmallB, w, result).Height
	}
	rows := (dice + loneRow - 1) / loneRow
	return ui.Floor(2*c.Px(9) + c.Px(14) + float32(rows)*c.Px(shortDice) + max(text, loneLines*c.Line(ui.Small)) + c.Px(2))
}

// placeLone finds the card a place beside the piece that it is about; it grows where it is.
func (pn *Panel) placeLone(f *frame, room *Room, about rules.Ref, size beside.Size, fresh bool) {
	at := &pn.place.at
	if !fresh {
		at.H = size.H
		at.Y = max(room.Map.Y, min(at.Y, room.Map.Y+room.Map.H-at.H))
		return
	}
	if about != 0 {
		k := pn.ground.search(f, room)
		k.Clear = append(pn.ground.cover(nil, about), k.Clear...)
		k.Forms = []beside.Size{size}
		k.Last = *at
		if lies, _, ok := k.Place(); ok {
			*at = lies
			return
		}
	}
	x, y := room.Map.Center()
	*at = pn.offPieces(room.Map, paint.About(x, y+room.Map.H*.38, 2, 2), size.W, size.H)
}

// rollsFor is the piece on the map that dice are rolled for, 0 if there is none, and its
// side, Chance where both sides roll.
func (pn *Panel) rollsFor(e *rules.Event) (rules.Ref, rules.Side) {
	for _, r := range [...]rules.Ref{e.Text.A, scene.DieOf(&e.Dice, 0).For, e.Who} {
		if _, ok := pn.Board.PieceRect(r); ok && r != 0 {
			s, _ := pn.Scene.SideOf(r)
			return r, s
		}
	}
	return 0, e.Dice.Side
}

// loneTitle is the head of the card: who rolls, in the colours of his side.
func (pn *Panel) loneTitle(c *ui.Ctx, r paint.Rect, about rules.Ref, s rules.Side) {
	l, nation := pn.liveryOf(s), pn.Scene.Nation(s)
	c.Fill(r, panel.Ink)
	c.Fill(r.Inset(c.Hairline()), l.Field)
	d := r.H - c.Px(6)
	pn.emblem(c, paint.Rect{X: r.X + c.Px(5), Y: r.Y + c.Px(3), W: d, H: d}, nation)
	ui.CutLeft(&r, d+c.Px(12))
	r.W -= c.Px(6)
	title := pn.Words.Side(s)
	if about != 0 {
		title = pn.Words.Name(about)
	}
	title = pn.Words.Capital(title)
	c.Label(r, c.Fit(ui.Strong, r.W, r.H, title), ui.Start, l.Ink, title)
}

// looseDice paints the dice of a throw in rows of so many, as they tumble and lie, each with
// the colours of the side that it is of where they stand against each other; it returns
// where they end.
func (pn *Panel) looseDice(f *frame, w *anim.Throw, in paint.Rect, cols int) float32 {
	c, e := f.c, &w.Event
	d := c.Px(shortDice)
	_, _, casting := pn.Clips.Cast(w)
	if casting {
		c.Animate()
	}
	g := panel.Column{C: c, Intent: f.intent}
	for place, i := range pn.drum.order(e) {
		if casting {
			place = i
		}
		at := paint.Rect{X: in.X + d*float32(place%cols), Y: in.Y + d*float32(place/cols), W: d, H: d}
		frame, alpha := pn.Clips.Tumble(w, i), float32(1)
		if frame < 0 && missed(e, i) && !casting {
			alpha = .45
		}
		if s := pn.throws(scene.DieOf(&e.Dice, i)); pn.ofBoth(&e.Dice) {
			c.Stripe(paint.Rect{X: at.X + c.Px(4), Y: at.Y + d - c.Px(3), W: d - c.Px(8), H: c.Px(4)}, pn.Scene.Nation(s))
		}
		pn.Dice.Pale(c, at, &e.Dice, i, e.Faces[i], frame, alpha)
		if !casting {
			pn.drum.dieTouch(&g, at, e, pn.throwIndex(w), i)
		}
	}
	return in.Y + d*float32((len(e.Faces)+cols-1)/cols)
}
