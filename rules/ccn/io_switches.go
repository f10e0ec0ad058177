package ccn

import (
	"maps"
	"slices"

	"grognard/rules"
)

// ruleset holds the switches of a game.
type ruleset struct {
	perFlag bool // militia_squares = flags: a flag costs militia in square one block
}

// switches are the rule switches. Of militia in square the book says both that a
// square loses a block for each hex that it does not retreat, which are three for
// a flag, and that one which would retreat farther than a hex loses a block for
// each flag.
var switches = []rules.Switch{
	{Key: "militia_squares", Default: "hexes", Values: []string{"hexes", "flags"}, Rule: "CCN-37.3"},
}

// set sets one switch, or says what is wrong.
func (r *ruleset) set(key, value string) *rules.FileError {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	if i < 0 {
		return rules.Fault("ccn.fault.switch", "this rulebook has no switch %q", key)
	}
	if !slices.Contains(switches[i].Values, value) {
		return rules.Fault("ccn.fault.value", "%s has no value %q", key, value)
	}
	r.perFlag = value == "flags"
	return nil
}

// value tells how a switch is set; "" if there is no such switch.
func (r *ruleset) value(key string) string {
	switch {
	case key != "militia_squares":
		return ""
	case r.perFlag:
		return "flags"
	}
	return "hexes"
}

// readRules takes the switches that the file sets.
func (l *loader) readRules() error {
	for _, key := range slices.Sorted(maps.Keys(l.f.Rules)) {
		if f := l.b.rules.set(key, l.f.Rules[key]); f != nil {
			return l.x.At("rules."+key, f)
		}
	}
	return nil
}

// override takes the switches that the players set.
func (l *loader) override(set map[string]string) error {
	for _, key := range slices.Sorted(maps.Keys(set)) {
		if f := l.b.rules.set(key, set[key]); f != nil {
			return f
		}
	}
	return nil
}
