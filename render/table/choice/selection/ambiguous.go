package selection

import (
	"slices"

	"grognard/rules"
)

// Either lists the orders among which the player has to choose for the body and
// the target that he has picked on a table without cells; nil if it is not several.
// None of them is about to be given.
func (s *Selection) Either() (all []rules.Option) {
	if s.scene.Ask == nil || !s.scene.OnTabletop() || len(s.Picks) < 2 || s.scene.Mine(s.Picks[len(s.Picks)-1]) {
		return nil
	}
	for _, o := range s.Left {
		if s.Complete(o) || o.Who == s.About {
			all = append(all, o)
		}
	}
	all = s.Besides(all)
	if len(all) < 2 || len(s.Left) > len(all) {
		return nil
	}
	return all
}

// Instead lists what the body that is picked may do without a target, to let
// its turn go by, while a target is picked with it.
func (s *Selection) Instead(buf []rules.Option) []rules.Option {
	if s.scene.Ask == nil || !s.scene.OnTabletop() || len(s.Picks) < 2 {
		return buf
	}
	for _, o := range s.scene.Ask.Options {
		if s.IsPicked(o.Who) && o.With|o.At == 0 && s.scene.Ask.Waives(o) && !slices.Contains(buf, o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// Besides appends to buf the options against pieces that belong to the same
// body as the target that is picked: what can be done to one of a screen can be
// tried on any of it.
func (s *Selection) Besides(buf []rules.Option) []rules.Option {
	n := len(s.Picks)
	if n == 0 {
		return buf
	}
	return s.BesidesOf(s.Picks[n-1], buf)
}

// BesidesOf is Besides for a target that may be picked next.
func (s *Selection) BesidesOf(target rules.Ref, buf []rules.Option) []rules.Option {
	members := s.scene.Members(target)
	if len(members) == 0 || s.scene.Mine(target) {
		return buf
	}
	known := func(o rules.Option) bool {
		same := func(p rules.Option) bool { return p.Do == o.Do && p.Who == o.Who }
		here := func(p rules.Option) bool { return same(p) && p.At == target }
		return slices.ContainsFunc(s.Left, here) || slices.ContainsFunc(buf, same)
	}
	for _, o := range s.Options {
		if slices.Contains(members, o.At) && s.IsPicked(o.Who) && !known(o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// Through reports whether an option attacks by way of a cell.
func (s *Selection) Through(o rules.Option) bool {
	return o.Who != 0 && o.At != 0 && o.With != o.At && s.scene.IsCell(o.With) && (s.Sole() || s.IsPicked(o.Who)) &&
		(s.scene.Hostile(o.At) || !s.scene.IsCell(o.At) && !s.scene.Mine(o.At))
}

// Fork returns the ways of an attack whose attacker and target are picked, if it
// may go through one of several cells: a click on one of these takes it, one on
// the target again the first.
func (s *Selection) Fork() []rules.Option {
	all := s.Left
	if len(all) < 2 || !s.IsPicked(all[0].At) {
		return nil
	}
	as := all[0]
	for _, o := range all {
		if o.Do != as.Do || o.Who != as.Who || o.At != as.At || o.N != as.N || !s.Through(o) {
			return nil
		}
	}
	return all
}

// Aimed returns the first of the options that are left, where attacker
// and target are picked and only the manner of the attack is open.
func (s *Selection) Aimed() (rules.Option, bool) {
	if len(s.Picks) < 2 || len(s.Left) < 2 || len(s.Left) > mostOfOneTarget {
		return rules.Option{}, false
	}
	first := s.Left[0]
	for _, o := range s.Left {
		if o.Who != first.Who || o.At != first.At || o.At == 0 || s.scene.Mine(o.At) {
			return rules.Option{}, false
		}
	}
	return first, true
}
