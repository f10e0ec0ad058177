package screen

import "testing"

func TestEndingAPhaseThatGivesEverythingAwayWarnsAndNamesWhoCouldAct(t *testing.T) {
	b := ordering(t)
	n, side := b.m.Len(), b.m.Request().To
	b.settle()
	b.in.Now += changeTime
	b.key("Enter")
	if b.m.Len() != n || !b.has("button.slip.end") {
		t.Fatalf("one press of Enter gives the turn away: %d answers", b.m.Len()-n)
	}
	if !b.says("ould still act") {
		t.Error("the warning does not say what is wrong")
	}
	b.key("Enter") // the safe button is the main one
	if b.m.Len() != n || b.has("button.slip.end") {
		t.Fatal("Enter ends the phase in spite of the warning")
	}
	b.in.Now += changeTime
	b.click("option.done")
	b.click("button.slip.end")
	b.long()
	if b.m.Len() == n || b.m.View().Active == side {
		t.Error("the warning cannot be overruled")
	}
}

func TestWhatCanBeTakenBackNeedsNoWarning(t *testing.T) {
	b := ordering(t)
	b.click(b.t.names.region("piece", b.m.Request().Options[0].Who))
	b.long()
	if b.m.Request().Kind != "order" {
		t.Skip("the card gives no second order")
	}
	b.in.Now += changeTime
	b.click("option.done")
	b.long()
	if b.has("button.slip.end") || b.m.Request().Kind == "order" {
		t.Errorf("ending the orders asks back, at %s", b.m.Request().Kind)
	}
}

func TestTheButtonThatHasChangedItsMeaningHearsNothingForAMoment(t *testing.T) {
	b := ordering(t)
	b.click(b.t.names.region("piece", b.m.Request().Options[0].Who))
	b.long()
	b.in.Now += changeTime
	b.tick()
	answer := b.m.Request().Options[b.m.Request().Quiet]
	if _, err := b.m.Answer(answer); err != nil { // the button says something else now
		t.Fatal(err)
	}
	kind := b.m.Request().Kind
	b.tick()
	b.tick()
	b.in.Keys = append(b.in.Keys, "Enter")
	b.tick()
	if b.m.Request().Kind != kind {
		t.Error("a press that was meant for the phase before ends the next one")
	}
	b.in.Now += changeTime
	b.key("Enter")
	b.long()
	if q := b.m.Request(); q.Kind == kind && !b.has("button.slip.end") {
		t.Error("later the button is still deaf")
	}
}
