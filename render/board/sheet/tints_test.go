package sheet

import (
	"testing"

	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/rules"
)

// between is a view of two nations.
func between(a, b string) *rules.View {
	return &rules.View{Sides: [2]rules.Army{{Nation: a}, {Nation: b}}}
}

func TestASideIsTintedWithTheColourOfItsNation(t *testing.T) {
	for _, v := range []*rules.View{between("fr", "gb"), between("gb", "fr")} {
		for s := rules.First; s <= rules.Second; s++ {
			c, red := Tint(v, s), v.Sides[s].Nation == "gb"
			if red && c.R <= c.B || !red && c.R >= c.B {
				t.Errorf("%s is tinted %v", v.Sides[s].Nation, c)
			}
		}
	}
}

func TestTintsAreNoColoursOfMarksAndDiffer(t *testing.T) {
	marks := []paint.Color{palette.Retreat, palette.Gold, palette.Attack}
	nations := append([]palette.Nation{{ID: ""}}, palette.Nations...)
	for _, a := range nations {
		for _, b := range nations {
			v := between(a.ID, b.ID)
			first, second := Tint(v, rules.First), Tint(v, rules.Second)
			if palette.Alike(first, second) {
				t.Errorf("%q and %q are tinted %v and %v", a.ID, b.ID, first, second)
			}
			for _, m := range marks {
				if palette.Distance(first, m) < 90 {
					t.Errorf("the tint %v of %q is as good as the mark %v", first, a.ID, m)
				}
			}
		}
	}
}
