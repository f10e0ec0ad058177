package standards

import (
	"cmp"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/tally"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of a banner in dp, of which it is wide across. They grow with its width.
const (
	wide      = 86
	headHigh  = 46
	scoreHigh = 32
	footHigh  = 18
	emblem    = 38
	smallHigh = 56
	lampEdge  = 19
	mostLamps = 2   // that hang on the head
	strip     = 4   // of the side's colour beside the paper
	line      = 1.5 // round it all
	goldEdge  = 3   // of the side whose turn it is
	least     = 14  // size of a score that is long
)

// Styles of the score: the number, and what stands behind it.
var (
	scoreStyle = ui.Style{Font: paint.SansBold, Size: 30, Lead: 1.1}
	plateStyle = ui.Style{Font: paint.SansBold, Size: 26, Lead: 1.1}
	afterStyle = ui.Style{Font: paint.Sans, Size: 18, Lead: 1.25}
)

// banner is what is painted of one side.
type banner struct {
	*frame
	p    *Panel
	s    rules.Side
	army *rules.Army
	lv   ui.Livery
	k    float32 // pixels of a dp of the banner
}

// px turns dp of the banner into whole pixels.
func (b *banner) px(dp float32) float32 { return max(1, ui.Floor(dp*b.k+.5)) }

// side paints the banner of a side, or its plate.
func (p *Panel) side(f *frame, s rules.Side) {
	a := &f.View.Sides[s]
	b := banner{frame: f, p: p, s: s, army: a, lv: ui.LiveryOf(a.Nation), k: f.room.Sides[s].W / wide}
	r := f.room.Sides[s]
	plate := p.plate(f, s)
	if plate {
		r = f.room.Bounds(s)
	}
	if f.C.Region(sideRegions[s], r).Hover {
		f.over = topic(s)
	}
	score, lines := chosen(a)
	if score != none { // what a banner stands for
		f.C.Cites(r, a.Gauges[score].Rule)
	}
	if plate {
		b.plate(r, score)
		return
	}
	in := b.cloth(r)
	b.head(ui.CutTop(&in, b.px(headHigh-strip)))
	b.sheet(in)
	in = in.Inset(b.px(strip))
	in.Y, in.H = in.Y-b.px(strip), in.H+b.px(strip)
	b.score(ui.CutTop(&in, b.px(scoreHigh)), score)
	b.counted(ui.CutTop(&in, f.C.Line(ui.Small)), score)
	for _, i := range lines {
		if i >= 0 {
			b.line(ui.CutTop(&in, f.C.Line(ui.Small)), i)
		}
	}
}

// sideRegions are the names of the banners.
var sideRegions = [2]string{"standard.first", "standard.second"}

// cloth paints shadow, outline, colour and foot, and returns what lies within.
func (b *banner) cloth(r paint.Rect) paint.Rect {
	c := b.C
	d, high := b.px(line), b.px(footHigh)
	body, foot := r, paint.Rect{X: r.X, Y: r.Y + r.H - high, W: r.W, H: high}
	body.H -= high
	shade := body.Inset(-c.Px(7))
	shade.H += high / 2
	c.Surface("ui/shadow", shade.Moved(0, c.Px(3)), paint.Color{})
	edge, key := panel.Ink, "standard/edge"
	c.Image("standard/foot", foot, b.lv.Field)
	c.Fill(body, edge)
	c.Fill(paint.Rect{X: body.X + d, Y: body.Y + d, W: body.W - 2*d, H: body.H - d}, b.lv.Field)
	if b.View.Active == b.s && !b.View.TurnUndecided {
		c.Image("standard/edge/thick", foot, c.Theme.Gold)
		e := b.px(goldEdge)
		c.Fill(paint.Rect{X: body.X + d, Y: body.Y + d, W: body.W - 2*d, H: e}, c.Theme.Gold)
		c.Fill(paint.Rect{X: body.X + d, Y: body.Y + d, W: e, H: body.H - d}, c.Theme.Gold)
		c.Fill(paint.Rect{X: body.X + body.W - d - e, Y: body.Y + d, W: e, H: body.H - d}, c.Theme.Gold)
	}
	c.Image(key, foot, edge)
	return paint.Rect{X: body.X + d, Y: body.Y + d, W: body.W - 2*d, H: body.H - d}
}

// head is the hatched field with the emblem, a flag if it is this side's turn, and lamps.
func (b *banner) head(r paint.Rect) {
	c, field := b.C, r
	if b.active() {
		e := b.px(goldEdge)
		field = paint.Rect{X: r.X + e, Y: r.Y + e, W: r.W - 2*e, H: r.H - e}
	}
	b.hatched(field)
	if b.army.Nation != "" {
		d := b.px(emblem)
		at := ui.Mid(field, d, d)
		c.Image(b.p.Words.Keys.Slash("emblem", b.army.Nation), at, paint.White)
	}
	d := b.px(lampEdge)
	if b.active() {
		b.sign("icon/flag", paint.Rect{X: field.X + b.px(1), Y: field.Y + b.px(1), W: d, H: d}, paint.White)
	}
	b.lamps(paint.Rect{X: field.X + field.W - d - b.px(1), Y: field.Y + b.px(1), W: d, H: field.H}, d)
}

// active reports whether it is this side's turn.
func (b *banner) active() bool { return b.View.Active == b.s && !b.View.TurnUndecided }

// hatched paints a field in the side's colour and hatch. The picture is as wide as many
// banners: what shows of it keeps its lines as wide as they are drawn.
func (b *banner) hatched(r paint.Rect) {
	c := b.C
	if b.army.Nation == "" {
		return
	}
	c.Clip(r)
	c.Image(b.p.Words.Keys.Slash("hatch", b.army.Nation), paint.Rect{X: r.X, Y: r.Y, W: 260 * b.k, H: 56 * b.k}, paint.White)
	c.Unclip()
}

// lamps hang one below the other.
func (b *banner) lamps(r paint.Rect, d float32) {
	for i := range b.army.Gauges {
		g := &b.army.Gauges[i]
		if !g.Lamp || g.Aside || !b.p.lampFits(b.s, i) {
			continue
		}
		at := ui.CutTop(&r, d)
		b.p.Hear(&b.Frame, b.s, i, at, b.p.Name(b.s, i))
		b.hover(b.p.Name(b.s, i))
		light := paint.White
		if g.N > 0 {
			light = b.C.Theme.Gold
		}
		b.sign(tally.LampIcon(g), at, light)
	}
}

// sign is a small picture on a disc, so that it stands out on any colour.
func (b *banner) sign(icon string, at paint.Rect, disc paint.Color) {
	b.C.Image("badge", at, disc)
	b.C.Image(icon, at.Inset(at.W*.16), panel.Ink)
}

// sheet is the paper that the numbers stand on.
func (b *banner) sheet(r paint.Rect) {
	c, d := b.C, b.px(strip)
	at := paint.Rect{X: r.X + d, Y: r.Y, W: r.W - 2*d, H: r.H}
	c.Fill(at, panel.Ink)
	h := c.Hairline()
	c.Fill(at.Inset(h), c.Theme.Panel)
}

// hover has a card tell of this side while a region of it is pointed at.
func (b *banner) hover(name string) {
	if b.C.Touched(name).Hover {
		b.over = topic(b.s)
	}
}

// counted says in a word what the score counts.
func (b *banner) counted(r paint.Rect, i int) {
	if i == none {
		return
	}
	c, w, g := b.C, b.p.Words, &b.army.Gauges[i]
	r.X, r.W = r.X+b.px(2), r.W-2*b.px(2)
	word := cmp.Or(w.GaugeShort(g), w.GaugeWord(b.army, i))
	c.Label(r, c.Fit(ui.Small, r.W, r.H, word), ui.Middle, c.Theme.Text, word)
	c.Fill(paint.Rect{X: r.X + r.W/4, Y: r.Y + r.H - c.Hairline(), W: r.W / 2, H: c.Hairline()}, c.Theme.Muted)
}

// score is the large number, and behind it what it is of.
func (b *banner) score(r paint.Rect, i int) {
	if i == none {
		return
	}
	g := &b.army.Gauges[i]
	name := b.p.Name(b.s, i)
	b.p.Hear(&b.Frame, b.s, i, r, name)
	b.hover(name)
	b.number(r, g, scoreStyle)
}

// number sets the score in the middle of r.
func (b *banner) number(r paint.Rect, g *rules.Gauge, st ui.Style) {
	c, w := b.C, b.p.Words
	if g.Text.Key != "" {
		text := w.Say(g.Text)
		c.Centered(r, c.Fit(st, r.W, r.H, text), c.Theme.Text, text)
		return
	}
	n, after := w.Keys.Number(g.N), ""
	if g.Of > 0 {
		after = w.Keys.Glue("", "/", w.Keys.Number(g.Of))
	}
	gap := c.Px(2)
	if c.Width(st, n)+gap+c.Width(afterStyle, after) > r.W {
		after = ""
	}
	for c.Width(st, n) > r.W && st.Size > least {
		st.Size -= 2
	}
	nw, aw := c.Width(st, n), c.Width(afterStyle, after)
	if after != "" {
		aw += gap
	}
	x := ui.Floor(r.X + (r.W-nw-aw)/2)
	c.Label(paint.Rect{X: x, Y: r.Y, W: nw, H: r.H}, st, ui.Start, tally.Color(c, g), n)
	// Both stand on one line.
	sunk := (c.M.Ascent(st.Font, c.Em(st)) - c.M.Ascent(afterStyle.Font, c.Em(afterStyle))) / 2
	c.Label(paint.Rect{X: x + nw, Y: r.Y + sunk, W: aw, H: r.H}, afterStyle, ui.End, c.Theme.Muted, after)
}

// line is a short word and its number.
func (b *banner) line(r paint.Rect, i int) {
	c, w, g := b.C, b.p.Words, &b.army.Gauges[i]
	name := b.p.Name(b.s, i)
	if b.p.Hear(&b.Frame, b.s, i, r, name) {
		c.Fill(r, c.Theme.Panel2)
	}
	b.hover(name)
	pad := b.px(5)
	r.X, r.W = r.X+pad, r.W-2*pad
	n := w.Keys.Number(g.N) // what it is of is told by the card
	if g.Text.Key != "" {
		n = w.Say(g.Text)
	}
	c.Label(r, ui.SmallB, ui.End, tally.Color(c, g), n)
	r.W -= c.Width(ui.SmallB, n) + c.Px(3)
	word := cmp.Or(w.GaugeShort(g), w.GaugeWord(b.army, i))
	c.Label(r, c.Fit(ui.Small, r.W, r.H, word), ui.Start, c.Theme.Muted, word)
}

// plate is the small form: the emblem on its field, the score beside it.
func (b *banner) plate(r paint.Rect, score int) {
	c := b.C
	d := c.Hairline()
	c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Fill(r, panel.Ink)
	in := r.Inset(d)
	if b.active() {
		c.Fill(in, c.Theme.Gold)
		in = in.Inset(b.px(goldEdge))
	}
	c.Fill(in, c.Theme.Panel)
	field := ui.CutLeft(&in, ui.Floor(in.W*.46))
	c.Fill(field, b.lv.Field)
	b.hatched(field)
	if b.army.Nation != "" {
		e := min(field.W, field.H) * .92
		c.Image(b.p.Words.Keys.Slash("emblem", b.army.Nation), ui.Mid(field, e, e), paint.White)
	}
	if score == none {
		return
	}
	name := b.p.Name(b.s, score)
	b.p.Hear(&b.Frame, b.s, score, in, name)
	b.hover(name)
	b.number(in.Inset(d), &b.army.Gauges[score], plateStyle)
}
