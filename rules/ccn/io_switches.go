package ccn

import (
	"grognard/rules"
	"grognard/rules/switches"
)

// ruleset holds the switches of a game.
type ruleset struct {
	perFlag bool // militia_squares = flags: a flag costs militia in square one block
}

// ruleTable is the rule switches. Of militia in square the book says both that a
// square loses a block for each hex that it does not retreat, which are three for
// a flag, and that one which would retreat farther than a hex loses a block for
// each flag.
var ruleTable = switches.Table[ruleset]{
	Unknown: func(key string) *rules.FileError {
		return rules.Fault("ccn.fault.switch", "this rulebook has no switch %q", key)
	},
	Wrong: func(key, value string, _ []string) *rules.FileError {
		return rules.Fault("ccn.fault.value", "%s cannot be %q", rules.Said{ID: key, Key: "ccn.switch." + key}, value)
	},
	Rows: []switches.Row[ruleset]{
		switches.Two("militia_squares", "CCN-37.3", "hexes", "flags", func(r *ruleset) *bool { return &r.perFlag }),
	},
}
