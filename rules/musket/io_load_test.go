package musket

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

func TestFaultsOfFilesNameTheirPlaceAndCause(t *testing.T) {
	text := string(scenarioFiles(t)["training-trebbia-bridge.toml"])
	for _, c := range []struct{ old, new, want string }{
		{`format = 1`, `format = 2`, "format is 2"},
		{`first = "france"`, `first = "prussia"`, `the First Player is "prussia"`},
		{`"twilight"]`, `"dusk"]`, `there is no light "dusk"`},
		{`coordination = "on"`, `coordination = "perhaps"`, `coordination cannot be "perhaps"`},
		{`  ".w..........", # 02`, `  ".w.........", # 02`, "has 11 letters, not 12"},
		{`  ".w..........", # 02`, `  ".q..........", # 02`, `"q" is not a kind of terrain`},
		{`"0601-0701"`, `"0601-0801"`, `"0601-0801" is not a hexside`},
		{`"0104", "0204", "0304"`, `"0104", "0304"`, "the road jumps from 0104 to 0304"},
		{`kind = "road"`, `kind = "path"`, `"path" is neither a road nor a trail`},
		{`hex = "0805"` + "\n\n[[side]]", `hex = "9905"` + "\n\n[[side]]", `"9905" is not a hex`},
		{`army = "austria"`, `army = "france"`, "both sides lead the army france: choose another for one of them"},
		{`army = "austria"`, `army = "sparta"`, `there is no army "sparta"`},
		{`name = "vogelsang"`, `name = "nobody"`, `there is no formation "nobody"`},
		{`id = "au-51"`, `id = "au-28"`, "au-28 is in the battle twice"},
		{`id = "au-51"`, `id = "au-99"`, `there is no counter "au-99" in the box`},
		{`span = ["1", "2"]`, `span = ["7"]`, `the army austria has no formation "7"; every leader and unit belongs to one of its army`},
		{`charge = 3, mr = 4`, `charge = 3, mr = 99`, "99 cannot stand on a counter"},
		{`type = "cavalry"`, `type = "camels"`, `there is no type "camels"`},
		{`steps = 2`, `steps = 3`, "has 3 steps"},
		{"steps = 1\nback_is = \"ineffective\"", "steps = 0\nback_is = \"ineffective\"", "has 0 steps"},
		{"steps = 1\nback_is = \"ineffective\"", "steps = 3\nback_is = \"ineffective\"", "has 3 steps"},
		{"steps = 1\nback_is = \"ineffective\"", "steps = 2\nback_is = \"ineffective\"", "has 2 steps"},
		{`mr = 4, ma = 5 }`, `mr = 4, ma = 31 }`, "31 cannot stand on a counter"},
		{`mr = 4, ma = 5 }`, `mr = 4, ma = -1 }`, "-1 cannot stand on a counter"},
		{"\nhex = \"0405\"", "\nturn = 0\nentry = [\"0105\"]", "no hex and has no turn of entry"},
		{`movement = 1`, `movement = -1`, "-1 cannot stand on a counter"},
		{`movement = 1`, `movement = 31`, "31 cannot stand on a counter"},
		{`vp = 4`, `vp = "x"`, "a value of another sort"},
		{`grade = "marginal"`, `grade = "draw"`, `"draw" is neither`},
		{`from = -5`, `from = -199`, "the results must rise"},
		{`minutes = 20`, `minutes = 20` + "\n" + `[weather]`, "unknown key weather"},
	} {
		if !strings.Contains(text, c.old) {
			t.Fatalf("the scenario has no %q", c.old)
		}
		_, err := Book{}.Load([]byte(strings.Replace(text, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(f.Msg, c.want) || f.Line == 0 {
			t.Errorf("%s: %v, want %q with its line", c.new, err, c.want)
		}
	}
	for _, c := range []struct{ old, new string }{ // the highest that there may be
		{`mr = 4, ma = 5 }`, `mr = 4, ma = 30 }`}, {`movement = 1`, `movement = 30`}, {"\nhex = \"0405\"", "\nturn = 5\nentry = [\"0105\"]"},
	} {
		if _, err := (Book{}).Load([]byte(strings.Replace(text, c.old, c.new, 1)), nil); err != nil {
			t.Errorf("%s: %v", c.new, err)
		}
	}
}

// TestMarkersBeginInactiveWhereTheyCannotBeActive is part 2, step 4 of the ledger.
func TestMarkersBeginInactiveWhereTheyCannotBeActive(t *testing.T) {
	text := string(scenarioFiles(t)["training-trebbia-bridge.toml"])
	for id, old := range map[string]string{"fr-hq": `id = "fr-hq", ma = 8, hex = "`, "fr-trains": `id = "fr-trains", ma = 4, hex = "`, "au-hq": `id = "au-hq", ma = 8, hex = "`, "au-trains": `id = "au-trains", ma = 4, hex = "`} {
		plain := load(t, []byte(text), nil)
		c := plain.pieceNamed(refsByName[id])
		near := noHex // beside an enemy unit
		plain.each(plain.sideOf(c).Other(), func(o int) {
			for _, h := range plain.next[plain.piece[o].at] {
				if h != noHex && near == noHex && plain.inZone(plain.sideOf(o), h) && plain.stack(rules.First, h).Or(plain.stack(rules.Second, h)).Empty() {
					near = h
				}
			}
		})
		i := strings.Index(text, old) + len(old)
		b := load(t, []byte(text[:i]+near.name()+text[i+4:]), nil)
		for _, other := range []string{"fr-hq", "fr-trains", "au-hq", "au-trains"} {
			if got := b.is(b.pieceNamed(refsByName[other]), ineffective); got != (other == id) && (other != "au-hq" && other != "fr-hq" || other == id) {
				t.Errorf("%s in %s: %s begins inactive: %t", id, near.name(), other, got)
			}
		}
	}
}

func TestSwitchesAreSetByPlayers(t *testing.T) {
	data := scenarioFiles(t)["training-trebbia-bridge.toml"]
	b := load(t, data, map[string]string{"coordination": "off", "threat_charge": "on", "enemy_test": "all"})
	if !b.rules.uncoordinated || !b.rules.threatCharge || !b.rules.armyTest || (Book{}).Switch(b, "coordination") != "off" {
		t.Errorf("the switches are %+v", b.rules)
	}
	for _, set := range []map[string]string{{"weather": "on"}, {"coordination": "x"}, {"enemy_test": "on"}, {"coordination": "all"}} {
		if _, err := (Book{}).Load(data, set); err == nil {
			t.Errorf("%v is taken", set)
		}
	}
}
