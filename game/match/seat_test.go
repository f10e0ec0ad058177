package match

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

func TestScreenIsHandedOverOnlyForSecrets(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	expect := func(when string, viewer rules.Side, to rules.Side, pending bool) {
		t.Helper()
		gotTo, gotPending := m.HandOver()
		if m.Viewer() != viewer || gotPending != pending || pending && gotTo != to {
			t.Errorf("%s: viewer %d, hand-over to %d %v", when, m.Viewer(), gotTo, gotPending)
		}
	}
	expect("at the start", rules.Chance, rules.First, true)
	m.TakeSeat()
	expect("First sits", rules.First, 0, false)
	answer(t, m, "pass")
	expect("public decision of First", rules.First, 0, false)
	answer(t, m, "hold")
	expect("Second must come", rules.Chance, rules.Second, true)
	m.TakeSeat()
	expect("Second sits", rules.Second, 0, false)
}

func TestPublicDecisionOfTheOtherSideHidesHandsWithoutAHandOver(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	answer(t, m, "pass")
	// Second has sat down to guard; "agree" of First is public.
	if _, pending := m.HandOver(); pending || m.Viewer() != rules.Chance || m.Request().To != rules.First {
		t.Fatalf("viewer %d, request %+v", m.Viewer(), m.Request())
	}
	for _, c := range m.View().Cards {
		if c.Place == 0 && c.Ref != 0 {
			t.Errorf("card %v is shown", c.Ref)
		}
	}
	if _, err := m.Answer(rules.Option{Do: "agree"}); err != nil {
		t.Error(err)
	}
}

// faceUp lists the cards of hands that the screen shows.
func faceUp(m *Match) (all []rules.Ref) {
	for _, c := range m.View().Cards {
		if c.Place == rules.Hand && c.Ref != 0 {
			all = append(all, c.Ref)
		}
	}
	return all
}

// passedOver is a game in which Second holds the seat, First has answered a
// public request, and Second is asked for a secret decision again.
func passedOver(t *testing.T) *Match {
	m := atGuard(t, Start{Seed: 4})
	answer(t, m, "pass", "agree")
	if q := m.Request(); q.To != rules.Second || q.Public || m.seat != rules.Second {
		t.Fatalf("seat %d, request %+v", m.seat, q)
	}
	return m
}

func TestWhoeverSatWhileTheOtherSideAnsweredIsHandedTheScreenAnew(t *testing.T) {
	m := passedOver(t)
	if to, pending := m.HandOver(); !pending || to != rules.Second || m.Viewer() != rules.Chance {
		t.Fatalf("viewer %d, hand-over to %d %v", m.Viewer(), to, pending)
	}
	if all := faceUp(m); len(all) > 0 {
		t.Errorf("cards %v lie face up while First looks on", all)
	}
	if _, err := m.Answer(m.Request().Options[0]); err != ErrCovered {
		t.Errorf("an answer before the hand-over gives %v", err)
	}
	m.TakeSeat()
	if _, pending := m.HandOver(); pending || m.Viewer() != rules.Second || len(faceUp(m)) == 0 {
		t.Errorf("after the hand-over viewer %d, %d cards", m.Viewer(), len(faceUp(m)))
	}
	if r := m.CanUndo(); r.OK() {
		t.Error("Second may take back what First has answered")
	}
}

func TestASavedGameIsHandedOverToWhoeverMustDecide(t *testing.T) {
	for name, m := range map[string]*Match{"secret": passedOver(t), "public": atGuard(t, Start{Seed: 4})} {
		if name == "public" {
			answer(t, m, "pass")
		}
		again, err := Load(m.Book(), m.Save())
		if err != nil {
			t.Fatal(err)
		}
		if to, pending := again.HandOver(); !pending || to != m.Request().To || len(faceUp(again)) > 0 {
			t.Errorf("%s: hand-over to %d %v, %d cards lie face up", name, to, pending, len(faceUp(again)))
		}
	}
}

func TestThePlayerOfAPublicDecisionMayAskToSeeTheOwnHand(t *testing.T) {
	m := atGuard(t, Start{Seed: 4})
	if m.CanAskSeat() {
		t.Error("before a secret decision there is nothing to ask for")
	}
	answer(t, m, "pass") // of Second, who holds the seat while First must agree
	if !m.CanAskSeat() || m.Viewer() != rules.Chance {
		t.Fatalf("viewer %d", m.Viewer())
	}
	m.AskSeat()
	if to, pending := m.HandOver(); !pending || to != rules.First {
		t.Fatalf("hand-over to %d %v", to, pending)
	}
	m.TakeSeat()
	if m.Viewer() != rules.First || m.CanAskSeat() {
		t.Errorf("viewer %d", m.Viewer())
	}
	if _, err := m.Answer(rules.Option{Do: "agree"}); err != nil {
		t.Error(err)
	}
}

func TestOnePersonWhoPlaysBothSidesIsNeverSentAway(t *testing.T) {
	m := duel(t, Start{Seed: 1, Open: true})
	r := rand.New(rand.NewPCG(3, 3))
	for m.Request() != nil {
		if _, pending := m.HandOver(); pending || m.Viewer() != m.Request().To {
			t.Fatalf("viewer %d for %+v", m.Viewer(), m.Request())
		}
		if _, err := m.Answer(pick(r, m.Request())); err != nil {
			t.Fatal(err)
		}
	}
	if m.Viewer() == rules.Chance {
		t.Error("at the end no hand is shown")
	}
}

func TestAgainstTheComputerThePlayerKeepsTheSeat(t *testing.T) {
	m := duel(t, Start{Seed: 1, Players: [2]Player{{Name: "Murat", Chooser: quiet{}}, {}}})
	if m.Viewer() != rules.Second {
		t.Errorf("viewer %d", m.Viewer())
	}
	if _, pending := m.HandOver(); pending {
		t.Error("a hand-over is pending")
	}
	if _, err := m.Answer(rules.Option{Do: "pass"}); err != ErrComputer {
		t.Errorf("an answer for the computer gives %v", err)
	}
}

// TestLogAndViewShowNoSecretOfTheOtherSide plays at random and looks for every
// drawn card that the viewer must not know.
func TestLogAndViewShowNoSecretOfTheOtherSide(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	hidden := 0
	for seed := range uint64(20) {
		m := duel(t, Start{Seed: seed})
		for m.Request() != nil && m.Len() < 120 {
			s := m.Viewer()
			for i, e := range m.Log() {
				raw := m.log[i].event
				if raw.Hidden == 0 || s != rules.Chance && raw.Hidden&(1<<s) == 0 {
					continue
				}
				hidden++
				if e.Event.Who != 0 || e.Event.Text == raw.Text {
					t.Fatalf("viewer %d reads %+v", s, e.Event)
				}
			}
			if r.IntN(2) == 0 {
				m.TakeSeat()
			}
			if _, err := m.Answer(pick(r, m.Request())); err != nil && err != ErrCovered {
				t.Fatal(err)
			}
		}
	}
	if hidden == 0 {
		t.Error("nothing was hidden: the test proves nothing")
	}
}

func TestLogStrikesOutWhatWasTakenBackAndShowsWalls(t *testing.T) {
	m := duel(t, Start{Seed: 1})
	answer(t, m, "pass", "move p0 @a2")
	all := len(m.Log())
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	undone, walls := 0, 0
	for _, e := range m.Log() {
		if e.Undone {
			undone++
			if e.Answer != 8 {
				t.Errorf("line of answer %d is struck out", e.Answer)
			}
		}
		if e.Wall {
			walls++
		}
	}
	if undone != 2 || walls != 6 || len(m.Log()) != all { // a move and a turn; six cards dealt
		t.Errorf("%d lines struck out, %d walls", undone, walls)
	}
	answer(t, m, "hold")
	last := m.Log()[len(m.Log())-1]
	if last.Undone || last.Turn != 1 || last.Side != rules.Second {
		t.Errorf("the last line is %+v", last)
	}
}

// What an answer has led to is veiled from whoever learns less of it than there is to know, and
// from nobody else.
func TestAnAnswerIsVeiledFromWhoLearnsLessOfIt(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	veiled, plain := 0, 0
	for seed := range uint64(10) {
		m := duel(t, Start{Seed: seed, Players: [2]Player{{Chooser: quiet{}}, {}}})
		for m.Request() != nil && m.Len() < 60 {
			var err error
			if m.Computer() {
				_, err = m.Think()
			} else {
				_, err = m.Answer(pick(r, m.Request()))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for n := 1; n <= m.Len(); n++ {
			hides := false
			for _, e := range m.eventsOf(&m.done[n-1]) {
				hides = hides || e.Hidden&(1<<m.Viewer()) != 0
			}
			if m.Veiled(n) != hides {
				t.Fatalf("answer %d hides something: %v", n, hides)
			}
			if hides {
				veiled++
			} else {
				plain++
			}
		}
	}
	if veiled == 0 || plain == 0 {
		t.Errorf("%d answers are veiled, %d are not: the test proves nothing", veiled, plain)
	}
}
