package table

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// battle is a desk with a scenario of Manoeuvre on its table.
type battle struct {
	*desk
	m *match.Match
	t *Table
}

// newBattle opens a scenario with both hands open, so that no curtain falls.
func newBattle(t *testing.T, w, h int, scenario string, p prefs.Prefs) *battle {
	t.Helper()
	return newGame(t, w, h, scenario, p, true)
}

// newGame opens a scenario; two people play it unless it is open.
func newGame(t *testing.T, w, h int, scenario string, p prefs.Prefs, open bool) *battle {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", scenario, match.Start{Open: open, Seed: 11})
	return newDesk(t, w, h, p).begin(m)
}

// until gives the quiet option, or the first, until a kind of request comes.
func (b *battle) until(kind string) {
	b.desk.T.Helper()
	screentest.Until(b.desk.T, b.m, kind)
	b.Long()
}

// answer plays the first option that does something.
func (b *battle) answer(do string) {
	b.desk.T.Helper()
	for _, o := range b.m.Request().Options {
		if o.Do == do {
			if _, err := b.m.Answer(o); err != nil {
				b.desk.T.Fatal(err)
			}
			return
		}
	}
	b.desk.T.Fatalf("nothing to %s", do)
}

// nearby plays moves until the sides touch, so that there is something to
// attack: always the option that brings a unit closest to the enemy.
func (b *battle) nearby() {
	b.desk.T.Helper()
	for range 300 {
		q := b.m.Request()
		if q == nil {
			b.desk.T.Fatal("the game is over")
		}
		if q.Kind == "combat.declare" && len(q.Options) > 1 {
			b.Long()
			return
		}
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		if q.Kind == "move.base" {
			o = b.closest(q)
		}
		if _, err := b.m.Answer(o); err != nil {
			b.desk.T.Fatal(err)
		}
	}
	b.desk.T.Fatal("nobody ever comes near")
}

func (b *battle) closest(q *rules.Request) rules.Option {
	v := b.m.View()
	at := map[rules.Ref][2]int{}
	for _, c := range v.Map.Cells {
		at[c.Ref] = [2]int{c.Col, c.Row}
	}
	best, far := q.Options[0], 1000
	for _, o := range q.Options {
		for _, p := range v.Pieces {
			if p.Side == q.To || o.At == 0 {
				continue
			}
			dx, dy := at[o.At][0]-at[p.Cell][0], at[o.At][1]-at[p.Cell][1]
			if d := dx*dx + dy*dy; d < far {
				best, far = o, d
			}
		}
	}
	return best
}
