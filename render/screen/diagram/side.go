package diagram

import (
	"slices"
	"strconv"
	"strings"

	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// mostLines is how many lines are told of what the last answer has led to: the last ones.
const mostLines = 4

// column is what stands beside the map, as it is set or only measured.
type column struct {
	c      *ui.Ctx
	g      *Diagram
	r      paint.Rect
	y      float32
	paints bool
	most   int           // lines of the log
	clause string        // that was clicked
	push   *rules.Option // whose button was pushed
	chips  int
}

// side is what is said beside the map: what has happened, who is asked, and the buttons. It returns the clause
// that was clicked, or "".
func (g *Diagram) side(c *ui.Ctx, r paint.Rect) (clause string) {
	lead := g.lead()
	foot := ui.CutBottom(&r, c.ButtonsHeight(r.W, lead))
	ui.CutBottom(&r, c.Px(gap/2))
	col, high := column{}, float32(0)
	for most := mostLines; most >= 0; most-- { // what was shown and who is asked comes before the log
		col = column{c: c, g: g, r: r, y: r.Y, most: most}
		col.set()
		if high = col.y - r.Y; high <= r.H {
			break
		}
	}
	col.y, col.chips, col.paints = r.Y, 0, true
	if high > r.H+1 {
		sc := c.ScrollHigh(g.said.side, r, high)
		col.r = paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}
		col.y = sc.Y
		col.set()
		sc.Done(col.y - sc.Y)
	} else {
		col.set()
	}
	switch c.Buttons(foot, ui.Start, lead) {
	case 0:
		g.show(c)
	case 1:
		g.again(c)
	default:
		if col.push != nil {
			g.answer(c, *col.push)
		}
	}
	return col.clause
}

// lead are the buttons that show the next answer, and go back to the beginning.
func (g *Diagram) lead() []ui.Button {
	w := g.d.Words
	show := ui.Button{Name: g.said.show, Label: w.Word("ui.example.show"), Icon: "icon/play"}
	switch {
	case g.astray:
		show.Why = w.Word("ui.example.astray")
	case g.shown == len(g.ex.Play):
		show.Why = w.Word("ui.example.all")
	}
	again := ui.Button{Name: g.said.again, Label: w.Word("ui.example.again"), Icon: "icon/undo"}
	if g.shown == 0 && !g.astray {
		again.Why = w.Word("ui.example.begun")
	}
	return []ui.Button{show, again}
}

// set sets the column.
func (k *column) set() {
	g := k.g
	theme := k.c.Theme
	if g.vain != "" {
		k.text(ui.Body, theme.Danger, g.vain)
		k.chip(g.why.Rule)
	}
	if g.read != g.acted || !g.game.Scene.Moving() { // what moves is not told beforehand
		k.text(ui.Body, theme.Text, g.told(g.read))
	}
	k.throws()
	k.lines()
	k.hands()
	if q := g.game.Scene.Ask; q != nil {
		k.space()
		k.text(ui.SmallB, theme.Text, g.game.Words.Prompt(g.game.Choice))
		k.answers()
	} else if g.game.Match.Request() == nil && !g.game.Scene.Moving() {
		k.text(ui.SmallB, theme.Text, g.game.Words.Say(g.game.Match.Result().Why))
	}
}

func (k *column) space() {
	if k.y > k.r.Y {
		k.y += k.c.Px(gap / 2)
	}
}

// text sets a paragraph.
func (k *column) text(st ui.Style, col paint.Color, text string) {
	if text == "" {
		return
	}
	if k.paints {
		k.c.Paragraph(paint.Rect{X: k.r.X, Y: k.y, W: k.r.W}, st, ui.Start, col, text)
	}
	k.y += k.c.Wrap(st, k.r.W, text).Height + k.c.Px(2)
}

// chip sets the clause that a sentence rests on.
func (k *column) chip(clause string) {
	w := k.c.ChipWidth(clause)
	if w == 0 || clause == "" {
		return
	}
	k.chips++
	if k.paints {
		if _, clicked := k.c.Chip("chip."+k.g.name+"."+strconv.Itoa(k.chips), k.r.X, k.y, clause); clicked {
			k.clause = clause
		}
	}
	k.y += k.c.Line(ui.Small) + k.c.Px(4)
}

// throws sets the dice that have been thrown, as they fall.
func (k *column) throws() {
	clips := &k.g.game.Clips
	all := clips.Throws()
	d, x := k.c.Px(die), k.r.X
	for i := range all {
		t := &all[i]
		for n, face := range t.Event.Faces {
			if x+d > k.r.X+k.r.W {
				x, k.y = k.r.X, k.y+d+k.c.Px(4)
			}
			if k.paints {
				k.g.dice.Die(k.c, paint.Rect{X: x, Y: k.y, W: d, H: d}, &t.Event.Dice, n, face, clips.Tumble(t, n))
			}
			x += d + k.c.Px(4)
		}
		if len(t.Event.Faces) > 1 && scene.Summed(&t.Event.Dice) && !clips.Rolling(t) {
			sum := k.g.game.Words.Keys.Glue("=", " ", k.g.game.Words.Keys.Number(rules.Total(t.Event.Faces)))
			w := k.c.Width(ui.SmallB, sum)
			if x+w > k.r.X+k.r.W {
				x, k.y = k.r.X, k.y+d+k.c.Px(4)
			}
			if k.paints {
				k.c.Label(paint.Rect{X: x, Y: k.y, W: w + 1, H: d}, ui.SmallB, ui.Start, k.c.Theme.Text, sum)
			}
			x += w
		}
		x += k.c.Px(gap)
	}
	if len(all) > 0 {
		k.y += d + k.c.Px(4)
	}
}

// hands names the cards in hand, which lie on no map, where cards are at work: one of them can be played, or a side has
// several.
func (k *column) hands() {
	g := k.g
	v, q, w := g.game.Scene.View(), g.game.Scene.Ask, g.game.Words
	var held [2][]string
	work := false
	for i := range v.Cards {
		c := &v.Cards[i]
		if c.Place != rules.Hand || c.Side > rules.Second {
			continue
		}
		name := w.Word("ui.example.hand.closed", c.N) // they lie face down
		if c.Ref != 0 {
			name = w.Name(c.Ref)
		}
		held[c.Side] = append(held[c.Side], name)
		work = work || c.N > 1 || len(held[c.Side]) > 1
		work = work || q != nil && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who == c.Ref || o.With == c.Ref || o.At == c.Ref }) && c.Ref != 0
	}
	for s, all := range held {
		if work && len(all) > 0 {
			k.text(ui.Small, k.c.Theme.Muted, w.Word("ui.example.hand", w.Capital(w.Side(rules.Side(s))), w.Series(all)))
		}
	}
}

// lines tells what the answer that is told of has led to, the last of it.
func (k *column) lines() {
	all := k.g.logged(k.g.read)
	for _, s := range all[max(0, len(all)-k.most):] {
		k.text(ui.Small, k.c.Theme.Muted, s)
	}
}

// answers sets the buttons of answers that nothing on the map stands for.
func (k *column) answers() {
	all := k.g.buttons()
	if len(all) == 0 {
		return
	}
	w := k.g.game.Words
	buttons := make([]ui.Button, len(all))
	for i, o := range all {
		buttons[i] = ui.Button{Name: k.g.doName(o), Label: w.Opposed(o), Style: &ui.Small}
	}
	h := k.c.ButtonsHeight(k.r.W, buttons)
	if k.paints {
		if i := k.c.Buttons(paint.Rect{X: k.r.X, Y: k.y, W: k.r.W, H: h}, ui.Start, buttons); i >= 0 {
			k.push = &all[i]
		}
	}
	k.y += h
}

// doName is the region of the button of an answer.
func (g *Diagram) doName(o rules.Option) string {
	return "button." + g.name + ".do." + strings.ReplaceAll(rules.FormatOption(g.book, o), " ", ".")
}
