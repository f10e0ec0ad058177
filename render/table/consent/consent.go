// Package consent asks both players whether what the rules of taking back refuse is taken
// back all the same, such as dice: each presses a key of his own, or clicks his disc, both
// within three seconds. Whoever plays both sides, or against the computer, says so once more.
package consent

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Game is what is asked about.
type Game interface {
	Start() match.Start
	Changes() int
	CanAgree() (n int, why rules.Reason)
	FallAlike() bool
	Bare() bool
	StandUp()
}

// Deps is what the question is told from.
type Deps struct {
	Game  Game
	Scene *scene.Scene
	Words *words.Speaker
}

// Keys are those by which the sides agree: far apart, so that two hands press them.
var Keys = [2]paint.Key{"A", "L"}

// window is how long one player waits for the other, in milliseconds.
const window = 3000

// deaf is how long the question hears nothing once it is put: what was pressed to undo more
// than once is no answer to it.
const deaf = 350

// Ask is the question. It closes by itself as soon as the game goes on.
type Ask struct {
	Deps
	open    bool
	n       int // answers that stay
	changes int // of the game, as the question was put
	since   float64
	agreed  [2]float64 // when a side has, in milliseconds; 0: it has not
	sides   []rules.Side
}

// New returns the question; it is not put.
func New(d Deps) *Ask { return &Ask{Deps: d} }

// Put puts the question, or says why it may not be put. Hands that the two players must not
// see lie face down from now on.
func (a *Ask) Put(c *ui.Ctx) (why rules.Reason) {
	n, why := a.Game.CanAgree()
	if !why.OK() {
		return why
	}
	a.Game.StandUp() // both come to the keys
	*a = Ask{Deps: a.Deps, open: true, n: n, changes: a.Game.Changes(), since: c.In.Now, sides: a.sides[:0]}
	start := a.Game.Start()
	for s := range start.Players {
		if side := rules.Side(s); !start.Players[s].Computer && (!start.Open || side == a.decider() || start.Players[side.Other()].Computer) {
			a.sides = append(a.sides, side)
		}
	}
	c.Sound("select")
	c.Animate()
	return why
}

// decider is the side that one who plays both speaks for just now.
func (a *Ask) decider() rules.Side {
	if q := a.Scene.Ask; q != nil && q.To != rules.Chance {
		return q.To
	}
	return rules.First
}

// Shown reports whether the question stands.
func (a *Ask) Shown() bool { return a.open && a.changes == a.Game.Changes() }

// Frame paints the question over all else while it stands. It returns how many answers
// stay, once all have agreed that those after them are taken back.
func (a *Ask) Frame(c *ui.Ctx) (n int, all bool) {
	if !a.Shown() {
		a.open = false
		return 0, false
	}
	c.Modal(.35)
	defer c.EndModal()
	in := a.panel(c)
	a.expire(c)
	all = true
	for i, s := range a.sides {
		if a.disc(c, a.place(c, in, i), s) && c.In.Now >= a.since+deaf && !c.In.Again {
			a.agreed[s] = max(c.In.Now, 1)
			c.Sound("select")
			c.Animate()
		}
		all = all && a.agreed[s] > 0
	}
	foot := ui.CutBottom(&in, c.Px(44))
	leave := ui.Button{Name: "consent.leave", Label: a.Words.Word("table.consent.leave"), Key: "Escape"}
	w, _ := c.Size(leave)
	if c.Button(ui.Mid(foot, w, foot.H), leave) {
		a.open = false
		c.Animate()
		return 0, false
	}
	a.open = !all
	return a.n, all
}

// expire takes back what a player has said too long before the other one, and comes again
// when that is due.
func (a *Ask) expire(c *ui.Ctx) {
	for s, at := range a.agreed {
		switch left := at + window - c.In.Now; {
		case at == 0:
		case left <= 0:
			a.agreed[s] = 0
		case c.Calm:
			c.Wake(at + window)
		default:
			c.Animate()
		}
	}
}

// Sizes of the question, in dp.
const (
	wide = 640
	disc = 104
)

// texts are what is asked and what comes of it.
func (a *Ask) texts() (all [3]string) {
	w := a.Words
	start := a.Game.Start()
	switch {
	case len(a.sides) == 2:
		all[0] = w.Word("table.consent.both")
	case start.Players[a.sides[0].Other()].Computer:
		all[0] = w.Word("table.consent.computer")
	default:
		all[0] = w.Word("table.consent.alone")
	}
	if all[1] = w.Word("table.consent.anew"); a.Game.FallAlike() {
		all[1] = w.Word("table.consent.alike")
	}
	if len(a.sides) == 2 && !a.Game.Bare() {
		all[2] = w.Word("table.consent.seat")
	}
	return all
}

// panel paints what is asked, and returns the room below it.
func (a *Ask) panel(c *ui.Ctx) paint.Rect {
	w := min(c.Px(wide)*max(1, min(c.Text, 1.5)), c.In.W-c.Px(40))
	in := w - c.Px(48)
	title, texts := a.Words.Word("table.consent.title"), a.texts()
	h := c.Px(48) + c.Wrap(ui.Heading, in, title).Height + c.Px(12) + a.discHigh(c) + c.Px(60)
	for _, t := range texts {
		if t != "" {
			h += c.Wrap(ui.Body, in, t).Height + c.Px(8)
		}
	}
	r := ui.Mid(c.Window(), w, min(h, c.In.H))
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, title)+c.Px(12))
	for _, t := range texts {
		if t != "" {
			ui.CutTop(&r, c.Paragraph(r, ui.Body, ui.Start, c.Theme.Text, t)+c.Px(8))
		}
	}
	return r
}

// discHigh is how high a disc is with the name of its side.
func (a *Ask) discHigh(c *ui.Ctx) float32 { return c.Px(disc) + c.Line(ui.Strong) + c.Px(8) }

// place is where the disc of one of those asked lies: at the left and the right end of in,
// or alone in the middle.
func (a *Ask) place(c *ui.Ctx, in paint.Rect, i int) paint.Rect {
	w := in.W / float32(len(a.sides))
	return paint.Rect{X: in.X + w*float32(i), Y: in.Y, W: w, H: a.discHigh(c)}
}

// names are those of the discs.
var names = [2]string{"consent.first", "consent.second"}

// disc paints the disc of a side, which fills when it agrees and empties in the time that it
// waits, and reports whether it is pressed.
func (a *Ask) disc(c *ui.Ctx, room paint.Rect, s rules.Side) (pressed bool) {
	d := c.Px(disc)
	at := ui.Mid(paint.Rect{X: room.X, Y: room.Y, W: room.W, H: d}, d, d)
	touch := c.Region(names[s], at)
	_, entered := c.Focusable(names[s], at)
	again := len(a.sides) == 1 && c.In.Held.Ctrl && c.Take("Z")
	pressed = touch.Clicked || entered || again || !c.In.Held.Ctrl && c.Take(Keys[s])
	if touch.Hover {
		c.Cursor(paint.Hand)
	}
	field := c.Theme.Plate(a.Scene.Nation(s))
	c.Image("badge", at, c.Theme.Text)
	inner := at.Inset(c.Px(3))
	c.Image("badge", inner, c.Theme.Panel2)
	ink := c.Theme.Text
	if since := a.agreed[s]; since > 0 {
		left := float32(1 - (c.In.Now-since)/window)
		if c.Calm {
			left = 1
		}
		fill := inner
		fill.Y, fill.H = fill.Y+fill.H*(1-left), fill.H*left
		c.Clip(fill)
		c.Image("badge", inner, field.Field)
		c.Unclip()
		if left > .55 { // the letter stands on it
			ink = field.Ink
		}
	} else {
		edge := at.Inset(c.Px(3))
		c.Image("badge", edge, field.Field)
		c.Image("badge", edge.Inset(c.Px(9)), c.Theme.Panel2)
	}
	c.Label(at, ui.Heading, ui.Middle, ink, c.Press(Keys[s]))
	name := paint.Rect{X: room.X, Y: room.Y + d + c.Px(4), W: room.W, H: c.Line(ui.Strong)}
	text := a.Words.Side(s)
	c.Label(name, c.Fit(ui.Strong, name.W, name.H*1.2, text), ui.Middle, c.Theme.Text, text)
	return pressed
}
