package combat

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
	"grognard/rules"
)

// Gap from the fight, and the radius about the pointer that stays free, in dp.
const (
	placeGap  = 24
	pointerDp = 96
)

// search gathers what the theatre must and should not cover; the pointer is the last of
// what it must not.
func (pn *Panel) search(f *frame, room *Room) beside.Card {
	c := f.c
	k := beside.Card{Room: room.Map.Inset(c.Px(6)), Gap: pn.px(c, placeGap), Cell: max(1, pn.Board.Zoom), Clear: pn.clear[:0]}
	for _, d := range room.Desks {
		if d.W > 0 {
			k.Desks = append(k.Desks, d)
		}
	}
	for _, r := range pn.Engaged() {
		k.Clear = pn.cover(k.Clear, r)
	}
	if pn.Scene.Ask != nil {
		k.Clear = pn.cover(k.Clear, pn.Scene.Ask.About)
	}
	k.Clear = pn.wayBack(k.Clear)
	if pn.Scene.Ask != nil && pn.Scene.View().Combat != nil && len(pn.Scene.Ask.Options) <= mostWays {
		for _, o := range pn.Scene.Ask.Options {
			k.Clear = pn.cover(k.Clear, o.At)
		}
	}
	if a, ok := pn.Clips.Arrow(); ok && !pn.Clips.Secret() {
		for _, r := range a.Path {
			k.Clear = pn.cover(k.Clear, r)
		}
	}
	if room.Map.Has(c.In.X, c.In.Y) {
		k.Clear = append(k.Clear, paint.About(c.In.X, c.In.Y, 2*c.Px(pointerDp), 2*c.Px(pointerDp)))
	} else {
		k.Clear = append(k.Clear, paint.Rect{X: -9, Y: -9})
	}
	pn.clear = k.Clear
	v := pn.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Form == rules.Marker || p.Ref == 0 {
			continue
		}
		at, ok := pn.Board.PieceRect(p.Ref)
		switch {
		case !ok || !at.Overlaps(room.Map):
		case pn.Choice.IsLive(p.Ref):
			k.Live = append(k.Live, at)
		default:
			k.Pieces = append(k.Pieces, at)
		}
	}
	return k
}

// mostWays is how many places an answer about a fight may name that all stay in view.
const mostWays = 12

// cover adds where a piece or a cell is to what must stay in view.
func (pn *Panel) cover(all []paint.Rect, r rules.Ref) []paint.Rect {
	if r == 0 {
		return all
	}
	if at, ok := pn.Board.PieceRect(r); ok {
		all = append(all, at.Inset(-2))
	}
	if k, ok := pn.Scene.CellOf(r); ok {
		if at, ok := pn.Board.CellRect(k.Ref); ok {
			all = append(all, at)
		}
	}
	return all
}

// Engaged lists who takes part in the fight that the theatre tells of, and what is
// attacked.
func (pn *Panel) Engaged() []rules.Ref {
	all := pn.engaged[:0]
	add := func(r rules.Ref) {
		if r != 0 && !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	if pn.fight != nil {
		add(pn.fight.To)
	}
	for i := range pn.cast {
		for j := range pn.cast[i].who {
			add(pn.cast[i].who[j].Ref)
		}
	}
	if o, ok := pn.Choice.Pending(); ok && len(all) == 0 {
		add(o.Who)
		add(o.At)
	}
	pn.engaged = all
	return all
}

// backSteps is how many cells behind a piece that is attacked stay in view: it may have to
// go there.
const backSteps = 2

// wayBack adds the ground that who is attacked may be driven over, and that who attacks
// may take: two cells straight away from him, whatever comes of the dice.
func (pn *Panel) wayBack(all []paint.Rect) []paint.Rect {
	var mid [2][2]float32
	for i := range pn.cast {
		x, y, n := float32(0), float32(0), float32(0)
		for j := range pn.cast[i].who {
			if u, v, ok := pn.Board.Middle(pn.cast[i].who[j].Ref); ok {
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
	if pn.Scene.OnTabletop() {
		size = 3
	}
	for s := 1; s <= backSteps; s++ {
		r := pn.Board.Rect(paint.About(mid[1][0]+dx*size*float32(s), mid[1][1]+dy*size*float32(s), size, size))
		if r.Overlaps(pn.Board.Port) {
			all = append(all, r)
		}
	}
	return all
}

// Light is the part of the window that a light falls on while men fight, and how dark it
// is all about it. With a Rim nothing is dark, and a frame is drawn about that part.
type Light struct {
	On   paint.Rect
	Dark float32 // 0 to 1
	Rim  bool
}

// How dark it is about a fight, how far the light reaches beyond it, in cells, and how long
// it takes to come and to go, in milliseconds.
const (
	dimTo     = .58
	spotReach = 2.2
	dimIn     = 140
	dimOut    = 100
)

// Light returns the light on the fight. It is to be asked for before the map is painted.
func (pn *Panel) Light(c *ui.Ctx) (l Light, ok bool) {
	want := pn.lit && pn.Full()
	now := c.In.Now
	if want != pn.wantLight {
		pn.wantLight, pn.lightFrom, pn.lightAt = want, pn.dark, now
	}
	to, dur := float32(0), float64(dimOut)
	if want {
		to, dur = 1, dimIn
	}
	u := float32(min(1, (now-pn.lightAt)/dur))
	if c.Calm || pn.Clips.Speed < 0 {
		u = 1
	}
	pn.dark = pn.lightFrom + (to-pn.lightFrom)*u
	if u < 1 {
		c.Animate()
	}
	if want {
		pn.lightOn = pn.fightBox()
	}
	if pn.dark <= 0 || pn.lightOn.W == 0 || !pn.lightOn.Overlaps(pn.Board.Port) {
		return Light{}, false
	}
	return Light{On: pn.lightOn, Dark: pn.dark * dimTo, Rim: !c.Theme.Dark && c.Theme.Name == "contrast"}, true
}

// fightBox is the part of the window in which the fight takes place.
func (pn *Panel) fightBox() paint.Rect {
	all := pn.box[:0]
	for _, r := range pn.Engaged() {
		all = pn.cover(all, r)
	}
	pn.box = all
	return boxOf(all)
}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }

// sizeOf is the size of a rectangle.
func sizeOf(r paint.Rect) beside.Size { return beside.Size{W: r.W, H: r.H} }
