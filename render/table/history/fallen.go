package history

import (
	"slices"

	"grognard/render/table/scene"
	"grognard/rules"
)

// Fallen are the pieces that each side has lost, in their order.
type Fallen [2][]rules.Piece

// fallen keeps what has been found out of those who fell.
type fallen struct {
	memo  told
	all   Fallen
	known map[fall]rules.Piece // as they stood before
	seen  map[int]*rules.View  // views of positions in which they stood
}

// told says of what the fallen were told last.
type told struct {
	changes, untold int
	viewer          rules.Side
	view            *rules.View
}

// fall is a line of the log that tells that a piece has fallen.
type fall struct {
	line, answer int
	who          rules.Ref
}

// Fallen returns the pieces that have left the board and not come back, as far as the
// viewer may know them and the log is told: but for its last untold lines. A View has
// none of them, so each is shown as it stood a few answers before. What is returned stays
// as it is until something happens.
func (h *History) Fallen(untold int) *Fallen {
	f, v := &h.fallen, h.scene.View()
	now := told{h.match.Changes(), untold, h.match.Viewer(), v}
	if f.memo == now && f.known != nil {
		return &f.all
	}
	if f.known == nil || f.memo.viewer != now.viewer {
		f.known = map[fall]rules.Piece{}
	}
	f.memo = now
	f.all[0], f.all[1] = f.all[0][:0], f.all[1][:0]
	log := h.match.Log()
	for i, e := range log[:max(0, len(log)-untold)] {
		if e.Event.Kind != rules.EvRemove || e.Undone || e.Event.Who == 0 || e.Answer == 0 {
			continue
		}
		key := fall{i, e.Answer, e.Event.Who}
		p, ok := f.known[key]
		if !ok {
			p = h.stood(e.Answer, e.Event.Who)
			f.known[key] = p
		}
		if p.Ref != 0 && !stands(v, p.Ref) && !lies(f.all[p.Side], p.Ref) {
			f.all[p.Side] = append(f.all[p.Side], p)
		}
	}
	f.seen = nil
	return &f.all
}

// keptEvery is of how many positions of a match that lie back one is kept: the others
// would have to be played again.
const keptEvery = 16

// stood returns a piece as it stood before an answer; no piece if the viewer does not
// know whose it was.
func (h *History) stood(answer int, who rules.Ref) rules.Piece {
	before := answer - 1
	for _, at := range [...]int{before - before%keptEvery, before} {
		for _, p := range h.viewAt(at).Pieces {
			if p.Ref == who && p.Form != rules.Marker && p.Face != "" && p.Side != rules.Chance {
				if p.Form == rules.Blocks { // a unit is known by all its blocks
					p.N = p.Of
				}
				p.State, p.Badges = nil, nil
				return p
			}
		}
	}
	return rules.Piece{}
}

// viewAt is the view of the position after so many answers.
func (h *History) viewAt(i int) *rules.View {
	f := &h.fallen
	if f.seen == nil {
		f.seen = map[int]*rules.View{}
	}
	if f.seen[i] == nil {
		f.seen[i] = h.match.At(i).View(h.match.Viewer())
	}
	return f.seen[i]
}

// stands reports whether a piece stands on the board, or waits to come there.
func stands(v *rules.View, r rules.Ref) bool {
	return slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Ref == r && !scene.OffBoard(p) })
}

// lies reports whether a piece is among some.
func lies(all []rules.Piece, r rules.Ref) bool {
	return slices.ContainsFunc(all, func(p rules.Piece) bool { return p.Ref == r })
}
