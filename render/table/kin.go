package table

import (
	"slices"

	"grognard/rules"
)

// On a Cloth a thing may belong to another: a group of skirmishers to its
// battalion, a commander to the body that he has joined. A click means
// whichever of them can do something.

// heeds reports whether a click on a thing does something now.
func (t *Table) heeds(r rules.Ref) bool {
	return t.choice.IsLive(r) || t.choice.IsPicked(r) || t.grip.ask != nil && t.grip.ask == t.scene.Ask && t.grip.movable(r)
}

// meant returns what a click on a piece means: the piece, or where that can do
// nothing now, the body that it belongs to, or one that belongs to it too.
func (t *Table) meant(r rules.Ref) rules.Ref {
	z := t.scene.Body(r)
	if t.scene.Ask == nil || z == 0 || t.heeds(r) {
		return r
	}
	if t.heeds(z) {
		return z
	}
	for _, k := range t.scene.Members(r) {
		if t.choice.IsLive(k) && !t.scene.Mine(k) {
			return k
		}
	}
	if t.scene.Mine(r) && slices.Contains(t.choice.Named, z) {
		return z
	}
	return r
}

// besides appends to buf the options against pieces that belong to the same
// body as the target that is picked: what can be done to one of a screen can be
// tried on any of it.
func (t *Table) besides(buf []rules.Option) []rules.Option {
	n := len(t.choice.Picks)
	if n == 0 {
		return buf
	}
	return t.besidesOf(t.choice.Picks[n-1], buf)
}

// besidesOf is besides for a target that may be picked next.
func (t *Table) besidesOf(target rules.Ref, buf []rules.Option) []rules.Option {
	kin := t.scene.Members(target)
	if len(kin) == 0 || t.scene.Mine(target) {
		return buf
	}
	known := func(o rules.Option) bool {
		same := func(p rules.Option) bool { return p.Do == o.Do && p.Who == o.Who }
		here := func(p rules.Option) bool { return same(p) && p.At == target }
		return slices.ContainsFunc(t.choice.Left, here) || slices.ContainsFunc(buf, same)
	}
	for _, o := range t.choice.Options {
		if slices.Contains(kin, o.At) && t.choice.IsPicked(o.Who) && !known(o) {
			buf = append(buf, o)
		}
	}
	return buf
}
