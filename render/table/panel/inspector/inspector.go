// Package inspector is the panel that tells what is under the pointer: a piece, a card,
// a cell, a gauge.
package inspector

import (
	"cmp"
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the panel tells from.
type Deps struct {
	Scene    *scene.Scene
	Words    *words.Speaker
	Book     rules.Rulebook
	Board    *board.Board // draws pieces
	Choice   *choice.Choice
	Pictures *panel.Pictures
	Whole    func() rules.Ref // the card that can be read whole where it lies, or 0; nil: none ever can
}

// New returns the panel.
func New(d Deps) *Panel { return &Panel{Deps: d} }

// Panel tells what is under the pointer, else what is in hand. It keeps what it showed last.
type Panel struct {
	Deps

	ref    rules.Ref
	read   rules.Ref // a card that could be read whole when it was pointed at
	pinned bool
	pos    *rules.Position
	viewer rules.Side
	lines  []rules.Note

	Row  bool // it is one row, with a button that opens the whole
	more bool // and that has been pressed

	button paint.Rect // that one

	gauge string // word of a gauge, instead of a thing
	value string
	law   string // its clause
	about string // what it means
	due   []rules.Arrival

	fresh bool // something is pointed at or in hand in this frame
	waits bool // another player looks: the pointer has not moved yet
	since bool // still is where it was then
	still [2]float32

	seen float64    // when something was pointed at or in hand last, in ms; 0: nothing has been
	at   paint.Rect // where it was painted last, over the map
	high float32    // of what was told in the last frame, in pixels

	shut    bool       // until the pointer moves from
	shutAt  [2]float32 // here
	held    rules.Ref  // what was in hand in the last frame
	picked  bool       // it is shown until the pointer moves, wherever that is,
	from    [2]float32 // from here
	pointed bool       // something has been pointed at in this frame
	next    rules.Ref  // what that is, and
	under   rules.Ref  // what it was when the frame before ended: also while something else is told

	intent  panel.Intent // of what is painted just now
	tipFor  rules.Ref    // card that tip is for
	tipPos  *rules.Position
	tipText string
}

// Forget drops what another side may not see.
func (k *Panel) Forget() { *k = Panel{Deps: k.Deps, Row: k.Row, waits: true} }

// Wake shows nothing of what lies under a pointer that the player who looks
// now has not moved.
func (k *Panel) Wake(c *ui.Ctx) {
	at := [2]float32{c.In.X, c.In.Y}
	if !k.since {
		k.still, k.since = at, true
	}
	k.waits = k.waits && k.still == at
	k.picked = k.picked && k.from == at
	k.shut = k.shut && k.shutAt == at
}

// Attend shows what the map has under the pointer. Nothing being pointed at, it is what is
// in hand; so it is after that was picked, until the pointer moves, and while it is
// dragged past other things.
func (k *Panel) Attend(c *ui.Ctx, under rules.Ref) {
	k.under, k.next = cmp.Or(k.next, under), 0
	if k.Choice.Dragged == 0 {
		k.See(under)
	}
	inHand := k.Choice.InFocus()
	if k.held != inHand {
		k.held, k.picked, k.from = inHand, inHand != 0, [2]float32{c.In.X, c.In.Y}
	}
	if inHand != 0 && (k.picked || !k.pointed) {
		k.show(inHand)
	}
	k.fresh = k.pointed || inHand != 0
	k.pointed = false
}

// Shut closes the panel until the pointer moves; false if it was pinned or not to be seen.
func (k *Panel) Shut(c *ui.Ctx) bool {
	if k.pinned || !k.Shown(c) {
		return false
	}
	k.shut, k.shutAt = true, [2]float32{c.In.X, c.In.Y}
	return true
}

// Pin keeps the panel at a thing, or lets it go.
func (k *Panel) Pin(r rules.Ref) { k.pinned = !k.pinned && (r != 0 || k.ref != 0) }

// Pinned reports whether the panel stays at a thing.
func (k *Panel) Pinned() bool { return k.pinned }

// Ref is the thing that is shown, 0 if a gauge is or nothing.
func (k *Panel) Ref() rules.Ref { return k.ref }

// Word is the word of the gauge that is shown, "" if a thing is, and its value.
func (k *Panel) Word() (word, value, about string) { return k.gauge, k.value, k.about }

// ToldAt is the position at which the rules have told of what is shown.
func (k *Panel) ToldAt() *rules.Position { return k.pos }

// Reword forgets what is in another language.
func (k *Panel) Reword() { k.gauge, k.tipFor = "", 0 }

// See shows a thing that is pointed at.
func (k *Panel) See(r rules.Ref) {
	k.next = cmp.Or(r, k.next)
	if k.pointed = k.pointed || r != 0; !k.picked {
		k.show(r)
	}
}

// show shows a thing.
func (k *Panel) show(r rules.Ref) {
	if r == 0 || k.pinned || k.waits || k.ref == r && k.pos == k.Scene.Seen() && k.viewer == k.Scene.Viewer && k.gauge == "" {
		return
	}
	k.ref, k.gauge, k.read = r, "", 0
	k.ask()
}

// Refresh asks again about what is shown, once the position has changed.
func (k *Panel) Refresh() {
	if k.ref != 0 && (k.pos != k.Scene.Seen() || k.viewer != k.Scene.Viewer) && !k.Scene.Moving() {
		k.ask()
	}
}

// ask has the rulebook tell about the thing that is shown.
func (k *Panel) ask() {
	k.pos, k.viewer = k.Scene.Seen(), k.Scene.Viewer
	k.lines = k.Book.Inspect(k.pos.Board(), k.viewer, k.ref)
}

// SeeGauge shows a gauge.
func (k *Panel) SeeGauge(word string, g *rules.Gauge) {
	if k.pointed = true; !k.pinned && !k.picked {
		k.gauge, k.value, k.law = word, k.Words.GaugeValue(g), g.Rule
		k.about = k.Words.Meaning(k.Words.Keys.Dot("gauge", string(g.Key)))
		if k.due = k.Scene.DueOf(g.Refs); len(k.due) > 0 && g.Text.Key == "" {
			k.value = k.Words.Keys.Pair(g.N, g.Of)
		}
	}
}

// SeeWord explains a part of the table: a pile, the turn.
func (k *Panel) SeeWord(word, value, about, law string) {
	if k.pointed = true; !k.pinned && !k.picked {
		k.gauge, k.value, k.about, k.law, k.due = word, value, k.Words.Meaning(about), law, nil
	}
}

// Why returns the reason that a card cannot be used, while the pointer is on
// it.
func (k *Panel) Why(r rules.Ref, hover bool) string {
	if !hover {
		return ""
	}
	if k.tipFor != r || k.tipPos != k.Scene.Pos {
		k.tipFor, k.tipPos, k.tipText = r, k.Scene.Pos, k.whyNot(r)
	}
	return k.tipText
}

// whyNot is why a thing cannot be used now, or "".
func (k *Panel) whyNot(r rules.Ref) string {
	if why, ok := k.Choice.Why.Not(r); ok {
		return k.Words.Say(why.Text)
	}
	return ""
}

// Frame paints the panel in r, while the pointer is over a cell of the map or over none.
func (k *Panel) Frame(c *ui.Ctx, r paint.Rect, cell rules.Ref) panel.Intent {
	k.intent.Reset()
	k.tell(c, c.Panel(r), 0, cell)
	return k.intent
}

// tell sets all that is to be told in a panel, the lock of which takes so much of its top right
// corner.
func (k *Panel) tell(c *ui.Ctx, in paint.Rect, corner float32, cell rules.Ref) {
	sc := c.Scroll("inspector", in)
	f := panel.In(c, sc, &k.intent)
	switch {
	case k.gauge != "":
		k.gaugeLines(&f)
		k.dueLines(&f)
	case k.ref == 0:
		f.Text(ui.Flavour, c.Theme.Muted, k.pointHint())
	default:
		if k.reads() {
			f.W -= corner // there is no head that the lock could lie beside
		} else {
			f.Y += k.thingHead(c, paint.Rect{X: f.X, Y: f.Y, W: f.W - corner, H: c.Px(84)})
		}
		k.routes(&f, cell)
		k.thingLines(&f)
	}
	k.high = f.Y - sc.Y + c.Px(6)
	sc.Done(k.high)
}

// gaugeLines tells of a gauge, or of another word.
func (k *Panel) gaugeLines(f *panel.Column) {
	c := f.C
	f.Text(ui.Strong, c.Theme.Text, k.gauge)
	f.Text(ui.Strong, c.Theme.Text, k.value)
	f.Text(ui.Small, c.Theme.Text, k.about)
	if k.law != "" {
		f.Chip("chip.gauge", f.X, f.Y+c.Px(4), k.law)
		f.Y += c.Line(ui.Small) + c.Px(4)
	}
}

// pointHint says what can be pointed at.
func (k *Panel) pointHint() string {
	if v := k.Scene.View(); !k.Scene.Dealt() && v.Map != nil {
		if key := k.Words.Keys.Dot("table.inspect.bare", words.ShapeNames[v.Map.Shape]); k.Words.Has(key) {
			return k.Words.ByShape(key)
		}
	}
	return k.Words.ByShape("table.inspect.hint")
}

// thingHead shows picture, name and numbers of a thing and returns its height.
func (k *Panel) thingHead(c *ui.Ctx, r paint.Rect) float32 {
	v, ref := k.Scene.View(), k.ref
	if k.Scene.OnTabletop() && k.stands(ref) > 1 {
		return k.bodyHead(c, r, ref)
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
		k.Board.Token(c.L, layer, paint.Rect{X: r.X + c.Px(2), Y: r.Y + c.Px(2), W: d, H: d}, p, nil, 1)
		c.Unclip()
		ui.CutLeft(&text, d+c.Px(14))
		if k.Scene.OnTabletop() {
			break // one stand is enough of those that wait beside the table
		}
	}
	ground, called := rules.Ground(""), ""
	if cell, ok := k.Scene.CellOf(ref); ok {
		ground, called = cell.Ground, k.Words.Ground(cell)
	}
	if card := k.Scene.Card(ref); card != nil && card.Face != "" {
		d := r.H - c.Px(10)
		at := paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
		if c.Theme.Dark { // the pictures are drawn in ink, for paper
			c.Fill(at, ui.Carta.Panel)
		}
		c.Image(k.Pictures.Face(card.Face), at, paint.White)
		ui.CutLeft(&text, d+c.Px(14))
	} else if ground != "" && k.Scene.IsCell(ref) {
		d := r.H - c.Px(10)
		at := paint.Rect{X: r.X, Y: r.Y, W: d, H: d}
		if key := k.Pictures.Ground(ground); key != "" {
			c.Image(key, at, paint.White)
		} else {
			c.Wake(c.In.Now + 60)
		}
		c.Frame(at, c.Hairline(), c.Theme.Text)
		ui.CutLeft(&text, d+c.Px(14))
	}
	y := text.Y
	y += c.Paragraph(paint.Rect{X: text.X, Y: y, W: text.W}, ui.Strong, ui.Start, c.Theme.Text, k.Words.Name(ref))
	if ground != "" {
		y += c.Paragraph(paint.Rect{X: text.X, Y: y, W: text.W}, ui.Small, ui.Start, c.Theme.Muted, called)
	}
	high := r.H
	if text.X == r.X { // there is no picture, only the lock beside the name
		high = c.Px(pinWide)
	}
	return max(high, y-r.Y+c.Px(6))
}

// thingLines shows what the rulebook tells about a thing, each line with its
// clause, and of a card its values and text.
func (k *Panel) thingLines(f *panel.Column) {
	c := f.C
	card := k.Scene.Card(k.ref)
	if card != nil && !k.reads() {
		k.cardLines(f, card)
	}
	for i := range k.lines {
		n := &k.lines[i]
		if card != nil && k.reads() && k.printed(card, n) {
			continue
		}
		w := f.W
		if n.Rule != "" {
			cw := c.ChipWidth(n.Rule)
			w -= cw + c.Px(8)
			f.Chip(k.Words.Keys.Join("chip", "inspect", k.Words.Keys.Number(i)), f.X+f.W-cw, f.Y, n.Rule)
		}
		h := max(c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: w}, ui.Small, ui.Start, c.Theme.Text, k.Words.Say(n.Text)), c.Line(ui.Small))
		c.Cites(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}, n.Rule)
		f.Y += h + c.Px(3)
	}
}

// reads reports whether the thing is a card that lies there to be read: what it says is
// not said again.
func (k *Panel) reads() bool {
	if k.Whole != nil && k.ref != 0 && k.Whole() == k.ref {
		k.read = k.ref
	}
	return k.ref != 0 && k.read == k.ref && !k.pinned
}

// repeats reports whether there is nothing to be told but what such a card says.
func (k *Panel) repeats() bool {
	card := k.Scene.Card(k.ref)
	return card != nil && k.gauge == "" && k.reads() && !slices.ContainsFunc(k.lines, func(n rules.Note) bool { return !k.printed(card, &n) })
}

// printed reports whether a card has words that a line of the rulebook begins with.
func (k *Panel) printed(card *rules.Card, n *rules.Note) bool {
	return n.Text == card.Text
}

// says reports whether a line of the rulebook says so already.
func (k *Panel) says(x rules.Text) bool {
	return slices.ContainsFunc(k.lines, func(n rules.Note) bool { return n.Text == x })
}

// cardLines shows the values and the text of a card.
func (k *Panel) cardLines(f *panel.Column, card *rules.Card) {
	c := f.C
	if card.Tile != nil {
		return
	}
	line := c.Line(ui.Small)
	for i := range card.Stats {
		at := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: line}
		c.Label(at, ui.Small, ui.Start, c.Theme.Muted, k.Words.StatWord(&card.Stats[i]))
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, k.Words.StatValue(&card.Stats[i]))
		f.Y += line
	}
	if card.Text.Key != "" && !k.says(card.Text) {
		f.Gap(4)
		f.Text(ui.Small, c.Theme.Text, k.Words.Say(card.Text))
		f.Gap(2)
	}
}

// stands counts the stands of a body that stands on the table.
func (k *Panel) stands(r rules.Ref) (n int) {
	v := k.Scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == r && r != 0 && !scene.OffBoard(*p) {
			n++
		}
	}
	return n
}

// bodyHead shows the name of a body of several stands and the whole of its
// formation below it, and returns their height.
func (k *Panel) bodyHead(c *ui.Ctx, r paint.Rect, ref rules.Ref) float32 {
	y := r.Y + c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W}, ui.Strong, ui.Start, c.Theme.Text, k.Words.Name(ref)) + c.Px(4)
	layer, _ := c.Layers()
	room := paint.Rect{X: r.X + c.Px(2), Y: y, W: r.W - c.Px(4), H: c.Px(62)}
	box := k.Board.Tabletop().Formation(c.L, layer, room, k.Scene.View().Pieces, ref, c.Px(40))
	return y - r.Y + box.H + c.Px(8)
}
