package table

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/render/table/panel/prompt"
	"grognard/render/table/panel/standards"
)

// repaint paints the table once more as it has been laid out, without working out anything
// and with nothing done by the player.
func (b *battle) repaint() {
	t, l := b.t, &paint.List{}
	in := b.In
	b.ui.Begin(&in, l)
	c := &b.ui
	t.View.Paint(c)
	t.Standards.Frame(c, standards.Room{Sides: t.lay.Standards, Turn: t.lay.Turn, Cards: t.lay.Map})
	t.bar.Frame(c, prompt.Room{Bar: t.lay.Bar, Stripe: t.lay.Stripe, Map: t.lay.Map})
	t.Cards.Frame(c)
	t.offmap.Frame(c, t.lay.offMap)
	t.bar.Over(c)
	t.Look.Frame(c, t.lay.Inspect, t.View.Pointer.Cell)
	t.combat.Frame(c, t.theatre(c))
	t.Log.Frame(c, t.lay.Log, 0)
	t.View.Carry(c)
	t.combat.Carry(c, t.lay.Map)
	b.ui.End()
}

func TestWhatIsShownIsWorkedOutBeforeItIsPainted(t *testing.T) {
	b, o := attacking(t)
	k, odds := b.t.game.Choice, &b.t.game.Ahead.Odds
	b.Click(b.t.game.Words.Keys.Region("piece", o.Who))
	b.Click(b.t.game.Words.Keys.Region("card", o.With))
	targets, picks, weighed := slices.Clone(k.Targets), slices.Clone(k.Picks), odds.Option
	if len(targets) == 0 {
		t.Fatal("there is no target")
	}
	marks := len(b.t.View.Picture.Marks)
	k.Targets, b.t.View.Picture.Marks = nil, nil
	b.repaint()
	if len(k.Targets) > 0 || len(b.t.View.Picture.Marks) > 0 {
		t.Error("painting looks for targets or marks")
	}
	if !slices.Equal(k.Picks, picks) || k.Dragged != 0 || k.LossHeld || odds.Option != weighed || b.m.Request().Kind != "combat.declare" {
		t.Error("painting changes what is picked, carried or weighed")
	}
	if b.Tick(); !slices.Equal(k.Targets, targets) || len(b.t.View.Picture.Marks) != marks {
		t.Error("the next frame does not find them again")
	}
}

func TestNameplatesAreFoundBeforeTheyArePainted(t *testing.T) {
	b := tileDesk(t)
	all := slices.Clone(b.t.game.Choice.OffMap.Labels)
	if len(all) == 0 {
		t.Fatal("there are no nameplates")
	}
	b.t.game.Choice.OffMap.Labels = nil
	if b.repaint(); len(b.t.game.Choice.OffMap.Labels) > 0 {
		t.Error("painting looks for nameplates")
	}
	if b.Tick(); !slices.Equal(b.t.game.Choice.OffMap.Labels, all) {
		t.Error("the next frame does not find them again")
	}
}

func TestALossIsTakenInHandByTheTable(t *testing.T) {
	b := newStage(t, 1280, 720, fightView())
	b.t.game.Choice.LossHeld = true
	if b.repaint(); !b.t.game.Choice.LossHeld {
		t.Error("painting lets a loss go")
	}
	if b.Tick(); b.t.game.Choice.LossHeld || b.t.game.Scene.Ask != nil && b.t.game.Scene.Ask.Losses > 0 {
		t.Error("a loss stays in hand where none is to be given out")
	}
}
