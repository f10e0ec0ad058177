package screen

import (
	"grognard/game/archive"
	"grognard/rules"
	"grognard/scenarios"
)

// armiesOf names the armies of a saved game, "" if they cannot be told: those of
// its last position, or of its scenario.
func (r *Root) armiesOf(path string) string {
	g, err := archive.Read(path)
	if err != nil {
		return ""
	}
	book, ok := scenarios.Book(g.Book)
	if !ok {
		return ""
	}
	data, set := g.Last, map[string]string(nil)
	if data == nil {
		data, set = g.Data, g.Set
	}
	b, err := book.Load(data, set)
	if err != nil {
		return ""
	}
	sides := book.View(b, rules.Chance).Sides
	if sides[rules.First].Nation == "" || sides[rules.Second].Nation == "" {
		return ""
	}
	return r.word("ui.load.armies", r.word("nation."+sides[rules.First].Nation), r.word("nation."+sides[rules.Second].Nation))
}
