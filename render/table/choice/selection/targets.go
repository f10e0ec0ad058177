package selection

import (
	"slices"

	"grognard/rules"
)

// Fires reports whether an option is fire.
func (s *Selection) Fires(o rules.Option) bool { return s.scene.Ask.Act(o) == rules.ActFire }

// Distant reports whether all attacks on a piece are on one that is not in
// contact.
func (s *Selection) Distant(r rules.Ref) bool {
	return (s.signed(r, rules.Distant) || s.signed(r, rules.Vain)) && len(s.BesidesOf(r, nil)) == 0
}

// Vain reports whether all attacks on a piece are on one that no dice can get to.
func (s *Selection) Vain(r rules.Ref) bool {
	return s.signed(r, rules.Vain) && len(s.BesidesOf(r, nil)) == 0
}

// signed reports whether all options at a cell that are left have a sign.
func (s *Selection) signed(r rules.Ref, sign rules.Sign) (all bool) {
	for i, o := range s.scene.Ask.Options {
		if o.At == r && s.Fits(o) {
			if s.scene.Ask.Sign(i) != sign {
				return false
			}
			all = true
		}
	}
	return all
}

// mostTargets is how many targets get a label.
const mostTargets = 24

// FindTargets lists the options that attack a piece, one for each target, once it is
// settled who attacks and with what.
func (s *Selection) FindTargets() {
	s.Targets = s.Targets[:0]
	if s.scene.Ask == nil || s.scene.Moving() || len(s.Picks) == 0 && !s.Sole() {
		return
	}
	for _, o := range s.Left {
		if o.Who == 0 || o.At == 0 || o.At == o.Who || len(s.Targets) == mostTargets || s.scene.Mine(o.At) || s.scene.IsCell(o.At) && !s.scene.Hostile(o.At) {
			continue
		}
		if who := s.Left[0].Who; o.Who != who && !s.IsPicked(o.Who) {
			continue
		}
		if i := slices.IndexFunc(s.Targets, func(p rules.Option) bool { return p.At == o.At }); i < 0 {
			s.Targets = append(s.Targets, o)
		}
	}
}
