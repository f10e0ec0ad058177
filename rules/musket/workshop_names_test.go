package musket

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// TestANameOfOpenGroundIsAdvised moves the name of a town off it.
func TestANameOfOpenGroundIsAdvised(t *testing.T) {
	advised := func(text string) (names []string) {
		d := open(t, text)
		for _, f := range d.Flaws {
			if f.Err.Key == "ms.advice.bare" && f.Advice && len(f.Cells) == 1 {
				names = append(names, f.Err.Args[0].(string))
			}
		}
		return names
	}
	for _, s := range rulestest.Starts(t, "musket") {
		if all := advised(string(s.Data)); len(all) > 0 {
			t.Errorf("%s: %v", s.Name, all)
		}
	}
	text := string(scenarioFiles(t)["montebello-1800.toml"])
	bare := strings.Replace(text, `name = "Pistornile"`, `name = "Nowhere"`, 1)
	if bare == text {
		t.Fatal("there is no Pistornile")
	}
	d := open(t, bare)
	path := ""
	for _, x := range d.Things {
		if p := x.Prop("name"); p != nil && p.Value == "Nowhere" {
			path = x.Path
		}
	}
	var at []rules.Ref
	for _, c := range (Book{}).View(d.Board, rules.Chance).Map.Cells {
		h := hex(c.Ref.N())
		if b := d.Board.(*Board); b.ground[h] == clearGround && !b.heights.Has(h) && c.Col > 2 && c.Row > 2 {
			at = append(at, c.Ref)
		}
	}
	n := 0
	for _, r := range at {
		next, err := Book{}.Edit(d.Draft, rules.Edit{Do: rules.EditPut, Path: path, Cells: []rules.Ref{r}})
		if err != nil {
			t.Fatal(err)
		}
		if all := advised(next); len(all) == 1 && all[0] == "Nowhere" {
			n++
		}
	}
	if n == 0 {
		t.Errorf("no hex of %d is advised against", len(at))
	}
}
