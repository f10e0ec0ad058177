package selection

import (
	"slices"

	"grognard/rules"
)

// OffMap is what is chosen among but stands nowhere on the map: things with labels of
// their own, such as armies and edges, and pieces that wait beside the map.
type OffMap struct {
	Labels []rules.Ref
	Waits  bool // pieces to be placed are shown beside the map

	labelKind string // the kind of request that the labels belong to
}

// Labelled reports whether an option names a thing that has a label.
func (s *Selection) Labelled(o rules.Option) bool {
	m := &s.OffMap
	return slices.Contains(m.Labels, o.Who) || slices.Contains(m.Labels, o.At) || slices.Contains(m.Labels, o.With)
}

// SetLabels finds the labels of the request. While the same kind of decision
// goes on they keep their places, even those that cannot be chosen any more.
func (s *Selection) SetLabels() {
	m := &s.OffMap
	if m.labelKind != s.scene.Ask.Kind {
		m.Labels, m.labelKind = m.Labels[:0], s.scene.Ask.Kind
	}
	kept := len(m.Labels)
	fresh := s.homeless(s.scene.Shown, m.Labels)[kept:]
	m.Labels = m.Labels[:kept]
	for _, r := range fresh {
		if !slices.Contains(m.Labels, r) {
			m.Labels = append(m.Labels, r)
		}
	}
}

// Reserve lays the tray out while pieces wait to be placed; where armies are set up on a
// table without cells until all stand on it.
func (s *Selection) Reserve(q *rules.Request) {
	m := &s.OffMap
	if q == nil || q.To == rules.Chance {
		return
	}
	if m.Waits && q.SetUp && s.scene.OnTabletop() {
		return // until all stand on the table
	}
	m.Waits = s.scene.NeedsTray(q)
}

// Placing reports whether nothing is asked but where pieces go that wait beside
// the map: then the places show before one of them is picked.
func (s *Selection) Placing() bool {
	return s.OffMap.Waits && !slices.ContainsFunc(s.scene.Ask.Options, func(o rules.Option) bool {
		at, on := s.scene.Cell(o.Who)
		return on && at != 0
	})
}
