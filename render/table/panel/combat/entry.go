package combat

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// entry is what a player has rolled himself for a position.
type entry struct {
	*Deps
	pos   *rules.Position
	faces []int // 0: not told yet
}

// facesAbout sets the faces that a player who rolls himself may click about the rim of the
// drum, for one die after the other; the dice told so far lie on the drum, and a click on
// one takes it back.
func (pn *Panel) facesAbout(f *frame, p *play) {
	q := pn.Scene.Pos.Request()
	if q == nil || q.To != rules.Chance {
		return
	}
	g := f.plain(p.board)
	if taken := pn.hand.diceEntry(&g, q, p.x, p.y, p.r); taken != nil {
		f.act.Faces = taken
	}
}

// plain is a column over a rectangle.
func (f *frame) plain(r paint.Rect) panel.Column {
	return panel.Column{C: f.c, X: r.X, Y: r.Y, W: r.W, Intent: f.intent}
}

// diceEntry sets the faces of each die about a drum, and returns those that the player has
// rolled himself once he says so. Whoever has thrown what does not count is told to roll
// again. Cards are drawn by the program: nobody is asked for one here.
func (e *entry) diceEntry(g *panel.Column, q *rules.Request, x, y, r float32) (taken []int) {
	d := e
	if d.pos != e.Scene.Pos {
		d.pos = e.Scene.Pos
		d.faces = append(d.faces[:0], make([]int, q.Dice.N())...)
	}
	c, n := g.C, len(d.faces)
	edge := min(dieSize(c, n, r*.62), px(c, 54))
	next := slices.Index(d.faces, 0)
	for i, face := range d.faces {
		u, v := seat(i, n)
		at := paint.About(x+u*edge, y+v*edge-r*.08, edge, edge)
		alpha := float32(1)
		if face == 0 && i != next {
			alpha = .5
		}
		e.Dice.Pale(c, at, &q.Dice, i, face, -1, alpha)
		if i == next {
			c.Frame(at.Inset(-c.Px(1)), c.Px(2), c.Theme.Gold)
		}
		if face != 0 && c.Region(e.Words.Keys.Join("die", "back", e.Words.Keys.Number(i+1)), at).Clicked {
			d.faces[i] = 0
		}
	}
	if next >= 0 {
		e.ring(c, q, next, x, y, r)
	}
	note := ""
	if q.Dice.Used > 0 && n == 1 {
		note = e.Words.Word("table.dice.used", q.Dice.Used)
	}
	if q.Dice.Again(d.faces) {
		note = e.Words.Word("table.dice.again")
	}
	if note != "" {
		at := paint.Rect{X: x - r*.6, Y: y + r*.38, W: r * 1.2}
		c.Paragraph(at, c.Fit(ui.SmallB, at.W, r*.4, note), ui.Middle, panel.Attack, note)
	}
	if q.Dice.Fits(d.faces) {
		b := ui.Button{Name: "button.dice", Label: e.Words.Word("table.dice.take"), Primary: true}
		w, h := c.Size(b)
		if c.Button(paint.About(x, y+r*.62, w, h), b) {
			taken = slices.Clone(d.faces)
		}
	}
	return taken
}

// ring sets the faces of a die about the rim of the drum.
func (e *entry) ring(c *ui.Ctx, q *rules.Request, i int, x, y, r float32) {
	sides := q.Dice.Sides(i)
	size := min(px(c, 56), r*2*math.Pi*.8/float32(max(6, sides)))
	for face := 1; face <= sides; face++ {
		s, k := math.Sincos(-math.Pi/2 + 2*math.Pi*float64(face-1)/float64(sides))
		at := paint.About(x+r*.86*float32(k), y+r*.86*float32(s), size, size)
		name := e.Words.Keys.Join("die", e.Words.Keys.Number(i+1), e.Words.Keys.Number(face))
		touch := c.Region(name, at)
		e.Dice.Die(c, at, &q.Dice, i, face, -1)
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Frame(at.Inset(-c.Px(2)), c.Px(2), c.Theme.Accent)
		}
		if touch.Clicked {
			e.faces[i] = face
		}
	}
}
