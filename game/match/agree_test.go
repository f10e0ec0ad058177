package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grognard/rules"
	"grognard/scenarios"
)

func TestBothMayAgreeToGoBackPastDiceAgainAndAgain(t *testing.T) {
	m := atGuard(t, Start{Seed: 11, Open: true})
	before := m.Len()
	answer(t, m, "pass", "agree") // and dice
	if m.CanUndo().OK() {
		t.Fatal("no dice fell")
	}
	last := m.Len() + 1
	for n, why := m.CanAgree(); why.OK(); n, why = m.CanAgree() {
		if n >= last || n >= m.Len() {
			t.Fatalf("from %d answers back to %d", m.Len(), n)
		}
		if by := m.done[n].answer.By; by == rules.Chance || m.done[n].auto {
			t.Fatalf("answer %d, which nobody gave, is the first to go", n+1)
		}
		last = n
		m.TakeBack(n)
	}
	if last >= before || m.Len() != m.opening() {
		t.Errorf("%d answers are left", m.Len())
	}
	if _, why := m.CanAgree(); why.Text.Key != "match.undo.nothing" {
		t.Errorf("at the start: %v", why)
	}
}

func TestTheComputerAgreesButInASealedGame(t *testing.T) {
	for _, c := range []struct {
		dice   Dice
		sealed bool
		why    string
	}{{nil, false, ""}, {nil, true, "match.undo.sealed"}, {Honest(), false, "match.undo.sealed"}} {
		s := Start{Seed: 3, Dice: c.dice, Sealed: c.sealed}
		s.Players[rules.Second].Computer = true
		m := duel(t, s)
		m.SetChooser(rules.Second, quietly{})
		answer(t, m, "pass")
		n := m.Len()
		answer(t, m, "hold")
		for m.Computer() {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
		}
		if m.CanUndo().OK() || m.done[m.group(len(m.done))].answer.By != rules.Second {
			t.Fatal("the computer has not answered last")
		}
		back, why := m.CanAgree()
		if why.Text.Key != c.why || c.why == "" && back != n {
			t.Errorf("sealed %t: back to %d, want %d; %v", c.sealed, back, n, why)
		}
	}
	m := atGuard(t, Start{Dice: Honest()})
	answer(t, m, "pass")
	if _, why := m.CanAgree(); !why.OK() {
		t.Errorf("two players with honest dice: %v", why)
	}
}

// quietly answers what changes least.
type quietly struct{}

func (quietly) Choose(p *rules.Position, _ rules.Side) rules.Option { return fallback(p.Request()) }

func TestWhatBothTookBackStaysCrossedOutWhenItIsDoneAgain(t *testing.T) {
	m := atGuard(t, Start{Seed: 11, Open: true})
	n := m.Len()
	answer(t, m, "pass", "agree")
	m.TakeBack(n)
	gone := 0
	for _, e := range m.Log() {
		if e.Agreed != e.Undone || e.Undone && e.Answer <= n {
			t.Errorf("undone %t, agreed %t: %+v", e.Undone, e.Agreed, e.Event)
		}
		if e.Agreed {
			gone++
		}
	}
	answer(t, m, "pass", "agree")
	still := 0
	for _, e := range m.Log() {
		if e.Agreed {
			still++
		}
	}
	if gone == 0 || still != gone {
		t.Errorf("%d lines were crossed out, then %d", gone, still)
	}
}

func TestDiceThatFallAnewCannotBeRedone(t *testing.T) {
	for _, dice := range []Dice{Seeded(3), Honest(), Hand()} {
		m := atGuard(t, Start{Seed: 11})
		m.dice = dice
		n := m.Len()
		answer(t, m, "pass")
		m.TakeBack(n)
		m.TakeSeat()
		if alike := m.FallAlike(); alike != m.CanRedo() {
			t.Errorf("%T: fall alike %t, redo %t", dice, alike, m.CanRedo())
		}
	}
}

// A hand that was spied is seen once: not a second time in the lines that are crossed out.
func TestATakeBackShowsNobodyMoreThanHeHasSeen(t *testing.T) {
	m := manoeuvre(t, camp("combat", "gb-1g-1 gb-hq-spy-1", "fr-ig-1 fr-8l-1"), Start{Seed: 1})
	n := m.Len()
	seen := func(s rules.Side) (cards int) {
		for _, e := range m.tell(s) {
			if e.Event.Kind == rules.EvReveal && e.Event.Who != 0 {
				cards++
			}
		}
		return cards
	}
	answer(t, m, "spy +gb-hq-spy-1")
	if got := seen(rules.First) + seen(rules.Second); got == 0 {
		t.Fatal("no cards are seen")
	}
	m.TakeBack(n)
	if to, pending := m.HandOver(); !pending || m.Viewer() != rules.Chance {
		t.Errorf("side %d sits down: %t; side %d looks", to, pending, m.Viewer())
	}
	m.TakeSeat()
	for _, s := range [...]rules.Side{rules.First, rules.Second, rules.Chance} {
		if got := seen(s); got > 0 {
			t.Errorf("side %d reads of %d cards", s, got)
		}
	}
}

func TestGamesGoOnAlikeAfterTakeBacksByAgreement(t *testing.T) {
	for _, b := range scenarios.Books() {
		id := scenarios.List(b.Name())[0].ID
		t.Run(b.Name(), func(t *testing.T) {
			m := opened(t, b.Name(), id, nil)
			m.SetOpen(true)
			r := rand.New(rand.NewPCG(7, 7))
			back := 0
			for range 120 {
				q := m.Request()
				if q == nil {
					break
				}
				n := m.Len()
				o := randomly(q, r)
				events, err := m.Answer(o)
				if err != nil {
					t.Fatal(err)
				}
				if m.CanUndo().OK() {
					continue
				}
				to, why := m.CanAgree()
				if !why.OK() || to > n {
					t.Fatalf("%v; from %d back to %d, the last decision came after %d", why, m.Len(), to, n)
				}
				want := m.Position().Board().Hash()
				m.TakeBack(to)
				saved := reopen(t, m)
				if saved.Len() != m.Len() || saved.Position().Board().Hash() != m.Position().Board().Hash() {
					t.Fatal("the save is another game")
				}
				for _, x := range []*Match{m, saved} {
					again, err := x.Answer(o)
					if err != nil {
						t.Fatal(err)
					}
					if fmt.Sprint(again) != fmt.Sprint(events) || x.Position().Board().Hash() != want {
						t.Fatalf("the same act comes to something else: %v, before %v", again, events)
					}
				}
				back++
			}
			if back == 0 {
				t.Error("nothing was taken back past dice")
			}
		})
	}
}

// randomly is an option, but for giving up.
func randomly(q *rules.Request, r *rand.Rand) rules.Option {
	if q.Field != nil {
		return q.Field.Sample(r)
	}
	for {
		if o := q.Options[r.IntN(len(q.Options))]; o.Do != rules.Concede {
			return o
		}
	}
}
