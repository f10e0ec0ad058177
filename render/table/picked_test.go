package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/table/choice/refusal"
	"grognard/rules"
)

func TestThePromptSpeaksOfWhatIsPicked(t *testing.T) {
	b := moving(t)
	before := b.t.bar.Text()
	b.Click("piece.fr-ig")
	text := b.t.bar.Text()
	if text == before || !strings.Contains(text, b.t.game.Words.Name(b.t.game.Choice.Picks[0])) {
		t.Errorf("with %v in hand, %v left, live %v, the bar says %q", b.t.game.Choice.Picks, b.t.game.Choice.Left, b.t.game.Choice.Live, text)
	}
	b.Key("Escape")
	if got := b.t.bar.Text(); got != before {
		t.Errorf("with nothing in hand the bar says %q", got)
	}
}

func TestARefusalTellsWhoseAThingIs(t *testing.T) {
	b := moving(t)
	v := b.t.game.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != b.t.game.Scene.Ask.To.Other() || p.Ref == 0 {
			continue
		}
		b.t.game.Choice.Clear()
		if text := b.t.game.Words.Refusal(b.t.game.Choice, &refusal.Refusal{How: refusal.Foreign, Clicked: p.Ref}); !strings.Contains(text, b.t.game.Words.Name(p.Ref)) {
			t.Errorf("the refusal does not name the piece: %q", text)
		}
		return
	}
	t.Fatal("there is no enemy")
}

func TestEnterPushesTheMainButtonWhileARefusalIsShown(t *testing.T) {
	b, o := attacking(t)
	b.Click(b.t.game.Words.Keys.Region("card", o.With))
	b.Click(b.t.game.Words.Keys.Region("piece", o.At))
	b.Long()
	b.t.bar.Deny(&b.ui, rules.Reason{Rule: "MAN-1.3.4"})
	b.Key("Enter")
	b.Long()
	if q := b.m.Request(); q == nil || q.Kind == "combat.declare" {
		t.Error("Enter is dead while a refusal is shown")
	}
}

func TestAClickBesideSeveralPiecesAsksWhichOfThem(t *testing.T) {
	b := moving(t)
	for _, r := range b.t.game.Choice.Live {
		cell, piece := b.t.game.Scene.Cell(r)
		if !piece || cell == 0 {
			continue
		}
		act := b.t.game.Choice.Click(0, cell)
		if !b.t.game.Choice.IsPicked(r) && !slices.Contains(act.Refusal.Who, r) {
			t.Errorf("a click on the ground of %s comes to %+v", b.t.game.Words.Name(cell), act)
		}
		return
	}
	t.Fatal("nothing can be moved")
}
