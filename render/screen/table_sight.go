package screen

import (
	"slices"

	"grognard/render/board"
	"grognard/rules"
)

// sightKey is the overlay that tells whom a body sees, and along which lines.
const sightKey = "sight"

// sighting are the lines of sight from one body to another on a Cloth.
type sighting struct {
	pos      *rules.Position
	who, at  rules.Ref
	rays     []board.Ray
	nearness int32
}

// rays returns the lines along which the body that attacks sees its target:
// that of the option which waits, else that under the pointer.
func (t *table) rays() []board.Ray {
	who, at := t.aiming()
	k := &t.sights
	if k.pos == t.pos && k.who == who && k.at == at {
		return k.rays
	}
	*k = sighting{pos: t.pos, who: who, at: at, rays: k.rays[:0], nearness: t.view().Map.Unit / 5}
	book, ok := t.m.Book().(rules.Overlayer)
	if who == 0 || !ok || !slices.Contains(t.peek.keys, sightKey) {
		return nil
	}
	target, ok := board.Footprint(t.view().Pieces, at)
	if !ok {
		return nil
	}
	target.Wide, target.Deep = target.Wide+2*k.nearness, target.Deep+2*k.nearness
	for _, s := range book.Overlay(t.pos.Board(), t.viewer, sightKey, who) {
		if n := len(s.Area); s.Style == "line" && n > 1 && target.Has(s.Area[n-1]) {
			k.rays = append(k.rays, board.Ray{From: s.Area[0], To: s.Area[n-1]})
		}
	}
	return k.rays
}

// aiming returns who is about to do something to which enemy, 0 if nobody is.
func (t *table) aiming() (who, at rules.Ref) {
	if t.ask == nil || t.clips.Running() {
		return 0, 0
	}
	o, ok := t.pending()
	if !ok || o.At == 0 {
		i := slices.IndexFunc(t.aimed, func(o rules.Option) bool { return o.At == t.touch.hover })
		if i < 0 {
			return 0, 0
		}
		o = t.aimed[i]
	}
	if o.Who == 0 || o.At == 0 || t.mine(o.At) || t.isCell(o.At) {
		return 0, 0
	}
	return o.Who, o.At
}
