package chronicle

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Luck is what the throws did that could harm the enemy of a side: steps, blocks or
// men that he lost at once, had to give up before anything else was decided, or would
// have lost if the decision that the dice left had been taken for it: what players
// choose is no luck.
type Luck struct {
	Harm   int     // that the dice did, or offered
	Mean   float64 // that was to be expected of the same throws
	AsGood float64 // chance of as much or more
	AsBad  float64 // chance of as much or less
	Throws int

	all spread // of the harm of all throws
}

// Roll is a throw by which a side could harm the other; one by which both could stands twice.
type Roll struct {
	From, Answer int // numbers of its first and its last answer
	By           rules.Side
	Harm         int
	Mean         float64 // that was to be expected
	AsGood       float64 // chance of as much or more
	AsBad        float64 // chance of as much or less
}

// Lucky reports whether a throw did more than was to be expected.
func (r Roll) Lucky() bool { return float64(r.Harm) > r.Mean }

// spread is how likely each amount of harm is.
type spread []float64

// add puts a chance more on an amount.
func (s *spread) add(n int, p float64) {
	for len(*s) <= n {
		*s = append(*s, 0)
	}
	(*s)[n] += p
}

// plus is the harm of two throws together.
func (s spread) plus(other spread) spread {
	sum := make(spread, len(s)+len(other)-1)
	for i, p := range s {
		for k, q := range other {
			sum[i+k] += p * q
		}
	}
	return sum
}

// mean is the harm that is to be expected.
func (s spread) mean() (m float64) {
	for n, p := range s {
		m += float64(n) * p
	}
	return m
}

// from is the chance of so much or more.
func (s spread) from(n int) (p float64) {
	for _, q := range s[min(n, len(s)):] {
		p += q
	}
	return p
}

// varies reports whether the dice decide anything.
func (s spread) varies() bool {
	n := 0
	for _, p := range s {
		if p > 0 {
			n++
		}
	}
	return n > 1
}

// settle works out what the throws of a side come to.
func (l *Luck) settle() {
	if l.all == nil {
		l.all = spread{1}
	}
	l.Mean = l.all.mean()
	l.AsGood, l.AsBad = min(1, l.all.from(l.Harm)), min(1, 1-l.all.from(l.Harm+1))
}

// throw is dice that follow each other without a decision between them: hits, then
// what saves from them.
type throw struct {
	can   [2]spread // what it may do to each side
	done  [2]int    // what it has done so far
	tried bool      // what it may do is known from trials
	from  int       // number of its first answer
}

// follow begins a throw where dice are asked for.
func (t *teller) follow() {
	if t.throw != nil || !dice(t.pos) {
		return
	}
	x := thrower{left: most}
	can := x.spreads(t.pos)
	tried := x.left < 0
	if tried {
		can = trial(t.pos, t.answer)
	}
	t.throw = &throw{can: can, tried: tried, from: t.answer + 1}
}

// fall notes what an answer has done, and ends the throw where no more dice follow.
// It returns how likely as much harm was, 0 if no throw ended or none was done.
func (t *teller) fall(a rules.Answer, events []rules.Event) float64 {
	if t.throw == nil || a.By != rules.Chance {
		return 0
	}
	harm := harms(events)
	if dice(t.pos) && goesOn(t.pos) {
		t.throw.add(harm)
		return 0
	}
	t.throw.add(plus(harm, offered(t.pos)))
	return t.endThrow()
}

func (x *throw) add(harm [2]int) { x.done = plus(x.done, harm) }

// endThrow counts a throw.
func (t *teller) endThrow() (chance float64) {
	x := t.throw
	t.throw = nil
	if x == nil {
		return 0
	}
	counted := false
	for s := range x.can {
		if !x.can[s].varies() {
			continue
		}
		counted = true
		l := &t.Luck[1-s] // the harm of one is the luck of the other
		l.Throws++
		l.Harm += x.done[s]
		if l.all == nil {
			l.all = spread{1}
		}
		l.all = l.all.plus(x.can[s])
		t.Rolls = append(t.Rolls, Roll{From: x.from, Answer: t.answer, By: rules.Side(1 - s), Harm: x.done[s], Mean: x.can[s].mean(),
			AsGood: min(1, x.can[s].from(x.done[s])), AsBad: min(1, max(0, 1-x.can[s].from(x.done[s]+1)))})
		if p := x.can[s].from(x.done[s]); x.done[s] > 0 && (chance == 0 || p < chance) {
			chance = p
		}
	}
	if counted {
		t.Throws++
	}
	if counted && x.tried {
		t.Tried++
	}
	return chance
}

// most is how many results of a throw are played at most; of one with more, so many
// are thrown for a trial.
const (
	most   = 300
	trials = 200
)

// trial returns what dice that are asked for did to each side in trials, which are
// the same every time.
func trial(p *rules.Position, seed int) (can [2]spread) {
	r := rand.New(rand.NewPCG(uint64(seed), trials))
	for range trials {
		now, harm := p, [2]int{}
		for on := true; on; on = dice(now) && goesOn(now) {
			next, events, err := now.Play(rules.Answer{By: rules.Chance, Faces: now.Request().Dice.Throw(r)})
			if err != nil {
				break
			}
			now, harm = next, plus(harm, harms(events))
		}
		harm = plus(harm, offered(now))
		for s := range can {
			can[s].add(harm[s], 1./trials)
		}
	}
	return can
}

// thrower plays all results of a throw.
type thrower struct{ left int }

// spreads returns what dice that are asked for may do to each side.
func (x *thrower) spreads(p *rules.Position) (can [2]spread) {
	p.Request().Dice.Results(func(faces []int, ways, of uint64) {
		if x.left--; x.left < 0 {
			return
		}
		next, events, err := p.Play(rules.Answer{By: rules.Chance, Faces: slices.Clone(faces)})
		if err != nil {
			x.left = -1
			return
		}
		chance, harm := float64(ways)/float64(of), harms(events)
		if !dice(next) || !goesOn(next) {
			harm = plus(harm, offered(next))
			for s := range can {
				can[s].add(harm[s], chance)
			}
			return
		}
		for s, more := range x.spreads(next) {
			for n, q := range more {
				if q > 0 {
					can[s].add(harm[s]+n, chance*q)
				}
			}
		}
	})
	return can
}

// dice reports whether dice are asked for; drawing from a bag is none.
func dice(p *rules.Position) bool {
	q := p.Request()
	return q != nil && q.To == rules.Chance && q.Dice.Bag == nil
}

// goesOn reports whether the Step goes on in which dice were thrown before.
func goesOn(p *rules.Position) bool {
	_, tape := p.Checkpoint()
	return len(tape) > 0
}

// harms counts what each side has lost.
func harms(events []rules.Event) (n [2]int) {
	for i := range events {
		e := &events[i]
		if (e.Kind == rules.EvHit || e.Kind == rules.EvRemove) && e.Side != rules.Chance {
			n[e.Side] += e.N
		}
	}
	return n
}

// due counts the losses that a side is still to give out before anything else.
func due(p *rules.Position) (n [2]int) {
	q := p.Request()
	if q == nil || q.Losses == 0 || len(q.Options) == 0 {
		return n
	}
	side := q.To
	o := q.Options[0]
	for _, pc := range p.View(q.To).Pieces {
		if pc.Ref != 0 && (pc.Ref == o.Who || pc.Ref == o.At) && pc.Side != rules.Chance {
			side = pc.Side
		}
	}
	n[side] = q.Losses
	return n
}

// mostWays is how many ways out of a throw a decision may have for each to be tried.
const mostWays = 3

// offered counts the losses that dice leave a side to give out, or to inflict at once if
// it chooses so: the enemy is taken to choose the most, the side itself the least.
func offered(p *rules.Position) (n [2]int) {
	q := p.Request()
	if n = due(p); n != [2]int{} || q == nil || q.To == rules.Chance || !goesOn(p) || len(q.Options) < 2 || len(q.Options) > mostWays || q.Field != nil {
		return n
	}
	for i, o := range q.Options {
		next, events, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil {
			return [2]int{}
		}
		harm := plus(harms(events), due(next))
		for s := range n {
			switch {
			case i == 0:
				n[s] = harm[s]
			case q.To == rules.Side(s):
				n[s] = min(n[s], harm[s])
			default:
				n[s] = max(n[s], harm[s])
			}
		}
	}
	return n
}

func plus(a, b [2]int) [2]int { return [2]int{a[0] + b[0], a[1] + b[1]} }
