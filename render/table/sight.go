package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// rays returns the lines along which the body that attacks sees its target:
// that of the option which waits, else that under the pointer.
func (t *Table) rays() []board.Ray {
	who, at := t.choice.Attack(t.touch.Hover)
	if who == 0 || !slices.Contains(t.peek.keys, rules.OverlaySight) {
		return nil
	}
	return t.sights.Of(foresee.Pair{Pos: t.scene.Pos, Viewer: t.scene.Viewer, Who: [2]rules.Ref{who, at}}, t.seenAlong)
}

// seenAlong are the lines along which a body sees another.
func (t *Table) seenAlong(of foresee.Pair) (all []board.Ray) {
	target, there := footprint.Of(t.scene.View().Pieces, of.Who[1])
	if !there {
		return nil
	}
	near := t.scene.View().Map.Unit / 5
	target.Wide, target.Deep = target.Wide+2*near, target.Deep+2*near
	for _, s := range t.m.Book().Overlay(of.Pos.Board(), of.Viewer, rules.OverlaySight, of.Who[0]) {
		if n := len(s.Area); s.Style == rules.StyleLine && n > 1 && target.Has(s.Area[n-1]) {
			all = append(all, board.Ray{From: s.Area[0], To: s.Area[n-1]})
		}
	}
	return all
}

// reachOfFire returns the arc and the bands of the body that is about to fire,
// nil if none is: it shows by itself while fire is put together.
func (t *Table) reachOfFire() []rules.Shade {
	who := t.choice.Shooter(t.touch.Hover)
	if who == 0 || !t.scene.OnTabletop() || !slices.Contains(t.peek.keys, rules.OverlayRanges) {
		return nil
	}
	return t.ahead.Fire(t.m.Book(), foresee.Glance{Pos: t.scene.Pos, Viewer: t.scene.Viewer, Key: rules.OverlayRanges, About: who})
}
