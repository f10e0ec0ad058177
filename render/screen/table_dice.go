package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// outcome says what came of the last combat: the last result of the log, with
// its terms.
func (t *table) outcome(c *ui.Ctx, r paint.Rect) float32 {
	if t.clips.Running() {
		return 0
	}
	i := t.result()
	if i < 0 || t.view().Combat == nil && t.playedSince(i) {
		return 0
	}
	e := &t.m.Log()[i].Event
	f := &column{c: c, x: r.X, y: r.Y, w: r.W}
	f.text(ui.Strong, c.Theme.Text, t.say(e.Text))
	if t.view().Combat != nil {
		t.whatFollows(f)
	}
	t.modifiers(f, e.Mods, "")
	return f.y - r.Y
}

// sums shows the combat in progress before dice are rolled.
func (t *table) sums(c *ui.Ctx, in paint.Rect) {
	if t.view().Combat == nil {
		c.Centered(in, ui.Flavour, c.Theme.Muted, t.word("table.dock.empty"))
		return
	}
	t.tallies(c, &in)
	sc := c.Scroll("sums", in)
	f := &column{c: c, x: sc.View.X, y: sc.Y, w: sc.Width}
	if t.decided() {
		f.y += t.outcome(c, paint.Rect{X: f.x, Y: f.y, W: f.w})
	} else {
		t.modifiers(f, t.pos.Mods(), "")
	}
	sc.Done(f.y - sc.Y)
}

// tallies shows the running totals of the combat in progress.
func (t *table) tallies(c *ui.Ctx, in *paint.Rect) {
	k := t.view().Combat
	if k == nil {
		return
	}
	f := &column{c: c, x: in.X, y: in.Y, w: in.W}
	f.text(ui.Strong, c.Theme.Text, t.say(k.Kind))
	for i := range k.Sums {
		s := &k.Sums[i]
		v := t.names.number(s.N)
		if s.Dice != "" {
			v = t.names.glue(v, " + ", s.Dice)
		}
		f.pair(ui.Strong, t.sumWord(s.Key), v)
	}
	f.gap(6)
	ui.CutTop(in, f.y-in.Y)
}

// diceEntry takes dice that the players roll themselves.
type diceEntry struct {
	pos   *rules.Position
	faces []int
}

// frame shows the entry when the game waits for dice; false if it does not.
func (d *diceEntry) frame(t *table, c *ui.Ctx, in paint.Rect) bool {
	q := t.m.Request()
	if q == nil || q.To != rules.Chance || t.clips.Running() {
		return false
	}
	if d.pos != t.pos {
		d.pos = t.pos
		d.faces = append(d.faces[:0], make([]int, q.Dice.N())...)
	}
	sc := c.Scroll("entry", in)
	y := sc.Y + c.Paragraph(paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}, ui.Strong, ui.Start, c.Theme.Text, t.promptText()) + c.Px(8)
	if q.Dice.Bag != nil {
		y = d.bag(t, c, paint.Rect{X: sc.View.X, Y: y, W: sc.Width}, q)
	} else {
		y = d.dice(t, c, paint.Rect{X: sc.View.X, Y: y, W: sc.Width}, q)
	}
	sc.Done(y - sc.Y)
	return true
}

// dice is a row of faces for each die. The last die entered rolls them.
func (d *diceEntry) dice(t *table, c *ui.Ctx, r paint.Rect, q *rules.Request) float32 {
	y := r.Y
	size := min(c.Px(38), (r.W-c.Px(40))/10)
	for i := range d.faces {
		for f := 1; f <= q.Dice.Sides(i); f++ {
			at := paint.Rect{X: r.X + float32(f-1)*(size+c.Px(3)), Y: y, W: size, H: size}
			name := t.names.join("die", t.names.number(i+1), t.names.number(f))
			t.die(c, at, &q.Dice, i, f, -1)
			touch := c.Region(name, at)
			if d.faces[i] == f {
				c.Frame(at.Inset(-c.Px(2)), c.Px(3), c.Theme.Accent)
			}
			if touch.Clicked {
				d.faces[i] = f
			}
		}
		y += size + c.Px(8)
	}
	if q.Dice.Fits(d.faces) {
		w, h := c.Size(ui.Button{Label: t.word("table.dice.take")})
		if c.Button(paint.Rect{X: r.X, Y: y, W: w, H: h}, ui.Button{Name: "button.dice", Label: t.word("table.dice.take"), Primary: true}) {
			t.enter(c, d.faces)
		}
		y += h
	}
	return y
}

// bag lists what may be drawn.
func (d *diceEntry) bag(t *table, c *ui.Ctx, r paint.Rect, q *rules.Request) float32 {
	y := r.Y
	for i, ref := range q.Dice.Bag {
		b := ui.Button{Name: t.names.region("draw", ref), Label: t.name(ref), Left: true}
		_, h := c.Size(b)
		if c.Button(paint.Rect{X: r.X, Y: y, W: r.W, H: h}, b) {
			d.faces[0] = i
			t.enter(c, d.faces)
		}
		y += h + c.Px(4)
	}
	return y
}

// enter gives the match the faces.
func (t *table) enter(c *ui.Ctx, faces []int) {
	events, err := t.m.Dice(append([]int(nil), faces...))
	if err != nil {
		t.fail(err)
		return
	}
	t.show(events)
	c.Animate()
}
