package table

import "testing"

func TestEndingAPhaseThatGivesEverythingAwayWarnsAndNamesWhoCouldAct(t *testing.T) {
	b := ordering(t)
	n, side := b.m.Len(), b.m.Request().To
	b.Settle()
	b.In.Now += changeTime
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
	b.In.Now += changeTime
	b.Click("option.done")
	b.Click("button.slip.end")
	b.Long()
	if b.m.Len() == n || b.m.View().Active == side {
		t.Error("the warning cannot be overruled")
	}
}

func TestWhatCanBeTakenBackNeedsNoWarning(t *testing.T) {
	b := ordering(t)
	b.Click(b.t.names.Region("piece", b.m.Request().Options[0].Who))
	b.Long()
	if b.m.Request().Kind != "order" {
		t.Skip("the card gives no second order")
	}
	b.In.Now += changeTime
	b.Click("option.done")
	b.Long()
	if b.Has("button.slip.end") || b.m.Request().Kind == "order" {
		t.Errorf("ending the orders asks back, at %s", b.m.Request().Kind)
	}
}

func TestTheButtonThatHasChangedItsMeaningHearsNothingForAMoment(t *testing.T) {
	b := ordering(t)
	b.Click(b.t.names.Region("piece", b.m.Request().Options[0].Who))
	b.Long()
	b.In.Now += changeTime
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
	b.In.Now += changeTime
	b.Key("Enter")
	b.Long()
	if q := b.m.Request(); q.Kind == kind && !b.Has("button.slip.end") {
		t.Error("later the button is still deaf")
	}
}
