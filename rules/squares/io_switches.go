package squares

import (
	"grognard/rules"
	"grognard/rules/switches"
)

// ruleset are the optional rules (part 2 of the ledger). A battle offers some
// of them; all are off until they are switched on.
type ruleset struct {
	fog, weatherRandom, weatherChange, ammunition, night, pontoon bool
	offered                                                       [options]bool // by row of the table
}

// options is how many optional rules there are.
const options = 6

// ruleTable is the optional rules, as they are called in scenario files.
var ruleTable = switches.Table[ruleset]{
	Unknown: func(key string) *rules.FileError {
		return rules.Fault("ns.fault.switch", "Napoleon Squares has no option %q", key)
	},
	Wrong: func(key, value string, _ []string) *rules.FileError {
		return rules.Fault("ns.fault.value", "%s is %q, neither on nor off", rules.Said{ID: key, Key: "ns.switch." + key}, value)
	},
	Rows: []switches.Row[ruleset]{
		switches.Two("fog_of_war", "NS-A.50", "off", "on", func(o *ruleset) *bool { return &o.fog }),
		switches.Two("weather_random", "NS-C0.1", "off", "on", func(o *ruleset) *bool { return &o.weatherRandom }),
		switches.Two("weather_change", "NS-C0.11", "off", "on", func(o *ruleset) *bool { return &o.weatherChange }),
		switches.Two("ammunition", "NS-C4.2.24", "off", "on", func(o *ruleset) *bool { return &o.ammunition }),
		switches.Two("night_fighting", "NS-D.8", "off", "on", func(o *ruleset) *bool { return &o.night }),
		switches.Two("pontoon", "NS-B.18", "off", "on", func(o *ruleset) *bool { return &o.pontoon }),
	},
}

// offers notes that the battle offers an optional rule.
func (o *ruleset) offers(key string) *rules.FileError {
	i := ruleTable.Index(key)
	if i < 0 {
		return ruleTable.Unknown(key)
	}
	o.offered[i] = true
	return nil
}

// Offered implements rules.Offerer.
func (Book) Offered(b rules.Board, key string) bool { return b.(*Board).rules.offer(key) }

func (o *ruleset) offer(key string) bool {
	i := ruleTable.Index(key)
	return i >= 0 && o.offered[i]
}

// set sets one switch, or says what is wrong.
func (o *ruleset) set(key, value string) *rules.FileError {
	if value == "on" && ruleTable.Index(key) >= 0 && !o.offer(key) {
		return rules.Fault("ns.fault.offer", "this battle does not offer the option %s", rules.Said{ID: key, Key: "ns.switch." + key})
	}
	return ruleTable.Set(o, key, value)
}
