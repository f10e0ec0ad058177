package field

import (
	"slices"

	"grognard/render/board/footprint"
	"grognard/rules"
)

// Reach is how far the front of the body in hand could come, found out bit by
// bit by asking the Field for answers near places ahead of it and behind.
type Reach struct {
	Fronts []footprint.Front // of straight moves, and
	Wheels []footprint.Front

	who    rules.Ref
	begun  bool
	probes []rules.Option
	next   int
	last   rules.Option // answer to the probe before
}

// Probes of the reach: how many at a time, how far they go in inches, and by
// what angle a wheel is tried.
const (
	probesAtOnce = 4
	probeInches  = 24
	probeTurn    = 500
)

// Explore asks for a few more answers; false if there is nothing more to ask.
func (h *Hand) Explore() bool {
	r := &h.Reach
	if !r.begun || r.who != h.Who {
		*r = Reach{who: h.Who, begun: true}
		if body, there := h.Stands(); there && !body.Round {
			r.probes = probesOf(h.Does(), h.wheel(), h.Who, body, h.scene.View().Map.Unit)
		}
	}
	for range probesAtOnce {
		if r.next >= len(r.probes) {
			return false
		}
		wish := r.probes[r.next]
		r.next++
		o := h.ask.Field.Nearest(wish)
		if o == r.last || o.Who != wish.Who || o.Do != wish.Do {
			continue
		}
		r.last = o
		if body, ok := footprint.Of(h.ask.Field.Ghost(o), h.Who); ok {
			to := &r.Fronts
			if h.isWheel(o.Do) {
				to = &r.Wheels
			}
			if f := body.Front(); !slices.Contains(*to, f) {
				*to = append(*to, f)
			}
		}
	}
	return true
}

// probesOf lists wishes for every order of a body: wheels by their angle, the
// others by places on the axis of the body.
func probesOf(does []string, wheel string, who rules.Ref, body footprint.Body, unit int32) []rules.Option {
	var all []rules.Option
	forward := body.Ahead(1000)
	for _, do := range does {
		if do == wheel {
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

// rim is the line round all places that a body without a front may go to, as
// the rules measure it before any place is named.
type rim struct {
	who rules.Ref
	all []rules.Ruler
}

// Rim returns the rim of what is in hand. It belongs to the decision, so that
// it may be shown where nobody measures: the rules lay none then that the dice
// have not told.
func (h *Hand) Rim() []rules.Ruler {
	if h.rim.who == h.Who {
		return h.rim.all
	}
	h.rim = rim{who: h.Who}
	m, ok := h.ask.Field.(rules.Measurer)
	body, stands := h.Stands()
	does := h.Does()
	if !ok || !stands || !body.Round || len(does) != 1 {
		return nil
	}
	for _, r := range m.Measure(rules.Option{Do: does[0], Who: h.Who}) {
		if len(r.Pts) > 2 {
			h.rim.all = append(h.rim.all, r)
		}
	}
	return h.rim.all
}
