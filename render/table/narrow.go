package table

import (
	"slices"

	"grognard/rules"
)

// narrowing picks one option of a request, click by click: whatever is clicked
// must stand in Who, With or At of the options that are left.
type narrowing struct {
	options []rules.Option
	about   rules.Ref      // the one thing that acts in all of them, known without a click; 0 if there is none
	left    []rules.Option // those that hold all picks
	picks   []rules.Ref    // in the order of the clicks
	refs    []rules.Ref    // every thing named by options, once
	live    []rules.Ref    // things that a click would pick now
}

// outcome is what a click did.
type outcome uint8

const (
	refused outcome = iota // no option holds it
	picked                 // it narrows the options
	again                  // it was picked before
)

// ask starts with the options of a new request.
func (n *narrowing) ask(options []rules.Option) {
	n.options, n.about = options, 0
	n.refs = n.refs[:0]
	for _, o := range options {
		for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
			if r != 0 && !slices.Contains(n.refs, r) {
				n.refs = append(n.refs, r)
			}
		}
	}
	n.clear()
}

// concern says what the request is about: if that alone acts in its options,
// nobody need click it.
func (n *narrowing) concern(about rules.Ref) {
	n.about = about
	for _, o := range n.options {
		if o.Who != 0 && o.Who != about {
			n.about = 0
		}
	}
}

// clear drops all picks.
func (n *narrowing) clear() {
	n.picks = n.picks[:0]
	n.sift()
}

// back drops the last pick; false if there is none.
func (n *narrowing) back() bool {
	if len(n.picks) == 0 {
		return false
	}
	n.picks = n.picks[:len(n.picks)-1]
	n.sift()
	return true
}

// sift finds what is left, and what a click may pick.
func (n *narrowing) sift() {
	n.left, n.live = n.left[:0], n.live[:0]
	for _, o := range n.options {
		if !n.fits(o) {
			continue
		}
		n.left = append(n.left, o)
		for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
			if r != 0 && !slices.Contains(n.picks, r) && !slices.Contains(n.live, r) {
				n.live = append(n.live, r)
			}
		}
	}
}

// fits reports whether an option holds all picks.
func (n *narrowing) fits(o rules.Option) bool {
	for _, r := range n.picks {
		if r != o.Who && r != o.With && r != o.At {
			return false
		}
	}
	return true
}

// sole reports whether one thing alone can act, so that nobody need pick it
// before its places are shown.
func (n *narrowing) sole() bool {
	var who rules.Ref
	for _, o := range n.left {
		if o.Who != 0 && who != 0 && o.Who != who {
			return false
		}
		who = max(who, o.Who)
	}
	return who != 0
}

// isLive reports whether a click on r would pick it now.
func (n *narrowing) isLive(r rules.Ref) bool { return r != 0 && slices.Contains(n.live, r) }

// isPicked reports whether r is picked.
func (n *narrowing) isPicked(r rules.Ref) bool { return r != 0 && slices.Contains(n.picks, r) }

// click picks the first of the things under the pointer that narrows the
// options. If none does but one of them starts another choice, that choice is
// started instead.
func (n *narrowing) click(under ...rules.Ref) outcome {
	for _, r := range under {
		if n.isLive(r) {
			n.picks = append(n.picks, r)
			n.sift()
			return picked
		}
	}
	for _, r := range under {
		if n.isPicked(r) {
			return again
		}
	}
	for _, r := range under {
		if r != 0 && slices.Contains(n.refs, r) {
			n.picks = append(n.picks[:0], r)
			n.sift()
			return picked
		}
	}
	return refused
}

// chosen returns the option that the clicks amount to: the only one left,
// once the piece and the target are picked. A card that is the only one
// possible need not be.
func (n *narrowing) chosen() (rules.Option, bool) {
	if len(n.left) != 1 || len(n.picks) == 0 {
		return rules.Option{}, false
	}
	o := n.left[0]
	switch {
	case o.Who == 0 && o.At == 0:
		return o, n.isPicked(o.With)
	case o.Who != 0 && o.Who != n.about && !n.isPicked(o.Who), o.At != 0 && !n.isPicked(o.At):
		return o, false
	}
	return o, true
}

// implied returns the only option left, though not all of it is picked: worth
// a button, not an act. With nothing picked it is the only option there is.
func (n *narrowing) implied() (rules.Option, bool) {
	if _, ok := n.chosen(); ok || len(n.left) != 1 || bare(n.left[0]) {
		return rules.Option{}, false
	}
	return n.left[0], true
}

// buttons appends to buf the options that need no further click: those that
// name nothing but what the request is about, and those whose things are all
// picked.
func (n *narrowing) buttons(buf []rules.Option) []rules.Option {
	for _, o := range n.options {
		if bare(o) || n.about != 0 && o.Who == n.about && o.With|o.At == 0 || len(n.picks) > 0 && len(n.left) > 1 && n.fits(o) && n.complete(o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// agreed reports whether all options that name anything name the same things,
// so that nobody need click them.
func (n *narrowing) agreed() bool {
	var same rules.Option
	for _, o := range n.options {
		o.Do, o.N, o.Pt = "", 0, rules.Point{}
		if bare(o) {
			continue
		}
		if !bare(same) && o != same {
			return false
		}
		same = o
	}
	return true
}

// bare reports whether an option names nothing that could be clicked.
func bare(o rules.Option) bool { return o.Who == 0 && o.With == 0 && o.At == 0 }

// complete reports whether all that an option names is picked.
func (n *narrowing) complete(o rules.Option) bool {
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && !n.isPicked(r) {
			return false
		}
	}
	return true
}

// homeless appends to buf the things a click may pick now, or that are picked,
// which stand nowhere on the table: they are shown as plates.
func (n *narrowing) homeless(shown func(rules.Ref) bool, buf []rules.Ref) []rules.Ref {
	for _, r := range n.refs {
		if !shown(r) {
			buf = append(buf, r)
		}
	}
	return buf
}

// aim tells what part r plays in the options that are left: it acts, it is
// used, or it is the place or the target.
func (n *narrowing) aim(r rules.Ref) (acts, used, target bool) {
	for _, o := range n.left {
		acts = acts || o.Who == r
		used = used || o.With == r
		target = target || o.At == r
	}
	return acts, used, target
}

// waits reports whether r is a place or target of pieces only, so that it means
// nothing until one of them is picked.
func (n *narrowing) waits(r rules.Ref) bool {
	for _, o := range n.left {
		if o.At == r && o.Who == 0 {
			return false
		}
	}
	return true
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
