package musket

import (
	"slices"
	"strings"
	"testing"
)

// TestNamesOfTheRegisterStayWhereTheyAre: numbers stand for the places of names, and saves and
// positions read the names.
func TestNamesOfTheRegisterStayWhereTheyAre(t *testing.T) {
	for _, c := range []struct {
		list []string
		at   map[int]string
	}{
		{register, map[int]string{0: "pr-hq", 32: "fr-hq", 126: "br-hq", 258: "own-leader-8"}},
		{armyNames, map[int]string{0: "france", 1: "austria", 2: "prussia", 3: "britain", 4: "allies", 5: "russia"}},
		{formationNames, map[int]string{0: "bluecher", 52: "cooke"}},
	} {
		for i, name := range c.at {
			if c.list[i] != name {
				t.Errorf("place %d is %s's, not %s's", i, c.list[i], name)
			}
		}
		all := slices.Clone(c.list)
		slices.Sort(all)
		if n := len(slices.Compact(all)); n != len(c.list) {
			t.Errorf("%d of %d names stand twice", len(c.list)-n, len(c.list))
		}
	}
}

func TestEveryArmyHasABoxThatSaysWhyItsValuesAre(t *testing.T) {
	for _, a := range names.Armies {
		if why := readBox(a.Name).Designed; len(why) < 40 {
			t.Errorf("%s: %q", a.Name, why)
		}
		if !slices.Contains(nations, a.Nation) {
			t.Errorf("%s has the colours of %q", a.Name, a.Nation)
		}
		n := 0
		for i := range printed.Units {
			u := &printed.Units[i]
			if u.Side == a.Name {
				if n++; !strings.HasPrefix(u.ID, a.Prefix+"-") {
					t.Errorf("%s fights for %s", u.ID, a.Name)
				}
			}
		}
		if n < 8 {
			t.Errorf("%s has %d units", a.Name, n)
		}
	}
}

// TestABattleOfAPlayerHasTroopsOfItsOwn: an army, higher commands and units that no battle of
// the game has.
func TestABattleOfAPlayerHasTroopsOfItsOwn(t *testing.T) {
	text := string(scenarioFiles(t)["montebello-1800.toml"])
	for old, own := range map[string]string{`"austria"`: `"portugal"`, `"au-hq"`: `"pt-hq"`, `"au-trains"`: `"pt-trains"`, `id = "fr-22"`: `id = "own-96"` + "\n" + `called = "Lupi"`,
		`id = "fr-lannes"`: `id = "own-leader-24"`, `name = "watrin"`: `name = "own-16"`} {
		if !strings.Contains(text, old) {
			t.Fatalf("there is no %s", old)
		}
		text = strings.ReplaceAll(text, old, own)
	}
	b := load(t, []byte(text), nil)
	for _, id := range []string{"own-96", "own-leader-24", "pt-hq"} {
		if b.pieceNamed(refsByName[id]) < 0 {
			t.Errorf("%s is not in the battle", id)
		}
	}
	if err := b.Check(); err != nil || armyNames[b.army[1].name] != "portugal" && armyNames[b.army[0].name] != "portugal" {
		t.Errorf("%v", err)
	}
}

// TestAnArmyWithBorrowedColoursGoesByItsName: Hanover is not Great Britain.
func TestAnArmyWithBorrowedColoursGoesByItsName(t *testing.T) {
	for name, want := range map[string]string{"langensalza-1866.toml": "ms.army.hanover", "tolentino-1815.toml": "ms.army.naples", "albuera-1811.toml": "ms.army.allies", "raab-1809.toml": ""} {
		b := load(t, scenarioFiles(t)[name], nil)
		var called []string
		for s := range b.army {
			called = append(called, Book{}.View(b, 0).Sides[s].Called)
		}
		if want != "" && !slices.Contains(called, want) || want == "" && strings.Join(called, "") != "" {
			t.Errorf("%s: its sides are called %q", name, called)
		}
	}
}
