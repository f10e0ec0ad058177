// Package ruler is the tape that the player lays on a map with the right button.
package ruler

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

// Deps is what is measured.
type Deps struct {
	Scene *scene.Scene
	Words *words.Speaker
	Board *board.Board
}

// Ruler is the tape, if there is one.
type Ruler struct {
	Deps
	tape
}

// tape is how it lies.
type tape struct {
	armed    bool // the right button is held since it went down on the map
	laid     bool // there is a tape
	kept     bool // it stays after the button was released
	x0, y0   float32
	from, to rules.Point // on a tabletop
	cells    [2]rules.Ref
	text     string
	line     [1]board.Tape
	pts      [2]rules.Point
	far      [2]int // what text was made for
}

// New returns a ruler that is not in use.
func New(d Deps) Ruler { return Ruler{Deps: d} }

// Reword forgets what is in another language.
func (r *Ruler) Reword() {
	if r.text != "" {
		r.write()
	}
}

// Laid reports whether there is a tape.
func (r *Ruler) Laid() bool { return r.laid }

// StepBack takes away the tape that stays. It reports whether one lay there.
func (r *Ruler) StepBack() bool {
	was := r.kept
	if was {
		r.tape = tape{}
	}
	return was
}

// Hear hears the right button: a drag from over the map lays a tape. It reports whether
// it was a click, which is a step back.
func (r *Ruler) Hear(c *ui.Ctx, over bool) (back bool) {
	in := c.In
	if in.Pressed[paint.Right] {
		if r.kept {
			r.tape = tape{}
		}
		if in.Down[paint.Right] && over {
			r.tape = tape{armed: true, x0: in.X, y0: in.Y}
			return false
		}
		return true
	}
	if !r.armed {
		return false
	}
	from := 4 * c.Scale
	if dx, dy := in.X-r.x0, in.Y-r.y0; !r.laid && dx*dx+dy*dy > from*from && !r.Scene.Blind() {
		r.laid = true
	}
	if r.laid {
		c.Cursor(paint.Cross)
		r.stretch(in.X, in.Y)
	}
	if in.Released[paint.Right] || !in.Down[paint.Right] {
		r.armed = false
		switch {
		case !r.laid:
			return true
		case in.Held.Alt:
			r.kept = true
		default:
			r.tape = tape{}
		}
	}
	return false
}

// Measure lays a tape from one place of the window to another, in pixels; it stays until StepBack.
func (r *Ruler) Measure(x0, y0, x, y float32) {
	if r.Scene.Blind() {
		return
	}
	r.tape = tape{laid: true, kept: true, x0: x0, y0: y0}
	r.stretch(x, y)
}

// stretch lays the tape to a place of the window.
func (r *Ruler) stretch(x, y float32) {
	if top := r.Board.Tabletop(); top != nil {
		r.from, r.to = r.edges(top.PointAt(r.x0, r.y0), top.PointAt(x, y))
		unit := float64(max(1, r.Scene.View().Map.Unit))
		r.say(int(scene.Distance(r.from, r.to)/unit*10+.5), 0)
		return
	}
	r.cells = [2]rules.Ref{r.Board.Find(r.x0, r.y0).Cell, r.Board.Find(x, y).Cell}
	a, okA := r.Board.Cell(r.cells[0])
	b, okB := r.Board.Cell(r.cells[1])
	if !okA || !okB {
		r.text = ""
		return
	}
	dx, dy := r.Board.Apart(a, b)
	r.say(dx, dy)
}

// say writes how far it is, if that is not what stands there: tenths of an inch, or
// what lies between two cells.
func (r *Ruler) say(dx, dy int) {
	if far := [2]int{dx, dy}; r.text == "" || r.far != far {
		r.far = far
		r.write()
	}
}

// write puts how far it is into words.
func (r *Ruler) write() {
	if !r.Scene.OnTabletop() {
		r.text = r.Words.CellText(r.far[0], r.far[1])
		return
	}
	cm := int(float64(r.far[0])*cmPerInch + .5)
	r.text = r.Words.Word("table.ruler.inches", r.Words.Decimal(words.Tenths(r.far[0])), r.Words.Decimal(words.Tenths(cm)))
}

// edges moves the ends of a tape that lie on bodies of a tabletop to their edges:
// between bodies it is measured from edge to edge, as the rules do.
func (r *Ruler) edges(from, to rules.Point) (rules.Point, rules.Point) {
	a, onA := r.bodyOn(from)
	b, onB := r.bodyOn(to)
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
func (r *Ruler) bodyOn(p rules.Point) (footprint.Body, bool) {
	v := r.Scene.View()
	for i := range slices.Backward(v.Pieces) {
		if r := v.Pieces[i].Ref; r != 0 && v.Pieces[i].Form != rules.Marker {
			if body, ok := footprint.Of(v.Pieces, r); ok && body.Has(p) {
				return body, true
			}
		}
	}
	return footprint.Body{}, false
}

// Lines is the tape as the board draws it on a tabletop.
func (r *Ruler) Lines() []board.Tape {
	if !r.laid || r.Scene.Blind() {
		return nil
	}
	r.pts = [2]rules.Point{r.from, r.to}
	r.line[0] = board.Tape{Pts: r.pts[:], Text: r.text, Inches: true}
	return r.line[:]
}

// Paint draws the tape on a map of cells.
func (r *Ruler) Paint(c *ui.Ctx) {
	if r.laid && r.text != "" && r.Board.Tabletop() == nil {
		r.Board.PaintTape(c.L, r.cells[0], r.cells[1], r.text)
	}
}
