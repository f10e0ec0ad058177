package prototype

import (
	"math/rand/v2"

	"grognard/rules"
)

// path is the Field of ME-22.7: a wheel of whole degrees, then straight to the
// first contact. Its options are "charge", the body, its target, and in N the
// wheel, to the right if positive.
type path struct {
	b       *cloth
	who, at int
}

// way is a path worked out.
type way struct {
	start, wheeled, end pose
	psi                 int
	arc, length         int64 // mils; length counts the arc
}

// way works out the path with a wheel of psi degrees, and why it is none.
func (p path) way(psi int) (way, rules.Reason) {
	u, v := &p.b.bodies[p.who], &p.b.bodies[p.at]
	w := way{start: u.pose(), psi: psi}
	if psi < -45 || psi > 45 {
		return w, rules.No("ME-22.7", rules.Text{Key: "eagles.no.wheel", A: body(p.who), N: 45})
	}
	for a := range max(psi, -psi) {
		step := w.start.wheeled(100 * sign(psi) * (a + 1))
		if !p.b.free(p.who, step, -1) {
			return w, rules.No("ME-22.7", rules.Text{Key: "eagles.no.sweep", A: body(p.who), N: a + 1})
		}
	}
	w.wheeled = w.start.wheeled(100 * psi)
	w.arc = w.start.arc(100 * psi)
	t, overlap, ok := w.wheeled.reach(v.pose())
	switch {
	case !ok:
		return w, rules.No("ME-22.8", rules.Text{Key: "eagles.no.contact", A: body(p.at)})
	case overlap < 800:
		return w, rules.No("ME-22.22", rules.Text{Key: "eagles.no.clip", A: body(p.at), N: int(overlap)})
	}
	w.end, w.length = w.wheeled.straight(t), w.arc+t
	for k := range p.b.bodies {
		if o := &p.b.bodies[k]; k != p.who && k != p.at && !o.gone() {
			if s, _, hit := w.wheeled.reach(o.pose()); hit && s+5 < t {
				return w, rules.No("ME-22.8", rules.Text{Key: "eagles.no.way", A: body(k)})
			}
		}
	}
	return w, rules.Reason{}
}

// after returns the pose that n mils along the path lead to. ME-22.12
func (w way) after(n int64) pose {
	if n >= w.arc {
		return w.wheeled.straight(n - w.arc)
	}
	cents := 0
	for w.start.arc(cents+1) <= n {
		cents++
	}
	return w.start.wheeled(cents * sign(w.psi))
}

// breakOff is where four inches of the straight part were still to go. ME-24.9
func (w way) breakOff() pose { return w.wheeled.straight(max(0, w.length-w.arc-4000)) }

func (p path) exists() bool {
	for psi := -45; psi <= 45; psi++ {
		if _, no := p.way(psi); no.OK() {
			return true
		}
	}
	return false
}

func (p path) option(psi int) rules.Option {
	return rules.Option{Do: "charge", Who: body(p.who), At: body(p.at), N: psi}
}

// Check implements rules.Field.
func (p path) Check(o rules.Option) rules.Reason {
	if o != p.option(o.N) {
		return rules.No("ME-22.6", rules.Text{Key: "eagles.no.target", A: o.At})
	}
	_, no := p.way(o.N)
	return no
}

// Nearest implements rules.Field: where a place is wished, the path whose end
// comes nearest to it; where a wheel is, the nearest wheel; else the shortest.
func (p path) Nearest(wish rules.Option) rules.Option {
	best, least := 0, int64(-1)
	for k := range 91 { // 0, 1, -1, 2, -2: nearest to straight if equal, then the right
		psi := (k + 1) / 2
		if k%2 == 0 {
			psi = -psi
		}
		w, no := p.way(psi)
		if !no.OK() {
			continue
		}
		cost := w.length
		switch d := w.end.front().minus(fromPoint(wish.Pt)); {
		case wish.Pt != rules.Point{}:
			cost = d.x*d.x + d.y*d.y
		case wish.N != 0:
			cost = int64(max(psi-wish.N, wish.N-psi))
		}
		if least < 0 || cost < least {
			best, least = psi, cost
		}
	}
	return p.option(best)
}

// Sample implements rules.Field.
func (p path) Sample(r *rand.Rand) rules.Option {
	return p.Nearest(rules.Option{N: r.IntN(91) - 45})
}

// Ghost implements rules.Field: the body after its wheel and in contact.
func (p path) Ghost(o rules.Option) []rules.Piece {
	w, _ := p.way(o.N)
	u := p.b.bodies[p.who]
	return []rules.Piece{u.piece(p.who, w.wheeled), u.piece(p.who, w.end)}
}

// Measure implements rules.Measurer.
func (p path) Measure(o rules.Option) []rules.Ruler {
	w, no := p.way(o.N)
	if !no.OK() {
		return nil
	}
	return []rules.Ruler{{Pts: []rules.Point{w.wheeled.front().point(), w.end.front().point()}, Rule: "ME-22.7",
		Text: rules.Text{Key: "eagles.length", N: int(w.length), M: int(w.arc)}}}
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}
