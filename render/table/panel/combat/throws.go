package combat

import (
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// shares are what the words depend on that say who brought which dice.
type shares struct {
	faces    *int
	pos      *rules.Position
	viewer   rules.Side
	language string
}

// keep makes room for as many throws as there are.
func (dr *drum) keep(all []anim.Throw) {
	if len(dr.thrown) > len(all) {
		dr.thrown = dr.thrown[:0]
	}
	for len(dr.thrown) < len(all) {
		dr.thrown = append(dr.thrown, rolled{})
	}
}

// oldDieSize is the size of dice that were thrown before, in dp.
const oldDieSize = 32

// cast1 shows one of the throws with what it was for.
func (dr *drum) cast1(f *panel.Column, all []anim.Throw, i int, size float32) {
	c, e := f.C, &all[i].Event
	dr.thrownBy(f, e)
	d, gap := c.Px(size), c.Px(4)
	cols := max(1, int((f.W+gap)/(d+gap)))
	l := &dr.thrown[i]
	l.layOut(e)
	for place, k := range l.order {
		at := paint.Rect{X: f.X + float32(place%cols)*(d+gap), Y: f.Y + float32(place/cols)*(d+gap), W: d, H: d}
		alpha := float32(1)
		if scene.Misses(&e.Dice, k, e.Faces[k]) {
			alpha = .45
		}
		dr.Dice.Pale(c, at, &e.Dice, k, e.Faces[k], -1, alpha)
		dr.dieTouch(f, at, e, i, k)
	}
	f.Y += float32((len(e.Faces)+cols-1)/cols) * (d + gap)
	dr.groups(f, e, i)
	f.Gap(6)
}

// dieTouch tells what a die did while the pointer is on it, and lights on the
// map whom it did it to. What had no effect lies pale.
func (dr *drum) dieTouch(f *panel.Column, at paint.Rect, e *rules.Event, index, i int) {
	c := f.C
	none := scene.Misses(&e.Dice, i, e.Faces[i])
	name := dr.Words.Keys.Join("roll", dr.Words.Keys.Number(index+1), dr.Words.Keys.Number(i+1))
	if !c.Region(name, at).Hover {
		return
	}
	flag := scene.DieOf(&e.Dice, i).Face == rules.DieBattle && e.Faces[i] == 5
	text := dr.Words.Die(e, i)
	for _, did := range dr.History.Did(len(dr.Clips.Throws()) - index) {
		if none || flag != (did.Kind == rules.EvRetreat) && scene.DieOf(&e.Dice, i).Face == rules.DieBattle {
			continue
		}
		f.Intent.Light(did)
		if s := dr.Words.Say(did.Text); s != "" {
			text += "\n" + s
		}
	}
	if none {
		text += "\n" + dr.Words.Word("table.die.none")
	}
	c.Tip(name, at, text, false)
}

// thrownBy says what a throw was for, and who made it.
func (dr *drum) thrownBy(f *panel.Column, e *rules.Event) {
	text := dr.Words.Say(e.Text)
	if s := e.Dice.Side; s != rules.Chance && !dr.Words.Tells(e.Text, rules.SideRef(s)) {
		text = dr.Words.Dash(dr.Words.Side(s), text)
	}
	f.Text(ui.Small, f.C.Theme.Muted, text)
	f.Gap(2)
}

// groups says who brought which of the dice of throw i, where more than one did.
func (dr *drum) groups(f *panel.Column, e *rules.Event, i int) {
	if len(e.Dice.Of) < 2 || len(e.Faces) == 0 {
		return
	}
	of := shares{&e.Faces[0], dr.Scene.Pos, dr.Scene.Viewer, dr.Words.Language()}
	if text := dr.thrown[i].groups.Of(of, func(shares) string { return dr.brought(e) }); text != "" {
		f.Gap(4)
		f.Text(ui.Small, f.C.Theme.Text, text)
	}
}

// brought are the words of groups, "" where the dice are not all somebody's.
func (dr *drum) brought(e *rules.Event) string {
	at := 0
	var all []string
	for _, g := range e.Dice.Of {
		if g.For == 0 || at+g.N > len(e.Faces) {
			return ""
		}
		var faces []string
		for _, n := range e.Faces[at : at+g.N] {
			if g.Face == rules.DieBattle {
				faces = append(faces, dr.Words.Word(dr.Words.Keys.Join("table", "die", dr.Words.Keys.Number(n))))
			} else {
				faces = append(faces, dr.Words.Keys.Number(n))
			}
		}
		all = append(all, dr.Words.Word("format.value", dr.Words.Name(g.For), dr.Words.Series(faces)))
		at += g.N
	}
	return dr.Words.Word("format.sentence", dr.Words.Clauses(all))
}
