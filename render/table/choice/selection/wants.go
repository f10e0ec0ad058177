package selection

import (
	"slices"

	"grognard/rules"
)

// Want is what the next click may pick.
type Want uint8

// What may be wanted.
const (
	WantsNothing Want = iota
	WantsPlace
	WantsFoe
	WantsPlaceOrFoe
	WantsOther
	WantsCard
)

// Wants tells what the next click may pick: a place, an enemy, either of them, a card, or
// whatever is lit.
func (s *Selection) Wants() Want {
	place, foe, other := false, false, false
	if len(s.Live) > 0 && !slices.ContainsFunc(s.Live, func(r rules.Ref) bool { return s.scene.Card(r) == nil }) {
		return WantsCard
	}
	for _, r := range s.Live {
		acts, _, target := s.Role(r)
		switch {
		case acts || !target:
			other = true
		case s.scene.IsCell(r) && !s.scene.Hostile(r):
			place = true
		case s.scene.Mine(r):
			other = true
		default:
			foe = true
		}
	}
	switch {
	case len(s.Live) == 0:
		return WantsNothing
	case place && foe:
		return WantsPlaceOrFoe
	case place:
		return WantsPlace
	case foe:
		return WantsFoe
	case other:
		return WantsOther
	}
	return WantsNothing
}

// OnlyButtons reports whether all that is left to choose is which button to push.
func (s *Selection) OnlyButtons() bool {
	for _, o := range s.Left {
		if !s.Complete(o) {
			return false
		}
	}
	return true
}
