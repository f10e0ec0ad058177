package anim

import (
	"math"

	"grognard/rules"
)

// Pose is where and how a piece is shown while a clip moves it. It stands
// between the cells From and To, T of the way along.
type Pose struct {
	From, To rules.Ref
	T        float32
	Alpha    float32 // opacity
	Grow     float32 // times its size
	Flash    float32 // 0 to 1: it is being hit or restored
	Lost     int     // steps or blocks that it loses just now, T of the way
	Gone     float32 // 0 to 1: it is leaving the board for good
	Fade     bool    // cross-fade from From to To instead of a place between
}

// Pose returns how the running clips show a piece, and whether they do.
func (t *Timeline) Pose(who rules.Ref) (Pose, bool) {
	if who == 0 {
		return Pose{}, false
	}
	for i := t.done; i < len(t.clips); i++ {
		c := &t.clips[i]
		if c.start > t.at { // a later one may run: losses and retreats go on side by side
			continue
		}
		if c.ev.Who == who && t.at < c.end() {
			return t.pose(c)
		}
	}
	return Pose{}, false
}

func (t *Timeline) pose(c *clip) (Pose, bool) {
	u := c.part(t.at)
	p := Pose{Alpha: 1, Grow: 1}
	switch c.ev.Kind {
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance:
		return t.travel(c), true
	case rules.EvPlace:
		p.From, p.To = c.ev.To, c.ev.To
		p.Alpha = float32(outCubic(u))
		p.Grow = float32(1.3 - .3*outCubic(u))
	case rules.EvRemove:
		p.Alpha, p.Gone, p.Lost, p.T = float32(1-u), float32(u), c.ev.N, float32(u)
	case rules.EvHit:
		p.Lost, p.T = max(1, c.ev.N), float32(u)
		p.Flash = float32(math.Sin(u * math.Pi))
	case rules.EvRestore, rules.EvMark:
		p.Grow = 1 + .1*float32(math.Sin(u*math.Pi))
	case rules.EvDeclare:
		p.Flash = float32(math.Sin(u*math.Pi) / 2)
	default:
		return p, false
	}
	if t.Reduced {
		p.Grow, p.Flash = 1, 0
	}
	if c.dull {
		p.Flash = 0
	}
	return p, true
}

// flashGap is how long after a flash of a piece the next one may begin, in milliseconds of the clock and
// at every speed: nothing flashes more than three times a second.
const flashGap = 1000.0/3 + 1

// flashed is when a piece began to flash last, by the clock.
type flashed struct {
	who rules.Ref
	at  float64
}

// dim decides, when a clip begins, whether its piece may flash in it.
func (t *Timeline) dim(c *clip) {
	if k := c.ev.Kind; k != rules.EvHit && k != rules.EvDeclare || c.ev.Who == 0 {
		return
	}
	keep := t.flashes[:0]
	for _, f := range t.flashes {
		if t.last-f.at < flashGap {
			keep = append(keep, f)
			c.dull = c.dull || f.who == c.ev.Who
		}
	}
	if t.flashes = keep; !c.dull {
		t.flashes = append(t.flashes, flashed{c.ev.Who, t.last})
	}
}

// travel places a piece on its path.
func (t *Timeline) travel(c *clip) Pose {
	p := Pose{Alpha: 1, Grow: 1}
	cells := c.path()
	u := max(0, min(1, (t.at-c.start-c.wait)/max(1, c.dur-c.wait)))
	if t.Reduced {
		p.From, p.To, p.T, p.Fade = cells[0], cells[len(cells)-1], float32(u), true
		return p
	}
	along := inOutCubic(u) * float64(len(cells)-1)
	i := min(int(along), len(cells)-2)
	p.From, p.To, p.T = cells[i], cells[i+1], float32(along-float64(i))
	return p
}

// Arrow is the path of a piece that travels or attacks just now.
type Arrow struct {
	Path    []rules.Ref
	Attack  bool
	Retreat bool
}

// Arrow returns the arrow of the clip that runs, and whether there is one.
func (t *Timeline) Arrow() (Arrow, bool) {
	for i := t.done; i < len(t.clips); i++ {
		c := &t.clips[i]
		if c.start > t.at || t.at >= c.end() {
			continue
		}
		switch e := &c.ev; e.Kind {
		case rules.EvRetreat:
			return Arrow{Path: c.path(), Retreat: true}, true
		case rules.EvDeclare:
			return Arrow{Path: c.way(e.Who, e.To), Attack: true}, e.Who != 0 && e.To != 0
		}
	}
	return Arrow{}, false
}

// Barred returns the cell that a piece could not enter, for which it suffers
// just now, and how strongly to mark it, 0 to 1; 0 if there is none.
func (t *Timeline) Barred() (cell rules.Ref, strength float32) {
	if !t.Running() || t.clips[t.done].start > t.at {
		return 0, 0
	}
	c := &t.clips[t.done]
	if c.ev.Kind != rules.EvHit || c.ev.From == 0 || c.ev.From == c.ev.To {
		return 0, 0
	}
	if c.dull {
		return c.ev.From, 0
	}
	return c.ev.From, float32(math.Sin(c.part(t.at) * math.Pi))
}

// Trail is a path that stays drawn for a while where motion is reduced.
type Trail struct {
	Path    []rules.Ref
	Track   []rules.Pose // on a tabletop
	Retreat bool
	until   float64
}

// Trails returns the paths that are still drawn.
func (t *Timeline) Trails() []Trail { return t.trails }

func fresh(all []Trail, now float64) []Trail {
	keep := all[:0]
	for _, tr := range all {
		if tr.until > now {
			keep = append(keep, tr)
		}
	}
	return keep
}
