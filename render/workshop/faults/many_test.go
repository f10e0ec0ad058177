package faults

import (
	"strings"
	"testing"

	"grognard/rules"
)

// crowds are faults of more things than a battle may have, dozens of them.
var crowds = []string{"ccn.fault.unit.many", "ccn.fault.leader.many", "ms.fault.counter.many", "ns.fault.commands", "ns.fault.units", "me.fault.army.many"}

// many are battles with more of something than there may be.
func many(t *testing.T, book rules.Workshop) (all []broken) {
	t.Helper()
	add := func(key, base, was, now string) {
		text := baseOf(t, book, base)
		if !strings.Contains(text, was) {
			t.Fatalf("%s: there is no %q", base, was)
		}
		all = append(all, broken{key, strings.Replace(text, was, now, 1)})
	}
	of := func(n int, s string) string { return strings.Repeat(s, n) }
	switch book.Prefix() {
	case "man":
		const base = "man-01-first-orders"
		add("man.fault.ending", base, "[map]\n", "[position]\nphase = \"over\"\nturn = 1\nactive = \"south\"\nwinner = \"south\"\nending = \"rain\"\n\n[map]\n")
		text := strings.NewReplacer("army = \"fr\"\n", "", "army = \"gb\"\n", "").Replace(baseOf(t, book, base))
		text = text[:strings.Index(text, "[south]")]
		all = append(all, broken{"man.fault.phase.offer", strings.Replace(text, "[map]\n", "[position]\nphase = \"take\"\nturn = 1\nactive = \"south\"\n\n[map]\n", 1)})
	case "ccn":
		const base = "ccn-01-rolica-first"
		add("ccn.fault.goals", base, "[french]\n", of(7, "[[objective]]\nside = \"allied\"\nhexes = [\"a4\"]\nmode = \"each\"\nbanners = 1\n\n")+"[french]\n")
	case "ms":
		const base = "auerstedt-1806"
		text := baseOf(t, book, base)
		for from := strings.Index(text, "[[victory.level]]"); from >= 0; from = strings.Index(text, "[[victory.level]]") {
			end := strings.Index(text[from+2:], "\n[")
			if end < 0 {
				end = len(text) - from - 3
			}
			text = text[:from] + text[from+3+end:]
		}
		all = append(all, broken{"ms.fault.levels", text})
		add("ms.fault.objectives", base, "[[victory.level]]\n", of(13, "[[victory.objective]]\nname = \"x\"\nhex = \"0101\"\nvp = 1\nheld = \"france\"\n\n")+"[[victory.level]]\n")
	case "ns":
		const base = "ns-01-maida"
		add("ns.fault.objectives", base, "objectives = [\n", "objectives = [\n"+of(13, "  { at = \"A3\", owner = \"gb\", vp = 1 },\n"))
		add("ns.fault.ending", base, "[board]\n", "[position]\nphase = \"over\"\nending = \"rain\"\n\n[board]\n")
	case "me":
		const base = "eagles-and-lions"
		add("me.fault.goal.many", base, "[battle]\n", of(101, "[[objective]]\nkind = \"break\"\nside = \"a\"\nbattalions = 1\npoints = 1\n\n")+"[battle]\n")
		add("me.fault.terrain.many", base, "[battle]\n", of(201, "[[terrain]]\nkind = \"wood\"\npolygon = [[1.0, 1.0], [2.0, 1.0], [2.0, 2.0]]\n\n")+"[battle]\n")
	}
	return all
}
