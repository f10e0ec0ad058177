package eagles

import (
	"grognard/rules"
	"grognard/rules/switches"
)

// ruleset holds the switches.
type ruleset struct {
	byEye   bool // measuring = by_eye (ME-39.1)
	cascade bool // ME-27.8
	ask     bool // ask_rerolls (ME-8.18)
	free    bool // deployment = free (ME-10.13)
	build   bool // armies = build (part 2)
}

// ruleTable is the rule switches.
var ruleTable = switches.Table[ruleset]{
	Unknown: func(key string) *rules.FileError {
		return rules.Fault("me.fault.switch", "The March of Eagles has no rule switch %q", key)
	},
	Wrong: func(key, value string, _ []string) *rules.FileError {
		return rules.Fault("me.fault.value", "%s cannot be %q", rules.Said{ID: key, Key: "me.switch." + key}, value)
	},
	Rows: []switches.Row[ruleset]{
		switches.Two("deployment", "ME-10.13", "scenario", "free", func(r *ruleset) *bool { return &r.free }),
		switches.Two("armies", "ME-4.4", "scenario", "build", func(r *ruleset) *bool { return &r.build }),
		switches.Two("measuring", "ME-39.1", "open", "by_eye", func(r *ruleset) *bool { return &r.byEye }),
		switches.Two("cascade", "ME-27.8", "no", "yes", func(r *ruleset) *bool { return &r.cascade }),
		switches.Two("ask_rerolls", "ME-8.18", "no", "yes", func(r *ruleset) *bool { return &r.ask }),
	},
}
