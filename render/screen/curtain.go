package screen

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// curtain keeps one player's hand from the other while they change places.
// It covers the whole window, or, where the players have switched that off,
// lies as a strip over a table whose hands are face down.
type curtain struct {
	r     *Root
	m     *match.Match
	below page.Page // nil: full cover
	since float64
}

// settleTime is how long the curtain hears no key, in milliseconds: whoever
// was still typing must not lift it by accident.
const settleTime = 500

// handOver draws the curtain over the table, if it is not drawn already.
func (r *Root) handOver(m *match.Match, table page.Page) {
	up := slices.ContainsFunc(r.pages.All(), func(s page.Page) bool { _, is := s.(*curtain); return is })
	if up || r.pages.Turning() {
		return
	}
	k := &curtain{r: r, m: m}
	if !r.prefs.Curtain {
		k.below = table
	}
	r.pages.Push(k)
}

// Overlaid implements page.Overlay: the cover must be there at once.
func (k *curtain) Overlaid() {}

// Frame implements page.Page.
func (k *curtain) Frame(c *ui.Ctx) {
	if k.since == 0 {
		k.since = max(1, c.In.Now)
	}
	to, pending := k.m.HandOver()
	if !pending {
		k.r.pages.Pop()
		return
	}
	var lifted bool
	if k.below != nil {
		k.r.pages.Beneath(c, k.below)
		lifted = k.strip(c, to)
	} else {
		lifted = k.cover(c, to)
	}
	if lifted && c.In.Now-k.since >= settleTime {
		k.m.TakeSeat()
		k.r.pages.Pop()
	}
}

// cover hides everything and asks the next player to the seat.
func (k *curtain) cover(c *ui.Ctx, to rules.Side) bool {
	c.Raise()
	c.Modal(0)
	defer c.EndModal()
	k.escape(c)
	page.Wall(c, .35)

	who := k.name(to)
	lines := k.lines(c, to)
	box := ui.Mid(c.Window(), min(c.Px(960), c.In.W-c.Px(60)), c.In.H)
	pad, gap := c.Px(48), c.Px(40)
	in := box.Inset(pad)
	high := float32(0)
	for _, l := range lines {
		high += c.Px(l.gap) + c.Wrap(l.style, in.W, l.text).Height
	}
	b := k.button(who)
	bw, bh := c.Size(b)
	if high+gap+bh+2*pad+c.Px(leastShield) > box.H { // large letters in a small window
		pad, gap = c.Px(30), c.Px(12)
	}
	d := max(0, min(c.Px(190), box.H-high-gap-bh-2*pad))
	box = ui.Mid(box, box.W, d+high+gap+bh+2*pad)
	c.Surface("ui/cartouche", box, c.Theme.Panel)
	k.stripe(c, box, to)
	in = ui.Mid(box, box.W-2*c.Px(48), box.H-2*pad)
	emblem := ui.CutTop(&in, d)
	if nation := k.nation(to); nation != "" {
		c.Image("emblem/"+nation, ui.Mid(emblem, d, d), paint.White)
	}
	for _, l := range lines {
		ui.CutTop(&in, c.Px(l.gap))
		ui.CutTop(&in, c.Paragraph(in, l.style, ui.Middle, l.col, l.text))
	}
	return c.Button(ui.Mid(ui.CutBottom(&in, bh), bw, bh), b)
}

// leastShield is how large the shield of the cover is at least, in dp, before its margins give
// way.
const leastShield = 90

// escape opens the menu over the curtain.
func (k *curtain) escape(c *ui.Ctx) {
	if c.Take("Escape") {
		k.r.openMenu(k.m, k)
	}
}

// coverLine is one paragraph of the cover.
type coverLine struct {
	style ui.Style
	text  string
	col   paint.Color
	gap   float32 // above, in dp
}

func (k *curtain) lines(c *ui.Ctx, to rules.Side) [3]coverLine {
	who := k.name(to)
	return [3]coverLine{
		{page.Grand, who, c.Theme.Text, 16},
		{ui.Prompt, k.r.word("ui.curtain.take", who), c.Theme.Text, 12},
		{ui.Reading, k.r.word("ui.curtain.alone", k.name(to.Other())), c.Theme.Muted, 8},
	}
}

// stripe marks the cartouche with the colour of a side's nation.
func (k *curtain) stripe(c *ui.Ctx, box paint.Rect, s rules.Side) {
	in := box.Inset(c.Px(18))
	field := ui.LiveryOf(k.nation(s)).Field
	c.Fill(ui.CutLeft(&in, c.Px(12)), field)
	c.Fill(ui.CutRight(&in, c.Px(12)), field)
}

// strip asks the next player over the open table, from the player's own edge
// of the window, where it leaves the map in view.
func (k *curtain) strip(c *ui.Ctx, to rules.Side) bool {
	c.Modal(0)
	defer c.EndModal()
	k.escape(c)
	who := k.name(to)
	b := k.button(who)
	bw, bh := c.Size(b)
	w := min(c.In.W, bw+c.Width(ui.Prompt, k.r.word("ui.curtain.take", who))+c.Px(140))
	win, h := c.Window(), bh+c.Px(16)
	foot := ui.CutBottom(&win, h)
	if k.m.View().Sides[to].Edge == rules.North {
		foot = c.Window()
		foot.H = h
	}
	r := ui.Mid(foot, w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	c.Stripe(paint.Rect{X: r.X + c.Px(6), Y: r.Y + c.Px(6), W: c.Px(14), H: r.H - c.Px(12)}, k.nation(to))
	in := r.Inset(c.Px(8))
	ui.CutLeft(&in, c.Px(32))
	at := ui.CutRight(&in, bw)
	c.Label(in, ui.Prompt, ui.Start, c.Theme.Text, k.r.word("ui.curtain.take", who))
	return c.Button(at, b)
}

func (k *curtain) button(who string) ui.Button {
	return ui.Button{Name: "button.take-seat", Label: k.r.word("ui.curtain.ready", who), Icon: "icon/eye", Primary: true, Style: &ui.Prompt}
}

// nation is what a side plays, "" before it is chosen.
func (k *curtain) nation(s rules.Side) string {
	return k.m.View().Sides[s].Nation
}

// name is what a side is called.
func (k *curtain) name(s rules.Side) string {
	return k.r.deps.Words.Side(s, caption.Names(k.m))
}
