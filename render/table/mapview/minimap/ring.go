package minimap

import (
	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// ringFor is how long a place is ringed, in milliseconds.
const ringFor = 1000.0

// mostRings is how many places are ringed at the same time.
const mostRings = 4

// rings are the places of fights that have just begun.
type rings struct {
	all   [mostRings]ring
	fight rules.Ref // whom the combat in progress is about
}

// ring is one of them; it has gone where since is 0.
type ring struct {
	at    rules.Ref
	since float64
}

// Ring rings the place of a cell or piece for a second.
func (m *Map) Ring(at rules.Ref, now float64) { m.rings.add(at, now) }

func (k *rings) add(at rules.Ref, now float64) {
	oldest := 0
	for i := range k.all {
		if k.all[i].at == at || k.all[i].since < k.all[oldest].since && k.all[oldest].at != at {
			oldest = i
		}
	}
	k.all[oldest] = ring{at, max(now, 1)}
}

// watch rings the place of a combat when it begins: nothing of how it goes is shown.
func (k *rings) watch(v *rules.View, now float64) {
	var to rules.Ref
	if v.Combat != nil {
		to = v.Combat.To
	}
	if to != 0 && to != k.fight {
		k.add(to, now)
	}
	k.fight = to
}

// Sizes of a ring, in dp.
const (
	ringWide = 30
	ringKey  = "minimap/ring"
)

// paint paints the rings that are left.
func (k *rings) paint(c *ui.Ctx, m *Map) {
	for i := range k.all {
		r := &k.all[i]
		left := 1 - (c.In.Now-r.since)/ringFor
		if r.since == 0 || left <= 0 {
			*r = ring{}
			continue
		}
		x, y, ok := m.place(m.Scene.View(), r.at)
		if !ok {
			continue
		}
		wide, strong := c.Px(ringWide), float32(1)
		if c.Calm {
			c.Wake(r.since + ringFor)
		} else {
			c.Wake(c.In.Now + 33)
			wide *= .7 + .5*float32(1-left)
			strong = min(1, 2*float32(left))
		}
		m.ringPicture()
		px, py := m.pixels(x, y)
		c.Image(ringKey, paint.About(ui.Floor(px), ui.Floor(py), wide, wide), paint.Alpha(paint.White, strong))
	}
}

// ringPicture draws the picture of a ring, once.
func (m *Map) ringPicture() {
	if m.Store.Get(ringKey) != nil {
		return
	}
	c := ink.New(96, 96)
	c.Fill(ink.Ring(48, 48, 46, 33), palette.Paper)
	c.Fill(ink.Ring(48, 48, 43.5, 35.5), palette.Attack)
	m.Store.Put(ringKey, c.Img)
}
