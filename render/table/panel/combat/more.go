package combat

import (
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
)

// Sizes of the sheet that tells all there is to know, in dp.
var sheetSizes = [...]beside.Size{{W: 620, H: 560}, {W: 460, H: 720}, {W: 620, H: 400}, {W: 460, H: 420}}

// sheet is where all there is to know is read.
type sheet struct {
	open   bool
	raised bool   // the map has made room for it
	of     fitKey // what its place was found for
	at     paint.Rect
}

// more paints the button that opens the sheet with all there is to know, and that sheet.
func (pn *Panel) more(f *frame, room *Room) {
	c := f.c
	if pn.mode == byHand || pn.slip.back != nil {
		pn.sheet.open = false
		return
	}
	if c.Take("O") {
		pn.sheet.open = !pn.sheet.open
		c.Animate()
	}
	if !pn.sheet.open || pn.mode == throwing {
		pn.sheet.raised = false
		return
	}
	layer, text := c.On(paint.Popup, paint.Popup)
	defer c.On(layer, text)
	r := pn.sheetRoom(f, room)
	c.Shadow(r.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)))
	f.in = c.Panel(r)
	switch pn.mode {
	case planning:
		pn.planned(f)
	case resting, waiting:
		g := f.column("dice")
		defer g.done()
		pn.tells.standing(&g.Column, pn.foretold)
		if pn.bill.card != nil { // what had been foretold
			pn.tells.cardOf(&g.Column, pn.bill.card, pn.bill.fight)
		}
	}
}

// sheetRoom is where the sheet lies: over the theatre rather than over the fight, and where
// there is no room beside that, over the lower part of the window.
func (pn *Panel) sheetRoom(f *frame, room *Room) paint.Rect {
	c := f.c
	if pn.place.form != line {
		key := fitKey{room: room.Map, scale: c.Scale, revised: pn.bill.revised, mode: pn.mode}
		if key == pn.sheet.of {
			return pn.sheet.at
		}
		pn.sheet.of = key
		k := pn.ground.search(f, room)
		k.Clear[len(k.Clear)-1] = paint.Rect{X: -9, Y: -9} // the pointer has pressed
		k.Last = pn.place.at
		for _, s := range sheetSizes {
			k.Forms = append(k.Forms, beside.Size{W: px(c, s.W), H: min(px(c, s.H), k.Room.H)})
		}
		if at, _, ok := k.Place(); ok {
			pn.sheet.at = at
			return at
		}
	}
	r := room.Map
	if !pn.sheet.raised {
		k := pn.ground.search(f, room)
		at := pn.place.at
		pn.place.at = ui.CutBottom(&r, room.Map.H*.55)
		pn.place.raise(f, &k)
		pn.place.at, pn.sheet.raised, r = at, true, room.Map
	}
	pn.sheet.at = ui.CutBottom(&r, room.Map.H*.55).Inset(c.Px(8))
	return pn.sheet.at
}

// inLine is the theatre where letters are so large that nothing else has room: the drum
// with the dice, both sums, the result, and More.
func (pn *Panel) inLine(f *frame, p *play) {
	c := f.c
	r := p.board.Inset(c.Px(8))
	if pn.mode == byHand {
		r.H = p.board.H - 2*c.Px(8)
	}
	w, h := c.Size(ui.Button{Label: pn.Words.Word("table.theatre.all")})
	if pn.mode != byHand {
		at := ui.Mid(ui.CutRight(&r, w), w, min(h, r.H))
		if c.Button(at, ui.Button{Name: "button.theatre.more", Label: pn.Words.Word("table.theatre.all"), On: pn.sheet.open}) {
			pn.sheet.open = !pn.sheet.open
		}
		r.W -= c.Px(10)
	}
	g := f.plain(r)
	d := p.board.H * .92
	x, y := r.X+r.W/2, p.board.Y+p.board.H/2
	both := x-d*.7-r.X >= c.Px(wingLeast)
	if !both { // beside a log, what counts most has all the room
		x = r.X + d*.62
	}
	pn.drumOf(&g, x, y, d*.62)
	left, right := r, r
	left.W, right.X = x-d*.7-r.X, x+d*.7
	right.W = r.X + r.W - right.X
	if both {
		pn.sumOf(c, left, 0)
	}
	if pn.Choice.Sharing() {
		pn.losses.wing(f, right)
		return
	}
	if text := pn.outcomeText(); text != "" {
		c.Paragraph(right, c.Fit(ui.SmallB, right.W, right.H, text), ui.End, c.Theme.Danger, text)
		return
	}
	if pn.bill.card != nil && pn.mode == planning {
		text := pn.chance(pn.bill.card)
		st := c.Fit(ui.SmallB, right.W, right.H, text)
		if text != "" && c.Wrap(st, right.W, text).Height <= right.H { // else More tells it
			c.Paragraph(right, st, ui.Start, c.Theme.Accent, text)
			return
		}
	}
	i := 1
	if !both {
		i = 0
	}
	pn.sumOf(c, right, i)
}

// wingLeast is the room beside the drum of a line, in dp, that a side needs at least.
const wingLeast = 120

// sumOf sets the name of a party with its first sum.
func (pn *Panel) sumOf(c *ui.Ctx, r paint.Rect, i int) {
	s := &pn.bill.cast[i]
	text := s.title
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W}, c.Fit(ui.Small, r.W, r.H*.5, text), ui.Start, c.Theme.Text, text)
	if len(s.sums) > 0 {
		at := paint.Rect{X: r.X, Y: r.Y + r.H*.5, W: r.W, H: r.H * .5}
		w := c.Width(ui.SmallB, s.sums[0].value)
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, s.sums[0].value)
		if at.W -= w + c.Px(8); at.W >= w {
			oneLine(c, at, ui.SmallB, ui.Start, c.Theme.Text, s.sums[0].name)
		}
	}
}
