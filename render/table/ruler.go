package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// cmPerInch is the scale of the tape: the hobby counts 25 mm to the inch.
const cmPerInch = 2.5

// ruler is the tape that the player lays on the map with the right button.
type ruler struct {
	armed    bool // the right button is held since it went down on the map
	laid     bool // there is a tape
	kept     bool // it stays after the button was released
	x0, y0   float32
	from, to rules.Point // on a tabletop
	cells    [2]rules.Ref
	text     string
	tape     [1]board.Tape
	pts      [2]rules.Point
	far      [2]int // what text was made for
}

// measure hears the right button on the map: a drag lays a tape, a click is a
// step back.
func (t *Table) measure(c *ui.Ctx) {
	r, in := &t.tape, c.In
	if in.Pressed[paint.Right] {
		if r.kept {
			*r = ruler{}
		}
		if in.Down[paint.Right] && t.touch.Over && !t.keyList.Open {
			*r = ruler{armed: true, x0: in.X, y0: in.Y}
			return
		}
		if !t.keyList.Open {
			t.stepBack(c, false)
		}
		return
	}
	if !r.armed {
		return
	}
	from := 4 * c.Scale
	if dx, dy := in.X-r.x0, in.Y-r.y0; !r.laid && dx*dx+dy*dy > from*from && !t.scene.Blind() {
		r.laid = true
	}
	if r.laid {
		t.stretch(c)
	}
	if in.Released[paint.Right] || !in.Down[paint.Right] {
		r.armed = false
		switch {
		case !r.laid:
			t.stepBack(c, false)
		case in.Held.Alt:
			r.kept = true
		default:
			*r = ruler{}
		}
	}
}

// stretch lays the tape to where the pointer is.
func (t *Table) stretch(c *ui.Ctx) {
	r := &t.tape
	c.Cursor(paint.Cross)
	if t.scene.OnTabletop() {
		r.from, r.to = t.edges(t.board.Tabletop().PointAt(r.x0, r.y0), t.board.Tabletop().PointAt(c.In.X, c.In.Y))
		unit := float64(max(1, t.scene.View().Map.Unit))
		r.say(t, int(scene.Distance(r.from, r.to)/unit*10+.5), 0)
		return
	}
	r.cells = [2]rules.Ref{t.board.Find(r.x0, r.y0).Cell, t.board.Find(c.In.X, c.In.Y).Cell}
	a, okA := t.board.Cell(r.cells[0])
	b, okB := t.board.Cell(r.cells[1])
	if !okA || !okB {
		r.text = ""
		return
	}
	dx, dy := t.board.Apart(a, b)
	r.say(t, dx, dy)
}

// say writes how far it is, if that is not what stands there: tenths of an inch, or
// what lies between two cells.
func (r *ruler) say(t *Table, dx, dy int) {
	if far := [2]int{dx, dy}; r.text == "" || r.far != far {
		r.far = far
		r.write(t)
	}
}

// write puts how far it is into words.
func (r *ruler) write(t *Table) {
	if !t.scene.OnTabletop() {
		r.text = t.words.CellText(r.far[0], r.far[1])
		return
	}
	cm := int(float64(r.far[0])*cmPerInch + .5)
	r.text = t.words.Word("table.ruler.inches", t.words.Decimal(words.Tenths(r.far[0])), t.words.Decimal(words.Tenths(cm)))
}

// edges moves the ends of a tape that lie on bodies of a tabletop to their edges:
// between bodies it is measured from edge to edge, as the rules do.
func (t *Table) edges(from, to rules.Point) (rules.Point, rules.Point) {
	a, onA := t.bodyOn(from)
	b, onB := t.bodyOn(to)
	switch {
	case onA && onB && a == b:
		return from, to
	case onA && onB:
		return footprint.Gap(a, b)
	case onA:
		return a.Nearest(to), to
	case onB:
		return from, b.Nearest(from)
	}
	return from, to
}

// bodyOn returns the footprint of the body that stands on a point.
func (t *Table) bodyOn(p rules.Point) (footprint.Body, bool) {
	v := t.scene.View()
	for i := range slices.Backward(v.Pieces) {
		if r := v.Pieces[i].Ref; r != 0 && v.Pieces[i].Form != rules.Marker {
			if body, ok := footprint.Of(v.Pieces, r); ok && body.Has(p) {
				return body, true
			}
		}
	}
	return footprint.Body{}, false
}

// lines is the tape as the board draws it on a tabletop.
func (r *ruler) lines(t *Table) []board.Tape {
	if !r.laid || t.scene.Blind() {
		return nil
	}
	r.pts = [2]rules.Point{r.from, r.to}
	r.tape[0] = board.Tape{Pts: r.pts[:], Text: r.text, Inches: true}
	return r.tape[:]
}

// cellTape draws the tape on a map of cells.
func (t *Table) cellTape(c *ui.Ctx) {
	r := &t.tape
	if !r.laid || r.text == "" || t.scene.OnTabletop() {
		return
	}
	t.board.PaintTape(c.L, r.cells[0], r.cells[1], r.text)
}
