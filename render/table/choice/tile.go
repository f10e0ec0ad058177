package choice

import "grognard/rules"

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
