package scenarios

import (
	"maps"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/draft"
	"grognard/rules/tomlfile"
)

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
		if !slices.Contains(draft.Header, key) {
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
