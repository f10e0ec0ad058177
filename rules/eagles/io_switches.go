package eagles

import (
	"slices"

	"grognard/rules"
)

// ruleset holds the switches.
type ruleset struct {
	byEye   bool // measuring = by_eye (ME-39.1)
	cascade bool // ME-27.8
	ask     bool // ask_rerolls (ME-8.18)
	free    bool // deployment = free (ME-10.13)
	build   bool // armies = build (part 2)
}

// switches are the rule switches.
var switches = []rules.Switch{
	{Key: "deployment", Default: "scenario", Values: []string{"scenario", "free"}, Rule: "ME-10.13"},
	{Key: "armies", Default: "scenario", Values: []string{"scenario", "build"}, Rule: "ME-4.4"},
	{Key: "measuring", Default: "open", Values: []string{"open", "by_eye"}, Rule: "ME-39.1"},
	{Key: "cascade", Default: "no", Values: []string{"no", "yes"}, Rule: "ME-27.8"},
	{Key: "ask_rerolls", Default: "no", Values: []string{"no", "yes"}, Rule: "ME-8.18"},
}

// flag is the switch of a key, or nil.
func (r *ruleset) flag(key string) *bool {
	switch key {
	case "deployment":
		return &r.free
	case "armies":
		return &r.build
	case "measuring":
		return &r.byEye
	case "cascade":
		return &r.cascade
	case "ask_rerolls":
		return &r.ask
	}
	return nil
}

// set sets one switch, or says what is wrong.
func (r *ruleset) set(key, value string) *rules.FileError {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	if i < 0 {
		return rules.Fault("me.fault.switch", "The March of Eagles has no rule switch %q", key)
	}
	v := slices.Index(switches[i].Values, value)
	if v < 0 {
		return rules.Fault("me.fault.value", "%s has no value %q", key, value)
	}
	*r.flag(key) = v == 1
	return nil
}

// value tells how a switch is set; "" if there is no such switch.
func (r *ruleset) value(key string) string {
	for _, s := range switches {
		if s.Key == key {
			if *r.flag(key) {
				return s.Values[1]
			}
			return s.Values[0]
		}
	}
	return ""
}
