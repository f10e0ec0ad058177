package musket

import (
	"strings"

	"grognard/rules"
	"grognard/rules/switches"
)

// ruleset holds the switches of a game.
type ruleset struct {
	uncoordinated bool // coordination = off: nobody is halved for it (MS-7.14.1)
	armyTest      bool // enemy_test = all: the morale test of a FOW is the whole army's
	threatCharge  bool // a threatened unit may charge by its FOW out of an EZOC
}

// ruleTable is the rule switches.
var ruleTable = switches.Table[ruleset]{
	Unknown: func(key string) *rules.FileError {
		return rules.Fault("ms.fault.switch", "Musket & Saber has no rule switch %q", key)
	},
	Wrong: func(key, value string, values []string) *rules.FileError {
		return rules.Fault("ms.fault.value", "%s cannot be %q, only one of %s", rules.Said{ID: key, Key: "ms.switch." + key}, value, strings.Join(values, ", "))
	},
	Rows: []switches.Row[ruleset]{
		switches.Two("coordination", "MS-7.14.1", "on", "off", func(r *ruleset) *bool { return &r.uncoordinated }),
		{Key: "threat_charge", Rule: "MS-7.2.10", Values: []string{"on", "off"}, Default: "off",
			Setting: switches.Flag("off", "on", func(r *ruleset) *bool { return &r.threatCharge })},
		switches.Two("enemy_test", "MS-12.4.10", "one", "all", func(r *ruleset) *bool { return &r.armyTest }),
	},
}
