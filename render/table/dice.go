package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// ended returns the last result of the log, nil if it is not that of what lies
// on the panel.
func (t *Table) ended() *rules.Event {
	if t.clips.Running() {
		return nil
	}
	i := t.history.Result()
	if i < 0 || t.scene.View().Combat == nil && t.history.PlayedSince(i) {
		return nil
	}
	return &t.m.Log()[i].Event
}

// verdict says what came of the last combat, and where that stands in the table
// of results.
func (t *Table) verdict(f *panel.Column) {
	e := t.ended()
	if e == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, t.words.Say(e.Text))
	t.tests(f)
	if k := t.scene.View().Combat; k != nil {
		t.fight.Chart(f, k.Chart, nil)
	} else {
		t.fight.Chart(f, t.history.ChartOf(t.history.Result()), nil)
	}
	f.Gap(4)
}

// tests says how the dice after the last result fell out.
func (t *Table) tests(f *panel.Column) {
	for _, line := range t.history.Tests() {
		f.Text(ui.Body, f.C.Theme.Text, t.words.Capital(t.words.Say(line)))
	}
}

// account says what may follow the last combat, and how its sums came about.
func (t *Table) account(f *panel.Column) {
	e := t.ended()
	if e == nil {
		return
	}
	if t.scene.View().Combat != nil && (len(t.clips.Throws()) == 0 || !t.foretold(f.C)) { // else it stands above the dice
		t.fight.Follows(f, t.prospects(f.C))
	}
	t.fight.Modifiers(f, t.sumsOf(e), "")
	f.Gap(8)
}

// sumsOf returns the terms that a result came of: of all that a step has added
// up, those of the sums that the combat is about, if it tells any of them.
func (t *Table) sumsOf(e *rules.Event) []rules.Mod {
	k := t.scene.View().Combat
	if k == nil {
		return e.Mods
	}
	t.summed = t.summed[:0]
	for _, m := range e.Mods {
		if slices.ContainsFunc(k.Sums, func(s rules.Tally) bool { return s.Key == m.Sum }) {
			t.summed = append(t.summed, m)
		}
	}
	if len(t.summed) == 0 {
		return e.Mods
	}
	return t.summed
}

// sums shows the combat in progress where no dice lie there.
func (t *Table) sums(c *ui.Ctx, in paint.Rect) {
	k := t.scene.View().Combat
	if k == nil {
		c.Centered(in, ui.Flavour, c.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	sc := c.Scroll("sums", in)
	f := panel.In(c, sc, &t.asked)
	if t.history.Decided() {
		t.tallies(f)
		t.verdict(f)
		t.account(f)
	} else {
		t.fight.Combat(f, k, t.termsNow(k), nil)
	}
	sc.Done(f.Y - sc.Y)
}

// termsNow returns the terms of the combat in progress.
func (t *Table) termsNow(k *rules.Combat) []rules.Mod {
	if k.Mods != nil {
		return k.Mods
	}
	return t.scene.Pos.Terms()
}

// tallies names the combat in progress with its sums, as far as the result does
// not tell what they were made of.
func (t *Table) tallies(f *panel.Column) {
	k := t.scene.View().Combat
	if k == nil {
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, t.words.BattleTitle(k))
	var mods []rules.Mod
	if i := t.history.Result(); i >= 0 {
		mods = t.m.Log()[i].Event.Mods
	}
	for i := range k.Sums {
		s := &k.Sums[i]
		told := slices.ContainsFunc(mods, func(m rules.Mod) bool { return m.Sum == s.Key })
		if !told {
			f.Pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
		}
	}
	f.Gap(6)
}

// diceEntry takes dice that the players roll themselves. Cards are drawn by the
// program: nobody is asked for one here.
type diceEntry struct {
	pos   *rules.Position
	faces []int
}

// Frame shows the entry when the game waits for dice; false if it does not.
func (d *diceEntry) Frame(t *Table, c *ui.Ctx, in paint.Rect) bool {
	q := t.m.Request()
	if q == nil || q.To != rules.Chance || t.clips.Running() {
		return false
	}
	if d.pos != t.scene.Pos {
		d.pos = t.scene.Pos
		d.faces = append(d.faces[:0], make([]int, q.Dice.N())...)
	}
	sc := c.Scroll("entry", in)
	y := sc.Y + c.Paragraph(paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}, ui.Strong, ui.Start, c.Theme.Text, t.promptText()) + c.Px(8)
	y = d.dice(t, c, paint.Rect{X: sc.View.X, Y: y, W: sc.Width}, q)
	sc.Done(y - sc.Y)
	return true
}

// dice is a row of faces for each die. Whoever has thrown what does not count
// is told to roll again.
func (d *diceEntry) dice(t *Table, c *ui.Ctx, r paint.Rect, q *rules.Request) float32 {
	y := r.Y
	if q.Dice.Used > 0 && len(d.faces) == 1 {
		text := t.words.Word("table.dice.used", q.Dice.Used)
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.Small, ui.Start, c.Theme.Muted, text) + c.Px(6)
	}
	size := min(c.Px(38), (r.W-c.Px(40))/10)
	for i := range d.faces {
		for f := 1; f <= q.Dice.Sides(i); f++ {
			at := paint.Rect{X: r.X + float32(f-1)*(size+c.Px(3)), Y: y, W: size, H: size}
			name := t.names.Join("die", t.names.Number(i+1), t.names.Number(f))
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
	if q.Dice.Again(d.faces) {
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.Strong, ui.Start, c.Theme.Danger, t.words.Word("table.dice.again")) + c.Px(6)
	}
	if q.Dice.Fits(d.faces) {
		w, h := c.Size(ui.Button{Label: t.words.Word("table.dice.take")})
		if c.Button(paint.Rect{X: r.X, Y: y, W: w, H: h}, ui.Button{Name: "button.dice", Label: t.words.Word("table.dice.take"), Primary: true}) {
			t.enter(c, d.faces)
		}
		y += h
	}
	return y
}

// enter gives the match the faces.
func (t *Table) enter(c *ui.Ctx, faces []int) {
	events, err := t.m.Dice(append([]int(nil), faces...))
	if err != nil {
		t.fail(err)
		return
	}
	t.show(events)
	c.Animate()
}
