package table

import (
	"slices"
	"unicode"

	"grognard/rules"
)

// PlaceName is the proper name that the map prints on an objective, "" if it
// has none: what stands on its banner may be what it is worth.
func PlaceName(v *rules.View, cell rules.Ref) string {
	if v.Map == nil {
		return ""
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind == "objective" && slices.Contains(a.Cells, cell) && slices.ContainsFunc([]rune(a.Label), unicode.IsLetter) {
			return a.Label
		}
	}
	return ""
}
