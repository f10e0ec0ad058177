package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// sortTime is how long dice take to find their places by what they mean, once
// they have come to rest, in milliseconds.
const sortTime = 120

// rolled is one throw: when its dice came to rest, and their order.
type rolled struct {
	rest  float64
	faces *int // the first of the event that order was made for
	order []int

	groups foresee.Memo[shares, string]
}

// shares are what the words depend on that say who brought which dice.
type shares struct {
	faces    *int
	pos      *rules.Position
	viewer   rules.Side
	language string
}

// throws shows the dice of the last combat, which stay until the next one, and what may
// follow: what the options bring, as far as it is known.
func (pn *Panel) throws(f *panel.Column, ahead []odds.Prospect) {
	pn.tallies(f)
	all := pn.Clips.Throws()
	pn.keep(all)
	pn.verdict(f)
	last := len(all) - 1
	if foresee.Foretold(ahead) {
		pn.follows(f, ahead)
		f.Gap(8)
	}
	pn.cast(f, all, last, dieSize) // what counts
	pn.account(f, ahead)
	if last > 0 {
		f.Head(pn.Words.Word("table.dice.before"))
	}
	for i := last - 1; i >= 0; i-- {
		pn.cast(f, all, i, oldDieSize)
	}
}

// keep makes room for as many throws as there are.
func (pn *Panel) keep(all []anim.Throw) {
	if len(pn.thrown) > len(all) {
		pn.thrown = pn.thrown[:0]
	}
	for len(pn.thrown) < len(all) {
		pn.thrown = append(pn.thrown, rolled{})
	}
}

// Sizes of dice in dp: of the throw that counts, and of those before it.
const (
	dieSize    = 54
	oldDieSize = 32
)

// cast shows one of the throws with what it was for.
func (pn *Panel) cast(f *panel.Column, all []anim.Throw, i int, size float32) {
	if i < 0 {
		return
	}
	e := &all[i].Event
	pn.thrownBy(f, e, pn.Clips.Rolling(&all[i]))
	f.Y += pn.throw(f, &all[i], i, size)
	if !pn.Clips.Running() {
		pn.groups(f, e, i)
	}
	f.Gap(10)
}

// throw shows one throw, its dice so many dp wide, and returns its height.
func (pn *Panel) throw(f *panel.Column, w *anim.Throw, index int, size float32) float32 {
	c, r, e := f.C, paint.Rect{X: f.X, Y: f.Y, W: f.W}, &w.Event
	gap := c.Px(6)
	d := c.Px(size)
	cols := max(1, int((r.W+gap)/(d+gap)))
	u := pn.settled(c, w, index)
	pn.thrown[index].layOut(e)
	rows := (len(e.Faces) + cols - 1) / cols
	for place, i := range pn.thrown[index].order {
		x0, y0 := float32(i%cols), float32(i/cols)
		x1, y1 := float32(place%cols), float32(place/cols)
		at := paint.Rect{X: r.X + (x0+(x1-x0)*u)*(d+gap), Y: r.Y + (y0+(y1-y0)*u)*(d+gap), W: d, H: d}
		frame := pn.Clips.Tumble(w, i)
		pn.Dice.Die(c, at, &e.Dice, i, e.Faces[i], frame)
		if frame < 0 && u == 1 {
			pn.dieTouch(f, at, e, index, i)
		}
	}
	if x := float32(len(e.Faces)%cols) * (d + gap); len(e.Faces) > 1 && scene.Summed(&e.Dice) && u == 1 && x+c.Px(70) < r.W {
		c.Label(paint.Rect{X: r.X + x + c.Px(6), Y: r.Y + float32(rows-1)*(d+gap), W: c.Px(90), H: d}, ui.Prompt, ui.Start, c.Theme.Text, pn.Words.Total(e))
	}
	return float32(rows)*(d+gap) - gap
}

// settled returns how far the dice of a throw are on the way to their sorted
// places, 0 to 1.
func (pn *Panel) settled(c *ui.Ctx, w *anim.Throw, index int) float32 {
	for i := range w.Event.Faces {
		if pn.Clips.Tumble(w, i) >= 0 {
			pn.thrown[index].rest = c.In.Now
			return 0
		}
	}
	u := float32(c.In.Now-pn.thrown[index].rest) / sortTime
	if u >= 1 || c.Calm || pn.Clips.Speed < 0 {
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
	slices.SortStableFunc(l.order, func(i, k int) int { return scene.DieRank(e, i) - scene.DieRank(e, k) })
}

// dieTouch tells what a die did while the pointer is on it, and lights on the
// map whom it did it to. What had no effect lies pale.
func (pn *Panel) dieTouch(f *panel.Column, at paint.Rect, e *rules.Event, index, i int) {
	c := f.C
	none := scene.Idle(&e.Dice, i, e.Faces[i])
	if none {
		c.Fill(at, paint.Alpha(c.Theme.Panel, .62))
	}
	name := pn.Words.Keys.Join("roll", pn.Words.Keys.Number(index+1), pn.Words.Keys.Number(i+1))
	if !c.Region(name, at).Hover {
		return
	}
	flag := scene.DieOf(&e.Dice, i).Face == rules.DieBattle && e.Faces[i] == 5
	text := pn.Words.Die(e, i)
	for _, did := range pn.History.Did(len(pn.Clips.Throws()) - index) {
		if none || flag != (did.Kind == rules.EvRetreat) && scene.DieOf(&e.Dice, i).Face == rules.DieBattle {
			continue
		}
		f.Intent.Light(did)
		if s := pn.Words.Say(did.Text); s != "" {
			text += "\n" + s
		}
	}
	if none {
		text += "\n" + pn.Words.Word("table.die.none")
	}
	c.Tip(name, at, text, false)
}

// lastDice keeps the last roll of the combat in progress in view above the
// odds of what is decided about it.
func (pn *Panel) lastDice(f *panel.Column) {
	all := pn.Clips.Throws()
	if len(all) == 0 || len(pn.History.Rolls()) == 0 {
		return
	}
	pn.keep(all)
	pn.cast(f, all, len(all)-1, dieSize)
}

// thrownBy says what a throw was for, and who made it. While the dice roll it
// keeps its room, and says no more than whose they are: the words tell the sum.
func (pn *Panel) thrownBy(f *panel.Column, e *rules.Event, rolling bool) {
	text, who := pn.Words.Say(e.Text), ""
	if s := e.Dice.Side; s != rules.Chance {
		who = pn.Words.Side(s)
		if !pn.Words.Tells(e.Text, rules.SideRef(s)) {
			text = pn.Words.Dash(who, text)
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

// groups says who brought which of the dice of throw i, where more than one did.
func (pn *Panel) groups(f *panel.Column, e *rules.Event, i int) {
	if len(e.Dice.Of) < 2 || len(e.Faces) == 0 {
		return
	}
	of := shares{&e.Faces[0], pn.Scene.Pos, pn.Scene.Viewer, pn.Words.Language()}
	if text := pn.thrown[i].groups.Of(of, func(shares) string { return pn.brought(e) }); text != "" {
		f.Gap(4)
		f.Text(ui.Small, f.C.Theme.Text, text)
	}
}

// brought are the words of groups, "" where the dice are not all somebody's.
func (pn *Panel) brought(e *rules.Event) string {
	at := 0
	var all []string
	for _, g := range e.Dice.Of {
		if g.For == 0 || at+g.N > len(e.Faces) {
			return ""
		}
		var faces []string
		for _, n := range e.Faces[at : at+g.N] {
			if g.Face == rules.DieBattle {
				faces = append(faces, pn.Words.Word(pn.Words.Keys.Join("table", "die", pn.Words.Keys.Number(n))))
			} else {
				faces = append(faces, pn.Words.Keys.Number(n))
			}
		}
		all = append(all, pn.Words.Word("format.value", pn.Words.Name(g.For), pn.Words.Series(faces)))
		at += g.N
	}
	return pn.Words.Word("format.sentence", pn.Words.Clauses(all))
}
