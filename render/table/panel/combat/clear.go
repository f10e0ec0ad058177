package combat

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/rules"
)

// Gap from the fight, and the radius about the pointer that stays free, in dp.
const (
	placeGap  = 24
	pointerDp = 96
	nearDp    = 16 // the same on the desk
)

// ground knows what of the map the theatre must leave in view.
type ground struct {
	*Deps
	bill *ledger

	clear, tight, box, asked []paint.Rect // kept for the next time
	engaged                  []rules.Ref
}

// search gathers what the theatre must and should not cover; the pointer is the last of
// what it must not.
func (g *ground) search(f *frame, room *Room) beside.Card {
	c := f.c
	k := beside.Card{Room: room.Map.Inset(c.Px(6)), Gap: px(c, placeGap), Cell: max(1, g.Board.Zoom), Clear: g.clear[:0]}
	for _, d := range room.Desks {
		if d.W > 0 {
			k.Desks = append(k.Desks, d)
		}
	}
	for _, r := range g.fighters() {
		k.Clear = g.cover(k.Clear, r)
	}
	if g.Scene.Ask != nil {
		k.Clear = g.cover(k.Clear, g.Scene.Ask.About)
	}
	k.Clear = g.wayBack(k.Clear)
	if g.Scene.Ask != nil && g.Scene.View().Combat != nil && len(g.Scene.Ask.Options) <= mostWays {
		for _, o := range g.Scene.Ask.Options {
			k.Clear = g.cover(k.Clear, o.At)
		}
	}
	k.Asked = g.answers()
	if a, ok := g.Clips.Arrow(); ok && !g.Clips.Secret() {
		for _, r := range a.Path {
			k.Clear = g.cover(k.Clear, r)
		}
	}
	if room.Map.Has(c.In.X, c.In.Y) {
		k.Clear = append(k.Clear, paint.About(c.In.X, c.In.Y, 2*c.Px(pointerDp), 2*c.Px(pointerDp)))
	} else {
		k.Clear = append(k.Clear, paint.Rect{X: -9, Y: -9})
	}
	g.clear = k.Clear
	for _, r := range room.Busy {
		if r.W > 0 {
			k.Busy = append(k.Busy, r)
		}
	}
	v := g.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Form == rules.Marker || p.Ref == 0 {
			continue
		}
		at, ok := g.Board.PieceRect(p.Ref)
		switch {
		case !ok || !at.Overlaps(room.Map):
		case g.Choice.IsLive(p.Ref) || g.mayAct(p):
			k.Live = append(k.Live, at)
		default:
			k.Pieces = append(k.Pieces, at)
		}
	}
	return k
}

// answers are the pieces and cells that name the answers to a question about a fight in
// progress: who is to choose among them sees them all.
func (g *ground) answers() []paint.Rect {
	all := g.asked[:0]
	if q := g.Scene.Ask; q != nil && g.Scene.View().Combat != nil && len(q.Options) <= mostAnswers {
		for _, o := range q.Options {
			for _, r := range [...]rules.Ref{o.Who, o.At} {
				if at, ok := g.Board.PieceRect(r); ok && r != 0 {
					all = append(all, at)
				} else if at, ok := g.Board.CellRect(r); ok && r != 0 {
					all = append(all, at.Inset(at.W/4)) // that a part of it shows is enough
				}
			}
		}
	}
	g.asked = all
	return all
}

// mayAct reports whether what is asked can be answered with a piece of who is asked, whatever
// is picked.
func (g *ground) mayAct(p *rules.Piece) bool {
	q := g.Scene.Ask
	return q != nil && p.Side == q.To && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who == p.Ref || o.At == p.Ref })
}

// mostWays is how many places an answer about a fight may name that all stay in view.
const mostWays = 12

// mostAnswers is how many answers stay in view of which all that is named may not lie under
// the theatre.
const mostAnswers = 40

// cover adds where a piece or a cell is to what must stay in view.
func (g *ground) cover(all []paint.Rect, r rules.Ref) []paint.Rect {
	if r == 0 {
		return all
	}
	if at, ok := g.Board.PieceRect(r); ok {
		all = append(all, at.Inset(-2))
	}
	if k, ok := g.Scene.CellOf(r); ok {
		if at, ok := g.Board.CellRect(k.Ref); ok {
			all = append(all, at)
		}
	}
	return all
}

// Engaged lists who takes part in the fight that the theatre tells of, and what is
// attacked.
func (pn *Panel) Engaged() []rules.Ref { return pn.ground.fighters() }

// fighters lists who takes part in the fight, and what is attacked.
func (g *ground) fighters() []rules.Ref {
	all := g.engaged[:0]
	add := func(r rules.Ref) {
		if r != 0 && !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	if g.bill.fight != nil {
		add(g.bill.fight.To)
	}
	for i := range g.bill.cast {
		for j := range g.bill.cast[i].who {
			add(g.bill.cast[i].who[j].Ref)
		}
	}
	if o, ok := g.Choice.Pending(); ok && len(all) == 0 {
		add(o.Who)
		add(o.At)
	}
	g.engaged = all
	return all
}

// backSteps is how many cells behind a piece that is attacked stay in view: it may have to
// go there.
const backSteps = 2

// wayBack adds the ground that who is attacked may be driven over, and that who attacks
// may take: two cells straight away from him, whatever comes of the dice.
func (g *ground) wayBack(all []paint.Rect) []paint.Rect {
	var mid [2][2]float32
	for i := range g.bill.cast {
		x, y, n := float32(0), float32(0), float32(0)
		for j := range g.bill.cast[i].who {
			if u, v, ok := g.Board.Middle(g.bill.cast[i].who[j].Ref); ok {
				x, y, n = x+u, y+v, n+1
			}
		}
		if n == 0 {
			return all
		}
		mid[i] = [2]float32{x / n, y / n}
	}
	dx, dy := mid[1][0]-mid[0][0], mid[1][1]-mid[0][1]
	far := max(.001, hypot(dx, dy))
	dx, dy = dx/far, dy/far
	size := float32(1)
	if g.Scene.OnTabletop() {
		size = 3
	}
	for s := 1; s <= backSteps; s++ {
		x, y := mid[1][0]+dx*size*float32(s), mid[1][1]+dy*size*float32(s)
		if r := g.Board.Rect(paint.About(x, y, size, size)); g.Board.Inner.Has(x, y) && r.Overlaps(g.Board.Port) {
			all = append(all, r)
		}
	}
	return all
}

// bodies are who fights on a table without cells, and what is attacked there.
func (g *ground) bodies() []paint.Rect {
	all := g.box[:0]
	if g.Scene.OnTabletop() {
		for _, r := range g.fighters() {
			all = g.cover(all, r)
		}
	}
	g.box = all
	return all
}

// fightBox is the part of the window in which the fight takes place.
func (g *ground) fightBox() paint.Rect {
	all := g.box[:0]
	for _, r := range g.fighters() {
		all = g.cover(all, r)
	}
	g.box = all
	return boxOf(all)
}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }

// sizeOf is the size of a rectangle.
func sizeOf(r paint.Rect) beside.Size { return beside.Size{W: r.W, H: r.H} }

// closer finds a place that may cover the ground on which nobody stands yet, but nothing
// else of the fight.
func (g *ground) closer(card *beside.Card) (at paint.Rect, form int, ok bool) {
	all := card.Clear
	card.Clear = g.tight[:0]
	for _, r := range g.fighters() {
		card.Clear = g.cover(card.Clear, r)
	}
	g.tight = card.Clear
	card.Clear = append(card.Clear, all[len(all)-1])
	if at, form, ok = card.Place(); !ok {
		card.Clear = all
	}
	return at, form, ok
}

// boxOf is the smallest rectangle that holds all of some.
func boxOf(all []paint.Rect) paint.Rect {
	if len(all) == 0 {
		return paint.Rect{}
	}
	b := all[0]
	for _, r := range all[1:] {
		b = b.Union(r)
	}
	return b
}
