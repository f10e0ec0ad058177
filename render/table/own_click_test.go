package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/table/choice"
	"grognard/render/table/choice/refusal"
	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/scenarios"
)

// At every question of random games a click on an own piece means that piece: it is
// picked, it answers, or what is said speaks of it.
func TestAtEveryQuestionAClickOnAnOwnPieceSpeaksOfIt(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			for i, info := range scenarios.List(book.Name()) {
				if i%rulestest.Many(3, 5) == 0 {
					clickOwnOf(t, book, info.ID, uint64(i))
				}
			}
		})
	}
}

// clickOwnOf plays a random game and clicks every own piece at most of its questions.
func clickOwnOf(t *testing.T, book rules.Rulebook, scenario string, seed uint64) {
	_, data, err := scenarios.Open(book.Name(), scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Open: true, Auto: true, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	b := newOn(t, m)
	r := rand.New(rand.NewPCG(seed, 3))
	asked := map[string]int{}
	for range 300 {
		q := m.Request()
		if q == nil {
			break
		}
		if asked[q.Kind]++; asked[q.Kind] <= 12 {
			b.awaits(q)
			for i := range m.View().Pieces {
				b.clickOwn(&m.View().Pieces[i])
			}
		}
		o, ok := q.Any(r)
		if !ok {
			o = q.Field.Sample(r)
		}
		answered(t, m, o)
	}
}

// awaits looks on until a request is put before the player.
func (b *battle) awaits(q *rules.Request) {
	b.Tick()
	for range 20 {
		if b.t.game.Scene.Ask == q {
			return
		}
		b.Long()
	}
	b.desk.T.Fatalf("%s is not asked", q.Kind)
}

// clickOwn clicks a piece, if it is an own one on the map, and says what is wrong with
// what comes of it.
func (b *battle) clickOwn(p *rules.Piece) {
	c, q := b.t.game.Choice, b.t.game.Scene.Ask
	if p.Ref == 0 || p.Side != q.To || p.Cell == 0 && p.Pt == (rules.Point{}) {
		return
	}
	c.Clear()
	act := c.Click(c.Meant(p.Ref), p.Cell)
	where := b.m.Start().Scenario + ", " + q.Kind + ", " + b.m.Book().Format(p.Ref)
	body := func(r rules.Ref) bool { // a commander stands for the body that he has joined
		return r == p.Ref || r != 0 && (r == c.Scene.Body(p.Ref) || c.Scene.Body(r) == p.Ref)
	}
	switch act.Does {
	case choice.Nothing:
		b.desk.T.Errorf("%s: nothing comes of it", where)
	case choice.Answers:
		if o := act.Option; act.Next != p.Ref && !body(o.Who) && !body(o.With) && !body(o.At) {
			b.desk.T.Errorf("%s: it answers %s", where, rules.FormatOption(b.m.Book(), o))
		}
	case choice.Changes:
		own := false
		for _, r := range c.Picks {
			own = own || body(r)
		}
		if !own {
			b.desk.T.Errorf("%s: %v is picked", where, c.Picks)
		}
	case choice.Refuses:
		b.toldOwn(p.Ref, &act.Refusal, where)
	}
	c.Clear()
}

// toldOwn checks what is said of an own piece that cannot be chosen.
func (b *battle) toldOwn(r rules.Ref, no *refusal.Refusal, where string) {
	q, w := b.t.game.Scene.Ask, b.t.game.Words
	say := w.Refusal(b.t.game.Choice, no)
	if no.How == refusal.ByRules {
		say = w.Say(no.Why.Text)
	}
	idle := w.Has(w.Own("idle", q.Kind)) || b.m.View().Combat != nil
	switch {
	case say == "" || no.Why.Rule == "":
		b.desk.T.Errorf("%s: it says %q by %q", where, say, no.Why.Rule)
	case no.How == refusal.ByRules, no.How == refusal.WhichOf:
	case r == q.About: // it is asked what it does
	case no.How != refusal.NotAbout && (no.How != refusal.Idle || !idle):
		b.desk.T.Errorf("%s: it gives no reason: %q", where, say)
	case !strings.Contains(say, w.Name(r)):
		b.desk.T.Errorf("%s: it does not name the piece: %q", where, say)
	}
}
