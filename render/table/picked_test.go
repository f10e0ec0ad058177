package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/table/choice"
	"grognard/rules"
)

func TestThePromptSpeaksOfWhatIsPicked(t *testing.T) {
	b := moving(t)
	before := b.t.bar.Text()
	b.Click("piece.fr-ig")
	text := b.t.bar.Text()
	if text == before || !strings.Contains(text, b.t.words.Name(b.t.choice.Picks[0])) {
		t.Errorf("with %v in hand, %v left, live %v, the bar says %q", b.t.choice.Picks, b.t.choice.Left, b.t.choice.Live, text)
	}
	b.Key("Escape")
	if got := b.t.bar.Text(); got != before {
		t.Errorf("with nothing in hand the bar says %q", got)
	}
}

func TestARefusalTellsWhoseAThingIs(t *testing.T) {
	b := moving(t)
	v := b.t.scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != b.t.scene.Ask.To.Other() || p.Ref == 0 {
			continue
		}
		b.t.choice.Clear()
		if text := b.t.words.Refusal(b.t.choice, &choice.Refusal{How: choice.Foreign, Clicked: p.Ref}); !strings.Contains(text, b.t.words.Name(p.Ref)) {
			t.Errorf("the refusal does not name the piece: %q", text)
		}
		return
	}
	t.Fatal("there is no enemy")
}

func TestEnterPushesTheMainButtonWhileARefusalIsShown(t *testing.T) {
	b, o := attacking(t)
	b.Click(b.t.names.Region("card", o.With))
	b.Click(b.t.names.Region("piece", o.At))
	b.Long()
	b.t.bar.Deny(&b.ui, rules.Reason{Rule: "MAN-1.3.4"})
	b.Key("Enter")
	b.Long()
	if b.m.Request() != nil && b.m.Request().Kind == "combat.declare" {
		t.Error("Enter is dead while a refusal is shown")
	}
}

func TestAClickBesideSeveralPiecesAsksWhichOfThem(t *testing.T) {
	b := moving(t)
	for _, r := range b.t.choice.Live {
		cell, piece := b.t.scene.Cell(r)
		if !piece || cell == 0 {
			continue
		}
		act := b.t.choice.Click(0, cell)
		if !b.t.choice.IsPicked(r) && !slices.Contains(act.Refusal.Who, r) {
			t.Errorf("a click on the ground of %s comes to %+v", b.t.words.Name(cell), act)
		}
		return
	}
	t.Fatal("nothing can be moved")
}
