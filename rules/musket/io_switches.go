package musket

import (
	"slices"
	"strings"

	"grognard/rules"
)

// ruleset holds the switches of a game.
type ruleset struct {
	uncoordinated bool // coordination = off: nobody is halved for it (MS-7.14.1)
	armyTest      bool // enemy_test = all: the morale test of a FOW is the whole army's
	threatCharge  bool // a threatened unit may charge by its FOW out of an EZOC
}

var onOff = []string{"on", "off"}

// switches are the rule switches.
var switches = []rules.Switch{
	{Key: "coordination", Default: "on", Values: onOff, Rule: "MS-7.14.1"},
	{Key: "threat_charge", Default: "off", Values: onOff, Rule: "MS-7.2.10"},
	{Key: "enemy_test", Default: "one", Values: []string{"one", "all"}, Rule: "MS-12.4.10"},
}

// set sets one switch, or says what is wrong.
func (r *ruleset) set(key, value string) *rules.FileError {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	if i < 0 {
		return rules.Fault("ms.fault.switch", "Musket & Saber has no rule switch %q", key)
	}
	if all := switches[i].Values; !slices.Contains(all, value) {
		return rules.Fault("ms.fault.value", "%s is %q, not one of %s", key, value, strings.Join(all, ", "))
	}
	switch key {
	case "coordination":
		r.uncoordinated = value == "off"
	case "threat_charge":
		r.threatCharge = value == "on"
	case "enemy_test":
		r.armyTest = value == "all"
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
	case "enemy_test":
		if r.armyTest {
			return "all"
		}
		return "one"
	}
	return ""
}
