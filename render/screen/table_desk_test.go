package screen

import (
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

// battle is a desk with a scenario of Manoeuvre on its table.
type battle struct {
	*desk
	m *match.Match
	t *table
}

// opened begins a scenario of a system.
func opened(tb testing.TB, system, scenario string, start match.Start) *match.Match {
	tb.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		tb.Fatalf("there is no system %s", system)
	}
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		tb.Fatal(err)
	}
	start.Scenario, start.Data = scenario, data
	m, err := match.New(book, start)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// begin puts a match on the table.
func (d *desk) begin(m *match.Match) *battle {
	b := &battle{desk: d, m: m, t: newTable(d.root, m)}
	d.root.push(b.t)
	d.settle()
	return b
}

// newBattle opens a scenario with both hands open, so that no curtain falls.
func newBattle(t *testing.T, w, h int, scenario string, p prefs.Prefs) *battle {
	t.Helper()
	return newGame(t, w, h, scenario, p, true)
}

// newGame opens a scenario; two people play it unless it is open.
func newGame(t *testing.T, w, h int, scenario string, p prefs.Prefs, open bool) *battle {
	t.Helper()
	m := opened(t, "manoeuvre", scenario, match.Start{Open: open, Seed: 11})
	return newDesk(t, w, h, p).begin(m)
}

// play gives the quiet option, or the first, until a kind of request comes.
func (b *battle) until(kind string) {
	b.desk.t.Helper()
	for range 400 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if q.Kind == kind {
			b.long()
			return
		}
		if _, pending := b.m.HandOver(); pending {
			b.m.TakeSeat()
		}
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			b.desk.t.Fatal(err)
		}
	}
	b.desk.t.Fatalf("no request %s came", kind)
}

// answer plays the first option that does something.
func (b *battle) answer(do string) {
	b.desk.t.Helper()
	for _, o := range b.m.Request().Options {
		if o.Do == do {
			if _, err := b.m.Answer(o); err != nil {
				b.desk.t.Fatal(err)
			}
			return
		}
	}
	b.desk.t.Fatalf("nothing to %s", do)
}

// long lets clips and bakes come to an end.
func (b *battle) long() {
	for range 400 {
		b.tick()
		if b.last.Animating {
			continue
		}
		if b.last.Wake == 0 || b.last.Wake > b.in.Now+100 {
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// pictures waits until the ground is baked, so that it shows in a picture.
func (b *battle) pictures(name string) {
	for range 300 {
		b.tick()
		if b.store.Get("board/ground") != nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	b.long()
	b.shot(name)
}

// point moves the pointer into the middle of a region.
func (b *battle) point(name string) {
	b.desk.t.Helper()
	for _, h := range b.root.Hits() {
		if h.Name == name {
			b.in.X, b.in.Y = h.Center()
			b.tick()
			b.tick()
			return
		}
	}
	b.desk.t.Fatalf("there is nothing called %s, only %s", name, b.names())
}

// nearby plays moves until the sides touch, so that there is something to
// attack: always the option that brings a unit closest to the enemy.
func (b *battle) nearby() {
	b.desk.t.Helper()
	for range 300 {
		q := b.m.Request()
		if q == nil {
			b.desk.t.Fatal("the game is over")
		}
		if q.Kind == "combat.declare" && len(q.Options) > 1 {
			b.long()
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
			b.desk.t.Fatal(err)
		}
	}
	b.desk.t.Fatal("nobody ever comes near")
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
			dx, dy := at[o.At][0]-at[p.Zone][0], at[o.At][1]-at[p.Zone][1]
			if d := dx*dx + dy*dy; d < far {
				best, far = o, d
			}
		}
	}
	return best
}
