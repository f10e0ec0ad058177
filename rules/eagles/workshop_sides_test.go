package eagles

import (
	"slices"
	"testing"

	"grognard/rules"
)

// Where a value is one of the sides, the army is called by its nation, and an objective has a stock
// name beside its proper one.
func TestValuesThatAreSidesAreCalledByTheirNations(t *testing.T) {
	sides, goals := 0, 0
	for name, data := range scenarioFiles(t) {
		d, err := Book{}.Draft(string(data))
		if err != nil {
			t.Fatal(name, err)
		}
		props := slices.Clone(Book{}.Kit(d).Terms)
		for i := range d.Things {
			props = append(props, d.Things[i].Props...)
		}
		for _, p := range props {
			if p.Key == "name" && slices.Contains(p.Values, "crossroads") {
				if goals++; p.Word != "me.prop.goal" {
					t.Errorf("%s: what an objective is called by its kind is called %s", name, p.Word)
				}
			}
			for s, letter := range seats {
				i := slices.Index(p.Values, letter)
				if i < 0 {
					continue
				}
				if sides++; p.Names[i].A != rules.SideRef(rules.Side(s)) {
					t.Errorf("%s, %s: side %s is called %+v", name, p.Key, letter, p.Names[i])
				}
			}
		}
	}
	if sides == 0 || goals == 0 {
		t.Errorf("%d values are sides, %d names are of objectives", sides, goals)
	}
}
