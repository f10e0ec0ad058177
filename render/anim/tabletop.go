package anim

import (
	"math"
	"slices"

	"grognard/rules"
)

// Milliseconds at speed 1 on a tabletop.
const (
	marchInch  = 75.0 // of a march, and
	marchLeast = 220.0
	marchCap   = 1100.0
	fleeCap    = 440.0 // of a way back: men run, and a fight is over in time
	armInches  = 4.0   // a turn takes as long as this arm's end needs
	drillTime  = 420.0
)

// Motion is where a body on a tabletop is while a clip moves it along its Track,
// and where it began. X and Y are in the rulebook's unit, Facing in hundredths
// of a degree clockwise from north.
type Motion struct {
	From   rules.Pose
	X, Y   float64
	Facing float64
}

// Motion returns where the running clips have a body that moves along a Track,
// and whether they do.
func (t *Timeline) Motion(who rules.Ref) (Motion, bool) {
	c := t.moving(who)
	if c == nil || len(c.ev.Track) < 2 {
		return Motion{}, false
	}
	track := c.ev.Track
	m := on(track, t.unit(), inOutCubic(t.marched(c)))
	m.From = track[0]
	return m, true
}

// Drill returns how far a body is, 0 to 1, that changes its formation: its
// stands go from where they are to where they stand in the View that follows.
func (t *Timeline) Drill(who rules.Ref) (part float32, to *rules.View, ok bool) {
	c := t.moving(who)
	if c == nil || len(c.ev.Track) > 1 || t.next == nil {
		return 0, nil, false
	}
	return float32(inOutCubic(t.marched(c))), t.next, true
}

// March returns the Track of the clip that runs, and whether there is one.
func (t *Timeline) March() (track []rules.Pose, retreat, ok bool) {
	if !t.Running() || t.clips[t.done].start > t.at {
		return nil, false, false
	}
	e := &t.clips[t.done].ev
	return e.Track, e.Kind == rules.EvRetreat, len(e.Track) > 1
}

// moving returns the clip that moves a body just now, or nil.
func (t *Timeline) moving(who rules.Ref) *clip {
	if who == 0 || !t.onTabletop() {
		return nil
	}
	for i := t.done; i < len(t.clips); i++ {
		c := &t.clips[i]
		if c.start > t.at {
			continue
		}
		if c.ev.Who == who && t.at < c.end() && travels(c.ev.Kind) {
			return c
		}
	}
	return nil
}

func travels(k rules.EventKind) bool {
	return k == rules.EvMove || k == rules.EvRetreat || k == rules.EvAdvance
}

// marched is the part of its way that a clip has done.
func (t *Timeline) marched(c *clip) float64 {
	wait := 0.0
	if c.ev.Kind == rules.EvRetreat {
		wait = retreatWait
	}
	u := max(0, min(1, (t.at-c.start-wait)/max(1, c.dur-wait)))
	if t.Reduced {
		return math.Round(u)
	}
	return u
}

// onTabletop reports whether the stage is a table without cells.
func (t *Timeline) onTabletop() bool {
	return t.stage.Map != nil && t.stage.Map.Shape == rules.Tabletop
}

// unit is an inch in the rulebook's unit.
func (t *Timeline) unit() float64 {
	if t.stage.Map == nil || t.stage.Map.Unit == 0 {
		return 1
	}
	return float64(t.stage.Map.Unit)
}

// marchTime is how long a march along a Track is shown.
func marchTime(e *rules.Event, unit float64, reduced bool) float64 {
	if reduced {
		return length(e, true)
	}
	wait, most := 0.0, marchCap
	if e.Kind == rules.EvRetreat {
		wait, most = retreatWait, fleeCap
	}
	if len(e.Track) < 2 {
		return wait + drillTime
	}
	inches := 0.0
	for i := 1; i < len(e.Track); i++ {
		inches += stretch(e.Track[i-1], e.Track[i], unit)
	}
	return wait + min(most, max(marchLeast, marchInch*inches))
}

// stretch is the length of one piece of a Track, in inches.
func stretch(a, b rules.Pose, unit float64) float64 {
	way := math.Hypot(float64(b.Pt.X-a.Pt.X), float64(b.Pt.Y-a.Pt.Y)) / unit
	return max(way, math.Abs(swing(a, b))*math.Pi/18000*armInches)
}

// swing is the turn from one pose to the next, in hundredths of a degree, the
// shorter way round.
func swing(a, b rules.Pose) float64 {
	d := (b.Facing - a.Facing) % 36000
	switch {
	case d > 18000:
		d -= 36000
	case d <= -18000:
		d += 36000
	}
	return float64(d)
}

// on returns the place on a Track a part of the way along, 0 to 1.
func on(track []rules.Pose, unit, part float64) Motion {
	total := 0.0
	for i := 1; i < len(track); i++ {
		total += stretch(track[i-1], track[i], unit)
	}
	left := part * total
	for i := 1; i < len(track); i++ {
		d := stretch(track[i-1], track[i], unit)
		if left <= d && d > 0 {
			return between(track[i-1], track[i], left/d)
		}
		left -= d
	}
	return between(track[len(track)-2], track[len(track)-1], 1)
}

// between goes straight from one pose to the next, or turns about the centre
// that carries the one into the other.
func between(a, b rules.Pose, u float64) Motion {
	turn := swing(a, b)
	dx, dy := float64(b.Pt.X-a.Pt.X), float64(b.Pt.Y-a.Pt.Y)
	x, y := float64(a.Pt.X), float64(a.Pt.Y)
	if math.Abs(turn) < 1 {
		return Motion{X: x + dx*u, Y: y + dy*u, Facing: float64(a.Facing) + turn*u}
	}
	k := 1 / (2 * math.Tan(turn*math.Pi/36000))
	cx, cy := x+dx/2+k*dy, y+dy/2-k*dx
	s, c := math.Sincos(turn * u * math.Pi / 18000)
	x, y = x-cx, y-cy
	return Motion{X: cx + x*c + y*s, Y: cy + y*c - x*s, Facing: float64(a.Facing) + turn*u}
}

// tellBody changes the stage of a tabletop as an event about a body says; false
// if it is none.
func (t *Timeline) tellBody(e *rules.Event) bool {
	switch e.Kind {
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance:
		t.march(e)
	case rules.EvPlace:
		t.reform(e.Who)
	case rules.EvHit, rules.EvRestore, rules.EvMark:
		t.manStands(e.Who)
	default:
		return false
	}
	return true
}

// march moves the stands of a body to where its clip has taken them.
func (t *Timeline) march(e *rules.Event) {
	if len(e.Track) < 2 {
		t.reform(e.Who)
		return
	}
	a, b := e.Track[0], e.Track[len(e.Track)-1]
	s, c := math.Sincos(float64(b.Facing-a.Facing) * math.Pi / 18000)
	for i := range t.stage.Pieces {
		p := &t.stage.Pieces[i]
		if p.Ref != e.Who || e.Who == 0 {
			continue
		}
		x, y := float64(p.Pt.X-a.Pt.X), float64(p.Pt.Y-a.Pt.Y)
		p.Pt.X = b.Pt.X + int32(math.Round(x*c+y*s))
		p.Pt.Y = b.Pt.Y + int32(math.Round(y*c-x*s))
		p.Facing += b.Facing - a.Facing
	}
}

// reform takes the stands of a body over from the View that follows.
func (t *Timeline) reform(who rules.Ref) {
	if who == 0 {
		return
	}
	at := slices.IndexFunc(t.stage.Pieces, func(p rules.Piece) bool { return p.Ref == who })
	t.stage.Pieces = slices.DeleteFunc(t.stage.Pieces, func(p rules.Piece) bool { return p.Ref == who })
	if at < 0 {
		at = len(t.stage.Pieces)
	}
	for _, p := range t.next.Pieces {
		if p.Ref == who {
			t.stage.Pieces = slices.Insert(t.stage.Pieces, at, p)
			at++
		}
	}
}

// manStands gives the stands of a body the men and marks that they will have,
// where they stand.
func (t *Timeline) manStands(who rules.Ref) {
	k := 0
	t.stage.Pieces = slices.DeleteFunc(t.stage.Pieces, func(p rules.Piece) bool {
		if p.Ref != who || who == 0 {
			return false
		}
		k++
		return Stand(t.next.Pieces, who, k-1) == nil
	})
	k = 0
	for i := range t.stage.Pieces {
		p := &t.stage.Pieces[i]
		if p.Ref != who || who == 0 {
			continue
		}
		q := *Stand(t.next.Pieces, who, k)
		q.Pt, q.Facing, q.Cell = p.Pt, p.Facing, p.Cell
		*p = q
		k++
	}
}

// Stand returns stand n of a body, counted from 0, or nil.
func Stand(pieces []rules.Piece, who rules.Ref, n int) *rules.Piece {
	for i := range pieces {
		if pieces[i].Ref == who {
			if n == 0 {
				return &pieces[i]
			}
			n--
		}
	}
	return nil
}
