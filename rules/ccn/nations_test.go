package ccn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// traits are the values of a type, each with its name.
func (k *unitType) traits() []string {
	says := func(name string, v any) string { return fmt.Sprint(armNames[k.arm], " ", name, " ", v) }
	var guns battery
	if k.battery != nil {
		guns = *k.battery
	}
	return []string{says("class", k.class), says("face", k.face), says("blocks", k.blocks), says("move", [2]int{k.moveBattle, k.move}), says("range", k.reach),
		says("fire", [2]int{k.fire, k.fireMoved}), says("half down", k.halfDown), says("melee", k.melee), says("melee against infantry", k.meleeInfantry),
		says("sabers", k.sabers), says("retreat", k.retreat), says("ignores", k.ignores), says("guard", k.guard), says("heavy", k.heavy),
		says("forest", k.forest), says("one block", k.oneBlockLimit), says("battery", guns)}
}

func TestTypesOfOursHaveTraitsThatPrintedOnesHave(t *testing.T) {
	printed := map[string]bool{}
	for i := range unitTypes {
		if k := &unitTypes[i]; k.why == "" {
			for _, x := range k.traits() {
				printed[x] = true
			}
		}
	}
	ours := 0
	for i := range unitTypes {
		k := &unitTypes[i]
		for _, x := range k.traits() {
			if !printed[x] {
				t.Errorf("%s has what no type of the box has: %s", k.id, x)
			}
		}
		if k.why == "" {
			continue
		}
		ours++
		if (k.class == "militia") != (k.retreat == 3) && k.id != "ot-mk" {
			t.Errorf("%s of class %s retreats %d hexes for a flag", k.id, k.class, k.retreat)
		}
	}
	if ours == 0 {
		t.Error("there are no types of ours")
	}
}

// fieldOf is a battle with units of these names, on the French side and on the Allied one.
func fieldOf(french, allied []string) string {
	side := func(row string, names []string) (all string) {
		for i, n := range names {
			all += fmt.Sprintf("  { unit = %q, at = \"%s%d\" },\n", n, row, i+2)
		}
		return "units = [\n" + all + "]"
	}
	parts := strings.SplitN(blank, "units = [\n]", 3)
	return parts[0] + side("b", french) + parts[1] + side("h", allied) + parts[2]
}

func TestANationFightsOnTheSideThatTheFileSays(t *testing.T) { // R-67, CCN-1.1
	b := load(t, []byte(fieldOf([]string{"au-ln-1", "fr-ln-1", "au-gr-1"}, []string{"ru-ln-1", "au-ln-2", "ru-gg-1"})))
	for id, s := range map[string]rules.Side{"au-ln-1": rules.First, "au-ln-2": rules.Second, "ru-gg-1": rules.Second} {
		if got := b.sideOf(b.unitNamed(refsByName[id])); got != s {
			t.Errorf("%s is on side %d, want %d", id, got, s)
		}
	}
	for s, want := range [2]string{"au", "ru"} {
		if got := (Book{}).View(b, rules.Chance).Sides[s].Nation; got != want {
			t.Errorf("side %d is shown as %s, want %s", s, got, want)
		}
	}
	again := load(t, Book{}.Save(b))
	if again.Hash() != b.Hash() || again.sideOf(again.unitNamed(refsByName["au-ln-1"])) != rules.First {
		t.Error("it is not the same after it was saved")
	}
	turned := *b
	turned.units[turned.unitNamed(refsByName["au-ln-1"])].side = rules.Second
	if turned.Hash() == b.Hash() {
		t.Error("whose a unit is makes no difference to the hash")
	}
	for _, x := range [][2][]string{{{"gb-ln-1"}, {"pt-ln-1"}}, {{"fr-ln-1"}, {"fr-ln-2"}}} {
		if _, err := (Book{}).Load([]byte(fieldOf(x[0], x[1])), nil); err == nil || !strings.Contains(err.Error(), "is not a unit of this side") {
			t.Errorf("%v: %v", x, err)
		}
	}
}

func TestTheWorkshopPutsANationOnTheSideThatIsWanted(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, blank,
		rules.Edit{Do: rules.EditPut, Stock: "ru-ck", Side: rules.First, Cells: cellsNamed("b3")},
		rules.Edit{Do: rules.EditPut, Stock: "ru-ck", Side: rules.Second, Cells: cellsNamed("h3")},
		rules.Edit{Do: rules.EditPut, Stock: "gb-ln", Side: rules.First, Cells: cellsNamed("h4")},
		rules.Edit{Do: rules.EditPut, Stock: "sp-own-1", Side: rules.First, Cells: cellsNamed("b3")},
		rules.Edit{Do: rules.EditSet, Path: "french.leaders.0", Key: "called.en", Value: "Romana"})
	b := d.Board.(*Board)
	for id, s := range map[string]rules.Side{"ru-ck-1": rules.First, "ru-ck-2": rules.Second, "gb-ln-1": rules.Second} {
		if u := b.unitNamed(refsByName[id]); u < 0 || b.sideOf(u) != s {
			t.Errorf("%s is not on side %d:\n%s", id, s, text)
		}
	}
	if l := b.leaderNamed(refsByName["sp-own-1"]); l < 0 || b.leaderSide(l) != rules.First || b.scenario.own.Of(refsByName["sp-own-1"]).EN != "Romana" {
		t.Errorf("the Spanish leader is not with the French:\n%s", text)
	}
	kit := Book{}.Kit(d)
	for id, want := range map[string]rules.Side{"fr-ln": rules.First, "pt-ln": rules.Second, "ru-ck": rules.Chance, "sp-own-1": rules.Chance} {
		i := slices.IndexFunc(kit.Stock, func(s rules.Stock) bool { return s.ID == id })
		if kit.Stock[i].Side != want {
			t.Errorf("%s is in the box of side %d, want %d", id, kit.Stock[i].Side, want)
		}
	}
}

func TestTheFirstNumbersAreTheBoxs(t *testing.T) { // saves and positions rest on them
	for n, id := range map[int]string{0: "fr-ln", 28: "pt-fa", 33: "fr-ma", 34: "sp-ln", 94: "gb-mi"} {
		if unitTypes[n].id != id {
			t.Errorf("type %d is %s, was %s", n, unitTypes[n].id, id)
		}
	}
	for n, id := range map[int]string{0: "fr-brenier", 49: "pt-trant", 50: "fr-own-1", 103: "us-own-6"} {
		if leaderTypes[n].id != id {
			t.Errorf("leader %d is %s, was %s", n, leaderTypes[n].id, id)
		}
	}
}
