package saves

import (
	"errors"
	"path/filepath"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
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
	cardMark   = 24
)

// cardTitle is what a saved game is called on its card.
var cardTitle = ui.Style{Font: paint.Caps, Size: 27, Lead: 1.15}

// cardWords are the lines of a card, and what is said of the game at the foot of the
// page while it is the one chosen.
type cardWords struct{ title, system, when, moment, about string }

// card is a saved game as the list shows it.
type card struct {
	d    *page.Deps
	it   *archive.Item
	seen *glance // nil: it is being read, or nobody can read it
	now  time.Time
}

// said is what the card of a save says; of a damaged one its fault stands for what is
// known of no game.
func (k *card) said() (w cardWords) {
	it, h := k.it, &k.it.Header
	if it.Err != nil && it.Older == "" {
		return cardWords{title: filepath.Base(it.Path), about: k.d.Word("ui.load.lost", k.damage(it.Err))}
	}
	w = cardWords{title: k.d.Words.Save(h), system: k.d.Words.Book(h.Book), when: k.when(), about: k.mode()}
	if h.Copy {
		w.system = k.d.Word("ui.load.copy", w.system)
	}
	if h.Draft != "" {
		w.system = k.d.Word("ui.load.trial", w.system)
	}
	if kept := k.kept(); kept != "" {
		w.about = k.d.Words.Beside(w.about, kept)
	}
	if it.Err != nil {
		w.about = k.d.Word("ui.load.rescue", filepath.Base(it.Path), k.damage(it.Err))
	}
	w.moment = k.d.Words.Capital(k.d.Words.Moment(h))
	g := k.seen
	if g != nil {
		if battle := k.d.Words.Battle(g.title, h.Title); battle != "" {
			w.system = k.d.Words.Beside(battle, w.system)
		}
	}
	if g == nil || g.view == nil {
		return w
	}
	a, b := g.view.Sides[rules.First], g.view.Sides[rules.Second]
	if a.Nation == "" || b.Nation == "" {
		return w
	}
	if it.Err == nil {
		w.about = k.d.Word("ui.load.mode", k.d.Word("ui.load.armies", k.d.Words.Army(a), k.d.Words.Army(b)), w.about)
	}
	switch who := g.view.Active; {
	case h.Over == "draw":
		w.moment = k.d.Word("ui.end.draw")
	case h.Over == "first":
		w.moment = k.d.Word("ui.end.won", k.d.Words.Army(a))
	case h.Over != "":
		w.moment = k.d.Word("ui.end.won", k.d.Words.Army(b))
	case g.to != rules.Chance && g.to != who: // he answers in the other's turn
		w.moment = k.d.Word("ui.load.decides", w.moment, k.d.Words.Army(g.view.Sides[g.to]))
	case who != rules.Chance && !g.view.TurnUndecided:
		w.moment = k.d.Word("ui.load.active", w.moment, k.d.Words.Army(g.view.Sides[who]))
	}
	return w
}

// damage says what is wrong with a save, without its path: the row names it.
func (k *card) damage(err error) string {
	cause := k.d.Words.Cause(err)
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.Line > 0 {
		return k.d.Word("ui.load.fault.line", cause, fault.Line)
	}
	return k.d.Word("ui.load.fault", cause)
}

// mode says of a saved game who plays.
func (k *card) mode() string {
	h := &k.it.Header
	key := "ui.load.mode.two"
	switch {
	case h.Players[0].Computer && h.Players[1].Computer:
		key = "ui.load.mode.computers"
	case h.Players[0].Computer || h.Players[1].Computer:
		key = "ui.load.mode.computer"
	case h.Open:
		key = "ui.load.mode.one"
	}
	who := k.d.Word(key)
	if h.Dice == archive.DiceHonest {
		who = k.d.Word("ui.load.mode.honest", who)
	}
	return who
}

// kept says what is kept with a saved game, "" if that is nothing.
func (k *card) kept() string {
	var all []string
	if n := k.it.Kept[study.BranchPart]; n > 0 {
		all = append(all, k.d.Word("ui.load.branches", n))
	}
	if k.it.Kept[study.VerdictPart] > 0 {
		all = append(all, k.d.Word("ui.load.analysis"))
	}
	if len(all) == 0 {
		return ""
	}
	return k.d.Word("ui.load.with", k.d.Words.All(all))
}

// mark paints that something is kept with a saved game, at the end of the first line of its words, and tells
// what the pointer does to it. card is the name of the region of the card.
func (k *card) mark(c *ui.Ctx, card string, r paint.Rect) (t ui.Touch) {
	text := k.kept()
	if text == "" {
		return t
	}
	d := c.Px(cardMark)
	at := paint.Rect{X: r.X + r.W - d, Y: ui.Floor(r.Y + (c.Line(cardTitle)-d)/2), W: d, H: d}
	name := "kept" + strings.TrimPrefix(card, "save")
	t = c.Region(name, at)
	c.Image("icon/branch", at, c.Theme.Muted)
	c.Tip(name, at, k.d.Words.Capital(text), false)
	return t
}

// when is the moment of a save, in the computer's time.
func (k *card) when() string { return k.d.Words.When(k.it.Saved, k.now) }

// lines is how the words of a card lie in a width: title, then system and date,
// then moment and score, each pair in one line where it fits.
func (k *card) lines(c *ui.Ctx, r paint.Rect, show bool) (h float32) {
	it, s, text, muted := k.it, k.said(), c.Theme.Text, c.Theme.Muted
	put := func(st ui.Style, a ui.Align, col paint.Color, words string) {
		row := r
		row.Y += h
		if h == 0 && k.kept() != "" { // beside the mark
			row.W -= c.Px(cardMark + 8)
		}
		if show {
			c.Paragraph(row, st, a, col, words)
		}
		if words != "" {
			h += c.Wrap(st, row.W, words).Height
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
	score, d := k.scoreWidth(c), c.Px(cardShield)
	row := paint.Rect{X: r.X, Y: r.Y + h, W: r.W, H: max(d, c.Line(ui.Strong))}
	if c.Width(ui.Strong, s.moment)+score > r.W {
		put(ui.Strong, ui.Start, text, s.moment)
		row.Y = r.Y + h
	} else if show {
		c.Label(row, ui.Strong, ui.Start, text, s.moment)
	}
	if show {
		k.score(c, paint.Rect{X: r.X + r.W - score, Y: row.Y, W: score, H: row.H})
	}
	return h + row.H
}

// height is the height of the words of a card of a width.
func (k *card) height(c *ui.Ctx, w float32) float32 {
	words := wordsIn(c, paint.Rect{W: w}.Inset(c.Hairline()))
	return 2*c.Px(8) + c.Px(cardBand) + k.lines(c, words, false)
}

// wordsIn is where the words of a card stand below its band: measured and painted,
// they have to break alike.
func wordsIn(c *ui.Ctx, body paint.Rect) paint.Rect {
	return paint.Rect{X: body.X + c.Px(cardPad), Y: body.Y + c.Px(8), W: body.W - 2*c.Px(cardPad)}
}

// band is the line of strength: how much of what stands on the map is whose.
func (k *card) band(c *ui.Ctx, r paint.Rect) {
	c.Fill(r, c.Theme.Border)
	g := k.seen
	if g == nil || g.view == nil {
		return
	}
	n := chronicle.Strength(g.view)
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
func (k *card) scoreWidth(c *ui.Ctx) (w float32) {
	g := k.seen
	if g == nil || g.view == nil || k.it.Opens() == "" {
		return 0
	}
	for s := range g.view.Sides {
		if a := g.score[s]; a != nil {
			n, of := caption.Score(a)
			w += c.Px(cardShield) + c.Px(18) + c.Width(ui.Prompt, n) + c.Width(ui.Small, of)
		}
	}
	return w
}

// score paints them.
func (k *card) score(c *ui.Ctx, r paint.Rect) {
	if r.W == 0 {
		return
	}
	g := k.seen
	for s := range g.view.Sides {
		a := g.score[s]
		if a == nil {
			continue
		}
		n, of := caption.Score(a)
		ui.CutLeft(&r, c.Px(14))
		d := c.Px(cardShield)
		c.Image("emblem/"+g.view.Sides[s].Nation, ui.Mid(ui.CutLeft(&r, d), d, d), paint.White)
		ui.CutLeft(&r, c.Px(4))
		c.Label(ui.CutLeft(&r, c.Width(ui.Prompt, n)), ui.Prompt, ui.Start, c.Theme.Text, n)
		c.Label(ui.CutLeft(&r, c.Width(ui.Small, of)), ui.Small, ui.Start, c.Theme.Muted, of)
	}
}
