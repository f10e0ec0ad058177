package property

import (
	"strings"
	"testing"

	"grognard/render/workshop/state"
	"grognard/rules"
)

func TestNothingOfTheCardLiesOnOneAnother(t *testing.T) {
	for _, b := range battles {
		for _, k := range []struct {
			lang string
			w, h int
			text float32
		}{{"en", 1280, 720, 1}, {"it", 1920, 1080, 1}, {"it", 1280, 720, 2}} {
			d, p := open(t, b.book, b.id, k.lang, k.w, k.h, k.text)
			d.State.Do(state.Select(b.path))
			d.Settle()
			d.Apart(p.Rect())
		}
	}
}

func TestSeveralAreSetInOneStepAndTakenTogether(t *testing.T) {
	d, _ := open(t, "ccn", "ccn-12-waterloo", "en", 1280, 720, 1)
	both := []string{"french.units.0", "french.units.1"}
	d.State.Do(state.Select(both...))
	d.Settle()
	d.Click("prop.blocks.less")
	if e := d.Edits(); len(d.Acts) != 1 || len(e) != 2 || e[0].Path != both[0] || e[1].Path != both[1] || e[0].Value != e[1].Value {
		t.Errorf("%+v", d.Acts)
	}
	if back, _ := d.State.Open.Steps(); back != 1 {
		t.Errorf("it is %d steps", back)
	}
	d.Forget()
	d.Click(takeName)
	if e := d.Edits(); len(e) != 2 || e[0].Do != rules.EditTake || e[0].Path != both[1] || len(d.State.Selected()) > 0 {
		t.Errorf("%+v", d.Acts)
	}
}

// TestAllOfAnObjectiveIsInViewInASmallWindow looks at what an objective is worth, to whom, and
// what else is set of it, in the smallest window: nothing has to be scrolled for.
func TestAllOfAnObjectiveIsInViewInASmallWindow(t *testing.T) {
	for _, b := range []struct{ book, id, tool string }{{"ccn", "ccn-12-waterloo", "objective"}, {"musket", "montebello-1800", "objective"},
		{"squares", "ns-05-salamanca", "objective"}, {"eagles", "the-walled-farm", "goal"}} {
		for _, lang := range []string{"en", "it"} {
			d, p := open(t, b.book, b.id, lang, 1280, 720, 1)
			found := false
			for _, x := range d.State.Draft().Things {
				if !strings.HasPrefix(x.Tool, b.tool) {
					continue
				}
				found = true
				d.State.Do(state.Select(x.Path))
				d.Settle()
				if d.Has("scroll." + scrollName) {
					t.Errorf("%s %s: the card of %s scrolls", b.book, lang, x.Path)
				}
				d.Apart(p.Rect())
				for _, k := range x.Props {
					if !strings.Contains(d.Names(), rowPrefix+"."+k.Key) {
						t.Errorf("%s %s: %s has no row of %s", b.book, lang, x.Path, k.Key)
					}
				}
			}
			if !found {
				t.Errorf("%s has no %s", b.id, b.tool)
			}
		}
	}
}
