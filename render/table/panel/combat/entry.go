package combat

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// entry is what a player has rolled himself for a position.
type entry struct {
	pos   *rules.Position
	faces []int // 0: not told yet
}

// diceEntry sets a row of faces for each die, and returns those that the player has rolled
// himself once he says so. Whoever has thrown what does not count is told to roll
// again. Cards are drawn by the program: nobody is asked for one here.
func (pn *Panel) diceEntry(f *panel.Column, q *rules.Request) (taken []int) {
	d := &pn.entry
	if d.pos != pn.Scene.Pos {
		d.pos = pn.Scene.Pos
		d.faces = append(d.faces[:0], make([]int, q.Dice.N())...)
	}
	c := f.C
	f.Gap(8)
	if q.Dice.Used > 0 && len(d.faces) == 1 {
		f.Text(ui.Small, c.Theme.Muted, pn.Words.Word("table.dice.used", q.Dice.Used))
		f.Gap(6)
	}
	size := min(c.Px(38), (f.W-c.Px(40))/10)
	for i := range d.faces {
		for face := 1; face <= q.Dice.Sides(i); face++ {
			at := paint.Rect{X: f.X + float32(face-1)*(size+c.Px(3)), Y: f.Y, W: size, H: size}
			name := pn.Words.Keys.Join("die", pn.Words.Keys.Number(i+1), pn.Words.Keys.Number(face))
			pn.Dice.Die(c, at, &q.Dice, i, face, -1)
			touch := c.Region(name, at)
			if d.faces[i] == face {
				c.Frame(at.Inset(-c.Px(2)), c.Px(3), c.Theme.Accent)
			}
			if touch.Clicked {
				d.faces[i] = face
			}
		}
		f.Y += size + c.Px(8)
	}
	if q.Dice.Again(d.faces) {
		f.Text(ui.Strong, c.Theme.Danger, pn.Words.Word("table.dice.again"))
		f.Gap(6)
	}
	if q.Dice.Fits(d.faces) {
		w, h := c.Size(ui.Button{Label: pn.Words.Word("table.dice.take")})
		if c.Button(paint.Rect{X: f.X, Y: f.Y, W: w, H: h}, ui.Button{Name: "button.dice", Label: pn.Words.Word("table.dice.take"), Primary: true}) {
			taken = slices.Clone(d.faces)
		}
		f.Y += h
	}
	return taken
}
