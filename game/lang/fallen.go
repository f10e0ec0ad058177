package lang

import "grognard/rules"

// Fallen counts pieces that have left the board for good: "3 units and 1 commander".
func (c *Catalog) Fallen(all []rules.Piece) string {
	n, leaders := 0, 0
	for i := range all {
		if all[i].Form == rules.Leader {
			leaders++
		} else {
			n++
		}
	}
	var said []string
	if n > 0 {
		said = append(said, c.Word("ui.end.fallen.units", n))
	}
	if leaders > 0 {
		said = append(said, c.Word("ui.end.fallen.leaders", leaders))
	}
	if said == nil {
		return c.Word("ui.end.fallen.none")
	}
	return c.All(said)
}
