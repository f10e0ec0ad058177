package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/rules"
)

// rays returns the lines along which the body that attacks sees its target:
// that of the option which waits, else that under the pointer.
func (t *Table) rays() []board.Ray {
	who, at := t.aiming()
	if who == 0 || !slices.Contains(t.peek.keys, rules.OverlaySight) {
		return nil
	}
	return t.sights.Of(pair{t.scene.Pos, [2]rules.Ref{who, at}}, t.seenAlong)
}

// seenAlong are the lines along which a body sees another.
func (t *Table) seenAlong(of pair) (all []board.Ray) {
	target, there := footprint.Of(t.scene.View().Pieces, of.who[1])
	if !there {
		return nil
	}
	near := t.scene.View().Map.Unit / 5
	target.Wide, target.Deep = target.Wide+2*near, target.Deep+2*near
	for _, s := range t.m.Book().Overlay(of.pos.Board(), t.scene.Viewer, rules.OverlaySight, of.who[0]) {
		if n := len(s.Area); s.Style == rules.StyleLine && n > 1 && target.Has(s.Area[n-1]) {
			all = append(all, board.Ray{From: s.Area[0], To: s.Area[n-1]})
		}
	}
	return all
}

// aiming returns who is about to do something to which enemy, 0 if nobody is.
func (t *Table) aiming() (who, at rules.Ref) {
	if t.scene.Ask == nil || t.clips.Running() {
		return 0, 0
	}
	o, ok := t.choice.Pending()
	if all := t.choice.Either(); !ok && all != nil {
		o, ok = all[0], true
	}
	if !ok || o.At == 0 {
		i := slices.IndexFunc(t.aimed, func(o rules.Option) bool { return o.At == t.touch.hover })
		if i < 0 {
			return 0, 0
		}
		o = t.aimed[i]
	}
	if o.Who == 0 || o.At == 0 || t.scene.Mine(o.At) || t.scene.IsCell(o.At) || ok && o.Do != rules.DoFire {
		return 0, 0
	}
	return o.Who, o.At
}

// shot is a body that is about to fire at a position.
type shot struct {
	pos *rules.Position
	who rules.Ref
}

// reachOfFire returns the arc and the bands of the body that is about to fire,
// nil if none is: it shows by itself while fire is put together.
func (t *Table) reachOfFire() []rules.Shade {
	who := t.shooter()
	if who == 0 || !t.scene.OnTabletop() || !slices.Contains(t.peek.keys, rules.OverlayRanges) {
		return nil
	}
	return t.fires.Of(shot{t.scene.Pos, who}, func(s shot) []rules.Shade {
		return t.m.Book().Overlay(s.pos.Board(), t.scene.Viewer, rules.OverlayRanges, s.who)
	})
}

// shooter is who is about to fire: in what waits, among what there is to choose
// from, or at the target under the pointer. 0 if nobody is.
func (t *Table) shooter() rules.Ref {
	if t.scene.Ask == nil || t.clips.Running() {
		return 0
	}
	if o, ok := t.choice.Pending(); ok {
		if o.Do == rules.DoFire {
			return o.Who
		}
		return 0
	}
	for _, o := range append(t.choice.Either(), t.aimed...) {
		if o.Do == rules.DoFire && (o.At == t.touch.hover || t.choice.IsPicked(o.At)) {
			return o.Who
		}
	}
	return 0
}
