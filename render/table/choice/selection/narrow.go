package selection

import (
	"slices"

	"grognard/rules"
)

// Narrowing picks one option of a request, click by click: whatever is clicked
// must stand in Who, With or At of the options that are left.
type Narrowing struct {
	Options []rules.Option
	About   rules.Ref      // the one thing that acts in all of them, known without a click; 0 if there is none
	Left    []rules.Option // those that hold all picks
	Picks   []rules.Ref    // in the order of the clicks
	Named   []rules.Ref    // every thing named by options, once
	Live    []rules.Ref    // things that a click would pick now
	Acted   rules.Ref      // what has acted last in what the request goes on with; 0 for nothing
	roles   []role         // of each of them
}

// Outcome is what a click did.
type Outcome uint8

const (
	Refused Outcome = iota // no option holds it
	Picked                 // it narrows the options
	Again                  // it was picked before
)

// begin starts with the options of a new request.
func (n *Narrowing) begin(options []rules.Option) {
	n.Options, n.About = options, 0
	n.Named = n.Named[:0]
	for _, o := range options {
		for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
			if r != 0 && !slices.Contains(n.Named, r) {
				n.Named = append(n.Named, r)
			}
		}
	}
	n.Clear()
}

// concern says what the request is about: if that alone acts in its options,
// nobody need click it.
func (n *Narrowing) concern(about rules.Ref) {
	n.About = about
	for _, o := range n.Options {
		if o.Who != 0 && o.Who != about {
			n.About = 0
		}
	}
}

// Clear drops all picks.
func (n *Narrowing) Clear() {
	n.Picks = n.Picks[:0]
	n.sift()
}

// Back drops the last pick; false if there is none.
func (n *Narrowing) Back() bool {
	if len(n.Picks) == 0 {
		return false
	}
	n.Picks = n.Picks[:len(n.Picks)-1]
	n.sift()
	return true
}

// sift finds what is left, what a click may pick, and what part that plays.
func (n *Narrowing) sift() {
	n.Left, n.Live, n.roles = n.Left[:0], n.Live[:0], n.roles[:0]
	for _, o := range n.Options {
		if !n.Fits(o) {
			continue
		}
		n.Left = append(n.Left, o)
		n.live(o.Who, role{acts: true})
		n.live(o.With, role{used: true})
		n.live(o.At, role{target: true, free: o.Who == 0})
	}
}

// live notes that a click may pick a thing which plays a part in an option.
func (n *Narrowing) live(r rules.Ref, part role) {
	if r == 0 || slices.Contains(n.Picks, r) {
		return
	}
	i := slices.Index(n.Live, r)
	if i < 0 {
		i = len(n.Live)
		n.Live, n.roles = append(n.Live, r), append(n.roles, role{})
	}
	n.roles[i].add(part)
}

// role is what part a thing plays in the options that are left: it acts, it is used, or it
// is the place or the target, be it of options in which no piece acts.
type role struct{ acts, used, target, free bool }

func (a *role) add(b role) {
	*a = role{a.acts || b.acts, a.used || b.used, a.target || b.target, a.free || b.free}
}

// role returns the part of r; what is asked of many things in every frame is kept.
func (n *Narrowing) role(r rules.Ref) (all role) {
	if i := slices.Index(n.Live, r); i >= 0 {
		return n.roles[i]
	}
	for _, o := range n.Left {
		all.add(role{o.Who == r, o.With == r, o.At == r, o.At == r && o.Who == 0})
	}
	return all
}

// Fits reports whether an option holds all picks.
func (n *Narrowing) Fits(o rules.Option) bool {
	for _, r := range n.Picks {
		if r != o.Who && r != o.With && r != o.At {
			return false
		}
	}
	return true
}

// Sole reports whether one thing alone can act, so that nobody need pick it before its places are shown. The last
// that is left of several, once others have acted, is picked first: its places would look like those of the one that
// has just moved.
func (n *Narrowing) Sole() bool {
	var who rules.Ref
	for _, o := range n.Left {
		if o.Who != 0 && who != 0 && o.Who != who {
			return false
		}
		who = max(who, o.Who)
	}
	return who != 0 && (len(n.Picks) > 0 || n.Acted == 0 || n.Acted == who || n.About == who)
}

// IsLive reports whether a click on r would pick it now.
func (n *Narrowing) IsLive(r rules.Ref) bool { return r != 0 && slices.Contains(n.Live, r) }

// IsPicked reports whether r is picked.
func (n *Narrowing) IsPicked(r rules.Ref) bool { return r != 0 && slices.Contains(n.Picks, r) }

// pick picks the first of the things under the pointer that narrows the
// options. If none does but one of them starts another choice, that choice is
// started instead.
func (n *Narrowing) pick(under ...rules.Ref) Outcome {
	for _, r := range under {
		if n.IsLive(r) {
			n.Picks = append(n.Picks, r)
			n.sift()
			return Picked
		}
	}
	for _, r := range under {
		if n.IsPicked(r) {
			return Again
		}
	}
	for _, r := range under {
		if r != 0 && slices.Contains(n.Named, r) {
			n.Picks = append(n.Picks[:0], r)
			n.sift()
			return Picked
		}
	}
	return Refused
}

// Chosen returns the option that the clicks amount to: the only one left,
// once the piece and the target are picked. A card that is the only one
// possible need not be.
func (n *Narrowing) Chosen() (rules.Option, bool) {
	if len(n.Left) != 1 || len(n.Picks) == 0 {
		return rules.Option{}, false
	}
	o := n.Left[0]
	switch {
	case o.Who == 0 && o.At == 0:
		return o, n.IsPicked(o.With)
	case o.Who != 0 && o.Who != n.About && !n.IsPicked(o.Who), o.At != 0 && !n.IsPicked(o.At):
		return o, false
	}
	return o, true
}

// Implied returns the only option left, though not all of it is picked: worth
// a button, not an act. With nothing picked it is the only option there is.
func (n *Narrowing) Implied() (rules.Option, bool) {
	if _, ok := n.Chosen(); ok || len(n.Left) != 1 || Bare(n.Left[0]) {
		return rules.Option{}, false
	}
	return n.Left[0], true
}

// Buttons appends to buf the options that need no further click: those that
// name nothing but what the request is about, and those whose things are all
// picked.
func (n *Narrowing) Buttons(buf []rules.Option) []rules.Option {
	for _, o := range n.Options {
		if Bare(o) || n.About != 0 && o.Who == n.About && o.With|o.At == 0 || len(n.Picks) > 0 && len(n.Left) > 1 && n.Fits(o) && n.Complete(o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// agreed reports whether all options that name anything name the same things,
// so that nobody need click them.
func (n *Narrowing) agreed() bool {
	var same rules.Option
	for _, o := range n.Options {
		o.Do, o.N, o.Pt = "", 0, rules.Point{}
		if Bare(o) {
			continue
		}
		if !Bare(same) && o != same {
			return false
		}
		same = o
	}
	return true
}

// Bare reports whether an option names nothing that could be clicked.
func Bare(o rules.Option) bool { return o.Who == 0 && o.With == 0 && o.At == 0 }

// Complete reports whether all that an option names is picked.
func (n *Narrowing) Complete(o rules.Option) bool {
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && !n.IsPicked(r) {
			return false
		}
	}
	return true
}

// homeless appends to buf the things named by options which stand nowhere on the table:
// they have labels.
func (n *Narrowing) homeless(shown func(rules.Ref) bool, buf []rules.Ref) []rules.Ref {
	for _, r := range n.Named {
		if !shown(r) {
			buf = append(buf, r)
		}
	}
	return buf
}

// Role tells what part r plays in the options that are left: it acts, it is
// used, or it is the place or the target.
func (n *Narrowing) Role(r rules.Ref) (acts, used, target bool) {
	part := n.role(r)
	return part.acts, part.used, part.target
}

// Waits reports whether r is a place or target of pieces only, so that it means
// nothing until one of them is picked.
func (n *Narrowing) Waits(r rules.Ref) bool { return !n.role(r).free }
