package screen

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
)

// rivals plays a battle of two people by lot until a condition holds.
func rivals(t *testing.T, until func(m *match.Match) bool) *match.Match {
	t.Helper()
	m := opened(t, "ccn", "ccn-01-rolica-first", match.Start{Seed: 5})
	r := rand.New(rand.NewPCG(8, 1))
	for range 4000 {
		if until(m) {
			return m
		}
		m.TakeSeat()
		q := m.Request()
		if q == nil {
			break
		}
		if _, err := m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("it never comes to that")
	return nil
}

// hidesCards fails if a card of any hand can be seen, or no curtain is drawn.
func (d *desk) hidesCards(t *testing.T, m *match.Match) {
	t.Helper()
	if _, up := d.top().(*curtain); !up {
		t.Errorf("no curtain is drawn, but %T", d.top())
	}
	for _, s := range []rules.Side{rules.First, rules.Second} {
		for _, k := range held(m, m.Len(), s) {
			if d.has("card."+m.Book().Format(k.Ref)) || d.says(d.root.deps.Words.Name(k.Ref, d.root.names(m))) {
				t.Fatalf("%s can be seen", m.Book().Format(k.Ref))
			}
		}
	}
}

func TestNoHandLiesOpenWhenTheOtherPlayerHasTheMouse(t *testing.T) {
	sits := rules.Chance
	m := rivals(t, func(m *match.Match) bool {
		last := rules.Chance
		for n := m.Len(); n > 0 && last == rules.Chance; n-- {
			_, a := m.Given(n)
			last = a.By
		}
		q := m.Request()
		if q == nil || q.Public {
			return false
		}
		again := sits == q.To && last != q.To // it held the seat, and the other one has answered
		sits = q.To
		return again
	})
	d := newDesk(t, 1280, 720, prefs.Default())
	d.begin(m).long()
	if d.has("button.continue") {
		d.click("button.continue")
	}
	d.hidesCards(t, m)
}

func TestEveryWayToOpenASavedGameDrawsTheCurtain(t *testing.T) {
	m := rivals(t, func(m *match.Match) bool {
		q := m.Request()
		return q.To != rules.Chance && !q.Public && m.Len() > 100
	})
	for name, open := range map[string]func(d *desk, path string){
		"Continue":  func(d *desk, _ string) { d.click("button.continue") },
		"Load menu": func(d *desk, _ string) { d.click("button.load"); d.click("button.open") },
		"--load": func(d *desk, path string) {
			if err := d.root.Open(path); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, 1280, 720, prefs.Default())
			path := filepath.Join(d.root.deps.Saves, "two.grog")
			if err := archive.Write(path, m.Save()); err != nil {
				t.Fatal(err)
			}
			d.root.saves++
			d.settle()
			open(d, path)
			d.settle()
			d.hidesCards(t, m)
		})
	}
}

func TestThePlayerOfAPublicDecisionMayLookAtTheHandBehindACurtain(t *testing.T) {
	m := rivals(t, func(m *match.Match) bool { return m.CanAskSeat() && m.Request().To == m.View().Active })
	d := newDesk(t, 1280, 720, prefs.Default())
	b := d.begin(m)
	b.long()
	who := m.Request().To
	d.click("button.hand")
	d.hidesCards(t, m)
	d.in.Now += settleTime
	d.settle()
	d.click("button.take-seat")
	b.long()
	if k := held(m, m.Len(), who)[0]; m.Viewer() != who || !d.has("card."+m.Book().Format(k.Ref)) {
		t.Errorf("the viewer is %d, and %s lies face down", m.Viewer(), m.Book().Format(k.Ref))
	}
}
