package table

import (
	"slices"

	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// sortTime is how long dice take to find their places by what they mean, once
// they have come to rest, in milliseconds.
const sortTime = 120

// throwBook remembers how the dice of each throw lie.
type throwBook []rolled

// rolled is one throw: when its dice came to rest, and their order.
type rolled struct {
	rest  float64
	faces *int // the first of the event that order was made for
	order []int
}

// throws shows the dice of the last combat: they stay until the next one.
func (t *Table) throws(c *ui.Ctx, in paint.Rect) {
	sc := c.Scroll("dice", in)
	f := &t.sheet
	*f = *panel.In(c, sc, &t.asked)
	t.tallies(f)
	all := t.clips.Throws()
	if len(t.thrown) > len(all) {
		t.thrown = t.thrown[:0]
	}
	for len(t.thrown) < len(all) {
		t.thrown = append(t.thrown, rolled{})
	}
	t.verdict(f)
	last := len(all) - 1
	if t.foretold(c) {
		t.fight.Follows(f, t.prospects(f.C))
		f.Gap(8)
	}
	t.cast(f, all, last, dieSize) // what counts
	t.account(f)
	if last > 0 {
		f.Head(t.words.Word("table.dice.before"))
	}
	for i := last - 1; i >= 0; i-- {
		t.cast(f, all, i, oldDieSize)
	}
	sc.Done(f.Y - sc.Y)
}

// Sizes of dice in dp: of the throw that counts, and of those before it.
const (
	dieSize    = 54
	oldDieSize = 32
)

// cast shows one of the throws with what it was for.
func (t *Table) cast(f *panel.Column, all []anim.Throw, i int, size float32) {
	if i < 0 {
		return
	}
	e := &all[i].Event
	t.thrownBy(f, e, t.clips.Rolling(&all[i]))
	f.Y += t.throw(f.C, paint.Rect{X: f.X, Y: f.Y, W: f.W}, &all[i], i, size)
	if !t.clips.Running() {
		t.groups(f, e)
	}
	f.Gap(10)
}

// throw shows one throw, its dice so many dp wide, and returns its height.
func (t *Table) throw(c *ui.Ctx, r paint.Rect, w *anim.Throw, index int, size float32) float32 {
	e := &w.Event
	gap := c.Px(6)
	d := c.Px(size)
	cols := max(1, int((r.W+gap)/(d+gap)))
	u := t.settled(c, w, index)
	t.thrown[index].layOut(e)
	rows := (len(e.Faces) + cols - 1) / cols
	for place, i := range t.thrown[index].order {
		x0, y0 := float32(i%cols), float32(i/cols)
		x1, y1 := float32(place%cols), float32(place/cols)
		at := paint.Rect{X: r.X + (x0+(x1-x0)*u)*(d+gap), Y: r.Y + (y0+(y1-y0)*u)*(d+gap), W: d, H: d}
		frame := t.clips.Tumble(w, i)
		t.die(c, at, &e.Dice, i, e.Faces[i], frame)
		if frame < 0 && u == 1 {
			t.dieTouch(c, at, e, index, i)
		}
	}
	if x := float32(len(e.Faces)%cols) * (d + gap); len(e.Faces) > 1 && scene.Summed(&e.Dice) && u == 1 && x+c.Px(70) < r.W {
		c.Label(paint.Rect{X: r.X + x + c.Px(6), Y: r.Y + float32(rows-1)*(d+gap), W: c.Px(90), H: d}, ui.Prompt, ui.Start, c.Theme.Text, t.total(e))
	}
	return float32(rows)*(d+gap) - gap
}

// settled returns how far the dice of a throw are on the way to their sorted
// places, 0 to 1.
func (t *Table) settled(c *ui.Ctx, w *anim.Throw, index int) float32 {
	for i := range w.Event.Faces {
		if t.clips.Tumble(w, i) >= 0 {
			t.thrown[index].rest = c.In.Now
			return 0
		}
	}
	u := float32(c.In.Now-t.thrown[index].rest) / sortTime
	if u >= 1 || c.Calm || t.clips.Speed < 0 {
		return 1
	}
	c.Animate()
	return u * (2 - u)
}

// layOut finds the order in which the dice of a throw are rolled out: battle dice
// by what they mean, others as they were thrown.
func (l *rolled) layOut(e *rules.Event) {
	if len(e.Faces) == 0 || l.faces == &e.Faces[0] {
		return
	}
	l.faces, l.order = &e.Faces[0], l.order[:0]
	for i := range e.Faces {
		l.order = append(l.order, i)
	}
	slices.SortStableFunc(l.order, func(i, k int) int { return meaning(e, i) - meaning(e, k) })
}

// meaning is the place of a die among others by what it shows; what has no
// effect comes last.
func meaning(e *rules.Event, i int) int {
	f := e.Faces[i]
	if scene.DieOf(&e.Dice, i).Face != scene.FaceBattle || f < 1 || f > len(battleRank) {
		return 0
	}
	if idle(&e.Dice, i, f) {
		return len(battleRank) + battleRank[f-1]
	}
	return battleRank[f-1]
}

// dieTouch tells what a die did while the pointer is on it, and lights on the
// map whom it did it to. What had no effect lies pale.
func (t *Table) dieTouch(c *ui.Ctx, at paint.Rect, e *rules.Event, index, i int) {
	none := idle(&e.Dice, i, e.Faces[i])
	if none {
		c.Fill(at, paint.Alpha(c.Theme.Panel, .62))
	}
	name := t.names.Join("roll", t.names.Number(index+1), t.names.Number(i+1))
	if !c.Region(name, at).Hover {
		return
	}
	flag := scene.DieOf(&e.Dice, i).Face == scene.FaceBattle && e.Faces[i] == 5
	text := t.dieWord(e, i)
	for _, did := range t.did(index) {
		if none || flag != (did.Kind == rules.EvRetreat) && scene.DieOf(&e.Dice, i).Face == scene.FaceBattle {
			continue
		}
		t.light(c, did)
		if s := t.words.Say(did.Text); s != "" {
			text += "\n" + s
		}
	}
	if none {
		text += "\n" + t.words.Word("table.die.none")
	}
	c.Tip(name, at, text, false)
}

// did lists what followed a throw until the next one: losses and retreats.
func (t *Table) did(index int) (all []*rules.Event) {
	log := t.m.Log()
	left := len(t.clips.Throws()) - index
	for i, e := range slices.Backward(log) {
		if e.Undone || e.Event.Kind != rules.EvDice {
			continue
		}
		if left--; left > 0 {
			continue
		}
		for k := i + 1; k < len(log) && (log[k].Undone || log[k].Event.Kind != rules.EvDice); k++ {
			switch log[k].Event.Kind {
			case rules.EvHit, rules.EvRemove, rules.EvRetreat:
				if !log[k].Undone {
					all = append(all, &log[k].Event)
				}
			}
		}
		return all
	}
	return nil
}

// layDice docks the dice of the combat, or of the card just played, in the
// midst of which the game was opened.
func (t *Table) layDice() {
	if len(t.clips.Throws()) > 0 {
		return
	}
	log := t.m.Log()
	all := t.history.Rolls()
	if len(all) == 0 {
		all = t.history.RollsSince(rules.EvPlay, rules.EvDeclare, rules.EvTurn)
	}
	for _, i := range all {
		t.clips.Lay(log[i].Event)
	}
}

// lastDice keeps the last roll of the combat in progress in view above the
// odds of what is decided about it.
func (t *Table) lastDice(f *panel.Column) {
	all := t.clips.Throws()
	if len(all) == 0 || len(t.history.Rolls()) == 0 {
		return
	}
	for len(t.thrown) < len(all) {
		t.thrown = append(t.thrown, rolled{})
	}
	i := len(all) - 1
	t.cast(f, all, i, dieSize)
}

// thrownBy says what a throw was for, and who made it. While the dice roll it
// keeps its room, and says no more than whose they are: the words tell the sum.
func (t *Table) thrownBy(f *panel.Column, e *rules.Event, rolling bool) {
	text, who := t.words.Say(e.Text), ""
	if s := e.Dice.Side; s != rules.Chance {
		who = t.words.Side(s)
		if !t.words.Tells(e.Text, rules.SideRef(s)) {
			text = t.words.Dash(who, text)
		}
	}
	if rolling {
		h := f.C.Wrap(ui.Small, f.W, text).Height
		f.C.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}, ui.Small, ui.Start, f.C.Theme.Muted, who)
		f.Y += h
	} else {
		f.Text(ui.Small, f.C.Theme.Muted, text)
	}
	f.Gap(4)
}

// groups says who brought which of the dice that were thrown together, where
// more than one did.
func (t *Table) groups(f *panel.Column, e *rules.Event) {
	if len(e.Dice.Of) < 2 {
		return
	}
	at := 0
	var all []string
	for _, g := range e.Dice.Of {
		if g.For == 0 || at+g.N > len(e.Faces) {
			return
		}
		var faces []string
		for _, n := range e.Faces[at : at+g.N] {
			if g.Face == scene.FaceBattle {
				faces = append(faces, t.words.Word(t.names.Join("table", "die", t.names.Number(n))))
			} else {
				faces = append(faces, t.names.Number(n))
			}
		}
		all = append(all, t.words.Word("format.value", t.words.Name(g.For), t.words.Series(faces)))
		at += g.N
	}
	f.Gap(4)
	f.Text(ui.Small, f.C.Theme.Text, t.words.Word("format.sentence", t.words.Clauses(all)))
}

// dieWord says what a die shows, and who brought it.
func (t *Table) dieWord(e *rules.Event, i int) string {
	g := scene.DieOf(&e.Dice, i)
	s := t.names.Number(e.Faces[i])
	if g.Face == scene.FaceBattle {
		s = t.words.Word(t.names.Join("table", "die", s))
	}
	if g.For != 0 {
		s = t.words.Dash(s, t.words.Name(g.For))
	}
	return t.words.Capital(s)
}
