package table

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestWhileACardGivesOrdersItsSectionsAreLit(t *testing.T) {
	b := ordering(t)
	want := 0
	v := b.t.scene.View()
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
	if got := b.t.words.Blank(b.t.peek.shown(), b.t.peek.About); got != b.words.Word("ccn.overlay.command.blank") {
		t.Errorf("it says %q", got)
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
