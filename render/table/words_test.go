package table

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestWhileACardGivesOrdersItsSectionsAreLit(t *testing.T) {
	b := ordering(t)
	want := 0
	v := b.t.game.Scene.View()
	for _, k := range v.Cards {
		if k.Place != rules.InPlay || len(k.Orders) == 0 {
			continue
		}
		for _, a := range v.Map.Areas {
			if slices.Contains(k.Areas, a.Ref) {
				want += len(a.Cells)
			}
		}
	}
	if want == 0 {
		t.Fatal("the card names no section")
	}
	b.Tick()
	if got := b.washed(); got != want {
		t.Errorf("%d cells are lit, the card names %d", got, want)
	}
}

func TestTheSectionsAreNamedOnce(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.View.Overlays.Toggle("sections")
	b.Tick()
	b.Tick()
	written := map[string]int{}
	for _, k := range b.List.Cmds {
		if k.Layer == paint.OverText {
			written[k.Text]++
		}
	}
	names := map[string]bool{}
	for _, s := range b.m.Book().Overlay(b.t.game.Scene.Pos.Board(), b.t.game.Scene.Viewer, "sections", 0) {
		if s.Style == rules.StyleName {
			names[b.t.game.Words.Name(s.To)] = true
		}
	}
	for name := range names {
		if written[name] != 1 {
			t.Errorf("%q is written %d times", name, written[name])
		}
	}
	if len(names) != 3 {
		t.Errorf("there are %d names", len(names))
	}
}

func TestAnOverlayThatWaitsForNobodySaysSo(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.View.Overlays.Toggle("command")
	b.Tick()
	if got := b.t.View.Overlays.Blank(); got != b.words.Word("ccn.overlay.command.blank") {
		t.Errorf("it says %q", got)
	}
}

func TestAnAnswerThatIsImpossibleStandsThereWithItsReason(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.t.game.Scene.Ask = &rules.Request{To: b.m.View().Active.Other(), Kind: "reaction", Always: true, Options: []rules.Option{{Do: "stand"}}}
	b.t.game.Choice.Selection.Ask(b.t.game.Scene.Ask)
	why := rules.No("X-1", rules.Text{Key: "ccn.why.no_square", A: 1})
	b.t.game.Choice.Why.Refusals.Forget()
	b.t.game.Choice.Why.Refusals.Of(b.t.game.Scene.Pos, func(*rules.Position) []rules.Refusal {
		return []rules.Refusal{
			{Option: rules.Option{Do: "square"}, Reasons: []rules.Reason{why}},
			{Option: rules.Option{Do: "strike", With: 7}, Reasons: []rules.Reason{why}},
		}
	})
	if all := b.t.game.Choice.Why.Replies(); len(all) != 1 || all[0].Option.Do != "square" {
		t.Errorf("barred are %+v", all)
	}
}
