package table

import (
	"testing"

	"grognard/game/match"
	"grognard/rules"
)

func TestWhileACardGivesOrdersItsSectionsAreLit(t *testing.T) {
	b := ordering(t)
	k := b.t.ordering()
	if k == nil || len(k.Areas) == 0 {
		t.Fatal("the card names no section")
	}
	b.Tick()
	if b.t.glow.card != k.Ref || len(b.t.glow.cells) == 0 {
		t.Errorf("lit is card %d with %d cells", b.t.glow.card, len(b.t.glow.cells))
	}
}

func TestTheSectionsAreNamedOnce(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.toggle("sections")
	b.Tick()
	b.Tick()
	if n := len(b.t.peek.Names); n == 0 {
		t.Fatal("no section has a name")
	}
	heads := 0
	for i, s := range b.t.peek.Names {
		if i == 0 || s.To != b.t.peek.Names[i-1].To {
			heads++
		}
	}
	if heads != 3 {
		t.Errorf("%d names are written", heads)
	}
}

func TestAnOverlayThatWaitsForNobodySaysSo(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.toggle("command")
	b.Tick()
	if got := b.t.peekBlank(); got != b.words.Word("ccn.overlay.command.blank") {
		t.Errorf("it says %q", got)
	}
}

func TestTheLogTellsNothingTwice(t *testing.T) {
	say := func(kind rules.EventKind, key string, who rules.Ref, undone bool) match.Entry {
		return match.Entry{Event: rules.Event{Kind: kind, Who: who, Text: rules.Text{Key: key, A: who}}, Undone: undone}
	}
	orders := []match.Entry{say(rules.EvMark, "order", 1, true), say(rules.EvMark, "order", 2, true), say(rules.EvMark, "order", 2, false)}
	if toldAgain(orders) {
		t.Error("an order that was taken back for good is not crossed out")
	}
	if !toldAgain(orders[1:]) {
		t.Error("an order that was given again is crossed out and told twice")
	}
	blow := []match.Entry{say(rules.EvDeclare, "attack", 3, false), say(rules.EvHit, "hit", 4, false), say(rules.EvResult, "row", 4, false)}
	if !toldBefore(blow) {
		t.Error("a loss is told twice")
	}
	if blow[1].Event.Who = 5; toldBefore(blow) {
		t.Error("a result about another piece is left out")
	}
	blow[1].Event.Who = 4
	if blow[2].Event.Mods = []rules.Mod{{Sum: "attack", N: 1}}; toldBefore(blow) {
		t.Error("a result with its sums is left out")
	}
}

func TestAnAnswerThatIsImpossibleStandsThereWithItsReason(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.scene.Ask = &rules.Request{To: b.m.View().Active.Other(), Kind: "reaction", Always: true, Options: []rules.Option{{Do: "stand"}}}
	b.t.choice.Begin(b.t.scene.Ask.Options)
	why := rules.No("X-1", rules.Text{Key: "ccn.why.no_square", A: 1})
	b.t.choice.Refusals.Forget()
	b.t.choice.Refusals.Of(b.t.scene.Pos, func(*rules.Position) []rules.Refusal {
		return []rules.Refusal{
			{Option: rules.Option{Do: "square"}, Reasons: []rules.Reason{why}},
			{Option: rules.Option{Do: "strike", With: 7}, Reasons: []rules.Reason{why}},
		}
	})
	if all := b.t.choice.BarredReplies(); len(all) != 1 || all[0].Option.Do != "square" {
		t.Errorf("barred are %+v", all)
	}
}
