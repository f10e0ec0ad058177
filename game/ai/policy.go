package ai

import (
	"math"
	"math/rand/v2"

	"grognard/rules"
)

// draw draws options as a player who has no time would choose them: by how eager he is to do
// such a thing, and by what speaks for it.
type draw struct {
	groups []group
	of     []int // group of each option
	some   []chance
}

// group is the options of a request that do the same.
type group struct {
	do     string
	weight float64
	n      int
}

// chance is an option that may be drawn.
type chance struct {
	option rules.Option
	weight float64
}

// Names under which parts of a menu and answers of a Field are weighed.
const (
	anyPart  = "*part"
	anyField = "*field"
)

// alike is how many options that do the same are looked at: those of a longer list are drawn by lot.
const alike = 6

// option draws one of a request.
func (d *draw) option(m *mind, b rules.Board, r *rules.Request, lot *rand.Rand) rules.Option {
	if len(r.Options) == 1 && len(r.Parts) == 0 && r.Field == nil {
		return r.Options[0]
	}
	k := m.kinds[r.Kind]
	d.some = d.some[:0]
	d.look(m, k, b, r, r.Options, lot)
	if len(r.Parts) > 0 {
		d.some = append(d.some, chance{rules.Option{Do: anyPart}, m.sharpened(m.eager(k, r, anyPart))})
	}
	if r.Field != nil {
		d.some = append(d.some, chance{rules.Option{Do: anyField}, m.sharpened(m.eager(k, r, anyField))})
	}
	o := d.pick(lot)
	switch o.Do {
	case anyField:
		return d.fieldAnswer(m, b, r, lot)
	case anyPart:
		for range 8 {
			if all := r.Parts[lot.IntN(len(r.Parts))].Options(); len(all) > 0 {
				d.some = d.some[:0]
				d.look(m, k, b, r, all, lot)
				return d.pick(lot)
			}
		}
		o, _ := r.Any(lot)
		return o
	}
	return o
}

// sharpened is how likely an answer of so much liking is drawn, beside others.
func (m *mind) sharpened(liking float64) float64 {
	if m.sharp == 1 {
		return liking
	}
	return math.Pow(liking, m.sharp)
}

// look weighs options of a list: all, or some of those that do the same.
func (d *draw) look(m *mind, k *kind, b rules.Board, r *rules.Request, all []rules.Option, lot *rand.Rand) {
	d.group(m, k, r, all)
	for g := range d.groups {
		x := &d.groups[g]
		first := len(d.some)
		if x.n <= alike {
			for i, of := range d.of {
				if of == g {
					d.some = append(d.some, chance{all[i], x.weight})
				}
			}
		} else {
			for range alike {
				d.some = append(d.some, chance{d.among(all, g, lot), x.weight})
			}
		}
		for i := first; i < len(d.some); i++ {
			c := &d.some[i]
			c.weight = m.sharpened(c.weight*m.appeal(b, r, c.option)) / float64(len(d.some)-first)
		}
	}
}

// pick draws one of those that were looked at.
func (d *draw) pick(lot *rand.Rand) rules.Option {
	total := 0.0
	for i := range d.some {
		total += d.some[i].weight
	}
	x := lot.Float64() * total
	for i := range d.some {
		if x -= d.some[i].weight; x < 0 {
			return d.some[i].option
		}
	}
	return d.some[len(d.some)-1].option
}

// group puts together what does the same.
func (d *draw) group(m *mind, k *kind, r *rules.Request, all []rules.Option) {
	d.groups, d.of = d.groups[:0], d.of[:0]
	at := -1
	for i := range all {
		do := all[i].Do
		if at < 0 || d.groups[at].do != do {
			at = -1
			for j := range d.groups {
				if d.groups[j].do == do {
					at = j
				}
			}
			if at < 0 {
				at = len(d.groups)
				d.groups = append(d.groups, group{do, m.eager(k, r, do), 0})
			}
		}
		d.groups[at].n++
		d.of = append(d.of, at)
	}
}

// among draws one of the options of a group by lot.
func (d *draw) among(all []rules.Option, g int, lot *rand.Rand) rules.Option {
	for range 20 {
		if i := lot.IntN(len(all)); d.of[i] == g {
			return all[i]
		}
	}
	n := lot.IntN(d.groups[g].n)
	for i, of := range d.of {
		if of == g {
			if n == 0 {
				return all[i]
			}
			n--
		}
	}
	panic("ai: a group lacks an option")
}

// urge is how eager a player is who has learned nothing.
var urge = map[rules.Act]float64{
	rules.ActFight: 3, rules.ActFire: 2.7, rules.ActOrder: 2, rules.ActAdvance: 1.7, rules.ActSupport: 1.3, rules.ActRally: 1,
	rules.ActStay: 0.3, rules.ActRetreat: -0.7, rules.ActCancel: -1.7, rules.ActGuard: 0.5, rules.ActDone: 0.3,
}

// eager is how likely a player does something, beside other things.
func (m *mind) eager(k *kind, r *rules.Request, do string) float64 {
	if k != nil {
		for i := range k.dos {
			if k.dos[i].do == do {
				return k.dos[i].weight
			}
		}
	}
	return math.Exp(urge[r.Act(rules.Option{Do: do})])
}

// Urge is how eager a player is, as a logarithm, to do something when he has learned nothing.
func Urge(book rules.Rulebook, kind, do string) float64 { return urge[book.Act(kind, do)] }

// proposals is how many answers of a Field a glance takes in.
const proposals = 4

// fieldAnswer draws an answer of a Field: one that it proposes, by what speaks for it, or any.
func (d *draw) fieldAnswer(m *mind, b rules.Board, r *rules.Request, lot *rand.Rand) rules.Option {
	p, ok := r.Field.(rules.Proposer)
	if !ok || lot.IntN(4) == 0 {
		return r.Field.Sample(lot)
	}
	d.some = d.some[:0]
	for _, o := range p.Propose(proposals) {
		d.some = append(d.some, chance{o, m.sharpened(m.appeal(b, r, o))})
	}
	if len(d.some) == 0 {
		return r.Field.Sample(lot)
	}
	return d.pick(lot)
}
