package property

import (
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
