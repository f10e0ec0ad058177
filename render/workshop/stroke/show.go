package stroke

import (
	"slices"

	"grognard/render/board"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Marks adds the marks of the stroke under way, of what a click would take in and of what is
// selected.
func (h *Hand) Marks(all []board.Mark) []board.Mark {
	if !h.see() {
		return all
	}
	mark := func(kind board.MarkKind, cells []rules.Ref) {
		for _, r := range cells {
			all = append(all, board.Mark{At: r, Kind: kind})
		}
	}
	for _, t := range h.State.Things() {
		switch {
		case t.Stock != "" && t.Ref != 0 && h.stands(t.Ref):
			all = append(all, board.Mark{At: t.Ref, Kind: board.Selected})
		default:
			mark(board.Selected, t.Cells)
		}
	}
	if h.doing != bordering {
		mark(board.Usable, h.cells)
	}
	if h.State.Asked != nil {
		mark(board.Usable, h.asked(nil))
	}
	mark(board.Hover, h.aim())
	return all
}

// stands reports whether a piece is seen on the map.
func (h *Hand) stands(r rules.Ref) bool {
	return slices.ContainsFunc(h.State.View().Pieces, func(p rules.Piece) bool { return p.Ref == r && h.grid.cell(p.Cell) != nil })
}

// at is where a click would fall: under the pointer, or at the cursor; 0: nowhere.
func (h *Hand) at() rules.Ref {
	if h.cursor != 0 {
		return h.cursor
	}
	return h.cell
}

// aim are the cells that a click would be about.
func (h *Hand) aim() []rules.Ref {
	at, t := h.at(), h.State.Tool()
	spreads := t != nil && (t.Stroke == rules.StrokeCells || t.Stroke == rules.StrokeArea)
	switch {
	case at == 0 || h.doing == painting || h.doing == filling:
		return nil
	case h.carry.moved:
		return []rules.Ref{at}
	case t != nil && h.State.Asked == nil && (t.Stroke == rules.StrokeTile || t.Stroke == rules.StrokeSpot):
		return h.spot(t, at)
	case spreads && h.State.Asked == nil && (h.State.Hand.Mode == state.Brush || h.State.Hand.Mode == state.Erase):
		return h.grid.around(at, h.State.Hand.Rings)
	case t != nil && t.Stroke == rules.StrokeEdges && h.cursor == 0:
		return nil
	case t != nil || h.State.Stock() != nil || h.State.Asked != nil || h.cursor != 0:
		return []rules.Ref{at}
	}
	return nil
}

// Arrows adds the way of a path, and the way that is proposed.
func (h *Hand) Arrows(all []board.Arrow) []board.Arrow {
	if !h.see() || len(h.path.cells) == 0 {
		return all
	}
	all = board.Chain(all, board.ArrowMove, h.path.cells...)
	if more := h.further(); len(more) > 0 {
		all = board.Chain(all, board.ArrowPast, append([]rules.Ref{h.path.cells[len(h.path.cells)-1]}, more...)...)
	}
	return all
}

// Laid adds what the stroke under way lays, to be shown until the map is painted anew.
func (h *Hand) Laid(all []board.Laid) []board.Laid {
	t := h.State.Tool()
	if !h.see() || t == nil {
		return all
	}
	switch cells := h.cells; {
	case t.Stroke == rules.StrokeEdges:
		if h.doing == nothing && h.over && h.State.Asked == nil {
			if a, b, _ := h.border(h.x, h.y); a != 0 {
				all = append(all, board.Laid{Cell: a, To: b, Faint: true})
			}
		}
		for i := 0; i+1 < len(cells); i += 2 {
			all = append(all, board.Laid{Cell: cells[i], To: cells[i+1], Faint: h.erase})
		}
	case t.Stroke == rules.StrokeTile:
		all = h.tile(all, t)
	default:
		if len(h.path.cells) > 0 {
			cells = h.path.cells
		}
		ground, ok := h.ground(t)
		if !ok {
			return all
		}
		for _, r := range cells {
			all = append(all, board.Laid{Cell: r, Ground: ground})
		}
	}
	return all
}

// ground is what the stroke under way leaves on its cells.
func (h *Hand) ground(t *rules.Tool) (rules.Ground, bool) {
	if h.erase {
		all := h.State.Open.Kit().Tools
		i := slices.IndexFunc(all, func(p rules.Tool) bool { return p.Plain && p.Layer == t.Layer })
		if i < 0 {
			return "", false
		}
		t = &all[i]
	}
	s := shown(t)
	switch {
	case s == nil || t.Layer == "":
		return "", false
	case s.Level > 0 && s.Ground == rules.GroundOpen:
		return rules.GroundHill, true
	}
	return s.Ground, true
}

// tile adds the grounds of a tile, turned as it is in hand, where it would be laid.
func (h *Hand) tile(all []board.Laid, t *rules.Tool) []board.Laid {
	slot := h.spot(t, h.at())
	if t.Sample == nil || len(slot) == 0 || h.State.Hand.Mode == state.Erase {
		return all
	}
	home := h.grid.cell(slot[0])
	for _, r := range slot {
		c := h.grid.cell(r)
		if c == nil || home == nil {
			return all
		}
		if c.Col <= home.Col && c.Row <= home.Row {
			home = c
		}
	}
	for i := range t.Sample.Cells {
		c := &t.Sample.Cells[i]
		x, y := c.Col, c.Row
		for range h.State.Hand.Turns & 3 {
			x, y = t.Sample.Rows-1-y, x
		}
		if r := h.grid.step(home.Ref, x, y); r != 0 {
			all = append(all, board.Laid{Cell: r, Ground: c.Ground})
		}
	}
	return all
}

// Ghosts are the pieces that are dragged or would be put.
func (h *Hand) Ghosts() []rules.Piece {
	h.ghosts = h.ghosts[:0]
	at := h.at()
	if !h.see() || at == 0 {
		return nil
	}
	if s := h.State.Stock(); s != nil && s.Card == nil && s.Left != 0 && h.State.Asked == nil {
		p := s.Piece
		if p.Cell = at; p.Side == rules.Chance {
			p.Side = h.State.Hand.Side
		}
		h.ghosts = append(h.ghosts, p)
	}
	if h.carry.moved {
		for _, p := range h.State.View().Pieces {
			t := h.State.Of(p.Ref)
			if t == nil || !slices.Contains(h.carry.paths, t.Path) {
				continue
			}
			if p.Cell = h.grid.moved(p.Cell, h.carry.home, at); p.Cell != 0 {
				h.ghosts = append(h.ghosts, p)
			}
		}
	}
	return h.ghosts
}

// Lifted is the piece that is dragged, whose shadow stays in its place; 0 if none is.
func (h *Hand) Lifted() rules.Ref {
	if !h.carry.moved {
		return 0
	}
	for _, path := range h.carry.paths {
		if t := h.State.Draft().Thing(path); t != nil && t.Stock != "" {
			return t.Ref
		}
	}
	return 0
}

// Hint is the key of what a click does now, of the words ui.workshop.hint.*.
func (h *Hand) Hint() string {
	if !h.see() {
		return ""
	}
	t := h.State.Tool()
	switch {
	case h.State.Asked != nil && h.State.Asked.One:
		return "ui.workshop.hint.cell"
	case h.State.Asked != nil:
		return "ui.workshop.hint.cells"
	case h.carry.moved && h.piled():
		return "ui.workshop.hint.carry.stack"
	case h.carry.moved:
		return "ui.workshop.hint.carry"
	case len(h.path.cells) > 0:
		return "ui.workshop.hint.path.on"
	case h.boxed && h.State.Stock() != nil && h.State.Stock().Left == 1:
		return "ui.workshop.hint.boxed.one"
	case h.boxed:
		return "ui.workshop.hint.boxed"
	case h.State.Stock() != nil && h.State.Stock().Left == 1:
		return "ui.workshop.hint.one"
	case h.State.Stock() != nil:
		return "ui.workshop.hint.stock"
	case t != nil && h.State.Hand.Mode == state.Erase:
		return "ui.workshop.hint.erase"
	case t != nil:
		return h.toolHint(t)
	case len(h.State.Selected()) > 0:
		return "ui.workshop.hint.selected"
	}
	if h.overStack() {
		return "ui.workshop.hint.stack"
	}
	return "ui.workshop.hint.empty"
}

// toolHint is the hint of a tool in hand.
func (h *Hand) toolHint(t *rules.Tool) string {
	spreads := t.Stroke == rules.StrokeCells || t.Stroke == rules.StrokeArea
	switch mode := h.State.Hand.Mode; {
	case spreads && mode == state.Fill:
		return "ui.workshop.hint.fill"
	case spreads && mode == state.Along:
		return "ui.workshop.hint.path"
	}
	return hints[t.Stroke]
}

var hints = map[rules.Stroke]string{
	rules.StrokeCells: "ui.workshop.hint.brush", rules.StrokeEdges: "ui.workshop.hint.edges", rules.StrokePath: "ui.workshop.hint.path",
	rules.StrokeSpot: "ui.workshop.hint.spot", rules.StrokeArea: "ui.workshop.hint.area", rules.StrokeTile: "ui.workshop.hint.tile",
	rules.StrokeNone: "ui.workshop.hint.none",
}
