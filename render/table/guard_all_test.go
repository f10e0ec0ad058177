package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/scenarios"
)

// Whenever a decision passes from one player to the other, in any system and in both
// directions, twenty clicks and presses of Enter where the pointer lies answer nothing
// for 350 ms.
func TestABurstAtEveryChangeOfDeciderAnswersNothing(t *testing.T) {
	all := 0
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			theirs, turns := 0, 0
			for i, info := range scenarios.List(book.Name()) {
				if i%rulestest.Many(2, 4) == 0 {
					a, b := burstsIn(t, book, info.ID, uint64(i))
					theirs, turns = theirs+a, turns+b
				}
			}
			if theirs+turns < 3 {
				t.Errorf("%d questions in the other's turn, %d others that pass to the other player", theirs, turns)
			}
			all += theirs
		})
	}
	if all < 5 {
		t.Errorf("%d questions in the other's turn", all)
	}
}

// burstsIn plays a random game and presses at each new kind of change; it returns how often
// the other player was asked in somebody's turn, and how often he was otherwise.
func burstsIn(t *testing.T, book rules.Rulebook, scenario string, seed uint64) (theirs, turns int) {
	_, data, err := scenarios.Open(book.Name(), scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Open: true, Auto: true, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	p := prefs.Default()
	p.Speed = "instant"
	b := newDesk(t, 1280, 720, p).begin(m)
	b.t.deps.Over = nil
	r, seen := rand.New(rand.NewPCG(seed, 9)), map[[2]string]bool{}
	for range 400 {
		q := m.Request()
		if q == nil {
			break
		}
		o, ok := q.Any(r)
		if !ok {
			o = q.Field.Sample(r)
		}
		if q.Quiet >= 0 && r.IntN(3) == 0 {
			o = q.Options[q.Quiet]
		}
		answered(t, m, o)
		next := m.Request()
		if next == nil || next.To == q.To || seen[[2]string{q.Kind, next.Kind}] {
			continue
		}
		seen[[2]string{q.Kind, next.Kind}] = true
		undone := m.Undo() == nil // the table looks on while the decision passes
		if !undone {
			continue
		}
		b.awaits(m.Request())
		b.lies(o)
		if err := b.t.game.Answer(o); err != nil {
			t.Fatal(err)
		}
		b.burst(q.Kind)
		if m.Request() != nil && m.View().Active != m.Request().To {
			theirs++
		} else {
			turns++
		}
	}
	return theirs, turns
}

// lies lays the pointer on the button of an option, or else on the middle of the map.
func (b *battle) lies(o rules.Option) {
	b.Tick()
	for _, name := range []string{b.t.game.Words.Keys.Option(o), "button.commit"} {
		if y, x, ok := b.region(name); ok {
			b.In.X, b.In.Y = x, y
			return
		}
	}
	b.In.X, b.In.Y = b.t.lay.Map.Center()
}

// burst presses twenty times as soon as the next player is asked.
func (b *battle) burst(from string) {
	t := b.desk.T
	t.Helper()
	for range 400 {
		if b.Tick(); b.t.game.Scene.Ask != nil {
			break
		}
	}
	q, n, until := b.m.Request(), b.m.Len(), b.In.Now+choice.Slip-50 // two frames a press
	for i := range 20 {
		b.In.Now = min(b.In.Now, until)
		if i%2 == 0 {
			b.In.Keys = []paint.Key{"Enter"}
		}
		b.tap()
	}
	if b.m.Request() != q || b.m.Len() != n || len(b.t.game.Choice.Picks) > 0 || b.t.game.Ahead.Odds.Pushed {
		t.Errorf("%s: after %s a press at %v, %v has answered %s (%d answers for %d), or picked %v, armed %v", b.m.Start().Scenario, from, b.In.X, b.In.Y, q.Kind, b.m.Len(), n, b.t.game.Choice.Picks, b.t.game.Ahead.Odds.Pushed)
	}
	b.In.Now += choice.Slip
}
