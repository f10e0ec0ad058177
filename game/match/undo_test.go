package match

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// witness plays a match at random and keeps, beside it, what every answer was:
// it judges by itself what may be taken back.
type witness struct {
	t     *testing.T
	r     *rand.Rand
	m     *Match
	hash  []uint64 // after every answer
	given []given
	sat   int // answers given before the seat was taken
}

type given struct {
	by     rules.Side
	auto   bool
	public bool
	seat   rules.Side
	wall   bool
}

// note takes over what the last call has added.
func (w *witness) note() {
	m := w.m
	for n := len(w.given) + 1; n <= m.Len(); n++ {
		q, a := m.Given(n)
		g := given{by: a.By, auto: m.done[n-1].auto, public: q.Public, wall: a.By == rules.Chance, seat: m.seat}
		for _, e := range m.eventsOf(&m.done[n-1]) {
			switch e.Kind {
			case rules.EvDice, rules.EvDraw, rules.EvReveal:
				g.wall = true
			}
		}
		w.given = append(w.given, g)
		w.hash = append(w.hash, hash(m.At(n)))
	}
}

// may judges whether the answers after number n are all of one player who may
// take them back, sitting at seat.
func (w *witness) may(n int, seat rules.Side) bool {
	if n == len(w.given) || w.given[n].auto {
		return false
	}
	by := w.given[n].by
	for _, g := range w.given[n:] {
		if g.wall || g.by == rules.Chance || !g.auto && g.by != by {
			return false
		}
	}
	return by == seat || w.given[n].seat == seat && w.given[n].public && n >= w.sat
}

// head returns the number of answers before the last one that a player gave.
func (w *witness) head() int {
	n := len(w.given) - 1
	for n > 0 && (w.given[n].auto || w.given[n].by == rules.Chance) {
		n--
	}
	return max(n, 0)
}

func (w *witness) takeBack() {
	m, seat, n := w.m, w.m.seat, w.head()
	legal := w.may(n, seat) && (m.undoer == rules.Chance || m.undoer == w.given[n].by)
	if can := m.CanUndo(); can.OK() != legal {
		w.t.Fatalf("taking back %+v: the match says %v", w.given[n:], can)
	}
	if err := m.Undo(); (err == nil) != legal {
		w.t.Fatalf("taking back: %v", err)
	}
	if !legal {
		n = len(w.given)
	}
	w.given, w.hash, w.sat = w.given[:n], w.hash[:n], min(w.sat, n)
	if m.Len() != n || m.seat != seat || n > 0 && hash(m.Position()) != w.hash[n-1] {
		w.t.Fatalf("taken back to %d answers, want %d", m.Len(), n)
	}
}

func (w *witness) takeBackTo() {
	m, n := w.m, w.r.IntN(w.m.Len()+1)
	can := m.CanUndoTo(n)
	if err := m.UndoTo(n); (err == nil) != can.OK() {
		w.t.Fatalf("CanUndoTo says %v, UndoTo %v", can, err)
	} else if err != nil {
		if m.Len() != len(w.given) {
			w.t.Fatal("a refused UndoTo has taken something back")
		}
		return
	}
	for _, g := range w.given[m.Len():] {
		if g.wall || !g.auto && g.by != w.given[m.Len()].by {
			w.t.Fatalf("%+v were taken back together", w.given[m.Len():])
		}
	}
	w.given, w.hash, w.sat = w.given[:m.Len()], w.hash[:m.Len()], min(w.sat, m.Len())
}

func (w *witness) redo() {
	if !w.m.CanRedo() {
		return
	}
	before := w.m.Len()
	w.m.Redo()
	if w.m.Len() <= before {
		w.t.Fatal("redo plays nothing")
	}
	w.note()
}

func (w *witness) act() {
	m := w.m
	switch w.r.IntN(10) {
	case 0, 1:
		w.takeBack()
	case 2:
		w.takeBackTo()
	case 3:
		w.redo()
	case 4:
		m.DontAsk([]string{"toy.play", "toy.act", "toy.guard", "toy.agree"}[w.r.IntN(4)])
	case 5:
		m.SetAuto(w.r.IntN(2) == 0)
	case 6:
		if _, pending := m.HandOver(); pending {
			w.sat = m.Len()
		}
		m.TakeSeat()
	default:
		if _, pending := m.HandOver(); pending {
			if _, err := m.Answer(pick(w.r, m.Request())); err != ErrCovered {
				w.t.Fatalf("an answer from under the cover: %v", err)
			}
			return
		}
		if _, err := m.Answer(pick(w.r, m.Request())); err != nil {
			w.t.Fatal(err)
		}
		w.note()
	}
}

func TestOnlyOwnAnswersWithoutChanceOrSecretsBetweenAreTakenBack(t *testing.T) {
	for seed := range uint64(60) {
		w := &witness{t: t, r: rand.New(rand.NewPCG(seed, 5))}
		w.m = duel(t, Start{Seed: seed})
		w.note()
		for range 400 {
			if w.m.Request() == nil {
				break
			}
			w.act()
		}
		w.replay()
	}
}

// replay plays the answers that stand again and compares every position.
func (w *witness) replay() {
	b, err := toy.Book{}.Load([]byte(toy.Duel), nil)
	if err != nil {
		w.t.Fatal(err)
	}
	p, _, err := rules.Begin(toy.Book{}, b)
	for n := 1; err == nil && n <= w.m.Len(); n++ {
		a := w.m.Gave(n)
		if p, _, err = p.Play(a); err == nil && hash(p) != w.hash[n-1] {
			w.t.Fatalf("answer %d leads elsewhere", n)
		}
	}
	if err != nil {
		w.t.Fatal(err)
	}
}

func TestNothingIsTakenBackAcrossAChangeOfSeat(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	answer(t, m, "pass", "hold")
	if r := m.CanUndo(); !r.OK() {
		t.Fatalf("before the hand-over: %v", r)
	}
	m.TakeSeat()
	if r := m.CanUndo(); r.Text.Key != "match.undo.other" {
		t.Errorf("after the hand-over: %v", r)
	}
}

func TestTakingBackEndsAtDiceAndSecrets(t *testing.T) {
	for _, c := range []struct{ guard, why string }{{"pass", "match.undo.chance"}, {"guard", "match.undo.reveal"}} {
		m := atGuard(t, Start{Seed: 4, Dice: nil})
		m.TakeSeat()
		if c.guard == "guard" {
			o := m.Request().Options[1]
			if _, err := m.Answer(o); err != nil {
				t.Fatal(err)
			}
		} else {
			answer(t, m, "pass")
		}
		m.TakeSeat()
		m.dice = Hand() // so that the reveal comes before the dice
		answer(t, m, "agree")
		if c.guard == "pass" {
			if _, err := m.Dice([]int{1}); err != nil {
				t.Fatal(err)
			}
		}
		if r := m.CanUndo(); r.Text.Key != c.why {
			t.Errorf("after %s: %v, want %s", c.guard, r, c.why)
		}
	}
}

func TestWhoPlaysBothSidesLearnsNothingThatEndsTakingBack(t *testing.T) {
	m := atGuard(t, Start{Seed: 4, Open: true})
	if _, err := m.Answer(m.Request().Options[1]); err != nil {
		t.Fatal(err)
	}
	m.dice = Hand() // so that the reveal comes before the dice
	answer(t, m, "agree")
	n := m.Len()
	if r := m.CanUndo(); !r.OK() {
		t.Errorf("after the reveal: %v", r)
	}
	for _, e := range m.Log() {
		if e.Event.Kind == rules.EvReveal && e.Wall {
			t.Error("the log ends taking back there")
		}
	}
	if r := m.CanUndoFor(m.Request().To); r.Text.Key != "match.undo.reveal" && r.Text.Key != "match.undo.other" {
		t.Errorf("a side that speaks for itself alone: %v", r)
	}
	by := m.done[m.group(n)].answer.By
	if r := m.CanUndoFor(by); r.Text.Key != "match.undo.reveal" {
		t.Errorf("the side that has answered: %v", r)
	}
	if err := m.Undo(); err != nil || m.Len() >= n {
		t.Errorf("%d answers are left of %d: %v", m.Len(), n, err)
	}
}

func TestRedoPlaysWhatWasTakenBackUntilSomethingElseIsDone(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	answer(t, m, "pass", "move p0 @a2")
	want := hash(m.Position())
	if err := m.UndoTo(6); err != nil || m.Len() != 6 {
		t.Fatalf("back to %d: %v", m.Len(), err)
	}
	m.Redo()
	m.Redo()
	if hash(m.Position()) != want || m.CanRedo() {
		t.Error("redo does not lead back")
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	answer(t, m, "hold")
	if m.CanRedo() || m.Redo() != nil {
		t.Error("redo after another answer")
	}
}

func TestTakeBackByAgreementGoesPastEverythingButTheDeal(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	answer(t, m, "pass", "agree")
	m.TakeBack(0)
	if m.Len() != 6 || m.Request().Kind != "toy.play" {
		t.Errorf("back to %d answers and %+v", m.Len(), m.Request())
	}
	if to, pending := m.HandOver(); !pending || to != rules.First {
		t.Error("nobody is asked to sit down")
	}
}
