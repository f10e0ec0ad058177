package choice

// Want is what the next click may pick.
type Want uint8

// What may be wanted.
const (
	WantsNothing Want = iota
	WantsPlace
	WantsFoe
	WantsPlaceOrFoe
	WantsOther
)

// Wants tells what the next click may pick: a place, an enemy, either of them, or
// whatever is lit.
func (c *Choice) Wants() Want {
	place, foe, other := false, false, false
	for _, r := range c.Live {
		acts, _, target := c.Role(r)
		switch {
		case acts || !target:
			other = true
		case c.Scene.IsCell(r) && !c.Scene.Hostile(r):
			place = true
		case c.Scene.Mine(r):
			other = true
		default:
			foe = true
		}
	}
	switch {
	case len(c.Live) == 0:
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
func (c *Choice) OnlyButtons() bool {
	for _, o := range c.Left {
		if !c.Complete(o) {
			return false
		}
	}
	return true
}
