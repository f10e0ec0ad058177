package table

import (
	"slices"
	"strings"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/ui"
	"grognard/rules"
)

// sketch makes the board show what is in hand.
func (t *Table) sketch(c *ui.Ctx) {
	s := &t.drawn
	*s = board.Sketch{Handles: s.Handles[:0], Tapes: s.Tapes[:0], Past: s.Past[:0]}
	t.pic.Sketch = nil
	if !t.scene.OnCloth() {
		return
	}
	t.pic.Sketch = s
	g := &t.grip
	if t.scene.Ask != nil && g.ask == t.scene.Ask && !t.clips.Running() {
		t.sketchGrip(c, s)
	}
	if ghost := t.shaped(); ghost != nil && t.grip.grasp < carried {
		s.Ghost, s.Who = ghost, ghost[0].Ref
	}
	s.Zones = t.scene.Ask != nil && !t.clips.Running() && deploys(t.scene.Ask.Kind)
	s.Sight = t.rays()
	s.Tapes = append(s.Tapes, t.tape.lines(t)...)
	if t.clips.Running() || t.scene.View().Turn == 0 {
		return
	}
	s.Past = append(s.Past, t.past.Of(eye{t.scene.Pos, t.decider()}, t.tracks)...)
}

// sketchGrip adds the body in hand: ghost, tapes, reach, handles.
func (t *Table) sketchGrip(c *ui.Ctx, s *board.Sketch) {
	g := &t.grip
	if g.grasp == untouched {
		return
	}
	s.Who = g.who
	if g.grasp >= carried {
		s.Ghost, s.Wish = g.ghost, g.wrong
		s.Tapes = append(s.Tapes, g.tapes...)
		if g.do == rules.DoWheel && g.ok && g.found.N != 0 {
			right := g.found.N < 0 // which corner goes round
			s.Sweep = board.Sweep{Pivot: g.from.Corner(!right), Arm: g.from.Corner(right), Turn: g.found.N}
		}
	}
	s.Tapes = append(s.Tapes, t.rimOf()...)
	if !t.scene.View().Blind {
		t.explore(c)
		s.Reach = g.reach.fronts
		if g.do == rules.DoWheel {
			s.Reach = g.reach.wheels
		}
	}
	if body, ok := t.handled(); ok {
		for i := range g.hot {
			s.Handles = append(s.Handles, board.Handle{At: body.Corner(i == 1), Hot: g.hot[i] || g.turning && g.right == (i == 1)})
		}
	}
}

// plateShows reports whether a target may have its plate: on a Cloth, where
// things stand close together, only the one under the pointer, and none while
// something is in hand.
func (t *Table) plateShows(target rules.Ref) bool {
	return !t.scene.OnCloth() || t.grip.grasp < carried && t.touch.hover == target && !t.tape.laid
}

// deploys reports whether a kind of request is about where armies are set up.
func deploys(kind string) bool { return strings.Contains(kind, rules.KindDeploy) }

// reach is how far the front of the body in hand could come, found out bit by
// bit by asking the Field for answers near places ahead of it and behind.
type reach struct {
	who    rules.Ref
	unit   int32
	begun  bool
	probes []rules.Option
	next   int
	last   rules.Option  // answer to the probe before
	fronts []board.Front // of straight moves, and
	wheels []board.Front
}

// Probes of the reach: how many a frame, how far they go in inches, and by
// what angle a wheel is tried.
const (
	probesAFrame = 4
	probeInches  = 24
	probeTurn    = 500
)

// explore asks for a few more answers.
func (t *Table) explore(c *ui.Ctx) {
	g := &t.grip
	r := &g.reach
	if !r.begun || r.who != g.who {
		*r = reach{who: g.who, begun: true, unit: t.scene.View().Map.Unit}
		body, there := footprint.Of(t.scene.View().Pieces, g.who)
		if there && !body.Round {
			r.probes = probesOf(g.does(), g.who, body, r.unit)
		}
	}
	for range probesAFrame {
		if r.next >= len(r.probes) {
			return
		}
		wish := r.probes[r.next]
		r.next++
		o := g.ask.Field.Nearest(wish)
		if o == r.last || o.Who != wish.Who || o.Do != wish.Do {
			continue
		}
		r.last = o
		if body, ok := footprint.Of(g.ask.Field.Ghost(o), g.who); ok {
			to := &r.fronts
			if o.Do == rules.DoWheel {
				to = &r.wheels
			}
			if f := (board.Front{Left: body.Corner(false), Right: body.Corner(true)}); !slices.Contains(*to, f) {
				*to = append(*to, f)
			}
		}
	}
	c.Animate()
}

// probesOf lists wishes for every order of a body: wheels by their angle, the
// others by places on the axis of the body.
func probesOf(does []string, who rules.Ref, body footprint.Body, unit int32) []rules.Option {
	var all []rules.Option
	forward := body.Ahead(1000)
	for _, do := range does {
		if do == rules.DoWheel {
			for n := -18000; n <= 18000; n += probeTurn {
				all = append(all, rules.Option{Do: do, Who: who, N: n})
			}
			continue
		}
		for n := int32(-2 * probeInches); n <= 2*probeInches; n++ {
			d := n * unit / 2
			all = append(all, rules.Option{Do: do, Who: who, Pt: rules.Point{X: body.Mid.X + d*forward.X/1000, Y: body.Mid.Y + d*forward.Y/1000}})
		}
	}
	return all
}

// gripMarks frames the bodies that a Field lets move, and the one in hand.
func (t *Table) gripMarks() {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask {
		return
	}
	p := &t.pic
	for i := range g.bodies {
		switch r := g.bodies[i].ref; {
		case r == g.who && g.grasp != untouched:
			if !t.choice.IsPicked(r) {
				p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
			}
		case g.grasp < carried && !t.choice.IsLive(r) && !t.choice.IsPicked(r):
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Usable})
		}
	}
}
