package selection

import (
	"slices"

	"grognard/rules"
)

// AreaAt returns the part of the board around a cell that can be chosen as a
// whole, or nil.
func (s *Selection) AreaAt(cell rules.Ref) *rules.Area {
	v := s.scene.View()
	if v.Map == nil || cell == 0 {
		return nil
	}
	for i := range v.Map.Areas {
		if a := &v.Map.Areas[i]; slices.Contains(a.Cells, cell) && slices.Contains(s.Named, a.Ref) {
			return a
		}
	}
	return nil
}

// WithArea adds to what was clicked the part of the board that it lies in.
func (s *Selection) WithArea(under []rules.Ref) []rules.Ref {
	for _, r := range under {
		if a := s.AreaAt(r); a != nil {
			return append(slices.Clone(under), a.Ref)
		}
	}
	return under
}

// Laid returns how the tile that is picked for a place would lie, where it
// may be turned before it is laid.
func (s *Selection) Laid() (rules.Option, bool) {
	if s.scene.Ask == nil || len(s.Picks) == 0 || len(s.Left) < 2 || !s.Complete(s.Left[0]) {
		return rules.Option{}, false
	}
	o := s.Left[s.turned%len(s.Left)]
	k := s.scene.Card(o.Who)
	return o, k != nil && k.Tile != nil
}

// Turn turns the tile that lies on the map by a quarter; false if there is none.
func (s *Selection) Turn() bool {
	_, ok := s.Laid()
	if ok {
		s.turned++
	}
	return ok
}
