package lang

import (
	"slices"
	"strings"
	"unicode"

	"grognard/rules"
)

// Turned says what turned a battle: what happened, "" for nothing beside the objectives, and which of these counts for
// whom now, or no longer. Places are taken and lost, other objectives met or not.
func (c *Catalog) Turned(said, who string, goals []string, places, lost bool) string {
	if len(goals) == 0 {
		return said
	}
	key := "ui.end.point.taken"
	switch {
	case places && lost:
		key = "ui.end.point.lost"
	case lost:
		key = "ui.end.point.unmet"
	case !places:
		key = "ui.end.point.met"
	}
	goal := c.Word(key, who, c.All(goals))
	if said == "" {
		return goal
	}
	return c.Sentences(c.Whole(said), goal)
}

// Whole is a line of the log as a sentence: with a stop at its end.
func (c *Catalog) Whole(said string) string {
	if said == "" || strings.ContainsAny(said[len(said)-1:], ".!?:;") {
		return said
	}
	return c.Word("format.sentence", said)
}

// Objective is what an objective is called, a cell or a zone of the map: as is printed on it, with the cell; "" if its place has
// no name and it is none of the things of the game.
func (c *Catalog) Objective(book rules.Rulebook, v *rules.View, r rules.Ref, names Names) string {
	name := c.Name(r, names)
	if v.Map == nil {
		return name
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind != rules.AreaObjective || a.Ref != r && !slices.Contains(a.Cells, r) || !strings.ContainsFunc(a.Label, unicode.IsLetter) {
			continue
		}
		label := a.Label
		if key := book.Prefix() + ".place." + strings.ReplaceAll(strings.ToLower(label), " ", "-"); c.Has(key) {
			label = c.Word(key)
		}
		if name == "" || name == label {
			return label
		}
		return c.Word("ui.replay.mark.goal", label, name)
	}
	return name
}
