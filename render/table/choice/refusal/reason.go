package refusal

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// objection returns why a click leads nowhere: what the menu has against exactly
// that, what the rulebook has to say of the option that it would have meant, and
// else what the menu has against a part of it.
func (f *Finder) objection(under []rules.Ref) (rules.Reason, bool) {
	top := []rules.Ref{selection.Topmost(under)}
	for _, try := range [...]func() (rules.Reason, bool){
		func() (rules.Reason, bool) { return closest(f.all(), f.sel.Picks, top) },
		func() (rules.Reason, bool) { return f.explained(top[0]) },
		func() (rules.Reason, bool) { return closest(f.all(), f.sel.Picks, under) },
		func() (rules.Reason, bool) { return closest(f.all(), f.sel.Picks, f.scene.Members(top[0])) },
		func() (rules.Reason, bool) { // the decision is about that piece, picked or not
			if f.scene.Ask.About == 0 {
				return rules.Reason{}, false
			}
			return closest(f.all(), []rules.Ref{f.scene.Ask.About}, under)
		},
		func() (rules.Reason, bool) { return closest(f.all(), nil, top) }, // of what was clicked alone, whatever is picked
		func() (rules.Reason, bool) { return closest(f.all(), nil, under) },
	} {
		if why, ok := try(); ok {
			return why, true
		}
	}
	return rules.Reason{}, false
}

// Against returns why what is picked cannot be done to a thing, if the rules tell.
func (f *Finder) Against(r rules.Ref) (rules.Reason, bool) {
	why, ok := closest(f.all(), f.sel.Picks, []rules.Ref{r})
	if !ok {
		why, ok = f.explained(r)
	}
	return why, ok
}

// mostMeant is how many options are asked about that a click may have meant.
const mostMeant = 8

// explained asks the rulebook about the options that a click would have meant: what
// others may do, done by the own piece that was clicked, or done to what was
// clicked by the piece that is picked. It returns the first reason that speaks of
// nothing else.
func (f *Finder) explained(r rules.Ref) (rules.Reason, bool) {
	for _, o := range f.wouldMean(r) {
		for _, why := range f.scene.Pos.Refused(o) {
			if x := why.Text; f.of(x.A, r) && f.of(x.B, r) && f.of(x.C, r) && (len(f.sel.Picks) > 0 || x.A == r || x.B == r || x.C == r) {
				return why, true
			}
		}
	}
	return rules.Reason{}, false
}

// of reports whether a reason for a click on r may name a thing: that thing, where
// it stands, what is picked, or a side.
func (f *Finder) of(x, r rules.Ref) bool {
	home, _ := f.scene.Cell(r)
	_, side := x.Side()
	return x == 0 || x == r || x == home || side || f.sel.IsPicked(x)
}

// wouldMean lists options that a click on r may have meant, one for each thing to
// be done, the attacks first where r is hostile.
func (f *Finder) wouldMean(r rules.Ref) (all []rules.Option) {
	if f.scene.Ask.Field != nil && !f.sel.Foreign(r) || r == 0 { // else a place may be meant
		return nil
	}
	seen := func(o rules.Option) bool {
		return slices.ContainsFunc(all, func(p rules.Option) bool { return p.Do == o.Do })
	}
	for _, o := range f.sel.Left {
		if len(all) == mostMeant {
			break
		}
		if o.Who == 0 || seen(o) {
			continue
		}
		switch home, piece := f.scene.Cell(r); {
		case len(f.sel.Picks) == 0 && piece && f.scene.Mine(r) && f.scene.Mine(o.Who):
			o.Who = r
		case !f.sel.IsPicked(o.Who) || o.At == 0:
			continue
		case o.At.Kind() == r.Kind(), f.sel.Foreign(r) && f.sel.Foreign(o.At):
			o.At = r
		case piece && o.At.Kind() == home.Kind():
			o.At = home
		default:
			continue
		}
		all = append(all, o)
	}
	return all
}

// closest returns the reason that tells best why a click failed. Refusals of
// exactly what is picked and clicked come first. Of a refusal that names more, a
// reason will do that speaks of nothing else, since nobody has asked about the
// rest; and if it does not say whom it speaks of, or somebody else would act, only
// one that stands against all of them alike: it may be untrue of the one meant.
func closest(all []rules.Refusal, picks []rules.Ref, under []rules.Ref) (rules.Reason, bool) {
	best, score := rules.Reason{}, 0
	known := func(r rules.Ref) bool { return r == 0 || slices.Contains(picks, r) || slices.Contains(under, r) }
	meant := func(o rules.Option) bool { return namesAny(o, under) && (len(picks) == 0 || namesAny(o, picks)) }
	alike := func(why rules.Reason) bool {
		return !slices.ContainsFunc(all, func(r rules.Refusal) bool { return meant(r.Option) && !slices.Contains(r.Reasons, why) })
	}
	for i := range all {
		o := all[i].Option
		if !meant(o) {
			continue
		}
		whole := known(o.Who) && known(o.With) && known(o.At)
		for _, why := range all[i].Reasons {
			s := 1
			for _, p := range picks {
				if namesAny(o, []rules.Ref{p}) {
					s++
				}
			}
			switch x := why.Text; {
			case whole:
				s += 100
			case !known(x.A) || !known(x.B) || !known(x.C):
				continue
			case (x.A|x.B|x.C == 0 || !known(o.Who) && !speaks(x, o.With)) && !alike(why):
				continue
			}
			if s > score {
				best, score = why, s
			}
		}
	}
	return best, score > 0
}

// speaks reports whether a text names a card or another thing that is used.
func speaks(x rules.Text, with rules.Ref) bool {
	return with != 0 && (x.A == with || x.B == with || x.C == with)
}

// namesAny reports whether an option names one of some things.
func namesAny(o rules.Option, refs []rules.Ref) bool {
	for _, r := range refs {
		if r != 0 && (r == o.Who || r == o.With || r == o.At) {
			return true
		}
	}
	return false
}
