package squares

import (
	"slices"

	"grognard/rules"
)

// options are the optional rules (part 2 of the ledger). A battle offers some
// of them; all are off until they are switched on.
type options struct {
	fog, weatherRandom, weatherChange, ammunition, night, pontoon bool
	offered                                                       uint8 // bit i: switch i
}

var onOff = []string{"off", "on"}

// switches are the optional rules, as they are called in scenario files.
var switches = []rules.Switch{
	{Key: "fog_of_war", Default: "off", Values: onOff, Rule: "NS-A.50"},
	{Key: "weather_random", Default: "off", Values: onOff, Rule: "NS-C0.1"},
	{Key: "weather_change", Default: "off", Values: onOff, Rule: "NS-C0.11"},
	{Key: "ammunition", Default: "off", Values: onOff, Rule: "NS-C4.2.24"},
	{Key: "night_fighting", Default: "off", Values: onOff, Rule: "NS-D.8"},
	{Key: "pontoon", Default: "off", Values: onOff, Rule: "NS-B.18"},
}

// flag returns the field that a switch sets, or nil.
func (o *options) flag(key string) *bool {
	switch key {
	case "fog_of_war":
		return &o.fog
	case "weather_random":
		return &o.weatherRandom
	case "weather_change":
		return &o.weatherChange
	case "ammunition":
		return &o.ammunition
	case "night_fighting":
		return &o.night
	case "pontoon":
		return &o.pontoon
	}
	return nil
}

// offers notes that the battle offers an optional rule.
func (o *options) offers(key string) *rules.FileError {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	if i < 0 {
		return rules.Fault("ns.fault.switch", "Napoleon Squares has no option %q", key)
	}
	o.offered |= 1 << i
	return nil
}

// Offered implements rules.Offerer.
func (Book) Offered(b rules.Board, key string) bool {
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	return i >= 0 && b.(*Board).opt.offered>>i&1 == 1
}

// set sets one switch, or says what is wrong.
func (o *options) set(key, value string) *rules.FileError {
	f := o.flag(key)
	i := slices.IndexFunc(switches, func(s rules.Switch) bool { return s.Key == key })
	switch {
	case f == nil:
		return rules.Fault("ns.fault.switch", "Napoleon Squares has no option %q", key)
	case !slices.Contains(onOff, value):
		return rules.Fault("ns.fault.value", "%s is %q, not \"on\" or \"off\"", key, value)
	case value == "on" && o.offered>>i&1 == 0:
		return rules.Fault("ns.fault.offer", "this battle does not offer the option %s", key)
	}
	*f = value == "on"
	return nil
}

// value tells how a switch is set; "" if there is no such switch.
func (o *options) value(key string) string {
	f := o.flag(key)
	switch {
	case f == nil:
		return ""
	case *f:
		return "on"
	}
	return "off"
}
