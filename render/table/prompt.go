package table

import (
	"slices"

	"grognard/render/table/panel/prompt"
	"grognard/render/ui"
	"grognard/rules"
)

// prompt paints the bar on top: who, what, how to finish, and the buttons.
func (t *Table) prompt(c *ui.Ctx) {
	t.prompted(c, t.bar.Frame(c, prompt.Room{Bar: t.lay.Bar, Stripe: t.lay.Stripe, Map: t.lay.beside(t.lay.Map), Keep: t.lay.Standards}))
}

// lightAnswer lights on the map who is named by the answer whose button is pointed at, and whom the question is about if
// that is another: with the Commander who rides to a battalion, both.
func (t *Table) lightAnswer() {
	o, ok := t.bar.Pointed()
	q := t.game.Scene.Ask
	if !ok || q == nil {
		return
	}
	t.named = t.named[:0]
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && !slices.Contains(t.named, r) {
			t.named = append(t.named, r)
		}
	}
	if q.About != 0 && !slices.Contains(t.named, q.About) {
		t.named = append(t.named, q.About)
	}
	t.View.Light(t.named...)
}

// prompted carries out what the player does with the prompt bar.
func (t *Table) prompted(c *ui.Ctx, act prompt.Act) {
	t.Rule(act.Rule)
	if act.Shows != (rules.Option{}) {
		piece, _ := t.game.Choice.Variants.Pose(act.Shows)
		t.View.Shadow(c, &piece)
	}
	switch act.Does {
	case prompt.Nothing:
		if act.Points != (rules.Option{}) {
			t.game.Ahead.Odds.Glance(t.game.Scene.Pos, act.Points)
		}
		return
	case prompt.Pushes:
		t.do(c, t.game.Choice.Push(act.Option))
		return
	case prompt.Steps:
		t.game.Choice.ChangeAmount(act.N)
	case prompt.Orders:
		t.game.Match.DontAsk(t.game.Scene.Ask.Kind)
		t.commit(c, act.Option)
	case prompt.Stays:
		t.View.Board.ShowRef(t.game.Choice.Warning.Who()[0], c.In.Now)
		t.game.Choice.Warning.Drop()
	case prompt.Ends:
		t.game.Choice.Warning.Drop()
		t.commit(c, act.Option)
	case prompt.GoesOn:
		t.game.Pacing.GoOn()
	case prompt.Undoes:
		t.undo(c)
	case prompt.Redoes:
		t.game.Redo()
	case prompt.Keys:
		t.keyList.Open = !t.keyList.Open
	case prompt.Menu:
		t.call(t.deps.Menu)
	case prompt.Workshop:
		t.call(t.deps.Workshop)
	case prompt.Advises:
		t.advice.Turn()
	case prompt.Looks:
		t.game.Match.AskSeat()
	}
	c.Animate()
}
