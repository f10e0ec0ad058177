package musket

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestCellsReadAsTheyAreWritten(t *testing.T) {
	for _, text := range []string{"NE", "Ex", "Ar", "Dr", "Ac(Ex)", "Dc(NE)", "Ax", "Dx", "Am(Ax)", "Dm(De)", "Ae", "De"} {
		if got := parseOutcome(text).text(); got != text {
			t.Errorf("%s reads as %s", text, got)
		}
	}
	if o := parseOutcome("Am(Ax) DF"); !o.df || o.leaders || o.ammo || o.code != broken || o.on != attacker {
		t.Errorf("Am(Ax) DF reads as %+v", o)
	}
}

func TestConversionsAreThoseOfTheTable(t *testing.T) {
	all := []string{"NE", "Ar", "Ac(NE)", "Ac(Ex)", "Ax", "Am(Ax)", "Ae", "Ex", "Dr", "Dc(Ex)", "Dx", "Dm(Dx)", "De"}
	for _, c := range []struct {
		name string
		f    fight
		want string // in the order of all
	}{
		{"skirmish", fight{form: skirmish}, "NE NE NE NE NE NE NE NE Dr Dc(NE) Dr Dr Dr"},
		{"charge", fight{form: infantryCharge, charge: passed}, "NE Ax Ax Ax Ax Ax Ax Ax Dm(Ax) Dm(Ax) Dm(Ax) Dm(Ax) Dm(Ax)"},
		{"failed charge", fight{form: cavalryCharge, charge: failed}, "NE Ar Ac(NE) Ac(Ex) Ax Am(Ax) Ae Ex Dr Dc(Ex) Dx Dm(Dx) De"},
		{"attacker disengages", fight{form: ordinary, tactic: [2]tactic{disengagement}}, "NE Ar Ar Ar Ax Am(Ax) Ae Ar Ar Ar Ar Ar Ar"},
		{"defender disengages", fight{form: ordinary, tactic: [2]tactic{noTactic, disengagement}}, "NE Dr Dr Dr Dr Dr Dr Dr Dr Dr Dx Dm(Dx) De"},
		{"charge on a square", fight{form: cavalryCharge, charge: passed, squared: true}, "Ax Ax Ax Ax Ax Ax Ax Ax Dm(Ax) Dm(Ax) Dm(Ax) Dm(Ax) Dm(Ax)"},
		{"cavalry at a square", fight{form: ordinary, squared: true}, "Ax Ax Ax Ax Ax Ax Ax Ax Dm(Ax) Ax Dm(Ax) Dm(Ax) De(Ax)"},
		{"bombardment", fight{form: bombardment}, "NE NE NE NE NE NE NE Ex Dr Dc(NE) Dx Dm De"},
	} {
		b := &Board{fight: c.f}
		got := ""
		for _, text := range all {
			got += " " + b.convert(parseOutcome(text)).text()
		}
		if got[1:] != c.want {
			t.Errorf("%s: %s, want %s", c.name, got[1:], c.want)
		}
	}
}

func TestMoraleTests(t *testing.T) {
	for _, c := range []struct {
		mr, plus int
		pass     []int
	}{{4, 0, []int{1, 2, 3, 4}}, {2, 4, []int{1}}, {7, 0, []int{1, 2, 3, 4, 5}}, {5, 2, []int{1, 2, 3}}, {6, 4, []int{1, 2}}, {0, 0, []int{1}}} {
		var got []int
		for die := 1; die <= 6; die++ {
			if passes(die, c.mr, c.plus) {
				got = append(got, die)
			}
		}
		if !slices.Equal(got, c.pass) {
			t.Errorf("MR %d, +%d: passes on %v, want %v", c.mr, c.plus, got, c.pass)
		}
	}
}

func TestNeighboursAreThoseOfTheLedger(t *testing.T) {
	for name, want := range map[string][6]string{
		"0505": {"0504", "0604", "0605", "0506", "0405", "0404"},
		"0605": {"0604", "0705", "0706", "0606", "0506", "0505"},
	} {
		h, _ := parseHex(name)
		for s, w := range want {
			n := neighbour(h, s, 20, 20)
			if n.name() != w {
				t.Errorf("%s across side %d is %s, want %s", name, s, n.name(), w)
			}
			if back := neighbour(n, opposite(s), 20, 20); back != h {
				t.Errorf("%s across side %d does not lead back to %s", n.name(), opposite(s), name)
			}
			if distance(h, n) != 1 {
				t.Errorf("%s and %s are %d hexes apart", name, w, distance(h, n))
			}
		}
	}
}

func TestNamesOfHexesGoBothWays(t *testing.T) {
	for h := range hex(allHexes) {
		if got, ok := parseHex(h.name()); !ok || got != h {
			t.Fatalf("%d is called %s, which is %d", h, h.name(), got)
		}
	}
	for _, bad := range []string{"", "0", "0000", "0100", "3301", "0125", "01a1", "00101"} {
		if h, ok := parseHex(bad); ok {
			t.Errorf("%q is hex %s", bad, h.name())
		}
	}
}

func TestEveryBattleHasTheArmiesOfTheLedger(t *testing.T) {
	for name, want := range map[string][4]int{ // units and leaders of the First and Second Player
		"montebello-1800.toml": {11, 2, 11, 2}, "maida-1806.toml": {12, 3, 11, 4}, "quatre-bras-1815.toml": {16, 6, 25, 6},
		"marengo-1800.toml": {26, 6, 25, 6}, "auerstedt-1806.toml": {25, 5, 19, 4}, "training-trebbia-bridge.toml": {6, 1, 6, 1},
	} {
		b := load(t, scenarioFiles(t)[name], nil)
		var got [4]int
		for c := range b.counters {
			switch s := int(b.print[c].side); {
			case b.print[c].unit():
				got[2*s]++
			case b.print[c].arm == leader:
				got[2*s+1]++
			}
		}
		if got != want {
			t.Errorf("%s has %v, want %v", name, got, want)
		}
		for s := rules.First; s <= rules.Second; s++ {
			if !b.activeHQ(s) || !b.activeTrains(s) {
				t.Errorf("%s: HQ or trains of %s begin inactive", name, b.armyName(s))
			}
		}
	}
}

func TestMarginsAtTheStart(t *testing.T) {
	for name, want := range map[string]int{"montebello-1800.toml": -8, "maida-1806.toml": 2, "quatre-bras-1815.toml": -7, "marengo-1800.toml": -9, "auerstedt-1806.toml": 0} {
		if got := load(t, scenarioFiles(t)[name], nil).margin(); got != want {
			t.Errorf("%s begins with a margin of %d, want %d", name, got, want)
		}
	}
}
