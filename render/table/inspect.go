package table

import (
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// inspector is the docked panel that tells what is under the pointer. It keeps
// what it showed last.
type inspector struct {
	ref    rules.Ref
	pinned bool
	pos    *rules.Position
	viewer rules.Side
	lines  []rules.Note

	gauge string // word of a gauge, instead of a thing
	value string
	law   string // its clause
	about string // what it means
	due   []rules.Arrival

	waits bool // another player looks: the pointer has not moved yet
	since bool // still is where it was then
	still [2]float32

	tipFor  rules.Ref // card that tip is for
	tipPos  *rules.Position
	tipText string
}

// forget drops what another side may not see.
func (k *inspector) forget() { *k = inspector{waits: true} }

// wake shows nothing of what lies under a pointer that the player who looks
// now has not moved.
func (k *inspector) wake(c *ui.Ctx) {
	at := [2]float32{c.In.X, c.In.Y}
	if !k.since {
		k.still, k.since = at, true
	}
	k.waits = k.waits && k.still == at
}

// pin keeps the panel at a thing, or lets it go.
func (k *inspector) pin(r rules.Ref) { k.pinned = !k.pinned && (r != 0 || k.ref != 0) }

// rule is the clause of the first line.
func (k *inspector) rule() string {
	if k.gauge != "" {
		return k.law
	}
	for _, n := range k.lines {
		if n.Rule != "" {
			return n.Rule
		}
	}
	return ""
}

// see shows a thing.
func (k *inspector) see(t *Table, r rules.Ref) {
	if r == 0 || k.pinned || k.waits || k.ref == r && k.pos == t.scene.Pos && k.viewer == t.scene.Viewer && k.gauge == "" {
		return
	}
	k.ref, k.gauge = r, ""
	k.ask(t)
}

// refresh asks again about what is shown, once the position has changed.
func (k *inspector) refresh(t *Table) {
	if k.ref != 0 && (k.pos != t.scene.Pos || k.viewer != t.scene.Viewer) && !t.clips.Running() {
		k.ask(t)
	}
}

// ask has the rulebook tell about the thing that is shown.
func (k *inspector) ask(t *Table) {
	k.pos, k.viewer, k.lines = t.scene.Pos, t.scene.Viewer, t.m.Book().Inspect(t.scene.Pos.Board(), t.scene.Viewer, k.ref)
}

// seeGauge shows a gauge.
func (k *inspector) seeGauge(t *Table, word string, g *rules.Gauge) {
	if !k.pinned {
		k.gauge, k.value, k.law = word, t.words.GaugeValue(g), g.Rule
		k.about = t.words.Meaning(t.names.Dot("gauge", g.Key))
		if k.due = t.scene.DueOf(g.Refs); len(k.due) > 0 && g.Text.Key == "" {
			k.value = t.names.Pair(g.N, g.Of)
		}
	}
}

// seeWord explains a part of the table: a pile, the turn.
func (k *inspector) seeWord(t *Table, word, value, about, law string) {
	if !k.pinned {
		k.gauge, k.value, k.about, k.law, k.due = word, value, t.words.Meaning(about), law, nil
	}
}

// why returns the reason that a card cannot be used, while the pointer is on
// it.
func (k *inspector) why(t *Table, r rules.Ref, hover bool) string {
	if !hover {
		return ""
	}
	if k.tipFor != r || k.tipPos != t.scene.Pos {
		k.tipFor, k.tipPos, k.tipText = r, t.scene.Pos, t.whyNot(r)
	}
	return k.tipText
}

// column is the right column: inspector, odds and dice, log.
func (t *Table) column(c *ui.Ctx) {
	r := t.lay.inspect
	c.Block(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H})
	c.Fill(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H}, c.Theme.Bg)
	t.look.see(t, t.touch.hover)
	t.look.refresh(t)
	t.inspect(c)
	t.dock(c)
	t.logPanel(c)
}

// inspect paints the inspector.
func (t *Table) inspect(c *ui.Ctx) {
	k := &t.look
	in := c.Panel(t.lay.inspect)
	sc := c.Scroll("inspector", in)
	y := sc.Y
	at := func(h float32) paint.Rect { return paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h} }
	switch {
	case k.gauge != "":
		y += c.Paragraph(at(0), ui.Strong, ui.Start, c.Theme.Text, k.gauge)
		y += c.Paragraph(at(0), ui.Strong, ui.Start, c.Theme.Text, k.value)
		y += c.Paragraph(at(0), ui.Small, ui.Start, c.Theme.Text, k.about)
		if k.law != "" {
			if _, hit := c.Chip("chip.gauge", sc.View.X, y+c.Px(4), k.law); hit {
				t.openRule(k.law)
			}
			y += c.Line(ui.Small) + c.Px(4)
		}
		y += t.dueLines(c, at(0))
	case k.ref == 0:
		y += c.Paragraph(at(0), ui.Flavour, ui.Start, c.Theme.Muted, t.pointHint())
	default:
		y += t.thingHead(c, at(c.Px(84)))
		y += t.routeLines(c, paint.Rect{X: sc.View.X, Y: y, W: sc.Width})
		y += t.thingLines(c, paint.Rect{X: sc.View.X, Y: y, W: sc.Width})
	}
	sc.Done(y - sc.Y + c.Px(6))
}

// pointHint says what can be pointed at.
func (t *Table) pointHint() string {
	if v := t.scene.View(); !t.scene.Dealt() && v.Map != nil {
		if k := t.names.Dot("table.inspect.bare", words.ShapeNames[v.Map.Shape]); t.words.Has(k) {
			return t.words.ByShape(k)
		}
	}
	return t.words.ByShape("table.inspect.hint")
}

// thingHead shows picture, name and numbers of a thing and returns its height.
func (t *Table) thingHead(c *ui.Ctx, r paint.Rect) float32 {
	v, ref := t.scene.View(), t.look.ref
	if t.scene.OnTabletop() && t.stands(ref) > 1 {
		return t.bodyHead(c, r, ref)
	}
	text := r
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref != ref {
			continue
		}
		d := r.H - c.Px(10)
		layer, _ := c.Layers()
		c.Clip(paint.Rect{X: r.X, Y: r.Y, W: d + c.Px(8), H: r.H})
		t.board.Token(c.L, layer, paint.Rect{X: r.X + c.Px(2), Y: r.Y + c.Px(2), W: d, H: d}, p, nil, 1)
		c.Unclip()
		ui.CutLeft(&text, d+c.Px(14))
		if t.scene.OnTabletop() {
			break // one stand is enough of those that wait beside the table
		}
	}
	ground := rules.Ground("")
	if cell, ok := t.cellOf(ref); ok {
		ground = cell.Ground
	}
	if k := t.scene.Card(ref); k != nil && k.Face != "" {
		d := r.H - c.Px(10)
		at := paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
		if c.Theme.Dark { // the pictures are drawn in ink, for paper
			c.Fill(at, ui.Carta.Panel)
		}
		c.Image(t.pict(k.Face), at, paint.White)
		ui.CutLeft(&text, d+c.Px(14))
	} else if ground != "" && t.scene.IsCell(ref) {
		d := r.H - c.Px(10)
		at := paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
		if key := t.tiles.swatch(t, ground); key != "" {
			c.Image(key, at, paint.White)
		} else {
			c.Wake(c.In.Now + 60)
		}
		c.Frame(at, c.Hairline(), c.Theme.Text)
		ui.CutLeft(&text, d+c.Px(14))
	}
	y := text.Y
	y += c.Paragraph(paint.Rect{X: text.X, Y: y, W: text.W}, ui.Strong, ui.Start, c.Theme.Text, t.words.Name(ref))
	if ground != "" {
		y += c.Paragraph(paint.Rect{X: text.X, Y: y, W: text.W}, ui.Small, ui.Start, c.Theme.Muted, t.words.Word(t.names.Dot("ground", string(ground))))
	}
	return max(r.H, y-r.Y+c.Px(6))
}

// cellOf returns the cell that a thing is or stands on.
func (t *Table) cellOf(r rules.Ref) (*rules.Cell, bool) {
	v := t.scene.View()
	if v.Map == nil {
		return nil, false
	}
	if cell, ok := t.board.Cell(r); ok {
		return cell, true
	}
	if z, ok := t.scene.Cell(r); ok {
		return t.board.Cell(z)
	}
	return nil, false
}

// thingLines shows what the rulebook tells about a thing, each line with its
// clause, and of a card its values and text.
func (t *Table) thingLines(c *ui.Ctx, r paint.Rect) float32 {
	y := r.Y
	k := t.scene.Card(t.look.ref)
	if k != nil {
		y += t.cardLines(c, r, k)
	}
	for i := range t.look.lines {
		n := &t.look.lines[i]
		w := r.W
		if n.Rule != "" {
			cw := c.ChipWidth(n.Rule)
			w -= cw + c.Px(8)
			if _, hit := c.Chip(t.names.Join("chip", "inspect", t.names.Number(i)), r.X+r.W-cw, y, n.Rule); hit {
				t.openRule(n.Rule)
			}
		}
		y += max(c.Paragraph(paint.Rect{X: r.X, Y: y, W: w}, ui.Small, ui.Start, c.Theme.Text, t.words.Say(n.Text)), c.Line(ui.Small)) + c.Px(3)
	}
	return y - r.Y
}

// says reports whether a line of the rulebook reads so already.
func (k *inspector) says(t *Table, s string) bool {
	for i := range k.lines {
		if t.words.Say(k.lines[i].Text) == s {
			return true
		}
	}
	return false
}

// cardLines shows the values and the text of a card.
func (t *Table) cardLines(c *ui.Ctx, r paint.Rect, k *rules.Card) float32 {
	y := r.Y
	line := c.Line(ui.Small)
	if k.Tile != nil {
		return 0
	}
	for i := range k.Stats {
		at := paint.Rect{X: r.X, Y: y, W: r.W, H: line}
		c.Label(at, ui.Small, ui.Start, c.Theme.Muted, t.words.StatWord(&k.Stats[i]))
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, t.value(&k.Stats[i]))
		y += line
	}
	if k.Text.Key != "" && !t.look.says(t, t.words.Say(k.Text)) {
		y += c.Paragraph(paint.Rect{X: r.X, Y: y + c.Px(4), W: r.W}, ui.Small, ui.Start, c.Theme.Text, t.words.Say(k.Text)) + c.Px(6)
	}
	return y - r.Y
}
