package screen

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

func TestTheComputerOffersWhatItHasLost(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, size := range []int{100, 200} {
			p := prefs.Default()
			p.Language, p.TextSize = lang, size
			d := newDesk(t, 1280, 720, p)
			m := screentest.Lost(t)
			b := d.begin(m)
			b.Settle()
			if _, asks := d.top().(*givesUp); !asks {
				t.Fatalf("%s: it shows %T", lang, d.top())
			}
			d.Click("button.accept")
			b.Settle()
			if r := m.Result(); !r.Over || r.Winner != rules.First {
				t.Errorf("%s: %+v", lang, r)
			}
		}
	}
}

func TestWhoDeclinesFightsOn(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := screentest.Lost(t)
	b := d.begin(m)
	b.Settle()
	d.Click("button.fight")
	b.Settle()
	if _, on := d.top().(*table.Table); !on || m.Result().Over || m.GivesUp() {
		t.Errorf("it shows %T, over %v, it gives up again: %v", d.top(), m.Result().Over, m.GivesUp())
	}
}
