package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/rules"
)

func TestWhoseNameOthersBearIsCalledWithHisPlace(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	for _, p := range b.m.View().Pieces {
		name, got := b.t.words.Name(p.Ref), b.t.words.Placed(p.Ref)
		cell, _ := b.t.board.Cell(p.Cell)
		switch b.m.Book().Format(p.Ref) {
		case "gb-wellesley":
			if got != name {
				t.Errorf("the only Wellesley is called %q", got)
			}
		case "gb-ln-1":
			if got != name+" ("+cell.Label+")" {
				t.Errorf("one of many is called %q at %s", got, cell.Label)
			}
		}
	}
}

func TestTheRulebookHasItsOwnWordForStrength(t *testing.T) {
	blocks := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	if got := blocks.t.words.RowText(rules.Text{Key: "odds.back.hit2", B: rules.SideRef(rules.First)}); got != blocks.t.words.Side(rules.First)+": two blocks lost" {
		t.Errorf("blocks are called so: %q", got)
	}
	if got := moving(t).t.words.RowText(rules.Text{Key: "odds.back.hit2"}); !strings.Contains(got, "hits") {
		t.Errorf("hits are called so: %q", got)
	}
}

func TestWhatThePlayerReadsOfACellIsItsLabel(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	r, _ := b.m.Book().Parse("h5")
	if got := b.t.words.Name(r); got != "H5" {
		t.Errorf("h5 is called %q", got)
	}
}

func TestTheCountOfOrdersAddsUpTheSections(t *testing.T) {
	b := ordering(t)
	q := b.m.Request()
	g := b.t.scene.View().Sides[q.To].Gauges
	b.t.scene.View().Sides[q.To].Gauges = append(g, rules.Gauge{Key: "orders.left", N: 1, Of: 2}, rules.Gauge{Key: "ordered", N: 9, Of: 9})
	n, of, ok := b.t.scene.Counts(q)
	was, limit := 0, 0
	for _, x := range g {
		if x.Key == "orders" || strings.HasPrefix(x.Key, "orders.") {
			was, limit = was+x.N, limit+x.Of
		}
	}
	if !ok || n != was+1 || of != limit+2 {
		t.Errorf("counted %d of %d, %v; the gauges say %d of %d and one of two", n, of, ok, was, limit)
	}
}

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
	if n := len(b.t.peek.names); n == 0 {
		t.Fatal("no section has a name")
	}
	heads := 0
	for i, s := range b.t.peek.names {
		if i == 0 || s.To != b.t.peek.names[i-1].To {
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
	b.t.refusals.Forget()
	b.t.refusals.Of(b.t.scene.Pos, func(*rules.Position) []rules.Refusal {
		return []rules.Refusal{
			{Option: rules.Option{Do: "square"}, Reasons: []rules.Reason{why}},
			{Option: rules.Option{Do: "strike", With: 7}, Reasons: []rules.Reason{why}},
		}
	})
	if all := b.t.barred(); len(all) != 1 || all[0].Option.Do != "square" {
		t.Errorf("barred are %+v", all)
	}
}

func TestWordsForPlacesFollowTheShapeOfTheMap(t *testing.T) {
	hexes, squares := newBlocks(t, 1280, 720, "ccn-01-rolica-first"), moving(t)
	if got := hexes.t.words.ByShape("table.grid"); got != "Hex coordinates (G)" {
		t.Errorf("on hexes: %q", got)
	}
	if got := squares.t.words.ByShape("table.grid"); got != "Square coordinates (G)" {
		t.Errorf("on squares: %q", got)
	}
}
