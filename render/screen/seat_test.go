package screen

import (
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/caption"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

// rivals plays a battle of two people by lot until a condition holds.
func rivals(t *testing.T, until func(m *match.Match) bool) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Seed: 5})
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
		cards := pagetest.Held(m, m.Len(), s)
		if len(cards) == 0 {
			t.Fatalf("side %d holds no card", s)
		}
		for _, k := range cards {
			if d.Has("card."+m.Book().Format(k.Ref)) || d.Says(d.root.deps.Words.Name(k.Ref, caption.Names(m))) {
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
			a := m.Gave(n)
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
	d.begin(m).Long()
	if d.Has("button.continue") {
		d.Click("button.continue")
	}
	d.hidesCards(t, m)
}

func TestEveryWayToOpenASavedGameDrawsTheCurtain(t *testing.T) {
	m := rivals(t, func(m *match.Match) bool {
		q := m.Request()
		return q.To != rules.Chance && !q.Public && m.Len() > 100
	})
	for name, open := range map[string]func(d *desk, path string){
		"Continue":  func(d *desk, _ string) { d.Click("button.continue") },
		"Load menu": func(d *desk, _ string) { d.Click("button.load"); d.Click("button.open") },
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
			d.Settle()
			open(d, path)
			d.Settle()
			d.hidesCards(t, m)
		})
	}
}

func TestThePlayerOfAPublicDecisionMayLookAtTheHandBehindACurtain(t *testing.T) {
	m := rivals(t, func(m *match.Match) bool { return m.CanAskSeat() && m.Request().To == m.View().Active })
	d := newDesk(t, 1280, 720, prefs.Default())
	b := d.begin(m)
	b.Long()
	who := m.Request().To
	d.Click("button.hand")
	d.hidesCards(t, m)
	d.In.Now += settleTime
	d.Settle()
	d.Click("button.take-seat")
	b.Long()
	if k := pagetest.Held(m, m.Len(), who)[0]; m.Viewer() != who || !d.Has("card."+m.Book().Format(k.Ref)) {
		t.Errorf("the viewer is %d, and %s lies face down", m.Viewer(), m.Book().Format(k.Ref))
	}
}

func TestWithoutTheCoverTheHandOverLeavesTheMapInView(t *testing.T) {
	p := prefs.Default()
	p.Curtain = false
	b := newDesk(t, 1280, 720, p).begin(screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 11}))
	for range 3 {
		b.Long()
		b.In.Now += settleTime
		b.Long()
		for _, h := range b.root.Hits() {
			if at := b.t.NoticeRoom(); h.Name == "button.take-seat" && h.Y+h.H > at.Y+at.H*.08 && h.Y < at.Y+at.H*.92 {
				t.Errorf("the button lies across the map: %+v in %+v", h, at)
			}
		}
		b.Pictures("strip-" + strconv.Itoa(b.m.Len()))
		to := b.m.Request().To
		for b.m.Request().To == to {
			b.m.TakeSeat()
			b.Long()
			q := b.m.Request()
			if _, err := b.m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
				t.Fatal(err)
			}
		}
		if b.Has("button.continue") {
			b.Click("button.continue")
		}
	}
}
