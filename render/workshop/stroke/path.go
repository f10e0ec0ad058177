package stroke

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// path is a way through cells that is being laid, click after click or in one go.
type path struct {
	cells []rules.Ref
	from  int  // of them, those that stood when the button went down
	held  bool // the button is
	begun bool // with this press
	drawn bool // cell by cell, since it went down
}

// lead leads a path on to the cell under the pointer, or begins one there. A second click
// on its end ends it.
func (h *Hand) lead(in *paint.Input) state.Act {
	p := &h.path
	again := h.twice.cell == h.cell && in.Now-h.twice.at < twiceWithin
	h.twice = twice{h.cell, in.Now}
	switch n := len(p.cells); {
	case h.cell == 0:
		h.doing = nothing
		return state.Act{}
	case n == 0:
		p.cells, p.begun = append(p.cells, h.cell), true
	case p.cells[n-1] == h.cell && (n > 1 || again):
		h.doing = nothing
		return h.end()
	default:
		p.begun = false
		p.cells = append(p.cells, h.further()...)
	}
	p.held, p.drawn, p.from = true, false, len(p.cells)
	return state.Act{}
}

// further is the way from the end of the path to the cell under the pointer, without its
// beginning.
func (h *Hand) further() []rules.Ref {
	p, to := &h.path, h.cell
	if h.cursor != 0 {
		to = h.cursor
	}
	if len(p.cells) == 0 || to == 0 || p.held && p.drawn {
		return nil
	}
	if w := h.grid.way(p.cells[len(p.cells)-1], to); len(w) > 1 {
		return w[1:]
	}
	return nil
}

// draw has a path follow the pointer cell by cell, and back; straight if that is wanted.
func (h *Hand) draw(straight bool) {
	p := &h.path
	n := len(p.cells)
	if h.cell == 0 || n == 0 || !p.held {
		return
	}
	if p.cells[n-1] == h.cell {
		return
	}
	from := p.cells[n-1]
	if straight {
		p.cells = p.cells[:p.from]
		from = p.cells[p.from-1]
	} else if n > p.from && n > 1 && p.cells[n-2] == h.cell {
		p.cells = p.cells[:n-1]
		return
	}
	if w := h.grid.way(from, h.cell); len(w) > 1 {
		p.cells = append(p.cells, w[1:]...)
	}
	p.drawn = true
}

// end ends the path, and returns the step that it is. One cell is no way for what is a
// thing by itself.
func (h *Hand) end() state.Act {
	t, cells := h.State.Tool(), slices.Clone(h.path.cells)
	h.path = path{}
	h.doing = nothing
	if t == nil || len(cells) == 0 || len(cells) < 2 && t.Thing && t.Stroke == rules.StrokePath {
		return state.Act{}
	}
	return h.laid(t, cells, false)
}
