package match

import (
	"errors"
	"math/rand/v2"
	"testing"

	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
)

// duel begins the toy game.
func duel(t testing.TB, s Start) *Match {
	t.Helper()
	s.Scenario, s.Data = "duel", []byte(toy.Duel)
	m, err := New(toy.Book{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// answer sits down and answers with the line of an option.
func answer(t testing.TB, m *Match, lines ...string) []rules.Event {
	t.Helper()
	var all []rules.Event
	for _, l := range lines {
		m.TakeSeat()
		o, err := rules.ParseOption(m.Book(), l)
		if err != nil {
			t.Fatal(err)
		}
		events, err := m.Answer(o)
		if err != nil {
			t.Fatalf("%s: %v", l, err)
		}
		all = append(all, events...)
	}
	return all
}

// pick returns some legal option.
func pick(r *rand.Rand, q *rules.Request) rules.Option {
	if len(q.Options) == 0 {
		return q.Field.Sample(r)
	}
	return q.Options[r.IntN(len(q.Options))]
}

// hash tells positions apart: the board mid-Step and the answers of the Step.
func hash(p *rules.Position) uint64 {
	_, tape := p.Checkpoint()
	return p.Board().Hash()*31 + uint64(len(tape))
}

// atGuard is a game in which First attacks and Second may guard.
func atGuard(t testing.TB, s Start) *Match {
	m := duel(t, s)
	answer(t, m, "pass", "move p0 @a2", "pass", "move p2 @b3", "pass", "move p0 @a3", "pass", "hold", "pass")
	answer(t, m, "attack p0 @p2")
	if q := m.Request(); q == nil || q.Kind != "toy.guard" {
		t.Fatalf("the game asks %+v", q)
	}
	return m
}

func TestAnswerPlaysOnUntilAPlayerMustDecide(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	if q := m.Request(); q.To != rules.First || q.Kind != "toy.play" || m.Len() != 6 {
		t.Fatalf("after the deal %d answers and %+v", m.Len(), q)
	}
	events := answer(t, m, "pass", "hold")
	if len(events) == 0 || events[len(events)-1].Kind != rules.EvTurn || m.Request().To != rules.Second {
		t.Errorf("the turn ends with %+v", events)
	}
}

func TestRefusedAnswersSayWhyAndChangeNothing(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	answer(t, m, "pass")
	before, n := hash(m.Position()), m.Changes()
	o, _ := rules.ParseOption(m.Book(), "move p0 @c3")
	_, err := m.Answer(o)
	var why rules.Reason
	if !errors.As(err, &why) || why.Rule != "TOY-3" {
		t.Errorf("the rules answer %v", err)
	}
	if _, err := m.Dice([]int{3}); err != ErrNoDice {
		t.Errorf("dice give %v", err)
	}
	if hash(m.Position()) != before || m.Changes() != n {
		t.Error("something has changed")
	}
}

func TestGameThatIsOverTakesNoAnswer(t *testing.T) {
	m := duel(t, Start{})
	answer(t, m, rules.Concede)
	if r := m.Result(); !r.Over || r.Winner != rules.Second || m.Request() != nil {
		t.Fatalf("the result is %+v", r)
	}
	if _, err := m.Answer(rules.Option{Do: "pass"}); err != ErrOver {
		t.Errorf("an answer gives %v", err)
	}
	if _, err := m.Dice([]int{1}); err != ErrOver {
		t.Errorf("dice give %v", err)
	}
}

func TestOnlyDecisionsThatHideNothingAreAnsweredForThePlayer(t *testing.T) {
	for _, auto := range []bool{false, true} {
		m := atGuard(t, Start{Seed: 4})
		m.SetAuto(auto)
		answer(t, m, "pass") // Second does not guard; only "agree" is left for First
		asked := m.Request().Kind == "toy.agree"
		if asked == auto {
			t.Errorf("auto %v: First is asked %v", auto, asked)
		}
	}
	// With no card left Second has one answer, and must be asked all the same.
	m := duel(t, Start{Seed: 4, Auto: true})
	r := rand.New(rand.NewPCG(7, 7))
	for seen := 0; seen < 3; {
		if m.Request() == nil {
			m = duel(t, Start{Seed: r.Uint64(), Auto: true})
		}
		m.TakeSeat()
		q := m.Request()
		if q.Always && len(q.Options) == 1 {
			seen++
		}
		if !q.Always && len(q.Options) == 1 {
			t.Fatalf("%s is asked with one option", q.Kind)
		}
		if _, err := m.Answer(pick(r, q)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestStandingOrderAnswersUntilTheTurnEnds(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	m.TakeSeat()
	m.DontAsk("toy.act")
	m.DontAsk("toy.act")
	if o := m.Orders(); len(o) != 1 || o[0] != (Order{rules.First, "toy.act"}) {
		t.Fatalf("the orders are %v", o)
	}
	answer(t, m, "pass")
	if q := m.Request(); q.To != rules.Second {
		t.Fatalf("the game asks %+v", q)
	}
	if len(m.Orders()) != 0 {
		t.Error("the order outlives the turn")
	}
	if err := m.Undo(); err != nil || m.Request().To != rules.First || m.Request().Kind != "toy.play" {
		t.Errorf("taking back gives %v and %+v", err, m.Request())
	}
	m.DontAsk("toy.act")
	m.Ask(Order{rules.First, "toy.act"})
	if answer(t, m, "pass"); m.Request().Kind != "toy.act" {
		t.Errorf("a withdrawn order still answers: %+v", m.Request())
	}
}

func BenchmarkAnswer(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	m := duel(b, Start{Open: true})
	for b.Loop() {
		if m.Request() == nil {
			b.StopTimer()
			m = duel(b, Start{Open: true, Seed: r.Uint64()})
			b.StartTimer()
		}
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSave(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	m := duel(b, Start{Open: true})
	for m.Len() < 100 && m.Request() != nil {
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		m.Save()
	}
}
