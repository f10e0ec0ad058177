package choice

import (
	"slices"

	"grognard/rules"
)

// AreaAt returns the part of the board around a cell that can be chosen as a
// whole, or nil.
func (c *Choice) AreaAt(cell rules.Ref) *rules.Area {
	v := c.Scene.View()
	if v.Map == nil || cell == 0 {
		return nil
	}
	for i := range v.Map.Areas {
		if a := &v.Map.Areas[i]; slices.Contains(a.Cells, cell) && slices.Contains(c.Named, a.Ref) {
			return a
		}
	}
	return nil
}

// withArea adds to what was clicked the part of the board that it lies in.
func (c *Choice) withArea(under []rules.Ref) []rules.Ref {
	for _, r := range under {
		if a := c.AreaAt(r); a != nil {
			return append(slices.Clone(under), a.Ref)
		}
	}
	return under
}

// Laid returns how the tile that is picked for a place would lie, where it
// may be turned before it is laid.
func (c *Choice) Laid() (rules.Option, bool) {
	if c.Scene.Ask == nil || len(c.Picks) == 0 || len(c.Left) < 2 || !c.Complete(c.Left[0]) {
		return rules.Option{}, false
	}
	o := c.Left[c.turned%len(c.Left)]
	k := c.Scene.Card(o.Who)
	return o, k != nil && k.Tile != nil
}

// LayFirst lays the tile that lies on the map when another one is clicked, which
// is picked as soon as it can be.
func (c *Choice) LayFirst(under ...rules.Ref) (Act, bool) {
	o, ok := c.Laid()
	if !ok {
		return Act{}, false
	}
	for _, r := range under {
		if k := c.Scene.Card(r); k != nil && k.Tile != nil && !c.IsPicked(r) {
			return Act{Does: Answers, Option: o, Next: r}, true
		}
	}
	return Act{}, false
}

// Turn turns the tile that lies on the map by a quarter; false if there is none.
func (c *Choice) Turn() bool {
	_, ok := c.Laid()
	if ok {
		c.turned++
	}
	return ok
}
