package weigh

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/game/weigh"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// kind is what the heat on the maps tells.
type kind int

const (
	fights kind = iota
	losses
	held
)

// kinds are the words, legends what is said of their colour, and kindNames the regions of their choice.
var (
	kinds     = [...]string{"ui.weigh.fights", "ui.weigh.losses", "ui.weigh.held"}
	legends   = [...]string{"ui.weigh.legend.fights", "ui.weigh.legend.losses", "ui.weigh.legend.held"}
	kindNames = [...]string{"heat.fights", "heat.losses", "heat.held"}
	kindKeys  = [...]paint.Key{"1", "2", "3"}
)

// heat is what the maps show.
type heat struct {
	kind  kind
	whose rules.Side // of losses; Chance: those of both sides
}

// sided reports whether what one of the sides has lost is shown.
func (x heat) sided() bool { return x.kind == losses && x.whose != rules.Chance }

// in is how much there is of it in a cell.
func (x heat) in(h *weigh.Hot) float64 {
	switch {
	case x.kind == fights:
		return h.Fights
	case x.sided():
		return h.Lost[x.whose]
	case x.kind == losses:
		return h.Losses
	}
	return max(h.Held[0], h.Held[1])
}

// most is what the scale goes by in a cell: that of one side's losses is that of the other's, too.
func (x heat) most(h *weigh.Hot) float64 {
	if x.sided() {
		return max(h.Lost[0], h.Lost[1])
	}
	return x.in(h)
}

// seeds are the games in which there was any.
func (x heat) seeds(h *weigh.Hot) []uint64 {
	switch {
	case x.kind == fights:
		return h.Fought
	case x.sided():
		return h.Hurt[x.whose]
	case x.kind == losses:
		return h.Bled
	}
	all := append(slices.Clone(h.Stood[0]), h.Stood[1]...)
	slices.Sort(all)
	return slices.Compact(all)
}

// legend is what is said of the colour.
func (p *Page) legend() string {
	if p.heat.sided() {
		return p.d.Word("ui.weigh.legend.whose", p.armies(p.heat.whose))
	}
	return p.d.Word(legends[p.heat.kind])
}

// shown is what the heat is called.
func (p *Page) shown(k *column) string {
	if p.heat.sided() {
		return p.d.Word("ui.weigh.losses.whose", p.army(k, p.heat.whose))
	}
	return p.d.Word(kinds[p.heat.kind])
}

// armies is what a side is called in all battles of the page.
func (p *Page) armies(s rules.Side) string {
	var all []string
	for _, k := range p.all {
		if name := p.army(k, s); !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return p.d.Words.Any(all)
}

// glow is the heat on a map, made anew when something of it has changed.
type glow struct {
	heat
	of   *count
	lang string // in which its numbers are written
	peak float64
	all  []board.Glow
	hot  []*weigh.Hot // the hottest first
	mark [1]board.Mark
}

// How much is shown: hottest cells with numbers, of those that are at least a part of the
// hottest of all maps, and from which part on a cell is tinted.
const (
	numbered   = 4
	numberFrom = .4
	tintFrom   = .03
)

// tells reports whether there are games enough of this very battle to show where they were
// fought.
func (l *look) tells() bool { return l.count != nil && !l.stale && l.r.Enough() }

// shine sets the heat of all maps, on one scale.
func (p *Page) shine(c *ui.Ctx) {
	peak := 0.
	for _, k := range p.all {
		if l := &k.seen; l.tells() {
			for i := range l.r.Heat {
				if k.lies(&l.r.Heat[i]) {
					peak = max(peak, p.heat.most(&l.r.Heat[i]))
				}
			}
		}
	}
	for _, k := range p.all {
		if k.map_ == nil {
			continue
		}
		var of *count
		if k.seen.tells() {
			of = k.seen.count
		}
		if g := &k.glow; g.of != of || g.heat != p.heat || g.peak != peak || g.lang != p.d.Words.Language() {
			*g = glow{of: of, heat: p.heat, peak: peak, lang: p.d.Words.Language()}
			p.kindle(k)
		}
		for i := range k.glow.all {
			k.glow.all[i].Size = c.Em(ui.SmallB)
		}
		k.map_.Glow(k.glow.all, k.marks())
	}
}

// lies reports whether a place is one of the map: a cell where it has cells, else a square.
func (k *column) lies(h *weigh.Hot) bool {
	return k.view != nil && (k.view.Map.Shape == rules.Tabletop) == (h.Cell == 0)
}

// kindle makes the heat of a map.
func (p *Page) kindle(k *column) {
	g := &k.glow
	k.at = -1
	if g.of == nil || g.peak == 0 {
		return
	}
	for i := range g.of.r.Heat {
		if h := &g.of.r.Heat[i]; k.lies(h) && g.in(h) >= tintFrom*g.peak {
			g.hot = append(g.hot, h)
		}
	}
	slices.SortStableFunc(g.hot, func(a, b *weigh.Hot) int { return cmp.Compare(g.in(b), g.in(a)) })
	for i, h := range g.hot {
		n := g.in(h)
		x := board.Glow{Cell: h.Cell, Heat: float32(n / g.peak)}
		if h.Cell == 0 {
			x.Low, x.Top = h.Corners(k.view.Map)
		}
		if i < numbered && n >= numberFrom*g.peak {
			x.Text = p.amount(g.kind, n)
		}
		g.all = append(g.all, x)
	}
}

// amount writes a number of the heat.
func (p *Page) amount(k kind, n float64) string {
	if k == held {
		return p.percent(n)
	}
	return p.decimal(n)
}

// decimal writes a number with a tenth.
func (p *Page) decimal(n float64) string {
	return p.d.Words.Decimal(strconv.FormatFloat(n, 'f', 1, 64))
}

// percent writes a share.
func (p *Page) percent(n float64) string {
	return p.d.Words.Percent(strconv.Itoa(whole(n)))
}

// marks are those of the cell that the keyboard is at.
func (k *column) marks() []board.Mark {
	if k.at < 0 || k.at >= len(k.glow.hot) || k.glow.hot[k.at].Cell == 0 {
		return nil
	}
	k.glow.mark[0] = board.Mark{At: k.glow.hot[k.at].Cell, Kind: board.Selected}
	return k.glow.mark[:]
}

// ground is the map of a battle, and what the pointer does to it.
func (p *Page) ground(c *ui.Ctx, r paint.Rect, i int) {
	k := p.all[i]
	if k.map_ == nil {
		c.Inset(r)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, p.d.Word("ui.browser.nomap"))
		return
	}
	k.map_.Paint(c, r)
	name := "map." + k.tag
	touch := c.Region(name, r)
	focused, pressed := c.Focusable(name, r)
	if focused {
		p.step(c, k)
	}
	over := touch.Hover && !(focused && c.Steered()) // the keyboard holds the pointer in the middle of the map
	var h *weigh.Hot
	switch {
	case over:
		h = k.under(c.In.X, c.In.Y)
	case focused && k.at >= 0 && k.at < len(k.glow.hot):
		h = k.glow.hot[k.at]
	}
	if h == nil {
		return
	}
	c.Tip(name, k.box(h), p.about(k, h), !over)
	if over {
		c.Cursor(paint.Hand)
	}
	if touch.Clicked || pressed {
		p.list(k, p.d.Words.Dash(k.place(p, h), p.shown(k)), p.heat.seeds(h))
	}
}

// step moves from one hot cell to the next by the keyboard.
func (p *Page) step(c *ui.Ctx, k *column) {
	n := len(k.glow.hot)
	was := k.at
	switch {
	case n == 0:
		return
	case c.Take("Right"), c.Take("Down"):
		k.at = min(n-1, k.at+1)
	case c.Take("Left"), c.Take("Up"):
		k.at = max(0, k.at-1)
	}
	if k.at != was {
		c.Animate()
	}
}

// under is what went on at a place of the window, nil if nothing did.
func (k *column) under(x, y float32) *weigh.Hot {
	cell, pt, ok := k.map_.Cell(x, y)
	if !ok {
		return nil
	}
	for _, h := range k.glow.hot {
		if h.Cell != 0 && h.Cell == cell {
			return h
		}
		if h.Cell == 0 {
			if low, top := h.Corners(k.view.Map); pt.X >= low.X && pt.X < top.X && pt.Y >= low.Y && pt.Y < top.Y {
				return h
			}
		}
	}
	return nil
}

// box is where a cell or square is in the window.
func (k *column) box(h *weigh.Hot) paint.Rect {
	if h.Cell != 0 {
		r, _ := k.map_.CellRect(h.Cell)
		return r
	}
	low, top := h.Corners(k.view.Map)
	x0, y1 := k.map_.PointPixels(low)
	x1, y0 := k.map_.PointPixels(top)
	return paint.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// place is what a cell or square is called.
func (k *column) place(p *Page, h *weigh.Hot) string {
	if h.Cell != 0 {
		cell := p.d.Words.Name(h.Cell, k.names)
		if name := k.named(p, h.Cell); name != "" {
			return p.d.Words.Aside(name, cell)
		}
		return cell
	}
	m := k.view.Map
	low, _ := h.Corners(m)
	return p.d.Word("ui.weigh.square", int(low.X/m.Unit), int(low.Y/m.Unit))
}

// about says what went on in a cell.
func (p *Page) about(k *column, h *weigh.Hot) string {
	each := func(say func(float64) string, n [2]float64) string {
		return p.d.Words.Series([]string{p.d.Word("ui.weigh.each", p.army(k, rules.First), say(n[0])), p.d.Word("ui.weigh.each", p.army(k, rules.Second), say(n[1]))})
	}
	return strings.Join([]string{
		k.place(p, h),
		p.d.Word("ui.weigh.about.fights", p.decimal(h.Fights)),
		p.d.Word(p.lossesWord(k), each(p.decimal, h.Lost)),
		p.d.Word("ui.weigh.about.held", each(p.percent, h.Held)),
	}, "\n")
}

// lossesWord is the word for losses: that of the system, where it has one of its own.
func (p *Page) lossesWord(k *column) string {
	if key := k.Book.Prefix() + ".weigh.losses"; p.d.Words.Has(key) {
		return key
	}
	return "ui.weigh.about.losses"
}

// army is what a side is called.
func (p *Page) army(k *column, s rules.Side) string { return p.d.Words.Side(s, k.names) }
