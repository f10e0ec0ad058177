package combat

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

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

// lamp is how dark it is about the fight just now.
type lamp struct {
	want bool    // it is to be dark
	dark float32 // 0 to 1
	from float32 // how dark it was when that was wanted
	at   float64 // when
	on   paint.Rect
}

// Light returns the light on the fight. It is to be asked for before the map is painted.
func (pn *Panel) Light(c *ui.Ctx) (l Light, ok bool) {
	want := pn.lit && pn.Full()
	pn.lamp.turn(c, want, c.Calm || pn.Clips.Speed < 0)
	if want {
		pn.lamp.on = pn.ground.fightBox()
	}
	if pn.lamp.dark <= 0 || pn.lamp.on.W == 0 || !pn.lamp.on.Overlaps(pn.Board.Port) {
		return Light{}, false
	}
	return Light{On: pn.lamp.on, Dark: pn.lamp.dark * dimTo, Rim: !c.Theme.Dark && c.Theme.Name == "contrast"}, true
}

// turn lets it become dark or light again, at once or step by step.
func (l *lamp) turn(c *ui.Ctx, want, atOnce bool) {
	now := c.In.Now
	if want != l.want {
		l.want, l.from, l.at = want, l.dark, now
	}
	to, dur := float32(0), float64(dimOut)
	if want {
		to, dur = 1, dimIn
	}
	u := float32(min(1, (now-l.at)/dur))
	if atOnce {
		u = 1
	}
	l.dark = l.from + (to-l.from)*u
	if u < 1 {
		c.Animate()
	}
}
