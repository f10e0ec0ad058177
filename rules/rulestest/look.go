package rulestest

import (
	"slices"

	"grognard/rules"
)

// look checks that a View says nothing in words that the contract does not
// declare: no painter would know them.
func (x *examiner) look(v *rules.View) {
	for i := range v.Pieces {
		if f := v.Pieces[i].Face; f != "" {
			undeclared(x, "face", f, rules.Faces[:])
		}
		for _, s := range v.Pieces[i].State {
			undeclared(x, "state", s, rules.States[:])
		}
		for _, b := range v.Pieces[i].Badges {
			undeclared(x, "badge", b.Kind, rules.BadgeKinds[:])
		}
	}
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Class != "" {
			undeclared(x, "class of cards", k.Class, rules.CardClasses[:])
		}
		if f := v.Cards[i].Face; f != "" {
			undeclared(x, "face", f, rules.Faces[:])
		}
		if t := v.Cards[i].Tile; t != nil {
			x.lookAtMap(t)
		}
	}
	x.lookAtGauges(v.Gauges)
	for _, a := range v.Sides {
		x.lookAtGauges(a.Gauges)
	}
	x.lookAtMap(v.Map)
}

// lookAtGauges does so for gauges; a gauge may count a part of what is declared.
func (x *examiner) lookAtGauges(all []rules.Gauge) {
	for i := range all {
		if k := all[i].Key; !slices.Contains(rules.GaugeKeys[:], k.Whole()) {
			undeclared(x, "gauge", k, rules.GaugeKeys[:])
		}
	}
}

// lookAtMap does so for a map, once.
func (x *examiner) lookAtMap(m *rules.Map) {
	if x.looked == m {
		return
	}
	x.looked = m
	for i := range m.Cells {
		if g := m.Cells[i].Ground; g != "" {
			undeclared(x, "ground", g, rules.Grounds[:])
		}
	}
	for i := range m.Lines {
		undeclared(x, "line", m.Lines[i].Kind, rules.LineKinds[:])
	}
	for i := range m.Areas {
		undeclared(x, "area", m.Areas[i].Kind, rules.AreaKinds[:])
	}
}

// undeclared fails on a word that is not among those of its kind.
func undeclared[W ~string](x *examiner, kind string, word W, all []W) {
	if !slices.Contains(all, word) {
		x.failf(CheckLook, "the contract declares no %s %q", kind, word)
	}
}
