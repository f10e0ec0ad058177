package refusal

import (
	"slices"

	"grognard/rules"
)

// A click on an own piece means that piece. Where it cannot be chosen the answer speaks of
// it: what the rules have against it, whose the decision is instead, or what is to be done
// before its time comes.

// waits reports whether a thing is an own piece on the map that no option names.
func (f *Finder) waits(r rules.Ref) bool {
	p := f.scene.Piece(r)
	there := p != nil && (p.Cell != 0 || p.Pt != rules.Point{})
	return there && f.scene.Mine(r) && !slices.Contains(f.sel.Named, r)
}

// own tells why an own piece that waits has no part in the decision.
func (f *Finder) own(r rules.Ref) Refusal {
	if why, ok := closest(f.all(), f.sel.Picks, []rules.Ref{r}); ok {
		return Refusal{How: ByRules, Why: why, Clicked: r}
	}
	if f.elsewhere(r) {
		return Refusal{How: NotAbout, Why: f.clause(), Clicked: r, Who: []rules.Ref{f.scene.Ask.About}}
	}
	for _, try := range [...]func() (rules.Reason, bool){
		func() (rules.Reason, bool) { return closest(f.all(), nil, []rules.Ref{r}) },
		func() (rules.Reason, bool) { return f.itself(r) },
		func() (rules.Reason, bool) { return closest(f.all(), nil, f.scene.Members(r)) },
	} {
		if why, ok := try(); ok {
			return Refusal{How: ByRules, Why: why, Clicked: r}
		}
	}
	return Refusal{How: Idle, Why: f.clause(), Clicked: r}
}

// elsewhere reports whether the decision is that of another own piece alone.
func (f *Finder) elsewhere(r rules.Ref) bool {
	about := f.scene.Ask.About
	if about == 0 || about == r || !f.scene.Mine(about) || f.sel.About == 0 && len(f.sel.Named) > 0 {
		return false
	}
	p := f.scene.Piece(about)
	return p != nil && f.scene.Body(r) != about
}

// itself asks the rulebook why a piece does not do what others may: first whatever it
// would be done to, then as the others do it. It returns the first reason that speaks of
// the piece, in the second case of nothing else.
func (f *Finder) itself(r rules.Ref) (rules.Reason, bool) {
	for _, o := range f.deeds() {
		for _, why := range f.scene.Pos.Refused(rules.Option{Do: o.Do, Who: r}) {
			if x := why.Text.A; x == r || x != 0 && x == f.scene.Body(r) {
				return why, true
			}
		}
	}
	for _, o := range f.deeds() {
		o.Who = r
		for _, why := range f.scene.Pos.Refused(o) {
			x := why.Text
			if names := x.A == r || x.B == r || x.C == r; names && f.of(x.A, r) && f.of(x.B, r) && f.of(x.C, r) {
				return why, true
			}
		}
	}
	return rules.Reason{}, false
}

// deeds lists one option for each thing that own pieces may do now.
func (f *Finder) deeds() (all []rules.Option) {
	for _, o := range f.sel.Options {
		same := func(p rules.Option) bool { return p.Do == o.Do }
		if o.Who != 0 && f.scene.Mine(o.Who) && len(all) < mostMeant && !slices.ContainsFunc(all, same) {
			all = append(all, o)
		}
	}
	return all
}
