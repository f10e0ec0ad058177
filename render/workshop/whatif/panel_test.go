package whatif

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

var battles = []struct{ book, id string }{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"},
	{"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"eagles", "three-elms-crossroads"}}

// reaches plays a battle by the rule of thumb until somebody is within reach.
func reaches(t *testing.T, book, id string) (m *match.Match, r shoptest.Reach) {
	t.Helper()
	m = screentest.Begin(t, book, id, match.Start{Seed: 3, Open: true})
	shop := m.Book().(rules.Workshop)
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(3, 1))}
	for n := 0; m.Request() != nil && n < 2000; n++ {
		q := m.Request()
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
		if n < 20 || n%5 > 0 {
			continue
		}
		base, _ := m.Position().Checkpoint()
		if r, ok := shoptest.Within(shop, base); ok {
			return m, r
		}
	}
	t.Fatal("nobody is ever within reach of anybody")
	return nil, r
}

// fought opens the panel on a fight of a moment of a game, in the workshop.
func fought(t *testing.T, book, id string) (*shoptest.Bench, *Panel, shoptest.Reach) {
	t.Helper()
	m, r := reaches(t, book, id)
	shop := m.Book().(rules.Workshop)
	d := shoptest.Of(t, shop, shop.Adopt(string(m.Start().Data), r.Base), "en", 1280, 720, 1)
	p := New(Deps{State: &d.State, Words: d.Words})
	d.Put = func(c *ui.Ctx) state.Act {
		p.Frame(c, paint.Rect{X: 500, Y: 10, W: 400, H: 2000})
		return state.Act{}
	}
	who := d.State.Of(r.Who.Ref)
	if who == nil {
		t.Fatalf("the draft does not know %s", shop.Format(r.Who.Ref))
	}
	d.State.Do(state.Select(who.Path))
	d.Settle()
	p.Aim()
	if !p.Aiming() {
		t.Fatal("nobody can be aimed at")
	}
	p.Target(r.At, r.Foe.Ref)
	settle(d, p)
	return d, p, r
}

// TestOddsAreThoseOfTheFightAsTheGameCountsThem stages each fight by hand and counts its odds
// without the panel.
func TestOddsAreThoseOfTheFightAsTheGameCountsThem(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			d, p, r := fought(t, b.book, b.id)
			shop := d.State.Open.Book()
			at := p.at
			staged := shop.Stage(d.State.Draft().Board, p.Attackers(), at)
			if len(p.fights) == 0 || len(staged) != len(p.fights) {
				t.Fatalf("%d fights are shown of %d with %s", len(p.fights), len(staged), shop.Format(r.Foe.Ref))
			}
			pos := staged[p.shown].P
			first := staged[p.shown].First
			for _, o := range first[:len(first)-1] {
				next, _, err := pos.Play(rules.Answer{By: pos.Request().To, Option: o})
				if err != nil {
					t.Fatal(err)
				}
				pos = next
			}
			want, err := odds.Card(pos, first[len(first)-1])
			got := p.fights[p.shown].odds.Card(p.fights[p.shown].pos)
			if err != nil || got == nil || got.Err != nil {
				t.Fatalf("%v, the panel has %+v", err, got)
			}
			if len(want.Rows) == 0 || len(got.Rows) != len(want.Rows) {
				t.Fatalf("%d rows, want %d", len(got.Rows), len(want.Rows))
			}
			for i := range want.Rows {
				if got.Odds.Rows[i].Chance.Cmp(want.Rows[i].Chance) != 0 || got.Odds.Rows[i].Text.Key != want.Rows[i].Text.Key {
					t.Errorf("row %d is %v, want %v", i, got.Odds.Rows[i], want.Rows[i])
				}
				if text := d.Words.Percent(got.Rows[i].Percent); !reads(d, text) {
					t.Errorf("nobody reads %q", text)
				}
			}
		})
	}
}

// reads reports whether a text stands in the window.
func reads(d *shoptest.Bench, text string) bool {
	return slices.ContainsFunc(d.List.Cmds, func(k paint.Cmd) bool { return k.Op == paint.Text && strings.Contains(k.Text, text) })
}

func TestTheCardSaysWhoIsAttacked(t *testing.T) {
	for _, b := range battles {
		t.Run(b.book, func(t *testing.T) {
			d, p, r := fought(t, b.book, b.id)
			said := p.attacked()
			if name := d.Words.Name(r.Foe.Ref); !strings.Contains(said, name) {
				t.Errorf("it names %q, want %q", said, name)
			}
			own := d.State.Of(r.Who.Ref).Cells
			if len(own) == 0 { // of a table without cells
				return
			}
			if p.at = own[0]; p.attacked() != d.Words.Name(p.at) {
				t.Errorf("where no enemy stands it names %q", p.attacked())
			}
		})
	}
}
