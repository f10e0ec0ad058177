package musket

import (
	"slices"

	"grognard/rules"
)

// ruleset holds the switches of a game.
type ruleset struct {
	uncoordinated bool // coordination = off: nobody is halved for it (MS-7.14.1)
	threatCharge  bool // a threatened unit may charge by its FOW out of an EZOC
}

var onOff = []string{"on", "off"}

// switches are the rule switches.
var switches = []rules.Switch{
	{Key: "coordination", Default: "on", Values: onOff, Rule: "MS-7.14.1"},
	{Key: "threat_charge", Default: "off", Values: onOff, Rule: "MS-7.2.10"},
}

// set sets one switch, or says what is wrong.
func (r *ruleset) set(key, value string) *rules.FileError {
	if !slices.ContainsFunc(switches, func(s rules.Switch) bool { return s.Key == key }) {
		return rules.Fault("ms.fault.switch", "Musket & Saber has no rule switch %q", key)
	}
	if !slices.Contains(onOff, value) {
		return rules.Fault("ms.fault.value", "%s is %q, not \"on\" or \"off\"", key, value)
	}
	switch key {
	case "coordination":
		r.uncoordinated = value == "off"
	case "threat_charge":
		r.threatCharge = value == "on"
	}
	return nil
}

// value tells how a switch is set; "" if there is no such switch.
func (r *ruleset) value(key string) string {
	on := func(is bool) string {
		if is {
			return "on"
		}
		return "off"
	}
	switch key {
	case "coordination":
		return on(!r.uncoordinated)
	case "threat_charge":
		return on(r.threatCharge)
	}
	return ""
}
