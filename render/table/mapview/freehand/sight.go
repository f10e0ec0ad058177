package freehand

import (
	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// rays returns the lines along which the body that attacks sees its target:
// that of the option which waits, else that under the pointer.
func (h *Hand) rays() []board.Ray {
	who, at := h.Choice.Attack(h.Pointer.Hover)
	if who == 0 || !h.sees {
		return nil
	}
	return h.sights.Of(foresee.Pair{Pos: h.Scene.Pos, Viewer: h.Scene.Viewer, Who: [2]rules.Ref{who, at}}, h.seenAlong)
}

// seenAlong are the lines along which a body sees another.
func (h *Hand) seenAlong(of foresee.Pair) (all []board.Ray) {
	target, there := footprint.Of(h.Scene.View().Pieces, of.Who[1])
	if !there {
		return nil
	}
	near := h.Scene.View().Map.Unit / 5
	target.Wide, target.Deep = target.Wide+2*near, target.Deep+2*near
	for _, s := range h.Book.Overlay(of.Pos.Board(), of.Viewer, rules.OverlaySight, of.Who[0]) {
		if n := len(s.Area); s.Style == rules.StyleLine && n > 1 && target.Has(s.Area[n-1]) {
			all = append(all, board.Ray{From: s.Area[0], To: s.Area[n-1]})
		}
	}
	return all
}
