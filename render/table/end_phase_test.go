package table

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
	"grognard/render/table/panel/prompt"
)

func TestEndingAPhaseThatGivesEverythingAwayWarnsAndNamesWhoCouldAct(t *testing.T) {
	b := ordering(t)
	n, side := b.m.Len(), b.m.Request().To
	b.Settle()
	b.In.Now += prompt.DeafTime
	b.Key("Enter")
	if b.m.Len() != n || !b.Has("button.slip.end") {
		t.Fatalf("one press of Enter gives the turn away: %d answers", b.m.Len()-n)
	}
	if !b.Says("till able to act") {
		t.Error("the warning does not say what is wrong")
	}
	b.Key("Enter") // the safe button is the main one
	if b.m.Len() != n || b.Has("button.slip.end") {
		t.Fatal("Enter ends the phase in spite of the warning")
	}
	b.In.Now += prompt.DeafTime
	b.Click("option.done")
	b.Click("button.slip.end")
	b.Long()
	if b.m.Len() == n || b.m.View().Active == side {
		t.Error("the warning cannot be overruled")
	}
}

// Orders that are not given are lost, though ending them can be taken back: by key
// or button they are given away only when that is said twice.
func TestOrdersAreNotGivenAwayByOnePress(t *testing.T) {
	for name, press := range map[string]func(b *battle){
		"E":      func(b *battle) { b.Key("E") },
		"Enter":  func(b *battle) { b.Key("Enter") },
		"button": func(b *battle) { b.Click("option.done") },
	} {
		t.Run(name, func(t *testing.T) {
			b := ordering(t)
			b.Click(b.t.game.Words.Keys.Region("piece", b.m.Request().Options[0].Who))
			b.Long()
			n := b.m.Len()
			if q := b.m.Request(); q.Kind != "order" || len(q.Options) < 2 {
				t.Fatalf("after one order %s is asked", q.Kind)
			}
			b.In.Now += prompt.DeafTime
			press(b)
			b.Long()
			if b.m.Len() != n || !b.Has("button.slip.end") || !b.Says("till able to act") {
				t.Fatalf("one press ends the orders, or does not say who could have one: %s", b.m.Request().Kind)
			}
			b.Click("button.slip.end")
			b.Long()
			if b.m.Request().Kind == "order" {
				t.Error("the orders cannot be ended")
			}
		})
	}
	t.Run("E twice", func(t *testing.T) {
		b := ordering(t)
		b.Click(b.t.game.Words.Keys.Region("piece", b.m.Request().Options[0].Who))
		b.Long()
		b.In.Now += prompt.DeafTime
		b.Key("E", "E")
		b.Long()
		if b.m.Request().Kind == "order" {
			t.Error("E does not end the orders")
		}
	})
}

// Who has given all his orders is not asked again.
func TestOrdersThatAreAllGivenEndWithoutAWarning(t *testing.T) {
	b := ordering(t)
	for q := b.m.Request(); q.Kind == "order" && len(q.Options) > 1; q = b.m.Request() {
		o := q.Options[0]
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.Settle()
	if b.m.Request().Kind != "order" {
		t.Fatal("nothing is left to end")
	}
	b.In.Now += prompt.DeafTime
	b.Key("E")
	b.Long()
	if b.Has("button.slip.end") || b.m.Request().Kind == "order" {
		t.Errorf("ending the orders asks back, at %s", b.m.Request().Kind)
	}
}

func TestTheButtonThatHasChangedItsMeaningHearsNothingForAMoment(t *testing.T) {
	b := ordering(t)
	b.Click(b.t.game.Words.Keys.Region("piece", b.m.Request().Options[0].Who))
	b.Long()
	b.In.Now += prompt.DeafTime
	b.Tick()
	answer := b.m.Request().Options[b.m.Request().Quiet]
	if _, err := b.m.Answer(answer); err != nil { // the button says something else now
		t.Fatal(err)
	}
	kind := b.m.Request().Kind
	b.Tick()
	b.Tick()
	b.In.Keys = append(b.In.Keys, "Enter")
	b.Tick()
	if b.m.Request().Kind != kind {
		t.Error("a press that was meant for the phase before ends the next one")
	}
	b.In.Now += prompt.DeafTime
	b.Key("Enter")
	b.Long()
	if q := b.m.Request(); q.Kind == kind && !b.Has("button.slip.end") {
		t.Error("later the button is still deaf")
	}
}

// Whoever ends his moves while units could still move is told so in that word: their fire is not lost with it.
func TestEndingTheMovesSpeaksOfMoving(t *testing.T) {
	m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Auto: true, Seed: 11})
	for n := 0; n < 200 && m.Request().Kind != "move"; n++ {
		if _, err := m.Answer(m.Request().Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	b := newOn(t, m)
	b.Settle()
	b.Long()
	b.In.Now += prompt.DeafTime
	b.Click("option.done")
	if !b.Has("button.slip.end") || !b.Says("till able to move") {
		t.Errorf("to end the moves it does not say who could still move: %s", b.t.bar.Text())
	}
}
