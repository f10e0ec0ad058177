package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/odds"
)

func TestTheCardAndTheEnemyAloneShowTheOddsBeforeTheAct(t *testing.T) {
	b, o := attacking(t)
	b.Click(b.t.game.Words.Keys.Region("card", o.With))
	b.Click(b.t.game.Words.Keys.Region("piece", o.At))
	b.Long()
	if b.m.Request().Kind != "combat.declare" {
		t.Fatal("the attack went off without its odds")
	}
	if left := b.t.game.Choice.Left; len(left) != 1 {
		t.Fatalf("%d options are left, want one", len(left))
	}
	if s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos); s == nil || s.Option != o || s.Sums == "" {
		t.Fatalf("no odds with sums are shown: %+v", s)
	}
	b.Key("Enter")
	b.Long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("Enter does not attack")
	}
}

func TestAButtonThatLeadsToDiceShowsTheOddsBeforeTheAct(t *testing.T) {
	b, o := attacking(t)
	b.t.do(&b.ui, b.t.game.Choice.Push(o)) // the press of a button of several
	b.Long()
	if b.m.Request().Kind != "combat.declare" {
		t.Fatal("the attack went off without its odds")
	}
	if s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos); s == nil || s.Option != o {
		t.Fatalf("no odds are shown: %+v", s)
	}
	b.t.do(&b.ui, b.t.game.Choice.Push(o))
	b.Long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("the second press does not attack")
	}
}

// TestADecisionAfterTheDiceKeepsThemInSight rolls by the button, whose place
// the pointer does not leave, until a combat leaves a decision.
func TestADecisionAfterTheDiceKeepsThemInSight(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	for range 10 {
		b.Long()
		q := b.m.Request()
		if q == nil || !strings.HasPrefix(q.Kind, "combat.") {
			t.Fatal("the dice of this seed leave nothing to decide")
		}
		if b.t.game.History.Decided() {
			break
		}
		b.Click(b.t.game.Words.Keys.Option(q.Options[q.Quiet]))
	}
	b.Long()
	if s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos); s != nil {
		t.Errorf("odds of %q hide the dice: %v", s.Option.Do, s.Err)
	}
	if len(b.t.game.Clips.Throws()) == 0 {
		t.Error("the dice are gone")
	}
	for range 20 {
		b.Tick()
	}
	list := b.ahead()
	if len(list) != len(b.m.Request().Options) {
		t.Fatalf("%d of %d options are looked ahead from", len(list), len(b.m.Request().Options))
	}
	if !slices.ContainsFunc(list, func(x odds.Prospect) bool { return b.t.game.Words.Follows(&x) != "" }) {
		t.Error("no option says what follows")
	}
}

// ahead is what the options of the decision bring, as far as it is known.
func (b *battle) ahead() []odds.Prospect {
	list := b.t.game.Ahead.Prospects(b.t.game.Scene.Pos)
	return list
}
