package scenarios

import (
	"maps"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// headerKeys are the keys of a [scenario] table.
var headerKeys = []string{"id", "level", "minutes", "title_en", "title_it", "summary_en", "summary_it", "story_en", "story_it"}

// read decodes the [scenario] table and nothing else, but finds the place of
// everything.
func read(data []byte) (header, *tomlfile.Index, error) {
	var all map[string]any
	x, err := tomlfile.Read(data, &all)
	if err != nil {
		return header{}, nil, err
	}
	table, _ := all["scenario"].(map[string]any)
	for _, key := range slices.Sorted(maps.Keys(table)) {
		if !slices.Contains(headerKeys, key) {
			return header{}, nil, x.At("scenario."+key, rules.Fault("fault.toml.key", "unknown key %s", "scenario."+key))
		}
	}
	var f struct {
		Scenario header `toml:"scenario"`
	}
	if err := toml.Unmarshal(data, &f); err != nil {
		return header{}, nil, tomlfile.Fault(err)
	}
	return f.Scenario, x, nil
}
