package saves

import (
	"errors"
	"path/filepath"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
)

// Measures of the card of a saved game, in dp.
const (
	cardGap    = 14
	cardLeast  = 330 // its width
	cardPic    = 120 // height of its picture, at least
	cardPad    = 14
	cardShield = 30
	cardBand   = 7 // line of strength
)

// cardTitle is what a saved game is called on its card.
var cardTitle = ui.Style{Font: paint.Caps, Size: 27, Lead: 1.15}

// cardWords are the lines of a card, and what is said of the game at the foot of the
// page while it is the one chosen.
type cardWords struct{ title, system, when, moment, about string }

// said is what the card of a save says; of a damaged one its fault stands for what is
// known of no game.
func (l *Page) said(it *archive.Item) (w cardWords) {
	h := &it.Header
	if it.Err != nil && it.Older == "" {
		return cardWords{title: filepath.Base(it.Path), about: l.d.Word("ui.load.lost", l.damage(it.Err))}
	}
	w = cardWords{title: l.d.Words.Save(h), system: l.d.Words.Book(h.Book), when: l.when(it), about: l.mode(h)}
	if h.Copy {
		w.system = l.d.Word("ui.load.copy", w.system)
	}
	if it.Err != nil {
		w.about = l.d.Word("ui.load.rescue", filepath.Base(it.Path), l.damage(it.Err))
	}
	w.moment = l.d.Words.Capital(l.d.Words.Moment(h))
	g := l.glance(it)
	if g == nil || g.view == nil {
		return w
	}
	a, b := g.view.Sides[rules.First], g.view.Sides[rules.Second]
	if a.Nation == "" || b.Nation == "" {
		return w
	}
	if it.Err == nil {
		w.about = l.d.Word("ui.load.mode", l.d.Word("ui.load.armies", l.d.Words.Army(a), l.d.Words.Army(b)), w.about)
	}
	switch who := g.view.Active; {
	case h.Over == "draw":
		w.moment = l.d.Word("ui.end.draw")
	case h.Over == "first":
		w.moment = l.d.Word("ui.end.won", l.d.Words.Army(a))
	case h.Over != "":
		w.moment = l.d.Word("ui.end.won", l.d.Words.Army(b))
	case g.to != rules.Chance && g.to != who: // he answers in the other's turn
		w.moment = l.d.Word("ui.load.decides", w.moment, l.d.Words.Army(g.view.Sides[g.to]))
	case who != rules.Chance && !g.view.TurnUndecided:
		w.moment = l.d.Word("ui.load.active", w.moment, l.d.Words.Army(g.view.Sides[who]))
	}
	return w
}

// damage says what is wrong with a save, without its path: the row names it.
func (l *Page) damage(err error) string {
	cause := l.d.Words.Cause(err)
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.Line > 0 {
		return l.d.Word("ui.load.fault.line", cause, fault.Line)
	}
	return l.d.Word("ui.load.fault", cause)
}

// mode says of a saved game who plays.
func (l *Page) mode(h *archive.Header) string {
	key := "ui.load.mode.two"
	switch {
	case h.Players[0].Computer && h.Players[1].Computer:
		key = "ui.load.mode.computers"
	case h.Players[0].Computer || h.Players[1].Computer:
		key = "ui.load.mode.computer"
	case h.Open:
		key = "ui.load.mode.one"
	}
	who := l.d.Word(key)
	if h.Dice == archive.DiceHonest {
		who = l.d.Word("ui.load.mode.honest", who)
	}
	return who
}

// when is the moment of a save, in the computer's time.
func (l *Page) when(it *archive.Item) string {
	at, now := it.Saved.Local(), l.doors.Now().Local()
	key := "ui.date"
	switch day := now.AddDate(0, 0, -1); {
	case at.Year() == now.Year() && at.YearDay() == now.YearDay():
		key = "ui.date.today"
	case at.Year() == day.Year() && at.YearDay() == day.YearDay():
		key = "ui.date.yesterday"
	}
	return at.Format(l.d.Word(key))
}

// cardLines is how the words of a card lie in a width: title, then system and date,
// then moment and score, each pair in one line where it fits.
func (l *Page) cardLines(c *ui.Ctx, it *archive.Item, r paint.Rect, show bool) (h float32) {
	s, text, muted := l.said(it), c.Theme.Text, c.Theme.Muted
	put := func(st ui.Style, a ui.Align, col paint.Color, words string) {
		row := r
		row.Y += h
		if show {
			c.Paragraph(row, st, a, col, words)
		}
		if words != "" {
			h += c.Wrap(st, r.W, words).Height
		}
	}
	put(cardTitle, ui.Start, text, s.title)
	if it.Opens() == "" {
		put(ui.Small, ui.Start, c.Theme.Danger, s.about)
		return h
	}
	if w := c.Width(ui.Small, s.when); c.Width(ui.Small, s.system)+w+c.Px(16) <= r.W {
		if show {
			c.Label(paint.Rect{X: r.X, Y: r.Y + h, W: r.W, H: c.Line(ui.Small)}, ui.Small, ui.End, muted, s.when)
		}
		put(ui.Small, ui.Start, muted, s.system)
	} else {
		put(ui.Small, ui.Start, muted, s.system)
		put(ui.Small, ui.Start, muted, s.when)
	}
	if it.Err != nil {
		put(ui.Small, ui.Start, c.Theme.Danger, s.about)
		return h
	}
	score, d := l.scoreWidth(c, it), c.Px(cardShield)
	row := paint.Rect{X: r.X, Y: r.Y + h, W: r.W, H: max(d, c.Line(ui.Strong))}
	if c.Width(ui.Strong, s.moment)+score > r.W {
		put(ui.Strong, ui.Start, text, s.moment)
		row.Y = r.Y + h
	} else if show {
		c.Label(row, ui.Strong, ui.Start, text, s.moment)
	}
	if show {
		l.score(c, it, paint.Rect{X: r.X + r.W - score, Y: row.Y, W: score, H: row.H})
	}
	return h + row.H
}

// cardHeight is the height of the words of a card.
func (l *Page) cardHeight(c *ui.Ctx, it *archive.Item, w float32) float32 {
	return 2*c.Px(8) + c.Px(cardBand) + l.cardLines(c, it, paint.Rect{W: w - 2*c.Px(cardPad)}, false)
}

// card paints one save; words is the height of its words, 0 if they stand beside its
// picture.
func (l *Page) card(c *ui.Ctx, i int, r paint.Rect, words float32) {
	it := &l.list[i]
	t := c.Region(l.items[i], r)
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	body := r.Inset(c.Hairline())
	if words == 0 {
		l.picture(c, i, it, ui.CutLeft(&body, body.W*.46))
	} else {
		l.picture(c, i, it, ui.CutTop(&body, body.H-words))
	}
	l.band(c, it, ui.CutTop(&body, c.Px(cardBand)))
	l.cardLines(c, it, paint.Rect{X: body.X + c.Px(cardPad), Y: body.Y + c.Px(8), W: body.W - 2*c.Px(cardPad)}, true)
	switch {
	case i == l.at:
		c.Frame(r.Inset(-c.Px(2)), c.Px(4), c.Theme.Accent)
	case t.Hover:
		c.Frame(r, c.Px(2), c.Theme.Gold)
	default:
		c.Frame(r, c.Hairline(), c.Theme.Border)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	if t.Clicked {
		l.at = i
		c.SetFocus(savesName)
	}
	if t.Twice && l.path() != "" {
		l.open()
	}
}

// picture is the map of a save, or why there is none.
func (l *Page) picture(c *ui.Ctx, i int, it *archive.Item, r paint.Rect) {
	if it.Opens() == "" {
		torn(c, r)
		return
	}
	g := l.glance(it)
	switch {
	case g == nil:
		c.Fill(r, c.Theme.Panel2)
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	case g.view == nil || survey.Unbuilt(g.view.Map):
		c.Fill(r, c.Theme.Panel)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
	default:
		l.shot(i, g).Paint(c, r)
	}
}

// torn is a sheet of which the half is gone.
func torn(c *ui.Ctx, r paint.Rect) {
	c.Fill(r, c.Theme.Border)
	c.Clip(r)
	defer c.Unclip()
	d := r.H * .16
	sheet := ui.Mid(r, r.H*1.1, r.H*.8)
	layer, _ := c.Layers()
	c.Fill(sheet, c.Theme.Panel)
	for k := range 4 {
		y := sheet.Y + sheet.H*(.16+.14*float32(k))
		c.Fill(paint.Rect{X: sheet.X + d*.6, Y: y, W: sheet.W - d*1.2 - d*.7*float32(k%2), H: c.Hairline()}, c.Theme.Muted)
	}
	for k := range 12 { // the edge of the tear runs up to the right
		x := sheet.X + sheet.W*float32(k)/11
		y := sheet.Y + sheet.H*(.78-.03*float32(k)) + d*.3*float32(k%3-1)
		c.L.Add(paint.Cmd{Op: paint.Fill, Layer: layer, Dst: paint.About(x, y+d, d*2, d*2), Color: c.Theme.Border, Angle: .8})
		c.Fill(paint.Rect{X: x - d, Y: y + d, W: 2 * d, H: r.H}, c.Theme.Border)
	}
}

// band is the line of strength: how much of what stands on the map is whose.
func (l *Page) band(c *ui.Ctx, it *archive.Item, r paint.Rect) {
	c.Fill(r, c.Theme.Border)
	g := l.glance(it)
	if g == nil || g.view == nil {
		return
	}
	n := g.strength()
	if n[0]+n[1] == 0 {
		return
	}
	own := r
	own.W = ui.Floor(r.W * float32(n[0]) / float32(n[0]+n[1]))
	c.Fill(r, ui.LiveryOf(g.view.Sides[rules.Second].Nation).Field)
	c.Fill(own, ui.LiveryOf(g.view.Sides[rules.First].Nation).Field)
	c.Fill(paint.Rect{X: own.X + own.W - c.Px(1), Y: r.Y, W: c.Px(2), H: r.H}, c.Theme.Panel)
	c.Frame(r, 1, c.Theme.Text)
}

// scoreWidth is the room for the shields of both sides with their numbers.
func (l *Page) scoreWidth(c *ui.Ctx, it *archive.Item) (w float32) {
	g := l.glance(it)
	if g == nil || g.view == nil || it.Opens() == "" {
		return 0
	}
	for s := range g.view.Sides {
		if k := g.score(rules.Side(s)); k != nil {
			n, of := caption.Score(k)
			w += c.Px(cardShield) + c.Px(18) + c.Width(ui.Prompt, n) + c.Width(ui.Small, of)
		}
	}
	return w
}

// score paints them.
func (l *Page) score(c *ui.Ctx, it *archive.Item, r paint.Rect) {
	if r.W == 0 {
		return
	}
	g := l.glance(it)
	for s := range g.view.Sides {
		k := g.score(rules.Side(s))
		if k == nil {
			continue
		}
		n, of := caption.Score(k)
		ui.CutLeft(&r, c.Px(14))
		d := c.Px(cardShield)
		c.Image("emblem/"+g.view.Sides[s].Nation, ui.Mid(ui.CutLeft(&r, d), d, d), paint.White)
		ui.CutLeft(&r, c.Px(4))
		c.Label(ui.CutLeft(&r, c.Width(ui.Prompt, n)), ui.Prompt, ui.Start, c.Theme.Text, n)
		c.Label(ui.CutLeft(&r, c.Width(ui.Small, of)), ui.Small, ui.Start, c.Theme.Muted, of)
	}
}
